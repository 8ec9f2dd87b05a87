// In which order the players are listed, and who leads.
import type { BoardView } from "../lib/types";

/** A player in the list. */
export interface Turn {
  seat: number;
  /** Their place in the order of turns; null: it is not settled yet. */
  place: number | null;
}

/** The players in the order of their turns; before it is settled, as they sit, from the start player. */
export function turnsOf({ order, seats, start }: Pick<BoardView, "order" | "seats" | "start">): Turn[] {
  if (order.length > 0) return order.map((seat, at) => ({ seat, place: at + 1 }));
  return seats.map((_, at) => ({ seat: (at + Math.max(start, 0)) % seats.length, place: null }));
}

/** How far a player is ahead of the best of the others; 0: several lead; null: they do not lead. */
export function leadOf(seat: number, seats: readonly { score: number }[]): number | null {
  const own = seats[seat]?.score ?? 0;
  const best = Math.max(...seats.filter((_, at) => at !== seat).map(({ score }) => score));
  return own > 0 && own >= best ? own - best : null;
}
