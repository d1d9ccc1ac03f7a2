"""The three editions as lists of differences. Row numbers are those of the edition table in ``docs/rules.md``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.rules.places import (
    ARAGON,
    CASTILLA_LA_NUEVA,
    CASTILLA_LA_VIEJA,
    CATALUNA,
    FRANCE,
    GALICIA,
    PAIS_VASCO,
    PORTUGAL,
    SEVILLA,
)
from elgrande.rules.ruleset import CROSS_CHECKED, RECONSTRUCTED, Card
from elgrande.rules.sets.classic.cards import classic_cards
from elgrande.rules.sets.year2023.cards import cards_2023


class Edition:
    """What one edition does in its own way."""

    def __init__(
        self,
        name: str,
        deck: Callable[[], list[Card]],
        open_discards: bool,
        castillo_may_be_chosen: bool,
        stepwise_veto: bool,
        paid_places: list[int],
        dummy_with_two: bool,
        secret_scoring_clockwise: bool,
        region_names: str,
        small_board_provenance: str,
    ) -> None:
        self.name = name
        self.deck = deck
        """Row 3: the 45 cards of 1995, or the 41 of 2023."""
        self.open_discards = open_discards
        """Row 9: used cards lie on an open pile, or are hidden (under their stack, or out of the game)."""
        self.castillo_may_be_chosen = castillo_may_be_chosen
        """Rows 10 and 11: the Castillo is a region that may be chosen for a special scoring."""
        self.stepwise_veto = stepwise_veto
        """Row 12: a Veto can fall during a special action, or only before it."""
        self.paid_places = paid_places
        """Row 14: how many places are paid with 2, 3, 4 and 5 players."""
        self.dummy_with_two = dummy_with_two
        """Row 15: two players play with a dummy and with stacks 2 and 3 merged."""
        self.secret_scoring_clockwise = secret_scoring_clockwise
        """Row 23: secretly chosen regions are scored from the left of the active player, or as he likes."""
        self.region_names = region_names
        """Row 29: which names are printed on the board."""
        self.small_board_provenance = small_board_provenance
        """Row 30: how well the scoreboards for 2 and 3 players are known."""


EDITIONS: Final = {
    "1995": Edition(
        "1995",
        deck=classic_cards,
        open_discards=False,
        castillo_may_be_chosen=True,
        stepwise_veto=True,
        paid_places=[1, 2, 3, 3],
        dummy_with_two=False,
        secret_scoring_clockwise=True,
        region_names="classic",
        small_board_provenance=CROSS_CHECKED,
    ),
    "2015": Edition(
        "2015",
        deck=classic_cards,
        open_discards=False,
        castillo_may_be_chosen=False,
        stepwise_veto=True,
        paid_places=[1, 2, 3, 3],
        dummy_with_two=False,
        secret_scoring_clockwise=False,
        region_names="classic",
        small_board_provenance=CROSS_CHECKED,
    ),
    "2023": Edition(
        "2023",
        deck=cards_2023,
        open_discards=True,
        castillo_may_be_chosen=False,
        stepwise_veto=False,
        paid_places=[2, 2, 3, 3],
        dummy_with_two=True,
        secret_scoring_clockwise=False,
        region_names="2023",
        small_board_provenance=RECONSTRUCTED,
    ),
}

ABROAD_BORDERS: Final = {
    FRANCE: [PAIS_VASCO, ARAGON, CATALUNA],
    PORTUGAL: [GALICIA, CASTILLA_LA_VIEJA, CASTILLA_LA_NUEVA, SEVILLA],
}
"""Row 28: the regions where caballeros are placed while the King is abroad. Both lists are reconstructed."""

FULL_GAME: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9]
SHORT_GAME: Final = [2, 3, 5, 6, 8, 9]
"""Row 31: the spaces of the round marker that are played."""
GENERAL_SCORINGS: Final = [3, 6, 9]


def all_decks() -> list[Card]:
    """The cards of all editions' own decks, each once."""
    found = {card.id: card for edition in EDITIONS.values() for card in edition.deck()}
    return list(found.values())
