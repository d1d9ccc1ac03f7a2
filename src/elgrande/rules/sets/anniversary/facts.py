"""What the banners show and tell: every fact with its kind."""

from __future__ import annotations

from typing import Final, TypedDict

from elgrande.rules.kinds import (
    DecisionKind,
    EventKind,
    Observed,
    PerSeat,
    Place,
    Spot,
    decision,
    event,
    observed,
)
from elgrande.rules.sets.bigbox.words import SPOT_IDS


class Banner(TypedDict):
    """Where its bearer stands."""

    place: Place
    spot: Spot


class AnniversaryFacts(TypedDict):
    """The part of the banners in a view."""

    banners: PerSeat[Banner | None]


SET: Final = "anniversary"
PART: Final = AnniversaryFacts

OBSERVED: Final[list[Observed]] = [
    observed("banners", "where each banner bearer stands: the place, and where in it", words=SPOT_IDS),
]

DECISIONS: Final[dict[str, DecisionKind]] = {
    "banner": decision(),
}

EVENTS: Final[dict[str, EventKind]] = {"banner": event("seat", "place")}
