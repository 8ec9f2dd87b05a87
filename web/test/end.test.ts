/** The end screen: turning points, and labels that do not cover each other. */
import { expect, test } from "vitest";
import type { Points } from "../src/lib/types";
import { spread } from "../src/table/end/spread";
import { swingsOf } from "../src/table/end/swings";

const got = (player: number, points: number, scoring: string, round: number): Points => ({ player, points, scoring, round, source: "place-1", space: "galicia" });

test("the scorings that changed most are found, and who took the lead in them", () => {
  const points = [
    got(0, 4, "score-one", 1),
    got(1, 2, "score-one", 2),
    got(0, 20, "general", 3),
    got(1, 18, "general", 3),
    got(1, 1, "general", 3),
    got(1, 9, "score-first", 4),
    got(0, 6, "", 5), // gold, which no scoring brought
    got(0, 3, "general", 6),
    got(1, 17, "general", 6),
  ];
  expect(swingsOf(points, 2)).toEqual([
    { round: 1, scoring: "score-one", player: 0, points: 4, ahead: 4, leads: true },
    { round: 4, scoring: "score-first", player: 1, points: 9, ahead: 9, leads: true },
    { round: 6, scoring: "general", player: 1, points: 17, ahead: 14, leads: true },
  ]);
});

test("others are compared on average, and a scoring that changed nothing is no turning point", () => {
  const points = [got(0, 5, "general", 3), got(1, 5, "general", 3), got(2, 5, "general", 3), got(2, 6, "score-one", 4)];
  expect(swingsOf(points, 3)).toEqual([{ round: 4, scoring: "score-one", player: 2, points: 6, ahead: 6, leads: true }]);
  expect(swingsOf([], 2)).toEqual([]);
});

test("two scorings of the same card in different rounds are two", () => {
  const points = [got(0, 5, "score-one", 3), got(1, 9, "score-one", 4)];
  expect(swingsOf(points, 2).map(({ round }) => round)).toEqual([3, 4]);
});

test("labels keep their order and their distance, between top and foot", () => {
  expect(spread([50, 80, 20], 17, 10, 100)).toEqual([50, 80, 20]);
  expect(spread([50, 50, 50], 10, 0, 100)).toEqual([50, 60, 70]);
  expect(spread([98, 99, 97], 10, 0, 100)).toEqual([90, 100, 80]);
  expect(spread([], 10, 0, 100)).toEqual([]);
});
