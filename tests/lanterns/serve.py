"""The command `elgrande` with the made-up module: `python -m tests.lanterns.serve serve`."""

from __future__ import annotations

from elgrande.cli import main
from tests import lanterns, repeatable

lanterns.register()
repeatable.repeat()

if __name__ == "__main__":
    main()
