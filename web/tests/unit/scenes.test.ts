import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import * as icons from 'virtual:icons';
import { CARDS, FAMILIES, TILES } from '../../src/game/catalogue';
import { appIcon, back } from '../../src/scenes/emblem';
import { landscape, scene, type Detail } from '../../src/scenes/scene';
import { valley } from '../../src/scenes/valley';

const GOLDEN = fileURLToPath(new URL('scenes.golden.json', import.meta.url));
const SOURCES = [...CARDS.map(({ id }) => id), ...TILES];
const DETAILS: Detail[] = ['full', 'small'];

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function all(): Record<string, string> {
  const pictures: [string, string][] = [
    ...SOURCES.flatMap((source) => DETAILS.map((detail): [string, string] => [`${source} ${detail}`, scene(source, detail)])),
    ...FAMILIES.map((family): [string, string] => [`place of ${family}`, landscape(family)]),
    ['back', back()],
    ['icon', appIcon(false)],
    ['icon masked', appIcon(true)],
  ];
  return Object.fromEntries(pictures.map(([name, picture]) => [name, hash(picture)]));
}

it('paints every creature and tile the same for ever', () => {
  const now = all();
  if (process.env.VALE_BLESS !== undefined) writeFileSync(GOLDEN, `${JSON.stringify(now, null, 2)}\n`);
  expect(existsSync(GOLDEN)).toBe(true);
  expect(now).toEqual(JSON.parse(readFileSync(GOLDEN, 'utf8')));
  expect(SOURCES).toHaveLength(109);
});

it('takes no chance but that of the id', () => {
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('scenes must not use chance');
  });
  expect(all()).toEqual(all());
  vi.restoreAllMocks();
});

it('paints a place of its own for each', () => {
  for (const detail of DETAILS) {
    const places = SOURCES.map((source) => {
      const picture = scene(source, detail);
      const outline = icons.creatures[source] ?? icons.tiles[source] ?? '';
      expect(picture, source).toContain(outline);
      return hash(picture.replace(outline, ''));
    });
    expect(new Set(places).size).toBe(SOURCES.length);
  }
});

it('leaves detail out of small scenes, and filters out of all', () => {
  for (const source of SOURCES) {
    const [full, small] = [scene(source, 'full'), scene(source, 'small')];
    const outline = icons.creatures[source] ?? icons.tiles[source] ?? '';
    const size = (picture: string): number => picture.length - outline.length;
    expect(size(small), source).toBeLessThan(size(full) * 0.8);
    expect(full, source).not.toMatch(/<filter|NaN|undefined|"/);
    expect(full.length, source).toBeLessThan(40_000);
  }
});

it('has an hour for every round, in both themes', () => {
  const hours = (['dusk', 'parchment'] as const).flatMap((theme) =>
    Array.from({ length: 10 }, (_, round) => valley({ time: round / 9, theme, lights: false })),
  );
  expect(new Set(hours.map(hash)).size).toBe(20);
  expect(hash(valley({ time: 0.5, theme: 'dusk', lights: true }))).not.toBe(hash(valley({ time: 0.5, theme: 'dusk', lights: false })));
  for (const hour of hours) expect(hour).not.toMatch(/NaN|undefined|"/);
});
