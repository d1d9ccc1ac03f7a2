"""Puzzles on the server: all choices are made from the start each time, so nothing has to be remembered."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Any, Final

from elgrande.puzzles import BadPuzzle, Head, Puzzle, collection, load_puzzle, puzzle_of_the_day
from elgrande.puzzles.solving import Attempt, explained
from elgrande.rules import Setup, Table, parse_choice, print_choice, view
from elgrande.rules.errors import IllegalChoice, UnknownChoice
from elgrande.server.eyes import decision, option, preview_of, told_to
from elgrande.server.live.facts import setup_info
from elgrande.server.messages import Position, ReplayState
from elgrande.server.problems import Refusal
from elgrande.server.puzzle_messages import (
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzleState,
    PuzzleTried,
    PuzzleWorse,
)

MOST_MOVES: Final = 8


def puzzles(today: date) -> PuzzleList:
    return PuzzleList([_info(head) for head in collection()], puzzle_of_the_day(today).id)


def play(id: str, moves: Sequence[str], show: bool) -> PuzzleState:
    """Where a puzzle stands after some choices; a wrong one is the last, and is not made."""
    try:
        puzzle = _puzzle(id)
    except BadPuzzle:
        raise Refusal("not_found", f"there is no puzzle '{id[:60]}'", 404) from None
    attempt = Attempt(puzzle)
    tried: PuzzleTried | None = None
    for move in moves:
        step = attempt.step
        try:
            code = parse_choice(move)
            right = attempt.choose(code)
        except (IllegalChoice, UnknownChoice) as problem:
            sentence = f"'{move[:60]}' cannot be chosen here"
            raise Refusal("illegal", sentence, 400, problem.reason) from None
        alike = right and code != step.solution
        tried = PuzzleTried(print_choice(code), right, alike, 0.0 if right else step.worse.get(code))
        if not right:
            break
    answers = _answers(puzzle) if show or attempt.done else []
    return PuzzleState(
        info=_info(puzzle.head),
        seat=puzzle.seat,
        step=attempt.number,
        steps=len(puzzle.steps),
        done=attempt.done,
        tried=tried,
        found=puzzle.found,
        answers=answers,
        state=_state(attempt),
    )


@lru_cache(maxsize=64)
def _puzzle(id: str) -> Puzzle:
    return load_puzzle(id)


def _info(head: Head) -> PuzzleInfo:
    setup = Setup(head.edition, head.players, head.sets)
    return PuzzleInfo(head.id, setup_info(setup), head.kinds, head.rating)


def _state(attempt: Attempt) -> ReplayState:
    table, seat = attempt.table, attempt.puzzle.seat
    seen = view(table, seat)
    asked = None if attempt.done else table.decision_of(seat)
    position = Position(
        view=seen,
        decision=None if asked is None else decision(table, seen, asked, 0),
        preview=preview_of(table, seen["castillo"]["caballeros"] is not None),
        can_undo=False,
        passing=False,
        mine_waiting=[] if asked is None else [seat],
        more={},
    )
    return ReplayState(
        number=attempt.number, entry=None, log_from=0, news=told_to(table.news, seat), position=position
    )


def _answers(puzzle: Puzzle) -> list[PuzzleAnswer]:
    table = puzzle.table()
    found: list[PuzzleAnswer] = []
    for step in puzzle.steps:
        asked = table.decision_of(puzzle.seat)
        assert asked is not None
        why = explained(table, puzzle.seat, step.solution)
        seen = view(table, puzzle.seat)
        found.append(
            PuzzleAnswer(
                kind=asked.kind,
                card=seen["action"] or seen["card"],
                option=print_choice(step.solution),
                facts=_facts(table, puzzle.seat, asked.kind, step.solution),
                chance=step.chance,
                key=why.key,
                arguments=dict(why.arguments),
                worse=[
                    PuzzleWorse(print_choice(code), _facts(table, puzzle.seat, asked.kind, code), lost)
                    for code, lost in sorted(step.worse.items(), key=lambda pair: pair[1])
                ],
            )
        )
        table.choose(step.solution, puzzle.seat)
    return found


def _facts(table: Table, seat: int, kind: str, code: int) -> dict[str, Any]:
    facts = dict(option(table, view(table, seat), kind, code, print_choice(code)).args)
    facts.pop("kind", None)
    return facts
