import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import type { LoggedEvent, PlayerView, SpaceView, State } from "../src/lib/types";
import { pointsOf } from "../src/map/spots";
import { aboutEvent, aboutLooked, concerns } from "../src/table/about";
import { chaptersOf } from "../src/table/log";
import { leadOf, turnsOf } from "../src/table/turns";

const context = { names: ["Ana", "Bo"] };
const words = (log: LoggedEvent[]) => chaptersOf(log, context).map(({ head, lines }) => [head?.words ?? null, ...lines.map((line) => line.words)]);

beforeAll(() => speak("en"));

describe("the log", () => {
  it("has a chapter for every round", () => {
    const log: LoggedEvent[] = [[0, "king", 0, "aragon"], [0, "round", 1], [1, "turn", 0], [9, "round", 2]];
    expect(words(log)).toEqual([[null, "Ana moves the King to Aragón."], ["Round 1", "Ana begins their turn."], ["Round 2"]]);
  });

  it("tells in one line what a player places in a row, and where each line begins", () => {
    const log: LoggedEvent[] = [
      [4, "placed", 0, "aragon"],
      [5, "placed", 0, "sevilla"],
      [6, "placed", 0, "aragon"],
      [7, "placed", 1, "aragon"],
      [8, "turn", 0],
    ];
    const [chapter] = chaptersOf(log, context);
    expect(chapter?.lines.map((line) => line.words)).toEqual([
      "Ana places 2 in Aragón and 1 in Sevilla.",
      "Bo places a caballero in Aragón.",
      "Ana begins their turn.",
    ]);
    expect(chapter?.lines.map(({ at, n, seat }) => [at, n, seat])).toEqual([[0, 4, 0], [3, 7, 1], [4, 8, 0]]);
    expect(chapter?.lines[0]?.about).toEqual({ spaces: ["aragon", "sevilla"], seats: [0], cards: [] });
  });

  it("tells in one line which cards are turned up", () => {
    const log: LoggedEvent[] = [[0, "round", 1], [0, "turned-up", 1, "score-5"], [0, "turned-up", 2, "authority-3"], [0, "turned-up", 5, "king"], [1, "power", 0, 9]];
    expect(words(log)).toEqual([["Round 1", "New action cards: Value 5 · Loss of authority: some · King", "Ana plays power card 9."]]);
    expect(chaptersOf(log, context)[0]?.lines.map(({ at, card }) => [at, card])).toEqual([[1, null], [4, null]]);
  });

  it("leaves to memory how many were thrown into the Castillo", () => {
    expect(words([[1, "placed", 0, "aragon"], [2, "threw", 0]])).toEqual([[null, "Ana places 1 in Aragón and some in the Castillo."]]);
  });

  it("tells in one line what a player moves in a row", () => {
    const log: LoggedEvent[] = [[1, "moved", 1, "red", "aragon", "galicia"], [2, "moved", 1, "red", "aragon", "galicia"], [3, "moved", 1, "blue", "galicia", "castillo"]];
    expect(words(log)).toEqual([[null, "Bo moves 2 red from Aragón to Galicia and 1 blue from Galicia into the Castillo."]]);
  });

  it("counts what moves onto a space that the event does not name", () => {
    const log: LoggedEvent[] = [[1, "filled", 1, "red", "aragon"], [1, "filled", 1, "red", "aragon"]];
    expect(words(log)).toEqual([[null, "Bo moves 2 red from Aragón onto the limit board."]]);
  });

  it("tells once what happens several times in a row", () => {
    const log: LoggedEvent[] = [[1, "made-up", 0, "aragon"], [2, "made-up", 0, "aragon"], [3, "made-up", 0, "galicia"]];
    expect(words(log)).toEqual([[null, "Ana takes a caballero from Aragón back to court. ×2", "Ana takes a caballero from Galicia back to court."]]);
  });

  it("keeps apart what is told differently", () => {
    const log: LoggedEvent[] = [[1, "points", 0, 4, "place-1", "aragon"], [1, "points", 0, 2, "king", "aragon"]];
    expect(words(log)[0]).toHaveLength(3);
  });
});

describe("what something is about", () => {
  it("is what an event names and moves", () => {
    expect(aboutEvent(["moved", 1, "red", "aragon", "galicia"])).toEqual({ spaces: ["aragon", "galicia"], seats: [1], cards: [] });
    expect(aboutEvent(["vetoed", 0, 1, "king"])).toEqual({ spaces: [], seats: [0, 1], cards: ["king"] });
    expect(aboutEvent(["threw", 1])).toEqual({ spaces: ["castillo"], seats: [1], cards: [] });
  });

  const view = {
    kept: [{ card: "veto", holder: 2, until: 3 }],
    roles: [],
    in_use: "king",
    player: 1,
    seats: [{ grande: "aragon" }, { grande: null }, { grande: null }],
    spaces: { aragon: { caballeros: [0, 0, 2], black: 0 }, castillo: { caballeros: null } },
  };
  const table = { view, log: [[1, "took", 2, "intrigue-any-4"]], events: [] } as unknown as State;
  const nothing = { about: null, player: null, note: null };
  const atCard = (card: string) => ({ ...nothing, note: { card, space: null } });
  const atSpace = (space: string) => ({ ...nothing, note: { card: null, space } });

  it("is whoever has a card", () => {
    expect(aboutLooked(atCard("veto"), table)).toEqual({ spaces: [], seats: [2], cards: ["veto"] });
    expect(aboutLooked(atCard("king"), table)).toEqual({ spaces: [], seats: [1], cards: ["king"] });
    expect(aboutLooked(atCard("intrigue-any-4"), table)).toEqual({ spaces: [], seats: [2], cards: ["intrigue-any-4"] });
    expect(aboutLooked(atCard("other"), table)).toEqual({ spaces: [], seats: [], cards: ["other"] });
  });

  it("is a player with their cards, and whoever stands in a space", () => {
    expect(aboutLooked({ ...nothing, player: 2 }, table)).toEqual({ spaces: [], seats: [2], cards: ["veto", "intrigue-any-4"] });
    expect(aboutLooked(atSpace("aragon"), table).seats).toEqual([0, 2]);
    expect(aboutLooked(atSpace("castillo"), table).seats).toEqual([]);
    expect(aboutLooked(nothing, table)).toEqual({ spaces: [], seats: [], cards: [] });
  });

  it("concerns the lines of the log that name it", () => {
    const line = aboutEvent(["vetoed", 0, 1, "king"]);
    expect([0, 1, 2].map((player) => concerns(line, { ...nothing, player }))).toEqual([true, true, false]);
    expect(["king", "veto"].map((card) => concerns(line, atCard(card)))).toEqual([true, false]);
    expect(["aragon", "galicia"].map((space) => concerns(aboutEvent(["placed", 0, "aragon"]), atSpace(space)))).toEqual([true, false]);
    expect(concerns(line, nothing)).toBe(false);
  });
});

describe("the players", () => {
  const seats = [3, 9, 9].map((score) => ({ score }) as PlayerView);

  it("stand as they sit from the start player, until the order of turns is settled", () => {
    expect(turnsOf({ order: [], seats, start: 1 }).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(turnsOf({ order: [2, 0, 1], seats, start: 1 })).toEqual([
      { seat: 2, place: 1 },
      { seat: 0, place: 2 },
      { seat: 1, place: 3 },
    ]);
  });

  it("lead by so much", () => {
    expect([0, 1, 2].map((seat) => leadOf(seat, seats))).toEqual([null, 0, 0]);
    expect(leadOf(1, [{ score: 4 }, { score: 9 }])).toBe(5);
    expect(leadOf(0, [{ score: 0 }, { score: 0 }])).toBeNull();
  });
});

it("score tables show the places that count; a turned tile shows all", () => {
  const space = { table: [4, 2, 0] } as SpaceView;
  expect([1, 2, 3].map((places) => pointsOf(space, places))).toEqual([[4], [4, 2], [4, 2, 0]]);
  expect(pointsOf({ ...space, table: [0, 2, 4], turned: true }, 1)).toEqual([0, 2, 4]);
  expect(pointsOf({ ...space, table: [0, 0, 0] }, 3)).toEqual([]);
});
