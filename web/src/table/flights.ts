// Which pieces flew where, read from events and from what their kinds say that they move.
import { argumentsOf, kindOf, pieceOf } from "../lib/events";
import type { Moves } from "../lib/events";
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

/** At most so many pieces fly after one change: more would only keep people waiting. */
const MOST = 10;
const BLACK = "black";
const EVERYBODY = "@everybody";
const THROWN = ["caballero", "grande"];
/** All that is with the owner of a piece; so is the supply with whoever takes something from it. */
const HOME = ["@court", "@province", "@supply"];

type Told = Record<string, unknown>;

/** The flights of some events; `before` is the state that they began with. */
export function flights(events: readonly LoggedEvent[], state: State, before: State | null): Flight[] {
  return events
    .flatMap(([, kind, ...values]) => {
      const told = argumentsOf(kind, values);
      return (kindOf(kind)?.moves ?? []).flatMap((moves) => fly(moves, told, state, before));
    })
    .slice(-MOST);
}

/** Those of a colour that move together are one flight. */
function fly(moves: Moves, told: Told, state: State, before: State | null): Flight[] {
  const figure = pieceOf(moves, told);
  const none = moves.count !== undefined && told[moves.count] === 0;
  return (none ? [] : colours(moves, told, state, before)).flatMap((colour) => {
    const owner = state.seats.findIndex((one) => one.colour === colour);

    /** A place by its word, its key or the argument that names it; null: neither on the map nor with a player. */
    const place = (word: string): Place | null => {
      if (HOME.includes(word)) return seat(owner);
      if (word === "@before") return at(lay(figure, owner, colour, told, before)) ?? (figure === "king" ? null : seat(owner));
      if (word === "@held") return at(unloaded(owner, state, before));
      return word.startsWith("#") ? at(word.slice(1)) : (at(told[word]) ?? seat(told[word]));
    };
    const [from, to] = [place(moves.start), place(moves.end)];
    return from && to && !same(from, to) ? [{ figure, colour, from, to: landing(figure, to, state) }] : [];
  });
}

const same = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other);
const at = (space: unknown): Place | null => (typeof space === "string" ? { space } : null);
const seat = (number: unknown): Place | null => (typeof number === "number" && number >= 0 ? { seat: number } : null);

/** The colours of what moves; a piece that is nobody's flies for whoever moved it. */
function colours({ of = "player", start }: Moves, told: Told, state: State, before: State | null): string[] {
  const whose = told[of] ?? told["player"];
  if (of !== EVERYBODY) return [typeof whose === "string" ? whose : (state.seats[Number(whose)]?.colour ?? BLACK)];
  const space = before?.view.spaces[start.startsWith("#") ? start.slice(1) : String(told[start])];
  const there = state.seats.filter((_, number) => (space?.caballeros?.[number] ?? 0) > 0).map((one): string => one.colour);
  return space?.black ? [...there, BLACK] : there;
}

/** Where a piece lay or stood on the map. */
function lay(figure: string, owner: number, colour: string, told: Told, before: State | null): string | null | undefined {
  const view = before?.view;
  if (figure === "king") return view?.king;
  if (figure === "grande") return view?.seats[owner]?.grande;
  if (figure === "tower") return view?.links?.find((link) => link.kind === "castillo")?.ends[1] ?? "castillo";
  const lies = ({ marks, carried, tile }: SpaceView): boolean =>
    figure === "tile" ? tile === told["tile"] : marks?.includes(figure) || (carried?.[colour]?.[figure] ?? 0) > 0;
  return Object.entries(view?.spaces ?? {}).find(([, space]) => lies(space))?.[0];
}

/** The space of a player that one of his caballeros has left: of two the one that has fewer on board by now. */
function unloaded(owner: number, state: State, before: State | null): string | undefined {
  const spaces = before?.view.spaces ?? {};
  const load = (space: string, view = spaces): number => view[space]?.caballeros?.[owner] ?? 0;
  const loaded = Object.keys(spaces).filter((space) => spaces[space]?.holder === owner && load(space) > 0);
  return loaded.find((space) => load(space, state.view.spaces) < load(space)) ?? loaded[0];
}

/** What is thrown into a Castillo in danger stands beside it. */
function landing(figure: string, to: Place, state: State): Place {
  const thrown = "space" in to && to.space === "castillo" && THROWN.includes(figure);
  return thrown && "beside" in state.view.spaces ? { space: "beside" } : to;
}
