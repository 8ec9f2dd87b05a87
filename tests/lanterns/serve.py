"""The command `elgrande` with the made-up module: `python -m tests.lanterns.serve serve`."""

from __future__ import annotations

from tests import lanterns, repeatable

lanterns.register()

if __name__ == "__main__":
    from elgrande.cli import main

    repeatable.repeat()
    main()
