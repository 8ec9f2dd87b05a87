/** What the table reads from events and options, without a browser. */
import { describe, expect, it } from "vitest";
import type { LoggedEvent, Option, State } from "../src/lib/types";
import { chartOf, marksOf, middleOf, shapeOf, sitesOf, stand } from "../src/map/geometry";
import { flights } from "../src/table/flights";
import { digitOf } from "../src/table/keyboard";

const SEATS = ["red", "blue"].map((colour) => ({ colour }));
const STATE = { seats: SEATS, view: { king: "sevilla", spaces: {}, links: [], seats: [{ grande: "galicia" }, { grande: null }] } } as unknown as State;

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
      [9, "reinforced", 1, 3],
      [9, "took", 0, "veto"],
    ];
    const court = (seat: number) => ({ seat, spot: "court" });
    expect(flights(events, STATE, STATE)).toEqual([
      { figure: "caballero", colour: "red", from: court(0), to: { space: "granada" }, count: 1 },
      { figure: "caballero", colour: "blue", from: { space: "aragon" }, to: { space: "castillo" }, count: 1 },
      { figure: "king", colour: "blue", from: { space: "sevilla" }, to: { space: "valencia" }, count: 1 },
      { figure: "grande", colour: "red", from: { space: "galicia" }, to: { space: "valencia" }, count: 1 },
      { figure: "points", colour: "red", from: { space: "galicia" }, to: { seat: 0, spot: "score" }, count: 3 },
      { figure: "caballero", colour: "blue", from: { space: "sevilla" }, to: { seat: 1, spot: "province" }, count: 2 },
      { figure: "caballero", colour: "black", from: { space: "ship" }, to: { space: "america" }, count: 1 },
      { figure: "caballero", colour: "red", from: { space: "granada" }, to: { space: "limit-board" }, count: 1 },
      { figure: "caballero", colour: "blue", from: { seat: 1, spot: "province" }, to: court(1), count: 3 },
      { figure: "card", colour: "red", from: { card: "veto" }, to: { seat: 0 }, count: 1 },
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
    expect(goes([1, "bridge", 1, "aragon", "valencia"])).toEqual([["caballero", { seat: 1, spot: "court" }, { space: "bridge" }]]);
  });

  it("move the Castillo from where it stood, and throw beside one that is in danger", () => {
    const before = moved({ castillo: {}, aragon: { marks: [{ symbol: "castillo", secret: false }] } });
    expect(goes([1, "shifted", 0, "granada"], STATE, moved({ castillo: {} }))).toEqual([["castillo", { space: "castillo" }, { space: "granada" }]]);
    expect(goes([1, "shifted-back"], STATE, before)).toEqual([["castillo", { space: "aragon" }, { space: "castillo" }]]);
    expect(goes([1, "moved", 0, "red", "aragon", "castillo"], moved({ beside: { within: "castillo" } }))).toEqual([["caballero", { space: "aragon" }, { space: "beside" }]]);
  });

  it("go from where they lay, and take along all that stood there", () => {
    const before = moved({
      galicia: { marks: [{ symbol: "quarantine", secret: false }], tile: null, caballeros: [0, 0] },
      granada: { tile: 1, caballeros: [2, 0], black: 1 },
      castillo: {},
    });
    expect(goes([1, "quarantined", 0, "aragon"], STATE, before)).toEqual([["quarantine", { space: "galicia" }, { space: "aragon" }]]);
    expect(goes([1, "tile", 0, 1, "aragon"], STATE, before)).toEqual([["tile", { space: "granada" }, { space: "aragon" }]]);
    expect(goes([1, "tile", 0, 0, "aragon"], STATE, before)).toEqual([["tile", { seat: 0 }, { space: "aragon" }]]);
    expect(flights([[1, "shifted", 1, "granada"]], STATE, before).map(({ figure, colour }) => [figure, colour])).toEqual([
      ["castillo", "blue"],
      ["caballero", "red"],
      ["caballero", "black"],
    ]);
    expect(goes([1, "annulled-effect", 1, 2], STATE, before)).toEqual([["quarantine", { space: "galicia" }, { seat: 1 }]]);
  });

  it("are none where nothing moves", () => {
    expect(goes([1, "laid-tokens", 0, 0, 2]).map(([figure]) => figure)).toEqual(["goods"]);
    expect(goes([1, "took-back", 0])).toEqual([]);
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
