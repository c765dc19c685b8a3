import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the page is laid out for a window of another size. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction((size) => size === null || (innerWidth === size.width && innerHeight === size.height), page.viewportSize());
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 4; frames += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    }
  });
}

/** What is wrong with how a table is laid out: things that lie over each other, that are cut, or too small to read. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element): string => {
      const card = element.closest('[data-card]')?.getAttribute('data-card') ?? '';
      const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 30);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''}${card && `[${card}]`} “${text}”`;
    };
    const scrolls = (flow: string): boolean => flow === 'auto' || flow === 'scroll';

    /** What can be seen of something: what is scrolled away does not lie over anything. */
    const seen = (element: Element): DOMRect | null => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (!scrolls(style.overflowX) && !scrolls(style.overflowY)) continue;
        const frame = around.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return right - left < 2 || bottom - top < 2 ? null : new DOMRect(left, top, right - left, bottom - top);
    };
    const shown = (element: Element): boolean =>
      element.closest('.visually-hidden, [inert], .peek, .coach') === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    // Panels, cards and buttons: each has its place.
    const things = [
      ...document.querySelectorAll('.board .panel, .prompt, .zone, .place > .whole, .board button, .board a, .prices h3, .piles, .slot'),
    ]
      .filter(shown)
      .flatMap((element) => {
        const box = seen(element);
        return box === null ? [] : [{ element, box }];
      });
    things.forEach(({ element, box }, index) => {
      if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
        found.push(`${name(element)} leaves the window`);
      for (const other of things.slice(index + 1)) {
        if (element.contains(other.element) || other.element.contains(element)) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const tall = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 1.5 && tall > 1.5)
          found.push(`${name(element)} and ${name(other.element)} overlap by ${wide.toFixed(0)}x${tall.toFixed(0)}`);
      }
    });

    // What stands on a card has room on it.
    for (const frame of document.querySelectorAll('.board .printed > .frame')) {
      if (!shown(frame)) continue;
      if (frame.scrollHeight > frame.clientHeight + 1 || frame.scrollWidth > frame.clientWidth + 1)
        found.push(
          `${name(frame)} is larger than its frame: ${frame.scrollWidth}x${frame.scrollHeight} of ${frame.clientWidth}x${frame.clientHeight}`,
        );
    }

    // No letters are too small: 11 pixels, the names of small cards 9, numbers on them as large.
    const walker = document.createTreeWalker(document.querySelector('.board') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || (node.textContent ?? '').trim() === '' || parent.closest('svg') !== null || !shown(parent)) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < (parent.closest('.card :is(.name, .cost)') === null ? 11 : 9))
        found.push(`${name(parent)} has letters of ${size.toFixed(1)} px`);
    }
    return [...new Set(found)];
  });
}

/** The cards whose text is to be read, of those on the display, in the hand and in one's own area, that show none. */
export function silentCards(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.zones .card.mini, .hand .card.mini, .home .areas .card.mini')].map(
      (card) => card.closest('[data-card]')?.getAttribute('data-card') ?? '',
    ),
  );
}

/** Expects that the question and the hand are in sight as a whole, and one's own area wherever the screen is higher than wide. */
export async function inSight(page: Page, what: string): Promise<void> {
  const upright = (await page.locator('.board.column').count()) > 0;
  for (const part of ['.prompt', '.bottom', ...(upright ? ['.home'] : [])]) {
    const box = await page.locator(part).boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    if (box === null) throw new Error(`${what}: there is no ${part}`);
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1, `${what}: ${part}`).toBe(true);
  }
}

interface Shifts {
  /** The sum of all shifts, as browsers measure them, and those that did not follow a click at once. */
  all: number;
  sudden: number;
  worst: string[];
}

declare global {
  interface Window {
    shifts?: Shifts;
  }
}

/** Notes from now on whatever changes its place on the table. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: Shifts = { all: 0, sudden: 0, worst: [] };
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        // What the ranking of a finished game does is not the table's.
        const within = (place: string): boolean =>
          shift.sources.some(({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest(place) != null);
        if (!within('.board') || within('dialog')) continue;
        shifts.all += shift.value;
        if (!shift.hadRecentInput) shifts.sudden += shift.value;
        if (shift.hadRecentInput) continue;
        const moved = shift.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const what = `${element?.tagName ?? ''}.${element?.getAttribute('class') ?? ''} “${(element?.textContent ?? '').trim().slice(0, 20)}”`;
          return `${what} ${[from.x, from.y, from.width, from.height].map(Math.round).join(' ')} to ${[to.x, to.y, to.width, to.height].map(Math.round).join(' ')}`;
        });
        shifts.worst.push(`${shift.value.toFixed(4)} ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
}

/** What has changed its place since then. */
export async function shifts(page: Page): Promise<Shifts> {
  const noted = await page.evaluate(() => window.shifts);
  if (noted === undefined) throw new Error('nobody watched');
  return { ...noted, worst: noted.worst.toSorted((one, two) => two.localeCompare(one)).slice(0, 12) };
}
