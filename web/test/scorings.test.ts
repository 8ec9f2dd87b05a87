/** Scorings, read from the events of a game. */
import { describe, expect, it } from "vitest";
import type { LoggedEvent } from "../src/lib/types";
import { inScoring, scorings, sumsOf } from "../src/table/scorings";

describe("scorings", () => {
  const log: LoggedEvent[] = [
    [0, "round", 2],
    [4, "turn", 0],
    [5, "special", 0, "score-first"],
    [5, "scoring", "galicia"],
    [5, "points", 0, 4, "place-1", "galicia"],
    [5, "points", 0, 2, "grande", "galicia"],
    [6, "nothing-scored", "aragon"],
    [7, "turn", 1],
    [9, "round", 3],
    [30, "general-scoring"],
    [30, "lifted"],
    [30, "inside", 1, 3],
    [30, "scoring", "castillo"],
    [30, "points", 1, 5, "place-1", "castillo"],
  ];

  it("are told apart by card and round, space by space", () => {
    const [special, general, ...more] = scorings(log, 1);
    expect(more).toEqual([]);
    expect(special).toMatchObject({ n: 5, card: "score-first", round: 2 });
    expect(special?.spaces.map((space) => [space.space, space.lines.length])).toEqual([
      ["galicia", 2],
      ["aragon", 0],
    ]);
    expect(general).toMatchObject({ n: 30, card: null, round: 3 });
    expect(general?.spaces[0]?.lines).toEqual([{ player: 1, points: 5, source: "place-1" }]);
  });

  it("leave out points that came in between, and name one that was put off", () => {
    const events: LoggedEvent[] = [
      ...log,
      [31, "round", 4],
      [40, "turn", 0],
      [41, "points", 0, 6, "gold", "castillo"],
      [50, "delayed-scoring", "aragon"],
      [50, "scoring", "aragon"],
      [50, "points", 0, 5, "place-1", "aragon"],
    ];
    const [delayed, ...more] = scorings(events, 1).slice(2);
    expect(more).toEqual([]);
    expect(delayed).toMatchObject({ n: 50, card: "delayed-scoring", round: 4 });
    expect(scorings(events, 1)[1]?.spaces[0]?.lines).toHaveLength(1);
  });

  it("say what made a region count otherwise, even if it is not scored at all", () => {
    const events: LoggedEvent[] = [
      [1, "round", 3],
      [30, "general-scoring"],
      [30, "doubled", 1, "sevilla"],
      [30, "together", "galicia", "sevilla"],
      [30, "nothing-scored", "galicia"],
      [30, "together", "sevilla", "galicia"],
      [30, "counted", 0, 2, "sevilla"],
      [30, "counted", 1, 5, "sevilla"],
      [30, "scoring", "sevilla"],
      [30, "points", 1, 8, "place-1", "sevilla"],
      [30, "boycotted", 0, "aragon"],
      [30, "mirrored", "granada"],
      [30, "scoring", "granada"],
      [30, "points", 1, 1, "bridge", "bridge"],
    ];
    const [general] = scorings(events, 1);
    expect(general?.spaces.map(({ space, remarks, scored }) => [space, remarks.map(([, kind]) => kind), scored])).toEqual([
      ["galicia", ["together"], true],
      ["sevilla", ["doubled", "together"], true],
      ["aragon", ["boycotted"], false],
      ["granada", ["mirrored"], true],
      ["bridge", [], true],
    ]);
    expect(general?.spaces[1]?.counts).toEqual([
      { player: 1, count: 5 },
      { player: 0, count: 2 },
    ]);
    expect(sumsOf(general!, 2)).toEqual([0, 9]);
  });

  it("show the points of the courts as one step", () => {
    const events: LoggedEvent[] = [
      [1, "special", 0, "score-courts"],
      [1, "court-points", 0, 5, "courts"],
      [1, "court-points", 1, 3, "courts"],
    ];
    expect(scorings(events, 2)[0]?.spaces.map(({ space, lines }) => [space, lines.length])).toEqual([["courts", 2]]);
  });

  it("tell what was in the Castillo", () => {
    expect(scorings(log, 1)[1]?.spaces[0]?.counts).toEqual([{ player: 1, count: 3 }]);
  });

  it("go on until something else begins", () => {
    expect(inScoring(log)).toBe(true);
    expect(inScoring([...log, [31, "round", 4]])).toBe(false);
    expect(inScoring(log.slice(0, 3))).toBe(false);
  });
});
