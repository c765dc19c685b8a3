import { tick } from 'svelte';
import { travelTime } from '../lib/settings.svelte';
import type { Event, Update } from '../protocol';

/** Where the cards were before something happened. */
interface Before {
  boxes: Map<string, { box: DOMRect; element: HTMLElement }>;
}

const EASE = 'cubic-bezier(.3,.7,.2,1)';

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-card]')];
}

function place(name: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
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
  }
  return 'draw';
}

/** Where a card went that is no longer seen. */
function destination(card: string, events: Event[]): string {
  for (const event of events.toReversed()) {
    if (!('card' in event) || event.card !== card) continue;
    if (event.event === 'tamed' || event.event === 'recovered' || event.event === 'retrieved') return `hand-${event.seat}`;
    if (event.event === 'put_on_pile') return 'draw';
  }
  return 'discard';
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Animation {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const scale = from.width / Math.max(1, to.width);
  return element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
    ],
    { duration, easing: EASE },
  );
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

/** A number that rises from a score. */
function rise(seat: number, points: number): void {
  const box = place(`score-${seat}`);
  if (box === undefined) return;
  const note = document.createElement('span');
  note.className = 'points-in-flight';
  note.textContent = points > 0 ? `+${points}` : `−${-points}`;
  note.setAttribute('aria-hidden', 'true');
  Object.assign(note.style, { left: `${box.left}px`, top: `${box.top}px` });
  document.body.append(note);
  note
    .animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0, transform: 'translateY(-34px)' }], { duration: 1300, easing: 'ease-out' })
    .finished.finally(() => note.remove());
}

/** Stones that fly from a card to a player. */
function throwStones(stones: string, from: DOMRect, seat: number, duration: number): void {
  const to = place(`stones-${seat}`);
  if (to === undefined) return;
  [...stones].slice(0, 6).forEach((letter, index) => {
    const stone = document.createElement('span');
    stone.className = `stone-in-flight ${letter}`;
    stone.setAttribute('aria-hidden', 'true');
    Object.assign(stone.style, { left: `${from.left + from.width / 2 + index * 8}px`, top: `${from.top + from.height / 2}px` });
    document.body.append(stone);
    const [dx, dy] = [to.left - from.left - from.width / 2, to.top - from.top - from.height / 2];
    stone
      .animate([{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px)` }], { duration: duration * 1.3, delay: index * 50, easing: EASE, fill: 'both' })
      .finished.finally(() => stone.remove());
  });
}

/** Called before an update is shown; lets everything travel from where it was to where it is. */
export function travel(before: Update | null, after: Update): void {
  const duration = travelTime();
  const events = after.entries.flatMap((entry) => entry.events ?? []);
  if (duration === 0 || before?.view == null || after.entries.length > 12 || document.hidden) return;
  const was = look();
  void tick().then(() => {
    const now = new Map(cards().map((element) => [element.dataset.card ?? '', element]));
    for (const [card, element] of now) {
      const box = boxOf(element);
      const from = was.boxes.get(card)?.box ?? place(origin(card, events));
      if (from !== undefined && (Math.abs(from.left - box.left) > 2 || Math.abs(from.top - box.top) > 2)) move(element, from, box, duration);
    }
    for (const [card, { box, element }] of was.boxes) {
      if (now.has(card)) continue;
      const to = place(destination(card, events));
      if (to !== undefined) fly(element, box, to, duration);
    }
    for (const event of events) {
      if (event.event === 'points_earned') rise(event.seat, event.points);
      if (event.event === 'points_lost') rise(event.seat, -event.points);
      if (event.event === 'sold' || event.event === 'stones_earned') {
        const source = event.event === 'sold' ? event.card : event.by;
        const from = now.get(source)?.getBoundingClientRect() ?? was.boxes.get(source)?.box ?? place('draw');
        if (from !== undefined) throwStones(event.stones, from, event.seat, duration);
      }
    }
  });
}
