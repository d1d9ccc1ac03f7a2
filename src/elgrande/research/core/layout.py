"""Version 0 of the observation: which number stands where, all of them bytes from 0 to 255.

Everything is seen from one seat. Seats are counted from the one that looks: 0 is itself, 1 its left neighbour and so
on; the colour that nobody plays is always the last one. Seats that are not in the game stay empty.
"""

from __future__ import annotations

from typing import Final

from elgrande.research.core.vocabulary import PLACES
from elgrande.rules.choices import MODIFIERS
from elgrande.rules.facts import STEPS as VETO_STEPS
from elgrande.rules.places import COLOURS, NEUTRAL, POWER_CARDS
from elgrande.rules.sets.classic.cards import classic_cards
from elgrande.rules.sets.new_regency.cards import new_regency_cards
from elgrande.rules.sets.veteran_cards.cards import veteran_cards
from elgrande.rules.sets.year2023.cards import cards_2023

VERSION: Final = 0

SEATS: Final = NEUTRAL
"""Most seats that a game can have."""
CARDS: Final = 75
"""Action cards that version 0 knows, those of all editions and modules."""
STACKS: Final = 5
SPACES: Final = 9
"""Spaces of the round marker."""
EDITIONS: Final = 3
SETS: Final = 3
SWITCHES: Final = 8
VETERANS: Final = 3
KINDS: Final = 28
STEPS: Final = 12
TOTAL_SHIFT: Final = 3
"""Added to totals of power card and modifier, which can be as low as -2."""
MOST: Final = 255

# Where each plane begins, in the order of PLANES.
EDITION: Final = 0
PLAYERS: Final = EDITION + EDITIONS
SET: Final = PLAYERS + SEATS - 1
SWITCH: Final = SET + SETS
VETERAN: Final = SWITCH + SWITCHES
PIECES: Final = VETERAN + VETERANS
GRANDES: Final = PIECES + PLACES * COLOURS
KING: Final = GRANDES + SEATS * PLACES
BOARDS: Final = KING + PLACES
VALUES: Final = BOARDS + 2 * PLACES
PLACING: Final = VALUES + PLACES * 3
POINTS: Final = PLACING + PLACES
SEEN: Final = POINTS + SEATS * 2
PLAYED: Final = SEEN + COLOURS * POWER_CARDS
TOTAL: Final = PLAYED + COLOURS * POWER_CARDS
VETOS: Final = TOTAL + COLOURS
TAKEN_BACK: Final = VETOS + SEATS * 2
ACTED: Final = TAKEN_BACK + SEATS
START: Final = ACTED + COLOURS
ACTIVE: Final = START + SEATS
WAITING: Final = ACTIVE + SEATS
HAND: Final = WAITING + SEATS
DISC: Final = HAND + POWER_CARDS
HAND_MODIFIERS: Final = DISC + PLACES
PASSED: Final = HAND_MODIFIERS + MODIFIERS
SEEN_MODIFIERS: Final = PASSED + MODIFIERS
PLAYED_MODIFIER: Final = SEEN_MODIFIERS + SEATS * MODIFIERS
OFFER: Final = PLAYED_MODIFIER + SEATS * MODIFIERS
SLOTS: Final = OFFER + CARDS
CARD: Final = SLOTS + STACKS
GONE: Final = CARD + CARDS
ROUND: Final = GONE + CARDS
KIND: Final = ROUND + SPACES
PARTS: Final = KIND + KINDS
ACTION: Final = PARTS + 2
ANNOUNCED: Final = ACTION + 1
PARAM: Final = ANNOUNCED + 4
STEP: Final = PARAM + PLACES
LEFT: Final = STEP + STEPS
ALLOWANCE: Final = LEFT + 1
PIECE: Final = ALLOWANCE + 3
SOURCE: Final = PIECE + COLOURS
TARGET: Final = SOURCE + PLACES
PLEDGED: Final = TARGET + PLACES
SERIES: Final = PLEDGED + PLACES
SIZE: Final = SERIES + PLACES
"""Length of an observation."""


class Plane:
    """One part of the observation."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], high: int, about: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.high = high
        """The largest number that can stand in it."""
        self.about = about

    @property
    def size(self) -> int:
        size = 1
        for side in self.shape:
            size *= side
        return size


PLANES: Final = [
    Plane("edition", EDITION, (EDITIONS,), 1, "1995, 2015 or 2023"),
    Plane("players", PLAYERS, (SEATS - 1,), 1, "2, 3, 4 or 5 players"),
    Plane("sets", SET, (SETS,), 1, "modules in the game: new-regency, power-modifiers, veteran-cards"),
    Plane(
        "switches",
        SWITCH,
        (SWITCHES,),
        1,
        "table options: castillo open, short game, no Veto cards, tie-break, mulligan, Angry King hits everybody, "
        "exact supply, stacks 2 and 3 merged",
    ),
    Plane("veterans", VETERAN, (VETERANS,), 1, "veteran cards in the game: veto, intrigue, scoring"),
    Plane(
        "pieces",
        PIECES,
        (PLACES, COLOURS),
        30,
        "caballeros by place and colour; the Castillo's row is empty while its contents are hidden",
    ),
    Plane("grandes", GRANDES, (SEATS, PLACES), 1, "place of each Grande"),
    Plane("king", KING, (PLACES,), 1, "place of the King"),
    Plane("boards", BOARDS, (2, PLACES), 1, "place of the mobile scoreboards 8/4/0 and 4/0/0"),
    Plane("values", VALUES, (PLACES, 3), 8, "visible values for first, second and third place"),
    Plane(
        "placing", PLACING, (PLACES,), 1, "where caballeros may be placed from court while the King is there"
    ),
    Plane("points", POINTS, (SEATS, 2), MOST, "the first 255 points, and what goes beyond them"),
    Plane("seen", SEEN, (COLOURS, POWER_CARDS), 1, "power cards that this colour has shown so far"),
    Plane("played", PLAYED, (COLOURS, POWER_CARDS), 1, "power card of this round"),
    Plane(
        "total", TOTAL, (COLOURS,), 20, "power card and modifier of this round together, plus 3; 0 if none"
    ),
    Plane("vetos", VETOS, (SEATS, 2), 9, "Vetos that lapse at the end of this round, and of the next"),
    Plane("taken_back", TAKEN_BACK, (SEATS,), 9, "cards taken back into the hand unseen"),
    Plane("acted", ACTED, (COLOURS,), 1, "whose turn of this round is over or running"),
    Plane("start", START, (SEATS,), 1, "who has the start marker"),
    Plane("active", ACTIVE, (SEATS,), 1, "whose turn is running"),
    Plane("waiting", WAITING, (SEATS,), 1, "who has to choose now"),
    Plane("hand", HAND, (POWER_CARDS,), 1, "own power cards"),
    Plane("disc", DISC, (PLACES,), 1, "own disc, while others still set theirs"),
    Plane("hand_modifiers", HAND_MODIFIERS, (MODIFIERS,), 1, "own modifiers"),
    Plane("passed", PASSED, (MODIFIERS,), 1, "the modifier that was passed to the left"),
    Plane(
        "seen_modifiers", SEEN_MODIFIERS, (SEATS, MODIFIERS), 1, "modifiers that this seat has shown so far"
    ),
    Plane("played_modifier", PLAYED_MODIFIER, (SEATS, MODIFIERS), 1, "modifier of this round"),
    Plane("offer", OFFER, (CARDS,), 1, "action cards on offer"),
    Plane("slots", SLOTS, (STACKS,), 5, "caballeros of the card on offer in each stack, 0 if there is none"),
    Plane("card", CARD, (CARDS,), 1, "action card of the running turn"),
    Plane("gone", GONE, (CARDS,), 9, "how often each action card was turned up so far, this round included"),
    Plane("round", ROUND, (SPACES,), 1, "space of the round marker"),
    Plane("kind", KIND, (KINDS,), 1, "kind of the open decision"),
    Plane("parts", PARTS, (2,), 1, "parts of the running turn that are left: special action, placing"),
    Plane("action", ACTION, (1,), 1, "a special action is running"),
    Plane(
        "announced",
        ANNOUNCED,
        (4,),
        1,
        "own Veto: announced was the first or second alternative, the scoreboard 8/4/0 or 4/0/0",
    ),
    Plane("param", PARAM, (PLACES,), 1, "place announced for the running special action"),
    Plane("step", STEP, (STEPS,), 1, "own Veto: the step that it would stop"),
    Plane("left", LEFT, (1,), 99, "own decision: how many are still to be taken, placed, lost or moved"),
    Plane(
        "allowance", ALLOWANCE, (3,), 99, "own decision: own, foreign and any caballeros still to be moved"
    ),
    Plane("piece", PIECE, (COLOURS,), 1, "own decision: colour that it is about"),
    Plane("source", SOURCE, (PLACES,), 1, "own decision: place where a caballero leaves"),
    Plane("target", TARGET, (PLACES,), 1, "own decision: place where it goes, or that is scored"),
    Plane("pledged", PLEDGED, (PLACES,), 30, "own decision: caballeros chosen so far to be lost, by place"),
    Plane("series", SERIES, (PLACES,), 1, "own decision: regions still to be scored in this series"),
]
"""Every part of the observation, in order and without gaps."""

CARD_IDS: Final = [
    card.id for card in [*classic_cards(), *cards_2023(), *new_regency_cards(), *veteran_cards()]
]
"""The action cards of the planes ``offer``, ``card`` and ``gone``."""

VETO_STEP_NAMES: Final = VETO_STEPS[:STEPS]
"""The steps of the plane ``step``, as the rules call their tasks."""

KIND_NAMES: Final = [
    "power",
    "modifier",
    "draft",
    "supply",
    "recall",
    "ability",
    "card",
    "turn",
    "place",
    "veto",
    "either",
    "region",
    "lift",
    "drop",
    "place_extra",
    "pick_each",
    "lose",
    "loss_disc",
    "eviction_disc",
    "scoring_disc",
    "castillo_disc",
    "scoring_order",
    "king",
    "entourage",
    "swap",
    "grande",
    "board",
    "power_back",
]
"""The decisions of the plane ``kind``; one that it does not know leaves the plane empty."""
