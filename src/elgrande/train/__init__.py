"""Training: bots play each other on a mix of tables, and a small network learns who wins from which position.

A `Course` says what is trained. For each generation `Training` lets bots play (`selfplay`), turns their games into
lessons (`lessons`), fits the network (`network`, `fitting`), measures in the arena how strong it is, and keeps all of
that in a folder, so that another run goes on where one stopped.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # these tables are small: more threads only wait for each other
