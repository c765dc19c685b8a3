import { expect, it } from 'vitest';
import { distance } from '../../src/table/keys';

const box = (left: number, top: number): DOMRect => ({ left, top, width: 10, height: 10 }) as DOMRect;

it('only things in the direction of an arrow are near', () => {
  expect(distance(box(0, 0), box(50, 0), 'right')).toBe(50);
  expect(distance(box(0, 0), box(50, 0), 'left')).toBeUndefined();
  expect(distance(box(0, 0), box(50, 0), 'down')).toBeUndefined();
});

it('what lies aside is farther than what lies ahead', () => {
  const ahead = distance(box(0, 0), box(80, 0), 'right') ?? Infinity;
  const aside = distance(box(0, 0), box(50, 40), 'right') ?? Infinity;
  expect(ahead).toBeLessThan(aside);
});
