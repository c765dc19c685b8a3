import type { Card, Entry, Event } from '../protocol';

/** The events that put their card on the discard pile. */
const DISCARDS = new Set<Event['event']>(['sold', 'removed', 'discarded_from_hand', 'discarded_from_area', 'discarded_from_shelter']);

/** The discard pile in its order. */
export interface DiscardPile {
  /** The cards whose coming was seen, the one on top first. */
  seen: Card[];
  /** The others, as at a table that began from a position. They lie below, in no known order. */
  unseen: Card[];
}

/** Puts the discard pile in order. The view has it as a set; in which order the cards came is told by what happened. */
export function discardPile(entries: readonly Entry[], discard: readonly Card[]): DiscardPile {
  const undone = new Set(entries.flatMap((entry) => (entry.what === 'undone' ? [entry.undone] : [])));
  const lying = new Set(discard);
  const seen: Card[] = [];
  const happened = entries.filter(({ seq }) => !undone.has(seq)).flatMap(({ events = [] }) => events);
  for (const event of happened.toReversed()) {
    // What lay there before is in the draw pile now.
    if (event.event === 'reshuffled' || lying.size === 0) break;
    if (DISCARDS.has(event.event) && 'card' in event && lying.delete(event.card as Card)) seen.push(event.card as Card);
  }
  return { seen, unseen: [...lying] };
}
