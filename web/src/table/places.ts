// Where things are on the screen, so that pieces fly from and to where they are shown.
import type { State } from "../lib/types";
import type { Flight, Place } from "./flights";

/** A point of the screen, and how large a piece of the map is drawn there. */
export interface Point {
  x: number;
  y: number;
  scale: number;
}

/** Finds a piece of the map; null: its space is not shown. */
export type Finder = (state: State, space: string, figure: string, colour: string) => Point | null;

/** How large pieces are on the panel of a player. */
const SMALL = 0.6;

/** The element of a card on offer. */
export function cardOn(root: Element, { view }: State, card: string): HTMLElement | null {
  const at = view.offered.indexOf(card);
  return at < 0 ? null : root.querySelector<HTMLElement>(`.offer-place [data-stack="${at + 1}"]`);
}

/** The symbol of the page that draws a tile or token; null: it is nothing that lies on the map. */
export function symbolOf(figure: string): string | null {
  return [`eg-${figure}`, `eg-${figure}-token`].find((id) => document.getElementById(id)) ?? null;
}

/** Where a place is on the screen in a state; null: nowhere. */
export function pointOf(root: Element, onMap: Finder, place: Place, { figure, colour }: Flight, state: State): Point | null {
  if ("space" in place) return onMap(state, place.space, figure, colour);
  if ("card" in place) return middle(cardOn(root, state, place.card), 1);
  const plate = root.querySelector(`[data-seat="${place.seat}"]`);
  const spot = place.spot === undefined ? null : plate?.querySelector(`[data-spot="${place.spot}"]`);
  return middle(spot ?? plate?.querySelector(".badge") ?? plate ?? null, SMALL);
}

function middle(element: Element | null, scale: number): Point | null {
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, scale } : null;
}
