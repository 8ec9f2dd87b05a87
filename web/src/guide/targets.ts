/** What the adviser points at: from the server's words for it to elements of the page. */
import { type Box, overlap } from "./placing";

const PLACES: Record<string, string> = {
  hand: ".hand-place",
  offer: ".offer-place",
  players: ".players-place",
  prompt: ".prompt",
  rounds: ".ribbon-line",
  scoring: ".scoring-place, .notices .notice",
  track: ".track-place, .players-place",
};

/** Where a small screen keeps what it does not show all the time. */
const TABS: Record<string, string> = { hand: "hand", offer: "offer", card: "offer", players: "players", court: "players" };

const seen = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0) ?? null;

/** The element that a target means; null: it is not on the screen. */
export function elementOf(at: string, seat: number): Element | null {
  const [kind = "", which = ""] = at.split(":");
  if (kind === "space") return seen(`[data-space="${CSS.escape(which)}"]`);
  if (kind === "card") return seen(`.offer-place li:nth-of-type(${Number(which)})`);
  if (kind === "court") return seen(`[data-seat="${seat}"]`);
  return PLACES[kind] === undefined ? null : seen(PLACES[kind]);
}

/** What a scoring that is read again may lie over, even where it cannot be seen yet. */
const UNDER_SCORING = ["hand", "offer", "card", "players", "court", "track"];

/** Whether a scoring that is read again lies over a target: on a small screen it lies over the map. */
function underScoring(at: string, seat: number): boolean {
  const [panel, element] = [seen(".scoring-place"), elementOf(at, seat)];
  if (!panel || panel === element) return false;
  return UNDER_SCORING.includes(at.split(":")[0] ?? "") || (element !== null && overlap(boxOf(panel), boxOf(element)) > 0);
}

/** Show all that there is of what a target means: close what lies over it, and open its tab on a small screen. */
export function uncover(at: string, seat: number): void {
  if (underScoring(at, seat)) document.querySelector<HTMLElement>(".scoring-place header button")?.click();
  const tab = seen(`.tab-place [data-shows="${TABS[at.split(":")[0] ?? ""]}"]`);
  if (tab instanceof HTMLElement && tab.ariaPressed !== "true") tab.click();
}

/** The shape of a space, on the screen: its outline and where it lies; null for anything else. */
export function outlineOf(element: Element): { d: string; transform: string } | null {
  const path = element.querySelector<SVGPathElement>("path.hit");
  const matrix = path?.getScreenCTM();
  if (!path || !matrix) return null;
  const { a, b, c, d, e, f } = matrix;
  return { d: path.getAttribute("d") ?? "", transform: `matrix(${[a, b, c, d, e, f].join(" ")})` };
}

/** The box of an element. Of a space only what belongs to it counts, not its label. */
export function boxOf(element: Element): Box {
  const { x, y, width, height } = (element.querySelector(".hit") ?? element).getBoundingClientRect();
  return { x, y, width, height };
}
