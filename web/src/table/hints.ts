import type { Entry, Move, Update } from '../protocol';
import type { MessageId } from '../words/language.svelte';

/** What a hint looks at: the table now, and which events happened to the learner so far. */
export interface Lesson {
  update: Update;
  /** The names of the events of the learner's own seat, up to now. */
  mine: ReadonlySet<string>;
}

/** Those that there are messages for. */
type Titled<Id> = Id extends `coach-${infer Name}-title` ? Name : never;
export type HintId = Titled<MessageId>;

/** The ids of the hints, each with the moment at which it helps. The first that fits is shown. */
export interface Hint {
  id: HintId;
  when: (lesson: Lesson) => boolean;
}

const asks = ({ update: { view, you } }: Lesson): string | null =>
  view?.asked != null && view.asked.seat === you ? view.asked.question : null;

const offers = ({ update: { turn } }: Lesson, verb: Move['verb']): boolean => turn?.moves.some(({ move }) => move.verb === verb) ?? false;

const marked = ({ update: { view, you } }: Lesson): number => view?.display.filter(({ marker }) => marker === you).length ?? 0;

/** The questions that belong to the course of a round; all others come from cards. */
const PLAIN = new Set(['take_tile', 'hunt', 'act', 'resolve', 'keep_stones']);

export const HINTS: readonly Hint[] = [
  { id: 'over', when: ({ update }) => update.stage === 'over' },
  { id: 'keep', when: (lesson) => asks(lesson) === 'keep_stones' },
  { id: 'asks', when: (lesson) => !PLAIN.has(asks(lesson) ?? 'act') },
  { id: 'tile', when: (lesson) => asks(lesson) === 'take_tile' },
  { id: 'welcome', when: (lesson) => lesson.update.view !== null && lesson.update.view.round === 1 && lesson.update.stage !== 'over' },
  { id: 'vale', when: (lesson) => asks(lesson) === 'hunt' && marked(lesson) === 0 },
  { id: 'hunt', when: (lesson) => asks(lesson) === 'hunt' && marked(lesson) === 0 },
  { id: 'second', when: (lesson) => marked(lesson) === 2 },
  { id: 'act', when: (lesson) => asks(lesson) === 'act' && marked(lesson) === 2 },
  { id: 'stones', when: (lesson) => lesson.mine.has('sold') },
  { id: 'hand', when: (lesson) => lesson.mine.has('tamed') },
  { id: 'summon', when: (lesson) => asks(lesson) === 'act' && offers(lesson, 'summon') },
  { id: 'effects', when: (lesson) => lesson.mine.has('summoned') },
  { id: 'why-not', when: (lesson) => asks(lesson) === 'act' && marked(lesson) === 0 && (lesson.update.turn?.refused.length ?? 0) > 0 },
  { id: 'end-turn', when: (lesson) => asks(lesson) === 'act' && offers(lesson, 'end') },
  { id: 'others', when: (lesson) => lesson.update.view?.phase === 'action' && lesson.update.view.turn !== lesson.update.you },
  { id: 'resolve', when: (lesson) => asks(lesson) === 'resolve' },
  { id: 'round', when: (lesson) => (lesson.update.view?.round ?? 1) > 1 },
  { id: 'end', when: (lesson) => (lesson.update.view?.round ?? 1) > 1 },
  { id: 'alone', when: (lesson) => (lesson.update.view?.round ?? 1) > 1 && asks(lesson) === 'act' },
];

/** The hint that helps now, of those that were not given yet. */
export function hintFor(lesson: Lesson, given: ReadonlySet<string>): Hint | undefined {
  return HINTS.find(({ id, when }) => !given.has(id) && when(lesson));
}

/** The names of the events of a seat in entries. */
export function eventsOf(seat: number | null, entries: readonly Entry[]): string[] {
  return entries
    .flatMap((entry) => entry.events ?? [])
    .filter((event) => 'seat' in event && event.seat === seat)
    .map(({ event }) => event);
}
