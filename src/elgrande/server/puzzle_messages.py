"""What is said about puzzles."""

from __future__ import annotations

from typing import Any

from elgrande.server.messages import ReplayState
from elgrande.server.resources import Resource, SetupInfo

__all__ = ["PuzzleAnswer", "PuzzleInfo", "PuzzleList", "PuzzleState", "PuzzleTried", "PuzzleWorse"]


class PuzzleInfo(Resource):
    id: str
    setup: SetupInfo
    kinds: list[str]
    """What it is about."""
    rating: int
    """How hard it is."""


class PuzzleList(Resource):
    puzzles: list[PuzzleInfo]
    today: str
    """The puzzle of the day."""


class PuzzleTried(Resource):
    """What is said to the last choice."""

    option: str
    right: bool
    alike: bool
    """Whether it is not the solution itself, but as good."""
    lost: float | None
    """What it gives away; nothing is known of what nobody looked at closely."""


class PuzzleWorse(Resource):
    option: str
    facts: dict[str, Any]
    lost: float


class PuzzleAnswer(Resource):
    """The solution of one step, and why."""

    kind: str
    card: str | None
    option: str
    facts: dict[str, Any]
    """What it names."""
    chance: float
    key: str
    """Key of the sentence that says what it does."""
    arguments: dict[str, Any]
    worse: list[PuzzleWorse]


class PuzzleState(Resource):
    """Where somebody is in a puzzle."""

    info: PuzzleInfo
    seat: int
    step: int
    steps: int
    done: bool
    tried: PuzzleTried | None
    """None before the first choice."""
    found: float
    """How often weaker bots find it."""
    answers: list[PuzzleAnswer]
    """The solution, when it is found or asked for."""
    state: ReplayState
