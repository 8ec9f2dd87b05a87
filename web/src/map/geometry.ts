// The geometry of the map, as web/map.py exports it, and where the pieces of a space stand.
import type { BetweenView, Plate, SpaceView } from "../lib/types";
import data from "./geometry.json";

export type Point = readonly [number, number];

export interface Box {
  x: number;
  y: number;
}

export interface Site {
  name: Point;
  table: Point;
  nobles: Point;
  caballeros: Point;
  grandes_abreast: number;
  tokens_abreast: number;
  /** The radius of a space inside a region, if it has room for only a few; 0: it is no such space. */
  seat: number;
  /** Where tokens lie that nobody has taken yet. */
  heap: Point | null;
  /** The size of a board that lies on the sea. */
  panel: Point | null;
  /** The symbol drawn instead of a plain seat or board. */
  ground: string;
}

/** A side of the map; lines and ornaments are our own finished SVG. */
export interface Chart {
  box: readonly [number, number, number, number];
  /** What a small screen shows. */
  small: readonly [number, number, number, number];
  inner: readonly [number, number, number, number];
  definitions: string;
  sea: string;
  borders: string;
  frame: string;
  /** The outlines of the regions. */
  regions: Record<string, string>;
  /** Regions that float, as they are drawn. */
  afloat: Record<string, string>;
  neutral: Record<string, string>;
  farNames: Record<string, Point>;
  sites: Record<string, Site>;
  /** Where one crosses from a region to another, by the two neighbours. */
  crossings: Record<string, Point>;
}

const sides = data.sides as unknown as Chart[];
const shapes: Record<string, string> = data.shapes;
const outlines: Record<string, string> = data.outlines;
const drops: Record<string, number> = data.countDrop;

export const castillo = data.castillo as unknown as Record<"walls" | "roof", string> &
  Record<"foot" | "down" | "lifted" | "inside", Point>;

/** The first side that has a place for all these spaces; spaces that no side knows are not drawn. */
export function chartOf(spaces: readonly string[]): Chart {
  const known = (side: Chart) => spaces.filter((space) => space in side.sites).length;
  return sides.reduce((best, side) => (known(side) > known(best) ? side : best));
}

/** The side, plus plates below it for spaces that no side knows. */
export function withPlates(chart: Chart, plates: Record<string, Plate>): Chart {
  const below = Object.entries(plates).map(([key, plate]) => [key, { ...plate, seat: 0, heap: null, ground: "" }] as const);
  if (below.length === 0) return chart;
  const bottom = Math.max(...below.map(([, { name, panel }]) => name[1] + panel[1]));
  const [x, y, width] = chart.box;
  const [left, top, wide] = chart.small;
  const sites = { ...chart.sites, ...Object.fromEntries(below) };
  return { ...chart, sites, box: [x, y, width, bottom - y], small: [left, top, wide, bottom - top] };
}

/** The ratio of a box's width to its height. */
export function ratioOf([, , width, height]: Chart["box"]): number {
  return width / height;
}

/** The shape that goes with a player's colour. */
export function shapeOf(colour: string): string {
  return shapes[colour] ?? "circle";
}

/** The outline of a colour's shape, around the origin. */
export function outlineOf(colour: string): string {
  return outlines[shapeOf(colour)] ?? "";
}

/** How far below the middle of a token the baseline of its number is. */
export function countDrop(colour: string): number {
  return drops[shapeOf(colour)] ?? 6.4;
}

/** The middle of a space: where a piece flies to, and where a menu opens. */
export function middleOf({ nobles, caballeros }: Site): Point {
  return [(nobles[0] + caballeros[0]) / 2, (nobles[1] + caballeros[1]) / 2];
}

/** Where all spaces are, including those between others. */
export function sitesOf(chart: Chart, spaces: Record<string, SpaceView>): Record<string, Site> {
  const between = Object.entries(spaces).flatMap(([key, { between }]) => (between ? [[key, siteBetween(chart, between)] as const] : []));
  return between.length > 0 ? { ...chart.sites, ...Object.fromEntries(between) } : chart.sites;
}

function siteBetween({ sites, crossings }: Chart, { ends, symbol }: BetweenView): Site {
  const [one, other] = ends.map((key) => (sites[key] ? middleOf(sites[key]) : [0, 0])) as [Point, Point];
  const middle = crossings[ends.toSorted().join(" ")] ?? [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const above: Point = [middle[0], middle[1] - 9];
  const pieces = { nobles: above, caballeros: above, grandes_abreast: 1, tokens_abreast: 1 };
  return { name: middle, table: middle, ...pieces, seat: 20, heap: null, panel: null, ground: symbol };
}

/** Where marks lie: to the right and left of the score table, or below it if the region's name is on its left. */
export function marksOf({ name, table: [x, y] }: Site, count: number, scale: number, plate: number): Point[] {
  const [width, height] = data.sizes.table.map((side) => (side / 2) * plate) as [number, number];
  const size = 27 * scale;
  const around = (at: number): Point => [x + (at % 2 === 0 ? 1 : -1) * (width + 15 * scale), y + Math.floor(at / 2) * size];
  const below = (at: number): Point => [x + 26, y + height + 2 + (at + 0.5) * size];
  return Array.from({ length: count }, (_, at) => (Math.abs(name[0] - x) < 20 ? around(at) : below(at)));
}

export interface Standing {
  king: Box | null;
  grandes: Box[];
  tokens: Box[];
  /** How much larger than usual the tokens may be. */
  scale: number;
}

/** The size at which a text fits its room: this size, or smaller if necessary. */
export const fitting = (text: string, size: number, room: number): number => Math.min(size, (1.71 * room) / text.length);

/** How much larger the tokens of a compact map are on a side that shows more of the world. */
export function zoomOf({ small: [, , width] }: Chart): number {
  return width > 1000 ? 1.1 : 1;
}

/** Where the King, Grandes and caballeros of a space stand; a compact map has larger tokens if there are few. */
export function stand(site: Site, king: boolean, grandes: number, tokens: number, compact: boolean, zoom = 1): Standing {
  const nobles = king || grandes > 0;
  const middle = middleOf(site);
  const shared = nobles && tokens > 0;
  const room = shared && king ? 1.15 : tokens <= 2 ? 1.4 : 1.25;
  const scale = !compact || site.seat > 0 || site.panel !== null ? 1 : zoom * (tokens > 3 ? 1 : room);
  const [kingWidth] = data.sizes.king as [number, number];
  const grandeSize = data.sizes.grande as [number, number];
  const token = data.sizes.token * scale;
  const at = shared ? site.nobles : middle;
  const abreast = Math.min(grandes, site.grandes_abreast);
  const left = at[0] - ((king ? kingWidth : 0) + abreast * grandeSize[0]) / 2;
  const grandesAt: Point = king ? [left + kingWidth + (abreast * grandeSize[0]) / 2, at[1]] : at;
  return {
    king: king ? { x: left + kingWidth / 2, y: at[1] } : null,
    grandes: rows(grandesAt, grandes, site.grandes_abreast, grandeSize),
    tokens: rows(shared ? site.caballeros : middle, tokens, site.tokens_abreast, [token, token]),
    scale,
  };
}

function rows(middle: Point, count: number, abreast: number, size: readonly [number, number]): Box[] {
  const boxes: Box[] = [];
  const lines = Math.ceil(count / abreast);
  for (let line = 0; line < lines; line++) {
    const length = Math.min(abreast, count - line * abreast);
    const y = middle[1] + (line - (lines - 1) / 2) * size[1];
    for (let at = 0; at < length; at++) boxes.push({ x: middle[0] + (at - (length - 1) / 2) * size[0], y });
  }
  return boxes;
}
