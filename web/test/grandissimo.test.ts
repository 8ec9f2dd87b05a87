/** What Grandissimo tells goes to the ships, to the prison and to the seats that it is about. */
import { beforeAll, expect, test } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import { furnish } from "../src/lib/furnish";
import { cardNumbers, renderText, say } from "../src/lib/texts";
import type { State } from "../src/lib/types";
import { chartOf } from "../src/map/geometry";
import { flights } from "../src/table/flights";
import { showsSecret } from "../src/table/hotseat";

beforeAll(() => speak("en"));

const empty = () => ({ caballeros: [0, 0, 0], black: 0, table: [0, 0, 0], tile: null });
const spaces = () => ({
  granada: empty(),
  castillo: { ...empty(), caballeros: null },
  portugal: { ...empty(), black: 2 },
  "ship-1": { ...empty(), caballeros: [0, 3, 0] },
  "ship-2": empty(),
  prison: empty(),
  "guests-0": empty(),
  "guests-1": empty(),
  "guests-2": { ...empty(), caballeros: [2, 1, 0] },
});
const told = {
  ships: [
    { space: "ship-1", seat: 1 },
    { space: "ship-2", seat: null },
  ],
  queen: null,
  jester: null,
  general: null,
  boycott: null,
  incognito: [],
  acting: null,
  silencer: null,
  last_word: null,
  second_cards: [],
};
const state = (more: object = {}): State => {
  const seats = ["granada", "portugal", "castillo"].map((grande) => ({ grande, hand: null, doubtful: [] }));
  const view = { seat: 0, spaces: spaces(), seats, answered: [], ...told, ...more };
  return { seat: 0, over: false, question: null, view } as unknown as State;
};
const names = { names: ["Ana", "Bo", "Cid"] };

test("a ship says whose it is and what is on board", () => {
  const { view } = furnish(state());
  expect(view.spaces["ship-1"]?.holder).toBe(1);
  expect(view.spaces["ship-1"]?.notes?.map((note) => renderText(note, names))).toEqual(["Ship of Bo", "3 caballeros on board"]);
  expect(view.spaces["ship-2"]).not.toHaveProperty("holder");
  expect(view.spaces["ship-2"]?.notes?.map((note) => renderText(note, names))).toEqual(["Free ship", "nothing on board"]);
});

test("the prison says who is in it", () => {
  const lines = (more: object) => furnish(state(more)).view.spaces["prison"]?.notes?.map((note) => renderText(note, names));
  expect(lines({})?.[0]).toBe("Nobody is in prison.");
  const taken = { ...spaces(), prison: { ...empty(), caballeros: [1, 0, 2] } };
  expect(lines({ spaces: taken })?.slice(0, 2)).toEqual(["Ana has 1 caballero in prison", "Cid has 2 caballeros in prison"]);
});

test("characters, second cards and the last word belong to their players", () => {
  const { view } = furnish(state({ queen: 0, jester: 2, general: 2, last_word: 1, second_cards: [{ seat: 1, card: "king" }] }));
  const said = view.seats.map(({ belongings }) => belongings?.map((one) => renderText(one, names)));
  expect(said).toEqual([["Queen"], ["Second card: King", "Takes the turn last in this round"], ["Jester", "Inquisitor General"]]);
});

test("mercenaries count for whoever has the Inquisitor General", () => {
  const lines = (general: number | null) => furnish(state({ general })).view.spaces["portugal"]?.notes?.map((note) => renderText(note, names));
  expect(lines(null)).toEqual(["Mercenaries: count for nobody"]);
  expect(lines(1)).toEqual(["Mercenaries: count for Bo"]);
});

test("guests stand with the player at whose court they are", () => {
  const { view } = furnish(state());
  expect(view.seats[2]?.guests).toEqual([
    { player: 0, count: 2 },
    { player: 1, count: 1 },
  ]);
  expect(view.seats[0]).not.toHaveProperty("guests");
});

test("after an overthrow it is told who acts as King, and where the King is", () => {
  const { view } = furnish(state({ acting: 1 }));
  expect(view.seats[1]?.belongings).toEqual([["table-acting-short", {}]]);
  expect(view.spaces["portugal"]?.notes).toContainEqual(["table-acting", { player: 1 }]);
  expect(view.spaces["castillo"]?.notes).toEqual([["table-king-inside", {}]]);
});

test("a region chosen in secret is marked for whoever chose it, and for nobody else", () => {
  const hidden = furnish(state({ boycott: { seat: 1, space: null }, incognito: [{ seat: 2, space: null }] }));
  expect(Object.values(hidden.view.spaces).flatMap(({ marks = [], secrets = [] }) => [...marks, ...secrets])).toEqual([]);
  expect(showsSecret(hidden)).toBe(false);
  const own = furnish(state({ incognito: [{ seat: 0, space: "granada" }] }));
  expect(own.view.spaces["granada"]?.secrets).toEqual(["incognito"]);
  expect(own.view.spaces["granada"]?.notes).toEqual([["table-incognito-own", { space: "granada" }]]);
  expect(showsSecret(own)).toBe(true);
  const over = furnish(state({ boycott: { seat: 1, space: "granada" } }));
  expect(over.view.spaces["granada"]?.marks).toEqual(["boycott"]);
});

test("an Action stop is told to everybody", () => {
  expect(furnish(state({ silencer: 0 })).view.news).toEqual([["table-actions-stopped", {}]]);
  expect(furnish(state()).view.news).toEqual([]);
});

test("a card names its symbols without a number", () => {
  expect(cardNumbers({ numbers: { ship: 1 } })).toEqual([say("table-symbol-ship")]);
  expect(cardNumbers({ numbers: { gold: 2 } })).toEqual(["2 gold"]);
});

test("the map has Portugal, ships and prison, and no place for guests", () => {
  const chart = chartOf(Object.keys(spaces()));
  expect(Object.keys(chart.regions)).toContain("portugal");
  expect(chart.sites).toHaveProperty("ship-2");
  expect(chart.sites).toHaveProperty("prison");
  expect(chart.sites).not.toHaveProperty("guests-0");
  expect(chartOf(["granada", "castillo"]).regions).not.toHaveProperty("portugal");
});

test("caballeros fly from the ship that lands, from the court where they are guests, and the King where he shows himself", () => {
  const colours = ["red", "blue", "green"].map((colour) => ({ colour }));
  const now = { ...furnish(state({ king: "portugal" })), seats: colours } as unknown as State;
  const goes = (...event: [string, ...(string | number)[]]) => flights([[1, ...event]], now, now)[0];
  expect(goes("landed", 1, "granada")).toEqual({ figure: "caballero", colour: "blue", from: { space: "ship-1" }, to: { space: "granada" } });
  const two = { ships: told.ships.map(({ space }) => ({ space, seat: 1 })), spaces: { ...spaces(), "ship-2": { ...empty(), caballeros: [0, 1, 0] } } };
  const before = { ...furnish(state(two)), seats: colours } as unknown as State;
  const after = { ...furnish(state({ ...two, spaces: spaces() })), seats: colours } as unknown as State;
  expect(flights([[1, "landed", 1, "granada"]], after, before)[0]).toMatchObject({ from: { space: "ship-2" }, to: { space: "granada" } });
  expect(goes("guest-placed", 2, 0, "granada")).toEqual({ figure: "caballero", colour: "red", from: { seat: 2 }, to: { space: "granada" } });
  expect(goes("king-shown", 1, "granada")).toMatchObject({ figure: "king", from: { space: "portugal" }, to: { space: "granada" } });
});
