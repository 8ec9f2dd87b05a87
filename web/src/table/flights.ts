// Which pieces flew where, read from events.
import { argumentsOf } from "../lib/events";
import type { LoggedEvent, State } from "../lib/types";

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

/** An argument of the event that names a space or another player, a space itself, or where something was before. */
type End = "home" | "space" | "from" | "to" | "actor" | "@king" | "@grande" | "@tower" | "@ship" | "@host" | "#castillo" | "#bridge" | "#prison" | "#limit-board";
type Route = [from: End, to: End, figure?: string];

/** What flies, by the kind of the event; a caballero unless it says otherwise. */
const ROUTES: Record<string, Route[]> = {
  placed: [["home", "space"]],
  "set-out": [["home", "space"]],
  threw: [["home", "#castillo"]],
  moved: [["from", "to"]],
  evicted: [["from", "to"]],
  "black-evicted": [["from", "to"]],
  sailed: [["from", "to"]],
  crossed: [["from", "to"]],
  "made-up": [["space", "home"]],
  returned: [["space", "home"]],
  lost: [["space", "home"]],
  "blown-away": [["space", "home"]],
  "no-room": [["space", "home"]],
  "evicted-to-court": [["from", "home"]],
  "out-of-castillo": [["#castillo", "space"]],
  "black-out": [["#castillo", "space"]],
  "out-to-court": [["#castillo", "home"]],
  "ordered-out": [["#castillo", "home"]],
  filled: [["space", "#limit-board"]],
  bridge: [["home", "#bridge"]],
  imprisoned: [["space", "#prison"]],
  landed: [["@ship", "space"]],
  guest: [["home", "actor"]],
  "guest-placed": [["@host", "space"]],
  king: [["@king", "space", "king"]],
  "king-shown": [["@king", "space", "king"]],
  overthrown: [["@king", "#castillo", "king"]],
  "king-returns": [["#castillo", "space", "king"]],
  grande: [["@grande", "space", "grande"]],
  "grande-thrown": [["@grande", "#castillo", "grande"]],
  "grande-out": [["#castillo", "space", "grande"]],
  shifted: [["@tower", "space", "tower"]],
  "shifted-back": [["@tower", "#castillo", "tower"]],
  allied: [["home", "from", "alliance"], ["home", "to", "alliance"]],
  quarantined: [["home", "space", "quarantine"]],
  protected: [["home", "space", "protected"]],
  "region-closed": [["home", "space", "six"]],
  "annulled-board": [["space", "home", "six"]],
};

/** The flights of some events; `before` is the state that they began with. */
export function flights(events: readonly LoggedEvent[], state: State, before: State | null): Flight[] {
  return events.flatMap(([, kind, ...values]) => fly(kind, argumentsOf(kind, values), state, before)).slice(-MOST);
}

function fly(kind: string, values: Record<string, unknown>, state: State, before: State | null): Flight[] {
  const player = typeof values["player"] === "number" ? values["player"] : -1;
  const whose = kind === "guest-placed" ? Number(values["actor"]) : player;
  const colour = String(values["colour"] ?? state.seats[whose]?.colour ?? "black");
  const owner = state.seats.findIndex((seat) => seat.colour === colour);
  const at = (space: unknown): Place | null => (typeof space === "string" ? { space } : null);
  const sit = (seat: unknown): Place | null => (typeof seat === "number" && seat >= 0 ? { seat } : null);

  const place = (end: End): Place | null => {
    if (end === "home") return sit(owner);
    if (end === "actor") return sit(values["actor"]);
    if (end === "@king") return at(before?.view.king);
    if (end === "@grande") return at(before?.view.seats[player]?.grande) ?? sit(owner);
    if (end === "@ship") return at(landed());
    if (end === "@host") return sit(player);
    if (end === "@tower") return at(before?.view.links?.find((link) => link.symbol === "tower")?.ends[1] ?? "castillo");
    return at(end.startsWith("#") ? end.slice(1) : values[end]);
  };
  /** The ship of the player that has landed its load: of two the one that has less on board by now. */
  function landed(): string | undefined {
    const spaces = before?.view.spaces ?? {};
    const load = (space: string, view = spaces): number => view[space]?.caballeros?.[player] ?? 0;
    const loaded = Object.keys(spaces).filter((space) => spaces[space]?.holder === player && load(space) > 0);
    return loaded.find((space) => load(space, state.view.spaces) < load(space)) ?? loaded[0];
  }
  const stands = (space: string): boolean => space in state.view.spaces && !state.view.spaces[space]?.absent;
  /** What is thrown into a Castillo in danger stands beside it. */
  const landing = (to: Place | null): Place | null =>
    to && "space" in to && to.space === "castillo" && stands("beside") ? { space: "beside" } : to;

  return (ROUTES[kind] ?? []).flatMap(([start, end, figure = "caballero"]) => {
    const [from, to] = [place(start), landing(place(end))];
    return from && to ? [{ figure, colour, from, to }] : [];
  });
}
