/** Anniversary: the standard bearers, and the banners that wait. */
import type { Tools } from "./tools";

interface Told {
  /** By seat: where the standard bearer is. */
  banners: (string | null)[];
}

export function banners(tools: Tools): void {
  for (const [seat, space] of (tools.told<Told>().banners ?? []).entries()) {
    tools.load(space, seat, "banner");
    tools.note(space, ["table-bearer", { player: seat }]);
    if (space === null) tools.belong(seat, ["table-banner-waits", {}]);
  }
}
