/** Times in words and in fields. */
import { locale } from "../lib/settings.svelte";

const DAY = 24 * 60 * 60 * 1000;

/** A moment as people say it: the time, and the day if it was not today. */
export function timeOf(moment: number, now = Date.now()): string {
  const far = now - moment > DAY / 2;
  return new Intl.DateTimeFormat(locale(), { timeStyle: "short", ...(far && { dateStyle: "medium" }) }).format(moment);
}

/** Minutes of the day as the value of a time field, and back. */
export const toField = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export function fromField(value: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(value) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
