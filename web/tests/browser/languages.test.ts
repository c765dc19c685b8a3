import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { fits } from './inspect';
import { AT_ONCE, DESK, PHONE, useStage } from './stage';
import { quickTable } from './tables';

const PAGES = ['/', '/cards', '/rules', '/learn', '/account', '/credits', '/daily', '/puzzle', '/album', '/statistics', '/join'];
const LANGUAGES = [
  { locale: 'en-GB', lang: 'en', play: 'Play' },
  { locale: 'fr-FR', lang: 'fr', play: 'Jouer' },
  { locale: 'it-IT', lang: 'it', play: 'Gioca' },
];

/** Windows in which nothing may be cut. Zooming to 200 % is a window of half the size with twice the pixels. */
const WINDOWS = [
  { name: 'a phone', viewport: PHONE, deviceScaleFactor: 1 },
  { name: 'a zoom of 200 %', viewport: { width: DESK.width / 2, height: DESK.height / 2 }, deviceScaleFactor: 2 },
  { name: 'a desk', viewport: DESK, deviceScaleFactor: 1 },
];

const stage = useStage();

for (const { locale, lang, play } of LANGUAGES) {
  for (const { name, ...window } of WINDOWS) {
    test(`everything is said in ${lang}, and fits ${name}`, async () => {
      const person = await stage.person({ locale, ...window, settings: { ...AT_ONCE, autoForced: false } });
      const { page } = person;
      await person.open('/');
      await page.getByRole('button', { name: play, exact: true }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
      for (const path of PAGES) {
        await person.open(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        await page.evaluate(() => document.fonts.ready);
        await fits(page, path);
      }
      await person.call('Maximilienne');
      const open = await person.makeTable(quickTable({ players: 4 }, ['me', 'open', { bot: 1 }, { beside: 'Bartholomäus' }]));
      await person.open(`/t/${open}`);
      await page.locator('code').first().waitFor();
      await fits(page, 'the lobby');
      const table = await person.makeTable(quickTable({ players: 3, artifact_tiles: true }, ['me', { bot: 0 }, { bot: 0 }]));
      await person.open(`/t/${table}`);
      await page.locator('.prompt').waitFor();
      let deeds = 0;
      await playOn(page, mouse, {
        seed: 31,
        until: async () => deeds >= 24,
        each: async () => {
          deeds += 1;
          if (deeds % 4 === 0) await fits(page, `the table after ${deeds} deeds`);
        },
      });
    });
  }
}
