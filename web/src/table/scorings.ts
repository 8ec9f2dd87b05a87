// The scorings of a game, read from its events: space by space, who got what and why.
import type { LoggedEvent } from "../lib/types";

export interface ScoredSpace {
  space: string;
  lines: { player: number; points: number; source: string }[];
}

export interface Scoring {
  /** The number of choices before it. */
  n: number;
  /** The card of a special scoring; null: a general scoring. */
  card: string | null;
  round: number;
  spaces: ScoredSpace[];
}

/** What was in the Castillo when it was lifted: only those who saw it happen are told. */
export function insideCastillo(events: readonly LoggedEvent[]): { player: number; count: number }[] {
  return events.flatMap(([, kind, player, count]) =>
    kind === "inside" ? [{ player: Number(player), count: Number(count) }] : [],
  );
}

/** All scorings among these events; `round` is the round in which they begin. */
export function scorings(events: readonly LoggedEvent[], round: number): Scoring[] {
  const result: Scoring[] = [];
  let current: Scoring | null = null;
  let card: string | null = null;
  const step = (n: number, space: string): ScoredSpace => {
    if (current === null) {
      current = { n, card, round, spaces: [] };
      result.push(current);
    }
    const scored: ScoredSpace = { space, lines: [] };
    current.spaces.push(scored);
    return scored;
  };
  let scored: ScoredSpace | null = null;
  for (const [n, kind, ...values] of events) {
    if (kind === "round" || kind === "turn" || kind === "special" || kind === "general-scoring") current = null;
    if (kind === "round") round = Number(values[0]);
    else if (kind === "special") card = String(values[1]);
    else if (kind === "general-scoring") card = null;
    else if (kind === "scoring" || kind === "nothing-scored") scored = step(n, String(values[0]));
    else if (kind === "points") {
      const [player, points, source, space] = values;
      if (scored === null || scored.space !== space) scored = step(n, String(space));
      scored.lines.push({ player: Number(player), points: Number(points), source: String(source) });
    }
  }
  return result;
}
