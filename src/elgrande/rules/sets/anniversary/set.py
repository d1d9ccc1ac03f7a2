"""Anniversary: a banner for each player, whose bearer wins ties."""

from __future__ import annotations

from typing import Final

from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.anniversary.answers import Anniversary
from elgrande.rules.sets.game_set import IN_BIG_BOX, GameSet
from elgrande.rules.sets.names import ANNIVERSARY


def _close(rules: Rules) -> None:
    """It is asked last, as a banner decides between what all others have counted."""
    if rules.company is not None:
        rules.company.members.append(Anniversary())


SET: Final = GameSet(
    ANNIVERSARY,
    ["2015"],
    "a banner for each player, whose bearer wins ties",
    family=IN_BIG_BOX,
    close=_close,
)
