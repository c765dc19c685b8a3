import { describe, expect, it } from 'vitest';
import { apart, line, niceTop } from '../../src/table/chart';

describe('a chart', () => {
  it('has a top with room for all points', () => {
    expect([0, 60, 61, 100].map(niceTop)).toEqual([60, 60, 80, 100]);
  });

  it('draws a line from point to point', () => {
    expect(
      line(
        [1, 2],
        (index) => index * 10,
        (points) => points,
      ),
    ).toBe('M0.0 1.0L10.0 2.0');
  });

  it('keeps labels apart', () => {
    expect(apart([10, 50, 12], 5)).toEqual([10, 50, 15]);
    expect(apart([5, 5, 5], 5)).toEqual([5, 10, 15]);
  });
});
