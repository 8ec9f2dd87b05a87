/** What the prompt says, and which options are its buttons. */
import { beforeAll, expect, test } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import type { Option, Question, State } from "../src/lib/types";
import { actionCards, dialsSeen, isButton, labelOf, ownDial, seatOf, sentenceOf, toolOf } from "../src/table/prompt/prompt";

const option = (kind: Option["kind"], label: Option["label"] = ["", {}], text = ""): Option => ({ id: 1, text, kind, label });
const question = (key: string, options: Option[] = [], more: Partial<Question> = {}): Question => ({
  seat: 0,
  secret: false,
  prompt: [key, { player: 0 }],
  announced: null,
  options,
  refused: {},
  ...more,
});
const table = (more: Partial<Omit<State, "view">> = {}, view: object = {}): State =>
  ({ seat: 0, seats: [{ name: "Ana" }, { name: "Bo" }], question: null, waiting: [], over: false, view: { answered: [], seats: [], ...view }, ...more }) as unknown as State;

beforeAll(() => speak("en"));

test("the sentence says what I am asked, what somebody else is doing, or for whom one waits", () => {
  expect(sentenceOf(table({ over: true }), null)).toBe("The game is over.");
  expect(sentenceOf(table({ prompts: [["prompt-shift", { player: 1 }]], waiting: [1] }), null)).toBe("Bo is choosing where the Castillo goes.");
  expect(sentenceOf(table({ prompts: [["prompt-of-elsewhere", { player: 1 }]], waiting: [1] }), null)).toBe("prompt-of-elsewhere");
  expect(sentenceOf(table({ waiting: [0] }), question("prompt-shift"))).toBe("Choose the region into which the Castillo goes.");
  const both = { prompts: [["a", {}], ["b", {}]], waiting: [0, 1] } satisfies Partial<State>;
  expect(sentenceOf(table({ ...both, seat: null }), null)).toContain("Ana and Bo");
  const others = sentenceOf(table(both), null);
  expect(others).toContain("Bo");
  expect(others).not.toContain("Ana");
  expect(sentenceOf(table({ prompts: [["prompt-shift", { player: 0 }]], waiting: [0] }), null)).toBe("");
  expect(sentenceOf(table(), null)).toBe("");
});

test("between turns the sentence says what was last, not whose turn it was", () => {
  const log: State["log"] = [[1, "round", 2], [2, "turn", 1], [5, "placed", 1, "granada"]];
  expect(sentenceOf(table({ log }), null)).toContain("Bo");
  expect(sentenceOf(table({ log: [...log, [6, "start-player", 0]] }), null)).toBe("Ana becomes the start player.");
});

test("while a special action of one's own is played, the sentence names it", () => {
  const log: State["log"] = [[1, "turn", 0], [2, "special", 0, "secret-scoring"], [3, "dial", 0, "granada"]];
  expect(sentenceOf(table({ log }), null)).toBe("Ana carries out the special action “Special scoring: secret”.");
});

test("whoever shares a device is called by name", () => {
  const seats = ["Ana", "Bo"].map((name) => ({ name, kind: "person", mine: true })) as State["seats"];
  expect(sentenceOf(table({ seats }), question("prompt-shift"))).toBe("Ana: choose the region into which the Castillo goes.");
});

test("words, amounts and tiles are buttons, and cards where a kept card is used", () => {
  const kinds = ["word", "amount", "tile", "card", "space", "pick", "power"] as const;
  const buttons = (asked: Question) => kinds.filter((kind) => isButton(option(kind), asked));
  expect(buttons(question("a"))).toEqual(["word", "amount", "tile"]);
  expect(buttons(question("a", [], { tool: "veto" }))).toEqual(["word", "amount", "tile", "card"]);
});

test("the button of a kept card names it, and otherwise a note does", () => {
  const use = option("word", ["label-use", {}], "use");
  const asked = question("a", [use], { tool: "veto" });
  expect(labelOf(use, table({ question: asked }))).toContain("Veto");
  expect(toolOf(asked)).toBeNull();
  expect(toolOf({ ...asked, options: [option("card")] })).toBe("veto");
  expect(toolOf(question("a"))).toBeNull();
  expect(toolOf(null)).toBeNull();
});

test("an option can be about a seat or about the action of a card", () => {
  expect(seatOf(option("word", ["label-seat", { player: 1 }]), table())?.name).toBe("Bo");
  expect(seatOf(option("space", ["label-seat", { player: 1 }]), table())).toBeUndefined();
  const asked = question("a", [option("word", ["label-role-card", { card: "ki-intrigue" }]), option("word")]);
  expect(actionCards(asked)).toEqual(["ki-intrigue"]);
  expect(actionCards(null)).toEqual([]);
});

test("a spy sees the dials of the others, and everybody the own once it is set", () => {
  const view = { answered: [0], seats: [{ dial: "aragon" }, { dial: "galicia" }, { dial: null }] };
  expect(dialsSeen(table({}, view), question("prompt-dial-spy"))).toEqual([{ player: "Bo", space: "Galicia" }]);
  expect(dialsSeen(table({}, view), null)).toEqual([]);
  expect(ownDial(table({}, view))).toBe("aragon");
  expect(ownDial(table({}, { ...view, answered: [1] }))).toBeNull();
});
