"""What the game says in German: endings, cases and prepositions fit, whatever the place and the colour."""

import pytest

from elgrande.locale import Speech
from elgrande.locale.names import all_cards
from elgrande.rules.ruleset import Card
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.known import MODULES
from elgrande.rules.sets.setup import Setup
from tests.locale.speaking import assert_card_is_told, speaking


@pytest.fixture
def speech() -> Speech:
    return speaking("de")


@pytest.mark.parametrize(
    ("choice", "kind", "sentence"),
    [
        ("to ship", "place", "Einen Caballero aufs Schiff setzen"),
        ("to granada", "place", "Einen Caballero nach Granada setzen"),
        ("to granada", "land", "Caballero in Granada an Land setzen"),
        ("lift red ship", "voyage", "Einen roten Caballero vom Schiff reisen lassen"),
        ("lift red america", "banner", "Banner einem Caballero in América geben"),
        ("region ship", "table", "Begrenzungstafel aufs Schiff legen"),
        ("region castillo", "region", "Das Castillo nennen"),
        ("keep 40", "hand", "Machtkarte 40 (Veto) behalten; sie bringt 4 Caballeros"),
        ("keep joker", "hand", "Den Joker behalten"),
        ("remove 75 blue", "removal", "Reserve von Ben entfernen"),
        ("which captain unladen", "which", "Den Kapitän"),
        ("which plain gold", "which", "Einen der anderen, mit Gold"),
    ],
)
def test_a_choice_is_said_as_it_fits_the_decision(
    speech: Speech, choice: str, kind: str, sentence: str
) -> None:
    assert speech.choice_text(choice, kind) == sentence


@pytest.mark.parametrize(
    ("kind", "subject", "sentence"),
    [
        ("sail", {"colour": 3, "source": "ship"}, "Wohin geht der orangefarbene Caballero vom Schiff?"),
        ("which", {"colour": 1, "place": "ship"}, "Welchen blauen Caballero auf dem Schiff meinst du?"),
        (
            "trim",
            {"place": "aragon", "left": 1},
            "In Aragón ist ein Caballero zu viel. Welcher geht an seinen Hof zurück?",
        ),
        (
            "companion",
            {"source": "aragon", "place": "granada"},
            "Geht ein Caballero aus Aragón mit nach Granada? Ein fremder nur mit Zustimmung.",
        ),
    ],
)
def test_a_question_tells_what_it_is_about(
    speech: Speech, kind: str, subject: dict[str, object], sentence: str
) -> None:
    assert speech.prompt_of(kind, subject) == sentence


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        (
            "moved",
            {"seat": 0, "colour": 3, "source": "ship", "place": "america"},
            "Ana versetzt einen orangefarbenen Caballero vom Schiff nach América.",
        ),
        (
            "returned",
            {"colour": 1, "place": "court", "count": 3},
            "3 blaue Caballeros gehen vom Hof zurück in die Provinz.",
        ),
        ("tokens", {"seat": 0, "gold": 1, "goods": 2}, "Ana legt 1 Gold und 2 Waren."),
        (
            "token_lost",
            {"colour": 1, "token": "goods"},
            "Die Ware eines blauen Caballeros geht zurück in den Vorrat.",
        ),
        ("jailed", {"colour": 4, "place": "granada"}, "Ein roter Caballero kommt aus Granada ins Gefängnis."),
        (
            "guest_placed",
            {"seat": 0, "colour": 1, "place": "castillo"},
            "Ana setzt den blauen Gast vom Hof ins Castillo.",
        ),
        ("scored", {"place": "court", "awards": []}, "Die Höfe werden gewertet: niemand bekommt Punkte."),
        ("power", {"seat": 0, "power": None}, "Ana spielt den Joker."),
    ],
)
def test_an_event_is_told(speech: Speech, kind: str, facts: dict[str, object], sentence: str) -> None:
    assert speech.event_text({"event": kind, **facts}) == sentence


def test_caballeros_that_nobody_plays_are_black_in_the_colonies() -> None:
    colonies = Speech("de", rules=rules_for(Setup("2015", 4, ["inquisitor-colonies"])), strict=True)
    assert (
        colonies.choice_text("lift grey galicia", "lift") == "Einen schwarzen Caballero aus Galicia versetzen"
    )


@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.id)
def test_every_card_has_a_text_with_the_numbers_of_its_effect(speech: Speech, card: Card) -> None:
    assert_card_is_told(speech, card)


def test_modules_are_explained(speech: Speech) -> None:
    for module in MODULES:
        assert speech.set_name(module.name)
        assert speech.set_about(module.name).endswith(".")


def test_the_castillo_is_told_by_those_who_are_in_it(speech: Speech) -> None:
    counts = {"violet": 1, "green": 3}
    assert speech.event_text({"event": "castillo_opened", "counts": counts}) == (
        f"Das Castillo wird geöffnet. Caballeros darin: {speech.seat_name(0)} 1 und {speech.seat_name(2)} 3."
    )


def test_one_is_told_from_several(speech: Speech) -> None:
    assert speech.event_text({"event": "returned", "colour": 1, "place": "granada", "count": 1}) == (
        "Ein blauer Caballero geht aus Granada zurück in die Provinz."
    )
    assert speech.choice_text("lift orange granada", "lift") == (
        "Einen orangefarbenen Caballero aus Granada versetzen"
    )
    assert speech.card_full_name("c4_royal_advisor") == "Königlicher Ratgeber"
