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

/** The longest that level 3 may usually take for a turn, and level 5 for a decision, in milliseconds. */
const LEVEL_3 = 50;
const LEVEL_5 = 500;

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
      let [asked, over, begun, last] = [[] as unknown[], false, 0, 0];
      const times: Times = { decisions: [], turns: [] };
      let made: (table: string) => void = () => undefined;
      let mine: () => void = () => undefined;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if ('answer' in data) return made(data.answer as string);
        if (!('text' in data)) return;
        const message = JSON.parse(data.text) as ServerMessage;
        if (message.type !== 'update') return;
        const now = performance.now();
        const bots = message.entries.filter((entry) => entry.what === 'played' && entry.seat !== 1);
        if (bots.length > 0) times.decisions.push(now - last);
        last = now;
        asked = message.turn?.moves.map(({ move }) => move) ?? [];
        over = message.stage === 'over';
        if (asked.length === 0 && !over) return;
        if (bots.length > 0) times.turns.push(now - begun);
        mine();
      };
      const table = new Promise<string>((resolve) => (made = resolve));
      tell({ to: 'call', call: 1, what: 'make', plan, name: 'Ada' });
      const id = await table;
      const next = (): Promise<void> => new Promise((resolve) => (mine = resolve));
      const send = (what: unknown): void => {
        begun = last = performance.now();
        tell({ to: 'send', id: 1, text: JSON.stringify({ id: `c${begun}`, do: what }) });
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
  for (const players of [2, 4] as const) {
    for (const level of [3, 5]) {
      const others = Array.from({ length: players - 1 }, () => ({ bot: level }));
      const { decisions, turns } = await play(page, address, quickTable({ players }, ['me', ...others]), 40);
      console.log(`level ${level}, ${players} players, a decision: ${shown(decisions)}; until one's own turn: ${shown(turns)}`);
      expect(decisions.length).toBeGreaterThan(10);
      expect(part(decisions, 0.5)).toBeLessThan(level === 3 ? LEVEL_3 : LEVEL_5);
      if (level === 3 && players === 2) expect(part(turns, 0.5)).toBeLessThan(LEVEL_3);
    }
  }
});

test('the table draws its frames while level 5 thinks', async () => {
  const { page } = await stage.person({ settings: { bots: 'instant', sounds: false } });
  const address = await begin(page);
  const gaps = page.evaluate(async () => {
    const frames: number[] = [];
    const end = performance.now() + 4000;
    while (performance.now() < end) frames.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    return frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  });
  // Another worker thinks all the while, as hard as a bot can.
  const thinking = play(page, address, quickTable({ players: 2 }, ['me', { bot: 5 }]), 25);
  const between = await gaps;
  await thinking;
  const late = between.filter((gap) => gap > 34).length;
  console.log(`while level 5 thinks: frames ${shown(between)}, ${late} of them late by a frame or more`);
  expect(part(between, 0.5)).toBeLessThan(18);
});
