import type { Preview, Move, Offer } from '../../src/protocol';

export const NOTHING: Preview = { points: 0, stones: '', spends: '', reveals: false, asks: false, price: 0, wastes: 0 };

/** A legal move that brings nothing but this. */
export function offer(move: Move, brings: Partial<Preview> = {}): Offer {
  return { move, brings: { ...NOTHING, ...brings } };
}
