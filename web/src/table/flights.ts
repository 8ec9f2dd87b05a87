// Which pieces fly where, read from events and from what their kinds declare to move.
import { argumentsOf, isSpace, movementsOf } from "../lib/events";
import type { Movement } from "../lib/events";
import type { LoggedEvent, SpaceView, State } from "../lib/types";

/** A space of the map, or the panel of a player. */
export type Place = { space: string } | { seat: number };

export interface Flight {
  /** A caballero, or a symbol of the map: the King, a Grande, a token. */
  figure: string;
  colour: string;
  from: Place;
  to: Place;
}

/** At most this many pieces fly after one change: more would only keep people waiting. */
const MOST = 10;
const BLACK = "black";
const EVERYBODY = "@everybody";
const THROWN = ["caballero", "grande"];
/** Places with the owner of a piece; what a player takes from the supply comes from their panel. */
const HOME = ["@court", "@province", "@supply", "@before"];

type Told = Record<string, unknown>;

/** The flights of some events; `before` is the state before them. */
export function flights(events: readonly LoggedEvent[], state: State, before: State | null): Flight[] {
  return events
    .flatMap(([, kind, ...values]) => {
      const told = argumentsOf(kind, values);
      return movementsOf(kind, told).flatMap((movement) => fly(movement, told, state, before));
    })
    .slice(-MOST);
}

/** Pieces of one colour that move together are one flight. */
function fly(movement: Movement, told: Told, state: State, before: State | null): Flight[] {
  const { piece: figure, start, end, count } = movement;
  return (count === 0 ? [] : colours(movement, told, state, before)).flatMap((colour) => {
    const owner = state.seats.findIndex((seat) => seat.colour === colour);

    /** null: neither on the map nor with a player. */
    const find = (place: string | number): Place | null => {
      if (typeof place === "number") return { seat: place };
      if (isSpace(place)) return { space: place };
      const space = place === "@before" ? lay(figure, owner, colour, told, before) : place === "@held" ? unloaded(owner, state, before) : null;
      if (space) return { space };
      return HOME.includes(place) && owner >= 0 ? { seat: owner } : null;
    };
    const [from, to] = [find(start), find(end)];
    return from && to && !same(from, to) ? [{ figure, colour, from, to: landing(figure, to, state) }] : [];
  });
}

const same = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The colours of what moves; a piece that belongs to nobody flies for the player who moved it. */
function colours({ of, start }: Movement, told: Told, state: State, before: State | null): string[] {
  if (of === EVERYBODY) {
    const space = before?.view.spaces[start];
    const there = state.seats.filter((_, seat) => (space?.caballeros?.[seat] ?? 0) > 0).map((seat): string => seat.colour);
    return space?.black ? [...there, BLACK] : there;
  }
  const whose = of ?? told["player"];
  return [typeof whose === "string" && !whose.startsWith("@") ? whose : (state.seats[Number(whose)]?.colour ?? BLACK)];
}

/** Where a piece lay or stood on the map. */
function lay(figure: string, owner: number, colour: string, told: Told, before: State | null): string | null | undefined {
  const view = before?.view;
  if (figure === "king") return view?.king;
  if (figure === "grande") return view?.seats[owner]?.grande;
  if (figure === "tower") return view?.links.find((link) => link.symbol === figure)?.ends[1] ?? "castillo";
  const lies = ({ marks, carried, tile }: SpaceView): boolean =>
    figure === "tile" ? tile === told["tile"] : marks?.some(({ symbol }) => symbol === figure) || (carried?.[colour]?.[figure] ?? 0) > 0;
  return Object.entries(view?.spaces ?? {}).find(([, space]) => lies(space))?.[0];
}

/** A player's space that one of their caballeros has left: of two, the one with fewer on board now. */
function unloaded(owner: number, state: State, before: State | null): string | undefined {
  const spaces = before?.view.spaces ?? {};
  const load = (space: string, view = spaces): number => view[space]?.caballeros?.[owner] ?? 0;
  const loaded = Object.keys(spaces).filter((space) => spaces[space]?.holder === owner && load(space) > 0);
  return loaded.find((space) => load(space, state.view.spaces) < load(space)) ?? loaded[0];
}

/** What is thrown into a Castillo in danger stands beside it. */
function landing(figure: string, to: Place, state: State): Place {
  const thrown = "space" in to && to.space === "castillo" && THROWN.includes(figure);
  const inside = Object.entries(state.view.spaces).find(([, { within, absent }]) => within === "castillo" && !absent)?.[0];
  return thrown && inside ? { space: inside } : to;
}
