/** What is being played, in words: several events that happen at once are one short sentence. */
import { shortNameOf } from "../cards/faces";
import { argumentsOf, kindOf } from "../lib/events";
import { capital, has, naming, say, spaceName, tellLogged } from "../table/words";
import type { Frame } from "./frames";

/** Where some may go back to their court, which a list would not say. */
const OUT = "out";

type Told = Record<string, unknown>;

/** The words for a frame. */
export function captionOf({ events, after }: Frame): string {
  const loud = events.filter(([, kind]) => !kindOf(kind)?.quiet);
  const word = kindOf(loud[0]?.[1] ?? "")?.at_once;
  const all: Told[] = loud.map(([, kind, ...values]) => argumentsOf(kind, values));
  const alike = loud.every(([, kind]) => kindOf(kind)?.arguments.length === kindOf(loud.at(-1)?.[1] ?? "")?.arguments.length);
  if (word === undefined || loud.length < 2 || !has(`moment-${word}`) || (word === OUT && !alike)) return loud.map((event) => tellLogged(event, naming(after))).join(" ");
  const { names } = naming(after);
  const parts = summed(all).flatMap((told) => {
    const who = names[Number(told["player"])];
    const what = detail(told);
    return what === null ? [] : [who === undefined ? what : `${who} ${what}`];
  });
  return `${say(`moment-${word}`, { space: placeOf(all[0] ?? {}) })} ${parts.join(all.some(({ card }) => card !== undefined) ? " · " : ", ")}`;
}

/** Where it happens: a space, or what brings points without one. */
function placeOf({ space, source }: Told): string {
  if (typeof space === "string") return spaceName(space);
  return typeof source === "string" ? capital(say(`source-${source}`)) : "";
}

/** Points that one player gets for several things, together. */
function summed(all: Told[]): Told[] {
  const found = new Map<unknown, Told>();
  for (const told of all) {
    const key = "points" in told ? told["player"] : told;
    const known = found.get(key);
    found.set(key, known ? { ...known, points: Number(known["points"]) + Number(told["points"]) } : told);
  }
  return [...found.values()];
}

/** What one of the events says; null: nothing that matters. */
function detail(told: Told): string | null {
  if ("points" in told) return "source" in told ? `+${Number(told["points"])}` : String(told["points"]);
  if ("count" in told && typeof told["space"] === "string") return `${Number(told["count"])} → ${spaceName(told["space"])}`;
  if ("count" in told) return Number(told["count"]) > 0 ? String(told["count"]) : null;
  if (typeof told["card"] === "string") return shortNameOf(told["card"]);
  return typeof told["space"] === "string" ? spaceName(told["space"]) : null;
}
