"""What the game says in Polish: three plurals, cases of places and colours, and no form that knows who reads it."""

import pytest

from elgrande.locale import Speech
from elgrande.locale.names import all_cards
from elgrande.rules.ruleset import Card
from elgrande.rules.sets.game_set import EDITION_NAMES
from tests.locale.speaking import assert_card_is_told, speaking


@pytest.fixture
def speech() -> Speech:
    return speaking("pl")


@pytest.mark.parametrize(
    ("choice", "kind", "sentence"),
    [
        ("to castillo", "place", "Wrzuć caballero do castillo"),
        ("to ship", "place", "Umieść caballero na statku"),
        ("to granada", "place", "Umieść caballero w Granadzie"),
        ("to granada", "drop", "Rusz go do Granady"),
        # What Polish does not decline stays as it is printed.
        ("to pais_vasco", "place", "Umieść caballero w regionie País Vasco"),
        ("to pais_vasco", "drop", "Rusz go do regionu País Vasco"),
        ("lift red sevilla", "lift", "Rusz czerwonego caballero z Sevilli"),
        ("lift red ship", "voyage", "Niech czerwony caballero rusza ze statku"),
        ("king castillo", "king", "Rusz króla pod castillo"),
        ("board 8 castillo", "board", "Połóż płytkę 8/4/0 przy castillo"),
        ("region castillo", "region", "Wskaż castillo"),
        ("region granada", "region", "Wskaż region Granada"),
    ],
)
def test_a_choice_is_said_as_it_fits_the_decision(
    speech: Speech, choice: str, kind: str, sentence: str
) -> None:
    assert speech.choice_text(choice, kind) == sentence


def test_names_of_the_board_of_2023_are_declined_as_in_its_rulebook() -> None:
    speech = Speech("pl", "2023", strict=True)
    assert speech.choice_text("to pais_vasco", "place") == "Umieść caballero w Navarze"
    assert speech.choice_text("to castilla_la_vieja", "drop") == "Rusz go do Castilli"
    assert speech.choice_text("king france", "king") == "Rusz króla do Francji"


@pytest.mark.parametrize(
    ("count", "counted"),
    [
        (1, "1 punkt"),
        (2, "2 punkty"),
        (4, "4 punkty"),
        (5, "5 punktów"),
        (12, "12 punktów"),
        (22, "22 punkty"),
    ],
)
def test_points_are_counted_in_three_plurals(speech: Speech, count: int, counted: str) -> None:
    assert speech.text("advice-points", points=count) == counted


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (1, "Jedno miejsce jest wolne."),
        (3, "3 miejsca są wolne."),
        (5, "5 miejsc jest wolnych."),
    ],
)
def test_the_verb_follows_the_number(speech: Speech, count: int, sentence: str) -> None:
    assert speech.text("web-state-open", count=count) == sentence


def test_a_colour_is_declined_with_its_caballeros(speech: Speech) -> None:
    facts = {"event": "returned", "colour": "orange", "place": "galicia"}
    assert (
        speech.event_text({**facts, "count": 1})
        == "Jeden pomarańczowy caballero wraca z Galicii do prowincji."
    )
    assert (
        speech.event_text({**facts, "count": 2}) == "2 pomarańczowych caballero wraca z Galicii do prowincji."
    )


def test_printed_titles_are_those_of_the_polish_rulebook(speech: Speech) -> None:
    assert speech.card_name("n4_coup") == "Pucz"
    assert speech.card_name("r5_smuggling") == "Infiltracja"


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.id)
def test_every_card_has_a_text_with_the_numbers_of_its_effect(card: Card, edition: str) -> None:
    assert_card_is_told(Speech("pl", edition, strict=True), card)
