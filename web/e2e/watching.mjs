/** What is played on a page, and where everything that flies ends. */
import assert from "node:assert/strict";

/** In the page: notes all that is played, where each flight ends, and where its goal then is and was just before. */
export function watch() {
  window.played = [];
  window.flights = [];
  window.most = 0;
  const seen = new WeakSet();
  const was = new WeakMap();
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** Where the animation of a flight ends: the middle of its box, moved. */
  const endOf = (element, animation) => {
    const [, x, y] = /translate\((.*)px, (.*)px\)/.exec(animation.effect.getKeyframes().at(-1).transform);
    const { width, height } = getComputedStyle(element);
    return { x: Number(x) + Number.parseFloat(width) / 2, y: Number(y) + Number.parseFloat(height) / 2 };
  };
  /** Where a flight ends in the page: with a piece, or with what is shown of a player; the badge if that is not shown. */
  const goalOf = (to) => {
    const [kind, seat, spot] = to?.split(".") ?? [];
    if (kind !== "seat") return document.querySelector(`[data-piece="${to}"]`);
    const plate = document.querySelector(`[data-seat="${seat}"]`);
    return plate.querySelector(`[data-spot="${spot}"]`) ?? plate.querySelector(".badge");
  };
  const look = () => {
    const caption = document.querySelector(".caption");
    const line = Number(caption?.dataset.line ?? 0);
    const last = window.played.at(-1);
    if (line && last?.line !== line) {
      const position = Number(document.querySelector(".elgrande.table").dataset.position);
      window.played.push({ line, told: caption.dataset.told.split(" "), words: caption.innerText, position, mine: document.querySelector(".prompt.mine") !== null });
    }
    const now = [...document.querySelectorAll("[data-flight]")];
    window.most = Math.max(window.most, now.length);
    // The table has just been drawn: pieces that have landed are still in the air, too.
    for (const element of now) {
      const landed = goalOf(element.dataset.to);
      const [animation] = element.getAnimations();
      if (landed === null || seen.has(element)) continue;
      const goals = [was.get(element) ?? middle(landed), middle(landed)];
      was.set(element, goals[1]);
      if (animation?.playState !== "finished") continue;
      seen.add(element);
      window.flights.push({ figure: element.dataset.flight, to: element.dataset.to, end: endOf(element, animation), goals });
    }
  };
  const again = () => requestAnimationFrame(() => again(look())); // where a card has landed nothing is drawn anew
  again();
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-line", "data-position"] });
}

/** Every flight has ended at its goal, and what flies was of these kinds, at least. A busy browser may show the players
 *  in their next order already when it is asked, so where the goal was just before counts, too. */
export function landedWell(flights, ...kinds) {
  const flown = new Set(flights.map(({ figure }) => figure));
  for (const kind of kinds) assert.ok(flown.has(kind), `no ${kind} flew, but ${[...flown]}`);
  for (const { figure, to, end, goals } of flights) {
    const off = Math.min(...goals.map(({ x, y }) => Math.hypot(end.x - x, end.y - y)));
    assert.ok(off < 9, `${figure} ends at ${JSON.stringify(end)} and ${to} is at ${JSON.stringify(goals)}`);
  }
}
