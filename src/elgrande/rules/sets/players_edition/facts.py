"""What the Players' edition shows and tells: every fact with its kind."""

from __future__ import annotations

from typing import Final, TypedDict

from elgrande.rules.kinds import (
    FLAG,
    Board,
    Caballeros,
    DecisionKind,
    EventKind,
    Flag,
    Kind,
    PerColour,
    Place,
    Seat,
    decision,
    event,
)


class Bridge(TypedDict):
    seat: Seat
    places: list[Place]


class Storm(TypedDict):
    """The disc of the storm."""

    seat: Seat
    place: Place | None
    """None for whom it is covered."""


class SeenPlayersEdition(TypedDict):
    castillo: Place | None
    """Where the Castillo has wandered."""
    collapse: Flag
    beside_castillo: PerColour[Caballeros]
    bridge: Bridge | None
    reversed: list[Board]
    """Mobile scoreboards that lie upside down."""
    quarantine: Place | None
    alliance: list[Place]
    mistress: Flag
    storm: Storm | None


class PlayersEditionFacts(TypedDict):
    """The part of the Players' edition in a view."""

    players_edition: SeenPlayersEdition


SET: Final = "players-edition"
PART: Final = PlayersEditionFacts

DECISIONS: Final[dict[str, DecisionKind]] = {
    "second_card": decision(),
    "travel_disc": decision(),
    "bridge_end": decision("place"),
    "cross_bridge": decision("places"),
    "turn_board": decision(),
    "storm_disc": decision(),
}

CHOICES: Final[dict[str, list[str]]] = {"turn": ["board"]}

EVENTS: Final[dict[str, EventKind]] = {
    "bridge": event("seat", "places"),
    "bridge_point": event("seat"),
    "board_turned": event("board", "reversed"),
    "storm_set": event("seat", "place"),
    "storm": event("seat", "place", eventful=True),
    "mistress": event("seat"),
}

VOCABULARY: Final[dict[str, Kind]] = {"reversed": FLAG}
