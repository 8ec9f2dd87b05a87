// What has happened since the state shown before, and the scoring to show because of it.
import type { LoggedEvent, State } from "../lib/types";
import { insideCastillo, scorings } from "./scorings";
import type { Scoring } from "./scorings";

/** Whether a state is a later one of the same table. */
export function follows(now: State, old: State): boolean {
  return now.id === old.id && now.version > old.version;
}

/** The events that an earlier state did not have yet; none after an undo. */
export function eventsSince(old: State, now: State): LoggedEvent[] {
  return now.position < old.position ? [] : now.events.filter(([n]) => n >= old.position);
}

/** Scorings to show. */
export interface ScoringShow {
  scorings: Scoring[];
  /** The one shown first. */
  first: number;
  /** How many of its last spaces are played one after the other. */
  plays: number;
  /** What was in the Castillo when it was lifted. */
  inside: { player: number; count: number }[];
}

/** The last of all scorings, without playing it. */
export function lastScoring(all: Scoring[]): ScoringShow {
  return { scorings: all, first: all.length - 1, plays: 0, inside: [] };
}

/** The scoring among the events since a round; null: there is none. */
export function scoringIn(events: LoggedEvent[], round: number, all: Scoring[]): ScoringShow | null {
  const plays = scorings(events, round).at(-1)?.spaces.length ?? 0;
  const last = all.at(-1);
  if (plays === 0 || last === undefined) return null;
  return { ...lastScoring(all), plays: Math.min(plays, last.spaces.length), inside: insideCastillo(events) };
}
