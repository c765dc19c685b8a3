import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Move, Options, Seat, SeatPlan } from '../../src/protocol';
import { paymentOf, sourceOf } from '../../src/game/offers';
import { changed, scene } from './hands';
import { fits } from './inspect';
import type { Person } from './person';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

/** A question shortly after a position; `cargo xtask bless` writes them. */
interface Prompt {
  question: string;
  by?: string;
  seat: Seat;
  answers: number;
  moves: { seat: Seat; move: Move }[];
  position: { options: Options; first: Seat };
}

const PROMPTS = JSON.parse(readFileSync(fileURLToPath(new URL('positions.json', import.meta.url)), 'utf8')) as Prompt[];

/** What text of a message looks like when something is missing in it. */
const UNFINISHED = /[{}[\]$]|\bundefined\b|\bnull\b|\b[a-z]+_[a-z_]+\b/;

const LANGUAGES = [
  { locale: 'en-GB', yours: 'Your turn.' },
  { locale: 'fr-FR', yours: 'À vous' },
  { locale: 'it-IT', yours: 'Tocca a te' },
];

const stage = useStage();

/** Brings a table to the question: everybody plays over sockets, and nothing is shown yet. */
async function arrange(people: Person[], prompt: Prompt): Promise<string> {
  const [me, ...others] = people;
  if (me === undefined) throw new Error('nobody is there');
  const seats = Array.from({ length: prompt.position.options.players }, (_, index) => (index + 1) as Seat);
  const free = others.values();
  const persons = new Map(seats.map((seat) => [seat, seat === prompt.seat ? me : (free.next().value as Person)]));
  const plan = seats.map((seat): SeatPlan => (seat === prompt.seat ? 'me' : 'open'));
  const table = await me.makeTable(quickTable(prompt.position.options, plan, prompt.position));
  await Promise.all(
    [...persons].map(async ([seat, person]) => {
      await person.connect(table);
      if (person === me) return;
      await person.send(table, { sit: { seat } });
      await person.send(table, { ready: { ready: true } });
    }),
  );
  await me.send(table, { start: {} });
  for (const { seat, move } of prompt.moves) await persons.get(seat)?.play(table, move);
  return table;
}

/** The moves that can be made with one thing on the table, by its id; those of nothing are under `''`. */
function byCard(moves: Move[]): Map<string, Move[]> {
  const cards = new Map<string, Move[]>();
  for (const move of moves) {
    const card = sourceOf(move) ?? '';
    cards.set(card, [...(cards.get(card) ?? []), move]);
  }
  return cards;
}

async function examine(me: Person, table: string, prompt: Prompt, yours: string): Promise<void> {
  const { page } = me;
  const name = `${prompt.question} of ${prompt.by ?? 'nobody'}`;
  const { turn, seq } = await me.see(table, 'asked');
  const moves = (turn?.moves ?? []).map(({ move }) => move);
  expect(moves.length, name).toBe(prompt.answers);

  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/t/${table}`);
  const bar = page.locator('.prompt.mine');
  await bar.waitFor();
  const text = (await bar.locator('.ask').innerText()).trim();
  expect(text, name).toContain(yours);
  expect(text.length, `${name}: “${text}”`).toBeGreaterThan(yours.length + 8);
  expect(text, name).not.toMatch(UNFINISHED);
  await fits(page, name);

  // Every legal move can be reached: as an option, as the end of the turn, or by a click on a card.
  const buttons = await page.locator('.prompt [data-option]').allInnerTexts();
  for (const button of buttons) expect(button, name).not.toMatch(UNFINISHED);
  // Where several things are chosen together, each is a switch; what they can make together is tested elsewhere.
  const choices = moves.flatMap((move) => (move.verb === 'choose' ? [move.what] : []));
  const together = choices.find((places) => places.length > 1);
  const switches = new Set(together === undefined ? [] : choices.flat());
  expect(await page.locator('.prompt [data-option][aria-pressed]').count(), name).toBe(switches.size);
  const made = together === undefined ? 0 : choices.length - switches.size;
  let reached =
    buttons.length + made + (moves.some(({ verb }) => verb === 'end') ? await page.getByRole('button', { name: /\be$/ }).count() : 0);
  for (const [card, ways] of byCard(moves)) {
    const place = page.locator(`[data-card="${card}"].lit`);
    if (card === '' || (await place.count()) === 0) continue;
    const [only, other] = ways;
    if (only !== undefined && other === undefined && paymentOf(only) === undefined) {
      reached += 1;
      continue;
    }
    const before = await scene(page);
    await ((await place.evaluate((element) => element.tagName === 'BUTTON')) ? place : place.locator('> .whole')).click();
    await changed(page, before);
    reached += await page.locator('.prompt [data-option]').count();
    await page.keyboard.press('Escape');
  }
  expect(reached, `${name}: moves that can be reached, of ${JSON.stringify(moves)}`).toBe(moves.length);

  // One of them is made.
  const before = await scene(page);
  if (together !== undefined) {
    const order = [...switches];
    for (const place of together) await page.locator('.prompt [data-option][aria-pressed]').nth(order.indexOf(place)).click();
    await page.locator('.prompt button.primary[data-option]').click();
  } else if (buttons.length > 0) await page.locator('.prompt [data-option]').last().click();
  else {
    await page.locator('.place.lit > .whole, .tile.lit').last().click();
    if (await page.locator('.prompt [data-option]').count()) await page.locator('.prompt [data-option]').first().click();
  }
  await changed(page, before);
  const after = await me.see(table, 'anything', seq);
  expect(
    after.entries.some(({ what }) => what === 'played'),
    name,
  ).toBe(true);
}

for (const [turn, { locale, yours }] of LANGUAGES.entries()) {
  test(`every question of every card can be answered (${locale})`, async () => {
    const people: Person[] = [];
    for (const name of ['Ada', 'Bo', 'Cy', 'Dee']) {
      const person = await stage.person({ locale, settings: { ...AT_ONCE, autoForced: false } });
      await person.call(name);
      people.push(person);
    }
    const [me] = people;
    await me?.open('/credits');
    for (const prompt of PROMPTS.filter((_, index) => index % LANGUAGES.length === turn)) {
      const table = await arrange(people, prompt);
      if (me !== undefined) await examine(me, table, prompt, yours);
      await Promise.all(people.map((person) => person.disconnect(table)));
    }
  });
}
