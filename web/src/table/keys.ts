import type { Source } from '../protocol';
import type { MessageId } from '../words/language.svelte';

/** What keys can do at the table. */
export interface Deeds {
  undo: () => void;
  end: () => void;
  log: () => void;
  help: () => void;
  cancel: () => void;
  inspect: (source: Source) => void;
}

/** The keys with their meaning, for the help: the id of a message for each. */
export const KEYS: readonly (readonly [string, Extract<MessageId, `key-${string}`>])[] = [
  ['← ↑ → ↓', 'key-arrows'],
  ['Enter', 'key-enter'],
  ['1 … 9', 'key-digits'],
  ['Esc', 'key-escape'],
  ['u', 'key-undo'],
  ['e', 'key-end'],
  ['i', 'key-inspect'],
  ['l', 'key-log'],
  ['?', 'key-help'],
];

type Direction = 'left' | 'right' | 'up' | 'down';
const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Is the person writing, or is there a dialog, which has keys of its own? */
export function elsewhere(target: EventTarget | null): boolean {
  const writes = target instanceof Element && target.closest('input, textarea, select, [role="slider"]') !== null;
  return writes || document.querySelector('dialog[open]') !== null;
}

/** Carries out what a key means. */
export function onkey(event: KeyboardEvent, deeds: Deeds): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return;
  const direction = ARROWS[event.key];
  if (direction !== undefined) {
    event.preventDefault();
    step(direction);
  } else if (event.repeat) {
    // A key that is held too long must not answer the next question, too.
    if (event.key === 'Enter') event.preventDefault();
  } else if (/^[1-9]$/.test(event.key)) {
    document.querySelector<HTMLButtonElement>(`[data-option="${event.key}"], [data-digit="${event.key}"]`)?.click();
  } else if (event.key === 'Escape') deeds.cancel();
  else if (event.key === 'u') deeds.undo();
  else if (event.key === 'e') deeds.end();
  else if (event.key === 'l') deeds.log();
  else if (event.key === '?') deeds.help();
  else if (event.key === 'i') {
    const source = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card;
    if (source !== undefined) deeds.inspect(source as Source);
  }
}

/** How far a box lies in a direction; nothing if it does not. Things that lie aside count as farther. */
export function distance(from: DOMRect, to: DOMRect, direction: Direction): number | undefined {
  const [dx, dy] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
  const aside = direction === 'left' || direction === 'right' ? Math.abs(dy) : Math.abs(dx);
  return ahead < 4 ? undefined : ahead + aside * 2.5;
}

/** Moves the focus to the next thing on the table in this direction. Lit things first, if nothing has the focus. */
function step(direction: Direction): void {
  const things = [...document.querySelectorAll<HTMLElement>('[data-nav]')].filter(
    (thing) => thing.offsetParent !== null && thing.closest('[inert]') === null,
  );
  const here =
    document.activeElement instanceof HTMLElement && document.activeElement.matches('[data-nav]') ? document.activeElement : undefined;
  if (here === undefined) {
    (things.find((thing) => thing.closest('.lit:not(.aside)') !== null) ?? things[0])?.focus();
    return;
  }
  const from = here.getBoundingClientRect();
  let best: { thing: HTMLElement; far: number } | undefined;
  for (const thing of things) {
    const far = thing === here ? undefined : distance(from, thing.getBoundingClientRect(), direction);
    if (far !== undefined && (best === undefined || far < best.far)) best = { thing, far };
  }
  best?.thing.focus();
}
