"""What the documentation says about the Big Box is true, and leaves nothing out."""

import re
from pathlib import Path

import pytest

from elgrande.corrections.known import big_box_cards
from elgrande.locale import Speech
from elgrande.rules.errors import BadSetup
from elgrande.rules.sets import FOLDERS, load
from elgrande.rules.sets.known import BIG_BOX
from elgrande.rules.sets.names import KING_INTRIGANT, PLAYERS_EDITION, SPECIAL_CARDS
from elgrande.rules.sets.setup import Setup

ROOT = Path(__file__).parents[2]
RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")
RULINGS = (ROOT / "docs" / "rulings.md").read_text("utf-8")
SETS = ROOT / "src" / "elgrande" / "rules" / "sets"
NAMES = {module.__name__.split(".")[-2]: module.SET.name for module in load("set")}
PAGES = [SETS / folder / "PAGE.md" for folder in FOLDERS]
TESTS = "\n".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
CODE = "\n".join(
    path.read_text("utf-8") for path in sorted((ROOT / "src" / "elgrande" / "rules").rglob("*.py"))
)

ROWS = re.findall(r"^\| ((?:[AGKES]|GR)-\d+[a-z]?) \| (.*?) \|$", RULINGS, re.MULTILINE)
OPEN_QUESTIONS = [
    *["A-01", "A-01b", "A-01c", "A-02", "A-03", "A-04", "A-04b", "A-05", "A-05b", "A-06"],
    *["G-01b", *[f"G-{number:02}" for number in range(1, 22)]],
    *["GR-04b", *[f"GR-{number:02}" for number in range(1, 16)]],
    *[f"K-{number:02}" for number in range(1, 13)],
    *[f"E-{number:02}" for number in range(1, 12)],
    *[f"S-{number:02}" for number in range(1, 8)],
]
"""What the rulebook of the Big Box leaves open."""


@pytest.mark.parametrize("question", OPEN_QUESTIONS)
def test_every_open_question_is_settled(question: str) -> None:
    assert question in [id for id, _ in ROWS]


@pytest.mark.parametrize("id", sorted({id for id, _ in ROWS}))
def test_every_ruling_has_a_test_that_carries_its_number(id: str) -> None:
    assert re.search(rf"def test_ruling_{id.lower().replace('-', '_')}(_|\b)", TESTS), id


def test_every_ruling_says_all_that_a_ruling_says() -> None:
    for id, row in ROWS:
        cells = row.split(" | ")
        assert len(cells) == 5, id
        assert all(cell.strip() for cell in cells), id
        for name in re.findall("`(.*?)`", cells[-1]):
            if name.endswith(".py"):
                assert (ROOT / "src" / "elgrande" / "rules" / name).exists(), f"{id}: {name}"
            else:
                assert re.search(rf"\b{re.escape(name.split('(')[0].split('.')[-1])}\b", CODE), (
                    f"{id}: {name}"
                )


def test_the_mixes_are_those_of_the_table() -> None:
    lines = [line for line in RULES.splitlines() if line.startswith("| ")]
    names = ["colonies", "Grandissimo", "banners", "King & Intrigant", "Players' edition", "Special cards"]
    for name, first in zip(names, BIG_BOX, strict=True):
        cells = next(line for line in lines if line.startswith(f"| {name} |")).strip("|").split("|")[1:]
        for cell, second in zip(cells, BIG_BOX, strict=True):
            if first == second:
                continue
            needs = [KING_INTRIGANT] if {first, second} & {PLAYERS_EDITION, SPECIAL_CARDS} else []
            try:
                setup = Setup("2015", 4, [first, second, *needs])
            except BadSetup:
                word = "no"
            else:
                word = "with a warning" if setup.warnings else "yes"
            assert cell.strip() in ({word, "needed"} if second == KING_INTRIGANT else {word}), (first, second)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_every_set_has_its_page_and_its_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    name = NAMES.get(page.parent.name, "")
    assert not name or f"--set {name}" in text
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        assert (page.parent / target).exists(), target


def test_every_card_is_on_the_page_of_its_set() -> None:
    speech = Speech("en")
    pages = "\n".join(page.read_text("utf-8") for page in PAGES).lower()
    for card in big_box_cards():
        name = speech.card_name(card).lower()
        assert card.id in pages or name in pages or name.split()[0] in pages, card.id
