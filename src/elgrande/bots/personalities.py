"""Opponents with a character: what they like, how strong they are, and what they are called.

A personality is a searching bot with a taste: between choices that promise nearly the same it takes the one it likes,
so that people can tell it from others at the table. How strong it is depends on how long it thinks.
"""

from __future__ import annotations

from typing import Final

from elgrande.bots.errors import BadBotSetting
from elgrande.bots.search import SearchBot


class Strength:
    """How much a personality thinks about a decision: whichever limit is reached first ends it."""

    def __init__(self, name: str, iterations: int, seconds: float) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds


class Personality:
    """A character: its taste, and the weights of the evaluation in which it differs from the rest."""

    def __init__(self, name: str, taste: dict[str, float], weights: dict[str, float]) -> None:
        self.name = name
        self.taste = taste
        self.weights = weights


STRENGTHS: Final = {
    strength.name: strength
    for strength in (
        Strength("page", 40, 0.05),
        Strength("hidalgo", 500, 0.25),
        Strength("duke", 5000, 1.0),
    )
}
DEFAULT_STRENGTH: Final = "hidalgo"

PERSONALITIES: Final = {
    personality.name: personality
    for personality in (
        Personality(
            "builder",
            {
                "regions": 6.0,
                "castillo": -6.0,
                "foreign": -6.0,
                "intrigue": -9.0,
                "king": -20.0,
                "leash": 5.0,
            },
            {"rivals": 0.2},
        ),
        Personality(
            "schemer",
            {"castillo": 6.0, "foreign": 10.0, "intrigue": 14.0, "veto": 6.0, "king": -20.0, "leash": 3.0},
            {"rivals": 0.8},
        ),
        Personality(
            "courtier",
            {"king": 20.0, "leash": 4.0},
            {"king": 8.0},
        ),
    )
}


class CharacterBot(SearchBot):
    """A searching bot with the taste of a personality."""

    def __init__(
        self,
        personality: str,
        strength: str | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
    ) -> None:
        character = PERSONALITIES[personality]
        if strength is None:
            strength = DEFAULT_STRENGTH
        elif strength not in STRENGTHS:
            raise BadBotSetting(
                f"there is no strength '{strength}' of '{personality}'; choose {', '.join(STRENGTHS)}"
            )
        elif seconds is not None or iterations is not None:
            raise BadBotSetting(
                f"the strength '{strength}' of '{personality}' says how long it thinks; give that or a limit of your "
                "own, not both"
            )
        level = STRENGTHS[strength]
        usual = seconds is None and iterations is None
        super().__init__(
            seconds=level.seconds if usual else seconds,
            iterations=level.iterations if usual else iterations,
            weights=character.weights,
            taste=character.taste,
        )
        self.personality = personality
        self.strength = strength
