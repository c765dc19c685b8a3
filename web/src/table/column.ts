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
  type Screen,
  share,
  STRETCHED,
  TALL,
  TALLEST,
  TILES,
  USUAL_AREAS,
} from './sizes';

/** On small screens no card need be larger than this if one has to scroll for it. */
const COMFORTABLE = 132;
/** Cards of the display that are as high as this show their texts: they are higher where one's own cards and the hand leave room. */
const ENOUGH = 172;
/** The width of such a card for a height of 1, at most. */
const WIDER = 1.2;
/** So much of the next row is in sight where one scrolls, in ems: else nobody would know that there is one. */
const HINT = 0.75;
/** The hand of a phone that is held sideways scrolls before its cards are smaller than this. */
const LOW_HAND_LEAST = 52;
/** On small screens cards of the others lie in two rows before they are smaller than this. */
const OTHERS_LEAST = 24;
/** On a phone all lies on one screen, or all but the others, as long as cards of the display are not smaller than this; on one
 * that is held sideways they may be smaller. */
const OVERVIEW = 84;
const LOW_OVERVIEW = 70;
/** Cards of one's own area that are narrower show no text: height would not help them. */
const AREA_TEXT = 76;
/** Where they are narrow they are a little higher than cards are. */
const NARROW = 1.1;
/** One's own cards and the hand on a phone are not smaller. */
const AREA_SMALLEST = 38;
const HAND_SMALLEST = 54;
/** What is around the hand of a phone, how many cards it has room for, and the width of the buttons beside it in ems. */
const HAND_EDGES = 12;
const SMALL_HAND = 4;
const HANDLES = 3;
/** What stands above the cards of an open shelter and around them, in ems. */
const NOTE_EDGES = 2.9;

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
    places: few ? columns : Math.max(most, theirs),
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
export function column({ width, height, em }: Screen, contents: Contents): Layout {
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
  // More areas than usual make only the cards in them narrower: all else stays as it is. Tiles bring areas from the beginning.
  const places = tiles > 0 ? Math.max(contents.areas, ALL_AREAS) : placesOf(contents.areas);
  const areaMost = across(inside, tiles > 0 ? ALL_AREAS : USUAL_AREAS, CLOSE);
  const handMost = Math.min(124, across(main - HANDLES * em - HAND_EDGES, SMALL_HAND, GAP));
  // A pixel more than is needed: sizes are rounded.
  const room = height - 1 - tops - home - (low ? 0 : band + GAP + held + GAP);
  // One size for every hand: what others do to it moves nothing.
  const lowHand = clamp(LOW_HAND_LEAST, cardInRows(side - 16, height - band - handles - 3 * GAP - 12, 2 * SMALL_HAND), 0.2 * height);
  const atSide = low || hand === null;
  const overview = low ? LOW_OVERVIEW : OVERVIEW;
  const fitInto = (room: number) =>
    [2, 3, 4, 5, 6, 8]
      .map((columns) => {
        const rows = Math.ceil(slots / columns);
        const most = Math.min(LARGEST, across(main, columns, CLOSE) - 8);
        const left = room - rows * caption;
        const shared = share(left, [
          { rows, weight: 1, most: Math.min(most * TALLEST, ENOUGH) / TALL },
          { rows: 1, weight: 0.38, most: areaMost < AREA_TEXT ? areaMost : (areaMost * TALLEST) / TALL },
          { rows: 1, weight: atSide ? 0 : 0.5, most: handMost },
        ]);
        const area = Math.max(Math.min(AREA_SMALLEST, areaMost * NARROW), shared[1] ?? 0);
        const held = atSide ? 0 : Math.max(HAND_SMALLEST, shared[2] ?? 0);
        const row = Math.min(most * TALLEST, (left - TALL * (area + held)) / rows);
        // Lower ones that are wider have no room for their texts.
        const card = Math.min(most, row < ENOUGH - 1 ? row : WIDER * row);
        return { columns, row, card, area, held, size: Math.sqrt(Math.max(0, card) * Math.max(0, row)) };
      })
      .reduce((best, next) => (next.size > best.size ? next : best));

  // All in sight, if its cards are not too small for that; else the others lie below the display, and one scrolls for them.
  const all = fitInto(room - around);
  const without = fitInto(room - 2 * em);
  const below = all.size < overview;
  const best = below ? without : all;
  // If the display alone is too large, one scrolls for it, too: as many rows as possible are in sight as a whole.
  const narrow = [2, 3, 4].filter((columns) => across(main, columns, CLOSE) - 8 >= 86).at(-1) ?? 2;
  const balanced = Math.ceil(slots / Math.ceil(slots / narrow));
  const comfortable = Math.min(across(main, balanced, CLOSE) - 8, COMFORTABLE);
  const span = room - TALL * (best.area + best.held) - HINT * em;
  const least = overview + 0.5;
  const whole = Math.max(1, Math.floor(span / (least + caption)));
  const tall = low ? Math.max(100, room - caption) : Math.max(least, span / whole - caption);
  const display =
    best.size >= overview ? best : { columns: balanced, card: Math.min(comfortable, tall), row: Math.min(STRETCHED * comfortable, tall) };
  const areaRow = best.area * scale * TALL;
  const areaCard = Math.min(best.area * scale, across(inside, places, CLOSE));
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
    // Eight cards in three rows leave the middle to Eternity.
    eternity: display.columns === 3 && slots === 8 ? 'display' : 'piles',
    dragon: 0,
    below,
    display: { card: display.card * scale, columns: display.columns, row: display.row * scale },
    extra: { card: display.card * scale, height: display.row * scale },
    area: {
      card: areaCard,
      columns: places,
      height: Math.min(areaRow, areaCard * TALLEST),
      row: areaRow,
    },
    shelter: low ? handCard * 0.8 : Math.min(handCard * 0.8, (held + handCard * TALL - NOTE_EDGES * em) / TALL),
    shelterRoom: 0,
    hand: { card: handCard, height: handCard * TALL },
    others,
  };
}
