"""What places, colours, players, editions, sets and options are called, and what is said where nothing is known."""

import pytest

from elgrande.locale import MissingText, Speech, UnknownLanguage, languages
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS
from elgrande.rules.ruleset import PROVENANCES
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.corrections import CORRECTED
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.known import MODULES
from elgrande.rules.sets.setup import OPTIONS, Setup


def test_a_region_is_called_as_on_the_board_of_its_edition() -> None:
    assert Speech(edition="1995").place_name("castilla_la_nueva") == "Castilla la Nueva"
    assert Speech(edition="2023").place_name("castilla_la_nueva") == "Toledo"


def test_a_region_can_be_called_as_in_the_language() -> None:
    assert Speech("en", "2015", translate_places=True).place_name("pais_vasco") == "Basque Country"


def test_every_place_and_colour_has_a_name(speech: Speech) -> None:
    assert len({speech.place_name(place) for place in PLACE_IDS}) == len(PLACE_IDS)
    assert [speech.colour_name(id) for id in COLOUR_IDS] == [
        "Violet",
        "Blue",
        "Green",
        "Orange",
        "Red",
        "Grey",
    ]
    assert speech.place_name("castillo") == "Castillo"


def test_players_without_a_name_are_called_by_their_colour(speech: Speech) -> None:
    assert Speech().seat_name(1) == "Blue"
    assert speech.seat_name(1) == "Ben"
    assert speech.seat_name(5) == "the dummy"


def test_the_game_decides_the_edition() -> None:
    assert Speech(rules=rules_for(Setup("2023", 4))).edition == "2023"


# ---------------------------------------------------------------------- setup


def test_editions_modules_options_and_provenances_are_explained(speech: Speech) -> None:
    for edition in EDITION_NAMES:
        assert edition in speech.edition_name(edition)
        assert speech.edition_about(edition).endswith(".")
    for module in MODULES:
        assert speech.set_name(module.name)
        assert speech.set_about(module.name).endswith(".")
    for option in OPTIONS:
        assert speech.option_name(option.name)
        assert speech.option_about(option.name)[-1] in ".?"
        values = [speech.option_value(option.name, value) for value in option.values]
        assert len(set(values)) == len(option.values)
    for provenance in [*PROVENANCES, CORRECTED]:
        assert speech.provenance_name(provenance) == provenance
        assert speech.provenance_about(provenance).endswith(".")


def test_several_values_of_an_option_are_listed(speech: Speech) -> None:
    assert speech.option_value("veterans", "veto+scoring") == "the two Vetoes and the secret scoring"


# ---------------------------------------------------------------------- what is not there


def test_an_unknown_language_is_refused_by_name() -> None:
    assert "en" in languages()
    with pytest.raises(UnknownLanguage, match="no texts in the language 'tlh'; known are"):
        Speech("tlh")


def test_an_unknown_text_is_an_error_only_for_the_strict(speech: Speech) -> None:
    assert Speech().text("no-such-text") == "no-such-text"
    with pytest.raises(MissingText, match="'en' has no text 'no-such-text'"):
        speech.text("no-such-text")
    with pytest.raises(MissingText, match="'event-round' of 'en' cannot be formatted"):
        speech.text("event-round")


def test_a_fact_that_no_text_could_show_is_an_error(speech: Speech) -> None:
    with pytest.raises(TypeError, match="the fact 'round'"):
        speech.event_text({"event": "round", "round": [1, 2]})


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "1,360.5%"),
        ("de", "1.360,5\u00a0%"),
        ("fr", "1\u00a0360,5\u00a0%"),
        ("pl", "1\u00a0360,5%"),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, written: str) -> None:
    assert Speech(language).figures("1,360.5%") == written
    assert Speech(language).figures("max. 3 s") == "max. 3 s"
