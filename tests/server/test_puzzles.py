"""Puzzles over HTTP: the list, an answer, the solution, and what is refused."""

from __future__ import annotations

from elgrande.puzzles import Puzzle, collection, load_puzzle
from elgrande.rules import print_choice
from tests.server.clients import Person


def series() -> Puzzle:
    return next(p for p in (load_puzzle(head.id) for head in collection()) if len(p.steps) > 1)


def test_all_puzzles_are_listed_with_that_of_the_day(ana: Person) -> None:
    told = ana.get("/api/puzzles")
    assert [one["id"] for one in told["puzzles"]] == [head.id for head in collection()]
    assert told["today"] in {one["id"] for one in told["puzzles"]}
    assert "solution" not in str(told)


def test_a_puzzle_is_solved_choice_by_choice(ana: Person) -> None:
    puzzle = series()
    address = f"/api/puzzles/{puzzle.id}"
    first = ana.get(address)
    assert (first["step"], first["done"], first["tried"], first["answers"]) == (0, False, None, [])
    assert first["state"]["position"]["decision"]["seat"] == puzzle.seat
    wrong, lost = next(iter(puzzle.steps[0].worse.items()))
    told = ana.get(f"{address}?move={print_choice(wrong).replace(' ', '+')}")
    assert told["tried"] == {
        "option": print_choice(wrong),
        "right": False,
        "alike": False,
        "lost": lost,
    }
    assert told["state"] == first["state"]
    moves = "&".join(f"move={print_choice(step.solution).replace(' ', '+')}" for step in puzzle.steps)
    done = ana.get(f"{address}?{moves}")
    assert done["done"]
    assert done["tried"]["right"]
    assert [answer["option"] for answer in done["answers"]] == [
        print_choice(step.solution) for step in puzzle.steps
    ]
    assert all(answer["key"].startswith("advice-") for answer in done["answers"])


def test_the_solution_is_told_to_those_who_ask(ana: Person) -> None:
    puzzle = series()
    told = ana.get(f"/api/puzzles/{puzzle.id}?show=true")
    assert not told["done"]
    assert len(told["answers"]) == len(puzzle.steps)


def test_what_cannot_be_is_refused(ana: Person) -> None:
    assert ana.ask("GET", "/api/puzzles/no-such").status_code == 404
    refused = ana.ask("GET", f"/api/puzzles/{series().id}?move=swap+red")
    assert (refused.status_code, refused.json()["code"]) == (400, "illegal")
    many = "&".join(["move=end"] * 30)
    assert ana.ask("GET", f"/api/puzzles/{series().id}?{many}").status_code == 400
