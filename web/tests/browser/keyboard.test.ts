import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changed, dice, ranked, scene, still } from './hands';
import { AT_ONCE, useStage } from './stage';

const stage = useStage();

/** Where the focus is, and where something lit is. */
interface Here {
  options: number;
  lit: boolean;
  /** From the focus to the lit thing that is nearest to it; `null` if nothing is lit. */
  way: { dx: number; dy: number } | null;
  focused: boolean;
  canEnd: boolean;
}

function look(page: Page): Promise<Here> {
  return page.evaluate(() => {
    const middle = (element: Element): [number, number] => {
      const box = element.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const focus = document.activeElement;
    const focused = focus?.matches('[data-nav]') ?? false;
    const [x, y] = focused && focus !== null ? middle(focus) : [0, 0];
    const lit = [...document.querySelectorAll('.place.lit > .whole, .tile.lit')].map((element) => {
      const [a, b] = middle(element);
      return { dx: a - x, dy: b - y };
    });
    lit.sort((one, two) => Math.hypot(one.dx, one.dy) - Math.hypot(two.dx, two.dy));
    const end = [...document.querySelectorAll('.prompt .actions button:not(:disabled, [aria-disabled="true"])')];
    return {
      options: document.querySelectorAll('.prompt [data-option]').length,
      lit: focus?.matches('.place.lit > .whole, .tile.lit') ?? false,
      way: lit[0] ?? null,
      focused,
      canEnd: end.some((button) => button.querySelector('kbd')?.textContent === 'e'),
    };
  });
}

/** Goes to something lit with the arrows, as one does: towards it, and around if that does not help. */
async function walk(page: Page, roll: (sides: number) => number): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    const { lit, way, focused } = await look(page);
    if (lit || way === null) return;
    const sideways = Math.abs(way.dx) > Math.abs(way.dy) !== (steps > 8 && roll(3) === 0);
    const key = !focused ? 'ArrowRight' : sideways ? (way.dx > 0 ? 'ArrowRight' : 'ArrowLeft') : way.dy > 0 ? 'ArrowDown' : 'ArrowUp';
    await page.keyboard.press(key);
  }
  throw new Error('the arrows do not lead to what is lit');
}

test('a whole game with the keyboard only, from the start page to the ranking', async () => {
  const { page, ...person } = await stage.person({ settings: { ...AT_ONCE, autoForced: false } });
  await page.goto(person.address);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === 'Play') break;
  }
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Play');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/t/*');
  await page.getByRole('region', { name: 'The display' }).waitFor();

  const roll = dice(3);
  let [undone, escaped, deeds, idle] = [false, false, 0, Date.now()];
  while (!(await ranked(page))) {
    await still(page);
    const before = await scene(page);
    const here = await look(page);
    if (here.options > 0) {
      if (!escaped && here.way !== null) {
        // Esc takes a selection back.
        escaped = true;
        await page.keyboard.press('Escape');
        await changed(page, before);
        expect(await page.locator('.place.selected').count()).toBe(0);
        continue;
      }
      await page.keyboard.press(String(1 + roll(Math.min(9, here.options))));
    } else if (here.way !== null && (!here.canEnd || roll(5) > 0)) {
      await walk(page, roll);
      await page.keyboard.press('Enter');
    } else if (here.canEnd) await page.keyboard.press('e');
    else {
      if (Date.now() - idle > 20_000) throw new Error(`nothing to do: ${before}`);
      await page.waitForTimeout(20);
      continue;
    }
    await changed(page, before);
    [deeds, idle] = [deeds + 1, Date.now()];
    if (!undone && (await page.locator('.prompt .actions button:enabled', { hasText: 'Undo' }).count()) > 0) {
      undone = true;
      await page.keyboard.press('u');
      await page.locator('.log', { hasText: 'You undo' }).waitFor();
    }
  }
  expect(undone, 'a move was taken back').toBe(true);
  expect(deeds).toBeGreaterThan(20);
  // The dialog with the result has the focus, and Esc leads back to the table.
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await ranked(page)).toBe(false);
});
