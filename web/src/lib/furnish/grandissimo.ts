/** Grandissimo: ships and prison, characters and guests, a Grande that acts as King, and region cards in secret. */
import type { Text } from "../types";
import type { Guests, SecretPlace } from "./fields";
import type { Tools } from "./tools";

interface Told {
  ships: { space: string; seat: number | null }[];
  /** The seats that have the characters. */
  queen: number | null;
  jester: number | null;
  general: number | null;
  boycott: SecretPlace | null;
  incognito: SecretPlace[];
  /** The seat whose Grande acts as King. */
  acting: number | null;
  /** The seat that has stopped the actions of those after it. */
  silencer: number | null;
  last_word: number | null;
  second_cards: { seat: number; card: string }[];
}

const GUESTS = "guests-";

export function grandissimo(tools: Tools): void {
  const told = tools.told<Told>();
  if (told.incognito === undefined) return;
  for (const { space, seat } of told.ships ?? []) board(tools, space, seat);
  prison(tools);
  characters(tools, told);
  guests(tools);
  secrets(tools, told);
  for (const { seat, card } of told.second_cards ?? []) tools.belong(seat, ["table-second-card", { card }]);
  tools.belong(told.last_word, ["table-last-word", {}]);
  overthrow(tools, told.acting);
  if (typeof told.silencer === "number") tools.tell(["table-actions-stopped", {}]);
}

/** How many stand on a space, by seat. */
const standing = (tools: Tools, space: string): number[] => tools.spaces[space]?.caballeros ?? [];

/** A ship: whose it is, and what is on board. */
function board(tools: Tools, space: string, seat: number | null): void {
  const count = standing(tools, space).reduce((sum, one) => sum + one, 0);
  if (seat !== null) tools.change(space, () => ({ holder: seat }));
  tools.note(space, seat === null ? ["table-ship-free", {}] : ["table-ship", { player: seat }], ["table-ship-load", { count }]);
}

function prison(tools: Tools): void {
  const held = standing(tools, "prison").flatMap((count, player): Text[] => (count > 0 ? [["table-prison-holds", { player, count }]] : []));
  tools.note("prison", ...(held.length > 0 ? held : [["table-prison-empty", {}] as Text]), ["table-prison-text", {}]);
}

function characters(tools: Tools, { queen, jester, general }: Partial<Told>): void {
  tools.belong(queen, ["word-queen", {}]);
  tools.belong(jester, ["word-jester", {}]);
  tools.belong(general, ["word-inquisitor-general", {}]);
  for (const [space, { black }] of Object.entries(tools.spaces)) {
    if (black) tools.note(space, general == null ? ["table-mercenaries-neutral", {}] : ["table-mercenaries-of", { player: general }]);
  }
}

/** The guests at a court stand with its player, and not on the map. */
function guests(tools: Tools): void {
  for (const space of Object.keys(tools.spaces).filter((key) => key.startsWith(GUESTS))) {
    const seat = tools.seats[Number(space.slice(GUESTS.length))];
    const here = standing(tools, space).flatMap((count, player): Guests[] => (count > 0 ? [{ player, count }] : []));
    if (seat && here.length > 0) seat.guests = here;
  }
}

/** The King is in the Castillo, and a Grande acts for him. */
function overthrow(tools: Tools, acting: number | null | undefined): void {
  if (typeof acting !== "number") return;
  tools.belong(acting, ["table-acting-short", {}]);
  tools.note("castillo", ["table-king-inside", {}]);
  tools.note(tools.seats[acting]?.grande, ["table-acting", { player: acting }]);
}

/** Regions chosen in secret: only who chose them sees which, and everybody when the game is over. */
function secrets(tools: Tools, { boycott, incognito = [] }: Partial<Told>): void {
  const chosen = [...(boycott ? [{ ...boycott, mark: "boycott" }] : []), ...incognito.map((one) => ({ ...one, mark: "incognito" }))];
  for (const { mark, seat, space } of chosen) {
    if (space === null) continue;
    const own = seat === tools.state.view.seat;
    tools.mark(space, mark, own);
    if (own) tools.note(space, [`table-${mark}-own`, { space }]);
  }
}
