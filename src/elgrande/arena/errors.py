"""What can go wrong in the arena, each with a sentence to act on."""

from elgrande.rules.errors import ElGrandeError


class ArenaError(ElGrandeError):
    """Base of every error of the arena."""


class BadMatch(ArenaError):
    """A match that cannot be played as asked."""


class BadResults(ArenaError):
    """A results file that cannot be read, or that belongs to something else."""


class Breakdown(ArenaError):
    """Something went wrong while games were played; what was asked for was sound."""


class BotFailed(Breakdown):
    """A bot broke down in the middle of a game, or chose what it could not choose."""


class Miscounted(Breakdown):
    """The points by source are not the score: a mistake of the arena itself."""


class NotWritten(Breakdown):
    """A game that was played cannot be written down: the disk is full, say."""


class WorkersFailed(Breakdown):
    """The machines or processes that play the games cannot be had, or broke down."""
