"""How strong the bots are, on the scale of the ratings: from the published ladder, in ``ladder.json``.

``python -m bench.ladder.scale`` makes that file, and says there from which matches.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from elgrande.ratings.skill import MEAN, SCALE, Skill

FILE: Final = Path(__file__).parent / "ladder.json"
_UNKNOWN: Final = 150.0
"""Points by which a bot may be stronger or weaker that nobody has measured."""


def _read() -> dict[str, Skill]:
    bots: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["bots"]
    return {name: skill_at(facts["points"], facts["error"]) for name, facts in bots.items()}


def skill_at(points: float, error: float) -> Skill:
    """A skill by its distance from a newcomer's in points, and by the standard error of that."""
    return Skill(MEAN + points / SCALE, error / SCALE)


LADDER: Final = _read()
"""The bots by their names, such as ``courtier:hidalgo``."""


def bot_skill(bot: str | None) -> Skill:
    """The skill of a bot; of one that is not on the ladder little is known."""
    return LADDER.get(bot or "", skill_at(0.0, _UNKNOWN))
