"""The data folder: the key, the database file, and a list of the databases that this folder's server has used.

By the list the server tells a lost database from a new one.
"""

from __future__ import annotations

import os

from sqlalchemy.engine import make_url

from elgrande.server.credentials import KEY_LENGTH
from elgrande.server.database import Damaged, keep_private, sqlite_file
from elgrande.server.settings import Settings


class DataFolder:
    """The data folder of a server, and the database that it uses."""

    def __init__(self, settings: Settings) -> None:
        self.path = settings.data
        self.key = settings.key or settings.data / "key"
        self._own_key = settings.key is None
        self._list = settings.data / "databases"
        self._name = _name(settings)
        self._usual = not settings.database
        self._begin_anew = settings.begin_anew

    def check(self) -> bool:
        """Make the folder or check it; return whether its database must already have been used."""
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        listed = self._listed()
        # Folders of earlier versions have no list; a key shows that the usual file was used.
        known = self._name in listed or (not listed and self._usual and self._own_key and self.key.exists())
        if self.key.exists() and self.key.stat().st_size < KEY_LENGTH:
            raise Damaged(f"{self.key} is no key: put a copy back, or remove it and start with --begin-anew")
        if known and not self.key.exists() and not self._begin_anew:
            raise Damaged(
                f"{self.key} is missing, and without it nobody is known here any more: "
                "put a copy back, or start with --begin-anew"
            )
        return known and not self._begin_anew

    def _listed(self) -> list[str]:
        """The databases that were used before."""
        try:
            return self._list.read_text(encoding="utf-8").splitlines() if self._list.exists() else []
        except UnicodeDecodeError:
            raise Damaged(f"{self._list} is no list of databases: put a copy back, or remove it") from None

    def remember(self) -> None:
        """Put the database on the list: from now on it must be there."""
        if self._name not in self._listed():
            handle = os.open(self._list, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(f"{self._name}\n")
        keep_private(self._list)


def _name(settings: Settings) -> str:
    """The database as the list names it: a file by its path, relative to the folder; another without its password."""
    url = make_url(settings.address)
    file = sqlite_file(url)
    if file is None:
        return url.set(password=None, query={}).render_as_string()
    path, folder = file.absolute(), settings.data.absolute()
    return str(path.relative_to(folder) if path.is_relative_to(folder) else path)
