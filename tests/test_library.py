"""El Grande as a library: what a table says of itself, help for everything public, and one list of public names."""

from __future__ import annotations

import importlib
import inspect
import pydoc
import re

import pytest

import elgrande
from elgrande import Setup, new_table, position_text, read_scenarios
from elgrande.rules import Dice, Table

NAMES = {
    "elgrande": "Dice Game Seen Setup Table imagine new_table position_text read_record read_scenarios view",
    "elgrande.record": "BadRecord CannotUndo CorrectionFile CorrectionReader Entry FORMAT Game RULES_VERSION UNDO "
    "fresh_dice from_json from_text read_record to_json to_text",
    "elgrande.record.scenario": "BadScenario Outcome Scenario load_scenarios position_text read_scenarios run",
    "elgrande.locale": "FALLBACK MissingText Speech UnknownLanguage languages",
    "elgrande.corrections": "load_corrections read_corrections",
    "elgrande.bots": "Answer BadAnswer BadBotSetting Bot BotError Clock Glimpse Reason UnknownBot bot_names consult "
    "glimpse make_bot",
    "elgrande.rules": "ACTIONS BadCorrection BadPosition BadSetup Card Decision Dice ElGrandeError GameOver "
    "IllegalChoice MODULES NotYourDecision OPTIONS Position Rules Seen Setup Table UnknownCard UnknownChoice arrange "
    "awards everything imagine new_table parse_choice part preview preview_points print_choice random_hand ranks reach "
    "recommended_hand rules_for told view winners",
}
"""The packages that other programs build on, and all their names. Everything else is ours to change.

A name that is added, renamed or removed is a change for those who use it: it is to be made on purpose.
"""


def test_a_table_is_drawn_when_it_is_printed() -> None:
    table = new_table(Setup("2015", players=4), seed=7)
    table.choose("power 9")
    lines = str(table).splitlines()
    assert lines[0] == "El Grande 2015, round 1 of 9, King: sevilla, start: orange"
    assert "Aragón                 5/4/1      2G       .       .       ." in lines
    assert "Castillo               5/3/1       ?       ?       ?       ?" in lines
    assert lines[-1] == "waiting for: violet (power)"


def test_what_is_drawn_is_what_everybody_may_see() -> None:
    table = new_table(Setup("2015", players=2), seed=1)
    table.choose("power 5")
    other = table.copy()
    other.pieces[9 * 6] += 3  # into the closed Castillo
    assert str(table) == str(other)


@pytest.mark.parametrize(
    "setup",
    [
        Setup("1995", 2),
        Setup("2023", 2),
        Setup("2023", 5, ["new-regency"]),
        Setup("2015", 3, ["grandissimo"]),
        Setup("2015", 4, ["inquisitor-colonies", "anniversary"]),
        Setup("2015", 3, ["king-intrigant", "special-cards"]),
    ],
    ids=str,
)
def test_every_game_can_be_printed_to_its_end(setup: Setup) -> None:
    table = new_table(setup, seed=2)
    dice = Dice(3)
    while decision := table.decision:
        assert repr(table).startswith(f"<Table of {setup.edition}")
        assert f"({decision.kind})" in str(table).splitlines()[-1]
        table.choose(decision.options[dice.below(len(decision.options))])
    assert str(table).endswith("waiting for: nobody, the game is over")
    assert repr(table).endswith(f"over: {', '.join(map(str, table.scores))}>")


def test_repr_says_what_it_is() -> None:
    table = new_table(Setup("2015", players=4), seed=7)
    assert repr(table) == "<Table of 2015 with 4 players, round 1: orange to choose (power)>"


def test_a_position_goes_out_and_comes_back() -> None:
    table = new_table(Setup("2015", players=4), seed=7)
    assert read_scenarios(position_text(table))[0].table().state() == table.state()


@pytest.mark.parametrize("package", list(NAMES))
def test_the_public_names_are_there_and_no_others_are_promised(package: str) -> None:
    module = importlib.import_module(package)
    names: list[str] = module.__all__
    assert len(names) == len(set(names))
    for name in names:
        assert getattr(module, name) is not None
    assert sorted(names) == sorted(NAMES[package].split())


def test_a_name_that_is_not_there_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'checkmate'"):
        _ = elgrande.checkmate


@pytest.mark.parametrize("package", list(NAMES))
def test_help_tells_about_everything_public(package: str) -> None:
    """Compiled or not: the docstrings travel along."""
    module = importlib.import_module(package)
    for name in module.__all__:
        thing = getattr(module, name)
        if inspect.isclass(thing) or inspect.isroutine(thing):
            assert inspect.getdoc(thing), f"{package}.{name} has no docstring"
    for name, method in inspect.getmembers(Table):
        if name in ("choose", "copy", "decision_of", "state", "load_state"):
            assert inspect.getdoc(method), name


def test_help_shows_what_the_source_says() -> None:
    text = pydoc.render_doc(Table, renderer=pydoc.TextDoc())
    text = re.sub(r".\x08", "", text)  # bold letters are struck twice
    assert "A game in progress. Change it with ``choose``" in text
    assert "Choose an option, by code or text, and go on to the next decision." in text
    assert "choose(self, " in text
