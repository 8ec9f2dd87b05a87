// The turning points of a game: which scorings changed the lead, or brought one player most.
import type { Points } from "../../lib/types";

export interface Swing {
  round: number;
  /** `general`, or the key of the card. */
  scoring: string;
  /** Who gained most on the others, and how many points they got. */
  player: number;
  points: number;
  /** How much more that is than the others got on average. */
  ahead: number;
  /** Whether this player leads alone now, and did not before. */
  leads: boolean;
}

const MOST = 3;
/** How many points count as much as the lead. */
const LEAD = 6;

/** The greatest swings, in the order in which they happened. */
export function swingsOf(points: readonly Points[], players: number): Swing[] {
  const totals = Array<number>(players).fill(0);
  const found: Swing[] = [];
  for (const group of scoringsOf(points)) {
    const before = leader(totals);
    const gains = Array<number>(players).fill(0);
    for (const one of group) {
      totals[one.player] = (totals[one.player] ?? 0) + one.points;
      gains[one.player] = (gains[one.player] ?? 0) + one.points;
    }
    const [{ round, scoring }] = group;
    const swing = greatest(gains);
    if (scoring === "" || swing === null) continue;
    const now = leader(totals);
    found.push({ round, scoring, ...swing, leads: now === swing.player && now !== before });
  }
  const weight = ({ ahead, leads }: Swing): number => ahead + (leads ? LEAD : 0);
  const best = new Set([...found].sort((one, other) => weight(other) - weight(one)).slice(0, MOST));
  return found.filter((swing) => best.has(swing));
}

/** Points in a row that belong to one scoring. */
function scoringsOf(points: readonly Points[]): [Points, ...Points[]][] {
  const groups: [Points, ...Points[]][] = [];
  for (const one of points) {
    const last = groups.at(-1);
    if (last && last[0].round === one.round && last[0].scoring === one.scoring) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Who leads alone; null: nobody. */
function leader(totals: readonly number[]): number | null {
  const most = Math.max(...totals);
  const [first, second] = totals.flatMap((total, player) => (total === most ? [player] : []));
  return second === undefined ? (first ?? null) : null;
}

/** Who gained most on the others; null: nobody did. */
function greatest(gains: readonly number[]): Pick<Swing, "player" | "points" | "ahead"> | null {
  const points = Math.max(...gains);
  const player = gains.indexOf(points);
  const rest = gains.reduce((sum, gain) => sum + gain, -points);
  const ahead = points - rest / Math.max(1, gains.length - 1);
  return ahead > 0 ? { player, points, ahead } : null;
}
