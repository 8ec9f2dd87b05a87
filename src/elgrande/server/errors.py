"""What is told with a status of its own wherever it comes up."""

from __future__ import annotations


class NotFound(Exception):
    """There is no such table, seat, position or page."""
