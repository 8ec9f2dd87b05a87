/** The same choice again, for as long as it is asked; and who may look at a screen that several people share. */
import { describe, expect, it } from "vitest";
import type { Option, Question, State } from "../src/lib/types";
import { coveredFor as cover, nextSeat } from "../src/table/hotseat";
import { cardsTyped } from "../src/table/keyboard";
import { asks, left, repeat, available } from "../src/table/several";
import type { Step } from "../src/table/several";

const option = (id: number, kind: Option["kind"] = "space"): Option => ({ id, text: "", kind, label: ["", {}] });
const question = (key: string, ids: number[], values: Record<string, number | string> = {}, kind?: Option["kind"]): Question => ({
  seat: 0,
  secret: false,
  prompt: [key, { player: 0, ...values }],
  announced: null,
  options: ids.map((id) => option(id, kind)),
  refused: {},
});

/** Play a list of questions with a repetition; the choices that were sent. */
async function sent(script: (Question | null)[], steps: Step[], times: number, refused = Infinity): Promise<number[]> {
  const made: number[] = [];
  await repeat(
    steps,
    times,
    () => script[made.length] ?? null,
    async (id) => made.push(id) < refused,
  );
  return made;
}

describe("several at once", () => {
  const place = (count: number, ids = [7, 8]) => question("prompt-place", ids, { left: count });
  const asked = asks(place(3));

  it("repeats a choice while the same is asked", async () => {
    expect(await sent([place(3), place(2), place(1), place(9)], [{ asked, option: 7 }], 3)).toEqual([7, 7, 7]);
  });

  it("moves no more than stand there", () => {
    const table = { seats: [{ colour: "red" }, { colour: "blue" }], view: { spaces: { aragon: { caballeros: [3, 1], black: 2 }, castillo: { caballeros: null } } } } as unknown as State;
    const pick = (space: string, colour: "red" | "blue" | "black"): Option => ({ ...option(1, "pick"), space, colour });
    expect((["red", "blue", "black"] as const).map((colour) => available(table, pick("aragon", colour)))).toEqual([3, 1, 2]);
    expect(available(table, pick("castillo", "red"))).toBe(Infinity);
  });

  it("ends where something else is asked, somebody else is asked, or the choice is not offered", async () => {
    const veto = question("prompt-veto", [7]);
    for (const end of [veto, null, place(2, [8]), { ...place(2), seat: 1 }]) {
      expect(await sent([place(3), end, place(1)], [{ asked, option: 7 }], 5)).toEqual([7]);
    }
  });

  it("ends when a choice is refused", async () => {
    expect(await sent([place(3), place(2), place(1)], [{ asked, option: 7 }], 3, 2)).toEqual([7, 7]);
  });

  it("picks up and puts down in turn, and leaves in the hand what cannot go there", async () => {
    const pick = (count: number) => question("prompt-pick-move", [20], { left: count }, "pick");
    const put = (ids: number[]) => question("prompt-put-down", ids);
    const steps = [
      { asked: asks(pick(1)), option: 20 },
      { asked: asks(put([])), option: 7 },
    ];
    expect(await sent([pick(2), put([7]), pick(1), put([7]), null], steps, 4)).toEqual([20, 7, 20, 7]);
    expect(await sent([pick(2), put([7]), pick(1), put([8])], steps, 2)).toEqual([20, 7, 20]);
  });

  it("knows how often from the question, and offers nothing for what is secret or no place", () => {
    expect(left(place(3))).toBe(3);
    expect(left(question("prompt-pick-move-both", [1], { own: 2, foreign: 1 }, "pick"))).toBe(2);
    expect(left(question("prompt-put-down", [1]))).toBe(1);
    expect(left(question("prompt-close-region", [1], { most: 6 }))).toBe(1);
    expect(left(question("prompt-ally", [1], { first: 4 }))).toBe(1);
    expect(left({ ...place(3), secret: true })).toBe(1);
    expect(left(question("prompt-reinforce", [1], { count: 5 }, "amount"))).toBe(1);
    expect(left(null)).toBe(1);
  });

  it("takes another card, seat or space for another question", () => {
    expect(asks(question("a", [], { card: "x", left: 2 }))).toBe(asks(question("a", [], { card: "x", left: 1 })));
    expect(asks(question("a", [], { card: "x" }))).not.toBe(asks(question("a", [], { card: "y" })));
    expect(asks(question("a", [], { actor: 1 }))).not.toBe(asks(question("a", [], { actor: 2 })));
  });
});

describe("the cover", () => {
  const coveredFor = (state: State, present: number | null) => cover(state, present, nextSeat(state));
  const secret = { secret: true } as Question;
  const at = (seat: number, more: { question?: Question; waiting?: number[]; answered?: number[]; doubtful?: number[]; over?: boolean; marks?: { symbol: string; secret: boolean }[] } = {}): State =>
    ({
      seat,
      seats: [{ mine: true }, { mine: true }, { mine: false }],
      question: more.question ?? null,
      waiting: more.waiting ?? [],
      over: more.over ?? false,
      view: {
        answered: more.answered ?? [],
        spaces: { granada: { marks: more.marks ?? [] } },
        seats: [0, 1, 2].map((one) => ({ hand: one === seat ? [1] : null, doubtful: one === seat ? (more.doubtful ?? []) : [] })),
      },
    }) as unknown as State;

  it("is there before a secret after the page was loaded, until its player is there", () => {
    const asked = at(0, { question: secret, waiting: [0, 1] });
    expect(coveredFor(asked, null)).toBe(0);
    expect(coveredFor(asked, 1)).toBe(0);
    expect(coveredFor(asked, 0)).toBeNull();
  });

  it("hides a dial that is set, also while others are waited for", () => {
    expect(coveredFor(at(0, { answered: [0], waiting: [2] }), null)).toBe(0);
    expect(coveredFor(at(0, { answered: [0], waiting: [2] }), 0)).toBeNull();
  });

  it("comes between two who answer in secret", () => {
    const answered = at(0, { answered: [0], waiting: [1] });
    expect(nextSeat(answered)).toBe(1);
    expect(coveredFor(answered, 0)).toBe(1);
    expect(cover(answered, null, undefined)).toBe(0); // looking back, nobody sits down
    expect(coveredFor(at(1, { question: secret, answered: [0], waiting: [1] }), 0)).toBe(1);
  });

  it("hides power cards that nobody may know", () => {
    expect(coveredFor(at(1, { doubtful: [3, 4] }), 0)).toBe(1);
    expect(coveredFor(at(1, { doubtful: [3, 4] }), 1)).toBeNull();
  });

  it("hides a region that somebody has chosen in secret", () => {
    expect(coveredFor(at(1, { marks: [{ symbol: "incognito", secret: true }] }), 0)).toBe(1);
    expect(coveredFor(at(1, { marks: [{ symbol: "incognito", secret: true }] }), 1)).toBeNull();
  });

  it("is not there where nothing is secret, or for one person alone", () => {
    expect(coveredFor(at(0, { waiting: [1] }), null)).toBeNull();
    expect(coveredFor(at(0, { question: secret, over: true }), null)).toBeNull();
    const alone = at(0, { question: secret });
    alone.seats[1]!.mine = false;
    expect(coveredFor(alone, null)).toBeNull();
  });
});

describe("a card by its number", () => {
  const card = (value: number): Option => ({ ...option(100 + value, "power"), value });
  const values = (typed: string) => cardsTyped(typed, [13, 12, 4, 1].map(card)).map(({ value }) => value);

  it("is known as soon as no other begins with these digits", () => {
    expect([values("4"), values("13")]).toEqual([[4], [13]]);
    expect(values("1")).toEqual([1, 13, 12]); // the one of exactly this number first
    expect([values("9"), values("")]).toEqual([[], []]);
  });
});
