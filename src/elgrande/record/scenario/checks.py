"""What a check is: one thing that must hold at the table, with the line where it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Concatenate, ParamSpec

from elgrande.record.scenario.nodes import Node
from elgrande.record.scenario.words import Words
from elgrande.rules.table import Table

P = ParamSpec("P")


@dataclass
class Moment:
    """The table at the moment when something must hold."""

    table: Table
    words: Words
    scores_before: list[int]
    """Points at the beginning of the scenario, by seat."""


@dataclass(frozen=True)
class Check:
    """One thing that must hold."""

    node: Node
    """Where the scenario asks for it."""
    look: Callable[[Moment], str | None]
    """What is wrong, in words; None if all is well."""


def must_be(
    node: Node,
    label: str,
    expected: object,
    look: Callable[Concatenate[Moment, P], object],
    *args: P.args,
    **kwargs: P.kwargs,
) -> Check:
    """A check that what is seen at the moment has exactly one value."""

    def compare(moment: Moment) -> str | None:
        got = look(moment, *args, **kwargs)
        return None if got == expected else f"{label}: expected {show(expected)}, got {show(got)}"

    return Check(node, compare)


def show(value: object) -> str:
    """A value as people write it.

    >>> show({"violet": 2, "blue": [1, 3]})
    'violet 2, blue [1, 3]'
    """
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_inner(part)}" for key, part in value.items()) or "nothing"
    if isinstance(value, list):
        return ", ".join(_inner(part) for part in value) or "nothing"
    return str(value)


def _inner(value: object) -> str:
    text = show(value)
    if isinstance(value, Mapping):
        return f"({text})"
    return f"[{text}]" if isinstance(value, list) else text
