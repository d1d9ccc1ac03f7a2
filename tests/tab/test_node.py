"""The engine of the site without a browser: the Python of a page plays what every other Python plays."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from elgrande.tab.publish import COMPILE
from tests.golden.make import FOLDER as GOLDEN
from tests.tab import browsers

GAMES = (
    "1995-5",
    "2015-3-colonies-undo",
    "2015-4-intrigant-everything",
    "2015-5-grandissimo-mercenaries",
    "2023-2-all",
)
"""Golden games that meet every set; bench/site.py plays all of them."""

GOLDEN_GAMES = """
from elgrande.record import read_record, to_text

def same(text):
    # The last line is a check of the golden games that a record has not.
    record = text[: text.rindex("; check:")]
    game = read_record(record)
    return game.over and to_text(game) == record
"""

FIRST_CHOICES = """
import json

async def begun(edition, players, sets):
    browser = PaperBrowser()
    engine = browser.begin()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "quick"}] * (players - 1)]
    setup = {"edition": edition, "players": players, "sets": sets}
    id = await first_table(engine, setup=setup, seats=seats)
    player = Player(engine, id)
    for _ in range(6):
        decision = await player.asked()
        await player.choose(decision["options"][0]["text"])
    await player.asked()
    kept = [key for key in browser.kept["entries"] if key.startswith(id)]
    player.visit.close()
    return len(kept) == player.number > 6
"""

SETUPS = (
    ("1995", 4, ()),
    ("2023", 3, ("new-regency", "veteran-cards", "power-modifiers")),
    ("2015", 5, ("inquisitor-colonies", "anniversary")),
    ("2015", 4, ("grandissimo",)),
    ("2015", 2, ("king-intrigant", "players-edition", "special-cards")),
)


def run(site: Path, program: Path) -> str:
    done = subprocess.run(
        ["node", str(COMPILE.with_name("run.mjs")), str(site), str(program)],
        capture_output=True,
        text=True,
        timeout=300,
        cwd=COMPILE.parent,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip().splitlines()[-1]


@pytest.fixture(scope="module")
def answers(site_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, bool]]:
    """All that is asked, in one start of the engine: that takes the most time."""
    games = {name: (GOLDEN / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES}
    helpers = (
        Path(browsers.__file__).read_text(encoding="utf-8").replace("from __future__ import annotations", "")
    )
    program = "\n".join(
        [
            GOLDEN_GAMES,
            helpers,
            FIRST_CHOICES,
            f"games = json.loads({json.dumps(json.dumps(games))})",
            f"setups = json.loads({json.dumps(json.dumps(SETUPS))})",
            "golden = {name: same(text) for name, text in games.items()}",
            "first = {str(number): await begun(*setup) for number, setup in enumerate(setups)}",
            "answer = json.dumps({'golden': golden, 'first': first})",
        ]
    )
    file = tmp_path_factory.mktemp("node") / "program.py"
    file.write_text(program, encoding="utf-8")
    found: dict[str, dict[str, bool]] = json.loads(run(site_folder, file))
    return found


def test_golden_games_are_the_same_in_a_page(answers: dict[str, dict[str, bool]]) -> None:
    assert answers["golden"] == dict.fromkeys(GAMES, True)


def test_every_edition_and_expansion_begins_in_a_page(answers: dict[str, dict[str, bool]]) -> None:
    assert answers["first"] == {str(number): True for number in range(len(SETUPS))}
