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
  /** How wide all of them are. */
  shelterRoom: number;
  hand: { card: number; height: number };
  /** On small screens: are the others below the display, because there is no room for them above it? */
  below: boolean;
  /** The cards of the others; `square` where they are too small for names. They have room for `places` of them; `height` is
   * that of all their rows; `inOneLine` says whether all else about somebody has room in one line. */
  others: Rows & { places: number; seats: number; square: boolean; cardHeight: number; height: number; inOneLine: boolean };
}
/** The height of a card for a width of 1. */
export const TALL = 1.4;
/** The same for cards that had to become narrower, and for those that have become wider. */
export const TALLEST = 1.8;
/** The same for cards that are as wide as they can be, where there is height left. */
export const STRETCHED = 1.55;
/** Between things, and around them. */
export const GAP = 6;
/** Between cards that belong together. */
export const CLOSE = 4;
/** Larger cards look no better. */
export const LARGEST = 320;
/** A smaller card of somebody else has no name that could be read. */
export const NAMED = 60;
/** A hand has room for so many cards before they become narrower, and an area for so many; then for all of a game. */
export const USUAL_HAND = 5;
export const USUAL_AREAS = 8;
export const ALL_AREAS = 10;
/** How text is as high as: lines and buttons, in ems. */
export const FACTS = 1.75;
export const CAPTION = 1.5;
export const TILES = 2.1;
export const LINE = 1.35;
export const clamp = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** What the edges of a panel take of its width. */
export const edges = (em: number): number => em + 2;

/** How wide each of so many cards beside each other can be. */
export const across = (room: number, count: number, gap: number): number => (room - (count - 1) * gap) / count;

export interface Row {
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

/** Has everything about somebody else room in one line? A tile and a shelter need more. */
export const isOneLine = (land: number, em: number, tiles: number): boolean => land >= (tiles > 0 ? 20 : 17.5) * em;

/** For how many cards an area has room. Each one more than usual moves the others a little: two at once would be a jump. */
export const placesOf = (areas: number): number => Math.max(areas, USUAL_AREAS);
