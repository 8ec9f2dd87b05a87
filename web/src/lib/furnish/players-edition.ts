/** The Players' Edition: bridge, quarantine, storms, turned tiles, and what happens to the Castillo. */
import type { Text } from "../types";
import type { Tools } from "./tools";

interface Told {
  castillo_in: string | null;
  /** The regions that the bridge joins. */
  bridge: [string, string] | null;
  collapsing: boolean;
  quarantine: string | null;
  mistress: boolean;
}

export function playersEdition(tools: Tools): void {
  const told = tools.told<Told>();
  turn(tools);
  castillo(tools, told.castillo_in, told.collapsing);
  bridge(tools, told.bridge ?? null);
  tools.mark(told.quarantine, "quarantine");
  tools.note(told.quarantine, ["table-quarantine", {}], ["table-taboo", {}]);
  for (const { seat, space, secret = true } of tools.state.view.storms ?? []) {
    if (space === null) continue;
    tools.mark(space, "storm", secret);
    tools.note(space, secret ? ["table-storm-own", { space }] : ["table-storm-shown", { player: seat, space }]);
  }
  if (told.mistress) {
    const line: Text = ["table-mistress", {}];
    tools.mark(tools.state.view.king, "mistress");
    tools.note(tools.state.view.king, line);
    tools.tell(line);
  }
}

/** Turned tiles mirror their tables. */
function turn(tools: Tools): void {
  const { tiles, turned = [] } = tools.state.view;
  for (const [tile, space] of tiles?.entries() ?? []) {
    if (!turned[tile]) continue;
    tools.change(space, ({ table }) => ({ turned: true, table: table.toReversed() }));
    tools.note(space, ["table-tile-turned", {}]);
  }
}

/** In a region the Castillo is scored by what counts there; in danger pieces stand beside it. */
function castillo(tools: Tools, region: string | null | undefined, collapsing = false): void {
  const here = region ? tools.spaces[region] : undefined;
  if (region && here) {
    const moved: Text = ["table-shifted", { space: region }];
    tools.change("castillo", () => ({ table: here.table, tile: here.tile, turned: here.turned ?? false }));
    tools.note("castillo", moved, ["table-shifted-text", {}]);
    tools.mark(region, "tower");
    tools.note(region, moved);
    tools.link({ kind: "castillo", ends: ["castillo", region] });
  }
  if (collapsing) {
    tools.mark("castillo", "collapse");
    tools.note("castillo", ["table-collapse", {}]);
  } else delete tools.spaces["beside"];
}

function bridge(tools: Tools, ends: [string, string] | null): void {
  if (ends === null) {
    delete tools.spaces["bridge"];
    return;
  }
  const [from, to] = ends;
  const player = tools.spaces["bridge"]?.caballeros?.findIndex((count) => count > 0) ?? -1;
  const line: Text = ["table-bridge", { player, from, to }];
  tools.link({ kind: "bridge", ends });
  for (const space of [from, to, "bridge"]) tools.note(space, line);
  tools.note("bridge", ["table-bridge-point", {}]);
}
