"""What can go wrong, each with its own exception and a sentence to act on. The table is unchanged by all of them."""


class ElGrandeError(Exception):
    """Base of every error that the game raises on purpose."""


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
