// Which pieces fly where, read from events and from what their kinds declare to move.
import { argumentsOf, isSpace, movementsOf } from "../lib/events";
import type { Movement } from "../lib/events";
import type { LoggedEvent, State } from "../lib/types";
import { landing, unloaded, whereLies } from "../playback/fold";

/** A space of the map, a card on offer, or something on the panel of a player. */
export type Place = { space: string } | { card: string } | { seat: number; spot?: Spot };
/** Where on the panel; nothing: anywhere. */
export type Spot = "court" | "province" | "score";

export interface Flight {
  /** A caballero, or a symbol of the map: the King, a Grande, a token; or points, or a card. */
  figure: string;
  colour: string;
  from: Place;
  to: Place;
  /** How many of them fly together. */
  count: number;
}

/** At most this many pieces fly at once. */
const MOST = 10;
const BLACK = "black";
const EVERYBODY = "@everybody";
const SPOTS: Record<string, Spot> = { "@court": "court", "@province": "province", "@track": "score" };
/** Places with the owner of a piece; what a player takes from the supply comes from their panel. */
const HOME = [...Object.keys(SPOTS), "@supply", "@before"];

type Told = Record<string, unknown>;

/** The flights of some events; `before` is the state before them, `state` the one after. */
export function flights(events: readonly LoggedEvent[], state: State, before: State): Flight[] {
  const all = events.flatMap(([, kind, ...values]) => {
    const told = argumentsOf(kind, values);
    return movementsOf(kind, told).flatMap((movement) => fly(movement, told, state, before));
  });
  return merged(all).slice(0, MOST);
}

/** Points that somebody gets from one place for several things fly as one number. */
function merged(flights: Flight[]): Flight[] {
  const found = new Map<string, Flight>();
  for (const [at, flight] of flights.entries()) {
    const { figure, from, to } = flight;
    const key = figure === "points" ? JSON.stringify([from, to]) : String(at);
    const known = found.get(key);
    found.set(key, known ? { ...known, count: known.count + flight.count } : flight);
  }
  return [...found.values()];
}

/** Pieces of one colour that move together are one flight. */
function fly(movement: Movement, told: Told, state: State, before: State): Flight[] {
  const { piece: figure, start, end, count } = movement;
  if (count === 0 || start === "@hand" || end === "@hand") return [];
  return groups(movement, told, before).flatMap(([colour, many]) => {
    const owner = state.seats.findIndex((seat) => seat.colour === colour);

    /** null: neither on the map nor with a player. */
    const find = (place: string | number): Place | null => {
      if (typeof place === "number") return { seat: place };
      if (isSpace(place)) return { space: place };
      if (place === "@offer" && typeof told["card"] === "string") return { card: told["card"] };
      const space = place === "@before" ? lay(figure, owner, colour, told, before) : place === "@held" ? unloaded(before.view, owner, state.view) : null;
      if (space) return { space };
      const spot = SPOTS[place];
      return HOME.includes(place) && owner >= 0 ? { seat: owner, ...(spot && { spot }) } : null;
    };
    const [from, to] = [find(start), find(landing(state.view, figure, end))];
    return from && to && !same(from, to) ? [{ figure, colour, from, to, count: many }] : [];
  });
}

const same = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The colours of what moves, and how many; a piece that belongs to nobody flies for the player who moved it. */
function groups({ of, start, count }: Movement, told: Told, { seats, view }: State): [string, number][] {
  if (of === EVERYBODY) {
    const space = view.spaces[start];
    const there = seats.map(({ colour }, seat): [string, number] => [colour, space?.caballeros?.[seat] ?? 0]);
    return [...there, [BLACK, space?.black ?? 0] as [string, number]].filter(([, many]) => many > 0);
  }
  const whose = of ?? told["player"];
  const colour = typeof whose === "string" && !whose.startsWith("@") ? whose : (seats[Number(whose)]?.colour ?? BLACK);
  return [[colour, typeof count === "number" ? count : 1]];
}

/** Where a piece lay or stood on the map. */
function lay(figure: string, owner: number, colour: string, told: Told, { view }: State): string | null | undefined {
  if (figure === "king") return view.throne ?? view.king;
  if (figure === "grande") return view.seats[owner]?.grande;
  if (figure === "tile") return Object.entries(view.spaces).find(([, { tile }]) => tile === told["tile"])?.[0];
  return whereLies(view, figure, colour) ?? (figure in view.spaces ? figure : null); // a space that has not moved yet
}
