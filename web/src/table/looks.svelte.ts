// What the user looks at: the note about a space or card, a highlighted space, a scoring, the numbers of the choices.
import type { About } from "./about";
import { learnCards } from "./cards.svelte";
import type { ScoringShow } from "./theatre.svelte";

/** What a small screen shows of what else there is, one at a time. */
export type Tab = "offer" | "hand" | "players" | "talk";

/** A note about a space or card, and the element it belongs to. */
interface Note {
  space: string | null;
  card: string | null;
  anchor: DOMRect;
}

export class Looks {
  note = $state.raw<Note | null>(null);
  /** What the line of the log is about that one looks at. */
  about = $state.raw<About | null>(null);
  /** The player whom one looks at. */
  player = $state<number | null>(null);
  /** The highlighted space of the map. */
  light = $state<string | null>(null);
  /** The space whose caballeros are offered as buttons. */
  opened = $state<string | null>(null);
  tab = $state<Tab>("offer");
  scoring = $state.raw<ScoringShow | null>(null);
  /** Whether the numbers of the choices are shown, for keyboard users. */
  numbered = $state(false);
  /** Whether the list of the keys is open. */
  keys = $state(false);
  /** The digits of a card's number that were typed so far. */
  typed = $state("");

  /** Shows the note about a space; null: none. */
  atSpace(space: string | null, anchor: Element | null): void {
    this.note = space !== null && anchor !== null ? { space, card: null, anchor: anchor.getBoundingClientRect() } : null;
  }

  /** Shows the note about a card; null: none. It can be passed on as a function. */
  readonly atCard = (card: string | null, anchor: Element | null): void => {
    void learnCards();
    this.note = card !== null && anchor !== null ? { space: null, card, anchor: anchor.getBoundingClientRect() } : null;
  };

  /** Highlights a space; null: none. It can be passed on as a function. */
  readonly lightUp = (space: string | null): void => {
    this.light = space;
  };

  /** Closes the note and the opened space. */
  close(): void {
    this.note = null;
    this.opened = null;
    this.about = null;
    this.player = null;
  }
}
