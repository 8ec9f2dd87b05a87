/** What is shown in Grandissimo: symbols of cards, the third side of the map, flights, and secrets at one device. */
import { beforeAll, expect, test } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import { cardNumbers, say } from "../src/lib/texts";
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
  "ship-1": { ...empty(), caballeros: [0, 3, 0], holder: 1 },
  "ship-2": empty(),
  prison: empty(),
  "guests-0": { ...empty(), absent: true },
});
const state = (more: object = {}): State => {
  const seats = ["granada", "portugal", "castillo"].map((grande) => ({ grande, hand: null, doubtful: [] }));
  const view = { seat: 0, spaces: spaces(), seats, answered: [], links: [], ...more };
  return { seat: 0, over: false, question: null, view } as unknown as State;
};

test("a secret mark is nothing for the others at one device", () => {
  const marked = (secret: boolean) => state({ spaces: { ...spaces(), granada: { ...empty(), marks: [{ symbol: "incognito", secret }] } } });
  expect(showsSecret(marked(false))).toBe(false);
  expect(showsSecret(marked(true))).toBe(true);
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
  const now = { ...state({ king: "portugal" }), seats: colours } as unknown as State;
  const goes = (...event: [string, ...(string | number)[]]) => flights([[1, ...event]], now, now)[0];
  expect(goes("landed", 1, "granada")).toEqual({ figure: "caballero", colour: "blue", from: { space: "ship-1" }, to: { space: "granada" }, count: 1 });
  const second = (count: number) => ({ spaces: { ...spaces(), "ship-2": { ...empty(), caballeros: [0, count, 0], holder: 1 } } });
  const [before, after] = [1, 0].map((count) => ({ ...state(second(count)), seats: colours }) as unknown as State) as [State, State];
  expect(flights([[1, "landed", 1, "granada"]], after, before)[0]).toMatchObject({ from: { space: "ship-2" }, to: { space: "granada" } });
  expect(goes("guest-placed", 2, 0, "granada")).toEqual({ figure: "caballero", colour: "red", from: { seat: 2 }, to: { space: "granada" }, count: 1 });
  expect(goes("king-shown", 1, "granada")).toMatchObject({ figure: "king", from: { space: "portugal" }, to: { space: "granada" } });
});
