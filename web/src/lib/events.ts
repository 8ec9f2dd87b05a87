/** The kinds of events, as the rules in `src/elgrande/rules` declare them; web/map.py exports them. */
import data from "./events.json";
import type { EventKind } from "./types";

const KINDS: Record<string, EventKind> = { ...data };

/** Add the events of modules that this page was not built with. */
export function learnEvents(more: Readonly<Record<string, EventKind>>): void {
  Object.assign(KINDS, more);
}

/** What is known about a kind; null: it is not an event of the game. */
export function kindOf(key: string): EventKind | null {
  return KINDS[key] ?? null;
}

/** The arguments of an event, by name. */
export function argumentsOf(kind: string, values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries((KINDS[kind]?.arguments ?? []).map((name, at) => [name, values[at]]));
}

/** What one event moved: seats are numbers, spaces and colours are keys, words begin with "@". */
export interface Movement {
  piece: string;
  /** Whose it is; null: nobody's. */
  of: string | number | null;
  start: string | number;
  end: string | number;
  count: string | number;
}

/** What an event moved. */
export function movementsOf(kind: string, told: Record<string, unknown>): Movement[] {
  const value = (word: string): string | number => {
    const given = told[word];
    return typeof given === "string" || typeof given === "number" ? given : word.replace(/^#/, "");
  };
  return (KINDS[kind]?.moves ?? []).map(({ piece, of, start, end, count, by = "" }) => ({
    piece: typeof piece === "string" ? piece : (piece[Number(told[by])] ?? ""),
    of: of === undefined ? null : value(of),
    start: value(start),
    end: value(end),
    count: count === undefined ? 1 : value(count),
  }));
}

/** Whether a place is a space of the map: not with a player, and not a word. */
export function isSpace(place: string | number): boolean {
  return typeof place === "string" && !place.startsWith("@");
}
