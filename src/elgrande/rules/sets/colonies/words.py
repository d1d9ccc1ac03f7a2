"""Choices that only Grand Inquisitor & Colonies has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.choices import STACKS, choices

CLAIM: Final[i64] = choices(["claim gold own", "claim goods own", "claim gold black", "claim goods black"])
"""Put an own caballero, or a black one, on a token."""
CLOSE: Final[i64] = choices([f"close {stack}" for stack in range(1, STACKS + 1)])
"""Close the action card of a stack."""
BONUS: Final[i64] = choices(["bonus"])
"""Take the extra caballero that an office allows from the province to court."""
