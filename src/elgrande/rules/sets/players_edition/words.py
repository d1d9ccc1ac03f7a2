"""Choices that only the Players' edition has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.choices import choices
from elgrande.rules.places import MOBILE_IDS

DISMANTLE: Final[i64] = choices(["dismantle"])
"""Take the caballero off the bridge, which leaves the board."""
TURN_BOARD: Final[i64] = choices([f"turn {board}" for board in MOBILE_IDS])
"""Turn a mobile scoreboard upside down."""
