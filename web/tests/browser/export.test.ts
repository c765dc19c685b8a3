import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mouse, playOn, ranked } from './hands';
import { AT_ONCE, PROGRAM, useStage } from './stage';

const PATH = '/vale/';
const KINDS: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const folder = mkdtempSync(join(tmpdir(), 'vale-site-'));
let server: Server | undefined;
/** What was asked for that is not below the path. */
const astray: string[] = [];

/** The plainest server of files there is, with the exported folder below a path. */
async function serve(): Promise<string> {
  execFileSync(PROGRAM, ['export-site', join(folder, 'site')]);
  const started = createServer(({ url = '/' }, response) => {
    const path = url.split(/[?#]/)[0] ?? '/';
    if (!path.startsWith(PATH)) astray.push(path);
    let file = join(folder, 'site', path.slice(PATH.length));
    try {
      if (statSync(file).isDirectory()) file = join(file, 'index.html');
      response.writeHead(200, { 'Content-Type': KINDS[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  server = started;
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

const stage = useStage(serve);

afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an exported folder below a path plays a whole game, and nothing leaves it', async () => {
  const person = await stage.person({ settings: AT_ONCE });
  const { page } = person;
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${person.address}${PATH}`) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await person.open(PATH);
  // Nothing is offered that only a server has.
  expect(await page.getByRole('button', { name: 'Play with friends' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.prompt.mine').waitFor();
  const { pathname } = new URL(page.url());
  expect(pathname).toMatch(/^\/vale\/t\/local-/);
  await playOn(page, mouse);
  expect(await ranked(page)).toBe(true);
  // Links lead below the path, also those that open another tab.
  await person.open(`${PATH}rules/`);
  const home = page.locator('header a').first();
  await home.hover();
  expect(await home.getAttribute('href')).toBe(PATH);
  await home.click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await person.open(`${PATH}statistics/`);
  await page.getByRole('table').first().waitFor();
  // Once its files are kept, every address of the client works, whatever the host knows.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(person.address + pathname);
  await page.locator('dialog[open] .ranking').waitFor();
  expect(elsewhere).toEqual([]);
  expect(astray).toEqual([]);
});
