"""What King & Intrigant shows and tells: every fact with its kind."""

from __future__ import annotations

from typing import Final, TypedDict

from elgrande.rules.kinds import (
    COLLECT,
    CardId,
    DecisionKind,
    EventKind,
    Observed,
    PerSeat,
    Place,
    Seat,
    decision,
    event,
    observed,
)


class DoubledRegion(TypedDict):
    """A region that counts twice, and who has doubled it."""

    place: Place
    seat: Seat


class IntrigantFacts(TypedDict):
    """The part of King & Intrigant in a view."""

    doubled: list[DoubledRegion]
    offices: PerSeat[CardId | None]
    """The card of the row that each seat has or gets in this round; None until all power cards are played."""


SET: Final = "king-intrigant"
PART: Final = IntrigantFacts

OBSERVED: Final[list[Observed]] = [
    observed("doubled", "regions whose points count twice, and who has doubled them", most=2),
    observed("offices", "the card of the row that each seat has or gets in this round"),
]

DECISIONS: Final[dict[str, DecisionKind]] = {
    "start_disc": decision(),
    "hand": decision("count", manner=COLLECT, secret=True),
    "row_card": decision(),
}

CHOICES: Final[dict[str, list[str]]] = {"keep": ["face"], "play": ["face"]}

EVENTS: Final[dict[str, EventKind]] = {
    "hand_chosen": event("seat"),
    "office": event("seat", "card"),
}
