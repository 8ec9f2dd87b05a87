/** What modules tell goes to the spaces and seats that it is about. */
import { beforeAll, expect, test } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import { furnish } from "../src/lib/furnish";
import type { State } from "../src/lib/types";

beforeAll(() => speak("en"));

const spaces = () => ({ america: { table: [4, 0, 0] }, africa: {}, ship: {}, granada: {}, aragon: {} });
const state = (more: object): State => ({ view: { spaces: spaces(), seats: [{}, {}], ...more } }) as unknown as State;

test("tokens lie in their colonies or are carried", () => {
  const tokens = {
    gold: { supply: 3, lying: 1, carried: [["ship", 0], ["ship", 5], ["ship", 0]] },
    goods: { supply: 9, lying: 0, carried: [] },
  };
  const { view } = furnish(state({ tokens }));
  expect(view.spaces["america"]).toEqual({ table: [4, 0, 0], heap: { gold: 1 } });
  expect(view.spaces["africa"]).toEqual({});
  expect(view.spaces["ship"]?.carried).toEqual({ red: { gold: 2 }, black: { gold: 1 } });
  expect(view.spaces["ship"]?.notes).toEqual([
    ["table-carries-gold", { player: 0, count: 2 }],
    ["table-carries-gold", { player: "black", count: 1 }],
  ]);
  expect(view.news).toEqual([["table-supply", { gold: 3, goods: 9 }]]);
});

test("boards, markers, banners and the Grand Inquisitor are where they belong", () => {
  const told = {
    inquisitor: 1,
    limit_board: { space: "granada", room: 6 },
    delayed: { this_round: ["granada"], next_round: ["aragon", "aragon"] },
    banners: ["aragon", null],
  };
  const { view } = furnish(state(told));
  expect(view.spaces["granada"]?.marks).toEqual(["limit", "later"]);
  expect(view.spaces["aragon"]?.marks).toEqual(["later", "later"]);
  expect(view.spaces["aragon"]?.carried).toEqual({ red: { banner: 1 } });
  expect(view.seats.map((seat) => seat.belongings)).toEqual([[], [["word-grand-inquisitor", {}], ["table-banner-waits", {}]]]);
  expect(view.spaces["granada"]?.notes).toEqual([
    ["table-board-spaces", { taken: 0, all: 6 }],
    ["table-board-beside", {}],
    ["table-marker-now", {}],
  ]);
  expect(view.news).toEqual([]);
});

test("tokens and boards of King & Intrigue lie on their regions; what is secret only for its owner", () => {
  const told = {
    seat: 0,
    doubled: [{ seat: 0, space: "granada" }, { seat: 1, space: null }],
    storms: [{ seat: 0, space: "aragon", secret: true }, { seat: 1, space: "ship", secret: false }],
    quarantine: "aragon",
    limits: ["granada"],
    limit: 6,
    protected: "ship",
  };
  const { view } = furnish(state({ ...told, spaces: { ...spaces(), granada: { caballeros: [2, 1] }, captain: { caballeros: [0, 1], within: "granada" } } }));
  expect(view.spaces["granada"]).toMatchObject({ marks: ["six"], secrets: ["double"] });
  expect(view.spaces["granada"]?.notes).toEqual([
    ["table-doubling-own", { space: "granada" }],
    ["table-limit", { count: 4, most: 6 }],
  ]);
  expect(view.spaces["aragon"]).toMatchObject({ marks: ["quarantine"], secrets: ["storm"] });
  expect(view.spaces["aragon"]?.notes).toContainEqual(["table-taboo", {}]);
  expect(view.spaces["ship"]?.marks).toEqual(["storm", "protected"]);
  expect(view.spaces["ship"]?.notes).toEqual([["table-storm-shown", { player: 1, space: "ship" }], ["table-protection", {}]]);
  expect(view.news).toEqual([["table-doublings-left", { count: 0 }]]);
});

test("alliance and bridge join two regions", () => {
  const caballeros = { bridge: { caballeros: [0, 1] } };
  const { view } = furnish(state({ allied: ["granada", "aragon"], bridge: ["aragon", "ship"], spaces: { ...spaces(), ...caballeros } }));
  expect(view.links).toEqual([
    { kind: "alliance", ends: ["granada", "aragon"] },
    { kind: "bridge", ends: ["aragon", "ship"] },
  ]);
  expect(view.spaces["granada"]).toEqual({ marks: ["alliance"], notes: [["table-allied-with", { space: "aragon" }]] });
  const line = ["table-bridge", { player: 1, from: "aragon", to: "ship" }];
  expect(view.spaces["ship"]?.notes).toEqual([line]);
  expect(view.spaces["bridge"]?.notes).toEqual([line, ["table-bridge-point", {}]]);
});

test("a bridge that nobody built and the place beside a sound Castillo are not there", () => {
  const { view } = furnish(state({ bridge: null, collapsing: false, spaces: { castillo: {}, beside: {}, bridge: {} } }));
  expect(Object.keys(view.spaces)).toEqual(["castillo"]);
  const danger = furnish(state({ bridge: null, collapsing: true, spaces: { castillo: {}, beside: {}, bridge: {} } }));
  expect(danger.view.spaces).toEqual({ castillo: { marks: ["collapse"], notes: [["table-collapse", {}]] }, beside: {} });
});

test("a turned tile mirrors its table, also for the Castillo that stands there", () => {
  const board = { granada: { table: [6, 3, 1], tile: 1 }, castillo: { table: [6, 3, 1], tile: 0 } };
  const { view } = furnish(state({ spaces: board, tiles: ["castillo", "granada"], turned: [false, true], castillo_in: "granada" }));
  expect(view.spaces["granada"]).toMatchObject({ table: [1, 3, 6], turned: true, marks: ["tower"] });
  expect(view.spaces["castillo"]).toMatchObject({ table: [1, 3, 6], tile: 1, turned: true });
  expect(view.links).toEqual([{ kind: "castillo", ends: ["castillo", "granada"] }]);
});

test("who has caballeros in reserve has them at the seat", () => {
  const { view } = furnish(state({ spaces: { reserve: { caballeros: [0, 2] } } }));
  expect(view.seats.map(({ belongings }) => belongings)).toEqual([[], [["table-reserve", { player: 1, count: 2 }]]]);
});

test("without modules nothing is added to a space", () => {
  expect(furnish(state({})).view.spaces).toEqual(spaces());
});
