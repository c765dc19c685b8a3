import { expect, test } from 'vitest';
import { changed, mouse, playOn, scene } from './hands';
import { AT_ONCE, useStage } from './stage';

const stage = useStage();

test('two people play a whole game at one device, and nobody sees the hand of the other', async () => {
  const { page, ...host } = await stage.person({ settings: AT_ONCE });
  await page.goto(host.address);
  await page.getByText('More options').click();
  await page.getByLabel('Seat 2').fill('Teo');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // Others should know who plays with them.
  await page.locator('dialog[open]').getByRole('textbox').fill('Ada');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/t/*');

  const passedTo = new Set<string>();
  const cover = page.locator('.cover');
  // As long as all hands are empty there is nothing to hide: everybody marks cards at the same screen.
  for (let marks = 0; marks < 4; marks += 1) {
    await page.locator('.prompt.mine').waitFor();
    expect(await cover.count()).toBe(0);
    const before = await scene(page);
    await page.locator('.zones .lit > .whole').first().click();
    await changed(page, before);
  }
  await playOn(page, mouse, {
    seed: 5,
    first: async () => {
      if (!(await cover.isVisible())) return false;
      expect(await page.locator('[data-card]').count(), 'nothing of the table is there while the device is passed on').toBe(0);
      const heading = await cover.getByRole('heading').innerText();
      passedTo.add(heading);
      await cover.getByRole('button').click();
      // A question with one answer is answered by itself: then the device may already be passed on again.
      await page
        .locator('.prompt.mine')
        .or(cover.getByRole('heading').filter({ hasNotText: heading }))
        .waitFor();
      return true;
    },
  });
  expect([...passedTo].filter((heading) => heading.includes('Teo')).length).toBe(1);
  expect(passedTo.size).toBe(2);
  expect(await page.locator('dialog .ranking li').count()).toBe(2);
  expect(await page.locator('dialog .ranking').innerText()).toContain('Teo');
});
