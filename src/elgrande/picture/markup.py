"""Small helpers that write SVG."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from .sites import text_width


def number(value: float) -> str:
    """A number with at most one decimal."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def text(content: str, x: float, y: float, css: str = "", size: float | None = None, room: float | None = None) -> str:
    """A line of text; if `room` is given, text that is too long gets smaller, and finally narrower."""
    squeeze = ""
    if room is not None and size is not None:
        wanted = text_width(content, size)
        if wanted > room:
            size = max(size * room / wanted, size * 0.72)
            if text_width(content, size) > room:
                squeeze = f' textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"'
    classes = f" class={quoteattr(css)}" if css else ""
    font = f' font-size="{number(size)}"' if size is not None else ""
    return f'<text x="{number(x)}" y="{number(y)}"{classes}{font}{squeeze}>{escape(content)}</text>'


def wrap(content: str, size: float, room: float) -> list[str]:
    """A text on one line if it fits, otherwise on two of similar length."""
    words = content.split()
    if len(words) < 2 or text_width(content, size) <= room:
        return [content]
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(halves, key=lambda two: max(text_width(line, size) for line in two)))


def group(content: str, css: str = "", title: str = "", **attributes: object) -> str:
    """A group with a class, data attributes, and a title for screen readers."""
    parts = [f" class={quoteattr(css)}"] if css else []
    parts += [f" {name.replace('_', '-')}={quoteattr(str(value))}" for name, value in attributes.items()]
    caption = f"<title>{escape(title)}</title>" if title else ""
    return f"<g{''.join(parts)}>{caption}{content}</g>"


def use(symbol: str, x: float, y: float, css: str = "", scale: float = 1.0) -> str:
    """A symbol centred at a point."""
    classes = f" class={quoteattr(css)}" if css else ""
    if scale == 1.0:
        return f'<use href="#eg-{symbol}" x="{number(x)}" y="{number(y)}"{classes}/>'
    return f'<use href="#eg-{symbol}" transform="translate({number(x)} {number(y)})scale({scale:g})"{classes}/>'


def rect(x: float, y: float, width: float, height: float, css: str, radius: float = 0) -> str:
    """A rectangle, optionally with round corners."""
    corner = f' rx="{number(radius)}"' if radius else ""
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'<rect x="{number(x)}" y="{number(y)}" {size}{corner} class="{css}"/>'


def disc(x: float, y: float, radius: float, css: str) -> str:
    """A circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" class="{css}"/>'
