import { expect, test } from 'vitest';
import { deed, dice, mouse, ranked, scene } from './hands';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';
import { NEAR_THE_END } from './near-the-end';

const stage = useStage();

test('two browsers meet by a link, one is loaded again in the middle of a decision, and both see the end', async () => {
  const settings = { ...AT_ONCE, autoForced: false };
  const [host, friend] = [await stage.person({ settings }), await stage.person({ settings })];
  await host.call('Ada');
  const table = await host.makeTable(quickTable({ players: 2 }, ['me', 'open'], NEAR_THE_END));
  await host.open(`/t/${table}`);
  await host.page.getByRole('button', { name: /invite/i }).click();
  const found = await host.page.waitForFunction(() =>
    [...document.querySelectorAll('input')].map(({ value }) => value).find((value) => value.includes('/join#')),
  );
  const invitation = String(await found.jsonValue());

  await friend.page.goto(invitation);
  await friend.page.getByRole('textbox').first().fill('Bo');
  await friend.page.getByRole('textbox').first().press('Enter');
  await friend.page.waitForURL(`**/t/${table}`);
  await friend.page.getByRole('checkbox').first().check();
  await host.page.getByRole('button', { name: /start/i }).click();
  await Promise.all([host, friend].map(({ page }) => page.getByRole('region', { name: 'The display' }).waitFor()));

  const rolls = [dice(11), dice(12)];
  let reloaded = false;
  const end = Date.now() + 180_000;
  while (!((await ranked(host.page)) && (await ranked(friend.page)))) {
    expect(Date.now()).toBeLessThan(end);
    let moved = false;
    for (const [index, { page }] of [host, friend].entries()) {
      const selected = (await page.locator('.prompt.mine [data-option]').count()) > 0;
      if (selected && !reloaded && index === 1) {
        // In the middle of a decision: after the reload the same question stands.
        reloaded = true;
        const asked = async () => (await page.locator('.prompt .ask').innerText()).trim();
        await page.keyboard.press('Escape');
        const before = await asked();
        await page.reload();
        await page.locator('.prompt.mine').waitFor();
        expect(await asked()).toBe(before);
      }
      if (!(await ranked(page)) && (await deed(page, mouse, rolls[index] ?? dice(1)))) moved = true;
    }
    if (!moved) await host.page.waitForTimeout(25);
  }
  expect(reloaded, 'a page was loaded again').toBe(true);
  // Both read the same, but each of them is "You" to themselves.
  const result = async ({ page }: typeof host, name: string) =>
    (await page.locator('dialog .ranking').innerText()).replaceAll(/\s+/g, ' ').replace('You', name);
  expect(await result(host, 'Ada')).toBe(await result(friend, 'Bo'));
  expect(await scene(host.page)).toContain('The game is over.');

  // One of them wants another game, and the other is told.
  await friend.page.getByRole('button', { name: 'Play again' }).click();
  await host.page.getByRole('button', { name: 'Join the next game' }).click();
  await host.page.waitForURL((address) => !address.pathname.endsWith(table));
  await friend.page.waitForURL(host.page.url());
});
