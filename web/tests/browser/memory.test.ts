import { expect, test } from 'vitest';
import type { CDPSession } from 'playwright-core';
import { dice } from './hands';
import type { Person } from './person';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

const GAMES = 10;

/** What a page holds once everything that nobody needs is gone. */
interface Held {
  bytes: number;
  nodes: number;
  listeners: number;
}

async function held(session: CDPSession): Promise<Held> {
  // What the first collection frees may have held something itself.
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Plays a game to its end over a socket, as fast as the server answers, while the page shows it. */
async function play(person: Person, roll: (sides: number) => number): Promise<void> {
  const { page } = person;
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 0 }]));
  await person.connect(table);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/t/${table}`);
  await page.locator('.prompt').waitFor();
  for (let moves = 0; moves < 400; moves += 1) {
    const { turn, stage } = await person.see(table);
    if (stage === 'over') break;
    const offered = turn?.moves ?? [];
    const chosen = offered[roll(offered.length)];
    if (chosen === undefined) await page.waitForTimeout(5);
    else await person.send(table, { play: { move: chosen.move } });
  }
  await page.locator('dialog[open] .ranking').waitFor();
  await person.disconnect(table);
}

test('ten games one after the other take little more memory than one', async () => {
  const person = await stage.person({ settings: { ...AT_ONCE, autoForced: false } });
  await person.call('Ada');
  await person.open('/credits');
  const session = await person.context.newCDPSession(person.page);
  await session.send('HeapProfiler.enable');
  const roll = dice(5);
  const after: Held[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    await play(person, roll);
    if (game === 0 || game === GAMES - 1) after.push(await held(session));
  }
  const [one, ten] = after;
  const say = ({ bytes, nodes, listeners }: Held): string => `${(bytes / 1e6).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`;
  if (one === undefined || ten === undefined) throw new Error('nothing was measured');
  console.log(`after one game ${say(one)}; after ${GAMES} games ${say(ten)}`);
  expect(ten.bytes).toBeLessThan(1.5 * one.bytes);
  expect(ten.nodes).toBeLessThan(1.5 * one.nodes);
  expect(ten.listeners).toBeLessThan(1.5 * one.listeners);
});
