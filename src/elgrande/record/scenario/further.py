"""What the words of a position cannot say: the number that lies behind it, name by name.

A game stops in the middle of a card, between two discs, after a choice that only one player knows. A position that was
written out from a table carries the rest under ``further``: whatever the table of its other facts does not have yet.
Nobody needs to write any of it by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.record.scenario.nodes import Node, shown
from elgrande.record.scenario.words import Words
from elgrande.rules.choices import print_choice
from elgrande.rules.errors import Reason
from elgrande.rules.fields import CARD, NUMBER, PLACE, SEAT
from elgrande.rules.knowledge import view
from elgrande.rules.places import COLOUR_IDS, COLOURS, NOWHERE, PLACE_IDS
from elgrande.rules.ruleset import Chance, Rules
from elgrande.rules.table import SCALARS, SEAT_FIELDS, Table

SINGLE: Final = {
    "depth": NUMBER,
    "round": NUMBER,
    "start": SEAT,
    "king": PLACE,
    "board_8": PLACE,
    "board_4": PLACE,
    "decider": SEAT,
    "pending": NUMBER,
    "acted": NUMBER,
    "active": SEAT,
    "card": CARD,
    "parts": NUMBER,
    "smuggling": NUMBER,
    "action": CARD,
    "branch": NUMBER,
    "param": NUMBER,
    "floor": NUMBER,
    "reveals": NUMBER,
    "draws": NUMBER,
    "over": NUMBER,
    "closed": NUMBER,
    "picked": NUMBER,
}
"""The single numbers of a state in the order of ``Table.state``, and what they mean."""
assert list(SINGLE) == SCALARS

OF_SEATS: Final = [
    "points",
    "grande",
    "hand",
    "spent",
    "played",
    "total",
    "modifier",
    "veto_old",
    "veto_new",
    "disc",
    "seen",
    "back_1",
    "back_2",
    "passed",
]
"""What each colour has, in the order of ``Table.seats``."""
assert len(OF_SEATS) * COLOURS == SEAT_FIELDS

ROWS: Final = ["pieces", "offer", "pledge", "extras"]
"""Further rows of numbers, which are named by their index."""

CHANCE: Final = {
    "start": (SEAT, 0),
    "king": (PLACE, 0),
    "homes": (PLACE, 1),
    "decks": (CARD, 2),
    "removed": (CARD, 2),
    "mulligans": (NUMBER, 0),
    "dummy_powers": (NUMBER, 1),
    "dummy_regions": (PLACE, 2),
    "modifiers": (NUMBER, 2),
    "modifier_box": (NUMBER, 1),
    "turned": (PLACE, 1),
}
"""The parts of ``Chance`` in their order: what their numbers mean, and how deep the lists are."""

OWN_KEYS: Final = ["agenda", "options", "chance"]
KEYS: Final = [*list(SINGLE)[1:], *OF_SEATS, *ROWS, *OWN_KEYS]


class State:
    """The numbers of a table by name."""

    def __init__(self, table: Table) -> None:
        numbers = table.state()
        self.single = dict(zip(SINGLE, numbers, strict=False))
        self.rows: dict[str, list[int]] = {}
        first = len(SCALARS)
        for name, length in [
            ("pieces", len(table.pieces)),
            ("seats", len(table.seats)),
            ("offer", len(table.offer)),
            ("pledge", len(table.pledge)),
            ("extras", len(table.extras)),
        ]:
            self.rows[name] = numbers[first : first + length]
            first += length
        depth = self.single["depth"]
        self.agenda = numbers[first : first + depth]
        self.options = numbers[first + depth :]

    def numbers(self) -> list[int]:
        """As ``Table.load_state`` takes them."""
        single = {**self.single, "depth": len(self.agenda)}
        rows = [
            number for name in ("pieces", "seats", "offer", "pledge", "extras") for number in self.rows[name]
        ]
        return [*single.values(), *rows, *self.agenda, *self.options]


# ---------------------------------------------------------------------- writing


def difference(there: Table, wanted: Table) -> dict[str, object]:
    """What has to be changed at one table to make it another one, as plain data with names."""
    rules = wanted.rules
    old, new = State(there), State(wanted)
    data: dict[str, object] = {}
    for name, kind in SINGLE.items():
        if name != "depth" and old.single[name] != new.single[name]:
            data[name] = _named(rules, kind, new.single[name])
    for field, name in enumerate(OF_SEATS):
        changes = {
            COLOUR_IDS[colour]: new.rows["seats"][at]
            for colour in range(COLOURS)
            for at in [field * COLOURS + colour]
            if old.rows["seats"][at] != new.rows["seats"][at]
        }
        if changes:
            data[name] = changes
    for name in ROWS:
        pairs = enumerate(zip(old.rows[name], new.rows[name], strict=True))
        indexed = {index: after for index, (before, after) in pairs if before != after}
        if indexed:
            data[name] = indexed
    if old.agenda != new.agenda:
        data["agenda"] = new.agenda
    if old.options != new.options:
        data["options"] = [print_choice(code) for code in new.options]
    chance: dict[str, object] = {}
    for name, (kind, _) in CHANCE.items():
        before, after = getattr(there.chance, name), getattr(wanted.chance, name)
        if before != after:
            chance[name] = _named(rules, kind, after)
    if chance:
        data["chance"] = chance
    return data


def _named(rules: Rules, kind: str, value: int | list[int] | list[list[int]]) -> object:
    """A number, or lists of numbers, in words where there are some."""
    if isinstance(value, list):
        return [_named(rules, kind, item) for item in value]
    if kind == NUMBER:
        return value
    if value == NOWHERE:
        return "none"
    return {PLACE: PLACE_IDS, SEAT: COLOUR_IDS, CARD: [card.id for card in rules.cards]}[kind][value]


# ---------------------------------------------------------------------- reading


class Further:
    """The changes that make the table of a position the one that was written out."""

    def __init__(self, node: Node, words: Words) -> None:
        self.node = node
        self.rules = words.rules
        self._changes: list[Callable[[State], None]] = []
        self._chance: dict[str, object] = {}
        parts = node.parts(KEYS, "what a position says further")
        for name, value in parts.items():
            if name == "chance":
                for part, inner in value.parts(list(CHANCE), "what chance decided").items():
                    kind, depth = CHANCE[part]
                    self._chance[part] = self._lists(inner, kind, depth)
            elif name in SINGLE:
                self._set_single(name, self._number(value, SINGLE[name]))
            elif name in OF_SEATS:
                self._set_seats(OF_SEATS.index(name) * COLOURS, value)
            elif name in ROWS:
                self._set_row(name, value)
            elif name == "agenda":
                self._set_agenda([self._number(item, NUMBER) for item in value.items("steps")])
            else:
                self._set_options([code for item in value.items("choices") for code in words.choices(item)])

    def apply(self, table: Table) -> None:
        """Change the table of the position; if that gives no table of this game, the scenario is refused."""
        try:
            if self._chance:
                old = {name: getattr(table.chance, name) for name in CHANCE}
                table.chance = Chance(**{**old, **self._chance})
            state = State(table)
            for change in self._changes:
                change(state)
            table.load_state(state.numbers())
            table.news = []
            decision = table.decision
            if decision is not None and not (state.agenda and decision.options):
                raise ValueError("nobody is asked, though the game is not over")
            for seat in table.deciders:
                view(table, seat)
        except Exception:
            self.node.fail(
                "this is no table of this game: `further` belongs to the version that wrote it",
                Reason("scenario-further", {}),
            )

    def _set_single(self, name: str, number: int) -> None:
        self._changes.append(lambda state: state.single.update({name: number}))

    def _set_seats(self, first: int, node: Node) -> None:
        for key, value in node.entries("colours with their numbers"):
            at = first + key.one_of(COLOUR_IDS, "colour")
            self._set_at("seats", at, self._number(value, NUMBER))

    def _set_row(self, name: str, node: Node) -> None:
        for key, value in node.entries("numbers by their index"):
            self._set_at(name, key.number("an index", 0, 9999), self._number(value, NUMBER))

    def _set_at(self, name: str, at: int, number: int) -> None:
        self._changes.append(lambda state: state.rows[name].__setitem__(at, number))

    def _set_agenda(self, steps: list[int]) -> None:
        self._changes.append(lambda state: setattr(state, "agenda", steps))

    def _set_options(self, codes: list[int]) -> None:
        self._changes.append(lambda state: setattr(state, "options", codes))

    def _lists(self, node: Node, kind: str, depth: int) -> object:
        if depth:
            return [self._lists(item, kind, depth - 1) for item in node.items("a list")]
        return self._number(node, kind)

    def _number(self, node: Node, kind: str) -> int:
        text = node.word("a number or a name")
        if kind != NUMBER:
            if node.is_none:
                return NOWHERE
            names = {PLACE: PLACE_IDS, SEAT: COLOUR_IDS, CARD: [card.id for card in self.rules.cards]}[kind]
            return node.one_of(names, kind)
        if not text.removeprefix("-").isdecimal() or len(text) > 20:
            node.fail(
                f"expected a whole number, not {shown(text)}", Reason("scenario-number", {"found": text[:60]})
            )
        return int(text)
