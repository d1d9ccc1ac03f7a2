"""The numbers that the evaluation can be tuned by, each with a name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

NEXT_SCORING: Final = 0
LATER_SCORING: Final = 1
DOUBT_0: Final = 2
DOUBT_1: Final = 3
DOUBT_2: Final = 4
DOUBT_3: Final = 5
COURT: Final = 6
COURT_FULL: Final = 7
PROVINCE: Final = 8
CASTILLO: Final = 9
POWER: Final = 10
VETO: Final = 11
KING_STAYS: Final = 12
RIVALS: Final = 13
MOVE: Final = 14
FOREIGN: Final = 15
KING: Final = 16
GRANDE: Final = 17
BOARD: Final = 18
START: Final = 19
WIN_SCALE: Final = 20
WIN_FLOOR: Final = 21


class Weight:
    """One number of the evaluation: its default, the range it makes sense in, and what it says."""

    def __init__(self, name: str, default: float, low: float, high: float, about: str) -> None:
        self.name = name
        self.default = default
        self.low = low
        self.high = high
        self.about = about


WEIGHTS: Final = [
    Weight("next_scoring", 1.0, 0.5, 1.5, "a point that the next general scoring promises"),
    Weight("later_scoring", 0.45, 0.0, 1.0, "a point that each scoring after the next one promises"),
    Weight("doubt_0", 0.12, 0.05, 1.0, "how uncertain a majority is just before the scoring, in caballeros"),
    Weight("doubt_1", 1.1, 0.1, 4.0, "the same with one round to go"),
    Weight("doubt_2", 1.7, 0.1, 5.0, "the same with two rounds to go"),
    Weight("doubt_3", 2.3, 0.1, 6.0, "the same with three rounds to go"),
    Weight("court", 0.9, 0.0, 3.0, "a caballero in court"),
    Weight("court_full", 9.0, 3.0, 20.0, "how many caballeros in court are worth having"),
    Weight("province", 0.12, 0.0, 1.0, "a caballero in the province"),
    Weight("castillo", 0.7, 0.0, 3.0, "a caballero in the Castillo beside what it scores there"),
    Weight("power", 0.9, 0.0, 4.0, "the highest power card kept for a round to come"),
    Weight("veto", 1.5, 0.0, 6.0, "a Veto"),
    Weight("king_stays", 0.5, 0.0, 1.0, "how likely the King stays where he is until the scoring"),
    Weight(
        "rivals", 0.5, 0.0, 1.0, "how much of what the rivals have counts for the strongest of them alone"
    ),
    Weight("move", 0.9, 0.0, 3.0, "a caballero that a card lets move"),
    Weight("foreign", 0.8, 0.0, 3.0, "a foreign caballero that a card lets move, as a part of that"),
    Weight("king", 2.5, 0.0, 8.0, "moving the King"),
    Weight("grande", 1.2, 0.0, 5.0, "moving the Grande"),
    Weight("board", 1.8, 0.0, 6.0, "moving a scoreboard"),
    Weight("start", 0.0, -3.0, 3.0, "choosing the power card first in the next round"),
    Weight(
        "win_scale", 14.0, 4.0, 40.0, "the lead that makes a win likely with the whole game to go, in points"
    ),
    Weight("win_floor", 0.25, 0.02, 1.0, "what of that lead is still needed at the very end"),
]
"""All weights, in the order of their numbers above."""

WEIGHT_NAMES: Final = [weight.name for weight in WEIGHTS]
DEFAULT_WEIGHTS: Final = [weight.default for weight in WEIGHTS]


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
