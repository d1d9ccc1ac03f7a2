"""What can go wrong, each with its own exception and a sentence to act on. The table is unchanged by all of them."""

from __future__ import annotations


class Reason:
    """Why something is refused or advised against, for the eyes of players: the key of a text, and its facts."""

    def __init__(self, key: str, facts: dict[str, object]) -> None:
        self.key = key
        self.facts = facts


class ElGrandeError(Exception):
    """Base of every error that the game raises on purpose.

    The sentence is for developers and the command line, in English and with the ids that they write. What players
    read, in their language, is the text of the reason; an error that they never meet has none.
    """

    def __init__(self, sentence: str, reason: Reason | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason


class UnknownChoice(ElGrandeError):
    """A choice that does not exist in the vocabulary."""


class IllegalChoice(ElGrandeError):
    """A choice that exists but is not allowed now."""


class NotYourDecision(IllegalChoice):
    """A seat chose that is not asked."""


class GameOver(IllegalChoice):
    """A choice after the end of the game."""


class BadSetup(ElGrandeError):
    """A game that cannot be set up as asked."""


class BadPosition(ElGrandeError):
    """A position that cannot occur."""


class BadCorrection(ElGrandeError):
    """A correction that does not fit the cards."""


class UnknownCard(ElGrandeError):
    """A card that is not part of the game."""


class ImpossibleFact(BadPosition):
    """A position that cannot occur, and which attribute of it is at fault."""

    def __init__(self, fact: str, sentence: str, reason: Reason) -> None:
        super().__init__(sentence, reason)
        self.fact = fact
