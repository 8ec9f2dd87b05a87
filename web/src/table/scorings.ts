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

/** A scoring that a card put off; it is called as that card. */
const DELAYED = "delayed-scoring";
/** With these something else begins. */
const ENDS = ["round", "turn", "special", "general-scoring", DELAYED];

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
    if (ENDS.includes(kind)) current = scored = null;
    if (kind === "round") round = Number(values[0]);
    else if (kind === "special") card = String(values[1]);
    else if (kind === "general-scoring") card = null;
    else if (kind === DELAYED) card = DELAYED;
    else if (kind === "scoring" || kind === "nothing-scored") scored = step(n, String(values[0]));
    else if (kind === "points") {
      // Points that no scoring of this space brought came in between, such as gold that was brought home.
      const [player, points, source, space] = values;
      if (scored?.space === space) scored?.lines.push({ player: Number(player), points: Number(points), source: String(source) });
    }
  }
  return result;
}
