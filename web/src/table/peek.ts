// The note about a card: shown while the mouse or the focus is on the card, and after a long press.

export type Look = (card: string | null, anchor: Element | null) => void;

const LONG_PRESS = 450;
let pressed: ReturnType<typeof setTimeout> | undefined;
let held = false;

/** What a card's button does: a click chooses the card, or shows the note if there is nothing to choose. */
export function peek(card: string, look: Look, choose?: () => void) {
  const show = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof Element) look(card, currentTarget);
  };
  const hide = (): void => look(null, null);
  const stop = (): void => clearTimeout(pressed);
  return {
    onclick: (event: MouseEvent) => {
      if (held) held = false;
      else if (choose) {
        hide();
        choose();
      } else show(event);
    },
    onpointerdown: ({ pointerType, currentTarget }: PointerEvent) => {
      held = false;
      if (pointerType === "mouse" || !(currentTarget instanceof Element)) return;
      stop();
      pressed = setTimeout(() => {
        held = true;
        look(card, currentTarget);
      }, LONG_PRESS);
    },
    onpointerup: stop,
    onpointercancel: stop,
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && show(event),
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && hide(),
    onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && show(event),
    onblur: hide,
    oncontextmenu: (event: MouseEvent) => event.preventDefault(),
  };
}
