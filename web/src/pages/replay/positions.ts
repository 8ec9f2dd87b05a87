/** Positions of a table, fetched ahead of what is shown, and kept for a while. */
import * as api from "../../lib/api";
import type { LoggedEvent, State } from "../../lib/types";

const KEPT = 300;
/** How many are fetched ahead while the game is played. */
export const AHEAD = 6;

export class Positions {
  readonly #id: string;
  readonly #known = new Map<number, Promise<State>>();
  /** The log of the whole game; every position has the part of it that had happened. */
  #log: readonly LoggedEvent[] = [];

  constructor(id: string) {
    this.#id = id;
  }

  /** Takes the log of the newest state. */
  learn(log: readonly LoggedEvent[]): void {
    this.#log = log;
    this.#known.clear();
  }

  /** The table after so many choices. */
  at(number: number): Promise<State> {
    let found = this.#known.get(number);
    if (!found) {
      found = api.position(this.#id, number).then((state) => ({ ...state, log: this.#log.filter(([n]) => n <= number) }));
      found.catch(() => this.#known.delete(number));
      this.#known.set(number, found);
      const [oldest] = this.#known.keys();
      if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
    }
    return found;
  }

  /** Fetches what will be wanted soon, one after the other. */
  async prefetch(numbers: readonly number[]): Promise<void> {
    for (const number of numbers) await this.at(number).catch(() => undefined);
  }
}
