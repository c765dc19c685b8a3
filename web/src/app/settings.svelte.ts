import { LANGUAGES, negotiate, type Language } from '../words/language.svelte';

/** How fast cards travel and bots play. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
/** How the table looks. `system` follows the device. */
export type Theme = 'system' | 'dusk' | 'parchment';
/** How large cards are. */
export type CardSize = 'small' | 'normal' | 'large';

/** What people choose for themselves, kept on this device. */
export interface Settings {
  language: Language;
  theme: Theme;
  animations: Speed;
  bots: Speed;
  sounds: boolean;
  /** How loud they are, from 0 to 100. */
  volume: number;
  /** Ask before a turn ends that could go on. */
  confirmEnd: boolean;
  /** Answer by itself when there is only one answer. */
  autoForced: boolean;
  cardSize: CardSize;
}

const KEY = 'vale-settings';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];
export const THEMES: readonly Theme[] = ['system', 'dusk', 'parchment'];
export const CARD_SIZES: readonly CardSize[] = ['small', 'normal', 'large'];

/** The wait of bots before a move, in milliseconds, for each speed. */
export const BOT_PACE: Record<Speed, number> = { slow: 1800, normal: 900, fast: 350, instant: 0 };

const TRAVEL: Record<Speed, number> = { slow: 700, normal: 380, fast: 180, instant: 0 };

function usual(): Settings {
  return {
    language: negotiate(navigator.languages),
    theme: 'system',
    animations: 'normal',
    bots: 'normal',
    sounds: true,
    volume: 60,
    confirmEnd: false,
    autoForced: true,
    cardSize: 'normal',
  };
}

/** Reads what was kept; what is missing or damaged is as usual. */
export function readSettings(text: string | null, otherwise: Settings): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return otherwise;
  }
  if (typeof kept !== 'object' || kept === null) return otherwise;
  const field = (name: keyof Settings): unknown => (kept as Record<string, unknown>)[name];
  const word = <T extends string>(name: keyof Settings, words: readonly T[], usual: T): T =>
    words.find((known) => known === field(name)) ?? usual;
  const flag = (name: keyof Settings, usual: boolean): boolean => {
    const value = field(name);
    return typeof value === 'boolean' ? value : usual;
  };
  const share = (name: keyof Settings, usual: number): number => {
    const value = field(name);
    return typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : usual;
  };
  return {
    language: word('language', LANGUAGES, otherwise.language),
    theme: word('theme', THEMES, otherwise.theme),
    animations: word('animations', SPEEDS, otherwise.animations),
    bots: word('bots', SPEEDS, otherwise.bots),
    sounds: flag('sounds', otherwise.sounds),
    volume: share('volume', otherwise.volume),
    confirmEnd: flag('confirmEnd', otherwise.confirmEnd),
    autoForced: flag('autoForced', otherwise.autoForced),
    cardSize: word('cardSize', CARD_SIZES, otherwise.cardSize),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser may forbid it; then settings last as long as the page.
    return null;
  }
}

/** The settings of this device. Change them with [`change`]. */
export const settings: Settings = $state(readSettings(stored(), usual()));

/** Changes some settings and keeps them. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // As above.
  }
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Does this person want as little motion as possible? */
export function reducedMotion(): boolean {
  return still.matches;
}

/** How long a card travels, in milliseconds; 0 for not at all. */
export function travelTime(): number {
  return reducedMotion() ? 0 : TRAVEL[settings.animations];
}

/** How long bots wait before a move at a new table. */
export function botPace(): number {
  return reducedMotion() ? Math.min(BOT_PACE[settings.bots], BOT_PACE.fast) : BOT_PACE[settings.bots];
}
