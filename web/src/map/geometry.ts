// The geometry of the map, as web/map.py exports it, and where the pieces of a space stand.
import data from "./geometry.json";

export type Point = readonly [number, number];

export interface Box {
  x: number;
  y: number;
}

interface Site {
  name: Point;
  table: Point;
  nobles: Point;
  caballeros: Point;
  grandesAbreast: number;
  tokensAbreast: number;
}

const sites = data.sites as unknown as Record<string, Site>;
const shapes: Record<string, string> = data.shapes;
const outlines: Record<string, string> = data.outlines;
const drops: Record<string, number> = data.countDrop;

export const box = data.box as unknown as readonly [number, number, number, number];
export const inner = data.inner as unknown as readonly [number, number, number, number];
export const regions: Record<string, string> = data.regions;
export const neutral: Record<string, string> = data.neutral;
export const farNames = data.farNames as unknown as Record<string, Point>;
export const { definitions, sea, borders, frame } = data;
export const castillo = {
  tower: data.castillo.tower,
  roof: data.castillo.roof,
  foot: data.castillo.foot as unknown as Point,
  down: data.castillo.lid.down as unknown as Point,
  lifted: data.castillo.lid.lifted as unknown as Point,
};

/** The shape that goes with a player's colour. */
export function shapeOf(colour: string): string {
  return shapes[colour] ?? "circle";
}

/** The outline of a colour's shape, around the origin. */
export function outlineOf(colour: string): string {
  return outlines[shapeOf(colour)] ?? "";
}

/** How far below the middle of a token the foot of its number stands. */
export function countDrop(colour: string): number {
  return drops[shapeOf(colour)] ?? 6.4;
}

export function siteOf(space: string): Site {
  const site = sites[space];
  if (site === undefined) throw new Error(`no place on the map for ${space}`);
  return site;
}

/** The middle of a space: where a piece flies to, and where a menu opens. */
export function middleOf(space: string): Point {
  const { nobles, caballeros } = siteOf(space);
  return [(nobles[0] + caballeros[0]) / 2, (nobles[1] + caballeros[1]) / 2];
}

export interface Standing {
  king: Box | null;
  grandes: Box[];
  tokens: Box[];
  /** How much larger than usual the tokens may be. */
  scale: number;
}

/** Where the King, the Grandes and the caballeros of a space stand; a compact map has larger tokens where few stand. */
export function stand(space: string, king: boolean, grandes: number, tokens: number, compact: boolean): Standing {
  const site = siteOf(space);
  const nobles = king || grandes > 0;
  const middle = middleOf(space);
  const shared = nobles && tokens > 0;
  const scale = !compact ? 1 : tokens <= 2 ? 1.4 : tokens === 3 ? 1.25 : 1;
  const [kingWidth] = data.sizes.king as [number, number];
  const grandeSize = data.sizes.grande as [number, number];
  const token = data.sizes.token * scale;
  const at = shared ? site.nobles : middle;
  const abreast = Math.min(grandes, site.grandesAbreast);
  const left = at[0] - ((king ? kingWidth : 0) + abreast * grandeSize[0]) / 2;
  const grandesAt: Point = king ? [left + kingWidth + (abreast * grandeSize[0]) / 2, at[1]] : at;
  return {
    king: king ? { x: left + kingWidth / 2, y: at[1] } : null,
    grandes: rows(grandesAt, grandes, site.grandesAbreast, grandeSize),
    tokens: rows(shared ? site.caballeros : middle, tokens, site.tokensAbreast, [token, token]),
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
