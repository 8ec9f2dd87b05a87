/** What a new table is made of, before it is sent: the seats, the options and the presets. */
import type { Box, NewPlayer, Setting } from "./types";

/** Names for bots and guests, one for each seat. */
export const GUESTS = ["Ana", "Beatriz", "Diego", "Isabel", "Rodrigo"];

export type Options = Record<string, Setting>;

/** What a table agrees on: its options, and the parts that it leaves out. */
export interface Agreed {
  options: Options;
  without: string[];
}

/** What there is to agree on only with a certain module. */
const BELONGS: Record<string, string> = { annulment: "special_cards", crossing: "players_edition", second_ship: "grandissimo", without: "grandissimo" };

/** What there is to agree on only with so many players. */
const SEATED: Record<string, number> = { second_ship: 2 };

/** Parts that come and go together. */
const TOGETHER = ["inquisitor-general", "spanish-inquisition"];

/** Whether there is a choice with these modules and so many players. */
export function applies(name: string, modules: readonly string[], players: number): boolean {
  const module = BELONGS[name];
  return (module === undefined || modules.includes(module)) && (SEATED[name] ?? players) === players;
}

/** All that a preset agrees on: as printed, with what the preset changes. */
export function agreedOn(box: Box, preset: string): Agreed {
  const printed = Object.entries(box.options).map(([name, values]) => [name, values[0]]);
  const { without, ...changed } = box.presets[preset] ?? {};
  const options = { ...(Object.fromEntries(printed) as Options), ...(changed as Options) };
  return { options, without: joined(box, Array.isArray(without) ? without : []) };
}

/** What was agreed on, as far as it is about these modules and so many players. */
export function fitting(box: Box, modules: readonly string[], players: number, agreed: Agreed): Agreed {
  const printed = agreedOn(box, "printed").options;
  const options = Object.entries(agreed.options).map(([name, value]) => [name, applies(name, modules, players) ? value : printed[name]]);
  return { options: Object.fromEntries(options) as Options, without: applies("without", modules, players) ? agreed.without : [] };
}

/** The presets that are about these modules and so many players. */
export function presetsOf(box: Box, modules: readonly string[], players: number): string[] {
  return Object.keys(box.presets).filter((preset) => Object.keys(box.presets[preset] ?? {}).every((name) => applies(name, modules, players)));
}

/** The preset that an agreement amounts to, if any. */
export function presetOf(box: Box, modules: readonly string[], players: number, agreed: Agreed): string | null {
  const same = (preset: string): boolean => {
    const { options, without } = agreedOn(box, preset);
    return without.join() === agreed.without.join() && Object.entries(options).every(([name, value]) => agreed.options[name] === value);
  };
  return presetsOf(box, modules, players).find(same) ?? null;
}

/** Whether a part can be put in or left out: of the cards one stays at least. */
export function turnable(cards: readonly string[], without: readonly string[], part: string): boolean {
  const those = TOGETHER.includes(part) ? TOGETHER : [part];
  return without.includes(part) || cards.some((card) => !without.includes(card) && !those.includes(card));
}

/** The parts that are left out once a part was put in or left out. */
export function turned(box: Box, without: readonly string[], part: string): string[] {
  const those = TOGETHER.includes(part) ? TOGETHER : [part];
  const rest = without.filter((other) => !those.includes(other));
  return joined(box, without.includes(part) ? rest : [...rest, ...those]);
}

/** Parts in the order of the box, with those that go together. */
function joined(box: Box, parts: readonly string[]): string[] {
  const all = parts.some((part) => TOGETHER.includes(part)) ? [...parts, ...TOGETHER] : parts;
  return box.parts.filter((part) => all.includes(part));
}

/** The key of the texts about an option's value. */
export function optionKey(name: string, value: Setting): string {
  return `option-${name}-${typeof value === "boolean" ? (value ? "on" : "off") : value}`;
}

/** The key of the texts about a preset. */
export const presetKey = (preset: string): string => `preset-${preset.replaceAll(" ", "-")}`;

/** What is wrong with the names of the players, as a key of the texts; null: nothing. */
export function fault(players: readonly NewPlayer[]): string | null {
  const names = players.map((player) => player.name.trim().toLocaleLowerCase());
  if (names.some((name) => !name)) return "web-need-person";
  return new Set(names).size < names.length ? "web-same-name" : null;
}

/** Why a module cannot be chosen besides those that are: those it does not go with, or those it needs; null: it can. */
export function obstacle(box: Box, chosen: readonly string[], key: string): { kind: "apart" | "needs"; modules: string[] } | null {
  const { apart = [], needs = [] } = box.modules.find((module) => module.key === key) ?? {};
  const against = apart.filter((other) => chosen.includes(other));
  if (against.length > 0) return { kind: "apart", modules: against };
  const missing = needs.filter((other) => !chosen.includes(other));
  return missing.length > 0 ? { kind: "needs", modules: missing } : null;
}

/** Of the chosen modules those that can stay: one whose partner has gone goes, too. */
export function standing(box: Box, chosen: readonly string[]): string[] {
  const rest = chosen.filter((key) => obstacle(box, chosen, key)?.kind !== "needs");
  return rest.length < chosen.length ? standing(box, rest) : rest;
}

/** Modules that are chosen together though a rulebook advises against it, or though no box names them together. */
export function remarkable(box: Box, chosen: readonly string[], why: "advised_against" | "unnamed"): string[] {
  const others = box.modules.filter(({ key }) => chosen.includes(key)).flatMap((module) => module[why]);
  return box.modules.map(({ key }) => key).filter((key) => chosen.includes(key) && others.includes(key));
}
