import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing wrong with what is shown. */
export async function accessible(page: Page, what: string): Promise<void> {
  // Something that is half transparent while it appears has no contrast yet.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
  await page.evaluate(AXE);
  const found = await page.evaluate(async (standards) => {
    const { axe } = window as unknown as { axe: { run: (options: unknown) => Promise<AxeResults> } };
    // An experiment of axe that wants the letters on a picture of a card, such as its cost, word for word in its name.
    const rules = { 'label-content-name-mismatch': { enabled: false } };
    const { violations } = await axe.run({ runOnly: standards, rules, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n  ${failureSummary ?? ''}`),
    );
  }, STANDARDS);
  expect(found, `${what}: axe`).toEqual([]);
}

/** Texts that are cut, or that stick out of what they belong to, or of the page. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide, the window ${innerWidth}`);

    const hidden = (element: Element): boolean =>
      element.closest('.visually-hidden, .points-in-flight, [inert]') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const name = (element: Element): string => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    // Letters may reach a little beyond their line; what is painted does not.
    const TOLERANCE = 2;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null || hidden(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const middle = (box.top + box.bottom) / 2;
        let sideways = false;
        let cut = '';
        for (
          let around: Element | null = parent;
          around !== null && around !== document.body && cut === '';
          around = around.parentElement
        ) {
          const style = getComputedStyle(around);
          if (style.display === 'inline' || style.display === 'contents') continue;
          const frame = around.getBoundingClientRect();
          const scrolls = (flow: string): boolean => flow === 'auto' || flow === 'scroll';
          // What can be scrolled or opened is not lost.
          const folded = around.querySelector(':scope > [aria-expanded="false"]') !== null;
          if (folded || scrolls(style.overflowX) || scrolls(style.overflowY)) {
            sideways = true;
            break;
          }
          const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
          const button = around.tagName === 'BUTTON' || around.tagName === 'A';
          const wide = box.left < frame.left - TOLERANCE || box.right > frame.right + TOLERANCE;
          const tall = middle < frame.top || middle > frame.bottom;
          if ((clips || button) && (wide || tall)) cut = `${clips ? 'cut by' : 'sticks out of'} ${name(around)}`;
          if (style.position === 'fixed') break;
        }
        if (cut === '' && !sideways && (box.left < -1 || box.right > innerWidth + 1)) cut = 'beyond the window';
        if (cut === '') continue;
        found.push(`“${text.slice(0, 60)}” in ${name(parent)}: ${cut}`);
        break;
      }
    }
    return found;
  });
}

/** Expects that no text is cut. */
export async function fits(page: Page, what: string): Promise<void> {
  expect(await overflowing(page), `${what}: texts that do not fit`).toEqual([]);
}

/** Expects that the whole table is on the screen at once: nothing has to be scrolled but the log. */
export async function onOneScreen(page: Page, what = ''): Promise<void> {
  const rest = await page.evaluate(() => {
    const boards = [document.documentElement, ...document.querySelectorAll('.board')];
    return Math.max(...boards.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  });
  expect(rest, `${what} pixels of the table below the window: ${await page.locator('.prompt').innerText()}`).toBeLessThan(2);
}
