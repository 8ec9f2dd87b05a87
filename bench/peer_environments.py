"""The peers' environments: made on first use from their lock files, remade when a lock file changes."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

BENCH = Path(__file__).parent
PEERS = BENCH / "peers"
ENVIRONMENTS = BENCH / ".envs"


def peer_python(peer: str) -> Path:
    """Return the Python of a peer's environment; make the environment first if necessary."""
    home = ENVIRONMENTS / peer
    python = home / "bin" / "python"
    lock = PEERS / f"{peer}.lock"
    installed = home / "installed.lock"
    wanted = f"# {sys.version}\n{lock.read_text()}"
    if not (installed.exists() and installed.read_text() == wanted):
        print(f"Making {home.relative_to(BENCH.parent)} from {lock.name} …", file=sys.stderr)
        venv.create(home, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        subprocess.run([*pip, "--require-hashes", "--only-binary=:all:", "-r", str(lock)], check=True)
        installed.write_text(wanted)
    return python
