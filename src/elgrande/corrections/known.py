"""The cards that a correction file can name, and the sets they belong to."""

from functools import cache
from typing import Final

from elgrande.rules.ruleset import Card
from elgrande.rules.sets.classic.cards import classic_cards
from elgrande.rules.sets.colonies.cards import colonies_cards
from elgrande.rules.sets.grandissimo.cards import Symbols, grandissimo_cards
from elgrande.rules.sets.king_intrigant.cards import intrigant_cards, row_cards
from elgrande.rules.sets.players_edition.cards import players_edition_cards
from elgrande.rules.sets.setup import (
    COLONIES,
    GRANDISSIMO,
    KING_INTRIGANT,
    PLAYERS_EDITION,
    SPECIAL_CARDS,
)
from elgrande.rules.sets.special_cards.cards import special_cards
from elgrande.rules.sets.year2023.cards import cards_2023, new_regency_cards, veteran_cards

SETS_BY_PREFIX: Final = {
    "gic": COLONIES,
    "grd": GRANDISSIMO,
    "ki": KING_INTRIGANT,
    "pe": PLAYERS_EDITION,
    "sc": SPECIAL_CARDS,
}


def set_of(id: str) -> str:
    """The set of the Big Box that a card belongs to, empty for a card of the base games."""
    return SETS_BY_PREFIX.get(id.split("_")[0], "")


def known_cards() -> dict[str, Card]:
    """Every card by its id. Those that cannot be corrected are named too, so that a file can be told why."""
    base = [*classic_cards(), *cards_2023(), *new_regency_cards(), *veteran_cards()]
    return {card.id: card for card in [*base, *big_box_cards()]}


@cache
def big_box_cards() -> list[Card]:
    return [
        *colonies_cards(),
        *grandissimo_cards(Symbols()),
        *row_cards(),
        *intrigant_cards(),
        *players_edition_cards(),
        *special_cards(),
    ]


def cards_beside(card: Card) -> list[Card]:
    """The cards of the set of the Big Box that a card belongs to, this one included."""
    return [other for other in big_box_cards() if set_of(other.id) == set_of(card.id)]
