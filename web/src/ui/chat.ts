import type { Entry, PlayerColour, PlayerId, Seat } from '../protocol';

/** Something that was said at a table, and by whom. */
export interface Speech {
  seq: number;
  player: PlayerId;
  name: string;
  colour: PlayerColour | null;
  /** Nothing if the reader does not want to hear this player. */
  text: string | null;
}

interface Sitter {
  name: string;
  colour: PlayerColour | null;
}

/** What was said, with the names and colours that the players had when they said it. */
export function speeches(entries: readonly Entry[]): Speech[] {
  const sitters = new Map<Seat, Sitter>();
  const found: Speech[] = [];
  for (const entry of entries) {
    switch (entry.what) {
      case 'sat':
        sitters.set(entry.seat, { name: entry.name, colour: entry.colour });
        break;
      case 'colour_chosen': {
        const sitter = sitters.get(entry.seat);
        if (sitter) sitters.set(entry.seat, { ...sitter, colour: entry.colour });
        break;
      }
      case 'said':
      case 'said_muted': {
        const sitter = sitters.get(entry.seat) ?? { name: '', colour: null };
        found.push({ seq: entry.seq, player: entry.player, ...sitter, text: entry.what === 'said' ? entry.text : null });
        break;
      }
    }
  }
  return found;
}
