"""How the server knows browsers again: the secrets of links, and signed cookies."""

from __future__ import annotations

import hmac
import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes, token_hex, token_urlsafe
from typing import Final

from litestar.datastructures import Cookie

COOKIE: Final = "elgrande"
YEAR: Final = 365 * 24 * 60 * 60
KEY_LENGTH: Final = 32


def new_secret() -> str:
    """A secret that nobody can guess."""
    return token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()


def matches(secret: str, stored: str) -> bool:
    """Whether a secret is the one whose hash is stored."""
    return bool(stored) and hmac.compare_digest(hashed(secret), stored)


def private_file(file: Path, make: Callable[[], bytes]) -> bytes:
    """The content of a file that only its owner can read; the first start makes it."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_name(f"{file.name}-{token_hex(8)}")
        handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as stream:
            stream.write(make())
            stream.flush()
            os.fsync(stream.fileno())
        try:
            os.link(new, file)
        except FileExistsError:
            pass  # another server started at the same time; its file is complete and counts
        except OSError:  # this file system has no links
            new.replace(file)
        new.unlink(missing_ok=True)
    return file.read_bytes()


class Signer:
    """Signs cookies and records with a key that never leaves this machine."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def from_file(cls, file: Path) -> Signer:
        """A signer with the key in a file that only its owner can read; the first start makes it."""
        key = private_file(file, lambda: token_bytes(KEY_LENGTH))
        if len(key) < KEY_LENGTH:
            raise ValueError(f"{file} is no key: remove it, and all browsers must join their seats again")
        return cls(key)

    def sign(self, text: str) -> str:
        """The signature of a text."""
        return self._signature(f"text {text}")  # browsers have no space in their names

    def signed(self, text: str, signature: str) -> bool:
        """Whether we signed a text."""
        return hmac.compare_digest(signature, self.sign(text))

    def number(self, purpose: str) -> int:
        """A secret number for a purpose, always the same: other keys are made of it."""
        return int(self.sign(f"number for {purpose}"), 16)

    def _signature(self, browser: str) -> str:
        return hmac.new(self._key, browser.encode(), sha256).hexdigest()

    def cookie(self, browser: str, secure: bool) -> Cookie:
        """The cookie by which we know a browser again."""
        value = f"{browser}.{self._signature(browser)}"
        return Cookie(key=COOKIE, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    def browser(self, cookies: str) -> str | None:
        """The browser that the cookies in a header name, if we signed it."""
        name, _, signature = _ours(cookies).partition(".")
        if not name or not hmac.compare_digest(signature.encode(), self._signature(name).encode()):
            return None
        return name


def _ours(cookies: str) -> str:
    """The value of our own cookie.

    It has no quotes and no escapes. Before Python 3.11.10 the library takes quadratic time to parse them.
    """
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value
    return ""
