/** How much time is left, and how much there is, in words. */
import { say } from "../lib/texts";
import type { Summary } from "../lib/types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds in the two largest units that matter, such as "2 d 5 h" or "12:05". */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  if (left >= DAY) return say("clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) return say("clock-hours", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}

/** How long the players of a table may take, such as "3 days for each move"; nothing: as long as they like. */
export function paceText({ kind, seconds }: Summary["pace"], language: string): string | null {
  if (typeof seconds !== "number") return null;
  const [unit, size] = seconds % DAY === 0 ? ["day", DAY] as const : seconds % HOUR === 0 ? ["hour", HOUR] as const : ["minute", MINUTE] as const;
  const time = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 }).format(seconds / size);
  return say(kind === "game" ? "pace-in-game" : "pace-in-move", { time });
}
