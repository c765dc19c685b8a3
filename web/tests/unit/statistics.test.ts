import { beforeAll, describe, expect, it } from 'vitest';
import { readStatistics } from '../../build/statistics';
import { CARDS, TILES } from '../../src/game/catalogue';
import { notesOf, together, type Estimate, type Group, type Maybe } from '../../src/statistics/data';
import { bestRounds, intervalText, percent, place, scaleOf } from '../../src/statistics/figures';
import { bothSellTables, choices, firstGroup, gamesInWords, nearest } from '../../src/statistics/groups';
import {
  creatureRows,
  familySpread,
  inOrder,
  lengthRows,
  listsExpansionOnly,
  mostUneven,
  orderRows,
  pairRows,
  tileRows,
} from '../../src/statistics/tables';
import { speaking } from './speaking';

const share = (cases: number, value: number, around = 10): Estimate => [cases, value, value - around, value + around];
const card = (summoned: Maybe) => ({ drafted: share(900, 500), sold: share(500, 480), summoned, points: share(400, 7.5, 0.5) });

const EXPERTS: Group = {
  players: 2,
  sell: 'printed',
  payment: 'needed',
  artifact_creatures: false,
  artifact_tiles: false,
  bots: 'learned',
  level: 3,
  games: 1_000_000,
  rounds: [1_000_000, 8.6, 8.59, 8.61],
  eight_to_ten: share(1_000_000, 920, 1),
  tied: share(1_000_000, 4, 1),
  ends: { '10': share(1_000_000, 150, 1), '8': share(1_000_000, 350, 1), '9': share(1_000_000, 500, 1) },
  winner_score: [1_000_000, 69, 68.9, 69.1],
  other_score: [1_000_000, 54, 53.9, 54.1],
  turn_order: [
    { won: share(1_000_000, 488, 1), score: [1_000_000, 61, 60.9, 61.1] },
    { won: share(1_000_000, 512, 1), score: [1_000_000, 62, 61.9, 62.1] },
  ],
  families: {
    fire: { ...card(share(900, 520)), drafted: share(900, 510), sold_of_drafted: share(900, 600) },
    dragon: { ...card(share(900, 560)), drafted: share(900, 480), sold_of_drafted: share(900, 700) },
  },
  creatures: {
    imp: {
      ...card(share(1000, 520)),
      rounds: [share(300, 560), share(100, 600), share(200, 500), null, null],
      picks: [share(300, 530), null, null, null],
      partners: [['hestia', 400, 1.12, 1.05, 1.19]],
    },
    hestia: { ...card(share(800, 580)), rounds: [null, null, share(30, 700, 150), share(600, 610), null] },
    boulder: { ...card(null), rounds: [null, null, null, null, null] },
  },
  pairs: { tested: 3, better: 1, worse: 0, best: [['hestia', 'imp', 400, 1.12, 1.05, 1.19]] },
};
const MANUAL: Group = { ...EXPERTS, bots: 'apprentice', level: 2, sell: 'manual' };
delete MANUAL.creatures;
delete MANUAL.pairs;
const APPRENTICES: Group = { ...MANUAL, sell: 'printed', creatures: { imp: card(share(50, 500)) } };
const ARTIFACTS: Group = {
  ...EXPERTS,
  bots: 'apprentice',
  level: 2,
  artifact_creatures: true,
  artifact_tiles: true,
  tiles: { cap_of_hades: { taken: share(700, 540), idle: share(700, 20) } },
};
const FOUR: Group = { ...EXPERTS, players: 4 };
const GROUPS = [MANUAL, APPRENTICES, EXPERTS, ARTIFACTS, FOUR];

beforeAll(() => speaking('en'));

describe('the groups of games', () => {
  it('begin with the base game that has the most details', () => {
    expect(firstGroup(GROUPS)).toBe(EXPERTS);
    expect(firstGroup([MANUAL])).toBe(MANUAL);
    expect(firstGroup([])).toBeUndefined();
  });

  it('are chosen by one wish, and keep as much of the rest as there is', () => {
    expect(nearest(GROUPS, EXPERTS, { players: 4 })).toBe(FOUR);
    expect(nearest(GROUPS, EXPERTS, { bots: 'apprentice' })).toBe(APPRENTICES);
    // Nobody else has played these.
    expect(nearest(GROUPS, EXPERTS, { sell: 'manual' })).toBe(MANUAL);
    expect(nearest(GROUPS, FOUR, { set: 'both' })).toBe(ARTIFACTS);
    expect(nearest(GROUPS, MANUAL, { sell: 'printed' })).toBe(APPRENTICES);
  });

  it('offer what there is, the weakest bots first', () => {
    expect(choices(GROUPS, 'players').map(({ value }) => value)).toEqual([2, 4]);
    expect(choices(GROUPS, 'bots').map(({ label }) => label)).toEqual(['Apprentice', 'Expert']);
    expect(choices(GROUPS, 'set').map(({ value }) => value)).toEqual(['base', 'both']);
    expect(choices(GROUPS, 'payment').length).toBe(1);
  });

  it('are named, and games of people are not called games of bots', () => {
    expect(gamesInWords(EXPERTS)).toEqual(['2 players', 'bots: Expert']);
    expect(gamesInWords(ARTIFACTS).at(-1)).toBe('with the Artifacts creatures and tiles');
    expect(gamesInWords({ ...EXPERTS, bots: null, level: null })).toContain('games of people');
  });

  it('are compared by their sell tables, of other bots if need be', () => {
    expect(bothSellTables(GROUPS, EXPERTS)).toEqual({ printed: APPRENTICES, manual: MANUAL });
    expect(bothSellTables(GROUPS, FOUR)).toBeUndefined();
    expect(familySpread(MANUAL)).toBe(3);
  });
});

describe('figures', () => {
  it('are written as in the language', async () => {
    expect([percent(583), percent(583, 0), intervalText('share', [9, 583, 555, 610])]).toEqual(['58.3%', '58%', '55.5–61.0']);
    expect(intervalText('mean', [9, -1, -2, 0.5])).toBe('-2.0 … 0.5');
    await speaking('fr');
    expect(percent(583).replaceAll(/\s/g, ' ')).toBe('58,3 %');
    expect(intervalText('lift', [9, 1.1, 1.05, 1.152])).toBe('1,05–1,15');
    await speaking('en');
  });

  it('have a place on a scale that has room for all of them', () => {
    const scale = scaleOf([share(9, 400, 100), null, share(9, 700, 50)], 500);
    expect(scale).toEqual({ from: 300, to: 750 });
    expect([place(300, scale), place(525, scale), place(900, scale)]).toEqual([0, 50, 100]);
    expect(place(0, scaleOf([[9, 0, 0, 0]]))).toBe(0);
    expect(scaleOf([])).toEqual({ from: 0, to: 1 });
  });

  it('of rounds are best where even the low end is high', () => {
    expect(bestRounds(EXPERTS.creatures?.hestia?.rounds ?? [])).toEqual({ from: 7, to: 8, estimate: share(600, 610) });
    expect(bestRounds([null, null])).toBeUndefined();
  });

  it('of several rounds count by their cases', () => {
    expect(together([share(300, 560), null, share(100, 600)])).toEqual({ cases: 400, value: 570 });
    expect(together([null])).toEqual({ cases: 0, value: 0 });
  });
});

describe('tables', () => {
  const ids = (by: string, rising: boolean): string[] => inOrder(creatureRows(EXPERTS).rows, { by, rising }).map(({ id }) => id);

  it('are sorted either way, and what is not known comes last', () => {
    expect(ids('summoned', false)).toEqual(['hestia', 'imp', 'boulder']);
    expect(ids('summoned', true)).toEqual(['imp', 'hestia', 'boulder']);
    expect(ids('name', true)).toEqual(['boulder', 'hestia', 'imp']);
    expect(ids('name', false)).toEqual(['imp', 'hestia', 'boulder']);
  });

  it('have the columns that were counted', () => {
    expect(creatureRows(EXPERTS).columns.map(({ id }) => id)).toEqual([
      'summoned',
      'marked',
      'first',
      'sold',
      'points',
      'rounds',
      'partners',
    ]);
    expect(creatureRows(APPRENTICES).columns.map(({ id }) => id)).toEqual(['summoned', 'marked', 'sold', 'points']);
    const imp = creatureRows(EXPERTS).rows.find(({ id }) => id === 'imp');
    expect(imp?.cells.rounds?.note).toBe('rounds 3 and 4');
    expect(imp?.cells.partners?.words).toEqual(['Hestia ×\u00a01.12']);
    expect(creatureRows(EXPERTS).rows.find(({ id }) => id === 'boulder')?.cells.rounds).toEqual({ estimate: null });
  });

  it('say whether the creatures of the base game are left out', () => {
    expect([EXPERTS, APPRENTICES].map(listsExpansionOnly)).toEqual([false, false]);
    expect(listsExpansionOnly({ ...ARTIFACTS, creatures: { loki: card(null) } })).toBe(true);
  });

  it('of pairs, tiles, turn order and rounds have a row for each', () => {
    expect(pairRows(EXPERTS).rows.map(({ names }) => names.map(({ text }) => text))).toEqual([['Hestia', 'Imp']]);
    expect(tileRows(ARTIFACTS).rows.map(({ id }) => id)).toEqual(['cap_of_hades']);
    expect(orderRows(EXPERTS).rows.map(({ names }) => names[0]?.text)).toEqual(['first', 'second']);
    expect(lengthRows(EXPERTS).rows.map(({ id }) => id)).toEqual(['8', '9', '10']);
  });

  it('say whether turn order matters', () => {
    expect(mostUneven(EXPERTS)?.won[1]).toBe(488);
    const even = { ...EXPERTS, turn_order: [{ won: share(100, 490, 90), score: null }] };
    expect(mostUneven(even)).toBeUndefined();
  });
});

describe('the notes on cards', () => {
  const notes = notesOf({ version: 1, made: '2026-11-17', groups: GROUPS });

  it('tell of early rounds, or of all if those are too few, from the games of the fewest players', () => {
    expect(notes.imp).toMatchObject({ when: 'early', won: 570, group: { players: 2, level: 3 }, partner: 'hestia' });
    expect(notes.hestia).toMatchObject({ when: 'summoned', won: 580 });
    expect(notes.boulder).toBeUndefined();
    expect(notes.cap_of_hades).toMatchObject({ when: 'taken', won: 540, group: { artifact_tiles: true } });
  });
});

describe('the file that is shipped', () => {
  const { groups } = readStatistics();

  it('knows the cards and tiles of the game, and no others', () => {
    const known = new Set<string>([...CARDS.map(({ id }) => id), ...TILES]);
    const named = groups.flatMap(({ creatures = {}, tiles = {}, pairs }) => [
      ...Object.keys(creatures),
      ...Object.values(creatures).flatMap(({ partners = [] }) => partners.map(([partner]) => partner)),
      ...Object.keys(tiles),
      ...(pairs?.best.flatMap(([one, two]) => [one, two]) ?? []),
    ]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(groups.some(({ creatures = {} }) => Object.keys(creatures).length >= 70)).toBe(true);
  });

  it('has every figure within its interval', () => {
    const wrong: unknown[] = [];
    const look = (value: unknown): void => {
      if (Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === 'number')) {
        const [cases, middle, low, high] = value as Estimate;
        if (!(cases > 0 && low <= middle && middle <= high)) wrong.push(value);
      } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
    };
    look(groups);
    expect(wrong).toEqual([]);
  });

  it('is refused if its form is another one', () => {
    expect(() => readStatistics('{"version":2}')).toThrow('reads version 1');
  });
});
