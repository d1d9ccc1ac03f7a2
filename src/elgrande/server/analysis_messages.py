"""What is said at an analysis board, and about positions that somebody puts together."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from elgrande.server.messages import Advice, ReplayState
from elgrande.server.resources import Form, Resource, SetupInfo
from elgrande.server.suggestions import Kind

__all__ = [
    "Analyses",
    "AnalysisAdvice",
    "AnalysisAnswer",
    "AnalysisBrief",
    "AnalysisForm",
    "AnalysisKept",
    "AnalysisLine",
    "AnalysisQuestion",
    "AnalysisState",
    "AnalysisWritten",
    "PlayOnForm",
    "PositionFields",
    "PositionForm",
    "PositionPlay",
    "PositionTold",
    "TokenField",
    "Variation",
]


class Begin(Form):
    """Where an analysis begins: a moment of a game that is over, or a position."""

    record: str | None = None
    entry: int = 0
    """After so many entries of the record."""
    position: str | None = None
    """The text of a scenario, instead of a record."""
    eyes: str = "open"
    """A seat that imagines what it cannot know, or ``open`` for everything as it was."""
    seed: int = 0
    """Another one lets the seat imagine something else."""


class AnalysisLine(Begin):
    """Asks what the table looks like after some choices."""

    line: list[str] = msgspec.field(default_factory=list)
    """Choices as in a record: ``blue to granada``."""
    since: int = 0
    """From which choice on it is told, so that what is known is not told again."""


class AnalysisState(Resource):
    """The table after some choices."""

    setup: SetupInfo
    names: list[str | None]
    begins: int
    """Of these states, the first is after so many choices."""
    states: list[ReplayState]


class AnalysisAdvice(Resource):
    advice: list[Advice]


class AnalysisQuestion(AnalysisLine):
    """Asks what a table tells whoever is asked to choose after some choices."""

    suggest: Kind | None = None
    """For which whole series of choices, such as a recommended hand."""
    card: str | None = None
    """Where this card could do something."""


class AnalysisAnswer(Resource):
    choices: list[str]
    """What is suggested."""
    places: list[str]
    """Where the card could do something."""


class AnalysisWritten(Resource):
    """The table after some choices, to be taken along."""

    scenario: str
    """As it stands."""
    record: str
    """With all that led there, as far as it is known."""


class Variation(Form):
    """A line of choices with a name."""

    name: str
    line: list[str]


class AnalysisForm(Begin):
    """An analysis to be kept."""

    name: str = ""
    variations: list[Variation] = msgspec.field(default_factory=list)


class AnalysisKept(Resource):
    """An analysis that is kept. Whoever has its link can look at it."""

    id: str
    mine: bool
    changed: float
    analysis: AnalysisForm


class AnalysisBrief(Resource):
    """What a list says of one."""

    id: str
    name: str
    record: str | None
    entry: int
    variations: int
    changed: float


class Analyses(Resource):
    analyses: list[AnalysisBrief]


class PositionForm(Form):
    """A position that somebody has put together."""

    text: str
    """A scenario, in YAML or JSON."""


class TokenField(Resource):
    """Something that an expansion has on the table."""

    name: str
    kind: Literal["number", "place", "seat", "places", "seats", "card"]
    size: int
    """More than 1: a list."""
    by_colour: bool
    """Whether each colour has its own number in that list."""


class PositionFields(Resource):
    """What can be said of a position of this game."""

    places: list[str]
    """Where caballeros can be."""
    king: list[str]
    """Where the King can be."""
    grandes: list[str]
    boards: list[str]
    """Where Grandes and scoreboards can be."""
    grey: bool
    """Whether there are caballeros that nobody plays."""
    vetos: int
    """How many there are."""
    modifiers: list[int]
    tokens: list[TokenField]


class PositionTold(Resource):
    """A position that can be."""

    text: str
    """As a scenario, with everything in it."""
    scenario: dict[str, Any]
    """The same as plain data."""
    setup: SetupInfo
    state: ReplayState
    fields: PositionFields


class PositionPlay(PositionForm):
    """Asks for a new table that begins with a position."""

    seat: int = 0
    """Where you sit."""
    bot: str | None = None
    """Which bot plays at the other seats; without one, personalities that differ from seat to seat."""
    friends: bool = False
    """Whether the other seats stay open for people; the game begins when they have come."""
    name: str | None = None
    """Of the table."""


class PlayOnForm(Form):
    """Asks for a new table that goes on from a moment of a game that is over."""

    entry: int
    """After so many entries of the record."""
    seat: int
    """Where you sit; bots sit on the other seats."""
    bot: str | None = None
    """Which bot plays there; without one, personalities that differ from seat to seat."""
    friends: bool = False
    """Whether the other seats stay open for people instead; the game goes on when they have come."""
