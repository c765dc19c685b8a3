import { column } from './column';
import {
  across,
  ALL_AREAS,
  CAPTION,
  clamp,
  CLOSE,
  type Contents,
  edges,
  FACTS,
  GAP,
  isOneLine,
  LARGEST,
  type Layout,
  LINE,
  NAMED,
  placesOf,
  type Rows,
  type Screen,
  share,
  STRETCHED,
  TALL,
  TALLEST,
  TILES,
  USUAL_AREAS,
  USUAL_HAND,
} from './sizes';

const SQUAREST = 1.15;
/** In an area, where they are lower, they stay closer to the shape of a card. */
const SQUAREST_IN_AREA = 1.25;
/** Wider than cards are only those become that would have little room for their text. */
const WIDENED = 150;
/** The side gives way to cards that would be narrower than this, on the display and in the area with all its places. */
const DISPLAY_LEAST = 106;
const AREA_LEAST = 85;
/** A smaller dragon is none. */
const DRAGON_LEAST = 90;
/** More cards of somebody else never lie in one row. */
const LONGEST_ROW = 12;
const STRIP = 1.8;

/** The cards of the others as large as a width and a height for each of them allow. */
export function cardsOfOthers(width: number, height: number, count: number, fewest = 3): Rows & { square: boolean } {
  const candidates = [false, true].flatMap((square) =>
    Array.from({ length: LONGEST_ROW - fewest + 1 }, (_, index) => {
      const columns = index + fewest;
      const rows = Math.ceil(count / columns);
      const tall = square ? 1 : TALL;
      const card = Math.min(across(width, columns, 3), (height - (rows - 1) * 3) / rows / tall);
      return { card: Math.max(12, card), columns, square };
    }),
  );
  const named = candidates.filter(({ square, card }) => !square && card >= NAMED);
  const among = named.length > 0 ? named : candidates.filter(({ square }) => square);
  return among.reduce((best, next) => (next.card > best.card + 0.5 ? next : best));
}

/** Room is kept for five cards or for ten, so that it seldom changes. */
const inFives = (count: number): number => Math.max(count, count <= 5 ? 5 : 10);

/** How high so many of these cards are. */
const heightOf = ({ card, columns, square }: Rows & { square: boolean }, count: number): number =>
  Math.ceil(count / columns) * (card * (square ? 1 : TALL) + 3) - 3;

/** How wide a card of this height is that has so much room beside it. */
const widened = (height: number, room: number, squarest = SQUAREST): number =>
  Math.min(room, Math.max(height / TALL, Math.min(height / squarest, WIDENED)));
/** What sheltered cards take beside the areas where there can be any, however many they are: two above each other, or many small ones. */
const SHELTER = 4;
const BESIDE_AREAS = 16;
const FEW_SHELTERED = 2;

/** How wide sheltered cards are in a column of this size. */
function shelteredCard(width: number, height: number, sheltered: number): number {
  if (sheltered <= FEW_SHELTERED) return Math.min(width, (height - CLOSE) / 2 / TALL);
  const columns = sheltered <= 2 * Math.floor((height + CLOSE) / (across(width, 2, CLOSE) + CLOSE)) ? 2 : 3;
  return across(width, columns, CLOSE);
}

/** The widths of the column at the side, of what is beside it, and of the piles. The side is as wide as the cards of the table allow. */
function columnsOf({ width, em }: Screen, { players, tiles }: Contents): { side: number; main: number; piles: number } {
  const piles = clamp(4.75 * em, 0.065 * width, 9 * em);
  const places = tiles > 0 ? ALL_AREAS + 1 : ALL_AREAS;
  const sheltered = tiles > 0 ? SHELTER * em + BESIDE_AREAS : 0;
  const display = 2 * players * (DISPLAY_LEAST + 8 + CLOSE) - CLOSE + piles + GAP;
  const area = places * (AREA_LEAST + CLOSE) - CLOSE + sheltered + edges(em);
  const side = clamp(11.75 * em, Math.min(0.165 * width, width - 3 * GAP - Math.max(display, area)), 24 * em);
  return { side, main: width - side - 3 * GAP, piles };
}

/** Everything on one screen. */
function wide(screen: Screen, contents: Contents): Layout {
  const { height, em } = screen;
  const { players, sheltered, theirsInAll, tiles, hand, lines, size } = contents;
  const { side, main, piles } = columnsOf(screen, contents);
  const slots = 2 * players;
  const band = (3.5 + lines * LINE) * em;
  const inside = main - edges(em);
  const held = hand === null ? 2 * em : 10 + STRIP * em;
  const fixed = 5 * GAP + (tiles > 0 ? TILES * em + GAP : 0) + FACTS * em + CLOSE + 10 + band + held;
  // With tiles there are more places in an area: its cards are narrower, and a little higher for that.
  const usual = { display: 1.04, area: tiles > 0 ? 1.03 : 1, hand: 0.98 };
  const weights = size === 'large' ? { display: 1.12, area: 0.8, hand: 1.12 } : usual;
  const shelter = Math.max(SHELTER * em, 0.05 * main);
  const beside = tiles > 0 || sheltered > 0 ? shelter + BESIDE_AREAS : 0;
  const zones = main - piles - GAP;

  const candidates = [1, 2].map((rows) => {
    const columns = Math.ceil(slots / rows);
    const caption = rows * (CAPTION * em + STRIP * em + 8) + (rows - 1) * CLOSE;
    const most = Math.min(LARGEST, across(zones, columns, CLOSE) - 8);
    const [display = 0, area = 0, held = 0] = share(height - fixed - caption, [
      { rows, weight: weights.display, most },
      { rows: 1, weight: weights.area, most: Math.min(most, across(inside - beside, USUAL_AREAS, CLOSE)) },
      ...(hand === null ? [] : [{ rows: 1, weight: weights.hand, most: Math.min(1.15 * most, across(inside, USUAL_HAND, GAP)) }]),
    ]);
    // Where cards cannot be wider they are higher; what is left then is for the hand.
    const others = TALL * (rows * display + area);
    const left = Math.max(0, height - fixed - caption - others - TALL * held);
    const stretch = Math.min(STRETCHED / TALL, 1 + left / others);
    const more = hand === null ? 0 : Math.min(left - (stretch - 1) * others, 0.15 * most * TALL);
    const worst = hand === null ? display : Math.min(display, held);
    return { rows, columns, caption, display, area, held: TALL * held + more, stretch, worst };
  });
  const [one, two] = candidates;
  const best = two !== undefined && one !== undefined && two.worst > one.worst * 1.05 ? two : one;
  const { rows = 1, columns = slots, caption = 0, display = 0, area = 0, held: handRow = 0, stretch = 1 } = best ?? {};
  const shrink = size === 'small' ? 0.88 : 1;
  const withHeart = across(zones, columns + 1, CLOSE) - 8;
  const heart = rows === 1 && withHeart >= display;
  const row = display * shrink * TALL * stretch;
  const areaRow = area * shrink * TALL * stretch;

  // More cards than usual make only those of their own row narrower: all else stays as it is.
  const places = placesOf(contents.areas);
  const squeezed = widened(areaRow, across(inside - beside, places, CLOSE) * shrink, SQUAREST_IN_AREA);
  const handHeight = handRow * shrink;
  const roomInHand = (count: number): number => across(inside, count, GAP);
  const handWidth = Math.min(widened(handHeight, roomInHand(USUAL_HAND)), roomInHand(Math.max(1, hand ?? 1)));
  const cards = Math.max(USUAL_HAND, hand ?? 0);
  const dragon = hand === null ? 0 : Math.min((inside - cards * (handWidth + GAP)) / 2 - GAP, 0.85 * (handHeight + STRIP * em));

  // Beside the table: the tracks, the others, and the log with the tools, which take what is left.
  const tracks = (3.1 + players) * em;
  const log = clamp(8.5 * em, 0.2 * height, 18 * em);
  const seats = players - 1;
  const each = (height - 2 * GAP - tracks - log - (seats + 1) * GAP) / seats - 3.4 * em - 10;
  // Three panels grow with every row: where tiles bring more cards than there are rounds, there is room for them from the beginning.
  const count = seats >= 3 ? Math.max(ALL_AREAS + (tiles > 0 ? 2 : 0), theirsInAll) : inFives(theirsInAll);
  const others = cardsOfOthers(side - edges(em), each, count);
  const pilesHeight = ((piles - CLOSE) / 2) * TALL + 1.25 * em;
  return {
    shape: 'wide',
    text: em / 16,
    head: 0,
    abreast: true,
    side,
    main,
    band,
    longBand: band,
    tray: hand === null ? 2 * em : handHeight + held,
    piles,
    eternity: heart ? 'display' : dragon >= DRAGON_LEAST ? 'hand' : 'piles',
    dragon,
    display: { card: widened(row, Math.min(LARGEST, heart ? withHeart : across(zones, columns, CLOSE) - 8)), columns, row },
    extra: { card: piles, height: Math.min(piles * TALLEST, rows * row + caption - pilesHeight - 2 * GAP) },
    area: {
      card: squeezed,
      columns: places,
      height: Math.min(areaRow, squeezed * TALLEST),
      row: areaRow,
    },
    shelter: shelteredCard(shelter, areaRow, sheltered),
    shelterRoom: shelter,
    hand: { card: handWidth, height: Math.min(handHeight, handWidth * TALLEST) },
    below: false,
    others: {
      ...others,
      places: count,
      seats: 1,
      cardHeight: others.card * (others.square ? 1 : TALL),
      height: heightOf(others, count),
      inOneLine: isOneLine(side - edges(em), em, tiles),
    },
  };
}

/** The layout with the largest cards that this window, the players and the round allow. */
export function layoutOf(screen: Screen, contents: Contents): Layout {
  const { width, height, em } = screen;
  return width >= 62.5 * em && height >= 37.5 * em ? wide(screen, contents) : column(screen, contents);
}
