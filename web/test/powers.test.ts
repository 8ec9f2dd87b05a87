import { beforeEach, expect, test, vi } from "vitest";
import { draft, keepDraft, lastTime, remember, STYLES, suggest } from "../src/lib/powers";
import type { PowerCard } from "../src/lib/types";

const KEYS = ["joker", "ki-intrigue", "fiesta", "ki-anywhere", "ki-authority", "ki-veto", "ki-angry-king", "ki-grande", "reserve", "ki-tile"];
const SCORINGS = ["ki-score-4", "ki-score-5", "ki-score-6-7", "ki-score-castillo"];
const ABOUT: PowerCard["about"][] = [[], ["movement", "others"], ["movement"], ["movement"], ["others"], ["kept", "others"], ["others"], ["pieces"], ["kept"], ["pieces"]];
const CARDS: PowerCard[] = [...KEYS, ...SCORINGS, "ki-king"].map((card, at) => ({ value: at * 10, caballeros: 2, card, about: ABOUT[at] ?? (SCORINGS.includes(card) ? ["scoring"] : ["pieces"]) }));
const keys = (values: readonly number[]) => values.map((value) => CARDS.find((card) => card.value === value)?.card);

function storage(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) } as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
});

test("every suggestion is so many different cards of those that there are", () => {
  for (const style of STYLES) {
    for (const count of [1, 8, 13, CARDS.length]) {
      const values = suggest(style, CARDS, count);
      expect(new Set(values).size).toBe(count);
      expect(values.every((value) => CARDS.some((card) => card.value === value))).toBe(true);
    }
  }
});

test("a scorer takes all scorings, a fighter moves and hits, and a balanced hand has some of every kind", () => {
  expect(keys(suggest("scorer", CARDS, 7))).toEqual(expect.arrayContaining(SCORINGS));
  expect(keys(suggest("fighter", CARDS, 6)).sort()).toEqual([...KEYS.slice(1, 7)].sort());
  const kinds = suggest("balanced", CARDS, 9).map((value) => CARDS.find((card) => card.value === value)!.about[0]);
  expect(kinds).toEqual(expect.arrayContaining(["movement", "scoring", "pieces", "others", "kept"]));
});

test("chance decides what is random", () => {
  let now = 0;
  const values = suggest("random", CARDS, 3, () => -now++);
  expect(values).toEqual([140, 130, 120]);
});

test("the same as last time is offered to the same player, if it fits", () => {
  expect(lastTime("Ana", CARDS, 2)).toBeNull();
  remember("Ana", CARDS, [0, 30]);
  remember("Bo", CARDS, [40, 50]);
  expect(lastTime("Ana", CARDS, 2)).toEqual([0, 30]);
  expect(lastTime("Bo", CARDS, 2)).toEqual([40, 50]);
  expect(lastTime("Cid", CARDS, 2)).toBeNull();
  expect(lastTime("Ana", CARDS, 3)).toBeNull();
  expect(lastTime("Ana", CARDS.slice(1), 2)).toBeNull();
});

test("what is picked outlives a page, for its seat at its table", () => {
  keepDraft("t", 1, [10, 20]);
  expect(draft("t", 1)).toEqual([10, 20]);
  expect(draft("t", 0)).toEqual([]);
  sessionStorage.setItem("elgrande.choosing.t.0", "nonsense");
  expect(draft("t", 0)).toEqual([]);
});
