import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { fits } from './inspect';
import { LANGUAGES } from './languages';
import { AT_ONCE, DESK, PHONE, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

/** Twice as large letters leave half of the room. */
const ZOOMED = { viewport: { width: DESK.width / 2, height: DESK.height / 2 }, deviceScaleFactor: 2 };
const SCREENS = [
  ['at 390 pixels', { viewport: PHONE }],
  ['at 200 %', ZOOMED],
] as const;

const PAGES = ['/', '/cards', '/cards/young_forest_spirit', '/rules', '/learn', '/account', '/credits', '/daily'];

test.each(LANGUAGES)('everything speaks the language of the browser: %s', async (language) => {
  const person = await stage.person({ locale: language, settings: { ...AT_ONCE, language } });
  const { page } = person;
  const read: string[] = [];
  for (const path of PAGES) {
    await person.open(path);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    read.push((await page.locator('main').innerText()).slice(0, 400));
  }
  // The prices of bad translations: an id in place of a message.
  for (const text of read) expect(text).not.toMatch(/\b[a-z]+(-[a-z]+){2,}\b(?=\s*$)/m);
});

test('the language follows the browser, and can be switched', async () => {
  const { page, address } = await stage.person({ locale: 'it-CH' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Gioca', exact: true }).waitFor();
  await page.locator('header select').selectOption('fr');
  await page.getByRole('button', { name: 'Jouer', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Jouer', exact: true }).waitFor();
});

for (const [screen, options] of SCREENS) {
  test.each(LANGUAGES)(`no text is cut ${screen}: %s`, async (language) => {
    const person = await stage.person({ ...options, locale: language, settings: { ...AT_ONCE, language } });
    const { page } = person;
    for (const path of PAGES) {
      await person.open(path);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await fits(page, `${path} ${screen} in ${language}`);
    }
    await person.call('Ada');
    const table = await person.makeTable(quickTable({ players: 4, artifact_creatures: true, artifact_tiles: true }, ['me', { bot: 1 }, { bot: 1 }, { bot: 1 }]));
    await person.open(`/t/${table}`);
    await page.locator('.vale').waitFor();
    let deeds = 0;
    await playOn(page, mouse, {
      until: async () => (await page.locator('.rounds .now').textContent()) === '3',
      each: async () => {
        if (deeds++ % 4 === 0) await fits(page, `the table ${screen} in ${language}`);
      },
    });
  });
}
