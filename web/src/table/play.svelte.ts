// Choosing: the options of the question, one choice after another, and several pieces with one gesture.
import { untrack } from "svelte";
import type { Option, Question, State } from "../lib/types";
import type { Looks } from "./looks.svelte";
import { askedBy, viaOf } from "./opened";
import { asks, left, repeat, available, stepOf } from "./several";
import type { Step } from "./several";

const NONE: Option[] = [];
/** The option that ends a turn. */
const END = "end";

/** How a choice is sent. */
export interface Manner {
  /** It belongs to the same gesture as the choice before it, so that one undo takes back both. */
  joins?: boolean;
  /** Nobody clicked it, so nobody is told if somebody else was faster. */
  quiet?: boolean;
}

/** The table where the user plays. */
export interface Game {
  /** The newest state. */
  readonly table: State;
  readonly readonly: boolean;
  /** Whether something is played first, so that the question has to wait. */
  readonly waits?: boolean;
  /** Whether the table is covered, so that nobody sees what is chosen. */
  readonly covered: boolean;
  /** Chooses an option; resolves to whether it worked. It reports errors itself. */
  act: (option: number, manner?: Manner) => Promise<boolean>;
  undo: (wholeTurn: boolean) => Promise<unknown>;
}

/** A caballero that was picked up. */
interface InHand {
  step: Step;
  /** How many may go the same way. */
  most: number;
  /** The question where it goes. */
  asked: string;
}

export class Play {
  readonly #game: Game;
  readonly #looks: Looks;
  busy = $state(false);
  /** How many pieces one gesture moves. */
  many = $state(1);
  /** Whether Shift or the right button is held: then a gesture moves as many as possible. */
  all = false;
  /** Clicks that came while a choice was being sent. */
  #queue: number[] = [];
  /** The picking up of the piece that is dragged. */
  #lifting: Promise<unknown> = Promise.resolve();
  /** Whether a choice was needed for that, so that putting it down belongs to it. */
  #lifted = false;
  /** The spaces over which a dragged piece was let go, if something else is asked before where it goes. */
  #aim: readonly string[] = [];
  #pickedUp = $state.raw<InHand | null>(null);
  #picked = $state.raw<{ space: string; colour: string } | null>(null);
  #pending = $state.raw<Option | null>(null);
  /** The version at which the usual answer was given, so that a refusal does not lead to another attempt. */
  #settled = -1;

  question = $derived.by((): Question | null => (this.#game.readonly || this.#game.waits ? null : this.#game.table.question));
  /** Whether the player is choosing power cards for the whole game; that has its own screen. */
  choosesHand = $derived.by(() => this.question !== null && this.#game.table.view.seats[this.question.seat]?.picks !== undefined);
  /** What can be chosen at the table. */
  options = $derived.by(() => (this.question === null || this.choosesHand ? NONE : this.question.options));
  #inHand = $derived.by(() => (this.question !== null && this.#pickedUp?.asked === asks(this.question) ? this.#pickedUp : null));
  /** How many pieces one gesture may move. */
  most = $derived.by(() => {
    const { question } = this;
    return this.#inHand?.most ?? (question === null ? 1 : Math.max(1, ...this.options.map((option) => left(askedBy(question, option)))));
  });
  /** The caballero that was picked up and not put down yet. */
  carried = $derived.by(() => (this.question?.continues === true ? this.#picked : null));
  /** An option that may not do what one expects, or gives something up, was chosen once: the second time it counts. */
  pending = $derived.by(() => this.options.find(({ id }) => id === this.#pending?.id) ?? null);

  /** The piece that can be dragged besides caballeros, whose, and the option that asks where it goes, unless that is asked
   * already. */
  carries = $derived.by(() => {
    const { question } = this;
    if (question === null) return null;
    const [start] = question.carries === undefined ? this.options.filter(({ carries }) => carries !== undefined) : [null];
    const figure = question.carries ?? start?.carries;
    return figure === undefined ? null : { figure, colour: this.#game.table.seats[question.seat]?.colour ?? "", start: start ?? null };
  });

  /** The option that ends the turn, if nothing else is left to do. */
  ending = $derived.by(() => this.options.find(({ id, text }) => id === this.question?.usual && text === END) ?? null);

  constructor(game: Game, looks: Looks) {
    this.#game = game;
    this.#looks = looks;
    $effect(() => {
      if (this.many > this.most) this.many = this.most;
    });
    $effect(() => {
      if (this.question?.usual !== undefined && !this.ending && !this.busy && !this.#game.covered) untrack(() => void this.settle());
    });
  }

  /** Choose an option; a piece on the map as often as wanted, while the question stays the same. */
  async choose(option: Option, times = this.all ? Infinity : this.many, joins = false): Promise<void> {
    this.#looks.note = null;
    const { question } = this.#game.table;
    const onMap = option.kind === "space" || option.kind === "pick";
    if (this.busy || question === null) {
      // Several clicks in a row on the map: they count if the question stays the same.
      if (option.kind === "space") this.#queue.push(option.id);
      return;
    }
    this.#looks.scoring = null;
    if ((option.caution ?? option.forgoes) !== undefined && this.#pending?.id !== option.id) {
      this.#pending = option;
      return;
    }
    const asked = askedBy(question, option);
    const step = stepOf(asked, option);
    const steps = this.#inHand !== null && onMap ? [this.#inHand.step, step] : [step];
    const there = option.kind === "pick" ? available(this.#game.table, option) : Infinity;
    const room = Math.min(this.#inHand?.most ?? left(asked), there);
    const rounds = onMap ? Math.min(times, room) : 1;
    if (onMap) this.#picked = option.kind === "pick" ? { space: option.space ?? "", colour: option.colour ?? "" } : null;
    await this.#working(async () => {
      if (!(await this.#send(option, joins))) return;
      const now = this.#game.table.question;
      if (option.kind === "pick" && now?.continues === true) {
        this.#pickedUp = { step, most: room, asked: asks(now) };
        this.many = rounds;
      } else {
        await repeat(steps, rounds - 1, () => this.#game.table.question, (id) => this.#game.act(id, { joins: true }));
        this.many = 1;
      }
    });
    await this.#chooseQueued(step.asked);
    if (this.#aim.length > 0) await this.#putDown();
  }

  /** Pick a piece up that is dragged, with the option that does so, if one has to; `all` of its kind, if so wanted. */
  drag(option: Option | null, all: boolean): void {
    this.all = all;
    this.#aim = [];
    this.#lifted = option !== null;
    this.#lifting = option === null ? Promise.resolve() : this.choose(option);
  }

  /** Let it go over these spaces, the smallest first: it is put down on the first that it may go to. */
  async drop(spaces: readonly string[], all: boolean): Promise<void> {
    await this.#lifting;
    this.all = all;
    this.#aim = spaces;
    await this.#putDown();
  }

  /** Put a dragged piece down, unless something else is asked about it first. */
  async #putDown(): Promise<void> {
    const { question } = this.#game.table;
    const about = question !== null && (question.continues === true || question.carries !== undefined);
    const spaces = question?.options.filter(({ kind }) => kind === "space") ?? [];
    if (about && spaces.length === 0) return;
    const aim = this.#aim;
    this.#aim = [];
    if (!about || this.busy) return;
    const target = aim.flatMap((space) => spaces.filter((one) => one.space === space))[0];
    if (target) await this.choose(target, undefined, this.#lifted);
  }

  /** Send a choice, after those that lead to it. */
  async #send(option: Option, joins: boolean): Promise<boolean> {
    for (const [at, id] of [...viaOf(option), option.id].entries()) {
      if (!(await (joins || at > 0 ? this.#game.act(id, { joins: true }) : this.#game.act(id)))) return false;
    }
    return true;
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

  /** Give the usual answer, once. The only possible one belongs to the choice that led to it. */
  async settle(): Promise<void> {
    const { question, version } = this.#game.table;
    if (question?.usual === undefined || this.busy || this.ending || this.#settled === version) return;
    const { usual, options } = question;
    this.#settled = version;
    await this.#working(() => this.#game.act(usual, { quiet: true, joins: options.length === 1 }));
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
    this.#aim = [];
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
