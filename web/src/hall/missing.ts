import type { Seat, SeatState } from '../protocol';
import { t } from '../words/language.svelte';

/** What is missing before the player on `mySeat`, or the host, can start; a sentence each. */
export function missing(seats: readonly SeatState[], mySeat: Seat | null): string[] {
  const free = seats.filter(({ occupant }) => occupant.is === 'nobody').length;
  const invited = seats.filter(({ occupant }) => occupant.is === 'invited').length;
  const unready = seats.flatMap(({ seat, occupant, ready }) => (occupant.is === 'person' && !ready && seat !== mySeat ? [occupant.name] : []));
  return [
    ...(free > 0 ? [t('lobby-lacks-seats', { count: free })] : []),
    ...(invited > 0 ? [t('lobby-lacks-invited', { count: invited })] : []),
    ...unready.map((name) => t('lobby-lacks-ready', { name })),
  ];
}
