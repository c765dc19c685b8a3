import { expect, test } from 'vitest';
import { mouse, playOn, ranked } from './hands';
import { AT_ONCE, useStage } from './stage';

const stage = useStage();

test('a game that was finished without a server is among the own games when the server is back', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  await person.call('Ada');
  await person.open('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await stage.loseServer();
  await page.goto(`${person.address}/`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.prompt.mine').waitFor();
  expect(page.url()).toContain('/t/local-');
  await playOn(page, mouse);
  expect(await ranked(page)).toBe(true);
  await page.goto(`${person.address}/`);
  const finished = page.getByRole('region', { name: 'Finished games' });
  await finished.getByText('on this device').waitFor();
  person.pardon(/ERR_CONNECTION_REFUSED/);

  await stage.returnServer();
  await page.goto(`${person.address}/`);
  // It is there once, and is marked.
  await finished.getByText('played on a device').waitFor({ timeout: 20_000 });
  await finished.getByText('A game of this device is now among your games on the server.').waitFor();
  expect(await finished.getByRole('listitem').count()).toBe(1);
  const view = finished.getByRole('link', { name: /^View/ });
  expect(await view.getAttribute('href')).toMatch(/^\/t\/[0-9a-f]{32}$/);
  await view.click();
  await page.getByRole('link', { name: 'Watch the game again' }).click();
  await page.waitForURL(/\/replay\/[0-9a-f]{32}/);
  await page.locator('.board').waitFor();

  // It is not sent again, and another device of the same player has it, too.
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await page.goto(`${person.address}/`);
  await finished.getByText('played on a device').waitFor();
  const other = await stage.person();
  await other.context.addCookies(await person.context.cookies());
  await other.open('/');
  const there = other.page.getByRole('region', { name: 'Finished games' });
  await there.getByText('played on a device').waitFor();
  await there.getByRole('link', { name: /^View/ }).click();
  await other.page.getByRole('link', { name: 'Watch the game again' }).waitFor();
  expect(sent).toEqual([]);
});
