import type { Card, Entry, Move, Update } from '../protocol';
import { nameOf } from '../words/cards';
import { t, type MessageId } from '../words/language.svelte';

/** What a hint looks at: the table now, and which events happened to the learner so far. */
export interface Lesson {
  update: Update;
  /** The names of the events of the learner's own seat, up to now. */
  mine: ReadonlySet<string>;
}

/** Those that there are messages for. */
type Titled<Id> = Id extends `coach-${infer Name}-title` ? Name : never;
export type HintId = Titled<MessageId>;

/** What the coach says, when, and what it speaks of. */
export interface Hint {
  id: HintId;
  when: (lesson: Lesson) => boolean;
  text: (lesson: Lesson) => string;
  /** The selector of the one thing at the table that is lit, if there is one. */
  lit?: (lesson: Lesson) => string | undefined;
  /** Is it about something to be done? Then it stays until that is done; all others are there to be read. */
  deed?: boolean;
}

/** The creature that the guided deal is about in round 1: its cost is 2, and its active effect brings points. */
export const FIRST_CREATURE: Card = 'nessie';

const asks = ({ update: { view, you } }: Lesson): string | null =>
  view?.asked != null && view.asked.seat === you ? view.asked.question : null;

const round = ({ update: { view } }: Lesson): number => view?.round ?? 1;

/** The cards that a move of this kind is offered for. */
function offered({ update: { turn } }: Lesson, verb: 'hunt' | 'sell' | 'tame' | 'summon' | 'use'): Card[] {
  return (turn?.moves ?? []).flatMap(({ move }) => {
    if (move.verb !== verb) return [];
    return [move.verb === 'summon' ? move.what.card : (move.what as Card)];
  });
}

const offers = ({ update: { turn } }: Lesson, verb: Move['verb']): boolean => turn?.moves.some(({ move }) => move.verb === verb) ?? false;

const marked = ({ update: { view, you } }: Lesson): number => view?.display.filter(({ marker }) => marker === you).length ?? 0;

/** The card that is sold in round 1: not the one that the lesson is about. */
const forSale = (lesson: Lesson): Card | undefined => offered(lesson, 'sell').find((card) => card !== FIRST_CREATURE);

/** A card that one might think of, but that cannot be summoned now. */
function outOfReach({ update: { turn } }: Lesson): Card | undefined {
  const move = turn?.refused.map(({ move }) => move).find(({ verb }) => verb === 'summon');
  return move?.verb === 'summon' ? move.what.card : undefined;
}

/** The first card that the learner has summoned. */
function summoned({ update: { view, you } }: Lesson): Card | undefined {
  return view?.players.find(({ seat }) => seat === you)?.area[0];
}

const card = (id: Card | undefined): string | undefined => (id === undefined ? undefined : `[data-card="${id}"]`);
const named = (id: Card | undefined): string => (id === undefined ? '' : nameOf(id));
const QUESTION = '.prompt';
const END_TURN = '.prompt .actions > button:last-of-type';

/** The questions that belong to the course of a round; all others come from cards. */
const PLAIN = new Set(['take_tile', 'hunt', 'act', 'resolve', 'keep_stones']);

/** The lessons. The first that fits and was not given yet is shown. */
export const HINTS: readonly Hint[] = [
  { id: 'over', when: ({ update }) => update.stage === 'over', text: () => t('coach-over') },
  { id: 'keep', when: (lesson) => asks(lesson) === 'keep_stones', text: () => t('coach-keep'), lit: () => QUESTION, deed: true },
  { id: 'asks', when: (lesson) => !PLAIN.has(asks(lesson) ?? 'act'), text: () => t('coach-asks'), lit: () => QUESTION, deed: true },
  {
    id: 'welcome',
    when: (lesson) => round(lesson) === 1 && asks(lesson) === 'hunt' && marked(lesson) === 0,
    text: () => t('coach-welcome'),
    lit: () => QUESTION,
  },
  {
    id: 'vale',
    when: (lesson) => round(lesson) === 1 && asks(lesson) === 'hunt' && marked(lesson) === 0,
    text: () => t('coach-vale'),
    lit: () => '.zones',
  },
  {
    id: 'hunt',
    when: (lesson) => round(lesson) === 1 && offered(lesson, 'hunt').includes(FIRST_CREATURE),
    text: () => t('coach-hunt', { card: named(FIRST_CREATURE) }),
    lit: () => card(FIRST_CREATURE),
    deed: true,
  },
  {
    id: 'second',
    when: (lesson) => round(lesson) === 1 && marked(lesson) === 1 && offers(lesson, 'hunt'),
    text: (lesson) => t('coach-second', { card: named(offered(lesson, 'hunt')[0]) }),
    lit: (lesson) => card(offered(lesson, 'hunt')[0]),
    deed: true,
  },
  {
    id: 'sell',
    when: (lesson) => round(lesson) === 1 && forSale(lesson) !== undefined,
    text: (lesson) => t('coach-sell', { card: named(forSale(lesson)) }),
    lit: (lesson) => card(forSale(lesson)),
    deed: true,
  },
  {
    id: 'stones',
    when: ({ mine }) => mine.has('sold'),
    text: () => t('coach-stones'),
    lit: ({ update }) => `[data-place="stones-${update.you}"]`,
  },
  {
    id: 'tame',
    when: (lesson) => round(lesson) === 1 && offered(lesson, 'tame').includes(FIRST_CREATURE),
    text: () => t('coach-tame', { card: named(FIRST_CREATURE) }),
    lit: () => card(FIRST_CREATURE),
    deed: true,
  },
  {
    id: 'change',
    when: (lesson) => round(lesson) === 1 && offered(lesson, 'summon').includes(FIRST_CREATURE),
    text: () => t('coach-change', { card: named(FIRST_CREATURE) }),
    lit: () => card(FIRST_CREATURE),
    deed: true,
  },
  {
    id: 'effects',
    when: ({ mine }) => mine.has('summoned'),
    text: () => t('coach-effects'),
    lit: (lesson) => card(summoned(lesson)),
  },
  {
    id: 'resolve',
    when: (lesson) => asks(lesson) === 'resolve',
    text: () => t('coach-resolve'),
    lit: (lesson) => card(offered(lesson, 'use')[0]),
    deed: true,
  },
  {
    id: 'end',
    when: (lesson) => lesson.mine.has('used') || round(lesson) > 1,
    text: () => t('coach-end'),
    lit: ({ update }) => `[data-place="score-${update.you}"]`,
  },
  { id: 'round', when: (lesson) => round(lesson) > 1, text: () => t('coach-round'), lit: () => '.home .land' },
  {
    id: 'pick',
    when: (lesson) => round(lesson) === 2 && asks(lesson) === 'hunt',
    text: () => t('coach-pick'),
    lit: () => '.zones',
    deed: true,
  },
  {
    id: 'act',
    when: (lesson) => round(lesson) === 2 && asks(lesson) === 'act' && marked(lesson) > 0,
    text: () => t('coach-act'),
    lit: (lesson) => card(offered(lesson, 'sell')[0] ?? offered(lesson, 'tame')[0]),
    deed: true,
  },
  {
    id: 'summon',
    when: (lesson) => round(lesson) === 2 && asks(lesson) === 'act' && offers(lesson, 'summon'),
    text: () => t('coach-summon'),
    lit: (lesson) => card(offered(lesson, 'summon')[0]),
    deed: true,
  },
  {
    id: 'why-not',
    when: (lesson) => round(lesson) > 1 && asks(lesson) === 'act' && marked(lesson) === 0 && outOfReach(lesson) !== undefined,
    text: () => t('coach-why-not'),
    lit: (lesson) => card(outOfReach(lesson)),
  },
  {
    id: 'end-turn',
    when: (lesson) => round(lesson) <= 2 && asks(lesson) === 'act' && offers(lesson, 'end'),
    text: () => t('coach-end-turn'),
    lit: () => END_TURN,
    deed: true,
  },
  {
    id: 'others',
    when: ({ update }) => update.view?.round === 1 && update.view.phase === 'action' && update.view.turn !== update.you,
    text: () => t('coach-others'),
    lit: () => '.opponent',
    deed: true,
  },
  { id: 'alone', when: (lesson) => round(lesson) > 2, text: () => t('coach-alone') },
];

/** The hint that helps now, of those that were not given yet. */
export function hintFor(lesson: Lesson, given: ReadonlySet<string>): Hint | undefined {
  return HINTS.find(({ id, when }) => !given.has(id) && when(lesson));
}

/** The names of the events of a seat in entries, without those of moves that were taken back. */
export function eventsOf(seat: number | null, entries: readonly Entry[]): string[] {
  const undone = new Set(entries.flatMap((entry) => (entry.what === 'undone' ? [entry.undone] : [])));
  return entries
    .filter(({ seq }) => !undone.has(seq))
    .flatMap((entry) => entry.events ?? [])
    .filter((event) => 'seat' in event && event.seat === seat)
    .map(({ event }) => event);
}
