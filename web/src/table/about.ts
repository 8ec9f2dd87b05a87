// What something is about: the spaces, players and cards that light up while one looks at it.
import { takenOf } from "../cards/moves";
import { argumentsOf, isSpace, movementsOf } from "../lib/events";
import type { LoggedEvent, State, ToldEvent } from "../lib/types";

/** Spaces, seats and cards. */
export interface About {
  spaces: readonly string[];
  seats: readonly number[];
  cards: readonly string[];
}

/** What one looks at: a line of the log, a player, or a space or card with its note. */
export interface Looked {
  readonly about: About | null;
  readonly player: number | null;
  readonly note: { readonly space: string | null; readonly card: string | null } | null;
}

const PLACES = ["space", "from", "to"];
const PEOPLE = ["player", "actor", "victim", "owner"];
const NOTHING: About = { spaces: [], seats: [], cards: [] };

/** What lights up while one looks at something. */
export function aboutLooked({ about, player, note }: Looked, table: State): About {
  if (about !== null) return about;
  if (player !== null) return aboutPlayer(player, table);
  if (note?.card != null) return aboutCard(note.card, table);
  return note?.space != null ? aboutSpace(note.space, table) : NOTHING;
}

/** Whether something is about what one looks at. */
export function concerns({ spaces, seats, cards }: About, { player, note }: Looked): boolean {
  if (player !== null) return seats.includes(player);
  return note !== null && (spaces.includes(note.space ?? "") || cards.includes(note.card ?? ""));
}

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
    cards: typeof told["card"] === "string" ? [told["card"]] : [],
  };
}

/** What several lines of the log are about. */
export function aboutLines(lines: readonly LoggedEvent[]): About {
  const all = lines.map(([, kind, ...values]) => (kind === "note" ? NOTHING : aboutEvent([kind, ...(values as (string | number)[])])));
  return {
    spaces: [...new Set(all.flatMap(({ spaces }) => spaces))],
    seats: [...new Set(all.flatMap(({ seats }) => seats))],
    cards: [...new Set(all.flatMap(({ cards }) => cards))],
  };
}

/** Who has which card: who keeps it, has it by rank, has taken it in this round, or uses it. */
function holders({ view, log, events }: State): { card: string; seat: number }[] {
  return [
    ...view.kept.map(({ card, holder }) => ({ card, seat: holder })),
    ...view.roles.flatMap(({ card, seat }) => (seat === null ? [] : [{ card, seat }])),
    ...takenOf(log ?? events),
    ...(view.in_use !== null && view.player >= 0 ? [{ card: view.in_use, seat: view.player }] : []),
  ];
}

/** Whom a card is about: whoever has it; and the space of whoever has it as a secret. */
function aboutCard(card: string, table: State): About {
  const belongings = table.view.seats.flatMap(({ belongings }) => belongings ?? []).filter((one) => one.card === card);
  return {
    spaces: belongings.flatMap(({ space }) => (space === null ? [] : [space])),
    seats: [...new Set(holders(table).flatMap((one) => (one.card === card ? [one.seat] : [])))],
    cards: [card],
  };
}

/** A player, with the cards that they have. */
function aboutPlayer(player: number, table: State): About {
  return { spaces: [], seats: [player], cards: [...new Set(holders(table).flatMap(({ card, seat }) => (seat === player ? [card] : [])))] };
}

/** Who is seen to stand in a space. */
function aboutSpace(space: string, { view }: State): About {
  const stands = (seat: number): boolean => (view.spaces[space]?.caballeros?.[seat] ?? 0) > 0 || view.seats[seat]?.grande === space;
  return { spaces: [], seats: [...view.seats.keys()].filter(stands), cards: [] };
}
