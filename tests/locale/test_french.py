"""What the game says in French: articles, contractions and elisions fit, whatever the place, the colour and the number."""

import pytest

from elgrande.locale import Speech
from elgrande.locale.names import all_cards
from elgrande.rules.ruleset import Card
from tests.locale.speaking import assert_card_is_told, speaking


@pytest.fixture
def speech() -> Speech:
    return speaking("fr")


@pytest.mark.parametrize(
    ("choice", "kind", "sentence"),
    [
        ("to castillo", "place", "Placer un caballero au Castillo"),
        ("to galicia", "place", "Placer un caballero en Galicia"),
        ("to pais_vasco", "place", "Placer un caballero au País Vasco"),
        ("to sevilla", "place", "Placer un caballero à Sevilla"),
        ("to ship", "place", "Placer un caballero sur le navire"),
        ("to castilla_la_nueva", "drop", "Le déplacer en Castilla la Nueva"),
        ("from aragon", "lose", "Renvoyer un caballero d’Aragón en province"),
        ("from court", "lose", "Renvoyer un caballero de la cour en province"),
        ("lift orange pais_vasco", "lift", "Déplacer un caballero orange du País Vasco"),
        ("region castillo", "region", "Désigner le Castillo"),
        ("disc pais_vasco", "castillo_disc", "Régler ton disque sur le País Vasco"),
        ("king granada", "king", "Déplacer le Roi à Granada"),
        ("take 0", "supply", "Ne prendre aucun caballero"),
        ("power 1", "power", "Jouer la carte de pouvoir 1, qui apporte 6 caballeros"),
    ],
)
def test_a_choice_is_said_as_it_fits_the_place(speech: Speech, choice: str, kind: str, sentence: str) -> None:
    assert speech.choice_text(choice, kind) == sentence


def test_the_board_of_2023_has_other_names_and_other_prepositions() -> None:
    speech = Speech("fr", "2023", strict=True)
    assert speech.choice_text("to pais_vasco", "place") == "Placer un caballero en Navarra"
    assert speech.choice_text("to castilla_la_nueva", "place") == "Placer un caballero à Toledo"
    assert speech.choice_text("from pais_vasco", "lose") == "Renvoyer un caballero de Navarra en province"


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        (
            "moved",
            {"seat": 0, "colour": 3, "source": "aragon", "place": "granada"},
            "Ana déplace un caballero orange d’Aragón à Granada.",
        ),
        (
            "returned",
            {"colour": 1, "place": "court", "count": 3},
            "3 caballeros bleus sont renvoyés de la cour en province.",
        ),
        (
            "returned",
            {"colour": 1, "place": "granada", "count": 1},
            "Un caballero bleu est renvoyé de Granada en province.",
        ),
        (
            "scored",
            {"place": "court", "awards": []},
            "Décompte des cours\N{NO-BREAK SPACE}: personne ne marque.",
        ),
        (
            "scored",
            {"place": "pais_vasco", "awards": []},
            "Décompte au País Vasco\N{NO-BREAK SPACE}: personne ne marque.",
        ),
        ("turn", {"seat": 0}, "C’est à Ana de jouer."),
    ],
)
def test_an_event_is_told(speech: Speech, kind: str, facts: dict[str, object], sentence: str) -> None:
    assert speech.event_text({"event": kind, **facts}) == sentence


def test_nothing_is_counted_in_the_singular(speech: Speech) -> None:
    assert speech.text("advice-points", points=0) == "0 point"
    assert speech.text("advice-points", points=2) == "2 points"


@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.id)
def test_every_card_has_a_text_with_the_numbers_of_its_effect(speech: Speech, card: Card) -> None:
    assert_card_is_told(speech, card)
