import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test('for those who want little motion nothing travels, and bots wait little', async () => {
  const { page, ...person } = await stage.person({
    reducedMotion: 'reduce',
    settings: { animations: 'slow', bots: 'slow', sounds: false },
  });
  await page.goto(person.address);
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const { settings } = (await asked).postDataJSON() as { settings: { pace_ms: number } };
  expect(settings.pace_ms).toBeLessThanOrEqual(400);
  await page.getByRole('region', { name: 'The display' }).waitFor();

  // Everything that begins to move from now on is noted.
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      moved.push(`${this.tagName}.${this.className}`);
      return animate.apply(this, args);
    };
    for (const kind of ['animationstart', 'transitionrun']) {
      document.addEventListener(kind, (event) => {
        const { target } = event;
        const lasts =
          target instanceof Element
            ? target.getAnimations().some((each) => Number(each.effect?.getComputedTiming().duration ?? 0) > 50)
            : false;
        if (lasts && target instanceof Element) moved.push(`${kind} ${target.tagName}.${target.className}`);
      });
    }
  });
  let deeds = 0;
  await playOn(page, mouse, { seed: 4, until: async () => deeds >= 12, each: async () => void (deeds += 1) });
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  expect(await page.locator('body > [inert], .stone-in-flight, .points-in-flight').count()).toBe(0);
});

test('a table at which nothing happens comes to rest, and wakes when something does', async () => {
  const person = await stage.person({ settings: { sounds: false, autoForced: false } });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }]));
  await person.open(`/t/${table}`);
  await page.locator('.prompt.mine').waitFor();
  // Nobody has to wait for it: what ends does so at once.
  const moving = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      for (const animation of running) if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
      return running.length;
    });
  await expect.poll(moving).toBeGreaterThan(0);
  await expect.poll(moving, { timeout: 5000 }).toBe(0);
  await page.locator('.place.lit > .whole').first().click();
  await page.locator('.breath.awake').waitFor();
});
