import { expect, test } from 'vitest';
import { fits, onOneScreen } from './inspect';
import { faults, inSight, settled, silentCards } from './measure';
import type { Person } from './person';
import { lettersOf, situation, type Situation } from './situations';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

const SIZES: [number, number][] = [
  [320, 568],
  [390, 844],
  [640, 360],
  [768, 1024],
  [844, 390],
  [945, 700],
  [1024, 640],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
];

const GAMES: { locale: string; games: Situation[] }[] = [
  {
    locale: 'en-GB',
    games: [
      { players: 2, round: 1, hand: 0 },
      { players: 3, round: 5 },
      { players: 4, round: 10 },
    ],
  },
  {
    locale: 'fr-FR',
    games: [
      { players: 2, round: 10, tiles: true },
      { players: 3, round: 10 },
      { players: 4, round: 1, tiles: true },
      { players: 4, round: 10, tiles: true, hand: 6 },
    ],
  },
  { locale: 'it-IT', games: [{ players: 4, round: 5, tiles: true }] },
];

/** Two or three cards have more letters than fit on a small card; their text is shown beside the table. */
const LONG = 110;

/** Two effects on one card take more room than their letters say: in French this one does not fit with four players. */
const TWO_EFFECTS = new Set(['wendigo']);

const stage = useStage();

async function open(person: Person, game: Situation): Promise<void> {
  const position = situation(game);
  const bots = Array.from({ length: game.players - 1 }, () => ({ bot: 0 as const }));
  const table = await person.makeTable(quickTable(position.options, ['me', ...bots], position));
  await person.open(`/t/${table}`);
  await person.page.locator('.prompt.mine').waitFor();
  await person.page.evaluate(() => document.fonts.ready);
}

for (const { locale, games } of GAMES) {
  test(`at every size everything has its place and can be read (${locale})`, async () => {
    const person = await stage.person({ locale, settings: AT_ONCE });
    const { page } = person;
    await person.call('Maximilienne');
    const troubles: string[] = [];
    for (const game of games) {
      await open(person, game);
      for (const [width, height] of SIZES) {
        const what = `${width}x${height}, ${game.players} players, round ${game.round}${game.tiles ? ', tiles' : ''}`;
        await page.setViewportSize({ width, height });
        await settled(page);
        troubles.push(...(await faults(page)).map((fault) => `${what}: ${fault}`));
        await fits(page, what);
        await inSight(page, what);
        if (width >= 1024 && height >= 640) await onOneScreen(page);
        if (width >= 1280 && height >= 720) {
          const silent = (await silentCards(page)).filter((card) => lettersOf(card) <= LONG && !TWO_EFFECTS.has(card));
          troubles.push(...silent.map((card) => `${what}: ${card} shows no text`));
        }
      }
    }
    expect(troubles).toEqual([]);
  });
}
