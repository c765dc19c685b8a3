import { expect, test } from 'vitest';
import { NEAR_THE_END } from './near-the-end';
import { AT_ONCE, IN_HAND, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test('talk is noticed at the table, and writing it plays no moves', async () => {
  const [host, friend] = [await stage.person({ settings: AT_ONCE }), await stage.person({ settings: AT_ONCE })];
  const { page } = host;
  await host.call('Ada');
  await friend.call('Bo');
  const table = await host.makeTable(quickTable({ players: 2 }, ['me', 'open'], NEAR_THE_END));
  await host.connect(table);
  await friend.connect(table);
  await friend.send(table, { sit: { seat: 2 } });
  await friend.send(table, { ready: { ready: true } });
  await host.send(table, { start: {} });
  await host.open(`/t/${table}`);
  await page.locator('.prompt.mine').waitFor();
  await friend.send(table, { say: { text: 'Good luck!' } });
  const talk = page.getByRole('button', { name: /^Chat/ });
  // It stands beside whoever said it, is read out, and is counted.
  await page.locator('.opponent .bubble', { hasText: 'Good luck!' }).waitFor();
  await page.locator('.announcer', { hasText: 'Bo: Good luck!' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Chat 1 new message' }).click();
  const panel = page.getByRole('region', { name: 'Chat' });
  await panel.getByText('Good luck!').waitFor();
  expect(await panel.innerText()).toContain('Bo');

  // A reaction is said in the language of whoever reads it.
  await friend.send(table, { react: { reaction: 'wow' } });
  await panel.getByText('Wow!', { exact: true }).nth(1).waitFor();
  const { seq } = await friend.see(table);
  await panel.getByRole('button', { name: 'Thanks!' }).click();
  const heard = await friend.see(table, 'anything', seq);
  expect(heard.entries.some((entry) => entry.what === 'reacted' && entry.reaction === 'thanks')).toBe(true);

  // Whoever sends with the mouse goes on writing; no letter is a command for the game.
  await panel.getByRole('textbox').fill('Thanks');
  await panel.getByRole('button', { name: 'Send' }).click();
  await page.keyboard.type('true');
  expect(await panel.getByRole('textbox').inputValue()).toBe('true');
  // The game goes on beside it.
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.locator('.zones .lit > .whole').first().hover();
  await panel.getByRole('textbox').focus();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await talk.innerText()).toBe('Chat');
  expect((await host.see(table)).entries.some(({ what }) => what === 'played')).toBe(false);
});

test('on a phone what others say is seen, even if they are below the display', async () => {
  const [host, friend] = [await stage.person({ ...IN_HAND, settings: AT_ONCE }), await stage.person({ settings: AT_ONCE })];
  await host.call('Ada');
  await friend.call('Bo');
  const table = await host.makeTable(quickTable({ players: 4 }, ['me', 'open', { bot: 0 }, { bot: 0 }]));
  await host.connect(table);
  await friend.connect(table);
  await friend.send(table, { sit: { seat: 2 } });
  await friend.send(table, { ready: { ready: true } });
  await host.send(table, { start: {} });
  await host.open(`/t/${table}`);
  await host.page.locator('.prompt.mine').waitFor();
  await friend.send(table, { say: { text: 'Good luck!' } });
  const bubble = host.page.locator('.head .bubble', { hasText: /Bo\s*Good luck!/ });
  await bubble.waitFor();
  const box = await bubble.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(200);
  // It leads to the chat.
  await bubble.tap();
  await host.page.getByRole('region', { name: 'Chat' }).getByText('Good luck!').waitFor();
});

test('whoever may not watch a game is told so', async () => {
  const [player, stranger] = [await stage.person({ settings: AT_ONCE }), await stage.person({ settings: AT_ONCE })];
  await player.open('/daily');
  await player.page.getByRole('button', { name: 'Play' }).click();
  await player.page.locator('.prompt.mine').waitFor();
  await stranger.page.goto(player.page.url());
  await stranger.page.getByText('This table does not allow spectators.').waitFor();
  await stranger.page.getByRole('link', { name: 'Home' }).click();
  await stranger.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('after a move the focus is at the question, not at the top of the page', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
  await person.open(`/t/${table}`);
  await page.locator('.zones .chips button').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.zones .chips').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.matches('.prompt'));
});

test('an address without a table says so, and so does a server of another version', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  await person.open('/t/0123456789abcdef0123456789abcdef');
  await person.page.getByText('There is nothing here.').waitFor();
  await person.page.getByRole('link', { name: 'Home' }).waitFor();
  await person.call('Ada');
  const table = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }]));
  const told = await person.page.evaluate(
    async (id) => (await (await fetch(`/api/tables/${id}/socket?protocol=99`)).json()) as { code: string },
    table,
  );
  expect(told.code).toBe('wrong_version');
  person.pardon(/40\d|WebSocket/);
});
