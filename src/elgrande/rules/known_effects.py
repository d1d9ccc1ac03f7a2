"""Which effects there are, by their names in the notation: what every game knows, and what only a set brings."""

from __future__ import annotations

from typing import Final

from elgrande.rules.effects.base import Effect
from elgrande.rules.rooms import VERBS
from elgrande.rules.sets.known import MODULES


def _by_name(effects: list[type[Effect]]) -> dict[str, type[Effect]]:
    found: dict[str, type[Effect]] = {}
    for effect in effects:
        name = effect.form.name
        if found.setdefault(name, effect) is not effect:
            raise ValueError(f"two effects are called '{name}'")
    return found


SHARED_EFFECTS: Final = _by_name([effect for room in VERBS for effect in room.EFFECTS])
"""Those that any card can have."""

SET_EFFECTS: Final[dict[str, list[type[Effect]]]] = {
    each.name: each.effects for each in MODULES if each.effects
}
"""Those that need something which a set brings, by the sets that do; several sets can bring the same."""

EFFECTS: Final = _by_name(
    [*SHARED_EFFECTS.values(), *[effect for effects in SET_EFFECTS.values() for effect in effects]]
)


def sets_with(name: str) -> list[str]:
    """The sets that bring what an effect needs; none if it needs nothing but the base game."""
    if name in SHARED_EFFECTS:
        return []
    return [set_name for set_name, effects in SET_EFFECTS.items() if EFFECTS[name] in effects]
