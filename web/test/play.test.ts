/** Choosing at the table: one choice after another, several pieces with one gesture, and choices that count the second time. */
import { expect, test } from "vitest";
import type { Option, Question, State } from "../src/lib/types";
import { Looks } from "../src/table/looks.svelte";
import { opened } from "../src/table/opened";
import { type Manner, Play } from "../src/table/play.svelte";

const space = (id: number, more: Partial<Option> = {}): Option => ({ id, text: "", kind: "space", space: `s${id}`, label: ["", {}], ...more });
const pick = (id: number): Option => ({ id, text: "", kind: "pick", space: "galicia", colour: "red", label: ["", {}] });

function question(key: string, options: Option[], values: Record<string, number> = {}): Question {
  return { seat: 0, secret: false, prompt: [key, { player: 0, ...values }], announced: null, options, refused: {} };
}

/** A table that asks these questions in turn; `sent` are the options that it was told. */
class Script {
  sent: number[] = [];
  undone: boolean[] = [];
  readonly = false;
  covered = false;
  broken = false;
  picks: number | undefined;
  #release: (() => void) | null = null;
  looks = new Looks();
  play = new Play(this, this.looks);

  constructor(
    readonly questions: (Question | null)[],
    readonly slow = false,
  ) {}

  get table(): State {
    const now = { question: this.questions[this.sent.length] ?? null, version: this.sent.length, seats: [], view: { spaces: {}, seats: [{ picks: this.picks }] } };
    return opened(now as unknown as State);
  }

  manners: Manner[] = [];
  act = async (option: number, manner: Manner = {}): Promise<boolean> => {
    if (this.broken) throw new Error("the line is cut");
    if (this.slow) await new Promise<void>((done) => (this.#release = done));
    this.sent.push(option);
    this.manners.push(manner);
    return true;
  };

  undo = async (wholeTurn: boolean): Promise<void> => {
    this.undone.push(wholeTurn);
  };

  /** The server answers. */
  answer(): void {
    this.#release?.();
  }
}

const place = (left: number, ids = [7, 8]) => question("prompt-place", ids.map((id) => space(id)), { left });

test("a choice is sent, and the note and the scoring go", async () => {
  const script = new Script([place(3), place(2)]);
  script.looks.scoring = { first: 0 };
  await script.play.choose(space(7));
  expect(script.sent).toEqual([7]);
  expect([script.looks.note, script.looks.scoring]).toEqual([null, null]);
  expect(script.play.busy).toBe(false);
});

test("one gesture moves as many as wanted, or all with the Shift key, and then one again", async () => {
  const script = new Script([place(3), place(2), place(1), place(2), place(1), null]);
  script.play.many = 3;
  await script.play.choose(space(7));
  expect(script.sent).toEqual([7, 7, 7]);
  expect(script.play.many).toBe(1);
  script.play.all = true;
  await script.play.choose(space(8));
  expect(script.sent).toEqual([7, 7, 7, 8, 8]);
});

test("a piece is picked up, is in the hand, and takes others with it", async () => {
  const up = (left: number) => question("prompt-pick-move", [pick(20)], { left });
  const down = () => ({ ...question("prompt-put-down", [space(7)]), continues: true });
  const script = new Script([up(2), down(), up(1), down(), null]);
  script.play.many = 2;
  await script.play.choose(pick(20));
  expect(script.play.carried).toEqual({ space: "galicia", colour: "red" });
  expect([script.play.most, script.play.many]).toEqual([2, 2]);
  await script.play.choose(space(7));
  expect(script.sent).toEqual([20, 7, 20, 7]);
  expect([script.play.most, script.play.many, script.play.carried]).toEqual([1, 1, null]);
});

test("clicks on the map that come meanwhile count if the same is asked again", async () => {
  for (const [next, sent] of [[place(2), [7, 8]], [question("prompt-veto", [space(8)]), [7]], [place(2, [7]), [7]]] as const) {
    const script = new Script([place(3), next, null], true);
    const first = script.play.choose(space(7));
    expect(script.play.busy).toBe(true);
    await script.play.choose(space(8));
    script.answer();
    await new Promise((done) => setTimeout(done));
    script.answer();
    await first;
    expect(script.sent).toEqual(sent);
  }
});

test("an option with a caution counts when it is chosen once more", async () => {
  const closed = space(7, { caution: ["caution", {}] });
  const script = new Script([question("prompt-dial", [closed, space(8)])]);
  await script.play.choose(closed);
  expect([script.sent, script.play.pending]).toEqual([[], closed]);
  script.play.cancel();
  expect(script.play.pending).toBeNull();
  await script.play.choose(closed);
  await script.play.choose(closed);
  expect(script.sent).toEqual([7]);
});

test("when the line is cut nothing stays busy", async () => {
  const script = new Script([place(3)]);
  script.broken = true;
  await script.play.choose(space(7));
  expect([script.sent, script.play.busy]).toEqual([[], false]);
});

test("power cards of the whole game are no options at the table, and are sent one by one", async () => {
  const card = (value: number): Option => ({ id: 100 + value, text: "", kind: "power", value, label: ["", {}] });
  const ask = () => question("prompt-choose-card", [card(1), card(2), card(3)]);
  const script = new Script([ask(), ask(), place(1)]);
  script.picks = 3;
  expect([script.play.choosesHand, script.play.options]).toEqual([true, []]);
  await script.play.chooseHand([3, 1, 2]);
  expect(script.sent).toEqual([103, 101]); // the third is not asked for any more
});

test("taking back empties the hand, and those who only look on have no question", async () => {
  const script = new Script([question("prompt-pick-move", [pick(20)], { left: 1 }), question("prompt-put-down", [space(7)])]);
  await script.play.choose(pick(20));
  await script.play.takeBack(true);
  expect([script.undone, script.play.carried]).toEqual([[true], null]);
  script.readonly = true;
  expect([script.play.question, script.play.options, script.play.most]).toEqual([null, [], 1]);
});

test("what only opens another question is chosen along with the answer, and repetitions join it", async () => {
  const opener: Option = { id: 4, text: "place", kind: "word", label: ["", {}] };
  const { prompt, options, refused } = place(3);
  const parts = question("prompt-choose-part", [{ id: 3, text: "special", kind: "word", label: ["", {}] }, { ...opener, then: { prompt, options, refused } }]);
  const script = new Script([parts, place(3), place(2), place(1), null]);
  expect(script.play.options.map(({ id }) => id)).toEqual([7, 8, 3]);
  expect([script.play.question?.prompt[0], script.play.most]).toEqual(["prompt-place", 3]);
  script.play.many = 2;
  await script.play.choose(script.play.options[1]!);
  expect(script.sent).toEqual([4, 8, 8]);
  expect(script.manners.map(({ joins }) => joins ?? false)).toEqual([false, true, true]);
});

test("a piece that was picked and is gone leaves no ring", async () => {
  const script = new Script([question("prompt-dismiss", [pick(20)]), place(3)]);
  await script.play.choose(pick(20));
  expect([script.play.carried, script.play.most]).toEqual([null, 3]);
});

test("the usual answer is given once and quietly, and the only one belongs to the choice before", async () => {
  const amounts = [1, 0].map((id): Option => ({ id, text: String(id), kind: "amount", value: id, label: ["", {}] }));
  const script = new Script([{ ...question("prompt-reinforce", amounts), usual: 1 }, { ...place(1, [7]), usual: 7 }, place(2)]);
  await script.play.settle();
  await script.play.settle();
  await script.play.settle();
  expect(script.sent).toEqual([1, 7]);
  expect(script.manners).toEqual([{ quiet: true, joins: false }, { quiet: true, joins: true }]);
});

test("a usual answer that is refused is not tried again", async () => {
  const script = new Script([{ ...place(1, [7]), usual: 7 }]);
  script.broken = true;
  await script.play.settle();
  script.broken = false;
  await script.play.settle();
  expect(script.sent).toEqual([]);
});

test("what gives something up counts the second time; the end of a turn is not given in a hurry", async () => {
  const end: Option = { id: 5, text: "end", kind: "word", label: ["", {}] };
  const script = new Script([question("prompt-part", [{ ...end, forgoes: ["forgoes-placing", { count: 2 }] }]), { ...question("prompt-part", [end]), usual: 5 }]);
  await script.play.choose(script.play.options[0]!);
  expect(script.play.pending?.id).toBe(5);
  await script.play.choose(script.play.options[0]!);
  expect(script.sent).toEqual([5]);
  expect(script.play.ending?.id).toBe(5);
  await script.play.settle();
  expect(script.sent).toEqual([5]);
});

test("pieces that a second question is about can be picked at once, and go the way of that question", async () => {
  const word = (id: number, text: string): Option => ({ id, text, kind: "word", label: ["", {}] });
  const asked = ({ prompt, options, refused }: Question) => ({ prompt, options, refused });
  const move = question("prompt-pick-move", [pick(20)], { left: 2 });
  const parts = question("prompt-choose-part", [{ ...word(3, "special"), then: asked(move) }, { ...word(4, "place"), then: asked(place(5)) }]);
  const down = () => ({ ...question("prompt-put-down", [space(7)]), continues: true });
  const script = new Script([parts, move, down(), move, down(), null]);
  expect(script.play.options.map(({ id }) => id)).toEqual([7, 8, 3, 20]);
  expect([script.play.question?.prompt[0], script.play.most]).toEqual(["prompt-place", 5]);
  script.play.many = 4;
  await script.play.choose(script.play.options[3]!);
  expect([script.sent, script.play.most, script.play.many]).toEqual([[3, 20], 2, 2]);
  await script.play.choose(space(7));
  expect(script.sent).toEqual([3, 20, 7, 20, 7]);
});

const word = (id: number, text: string): Option => ({ id, text, kind: "word", label: ["", {}] });
const lifting = (more: Partial<Question> = {}) => ({ ...question("prompt-pick-move", [pick(20)], { left: 2 }), picks_up: true, ...more });
const goes = (ids = [7, 8]) => ({ ...question("prompt-put-down", ids.map((id) => space(id))), continues: true });

test("a piece that is dragged is picked up, put down on the first space under it that is offered, and that is one gesture", async () => {
  const script = new Script([lifting(), goes(), lifting({ prompt: ["prompt-pick-move", { player: 0, left: 1 }] }), null]);
  script.play.drag(script.play.options[0]!, false);
  await script.play.drop(["seat", "s8", "s7"], false);
  expect(script.sent).toEqual([20, 8]);
  expect(script.manners.map(({ joins }) => joins ?? false)).toEqual([false, true]);
});

test("with Shift all of them are dragged", async () => {
  const script = new Script([lifting(), goes(), lifting(), goes(), null]);
  script.play.drag(script.play.options[0]!, true);
  await script.play.drop(["s7"], true);
  expect(script.sent).toEqual([20, 7, 20, 7]);
});

test("let go where it cannot go, a piece stays picked up, and goes nowhere else later", async () => {
  const script = new Script([lifting(), goes(), lifting(), goes()]);
  script.play.drag(script.play.options[0]!, false);
  await script.play.drop(["s9"], false);
  expect([script.sent, script.play.carried]).toEqual([[20], { space: "galicia", colour: "red" }]);
  await script.play.choose(space(7));
  await script.play.choose(script.play.options[0]!);
  expect(script.sent).toEqual([20, 7, 20]);
});

test("if something is asked about a dragged piece first, it is put down after the answer", async () => {
  const which = () => ({ ...question("prompt-which", [word(30, "plain"), word(31, "gold")]), continues: true });
  const script = new Script([lifting(), which(), goes(), null]);
  script.play.drag(script.play.options[0]!, false);
  await script.play.drop(["s7"], false);
  expect(script.sent).toEqual([20]);
  await script.play.choose(word(31, "gold"));
  expect(script.sent).toEqual([20, 31, 7]);

  const other = new Script([lifting(), which(), goes(), null]);
  other.play.drag(other.play.options[0]!, false);
  await other.play.drop(["s7"], false);
  await other.play.takeBack(false);
  await other.play.choose(word(31, "gold"));
  expect(other.sent, "who takes back does not mean that space any more").toEqual([20, 31]);
});

test("a piece besides caballeros is dragged with the option that asks where it goes, or without, if that is asked", async () => {
  const king = (more: Partial<Question> = {}) => ({ ...question("prompt-move-king", [space(7), space(8)]), carries: "king", ...more });
  const parts = question("prompt-choose-part", [{ ...word(3, "special"), carries: "king" }, word(5, "end")]);
  const script = new Script([parts, king(), king(), null]);
  expect(script.play.carries).toEqual({ figure: "king", colour: "", start: script.play.options[0] });
  script.play.drag(script.play.carries!.start, false);
  await script.play.drop(["s7"], false);
  expect(script.sent).toEqual([3, 7]);
  expect(script.play.carries?.start).toBeNull();
  script.play.drag(null, false);
  await script.play.drop(["s8"], false);
  expect(script.sent).toEqual([3, 7, 8]);
  expect(script.manners.map(({ joins }) => joins ?? false)).toEqual([false, true, false]);
  expect(script.play.carries).toBeNull();
});

test("what is asked after giving something up is offered along with it, through the usual answers in between", async () => {
  const card = (id: number): Option => ({ id, text: "", kind: "card", value: id, label: ["", {}] });
  const asked = ({ prompt, options, refused }: Question) => ({ prompt, options, refused });
  const act = question("prompt-act", [card(101), { ...word(4, "place"), then: asked(place(3)) }, word(3, "special")]);
  const journey = lifting({ options: [{ ...word(1, "stop"), then: { ...asked(act), onward: true, through: [44] } }, pick(20)] });
  const script = new Script([journey, journey, journey, place(3), place(2), null]);
  const asks = (script.play.question as unknown as { besides: unknown[] }).besides;
  expect([script.play.question?.prompt[0], asks]).toEqual(["prompt-pick-move", [act.prompt]]);
  expect(script.play.options.map(({ id }) => id)).toEqual([1, 20, 7, 8, 101, 3]);
  script.play.many = 2;
  await script.play.choose(script.play.options.find(({ id }) => id === 8)!);
  expect(script.sent).toEqual([1, 44, 4, 8, 8]);
  expect(script.manners.map(({ joins }) => joins ?? false)).toEqual([false, true, true, true, true]);
});
