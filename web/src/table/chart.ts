/** The top of an axis for points: the next multiple of twenty, and at least sixty. */
export function niceTop(most: number): number {
  return Math.max(60, Math.ceil(most / 20) * 20);
}

/** A line through points, as the `d` of a path. */
export function line(points: readonly number[], x: (index: number) => number, y: (points: number) => number): string {
  return points.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('');
}

/** Moves places down, as little as it takes for them to be at least `distance` apart; the order of the answers is theirs. */
export function apart(places: readonly number[], distance: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = [...places];
  let last = -Infinity;
  for (const index of order) {
    last = Math.max(places[index] ?? 0, last + distance);
    moved[index] = last;
  }
  return moved;
}
