// Which pieces flew where, read from events.
import { argumentsOf } from "../lib/events";
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

/** Where the pieces of an event go if it names a space only once; the others say themselves, with `from` and `to`. */
const TO_SPACE = ["placed", "set-out"];
const TO_SEAT = ["made-up", "returned", "lost", "evicted-to-court"];
const FROM_CASTILLO = ["out-of-castillo", "out-to-court", "black-out", "grande-out"];

/** The flights of some events; `before` is the state that they began with. */
export function flights(events: readonly LoggedEvent[], state: State, before: State | null): Flight[] {
  return events.flatMap(([, kind, ...values]) => flight(kind, argumentsOf(kind, values), state, before) ?? []).slice(-MOST);
}

function flight(kind: string, values: Record<string, unknown>, state: State, before: State | null): Flight | null {
  const named = (name: string): Place | null => (typeof values[name] === "string" ? { space: values[name] } : null);
  const player = typeof values["player"] === "number" ? values["player"] : -1;
  const colour = String(values["colour"] ?? state.seats[player]?.colour ?? "black");
  const owner = state.seats.findIndex((seat) => seat.colour === colour);
  const home: Place | null = owner < 0 ? null : { seat: owner };
  const castillo: Place = { space: "castillo" };
  const fly = (from: Place | null, to: Place | null, figure: Flight["figure"] = "caballero"): Flight | null =>
    from && to ? { figure, colour, from, to } : null;

  if (kind === "grande" || kind === "grande-thrown") {
    const from = before?.view.seats[player]?.grande;
    return fly(from ? { space: from } : home, named("space") ?? castillo, "grande");
  }
  if (kind === "king") return fly(before?.view.king ? { space: before.view.king } : null, named("space"), "king");
  if (kind === "threw") return fly(home, castillo);
  if (FROM_CASTILLO.includes(kind)) return fly(castillo, named("space") ?? home, kind === "grande-out" ? "grande" : "caballero");
  if (kind === "filled") return fly(named("space"), { space: "limit-board" });
  if (TO_SPACE.includes(kind)) return fly(home, named("space"));
  if (TO_SEAT.includes(kind)) return fly(named("space") ?? named("from"), home);
  return fly(named("from"), named("to"));
}
