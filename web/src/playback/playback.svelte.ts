/** Plays what happens at a table, event by event: the one queue of the table, of spectators and of the replay. */
import { reducedMotion, settings } from "../lib/settings.svelte";
import type { Speed } from "../lib/settings.svelte";
import type { State } from "../lib/types";
import { follows, framesBetween, ownFrames } from "./frames";
import type { Frame } from "./frames";

/** How long an ordinary event takes, in milliseconds. */
export const PACES: Readonly<Record<Speed, number>> = { slow: 1200, normal: 600, fast: 300, instant: 0 };
/** How much of that time its pieces travel; then the table rests. */
const TRAVEL = 0.75;
/** More than this, about a round, is not played: then the table shows what is now. */
const MOST = 90;
/** After so many milliseconds in the background, too. */
const ASLEEP = 60_000;

/** Shows the pieces of a frame in flight. */
export interface Stage {
  /** Starts it; it lasts about so many milliseconds. The frame ends when the promise does; null: nothing flies. */
  fly: (frame: Frame, time: number) => Promise<unknown> | null;
  /** Removes everything from the air. */
  clear: () => void;
}

/** What playback reads from its surroundings; tests bring their own. */
export interface Surroundings {
  speed: () => Speed;
  reduced: () => boolean;
  hidden: () => boolean;
  now: () => number;
  /** Calls back after so many milliseconds; returns how to cancel that. */
  later: (call: () => void, time: number) => () => void;
}

const BROWSER: Surroundings = {
  speed: () => settings.speed,
  reduced: reducedMotion,
  hidden: () => globalThis.document?.hidden ?? false,
  now: () => Date.now(),
  later: (call, time) => {
    const timer = setTimeout(call, time);
    return () => clearTimeout(timer);
  },
};

export class Playback {
  /** The state on the screen: the newest, or the one that is being played. */
  shown = $state.raw<State | null>(null);
  /** The newest state of the table. */
  newest = $state.raw<State | null>(null);
  /** What is being played now; null: nothing, so the newest state is shown. */
  playing = $state.raw<Frame | null>(null);
  paused = $state(false);
  /** Whether something is played once more. */
  repeats = $state(false);
  /** How many frames are still to be played after this one. */
  left = $state(0);

  /** Whether people are offered to jump to now; a replay has its own buttons. */
  skippable = true;

  readonly #around: Surroundings;
  readonly #stages = new Set<Stage>();
  #queue: Frame[] = [];
  /** Numbers of the choices that were made on this device. */
  readonly #own = new Set<number>();
  /** Ends the present frame early; null: none is played. */
  #cut: (() => void) | null = null;
  /** Goes on with the next frame; null: nothing waits for that. */
  #goOn: (() => void) | null = null;
  #running = false;
  /** Whether the pieces of the present frame are in the air. */
  #aloft = false;
  /** A state that came meanwhile. */
  #next: State | null = null;
  #hiddenSince = 0;
  #waiters: (() => void)[] = [];

  constructor(around: Partial<Surroundings> = {}) {
    this.#around = { ...BROWSER, ...around };
  }

  /** Adds something that shows flights; call the returned function to remove it. */
  add(stage: Stage): () => void {
    this.#stages.add(stage);
    return () => void this.#stages.delete(stage);
  }

  /** Whether the user is shown something that is not now. */
  get active(): boolean {
    return this.playing !== null;
  }

  /** Shows a state at once: after a load, or wherever the slider of a replay goes. */
  show(state: State): void {
    this.newest = state;
    this.#next = null;
    this.skip();
  }

  /** Takes the newest state of the table, and plays how it came about. One that comes during a flight waits until the
   *  pieces have landed: reading it takes as long as several frames of the screen. */
  take(now: State): void {
    const old = this.newest;
    if (old === now) return;
    if (this.#aloft && old !== null && follows(now, old) && now.seat === old.seat) {
      this.#next = now;
      return;
    }
    this.#next = null;
    this.newest = now;
    const same = old !== null && old.id === now.id && old.seat === now.seat;
    const frames = same && follows(now, old) ? framesBetween(old, now) : null;
    if (!same || frames === null) {
      if (!same || now.version !== old.version) this.skip();
      else if (!this.#running) this.shown = now;
      return;
    }
    const own = this.#own.size > 0 ? ownFrames(frames, this.#own) : 0;
    if (own > 0) this.#showOwn(frames.slice(0, own));
    this.play(frames.slice(own));
  }

  /** Says that the next choice of the table is made here: it is shown at once, and nobody waits for it. */
  choosing(): void {
    this.skip();
    this.#own.clear();
    if (this.newest) this.#own.add(this.newest.position + 1);
  }

  /** Adds frames to the queue; after the last one the newest state is shown. */
  play(frames: readonly Frame[]): void {
    this.#queue.push(...frames);
    this.left = this.#queue.length;
    if (this.#around.hidden()) this.#hiddenSince ||= this.#around.now();
    if (this.#around.speed() === "instant" || this.#queue.length > MOST) this.skip();
    else if (!this.#running) void this.#run();
  }

  /** Plays something once more, unless something is played already. */
  again(frames: readonly Frame[]): void {
    if (this.#running || frames.length === 0) return;
    this.repeats = true;
    this.play(frames);
  }

  /** Jumps to now. */
  skip(): void {
    this.newest = this.#next ?? this.newest;
    this.#next = null;
    this.#aloft = false;
    this.repeats = false;
    this.#queue = [];
    this.left = 0;
    for (const stage of this.#stages) stage.clear();
    this.playing = null;
    this.paused = false;
    this.shown = this.newest;
    this.#cut?.();
    this.#goOn?.();
  }

  /** Stops before the next frame, or goes on. */
  pause(paused = true): void {
    this.paused = paused;
    if (!paused) this.#goOn?.();
  }

  /** The page was hidden, or is seen again: nobody wants to see what happened in a long absence. */
  seen(): void {
    if (this.#around.hidden()) this.#hiddenSince ||= this.#around.now();
    else {
      const away = this.#hiddenSince > 0 ? this.#around.now() - this.#hiddenSince : 0;
      this.#hiddenSince = 0;
      if (away > ASLEEP) this.skip();
      else this.#goOn?.();
    }
  }

  /** Resolves when nothing is played any more. */
  finished(): Promise<void> {
    return this.#running ? new Promise((done) => this.#waiters.push(done)) : Promise.resolve();
  }

  /** What the players here have done: the table shows it at once, and the pieces fly above. */
  #showOwn(frames: readonly Frame[]): void {
    this.shown = frames.at(-1)?.after ?? this.newest;
    if (this.#around.reduced() || this.#around.speed() === "instant") return;
    for (const frame of frames) for (const stage of this.#stages) void stage.fly(frame, PACES[this.#around.speed()] * TRAVEL);
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length > 0) {
      if (this.#around.speed() === "instant") this.skip();
      else if (this.paused || this.#around.hidden()) await new Promise<void>((done) => (this.#goOn = done));
      else await this.#show(this.#queue.shift()!);
    }
    this.#running = false;
    this.repeats = false;
    this.playing = null;
    this.shown = this.newest;
    for (const done of this.#waiters.splice(0)) done();
  }

  /** The pieces travel and land, then the counts change, then the table rests for a moment. */
  async #show(frame: Frame): Promise<void> {
    const time = PACES[this.#around.speed()] * frame.weight;
    this.playing = frame;
    this.left = this.#queue.length;
    const flights = this.#around.reduced() ? [] : [...this.#stages].map((stage) => stage.fly(frame, time * TRAVEL)).filter((flight) => flight !== null);
    if (flights.length > 0) {
      this.shown = frame.during;
      const landed = Promise.allSettled(flights);
      this.#aloft = true;
      if (!(await this.#uncut((done) => void landed.then(done)))) return;
      this.#aloft = false;
    }
    this.shown = frame.after;
    this.#catchUp();
    await this.#uncut((done) => this.#around.later(done, flights.length > 0 ? time * (1 - TRAVEL) : time));
  }

  #catchUp(): void {
    const next = this.#next;
    this.#next = null;
    if (next !== null) this.take(next);
  }

  /** Waits until something is done, which may return how to cancel it; false: it was cut short. */
  #uncut(start: (done: () => void) => (() => void) | void): Promise<boolean> {
    return new Promise((answer) => {
      const end = (whole: boolean): void => {
        if (this.#cut !== cut) return;
        this.#cut = null;
        if (!whole) cancel?.();
        answer(whole);
      };
      const cut = (): void => end(false);
      this.#cut = cut;
      const cancel = start(() => end(true));
    });
  }
}
