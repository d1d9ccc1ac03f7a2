"""What can go wrong at the edge of an environment, each with a sentence to act on. Nothing has changed then."""

from elgrande.rules import ElGrandeError


class ResearchError(ElGrandeError):
    """Base of the errors of the research environments."""


class BadKeyword(ResearchError, ValueError):
    """A keyword with a value that does not exist."""


class BadAction(ResearchError, ValueError):
    """An action that is no action, or not legal now."""


class BadShape(ResearchError, ValueError):
    """An array of the wrong shape or kind."""


class NotReady(ResearchError, RuntimeError):
    """A call out of order: before ``reset``, or after the end."""
