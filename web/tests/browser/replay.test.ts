import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { accessible, fits } from './inspect';
import { NEAR_THE_END } from './near-the-end';
import { AT_ONCE, IN_HAND, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test('a finished game can be looked at again, and a moment of it be shared', async () => {
  const player = await stage.person({ settings: AT_ONCE });
  const { page } = player;
  await player.call('Ada');
  const table = await player.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
  await player.open(`/t/${table}`);
  await page.locator('.prompt').waitFor();
  await playOn(page, mouse, { seed: 2 });
  await page.locator(`a[href="/replay/${table}"]`).click();
  await page.waitForURL(`**/replay/${table}*`);

  const slider = page.getByRole('slider');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(4);
  const at = async (): Promise<number> => Number(await slider.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBe(1);
  await slider.fill('3');
  await expect.poll(at).toBe(3);
  // What lies below the mouse is shown beside the log.
  await page.mouse.move(1, 1);
  const seen = await page.locator('.board').innerText();
  await accessible(page, 'a replay');
  // Every line of the log leads to its step, also those that are still to come.
  await page.locator('.log li[data-seq="5"] .jump').first().click();
  await expect.poll(at).toBe(5);
  await page.locator('.log li[data-seq="3"] .jump').first().click();
  await expect.poll(at).toBe(3);

  await page.getByRole('button', { name: 'Share this moment' }).click();
  const shared = await page.locator('dialog[open] input').inputValue();
  expect(shared).toBe(`${player.address}/replay/${table}#3`);
  await accessible(page, 'sharing');

  // Somebody else, who has never been here, follows the link.
  const friend = await stage.person({ settings: AT_ONCE });
  await friend.page.goto(shared);
  await friend.page.getByRole('slider').waitFor();
  await expect.poll(() => friend.page.getByRole('slider').inputValue()).toBe('3');
  await expect.poll(() => friend.page.locator('.board').innerText()).toBe(seen);
  await friend.page.keyboard.press('End');
  await expect.poll(() => friend.page.getByRole('slider').inputValue()).toBe(String(last));
  expect(await friend.page.locator('.lit').count()).toBe(0);

  const { page: phone } = await stage.person({ ...IN_HAND, settings: AT_ONCE });
  await phone.goto(shared);
  await phone.getByRole('slider').waitFor();
  await fits(phone, 'a replay on a phone');
});
