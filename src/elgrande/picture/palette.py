"""Colours and style of the picture, all in one place: a theme overrides the custom properties."""

from __future__ import annotations

from .map import REGIONS

PALETTE: dict[str, str] = {
    "paper": "#f4e8cb",
    "paper-deep": "#e6d3a8",
    "paper-edge": "#b99a62",
    "ink": "#3b2614",
    "ink-soft": "#6d5233",
    "line": "#5b3d20",
    "sea": "#bcd3cc",
    "sea-deep": "#93b5b1",
    "foam": "#e9f1e6",
    "neutral": "#dfd2b3",
    "gold": "#e5b03a",
    "gold-deep": "#9a6a10",
    "gold-ink": "#3b2614",
    "stone": "#cbbfa9",
    "roof": "#a4503a",
    "ermine": "#fbf6e8",
    "skin": "#f3d6b0",
    "galicia": "#cfd6a4",
    "pais-vasco": "#e9c39b",
    "aragon": "#eed79a",
    "cataluna": "#e3b3a0",
    "castilla-la-vieja": "#dccbb4",
    "castilla-la-nueva": "#f0dfa9",
    "sevilla": "#e8bd8c",
    "granada": "#d3cda0",
    "valencia": "#edcaa2",
    "francia": "#cdc6d8",
    "america": "#c3d2a2",
    "africa": "#ecd296",
    "portugal": "#e0c4b6",
    "hull": "#8a5a34",
    "red": "#b0261f",
    "red-ink": "#ffffff",
    "blue": "#1f55a5",
    "blue-ink": "#ffffff",
    "green": "#2b6b3a",
    "green-ink": "#ffffff",
    "yellow": "#f4c62c",
    "yellow-ink": "#2b1d0e",
    "purple": "#6b3a96",
    "purple-ink": "#ffffff",
    "black": "#2a221c",
    "black-ink": "#f8efd8",
}

ABROAD = ("francia", "america", "africa", "portugal")
"""The lands of the second and the third side."""

SHAPES: dict[str, str] = {
    "red": "circle",
    "blue": "square",
    "green": "triangle",
    "yellow": "diamond",
    "purple": "star",
    "black": "shield",
}
"""The shape that goes with each player's colour, for people who cannot tell the colours apart."""

SERIF = "'Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L',P052,Georgia,'DejaVu Serif',serif"


def paint(attribute: str, colour: str) -> str:
    """A colour declaration, with a plain value first for viewers without custom properties."""
    return f"{attribute}:{PALETTE[colour]};{attribute}:var(--{colour})"


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two palette colours, as WCAG defines it."""
    lighter, darker = sorted((_luminance(PALETTE[one]), _luminance(PALETTE[other])), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def style() -> str:
    """The style sheet; its rules apply only to the picture, since an inline style affects the whole page."""
    rules = {
        "": f"font-family:{SERIF};" + "".join(f"--{name}:{value};" for name, value in PALETTE.items()),
        "text": f"{paint('fill', 'ink')};text-anchor:middle",
        "text.left": "text-anchor:start",
        "text.soft": paint("fill", "ink-soft"),
        "text.name": "font-size:17px;font-weight:600;letter-spacing:.6px;paint-order:stroke;stroke-width:3px;"
        f"stroke-linejoin:round;stroke-opacity:.55;{paint('stroke', 'paper')}",
        "text.seat-word": "font-weight:600;paint-order:stroke;stroke-width:3px;stroke-linejoin:round;stroke-opacity:.6;"
        + paint("stroke", "paper"),
        "text.far": "font-style:italic;font-size:16px;letter-spacing:3px;opacity:.75;" + paint("fill", "ink-soft"),
        ".eg-paper": paint("fill", "paper"),
        ".eg-panel": f"{paint('fill', 'paper')};{paint('stroke', 'paper-edge')};stroke-width:1",
        ".eg-panel.turn": f"{paint('stroke', 'gold-deep')};stroke-width:3",
        ".eg-line": f"fill:none;{paint('stroke', 'line')};stroke-linecap:round;stroke-linejoin:round",
        ".hair": f"fill:none;{paint('stroke', 'paper-edge')}",
        ".foam": f"fill:none;{paint('stroke', 'foam')};stroke-linecap:round;stroke-linejoin:round",
        ".neutral": paint("fill", "neutral"),
        ".wash": "fill:none;stroke-width:20;stroke-opacity:.2;stroke-linejoin:round;pointer-events:none;"
        + paint("stroke", "line"),
        ".eg-gold": f"{paint('fill', 'gold')};{paint('stroke', 'gold-deep')}",
        ".stone": f"{paint('fill', 'stone')};{paint('stroke', 'line')}",
        ".eg-roof": f"{paint('fill', 'roof')};{paint('stroke', 'line')}",
        ".eg-hull": f"{paint('fill', 'hull')};{paint('stroke', 'line')}",
        ".eg-dark": paint("fill", "gold-ink"),
        ".eg-ink": paint("fill", "ink"),
        ".eg-ermine": paint("fill", "ermine"),
        ".eg-skin": paint("fill", "skin"),
        ".eg-stone": f"{paint('fill', 'stone')};{paint('stroke', 'line')};stroke-width:1.2",
        ".eg-deep": f"{paint('fill', 'sea-deep')};{paint('stroke', 'line')}",
        ".eg-crack": f"fill:none;{paint('stroke', 'roof')};stroke-linecap:round",
        ".eg-etched": f"fill:none;{paint('stroke', 'gold-ink')};stroke-linecap:round",
        ".eg-pale": f"fill:none;{paint('stroke', 'paper')};stroke-linecap:round",
        ".eg-shade": "fill:#2b1608;fill-opacity:.28;stroke:none",
        ".count": "fill:currentColor;font-weight:700;font-size:18px",
        "text.first": "font-weight:700",
        ".eg-cartouche": f"{paint('fill', 'paper')};{paint('stroke', 'line')};stroke-width:1",
        ".eg-rim": f"fill:none;{paint('stroke', 'gold-deep')};stroke-width:.8",
        "text.secret": f"font-weight:700;{paint('fill', 'ink-soft')}",
        ".emblem": "fill:currentColor;stroke:none",
        ".ground": paint("fill", "paper-deep"),
        ".sea": "fill:url(#eg-deep)",
        ".stop-sea": paint("stop-color", "sea"),
        ".stop-deep": paint("stop-color", "sea-deep"),
        ".grain": "filter:url(#eg-grain);pointer-events:none;opacity:.5",
        ".frame-pale": paint("stroke", "paper"),
        ".ribbon": f"{paint('fill', 'paper')};{paint('stroke', 'line')};stroke-width:1.3",
        ".ribbon-end": f"{paint('fill', 'paper-deep')};{paint('stroke', 'line')};stroke-width:1.3",
        "text.title": "font-weight:600;letter-spacing:.5px",
        "circle.pip": f"{paint('fill', 'paper')};{paint('stroke', 'line')};stroke-width:1.2",
        "circle.past": paint("fill", "paper-deep"),
        "circle.now": f"{paint('fill', 'gold')};stroke-width:2",
        "text.now": f"font-weight:700;{paint('fill', 'gold-ink')}",
        ".tile text": paint("fill", "gold-ink"),
        ".lily.past": paint("fill", "gold-deep"),
        ".lily.later": paint("fill", "ink-soft"),
        ".card": f"{paint('fill', 'paper')};{paint('stroke', 'line')};stroke-width:1",
        ".no-card": f"fill:none;{paint('stroke', 'paper-edge')};stroke-dasharray:3 3",
        ".trough": paint("fill", "paper-deep"),
        "text.seat-name": "font-weight:600",
        "text.score": "font-weight:700;text-anchor:end",
        "text.figure": "font-weight:600",
        ".ornament": f"{paint('fill', 'paper-edge')};opacity:.8",
        ".ornament text": f"font-style:italic;letter-spacing:2px;{paint('fill', 'gold-deep')}",
        "text.gone": f"font-style:italic;{paint('fill', 'ink-soft')}",
        ".piece": f"stroke-width:1.2;{paint('stroke', 'ink')};stroke-linejoin:round",
        ".piece text": "stroke:none",
        **{f".{colour}": f"{paint('fill', colour)};{paint('color', f'{colour}-ink')}" for colour in SHAPES},
        ".land-ship": "fill-opacity:0",
        **{f".land-{key}": paint("fill", key) for key in (*REGIONS, *ABROAD)},
    }
    return "".join(f"{_scoped(selector)}{{{body}}}" for selector, body in rules.items())


def card_style() -> str:
    """The rules that only the icons of cards need; `--own` is the colour of whoever looks at them."""
    inked = f"{paint('stroke', 'line')};stroke-linejoin:round"
    rules = {
        ".eg-own": f"fill:{PALETTE['roof']};fill:var(--own,var(--roof));{inked}",
        ".eg-other": f"{paint('fill', 'stone')};{inked}",
        ".eg-black": f"{paint('fill', 'black')};{inked}",
        ".eg-land": f"{paint('fill', 'valencia')};{inked};stroke-opacity:.7",
        ".eg-hill": f"{paint('fill', 'galicia')};{inked}",
        ".eg-tree,.eg-leaf": f"{paint('fill', 'green')};stroke:none",
        ".eg-wave": f"fill:none;{paint('stroke', 'sea-deep')};stroke-linecap:round",
        ".eg-arrow": f"fill:none;{paint('stroke', 'gold-deep')};stroke-width:3;stroke-linecap:round",
        ".eg-arrowhead": f"{paint('fill', 'gold-deep')};stroke:none",
        ".eg-goldline": f"fill:none;{paint('stroke', 'gold')};stroke-linecap:round",
        ".eg-ring": f"fill:none;{paint('stroke', 'gold')};stroke-width:3",
    }
    return "".join(f"{selector}{{{body}}}" for selector, body in rules.items())


def _scoped(selector: str) -> str:
    """A selector scoped to the picture; its own classes need no scope, and inside a used symbol none would match."""
    if selector.startswith(".eg-"):
        return selector
    return f".elgrande {selector}" if selector else ".elgrande"
