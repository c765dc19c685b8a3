import type { PlayerId, SeatState } from '../protocol';
import { t } from '../words/language.svelte';

/** What is missing before this player can start; a sentence each. Nobody waits for themselves, or for those beside them. */
export function missing(seats: readonly SeatState[], me: PlayerId | null): string[] {
  const free = seats.filter(({ occupant }) => occupant.is === 'nobody').length;
  const invited = seats.filter(({ occupant }) => occupant.is === 'invited').length;
  const unready = seats.flatMap(({ occupant, ready }) =>
    occupant.is === 'person' && !ready && occupant.player !== me ? [occupant.name] : [],
  );
  return [
    ...(free > 0 ? [t('lobby-lacks-seats', { count: free })] : []),
    ...(invited > 0 ? [t('lobby-lacks-invited', { count: invited })] : []),
    ...unready.map((name) => t('lobby-lacks-ready', { name })),
  ];
}
