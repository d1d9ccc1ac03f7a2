"""Moments in games with the Special cards."""

from typing import Unpack

from tests.bigbox.power_scenes import PowerScene, power_scene
from tests.rules.table_setup import Facts

SETS = "king-intrigant special-cards"
PLAYERS = [2, 3, 4, 5]


def sc(face: str, board: str = "", **facts: Unpack[Facts]) -> PowerScene:
    """Violet is active with this power card and may use its own special action."""
    facts["sets"] = SETS
    return power_scene(face, board, **facts)


def scoring(board: str = "", **facts: Unpack[Facts]) -> PowerScene:
    """The general scoring after round 3 begins."""
    facts["sets"], facts["phase"], facts["round"] = SETS, "scoring", 3
    return power_scene("", board, **facts)
