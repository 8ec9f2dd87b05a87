/** Recorded games of all modules are played from what their events move, and compared with the views of the engine. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { BoardView, LoggedEvent } from "../src/lib/types";
import { fold, underWay } from "../src/playback/fold";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env["PYTHON"] ?? `${ROOT}.venv/bin/python`;

/** The name of the next game; or what happened with one choice, what is seen afterwards, and what is asked then. */
type Line = { game: string } | Choice;
interface Choice {
  events: [string, ...(string | number)[]][];
  view: BoardView;
  asked: string;
}

/** With these questions something is told that is still to be done. */
const UNDER_WAY = ["WhichOne", "GiveUp"];
/** With these cards caballeros come from elsewhere than told: from the province, or from the court to the card. */
const ELSEWHERE = ["quick-deployment", "reserve"];

/** What of a view must be right after every choice. Spaces within a region count as that region. */
function compared({ spaces, seats, king, throne, tiles, offered, round, player }: BoardView, told: boolean, closed: boolean): Record<string, unknown> {
  const standing: Record<string, number[]> = {};
  for (const [key, { within, absent, caballeros, black }] of Object.entries(spaces)) {
    if (absent || caballeros === null || (closed && key === "castillo")) continue;
    const region = within ?? key;
    standing[region] = [...caballeros, black ?? 0].map((count, at) => count + (standing[region]?.[at] ?? 0));
  }
  const people = seats.map(({ score, court, province, grande, power }) => ({ score, grande, power, ...(told && { court, province }) }));
  const tables = Object.fromEntries(Object.entries(spaces).map(([key, { table, tile }]) => [key, { table, tile }]));
  return { standing, people, king, throne, tiles, offered, round, player, tables };
}

test("what events move leads from view to view", { timeout: 300_000 }, async () => {
  const python = spawn(PYTHON, ["web/recorded.py"], { cwd: ROOT, env: { ...process.env, PYTHONPATH: `${ROOT}src` }, stdio: ["ignore", "pipe", "inherit"] });
  let [game, number, games] = ["", 0, 0];
  let before: Choice | null = null;
  for await (const text of createInterface({ input: python.stdout })) {
    const line = JSON.parse(text) as Line;
    if ("game" in line) {
      [game, number, before] = [line.game, 0, null];
      games++;
      continue;
    }
    number++;
    if (before !== null && !UNDER_WAY.includes(line.asked) && !UNDER_WAY.includes(before.asked)) {
      let { view } = before;
      for (const event of line.events) {
        underWay(view, [number, ...event] as LoggedEvent);
        view = fold(view, [number, ...event] as LoggedEvent, line.view);
      }
      const told = ![before.view.in_use, line.view.in_use, ...line.events.flat()].some((word) => ELSEWHERE.includes(String(word)));
      const closed = line.view.spaces["castillo"]?.caballeros === null; // it may have been lifted meanwhile
      const [folded, real] = [compared(view, told, closed), compared(line.view, told, closed)];
      expect(folded, `${game}, choice ${number}: ${JSON.stringify(line.events)}`).toEqual(real);
    }
    before = line;
  }
  expect(games).toBeGreaterThanOrEqual(40);
});
