// Which pieces flew where, read from events.
import type { LoggedEvent, State } from "../lib/types";

/** A space of the map, or the panel of a player. */
export type Place = { space: string } | { seat: number };

export interface Flight {
  figure: "caballero" | "grande" | "king";
  colour: string;
  from: Place;
  to: Place;
}

/** At most so many pieces fly after one change: more would only keep people waiting. */
const MOST = 10;

/** The flights of some events; `before` is the state that they began with. */
export function flights(events: readonly LoggedEvent[], state: State, before: State | null): Flight[] {
  const colourOf = (seat: number): string => state.seats[seat]?.colour ?? "";
  const ownerOf = (colour: string): number => state.seats.findIndex((seat) => seat.colour === colour);
  const result: Flight[] = [];
  const fly = (seat: number, from: Place, to: Place, figure: Flight["figure"] = "caballero") =>
    result.push({ figure, colour: colourOf(seat), from, to });
  for (const [, kind, ...values] of events) {
    const [one, two, three, four] = values;
    const seat = Number(one);
    switch (kind) {
      case "placed":
        fly(seat, { seat }, { space: String(two) });
        break;
      case "threw":
        fly(seat, { seat }, { space: "castillo" });
        break;
      case "made-up":
        fly(seat, { space: String(two) }, { seat });
        break;
      case "moved":
        fly(ownerOf(String(two)), { space: String(three) }, { space: String(four) });
        break;
      case "returned":
        fly(ownerOf(String(two)), { space: String(three) }, { seat: ownerOf(String(two)) });
        break;
      case "lost":
        fly(seat, { space: String(three) }, { seat });
        break;
      case "evicted":
        fly(seat, { space: String(three) }, { space: String(four) });
        break;
      case "evicted-to-court":
        fly(seat, { space: String(three) }, { seat });
        break;
      case "out-of-castillo":
        fly(seat, { space: "castillo" }, { space: String(three) });
        break;
      case "out-to-court":
        fly(seat, { space: "castillo" }, { seat });
        break;
      case "grande": {
        const from = before?.view.seats[seat]?.grande;
        fly(seat, from ? { space: from } : { seat }, { space: String(two) }, "grande");
        break;
      }
      case "king": {
        const from = before?.view.king;
        if (from) fly(seat, { space: from }, { space: String(two) }, "king");
        break;
      }
    }
  }
  return result.slice(-MOST);
}
