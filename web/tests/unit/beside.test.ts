import { expect, test } from 'vitest';
import { overlap, placeBeside, type Box } from '../../src/table/beside';

const NOTE = { width: 336, height: 210 };
const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
];

test('a note is never over what it speaks of, wherever that is', () => {
  for (const screen of SCREENS) {
    for (let left = 0; left + 100 <= screen.width; left += 29) {
      for (let top = 0; top + 140 <= screen.height; top += 31) {
        const spoken: Box = { left, top, width: 100, height: 140 };
        const at = placeBeside(NOTE, screen, spoken, []);
        const beside = screen.height - 140 >= 2 * NOTE.height || screen.width - 100 >= 2 * NOTE.width;
        const covered = overlap({ ...at, ...NOTE }, spoken);
        if (beside) expect(covered, `${JSON.stringify(spoken)} on ${screen.width}x${screen.height}`).toBe(0);
        expect(at.left >= 0 && at.left + NOTE.width <= screen.width && at.top >= 0 && at.top + NOTE.height <= screen.height).toBe(true);
      }
    }
  }
});

test('of all places, that with the least of what should be seen', () => {
  const question: Box = { left: 0, top: 500, width: 1000, height: 100 };
  const at = placeBeside(NOTE, { width: 1280, height: 720 }, undefined, [question]);
  expect(overlap({ ...at, ...NOTE }, question)).toBe(0);
});

test('on a phone there is room between a card and the question', () => {
  const card: Box = { left: 20, top: 60, width: 112, height: 160 };
  const question: Box = { left: 6, top: 470, width: 378, height: 90 };
  const hand: Box = { left: 6, top: 640, width: 80, height: 120 };
  const at = placeBeside(NOTE, { width: 390, height: 844 }, card, [question, hand]);
  for (const seen of [card, question, hand]) expect(overlap({ ...at, ...NOTE }, seen)).toBe(0);
});

test('boxes overlap by as much as they share', () => {
  const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });
  expect(overlap(box(0, 0), box(5, 5))).toBe(25);
  expect(overlap(box(0, 0), box(10, 0))).toBe(0);
});

test('what must be free is not touched, even if what it speaks of is covered then', () => {
  // A phone: the display from 160 to 560, the question below one's own cards.
  const [screen, display, question] = [
    { width: 390, height: 844 },
    { left: 0, top: 160, width: 390, height: 400 },
    { left: 6, top: 665, width: 378, height: 72 },
  ];
  const size = { width: 374, height: 170 };
  const at = placeBeside(size, screen, display, [], [question]);
  expect(at.top + size.height <= question.top - 7 || at.top >= question.top + question.height + 7).toBe(true);
});
