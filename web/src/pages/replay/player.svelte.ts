/** Plays a game from its positions: one move after the other, or wherever one goes. */
import { tick } from "svelte";
import type { Speed } from "../../lib/settings.svelte";
import { settings } from "../../lib/settings.svelte";
import type { LoggedEvent, State } from "../../lib/types";
import { Playback } from "../../playback/playback.svelte";
import { AHEAD, Positions } from "./positions";

export class Player {
  /** The position that is shown, or on the way. */
  at = $state(0);
  /** How many there are. */
  all = $state(0);
  /** The state that is shown; null: it is still loading. */
  state = $state.raw<State | null>(null);
  /** Whether the game is played by itself. */
  playing = $state(false);
  /** How fast; somebody who wants no playback at the table may want it here. */
  speed = $state<Speed>(settings.speed === "instant" ? "normal" : settings.speed);
  trouble = $state.raw<unknown>(null);

  readonly playback: Playback;
  readonly #positions: Positions;
  #looping = false;

  constructor(id: string) {
    this.#positions = new Positions(id);
    this.playback = new Playback({ speed: () => (this.playing || this.playback.paused ? this.speed : settings.speed) });
    this.playback.skippable = false;
  }

  /** Takes the newest state of the table: how long it is, and its log. */
  learn(length: number, log: readonly LoggedEvent[]): void {
    this.all = length;
    this.#positions.learn(log);
  }

  /** Shows a position at once. */
  async jump(to: number): Promise<void> {
    const number = Math.max(0, Math.min(this.all, to));
    this.at = number;
    const state = await this.#fetch(number);
    if (!state || this.at !== number) return; // somebody has moved on
    this.playback.show(state);
    this.state = state;
    void this.#positions.prefetch([number + 1, number - 1].filter((near) => near >= 0 && near <= this.all));
  }

  /** Goes to the next position, and plays how it came about. */
  async step(): Promise<void> {
    if (this.at >= this.all) return;
    this.playback.skip();
    const number = (this.at += 1);
    const state = await this.#fetch(number);
    if (!state || this.at !== number) return;
    this.playback.take(state);
    this.state = state;
    if (this.playing) void this.#positions.prefetch(this.#ahead(number));
    await tick();
    await this.playback.finished();
  }

  /** Goes on by itself, or stops. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playback.active) this.playback.pause(!this.playing);
    if (this.playing) void this.#run();
  }

  /** Stops playing by itself, since somebody goes elsewhere. */
  stop(): void {
    this.playing = false;
    this.playback.skip();
  }

  async #run(): Promise<void> {
    if (this.#looping) return;
    this.#looping = true;
    if (this.at >= this.all && !this.playback.active) await this.jump(0);
    await this.playback.finished();
    while (this.playing && this.at < this.all && this.trouble === null) await this.step();
    this.#looping = false;
    this.playing = false;
  }

  #ahead(number: number): number[] {
    return Array.from({ length: AHEAD }, (_, more) => number + 1 + more).filter((one) => one <= this.all);
  }

  async #fetch(number: number): Promise<State | null> {
    try {
      const state = await this.#positions.at(number);
      this.trouble = null;
      return state;
    } catch (problem) {
      if (this.at === number) this.trouble = problem;
      return null;
    }
  }
}
