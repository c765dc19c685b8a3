import { t } from './language.svelte';

/** The levels of bots that there are, the weakest first: level 4 is a yardstick for other bots, weaker than level 2. */
export const LEVELS = [0, 1, 4, 2, 3, 5] as const;
export type Level = (typeof LEVELS)[number];

/** What bots of a level are called. */
export function levelName(level: number): string {
  const known = LEVELS.find((each) => each === level);
  return known === undefined ? String(level) : t(`bot-level-${known}`);
}
