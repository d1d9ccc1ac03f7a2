"""What the Grand Inquisitor and the colonies show and tell: every fact with its kind."""

from __future__ import annotations

from typing import Final, TypedDict

from elgrande.rules.kinds import (
    GOLD,
    GOODS,
    WORD,
    Caballeros,
    Colour,
    Count,
    DecisionKind,
    EventKind,
    Flag,
    Gold,
    Goods,
    Kind,
    Observed,
    PerColour,
    PerPlace,
    Place,
    Round,
    Seat,
    Stack,
    decision,
    event,
    observed,
)


class ColonyOffices(TypedDict):
    """Who stands on each printed field of Francia, on the ship and in the colonies."""

    ambassador: Colour | None
    envoy: Colour | None
    third: Colour | None
    captain: Colour | None
    viceroy: Colour | None


class LimitationTable(TypedDict):
    place: Place | None
    fields: Count
    caballeros: PerColour[Caballeros]
    gold: PerColour[Gold]
    goods: PerColour[Goods]


class ColonyTokens(TypedDict):
    gold: Gold
    goods: Goods


class LadenHere(TypedDict, total=False):
    """Who carries what in a place; only what is there."""

    gold: PerColour[Gold]
    goods: PerColour[Goods]


class SeenColonies(TypedDict):
    inquisitor: Seat | None
    offices: ColonyOffices
    laden: PerPlace[LadenHere]
    table: LimitationTable
    unclaimed: ColonyTokens
    """What was found and nobody has taken yet."""
    supply: ColonyTokens
    delayed: Place | None
    """The place whose scoring is put off."""
    delayed_until: Round | None
    closers: list[Seat]
    """Who may close a card."""
    closed: list[Stack]
    striker: Seat | None
    strike_until: Round | None
    bonus_used: Flag


class ColoniesFacts(TypedDict):
    """The part of the colonies in a view."""

    colonies: SeenColonies


SET: Final = "inquisitor-colonies"
PART: Final = ColoniesFacts

OBSERVED: Final[list[Observed]] = [
    observed("colonies.inquisitor", "who has the Grand Inquisitor"),
    observed("colonies.offices", "who is ambassador, envoy, third in Francia, captain and viceroy"),
    observed("colonies.laden", "who carries gold, and who goods, in each place"),
    observed(
        "colonies.table",
        "the limitation table: its place, its fields, who is on it with nothing, gold, goods",
    ),
    observed("colonies.unclaimed", "gold and goods that were found and that nobody has taken yet"),
    observed("colonies.supply", "gold and goods beside the board"),
    observed("colonies.delayed", "the region whose scoring is put off"),
    observed("colonies.delayed_until", "the round at whose end it is scored"),
    observed("colonies.closers", "who may close an action card"),
    observed("colonies.closed", "stacks whose card is closed"),
    observed("colonies.striker", "who may repeat a special action"),
    observed("colonies.strike_until", "the last round in which he may"),
    observed("colonies.bonus_used", "the bonus of the Grand Inquisitor was used in this turn"),
]

DECISIONS: Final[dict[str, DecisionKind]] = {
    "settlers": decision(),
    "voyage": decision(),
    "sail": decision("colour", "source"),
    "claim": decision(),
    "transport_out": decision(),
    "transport_home": decision(),
    "ship_out": decision("colour", "source"),
    "fill": decision("place", "left"),
    "table": decision(),
    "close": decision(),
    "strike": decision("seat", "card"),
}

CHOICES: Final[dict[str, list[str]]] = {"claim": ["token", "whose"], "close": ["stack", "card"]}

EVENTS: Final[dict[str, EventKind]] = {
    "tokens": event("seat", "gold", "goods"),
    "claimed": event("seat", "colour", "token"),
    "delivered": event("seat", "token", "place", "points", eventful=True),
    "token_lost": event("colour", "token"),
    "stands": event("colour", "place", "spot"),
    "closed": event("seat", "stack", "card"),
    "struck": event("seat", "card"),
    "delayed": event("place"),
    "table": event("place"),
    "on_table": event("colour", "place"),
}

VOCABULARY: Final[dict[str, Kind]] = {"gold": GOLD, "goods": GOODS, "whose": WORD}
