import { language } from '../words/language.svelte';
import type { Estimate, Maybe } from './data';

/** What a figure is: a share of all cases, a mean, or how many times the expected one. */
export type FigureKind = 'share' | 'mean' | 'lift';

/** How many decimals a figure has, and by what a figure of the file is divided. */
const FORMS: Record<FigureKind, { decimals: number; by: number }> = {
  share: { decimals: 1, by: 10 },
  mean: { decimals: 1, by: 1 },
  lift: { decimals: 2, by: 1 },
};

function written(value: number, decimals: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** A share from the file, with the sign for percent where the language has it. */
export function percent(tenths: number, decimals = 1): string {
  const format = { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
  return new Intl.NumberFormat(language(), format).format(tenths / 1000);
}

/** A figure in words: "58.3%". */
export function figureText(kind: FigureKind, value: number): string {
  return kind === 'share' ? percent(value) : written(value, FORMS[kind].decimals);
}

/** Its interval: "55.5–61.0". */
export function intervalText(kind: FigureKind, [, , low, high]: Estimate): string {
  const { decimals, by } = FORMS[kind];
  // A dash would look like a sign before numbers below zero.
  return `${written(low / by, decimals)}${low < 0 || high < 0 ? ' … ' : '–'}${written(high / by, decimals)}`;
}

/** Where a plot begins and ends. */
export interface Scale {
  from: number;
  to: number;
}

/** A scale on which all these intervals have room. */
export function scaleOf(estimates: readonly Maybe[], ...also: number[]): Scale {
  const ends = [...estimates.flatMap((estimate) => (estimate === null ? [] : [estimate[2], estimate[3]])), ...also];
  if (ends.length === 0) return { from: 0, to: 1 };
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return from < to ? { from, to } : { from, to: from + 1 };
}

/** Where a value lies on a scale, in percent of its length. */
export function place(value: number, { from, to }: Scale): number {
  return Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
}

/** The rounds in which a creature was summoned best, of those that come in twos: where even the low end of the interval is high. */
export function bestRounds(rounds: readonly Maybe[]): { from: number; to: number; estimate: Estimate } | undefined {
  const known = rounds.flatMap((estimate, index) => (estimate === null ? [] : [{ from: 2 * index + 1, to: 2 * index + 2, estimate }]));
  return known.toSorted((one, two) => two.estimate[2] - one.estimate[2])[0];
}
