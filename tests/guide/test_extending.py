"""``docs/extending.md`` is done as it is written, in a copy of the tree, and everything works there.

The tests that run in the copy are those that have stumbled over a new set before, and those that the page shows. All of
the rules, expansions, texts and bots: ``python -m tests.guide /tmp/copy``, which takes some minutes.
"""

from __future__ import annotations

import json
from pathlib import Path

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


def made(tree: Path, *parts: list[Change]) -> Path:
    copy_tree(tree)
    for changes in parts:
        for change in changes:
            change.make(tree)
    return tree


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree with the house cards, as the whole guide makes them."""
    return made(tmp_path_factory.mktemp("house") / "tree", CARD, EFFECT)


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


def test_the_card_alone_is_complete(tmp_path: Path) -> None:
    tree = made(tmp_path / "tree", CARD)
    assert run(tree, "-m", "elgrande.locale", "en") == "en: complete\n"
    cards = run(tree, "-m", "elgrande", "cards", "--set", "house-cards", "--stack", "2")
    assert "Levy" in cards
    assert "h2_levy" in cards
    played = json.loads(
        run(tree, "-m", "elgrande", "simulate", "--set", "house-cards", "--games", "2", "--json")
    )
    assert played["sets"] == ["house-cards"]


def test_the_checks_pass_with_the_house_cards(house: Path) -> None:
    run(house, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *CHECKS)


def test_another_language_is_still_complete(house: Path) -> None:
    said = run(house, "-m", "elgrande.locale", "de")
    assert "de: complete\n  the set house-cards has no texts in this language and is told in English" in said


SHOWN = """
from elgrande.bots import Clock, consult, make_bot
from elgrande.locale import Speech
from elgrande.rules import Dice, Setup, new_table, view
from elgrande.server.catalogue import catalogue, texts_of
from tests.rules.table_setup import scene

s = scene("h3_sortie", "castillo: violet 2", king="galicia", sets="house-cards").do("act")
seen = view(s.table, 0)["decision"]
print(seen["kind"], seen["subject"])
print([each.id for each in catalogue().sets][-1], *[each.kind for each in catalogue().decisions][-1:])
for language in ("en", "de"):
    print(Speech(language, strict=True).prompt_of("sortie", seen["subject"]))
    print("prompt-sortie" in texts_of(language))
for name in ("random", "greedy", "search:20i", "builder:20i"):
    answer = consult(make_bot(name), s.table, 0, Clock(), Dice(1))
    print(name, answer.text in s.options)
table = new_table(Setup("2015", 3, ["house-cards"]), 5)
bots = [make_bot(name) for name in ("greedy", "greedy", "random")]
dice = Dice(2)
while decision := table.decision:
    table.choose(consult(bots[decision.seat], table, decision.seat, Clock(), dice).code, decision.seat)
print("over", len(table.scores))
"""


def test_the_new_question_reaches_players_browsers_and_bots(house: Path) -> None:
    lines = run(house, "-c", SHOWN).splitlines()
    question = "Where do up to 3 caballeros from the Castillo go, one by one?"
    assert lines == [
        "sortie {'left': 3}",
        "house-cards sortie",
        question,
        "True",
        question,
        "True",
        "random True",
        "greedy True",
        "search:20i True",
        "builder:20i True",
        "over 3",
    ]


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


def test_a_language_begins_with_one_text(tmp_path: Path) -> None:
    tree = made(tmp_path / "tree", RECIPES["A language"])
    words = "from elgrande.locale import Speech\ns = Speech('eo')\nprint(s.colour_name('blue'), s.colour_name('red'))"
    assert run(tree, "-c", words).split() == ["Blua", "Red"]


def test_a_personality_plays_and_is_introduced(tmp_path: Path) -> None:
    tree = made(tmp_path / "tree", RECIPES["A personality"])
    asked = (
        "from elgrande.bots import make_bot\nfrom elgrande.bots.words import title\n"
        "from elgrande.locale.texts import Texts\nmake_bot('hermit:page')\n"
        "print(title(Texts('de', strict=True), 'hermit', 'page'))"
    )
    assert "Fray Tomás" in run(tree, "-c", asked)
    assert run(tree, "-m", "elgrande.locale", "en") == "en: complete\n"


def test_a_server_setting_can_be_set(tmp_path: Path) -> None:
    tree = made(tmp_path / "tree", RECIPES["A server setting"])
    asked = (
        "from elgrande.server.settings import read_settings\n"
        "print(read_settings({}, {'ELGRANDE_GREETING': 'Welcome'}).greeting)"
    )
    assert run(tree, "-c", asked) == "Welcome\n"


def test_a_panel_stands_where_the_page_says(tmp_path: Path) -> None:
    tree = made(tmp_path / "tree", RECIPES["A panel in the browser"])
    table = (tree / "web/src/table/Table.svelte").read_text("utf-8")
    assert table.count("Stacks") == 3
    assert run(tree, "-m", "elgrande.locale", "en") == "en: complete\n"


def test_a_statistic_is_printed(tmp_path: Path) -> None:
    tree = made(tmp_path / "tree", RECIPES["A statistic"])
    summary = json.loads(run(tree, "-m", "elgrande", "simulate", "--games", "3", "--json"))
    lead = summary["lead"]
    assert 0 <= lead["min"] <= lead["mean"] <= lead["max"]
