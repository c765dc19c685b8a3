import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { still } from './hands';
import { NEAR_THE_END } from './near-the-end';
import { useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

/** Carries a card with the mouse; what happens on the way is looked at before it is dropped. */
async function carry(page: Page, card: string, to: string, onTheWay?: () => Promise<void>): Promise<void> {
  const middle = async (selector: string): Promise<[number, number]> => {
    const box = await page.locator(selector).boundingBox();
    if (box === null) throw new Error(`there is no ${selector}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await still(page);
  await page.mouse.move(...(await middle(`[data-card="${card}"] > .whole`)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 6 });
  await onTheWay?.();
  await page.mouse.up();
}

test('cards are carried to where they should go', async () => {
  const person = await stage.person({ settings: { animations: 'fast', bots: 'instant', sounds: false } });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 0 }], NEAR_THE_END));
  await person.open(`/t/${table}`);
  await page.locator('.prompt.mine').waitFor();
  const log = page.locator('.log');

  // Where nothing can be done with it, a card goes back.
  await carry(page, 'tidal', '.rounds');
  await carry(page, 'tidal', '.land');
  expect(await log.innerText()).not.toContain('Tidal');
  expect((await page.locator('[data-card="tidal"]').getAttribute('style')) ?? '').not.toContain('translate');

  await carry(page, 'tidal', '.discard', async () => {
    const ready = await page.locator('.ready').evaluateAll((places) => places.map((place) => place.getAttribute('data-drop')));
    expect(ready.toSorted(), 'what lights up while the card is carried').toEqual(['sell remove', 'tame']);
  });
  await log.getByRole('listitem').filter({ hasText: 'You sell' }).waitFor();
  await page.keyboard.press('u');
  await log.getByRole('listitem').filter({ hasText: 'You undo' }).waitFor();
  await page.locator('.zones [data-card="tidal"]').waitFor();

  await carry(page, 'tidal', 'section.hand');
  await log.getByRole('listitem').filter({ hasText: 'You tame' }).waitFor();
  await carry(page, 'hydra', '.land');
  await log.getByRole('listitem').filter({ hasText: 'You summon' }).waitFor();
  expect(await page.locator('.prompt .ask').innerText()).toContain('Hydra');
});
