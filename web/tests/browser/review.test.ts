import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { accessible, fits } from './inspect';
import { NEAR_THE_END } from './near-the-end';
import { AT_ONCE, IN_HAND, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test('the end of a game leads to its review, and the review to every moment', async () => {
  const player = await stage.person({ settings: AT_ONCE });
  const { page } = player;
  await player.call('Ada');
  const table = await player.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
  await player.open(`/t/${table}`);
  await page.locator('.prompt').waitFor();
  await playOn(page, mouse, { seed: 2 });
  await page.getByRole('link', { name: 'Review this game' }).click();
  await page.waitForURL(`**/replay/${table}*`);

  const dialog = page.locator('dialog[open]');
  const chart = dialog.locator('svg[role="slider"]');
  await chart.waitFor({ timeout: 60_000 });
  const last = Number(await chart.getAttribute('aria-valuemax'));
  expect(last).toBeGreaterThan(4);
  await accessible(page, 'a review');
  // With the keyboard: to the end of the graph, and from there to the moment.
  await chart.focus();
  await page.keyboard.press('End');
  expect(await chart.getAttribute('aria-valuenow')).toBe(String(last));
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/^Step \d+, round \d+: .*%/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const slider = page.getByRole('slider');
  await expect.poll(() => slider.inputValue()).toBe(String(last - 1));
  // Decisions have a sign in the log.
  expect(await page.locator('.log .mark').count()).toBeGreaterThan(2);

  // With the mouse: a click on the graph goes to the moment.
  await page.getByRole('button', { name: 'Review' }).click();
  const box = await chart.boundingBox();
  if (box === null) throw new Error('the graph is not there');
  await page.mouse.click(box.x + box.width * 0.06, box.y + box.height * 0.5);
  await expect.poll(() => slider.inputValue()).toBe('0');

  const better = page.getByRole('button', { name: 'Show the better way' });
  await page.getByRole('button', { name: 'Review' }).click();
  await chart.waitFor();
  if ((await better.count()) > 0) {
    await better.first().click();
    await page.getByText(/^The better way, step 1 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect.poll(() => page.getByText(/^The better way/).count()).toBe(0);
  } else await page.keyboard.press('Escape');

  const { page: phone } = await stage.person({ ...IN_HAND, settings: AT_ONCE });
  await phone.goto(`${player.address}/replay/${table}#review`);
  await phone.locator('dialog[open] svg[role="slider"]').waitFor();
  await fits(phone, 'a review on a phone');
});

test('hints are off unless the table allows them, and then they are a move', async () => {
  const player = await stage.person({ settings: AT_ONCE });
  const { page } = player;
  await player.call('Ada');
  const plain = quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END);
  await player.open(`/t/${await player.makeTable(plain)}`);
  await page.locator('.prompt').waitFor();
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  const hinted = { ...plain, settings: { ...plain.settings, hints: true } };
  await player.open(`/t/${await player.makeTable(hinted)}`);
  await page.getByRole('button', { name: 'Hint' }).click();
  const play = page.getByRole('button', { name: 'Play this' }).first();
  await play.waitFor({ timeout: 30_000 });
  await accessible(page, 'a hint');
  await play.click();
  await page.locator('.log').getByText('You asked for a hint.').first().waitFor();
});

test('the puzzle of the day counts tries and plays its solution', async () => {
  const { page, address } = await stage.person({ settings: AT_ONCE });
  await page.goto(`${address}/puzzle`);
  await page.getByText('Find it!').waitFor();
  await accessible(page, 'a puzzle');
  await page.keyboard.press('Escape');
  expect(await page.locator('.opponent').first().innerText(), 'the rival has a name').not.toContain('Free seat');
  await page.getByRole('button', { name: 'Show the solution' }).click();
  const next = page.getByRole('button', { name: 'Next step' });
  await page.getByText(/^The solution, move 1 of \d+/).waitFor();
  while (await next.isEnabled()) {
    await next.click();
    await page.locator('.board[aria-busy="false"]').waitFor();
  }
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.locator('.prompt').waitFor();
  await fits(page, 'a puzzle');
});
