import { colourOf, letterOf, letters, type StoneLetter } from '../game/stones';
import type { Event, Seat, Source, Stones } from '../protocol';

export const EASE = 'cubic-bezier(.3,.7,.2,1)';

/** Where something is. What is scrolled away is at the edge behind which it lies: nothing flies over the question because of it. */
export function seenBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const frame = element.closest('.scroll')?.getBoundingClientRect();
  if (frame === undefined) return box;
  const half = box.height / 2;
  return new DOMRect(box.left, Math.max(frame.top - half, Math.min(box.top, frame.bottom - half)), box.width, box.height);
}

/** Is at least half of something in sight? */
export const inSight = (element: Element): boolean => Math.abs(seenBox(element).top - element.getBoundingClientRect().top) < 1;

/** Where something of this name is on the screen. */
export function place(name: string): DOMRect | undefined {
  const found = document.querySelector(`[data-place="${name}"]`);
  return found === null ? undefined : seenBox(found);
}

/** Stones that go from a card to a player, or away from a player. */
export interface Flight {
  seat: Seat;
  way: 'to' | 'from';
  stones: Stones;
  /** The card or tile at the other end; none if stones are just lost. */
  source: Source | null;
}

/** The flights of stones that an event brings about. */
export function flightsOf(event: Event): Flight[] {
  switch (event.event) {
    case 'sold':
      return [{ seat: event.seat, way: 'to', stones: event.stones, source: event.card }];
    case 'stones_earned':
      return [{ seat: event.seat, way: 'to', stones: event.stones, source: event.by }];
    case 'summoned':
    case 'removed':
      return [{ seat: event.seat, way: 'from', stones: event.paid, source: event.card }];
    case 'stones_paid':
    case 'stones_spent':
      return [{ seat: event.seat, way: 'from', stones: event.stones, source: event.by }];
    case 'stones_kept':
      return [{ seat: event.seat, way: 'from', stones: event.lost, source: null }];
    case 'stones_exchanged':
      return [
        { seat: event.seat, way: 'from', stones: event.gave, source: event.by },
        { seat: event.seat, way: 'to', stones: event.took, source: event.by },
      ];
    case 'stone_upgraded':
      return [
        { seat: event.seat, way: 'from', stones: letterOf(event.from), source: event.by },
        { seat: event.seat, way: 'to', stones: letterOf(event.to), source: event.by },
      ];
    default:
      return [];
  }
}

/** More stones than this are not shown one by one. */
const MANY = 6;
/** The pause between two stones, in milliseconds. */
const APART = 50;

interface Point {
  x: number;
  y: number;
}

const middle = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

function throwStone(letter: StoneLetter, from: Point, to: Point, timing: KeyframeAnimationOptions, fades: boolean): void {
  const stone = document.createElement('span');
  stone.className = `stone-in-flight ${letter}`;
  stone.setAttribute('aria-hidden', 'true');
  Object.assign(stone.style, { left: `${from.x - 11}px`, top: `${from.y - 11}px` });
  document.body.append(stone);
  const end = { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px)`, opacity: fades ? 0.2 : 1 };
  void stone
    .animate([{ transform: 'none', opacity: 1 }, end], { ...timing, easing: EASE, fill: 'both' })
    .finished.finally(() => stone.remove());
}

/** Lets stones fly. One that is earned shows in its socket when it arrives there. */
export function showStones(events: readonly Event[], boxOf: (source: string) => DOMRect | undefined, duration: number): void {
  const claimed = new Set<Element>();
  for (const { seat, way, stones, source } of events.flatMap(flightsOf)) {
    const sockets = place(`stones-${seat}`);
    if (sockets === undefined) continue;
    const home = { x: sockets.left + 11, y: sockets.top + sockets.height / 2 };
    const box = source === null ? undefined : boxOf(source);
    letters(stones)
      .slice(0, MANY)
      .forEach((letter, index) => {
        const timing = { duration: duration * 1.3, delay: index * APART };
        const start = { x: home.x + index * 22, y: home.y };
        if (way === 'from') throwStone(letter, start, box === undefined ? { x: start.x, y: start.y + 40 } : middle(box), timing, true);
        else if (box !== undefined) {
          const held = [...document.querySelectorAll(`[data-place="stones-${seat}"] .stone.${colourOf(letter)}`)];
          const socket = held.findLast((stone) => !claimed.has(stone));
          if (socket !== undefined) {
            claimed.add(socket);
            socket.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], { duration: timing.duration + timing.delay });
          }
          throwStone(letter, middle(box), socket === undefined ? home : middle(socket.getBoundingClientRect()), timing, false);
        }
      });
  }
}

/** Shows points that are earned or lost as a number: it flies from the card that brings them to the score, which stays readable. */
export function showPoints(events: readonly Event[], boxOf: (source: string) => DOMRect | undefined, duration: number): void {
  let count = 0;
  for (const event of events) {
    if (event.event !== 'points_earned' && event.event !== 'points_lost') continue;
    const points = event.event === 'points_earned' ? event.points : -event.points;
    rise(event.seat, points, boxOf(event.by), duration, count * APART * 2);
    count += 1;
  }
}

function rise(seat: Seat, points: number, source: DOMRect | undefined, travel: number, delay: number): void {
  const score = document.querySelector(`[data-place="score-${seat}"]`);
  if (score === null) return;
  const box = seenBox(score);
  const note = document.createElement('span');
  note.className = 'points-in-flight';
  note.textContent = points > 0 ? `+${points}` : `−${-points}`;
  note.setAttribute('aria-hidden', 'true');
  document.body.append(note);
  // Scores at the right edge of their panel have their room on the left.
  const room = score.closest('section')?.getBoundingClientRect().right ?? innerWidth;
  const left = box.right + 6 + note.offsetWidth < room ? box.right + 6 : box.left - note.offsetWidth - 6;
  const top = box.top + (box.height - note.offsetHeight) / 2;
  Object.assign(note.style, { left: `${left}px`, top: `${top}px` });
  const from = source === undefined ? { x: left, y: top } : middle(source);
  const start = `translate(${from.x - left - note.offsetWidth / 2}px, ${from.y - top}px)`;
  const duration = 900 + travel * 1.6;
  const arrived = (travel * 1.6) / duration;
  void note
    .animate(
      [
        { transform: `${start} scale(.6)`, opacity: 0 },
        { transform: `${start} scale(1.25)`, opacity: 1, offset: arrived * 0.25, easing: EASE },
        { transform: 'none', opacity: 1, offset: arrived },
        { transform: 'none', opacity: 1, offset: arrived + (1 - arrived) * 0.55 },
        { transform: 'translateY(-34px)', opacity: 0 },
      ],
      { duration, delay, fill: 'backwards' },
    )
    .finished.catch(() => undefined)
    .finally(() => note.remove());
}

/** What makes a box as large as another one: cards are not equally high everywhere. */
export function scaleTo(from: DOMRect, to: DOMRect): string {
  return `${from.width / Math.max(1, to.width)}, ${from.height / Math.max(1, to.height)}`;
}
