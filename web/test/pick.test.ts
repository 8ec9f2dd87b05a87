/** Picking the power cards of a whole game. */
import { beforeAll, expect, test } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import type { PowerCard, State } from "../src/lib/types";
import { ANY, cardsOf, CHOSEN, chosenOf, countOf, type Filter, fits, taken, turned } from "../src/table/choosing/pick";

const card = (value: number, key: string | null = null, about: string[] = []): PowerCard => ({ value, caballeros: 2, card: key, about });
const STATE = {
  question: { prompt: ["prompt-choose-card", { left: 2 }], options: [{ value: 30 }, { value: 10 }] },
  view: { seats: [{}, { picked: [20] }], power_cards: [30, 20, 10, 40].map((value) => card(value)) },
} as unknown as State;

beforeAll(() => speak("en"));

test("there are the cards on offer and those that were sent, by their value", () => {
  expect(cardsOf(STATE, 1).map(({ value }) => value)).toEqual([10, 20, 30]);
  expect(cardsOf(STATE, 0).map(({ value }) => value)).toEqual([10, 30]);
  expect([countOf(STATE, 0), countOf(STATE, 1)]).toEqual([2, 3]);
});

test("what was sent is always chosen, and what is not there never", () => {
  expect(chosenOf(cardsOf(STATE, 1), [20], [10, 20, 40])).toEqual([20, 10]);
});

test("a click picks a card or puts it back, and a suggestion keeps what was sent", () => {
  expect(turned([10, 20], 30)).toEqual([10, 20, 30]);
  expect(turned([10, 20], 10)).toEqual([20]);
  expect(taken([10, 20, 30], [30], 3)).toEqual([30, 10, 20]);
  expect(taken([10, 20], [30], 2)).toEqual([30, 10]);
});

test("cards are shown by kind, by what is chosen and by words", () => {
  const cards = [card(5), card(50, "ki-intrigue", ["movement"]), card(93, "storm", ["others", "movement"])];
  const shown = (more: Partial<Filter>, chosen: number[] = []) =>
    cards.filter((one) => fits(one, { kind: ANY, set: ANY, words: "", ...more }, chosen)).map(({ value }) => value);
  expect(shown({})).toEqual([5, 50, 93]);
  expect(shown({ kind: "movement" })).toEqual([50, 93]);
  expect(shown({ kind: CHOSEN }, [5])).toEqual([5]);
  expect(shown({ words: "9 STÓRM" })).toEqual([93]);
  expect(shown({ words: "5" })).toEqual([5, 50]);
  expect(shown({ set: "players_edition" })).toEqual([]); // the facts of the cards are not there yet
});
