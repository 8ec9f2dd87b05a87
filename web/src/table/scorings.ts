// The scorings of a game, read from its events: space by space, who got what and why.
import { argumentsOf, isSpace, kindOf, movementsOf } from "../lib/events";
import type { LoggedEvent } from "../lib/types";

export interface ScoredSpace {
  /** A space, or something else that brought points: the courts. */
  space: string;
  lines: { player: number; points: number; source: string }[];
  /** The player who made it count double. */
  doubledBy?: number;
  /** The region it was scored together with. */
  allied?: string;
  /** Whether a turned score tile mirrored the result. */
  turned?: boolean;
}

export interface Scoring {
  /** The number of choices before it. */
  n: number;
  /** The card of a special scoring; null: a general scoring. */
  card: string | null;
  round: number;
  spaces: ScoredSpace[];
}

const GENERAL = "general";
/** Something else begins with these, and with every kind that declares a scoring. */
const ENDS = ["round", "turn", "special"];

/** What was in the Castillo when it was lifted: only those who saw it are told. */
export function insideCastillo(events: readonly LoggedEvent[]): { player: number; count: number }[] {
  return events.flatMap(([, kind, player, count]) =>
    kind === "inside" ? [{ player: Number(player), count: Number(count) }] : [],
  );
}

/** What lies on the map and affects scorings, tracked through the events of a game. */
class Circumstances {
  #general = false;
  #doubled = new Map<unknown, number>();
  #allied: unknown[] = [];
  #tiles = new Map<unknown, unknown>();
  #turned = new Set<unknown>();
  #castillo: unknown = "castillo";

  follow(kind: string, told: Record<string, unknown>): void {
    const moved = movementsOf(kind, told);
    if (kindOf(kind)?.scoring === GENERAL) this.#general = true;
    if (kind === "round" && this.#general) {
      this.#general = false;
      this.#doubled.clear();
      this.#allied = [];
    }
    if (moved.some(({ piece }) => piece === "alliance")) this.#allied = moved.map(({ end }) => end).filter(isSpace);
    for (const { piece, of, end } of moved) {
      if (piece === "double" && isSpace(end)) this.#doubled.set(end, Number(of));
      else if (piece === "tower") this.#castillo = end;
      else if (piece === "tile" && isSpace(end)) this.#tiles.set(told["tile"], end);
      else if (piece === "tile" && !this.#turned.delete(told["tile"])) this.#turned.add(told["tile"]);
    }
  }

  /** What applies to a space that is scored now. */
  of(space: string): Partial<ScoredSpace> {
    const doubledBy = this.#doubled.get(space);
    const allied = this.#general && this.#allied.includes(space) && this.#allied.find((other) => other !== space);
    const table = space === "castillo" ? this.#castillo : space;
    const turned = [...this.#turned].some((tile) => this.#tiles.get(tile) === table);
    return {
      ...(doubledBy !== undefined && { doubledBy }),
      ...(typeof allied === "string" && { allied }),
      ...(turned && { turned }),
    };
  }
}

/** All scorings among these events; `round` is the round in which they begin. */
export function scorings(events: readonly LoggedEvent[], round: number): Scoring[] {
  const result: Scoring[] = [];
  const around = new Circumstances();
  let current: Scoring | null = null;
  let card: string | null = null;
  const step = (n: number, space: string): ScoredSpace => {
    if (current === null) {
      current = { n, card, round, spaces: [] };
      result.push(current);
    }
    const scored: ScoredSpace = { space, lines: [], ...around.of(space) };
    current.spaces.push(scored);
    return scored;
  };
  let scored: ScoredSpace | null = null;
  for (const [n, kind, ...values] of events) {
    const told = argumentsOf(kind, values);
    const begins = kindOf(kind)?.scoring;
    if (begins !== undefined || ENDS.includes(kind)) current = scored = null;
    around.follow(kind, told);
    if (begins !== undefined) card = begins === GENERAL ? null : begins;
    else if (kind === "round") round = Number(told["round"]);
    else if (kind === "special") card = String(told["card"]);
    else if (kind === "scoring" || kind === "nothing-scored") scored = step(n, String(told["space"]));
    for (const { piece, of, start, count } of movementsOf(kind, told)) {
      if (piece !== "points") continue;
      const source = String(told["source"]);
      const place = isSpace(start) ? String(start) : source;
      // Points named after their place are a step of their own: the courts, the bridge. Other points that no scoring of
      // this space brought came in between, such as gold brought home.
      if (place === source && scored?.space !== place) scored = step(n, place);
      if (scored?.space === place) scored.lines.push({ player: Number(of), points: Number(count), source });
    }
  }
  return result;
}
