"""The command `elgrande`, whose servers look for each other often and wait for a lost one for a short time only:
`python -m tests.server.hasty serve`."""

from __future__ import annotations

from elgrande.cli import main
from elgrande.server import nodes

HASTY = "tests.server.hasty"

if __name__ == "__main__":
    nodes.__dict__.update(BEAT=1, LOST=3)
    main()
