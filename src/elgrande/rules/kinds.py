"""The kinds of facts: what a number or a word in a view, an event or a question stands for.

A kind is said once, where the fact is declared, as the type of a field: ``queen: Seat | None``. For mypy that is an
``int | None``; whoever tells the fact to somebody asks ``kind_of`` and learns that it is a seat. Schemas, the types of
the browser client, the words of the terminal and of the browser all come from there.

This module and the declarations (``facts.py``) stay plain Python: of the types of a field a compiled class keeps only
the rough outline.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Final, Literal, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Kind:
    """What a fact is."""

    name: str
    plain: str
    """What it is in JSON: "integer", "string", "boolean", "array", "object", or "any"."""
    of: Kind | None = None
    """What a list or mapping holds."""
    facts: Mapping[str, Kind] = field(default_factory=dict, hash=False)
    """The facts of a record."""
    shape: str = ""
    """What the typed dict of a record is called."""
    maybe: bool = False
    """Whether there may be nothing to tell, or nothing for these eyes."""

    @property
    def whole(self) -> str:
        """What it is with what it holds: "seat", "list place", "per_seat points"."""
        return self.name if self.of is None else f"{self.name} {self.of.whole}"


def maybe(kind: Kind) -> Kind:
    """The same, or None."""
    return replace(kind, maybe=True)


def several(kind: Kind) -> Kind:
    """A list of them."""
    return replace(LIST, of=kind)


def each(by: Kind, kind: Kind) -> Kind:
    """One for each of something, such as ``each(PER_SEAT, POINTS)``."""
    return replace(by, of=kind)


SEAT: Final = Kind("seat", "integer")
COLOUR: Final = Kind("colour", "string")
COLOUR_NUMBER: Final = Kind("colour", "integer")
PLACE: Final = Kind("place", "string")
CARD: Final = Kind("card", "string")
COUNT: Final = Kind("count", "integer")
CABALLEROS: Final = Kind("caballeros", "integer")
GOLD: Final = Kind("gold", "integer")
GOODS: Final = Kind("goods", "integer")
POINTS: Final = Kind("points", "integer")
ROUND: Final = Kind("round", "integer")
STACK: Final = Kind("stack", "integer")
POWER: Final = Kind("power", "integer")
MODIFIER: Final = Kind("modifier", "integer")
BOARD: Final = Kind("board", "string")
SPOT: Final = Kind("spot", "string")
TOKEN: Final = Kind("token", "string")
FLAG: Final = Kind("flag", "boolean")
WORD: Final = Kind("word", "string")
CODE: Final = Kind("code", "integer")
ANYTHING: Final = Kind("anything", "any")
ALLOWANCE: Final = Kind("allowance", "integer")
"""How many caballeros may still be moved; more than there are means as many as one likes."""
ANNOUNCEMENT: Final = Kind("announcement", "string")
"""What somebody has announced with a special action, as the text of the choice."""
AWARD: Final = Kind("award", "object")
"""Who gets how many points in a scoring, and what for."""
FACE: Final = Kind("face", "string")
"""A power card with a special action, as players call it."""
MOVE: Final = Kind("move", "array")
"""A colour, from where, to where."""
OPTION: Final = Kind("option", "string")
"""A table option."""
OWNER: Final = Kind("owner", "string")
"""Whose card or which place: the id of a colour or a place."""
SET: Final = Kind("set", "string")

LIST: Final = Kind("list", "array")
PER_SEAT: Final = Kind("per_seat", "array")
PER_COLOUR: Final = Kind("per_colour", "object")
PER_PLACE: Final = Kind("per_place", "object")
BY_SEAT: Final = Kind("by_seat", "object")
"""By the numbers of those seats that have one."""
BY_STACK: Final = Kind("by_stack", "object")
PER_WORD: Final = Kind("per_word", "object")
RECORD: Final = Kind("record", "object")

Seat = Annotated[int, SEAT]
"""A seat: 0 to 4, and 5 for the dummy."""
Colour = Annotated[str, COLOUR]
"""The id of a colour."""
Place = Annotated[str, PLACE]
"""The id of a place."""
CardId = Annotated[str, CARD]
Count = Annotated[int, COUNT]
"""Just a number."""
Caballeros = Annotated[int, CABALLEROS]
"""So many caballeros."""
Gold = Annotated[int, GOLD]
Goods = Annotated[int, GOODS]
Points = Annotated[int, POINTS]
Round = Annotated[int, ROUND]
"""The number on the space of a round."""
Stack = Annotated[int, STACK]
PowerValue = Annotated[int, POWER]
"""The value of a power card."""
ModifierNumber = Annotated[int, MODIFIER]
Board = Annotated[str, BOARD]
"""A mobile scoreboard, by its first value."""
Spot = Annotated[str, SPOT]
"""Where in its place a caballero stands."""
Flag = Annotated[bool, FLAG]
Word = Annotated[str, WORD]
"""The id of something that is told by a label of its own, or not at all."""
Code = Annotated[int, CODE]
"""The number of a choice."""
Anything = Annotated[object, ANYTHING]

PerSeat = Annotated[list[T], PER_SEAT]
"""One entry for each seat."""
PerColour = Annotated[dict[str, T], PER_COLOUR]
"""By the ids of colours."""
PerPlace = Annotated[dict[str, T], PER_PLACE]
"""By the ids of places."""
PerWord = Annotated[dict[str, T], PER_WORD]
"""By words that have labels of their own."""


def facts_of(shape: type) -> dict[str, Kind]:
    """The facts of a typed dict with their kinds."""
    hints = typing.get_type_hints(shape, include_extras=True)
    return {name: kind_of(hint, f"{shape.__name__}.{name}") for name, hint in hints.items()}


def kind_of(hint: Any, name: str) -> Kind:
    """The kind that the type of a field says; ``name`` is for the complaint if it says none."""
    arguments = typing.get_args(hint)
    origin = typing.get_origin(hint)
    if origin is Annotated:
        kind = next((extra for extra in arguments[1:] if isinstance(extra, Kind)), None)
        held = typing.get_args(arguments[0])
        if kind is not None:
            return replace(kind, of=kind_of(held[-1], name)) if held else kind
    elif origin in (typing.Union, types.UnionType):
        others = [argument for argument in arguments if argument is not types.NoneType]
        if len(others) == 1:
            return maybe(kind_of(others[0], name))
    elif origin in (typing.Required, typing.NotRequired):
        return kind_of(arguments[0], name)
    elif origin is list:
        return several(kind_of(arguments[0], name))
    elif typing.is_typeddict(hint):
        return replace(RECORD, facts=facts_of(hint), shape=hint.__name__)
    raise TypeError(f"nobody says what kind of fact {name} is: {hint!r}")


def names_in(facts: Mapping[str, Kind]) -> Iterable[str]:
    """The names of all facts, those inside of others too."""
    for name, kind in facts.items():
        yield name
        inner: Kind | None = kind
        while inner is not None:
            yield from names_in(inner.facts)
            inner = inner.of


# ---------------------------------------------------------------------- events and decisions


@dataclass(frozen=True)
class EventKind:
    """An event: the names of its facts, and whether everybody at a table would look up for it."""

    facts: tuple[str, ...]
    eventful: bool = False
    """Secrets come to light, points are given, something is forbidden: it is never passed over."""


def event(*facts: str, eventful: bool = False) -> EventKind:
    """An event with these facts; what kind they are says the vocabulary of the set that brings them."""
    return EventKind(facts, eventful)


Manner = Literal["step", "decisive", "collect"]
"""How a decision is answered."""
STEP: Final = "step"
"""A choice like any other."""
DECISIVE: Final = "decisive"
"""The choice is made in one step, and may let the next player go on: whoever makes it may want to look at it again."""
COLLECT: Final = "collect"
"""One choice after the other makes up one thing, of which one wants to see all before it is confirmed."""

MANNERS: Final = (STEP, DECISIVE, COLLECT)


@dataclass(frozen=True)
class DecisionKind:
    """A decision: the names of the facts that its question can have, and how it is answered."""

    facts: tuple[str, ...]
    manner: Manner = STEP
    secret: bool = False
    """The others do not learn what was chosen, or not before it comes to light some day."""


def decision(*facts: str, manner: Manner = STEP, secret: bool = False) -> DecisionKind:
    """A decision whose question has these facts; what kind they are says the vocabulary."""
    return DecisionKind(facts, manner, secret)


# ---------------------------------------------------------------------- for programs that learn


@dataclass(frozen=True)
class Observed:
    """A fact of a set that observations tell (`elgrande.research`), as numbers that follow from its kind.

    What stands here is fixed: whoever has taught a program with it relies on it.
    """

    path: str
    """Where in the set's part of a view it stands: ``grandissimo.queen``."""
    about: str
    most: int = 0
    """So many entries of a list have places of their own, one after the other; 0 for a list without an order."""
    words: tuple[str, ...] = ()
    """The words that can stand in it, for those that are not of a kind of their own."""

    @property
    def name(self) -> str:
        """What the plane is called: the last parts of all paths differ."""
        return self.path.replace(".", "_")


def observed(path: str, about: str, most: int = 0, words: Iterable[str] = ()) -> Observed:
    """Let observations tell a fact of the set's part of a view."""
    return Observed(path, about, most, tuple(words))
