/** The alliance of two regions, in the Players' Edition and in Grandissimo. */
import type { Tools } from "./tools";

interface Told {
  allied: string[];
}

export function alliance(tools: Tools): void {
  const [from, to] = tools.told<Told>().allied ?? [];
  if (from === undefined || to === undefined) return;
  for (const [space, other] of [[from, to], [to, from]] as const) {
    tools.mark(space, "alliance");
    tools.note(space, ["table-allied-with", { space: other }]);
  }
  tools.link({ kind: "alliance", ends: [from, to] });
}
