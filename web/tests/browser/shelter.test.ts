import { expect, test } from 'vitest';
import { accessible, fits } from './inspect';
import { faults, settled } from './measure';
import { situation } from './situations';
import { AT_ONCE, IN_HAND, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

/** A table for three with a sheltered card for each. */
async function withShelters(viewport: { width: number; height: number }) {
  const person = await stage.person({ ...IN_HAND, viewport, settings: AT_ONCE });
  await person.call('Ada');
  const position = situation({ players: 3, round: 5, tiles: true });
  const table = await person.makeTable(quickTable(position.options, ['me', { bot: 0 }, { bot: 0 }], position));
  await person.open(`/t/${table}`);
  await person.page.locator('.prompt.mine').waitFor();
  await settled(person.page);
  return person.page;
}

test.each([
  { viewport: { width: 320, height: 568 } },
  { viewport: { width: 390, height: 844 } },
  { viewport: { width: 844, height: 390 } },
  { viewport: { width: 768, height: 1024 } },
])('the shelter opens below the question on $viewport.width x $viewport.height, and its cards can be read', async ({ viewport }) => {
  const page = await withShelters(viewport);
  const note = page.locator('.note');
  for (const whose of ['.home', '.opponent >> nth=0']) {
    const stack = page.locator(whose).locator('.stack');
    await stack.scrollIntoViewIfNeeded();
    await stack.tap();
    await note.waitFor();
    expect(await stack.getAttribute('aria-expanded')).toBe('true');
    const [opened, question] = [await note.boundingBox(), await page.locator('.prompt').boundingBox()];
    expect(opened?.y ?? 0, 'below the question').toBeGreaterThanOrEqual((question?.y ?? 0) + (question?.height ?? 0));
    expect(await note.locator('[data-card]').count()).toBe(1);
    const lying = await note.locator('[data-card]').boundingBox();
    expect((lying?.y ?? 0) + (lying?.height ?? 0), 'a whole card').toBeLessThanOrEqual((opened?.y ?? 0) + (opened?.height ?? 0));
    expect(await faults(page)).toEqual([]);
    await fits(page, `the shelter of ${whose}`);
    if (whose === '.home') await accessible(page, 'an open shelter');

    // A card of it says what it does, and closing that leads back to the shelter.
    const card = note.locator('[data-card] > .whole');
    const name = await note.locator('[data-card]').getAttribute('data-card');
    await card.tap();
    await note.locator('p').first().waitFor();
    expect((await note.innerText()).length, `${name} can be read`).toBeGreaterThan(20);
    await note.getByRole('button', { name: 'Close' }).tap();
    await note.locator('[data-card]').waitFor();
    await note.getByRole('button', { name: 'Close' }).tap();
    await note.waitFor({ state: 'detached' });
    expect(await stack.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('.bottom .hand').isVisible()).toBe(true);
  }
});

test('the shelter opens and closes with the keyboard, which stays where it was', async () => {
  const page = await withShelters({ width: 768, height: 1024 });
  const [stack, note] = [page.locator('.home .stack'), page.locator('.note')];
  const focused = (): Promise<boolean> => stack.evaluate((element) => element === document.activeElement);
  await stack.focus();
  await page.keyboard.press('Enter');
  await note.waitFor();
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  expect(await focused(), 'after Escape').toBe(true);

  await page.keyboard.press('Enter');
  await note.waitFor();
  await note.locator('[data-card] > .whole').focus();
  await page.keyboard.press('Enter');
  await note.locator('p').first().waitFor();
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  expect(await focused(), 'after Escape on a card of the shelter').toBe(true);

  await page.keyboard.press('Enter');
  await note.getByRole('button', { name: 'Close' }).press('Enter');
  await note.waitFor({ state: 'detached' });
  expect(await focused(), 'after the button').toBe(true);
});
