import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Options } from '../../src/protocol';

interface Texts {
  cards: Record<string, { name: string; effects: { text: string }[] }>;
}

const TEXTS = JSON.parse(readFileSync(fileURLToPath(new URL('../../src/generated/texts.fr.json', import.meta.url)), 'utf8')) as Texts;

/** How long the text of a card is in French, with marks for stones and points as three letters. */
const lettersOf = (card: string): number =>
  TEXTS.cards[card]?.effects.reduce((sum, { text }) => sum + text.replaceAll(/\[[^\]]+\]/g, '***').length, 0) ?? 0;
const words = (card: string): number => TEXTS.cards[card]?.name.length ?? 0;

/** All creatures, those with the longest texts first, and those with the longest names among them. */
const LONGEST = Object.keys(TEXTS.cards).toSorted((one, two) => lettersOf(two) + 4 * words(two) - lettersOf(one) - 4 * words(one));

export interface Situation {
  players: 2 | 3 | 4;
  round: number;
  /** With the tiles of Artifacts, a shelter, and an area more than there are rounds. */
  tiles?: boolean;
  /** How many cards everybody has in the shelter, if there are tiles. */
  sheltered?: number;
  hand?: number;
  /** Can every card of the hand be summoned, for many stones that are worth more than it costs? */
  summons?: boolean;
  /** Is the tile that reveals one more card to be taken? */
  boots?: boolean;
}

/** Cards for which somebody who has four blue stones pays three or four of them, and wastes some of their worth. */
const DEAR = ['sand_giant', 'gi_rin', 'willow', 'rudra', 'boulder'];

/** A position with as many cards as there can be: every area full, the longest texts where they are to be read. */
export function situation({ players, round, tiles = false, sheltered = 1, hand = 4, summons = false, boots = false }: Situation): {
  options: Options;
} {
  const cards = LONGEST.filter((card) => !summons || !DEAR.includes(card));
  const take = (count: number): string[] => cards.splice(0, count);
  const held = summons ? DEAR : take(hand);
  const display = take(2 * players);
  const own = take(summons ? round - 1 : round);
  const stones = [summons ? 'BBBB' : 'RBBP', 'RRBB', 'BPPP', 'RRRR'];
  const options: Options = { players, sell: 'printed', payment: 'needed', artifact_creatures: true, artifact_tiles: tiles };
  const position = {
    rules: 1,
    options,
    round,
    ...(boots ? { phase: 'hunting', first: 1 } : { phase: 'action', first: 1, turn: 1 }),
    players: Array.from({ length: players }, (_, seat) => ({
      score: 27 + 11 * seat,
      stones: stones[seat],
      hand: seat === 0 ? held : take(2),
      area: seat === 0 ? own : take(round),
      ...(tiles
        ? { shelter: take(sheltered), tile: boots ? undefined : ['monkey_kings_staff', 'pied_pipers_pipe', 'incense_burner'][seat] }
        : {}),
    })),
    display: display.map((card, index) => ({ card, marker: boots ? null : (index % players) + 1 })),
    discard: take(3),
    ...(tiles ? { tiles: tilesFor(players) } : {}),
    seed: '0200000000000000000000000000000000000000000000000000000000000000',
    seed_used: 0,
  };
  return position;
}

/** The tiles of a game for so many, those with long names if there is a choice. */
function tilesFor(players: number): string[] {
  return [
    'incense_burner',
    'monkey_kings_staff',
    'pied_pipers_pipe',
    ...(players >= 3 ? ['seven_league_boots'] : []),
    ...(players >= 4 ? ['golden_fleece'] : []),
    'book_of_thoth',
    'gem_of_kukulkan',
    'philosophers_stone',
  ];
}
