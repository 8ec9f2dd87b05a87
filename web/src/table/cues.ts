// What of a table is heard: what becomes so while somebody is there, once each time.
import { sound } from "../playback/sounds";
import type { Cue } from "../playback/sounds";
import { inScoring } from "./scorings";
import type { State } from "./words";

/** What is heard of. */
export interface Heard {
  newest: State | null;
  /** The state on the screen. */
  shown: State | null;
  /** Whether something is played, and whether the page is in the background, where nobody sees that. */
  active: boolean;
  hidden: boolean;
  /** What has hit the player, as far as they are told of it now. */
  notices: readonly unknown[];
}

/** What is so now, for each sound; whatever is neither false nor as before makes it. */
function situation({ newest, shown, active, hidden, notices }: Heard): Record<Cue, unknown> {
  return {
    notice: notices.length > 0 && notices,
    end: newest?.over === true && !active,
    scoring: active && inScoring(shown?.log ?? []),
    turn: newest?.question != null && (!active || hidden),
  };
}

export class Cues {
  /** What was so before; null: nothing yet, for what is so when the page is loaded makes no sound. */
  #before: Record<Cue, unknown> | null = null;

  hear(heard: Heard): void {
    const [before, now] = [this.#before, situation(heard)];
    this.#before = { ...now, notice: now.notice || before?.notice }; // what is told on after a pause was heard
    if (before === null) return;
    for (const cue of Object.keys(now) as Cue[]) if (now[cue] !== false && now[cue] !== before[cue]) sound(cue);
  }
}
