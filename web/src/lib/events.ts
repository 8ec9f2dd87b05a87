/** The kinds of events, as the rules in `src/elgrande/rules` declare them; web/map.py writes them down. */
import data from "./events.json";

/** What an event of a kind moves, in words of `src/elgrande/board/moving.py` and names of its arguments. */
export interface Moves {
  /** Of several pieces the argument `by` says which. */
  piece: string | readonly string[];
  start: string;
  end: string;
  of?: string;
  count?: string;
  by?: string;
}

interface EventKind {
  arguments: readonly string[];
  moves: readonly Moves[];
  /** The scoring that begins with it. */
  scoring?: string;
}

const KINDS: Readonly<Record<string, EventKind>> = data;

/** What there is to know about a kind; null: it is no event of the game. */
export function kindOf(key: string): EventKind | null {
  return KINDS[key] ?? null;
}

/** The arguments of an event by their names. */
export function argumentsOf(kind: string, values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries((KINDS[kind]?.arguments ?? []).map((name, at) => [name, values[at]]));
}

/** The piece that an event with these arguments moves. */
export function pieceOf({ piece, by = "" }: Moves, values: Record<string, unknown>): string {
  return typeof piece === "string" ? piece : (piece[Number(values[by])] ?? "");
}
