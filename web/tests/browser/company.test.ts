import { expect, test } from 'vitest';
import { NEAR_THE_END } from './near-the-end';
import type { Person } from './person';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

const people = (): Promise<[Person, Person]> => Promise.all([stage.person({ settings: AT_ONCE }), stage.person({ settings: AT_ONCE })]);

test('whoever plays with friends is asked for a name, the friend sits down by the link, and both know who talks', async () => {
  const [host, friend] = await people();
  await host.open('/');
  await host.page.getByRole('button', { name: 'Play with friends' }).click();
  await host.page.locator('dialog[open]').getByRole('textbox').fill('Ada');
  await host.page.keyboard.press('Enter');
  await host.page.waitForURL('**/t/*');
  await host.page.getByRole('heading', { level: 1, name: /Ada/ }).waitFor();

  await friend.page.goto(host.page.url());
  await friend.page.locator('input[autocomplete="nickname"]').fill('Bea');
  await friend.page.keyboard.press('Enter');
  // There is one free seat, and it is theirs at once.
  await friend.page.getByRole('button', { name: 'Get up' }).waitFor();

  await host.page.getByRole('textbox', { name: 'Write a message' }).fill('Hello Bea!');
  await host.page.keyboard.press('Enter');
  const said = friend.page.getByRole('log');
  await said.getByText('Hello Bea!').waitFor();
  expect(await said.innerText()).toContain('Ada');
  await said.getByRole('button', { name: 'Mute Ada' }).waitFor();

  // When everybody is ready, those who did not make the table are told whom they wait for.
  await host.page.getByRole('checkbox').first().check();
  await friend.page.getByRole('checkbox').first().check();
  await friend.page.getByText('Waiting for Ada to start').waitFor();
  await host.page.getByText('Everyone is ready: start the game.').waitFor();

  // Whoever got up is not put back on the seat.
  await friend.page.getByRole('button', { name: 'Get up' }).click();
  await friend.page.getByRole('button', { name: 'Sit here' }).waitFor();
  await friend.page.reload();
  await friend.page.getByRole('button', { name: 'Sit here' }).waitFor();
});

test('an invitation says who invites, offers free colours only, and says precisely why it cannot be taken', async () => {
  const [host, friend] = await people();
  await host.call('Ada');
  const table = await host.makeTable(quickTable({ players: 3 }, ['me', 'open', 'open']));
  await host.connect(table);
  await host.open(`/t/${table}`);
  await host.page.getByRole('button', { name: 'Invite a friend' }).first().click();
  const found = await host.page.waitForFunction(() =>
    [...document.querySelectorAll('input')].map(({ value }) => value).find((value) => value.includes('/join#')),
  );
  const address = String(await found.jsonValue());

  const { page } = friend;
  await page.goto(address);
  await page.getByText('Ada invites you to play.').waitFor();
  expect(await page.getByRole('radio', { name: 'yellow circle' }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'green square' }).check({ force: true });
  // Somebody is faster with the colour: that is the reason, and it is not offered any more.
  await host.send(table, { colour: { colour: 'green' } });
  await page.getByRole('textbox').fill('Bea');
  await page.keyboard.press('Enter');
  await page.getByText('Somebody has just taken that colour.').waitFor();
  expect(await page.getByRole('radio', { name: 'green square' }).isDisabled()).toBe(true);
  friend.pardon(/422/);
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await page.waitForURL(`**/t/${table}`);

  // Whoever has a seat is led there by the link, and everybody else is told that it is taken.
  await page.goto(address);
  await page.getByText('You already have a seat at this table.').waitFor();
  const other = await stage.person({ settings: AT_ONCE });
  await other.page.goto(address);
  await other.page.getByText('This seat is no longer reserved for you').waitFor();
  await other.page.goto(`${other.address}/join#${'0'.repeat(64)}`);
  await other.page.getByText(/This invitation has been used/).waitFor();
  other.pardon(/404/);
});

test('the host who opens an invitation is led to the table', async () => {
  const [host] = await people();
  await host.call('Ada');
  const table = await host.makeTable(quickTable({ players: 2 }, ['me', 'open']));
  await host.open(`/t/${table}`);
  await host.page.getByRole('button', { name: 'Invite a friend' }).click();
  const found = await host.page.waitForFunction(() =>
    [...document.querySelectorAll('input')].map(({ value }) => value).find((value) => value.includes('/join#')),
  );
  await host.page.goto(String(await found.jsonValue()));
  await host.page.getByText('You already have a seat at this table.').waitFor();
  await host.page.getByRole('link', { name: 'Go to the table' }).click();
  await host.page.waitForURL(`**/t/${table}`);
});

test('whoever comes back sees at once where it is their turn, the round and the points', async () => {
  const [person] = await people();
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
  await person.connect(table);
  await person.send(table, { start: {} });
  await person.open('/');
  const games = person.page.getByRole('region', { name: 'Your games' });
  await games.waitFor();
  const text = await games.innerText();
  expect(text).toContain('Your turn');
  expect(text).toContain('round 10');
  expect(text).toContain('You 31, Oren 38');
  const box = await games.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 999), 'above the fold').toBeLessThan(400);
  await games.getByRole('link', { name: /^Continue/ }).click();
  await person.page.waitForURL(`**/t/${table}`);
});

test('whoever made the table changes the pace of its bots at once', async () => {
  const person = await stage.person({ settings: { ...AT_ONCE, bots: 'slow' } });
  const { page } = person;
  await person.call('Ada');
  const slow = quickTable({ players: 2 }, ['me', { bot: 1 }]);
  const table = await person.makeTable({ ...slow, settings: { ...slow.settings, pace_ms: 10_000 } });
  await person.connect(table);
  await person.open(`/t/${table}`);
  await page.locator('.prompt.mine').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByText('At this table too, from the next move on.').waitFor();
  await dialog.getByRole('group', { name: 'Bot speed' }).getByRole('radio', { name: 'instant' }).check({ force: true });
  await page.keyboard.press('Escape');
  const { seq } = await person.see(table, 'asked');
  await page.locator('.zones .lit > .whole').first().click();
  // With the old pace the bot would think for 20 seconds.
  await person.see(table, 'asked', seq);
});
