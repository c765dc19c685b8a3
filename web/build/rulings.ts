import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readBook } from './rules.ts';

const MODULE = 'virtual:rulings';
const RESOLVED = `\0${MODULE}`;
const TEXTS = fileURLToPath(new URL('../src/generated/texts.en.json', import.meta.url));

interface EnglishTexts {
  cards: Record<string, { name: string; effects: { timing: string; text: string }[] }>;
  tiles: Record<string, { name: string; text: string }>;
}

/** Rulings about a kind of effect: they touch every creature with an effect of this timing that reads like this. */
export const KINDS: { ruling: string; timing: 'instant' | 'permanent' | 'active'; like: RegExp }[] = [
  { ruling: 'T4', timing: 'permanent', like: /\brecover this/ },
  { ruling: 'U3', timing: 'instant', like: /player you choose|Discard a card|one other card|^Copy|for free|^Lose/ },
  { ruling: 'U4', timing: 'instant', like: /^Draw a card/ },
  { ruling: 'U5', timing: 'instant', like: /for free/ },
  { ruling: 'W1', timing: 'instant', like: /player you choose/ },
  { ruling: 'W2', timing: 'instant', like: /swaps/ },
  { ruling: 'W8', timing: 'instant', like: /swaps/ },
  { ruling: 'Q1', timing: 'active', like: /^(If|Discard)/ },
  { ruling: 'Q7', timing: 'active', like: /\bper\b/ },
];

function english(): EnglishTexts {
  return JSON.parse(readFileSync(TEXTS, 'utf8')) as EnglishTexts;
}

/** Finds the cards and tiles that an English text names. */
export function namesFinder(): (text: string) => Set<string> {
  const { cards, tiles } = english();
  const sources = new Map([...Object.entries(cards), ...Object.entries(tiles)].map(([id, { name }]) => [name, id]));
  // The longest first, so that Genie is not found in Genie Exalted.
  const names = [...sources.keys()].sort((one, other) => other.length - one.length);
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
  return (text) => new Set([...text.matchAll(named)].map(([name]) => sources.get(name) ?? name));
}

/** Which rulings touch which card or tile: those that name it, and those about its kind of effect. */
export function rulingsBySource(): Record<string, string[]> {
  const texts = english();
  const namesIn = namesFinder();
  const found: Record<string, string[]> = {};
  for (const { id, text } of readBook('en').rulings.flatMap((section) => section.rules)) {
    const touched = namesIn(text);
    for (const { timing, like } of KINDS.filter(({ ruling }) => ruling === id)) {
      for (const [card, { effects }] of Object.entries(texts.cards)) {
        if (effects.some((effect) => effect.timing === timing && like.test(effect.text))) touched.add(card);
      }
    }
    for (const source of touched) (found[source] ??= []).push(id);
  }
  return found;
}

/** The module `virtual:rulings`: the ids of the rulings by card and tile. */
export function rulings(): Plugin {
  return {
    name: 'vale-rulings',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(TEXTS);
      return `export default ${JSON.stringify(rulingsBySource())};`;
    },
  };
}
