"""What the Special cards show and tell: every fact with its kind. All that they leave on the table lies open."""

from __future__ import annotations

from typing import Final, TypedDict

from elgrande.rules.kinds import (
    WORD,
    DecisionKind,
    EventKind,
    Kind,
    Observed,
    Place,
    Seat,
    decision,
    event,
    observed,
)


class SpecialCardsFacts(TypedDict):
    """The part of the Special cards in a view."""

    protected: Place | None
    """The region with the king token."""
    limited: list[Place]
    """The regions that take six caballeros at most."""
    spies: list[Seat]
    reserves: list[Seat]
    """Who has a caballero on card 75."""


SET: Final = "special-cards"
PART: Final = SpecialCardsFacts

OBSERVED: Final[list[Observed]] = [
    observed("protected", "the region with the king token"),
    observed("limited", "regions that take six caballeros at most"),
    observed("spies", "who sees the discs of others"),
    observed("reserves", "who has a caballero on card 75"),
]

DECISIONS: Final[dict[str, DecisionKind]] = {
    "trim": decision("place", "left"),
    "reserve": decision("place"),
    "removal": decision(),
    "name_region": decision("left", "places"),
    "chooser": decision("places"),
    "chosen_region": decision("seat", "places"),
}

STEPS: Final = ["trimmed", "table_laid"]
"""Steps of special actions that a Veto can stop, as their tasks are called."""

CHOICES: Final[dict[str, list[str]]] = {"remove": ["what", "target"]}

EVENTS: Final[dict[str, EventKind]] = {
    "in_reserve": event("seat"),
    "reserve_used": event("seat", "place"),
    "card_removed": event("seat", "power"),
    "table_removed": event("place"),
    "region_chosen": event("seat", "place"),
}

VOCABULARY: Final[dict[str, Kind]] = {"what": WORD}
