// Gestures on the map: a click or key chooses a space; a resting mouse or a long press shows its note.

/** How long a finger rests to see a note, in milliseconds. */
export const LONG_PRESS = 450;
const LINGER = 220;
const RIGHT = 2;

/** The gestures on all spaces of one map: a gesture on one space ends the previous one. */
export class Gestures {
  #pressed: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last press was long, so that the click that ends it chooses nothing. */
  #held = false;
  readonly #look: (space: string | null) => void;

  constructor(look: (space: string | null) => void) {
    this.#look = look;
  }

  click(choose: () => void): void {
    if (this.#held) {
      this.#held = false;
      return;
    }
    clearTimeout(this.#resting);
    choose();
  }

  /** The right button of a mouse chooses, too; a long press shows the note and no menu. */
  menu(event: MouseEvent, choose: () => void): void {
    event.preventDefault();
    if (event.button === RIGHT) this.click(choose);
  }

  /** Enter and the space bar choose. */
  key(event: KeyboardEvent, choose: () => void): void {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#held = false;
      choose();
    }
  }

  press({ pointerType }: PointerEvent, space: string): void {
    if (pointerType === "mouse") return;
    this.#held = false;
    clearTimeout(this.#pressed);
    this.#pressed = setTimeout(() => {
      this.#held = true;
      this.#look(space);
    }, LONG_PRESS);
  }

  release(): void {
    clearTimeout(this.#pressed);
  }

  enter({ pointerType }: PointerEvent, space: string): void {
    if (pointerType !== "mouse") return;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#look(space), LINGER);
  }

  leave({ pointerType }: PointerEvent): void {
    if (pointerType !== "mouse") return;
    clearTimeout(this.#resting);
    this.#look(null);
  }
}
