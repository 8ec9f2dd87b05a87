"""`elgrande`, and `python -m elgrande`: the command line, if it is installed."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line."""
    try:
        from elgrande.cli import main as command_line  # noqa: PLC0415  (an extra that not everybody has)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("rich", "typer"):
            raise
        sys.exit("elgrande: the command line is not installed; to add it: pip install 'elgrande[cli]'")
    command_line()


if __name__ == "__main__":
    main()
