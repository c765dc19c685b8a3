import facts from '../generated/facts.json';
import type { Colour, PlayerView, Stones } from '../protocol';

export type StoneLetter = 'R' | 'B' | 'P';

const COLOURS: Record<StoneLetter, Colour> = { R: 'red', B: 'blue', P: 'purple' };
/** What is written on the stones. */
export const PRINTED: Record<StoneLetter, number> = facts.worth;

/** The letters of a bag of stones: `RRB`. */
export function letters(stones: Stones): StoneLetter[] {
  return [...stones].filter((letter): letter is StoneLetter => letter in COLOURS);
}

export function colourOf(letter: StoneLetter): Colour {
  return COLOURS[letter];
}

/** What a stone is worth to a player now. */
export function worthOf(player: PlayerView, letter: StoneLetter): number {
  return player.worth[COLOURS[letter]];
}

/** What all stones of a player are worth now. */
export function worthOfStones(player: PlayerView): number {
  return worthOfBag(player, player.stones);
}

/** What these stones are worth to a player now. */
export function worthOfBag(player: PlayerView, stones: Stones): number {
  return letters(stones).reduce((sum, letter) => sum + worthOf(player, letter), 0);
}

export function letterOf(colour: Colour): StoneLetter {
  return colour === 'red' ? 'R' : colour === 'blue' ? 'B' : 'P';
}
