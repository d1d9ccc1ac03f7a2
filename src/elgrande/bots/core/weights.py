"""The numbers that an evaluation can be tuned by, each with a name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

WEIGHT_NAMES: Final = [
    "next_scoring",
    "later_scoring",
    "doubt_1",
    "doubt_2",
    "doubt_3",
    "court",
    "court_full",
    "province",
    "castillo",
    "power",
    "veto",
    "king_stays",
    "rivals",
    "move",
    "king",
    "grande",
    "board",
    "win_scale",
]

NEXT_SCORING: Final = 0
"""Worth of a point that the next general scoring promises."""
LATER_SCORING: Final = 1
"""Worth of a point that each scoring after that promises."""
DOUBT_1: Final = 2
"""How much a majority can still change with one round to go until the scoring, in caballeros."""
DOUBT_2: Final = 3
DOUBT_3: Final = 4
COURT: Final = 5
"""Worth of a caballero in court."""
COURT_FULL: Final = 6
"""How many caballeros in court are as good as any number."""
PROVINCE: Final = 7
"""Worth of a caballero in the province."""
CASTILLO: Final = 8
"""Worth of a caballero in the Castillo beside what it scores there: it will go where it is needed."""
POWER: Final = 9
"""Worth of a high power card kept for a round to come."""
VETO: Final = 10
KING_STAYS: Final = 11
"""How likely the King's bonus of now is still there at the scoring."""
RIVALS: Final = 12
"""How much the points of the others count against the own: for the strongest of them, the rest for the average."""
MOVE: Final = 13
"""Worth of a caballero that a card lets move."""
KING: Final = 14
"""Worth of moving the King."""
GRANDE: Final = 15
BOARD: Final = 16
WIN_SCALE: Final = 17
"""Lead in points that makes a win likely, with the whole game to go."""

DEFAULT_WEIGHTS: Final = [
    1.0,
    0.45,
    1.1,
    1.7,
    2.3,
    0.9,
    9.0,
    0.12,
    0.7,
    0.9,
    1.5,
    0.5,
    0.5,
    0.9,
    2.5,
    1.2,
    1.8,
    14.0,
]


class Weights:
    """A set of weights."""

    def __init__(self, values: list[float] | None = None) -> None:
        chosen = DEFAULT_WEIGHTS if values is None else values
        if len(chosen) != len(WEIGHT_NAMES):
            raise ValueError(f"{len(WEIGHT_NAMES)} weights are needed, not {len(chosen)}")
        self.w: vec[float] = vec[float](chosen)

    def to_dict(self) -> dict[str, float]:
        return {name: self.w[i] for i, name in enumerate(WEIGHT_NAMES)}


def weights_from(values: dict[str, float]) -> Weights:
    """Weights by name; those not named keep their defaults."""
    numbers = list(DEFAULT_WEIGHTS)
    for name, value in values.items():
        if name not in WEIGHT_NAMES:
            raise ValueError(f"there is no weight '{name}'; known are {', '.join(WEIGHT_NAMES)}")
        numbers[WEIGHT_NAMES.index(name)] = value
    return Weights(numbers)
