"""What the game says in Spanish: articles and contractions fit, whatever the place, the colour and the number."""

import pytest

from elgrande.locale import Speech
from elgrande.locale.names import all_cards
from elgrande.rules.ruleset import Card
from tests.locale.speaking import assert_card_is_told, speaking


@pytest.fixture
def speech() -> Speech:
    return speaking("es")


@pytest.mark.parametrize(
    ("choice", "kind", "sentence"),
    [
        ("to castillo", "place", "Colocar un caballero en el Castillo"),
        ("to castillo", "drop", "Moverlo al Castillo"),
        ("to galicia", "place", "Colocar un caballero en Galicia"),
        ("to pais_vasco", "place", "Colocar un caballero en el País Vasco"),
        ("to pais_vasco", "drop", "Moverlo al País Vasco"),
        ("from court", "lose", "Devolver un caballero de la corte a la provincia"),
        ("lift orange pais_vasco", "lift", "Mover un caballero naranja del País Vasco"),
        ("region castillo", "region", "Elegir el Castillo"),
        ("king granada", "king", "Mover al Rey a Granada"),
        ("take 1", "supply", "Tomar un caballero para tu corte"),
        ("power 13", "power", "Jugar la carta de poder 13, que no trae caballeros"),
    ],
)
def test_a_choice_is_said_as_it_fits_the_place(speech: Speech, choice: str, kind: str, sentence: str) -> None:
    assert speech.choice_text(choice, kind) == sentence


def test_the_board_of_2023_has_no_article_for_navarra() -> None:
    speech = Speech("es", "2023", strict=True)
    assert speech.choice_text("to pais_vasco", "place") == "Colocar un caballero en Navarra"
    assert speech.choice_text("to pais_vasco", "drop") == "Moverlo a Navarra"


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        (
            "moved",
            {"seat": 0, "colour": 4, "source": "pais_vasco", "place": "castillo"},
            "Ana mueve un caballero rojo del País Vasco al Castillo.",
        ),
        (
            "returned",
            {"colour": 1, "place": "court", "count": 3},
            "3 caballeros azules vuelven de la corte a la provincia.",
        ),
        (
            "returned",
            {"colour": 1, "place": "granada", "count": 1},
            "Un caballero azul vuelve de Granada a la provincia.",
        ),
        ("scored", {"place": "court", "awards": []}, "Se puntúan las cortes: nadie recibe puntos."),
        ("scored", {"place": "pais_vasco", "awards": []}, "Se puntúa el País Vasco: nadie recibe puntos."),
    ],
)
def test_an_event_is_told(speech: Speech, kind: str, facts: dict[str, object], sentence: str) -> None:
    assert speech.event_text({"event": kind, **facts}) == sentence


def test_ranks_are_shortened_before_a_masculine_noun(speech: Speech) -> None:
    ranks = [speech.text("award-rank", rank=rank) for rank in (1, 2, 3, 4)]
    assert ranks == ["1.er puesto", "2.º puesto", "3.er puesto", "4.º puesto"]


@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.id)
def test_every_card_has_a_text_with_the_numbers_of_its_effect(speech: Speech, card: Card) -> None:
    assert_card_is_told(speech, card)
