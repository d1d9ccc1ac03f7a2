"""The shape of what ``knowledge.view`` shows, so that the screen is drawn from typed data and from nothing else."""

from __future__ import annotations

from typing import TypedDict, cast

from elgrande.rules.knowledge import view
from elgrande.rules.table import Table


class SeenPlace(TypedDict):
    values: list[int]
    mobile: str | None
    caballeros: dict[str, int] | None
    """By colour; None where nobody may look, as in the Castillo."""
    grandes: list[str]
    king: bool


class SeenSeat(TypedDict):
    seat: int
    colour: str
    points: int
    court: int
    province: int
    grande: str | None
    power: int | None
    modifier: int | None
    total: int | None
    acted: bool
    hand_size: int
    seen: list[int]
    seen_modifiers: list[int]
    taken_back: int
    vetos: dict[str, int]
    hand: list[int] | None
    modifiers: list[int] | None
    spent: list[int] | None
    passed: int | None
    disc: str | None


class SeenNeutral(TypedDict):
    colour: str
    province: int
    power: int | None
    acted: bool
    seen: list[int]


class SeenCard(TypedDict):
    stack: int
    card: str
    caballeros: int
    provenance: str


class SeenWaiting(TypedDict):
    seat: int
    kind: str


class SeenDecision(TypedDict):
    kind: str
    prompt: str
    subject: dict[str, object]
    options: list[int]
    texts: list[str]


class Seen(TypedDict):
    """All that one seat may know."""

    edition: str
    players: int
    sets: list[str]
    options: dict[str, str]
    provenance: dict[str, object]
    seat: int | None
    round: int
    rounds: list[int]
    start: int
    king: str
    taboo: list[str]
    regions: dict[str, SeenPlace]
    castillo: SeenPlace
    boards: dict[str, str | None]
    seats: list[SeenSeat]
    neutral: SeenNeutral | None
    offer: list[SeenCard]
    stacks: dict[str, int]
    discards: list[str] | None
    active: int | None
    card: str | None
    action: str | None
    waiting: list[SeenWaiting]
    decision: SeenDecision | None
    over: bool
    scores: list[int]
    ranks: list[int]
    winners: list[int] | None


def look_at(table: Table, seat: int | None) -> Seen:
    """What a seat, or a spectator, sees of a table."""
    return cast(Seen, view(table, seat))
