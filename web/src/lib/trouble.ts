/** Errors in words. */
import { ApiError, Stale, Unreachable } from "./api";
import { type Context, renderText, say } from "./texts";

/** One sentence for people about something that failed. */
export function explain(problem: unknown, context: Context = { names: [] }): string {
  if (problem instanceof Unreachable) return say("web-trouble-unreachable");
  if (problem instanceof Stale) return say("web-trouble-stale");
  if (problem instanceof ApiError) {
    if (problem.reason) return renderText(problem.reason, context);
    if (problem.id) return say("web-trouble-broken", { id: problem.id });
    if (problem.status === 404 || problem.status === 403) return say("web-trouble-missing");
    if (problem.status === 429) return say("web-trouble-busy");
    if (problem.status === 503) return say("web-trouble-full");
  }
  return say("web-trouble-other", { problem: problem instanceof Error ? problem.message : String(problem) });
}
