"""What all sets show and tell, put together from what each of them declares."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NotRequired, TypedDict, get_type_hints

from elgrande.rules import facts
from elgrande.rules.kinds import STEP, DecisionKind, EventKind, Kind, Manner, facts_of
from elgrande.rules.sets import load

DECLARATIONS: Final[list[Any]] = [facts, *load("facts")]
"""The modules with facts: those of every game, and each set's. As far as they have any, they declare

    EVENTS       what they tell
    DECISIONS    what they ask
    STEPS        what of it a Veto can stop
    CHOICES      words of choices with their facts
    VOCABULARY   what the facts of all these are, where it is not said elsewhere
    SET, PART    what the set of this name adds to a view: a typed dict
    OBSERVED     what of it observations tell
"""

PARTS: Final[dict[str, type]] = {
    module.SET: module.PART for module in DECLARATIONS if getattr(module, "PART", None) is not None
}
"""What each set adds to a view, by its name."""


def _events() -> dict[str, EventKind]:
    return {kind: told for module in DECLARATIONS for kind, told in getattr(module, "EVENTS", {}).items()}


def _decisions() -> dict[str, DecisionKind]:
    return {kind: one for module in DECLARATIONS for kind, one in getattr(module, "DECISIONS", {}).items()}


def _choices() -> dict[str, list[str]]:
    return {
        word: list(one) for module in DECLARATIONS for word, one in getattr(module, "CHOICES", {}).items()
    }


def _vocabulary() -> dict[str, Kind]:
    words: dict[str, Kind] = {}
    for module in DECLARATIONS:
        for name, kind in getattr(module, "VOCABULARY", {}).items():
            if words.setdefault(name, kind) != kind:
                raise TypeError(f"the fact '{name}' of {module.__name__} is of another kind elsewhere")
    return words


EVENTS: Final = _events()
"""All kinds of events."""
DECISIONS: Final = _decisions()
"""All kinds of decisions, those of every game first."""
CHOICES: Final = _choices()
"""The facts of a choice by its first word, in the order of its further words."""
VOCABULARY: Final = _vocabulary()
"""What the facts of events, questions, choices and refusals are, by their names."""


def manner_of(kind: str) -> Manner:
    """How a kind of decision is answered."""
    return DECISIONS[kind].manner if kind in DECISIONS else STEP


def whole_view() -> type:
    """``Seen`` with what every set can add to it, for those who describe views to others."""
    fields: dict[str, Any] = get_type_hints(facts.Seen, include_extras=True)
    for part in PARTS.values():
        fields |= {
            name: NotRequired[hint] for name, hint in get_type_hints(part, include_extras=True).items()
        }
    return TypedDict("Seen", fields)  # type: ignore[operator, no-any-return]


@cache
def part_of(name: str) -> dict[str, Kind]:
    """What a set adds to a view."""
    return facts_of(PARTS[name]) if name in PARTS else {}


def shown_by(sets: Iterable[str]) -> dict[str, Kind]:
    """What some sets add to a view, in the order in which it is told."""
    wanted = set(sets)
    return {fact: kind for name in PARTS if name in wanted for fact, kind in part_of(name).items()}
