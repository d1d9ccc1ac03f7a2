"""Opponents with a character: what they like, how strong they are, and what they are called.

A personality is a searching bot with a taste: between choices that promise nearly the same it takes the one it likes,
so that people can tell it from others at the table. How strong it is depends on how far it looks: the weakest see what an
option does at once and misjudge it, the strongest ask the learned network.
"""

from __future__ import annotations

from typing import Final

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.promises import SMALL_BOOK
from elgrande.bots.errors import BadBotSetting
from elgrande.bots.grande import GrandeBot
from elgrande.bots.protocol import Answer, Clock, Glimpse
from elgrande.rules import Dice, Rules


class Strength:
    """How much a personality thinks about a decision: whichever limit is reached first ends it."""

    def __init__(
        self,
        name: str,
        iterations: int,
        seconds: float,
        blur: float = 0.0,
        learned: bool = False,
        leash: float = 1.0,
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds
        self.blur = blur
        """Points by which it misjudges what it sees at first sight, which is all it looks at; 0 if it looks further."""
        self.learned = learned
        """Whether it asks the learned network."""
        self.leash = leash
        """Which part of what its personality would give away for a choice that it likes it does give away."""


class Personality:
    """A character: its taste, and the weights of the evaluation in which it differs from the rest."""

    def __init__(self, name: str, taste: dict[str, float], weights: dict[str, float]) -> None:
        self.name = name
        self.taste = taste
        self.weights = weights


STRENGTHS: Final = {
    strength.name: strength
    for strength in (
        Strength("page", 0, 0.05, blur=8.0),
        Strength("squire", 0, 0.05, blur=2.0),
        Strength("hidalgo", 60, 0.1),
        Strength("count", 300, 0.25),
        Strength("duke", 10_000, 1.0, learned=True, leash=0.4),
    )
}
DEFAULT_STRENGTH: Final = "hidalgo"
_FONDNESS: Final = 25.0
"""Points that a bonus of a whole chance to win is worth at first sight."""

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


class CharacterBot(GrandeBot):
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
        leash = character.taste["leash"] * (level.leash if usual else 1.0)
        super().__init__(
            seconds=level.seconds if usual else seconds,
            iterations=level.iterations if usual else iterations,
            weights=character.weights,
            taste={**character.taste, "leash": leash},
            learned=usual and level.learned,
        )
        self.personality = personality
        self.strength = strength
        self.blur = level.blur if usual else 0.0
        self._policy: Policy | None = None
        self._sighted: Rules | None = None

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        return self._at_first_sight(glimpse, dice) if self.blur else super().choose(glimpse, clock, dice)

    def _at_first_sight(self, glimpse: Glimpse, dice: Dice) -> Answer:
        """What an option does at once, misjudged; what is liked looks better than it is."""
        if self._policy is None or self._sighted is not glimpse.rules:
            self._sighted = glimpse.rules
            self._policy = Policy(glimpse.rules, Evaluation(glimpse.rules, self.weights, SMALL_BOOK))
        policy, taste = self._policy, self.taste
        table = glimpse.known.copy()
        policy.judge(table)
        worth: dict[int, float] = {}
        for i, code in enumerate(glimpse.options):
            liking = 0.0 if taste is None else _FONDNESS * taste.bonus(table, code, policy.shapes)
            worth[code] = policy.scores[i] + liking + self.blur * int(dice.below(65536)) / 65536
        return Answer(max(worth, key=lambda code: worth[code]))
