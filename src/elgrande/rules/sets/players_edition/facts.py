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
    Observed,
    PerColour,
    Place,
    Seat,
    decision,
    event,
    observed,
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

OBSERVED: Final[list[Observed]] = [
    observed("players_edition.castillo", "where the Castillo has wandered"),
    observed("players_edition.collapse", "the Castillo is in danger of collapse"),
    observed("players_edition.bridge", "whose the bridge is, and the two regions where it ends"),
    observed("players_edition.reversed", "mobile scoreboards that lie upside down"),
    observed("players_edition.quarantine", "the region with the quarantine token"),
    observed("players_edition.alliance", "regions that count as one"),
    observed("players_edition.mistress", "the Mistress rules to the end of the round"),
    observed("players_edition.storm", "whose the storm is, and its region for those who know it"),
]

DECISIONS: Final[dict[str, DecisionKind]] = {
    "second_card": decision(),
    "travel_disc": decision(),
    "bridge_end": decision("place"),
    "cross_bridge": decision("places"),
    "turn_board": decision(),
    "storm_disc": decision(secret=True),
}

STEPS: Final = ["travelled", "thrown_in", "washed_away"]
"""Steps of special actions that a Veto can stop, as their tasks are called."""

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
