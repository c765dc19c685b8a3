import { describe, expect, test } from 'vitest';
import { letteringOf, spacious, widthOf } from '../../src/cards/legible';
import type { Effect } from '../../src/words/cards';
import { styleOfChip, styleOfTiles } from '../../src/table/chip';

const effect = (text: string): Effect => ({ timing: 'instant', text, spoken: text });
const SHORT = [effect('Earn [3*].')];
const LONG = [effect('Earn [B] for each creature in your area that costs at least three, then draw a card and put one back.')];

describe('the letters of a card', () => {
  test('are as large as there is room for', () => {
    const [small, large] = [letteringOf(110, 154, 'Imp', LONG), letteringOf(150, 172, 'Imp', LONG)];
    expect(small?.size).toBe(11);
    expect(large?.size).toBeGreaterThanOrEqual(11);
    expect(letteringOf(110, 154, 'Imp', SHORT)?.size).toBe(13);
  });
  test('are never too small: then there are none', () => {
    expect(letteringOf(84, 84, 'Imp', LONG)).toBeNull();
    expect(letteringOf(60, 200, 'Imp', SHORT)).toBeNull();
    expect(letteringOf(0, 0, 'Imp', SHORT)).toBeNull();
  });
  test('come closer before they go', () => {
    const heights = Array.from({ length: 120 }, (_, index) => 200 - index);
    const lines = heights.map((height) => letteringOf(100, height, 'Imp', LONG)?.line);
    expect(new Set(lines)).toEqual(new Set([1.16, 1.06, undefined]));
    expect(lines.at(-1)).toBeUndefined();
  });
  test('a large card is printed as it is', () => {
    expect(spacious(130, 182)).toBe(true);
    expect(spacious(150, 172)).toBe(false);
    expect(spacious(110, 154)).toBe(false);
  });
  test('are as wide as they are', () => {
    expect(widthOf('mmm')).toBeGreaterThan(3 * widthOf('i'));
    expect(widthOf('[R] [R]')).toBeCloseTo(2 * 1.25 + widthOf(' '), 5);
  });
});

test('a button below a card says what it has room for', () => {
  expect(styleOfChip(200, 'Summon', 'BBBB', 'wastes 2')).toBe('full');
  expect(styleOfChip(150, 'Summon', 'BBBB', 'wastes 2')).toBe('brief');
  expect(styleOfChip(110, 'Summon', 'BBBB', 'wastes 2')).toBe('packed');
  expect(styleOfChip(110, 'Summon', 'B', '')).toBe('full');
});

test('tiles have their names in one line, in two, or not at all', () => {
  const names = ['Encensoir', 'Bâton du roi singe', 'Bottes de sept lieues', 'Pierre philosophale'];
  expect(styleOfTiles(names, 800)).toBe('line');
  expect(styleOfTiles(names, 500)).toBe('lines');
  // A word that is wider than a tile is not torn.
  expect(styleOfTiles(names, 400)).toBe('picture');
});
