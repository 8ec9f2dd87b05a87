// What points were for, in a few columns that together are the score.
import type { Points, State } from "../../lib/types";
import { has } from "../words";

const BONUSES = ["king", "grande"];
const USUAL = ["general", "castillo", "special", ...BONUSES];

/** The usual columns, and any others that brought points in this game. */
export function columnsOf(state: State): string[] {
  return [...new Set([...USUAL, ...(state.points ?? []).map((one) => columnOf(one, state))])];
}

/** The column of some points. */
export function columnOf(one: Points, state: State): string {
  if (BONUSES.includes(one.source)) return one.source;
  if (!one.source.startsWith("place-")) return addedBy(one.source, state);
  if (one.space === "castillo") return "castillo";
  return one.scoring === "general" ? "general" : "special";
}

/** What modules add: offices are spaces within a region; sources without a column are things that are carried. */
function addedBy(source: string, state: State): string {
  if (state.view.spaces[source]?.within) return "office";
  return has(`cli-source-${source}`) ? source : "token";
}
