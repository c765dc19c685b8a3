import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { AT_ONCE, useStage } from './stage';

const stage = useStage();

test('the coach plays a first round with a newcomer, and explains each thing once', async () => {
  const { page, ...newcomer } = await stage.person({ settings: AT_ONCE });
  await page.goto(newcomer.address);
  await page.getByRole('link', { name: /New here/ }).click();
  await page.getByRole('button', { name: 'Start your first game' }).click();
  await page.waitForURL('**/t/*#learn');

  const coach = page.getByRole('region', { name: 'Coach' });
  const title = coach.getByRole('heading');
  await title.waitFor();
  const explained: string[] = [];
  await playOn(page, mouse, {
    // Whoever listens reads everything that is said before the next move.
    first: async () => {
      if ((await title.count()) === 0) return false;
      const said = (await title.innerText()).trim();
      expect(explained, 'each thing is explained once').not.toContain(said);
      explained.push(said);
      await coach.getByRole('button', { name: 'Got it' }).click();
      await page.waitForFunction((said) => document.querySelector('.coach h2')?.textContent?.trim() !== said, said);
      return true;
    },
    until: async () => explained.includes('A new round'),
  });
  expect(explained.slice(0, 5)).toEqual(['Welcome to the vale!', 'This is the display', 'Mark a card', 'Your second card', 'Your turn']);
  // What else there is to explain in a first round depends on the cards.
  expect(explained.length).toBeGreaterThan(6);

  // What was said can be heard again.
  await coach
    .getByRole('button', { name: 'Back' })
    .or(coach.getByRole('button', { name: 'Explain again' }))
    .first()
    .click();
  expect(explained).toContain((await title.innerText()).trim());
});
