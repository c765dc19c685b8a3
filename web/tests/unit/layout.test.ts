import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { letteringOf } from '../../src/cards/legible';
import type { Effect } from '../../src/words/cards';
import { cardsOfOthers, layoutOf } from '../../src/table/layout';
import { GAP, share, type Contents, type Screen } from '../../src/table/sizes';
import { slotsOf } from '../../src/table/slots';

const SCREENS: [number, number][] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [640, 360],
  [761, 900],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [945, 700],
  [1024, 640],
  [1024, 768],
  [1024, 1366],
  [1280, 720],
  [1280, 1024],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
  [2560, 1440],
];

function table(players: number, round: number, more: Partial<Contents> = {}): Contents {
  return {
    players,
    areas: round,
    sheltered: 0,
    theirs: round,
    theirsInAll: round,
    tiles: 0,
    hand: Math.min(5, round - 1),
    lines: 0,
    size: 'normal',
    ...more,
  };
}

const screen = ([width, height]: [number, number], em = 16): Screen => ({ width, height, em });
const all = SCREENS.flatMap((size) =>
  [2, 3, 4].flatMap((players) =>
    [1, 5, 10].map((round) => ({ name: `${size.join('x')}, ${players} players, round ${round}`, size, players, round })),
  ),
);

describe.each(all)('the layout of $name', ({ size, players, round }) => {
  const [width, height] = size;
  const contents = table(players, round, round === 10 ? { tiles: players + 4, sheltered: 1, theirs: 11, theirsInAll: 12 } : {});
  const layout = layoutOf(screen(size), contents);
  const main = width - layout.side - 3 * GAP;

  test('no row is wider than its place', () => {
    expect(layout.display.columns * (layout.display.card + 8) + (layout.display.columns - 1) * 4).toBeLessThanOrEqual(
      main - layout.piles + GAP,
    );
    const places = layout.shape === 'wide' ? contents.areas : layout.area.columns;
    const shelter = layout.shape === 'wide' && contents.sheltered > 0 ? layout.shelter + 8 : 0;
    expect(places * layout.area.card + (places - 1) * 4 + shelter).toBeLessThanOrEqual(main);
    expect((contents.hand ?? 0) * (layout.hand.card + GAP), 'the hand').toBeLessThanOrEqual(layout.shape === 'wide' ? main : Infinity);
    const panel = layout.shape === 'wide' ? layout.side : (main + GAP - (layout.others.seats - 1) * GAP) / layout.others.seats;
    expect(layout.others.columns * layout.others.card + (layout.others.columns - 1) * 3).toBeLessThanOrEqual(panel - 12);
  });

  test('on a wide screen everything is there at once', () => {
    if (layout.shape !== 'wide') return;
    const rows = Math.ceil((2 * players) / layout.display.columns);
    const em = 16;
    const display = rows * (layout.display.row + 3.3 * em + 8) + (contents.tiles > 0 ? 2.1 * em + GAP : 0);
    const home = 1.75 * em + 12 + layout.area.row;
    expect(display + home + layout.band + layout.tray + 5 * GAP).toBeLessThanOrEqual(height + 1);
  });

  test('cards are large enough for what they have to show', () => {
    const { card, row } = layout.display;
    // On a phone they are all in sight first, and as large as that allows.
    if (layout.shape === 'wide') expect(card).toBeGreaterThan(78);
    else expect(Math.sqrt(card * row)).toBeGreaterThan(layout.shape === 'low' ? 70 : 84);
    expect(layout.hand.card).toBeGreaterThan(50);
    expect(layout.others.card).toBeGreaterThan(20);
  });
});

test('small screens have one column, larger ones never scroll', () => {
  const shape = (size: [number, number]): string => layoutOf(screen(size), table(4, 10)).shape;
  for (const size of SCREENS) {
    const [width, height] = size;
    expect(shape(size), size.join('x')).toBe(width >= 1000 && height >= 600 ? 'wide' : width > height && height < 480 ? 'low' : 'column');
  }
  // Whoever has made all text larger has a smaller screen.
  expect(layoutOf(screen([1280, 720], 24), table(2, 1)).shape).toBe('column');
});

test('on a phone that is held sideways the whole hand is in sight', () => {
  const phones: [number, number][] = [
    [667, 375],
    [740, 360],
    [844, 390],
    [932, 430],
  ];
  for (const size of phones) {
    for (const hand of [1, 3, 4, 5, 6]) {
      const layout = layoutOf(screen(size), table(4, 7, { hand }));
      const columns = Math.floor((layout.side - 10 + GAP) / (layout.hand.card + GAP));
      const rows = Math.ceil(hand / columns);
      const tall = rows * (layout.hand.height + GAP) + 6 + 2.25 * 16 + layout.band + 3 * GAP;
      expect(tall, `${hand} cards at ${size.join('x')}`).toBeLessThanOrEqual(size[1]);
    }
  }
});

test('on a phone that is held upright four cards of the hand are in sight beside the buttons', () => {
  for (const size of SCREENS) {
    for (const players of [2, 3, 4]) {
      const layout = layoutOf(screen(size), table(players, 5, { hand: 4 }));
      if (layout.shape !== 'column') continue;
      expect(4 * layout.hand.card + 3 * GAP + 10, `${size.join('x')}, ${players} players`).toBeLessThanOrEqual(layout.main - 48);
    }
  }
});

/** The cards of all languages, each with its name and its effects. */
const FACES = (['en', 'fr', 'it'] as const).flatMap((language) => {
  const texts = JSON.parse(readFileSync(new URL(`../../src/generated/texts.${language}.json`, import.meta.url), 'utf8')) as {
    cards: Record<string, { name: string; effects: Effect[] }>;
  };
  return Object.values(texts.cards);
});
const silent = (width: number, height: number): string[] =>
  FACES.filter(({ name, effects }) => letteringOf(width, height, name, effects) === null).map(({ name }) => name);

test('every card shows its text where the screen is large, with many players and to the last round', () => {
  for (const size of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [2560, 1440],
  ] as [number, number][]) {
    for (const players of [2, 3, 4]) {
      const games = [1, 8, 10].flatMap((round) => [table(players, round), table(players, round, { tiles: players + 4 })]);
      // A tile can bring one more place, and many cards can be sheltered.
      const sheltered = [2, 3, 8].map((sheltered) => table(players, 10, { tiles: players + 4, areas: 11, sheltered }));
      for (const contents of [...games, ...sheltered]) {
        const { display, area, hand } = layoutOf(screen(size), contents);
        const what = `${size.join('x')}, ${players} players, ${contents.areas} areas, ${contents.tiles} tiles`;
        expect(silent(display.card, display.row), `${what}: display`).toEqual([]);
        expect(silent(area.card, area.height), `${what}: area`).toEqual([]);
        expect(silent(hand.card, hand.height), `${what}: hand`).toEqual([]);
      }
    }
  }
});

test('until the eighth round nothing changes its size', () => {
  for (const size of SCREENS) {
    const sizes = [1, 4, 8].map((round) => {
      const { display, area, hand, band, tray } = layoutOf(screen(size), table(3, round, { hand: 3, theirs: 8, theirsInAll: 8 }));
      return { display, card: area.card, hand, band, tray };
    });
    if (layoutOf(screen(size), table(3, 1)).shape === 'wide') expect(sizes[1]).toEqual(sizes[0]);
    if (layoutOf(screen(size), table(3, 1)).shape === 'wide') expect(sizes[2]).toEqual(sizes[0]);
    // The question and the hand have their place on every screen.
    expect(new Set(sizes.map(({ band, tray }) => `${band} ${tray}`)).size, size.join('x')).toBe(1);
  }
});

test('on small screens nothing is of another size when somebody gets an area or shelters a card', () => {
  for (const size of SCREENS) {
    for (const players of [2, 3, 4]) {
      const tables = [1, 5, 6, 10].map((round) =>
        layoutOf(screen(size), table(players, round, { tiles: players + 4, hand: 3, sheltered: round - 1, theirsInAll: 2 * round })),
      );
      if (tables[0]?.shape === 'wide') continue;
      const fixed = tables.map(({ display, area, band, tray, head, others }) => ({
        display,
        area,
        dock: band + tray + head,
        others: [others.height, others.seats],
      }));
      for (const later of fixed) expect(later, `${size.join('x')}, ${players} players`).toEqual(fixed[0]);
    }
  }
});

test('on a tablet the display, the own area and the hand are in sight together', () => {
  for (const size of [
    [768, 1024],
    [820, 1180],
  ] as [number, number][]) {
    for (const players of [2, 3, 4]) {
      const { head, others, display, area, band, tray } = layoutOf(screen(size), table(players, 10, { tiles: players + 4 }));
      const em = 16;
      const rows = Math.ceil((2 * players) / display.columns);
      const facts = (players === 4 ? 3.2 : 1.6) * em + 12;
      const home = 1.75 * em + 14 + area.row;
      const lying = facts + others.height + 2.1 * em + rows * (display.row + 1.5 * em + 12) + home + 3 * GAP;
      expect(head + lying + band + tray + 5 * GAP, `${size.join('x')}, ${players} players`).toBeLessThanOrEqual(size[1]);
    }
  }
});

test('on a tablet the hand shows its texts, too', () => {
  for (const size of [
    [768, 1024],
    [820, 1180],
  ] as [number, number][]) {
    for (const players of [2, 3, 4]) {
      const { display, hand } = layoutOf(screen(size), table(players, 5));
      const what = `${size.join('x')}, ${players} players`;
      expect(silent(display.card, display.row).length, `${what}: display`).toBe(0);
      // The longest of them do with a touch.
      expect(silent(hand.card, hand.height).length, `${what}: hand`).toBeLessThan(0.05 * FACES.length);
    }
  }
});

test('two rows of the display are in sight as a whole on a small phone, and the edge of what lies below them', () => {
  const em = 16;
  const size: [number, number] = [360, 640];
  for (const players of [3, 4]) {
    for (const tiles of [0, players + 4]) {
      const { head, display, area, band, tray } = layoutOf(screen(size), table(players, 5, { tiles }));
      const home = 1.75 * em + 14 + area.row;
      const seen = size[1] - 6 * GAP - head - home - band - tray - (tiles > 0 ? 2.1 * em + GAP : 0);
      const rows = seen / (display.row + 1.5 * em + 12);
      expect(rows, `${players} players, ${tiles} tiles`).toBeGreaterThan(2);
      expect(rows, `${players} players, ${tiles} tiles`).toBeLessThan(2.5);
    }
  }
});

test('tiles make own cards narrower only once there are more places than usual', () => {
  for (const size of SCREENS) {
    const area = (round: number, tiles: number) => layoutOf(screen(size), table(3, round, { tiles })).area;
    if (layoutOf(screen(size), table(3, 1)).shape !== 'wide') continue;
    expect(area(8, 7), size.join('x')).toEqual(area(1, 7));
    // Very low screens have room for more from the beginning.
    if (size[0] < 2 * size[1]) expect(area(1, 7).card, size.join('x')).toBeGreaterThan(area(9, 7).card);
  }
});

test('a height is shared: what a row cannot use the others get', () => {
  const rows = [
    { rows: 1, weight: 1, most: 50 },
    { rows: 1, weight: 1, most: 1000 },
    { rows: 2, weight: 1, most: 1000 },
  ];
  expect(share(1.4 * 350, rows)).toEqual([50, 100, 100]);
  expect(share(1.4 * 100, rows)).toEqual([25, 25, 25]);
  expect(share(1e6, [{ rows: 1, weight: 1, most: 80 }])).toEqual([80]);
});

test('cards of others have names where there is room for them', () => {
  expect(cardsOfOthers(300, 400, 10)).toMatchObject({ square: false });
  const tight = cardsOfOthers(174, 70, 10);
  expect(tight.square).toBe(true);
  expect(tight.card).toBeGreaterThan(30);
});

test('people choose how large cards are', () => {
  const [small, normal, large] = (['small', 'normal', 'large'] as const).map((size) =>
    layoutOf(screen([1440, 900]), table(2, 3, { size })),
  );
  expect(small?.display.card).toBeLessThan(normal?.display.card ?? 0);
  expect(large?.display.card).toBeGreaterThan(normal?.display.card ?? Infinity);
  expect(large?.area.card).toBeLessThan(normal?.area.card ?? 0);
});

describe('the places of the display', () => {
  const order = (card: string): number => card.charCodeAt(0);
  const lying = (...cards: string[]) => cards.map((card) => ({ card, marker: null })) as Parameters<typeof slotsOf>[1];
  test('a card that goes leaves its place, and comes back to it', () => {
    const dealt = slotsOf([], lying('c', 'a', 'b'), 3, order);
    expect(dealt).toEqual(['a', 'b', 'c']);
    expect(slotsOf(dealt, lying('a', 'c'), 3, order)).toEqual(dealt);
    expect(slotsOf(dealt, lying(), 3, order)).toEqual(dealt);
    expect(slotsOf(dealt, lying('c', 'b'), 3, order)).toEqual(dealt);
  });
  test('other cards get other places', () => {
    expect(slotsOf(['a', 'b'] as never, lying('d', 'c'), 3, order)).toEqual(['c', 'd']);
  });
  test('a card that comes in the middle of a round gets the place of one that has gone', () => {
    expect(slotsOf(['a', 'b', 'c'] as never, lying('d', 'b', 'c'), 3, order)).toEqual(['d', 'b', 'c']);
    expect(slotsOf(['a', 'b'] as never, lying('a', 'b', 'd'), 3, order)).toEqual(['a', 'b', 'd']);
    // One that is there for a moment gets the place of the one that goes, and nothing else moves.
    expect(slotsOf(['a', 'b', 'c', 'd'] as never, lying('a', 'd', 'c'), 3, order)).toEqual(['a', 'd', 'c']);
    expect(slotsOf(['a', 'b', 'c', 'd'] as never, lying('a', 'b', 'c'), 3, order)).toEqual(['a', 'b', 'c']);
  });
});
