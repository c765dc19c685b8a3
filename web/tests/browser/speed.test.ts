import { expect, test } from 'vitest';
import { useStage } from './stage';
import { quickTable } from './tables';

/** From a click on a move to what it does, in milliseconds. */
const SOON = 100;

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

test('frames come regularly while cards travel', async () => {
  const person = await stage.person({ settings: { animations: 'slow', bots: 'instant', sounds: false } });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 4 }, ['me', { bot: 1 }, { bot: 1 }, { bot: 1 }]));
  await person.open(`/t/${table}`);
  const lit = page.locator('.zones .lit > .whole');
  await lit.first().waitFor();
  await page.waitForTimeout(900);

  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame', 'benchmark', 'devtools.timeline'],
    },
  });
  // Each of these lets cards or stones cross the table.
  for (let moves = 0; moves < 6; moves += 1) {
    const chip = page.locator('.zones .chips button').first();
    if ((await chip.count()) > 0) await chip.click();
    else if ((await lit.count()) > 0) await lit.first().click();
    await page.waitForTimeout(900);
  }
  await session.send('Tracing.end');
  await done;
  const frames = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .toSorted((one, two) => one - two);
  // A pause of a quarter of a second is one between two moves, in which nothing has to be drawn.
  const gaps = frames
    .slice(1)
    .map((time, index) => time - (frames[index] ?? time))
    .filter((gap) => gap < 250);
  const late = gaps.filter((gap) => gap > 20).length / gaps.length;
  console.log(
    `while cards travel: ${frames.length} frames, median ${median(gaps).toFixed(1)} ms apart, ${(late * 100).toFixed(0)} % more than 20 ms`,
  );
  expect(frames.length).toBeGreaterThan(60);
  expect(median(gaps)).toBeLessThan(18);
});
