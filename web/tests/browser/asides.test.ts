import { expect, test } from 'vitest';
import { NEAR_THE_END } from './near-the-end';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

/** What a clock shows. */
const TIME = /\d:\d\d/;

test('points that are earned stand beside the score for a moment, and it stays readable', async () => {
  const person = await stage.person({ settings: { animations: 'normal', bots: 'instant', sounds: false } });
  const { page } = person;
  await person.call('Ada');
  const [, other] = NEAR_THE_END.players;
  const position = { ...NEAR_THE_END, players: [{ score: 31, stones: 'P', hand: ['mud_slime'], area: ['imp'] }, other] };
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 0 }], position));
  await person.open(`/t/${table}`);
  await page.locator('.hand [data-card="mud_slime"] .chips button').click();
  const noted = await page.waitForFunction(
    () => {
      const [note, score] = [document.querySelector('.points-in-flight'), document.querySelector('[data-place="score-1"] strong')];
      if (note === null || score === null) return null;
      const [one, two] = [note.getBoundingClientRect(), score.getBoundingClientRect()];
      const apart = one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
      return { text: note.textContent, hidden: note.getAttribute('aria-hidden'), apart };
    },
    undefined,
    { polling: 20, timeout: 15_000 },
  );
  expect(await noted.jsonValue()).toEqual({ text: '+6', hidden: 'true', apart: true });
  await page.locator('.points-in-flight').waitFor({ state: 'detached' });
});

test('a reason that stands alone is a sentence', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 0 }], NEAR_THE_END));
  await person.open(`/t/${table}`);
  expect(await person.page.locator('.prompt .why').innerText()).toBe('Your marker is still on a card: sell it or tame it first.');
});

test('whoever is asked is not timed before their own eyes, but the others see how long they wait', async () => {
  const [asked, waits] = [await stage.person({ settings: AT_ONCE }), await stage.person({ settings: AT_ONCE })];
  await asked.call('Ada');
  await waits.call('Bo');
  const table = await asked.makeTable(quickTable({ players: 2 }, ['me', 'open'], NEAR_THE_END));
  await asked.connect(table);
  await waits.connect(table);
  await waits.send(table, { sit: { seat: 2 } });
  await waits.send(table, { ready: { ready: true } });
  await asked.send(table, { start: {} });
  for (const { page } of [asked, waits]) await page.clock.install();
  await asked.open(`/t/${table}`);
  await waits.open(`/t/${table}`);
  await asked.page.locator('.prompt.mine').waitFor();
  await waits.page.locator('.opponent .state').waitFor();
  for (const { page } of [asked, waits]) await page.clock.fastForward(9000);
  await waits.page.locator('.opponent .state', { hasText: TIME }).waitFor();
  expect(await asked.page.locator('.home').innerText()).not.toMatch(TIME);
});
