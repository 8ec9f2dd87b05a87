/** King & Intrigue: the 2x tokens. The region of a token is a secret of its owner. */
import type { Tools } from "./tools";

const TOKENS = 2;

export function kingIntrigue(tools: Tools): void {
  const { doubled = [] } = tools.state.view;
  for (const { seat, space, secret = true } of doubled) {
    if (space === null) continue;
    const own = secret && seat === tools.state.view.seat;
    tools.mark(space, "double", own);
    tools.note(space, own ? ["table-doubling-own", { space }] : ["table-doubling", {}]);
  }
  if (doubled.length > 0) tools.tell(["table-doublings-left", { count: TOKENS - doubled.length }]);
}
