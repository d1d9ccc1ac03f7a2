"""The cards that a correction file can name, and the sets they belong to."""

from elgrande.rules.ruleset import Card
from elgrande.rules.sets.editions import all_decks
from elgrande.rules.sets.known import BIG_BOX, cards_of_sets
from elgrande.rules.sets.known import set_of as set_of_card


def set_of(id: str) -> str:
    """The set of the Big Box that a card belongs to, empty for a card of the base games."""
    name = set_of_card(id)
    return name if name in BIG_BOX else ""


def known_cards() -> dict[str, Card]:
    """Every card by its id. Those that cannot be corrected are named too, so that a file can be told why."""
    return {card.id: card for card in [*all_decks(), *cards_of_sets()]}


def big_box_cards() -> list[Card]:
    return [card for card in cards_of_sets() if set_of(card.id)]


def cards_beside(card: Card) -> list[Card]:
    """The cards of the set of the Big Box that a card belongs to, this one included."""
    return [other for other in big_box_cards() if set_of(other.id) == set_of(card.id)]
