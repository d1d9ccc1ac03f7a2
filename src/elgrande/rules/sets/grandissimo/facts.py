"""What Grandissimo shows and tells: every fact with its kind."""

from __future__ import annotations

from typing import Final, TypedDict

from elgrande.rules.kinds import (
    SEAT,
    WORD,
    Caballeros,
    CardId,
    DecisionKind,
    EventKind,
    Flag,
    Kind,
    Observed,
    PerColour,
    PerSeat,
    Place,
    Seat,
    decision,
    event,
    maybe,
    observed,
)


class SavedCard(TypedDict):
    """An action card that somebody has kept for later."""

    seat: Seat
    card: CardId


class RegionCard(TypedDict):
    """A region card that lies face down before its owner."""

    seat: Seat
    place: Place | None
    """None for whom it is covered."""


class SeenGrandissimo(TypedDict):
    queen: Seat | None
    jester: Seat | None
    inquisitor: Seat | None
    ships: list[Seat | None]
    """Who owns each ship."""
    galleon: PerColour[Caballeros]
    prison: PerColour[Caballeros]
    guests: PerSeat[PerColour[Caballeros]]
    """Mercenaries at court, by their hosts."""
    boycott: RegionCard | None
    incognito: RegionCard | None
    alliance: list[Place]
    spies: list[Seat]
    free_choice: list[Seat]
    saved: SavedCard | None
    stopper: Seat | None
    last_word: Seat | None
    last_card: CardId | None
    king_in_castillo: Flag
    stand_in: Seat | None


class GrandissimoFacts(TypedDict):
    """The part of Grandissimo in a view."""

    grandissimo: SeenGrandissimo


SET: Final = "grandissimo"
PART: Final = GrandissimoFacts

OBSERVED: Final[list[Observed]] = [
    observed("grandissimo.queen", "who has the Queen"),
    observed("grandissimo.jester", "who has the Court Jester"),
    observed("grandissimo.inquisitor", "who has the General Inquisitor"),
    observed("grandissimo.ships", "who has each ship", most=2),
    observed("grandissimo.boycott", "whose the boycott is, and the region for those who know it"),
    observed("grandissimo.incognito", "whose the King incognito is, and the region for those who know it"),
    observed("grandissimo.alliance", "regions that count as one"),
    observed("grandissimo.spies", "who sees the discs of others"),
    observed("grandissimo.free_choice", "who may move two caballeros in the next general scoring"),
    observed("grandissimo.saved", "who has kept a card for later, and which"),
    observed("grandissimo.stopper", "after whose turn nobody has a special action"),
    observed("grandissimo.last_word", "whose turn waits until the others have had theirs"),
    observed("grandissimo.last_card", "the card of that turn"),
    observed("grandissimo.king_in_castillo", "the King is in the Castillo without any function"),
    observed("grandissimo.stand_in", "whose Grande stands in for the King"),
]

DECISIONS: Final[dict[str, DecisionKind]] = {
    "ship": decision(),
    "land": decision("left"),
    "jail": decision(),
    "royal": decision(),
    "royal_move": decision(),
    "pardon": decision(),
    "place_guest": decision("colour"),
    "march": decision("left"),
    "march_to": decision("source"),
    "companion": decision("source", "place"),
    "consent": decision("seat", "source", "place"),
    "boycott": decision(secret=True),
    "incognito": decision(secret=True),
    "unmask": decision("seat"),
    "last_unmask": decision(),
    "further_card": decision(),
    "stand_in": decision(),
    "league": decision(),
}

STEPS: Final = ["ship_taken", "jailed", "pardoned", "board_laid"]
"""Steps of special actions that a Veto can stop, as their tasks are called."""

CHOICES: Final[dict[str, list[str]]] = {"guest": ["colour"], "ship_from": ["colour"], "name": ["colour"]}

EVENTS: Final[dict[str, EventKind]] = {
    "ship": event("seat", "loser", eventful=True),
    "landed": event("seat", "place"),
    "jailed": event("colour", "place"),
    "pardoned": event("place"),
    "character": event("seat", "character"),
    "guest": event("seat", "host"),
    "guest_placed": event("seat", "colour", "place"),
    "refused": event("seat", eventful=True),
    "boycott": event("seat"),
    "boycotted": event("seat", "place", eventful=True),
    "incognito": event("seat"),
    "unmasked": event("seat", eventful=True),
    "incognito_lapsed": event("seat"),
    "kept_used": event("seat", "card"),
    "stopped": event("seat", eventful=True),
    "last_word": event("seat"),
    "revolution": event("seat", "stand_in", eventful=True),
}

VOCABULARY: Final[dict[str, Kind]] = {"character": WORD, "host": SEAT, "stand_in": maybe(SEAT)}
