/** Boards of lessons: from the lines of a drawing to what the server is asked, and from its answer to a table. */
import type { Chart, Point } from "../map/geometry";
import type { Example, ExampleBoard, Option, State } from "../lib/types";

/** A board as a lesson describes it. */
export interface Drawing {
  example: Required<Pick<Example, "players" | "caballeros" | "grandes" | "score">> & Example;
  /** The spaces that are in the picture; none: all of them. */
  show: string[];
  /** The spaces that shine, as if they could be chosen. */
  glow: string[];
  /** Whether the reader can change it. */
  change: boolean;
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
/** A list of spaces; `-` is nowhere. */
const places = (text: string): string[] => words(text).map((word) => (word === "-" ? "" : word));

/** The board that these lines describe, with these modules. */
export function drawing(lines: readonly (readonly [string, string])[], modules: readonly string[]): Drawing {
  const found = new Map(lines);
  const said = (name: string): string => found.get(name) ?? "";
  const named = (prefix: string): [string, string][] =>
    lines.flatMap(([name, value]) => (name.startsWith(`${prefix} `) ? [[name.slice(prefix.length + 1), value] as [string, string]] : []));
  return {
    example: {
      players: Number(said("players") || 4),
      modules: [...modules],
      king: said("king"),
      caballeros: Object.fromEntries(named("at").map(([space, counts]) => [space, words(counts).map(Number)])),
      grandes: places(said("grandes")),
      tiles: places(said("tiles")),
      fields: Object.fromEntries(named("field").map(([name, values]) => [name, places(values)])),
      hidden: said("open") !== "yes",
      score: words(said("score")),
    },
    show: words(said("show")),
    glow: words(said("glow")),
    change: said("change") === "yes",
  };
}

/** A table at which nobody sits, for what draws tables. */
export function tableOf(board: ExampleBoard, names: readonly string[]): State {
  return {
    id: "",
    version: 0,
    position: 0,
    seat: null,
    seats: board.seats.map((colour, seat) => ({ name: names[seat] ?? "", colour, kind: "person", mine: false, connected: true, taken: true })),
    config: board.config,
    view: board.view,
    question: null,
    waiting: [],
    prompts: [],
    undo: { steps: 0, turn: 0 },
    veto: "ask",
    later: "ask",
    beforehand: { veto: [], later: [], king: [] },
    preview: {},
    events: [],
    said: 0,
    over: false,
    winners: [],
    ranking: [],
    points: null,
    deal: "hidden",
    ...(board.plates && { plates: board.plates }),
    ...(board.symbols && { symbols: board.symbols }),
  };
}

/** Spaces as choices, so that they shine. */
export const shining = (spaces: readonly string[]): Option[] =>
  spaces.map((space, id) => ({ id, text: "", kind: "space", label: ["", {}], space }));

/** How much of the map is seen around the spaces that are shown, at least. */
const MARGIN = { across: 125, above: 95, below: 105 };
const LEAST: Point = [420, 300];

/** The part of the map around some spaces. */
export function around(chart: Chart, spaces: readonly string[]): Chart {
  const sites = spaces.flatMap((space) => (chart.sites[space] ? [chart.sites[space]] : []));
  if (sites.length === 0) return { ...chart, box: chart.small };
  const points = sites.flatMap(({ name, table, nobles, caballeros, panel }) => {
    const corners: Point[] = panel ? [[name[0] - panel[0] / 2, name[1]], [name[0] + panel[0] / 2, name[1] + panel[1]]] : [];
    return [name, table, nobles, caballeros, ...corners];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = spread(Math.min(...xs) - MARGIN.across, Math.max(...xs) + MARGIN.across, LEAST[0], chart.inner[0], chart.inner[2]);
  const [top, bottom] = spread(Math.min(...ys) - MARGIN.above, Math.max(...ys) + MARGIN.below, LEAST[1], chart.inner[1], chart.inner[3]);
  const box = [left, top, right - left, bottom - top] as const;
  return { ...chart, box, small: box };
}

/** A stretch of at least this length, moved inside the map. */
function spread(from: number, to: number, least: number, start: number, length: number): [number, number] {
  const lack = Math.max(0, least - (to - from)) / 2;
  let [low, high] = [from - lack, to + lack];
  if (low < start) [low, high] = [start, Math.min(start + length, high + start - low)];
  if (high > start + length) [low, high] = [Math.max(start, low - (high - start - length)), start + length];
  return [low, high];
}

// --- changes of the reader ---

const changing = (drawing: Drawing, change: Partial<Drawing["example"]>, more: Partial<Drawing> = {}): Drawing => ({
  ...drawing,
  ...more,
  example: { ...drawing.example, ...change },
});

const scoredSpace = ({ example }: Drawing): string => example.score[0] ?? "";

/** Another number of caballeros of a seat. */
export function withCount(drawing: Drawing, seat: number, count: number): Drawing {
  const { players, caballeros } = drawing.example;
  const space = scoredSpace(drawing);
  const counts = Array.from({ length: players }, (_, at) => (at === seat ? count : (caballeros[space]?.[at] ?? 0)));
  return changing(drawing, { caballeros: { ...caballeros, [space]: counts } });
}

/** The King comes or goes. */
export const withKing = (drawing: Drawing, here: boolean): Drawing => changing(drawing, { king: here ? scoredSpace(drawing) : "" });

/** A Grande comes or goes. */
export function withGrande(drawing: Drawing, seat: number, here: boolean): Drawing {
  const grandes = Array.from({ length: drawing.example.players }, (_, at) => drawing.example.grandes[at] ?? "");
  return changing(drawing, { grandes: grandes.with(seat, here ? scoredSpace(drawing) : "") });
}

/** The same in another region: all pieces go there. */
export function inRegion(drawing: Drawing, space: string): Drawing {
  const { caballeros, king, grandes } = drawing.example;
  const before = scoredSpace(drawing);
  const { [before]: counts = [], ...rest } = caballeros;
  const region = space !== "castillo";
  const moved = (place: string): string => (place === before ? (region ? space : "") : place);
  return changing(
    drawing,
    { caballeros: { ...rest, [space]: counts }, score: [space], hidden: region, king: moved(king ?? ""), grandes: grandes.map(moved) },
    { show: [space] },
  );
}

/** More or fewer players. */
export function withPlayers(drawing: Drawing, players: number): Drawing {
  const { caballeros, grandes } = drawing.example;
  const kept = Object.entries(caballeros).map(([space, counts]) => [space, counts.slice(0, players)] as const);
  return changing(drawing, { players, caballeros: Object.fromEntries(kept), grandes: grandes.slice(0, players) });
}

/** Whether a reader has changed a drawing. */
export const changed = (drawing: Drawing, now: Drawing): boolean => JSON.stringify(drawing.example) !== JSON.stringify(now.example);
