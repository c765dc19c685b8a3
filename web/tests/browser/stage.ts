import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Settings } from '../../src/app/settings.svelte';
import { Person } from './person';

const BROWSER = process.env.VALE_CHROMIUM ?? '/usr/bin/chromium';
export const PROGRAM = process.env.VALE_BIN ?? join(import.meta.dirname, '../../../target/debug/vale');

export const DESK = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };

/** A phone: small, with a finger instead of a mouse. */
export const IN_HAND: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** What is shown at once, for tests in which movement is not the subject. */
export const AT_ONCE: Partial<Settings> = { animations: 'instant', bots: 'instant', sounds: false };

export interface Invited extends BrowserContextOptions {
  /** What this person has chosen in the settings before. */
  settings?: Partial<Settings>;
  /** The language of the browser. */
  locale?: string;
}

/** A server, a browser, and people in front of it. */
export class Stage {
  /** Where the server that tables are made at can be reached. */
  address = '';
  #browser: Browser | undefined;
  #server: ChildProcess | undefined;
  #data = '';
  #people: Person[] = [];

  /** Begins with a server of our own, or with pages at another address. */
  async begin(address?: string): Promise<void> {
    if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} does not exist: build it, or name another one in VALE_BIN`);
    this.#data = mkdtempSync(join(tmpdir(), 'vale-browser-'));
    // VALE_WEB is the address of a client that is being worked on; it passes requests on to a server of its own.
    this.address = address ?? process.env.VALE_WEB ?? (await this.#serve('127.0.0.1:0'));
    this.#browser = await chromium.launch({ executablePath: BROWSER, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  }

  #serve(listen: string): Promise<string> {
    const words = ['serve', '--listen', listen, '--data-dir', this.#data, '--allow-positions', '--no-limits', '--grace', '5'];
    const server = spawn(PROGRAM, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#server = server;
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (data: Buffer): void => {
        said += data.toString();
        const found = /https?:\/\/[\d.:]+/.exec(said);
        if (found !== null) resolve(found[0]);
      };
      server.stdout?.on('data', hear);
      server.stderr?.on('data', hear);
      server.once('exit', () => reject(new Error(`the server stopped: ${said}`)));
    });
  }

  /** Somebody with a browser of their own. */
  async person(invited: Invited = {}): Promise<Person> {
    if (this.#browser === undefined) throw new Error('the stage is not set');
    const { settings, ...options } = invited;
    const context = await this.#browser.newContext({
      viewport: DESK,
      locale: 'en-GB',
      colorScheme: 'dark',
      baseURL: this.address,
      ...options,
      storageState: this.#kept(settings),
    });
    const person = new Person(context, this.address);
    this.#people.push(person);
    await person.arrive();
    return person;
  }

  /** What the browser of somebody with these settings has kept. */
  #kept(settings: Partial<Settings> = {}): BrowserContextOptions['storageState'] {
    return { cookies: [], origins: [{ origin: this.address, localStorage: [{ name: 'vale-settings', value: JSON.stringify(settings) }] }] };
  }

  /** Pictures of what everybody sees, for whoever looks for the fault. */
  async picture(test: string): Promise<void> {
    const folder = join(tmpdir(), 'vale-browser-failures');
    for (const [index, { page }] of this.#people.entries()) {
      const path = join(folder, `${test.replaceAll(/\W+/g, '-')}-${index + 1}.png`);
      await page.screenshot({ path, timeout: 5000 }).then(
        () => console.log(`a picture of the failure: ${path}`),
        () => undefined,
      );
    }
  }

  /** Sends everybody home. What went wrong for them, in words. */
  async goHome(): Promise<string[]> {
    const people = this.#people.splice(0);
    const troubles = people.flatMap(({ troubles }) => troubles);
    await Promise.all(people.map(({ context }) => context.close()));
    return troubles;
  }

  /** Takes the server away. What is on the devices of people stays there. */
  async loseServer(): Promise<void> {
    const server = this.#server;
    if (server === undefined) throw new Error('this stage has no server');
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
  }

  /** The server is back, at the same address and with all that it had. */
  async returnServer(): Promise<void> {
    await this.#serve(new URL(this.address).host);
  }

  async end(): Promise<void> {
    await this.#browser?.close();
    this.#server?.kill();
    if (this.#data !== '') rmSync(this.#data, { recursive: true, force: true });
  }
}

/** A stage for all tests of a file. After each test nobody may have had any trouble: no errors, no failed requests. */
export function useStage(address?: () => Promise<string>): Stage {
  const stage = new Stage();
  beforeAll(async () => stage.begin(await address?.()));
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await stage.picture(task.name);
    expect(await stage.goHome(), 'troubles in the browser').toEqual([]);
  });
  afterAll(() => stage.end());
  return stage;
}
