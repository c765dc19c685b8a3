/** A rectangle on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How much of one rectangle lies over another, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const EDGE = 8;

/** A rectangle with all that is closer to it than notes should be. */
const withEdge = ({ left, top, width, height }: Box): Box => ({
  left: left - EDGE + 1,
  top: top - EDGE + 1,
  width: width + 2 * EDGE - 2,
  height: height + 2 * EDGE - 2,
});

/**
 * Where a note of a size stands that speaks of something: never over that, nor over or at the edge of what must be free, if there
 * is any other place, and over as little as possible of what else should be seen. Close to what it speaks of is best.
 */
export function placeBeside(
  size: { width: number; height: number },
  screen: { width: number; height: number },
  spoken: Box | undefined,
  seen: readonly Box[],
  free: readonly Box[] = [],
): { left: number; top: number } {
  const [right, bottom] = [screen.width - size.width - EDGE, screen.height - size.height - EDGE];
  const within = ({ left, top }: { left: number; top: number }): { left: number; top: number } => ({
    left: Math.max(EDGE, Math.min(right, left)),
    top: Math.max(EDGE, Math.min(bottom, top)),
  });
  const corners = [
    { left: right, top: bottom },
    { left: right, top: EDGE },
    { left: EDGE, top: EDGE },
    { left: EDGE, top: bottom },
    { left: right / 2, top: EDGE },
    { left: right / 2, top: bottom },
    { left: right / 2, top: bottom / 2 },
  ];
  const around = [...(spoken === undefined ? [] : [spoken]), ...free, ...seen].flatMap((box) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return [
      { left: box.left + box.width + EDGE, top: y - size.height / 2 },
      { left: box.left - size.width - EDGE, top: y - size.height / 2 },
      { left: x - size.width / 2, top: box.top - size.height - EDGE },
      { left: x - size.width / 2, top: box.top + box.height + EDGE },
    ];
  });
  const cost = (at: { left: number; top: number }): number => {
    const box = { ...at, ...size };
    const over = (others: readonly Box[]): number => others.reduce((sum, other) => sum + overlap(box, other), 0);
    return 1000 * over(spoken === undefined ? [] : [spoken]) + 10_000 * over(free.map(withEdge)) + over(seen);
  };
  return [...around, ...corners].map(within).reduce((best, next) => (cost(next) < cost(best) ? next : best));
}
