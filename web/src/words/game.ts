import { colourOf, letterOf } from '../game/stones';
import fields from '../generated/fields.json';
import type { Asked, Card, Colour, Event, Family, Filter, Obstacle, Refusal, Seat, Secret, Source, Stones } from '../protocol';
import { nameOf } from './cards';
import { isMessage, language, say, t, type Args, type MessageId } from './language.svelte';
import { mark } from './rich';

/** Who sits where, for texts. */
export type Namer = (seat: Seat) => string;

/** What the fields are, as their types say. Where a name has several meanings, the tag stands before it. */
const KINDS: Partial<Record<string, string>> = fields;
/** What a variable is when there is nothing. */
const NONE = 'none';

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

/** The variables of a message from the fields of what the game says; see `crates/words/locales/en/game.ftl`. */
function variables(tag: string, fields: object, style: Style): Args {
  const { by, card, seat, with: other } = fields as { by?: Source; card?: Source; seat?: Seat; with?: Seat };
  const args: Args = {};
  for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
    const kind = KINDS[`${tag}.${field}`] ?? KINDS[field];
    if (kind === 'filter') Object.assign(args, variables('filter', value as Filter, style));
    else args[field] = variable(kind, value, style);
    if (kind === 'family') args.family_id = (value as Family | null) ?? NONE;
  }
  if (by !== undefined && by === card) args.by = NONE;
  if (other !== undefined && other === seat) args.with = NONE;
  return args;
}

/** The value of a field of this kind, as it goes into a message. Numbers and other words stay as they are. */
function variable(kind: string | undefined, value: unknown, style: Style): string | number {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return NONE;
  switch (kind) {
    case 'seat':
      return style.seat(value as Seat);
    case 'source':
      return style.source(value as Source);
    case 'cards':
      return listed((value as Card[]).map(style.source));
    case 'stones':
      return style.stones(value as Stones);
    case 'colour':
      return style.colour(value as Colour);
    case 'family':
      return t(`family-word-${value as Family}`);
    case 'obstacle':
      // An obstacle itself has its tag in a field of this name.
      return typeof value === 'string' ? value : obstacleText(value as Obstacle, style);
    case 'flag':
      return value === true ? 'yes' : 'no';
    default:
      return value as string | number;
  }
}

/** A tag as it stands in the ids of messages. */
type Dashed<Tag extends string> = Tag extends `${infer First}_${infer Rest}` ? `${First}-${Dashed<Rest>}` : Tag;

export function dashed<Tag extends string>(tag: Tag): Dashed<Tag> {
  return tag.replaceAll('_', '-') as Dashed<Tag>;
}

export function eventText(event: Event, style: Style): string {
  return say(eventMessage(event, style.self ?? null), variables(dashed(event.event), event, style));
}

/** Which message tells of an event: to whoever did it, to whoever it was done to, or to anybody else. */
function eventMessage(event: Event, self: Seat | null): MessageId {
  const { seat, first, chosen, with: other } = event as { seat?: Seat; first?: Seat; chosen?: Seat; with?: Seat };
  const tag = dashed(event.event);
  const own =
    self === null ? '' : (seat ?? first) === self ? (chosen === self ? 'yourself' : 'you') : (chosen ?? other) === self ? 'to-you' : '';
  const id = `${own}-${tag}`;
  return isMessage(id) ? id : `event-${tag}`;
}

export function secretText(secret: Secret, style: Style): string {
  const tag = dashed(secret.event);
  return say(`secret-${tag}`, variables(tag, secret, style));
}

export function questionText(asked: Asked, style: Style): string {
  const tag = dashed(asked.question);
  const own = `your-${tag}`;
  const chosen = 'chooser' in asked && asked.chooser !== null && asked.chooser === style.self;
  const id = chosen && isMessage(own) ? own : (`question-${tag}` as const);
  return say(id, variables(tag, asked, style));
}

export function refusalText(refusal: Refusal, style: Style): string {
  const tag = dashed(refusal.reason);
  const own = refusal.reason === 'marked' && refusal.seat === style.self;
  return say(own ? 'you-refusal-marked' : `refusal-${tag}`, variables(tag, refusal, style));
}

function obstacleText(obstacle: Obstacle, style: Style): string {
  const tag = dashed(obstacle.obstacle);
  return say(`obstacle-${tag}`, variables(tag, obstacle, style));
}
