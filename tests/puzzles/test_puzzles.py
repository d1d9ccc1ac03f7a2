"""Puzzles: their files, what is said to an answer, and that all of them still hold."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elgrande.build import compiled
from elgrande.cli import app
from elgrande.puzzles import BadPuzzle, Puzzle, collection, load_puzzle, puzzle_of_the_day, read_puzzle
from elgrande.puzzles.collection import FOLDER, files, write_index
from elgrande.puzzles.finder import Finder, Search, all_setups
from elgrande.puzzles.kinds import kinds_of
from elgrande.puzzles.panel import rating_of
from elgrande.puzzles.puzzle import KINDS
from elgrande.puzzles.solving import Attempt, new_rating
from elgrande.puzzles.verify import AS_GOOD, CLEAR, doubts
from elgrande.rules import MODULES, Setup, parse_choice, print_choice
from elgrande.rules.errors import IllegalChoice
from elgrande.rules.sets.game_set import EDITION_NAMES
from tests.properties.mixes import THOROUGH


def all_puzzles() -> list[Puzzle]:
    return [load_puzzle(head.id) for head in collection()]


def test_every_edition_and_every_set_has_some() -> None:
    editions = Counter(head.edition for head in collection())
    sets = Counter(name for head in collection() for name in head.sets)
    assert all(editions[name] for name in EDITION_NAMES)
    assert all(sets[module.name] for module in MODULES if not module.homemade)


def test_there_are_puzzles_of_every_kind() -> None:
    kinds = Counter(kind for head in collection() for kind in head.kinds)
    assert [kind for kind in KINDS if not kinds[kind]] == []
    assert [kind for kind in kinds if kind not in KINDS] == []


def test_the_index_tells_what_is_in_the_files() -> None:
    found = [
        read_puzzle(file.read_text(encoding="utf-8"), file.stem).head.to_json() for file in files(FOLDER)
    ]
    assert [head.to_json() for head in collection()] == found
    assert [file.stem for file in files(FOLDER)] == [head["id"] for head in found]


def test_every_puzzle_can_be_played_and_still_holds() -> None:
    """Solved anew at small depth, one of four unless there is time; one that does not hold has to go."""
    heads = collection()[:: (1 if THOROUGH else 4) if compiled() else 20]
    wrong = {head.id: why for head in heads if (why := doubts(load_puzzle(head.id), deep=False))}
    assert wrong == {}


def test_every_puzzle_says_what_it_is_about() -> None:
    for puzzle in all_puzzles()[:: 1 if compiled() else 20]:
        table = puzzle.table()
        assert table.deciders[0] == puzzle.seat or puzzle.seat in table.deciders
        decision = table.decision_of(puzzle.seat)
        assert decision is not None
        assert kinds_of(table, decision, puzzle.steps[0].solution) == puzzle.head.kinds, puzzle.id
        setup = table.rules.setup
        head = puzzle.head
        assert (setup.edition, setup.players, list(setup.sets)) == (head.edition, head.players, head.sets)
        assert rating_of(puzzle.found) == pytest.approx(head.rating, abs=60)
        assert {"seed", "decision", "player", "rules", "judgement"} <= puzzle.made.keys()
        for step in puzzle.steps:
            assert not set(step.accepted) & set(step.worse)
            assert all(lost > CLEAR > AS_GOOD for lost in step.worse.values())


def test_a_file_is_written_as_it_is_read() -> None:
    puzzle = load_puzzle(collection()[0].id)
    assert read_puzzle(puzzle.text()).text() == puzzle.text()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a line '---'"),
        ("id: 3\n---\nname: x\n", "KeyError"),
        ("id: [\n---\nname: x\n", "no puzzle"),
    ],
)
def test_what_is_no_puzzle_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadPuzzle, match=why):
        read_puzzle(text)


def test_a_damaged_position_is_refused_with_its_name() -> None:
    puzzle = load_puzzle(collection()[0].id)
    puzzle.scenario = puzzle.scenario.replace("king:", "kong:", 1)
    with pytest.raises(BadPuzzle, match=puzzle.id):
        puzzle.table()


# ---------------------------------------------------------------------- solving


def series() -> Puzzle:
    """A puzzle of several choices."""
    return next(puzzle for puzzle in all_puzzles() if len(puzzle.steps) > 1)


def test_a_series_is_solved_choice_by_choice() -> None:
    puzzle = series()
    attempt = Attempt(puzzle)
    for step in puzzle.steps:
        assert not attempt.done
        wrong = next(iter(step.worse))
        before = attempt.table.state()
        assert not attempt.choose(wrong)
        assert attempt.table.state() == before, "a wrong choice is not made"
        assert attempt.why(step.solution).key.startswith("advice-")
        assert attempt.choose(step.solution)
    assert attempt.done
    with pytest.raises(IllegalChoice):
        attempt.choose(puzzle.steps[0].solution)


def test_what_is_as_good_ends_a_puzzle() -> None:
    puzzle = next(puzzle for puzzle in all_puzzles() if puzzle.steps[0].also)
    attempt = Attempt(puzzle)
    assert attempt.choose(puzzle.steps[0].also[0])
    assert attempt.done


def test_what_cannot_be_chosen_is_refused() -> None:
    attempt = Attempt(series())
    with pytest.raises(IllegalChoice):
        attempt.choose(parse_choice("swap red"))


def test_ratings_follow_the_difficulty() -> None:
    assert new_rating(1500, 1500, True) - 1500 == 1500 - new_rating(1500, 1500, False) == 16
    assert new_rating(1500, 2300, True) > new_rating(1500, 900, True)
    assert rating_of(0.5) == 1500
    assert rating_of(0.0) > rating_of(0.3) > rating_of(0.9)


def test_each_day_has_its_puzzle_and_none_comes_twice_too_soon() -> None:
    days = [date(2027, 1, 1) + timedelta(days=number) for number in range(len(collection()))]
    assert len({puzzle_of_the_day(day).id for day in days}) == len(collection())
    assert puzzle_of_the_day(days[0]).id == puzzle_of_the_day(days[0]).id


# ---------------------------------------------------------------------- the commands


def elgrande(*arguments: str, input: str = "") -> str:
    done = CliRunner().invoke(app, list(arguments), input=input)
    assert done.exit_code == 0, done.output
    return done.output


def test_solving_in_the_terminal() -> None:
    puzzle = series()
    wrong = print_choice(next(iter(puzzle.steps[0].worse)))
    right = [print_choice(step.solution) for step in puzzle.steps]
    told = elgrande("puzzle", puzzle.id, input="\n".join(["nonsense", wrong, *right]) + "\n")
    assert "no choice begins with 'nonsense'" in " ".join(told.split())
    german = elgrande("puzzle", puzzle.id, "--language", "de", input="nonsense\n")
    assert "Eine Wahl „nonsense“ gibt es nicht." in " ".join(german.split())
    assert "gives away" in told
    assert told.count("Right!") == len(puzzle.steps)
    shown = elgrande("puzzle", puzzle.id, input="solution\nquit\n")
    assert "Solution:" in shown
    assert "of the weaker bots find it" in shown


def test_choosing_one_by_what_it_is_about() -> None:
    assert "Your choice" in elgrande("puzzle", "--kind", "king", input="quit\n")
    told = elgrande("puzzles", "list", "--edition", "1995")
    assert len(told.splitlines()) == sum(head.edition == "1995" for head in collection())
    refused = CliRunner().invoke(app, ["puzzle", "--kind", "chess"])
    assert refused.exit_code != 0
    assert "no puzzle is about 'chess'" in refused.output
    assert CliRunner().invoke(app, ["puzzle", "no-such"]).exit_code != 0


def test_finding_goes_on_where_it_was(tmp_path: Path) -> None:
    """What is there already counts, and the poorest setup comes next."""
    head = next(head for head in collection() if not head.sets)
    name = f"{head.id}.yaml"
    (tmp_path / name).write_text((FOLDER / name).read_text(encoding="utf-8"), encoding="utf-8")
    search = Search(tmp_path, 1, all_setups())
    assert search.count == 1
    assert list(search.run(1, 100.0)) == []
    assert write_index(tmp_path) == 1


def test_looking_for_one_kind_counts_only_that(tmp_path: Path) -> None:
    for kind in ("veto", "king"):
        head = next(head for head in collection() if head.kinds == [kind])
        name = f"{head.id}.yaml"
        (tmp_path / name).write_text((FOLDER / name).read_text(encoding="utf-8"), encoding="utf-8")
    search = Search(tmp_path, 1, all_setups(), "veto")
    assert search.count == 1
    assert search.finder.wanted(["card", "veto"])
    assert not search.finder.wanted(["king"])
    for wrong in (["--kind", "chess"], ["--edition", "1888"], ["--player", "nobody"]):
        refused = CliRunner().invoke(app, ["puzzles", "find", str(tmp_path / "none"), *wrong])
        assert refused.exit_code != 0
        assert refused.output.startswith("elgrande: ")
        assert not (tmp_path / "none").exists(), "nothing is begun"


def test_every_edition_and_set_is_looked_in() -> None:
    setups = all_setups()
    assert {setup.edition for setup in setups} == set(EDITION_NAMES)
    named = {name for setup in setups for name in setup.sets}
    assert named == {module.name for module in MODULES if not module.homemade}


@pytest.mark.skipif(not compiled(), reason="takes minutes with the plain rules")
def test_a_game_gives_puzzles_that_hold() -> None:
    """A short game of two, so that it takes a few seconds."""
    finder = Finder()
    found = list(finder.game(Setup("2015", 2, [], {"length": "short"}), 12))
    assert finder.games == 1
    assert finder.found == len(found)
    for puzzle in found:
        assert doubts(puzzle, deep=False) == ""
