/** Where the places of the table are, and what is hidden, covered or cut off there. */

/** The places that are always there. */
export const AREAS = [".strip-place", ".board", ".prompt-place", ".players-place", ".talk-place", ".offer-place", ".hand-place"];

/** Where things are: `[selector, number, x, y, right, bottom]`, for all that are shown; plates by seat, power cards by value. */
export function boxes(page, selectors) {
  return page.evaluate(
    (wanted) =>
      wanted.flatMap((selector) =>
        [...document.querySelectorAll(selector)]
          .filter((one) => one.getClientRects().length > 0)
          .map((one, at) => {
            const { x, y, right, bottom } = one.getBoundingClientRect();
            return [selector, one.dataset?.seat ?? one.dataset?.value ?? at, x, y, right, bottom].map((value) => (typeof value === "number" ? Math.round(value) : value));
          }),
      ),
    selectors,
  );
}

/** What of these is not, or not wholly, in the window. */
export async function hidden(page, selectors) {
  const { width, height } = page.viewportSize();
  return (await boxes(page, selectors)).filter(([, , x, y, right, bottom]) => x < -1 || y < -1 || right > width + 1 || bottom > height + 1);
}

/** The buttons and cards to choose that something lies over, or that have scrolled away. */
export const covered = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button[data-choice]")]
      .filter((one) => one.getClientRects().length > 0)
      .filter((one) => {
        const { x, y, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(x + 8, y + height / 2));
      })
      .map((one) => one.textContent.trim().slice(0, 40)),
  );

/** In the page: what is cut off by the place that holds it. */
export const cutOff = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const place of document.querySelectorAll(".offer-place, .hand-place, .players-place")) {
      if (place.getClientRects().length === 0) continue;
      const outer = place.getBoundingClientRect();
      for (const one of place.querySelectorAll("li")) {
        if (one.getClientRects().length === 0) continue;
        const { x, y, right, bottom } = one.getBoundingClientRect();
        if (x < outer.x - 2 || y < outer.y - 2 || right > outer.right + 2 || bottom > outer.bottom + 2) found.push(`${place.className}: ${one.textContent.trim().slice(0, 40)}`);
      }
    }
    return found;
  });

/** The cards on the table that do not say all of what they do. */
export const cutShort = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".offer-place .words")]
      .filter((one) => one.getClientRects().length > 0 && one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent.trim()),
  );

/** The power cards in hand whose name lies under the caballeros that they bring. */
export const coveredNames = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".hand-place .card-face")]
      .filter((face) => {
        const names = [...face.querySelector(".name").getClientRects()];
        const brings = [...face.querySelectorAll(".brings")].flatMap((one) => [...one.getClientRects()]);
        return names.some((name) => brings.some((one) => one.left < name.right && name.left < one.right && one.top < name.bottom && name.top < one.bottom));
      })
      .map((face) => face.textContent.trim()),
  );

/** The parts of words in names of cards that run over the end of a line. */
export const broken = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".offer-place .name, .hand-place .name")]
      .filter((one) => one.getClientRects().length > 0)
      .flatMap((one) =>
        [...one.firstChild.data.matchAll(/[^\s\u00ad]+/g)].flatMap(({ 0: part, index }) => {
          const lineOf = (_, at) => {
            const letter = document.createRange();
            letter.setStart(one.firstChild, index + at);
            letter.setEnd(one.firstChild, index + at + 1);
            return Math.round([...letter.getClientRects()].at(-1).top); // the first may be of the hyphen before it
          };
          return new Set(Array.from(part, lineOf)).size > 1 ? [part] : [];
        }),
      ),
  );
