"""The figures that a lesson tells: each of them is asked of the engine, on the table that the learner sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from elgrande.record.scenario.nodes import Node
from elgrande.record.scenario.words import Words
from elgrande.rules import Table, everything, preview, view
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS


@dataclass(frozen=True)
class Scene:
    """A table as the learner sees it, and the points of everybody at the note before."""

    table: Table
    seat: int
    before: list[int]


@dataclass(frozen=True)
class Fact:
    """A figure by the words in which a lesson asks for it."""

    line: int
    text: str
    find: Callable[[Scene], int]


Finder = Callable[[Scene, list[int]], int]


def _seen(scene: Scene, seat: int, name: str) -> int:
    facts: dict[str, int] = {**view(scene.table, scene.seat)["seats"][seat]}  # type: ignore[dict-item]
    return int(facts[name] or 0)


def _place(scene: Scene, place: int) -> tuple[list[int], dict[str, int]]:
    """What a place pays, and who is there."""
    seen = view(scene.table, scene.seat)
    found = seen["castillo"] if PLACE_IDS[place] == "castillo" else seen["regions"][PLACE_IDS[place]]
    return list(found["values"]), dict(found["caballeros"] or {})


def _worth(scene: Scene, place: int, seat: int) -> int:
    found = preview(scene.table, 1 << place).get(PLACE_IDS[place], [])
    return sum(award.points for award in found if award.colour == seat)


def _total(scene: Scene, seat: int) -> int:
    mask = scene.table.rules.regions
    if view(scene.table, scene.seat)["castillo"]["caballeros"] is not None:
        mask = everything(scene.table)
    return sum(a.points for found in preview(scene.table, mask).values() for a in found if a.colour == seat)


def _of_card(scene: Scene, stack: int) -> int:
    for card in view(scene.table, scene.seat)["offer"]:
        if card["stack"] == stack and card["card"] is not None:
            return int(card["caballeros"])
    raise ValueError(f"there is no card on stack {stack}")


def _in_hand(scene: Scene, power: int) -> int:
    seat = view(scene.table, scene.seat)["seats"][scene.seat]
    if power not in (seat["hand"] or []) and seat["power"] != power:
        raise ValueError(f"the power card {power} is neither in hand nor played")
    return power


def _paid(scene: Scene, place: int, rank: int) -> int:
    return _place(scene, place)[0][rank - 1]


def _count(scene: Scene, place: int, seat: int) -> int:
    return _place(scene, place)[1].get(COLOUR_IDS[seat], 0)


def supply_of(table: Table, power: int) -> int:
    """How many caballeros a power card brings, by what is printed on it."""
    rules = table.rules
    return next(
        int(rules.supply[number])
        for number in range(1, len(rules.supply))
        if rules.powers >> number & 1 and rules.power_values[number] == power
    )


FINDERS: Final[dict[str, tuple[tuple[str, ...], Finder]]] = {
    "points": (("player",), lambda scene, a: scene.table.scores[a[0]]),
    "gained": (("player",), lambda scene, a: scene.table.scores[a[0]] - scene.before[a[0]]),
    "court": (("player",), lambda scene, a: _seen(scene, a[0], "court")),
    "province": (("player",), lambda scene, a: _seen(scene, a[0], "province")),
    "played": (("player",), lambda scene, a: _seen(scene, a[0], "power")),
    "total": (("player",), lambda scene, a: _seen(scene, a[0], "total")),
    "outlook": (("player",), lambda scene, a: _total(scene, a[0])),
    "count": (("place", "player"), lambda scene, a: _count(scene, a[0], a[1])),
    "worth": (("place", "player"), lambda scene, a: _worth(scene, a[0], a[1])),
    "pays": (("place", "number"), lambda scene, a: _paid(scene, a[0], a[1])),
    "brings": (("number",), lambda scene, a: supply_of(scene.table, _in_hand(scene, a[0]))),
    "power": (("number",), lambda scene, a: _in_hand(scene, a[0])),
    "card": (("number",), lambda scene, a: _of_card(scene, a[0])),
    "round": ((), lambda scene, a: int(view(scene.table)["round"])),
}
"""Everything that can be told, with the kinds of the words that follow."""


def read_fact(node: Node, words: Words) -> Fact:
    """A fact in its words: ``worth granada violet``."""
    text = node.word("a fact")
    name, *given = text.split()
    if name not in FINDERS:
        node.fail(f"there is no fact '{name}'; known are {', '.join(FINDERS)}")
    kinds, find = FINDERS[name]
    if len(given) != len(kinds):
        node.fail(f"after '{name}' comes {', '.join(kinds) or 'nothing'}, not '{' '.join(given)}'")
    numbers = [_read(node, words, kind, word) for kind, word in zip(kinds, given, strict=True)]
    return Fact(node.line, text, lambda scene: find(scene, numbers))


def _read(node: Node, words: Words, kind: str, word: str) -> int:
    known = words.names if kind == "player" else PLACE_IDS
    if kind == "number":
        if not word.isdecimal():
            node.fail(f"expected a number, not '{word}'")
        return int(word)
    if word not in known:
        node.fail(f"there is no {kind} '{word}' here")
    return known.index(word)
