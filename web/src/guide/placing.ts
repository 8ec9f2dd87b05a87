/** Where the adviser stands: beside what he speaks of, and never over what is to be clicked or read. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A thing that may not be covered; the heavier, the less. */
export interface Obstacle {
  box: Box;
  weight: number;
}

const MARGIN = 8;
const STEP = 24;
/** How far from what he speaks of he stands, at least. */
const GAP = 14;

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** The middle of a box: who sees it knows what it is, and can click it. */
export function core(box: Box): Box {
  return { x: box.x + box.width * 0.2, y: box.y + box.height * 0.2, width: box.width * 0.6, height: box.height * 0.6 };
}

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The distance between two boxes. */
export function distance(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(across, down);
}

function* steps(room: number): Generator<number> {
  for (let at = MARGIN; at < room; at += STEP) yield at;
  if (room >= MARGIN) yield room;
}

/** The point that lies so far across a box and down it, from 0 to 1. */
export function pointOf({ x, y, width, height }: Box, across: number, down: number): Box {
  return { x: x + width * across, y: y + height * down, width: 0, height: 0 };
}

export type Size = Pick<Box, "width" | "height">;

/** The best place in a window for a box of one of these sizes: it covers as little as possible, least of all its target;
 * then it is near its home. */
export function bestPlace(
  sizes: readonly [Size, ...Size[]],
  window: Box,
  target: Box | null,
  obstacles: readonly Obstacle[],
  home: Box = target ?? pointOf(window, 0.5, 0.5),
): Box {
  const all = target ? [...obstacles, { box: grown(target, GAP), weight: 20 }] : obstacles;
  let best: Box = { x: MARGIN, y: MARGIN, ...sizes[0] };
  let least = Infinity;
  for (const size of sizes) {
    for (const y of steps(window.height - size.height - MARGIN)) {
      for (const x of steps(window.width - size.width - MARGIN)) {
        const box = { x, y, ...size };
        const covered = all.reduce((sum, { box: other, weight }) => sum + weight * overlap(box, other), 0);
        const cost = covered + distance(box, home);
        if (cost < least) [best, least] = [box, cost];
      }
    }
  }
  return best;
}

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** The nearest point of a box. */
function nearest(box: Box, x: number, y: number): [number, number] {
  return [between(box.x, x, box.x + box.width), between(box.y, y, box.y + box.height)];
}

/** No arrow is longer than this: it would cross what is to be read. */
const LONGEST = 70;

/** An arrow from one box towards another, so far into it; null: they are too close for one. */
export function arrow(from: Box, to: Box, into: number): { x1: number; y1: number; x2: number; y2: number } | null {
  const [middle, centre] = [to.x + to.width / 2, to.y + to.height / 2];
  const [x1, y1] = nearest(from, middle, centre);
  const [edgeX, edgeY] = nearest(to, x1, y1);
  const [x2, y2] = [edgeX + (middle - edgeX) * into, edgeY + (centre - edgeY) * into];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const part = Math.min(1, LONGEST / length);
  return length < 24 ? null : { x1: x2 - (x2 - x1) * part, y1: y2 - (y2 - y1) * part, x2, y2 };
}
