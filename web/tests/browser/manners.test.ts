import { expect, test } from 'vitest';
import { changed, scene, still } from './hands';
import { NEAR_THE_END } from './near-the-end';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

/** A position in which Hydra can be summoned: two of its four effects are chosen. */
const HYDRA = {
  ...NEAR_THE_END,
  players: [
    { score: 1, stones: 'RB', hand: ['hydra'], area: [] },
    { score: 2, stones: '', hand: [], area: [] },
  ],
  display: [{ card: 'tidal', marker: 2 }],
};

/** The last turn of a round. The next one begins by itself. */
const BEFORE_A_ROUND = {
  ...NEAR_THE_END,
  round: 3,
  players: [
    { score: 5, stones: '', hand: [], area: [] },
    { score: 6, stones: '', hand: [], area: [] },
  ],
  display: [{ card: 'tidal', marker: 2 }],
  turn: 2,
  first: 1,
};

test('where two effects are chosen, each is a switch, and the choice is confirmed', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], HYDRA));
  await person.connect(table);
  await person.open(`/t/${table}`);
  await page.locator('.hand .chips button').click();
  const switches = page.locator('.prompt [aria-pressed]');
  await switches.first().waitFor();
  expect(await switches.count()).toBe(4);
  const choose = page.locator('.prompt').getByRole('button', { name: /^Choose/ });
  expect(await choose.isDisabled()).toBe(true);
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  // A third takes the place of the first.
  await page.keyboard.press('3');
  expect(await switches.evaluateAll((all) => all.map((each) => each.getAttribute('aria-pressed')))).toEqual([
    'false',
    'true',
    'true',
    'false',
  ]);
  const { seq } = await person.see(table);
  await choose.click();
  const { entries } = await person.see(table, 'anything', seq);
  expect(entries.some((entry) => entry.what === 'played' && entry.move?.verb === 'choose' && entry.move.what.length === 2)).toBe(true);
});

test('a click that was meant for an answer that gives itself opens nothing', async () => {
  const person = await stage.person({ settings: { bots: 'instant', sounds: false } });
  const { page } = person;
  await person.call('Ada');
  // The last card that can be marked is marked by itself.
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }]));
  await person.open(`/t/${table}`);
  await page.locator('.zones .lit > .whole').first().waitFor();
  for (;;) {
    const lit = page.locator('.zones .lit > .whole');
    await lit.first().waitFor();
    await still(page);
    if ((await lit.count()) === 1) break;
    const before = await scene(page);
    await lit.first().click();
    await changed(page, before);
  }
  const box = await page.locator('.zones .lit > .whole').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 60];
  // The button goes down before the answer gives itself, and up long after it would have.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(1500);
  expect(await page.locator('.zones .lit > .whole').count(), 'it waits for the click').toBe(1);
  await page.mouse.up();
  await page.locator('.zones .chips').first().waitFor();
  // A click just after it is too late for the old question, and means nothing in the new one.
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('digits mark cards while one hunts, and the focus is framed otherwise than what is lit', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }]));
  await person.open(`/t/${table}`);
  await page.locator('.zones .lit > .whole').first().waitFor();
  expect(await page.locator('[data-digit]').count()).toBe(4);
  await page.keyboard.press('ArrowRight');
  const focus = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(focus).toBe('dashed');
  const before = await scene(page);
  await page.keyboard.press('2');
  await changed(page, before);
  await page.locator('.log', { hasText: 'You mark' }).waitFor();
});

test('in forced colours what is lit has a frame', async () => {
  const person = await stage.person({ settings: AT_ONCE, forcedColors: 'active' });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
  await person.open(`/t/${table}`);
  await page.locator('.prompt.mine').waitFor();
  const frames = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle));
  expect(new Set(await frames('.place.lit > .whole'))).toEqual(new Set(['solid']));
  expect(new Set(await frames('.place:not(.lit) > .whole'))).toEqual(new Set(['none']));
});

test('a player is "You" to themselves, and has a name for those who watch', async () => {
  const [person, watcher] = [await stage.person({ settings: AT_ONCE }), await stage.person({ settings: AT_ONCE })];
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
  await person.open(`/t/${table}`);
  await person.page.locator('.prompt.mine').waitFor();
  const own = await person.page.locator('.board').innerText();
  expect(own).not.toContain('Ada');
  expect(await person.page.locator('.home h2').innerText()).toBe('You');
  expect(await person.page.locator('.scores').innerText()).toContain('You');

  const { page } = watcher;
  await watcher.open(`/t/${table}`);
  await page.locator('.prompt').waitFor();
  const seen = await page.locator('.board').innerText();
  expect(seen).toContain('Ada');
  expect(seen).not.toMatch(/\byour? (areas|hand)/i);
  // The card that was sold last lies on top of the discard pile, also after the page was loaded again.
  await person.page.locator('.zones .chips button').first().click();
  // Its name is too small to be shown there, but says which picture it is.
  const top = person.page.locator('.discard .face .name');
  await expect.poll(() => top.textContent(), { timeout: 10_000 }).toBe('Tidal');
  // What happened is told before what is asked, by one voice.
  await expect.poll(() => person.page.locator('.announcer').textContent()).toMatch(/^You sell Tidal.*Your turn\./);
  expect(await person.page.locator('.play [aria-live], .prompt [aria-live]').count()).toBe(0);
  await person.page.reload();
  await expect.poll(() => top.textContent(), { timeout: 10_000 }).toBe('Tidal');
});

test('between two rounds there is a moment of rest, and a click ends it', async () => {
  const person = await stage.person({ settings: { bots: 'instant', sounds: false } });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], BEFORE_A_ROUND));
  await person.open(`/t/${table}`);
  await page.locator('.banner', { hasText: 'Round 4' }).waitFor();
  await page.mouse.click(5, 5);
  await page.locator('.banner').waitFor({ state: 'detached', timeout: 300 });
  await still(page);
  await page.locator('.zones .lit > .whole').first().waitFor();
});

test('a click on a card that is about to be dealt ends the rest and reaches the card', async () => {
  const person = await stage.person({ settings: { animations: 'slow', bots: 'instant', sounds: false } });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], BEFORE_A_ROUND));
  await person.open(`/t/${table}`);
  await page.locator('.banner', { hasText: 'Round 4' }).waitFor();
  // Where it will lie, not where it comes from.
  const zone = page.locator('.zones .zone').nth(1);
  const box = await zone.boundingBox();
  if (box === null) throw new Error('there is no place for the card');
  expect(await page.locator('.banner').count(), 'the rest is not over').toBe(1);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await zone.locator('.marker').waitFor({ timeout: 3000 });
  await page.locator('.log', { hasText: 'You mark' }).waitFor();
});

test('a card that is marked shows it before the server has answered', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 0 }]));
  // What the server says comes late, as over a slow connection.
  await page.routeWebSocket(/\/socket/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => far.send(message));
    far.onMessage((message) => setTimeout(() => near.send(message), 1500));
  });
  await person.open(`/t/${table}`);
  const lit = page.locator('.zones .place.lit');
  await lit.first().waitFor();
  const card = await lit.first().getAttribute('data-card');
  await lit.first().locator('.whole').click();
  await page.locator(`.zones [data-card="${card}"].touched .marker`).waitFor({ timeout: 1000 });
  expect(await page.locator('.zones .marker').count()).toBe(1);
  expect(await page.locator('.board').getAttribute('aria-busy'), 'nothing has come yet').toBe('true');
  await page.locator('.board[aria-busy="false"]').waitFor();
  expect(await page.locator(`.zones [data-card="${card}"] .marker`).count()).toBe(1);
  // The last card of the display may be on its way by then: it marks itself.
  expect(await page.locator(`.zones [data-card="${card}"].touched`).count()).toBe(0);
});

test('who is not connected is told beside the name, not over the cards', async () => {
  const [host, friend] = [await stage.person({ settings: AT_ONCE }), await stage.person({ settings: AT_ONCE })];
  await host.call('Ada');
  await friend.call('Bea');
  const table = await host.makeTable(quickTable({ players: 2 }, ['me', 'open'], NEAR_THE_END));
  await host.connect(table);
  await friend.connect(table);
  await friend.send(table, { sit: { seat: 2 } });
  await friend.send(table, { ready: { ready: true } });
  await host.send(table, { start: {} });
  await friend.disconnect(table);
  await host.open(`/t/${table}`);
  const away = host.page.locator('.opponent .away');
  await away.waitFor();
  const [text, cards] = [await away.boundingBox(), await host.page.locator('.opponent .cards').boundingBox()];
  if (text === null || cards === null) throw new Error('nothing is there');
  const beside = text.x + text.width <= cards.x || text.y + text.height <= cards.y;
  expect(beside, 'the text is left of the cards or above them').toBe(true);
  // First a countdown, then the vote.
  await away.getByText(/bot possible in 0:0\d/).waitFor();
  await away.getByRole('button', { name: 'let a bot play' }).waitFor();
});
