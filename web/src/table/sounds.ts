import { play } from '../lib/sound';
import type { Update } from '../protocol';

/** Lets one hear what happened. One sound for each kind, however much happened at once. */
export function heard(after: Update): void {
  const kinds = new Set(after.entries.flatMap((entry) => entry.events ?? []).map(({ event }) => event));
  if (kinds.has('game_ended')) play('end');
  else {
    if (kinds.has('points_earned')) play('points');
    else if (kinds.has('sold') || kinds.has('stones_earned')) play('stone');
    else if (kinds.has('hunted') || kinds.has('tamed') || kinds.has('summoned') || kinds.has('drew')) play('card');
    if (after.turn !== null && after.entries.some((entry) => entry.what === 'played' && entry.seat !== after.you)) play('turn');
  }
}
