"""The numbers that the evaluation can be tuned by, each with a name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

NEXT_0: Final = 0
NEXT_1: Final = 1
NEXT_2: Final = 2
NEXT_3: Final = 3
LATER_SCORING: Final = 4
DOUBT_0: Final = 5
DOUBT_1: Final = 6
DOUBT_2: Final = 7
DOUBT_3: Final = 8
PRESENCE: Final = 9
PRESENCE_LATER: Final = 10
CASTILLO: Final = 11
COURT: Final = 12
COURT_LATER: Final = 13
COURT_FULL: Final = 14
POWER: Final = 15
VETO: Final = 16
KING_STAYS: Final = 17
RIVALS: Final = 18
MOVE: Final = 19
FOREIGN: Final = 20
KING: Final = 21
GRANDE: Final = 22
BOARD: Final = 23
START: Final = 24
WIN_SCALE: Final = 25
WIN_FLOOR: Final = 26


class Weight:
    """One number of the evaluation: its default, the range it makes sense in, and what it says."""

    def __init__(self, name: str, default: float, low: float, high: float, about: str) -> None:
        self.name = name
        self.default = default
        self.low = low
        self.high = high
        self.about = about


WEIGHTS: Final = [
    Weight(
        "next_0", 0.82, 0.0, 1.5, "a point that the next scoring promises when all have begun their last turn"
    ),
    Weight("next_1", 0.8, 0.0, 1.5, "the same with one round to go"),
    Weight("next_2", 0.19, 0.0, 1.5, "the same with two rounds to go"),
    Weight("next_3", 0.78, 0.0, 1.5, "the same with three rounds to go"),
    Weight("later_scoring", 0.35, -0.5, 1.0, "the same point again for each scoring after the next one"),
    Weight("doubt_0", 0.71, 0.05, 1.0, "how uncertain a majority is just before the scoring, in caballeros"),
    Weight("doubt_1", 0.13, 0.1, 4.0, "the same with one round to go"),
    Weight("doubt_2", 0.18, 0.1, 5.0, "the same with two rounds to go"),
    Weight("doubt_3", 0.27, 0.1, 6.0, "the same with three rounds to go"),
    Weight("presence", 1.61, 0.0, 2.0, "a caballero on the board, wherever it is"),
    Weight("presence_later", 2.42, 0.0, 3.0, "the same for each scoring after the next one"),
    Weight("castillo", 0.84, 0.0, 3.0, "a caballero in the Castillo, beside that"),
    Weight("court", 0.36, 0.0, 3.0, "a caballero in court"),
    Weight("court_later", 0.53, -1.0, 1.0, "the same for each scoring after the next one"),
    Weight("court_full", 16.69, 3.0, 20.0, "how many caballeros in court are worth having"),
    Weight("power", 4.09, 0.0, 10.0, "the highest power card kept for a round to come"),
    Weight("veto", 1.28, 0.0, 6.0, "a Veto"),
    Weight("king_stays", 0.18, 0.0, 1.0, "how likely the King stays where he is until the scoring"),
    Weight(
        "rivals", 0.1, 0.0, 1.0, "how much of what the rivals have counts for the strongest of them alone"
    ),
    Weight("move", 1.18, 0.0, 6.0, "a caballero that a card lets move, by what a point is worth"),
    Weight("foreign", 0.82, 0.0, 3.0, "a foreign caballero that a card lets move, as a part of that"),
    Weight("king", 7.74, 0.0, 8.0, "moving the King"),
    Weight("grande", 1.83, 0.0, 5.0, "moving the Grande"),
    Weight("board", 3.83, 0.0, 6.0, "moving a scoreboard"),
    Weight("start", -1.82, -3.0, 3.0, "choosing the power card first in the next round"),
    Weight(
        "win_scale", 21.72, 4.0, 40.0, "the lead that makes a win likely with the whole game to go, in points"
    ),
    Weight("win_floor", 0.2, 0.02, 1.0, "what of that lead is still needed at the very end"),
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
    """Weights by name; those not named keep their defaults. A name that no weight has is a ``ValueError``."""
    numbers = list(DEFAULT_WEIGHTS)
    for name, value in values.items():
        if name not in WEIGHT_NAMES:
            raise ValueError(f"there is no weight '{name}'; known are {', '.join(WEIGHT_NAMES)}")
        numbers[WEIGHT_NAMES.index(name)] = value
    return Weights(numbers)
