/** A click on what is being played jumps to now. */
import { LONG_PRESS } from "../map/gestures";
import type { Playback } from "./playback.svelte";

/** What has clicks of its own. */
const CLICKED = "[data-choice], button, a, summary";

/** Lets clicks on an element skip. What counts is when the click began: if the playback ends before it does, it chooses
 * nothing that has only just been offered. */
export function skipsByClick(playback: Playback): (element: HTMLElement) => () => void {
  return (element) => {
    let began: number | null = null;
    const press = ({ target, timeStamp }: PointerEvent): void => {
      const free = !(target instanceof Element && target.closest(CLICKED));
      began = free && playback.active && playback.skippable ? timeStamp : null;
    };
    const click = (event: MouseEvent): void => {
      const time = began === null ? Infinity : event.timeStamp - began;
      began = null;
      if (time === Infinity) return;
      event.stopPropagation();
      if (time < LONG_PRESS) playback.skip(); // a long press shows a note
    };
    element.addEventListener("pointerdown", press, true);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("pointerdown", press, true);
      element.removeEventListener("click", click, true);
    };
  };
}
