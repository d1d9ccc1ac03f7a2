"""The bots that a table can have, and what they are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from elgrande.bots.personalities import DEFAULT_STRENGTH, PERSONALITIES, STRENGTHS
from elgrande.locale.texts import first_lines
from elgrande.server.problems import Refusal
from elgrande.terminal.cast import CHARACTERS


class Level(NamedTuple):
    """A bot that may be asked for, and how long it thinks about a decision at most."""

    id: str
    name: str
    strength: str | None
    seconds: float


LEVELS: Final = {
    level.id: level
    for level in [
        *(
            Level(f"{name}:{strength.name}", name, strength.name, strength.seconds)
            for strength in STRENGTHS.values()
            for name in PERSONALITIES
        ),
        Level("search:0.25", "search", None, 0.25),
        Level("search:1", "search", None, 1.0),
        Level("greedy", "greedy", None, 0.5),
        Level("quick", "quick", None, 0.2),
        Level("random", "random", None, 0.1),
    ]
}
"""By their names. Nothing else can be asked for: a name could load any code."""

DEFAULT_BOT: Final = f"builder:{DEFAULT_STRENGTH}"
SUBSTITUTE: Final = f"builder:{DEFAULT_STRENGTH}"
"""Who plays for a person who has left."""


def level_of(bot: str | None, at_seat: int = 0) -> Level:
    """A bot by its name; without one, a personality that differs from seat to seat."""
    if bot is None:
        names = list(PERSONALITIES)
        bot = f"{names[at_seat % len(names)]}:{DEFAULT_STRENGTH}"
    if bot not in LEVELS:
        raise Refusal("no_such_bot", f"there is no bot '{bot}'; choose one of {', '.join(LEVELS)}", 400)
    return LEVELS[bot]


def name_for(level: Level, taken: Iterable[str | None]) -> str:
    """What a bot is called at a table: its own name, or another noble's if that is taken."""
    known = set(taken)
    own = [first_lines()[f"bot-{level.name}"]] if level.name in PERSONALITIES else []
    return next((name for name in [*own, *CHARACTERS] if name not in known), level.id)
