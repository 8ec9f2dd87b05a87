"""Where caballeros stand, as small numbers.

Spaces 0 to 8 are the nine regions in scoring order (BASE-3), 9 is the Castillo, and modules add more after it. A *cell*
holds one colour on one space: `space * COLOURS + colour`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

SpaceId: TypeAlias = int
RegionId: TypeAlias = int
"""A space that is a region."""
Cell: TypeAlias = int
ColourId: TypeAlias = int
"""The number of a player, or BLACK."""
PlayerId: TypeAlias = int
CardId: TypeAlias = int
"""The index of a card among all cards of this table."""

REGIONS: Final = 9
"""How many regions a secret dial can show (BASE-1)."""

CASTILLO: Final = 9
"""The Castillo: a space, but not a region (BASE-4)."""

SPACES: Final = 32
"""The maximum number of spaces, modules included."""

COLOURS: Final = 6
"""Five players and the black caballeros of the modules."""

BLACK: Final = 5

NOWHERE: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1
