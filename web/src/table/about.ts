// What something is about: the spaces and players that light up while one looks at it.
import { argumentsOf, isSpace, movementsOf } from "../lib/events";
import type { BoardView, LoggedEvent, ToldEvent } from "../lib/types";

/** Spaces and seats. */
export interface About {
  spaces: readonly string[];
  seats: readonly number[];
}

const PLACES = ["space", "from", "to"];
const PEOPLE = ["player", "actor", "victim", "owner"];
const NOTHING: About = { spaces: [], seats: [] };

/** What an event is about: what it names, and where what it moves goes. */
export function aboutEvent([kind, ...values]: ToldEvent): About {
  const told = argumentsOf(kind, values);
  const places = [
    ...PLACES.map((name) => told[name]),
    ...movementsOf(kind, told).flatMap(({ start, end }) => [start, end].filter(isSpace)),
  ];
  return {
    spaces: [...new Set(places.filter((place) => typeof place === "string"))],
    seats: [...new Set(PEOPLE.map((name) => told[name]).filter((seat) => typeof seat === "number"))],
  };
}

/** What several lines of the log are about. */
export function aboutLines(lines: readonly LoggedEvent[]): About {
  const all = lines.map(([, kind, ...values]) => (kind === "note" ? NOTHING : aboutEvent([kind, ...(values as (string | number)[])])));
  return {
    spaces: [...new Set(all.flatMap(({ spaces }) => spaces))],
    seats: [...new Set(all.flatMap(({ seats }) => seats))],
  };
}

/** Whom a card is about: whoever keeps it, has it by rank, or uses it; and the space of whoever has it as a secret. */
export function aboutCard(card: string, view: BoardView): About {
  const seats = [
    ...view.kept.filter((one) => one.card === card).map(({ holder }) => holder),
    ...view.roles.flatMap((role) => (role.card === card && role.seat !== null ? [role.seat] : [])),
    ...(view.in_use === card && view.player >= 0 ? [view.player] : []),
  ];
  const belongings = view.seats.flatMap(({ belongings }) => belongings ?? []).filter((one) => one.card === card);
  return { spaces: belongings.flatMap(({ space }) => (space === null ? [] : [space])), seats: [...new Set(seats)] };
}
