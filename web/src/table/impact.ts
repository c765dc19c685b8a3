import { factsOf } from '../game/catalogue';
import type { Card, Event } from '../protocol';
import { inSight, scaleTo } from './flights';

/** How many pieces of its family fly up around a creature that lands. */
const MOTES = 14;
/** The share of a summoning after which the creature touches the ground. */
const TOUCH = 0.72;

/** Lets a creature land with weight: it rises out of the hand, falls, and what its family is made of flies up. */
export function summon(element: HTMLElement, card: Card, from: DOMRect, to: DOMRect, travel: number): void {
  const duration = travel * 1.75;
  const lands = inSight(element);
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const scale = scaleTo(from, to);
  const at = (share: number, lift: number, size: string | number): string =>
    `translate(${dx * share}px, ${dy * share - lift}px) scale(${size})`;
  element.animate(
    [
      { transform: at(1, 0, scale), transformOrigin: '0 0', zIndex: 30, easing: 'cubic-bezier(.2,.7,.3,1)' },
      { transform: at(0.1, to.height * 0.2, 1.14), transformOrigin: '0 0', zIndex: 30, offset: 0.5, easing: 'cubic-bezier(.7,0,1,.6)' },
      { transform: at(0, 0, 1), transformOrigin: '50% 50%', zIndex: 30, offset: TOUCH, easing: 'ease-out' },
      { transform: 'scale(.955)', transformOrigin: '50% 50%', zIndex: 30, offset: TOUCH + 0.08, easing: 'ease-out' },
      { transform: 'none', transformOrigin: '50% 50%', zIndex: 30 },
    ],
    { duration },
  );
  if (lands) burst(to, factsOf(card).family, duration * TOUCH);
}

/** The pause between two effects that follow each other, in milliseconds; as long as that between two tones. */
const APART = 110;

/** Lets the cards whose effects earn something rise one after the other, as their tones do. */
export function sing(events: readonly Event[], elementOf: (source: string) => HTMLElement | undefined): void {
  const sources = events.flatMap((event) => (event.event === 'points_earned' || event.event === 'stones_earned' ? [event.by] : []));
  sources.forEach((source, index) => {
    elementOf(source)?.animate(
      [
        { scale: 1, filter: 'none' },
        { scale: 1.07, filter: 'brightness(1.22)', offset: 0.3 },
        { scale: 1, filter: 'none' },
      ],
      { duration: 420, delay: index * APART, easing: 'ease-out' },
    );
  });
}

/** A ring of what a family is made of, around a place. */
export function burst(around: DOMRect, family: string, delay: number): void {
  const middle = { x: around.left + around.width / 2, y: around.top + around.height / 2 };
  const pieces: [HTMLElement, Keyframe[]][] = [];
  const ring = piece('landing-ring', family, middle, around.width * 1.3);
  pieces.push([
    ring,
    [
      { transform: 'scale(.55)', opacity: 0.9 },
      { transform: 'scale(1.15)', opacity: 0 },
    ],
  ]);
  for (let index = 0; index < MOTES; index += 1) {
    const angle = (index / MOTES) * 2 * Math.PI;
    // From the edge of the card outwards, farther at its long sides.
    const [x, y] = [Math.cos(angle) * around.width * 0.5, Math.sin(angle) * around.height * 0.5];
    const far = 1.28 + (index % 3) * 0.14;
    const mote = piece('mote', family, middle, 9);
    pieces.push([
      mote,
      [
        { transform: `translate(${x}px, ${y}px) rotate(0) scale(.4)`, opacity: 1 },
        { transform: `translate(${x * far}px, ${y * far - 10}px) rotate(${90 + index * 30}deg) scale(1.15)`, opacity: 0.95, offset: 0.5 },
        { transform: `translate(${x * far * 1.12}px, ${y * far * 1.08 + 12}px) rotate(${160 + index * 30}deg) scale(.3)`, opacity: 0 },
      ],
    ]);
  }
  for (const [element, frames] of pieces) {
    void element
      .animate(frames, { duration: 620, delay, easing: 'ease-out', fill: 'both' })
      .finished.catch(() => undefined)
      .finally(() => element.remove());
  }
}

function piece(kind: string, family: string, { x, y }: { x: number; y: number }, size: number): HTMLElement {
  const element = document.createElement('span');
  element.className = `${kind} flies`;
  element.dataset.family = family;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, { left: `${x - size / 2}px`, top: `${y - size / 2}px`, width: `${size}px`, height: `${size}px` });
  document.body.append(element);
  return element;
}

/** Lets everything arrive at once that is still on its way over the table: whoever clicks does not want to wait. */
export function arrive(): void {
  for (const animation of document.getAnimations()) {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    // What styles animate, such as what follows the mouse, is not on its way.
    if (animation instanceof CSSTransition || animation instanceof CSSAnimation || target === null) continue;
    if (target.matches('.flies, .stone-in-flight, .points-in-flight, [data-card], body > [inert]')) animation.finish();
  }
}
