import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { RESOLUTION } from './resolution';
import { useStage } from './stage';
import { quickTable } from './tables';

/** From a click on a move to what it does, in milliseconds. */
const SOON = 50;

const stage = useStage();

const median = (numbers: number[]): number => numbers.toSorted((one, two) => one - two)[Math.floor(numbers.length / 2)] ?? 0;

test('a click on a move shows its effect at once', async () => {
  const person = await stage.person({ settings: { bots: 'instant', sounds: false } });
  const { page } = person;
  await person.call('Ada');
  const times: number[] = [];
  for (let game = 0; game < 7; game += 1) {
    const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }]));
    await person.open(`/t/${table}`);
    await page.locator('.zones .lit > .whole').first().waitFor();
    await page.waitForTimeout(600);
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const card = document.querySelector<HTMLElement>('.zones .lit > .whole');
            const begun = performance.now();
            new MutationObserver((_, observer) => {
              if (document.querySelector('.zones .marker') === null) return;
              observer.disconnect();
              // The next frame is the one that shows it.
              requestAnimationFrame(() => resolve(performance.now() - begun));
            }).observe(document.body, { childList: true, subtree: true });
            card?.click();
          }),
      ),
    );
  }
  console.log(`from a click to its effect: median ${median(times).toFixed(1)} ms, all ${times.map((time) => time.toFixed(0)).join(' ')}`);
  // The machine may do other things meanwhile; the usual click must be fast.
  expect(median(times)).toBeLessThan(SOON);
});

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
}

/** When the browser has drawn a frame while something was done, in milliseconds. */
async function framesWhile(page: Page, done: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame', 'benchmark', 'devtools.timeline'],
    },
  });
  await done();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .toSorted((one, two) => one - two);
}

/** The times between frames. A pause of a quarter of a second is one between two moves, in which nothing has to be drawn. */
const gapsOf = (frames: number[]): number[] =>
  frames
    .slice(1)
    .map((time, index) => time - (frames[index] ?? time))
    .filter((gap) => gap < 250);

test('frames come regularly while cards travel', async () => {
  const person = await stage.person({ settings: { animations: 'slow', bots: 'instant', sounds: false } });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 4 }, ['me', { bot: 1 }, { bot: 1 }, { bot: 1 }]));
  await person.open(`/t/${table}`);
  const lit = page.locator('.zones .lit > .whole');
  await lit.first().waitFor();
  await page.waitForTimeout(900);

  const frames = await framesWhile(page, async () => {
    // Each of these lets cards or stones cross the table.
    for (let moves = 0; moves < 6; moves += 1) {
      const chip = page.locator('.zones .chips button').first();
      if ((await chip.count()) > 0) await chip.click();
      else if ((await lit.count()) > 0) await lit.first().click();
      await page.waitForTimeout(900);
    }
  });
  const gaps = gapsOf(frames);
  const late = gaps.filter((gap) => gap > 20).length / gaps.length;
  console.log(
    `while cards travel: ${frames.length} frames, median ${median(gaps).toFixed(1)} ms apart, ${(late * 100).toFixed(0)} % more than 20 ms`,
  );
  expect(frames.length).toBeGreaterThan(60);
  expect(median(gaps)).toBeLessThan(18);
});

for (const { slowed, least } of [
  { slowed: 1, least: 60 },
  { slowed: 4, least: 30 },
]) {
  test(`the Resolution Phase of four players has ${least} frames a second with a processor ${slowed} times as slow`, async () => {
    const person = await stage.person({ settings: { sounds: false } });
    const { page } = person;
    await person.call('Ada');
    const plan = quickTable(RESOLUTION.options, ['me', { bot: 0 }, { bot: 0 }, { bot: 0 }], RESOLUTION);
    const table = await person.makeTable({ ...plan, settings: { ...plan.settings, pace_ms: 300 } });
    await person.open(`/t/${table}`);
    const lit = page.locator('.home .lit > .whole');
    await lit.first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    const round = await page.locator('.rounds h2').innerText();

    const frames = await framesWhile(page, async () => {
      // First one's own effects, then those of the others, which follow each other by themselves.
      for (const card of RESOLUTION.players[0]?.area.slice(0, 3) ?? []) {
        await page.locator(`.home [data-card="${card}"].lit > .whole`).click();
        await page.waitForTimeout(500);
      }
      await page.waitForFunction((before) => document.querySelector('.rounds h2')?.textContent !== before, round, {
        timeout: 30_000,
        polling: 200,
      });
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const gaps = gapsOf(frames);
    const usual = 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
    const slowest = gaps.toSorted((one, two) => two - one)[Math.floor(gaps.length / 20)] ?? 0;
    console.log(
      `Resolution of four, processor ${slowed} times as slow: ${frames.length} frames, ${usual.toFixed(1)} a second; median ${median(gaps).toFixed(1)} ms apart, one of twenty more than ${slowest.toFixed(1)} ms`,
    );
    expect(frames.length).toBeGreaterThan(60);
    expect(1000 / median(gaps)).toBeGreaterThan(least * 0.95);
  });
}
