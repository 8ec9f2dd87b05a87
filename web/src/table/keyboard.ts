// Playing with the keyboard: digits name choices, arrows go from one possible choice to the next.
import type { Option } from "../lib/types";

/** The kinds of options that are chosen with a button. */
export const BUTTONS = ["word", "amount", "tile"];

/** The digit of an option: the stack of a card, otherwise its place, from 9 down beside cards; power cards have none
 * here. */
export function digitOf(option: Option, options: readonly Option[]): number | null {
  if (option.kind === "power") return null;
  if (option.kind === "card") return option.value ?? null;
  const ordered = [
    ...options.filter((one) => BUTTONS.includes(one.kind)),
    ...options.filter((one) => !BUTTONS.includes(one.kind)),
  ];
  const at = ordered.findIndex((one) => one.id === option.id);
  const stacks = options.flatMap(({ kind, value = 0 }) => (kind === "card" ? [value] : []));
  if (stacks.length > 0) return at >= 0 && 9 - at > Math.max(...stacks) ? 9 - at : null;
  return at >= 0 && at < 9 ? at + 1 : null;
}

/** The power cards whose numbers begin with these digits, the one with exactly this number first. */
export function cardsTyped(typed: string, options: readonly Option[]): Option[] {
  const found = options.filter(({ kind, value }) => kind === "power" && String(value).startsWith(typed));
  return typed === "" ? [] : found.toSorted((one, other) => Number(String(other.value) === typed) - Number(String(one.value) === typed));
}

/** Move the focus to the nearest possible choice in a direction; false: there is none. */
export function step(root: HTMLElement, key: string): boolean {
  const choices = [...root.querySelectorAll<HTMLElement | SVGElement>("[data-choice], [data-chosen]")].filter(
    (choice) => choice.getClientRects().length > 0,
  );
  const active = document.activeElement;
  const current = choices.find((choice) => choice === active);
  if (current === undefined) {
    choices[0]?.focus();
    return choices.length > 0;
  }
  const [x, y] = middle(current);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best: HTMLElement | SVGElement | null = null;
  let shortest = Infinity;
  for (const choice of choices) {
    const [cx, cy] = middle(choice);
    const along = (cx - x) * (dx ?? 0) + (cy - y) * (dy ?? 0);
    const aside = Math.abs((cx - x) * (dy ?? 0)) + Math.abs((cy - y) * (dx ?? 0));
    if (choice !== current && along > 1 && along + 2 * aside < shortest) {
      shortest = along + 2 * aside;
      best = choice;
    }
  }
  best?.focus();
  return true;
}

function middle(element: Element): [number, number] {
  const rect = element.getBoundingClientRect();
  return [rect.x + rect.width / 2, rect.y + rect.height / 2];
}
