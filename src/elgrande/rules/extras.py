"""What the expansions keep on the table beside pieces and cards: which number lies where in ``Table.extras``.

Every field has a name, under which scenarios set it, and a kind, which says what its numbers mean. Each set has its
own section. A game with any set of the Big Box has all fields; a base game has none.
"""

from __future__ import annotations

from typing import Final

from elgrande.rules.places import NOWHERE

NUMBER: Final = "number"
PLACE: Final = "place"
"""A place, or NOWHERE."""
SEAT: Final = "seat"
"""A seat or colour, or NOBODY."""
PLACES_MASK: Final = "places"
SEATS_MASK: Final = "seats"
CARD: Final = "card"
"""The number of a card in the rules, or NO_CARD."""
KINDS: Final = [NUMBER, PLACE, SEAT, PLACES_MASK, SEATS_MASK, CARD]


class Field:
    """Some numbers in a row."""

    def __init__(self, name: str, at: int, kind: str, size: int = 1) -> None:
        self.name = name
        self.at = at
        self.kind = kind
        self.size = size
        """More than 1: a number for each seat or colour, or a list."""

    @property
    def start(self) -> int:
        """What stands there before the game."""
        return NOWHERE if self.kind in (PLACE, SEAT, CARD) else 0


# ---------------------------------------------------------------------- shared by several sets

GENERAL: Final = 0
"""1 while a general scoring is going on."""
INQUISITOR: Final = 1
"""The seat for which the black caballeros count and which commands them."""
ALLIANCE: Final = 2
"""The two regions that count as one in the next general scoring."""
SPIES: Final = 4
"""Seats that see the other discs before they set theirs in the next general scoring."""
FREE_CHOICE: Final = 5
"""Seats that may move two caballeros in the next general scoring."""
QUARANTINE: Final = 6
"""The region with the quarantine token of the Players' edition; taboo (see `effects.closed`)."""
PROTECTED: Final = 7
"""The region with the king token of the Special cards; taboo (see `effects.closed`)."""
SHARED_FIELDS: Final = [
    Field("general", GENERAL, NUMBER),
    Field("inquisitor", INQUISITOR, SEAT),
    Field("alliance", ALLIANCE, PLACE, 2),
    Field("spies", SPIES, SEATS_MASK),
    Field("free_choice", FREE_CHOICE, SEATS_MASK),
    Field("quarantine", QUARANTINE, PLACE),
    Field("protected", PROTECTED, PLACE),
]

# ---------------------------------------------------------------------- each set begins at its own number

COLONIES_AT: Final = 16
GRANDISSIMO_AT: Final = 136
ANNIVERSARY_AT: Final = 216
INTRIGANT_AT: Final = 236
PLAYERS_EDITION_AT: Final = 276
SPECIAL_CARDS_AT: Final = 306
SIZE: Final = 340

SLOTS: Final = COLONIES_AT
"""The colour on each printed field: ambassador, envoy and the third one in Francia, captain, viceroy."""
SLOT_LOADS: Final = COLONIES_AT + 5
"""What the caballeros on the three fields of Francia carry: 0 nothing, 1 gold, 2 goods."""
LADEN: Final = COLONIES_AT + 8
"""Caballeros of each colour with gold, and with goods, on the ship, in América and in África."""
TABLE_AT: Final = COLONIES_AT + 44
"""The region with the limitation table."""
ON_TABLE: Final = COLONIES_AT + 45
"""Caballeros of each colour on the table: with nothing or a banner, with gold, with goods."""
VOYAGERS: Final = COLONIES_AT + 63
"""Who may still travel this turn: own ones on the ship, in América and in África, then black ones; packed by kind."""
TOKENS: Final = COLONIES_AT + 69
"""Gold in América and goods in África that nobody has claimed."""
STOCK: Final = COLONIES_AT + 71
"""Gold and goods beside the board."""
BONUS_USED: Final = COLONIES_AT + 73
"""1 if the active seat has used the bonus of the Grand Inquisitor in this turn."""
CLOSERS: Final = COLONIES_AT + 74
"""Seats that may close an action card once."""
STRIKER: Final = COLONIES_AT + 75
"""The seat that may repeat somebody's special action once."""
STRIKE_UNTIL: Final = COLONIES_AT + 76
"""The last round in which it may, counted from 0."""
LAST_ACTION: Final = COLONIES_AT + 77
"""The card whose special action was carried out last in this turn, or in the one that has just ended."""
DELAYED: Final = COLONIES_AT + 78
"""The region with the token of the delayed scoring."""
DELAYED_DUE: Final = COLONIES_AT + 79
"""The round at whose end it is scored, counted from 0."""
SHUT: Final = COLONIES_AT + 80
"""Stacks whose card was closed in this round: a bit mask."""
COLONIES_FIELDS: Final[list[Field]] = [
    Field("slots", SLOTS, SEAT, 5),
    Field("slot_loads", SLOT_LOADS, NUMBER, 3),
    Field("gold_on_ship", LADEN, NUMBER, 6),
    Field("goods_on_ship", LADEN + 6, NUMBER, 6),
    Field("gold_in_america", LADEN + 12, NUMBER, 6),
    Field("goods_in_america", LADEN + 18, NUMBER, 6),
    Field("gold_in_africa", LADEN + 24, NUMBER, 6),
    Field("goods_in_africa", LADEN + 30, NUMBER, 6),
    Field("table_at", TABLE_AT, PLACE),
    Field("on_table", ON_TABLE, NUMBER, 6),
    Field("gold_on_table", ON_TABLE + 6, NUMBER, 6),
    Field("goods_on_table", ON_TABLE + 12, NUMBER, 6),
    Field("voyagers", VOYAGERS, NUMBER, 6),
    Field("tokens", TOKENS, NUMBER, 2),
    Field("stock", STOCK, NUMBER, 2),
    Field("bonus_used", BONUS_USED, NUMBER),
    Field("closers", CLOSERS, SEATS_MASK),
    Field("striker", STRIKER, SEAT),
    Field("strike_until", STRIKE_UNTIL, NUMBER),
    Field("last_action", LAST_ACTION, CARD),
    Field("delayed", DELAYED, PLACE),
    Field("delayed_due", DELAYED_DUE, NUMBER),
    Field("shut", SHUT, NUMBER),
]
QUEEN: Final = GRANDISSIMO_AT
"""The seat that has the Queen."""
QUEEN_READY: Final = GRANDISSIMO_AT + 1
"""Seats that had her when their turn of this round began."""
QUEEN_USED: Final = GRANDISSIMO_AT + 2
"""Seats that have used her in this round."""
JESTER: Final = GRANDISSIMO_AT + 3
"""The seat that has the Court Jester."""
JESTER_USED: Final = GRANDISSIMO_AT + 4
MARCHED: Final = GRANDISSIMO_AT + 5
"""Seats that have used the General Inquisitor in this round."""
SHIPS: Final = GRANDISSIMO_AT + 6
"""Who has the two ships."""
BOYCOTT: Final = GRANDISSIMO_AT + 8
"""The region that is not scored in the next general scoring: a secret."""
BOYCOTT_BY: Final = GRANDISSIMO_AT + 9
BOYCOTT_KNOWN: Final = GRANDISSIMO_AT + 10
"""Seats that know the region."""
INCOGNITO: Final = GRANDISSIMO_AT + 11
"""The region where the King turns up when its owner likes: a secret."""
INCOGNITO_BY: Final = GRANDISSIMO_AT + 12
INCOGNITO_KNOWN: Final = GRANDISSIMO_AT + 13
INCOGNITO_WAIT: Final = GRANDISSIMO_AT + 14
"""How long its owner does not want to be asked: see `effects.incognito`."""
STOPPER: Final = GRANDISSIMO_AT + 15
"""The seat after which nobody has a special action in this round."""
LAST_WORD: Final = GRANDISSIMO_AT + 16
"""The seat whose turn waits until the others have had theirs."""
LAST_CARD: Final = GRANDISSIMO_AT + 17
LAST_SAID: Final = GRANDISSIMO_AT + 18
"""1 when that turn has begun."""
DOUBLE_TURN: Final = GRANDISSIMO_AT + 19
"""The seat that takes a further card in this turn."""
FURTHER_CARD: Final = GRANDISSIMO_AT + 20
"""1 while that card is used."""
SAVED: Final = GRANDISSIMO_AT + 21
"""The card kept for a later turn."""
SAVED_BY: Final = GRANDISSIMO_AT + 22
REVOLUTION: Final = GRANDISSIMO_AT + 23
"""1 while the King is in the Castillo without any function."""
STAND_IN: Final = GRANDISSIMO_AT + 24
"""The seat whose Grande stands in for him."""
CONQUERED: Final = GRANDISSIMO_AT + 25
"""Caballeros that have been placed straight from the province in this turn."""
PLACERS: Final = GRANDISSIMO_AT + 26
"""Seats that have placed caballeros in this round."""
GRANDISSIMO_FIELDS: Final[list[Field]] = [
    Field("queen", QUEEN, SEAT),
    Field("queen_ready", QUEEN_READY, SEATS_MASK),
    Field("queen_used", QUEEN_USED, SEATS_MASK),
    Field("jester", JESTER, SEAT),
    Field("jester_used", JESTER_USED, SEATS_MASK),
    Field("marched", MARCHED, SEATS_MASK),
    Field("ships", SHIPS, SEAT, 2),
    Field("boycott", BOYCOTT, PLACE),
    Field("boycott_by", BOYCOTT_BY, SEAT),
    Field("boycott_known", BOYCOTT_KNOWN, SEATS_MASK),
    Field("incognito", INCOGNITO, PLACE),
    Field("incognito_by", INCOGNITO_BY, SEAT),
    Field("incognito_known", INCOGNITO_KNOWN, SEATS_MASK),
    Field("incognito_wait", INCOGNITO_WAIT, NUMBER),
    Field("stopper", STOPPER, SEAT),
    Field("last_word", LAST_WORD, SEAT),
    Field("last_card", LAST_CARD, CARD),
    Field("last_said", LAST_SAID, NUMBER),
    Field("double_turn", DOUBLE_TURN, SEAT),
    Field("further_card", FURTHER_CARD, NUMBER),
    Field("saved", SAVED, CARD),
    Field("saved_by", SAVED_BY, SEAT),
    Field("revolution", REVOLUTION, NUMBER),
    Field("stand_in", STAND_IN, SEAT),
    Field("conquered", CONQUERED, NUMBER),
    Field("placers", PLACERS, SEATS_MASK),
]
BEARER: Final = ANNIVERSARY_AT
"""The region where each seat's banner bearer stands."""
BEARER_SPOT: Final = ANNIVERSARY_AT + 5
"""Where in the region he stands (see `rules.marks`)."""
WAITING: Final = ANNIVERSARY_AT + 10
"""Seats whose banner waits for the next caballero that comes into a region."""
ANNIVERSARY_FIELDS: Final[list[Field]] = [
    Field("bearers", BEARER, PLACE, 5),
    Field("bearer_spots", BEARER_SPOT, NUMBER, 5),
    Field("banners_waiting", WAITING, SEATS_MASK),
]

ANYWHERE: Final = INTRIGANT_AT
"""The seat that may place in any region in this turn."""
OFFICE_CARD: Final = INTRIGANT_AT + 1
"""The King or Intrigant card whose special action the active seat may use instead of its own."""
DOUBLED: Final = INTRIGANT_AT + 2
"""The regions whose points are doubled in the next general scoring."""
DOUBLER: Final = INTRIGANT_AT + 4
"""Who has doubled them."""
INTRIGANT_FIELDS: Final[list[Field]] = [
    Field("anywhere", ANYWHERE, SEAT),
    Field("office_card", OFFICE_CARD, CARD),
    Field("doubled", DOUBLED, PLACE, 2),
    Field("doubler", DOUBLER, SEAT, 2),
]


CASTILLO_AT: Final = PLAYERS_EDITION_AT
"""The region where the Castillo stands, NOWHERE while it is at its usual place."""
BRIDGE_ENDS: Final = PLAYERS_EDITION_AT + 1
"""The two regions between which the bridge lies."""
BRIDGE_OWNER: Final = PLAYERS_EDITION_AT + 3
REVERSED: Final = PLAYERS_EDITION_AT + 4
"""Mobile scoreboards that lie upside down: bit 0 for 8/4/0, bit 1 for 4/0/0."""
COLLAPSE: Final = PLAYERS_EDITION_AT + 5
"""1 while the Castillo is in danger of collapse."""
MISTRESS: Final = PLAYERS_EDITION_AT + 6
"""1 from the Mistress to the end of her round."""
STORM_SEAT: Final = PLAYERS_EDITION_AT + 7
"""The seat whose disc lies covered for the Tormenta of this round."""
STORM_PLACE: Final = PLAYERS_EDITION_AT + 8
STORM_SHOWN: Final = PLAYERS_EDITION_AT + 9
ARRIVED: Final = PLAYERS_EDITION_AT + 10
"""What came into each of the nine regions in this round: five bits for each colour."""
PLAYERS_EDITION_FIELDS: Final[list[Field]] = [
    Field("castillo_at", CASTILLO_AT, PLACE),
    Field("bridge", BRIDGE_ENDS, PLACE, 2),
    Field("bridge_owner", BRIDGE_OWNER, SEAT),
    Field("reversed", REVERSED, NUMBER),
    Field("collapse", COLLAPSE, NUMBER),
    Field("mistress", MISTRESS, NUMBER),
    Field("storm_seat", STORM_SEAT, SEAT),
    Field("storm_place", STORM_PLACE, PLACE),
    Field("storm_shown", STORM_SHOWN, NUMBER),
    Field("arrived", ARRIVED, NUMBER, 9),
]

LIMITED: Final = SPECIAL_CARDS_AT
"""The regions with a limitation table of the Special cards."""
SPECIAL_CARDS_FIELDS: Final[list[Field]] = [
    Field("limited", LIMITED, PLACE, 3),
]

FIELDS: Final = {
    field.name: field
    for field in (
        SHARED_FIELDS
        + COLONIES_FIELDS
        + GRANDISSIMO_FIELDS
        + ANNIVERSARY_FIELDS
        + INTRIGANT_FIELDS
        + PLAYERS_EDITION_FIELDS
        + SPECIAL_CARDS_FIELDS
    )
}


def empty_extras() -> list[int]:
    """Everything as it is before the game."""
    numbers = [0] * SIZE
    for field in FIELDS.values():
        for i in range(field.size):
            numbers[field.at + i] = field.start
    return numbers
