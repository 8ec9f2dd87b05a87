/** What modules tell goes to the spaces and seats that it is about. */
import { beforeAll, expect, test } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import { furnish } from "../src/lib/furnish";
import type { State } from "../src/lib/types";

beforeAll(() => speak("en"));

const spaces = () => ({ america: { table: [4, 0, 0] }, africa: {}, ship: {}, granada: {}, aragon: {} });
const state = (more: object): State => ({ view: { spaces: spaces(), seats: [{}, {}], ...more } }) as unknown as State;

test("tokens lie in their colonies or are carried", () => {
  const tokens = {
    gold: { supply: 3, lying: 1, carried: [["ship", 0], ["ship", 5], ["ship", 0]] },
    goods: { supply: 9, lying: 0, carried: [] },
  };
  const { view } = furnish(state({ tokens }));
  expect(view.spaces["america"]).toEqual({ table: [4, 0, 0], heap: { gold: 1 } });
  expect(view.spaces["africa"]).toEqual({});
  expect(view.spaces["ship"]?.carried).toEqual({ red: { gold: 2 }, black: { gold: 1 } });
  expect(view.spaces["ship"]?.notes).toEqual([
    ["table-carries-gold", { player: 0, count: 2 }],
    ["table-carries-gold", { player: "black", count: 1 }],
  ]);
  expect(view.news).toEqual([["table-supply", { gold: 3, goods: 9 }]]);
});

test("boards, markers, banners and the Grand Inquisitor are where they belong", () => {
  const told = {
    inquisitor: 1,
    limit_board: { space: "granada", room: 6 },
    delayed: { this_round: ["granada"], next_round: ["aragon", "aragon"] },
    banners: ["aragon", null],
  };
  const { view } = furnish(state(told));
  expect(view.spaces["granada"]?.marks).toEqual(["limit", "later"]);
  expect(view.spaces["aragon"]?.marks).toEqual(["later", "later"]);
  expect(view.spaces["aragon"]?.carried).toEqual({ red: { banner: 1 } });
  expect(view.seats.map((seat) => seat.belongings)).toEqual([[], [["word-grand-inquisitor", {}], ["table-banner-waits", {}]]]);
  expect(view.spaces["granada"]?.notes).toEqual([
    ["table-board-spaces", { taken: 0, all: 6 }],
    ["table-board-beside", {}],
    ["table-marker-now", {}],
  ]);
  expect(view.news).toEqual([]);
});

test("a question that a kept card answers names it", () => {
  const kept = [
    { card: "close-card", holder: 0, until: 99 },
    { card: "free-choice", holder: 1, until: 99 },
  ];
  const ask = (seat: number, prompt: string) => furnish({ ...state({ kept }), question: { seat, prompt: [prompt, {}] } } as unknown as State);
  expect(ask(1, "prompt-free-choice").question?.tool).toBe("free-choice");
  expect(ask(0, "prompt-free-choice").question?.tool).toBeUndefined();
  expect(ask(0, "prompt-close").question?.tool).toBe("close-card");
  expect(ask(0, "prompt-place").question).not.toHaveProperty("tool");
});

test("without modules nothing is added to a space", () => {
  expect(furnish(state({})).view.spaces).toEqual(spaces());
});
