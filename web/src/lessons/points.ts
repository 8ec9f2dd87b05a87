/** What one seat gets of a scoring. */
import type { Award } from "../lib/types";

/** The points of a seat, and what they are for. */
export function bySeat(awards: readonly Award[], seat: number): { points: number; sources: [string, number][] } {
  const own = awards.filter(([whose]) => whose === seat);
  return { points: own.reduce((sum, [, points]) => sum + points, 0), sources: own.map(([, points, source]) => [source, points]) };
}
