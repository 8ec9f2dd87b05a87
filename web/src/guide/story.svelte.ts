/** The adviser's words at a table: which line is said, and what comes after it. */
import type { Guide, GuideLine } from "../lib/types";
import { learning, remember } from "./memory.svelte";

/** What the story reads from the table. */
export interface Source {
  readonly table: string;
  /** What the server lets the adviser say now; undefined: nobody is taught here. */
  readonly guide: Guide | undefined;
  /** Whether the learner is shown something else: what the others do, or a scoring. */
  readonly busy: boolean;
}

const keyOf = (line: GuideLine | undefined): string => line?.text[0] ?? "";

export class Story {
  readonly #source: Source;
  /** The key of the line that is being said. */
  #said = $state("");
  /** Whether the learner asked for the adviser although he has nothing to say. */
  called = $state(false);

  lines = $derived.by((): GuideLine[] => (this.#source.busy ? [] : (this.#source.guide?.lines ?? [])));
  /** A line that was said before stays where it is, although the question may be another one. */
  #at = $derived.by(() => Math.max(0, this.lines.findIndex((line) => keyOf(line) === this.#said)));
  line = $derived.by((): GuideLine | null => this.lines[this.#at] ?? null);
  first = $derived.by(() => this.#at === 0);
  /** Whether the learner makes the next move, not the adviser. */
  waits = $derived.by(() => this.#at >= this.lines.length - 1);
  /** Whether this line is the end of the story. */
  last = $derived.by(() => this.waits && (this.#source.guide?.last ?? false));

  constructor(source: Source) {
    this.#source = source;
    this.#said = learning()?.table === source.table ? (learning()?.line ?? "") : "";
  }

  /** The line has been shown: who comes back later finds it again. */
  heard(line: GuideLine): void {
    const { stop, title } = line;
    this.#said = keyOf(line);
    this.called = false;
    remember(this.#source.table, { line: keyOf(line), stop, title, stops: this.#source.guide?.stops ?? 0 });
  }

  next(): void {
    this.#said = keyOf(this.lines[this.#at + 1] ?? this.lines[this.#at]);
  }

  back(): void {
    this.#said = keyOf(this.lines[Math.max(0, this.#at - 1)]);
  }
}
