// The scorings of a game, read from its events: space by space, who stood there, who got what, and why.
import { argumentsOf, isSpace, kindOf, movementsOf } from "../lib/events";
import type { LoggedEvent } from "../lib/types";

export interface ScoredSpace {
  /** A space, or something else that brought points: the courts. */
  space: string;
  lines: { player: number; points: number; source: string }[];
  /** How many counted for each player, the most first; empty: nobody was told. */
  counts: { player: number; count: number }[];
  /** What made it count otherwise. */
  remarks: LoggedEvent[];
  /** Whether its points have been given. */
  scored: boolean;
}

export interface Scoring {
  /** The number of choices before it, and before the last of its spaces. */
  n: number;
  last: number;
  /** The card of a special scoring; null: a general scoring. */
  card: string | null;
  round: number;
  spaces: ScoredSpace[];
}

const GENERAL = "general";
const CASTILLO = "castillo";
/** Something else begins with these, and with every kind that declares a scoring. */
const ENDS = ["round", "turn", "special", "result"];

/** Reads events one after the other. */
class Reading {
  readonly scorings: Scoring[] = [];
  #round: number;
  #card: string | null = null;
  #current: Scoring | null = null;
  #space: ScoredSpace | null = null;
  #counts = new Map<string, ScoredSpace["counts"]>();

  constructor(round: number) {
    this.#round = round;
  }

  read(event: LoggedEvent): void {
    const [n, kind, ...values] = event;
    const told = argumentsOf(kind, values);
    const { scoring: begins, remark, quiet } = kindOf(kind) ?? {};
    if (begins !== undefined || ENDS.includes(kind)) this.#end();
    if (begins !== undefined) this.#card = begins === GENERAL ? null : begins;
    else if (kind === "round") this.#round = Number(told["round"]);
    else if (kind === "special") this.#card = String(told["card"]);
    else if (kind === "lifted") this.#counts.delete(CASTILLO);
    else if (kind === "inside") this.#count(CASTILLO, told);
    else if (kind === "scoring" || kind === "nothing-scored") this.#score(n, String(told["space"]));
    else if (remark !== undefined && quiet) this.#count(String(told[remark]), told);
    else if (remark !== undefined) this.#step(n, String(told[remark])).remarks.push(event);
    this.#points(n, kind, told);
  }

  #end(): void {
    this.#current = this.#space = null;
    this.#counts.clear();
  }

  #count(space: string, told: Record<string, unknown>): void {
    const counts = this.#counts.get(space) ?? [];
    counts.push({ player: Number(told["player"]), count: Number(told["count"]) });
    this.#counts.set(space, counts);
  }

  /** The step of a space that is about to be scored. */
  #step(n: number, space: string): ScoredSpace {
    if (this.#current === null) {
      this.#current = { n, last: n, card: this.#card, round: this.#round, spaces: [] };
      this.scorings.push(this.#current);
    }
    const { spaces } = this.#current;
    let step = spaces.find((one) => one.space === space && !one.scored);
    if (step === undefined) spaces.push((step = { space, lines: [], counts: [], remarks: [], scored: false }));
    return step;
  }

  #score(n: number, space: string): void {
    const step = this.#step(n, space);
    if (this.#current) this.#current.last = n;
    // A remark may have come long before: spaces stand in the order in which they were scored.
    this.#current?.spaces.push(...this.#current.spaces.splice(this.#current.spaces.indexOf(step), 1));
    this.#space = step;
    this.#space.scored = true;
    this.#space.counts = (this.#counts.get(space) ?? []).filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
    this.#counts.delete(space);
  }

  #points(n: number, kind: string, told: Record<string, unknown>): void {
    for (const { piece, of, start, count } of movementsOf(kind, told)) {
      if (piece !== "points") continue;
      const source = String(told["source"]);
      const place = isSpace(start) ? String(start) : source;
      // Points named after their place are a step of their own: the courts, the bridge. Other points that no scoring of
      // this space brought came in between, such as gold brought home.
      if (place === source && this.#space?.space !== place) this.#score(n, place);
      if (this.#space?.space === place) this.#space.lines.push({ player: Number(of), points: Number(count), source });
    }
  }

  /** Whether the last scoring may still go on. */
  get open(): boolean {
    return this.#current !== null;
  }
}

/** All scorings among these events; `round` is the round in which they begin. */
export function scorings(events: readonly LoggedEvent[], round: number): Scoring[] {
  const reading = new Reading(round);
  for (const event of events) reading.read(event);
  return reading.scorings;
}

/** Whether these events end in the middle of a scoring. */
export function inScoring(events: readonly LoggedEvent[]): boolean {
  const reading = new Reading(0);
  for (const event of events) reading.read(event);
  return reading.open;
}

/** What each seat got in a scoring. */
export function sumsOf({ spaces }: Scoring, seats: number): number[] {
  const sums = Array<number>(seats).fill(0);
  for (const { lines } of spaces) for (const { player, points } of lines) sums[player] = (sums[player] ?? 0) + points;
  return sums;
}
