/** The course of a game, read from its log: where rounds and turns begin, and where something was scored. */
import type { LoggedEvent } from "../../lib/types";
import { scorings } from "../../table/scorings";

/** Something to go to. */
export interface Mark {
  /** The number of choices before it. */
  n: number;
  kind: "round" | "general" | "special";
  round: number;
  /** The card of a special scoring. */
  card: string | null;
}

export interface Course {
  marks: Mark[];
  /** After how many choices each turn began, and each round. */
  turns: number[];
  rounds: number[];
}

/** The course of a game with this log; `round` is its first round. */
export function courseOf(log: readonly LoggedEvent[], round: number): Course {
  const begins = (wanted: string): number[] => [...new Set(log.flatMap(([n, kind]) => (kind === wanted ? [n] : [])))];
  const rounds = log.flatMap(([n, kind, value]): Mark[] => (kind === "round" ? [{ n, kind, round: Number(value), card: null }] : []));
  const scored = scorings(log, round).map(({ n, card, round: when }): Mark => ({ n, kind: card === null ? "general" : "special", round: when, card }));
  // A scoring ends a round before the same choice begins the next one.
  return { marks: [...scored, ...rounds].sort((one, other) => one.n - other.n), turns: begins("turn"), rounds: begins("round") };
}

/** The first of these numbers after `from`; `last`: there is none. */
export function after(numbers: readonly number[], from: number, last: number): number {
  return numbers.find((n) => n > from) ?? last;
}

/** The last of these numbers before `from`; 0: there is none. */
export function before(numbers: readonly number[], from: number): number {
  return numbers.findLast((n) => n < from) ?? 0;
}

/** Where to go to see it: a scoring is watched from the choice before it. */
export const watched = ({ n, kind }: Mark): number => (kind === "round" ? n : Math.max(0, n - 1));
