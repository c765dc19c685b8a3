import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, playOn, still } from './hands';
import { AT_ONCE, IN_HAND, useStage } from './stage';

const stage = useStage();

/** Which hint is shown; nothing if there is none. */
const hint = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.coach')?.getAttribute('data-hint') ?? null);

/** Waits until another hint is shown, or none. */
async function otherHint(page: Page, before: string): Promise<string | null> {
  await page.waitForFunction((before) => document.querySelector('.coach')?.getAttribute('data-hint') !== before, before, {
    timeout: 15_000,
  });
  return hint(page);
}

/** Looks whether the coach keeps off what it speaks of. */
async function keepsOff(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(200);
  const covered = await page.evaluate(() => {
    const boxes = ['.coach.open', '.spotlight'].map((selector) =>
      [...document.querySelectorAll(selector)].map((found) => found.getBoundingClientRect()),
    );
    const [[note], lights] = boxes as [DOMRect[], DOMRect[]];
    if (note === undefined) return { lights: lights.length, area: 0, asked: 0, outside: false };
    const over = (light: DOMRect): number =>
      Math.max(0, Math.min(note.right, light.right) - Math.max(note.left, light.left) - 8) *
      Math.max(0, Math.min(note.bottom, light.bottom) - Math.max(note.top, light.top) - 8);
    const outside = note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight;
    const question = document.querySelector('.prompt')?.getBoundingClientRect();
    const asked = question === undefined ? 0 : over(question);
    return { lights: lights.length, area: lights.reduce((sum, light) => sum + over(light), 0), asked, outside };
  });
  expect(covered.lights, `${what}: at most one thing is lit`).toBeLessThanOrEqual(1);
  // The whole display may leave no room beside it for these, which are long.
  if (what !== 'pick' && what !== 'round') expect(covered.area, `${what}: the coach covers what it speaks of`).toBe(0);
  expect(covered.asked, `${what}: the coach covers the question`).toBe(0);
  expect(covered.outside, `${what}: the coach is on the screen`).toBe(false);
}

/** The lessons of the first round, each with what to do. */
const DEEDS: Record<string, string> = {
  hunt: '.zones [data-card="nessie"] .whole',
  second: '.zones .place.lit .whole',
  sell: '.zones [data-card]:not([data-card="nessie"]) .chips button:first-child',
  tame: '.zones [data-card="nessie"] .chips button:last-child',
  change: '.hand [data-card="nessie"] .chips button',
  'end-turn': '.prompt .actions > button:last-of-type',
  resolve: '.home [data-card="nessie"] .whole',
};

/** Does what the coach says until a hint comes; tells which hints there were. */
async function follow(page: Page, until: string): Promise<string[]> {
  const heard: string[] = [];
  for (let now = await hint(page); now !== until;) {
    if (now === null || now === 'others') {
      now = await otherHint(page, now ?? '');
      continue;
    }
    heard.push(now);
    await keepsOff(page, now);
    const deed = DEEDS[now];
    await still(page);
    if (deed === undefined) await page.locator('.coach .primary').click();
    else await page.locator(deed).first().click();
    now = await otherHint(page, now);
  }
  return heard;
}

const FIRST_ROUND = ['welcome', 'vale', 'hunt', 'second', 'sell', 'stones', 'tame', 'change', 'effects', 'end-turn', 'resolve'];

test('the guided game teaches a newcomer by what happens in it, and can be left and resumed', async () => {
  const { page, ...newcomer } = await stage.person({ settings: AT_ONCE });
  await page.goto(newcomer.address);
  await page.getByRole('link', { name: /New here/ }).click();
  const start = page.getByRole('button', { name: 'Start your first game' });
  await start.click();
  await page.waitForURL('**/t/*');
  await page.locator('.coach.placed').waitFor();
  const table = page.url();
  expect(await follow(page, 'tame')).toEqual(FIRST_ROUND.slice(0, 6));

  // Left in the middle, and found again: the same table, and nothing is told twice.
  await page.goto(`${newcomer.address}/learn`);
  await start.click();
  await page.waitForURL(table);
  await page.locator('.coach.placed[data-hint="tame"]').waitFor();
  expect(await follow(page, 'end')).toEqual(FIRST_ROUND.slice(6));
  const score = async (): Promise<string> => (await page.locator('.home .score').innerText()).trim();
  expect(await score(), 'one point at the start, two by the effect').toMatch(/^3/);

  // What was said can be heard again.
  await page.locator('.coach').getByRole('button', { name: 'Back' }).click();
  expect(await hint(page)).toBe('resolve');
  await page.locator('.coach .primary').click();
  expect(await follow(page, 'pick')).toEqual(['end', 'round']);

  // From here on everybody plays as they like, and the coach speaks up when something new comes.
  const heard = new Set<string>();
  await playOn(page, mouse, {
    first: async () => {
      const now = await hint(page);
      if (now === null || heard.has(now)) return false;
      heard.add(now);
      await keepsOff(page, now);
      if ((await page.locator('.coach .primary').count()) === 0) return false;
      await page.locator('.coach .primary').click();
      return true;
    },
    until: async () => heard.has('alone'),
  });
  expect([...heard]).toContain('act');
});

for (const locale of ['fr-FR', 'it-IT']) {
  test(`the guided game teaches the same in ${locale}`, async () => {
    const { page, ...newcomer } = await stage.person({ settings: AT_ONCE, locale });
    await page.goto(`${newcomer.address}/learn`);
    await page.locator('.start .primary').click();
    await page.locator('.coach.placed').waitFor();
    expect(await follow(page, 'end')).toEqual(FIRST_ROUND);
    expect(await page.locator('.coach').innerText(), 'no text is missing').not.toMatch(/coach-|\{|\$/);
  });
}

test('on a phone the coach keeps off what it speaks of, too', async () => {
  const { page, ...newcomer } = await stage.person({ settings: AT_ONCE, ...IN_HAND });
  await page.goto(`${newcomer.address}/learn`);
  await page.locator('.start .primary').tap();
  await page.locator('.coach.placed').waitFor();
  for (const [id, taps] of [
    ['welcome', ['.coach .primary']],
    ['vale', ['.coach .primary']],
    ['hunt', ['.zones [data-card="nessie"] .whole', '.prompt [data-option]']],
    ['second', ['.zones .place.lit .whole', '.prompt [data-option]']],
    ['sell', ['.zones .place.lit:not([data-card="nessie"]) .whole', '.prompt [data-option="1"]']],
    ['stones', ['.coach .primary']],
  ] as const) {
    await page.locator(`.coach[data-hint="${id}"]`).waitFor();
    await still(page);
    await keepsOff(page, id);
    for (const tap of taps) {
      await page.waitForTimeout(400);
      await page.locator(tap).first().tap();
    }
    await otherHint(page, id);
  }
  expect(await hint(page)).toBe('tame');
});
