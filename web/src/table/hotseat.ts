// Several people at one device: whose turn it is to look, and when the screen must be covered first.
import type { State } from "../lib/types";

/** The seats of this browser. */
export function ownSeats(state: State): number[] {
  return state.seats.flatMap((seat, at) => (seat.mine ? [at] : []));
}

/** Whether this seat sees something that the other players at the device must not see. */
export function showsSecret({ seat, question, view, over }: State): boolean {
  if (seat === null || over || view.seats.every((one) => one.hand !== null)) return false;
  const marked = Object.values(view.spaces).some(({ marks = [] }) => marks.some(({ secret }) => secret));
  return marked || question?.secret === true || view.answered.includes(seat) || (view.seats[seat]?.doubtful?.length ?? 0) > 0;
}

/** Our own seat that must choose while the one shown need not. */
export function nextSeat(state: State): number | undefined {
  if (state.over || state.question !== null) return undefined;
  return ownSeats(state).find((seat) => seat !== state.seat && state.waiting.includes(seat));
}

/** For whom the screen is covered: the player whose secrets would show, or the next one while secrets still show.
 * `present` is the seat of the person who confirmed being there; after a page load that is nobody. */
export function coveredFor(state: State, present: number | null, next: number | undefined): number | null {
  if (state.seat === null || ownSeats(state).length < 2 || !showsSecret(state)) return null;
  return next ?? (present === state.seat ? null : state.seat);
}
