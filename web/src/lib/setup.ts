/** What a new table consists of, before it is sent: the seats, the options and the presets. */
import type { Box, BoxPart, NewPlayer, Setting } from "./types";

/** Names for bots and guests, one for each seat. */
export const GUESTS = ["Ana", "Beatriz", "Diego", "Isabel", "Rodrigo"];

export type Options = Record<string, Setting>;

/** What a table agrees on: its options, and the parts that it leaves out. */
export interface Agreed {
  options: Options;
  without: string[];
}

/** Whether an option exists with these modules and this many players. */
export function applies(box: Box, name: string, modules: readonly string[], players: number): boolean {
  const module = name === "without" ? (box.parts[0]?.module ?? "") : box.belongs[name];
  return (module === undefined || modules.includes(module)) && (box.seated[name] ?? players) === players;
}

/** Everything that a preset agrees on: as printed, plus the preset's changes. */
export function agreedOn(box: Box, preset: string): Agreed {
  const printed = Object.entries(box.options).map(([name, values]) => [name, values[0]]);
  const { without, ...changed } = box.presets[preset] ?? {};
  const options = { ...(Object.fromEntries(printed) as Options), ...(changed as Options) };
  return { options, without: joined(box, Array.isArray(without) ? without : []) };
}

/** The part of an agreement that applies to these modules and this many players. */
export function fitting(box: Box, modules: readonly string[], players: number, agreed: Agreed): Agreed {
  const printed = agreedOn(box, "printed").options;
  const options = Object.entries(agreed.options).map(([name, value]) => [name, applies(box, name, modules, players) ? value : printed[name]]);
  return { options: Object.fromEntries(options) as Options, without: applies(box, "without", modules, players) ? agreed.without : [] };
}

/** The presets that apply to these modules and this many players. */
export function presetsOf(box: Box, modules: readonly string[], players: number): string[] {
  return Object.keys(box.presets).filter((preset) => Object.keys(box.presets[preset] ?? {}).every((name) => applies(box, name, modules, players)));
}

/** The preset that an agreement amounts to, if any. */
export function presetOf(box: Box, modules: readonly string[], players: number, agreed: Agreed): string | null {
  const same = (preset: string): boolean => {
    const { options, without } = agreedOn(box, preset);
    return without.join() === agreed.without.join() && Object.entries(options).every(([name, value]) => agreed.options[name] === value);
  };
  return presetsOf(box, modules, players).find(same) ?? null;
}

/** A part, with those that come and go with it. */
const withAlong = (parts: readonly BoxPart[], key: string): string[] => [key, ...(parts.find((part) => part.key === key)?.along ?? [])];

/** Whether a part can be added or left out: at least one card must stay. */
export function turnable(parts: readonly BoxPart[], without: readonly string[], key: string): boolean {
  const those = withAlong(parts, key);
  return without.includes(key) || parts.some((part) => part.stack > 0 && !without.includes(part.key) && !those.includes(part.key));
}

/** The parts that are left out after a part was added or left out. */
export function turned(box: Box, without: readonly string[], key: string): string[] {
  const those = withAlong(box.parts, key);
  const rest = without.filter((other) => !those.includes(other));
  return joined(box, without.includes(key) ? rest : [...rest, ...those]);
}

/** Parts in the order of the box, with those that go together. */
function joined({ parts }: Box, without: readonly string[]): string[] {
  const all = without.flatMap((key) => withAlong(parts, key));
  return parts.map(({ key }) => key).filter((key) => all.includes(key));
}

/** The key of the texts about an option's value. */
export function optionKey(name: string, value: Setting): string {
  return `option-${name}-${typeof value === "boolean" ? (value ? "on" : "off") : value}`;
}

/** The key of the texts about a preset. */
export const presetKey = (preset: string): string => `preset-${preset.replaceAll(" ", "-")}`;

/** Where this many players sit, the first of whom sat so before: whoever can keeps their seat, and so their colour. */
export function seated(before: readonly number[], count: number): number[] {
  const kept = before.slice(0, count).map((seat) => (seat < count ? seat : null));
  const free = Array.from({ length: count }, (_, seat) => seat).filter((seat) => !kept.includes(seat));
  return Array.from({ length: count }, (_, player) => kept[player] ?? free.shift()!);
}

/** Where everybody sits once a player has taken a seat: whoever had it gets theirs. */
export const exchanged = (seats: readonly number[], player: number, seat: number): number[] =>
  seats.map((old, other) => (other === player ? seat : old === seat ? seats[player]! : old));

/** What is wrong with the names of the players, as a key of the texts; null: nothing. */
export function fault(players: readonly NewPlayer[]): string | null {
  const names = players.map((player) => player.name.trim().toLocaleLowerCase());
  if (names.some((name) => !name)) return "web-need-person";
  return new Set(names).size < names.length ? "web-same-name" : null;
}

/** Why a module cannot be added to the chosen ones: those it excludes, or those it needs; null: it can. */
export function obstacle(box: Box, chosen: readonly string[], key: string): { kind: "apart" | "needs"; modules: string[] } | null {
  const { apart = [], needs = [] } = box.modules.find((module) => module.key === key) ?? {};
  const against = apart.filter((other) => chosen.includes(other));
  if (against.length > 0) return { kind: "apart", modules: against };
  const missing = needs.filter((other) => !chosen.includes(other));
  return missing.length > 0 ? { kind: "needs", modules: missing } : null;
}

/** The chosen modules that can stay: one whose partner has gone goes too. */
export function remaining(box: Box, chosen: readonly string[]): string[] {
  const rest = chosen.filter((key) => obstacle(box, chosen, key)?.kind !== "needs");
  return rest.length < chosen.length ? remaining(box, rest) : rest;
}

/** Modules that are chosen together although a rulebook advises against it, or no box combines them. */
export function remarkable(box: Box, chosen: readonly string[], why: "advised_against" | "unnamed"): string[] {
  const others = box.modules.filter(({ key }) => chosen.includes(key)).flatMap((module) => module[why]);
  return box.modules.map(({ key }) => key).filter((key) => chosen.includes(key) && others.includes(key));
}
