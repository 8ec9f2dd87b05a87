/** Grand Inquisitor & Colonies: gold and goods, the limit board, markers for a later scoring, the Grand Inquisitor. */
import { say } from "../texts";
import type { Text } from "../types";
import type { Tools } from "./tools";

interface Told {
  /** The seat that holds the Grand Inquisitor. */
  inquisitor: number | null;
  limit_board: { space: string; room: number };
  /** By kind: how many lie in their colony, and who carries one: the space and the number of the colour. */
  tokens: Record<string, { supply: number; lying: number; carried: [space: string, colour: number][] }>;
  delayed: Record<string, string[]>;
}

const BLACK = 5;
const HEAPS: Record<string, string> = { gold: "america", goods: "africa" };
/** When a marked region is scored. */
const DUE: Record<string, string> = { this_round: "table-marker-now", next_round: "table-marker-next" };

export function colonies(tools: Tools): void {
  const { inquisitor, limit_board, tokens = {}, delayed = {} } = tools.told<Told>();
  for (const [kind, { lying, carried }] of Object.entries(tokens)) {
    if (lying > 0) tools.change(HEAPS[kind], ({ heap = {} }) => ({ heap: { ...heap, [kind]: lying } }));
    for (const [space, colour] of carried) tools.load(space, colour, kind);
    for (const [space, colour, count] of counted(carried)) {
      tools.note(space, [`table-carries-${kind}`, { player: colour === BLACK ? say("colour-black") : colour, count }]);
    }
  }
  if (limit_board) {
    const { space, room } = limit_board;
    const on = tools.spaces["limit-board"];
    const taken = (on?.caballeros ?? []).reduce((sum, count) => sum + count, on?.black ?? 0);
    const lines: Text[] = [["table-board-spaces", { taken, all: room }]];
    tools.mark(space, "limit");
    tools.note(space, ...lines, ["table-board-beside", {}]);
    tools.note("limit-board", ...lines);
  }
  for (const [when, where] of Object.entries(delayed)) {
    for (const space of where) {
      tools.mark(space, "later");
      tools.note(space, [DUE[when] ?? "table-marker", {}]);
    }
  }
  tools.belong(inquisitor, ["word-grand-inquisitor", {}]);
  if (inquisitor === null) tools.tell(["table-inquisitor-nobody", {}]);
  const { gold, goods } = tokens;
  if (gold && goods) tools.tell(["table-supply", { gold: gold.supply, goods: goods.supply }]);
}

/** How many of a colour carry one, by space and colour. */
function counted(carried: readonly [string, number][]): [string, number, number][] {
  const groups = Map.groupBy(carried, (one) => one.join());
  return [...groups.values()].map((those) => [...those[0]!, those.length]);
}
