import { isTile } from '../game/catalogue';
import { nameOf } from './cards';
import { colourOf, letterOf } from '../game/stones';
import type { Asked, Card, Colour, Event, Obstacle, Refusal, Seat, Secret, Source } from '../protocol';
import { language, t, texts, type Args } from './language.svelte';
import { mark } from './rich';

/** Who sits where, for texts. */
export type Namer = (seat: Seat) => string;

const SEATS = new Set(['seat', 'with', 'chosen', 'first', 'chooser', 'marker']);
const STONES = new Set(['stones', 'paid', 'gave', 'took', 'kept', 'lost', 'pay', 'have', 'keep']);
const FAMILIES = new Set(['fire', 'water', 'earth', 'wind', 'dragon']);
const COLOURS = new Set(['red', 'blue', 'purple']);

/** How things are put into a text: as marks that `Rich` shows as pictures and links, or as plain words. */
export interface Style {
  seat: Namer;
  source: (source: Source) => string;
  stones: (stones: string) => string;
  /** A stone of a colour, whichever it is. */
  colour: (colour: Colour) => string;
  /** The seat of the reader, who is told "you"; nobody if it is not given. */
  self?: Seat | null;
}

/** With marks for `Rich`. */
export const RICH: Style = { seat: mark.seat, source: mark.source, stones: mark.stones, colour: (colour) => mark.stones(letterOf(colour)) };

/** With words only, for screen readers. */
export function plain(seat: Namer, self: Seat | null = null): Style {
  return { self, seat, source: nameOf, stones: stonesInWords, colour: (colour) => t(`stone-${colour}`) };
}

/** "2 red and 1 blue stones". */
export function stonesInWords(stones: string): string {
  if (stones === '') return t('no-stones');
  const counts = (['R', 'B', 'P'] as const).map((letter) => [colourOf(letter), stones.split(letter).length - 1] as const);
  const counted = counts.flatMap(([colour, count]) => (count === 0 ? [] : [t(`stones-of-${colour}`, { count })]));
  return t('stones-counted', { count: stones.length, counted: listed(counted) });
}

/** A part of a sentence as a sentence of its own. */
export function sentence(part: string): string {
  const [first = '', ...rest] = part;
  return `${first.toLocaleUpperCase(language())}${rest.join('')}${/[.!?…]$/.test(part) ? '' : '.'}`;
}

/** "Imp, Hydra and Troll". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);
}

function isSource(word: string): word is Source {
  return word in texts().cards || isTile(word as Source);
}

/** The variables of a message from the fields of an event, a question or a refusal; see `locales/en/game.ftl`. */
function variables(fields: object, style: Style): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === null) args[field] = 'none';
    else if (typeof value === 'boolean') args[field] = value ? 'yes' : 'no';
    else if (typeof value === 'number') args[field] = SEATS.has(field) ? style.seat(value as Seat) : value;
    else if (Array.isArray(value)) args[field] = value.length === 0 ? 'none' : listed(value.map((card) => style.source(card as Card)));
    else if (field === 'obstacle' && typeof value === 'object') args[field] = obstacleText(value as Obstacle, style);
    else if (typeof value === 'object') Object.assign(args, variables({ family: null, ...value }, style));
    else if (typeof value === 'string') args[field] = word(field, value, style);
    if (field === 'family' && typeof value === 'string') args.family_id = value;
    else if (field === 'family') args.family_id = 'none';
  }
  const { by, card, seat, with: other } = fields as { by?: Source; card?: Source; seat?: Seat; with?: Seat };
  if (by !== undefined && by === card) args.by = 'none';
  if (other !== undefined && other === seat) args.with = 'none';
  return args;
}

function word(field: string, value: string, style: Style): string {
  if (STONES.has(field)) return value === '' ? 'none' : style.stones(value);
  if (FAMILIES.has(value)) return t(`family-word-${value}`);
  if (COLOURS.has(value)) return style.colour(value as Colour);
  return isSource(value) ? style.source(value) : value;
}

const dashed = (tag: string): string => tag.replaceAll('_', '-');

export function eventText(event: Event, style: Style): string {
  return t(eventMessage(event, style.self ?? null), variables(event, style));
}

/** Which message tells of an event: to whoever did it, to whoever it was done to, or to anybody else. */
function eventMessage(event: Event, self: Seat | null): string {
  const { seat, first, chosen, with: other } = event as { seat?: Seat; first?: Seat; chosen?: Seat; with?: Seat };
  const tag = dashed(event.event);
  if (self !== null && (seat ?? first) === self) return chosen === self ? `yourself-${tag}` : `you-${tag}`;
  if (self !== null && (chosen ?? other) === self) return `to-you-${tag}`;
  return `event-${tag}`;
}

export function secretText(secret: Secret, style: Style): string {
  return t(`secret-${dashed(secret.event)}`, variables(secret, style));
}

export function questionText(asked: Asked, style: Style): string {
  const own = 'chooser' in asked && asked.chooser === style.self;
  return t(own ? `your-${dashed(asked.question)}` : `question-${dashed(asked.question)}`, variables(asked, style));
}

export function refusalText(refusal: Refusal, style: Style): string {
  const own = refusal.reason === 'marked' && refusal.seat === style.self;
  return t(own ? 'you-refusal-marked' : `refusal-${dashed(refusal.reason)}`, variables(refusal, style));
}

function obstacleText(obstacle: Obstacle, style: Style): string {
  return t(`obstacle-${dashed(obstacle.obstacle)}`, variables(obstacle, style));
}
