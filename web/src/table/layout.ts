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
  /** Places on the display. */
  slots: number;
  /** Places for cards in the area at the bottom, and sheltered cards beside them. */
  areas: number;
  sheltered: number;
  /** The most places that anybody else has, sheltered cards included. */
  theirs: number;
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
  /** The width of the column at the side, and of what is beside it. */
  side: number;
  main: number;
  /** The height of the question. */
  band: number;
  /** The height of what is below it: the hand, or the answers. */
  tray: number;
  /** The width of the piles beside the display. */
  piles: number;
  /** Is there room for Eternity in the middle of the display? */
  heart: boolean;
  /** The display. Where it has more cards than usual they are narrower, and its rows are always as high. */
  display: Rows & { row: number };
  /** One's own cards. Where many lie side by side they are higher than cards are; their row is always as high. */
  area: Rows & { height: number; row: number };
  hand: number;
  /** The cards of the others; where they are too small for names, they are as high as wide. */
  others: Rows & { seats: number; square: boolean; height: number };
}

/** The height of a card for a width of 1. */
const TALL = 1.4;
/** The same for cards that had to become narrower. */
const TALLEST = 1.75;
/** Between things, and around them. */
export const GAP = 6;
/** Between cards that belong together. */
const CLOSE = 4;
/** Larger cards look no better. */
const LARGEST = 320;
/** A smaller card of somebody else has no name that could be read. */
export const NAMED = 60;
/** From this width on most cards can show their text. */
const LEGIBLE = 104;
/** On small screens no card need be larger than this if one has to scroll for it. */
const COMFORTABLE = 132;
/** A hand has room for so many cards before they become smaller, and an area for so many. */
const USUAL_HAND = 5;
export const USUAL_AREAS = 8;

/** How text is as high as: lines and buttons, in ems. */
const FACTS = 1.75;
const CAPTION = 1.5;
const STRIP = 1.8;
const TILES = 2.4;
const LINE = 1.35;

const clamp = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

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
    Array.from({ length: 10 - fewest + 1 }, (_, index) => {
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

/** Everything on one screen. */
function wide({ width, height, em }: Screen, contents: Contents): Layout {
  const { players, slots, areas, sheltered, theirs, tiles, hand, lines, size } = contents;
  const side = clamp(11.75 * em, 0.15 * width, 24 * em);
  const main = width - side - 3 * GAP;
  const piles = clamp(4.75 * em, 0.065 * width, 9 * em);
  const band = (3.5 + lines * LINE) * em;
  const inside = main - 2 * 9;
  const held = hand === null ? 2 * em : 10 + STRIP * em;
  const fixed = 5 * GAP + (tiles > 0 ? TILES * em + GAP : 0) + FACTS * em + CLOSE + 10 + band + held;
  const weights = size === 'large' ? { display: 1.12, area: 0.8, hand: 1.12 } : { display: 1.04, area: 0.98, hand: 1 };

  const candidates = [1, 2].map((rows) => {
    const columns = Math.ceil((2 * players) / rows);
    const caption = rows * (CAPTION * em + STRIP * em + 8) + (rows - 1) * CLOSE;
    const most = Math.min(LARGEST, across(main - piles - GAP, columns, CLOSE) - 8);
    const [display = 0, area = 0, held = 0] = share(height - fixed - caption, [
      { rows, weight: weights.display, most },
      { rows: 1, weight: weights.area, most: Math.min(most, across(inside, USUAL_AREAS, CLOSE)) },
      ...(hand === null ? [] : [{ rows: 1, weight: weights.hand, most: Math.min(1.3 * most, across(inside, USUAL_HAND, GAP)) }]),
    ]);
    // More cards than usual make only those of their own row smaller: all else stays as it is.
    const squeezed = Math.min(area, across(inside - (sheltered > 0 ? 16 : 0), areas + sheltered * 0.8, CLOSE));
    return {
      rows,
      display,
      area: squeezed,
      height: Math.min(area * TALL, squeezed * TALLEST),
      row: area * TALL,
      held,
      worst: hand === null ? display : Math.min(display, held),
    };
  });
  const [one, two] = candidates;
  const best = two !== undefined && one !== undefined && two.worst > one.worst * 1.05 ? two : one;
  const { rows = 1, display = 0, area = 0, height: areaHeight = 0, row = 0, held: handCard = 0 } = best ?? {};
  const columns = Math.ceil(slots / rows);
  const fitting = Math.min(display, across(main - piles - GAP, columns, CLOSE) - 8);
  const shrink = size === 'small' ? 0.88 : 1;

  // Beside the table: the tracks, the others, and the log with the tools, which take what is left.
  const tracks = (3.1 + players) * em;
  const log = clamp(8.5 * em, 1.2 * (height - 35 * em), 24 * em);
  const seats = players - 1;
  const each = (height - 2 * GAP - tracks - log - (seats + 1) * GAP) / seats - 3.4 * em - 10;
  const others = cardsOfOthers(side - 18, each, inFives(theirs));
  return {
    shape: 'wide',
    side,
    main,
    band,
    tray: hand === null ? 2 * em : handCard * shrink * TALL + held,
    piles,
    heart: columns === slots && slots % 2 === 0 && across(main - piles - GAP, columns + 1, CLOSE) - 8 >= display,
    display: { card: fitting * shrink, columns, row: display * shrink * TALL },
    area: { card: area * shrink, columns: areas + sheltered, height: areaHeight * shrink, row: row * shrink },
    // More cards than usual become smaller; their place stays.
    hand: Math.min(handCard, across(inside, Math.max(1, hand ?? 1), GAP)) * shrink,
    others: { ...others, seats: 1, height: heightOf(others, inFives(theirs)) },
  };
}

/** What lies on the table scrolls, if it must. */
function column({ width, height, em }: Screen, contents: Contents): Layout {
  const { players, slots, areas, sheltered, theirs, tiles, hand, lines, size } = contents;
  const low = width > height && height < 30 * em;
  const side = low ? clamp(13 * em, 0.32 * width, 22 * em) : 0;
  const main = width - side - (low ? 3 : 2) * GAP;
  const scale = size === 'small' ? 0.88 : 1;
  const handCard = clamp(54, low ? across(side - 16, 3, GAP) : 0.165 * width, Math.min(124, low ? 0.2 * height : 0.13 * height)) * scale;
  const band = low ? clamp(7 * em, 0.42 * height, 11 * em) : ((width >= 44 * em ? 4 : 6.4) + lines * LINE) * em;
  const tray = 2.25 * em + (hand === null ? 0 : handCard * TALL + 14);
  const head = 3.9 * em + GAP;
  const room = height - head - 3 * GAP - (low ? 0 : band + tray + GAP);

  // The others: beside each other where there is room for that.
  const seats = players - 1;
  const abreast = main >= (seats <= 2 ? 22 : 36) * em ? seats : 1;
  const panel = across(main, abreast, GAP);
  const facts = (panel >= 20 * em ? 1.75 : 3.25) * em + 10;
  const others = cardsOfOthers(panel - 18, clamp(48, (0.26 * room) / Math.ceil(seats / abreast), 110), inFives(theirs), 5);
  const othersTall = heightOf(others, inFives(theirs)) + 3 + facts;
  const around = Math.ceil(seats / abreast) * (othersTall + GAP);

  // One's own cards: in two rows where one would make them too small.
  const places = areas + sheltered;
  const areaRows = places > 6 && main < 44 * em ? 2 : 1;
  const areaColumns = Math.max(5, Math.ceil(places / areaRows));
  const area = Math.min(across(main - 18, areaColumns, CLOSE), low ? 0.3 * height : Math.max(68, 0.14 * main)) * scale;
  const home = (main >= 36 * em ? FACTS : 2 * FACTS) * em + areaRows * (area * TALL + CLOSE) + 14;

  const used = around + home + GAP + (tiles > 0 ? TILES * em + GAP : 0);
  const caption = (CAPTION + (low || main < 44 * em ? 0 : STRIP)) * em + 8;
  const fit = [2, 3, 4, 5, 6, 8].map((columns) => {
    const rows = Math.ceil(slots / columns);
    const most = across(main, columns, CLOSE) - 8;
    return { columns, most, card: Math.min(most, ((room - used) / rows - caption - CLOSE) / TALL) };
  });
  const whole = fit.reduce((best, next) => (next.card > best.card ? next : best));
  // If that is too small, one scrolls.
  const narrow = fit.filter(({ most }) => most >= LEGIBLE).at(-1) ?? fit[0];
  const rows = Math.ceil(slots / (narrow?.columns ?? 2));
  const balanced = Math.ceil(slots / rows);
  const most = Math.min(across(main, balanced, CLOSE) - 8, COMFORTABLE, Math.max(72, (room - caption) / TALL));
  const display =
    whole.card >= Math.min(most, LEGIBLE + 8) ? { card: whole.card, columns: whole.columns } : { card: most, columns: balanced };
  const shown = Math.min(display.card, LARGEST) * scale;
  return {
    shape: low ? 'low' : 'column',
    side,
    main,
    band,
    tray,
    piles: 0,
    heart: false,
    display: { card: shown, columns: display.columns, row: shown * TALL },
    area: { card: area, columns: areaColumns, height: area * TALL, row: area * TALL },
    hand: handCard,
    others: { ...others, seats: abreast, height: heightOf(others, inFives(theirs)) },
  };
}

/** The layout with the largest cards that this window, the players and the round allow. */
export function layoutOf(screen: Screen, contents: Contents): Layout {
  const { width, height, em } = screen;
  return width >= 62.5 * em && height >= 37.5 * em ? wide(screen, contents) : column(screen, contents);
}
