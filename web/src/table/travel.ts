import { tick } from 'svelte';
import { travelTime } from '../app/settings.svelte';
import type { Card, Event, Update } from '../protocol';
import { EASE, place, scaleTo, seenBox, showPoints, showStones } from './flights';
import { sing, summon } from './impact';

/** Where the cards were before something happened. */
interface Before {
  boxes: Map<string, { box: DOMRect; element: HTMLElement }>;
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-card]')];
}

/** Where a card lies. Its place may be wider, because of what can be done with it. */
function boxOf(element: HTMLElement): DOMRect {
  return (element.querySelector('.whole') ?? element).getBoundingClientRect();
}

/** Remembers where everything lies. */
function look(): Before {
  return {
    boxes: new Map(cards().map((element) => [element.dataset.card ?? '', { box: boxOf(element), element }])),
  };
}

/** Where a card comes from that was not seen before. */
function origin(card: string, events: Event[]): string {
  for (const event of events) {
    if (!('card' in event) || event.card !== card) continue;
    if (event.event === 'summoned' || event.event === 'summoned_free') return `hand-${event.seat}`;
    if (event.event === 'took_from_discard') return 'discard';
    if (event.event === 'retrieved') return `shelter-${event.seat}`;
  }
  return 'draw';
}

/** Where a card went that is no longer seen. */
function destination(card: string, events: Event[]): string {
  for (const event of events.toReversed()) {
    if (!('card' in event) || event.card !== card) continue;
    if (event.event === 'tamed' || event.event === 'recovered' || event.event === 'retrieved') return `hand-${event.seat}`;
    if (event.event === 'sheltered') return `shelter-${event.seat}`;
    if (event.event === 'put_on_pile') return 'draw';
  }
  return 'discard';
}

/** Lets a card slide to where it is now. One that waits is not seen and cannot be touched before it sets out. */
function move(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay = 0): void {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const scale = scaleTo(from, to);
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30 };
  const end = { transform: 'none', transformOrigin: '0 0', zIndex: 30 };
  const frames: Keyframe[] =
    delay === 0
      ? [start, end]
      : [
          { ...start, opacity: 0 },
          { opacity: 1, offset: 0.1 },
          { ...end, opacity: 1 },
        ];
  const slide = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
  if (delay === 0) return;
  element.style.pointerEvents = 'none';
  void slide.finished.catch(() => undefined).finally(() => element.style.removeProperty('pointer-events'));
}

/** Lets a copy of something fly over the table and vanish. */
function fly(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  element.classList.remove('lit', 'selected');
  element.querySelector('.chips')?.remove();
  Object.assign(element.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    margin: '0',
    zIndex: '40',
    pointerEvents: 'none',
  });
  element.removeAttribute('data-card');
  element.inert = true;
  document.body.append(element);
  const scale = Math.max(0.15, to.width / Math.max(1, from.width));
  const [dx, dy] = [to.left - from.left, to.top - from.top];
  element
    .animate(
      [
        { transform: 'none', transformOrigin: '0 0', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(${Math.min(1, scale)})`, transformOrigin: '0 0', opacity: 0.35 },
      ],
      { duration, easing: EASE, fill: 'forwards' },
    )
    .finished.finally(() => element.remove());
}

/** How long the table rests between two rounds before the new cards are dealt, in milliseconds. */
export const BEAT = 650;

/** The cards that are dealt for a new round: they wait until the old one has ended. */
function dealtAnew(events: Event[]): Set<string> {
  const begun = events.findIndex(({ event }) => event === 'round_began');
  const dealt = begun < 0 ? [] : events.slice(begun).flatMap((event) => (event.event === 'revealed' ? [event.card] : []));
  return new Set(dealt);
}

/** Ends the rest between two rounds: whoever touches anything does not want to wait. */
export function hurry(): void {
  for (const animation of document.getAnimations()) {
    const waits = animation.effect?.getTiming().delay === BEAT;
    const card = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    if (!waits || !(card instanceof HTMLElement) || !card.matches('[data-card]')) continue;
    animation.finish();
    card.style.removeProperty('pointer-events');
  }
}

/** Called before an update is shown; lets everything travel from where it was to where it is. */
export function travel(before: Update | null, after: Update): void {
  const duration = travelTime();
  const events = after.entries.flatMap((entry) => entry.events ?? []);
  if (duration === 0 || before?.view == null || after.entries.length > 12 || document.hidden) return;
  const was = look();
  void tick().then(() => {
    const now = new Map(cards().map((element) => [element.dataset.card ?? '', element]));
    const dealt = dealtAnew(events);
    const summoned = new Set<string>(
      events.flatMap((event) => (event.event === 'summoned' || event.event === 'summoned_free' ? [event.card] : [])),
    );
    for (const [card, element] of now) {
      const box = boxOf(element);
      const from = was.boxes.get(card)?.box ?? place(origin(card, events));
      const far = from !== undefined && (Math.abs(from.left - box.left) > 2 || Math.abs(from.top - box.top) > 2);
      if (!far) continue;
      if (summoned.has(card)) summon(element, card as Card, from, box, duration);
      else move(element, from, box, duration, dealt.has(card) ? BEAT : 0);
    }
    for (const [card, { box, element }] of was.boxes) {
      if (now.has(card)) continue;
      const to = place(destination(card, events));
      if (to !== undefined) fly(element, box, to, duration);
    }
    const boxOfSource = (source: string): DOMRect | undefined => {
      const element = now.get(source);
      return element === undefined ? (was.boxes.get(source)?.box ?? place('draw')) : seenBox(element);
    };
    sing(events, (source) => now.get(source));
    showPoints(events, boxOfSource, duration);
    showStones(events, boxOfSource, duration);
  });
}
