import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { mouse, playOn } from './hands';
import { NEAR_THE_END } from './near-the-end';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

/** Names that are code, markup, a template or a mark of ours somewhere. Here they are just names of at most 30 letters. */
const NAMES = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '"><svg/onload=hit()>',
  "' onmouseover=hit() a='",
  'javascript:hit()',
  '{{hit()}} ${hit()} {hit()}',
  '{ $player } { title }',
  '[R][12*][is:hydra][seat:1]',
  '&lt;b&gt;&amp;&#x3c;',
  '%00%3Cscript%3E ../../..',
  '</title><script>hit()</script>',
  '__proto__',
];

/** What people say is longer. */
const TALK = [
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<a href="javascript:hit()">look</a> <style>*{display:none}</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()>',
  'https://example.org/"onclick="hit() [P][40*]',
];

/** Expects that a text stands on the page as it was written, and that nothing of it has become more than text. */
async function harmless(page: Page, text: string, where: string): Promise<void> {
  const shown = page.waitForFunction((text) => document.body.innerText.replaceAll(/\s+/g, ' ').includes(text), text);
  await shown.catch(() => expect.fail(`${where} does not show “${text}”`));
  const alive = await page.evaluate(() => {
    const planted = [...document.querySelectorAll('*')].filter(
      (element) =>
        [...element.attributes].some(({ name, value }) => name.startsWith('on') || /^javascript:/i.test(value)) ||
        element.matches('iframe, mglyph, img[src="x"], body script:not([src])'),
    );
    return { planted: planted.map((element) => element.outerHTML), hit: 'wasHit' in window };
  });
  expect(alive, `${where}: “${text}”`).toEqual({ planted: [], hit: false });
}

test('names and talk are text, whatever they contain', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  await person.context.addInitScript(() => Object.assign(window, { hit: () => Object.assign(window, { wasHit: true }) }));
  await person.call('Ada');
  for (const [index, name] of NAMES.entries()) {
    await person.open('/account');
    await page.getByLabel('The name others see').fill(name);
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByText('Name changed.').waitFor();
    await harmless(page, name, 'the account');
    const other = NAMES[(index + 1) % NAMES.length] ?? name;
    const table = await person.makeTable(quickTable({ players: 3 }, ['me', { beside: other }, 'open']));
    await person.open('/');
    await page
      .getByRole('link', { name: 'Continue' })
      .or(page.getByRole('link', { name: 'Open' }))
      .first()
      .waitFor();
    await harmless(page, other, 'the list of games');
    await person.open(`/t/${table}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await harmless(page, other, 'the lobby');
    await harmless(page, name, 'the lobby');
  }
});

test('at a table names and talk are text, too', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  const watcher = await stage.person({ settings: AT_ONCE });
  for (const { context } of [person, watcher])
    await context.addInitScript(() => Object.assign(window, { hit: () => Object.assign(window, { wasHit: true }) }));
  for (const name of ['<img src=x onerror=hit()>', '[R][12*][is:hydra][seat:1]']) {
    await person.call(name);
    const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 0 }], NEAR_THE_END));
    await person.open(`/t/${table}`);
    await page.locator('.prompt.mine').waitFor();
    // To oneself one is "You"; whoever watches reads the name.
    await watcher.page.goto(page.url());
    await watcher.page.locator('.prompt').waitFor();
    await harmless(watcher.page, name, 'the table');
    await page.getByRole('button', { name: /^Chat/ }).click();
    for (const text of TALK) {
      await page.locator('.talk').getByRole('textbox').fill(text);
      await page.keyboard.press('Enter');
      await harmless(page, text, 'the chat');
    }
    await page.keyboard.press('Escape');
    await playOn(page, mouse, { seed: 2 });
    await watcher.page.locator('dialog .ranking').waitFor();
    await harmless(watcher.page, name, 'the ranking');
    await person.open(`/replay/${table}`);
    await page.locator('.board').waitFor();
    await harmless(page, name, 'the replay');
  }
});
