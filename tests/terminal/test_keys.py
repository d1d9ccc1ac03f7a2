"""Answers: keys, notation and abbreviations, and what is said if none of them fits."""

from collections.abc import Callable
from functools import cache

import pytest

from elgrande.locale import Speech
from elgrande.rules.choices import CHOICE_TEXTS
from elgrande.rules.places import PLACE_IDS
from elgrande.terminal.keys import NotUnderstood, find_option, key_of


@cache
def names(edition: str = "2015") -> Callable[[str], str]:
    return Speech("en", edition).place_name


PLACING = ["to galicia", "to castilla_la_vieja", "to castilla_la_nueva", "to castillo", "stop"]
LIFTING = ["lift violet granada", "lift blue granada", "lift blue galicia", "stop"]


@pytest.mark.parametrize(
    ("answer", "choices", "meant"),
    [
        ("9", ["power 1", "power 9", "power 13"], "power 9"),
        ("3", ["take 0", "take 3"], "take 3"),
        ("2", ["card 1", "card 2"], "card 2"),
        ("5", PLACING, "to castilla_la_vieja"),
        ("0", PLACING, "to castillo"),
        ("s", PLACING, "stop"),
        ("b8", LIFTING, "lift blue granada"),
        ("B 8", LIFTING, "lift blue granada"),
        ("8.1", ["board 8 galicia", "board 4 galicia"], "board 8 galicia"),
        ("81", ["board 8 galicia", "board 4 galicia"], "board 8 galicia"),
        ("m3", ["back 3", "reuse 3"], "reuse 3"),
        ("3", ["back 3", "reuse 3"], "back 3"),
        ("2", ["first", "second"], "second"),
        ("f", ["king france", "king portugal"], "king france"),
        ("c", ["from galicia", "from court"], "from court"),
        ("x", ["swap blue", "swap grey"], "swap grey"),
        ("e", ["to galicia", "act", "end"], "end"),
    ],
)
def test_keys(answer: str, choices: list[str], meant: str) -> None:
    assert find_option(answer, choices, names()) == meant


@pytest.mark.parametrize(
    ("answer", "choices", "meant"),
    [
        ("to galicia", PLACING, "to galicia"),
        ("TO  Castilla_la_Nueva", PLACING, "to castilla_la_nueva"),
        ("gal", PLACING, "to galicia"),
        ("nueva", PLACING, "to castilla_la_nueva"),
        ("castilla la nueva", PLACING, "to castilla_la_nueva"),
        ("to castilla la vieja", PLACING, "to castilla_la_vieja"),
        ("castillo", PLACING, "to castillo"),
        ("blue gal", LIFTING, "lift blue galicia"),
        ("l v g", LIFTING, "lift violet granada"),
        ("p 9", ["power 8", "power 9"], "power 9"),
        ("pais vasco", ["disc pais_vasco", "disc aragon"], "disc pais_vasco"),
        ("País", ["disc pais_vasco", "disc aragon"], "disc pais_vasco"),
        ("cataluña", ["disc cataluna", "disc aragon"], "disc cataluna"),
        ("veto", ["veto", "allow"], "veto"),
    ],
)
def test_notation_and_enough_of_it(answer: str, choices: list[str], meant: str) -> None:
    assert find_option(answer, choices, names()) == meant


@pytest.mark.parametrize(
    ("answer", "meant"), [("toledo", "to castilla_la_nueva"), ("castilla", "to castilla_la_vieja")]
)
def test_regions_are_called_as_the_edition_prints_them(answer: str, meant: str) -> None:
    assert find_option(answer, PLACING, names("2023")) == meant


@pytest.mark.parametrize(
    ("answer", "choices", "fitting"),
    [
        ("cas", PLACING, ["to castilla_la_vieja", "to castilla_la_nueva", "to castillo"]),
        ("granada", LIFTING, ["lift violet granada", "lift blue granada"]),
        ("to granada", PLACING, []),
        ("xyzzy", PLACING, []),
        ("7", ["take 0", "take 1"], []),
        ("", PLACING, []),
        ("   ", PLACING, []),
    ],
)
def test_what_is_not_understood_is_refused(answer: str, choices: list[str], fitting: list[str]) -> None:
    with pytest.raises(NotUnderstood) as refused:
        find_option(answer, choices, names())
    assert refused.value.answer == answer.strip()
    assert refused.value.meant == fitting


def kinds_of_choices() -> list[list[str]]:
    """Options that can stand side by side in one decision."""
    words = sorted({choice.split()[0] for choice in CHOICE_TEXTS if " " in choice})
    groups = [[choice for choice in CHOICE_TEXTS if choice.split()[0] == word] for word in words]
    places = [[f"to {place}" for place in PLACE_IDS[:9]] + ["to castillo", "act", "end"]]
    return [*groups, *places, ["veto", "allow"], ["first", "second"], ["use", "skip"]]


@pytest.mark.parametrize("choices", kinds_of_choices(), ids=lambda choices: choices[0])
def test_every_option_of_a_decision_has_a_key_of_its_own(choices: list[str]) -> None:
    possible = [choice for choice in choices if choice.split()[-1] != "province"]
    assert len({key_of(choice) for choice in possible}) == len(possible)
    for choice in possible:
        assert find_option(key_of(choice), possible, names()) == choice
        assert find_option(choice, possible, names()) == choice
