/** The window, in pixels. */
export interface Screen {
  width: number;
  height: number;
  /** The size of text: 16 unless somebody has chosen another one in the browser. */
  em: number;
}

/** What lies on the table. */
export interface Contents {
  players: number;
  /** Places for cards in the area at the bottom, and sheltered cards beside them. */
  areas: number;
  sheltered: number;
  /** The most places that anybody else has, and the same with sheltered cards. */
  theirs: number;
  theirsInAll: number;
  /** Artifact tiles on the display. */
  tiles: number;
  /** Cards in the hand; `null` where no hand is shown. */
  hand: number | null;
  /** What the bar needs more than a question does, in lines. */
  lines: number;
  /** How large cards should be, as people choose it. */
  size: 'small' | 'normal' | 'large';
}

/** Cards of one size, so many in a row. */
export interface Rows {
  card: number;
  columns: number;
}

/** How the table is laid out. All sizes are in pixels, and change only with the window and from round to round. */
export interface Layout {
  /**
   * `wide`: everything on one screen, with a column at the side. `column`: what lies on the table scrolls between a line of
   * news and the question with the hand. `low`: the same, with the question and the hand at the side.
   */
  shape: 'wide' | 'column' | 'low';
  /** How large text is, compared with 16 pixels. */
  text: number;
  /** The height of the line of news on small screens, and whether everything in it stands side by side. */
  head: number;
  abreast: boolean;
  /** The width of the column at the side, and of what is beside it. */
  side: number;
  main: number;
  /** The height of the question, and where it may be longer because nothing else has to be seen below it. */
  band: number;
  longBand: number;
  /** The height of what is below it: the hand, or the answers. */
  tray: number;
  /** The width of the piles beside the display. */
  piles: number;
  /** Where Eternity is: in the middle of the display, beside the hand where there is room for it, or above the piles. */
  eternity: 'display' | 'hand' | 'piles';
  /** How wide Eternity is beside the hand. */
  dragon: number;
  /** The display. Its cards are wider than cards are where there is more room beside them than below. */
  display: Rows & { row: number };
  /** A card that lies on the display beside the usual ones, above the piles. */
  extra: { card: number; height: number };
  /** One's own cards. Where many lie side by side they are higher than cards are; their row is always as high. */
  area: Rows & { height: number; row: number };
  /** How wide sheltered cards are. On small screens they are a stack that opens below the question, and take no room. */
  shelter: number;
  hand: { card: number; height: number };
  /** On small screens: are the others below the display, because there is no room for them above it? */
  below: boolean;
  /** The cards of the others; `square` where they are too small for names. `height` is that of all their rows;
   * `inOneLine` says whether all else about somebody has room in one line. */
  others: Rows & { seats: number; square: boolean; cardHeight: number; height: number; inOneLine: boolean };
}

/** The height of a card for a width of 1. */
const TALL = 1.4;
/** The same for cards that had to become narrower, and for those that have become wider. */
const TALLEST = 1.8;
const SQUAREST = 1.15;
/** The same for cards that are as wide as they can be, where there is height left. */
const STRETCHED = 1.55;
/** Wider than cards are only those become that would have little room for their text. */
const WIDENED = 150;
/** Between things, and around them. */
export const GAP = 6;
/** Between cards that belong together. */
const CLOSE = 4;
/** Larger cards look no better. */
const LARGEST = 320;
/** A smaller card of somebody else has no name that could be read. */
export const NAMED = 60;
/** On small screens no card need be larger than this if one has to scroll for it. */
const COMFORTABLE = 132;
/** A hand has room for so many cards before they become narrower, and an area for so many; then for all of a game. */
const USUAL_HAND = 5;
export const USUAL_AREAS = 8;
const ALL_AREAS = 10;
/** The side gives way to cards that would be narrower than this, on the display and in the area with all its places. */
const DISPLAY_LEAST = 106;
const AREA_LEAST = 85;
/** In an area even the longest texts have room on a card of this width; it is not wider because of the last rounds. */
const AREA_FINE = 112;
/** The hand of a phone that is held sideways scrolls before its cards are smaller than this. */
const LOW_HAND_LEAST = 52;
/** On small screens cards of the others lie in two rows before they are smaller than this. */
const OTHERS_LEAST = 24;
/** On a phone all lies on one screen, or all but the others, as long as cards of the display are not smaller than this; on one
 * that is held sideways they may be smaller. */
const OVERVIEW = 84;
const LOW_OVERVIEW = 70;
/** One's own cards and the hand on a phone are not smaller. */
const AREA_SMALLEST = 38;
const HAND_SMALLEST = 54;
/** What is around the hand of a phone, how many cards it has room for, and the width of the buttons beside it in ems. */
const HAND_EDGES = 12;
const SMALL_HAND = 4;
const HANDLES = 3;
/** A smaller dragon is none. */
const DRAGON_LEAST = 90;
/** More cards of somebody else never lie in one row. */
const LONGEST_ROW = 12;

/** How text is as high as: lines and buttons, in ems. */
const FACTS = 1.75;
const CAPTION = 1.5;
const STRIP = 1.8;
const TILES = 2.1;
const LINE = 1.35;

const clamp = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** What the edges of a panel take of its width. */
const edges = (em: number): number => em + 2;

/** How wide each of so many cards beside each other can be. */
const across = (room: number, count: number, gap: number): number => (room - (count - 1) * gap) / count;

interface Row {
  /** How many rows of this size there are. */
  rows: number;
  /** How large its cards should be, compared with those of other rows. */
  weight: number;
  /** How wide its cards can be. */
  most: number;
}

/** Shares a height among rows of cards: as large as possible, and what one cannot use the others get. The widths. */
export function share(height: number, rows: readonly Row[]): number[] {
  const widths = rows.map(() => 0);
  let open = rows.map((row, index) => ({ ...row, index }));
  let left = height / TALL;
  for (;;) {
    const unit = left / open.reduce((sum, { rows, weight }) => sum + rows * weight, 0);
    const full = open.filter(({ weight, most }) => weight * unit > most);
    if (full.length === 0) {
      for (const { index, weight } of open) widths[index] = Math.max(0, weight * unit);
      return widths;
    }
    for (const { index, most, rows } of full) {
      widths[index] = most;
      left -= most * rows;
    }
    open = open.filter((row) => !full.includes(row));
    if (open.length === 0) return widths;
  }
}

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

/** What sheltered cards take beside the areas: two above each other, and room for the first of them is kept where there can be any. */
const besideAreas = (shelter: number, sheltered: number): number => 16 + Math.ceil(Math.max(1, sheltered) / 2) * (shelter + CLOSE);

/** Has everything about somebody else room in one line? A tile and a shelter need more. */
const isOneLine = (land: number, em: number, tiles: number): boolean => land >= (tiles > 0 ? 20 : 17.5) * em;

/** For how many cards an area has room. With tiles, which bring areas and shelters, that is all of them from the beginning. */
const placesOf = ({ areas, tiles }: Contents): number => (areas <= USUAL_AREAS && tiles === 0 ? USUAL_AREAS : Math.max(areas, ALL_AREAS));

/** The widths of the column at the side, of what is beside it, and of the piles. The side is as wide as the cards of the table allow. */
function columnsOf({ width, em }: Screen, { players, tiles }: Contents): { side: number; main: number; piles: number } {
  const piles = clamp(4.75 * em, 0.065 * width, 9 * em);
  const places = tiles > 0 ? ALL_AREAS + 1 : ALL_AREAS;
  const sheltered = tiles > 0 ? besideAreas(3.4 * em, 1) : 0;
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
  const shelterMost = Math.max(3.4 * em, 0.05 * main);
  const beside = tiles > 0 || sheltered > 0 ? besideAreas(shelterMost, sheltered) : 0;
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
  const places = placesOf(contents);
  const squeezed = Math.min(Math.max(area, Math.min(AREA_FINE, areaRow / SQUAREST)), across(inside - beside, places, CLOSE)) * shrink;
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
  const count = seats >= 3 ? Math.max(ALL_AREAS, theirsInAll) : inFives(theirsInAll);
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
    shelter: Math.min(shelterMost, (areaRow - CLOSE) / 2 / TALL),
    hand: { card: handWidth, height: Math.min(handHeight, handWidth * TALLEST) },
    below: false,
    others: {
      ...others,
      seats: 1,
      cardHeight: others.card * (others.square ? 1 : TALL),
      height: heightOf(others, count),
      inOneLine: isOneLine(side - edges(em), em, tiles),
    },
  };
}

/** How wide so many cards can be in this room, in one row or more. */
const cardInRows = (width: number, height: number, count: number): number =>
  Math.max(...[1, 2, 3].map((rows) => Math.min(across(width, Math.ceil(count / rows), GAP), across(height, rows, GAP) / TALL)));

/** The others on a small screen: how many panels lie side by side, how high each is, and its cards. */
function seatsOf(main: number, low: boolean, em: number, { players, theirs, tiles }: Contents): Layout['others'] & { around: number } {
  const count = players - 1;
  const seats = low ? Math.min(count, Math.floor(main / (10.5 * em))) : main >= (count <= 2 ? 22 : 36) * em ? count : 1;
  const panel = across(main, seats, GAP);
  const land = panel - edges(em);
  // Ten cards in one row, or in two where they would be too small. Tiles bring more areas: one more in each of two rows.
  const rows = across(land, ALL_AREAS, 3) >= OTHERS_LEAST ? 1 : 2;
  const most = tiles > 0 && rows > 1 ? ALL_AREAS + 2 : ALL_AREAS;
  const row = clamp(OTHERS_LEAST + 6, across(land, Math.ceil(most / rows), 3) * (rows > 1 ? 1 : TALL), low ? 50 : 64);
  const height = rows * (row + 3) - 3;
  // As long as there are few they are larger, and no higher than all of them will be.
  const few = theirs <= ALL_AREAS / 2;
  const columns = few ? ALL_AREAS / 2 : Math.ceil(Math.max(most, theirs) / rows);
  const tall = few ? height : row;
  const card = Math.min(across(land, columns, 3), tall >= NAMED * TALL ? tall / TALL : tall);
  const inOneLine = isOneLine(land, em, tiles);
  const facts = (inOneLine ? 1.6 : 3.2) * em + 12;
  return {
    card,
    columns,
    seats,
    square: card < NAMED,
    cardHeight: Math.min(tall, card * TALLEST),
    height,
    inOneLine,
    around: Math.ceil(count / seats) * (height + facts + GAP),
  };
}

/**
 * What lies on the table scrolls, if it must; one's own area, the question and the hand never do. Everything has the size that
 * it needs in the last round, so that nothing moves because somebody else gets a card or an area.
 */
function column({ width, height, em }: Screen, contents: Contents): Layout {
  const { players, tiles, hand, lines, size } = contents;
  const slots = 2 * players;
  const low = width > height && height < 30 * em;
  const side = low ? clamp(13 * em, 0.32 * width, 22 * em) : 0;
  const main = width - side - (low ? 3 : 2) * GAP;
  const inside = main - edges(em);
  const scale = size === 'small' ? 0.88 : 1;
  const bandOf = (lines: number): number => (low ? clamp(7 * em, 0.37 * height, 11 * em) : (width >= 44 * em ? 4 : lines) * em);
  const [band, longBand] = [bandOf(4.5), bandOf(6.6)].map((usual) => usual + lines * LINE * em) as [number, number];
  const inOneLine = main >= 34 * em;
  const head = (inOneLine ? 2.2 : 3.9) * em;
  const { around, ...others } = seatsOf(main, low, em, contents);

  // What is left to the display, one's own cards and the hand.
  const handles = low ? 2.25 * em : 0;
  const held = hand === null ? 2.25 * em : handles + HAND_EDGES;
  const home = FACTS * em + 14 + GAP;
  const tops = head + 3 * GAP + (tiles > 0 ? TILES * em + GAP : 0);
  const caption = CAPTION * em + 8 + CLOSE;
  const places = placesOf(contents);
  const areaMost = across(inside, places, CLOSE);
  const handMost = Math.min(124, across(main - HANDLES * em, SMALL_HAND, GAP));
  // A pixel more than is needed: sizes are rounded.
  const room = height - 1 - tops - home - (low ? 0 : band + GAP + held + GAP);
  const lowHand = clamp(
    LOW_HAND_LEAST,
    cardInRows(side - 16, height - band - handles - 3 * GAP - 12, (hand ?? 0) <= SMALL_HAND ? SMALL_HAND : 2 * SMALL_HAND),
    0.2 * height,
  );
  const atSide = low || hand === null;
  const overview = low ? LOW_OVERVIEW : OVERVIEW;
  const fitInto = (room: number) =>
    [2, 3, 4, 5, 6, 8]
      .map((columns) => {
        const rows = Math.ceil(slots / columns);
        const most = Math.min(LARGEST, across(main, columns, CLOSE) - 8);
        const left = room - rows * caption;
        const shared = share(left, [
          { rows, weight: 1, most: (most * TALLEST) / TALL },
          { rows: 1, weight: 0.38, most: (areaMost * TALLEST) / TALL },
          { rows: 1, weight: atSide ? 0 : 0.5, most: handMost },
        ]);
        const area = Math.max(AREA_SMALLEST, shared[1] ?? 0);
        const held = atSide ? 0 : Math.max(HAND_SMALLEST, shared[2] ?? 0);
        const row = Math.min(most * TALLEST, (left - TALL * (area + held)) / rows);
        const card = Math.min(most, row);
        return { columns, row, card, area, held, size: Math.sqrt(Math.max(0, card) * Math.max(0, row)) };
      })
      .reduce((best, next) => (next.size > best.size ? next : best));

  // All in sight, if its cards are not too small for that; else the others lie below the display, and one scrolls for them.
  const all = fitInto(room - around);
  const without = fitInto(room - 2 * em);
  const below = all.size < overview;
  const best = below ? without : all;
  // If the display alone is too large, one scrolls for it, too.
  const narrow = [2, 3, 4].filter((columns) => across(main, columns, CLOSE) - 8 >= 86).at(-1) ?? 2;
  const balanced = Math.ceil(slots / Math.ceil(slots / narrow));
  const comfortable = Math.min(across(main, balanced, CLOSE) - 8, COMFORTABLE);
  const display =
    best.size >= overview
      ? best
      : { columns: balanced, card: comfortable, row: Math.min(STRETCHED * comfortable, Math.max(100, room - caption)) };
  const areaRow = best.area * scale * TALL;
  const handCard = (low ? lowHand : best.held) * scale;
  return {
    shape: low ? 'low' : 'column',
    text: em / 16,
    head,
    abreast: inOneLine,
    side,
    main,
    band,
    longBand,
    tray: held + handCard * TALL,
    piles: 0,
    eternity: 'piles',
    dragon: 0,
    below,
    display: { card: display.card * scale, columns: display.columns, row: display.row * scale },
    extra: { card: display.card * scale, height: display.row * scale },
    area: {
      card: Math.min(best.area * scale, areaMost),
      columns: places,
      height: areaRow,
      row: areaRow,
    },
    shelter: handCard * 0.8,
    hand: { card: handCard, height: handCard * TALL },
    others,
  };
}

/** The layout with the largest cards that this window, the players and the round allow. */
export function layoutOf(screen: Screen, contents: Contents): Layout {
  const { width, height, em } = screen;
  return width >= 62.5 * em && height >= 37.5 * em ? wide(screen, contents) : column(screen, contents);
}
