import type { Clock, First, NewTable, PaymentRule, PlayerColour, Seat, SeatPlan, SellTable } from '../protocol';
import { LEVELS, type Level } from '../words/bots';

/** Clocks that can be chosen, by the name of their message. */
export const CLOCKS = {
  none: 'none',
  'turn-60': { turn: { seconds: 60 } },
  'turn-180': { turn: { seconds: 180 } },
  'turn-day': { turn: { seconds: 86_400 } },
  'bank-900': { bank: { seconds: 900 } },
  'bank-1800': { bank: { seconds: 1800 } },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

export const COLOURS: readonly PlayerColour[] = ['yellow', 'green', 'violet', 'black'];

export const FIRSTS = ['random', 'me', 'reptile'] as const;
export type FirstChoice = (typeof FIRSTS)[number];

/** What is chosen on the start page for a new table. */
export interface Choices {
  players: 2 | 3 | 4;
  level: Level;
  artifactCreatures: boolean;
  artifactTiles: boolean;
  sell: SellTable;
  payment: PaymentRule;
  first: FirstChoice;
  clock: ClockName;
  undo: boolean;
  spectators: boolean;
  chat: boolean;
  /** May one ask what the strongest bot would do? Only in games against bots alone. */
  hints: boolean;
  public: boolean;
  /** Play on this device, even if there is a server. */
  here: boolean;
  colour: PlayerColour;
  /** The names of those who play at this device too, from the second seat on; empty for nobody. */
  beside: [string, string, string];
}

export const USUAL: Choices = {
  players: 2,
  level: 1,
  artifactCreatures: false,
  artifactTiles: false,
  sell: 'printed',
  payment: 'needed',
  first: 'random',
  clock: 'none',
  undo: true,
  spectators: true,
  chat: true,
  hints: false,
  public: false,
  here: false,
  colour: 'yellow',
  beside: ['', '', ''],
};

/** Who takes the seats that nobody at this device has. */
type Others = { bot: Level } | 'open';

function seats(choices: Choices, others: Others): SeatPlan[] {
  const beside = choices.beside.slice(0, choices.players - 1).map((name) => name.trim());
  return ['me', ...beside.map((name): SeatPlan => (name === '' ? others : { beside: name }))];
}

function table(choices: Choices, others: Others, first: First, pace: number): NewTable {
  return {
    settings: {
      options: {
        players: choices.players,
        sell: choices.sell,
        payment: choices.payment,
        artifact_creatures: choices.artifactCreatures,
        artifact_tiles: choices.artifactTiles,
      },
      first,
      clock: CLOCKS[choices.clock],
      undo: choices.undo,
      public: others === 'open' && choices.public,
      spectators: choices.spectators,
      chat: choices.chat,
      pace_ms: pace,
      ...(choices.hints && others !== 'open' ? { hints: true } : {}),
    },
    seats: seats(choices, others),
    colour: choices.colour,
  };
}

const ME: Seat = 1;

/** A table that can start at once: bots on all seats that nobody at this device has. */
export function againstBots(choices: Choices, pace: number): NewTable {
  // Nobody is asked about reptiles before a game that starts at once, and bots see none.
  const first: First = choices.first === 'random' ? 'random' : { seat: ME };
  return table(choices, { bot: choices.level }, first, pace);
}

/** A table with free seats. */
export function withFriends(choices: Choices, pace: number): NewTable {
  return table(choices, 'open', choices.first === 'me' ? { seat: ME } : choices.first, pace);
}

/** The deal of today: a base game for two, and the server sees to all that matters. */
export function dailyDeal(pace: number): NewTable {
  return { ...againstBots(USUAL, pace), seats: [], daily: true };
}

/** The guided first game: a base game for two with prepared cards. */
export function guidedGame(pace: number): NewTable {
  return { ...againstBots(USUAL, pace), seats: [], guided: true };
}

/** Reads the choices of the last time; what is missing or damaged is as usual. */
export function readChoices(text: string | null): Choices {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return { ...USUAL };
  }
  if (typeof kept !== 'object' || kept === null) return { ...USUAL };
  const field = (name: keyof Choices): unknown => (kept as Record<string, unknown>)[name];
  const one = <T>(name: keyof Choices, known: readonly T[], usual: T): T => known.find((value) => value === field(name)) ?? usual;
  const flag = (name: keyof Choices, usual: boolean): boolean => one(name, [true, false], usual);
  return {
    players: one('players', [2, 3, 4] as const, USUAL.players),
    level: one('level', LEVELS, USUAL.level),
    artifactCreatures: flag('artifactCreatures', USUAL.artifactCreatures),
    artifactTiles: flag('artifactTiles', USUAL.artifactTiles),
    sell: one('sell', ['printed', 'manual'] as const, USUAL.sell),
    payment: one('payment', ['needed', 'any'] as const, USUAL.payment),
    first: one('first', FIRSTS, USUAL.first),
    clock: one('clock', CLOCK_NAMES, USUAL.clock),
    undo: flag('undo', USUAL.undo),
    spectators: flag('spectators', USUAL.spectators),
    chat: flag('chat', USUAL.chat),
    hints: flag('hints', USUAL.hints),
    public: flag('public', USUAL.public),
    here: flag('here', USUAL.here),
    colour: one('colour', COLOURS, USUAL.colour),
    // People who sat beside somebody last time are not there every time.
    beside: ['', '', ''],
  };
}
