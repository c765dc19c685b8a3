import { test } from 'vitest';
import { dice, deed, finger, mouse, playOn } from '../browser/hands';
import { NEAR_THE_END } from '../browser/near-the-end';
import { AT_ONCE, IN_HAND, useStage, type Invited } from '../browser/stage';
import { quickTable } from '../browser/tables';
import { picture } from './folder';
import { SHOWCASE } from './showcase';

const stage = useStage();

async function visit(name: string, path: string, invited: Invited = {}): Promise<void> {
  const person = await stage.person({ ...invited, settings: { ...AT_ONCE, ...invited.settings } });
  await person.open(path);
  await person.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await person.page.waitForLoadState('networkidle');
  await picture(person.page, name);
}

const PAGES = {
  start: '/',
  gallery: '/cards',
  rules: '/rules',
  tutorial: '/learn',
  album: '/album',
  daily: '/daily',
  account: '/account',
  credits: '/credits',
  statistics: '/statistics',
};

/** A phone, a tablet, and a small and a large screen. */
const WIDTHS: [string, Invited][] = [
  ['390', IN_HAND],
  ['768', { viewport: { width: 768, height: 1024 } }],
  ['1280', {}],
  ['1920', { viewport: { width: 1920, height: 1080 } }],
];

for (const [name, path] of Object.entries(PAGES)) {
  test(`picture: ${name}`, async () => {
    for (const [width, invited] of WIDTHS) await visit(`page-${name}-${width}`, path, invited);
    await visit(`page-${name}-parchment`, path, { settings: { theme: 'parchment' } });
  });
}

for (const [width, invited] of WIDTHS) {
  test(`picture: the guided game, ${width}`, async () => {
    const { page, ...person } = await stage.person({ ...invited, settings: AT_ONCE });
    await page.goto(`${person.address}/learn`);
    await page.locator('.start .primary').click();
    await page.locator('.coach.placed').waitFor();
    await picture(page, `page-guided-${width}`);
    await page.locator('.coach .primary').click();
    await page.locator('.coach[data-hint="vale"]').waitFor();
    await page.locator('.coach .primary').click();
    await page.locator('.coach[data-hint="hunt"]').waitFor();
    await picture(page, `page-guided-${width}-hunt`);
  });
}

test('picture: French and Italian', async () => {
  await visit('page-start-fr', '/', { locale: 'fr-FR' });
  await visit('page-start-it', '/', { locale: 'it-IT', settings: { theme: 'parchment' } });
  await visit('page-gallery-fr', '/cards', { locale: 'fr-FR' });
  await visit('page-rules-it', '/rules', { locale: 'it-IT' });
});

interface Game {
  name: string;
  players: 2 | 3 | 4;
  artifacts?: boolean;
  invited?: Invited;
}

const GAMES: Game[] = [
  { name: 'two', players: 2 },
  { name: 'three-parchment', players: 3, invited: { settings: { theme: 'parchment' } } },
  { name: 'four', players: 4 },
  { name: 'artifacts-fr', players: 3, artifacts: true, invited: { locale: 'fr-FR' } },
  { name: 'phone', players: 2, invited: IN_HAND },
  {
    name: 'phone-four-it-parchment',
    players: 4,
    artifacts: true,
    invited: { ...IN_HAND, locale: 'it-IT', settings: { theme: 'parchment' } },
  },
];

for (const { name, players, artifacts = false, invited = {} } of GAMES) {
  test(`picture: the phases of a game, ${name}`, async () => {
    const person = await stage.person({ ...invited, settings: { ...AT_ONCE, autoForced: false, ...invited.settings } });
    const { page } = person;
    await person.call('Ada');
    const bots = Array.from({ length: players - 1 }, () => ({ bot: 1 as const }));
    const table = await person.makeTable(
      quickTable({ players, artifact_creatures: artifacts, artifact_tiles: artifacts }, ['me', ...bots]),
    );
    await person.connect(table);
    await person.open(`/t/${table}`);
    await page.locator('.prompt').waitFor();
    const roll = dice(17);
    const seen = new Set<string>();
    const wanted = artifacts ? 6 : 5;
    for (let deeds = 0; deeds < 260 && seen.size < wanted; deeds += 1) {
      const { view, stage } = await person.see(table);
      if (stage === 'over') break;
      const asked = view?.asked;
      if (asked != null && asked.seat === 1 && view != null && view.round >= 4) {
        await page.locator('.prompt.mine').waitFor();
        const phase =
          asked.question === 'act' || asked.question === 'hunt' || asked.question === 'resolve' || asked.question === 'take_tile'
            ? asked.question
            : 'prompt';
        if (!seen.has(phase)) {
          seen.add(phase);
          await picture(page, `table-${name}-${phase}`);
        }
        const payable = page.locator('.hand .lit > .whole').first();
        if (asked.question === 'act' && !seen.has('payment') && (await payable.count()) > 0) {
          seen.add('payment');
          await payable.click({ position: { x: 20, y: 20 } });
          await picture(page, `table-${name}-payment`);
          await page.keyboard.press('Escape');
        }
      }
      if (!(await deed(page, mouse, roll))) await page.waitForTimeout(30);
    }
    // A game may be over before everything was seen.
    await page.keyboard.press('Escape');
    await page.locator('.place .whole').first().click({ button: 'right' });
    await page.locator('dialog[open]').waitFor();
    await picture(page, `table-${name}-detail`);
  });
}

test('picture: a table for the front page, with a card in detail and on a phone', async () => {
  for (const [name, invited] of [
    ['showcase', {}],
    ['showcase-parchment', { settings: { theme: 'parchment' } }],
    ['showcase-phone', IN_HAND],
  ] as [string, Invited][]) {
    const person = await stage.person({ ...invited, settings: { ...AT_ONCE, ...invited.settings } });
    const { page } = person;
    await person.call('Ada');
    const table = await person.makeTable(quickTable({ players: 3 }, ['me', { bot: 1 }, { bot: 1 }], SHOWCASE));
    await person.open(`/t/${table}`);
    await page.locator('.prompt.mine').waitFor();
    await picture(page, name);
    await page.locator('[data-card="hydra"] > .whole').click({ button: 'right', position: { x: 20, y: 20 } });
    await page.locator('dialog[open]').waitFor();
    await picture(page, `${name}-card`);
  }
});

for (const [width, invited] of WIDTHS) {
  test(`picture: lobby, end of game and replay, ${width}`, async () => {
    const person = await stage.person({ ...invited, settings: AT_ONCE });
    const { page } = person;
    await person.call('Ada');
    const open = await person.makeTable(quickTable({ players: 4 }, ['me', 'open', { bot: 1 }]));
    await person.open(`/t/${open}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await picture(page, `lobby-${width}`);
    const last = await person.makeTable(quickTable({ players: 2 }, ['me', { bot: 1 }], NEAR_THE_END));
    await person.open(`/t/${last}`);
    await page.locator('.prompt').waitFor();
    await playOn(page, width === '390' ? finger : mouse, { seed: 2 });
    await page.waitForLoadState('networkidle');
    await picture(page, `end-${width}`);
    await person.open(`/replay/${last}`);
    await page.waitForLoadState('networkidle');
    await picture(page, `replay-${width}`);
  });
}
