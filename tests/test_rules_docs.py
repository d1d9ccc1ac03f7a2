"""What ``docs/rules.md``, ``docs/rulings.md`` and ``docs/extending.md`` say is what the code does."""

import re
from pathlib import Path

import pytest

from elgrande.rules.places import BORDERS, PLACE_IDS, PLACE_NAMES, SCOREBOARDS, SUPPLY
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.known import MODULES
from elgrande.rules.sets.setup import OPTIONS

ROOT = Path(__file__).parents[1]
PAGES = ["rules.md", "rulings.md", "architecture.md", "extending.md", "corrections.md"]
PACKAGE = ROOT / "src" / "elgrande"
CODE = "\n".join(path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py")))
RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")
RULINGS = (ROOT / "docs" / "rulings.md").read_text("utf-8")


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the first table whose first line begins with a heading, without that line and the dashes."""
    lines = page.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(heading))
    table = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split("|")])
    return table


def test_the_board_is_described_as_it_is() -> None:
    names = {id: PLACE_NAMES[id]["classic"] for id in PLACE_IDS[:9]} | {"castillo": "Castillo"}
    described = rows(RULES, "| region | id |")
    assert [row[0] for row in described] == list(names.values())
    for name, id, neighbours, *values in described:
        place = PLACE_IDS.index(id.strip("`"))
        assert name == names[PLACE_IDS[place]]
        assert [int(value) for value in values] == SCOREBOARDS[place]
        borders = [names[PLACE_IDS[other]] for other in BORDERS.get(place, [])]
        assert neighbours.split(", ") == (borders or ["none"])


def test_the_supply_of_the_power_cards_is_described_as_it_is() -> None:
    assert rows(RULES, "| power card |")[0] == ["caballeros to court", *map(str, SUPPLY[1:])]


def test_the_options_are_described_as_they_are() -> None:
    described = {row[0].strip("`"): row for row in rows(RULES, "| option |")}
    assert list(described) == [option.name for option in OPTIONS]
    for option in OPTIONS:
        _, values, editions, _ = described[option.name]
        if option.name != "start":
            assert re.findall("`(.*?)`", values) == option.values
        assert editions == ("all" if option.editions == EDITION_NAMES else ", ".join(option.editions))


def test_every_set_of_a_box_is_described() -> None:
    for module in [each for each in MODULES if not each.homemade]:
        assert f"--set {module.name}" in RULES


def test_every_difference_between_the_editions_has_its_row() -> None:
    table = rows(RULES, "| # | topic |")
    assert [row[0] for row in table] == [*map(str, range(1, 10)), "9a", *map(str, range(10, 36))]
    for row in table:
        assert all(row), f"row {row[0]} has an empty cell"
    described = " ".join(row[-1] for row in table)
    editions = (PACKAGE / "rules" / "sets" / "editions.py").read_text("utf-8")
    switches = set(re.findall(r"self\.(\w+) = ", editions)) - {"name"}
    assert switches
    for switch in switches:
        assert f"`{switch}`" in described, switch


def test_the_files_that_are_named_exist() -> None:
    for name in re.findall(r"`(rules/[\w/.]*)`", RULES):
        assert (PACKAGE / name).exists(), name


@pytest.mark.parametrize("page", ["rules.md", "rulings.md"])
def test_the_names_of_code_exist(page: str) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    cells = [row[-1] for row in rows(RULES, "| # | topic |")] if page == "rules.md" else []
    if page == "rulings.md":
        cells = re.findall(r"^\*\*Code\.\*\* ((?:.|\n)*?)\\\n", text, re.MULTILINE)
        cells += [row[-1] for row in rows(text, "| | question |")]
    assert cells
    for name in {name for cell in cells for name in re.findall("`(.*?)`", cell)}:
        path = name.rstrip("/")
        if "/" in name or name.endswith(".py"):
            assert (PACKAGE / "rules" / path).exists(), name
        else:
            for word in re.split(r"[.(,= ]+", name.split("(")[0]):
                assert re.search(rf"\b{re.escape(word)}\b", CODE), name


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    headings = {
        re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    }
    anchors = headings | set(re.findall(r'<a id="(.*?)">', text))
    for target in re.findall(r"\]\((.*?)\)", text):
        if target.startswith("#"):
            assert target[1:] in anchors, target
        else:
            assert (ROOT / "docs" / target).exists(), target


def test_every_ruling_answers_its_question() -> None:
    sections = re.split(r"^## (?=R-\d)", RULINGS, flags=re.MULTILINE)[1:]
    assert [section.split()[0] for section in sections] == [f"R-{number}" for number in range(1, 26)]
    for number, section in enumerate(sections, 1):
        for part in ["Question", "Ruling", "Why", "Confidence", "Code", "Tests"]:
            assert f"**{part}.**" in section, f"R-{number} has no {part}"
        assert f"`test_r_{number}_*`" in section


def test_every_ruling_that_the_code_follows_is_written_down() -> None:
    followed = {int(number) for number in re.findall(r"[Rr]uling R-(\d+)", CODE)}
    assert followed
    assert followed <= set(range(1, 26))


def test_every_further_ruling_has_a_test() -> None:
    tests = (ROOT / "tests" / "rules" / "test_further_rulings.py").read_text("utf-8")
    table = rows(RULINGS, "| | question |")
    assert [row[0] for row in table] == [f"F-{number}" for number in range(1, len(table) + 1)]
    for row in table:
        assert f"def test_f_{row[0][2:]}_" in tests, row[0]
