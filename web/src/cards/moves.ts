/** Where cards have gone, read from the log and from what its events declare to move. */
import { argumentsOf, movementsOf } from "../lib/events";
import type { LoggedEvent } from "../lib/types";

/** A card that a player has taken from the table in this round. */
export interface Taken {
  card: string;
  seat: number;
}

/** The cards taken since cards were last turned up. */
export function takenOf(log: readonly LoggedEvent[]): Taken[] {
  const found: Taken[] = [];
  for (const [, kind, ...values] of [...log].reverse()) {
    const told = argumentsOf(kind, values);
    const moves = movementsOf(kind, told).filter(({ piece }) => piece === "card");
    if (moves.some(({ end }) => end === "@offer")) return found;
    const [taken] = moves.filter(({ start, end }) => start === "@offer" && typeof end === "number");
    if (taken && typeof told["card"] === "string") found.push({ card: told["card"], seat: Number(taken.end) });
  }
  return found;
}

/** The values of the power cards that a player has played. */
export function playedBy(log: readonly LoggedEvent[], seat: number): number[] {
  return log.flatMap(([, kind, ...values]) => {
    const told = argumentsOf(kind, values);
    const played = movementsOf(kind, told).some(({ piece, start, of }) => piece === "power-card" && start === "@hand" && of === seat);
    return played && typeof told["value"] === "number" ? [told["value"]] : [];
  });
}
