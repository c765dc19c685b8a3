import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The folders of `src` in a line: what is in one may import from there and from those before it. */
const LINE = [
  'protocol',
  'generated',
  'game',
  'net',
  'words',
  'app',
  'scenes',
  'ui',
  'rules',
  'statistics',
  'cards',
  'account',
  'lobby',
  'table',
  'replay',
  'pages',
  // App.svelte and main.ts.
  '.',
];

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));

/** The files of `src` that a file with this text imports, statically or when they are needed. */
function imports(file: string, text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport\(|^\s*import)\s*'(\.[^']+)'/gm)].flatMap(([, path = '']) => {
    const target = normalize(join(dirname(file), path));
    if (target.startsWith('..') || target.endsWith('.json') || target.endsWith('.css')) return [];
    return [target, `${target}.ts`, join(target, 'index.ts')].filter((known) => FILES.includes(known));
  });
}

const graph = new Map(FILES.map((file) => [file, imports(file, readFileSync(join(SRC, file), 'utf8'))]));

test('the imports are found', () => {
  const text =
    "import A from './A.svelte';\nimport { t } from '../words/language.svelte';\nconst page = () => import('../pages/Start.svelte');";
  expect(imports('cards/Example.svelte', text)).toEqual(['words/language.svelte.ts', 'pages/Start.svelte']);
  expect([...graph.values()].flat().length).toBeGreaterThan(400);
});

test('every folder has its place in the line', () => {
  expect(new Set(FILES.map((file) => dirname(file)))).toEqual(new Set(LINE));
});

test('no folder uses one that comes after it', () => {
  const place = (file: string): number => LINE.indexOf(dirname(file));
  const wrong = [...graph].flatMap(([file, used]) =>
    used.filter((target) => place(target) > place(file)).map((target) => `${file} -> ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('no files use each other in a circle', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    else if (!done.has(file)) for (const used of graph.get(file) ?? []) walk(used, [...way, file]);
    done.add(file);
  };
  for (const file of FILES) walk(file, []);
  expect(circles).toEqual([]);
});
