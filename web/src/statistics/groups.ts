import { LEVELS, levelName } from '../words/bots';
import { t } from '../words/language.svelte';
import type { Group, Note } from './data';

/** In what groups of games differ. */
export interface Kind {
  players: number;
  /** The name of the bots; empty if people played. */
  bots: string;
  set: 'base' | 'creatures' | 'tiles' | 'both';
  sell: Group['sell'];
  payment: Group['payment'];
}
export const DIMENSIONS = ['players', 'bots', 'set', 'sell', 'payment'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

const SETS = ['base', 'creatures', 'tiles', 'both'] as const;

export function setOf({ artifact_creatures, artifact_tiles }: Pick<Group, 'artifact_creatures' | 'artifact_tiles'>): Kind['set'] {
  if (artifact_creatures) return artifact_tiles ? 'both' : 'creatures';
  return artifact_tiles ? 'tiles' : 'base';
}

export function kindOf(group: Group): Kind {
  const { players, bots, sell, payment } = group;
  return { players, bots: bots ?? '', set: setOf(group), sell, payment };
}

/** The group that is shown first: the base game of the fewest players, with everything that was counted. */
export function firstGroup(groups: readonly Group[]): Group | undefined {
  return groups.find((group) => group.pairs !== undefined && setOf(group) === 'base') ?? groups[0];
}

/** The group with this wish that differs from the last one in as little else as possible, and not in what comes first. */
export function nearest(groups: readonly Group[], last: Group, wish: Partial<Kind>): Group {
  const wanted: Kind = { ...kindOf(last), ...wish };
  const fits = (group: Group): number =>
    DIMENSIONS.reduce((sum, dimension, place) => {
      const weight = dimension in wish ? 2 ** DIMENSIONS.length : 2 ** (DIMENSIONS.length - 1 - place);
      return kindOf(group)[dimension] === wanted[dimension] ? sum + weight : sum;
    }, 0);
  return groups.reduce((best, group) => (fits(group) > fits(best) ? group : best), last);
}

export interface SellTables {
  printed: Group;
  manual: Group;
}

/** The same games with both sell tables: those of the group if there are, or else of other bots. */
export function bothSellTables(groups: readonly Group[], like: Group): SellTables | undefined {
  const { players, set, payment } = kindOf(like);
  const alike = groups.filter((group) => group.players === players && setOf(group) === set && group.payment === payment);
  const pairs = alike.flatMap((printed) => {
    const manual = alike.find(({ bots, sell }) => bots === printed.bots && sell === 'manual');
    return printed.sell === 'printed' && manual !== undefined ? [{ printed, manual }] : [];
  });
  return pairs.find(({ printed }) => printed.bots === like.bots) ?? pairs.at(-1);
}

export function botsInWords({ bots, level }: Pick<Group, 'bots' | 'level'>): string {
  if (level !== null) return levelName(level);
  return bots ?? t('statistics-people');
}

/** Who played which games: "2 players, bots: Expert". What is usual is not said. */
export function gamesInWords(group: Note['group']): string[] {
  const set = setOf(group);
  return [
    t('table-players', { count: group.players }),
    group.bots === null ? t('statistics-people') : t('statistics-bots', { level: botsInWords(group) }),
    ...(set === 'base' ? [] : [t(`table-set-${set}`)]),
  ];
}

interface Option {
  value: string | number;
  label: string;
}

const strength = ({ level }: Group): number => LEVELS.findIndex((each) => each === level);

/** What can be chosen in a dimension, in a natural order. */
export function choices(groups: readonly Group[], dimension: Dimension): Option[] {
  switch (dimension) {
    case 'players':
      return unique(
        groups.toSorted((one, two) => one.players - two.players).map(({ players }) => ({ value: players, label: String(players) })),
      );
    case 'bots':
      return unique(
        groups
          .toSorted((one, two) => strength(one) - strength(two))
          .map((group) => ({ value: group.bots ?? '', label: botsInWords(group) })),
      );
    case 'set':
      return SETS.filter((set) => groups.some((group) => setOf(group) === set)).map((value) => ({ value, label: t(`table-set-${value}`) }));
    case 'sell':
      return (['printed', 'manual'] as const)
        .filter((sell) => groups.some((group) => group.sell === sell))
        .map((value) => ({ value, label: t(`start-sell-${value}`) }));
    case 'payment':
      return (['needed', 'any'] as const)
        .filter((payment) => groups.some((group) => group.payment === payment))
        .map((value) => ({ value, label: t(`start-payment-${value}`) }));
  }
}

function unique(options: Option[]): Option[] {
  return options.filter(({ value }, place) => options.findIndex((other) => other.value === value) === place);
}
