"""``docs/extending.md`` is done as it is written, in a copy of the tree, and everything works there.

The tests that run in the copy are those that have stumbled over a new set before, and those that the page shows. All of
the rules, expansions, texts and bots: ``python -m tests.guide /tmp/copy``, which takes some minutes.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.guide.recipes import ROOT, Change, copy_tree, recipes, run

GUIDE = ROOT / "docs" / "extending.md"
RECIPES = recipes(GUIDE)
CARD = RECIPES["A card in a house set"]
EFFECT = RECIPES["An effect of its own"]
HOUSE = "src/elgrande/rules/sets/house_cards/"
CHECKS = [
    "tests/rules/test_house_cards.py",
    "tests/rules/test_layout.py",
    "tests/rules/test_effects_describe_themselves.py::test_every_effect_class_has_a_form_of_its_own_and_is_known_by_it",
    "tests/rules/test_editions.py::test_row_34_modules_belong_to_2023",
    "tests/locale/test_check.py::test_the_command_lists_what_is_missing_and_fails",
    "tests/locale/test_german.py",
    "tests/test_rules_docs.py",
]


def change(tree: Path, *parts: list[Change]) -> Path:
    for changes in parts:
        for one in changes:
            one.make(tree)
    return tree


def asked(tree: Path, program: str) -> dict[str, Any]:
    """What a program says in a tree, each answer by the name of what was asked."""
    said: dict[str, Any] = json.loads(run(tree, "-c", ASKS + program + "\nprint(json.dumps(said))"))
    return said


ASKS = """
import contextlib, io, json, sys
from typer.testing import CliRunner
from elgrande.cli import app
from elgrande.locale.__main__ import main as check_texts
said = {}

def elgrande(*arguments):
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    return done.stdout

def texts(language):
    with contextlib.redirect_stdout(io.StringIO()) as told:
        check_texts([language])
    return told.getvalue()
"""


@pytest.fixture(scope="module")
def card(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree with the one card, as the beginning of the guide makes it."""
    return change(copy_tree(tmp_path_factory.mktemp("card") / "tree"), CARD)


@pytest.fixture(scope="module")
def about_the_card(card: Path) -> dict[str, Any]:
    return asked(card, CARD_ALONE)


@pytest.fixture(scope="module")
def house(card: Path, about_the_card: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree with the house cards, as the whole guide makes them; with what Python has compiled of the other one."""
    tree = tmp_path_factory.mktemp("house") / "tree"
    shutil.copytree(card, tree)
    return change(tree, EFFECT)


@pytest.fixture(scope="module")
def about_the_rest(house: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a tree says in which everything else of the guide was done, too."""
    tree = tmp_path_factory.mktemp("rest") / "tree"
    shutil.copytree(house, tree)
    names = ("A language", "A personality", "A server setting", "A panel in the browser", "A statistic")
    change(tree, *[RECIPES[name] for name in names])
    table = (tree / "web/src/table/Table.svelte").read_text("utf-8")
    return {**asked(tree, REST), "panel": table.count("Stacks")}


def test_everything_that_looks_like_a_recipe_is_one() -> None:
    code = GUIDE.read_text("utf-8").count("```") // 2
    assert sum(map(len, RECIPES.values())) == code


def test_a_card_takes_two_files_and_twenty_lines() -> None:
    assert len({change.path for change in CARD}) <= 2
    assert sum(len(change.code.splitlines()) for change in CARD) <= 20
    assert not [change.path for change in CARD if change.path.startswith(("tests", "docs"))]


def test_an_effect_takes_four_files_in_the_folder_of_its_set() -> None:
    files = {change.path for change in EFFECT if not change.path.startswith("tests/")}
    assert len(files) <= 4
    assert all(path.startswith(HOUSE) for path in files)


CARD_ALONE = """
said["texts"] = texts("en")
said["cards"] = elgrande("cards", "--set", "house-cards", "--stack", "2")
said["games"] = json.loads(elgrande("simulate", "--set", "house-cards", "--games", "2", "--json"))
"""


def test_the_card_alone_is_complete(about_the_card: dict[str, Any]) -> None:
    assert about_the_card["texts"] == "en: complete\n"
    assert "Levy" in about_the_card["cards"]
    assert "h2_levy" in about_the_card["cards"]
    assert about_the_card["games"]["sets"] == ["house-cards"]


def test_the_checks_pass_with_the_house_cards(house: Path) -> None:
    run(house, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *CHECKS)


SHOWN = """
from elgrande.bots import Clock, consult, make_bot
from elgrande.locale import Speech
from elgrande.rules import Dice, Setup, new_table, view
from elgrande.server.catalogue import catalogue, texts_of
from tests.rules.table_setup import scene

said["texts"] = texts("de")
s = scene("h3_sortie", "castillo: violet 2", king="galicia", sets="house-cards").do("act")
seen = view(s.table, 0)["decision"]
said["asked"] = [seen["kind"], seen["subject"]]
said["listed"] = [[each.id for each in catalogue().sets][-1], [each.kind for each in catalogue().decisions][-1]]
said["prompts"] = [Speech(language, strict=True).prompt_of("sortie", seen["subject"]) for language in ("en", "de")]
said["sent"] = ["prompt-sortie" in texts_of(language) for language in ("en", "de")]
names = ("random", "greedy", "search:20i", "builder:20i")
said["bots"] = [consult(make_bot(name), s.table, 0, Clock(), Dice(1)).text in s.options for name in names]
table = new_table(Setup("2015", 3, ["house-cards"]), 5)
bots = [make_bot(name) for name in ("greedy", "greedy", "random")]
dice = Dice(2)
while decision := table.decision:
    table.choose(consult(bots[decision.seat], table, decision.seat, Clock(), dice).code, decision.seat)
said["scores"] = len(table.scores)
"""


@pytest.fixture(scope="module")
def about_the_house(house: Path) -> dict[str, Any]:
    return asked(house, SHOWN)


def test_another_language_is_still_complete(about_the_house: dict[str, Any]) -> None:
    told = "de: complete\n  the set house-cards has no texts in this language and is told in English"
    assert told in about_the_house["texts"]


def test_the_new_question_reaches_players_browsers_and_bots(about_the_house: dict[str, Any]) -> None:
    assert about_the_house["asked"] == ["sortie", {"left": 3}]
    assert about_the_house["listed"] == ["house-cards", "sortie"]
    assert about_the_house["prompts"] == 2 * ["Where do up to 3 caballeros from the Castillo go, one by one?"]
    assert about_the_house["sent"] == [True, True]
    assert about_the_house["bots"] == 4 * [True]
    assert about_the_house["scores"] == 3


def test_the_card_lies_on_the_table_of_the_terminal(house: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    command = [
        "-m",
        "elgrande",
        "play",
        "--terminal",
        "--set",
        "house-cards",
        "--bot",
        "greedy",
        "--seed",
        "8",
    ]
    text = run(house, *command, "--record", file, input="13\n0\n3\n")
    assert "Sortie" in text
    assert "Up to 3 of your own caballeros leave the Castillo for regions of your choice." in text
    assert "house-cards" in Path(file).read_text("utf-8")


REST = """
from elgrande.bots import make_bot
from elgrande.bots.words import title
from elgrande.locale import Speech
from elgrande.locale.texts import Texts
from elgrande.server.settings import read_settings
said["colours"] = [Speech("eo").colour_name(colour) for colour in ("blue", "red")]
make_bot("hermit:page")
said["title"] = title(Texts("de", strict=True), "hermit", "page")
said["texts"] = texts("en")
said["greeting"] = read_settings({}, {"ELGRANDE_GREETING": "Welcome"}).greeting
said["games"] = json.loads(elgrande("simulate", "--games", "3", "--json"))
"""


def test_a_language_begins_with_one_text(about_the_rest: dict[str, Any]) -> None:
    assert about_the_rest["colours"] == ["Blua", "Red"]


def test_a_personality_plays_and_is_introduced(about_the_rest: dict[str, Any]) -> None:
    assert "Fray Tomás" in about_the_rest["title"]
    assert about_the_rest["texts"] == "en: complete\n"


def test_a_server_setting_can_be_set(about_the_rest: dict[str, Any]) -> None:
    assert about_the_rest["greeting"] == "Welcome"


def test_a_panel_stands_where_the_page_says(about_the_rest: dict[str, Any]) -> None:
    assert about_the_rest["panel"] == 3
    assert about_the_rest["texts"] == "en: complete\n"


def test_a_statistic_is_printed(about_the_rest: dict[str, Any]) -> None:
    lead = about_the_rest["games"]["lead"]
    assert 0 <= lead["min"] <= lead["mean"] <= lead["max"]
