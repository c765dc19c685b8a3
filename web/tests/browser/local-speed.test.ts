import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { NewTable, ServerMessage } from '../../src/protocol';
import type { FromWorker, ToWorker } from '../../src/net/worker';
import { useStage } from './stage';
import { quickTable } from './tables';

/** A release build of the program, to compare with; `vale bench` of a build for tests says nothing. */
const NATIVE = process.env.VALE_NATIVE;

/** What the engine in the browser must at least do of what it does natively. */
const LEAST = 0.4;

/** The longest that levels 3 and 5 may usually take for a decision, in milliseconds. */
const LEVEL_3 = 50;
const LEVEL_5 = 500;

/** How many moves are made against a bot. */
const MOVES = 16;

/** How often the two engines are measured, in turns. */
const TIMES = 3;

const stage = useStage();

const sorted = (numbers: number[]): number[] => numbers.toSorted((one, two) => one - two);
const part = (numbers: number[], share: number): number => sorted(numbers)[Math.floor(numbers.length * share)] ?? 0;
const shown = (numbers: number[]): string =>
  `${numbers.length} times, median ${part(numbers, 0.5).toFixed(0)} ms, one of twenty more than ${part(numbers, 0.95).toFixed(0)} ms, longest ${Math.max(...numbers).toFixed(0)} ms`;

/** Begins a game on this device, at the table; the address of the worker. */
async function begin(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByText('More options').click();
  const here = page.getByRole('checkbox', { name: /this device/i });
  if (!(await here.isChecked())) await here.check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.prompt.mine').waitFor();
  const worker = page.workers().find((worker) => worker.url().includes('worker'));
  if (worker === undefined) throw new Error('no worker has been started');
  return worker.url();
}

/** How many decisions of random games a worker makes in a second. */
function decisions(page: Page, address: string, players: number): Promise<number> {
  return page.evaluate(
    async ({ address, players }) => {
      const worker = new Worker(address, { type: 'module' });
      const answered = new Promise<number>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
          if ('answer' in data) resolve(data.answer as number);
          else reject(new Error(JSON.stringify(data)));
        };
      });
      const call: ToWorker = { to: 'call', call: 1, what: 'measure', players, games: 6000 };
      worker.postMessage(call);
      const result = await answered;
      worker.terminate();
      return result;
    },
    { address, players },
  );
}

test('the engine in the browser is nearly as fast as the native one', async () => {
  const { page } = await stage.person();
  const address = await begin(page);
  for (const players of [2, 3, 4]) {
    const [here, there]: [number[], number[]] = [[], []];
    for (let times = 0; times < TIMES; times += 1) {
      here.push(await decisions(page, address, players));
      if (NATIVE === undefined) continue;
      const report = JSON.parse(execFileSync(NATIVE, ['bench', '--games', '6000', '--json'], { encoding: 'utf8' })) as {
        measurements: { players: number; decisions_per_second: number }[];
      };
      there.push(report.measurements.find((measured) => measured.players === players)?.decisions_per_second ?? 0);
    }
    const [best, native] = [Math.max(...here), Math.max(...there)];
    const millions = (decisions: number): string => (decisions / 1e6).toFixed(2);
    console.log(
      `${players} players: ${millions(best)} million decisions a second${NATIVE === undefined ? '' : `, native ${millions(native)}`}`,
    );
    expect(best).toBeGreaterThan(1e5);
    if (NATIVE !== undefined) expect(best / native).toBeGreaterThan(LEAST);
  }
});

interface Times {
  /** How long the bot took for each decision. */
  decisions: number[];
  /** How long it took for each turn, which may be several decisions. */
  turns: number[];
}

/** Plays against a bot at a worker of one's own, as fast as it goes. */
function play(page: Page, address: string, plan: NewTable, moves: number): Promise<Times> {
  return page.evaluate(
    async ({ address, plan, moves }) => {
      const worker = new Worker(address, { type: 'module' });
      const tell = (message: ToWorker): void => worker.postMessage(message);
      let [asked, over, seq, begun, last] = [[] as unknown[], false, 0, 0, 0];
      const times: Times = { decisions: [], turns: [] };
      let made: (table: string) => void = () => undefined;
      let mine: () => void = () => undefined;
      let fail: (error: Error) => void = () => undefined;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if ('answer' in data) return made(data.answer as string);
        if (!('text' in data)) return fail(new Error(JSON.stringify(data)));
        const message = JSON.parse(data.text) as ServerMessage;
        if (message.type === 'refused' || message.type === 'error') fail(new Error(data.text));
        if (message.type !== 'update') return;
        const now = performance.now();
        const bots = message.entries.filter((entry) => entry.what === 'played' && entry.seat !== 1);
        if (bots.length > 0) times.decisions.push(now - last);
        last = now;
        seq = message.seq;
        asked = message.turn?.moves.map(({ move }) => move) ?? [];
        over = message.stage === 'over';
        if (asked.length === 0 && !over) return;
        if (bots.length > 0) times.turns.push(now - begun);
        mine();
      };
      const table = new Promise<string>((resolve, reject) => ([made, fail] = [resolve, reject]));
      tell({ to: 'call', call: 1, what: 'make', plan, name: 'Ada' });
      const id = await table;
      const next = (): Promise<void> => new Promise((resolve, reject) => ([mine, fail] = [resolve, reject]));
      const send = (what: unknown): void => {
        begun = last = performance.now();
        tell({ to: 'send', id: 1, text: JSON.stringify({ id: `c${begun}`, expects: seq, do: what }) });
      };
      const started = next();
      tell({ to: 'connect', id: 1, table: id, seat: undefined, after: 0 });
      send({ start: {} });
      await started;
      for (let number = 0; number < moves && !over; number += 1) {
        const answered = next();
        send({ play: { move: asked[(number * 7) % asked.length] } });
        await answered;
      }
      worker.terminate();
      return times;
    },
    { address, plan, moves },
  );
}

test('bots on this device answer in time', async () => {
  const { page } = await stage.person();
  const address = await begin(page);
  for (const [level, most] of [
    [3, LEVEL_3],
    [5, LEVEL_5],
  ] as const) {
    const { decisions, turns } = await play(page, address, quickTable({ players: 2 }, ['me', { bot: level }]), MOVES);
    console.log(`level ${level}, a decision: ${shown(decisions)}; until one's own turn: ${shown(turns)}`);
    expect(decisions.length).toBeGreaterThan(5);
    // The machine may do other things meanwhile; the usual decision must be fast.
    expect(part(decisions, 0.5)).toBeLessThan(most);
  }
});

/** The times between the frames of some seconds. */
function gaps(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const frames: number[] = [];
    const end = performance.now() + 4000;
    while (performance.now() < end) frames.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    return frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  });
}

test('the table draws its frames while level 5 thinks', async () => {
  const { page } = await stage.person({ settings: { bots: 'instant', sounds: false } });
  const address = await begin(page);
  const before = await gaps(page);
  // Another worker thinks all the while, as hard as a bot can.
  const thinking = play(page, address, quickTable({ players: 2 }, ['me', { bot: 5 }]), MOVES);
  const meanwhile = await gaps(page);
  await thinking;
  console.log(`frames: before ${shown(before)}; while level 5 thinks ${shown(meanwhile)}`);
  // A machine that has other things to do draws fewer frames anyway; the bot must not be what costs them.
  expect(part(meanwhile, 0.5)).toBeLessThan(Math.max(18, 2 * part(before, 0.5)));
});
