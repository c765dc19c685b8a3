import type { Entry, PlayerColour, PlayerId, Seat, SeatState } from '../protocol';
import { reactionText } from '../words/reactions';

/** Something that was said at a table, and by whom. */
export interface Speech {
  seq: number;
  seat: Seat;
  player: PlayerId;
  name: string;
  colour: PlayerColour | null;
  /** Nothing if the reader does not want to hear this player. */
  text: string | null;
}

/** What an entry says, in the language of the reader. */
export function wordsOf(entry: Entry): string | null {
  if (entry.what === 'reacted') return reactionText(entry.reaction);
  return entry.what === 'said' ? entry.text : null;
}

/**
 * What was said, with the colours that the players had when they said it. Whoever sits at the table from the beginning has
 * no entry for that: their colour is that of the seat as it is now.
 */
export function speeches(entries: readonly Entry[], seats: readonly SeatState[]): Speech[] {
  const colours = new Map<Seat, PlayerColour>();
  const found: Speech[] = [];
  for (const entry of entries) {
    if (entry.what === 'sat' || entry.what === 'colour_chosen') colours.set(entry.seat, entry.colour);
    if (entry.what !== 'said' && entry.what !== 'reacted' && entry.what !== 'said_muted') continue;
    const { seq, seat, player, name } = entry;
    const colour = colours.get(seat) ?? seats.find((state) => state.seat === seat)?.colour ?? null;
    found.push({ seq, seat, player, name, colour, text: wordsOf(entry) });
  }
  return found;
}
