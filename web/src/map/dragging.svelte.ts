// Dragging a piece: pressing it and moving picks it up, and letting it go puts it down there.
import type { Option } from "../lib/types";

/** How far a press may move and still be a click, in pixels. */
const SLIP = 6;

/** What is done about a dragged piece; `all`: about all of its kind. */
export interface Hands {
  drag: (option: Option | null, all: boolean) => void;
  /** It is let go over these spaces, the smallest first. */
  drop: (spaces: readonly string[], all: boolean) => void;
}

/** A piece that can be dragged. */
export interface Piece {
  figure: string;
  colour: string;
  /** The option that picks it up; null: none has to. */
  start: Option | null;
}

/** Where the pointer is in the window. */
interface Point {
  x: number;
  y: number;
}

export class Dragging {
  /** The piece in the hand. */
  held = $state.raw<(Piece & { at: Point }) | null>(null);
  readonly #hands: Hands;
  #pressed: { piece: Piece; pointer: number; at: Point } | null = null;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  press({ button, pointerId, clientX, clientY }: PointerEvent, piece: Piece): void {
    if (button === 0) this.#pressed = { piece, pointer: pointerId, at: { x: clientX, y: clientY } };
  }

  move(event: PointerEvent, map: Element): void {
    const pressed = this.#pressed;
    if (pressed?.pointer !== event.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    if (this.held === null) {
      if (Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) <= SLIP) return;
      map.setPointerCapture(event.pointerId); // the piece itself may be drawn anew
      this.#hands.drag(pressed.piece.start, event.shiftKey);
    }
    this.held = { ...pressed.piece, at };
  }

  /** A finger that moves a piece does not move the page. (`touch-action` does not work for what a picture consists of.) */
  holdsPage = (map: Element): (() => void) => {
    const hold = (event: Event): void => {
      if (this.#pressed !== null && event.cancelable) event.preventDefault();
    };
    map.addEventListener("touchmove", hold, { passive: false });
    return () => map.removeEventListener("touchmove", hold);
  };

  /** Where it was is nowhere to put it: whoever brings it back has thought again. */
  release({ pointerId, clientX, clientY, shiftKey }: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed?.pointer !== pointerId) return;
    const [from] = spacesAt(pressed.at);
    if (this.held !== null) this.#hands.drop(spacesAt({ x: clientX, y: clientY }).filter((space) => space !== from), shiftKey);
    this.cancel();
  }

  /** What is in the hand stays picked up. */
  cancel(): void {
    this.#pressed = this.held = null;
  }
}

/** The spaces at a point, the topmost first. */
function spacesAt({ x, y }: Point): string[] {
  const found = document.elementsFromPoint(x, y).map((one) => one.closest<SVGElement>("[data-space]")?.dataset["space"]);
  return [...new Set(found.filter((space) => space !== undefined))];
}
