"""Answers that a site has ready as a file: with them the first lesson can be taken while the engine is on its way."""

from __future__ import annotations

from typing import Any

import msgspec

from elgrande.lessons import course
from elgrande.server import catalogue as made
from elgrande.server import lessons


def prepared() -> dict[str, Any]:
    """By request, all that the first lesson asks for: its cards, and where it stands after each try."""
    lesson = course()[0]
    setup = lessons.lessons().lessons[0].setup
    asked = [f"edition={setup.edition}", f"players={setup.players}", *(f"set={name}" for name in setup.sets)]
    asked += [f"option={name}:{value}" for name, value in setup.options.items()]
    found: dict[str, Any] = {_plain("/api/catalogue/cards", asked): made.cards_of(lesson.setup)}
    done: list[str] = []
    number = 0
    for right in [None, *lesson.script]:
        if right is not None:
            _try(found, lesson.name, [*done, right], number)
            done.append(right)
        state = _try(found, lesson.name, done, -1)
        number = state.states[-1].number
        decision = state.states[-1].position.decision
        # A wrong try is answered, too.
        for option in [] if decision is None else decision.options:
            _try(found, lesson.name, [*done, option.text], number)
    return {request: msgspec.to_builtins(answer) for request, answer in found.items()}


def _try(found: dict[str, Any], name: str, moves: list[str], since: int) -> Any:
    asked = [*(f"move={move}" for move in moves), f"since={since}"]
    state = found[_plain(f"/api/lessons/{name}", asked)] = lessons.play(name, moves, since)
    return state


def _plain(path: str, asked: list[str]) -> str:
    """A request as the page looks it up: nothing in it is written in any special way."""
    return f"{path}?{'&'.join(asked)}"
