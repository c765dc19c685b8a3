import { expect, test } from 'vitest';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test('creatures that were summoned in a finished game are in the album', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  await person.open('/album');
  await page.getByText('0 of 98').waitFor();

  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 0 }]));
  await person.connect(table);
  await person.send(table, { start: {} });
  const summoned = new Set<string>();
  let kept = false;
  const deadline = Date.now() + 90_000;
  for (;;) {
    const { stage: at, turn } = await person.see(table);
    if (at === 'over') break;
    expect(Date.now()).toBeLessThan(deadline);
    // Whoever sells every other card, and summons as soon as they can, has many creatures soon.
    const offers = turn?.moves ?? [];
    const wanted = (verb: string) => offers.find(({ move }) => move.verb === verb);
    const settled = wanted(kept ? 'sell' : 'tame');
    if (settled !== undefined) kept = !kept;
    const offer = wanted('summon') ?? settled ?? offers.find(({ move }) => move.verb !== 'end') ?? offers[0];
    if (offer === undefined) await page.waitForTimeout(10);
    else {
      if (offer.move.verb === 'summon') summoned.add(offer.move.what.card);
      await person.send(table, { play: { move: offer.move } });
    }
  }
  expect(summoned.size).toBeGreaterThan(0);
  await person.disconnect(table);

  await person.open('/');
  await page.getByRole('link', { name: /Album/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Album' }).waitFor();
  await page.locator('main .card').first().waitFor();
  const shown = await page.locator('main .card').count();
  expect(shown).toBeGreaterThanOrEqual(summoned.size);
  await page.getByText(`${shown} of 98`).waitFor();
  for (const card of summoned) expect(await page.locator(`main a[href="/cards/${card}"] .card`).count(), card).toBe(1);
  await page.locator(`main a[href="/cards/${[...summoned][0] ?? ''}"]`).click();
  await page.locator('dialog[open]').waitFor();
});
