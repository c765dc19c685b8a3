import { expect, test } from 'vitest';
import { fits, onOneScreen } from './inspect';
import { faults, inSight, settled, silentCards } from './measure';
import type { Person } from './person';
import { situation, type Situation } from './situations';
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
      { players: 2, round: 5, summons: true },
      { players: 4, round: 5, tiles: true, summons: true },
    ],
  },
  {
    locale: 'fr-FR',
    games: [
      { players: 2, round: 10, tiles: true },
      { players: 3, round: 10 },
      { players: 4, round: 1, tiles: true },
      { players: 4, round: 10, tiles: true, hand: 6 },
      { players: 2, round: 5, summons: true },
      { players: 4, round: 10, summons: true },
    ],
  },
  {
    locale: 'it-IT',
    games: [
      { players: 4, round: 5, tiles: true },
      { players: 3, round: 10, summons: true },
      { players: 3, round: 10, tiles: true, sheltered: 5 },
    ],
  },
];

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
        if (game.summons && width >= 1024 && height >= 640)
          expect(await page.locator('.hand .chips button').count(), what).toBeGreaterThan(3);
        if (width >= 1024 && height >= 640) await onOneScreen(page, what);
        if (width >= 1280 && height >= 720) {
          troubles.push(...(await silentCards(page)).map((card) => `${what}: ${card} shows no text`));
        }
      }
    }
    expect(troubles).toEqual([]);
  });
}

test('one more card on the display moves none of the others', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  await person.call('Maximilienne');
  const zones = (): Promise<string[]> =>
    page.locator('.zones > .zone:not(.middle)').evaluateAll((all) =>
      all.map((zone) => {
        const { left, top, width, height } = zone.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(' ');
      }),
    );
  for (const [players, width, height] of [
    [3, 1280, 720],
    [3, 1440, 900],
    [4, 1280, 720],
    [4, 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(person, { players, round: 5, tiles: true, boots: true });
    await settled(page);
    const before = await zones();
    await page.locator('.tiles [data-card="seven_league_boots"]').click();
    const lit = page.locator('.vale .place.lit');
    await expect.poll(() => lit.count()).toBe(2 * players + 1);
    await settled(page);
    const what = `${width}x${height}, ${players} players`;
    expect(await zones(), what).toEqual(before);
    expect(await faults(page), what).toEqual([]);
    // The one that goes leaves its place to the one that came.
    const came = await lit.last().getAttribute('data-card');
    await page.locator('.zones .place.lit > .whole').first().click();
    await expect.poll(() => page.locator('.vale .place').count()).toBe(2 * players);
    expect(await zones(), what).toEqual(before);
    expect(await page.locator(`.zones [data-card="${came}"]`).count(), what).toBe(1);
  }
});

test('six stones of somebody else have room beside their hand and their shelter', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  await person.call('Maximilienne');
  const position = situation({ players: 4, round: 5, tiles: true }) as ReturnType<typeof situation> & {
    players: { area: string[]; stones: string }[];
  };
  // With Hestia somebody may keep six.
  for (const rich of position.players.slice(1)) rich.stones = 'RBPP';
  const [, hestia] = position.players;
  if (hestia === undefined) throw new Error('there are four players');
  Object.assign(hestia, { stones: 'RRBBPP', area: [...hestia.area.slice(1), 'hestia'] });
  const table = await person.makeTable(quickTable(position.options, ['me', { bot: 0 }, { bot: 0 }, { bot: 0 }], position));
  await person.open(`/t/${table}`);
  await page.locator('.prompt.mine').waitFor();
  for (const [width, height] of [
    [320, 568],
    [768, 1024],
    [844, 390],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The table is another one for another size: what is scrolled to must be that of the new one.
    await settled(page);
    await page.locator('.others').scrollIntoViewIfNeeded();
    await settled(page);
    expect(await faults(page), `${width}x${height}`).toEqual([]);
  }
});

/** Uses the active effect of a card in one's own area, at a table of four at which somebody else leads and went first. */
async function use(person: Person, card: string): Promise<void> {
  const { page } = person;
  await person.call('Maximilienne');
  const plain = situation({ players: 4, round: 5 }) as ReturnType<typeof situation> & { players: { area: string[] }[] };
  // It changes places with the card that would lie there.
  const own = plain.players[0]?.area[0];
  const swapped = JSON.stringify(plain).replaceAll(/"(\w+)"/g, (id) =>
    id === `"${own}"` ? `"${card}"` : id === `"${card}"` ? `"${own}"` : id,
  );
  const position = JSON.parse(swapped) as typeof plain;
  Object.assign(position, { phase: 'resolution', first: 3, turn: 1, display: [] });
  const table = await person.makeTable(quickTable(position.options, ['me', { bot: 0 }, { bot: 0 }, { bot: 0 }], position));
  await person.open(`/t/${table}`);
  await page.locator('.prompt.mine').waitFor();
  await page.locator(`.home [data-card="${card}"]`).click();
  await page.keyboard.press('1');
}

test('on a phone held sideways the name of a leader who went first is whole beside the button that chooses them', async () => {
  for (const locale of ['en-GB', 'fr-FR', 'it-IT']) {
    const person = await stage.person({ locale, settings: AT_ONCE, viewport: { width: 844, height: 390 } });
    await use(person, 'goblin');
    await expect.poll(() => person.page.locator('.opponent .choose').count()).toBe(3);
    await settled(person.page);
    await fits(person.page, locale);
  }
});

test('on a phone all answers to a short question are in sight', async () => {
  for (const locale of ['en-GB', 'fr-FR', 'it-IT']) {
    const person = await stage.person({ locale, settings: AT_ONCE, viewport: { width: 390, height: 844 } });
    await use(person, 'basilisk');
    const answers = person.page.locator('.prompt .options');
    await expect.poll(() => answers.getByRole('button').count()).toBeGreaterThan(1);
    await settled(person.page);
    expect(await answers.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), locale).toBeLessThan(2);
  }
});
