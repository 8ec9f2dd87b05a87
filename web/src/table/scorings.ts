// The scorings of a game, read from its events: space by space, who got what and why.
import { argumentsOf } from "../lib/events";
import type { LoggedEvent } from "../lib/types";

export interface ScoredSpace {
  /** A space, or what else brought points: the courts. */
  space: string;
  lines: { player: number; points: number; source: string }[];
  /** Who made it count double. */
  doubledBy?: number;
  /** The region that it was scored together with. */
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

/** A scoring that a card put off; it is called as that card. */
const DELAYED = "delayed-scoring";
/** What brings a point after the last region. */
const BRIDGE = "bridge";
/** The number of the alliance among the effects that can be annulled. */
const ALLIANCE = 1;
/** With these something else begins. */
const ENDS = ["round", "turn", "special", "general-scoring", DELAYED];

/** What was in the Castillo when it was lifted: only those who saw it happen are told. */
export function insideCastillo(events: readonly LoggedEvent[]): { player: number; count: number }[] {
  return events.flatMap(([, kind, player, count]) =>
    kind === "inside" ? [{ player: Number(player), count: Number(count) }] : [],
  );
}

/** What lies on the map and changes scorings, followed through the events of a game. */
class Circumstances {
  #general = false;
  #doubled = new Map<unknown, number>();
  #allied: unknown[] = [];
  #tiles = new Map<unknown, unknown>();
  #turned = new Set<unknown>();
  #castillo: unknown = "castillo";

  follow(kind: string, { player, tile, space, from, to, effect }: Record<string, unknown>): void {
    if (kind === "general-scoring") this.#general = true;
    else if (kind === "doubled") this.#doubled.set(space, Number(player));
    else if (kind === "allied") this.#allied = [from, to];
    else if (kind === "annulled-effect" && effect === ALLIANCE) this.#allied = [];
    else if (kind === "tile") this.#tiles.set(tile, space);
    else if (kind === "tile-turned" && !this.#turned.delete(tile)) this.#turned.add(tile);
    else if (kind === "shifted") this.#castillo = space;
    else if (kind === "shifted-back") this.#castillo = "castillo";
    else if (kind === "round" && this.#general) {
      this.#general = false;
      this.#doubled.clear();
      this.#allied = [];
    }
  }

  /** What there is to say about a space that is scored now. */
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
    if (ENDS.includes(kind)) current = scored = null;
    around.follow(kind, argumentsOf(kind, values));
    if (kind === "round") round = Number(values[0]);
    else if (kind === "special") card = String(values[1]);
    else if (kind === "general-scoring") card = null;
    else if (kind === DELAYED) card = DELAYED;
    else if (kind === "scoring" || kind === "nothing-scored") scored = step(n, String(values[0]));
    else if (kind === "points") {
      // Points that no scoring of this space brought came in between, such as gold that was brought home.
      const [player, points, source, space] = values;
      if (source === BRIDGE) scored = step(n, BRIDGE);
      if (scored?.space === space) scored?.lines.push({ player: Number(player), points: Number(points), source: String(source) });
    } else if (kind === "court-points") {
      const [player, points, source] = values;
      if (scored?.space !== source) scored = step(n, String(source));
      scored?.lines.push({ player: Number(player), points: Number(points), source: String(source) });
    }
  }
  return result;
}
