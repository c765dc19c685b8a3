import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|css)$/.test(file));
const TEXTS = new Map(FILES.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]));

/** What a file says about looks: a style sheet, or the styles of a component. */
function styles(file: string): string {
  const text = TEXTS.get(file) ?? '';
  return file.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '');
}

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lch|lab|hwb)\(/gi;

test('colours stand in tokens.css and nowhere else', () => {
  expect(styles('tokens.css').match(COLOUR)?.length).toBeGreaterThan(60);
  const raw = FILES.filter((file) => file !== 'tokens.css').flatMap((file) =>
    [...styles(file).matchAll(COLOUR)].map(([colour]) => `${file}: ${colour}`),
  );
  expect(raw).toEqual([]);
});

test('every variable that is used is set somewhere, and every token is used', () => {
  const all = [...TEXTS.values()].join('\n');
  const set = new Set([...all.matchAll(/(--[\w-]+)\s*(?::|=)/g)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  // These have a value to fall back on where they are not set.
  const optional = new Set([...all.matchAll(/var\((--[\w-]+),/g)].map(([, name]) => name));
  expect([...used].filter((name) => !set.has(name) && !optional.has(name))).toEqual([]);
  const tokens = [...styles('tokens.css').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);
  expect([...new Set(tokens)].filter((name) => !used.has(name))).toEqual([]);
});
