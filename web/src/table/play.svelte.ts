// Choosing: the options of the question, one choice after another, and several pieces with one gesture.
import type { Option, Question, State } from "../lib/types";
import type { Looks } from "./looks.svelte";
import { asks, left, repeat, stepOf } from "./several";
import type { Step } from "./several";

/** The question for the power cards of the whole game. */
const CHOOSES_HAND = "prompt-choose-card";
const NONE: Option[] = [];

/** The table where the user plays. */
export interface Game {
  readonly table: State;
  readonly readonly: boolean;
  /** Chooses an option; resolves to whether it worked. It reports errors itself. */
  act: (option: number) => Promise<boolean>;
  undo: (wholeTurn: boolean) => Promise<unknown>;
}

export class Play {
  readonly #game: Game;
  readonly #looks: Looks;
  busy = $state(false);
  /** How many pieces one gesture moves. */
  many = $state(1);
  /** Whether Shift is held: then a gesture moves as many as possible. */
  all = false;
  /** Clicks that came while a choice was being sent. */
  #queue: number[] = [];
  /** A piece was picked up: how, how many may go the same way, and the question where it goes. */
  #pickedUp = $state.raw<{ step: Step; most: number; asked: string } | null>(null);
  #picked = $state.raw<{ space: string; colour: string } | null>(null);
  #pending = $state.raw<Option | null>(null);

  question = $derived.by((): Question | null => (this.#game.readonly ? null : this.#game.table.question));
  /** Whether the player is choosing power cards for the whole game; that has its own screen. */
  choosesHand = $derived.by(() => this.question?.prompt[0] === CHOOSES_HAND);
  /** What can be chosen at the table. */
  options = $derived.by(() => (this.question === null || this.choosesHand ? NONE : this.question.options));
  #inHand = $derived.by(() => (this.question !== null && this.#pickedUp?.asked === asks(this.question) ? this.#pickedUp : null));
  /** How many pieces one gesture may move. */
  most = $derived.by(() => this.#inHand?.most ?? left(this.question));
  /** The caballero that was picked up and not put down yet. */
  carried = $derived.by(() => (this.#inHand !== null || this.options.some(({ kind }) => kind === "space") ? this.#picked : null));
  /** An option that may not do what one expects was chosen once: the second time it counts. */
  pending = $derived.by(() => this.options.find(({ id }) => id === this.#pending?.id) ?? null);

  constructor(game: Game, looks: Looks) {
    this.#game = game;
    this.#looks = looks;
    $effect(() => {
      if (this.many > this.most) this.many = this.most;
    });
  }

  /** Choose an option; a piece on the map as often as wanted, while the question stays the same. */
  async choose(option: Option, times = this.all ? this.most : this.many): Promise<void> {
    this.#looks.note = null;
    const { question } = this.#game.table;
    const onMap = option.kind === "space" || option.kind === "pick";
    if (this.busy || question === null) {
      // Several clicks in a row on the map: they count if the question stays the same.
      if (option.kind === "space") this.#queue.push(option.id);
      return;
    }
    this.#looks.scoring = null;
    if (option.caution !== undefined && this.#pending?.id !== option.id) {
      this.#pending = option;
      return;
    }
    const step = stepOf(question, option);
    const steps = this.#inHand !== null && onMap ? [this.#inHand.step, step] : [step];
    const [rounds, room] = [onMap ? Math.min(times, this.most) : 1, this.most];
    if (option.kind === "pick") this.#picked = { space: option.space ?? "", colour: option.colour ?? "" };
    await this.#working(async () => {
      if (!(await this.#game.act(option.id))) return;
      const now = this.#game.table.question;
      if (option.kind === "pick" && now !== null && asks(now) !== step.asked) {
        this.#pickedUp = { step, most: room, asked: asks(now) };
        this.many = rounds;
      } else {
        await repeat(steps, rounds - 1, () => this.#game.table.question, this.#game.act);
        this.many = 1;
      }
    });
    await this.#chooseQueued(step.asked);
  }

  /** Choose what was clicked meanwhile, if the question stays the same. */
  async #chooseQueued(asked: string): Promise<void> {
    const again = this.#queue.shift();
    const { question } = this.#game.table;
    const same = question !== null && asks(question) === asked;
    const offered = same ? this.options.find(({ id }) => id === again) : undefined;
    if (offered !== undefined) await this.choose(offered, 1);
    else this.#queue = [];
  }

  /** Choose all these power cards for the game. */
  chooseHand(values: number[]): Promise<void> {
    return this.#working(async () => {
      for (const value of values) {
        const option = this.choosesHand ? this.question?.options.find((one) => one.value === value) : undefined;
        if (option === undefined || !(await this.#game.act(option.id))) return;
      }
    });
  }

  async takeBack(wholeTurn: boolean): Promise<void> {
    if (this.busy) return;
    this.#picked = null;
    this.many = 1;
    await this.#working(() => this.#game.undo(wholeTurn));
  }

  /** Forget an option that is waiting for its second click. */
  cancel(): void {
    this.#pending = null;
  }

  async #working(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch {
      this.#queue = []; // `act` itself reports what went wrong
    } finally {
      this.busy = false;
    }
  }
}
