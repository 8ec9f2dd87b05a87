/** The Special Cards: limit boards, the King's token, caballeros in reserve. */
import type { Tools } from "./tools";

interface Told {
  /** The regions with a board, and how many caballeros one lets in. */
  limits: string[];
  limit: number;
  /** The region with the King's token. */
  protected: string | null;
}

export function specialCards(tools: Tools): void {
  const { limits = [], limit: most = 0, protected: closed } = tools.told<Told>();
  for (const space of limits) {
    const count = crowd(tools, space);
    tools.mark(space, "six");
    tools.note(space, count < most ? ["table-limit", { count, most }] : ["table-limit-full", {}]);
  }
  tools.mark(closed, "protected");
  tools.note(closed, ["table-protection", {}]);
  for (const [seat, count] of (tools.spaces["reserve"]?.caballeros ?? []).entries()) {
    if (count > 0) tools.belong(seat, ["table-reserve", { player: seat, count }]);
  }
}

/** How many caballeros stand in a region, on all its spaces. */
function crowd(tools: Tools, region: string): number {
  const parts = Object.entries(tools.spaces).filter(([key, space]) => key === region || space.within === region);
  return parts.reduce((sum, [, { caballeros, black }]) => (caballeros ?? []).reduce((more, one) => more + one, sum + (black ?? 0)), 0);
}
