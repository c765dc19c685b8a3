import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** How long the table may take to show something new after a deed. */
const TIMEOUT = 12_000;
/** No game has nearly as many decisions. */
const MAX_DEEDS = 900;

/** Something at the table that invites a player to touch it. */
interface Target {
  what: 'option' | 'card' | 'end';
  label: string;
  x: number;
  y: number;
  /** Is it there, and not covered by anything? */
  free: boolean;
}

/** How a table looks to a player: when this changes, something has happened. Nothing if it still looks as it did before. */
function look(before: string | null): string {
  const of = (selector: string): string => [...document.querySelectorAll(selector)].map((found) => found.textContent ?? '').join('|');
  const lit = [...document.querySelectorAll('.lit')].map((found) => found.closest('[data-card]')?.getAttribute('data-card')).join();
  const selected = document.querySelector('.selected')?.getAttribute('data-card') ?? '';
  const pressed = document.querySelectorAll('[data-option][aria-pressed="true"]').length;
  const options = `${of('[data-option]')} ${pressed}`;
  const now = [of('.prompt .ask'), options, lit, selected, document.querySelectorAll('.log li').length, of('.score'), of('dialog h2')];
  return now.join(' / ') === before ? '' : now.join(' / ');
}

export function scene(page: Page): Promise<string> {
  return page.evaluate(look, null);
}

/** Waits until the table looks otherwise. */
export async function changed(page: Page, before: string): Promise<void> {
  if (!(await changes(page, before))) throw new Error(`nothing happens: ${before}`);
}

/** The page itself looks: asking it from here over and over costs more than all that it does. */
async function changes(page: Page, before: string): Promise<boolean> {
  return page.waitForFunction(look, before, { polling: 20, timeout: TIMEOUT }).then(
    () => true,
    () => false,
  );
}

/** Why a touch may have had no effect: what lies there, whether the table waits for the server, and what another touch does. */
async function unanswered(page: Page, touch: Touch, target: Target, before: string): Promise<string> {
  const there = await page.evaluate(({ x, y }) => {
    const top = document.elementFromPoint(x, y);
    const busy = document.querySelector('.board')?.getAttribute('aria-busy');
    return `${top?.outerHTML.slice(0, 120)}, busy: ${busy}, focus: ${document.activeElement?.className}`;
  }, target);
  await touch(page, target);
  const again = (await changes(page, before)) ? 'works' : 'has no effect either';
  const { label, x, y } = target;
  return `“${label.slice(0, 80)}” touched at ${x}, ${y}: nothing happens. There: ${there}. A second touch ${again}. ${before}`;
}

/** Is the game over, with its ranking on the screen? */
export function ranked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('dialog[open] .ranking') !== null);
}

/** What the table offers: the options of the prompt, else lit cards and tiles, and the end of the turn. */
function targets(page: Page): Promise<Target['what'][]> {
  return page.evaluate(() => {
    const options = document.querySelectorAll('.prompt [data-option]').length;
    if (options > 0) return Array.from({ length: options }, () => 'option' as const);
    const cards = [...document.querySelectorAll('.place.lit > .whole, .tile.lit')].filter((card) => card.closest('[inert]') === null);
    const ends = [...document.querySelectorAll('.prompt .actions button:not(:disabled, [aria-disabled="true"])')];
    const end = ends.filter((button) => button.querySelector('kbd')?.textContent === 'e');
    return [...cards.map(() => 'card' as const), ...end.map(() => 'end' as const)];
  });
}

/** Scrolls to one of the targets, as a player does, and says where it is. */
function aim(page: Page, number: number): Promise<Target | null> {
  return page.evaluate((number) => {
    const options = [...document.querySelectorAll('.prompt [data-option]')];
    const cards = [...document.querySelectorAll('.place.lit > .whole, .tile.lit')].filter((card) => card.closest('[inert]') === null);
    const ends = [...document.querySelectorAll('.prompt .actions button:not(:disabled, [aria-disabled="true"])')];
    const all = options.length > 0 ? options : [...cards, ...ends.filter((button) => button.querySelector('kbd')?.textContent === 'e')];
    const element = all[number];
    if (element === undefined) return null;
    // What lies at the edge of the screen may be covered by the hand. The hand itself moves sideways only, and shows the
    // upper part of its cards; a large one on a phone that is held sideways moves up.
    const before = element.getBoundingClientRect();
    const hand = element.closest('.bottom ul');
    if (hand !== null) {
      hand.scrollLeft += before.left + before.width / 2 - innerWidth / 2;
      if (hand.closest('.low') !== null) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    } else if (before.top < 60 || before.bottom > innerHeight - 160) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const look = (): { x: number; y: number; free: boolean } => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + (hand === null ? box.height / 2 : Math.min(30, box.height / 2))];
      const top = document.elementFromPoint(x, y);
      return { x, y, free: element.contains(top) };
    };
    // Whoever sees that the bar covers it scrolls a little further, down or up.
    let seen = look();
    if (!seen.free && hand === null) {
      // On small screens the table scrolls above the question.
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      seen = look();
    }
    for (const further of [110, -220]) {
      if (seen.free || hand !== null) break;
      scrollBy({ top: further, behavior: 'instant' });
      seen = look();
    }
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return { what: options.length > 0 ? 'option' : 'card', label, ...seen };
  }, number);
}

/** Numbers that look random and are the same each time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** A way to touch things. */
export type Touch = (page: Page, target: Target) => Promise<void>;

/** Each click is told as one of its own, however soon it follows the one before. */
export const mouse: Touch = (page, { x, y }) => page.mouse.click(x, y);
/** A finger takes its time: two touches at once are a double click, of which only the first counts. */
export const finger: Touch = async (page, target) => {
  await page.waitForTimeout(350);
  await apart(page, target);
  await page.touchscreen.tap(target.x, target.y);
};

/** Waits until what was done last is shown, and no card travels over the table any more. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.board[aria-busy="true"]') === null, undefined, { polling: 20 });
  await page.evaluate(async () => {
    const cards = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('[data-card]'));
    await Promise.allSettled(cards.map((animation) => animation.finished));
  });
}

/** Is a card on its way over the table? Whoever clicks where it has not arrived touches something else. */
function travelling(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) => playState === 'running' && effect instanceof KeyframeEffect && effect.target?.matches('[data-card]'),
      ),
  );
}

/** One deed of a player who touches anything that is lit. False if there is nothing to do. */
export async function deed(page: Page, touch: Touch, roll: (sides: number) => number): Promise<boolean> {
  await still(page);
  const before = await scene(page);
  const offered = await targets(page);
  if (offered.length === 0) return false;
  // Whoever has something else to do does not end the turn, most of the time.
  const others = offered.flatMap((what, index) => (what === 'end' ? [] : [index]));
  const all = offered.map((_, index) => index);
  const among = others.length > 0 && (others.length === all.length || roll(5) > 0) ? others : all;
  const number = among[roll(among.length)] ?? 0;
  let target = await aim(page, number);
  // A card may have begun to travel meanwhile; it arrives soon.
  for (let tries = 0; tries < 20 && target !== null && (!target.free || (await travelling(page))); tries += 1) {
    await page.waitForTimeout(100);
    target = await aim(page, number);
  }
  if (target === null) return true;
  expect(target.free, `“${target.label.slice(0, 80)}” can be touched`).toBe(true);
  await touch(page, target);
  if (!(await changes(page, before))) throw new Error(await unanswered(page, touch, target, before));
  return true;
}

/** Where and when each page was last touched. */
const touched = new WeakMap<Page, { x: number; y: number; at: number }>();

/** Two quick taps at one place are a double tap, whose second half the table rightly ignores: waits until it is over. */
async function apart(page: Page, { x, y }: Target): Promise<void> {
  const last = touched.get(page);
  const wait = last !== undefined && Math.hypot(x - last.x, y - last.y) < 80 ? last.at + 700 - Date.now() : 0;
  if (wait > 0) await page.waitForTimeout(wait);
  touched.set(page, { x, y, at: Date.now() });
}

interface Course {
  seed?: number;
  /** When to stop before the end of the game. */
  until?: () => Promise<boolean>;
  /** What to do after each deed. */
  each?: () => Promise<void>;
  /** What may have to be done before one can go on. True if something was done. */
  first?: () => Promise<boolean>;
}

/** Plays until the final ranking is shown, or until something else is true. */
export async function playOn(page: Page, touch: Touch, options: Course = {}): Promise<number> {
  const roll = dice(options.seed ?? 1);
  let idle = Date.now();
  for (let deeds = 0; deeds < MAX_DEEDS;) {
    if ((await ranked(page)) || (await options.until?.())) return deeds;
    if (await options.first?.()) idle = Date.now();
    else if (await deed(page, touch, roll)) {
      deeds += 1;
      idle = Date.now();
      await options.each?.();
    } else if (Date.now() - idle > TIMEOUT * 2) throw new Error(`nothing to do for a long time: ${await scene(page)}`);
    else await page.waitForTimeout(15);
  }
  throw new Error('the game does not end');
}
