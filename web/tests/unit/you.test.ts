import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Asked, Entry, Event, Refusal, Seat } from '../../src/protocol';
import { linesOf } from '../../src/table/log';
import { eventText, plain, questionText, refusalText, sentence } from '../../src/words/game';
import { LANGUAGES } from '../../src/words/language.svelte';
import { speaking } from './speaking';

const called = (seat: Seat): string => (seat === 1 ? 'You' : 'Oren');
const mine = plain(called, 1);
const discarding: Asked = {
  seat: 1,
  question: 'discard',
  from: 'area',
  filter: { family: 'water', instant: false, cost_up_to: null, other: false },
  least: 1,
  most: 1,
  by: 'ember',
  reads: 'ember',
  timing: 'instant',
  chooser: 1,
  left: 1,
  may_stop: false,
  stones: null,
};

afterEach(() => void vi.restoreAllMocks());

describe('in English', () => {
  it('tells the reader "you" where the reader did something, and where something was done to the reader', async () => {
    await speaking('en');
    expect(eventText({ event: 'hunted', seat: 1, card: 'imp' }, mine)).toBe('You mark Imp.');
    expect(eventText({ event: 'hunted', seat: 2, card: 'imp' }, mine)).toMatch(/^Oren /);
    expect(eventText({ event: 'round_began', round: 2, first: 1 }, mine)).toBe('Round 2 begins; you go first.');
    expect(eventText({ event: 'player_chosen', seat: 2, chosen: 1, by: 'ember' }, mine)).toBe('Oren chooses you (Ember).');
    expect(eventText({ event: 'player_chosen', seat: 1, chosen: 1, by: 'ember' }, mine)).toBe('You choose yourself (Ember).');
    expect(questionText(discarding, mine)).toMatch(/^Your Ember:/);
    const undone: Entry = { seq: 3, at: 0, what: 'undone', seat: 1, undone: 2 };
    expect(linesOf(undone, mine).map(({ text }) => text)).toEqual(['You undo a move.']);
  });

  it('says what stands in the way of an effect', async () => {
    await speaking('en');
    const missing: Refusal = { reason: 'cannot_use', card: 'imp', obstacle: { obstacle: 'points_missing', points: 2 } };
    expect(refusalText(missing, mine)).toBe('Imp cannot be used now: you need 2 points');
    const nobody: Refusal = { reason: 'not_offered', obstacle: { obstacle: 'nobody_has', family: 'wind' } };
    expect(refusalText(nobody, mine)).toBe('that choice is not possible: no player has a summoned wind card');
    const marked: Refusal = { reason: 'marked', card: 'imp', seat: 2 };
    expect(refusalText(marked, mine)).toBe('Oren has already marked Imp');
  });

  it('says nothing of "you" to those who watch', async () => {
    await speaking('en');
    expect(
      eventText(
        { event: 'hunted', seat: 1, card: 'imp' },
        plain(() => 'Ada'),
      ),
    ).toMatch(/^Ada /);
    expect(questionText({ ...discarding, chooser: null }, plain(called))).toMatch(/^Ember: discard/);
  });

  it('makes sentences of what is known about a card', async () => {
    await speaking('en');
    expect(['in your hand', 'costs 4, your stones are worth 1'].map(sentence).join(' ')).toBe(
      'In your hand. Costs 4, your stones are worth 1.',
    );
  });
});

/** One event of each kind that has a player, with something in every field. */
function everyEvent(): Event[] {
  const types = readFileSync(fileURLToPath(new URL('../../src/protocol/index.ts', import.meta.url)), 'utf8');
  const declared = /export type Event = ([\s\S]*?);\n\n/.exec(types)?.[1] ?? '';
  const values: Record<string, unknown> = {
    Seat: 1,
    Card: 'imp',
    Source: 'imp',
    Stones: 'RB',
    Family: 'fire',
    Tile: 'moon_prism',
    Colour: 'red',
    CardSet: ['imp'],
    number: 2,
    boolean: true,
  };
  return declared.split('\n').flatMap((line) => {
    const tag = /"event": "(\w+)"/.exec(line)?.[1];
    const fields = [...line.matchAll(/(\w+): (\w+)/g)].map(([, field, type]) => [field, values[type ?? '']]);
    return tag !== undefined && /(seat|first): Seat/.test(line) ? [{ event: tag, ...Object.fromEntries(fields) } as unknown as Event] : [];
  });
}

it.each(LANGUAGES)('has a message for everything that the reader can do or suffer (%s)', async (language) => {
  await speaking(language);
  const missing = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const events = everyEvent();
  expect(events.length).toBeGreaterThan(35);
  for (const event of events) expect(eventText(event, mine)).not.toMatch(/[{}$]|undefined/);
  eventText({ event: 'player_chosen', seat: 2, chosen: 1, by: 'ember' }, mine);
  eventText({ event: 'swapped', seat: 2, card: 'imp', with: 1, other: 'agni', by: 'ember' }, mine);
  expect(missing.mock.calls).toEqual([]);
});

it.each(LANGUAGES)('makes up no name that a bot has (%s)', async (language) => {
  await speaking(language);
  const { t } = await import('../../src/words/language.svelte');
  const { LEVELS, levelName } = await import('../../src/words/bots');
  const bots = [...LEVELS.map(levelName), ...[1, 2, 3, 4].map((seat) => t('bot-name', { seat })), t('you-name')].map((name) =>
    name.toLowerCase(),
  );
  const guests = t('session-names')
    .split(', ')
    .map((name) => name.toLowerCase());
  expect(guests.filter((name) => bots.includes(name))).toEqual([]);
});
