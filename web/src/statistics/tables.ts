import { FAMILIES, factsOf } from '../game/catalogue';
import type { Card, Family, Tile } from '../protocol';
import { nameOf } from '../words/cards';
import { language, t } from '../words/language.svelte';
import type { Estimate, Group, Maybe } from './data';
import type { SellTables } from './groups';
import { bestRounds, figureText, percent, type FigureKind } from './figures';

export interface Column {
  id: string;
  label: string;
  kind: FigureKind | 'words';
  /** What it would be if nothing mattered. */
  fair?: number;
  /** Is it shown as a bar from zero? */
  bar?: boolean;
}

/** A figure, which may be unknown, with a word about it; or just words. */
export interface Cell {
  estimate?: Maybe;
  note?: string;
  words?: string[];
}

export interface Row {
  id: string;
  names: { text: string; family?: Family; to?: string }[];
  cells: Partial<Record<string, Cell>>;
}

export interface FigureRows {
  columns: Column[];
  rows: Row[];
}

/** By which column rows are sorted; by name if it is none of them. */
export interface Order {
  by: string;
  rising: boolean;
}

const creatureName = (card: Card): Row['names'][number] => ({ text: nameOf(card), family: factsOf(card).family, to: `/cards/${card}` });

/** The share of the wins that everybody would have if nothing mattered, as in the file. */
const fairShare = ({ players }: Group): number => 1000 / players;

export function fairText(group: Group): string {
  return percent(fairShare(group), 1000 % group.players === 0 ? 0 : 1);
}

/** Only the columns that have something in them. */
function filled({ columns, rows }: FigureRows): FigureRows {
  return { columns: columns.filter(({ id }) => rows.some(({ cells }) => cells[id] !== undefined)), rows };
}

export function creatureRows(group: Group): FigureRows {
  const fair = fairShare(group);
  return filled({
    columns: [
      { id: 'summoned', label: t('statistics-summoned'), kind: 'share', fair },
      { id: 'marked', label: t('statistics-marked'), kind: 'share', fair },
      { id: 'first', label: t('statistics-marked-first'), kind: 'share', fair },
      { id: 'sold', label: t('statistics-sold'), kind: 'share', fair },
      { id: 'points', label: t('statistics-points'), kind: 'mean', bar: true },
      { id: 'rounds', label: t('statistics-best-rounds'), kind: 'share', fair },
      { id: 'partners', label: t('statistics-partners'), kind: 'words' },
    ],
    rows: Object.entries(group.creatures ?? {}).map(([id, { summoned, drafted, sold, points, picks, rounds, partners }]) => {
      const card = id as Card;
      const best = bestRounds(rounds ?? []);
      return {
        id,
        names: [creatureName(card)],
        cells: {
          summoned: { estimate: summoned },
          marked: { estimate: drafted },
          ...(picks === undefined ? {} : { first: { estimate: picks[0] ?? null } }),
          sold: { estimate: sold },
          points: { estimate: points },
          ...(rounds === undefined
            ? {}
            : {
                rounds:
                  best === undefined
                    ? { estimate: null }
                    : { estimate: best.estimate, note: t('statistics-in-rounds', { from: best.from, to: best.to }) },
              }),
          ...(partners === undefined
            ? {}
            : { partners: { words: partners.map(([partner, , lift]) => `${nameOf(partner)} ×\u00a0${figureText('lift', lift)}`) } }),
        },
      };
    }),
  });
}

/** Are the creatures of the base game left out? */
export function listsExpansionOnly({ creatures = {} }: Group): boolean {
  return Object.keys(creatures).every((card) => factsOf(card as Card).set === 'artifacts');
}

export function tileRows(group: Group): FigureRows {
  return {
    columns: [
      { id: 'taken', label: t('statistics-taken'), kind: 'share', fair: fairShare(group) },
      { id: 'idle', label: t('statistics-idle'), kind: 'share', bar: true },
    ],
    rows: Object.entries(group.tiles ?? {}).map(([id, { taken, idle }]) => ({
      id,
      names: [{ text: nameOf(id as Tile), to: `/cards/${id}` }],
      cells: inCells({ taken, idle }),
    })),
  };
}

export function pairRows({ pairs }: Group): FigureRows {
  return {
    columns: [{ id: 'lift', label: t('statistics-lift'), kind: 'lift', fair: 1 }],
    rows: (pairs?.best ?? []).map(([card, partner, cases, lift, low, high]) => ({
      id: `${card} ${partner}`,
      names: [creatureName(card), creatureName(partner)],
      cells: { lift: { estimate: [cases, lift, low, high], note: t('statistics-cases', { count: cases }) } },
    })),
  };
}

const familyNames = (family: Family): Row['names'] => [{ text: t(`family-${family}`), family }];

export function familyRows(group: Group): FigureRows {
  const fair = fairShare(group);
  return {
    columns: [
      { id: 'summoned', label: t('statistics-summoned'), kind: 'share', fair },
      { id: 'marked', label: t('statistics-marked'), kind: 'share', fair },
      { id: 'sold', label: t('statistics-sold'), kind: 'share', fair },
      { id: 'points', label: t('statistics-points'), kind: 'mean', bar: true },
      { id: 'sales', label: t('statistics-sales'), kind: 'share', bar: true },
    ],
    rows: FAMILIES.flatMap((family) => {
      const figures = group.families[family];
      if (figures === undefined) return [];
      const { summoned, drafted, sold, points, sold_of_drafted } = figures;
      const cells = { summoned, marked: drafted, sold, points, sales: sold_of_drafted };
      return [{ id: family, names: familyNames(family), cells: inCells(cells) }];
    }),
  };
}

function inCells(estimates: Record<string, Maybe>): Record<string, Cell> {
  return Object.fromEntries(Object.entries(estimates).map(([id, estimate]) => [id, { estimate }]));
}

export function orderRows(group: Group): FigureRows {
  return {
    columns: [
      { id: 'won', label: t('statistics-wins'), kind: 'share', fair: fairShare(group) },
      { id: 'score', label: t('statistics-score'), kind: 'mean' },
    ],
    rows: group.turn_order.map(({ won, score }, index) => ({
      id: String(index + 1),
      names: [{ text: t('statistics-goes', { place: index + 1 }) }],
      cells: inCells({ won, score }),
    })),
  };
}

/** Who of those that win more or less than a fair share differs the most; nobody if it could all be chance. */
export function mostUneven(group: Group): { place: number; won: Estimate } | undefined {
  const fair = fairShare(group);
  return group.turn_order
    .flatMap(({ won }, index) => (won === null || (won[2] <= fair && fair <= won[3]) ? [] : [{ place: index + 1, won }]))
    .toSorted((one, two) => Math.abs(two.won[1] - fair) - Math.abs(one.won[1] - fair))[0];
}

export function lengthRows({ ends }: Group): FigureRows {
  return {
    columns: [{ id: 'ended', label: t('statistics-ended'), kind: 'share', bar: true }],
    rows: Object.entries(ends)
      .toSorted(([one], [two]) => Number(one) - Number(two))
      .map(([round, estimate]) => ({ id: round, names: [{ text: round }], cells: { ended: { estimate } } })),
  };
}

export function sellRows({ printed, manual }: SellTables): FigureRows {
  const fair = fairShare(printed);
  return {
    columns: [
      { id: 'marked-printed', label: t('statistics-sell-marked-printed'), kind: 'share', fair },
      { id: 'marked-manual', label: t('statistics-sell-marked-manual'), kind: 'share', fair },
      { id: 'sales-printed', label: t('statistics-sell-sales-printed'), kind: 'share', bar: true },
      { id: 'sales-manual', label: t('statistics-sell-sales-manual'), kind: 'share', bar: true },
    ],
    rows: FAMILIES.flatMap((family) => {
      const [one, two] = [printed.families[family], manual.families[family]];
      if (one === undefined || two === undefined) return [];
      const cells = {
        'marked-printed': one.drafted,
        'marked-manual': two.drafted,
        'sales-printed': one.sold_of_drafted,
        'sales-manual': two.sold_of_drafted,
      };
      return [{ id: family, names: familyNames(family), cells: inCells(cells) }];
    }),
  };
}

/** How far the family whose cards win most when they are marked is from the one whose cards win least, in percentage points. */
export function familySpread({ families }: Group): number {
  const shares = Object.values(families).flatMap(({ drafted }) => (drafted === null ? [] : [drafted[1]]));
  return shares.length === 0 ? 0 : (Math.max(...shares) - Math.min(...shares)) / 10;
}

const rowName = ({ names }: Row): string => names.map(({ text }) => text).join(' ');

/** The rows in an order. What is not known comes last, either way. */
export function inOrder(rows: readonly Row[], { by, rising }: Order): Row[] {
  const value = ({ cells }: Row): number | undefined => cells[by]?.estimate?.[1];
  const byName = (one: Row, two: Row): number => rowName(one).localeCompare(rowName(two), language());
  return rows.toSorted((one, two) => {
    if (by === 'name') return rising ? byName(one, two) : byName(two, one);
    const [first, second] = [value(one), value(two)];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined) || byName(one, two);
    return (rising ? first - second : second - first) || byName(one, two);
  });
}
