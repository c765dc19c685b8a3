import { expect, test } from 'vitest';
import { overlap } from '../../src/table/beside';
import { places } from '../../src/table/picture';

test('in the picture of the end up to fifteen cards lie side by side, none over another or beyond the edge', () => {
  expect(places(0)).toEqual([]);
  for (let count = 1; count <= 15; count += 1) {
    const boxes = places(count).map(({ x, y, width, height }) => ({ left: x, top: y, width, height }));
    expect(boxes.length).toBe(count);
    for (const [index, box] of boxes.entries()) {
      expect(box.left >= 0 && box.left + box.width <= 1200 && box.top >= 200 && box.top + box.height <= 630, `${count} cards`).toBe(true);
      expect(box.width).toBeGreaterThan(90);
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(0);
    }
  }
});
