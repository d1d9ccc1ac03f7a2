"""Which effects there are, by their names in the notation: what every game knows, and what only a set brings."""

from __future__ import annotations

from typing import Final

from elgrande.rules.effects import base, court, discs, king, losses, move, score, supply
from elgrande.rules.effects.base import Effect
from elgrande.rules.sets.colonies import set as colonies
from elgrande.rules.sets.grandissimo import set as grandissimo
from elgrande.rules.sets.king_intrigant import set as intrigant
from elgrande.rules.sets.players_edition import set as players_edition
from elgrande.rules.sets.setup import COLONIES, GRANDISSIMO, KING_INTRIGANT, PLAYERS_EDITION, SPECIAL_CARDS
from elgrande.rules.sets.special_cards import set as special_cards


def _by_name(rooms: list[list[type[Effect]]]) -> dict[str, type[Effect]]:
    found: dict[str, type[Effect]] = {}
    for room in rooms:
        for effect in room:
            name = effect.form.name
            if found.setdefault(name, effect) is not effect:
                raise ValueError(f"two effects are called '{name}'")
    return found


SHARED_EFFECTS: Final = _by_name(
    [
        move.EFFECTS,
        base.EFFECTS,
        court.EFFECTS,
        losses.EFFECTS,
        score.EFFECTS,
        supply.EFFECTS,
        discs.EFFECTS,
        king.EFFECTS,
    ]
)
"""Those that any card can have."""

SET_EFFECTS: Final[dict[str, list[type[Effect]]]] = {
    COLONIES: colonies.EFFECTS,
    GRANDISSIMO: grandissimo.EFFECTS,
    KING_INTRIGANT: intrigant.EFFECTS,
    PLAYERS_EDITION: players_edition.EFFECTS,
    SPECIAL_CARDS: special_cards.EFFECTS,
}
"""Those that need something which a set brings, by the sets that do; several sets can bring the same."""

EFFECTS: Final = _by_name([list(SHARED_EFFECTS.values()), *SET_EFFECTS.values()])


def sets_with(name: str) -> list[str]:
    """The sets that bring what an effect needs; none if it needs nothing but the base game."""
    if name in SHARED_EFFECTS:
        return []
    return [set_name for set_name, effects in SET_EFFECTS.items() if EFFECTS[name] in effects]
