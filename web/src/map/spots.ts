// What is on each space of the map: its pieces and marks, whether it can be chosen, and a description in words.
import type { SpaceView, State, Text } from "../lib/types";
import { has, naming, renderText, say, spaceName } from "../table/words";
import type { Option } from "../table/words";
import { marksOf, middleOf, sitesOf, stand, zoomOf } from "./geometry";
import type { Chart, Point, Site, Standing } from "./geometry";

/** How large things are drawn. */
export interface Scale {
  /** Whether the map is shown on a small screen. */
  compact: boolean;
  /** Boards and markers. */
  mark: number;
  /** Score tables. */
  plate: number;
}

export const LARGE: Scale = { compact: false, mark: 1.1, plate: 1 };
export const COMPACT: Scale = { compact: true, mark: 1.5, plate: 1.18 };

/** The caballeros of one colour. */
export interface Group {
  colour: string;
  name: string;
  count: number;
}

export interface Grande {
  seat: number;
  colour: string;
  name: string;
  /** Whether it acts as King. */
  regent: boolean;
}

/** A board or marker that lies on a space. */
export interface Mark {
  symbol: string;
  at: Point;
  /** Whether only this player sees it. */
  secret: boolean;
}

/** A space and what is on it. */
export interface Spot {
  key: string;
  space: SpaceView;
  site: Site;
  groups: Group[];
  grandes: Grande[];
  king: boolean;
  places: Standing;
  marks: Mark[];
  /** The colour of the seat that owns it; null: nobody. */
  holder: string | null;
  /** The points of its score table for the places that count; empty: it has none. */
  points: readonly number[];
  /** Whether it, or a caballero on it, can be chosen. */
  legal: boolean;
  /** Whether one can only pick something up here, while other spaces themselves can be chosen. */
  besides: boolean;
  /** What to know before choosing it. */
  caution: Text | undefined;
}

/** All spaces that have a place on this side of the map. */
export function spotsOf(table: State, chart: Chart, options: readonly Option[], scale: Scale): Spot[] {
  const { view, seats } = table;
  const sites = sitesOf(chart, view.spaces);
  const colourOf = (seat: number): string => seats[seat]?.colour ?? "";
  const nameOf = (seat: number): string => seats[seat]?.name ?? "";
  const chosen = options.some(({ kind }) => kind === "space");
  return Object.entries(view.spaces).flatMap(([key, space]) => {
    const site = sites[key];
    if (site === undefined || space.absent) return [];
    const groups = [
      ...(space.caballeros ?? []).map((count, seat) => ({ colour: colourOf(seat), name: nameOf(seat), count })),
      { colour: "black", name: has("colour-black") ? say("colour-black") : "", count: space.black ?? 0 },
    ].filter(({ count }) => count > 0);
    const grandes = view.seats.flatMap(({ grande, regent = false }, seat) =>
      grande === key ? [{ seat, colour: colourOf(seat), name: nameOf(seat), regent }] : [],
    );
    const king = view.throne === key;
    const here = options.filter((option) => option.space === key);
    const choice = here.find(({ kind }) => kind === "space");
    const picks = here.some(({ kind }) => kind === "pick");
    return [
      {
        key,
        space,
        site,
        groups,
        grandes,
        king,
        places: stand(site, king, grandes.length, groups.length, scale.compact, zoomOf(chart)),
        marks: marksOn(space, site, scale),
        holder: space.holder === undefined ? null : colourOf(space.holder),
        points: pointsOf(space, view.places),
        besides: chosen && choice === undefined && picks,
        legal: choice !== undefined || picks,
        caution: choice?.caution,
      },
    ];
  });
}

function marksOn({ marks = [] }: SpaceView, site: Site, { mark, plate }: Scale): Mark[] {
  const places = marksOf(site, marks.length, mark, plate);
  return marks.map((one, at) => ({ ...one, at: places[at]! }));
}

/** What a piece on a space is called in the page; there is one King, whoever moves him. */
export function pieceName(figure: string, space: string, colour = ""): string {
  return (figure === "king" ? [figure, space] : [figure, space, colour]).join(".");
}

/** Where a piece stands or lies on a space, and how much larger than usual it is drawn; null: that space is not shown. */
export function standOf(
  spots: readonly Spot[],
  sites: Record<string, Site>,
  space: string,
  figure: string,
  colour: string,
): { at: Point; scale: number } | null {
  const [spot, site] = [spots.find(({ key }) => key === space), sites[space]];
  if (site === undefined) return null;
  const middle = { at: middleOf(site), scale: 1 };
  if (spot === undefined) return middle;
  const { places, groups, grandes, marks } = spot;
  const token = places.tokens[groups.findIndex((group) => group.colour === colour)];
  const grande = places.grandes[grandes.findIndex((one) => one.colour === colour)];
  const mark = marks.find(({ symbol }) => symbol === figure);
  if (figure === "caballero" && token) return { at: [token.x, token.y], scale: places.scale };
  if (figure === "grande" && grande) return { at: [grande.x, grande.y], scale: 1 };
  if (figure === "king" && places.king) return { at: [places.king.x, places.king.y + 1], scale: 1 };
  if (figure === "tile") return { at: site.table, scale: 1 };
  return mark ? { at: mark.at, scale: 1 } : middle;
}

/** The points of a space's score table for the places that count; all of a tile that is turned over, since who is alone
 * there scores the most. */
export function pointsOf({ table, turned }: SpaceView, places: number): readonly number[] {
  if (table.every((points) => points === 0)) return [];
  return turned ? table : table.slice(0, places);
}

/** Whether a score tile lies on the score table. */
export function hasTile({ tile }: SpaceView): boolean {
  return tile !== null && tile >= 0;
}

/** A space in words, for people who cannot see the map. */
export function describe(spot: Spot, table: State): string {
  const { space } = spot;
  const context = naming(table);
  const parts = spot.points.length > 0 ? [`${say(hasTile(space) ? "picture-tile" : "picture-table")} ${spot.points.join(" / ")}`] : [];
  if (spot.king) parts.push(say("picture-king"));
  for (const { name } of spot.grandes) parts.push(say("table-space-grande", { player: name }));
  for (const { name, count } of spot.groups) parts.push(say("table-space-caballeros", { player: name, count }));
  for (const [kind, count] of Object.entries(space.heap ?? {})) parts.push(say(`table-space-${kind}`, { count }));
  for (const note of space.notes ?? []) parts.push(renderText(note, context));
  if (space.caballeros === null) parts.push(say("picture-hidden"));
  if (spot.legal) parts.push(say("table-space-legal"));
  if (spot.caution) parts.push(renderText(spot.caution, context));
  return [spaceName(spot.key), parts.join(", ")].filter((part) => part !== "").join(": ");
}
