/** What the table reads from events and options, without a browser. */
import { describe, expect, it } from "vitest";
import type { LoggedEvent, Option, State } from "../src/lib/types";
import { chartOf, middleOf, shapeOf, stand } from "../src/map/geometry";
import { flights } from "../src/table/flights";
import { digitOf } from "../src/table/keyboard";
import { insideCastillo, scorings } from "../src/table/scorings";

const SEATS = ["red", "blue"].map((colour) => ({ colour }));
const STATE = { seats: SEATS, view: { king: "sevilla", seats: [{ grande: "galicia" }, { grande: null }] } } as unknown as State;

describe("scorings", () => {
  const log: LoggedEvent[] = [
    [0, "round", 2],
    [4, "turn", 0],
    [5, "special", 0, "score-first"],
    [5, "scoring", "galicia"],
    [5, "points", 0, 4, "place-1", "galicia"],
    [5, "points", 0, 2, "grande", "galicia"],
    [6, "nothing-scored", "aragon"],
    [7, "turn", 1],
    [9, "round", 3],
    [30, "general-scoring"],
    [30, "lifted"],
    [30, "inside", 1, 3],
    [30, "scoring", "castillo"],
    [30, "points", 1, 5, "place-1", "castillo"],
  ];

  it("are told apart by card and round, space by space", () => {
    const [special, general, ...more] = scorings(log, 1);
    expect(more).toEqual([]);
    expect(special).toMatchObject({ n: 5, card: "score-first", round: 2 });
    expect(special?.spaces.map((space) => [space.space, space.lines.length])).toEqual([
      ["galicia", 2],
      ["aragon", 0],
    ]);
    expect(general).toMatchObject({ n: 30, card: null, round: 3 });
    expect(general?.spaces[0]?.lines).toEqual([{ player: 1, points: 5, source: "place-1" }]);
  });

  it("leave out points that came in between, and name one that was put off", () => {
    const events: LoggedEvent[] = [
      ...log,
      [31, "round", 4],
      [40, "turn", 0],
      [41, "points", 0, 6, "gold", "castillo"],
      [50, "delayed-scoring", "aragon"],
      [50, "scoring", "aragon"],
      [50, "points", 0, 5, "place-1", "aragon"],
    ];
    const [delayed, ...more] = scorings(events, 1).slice(2);
    expect(more).toEqual([]);
    expect(delayed).toMatchObject({ n: 50, card: "delayed-scoring", round: 4 });
    expect(scorings(events, 1)[1]?.spaces[0]?.lines).toHaveLength(1);
  });

  it("tell what was in the Castillo", () => {
    expect(insideCastillo(log)).toEqual([{ player: 1, count: 3 }]);
  });
});

describe("flights", () => {
  it("go from and to where the pieces were", () => {
    const events: LoggedEvent[] = [
      [1, "placed", 0, "granada"],
      [2, "moved", 0, "blue", "aragon", "castillo"],
      [3, "king", 1, "valencia"],
      [4, "grande", 0, "valencia"],
      [5, "points", 0, 3, "place-1", "galicia"],
      [6, "lost", 1, 2, "sevilla"],
      [7, "sailed", 0, "black", "ship", "america"],
      [8, "filled", 1, "red", "granada"],
    ];
    expect(flights(events, STATE, STATE)).toEqual([
      { figure: "caballero", colour: "red", from: { seat: 0 }, to: { space: "granada" } },
      { figure: "caballero", colour: "blue", from: { space: "aragon" }, to: { space: "castillo" } },
      { figure: "king", colour: "blue", from: { space: "sevilla" }, to: { space: "valencia" } },
      { figure: "grande", colour: "red", from: { space: "galicia" }, to: { space: "valencia" } },
      { figure: "caballero", colour: "blue", from: { space: "sevilla" }, to: { seat: 1 } },
      { figure: "caballero", colour: "black", from: { space: "ship" }, to: { space: "america" } },
      { figure: "caballero", colour: "red", from: { space: "granada" }, to: { space: "limit-board" } },
    ]);
  });
});

describe("digits", () => {
  const option = (id: number, kind: Option["kind"], value?: number): Option => ({
    id,
    text: "",
    kind,
    label: ["", {}],
    ...(value !== undefined && { value }),
  });

  it("name a card by its stack, a button before a space, and no power card", () => {
    const options = [option(112, "space"), option(0, "word")];
    expect(options.map((one) => digitOf(one, options))).toEqual([2, 1]);
    expect(digitOf(option(100, "card", 4), [])).toBe(4);
    expect(digitOf(option(45, "power", 13), [])).toBeNull();
    const beside = [option(0, "word"), option(1, "word"), option(101, "card", 1), option(107, "card", 7)];
    expect(beside.map((one) => digitOf(one, beside))).toEqual([9, 8, 1, 7]);
  });
});

describe("the map", () => {
  const spain = chartOf(["galicia", "castillo"]);

  it("has a place for every piece of a full region", () => {
    for (const region of Object.keys(spain.regions)) {
      const places = stand(spain.sites[region]!, true, 5, 5, false);
      expect(places.king).not.toBeNull();
      expect(places.grandes).toHaveLength(5);
      expect(places.tokens).toHaveLength(5);
    }
  });

  it("sets the pieces of a region without nobles in its middle", () => {
    const galicia = spain.sites["galicia"]!;
    const [x, y] = middleOf(galicia);
    expect(stand(galicia, false, 0, 1, true).tokens).toEqual([{ x, y }]);
  });

  it("knows each colour by a shape", () => {
    const shapes = ["red", "blue", "green", "yellow", "purple", "black"].map(shapeOf);
    expect(new Set(shapes).size).toBe(6);
  });

  it("turns to its other side for a game with more spaces", () => {
    expect(spain.sites["america"]).toBeUndefined();
    expect(spain.neutral["francia"]).toBeDefined();
    const world = chartOf(["galicia", "castillo", "francia", "ambassador", "unheard-of"]);
    expect(world.regions["francia"]).toBeDefined();
    expect(world.sites["ambassador"]?.seat).toBeGreaterThan(0);
    expect(chartOf(["galicia", "unheard-of"])).toBe(spain);
  });
});
