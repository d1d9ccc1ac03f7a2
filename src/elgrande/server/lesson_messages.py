"""What is said about lessons, the rules to look up and the texts that come with them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from elgrande.server.messages import ReplayState
from elgrande.server.resources import Resource, SetupInfo

__all__ = [
    "LessonInfo",
    "LessonList",
    "LessonNote",
    "LessonRefusal",
    "LessonState",
    "RuleBook",
    "RuleParagraph",
    "RulePicture",
    "RuleSection",
    "RuleTerm",
    "RulingInfo",
]


class LessonInfo(Resource):
    id: str
    chapter: Literal["first", "editions", "modules", "expansions"]
    text: str
    """The key of its title; ``.about`` is what it teaches."""
    steps: int
    setup: SetupInfo


class LessonList(Resource):
    lessons: list[LessonInfo]


class LessonNote(Resource):
    """What the learner is told, and what he is to do about it."""

    text: str
    """The key of the note; ``.title`` is its heading, ``.wrong`` what is said to a wrong try."""
    args: dict[str, Any]
    """The figures in it, found by the engine at this table."""
    light: list[str]
    """What it speaks of: places, parts of the table, ``power 13``, ``stack 3``."""
    kind: Literal["read", "choose", "free", "ask"]
    answers: list[str]
    """Attributes of the text that are the answers to its question."""


class LessonRefusal(Resource):
    """Why the last move was not made; the others were."""

    rules: bool
    """Whether the rules forbid it, and not only the lesson."""
    text: str
    key: str | None = None
    args: dict[str, Any] = msgspec.field(default_factory=dict)


class LessonState(Resource):
    id: str
    seat: int
    step: int
    steps: int
    note: LessonNote | None
    """Nothing when the lesson is over."""
    refusal: LessonRefusal | None
    moves: int
    """How many of the moves were made."""
    taken: int
    """Free choices in this step, which can be taken back."""
    states: list[ReplayState]
    """How the table stood, from the entry that was asked for."""


class RulePicture(Resource):
    """A position, drawn; the client has the drawing by its name."""

    name: str
    text: str
    """The key of what it shows."""
    args: dict[str, Any]
    """The figures in it, found by the engine."""


class RulingInfo(Resource):
    """How a doubtful case is settled."""

    id: str
    text: str
    effects: list[str]
    """The effects of the cards on which it is told."""


class RuleTerm(Resource):
    """A word or a thing that is explained where it stands."""

    name: str
    text: str
    """The key of its explanation; for a word, ``.words`` are its forms, for a thing ``.title`` is what it is called."""
    paragraph: str


class RuleParagraph(Resource):
    id: str
    """Its anchor on the page of rules."""
    text: str
    """The key of its text; ``.title`` is its heading."""
    editions: list[str]
    """Where it holds; empty for everywhere."""
    sets: list[str]
    lesson: str | None
    """The lesson that teaches it."""
    answers: list[str]
    """Keys of prompts and refusals that it explains."""
    effects: list[str]
    """The effects of cards that it explains."""
    see: list[str]
    """Other paragraphs."""
    rulings: list[str]
    picture: RulePicture | None


class RuleSection(Resource):
    id: str
    text: str
    paragraphs: list[RuleParagraph]


class RuleBook(Resource):
    sections: list[RuleSection]
    rulings: list[RulingInfo]
    terms: list[RuleTerm]
    things: list[RuleTerm]
