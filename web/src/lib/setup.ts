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

/** The preset that the options amount to, if any. */
export function presetOf(box: Box, options: Options): string | null {
  const same = (preset: string): boolean =>
    Object.entries(optionsOf(box, preset)).every(([name, value]) => options[name] === value);
  return Object.keys(box.presets).find(same) ?? null;
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
