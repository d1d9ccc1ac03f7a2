"""What the game says in Dutch: articles, prepositions and word order fit, whatever the place and the colour."""

import pytest

from elgrande.locale import Speech
from elgrande.locale.names import all_cards
from elgrande.rules.ruleset import Card
from elgrande.rules.sets.game_set import EDITION_NAMES
from tests.locale.speaking import assert_card_is_told, speaking


@pytest.fixture
def speech() -> Speech:
    return speaking("nl")


@pytest.mark.parametrize(
    ("choice", "kind", "sentence"),
    [
        ("to castillo", "place", "Een caballero in het Castillo werpen"),
        ("to ship", "place", "Een caballero op het schip zetten"),
        ("to granada", "place", "Een caballero in Granada zetten"),
        ("to granada", "drop", "Caballero naar Granada verplaatsen"),
        ("lift red ship", "voyage", "Een rode caballero van het schip laten reizen"),
        ("king castillo", "king", "De Koning naast het Castillo zetten"),
        ("region castillo", "region", "Het Castillo kiezen"),
        ("keep 40", "hand", "40 (Veto) houden: levert 4 caballero's op"),
        ("which captain unladen", "which", "De kapitein"),
    ],
)
def test_a_choice_is_said_as_it_fits_the_decision(
    speech: Speech, choice: str, kind: str, sentence: str
) -> None:
    assert speech.choice_text(choice, kind) == sentence


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (1, "Ana haalt één caballero uit de provincie naar het hof."),
        (2, "Ana haalt 2 caballero's uit de provincie naar het hof."),
    ],
)
def test_one_and_several(speech: Speech, count: int, sentence: str) -> None:
    assert speech.event_text({"event": "supply", "seat": 0, "count": count}) == sentence


def test_printed_titles_are_those_of_the_dutch_rulebook(speech: Speech) -> None:
    assert speech.card_name("c4_eviction") == "Leegloop"
    assert speech.card_full_name("c3_score_4") == "Extra puntentelling: Regio's met waarde 4"


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.id)
def test_every_card_has_a_text_with_the_numbers_of_its_effect(card: Card, edition: str) -> None:
    assert_card_is_told(Speech("nl", edition, strict=True), card)
