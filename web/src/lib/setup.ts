/** What a new table is made of, before it is sent: the seats, the options and the presets. */
import type { Box, NewPlayer, OptionValue } from "./types";

/** Names for bots and guests, one for each seat. */
export const GUESTS = ["Ana", "Beatriz", "Diego", "Isabel", "Rodrigo"];

export type Options = Record<string, OptionValue>;

/** All options of a preset: those as printed, with what the preset changes. */
export function optionsOf(box: Box, preset: string): Options {
  const printed = Object.entries(box.options).map(([name, values]) => [name, values[0]]);
  return { ...(Object.fromEntries(printed) as Options), ...box.presets[preset] };
}

/** The presets of what can be set up; one may be about parts of a module that is not built yet. */
export function presetsOf(box: Box): string[] {
  return Object.keys(box.presets).filter((preset) => Object.keys(box.presets[preset] ?? {}).every((name) => name in box.options));
}

/** The preset that the options amount to, if any. */
export function presetOf(box: Box, options: Options): string | null {
  const same = (preset: string): boolean =>
    Object.entries(optionsOf(box, preset)).every(([name, value]) => options[name] === value);
  return presetsOf(box).find(same) ?? null;
}

/** The key of the texts about an option's value. */
export function optionKey(name: string, value: OptionValue): string {
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
