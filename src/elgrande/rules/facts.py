"""What every game shows and tells: ``Seen`` is what ``knowledge.view`` returns, with the kind of every fact.

What a set adds to a view, and which events it tells, is declared by that set, in its own facts; `sets.facts` puts all
of them together.
"""

from __future__ import annotations

from typing import Final, TypedDict

from elgrande.rules.kinds import (
    ALLOWANCE,
    ANNOUNCEMENT,
    AWARD,
    BOARD,
    BY_SEAT,
    BY_STACK,
    CABALLEROS,
    CARD,
    COLOUR_NUMBER,
    COUNT,
    DECISIVE,
    FACE,
    FLAG,
    MODIFIER,
    MOVE,
    OPTION,
    OWNER,
    PER_COLOUR,
    PER_PLACE,
    PER_SEAT,
    PLACE,
    POINTS,
    POWER,
    ROUND,
    SEAT,
    SET,
    STACK,
    WORD,
    Anything,
    Board,
    Caballeros,
    CardId,
    Code,
    Colour,
    Count,
    DecisionKind,
    EventKind,
    Flag,
    Kind,
    ModifierNumber,
    PerColour,
    PerPlace,
    PerSeat,
    PerWord,
    Place,
    Points,
    PowerValue,
    Round,
    Seat,
    Stack,
    Word,
    decision,
    each,
    event,
    maybe,
    several,
)


class SeenPlace(TypedDict):
    values: list[Points]
    mobile: Board | None
    caballeros: PerColour[Caballeros] | None
    """By colour; None where nobody may look, as in the Castillo."""
    grandes: list[Colour]
    king: Flag


class SeenVetos(TypedDict):
    this_round: Count
    """Those that lapse when this round ends."""
    next_round: Count
    """Those that were taken in this round and hold for the next one too."""


class SeenSeat(TypedDict):
    seat: Seat
    colour: Colour
    points: Points
    court: Caballeros
    province: Caballeros
    grande: Place | None
    played: Flag
    """Whether the power card of this round is on the table."""
    power: PowerValue | None
    """Its value; None for one without, like the Joker, until another card follows it."""
    modifier: ModifierNumber | None
    total: Count | None
    """What the power card is worth with its modifier."""
    acted: Flag
    hand_size: Count
    seen: list[PowerValue | None]
    """Power cards that everybody has seen played; None is the one without a value, here and below."""
    seen_modifiers: list[ModifierNumber]
    taken_back: Count
    """How many of the seen cards are in the hand again."""
    vetos: SeenVetos
    hand: list[PowerValue | None] | None
    """For the own eyes only, like the following."""
    modifiers: list[ModifierNumber] | None
    spent: list[PowerValue | None] | None
    passed: ModifierNumber | None
    disc: Place | None


class SeenNeutral(TypedDict):
    """The dummy of the game for two."""

    colour: Colour
    province: Caballeros
    power: PowerValue | None
    acted: Flag
    seen: list[PowerValue]


class SeenCard(TypedDict):
    stack: Stack
    card: CardId
    caballeros: Caballeros
    provenance: Word


class SeenWaiting(TypedDict):
    seat: Seat
    kind: Word


class SeenDecision(TypedDict):
    kind: Word
    prompt: Word
    subject: PerWord[Anything]
    options: list[Code]
    texts: list[Word]


class Seen(TypedDict):
    """All that one seat, or a spectator, may know. A game with sets has their facts besides."""

    edition: Word
    players: Count
    sets: list[Word]
    options: PerWord[Word]
    provenance: PerWord[Anything]
    """How well the facts of this game are known that are not on a card."""
    seat: Seat | None
    """Whose eyes these are; None for a spectator's."""
    round: Round
    rounds: list[Round]
    start: Seat
    king: Place | None
    taboo: list[Place]
    regions: PerPlace[SeenPlace]
    castillo: SeenPlace
    boards: PerWord[Place | None]
    """Where the mobile scoreboards lie."""
    seats: PerSeat[SeenSeat]
    neutral: SeenNeutral | None
    offer: list[SeenCard]
    stacks: PerWord[Count]
    """How many cards are left in them."""
    discards: list[CardId] | None
    active: Seat | None
    card: CardId | None
    action: CardId | None
    waiting: list[SeenWaiting]
    decision: SeenDecision | None
    over: Flag
    scores: PerSeat[Points]
    ranks: PerSeat[Count]
    winners: list[Seat] | None


DECISIONS: Final[dict[str, DecisionKind]] = {
    "power": decision(manner=DECISIVE),
    "modifier": decision("power", manner=DECISIVE),
    "draft": decision(manner=DECISIVE, secret=True),
    "supply": decision("count"),
    "recall": decision("left"),
    "ability": decision("modifier"),
    "card": decision(),
    "turn": decision("card", "left"),
    "place": decision("left"),
    "veto": decision("seat", "card", "step", "choice", "place", "move", "loser", "losses", "count", "colour"),
    "either": decision(),
    "region": decision(manner=DECISIVE),
    "lift": decision("own", "foreign", "any", "place"),
    "drop": decision("colour", "source"),
    "place_extra": decision("left"),
    "pick_each": decision(),
    "lose": decision("left"),
    "loss_disc": decision("count"),
    "eviction_disc": decision("place"),
    "scoring_disc": decision(),
    "castillo_disc": decision(),
    "scoring_order": decision("places", manner=DECISIVE),
    "king": decision(manner=DECISIVE),
    "entourage": decision("left", "place", manner=DECISIVE),
    "swap": decision(manner=DECISIVE),
    "grande": decision(manner=DECISIVE),
    "board": decision(manner=DECISIVE),
    "power_back": decision(manner=DECISIVE, secret=True),
}
"""The kinds of decisions with the facts of their questions. Observations number them in this order."""

STEPS: Final = [
    "carry_out",
    "moved",
    "placed",
    "recalled",
    "gain",
    "court_loss",
    "returned",
    "pledged",
    "evicted",
    "score_one",
    "king_moved",
    "open_castillo",
]
"""Steps of special actions that a Veto can stop, as their tasks are called."""

CHOICES: Final[dict[str, list[str]]] = {
    "power": ["power"],
    "modifier": ["modifier"],
    "take": ["count"],
    "card": ["stack", "card"],
    "to": ["place"],
    "from": ["place"],
    "region": ["place"],
    "disc": ["place"],
    "king": ["place"],
    "grande": ["place"],
    "swap": ["colour"],
    "back": ["power"],
    "reuse": ["modifier"],
    "board": ["board", "place"],
    "lift": ["colour", "place"],
}
"""The facts of a choice by its first word, in the order of its further words."""

EVENTS: Final[dict[str, EventKind]] = {
    "round": event("round"),
    "offer": event("cards"),
    "power": event("seat", "power"),
    "turn": event("seat"),
    "supply": event("seat", "count"),
    "recalled": event("seat", "place"),
    "card": event("seat", "stack", "card"),
    "announced": event("seat", "card", "choice"),
    "vetoed": event("seat", "by", "card", eventful=True),
    "veto_taken": event("seat"),
    "veto_lapsed": event("seat", "count"),
    "placed": event("seat", "place"),
    "moved": event("seat", "colour", "source", "place"),
    "returned": event("colour", "place", "count"),
    "to_court": event("colour", "source", "count"),
    "discs": event("discs", eventful=True),
    "castillo_opened": event("counts", eventful=True),
    "left_castillo": event("seat", "place", "count", "grande", eventful=True),
    "scored": event("place", "awards", eventful=True),
    "king": event("place"),
    "grande": event("seat", "place"),
    "board": event("board", "place"),
    "power_back": event("seat", "power", "modifier", "joker"),
    "smuggling": event("seat"),
    "turn_over": event("seat"),
    "start_marker": event("seat"),
    "general_scoring": event("round", eventful=True),
    "game_over": event("scores", "winners", eventful=True),
}
"""The kinds of events with the names of their facts. Seats and colours are numbers, places and cards their ids."""

VOCABULARY: Final[dict[str, Kind]] = {
    "any": ALLOWANCE,
    "awards": several(AWARD),
    "board": BOARD,
    "by": SEAT,
    "card": maybe(CARD),
    "cards": each(BY_STACK, CARD),
    "choice": maybe(ANNOUNCEMENT),
    "colour": COLOUR_NUMBER,
    "count": COUNT,
    "counts": each(PER_COLOUR, CABALLEROS),
    "discs": each(BY_SEAT, PLACE),
    "face": FACE,
    "foreign": ALLOWANCE,
    "grande": FLAG,
    "joker": maybe(FLAG),
    "left": COUNT,
    "loser": maybe(SEAT),
    "losses": each(PER_PLACE, CABALLEROS),
    "modifier": maybe(MODIFIER),
    "move": MOVE,
    "option": OPTION,
    "other_set": SET,
    "own": ALLOWANCE,
    "place": PLACE,
    "places": several(PLACE),
    "points": POINTS,
    "power": maybe(POWER),
    "round": ROUND,
    "scores": each(PER_SEAT, POINTS),
    "seat": SEAT,
    "set": SET,
    "source": PLACE,
    "step": WORD,
    "stack": STACK,
    "target": OWNER,
    "to": SEAT,
    "total": maybe(COUNT),
    "winners": several(SEAT),
}
"""What the facts of events, questions, choices and refusals are. A name means the same wherever it stands."""
