// Scorings as theatre: which of them is shown, and whether it is being played.
import { untrack } from "svelte";
import type { Looks } from "./looks.svelte";
import { inScoring, scorings } from "./scorings";
import type { Scoring } from "./scorings";
import type { State } from "./words";

/** A play that can be watched, and cut short. */
export interface Scene {
  /** Whether the last scoring is being played now, and whether more of it may come. */
  readonly live: boolean;
  readonly open: boolean;
  skip: () => void;
}

/** The scoring that is shown first; with a scene it was opened because it is played. */
export interface ScoringShow {
  first: number;
  scene?: Scene;
}

/** The last of all scorings, without playing it. */
export function lastScoring(all: readonly Scoring[]): ScoringShow {
  return { first: all.length - 1 };
}

/** How many spaces have been scored in all. */
export function scoredSpaces(all: readonly Scoring[]): number {
  return all.reduce((sum, { spaces }) => sum + spaces.length, 0);
}

/** The table on the screen. */
export interface House {
  readonly table: State;
  /** Whether something is played, and whether that leaves time to read the sums of a scoring. */
  readonly playing: boolean;
  readonly rests: boolean;
  readonly readonly: boolean;
  skip: () => void;
}

export class Theatre implements Scene {
  readonly #house: House;
  readonly #looks: Looks;
  /** How many spaces had been scored when that was last looked at (-1: never), and whether the game was over. */
  #scored = -1;
  #over = false;

  /** All scorings of the game so far. */
  scorings = $derived.by(() => scorings(this.#house.table.log ?? [], this.#house.table.view.rounds[0] ?? 1));
  open = $derived.by(() => inScoring(this.#house.table.log ?? []));
  live = $derived.by(() => this.#house.playing && this.open);

  constructor(house: House, looks: Looks) {
    [this.#house, this.#looks] = [house, looks];
  }

  skip(): void {
    this.#house.skip();
  }

  /** Opens a scoring when its first space is scored, and closes it when what comes after its last one is played and its
   * sums have been read, or when the game is over; call it in an effect. */
  follow(): void {
    const { table, playing, rests, readonly } = this.#house;
    const [count, last] = [scoredSpaces(this.scorings), this.scorings.at(-1)];
    untrack(() => {
      const fresh = this.#scored >= 0 && count > this.#scored && (playing || !readonly);
      const ends = table.over && !this.#over;
      [this.#scored, this.#over] = [count, table.over];
      const { scoring } = this.#looks;
      const done = playing && !rests && last !== undefined && table.position > last.last;
      if (ends || (scoring?.scene && done)) this.#looks.scoring = null;
      else if (fresh && scoring?.first !== this.scorings.length - 1) this.#looks.scoring = { ...lastScoring(this.scorings), scene: this };
    });
  }
}
