"""Training: bots play each other on a mix of tables, and a small network learns from positions who wins.

A `Course` describes what is trained. For each generation `Training` lets bots play (`selfplay`), turns their games into
lessons (`lessons`), fits the network (`network`, `fitting`) and measures its strength in the arena. Everything is kept
in a folder, so that a later run can resume it.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # these arrays are small: more threads only wait for each other
