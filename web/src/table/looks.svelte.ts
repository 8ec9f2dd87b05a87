// What is looked at: the note about a space or card, a space in the light, a scoring, the numbers of the choices.
import { learnCards } from "./cards.svelte";
import type { ScoringShow } from "./since";

/** A note about a space or a card, and what it stands beside. */
interface Note {
  space: string | null;
  card: string | null;
  anchor: DOMRect;
}

export class Looks {
  note = $state.raw<Note | null>(null);
  /** A space of the map that is in the light. */
  light = $state<string | null>(null);
  /** A space whose caballeros are offered as buttons. */
  opened = $state<string | null>(null);
  scoring = $state.raw<ScoringShow | null>(null);
  /** Whether the numbers of the choices are shown, for those who type. */
  numbered = $state(false);

  /** Shows the note about a space; null: none. */
  atSpace(space: string | null, anchor: Element | null): void {
    this.note = space !== null && anchor !== null ? { space, card: null, anchor: anchor.getBoundingClientRect() } : null;
  }

  /** Shows the note about a card; null: none. It can be handed on as it is. */
  readonly atCard = (card: string | null, anchor: Element | null): void => {
    void learnCards();
    this.note = card !== null && anchor !== null ? { space: null, card, anchor: anchor.getBoundingClientRect() } : null;
  };

  /** Puts a space into the light; null: none. It can be handed on as it is. */
  readonly lightUp = (space: string | null): void => {
    this.light = space;
  };

  /** Shows no note and no opened space any more. */
  close(): void {
    this.note = null;
    this.opened = null;
  }
}
