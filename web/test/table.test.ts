/** What the table reads from events and options, without a browser. */
import { describe, expect, it } from "vitest";
import type { LoggedEvent, Option, State } from "../src/lib/types";
import { chartOf, marksOf, middleOf, shapeOf, sitesOf, stand } from "../src/map/geometry";
import { flights } from "../src/table/flights";
import { digitOf } from "../src/table/keyboard";
import { insideCastillo, scorings } from "../src/table/scorings";

const SEATS = ["red", "blue"].map((colour) => ({ colour }));
const STATE = { seats: SEATS, view: { king: "sevilla", spaces: {}, links: [], seats: [{ grande: "galicia" }, { grande: null }] } } as unknown as State;

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

  it("say what made a region count otherwise: a 2x token, an ally, a turned tile", () => {
    const events: LoggedEvent[] = [
      [1, "round", 2],
      [2, "tile", 0, 1, "granada"],
      [3, "tile-turned", 0, 1],
      [4, "allied", 0, "galicia", "sevilla"],
      [5, "special", 0, "score-one"],
      [5, "scoring", "galicia"],
      [6, "shifted", 0, "granada"],
      [30, "general-scoring"],
      [30, "scoring", "castillo"],
      [30, "shifted-back"],
      [30, "doubled", 1, "sevilla"],
      [30, "nothing-scored", "galicia"],
      [30, "scoring", "sevilla"],
      [30, "points", 0, 8, "place-1", "sevilla"],
      [30, "scoring", "granada"],
      [30, "points", 1, 1, "bridge", "bridge"],
      [31, "round", 3],
      [50, "general-scoring"],
      [50, "scoring", "sevilla"],
    ];
    const [special, general, next] = scorings(events, 1);
    expect(special?.spaces).toEqual([{ space: "galicia", lines: [] }]);
    expect(general?.spaces).toEqual([
      { space: "castillo", lines: [], turned: true },
      { space: "galicia", lines: [], allied: "sevilla" },
      { space: "sevilla", lines: [{ player: 0, points: 8, source: "place-1" }], allied: "galicia", doubledBy: 1 },
      { space: "granada", lines: [], turned: true },
      { space: "bridge", lines: [{ player: 1, points: 1, source: "bridge" }] },
    ]);
    expect(next?.spaces).toEqual([{ space: "sevilla", lines: [] }]);
  });

  it("show the points of the courts as one step", () => {
    const events: LoggedEvent[] = [
      [1, "special", 0, "score-courts"],
      [1, "court-points", 0, 5, "courts"],
      [1, "court-points", 1, 3, "courts"],
    ];
    expect(scorings(events, 2)[0]?.spaces.map(({ space, lines }) => [space, lines.length])).toEqual([["courts", 2]]);
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

describe("flights of tokens", () => {
  const moved = (spaces: object, links: object[] = []) => ({ ...STATE, view: { ...STATE.view, spaces, links } }) as unknown as State;
  const goes = (event: LoggedEvent, state = STATE, before = STATE) => flights([event], state, before).map(({ figure, from, to }) => [figure, from, to]);

  it("go to where they lie", () => {
    expect(goes([1, "quarantined", 0, "aragon"])).toEqual([["quarantine", { seat: 0 }, { space: "aragon" }]]);
    expect(goes([1, "allied", 1, "aragon", "galicia"])).toEqual([
      ["alliance", { seat: 1 }, { space: "aragon" }],
      ["alliance", { seat: 1 }, { space: "galicia" }],
    ]);
    expect(goes([1, "bridge", 1, "aragon", "valencia"])).toEqual([["caballero", { seat: 1 }, { space: "bridge" }]]);
  });

  it("move the Castillo from where it stood, and throw beside one that is in danger", () => {
    const before = moved({}, [{ kind: "track", ends: ["castillo", "aragon"], symbol: "tower" }]);
    expect(goes([1, "shifted", 0, "granada"])).toEqual([["tower", { space: "castillo" }, { space: "granada" }]]);
    expect(goes([1, "shifted-back"], STATE, before)).toEqual([["tower", { space: "aragon" }, { space: "castillo" }]]);
    expect(goes([1, "moved", 0, "red", "aragon", "castillo"], moved({ beside: { within: "castillo" } }))).toEqual([["caballero", { space: "aragon" }, { space: "beside" }]]);
  });

  it("go from where they lay, and take along all that stood there", () => {
    const before = moved({
      galicia: { marks: [{ symbol: "quarantine", secret: false }], tile: null, caballeros: [0, 0] },
      granada: { tile: 1, caballeros: [2, 0], black: 1 },
    });
    expect(goes([1, "quarantined", 0, "aragon"], STATE, before)).toEqual([["quarantine", { space: "galicia" }, { space: "aragon" }]]);
    expect(goes([1, "tile", 0, 1, "aragon"], STATE, before)).toEqual([["tile", { space: "granada" }, { space: "aragon" }]]);
    expect(goes([1, "tile", 0, 0, "aragon"], STATE, before)).toEqual([["tile", { seat: 0 }, { space: "aragon" }]]);
    expect(flights([[1, "shifted", 1, "granada"]], STATE, before).map(({ figure, colour }) => [figure, colour])).toEqual([
      ["tower", "blue"],
      ["caballero", "red"],
      ["caballero", "black"],
    ]);
    expect(goes([1, "annulled-effect", 1, 2], STATE, before)).toEqual([["quarantine", { space: "galicia" }, { seat: 1 }]]);
  });

  it("are none where nothing moves", () => {
    expect(goes([1, "laid-tokens", 0, 0, 2]).map(([figure]) => figure)).toEqual(["goods"]);
    expect(goes([1, "reinforced", 0, 3])).toEqual([]);
    expect(goes([1, "joker", 0])).toEqual([]);
    expect(goes([1, "storm", 0, "aragon"])).toEqual([]);
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

  it("sets a bridge on the border of the regions that it joins, or between those that share none", () => {
    const at = (...ends: [string, string]) => sitesOf(spain, { bridge: { caballeros: [0], black: 0, table: [0, 0, 0], tile: null, within: null, room: null, between: { ends, symbol: "bridge" } } })["bridge"]?.table;
    expect(at("valencia", "aragon")).toEqual(spain.crossings["aragon valencia"]);
    const [[ax, ay], [bx, by]] = [middleOf(spain.sites["galicia"]!), middleOf(spain.sites["granada"]!)];
    expect(at("galicia", "granada")).toEqual([(ax + bx) / 2, (ay + by) / 2]);
    expect(sitesOf(spain, {})).toBe(spain.sites);
  });

  it("lays boards and markers beside the score table, none on another", () => {
    for (const site of Object.values(spain.sites)) {
      const spread = marksOf(site, 4, 1, 1);
      expect(new Set(spread.map(String)).size).toBe(4);
      for (const [x, y] of spread) expect(Math.abs(x - site.table[0]) > 33 + 12 || y - site.table[1] > 10 + 12).toBe(true);
    }
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
