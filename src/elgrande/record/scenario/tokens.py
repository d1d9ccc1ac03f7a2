"""What expansions have on the table, in a position and as an expectation: the fields of ``rules.extras`` by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from elgrande.record.scenario.checks import Check, Moment, must_be
from elgrande.record.scenario.nodes import Node, hint, shown, unknown
from elgrande.record.scenario.words import Words
from elgrande.rules.errors import Reason
from elgrande.rules.fields import CARD, FIELDS, PLACE, PLACES_MASK, SEAT, SEATS_MASK, Field
from elgrande.rules.places import COLOURS, NEUTRAL, NOWHERE, PLACE_IDS, PLACES, places_of
from elgrande.rules.position import Position
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets import FOLDERS, load_from
from elgrande.rules.table import NO_CARD, NOBODY

HIGHEST: Final = (1 << 48) - 1
_FLAGS: Final = {"no": 0, "false": 0, "yes": 1, "true": 1}


def lay_tokens(node: Node, words: Words, position: Position) -> None:
    for field, value in _fields(node, words):
        position.tokens[field.name] = _numbers(value, words, field)


def hold_tokens(node: Node, words: Words) -> Iterator[Check]:
    for field, value in _fields(node, words):
        for index, number in _numbers(value, words, field).items():
            label = field.name if field.size == 1 else f"{field.name} of {_part(words, value, index)}"
            yield must_be(value, label, named(words, field, number), _found, field, index)


def _found(moment: Moment, field: Field, index: int) -> object:
    return named(moment.words, field, moment.table.extras[field.at + index])


def _part(words: Words, node: Node, index: int) -> str:
    return words.name(index) if node.has_entries else f"number {index + 1}"


# ---------------------------------------------------------------------- reading


def _fields(node: Node, words: Words) -> Iterator[tuple[Field, Node]]:
    if not words.rules.extras:
        node.fail("tokens need a set of the Big Box", Reason("impossible-tokens", {}))
    for key, value in node.entries("tokens with what they show"):
        name = key.word("the name of a token")
        if name not in FIELDS:
            key.fail(
                f"there is no token {shown(name)}; {hint(name, list(FIELDS))}", unknown(name, list(FIELDS))
            )
        yield FIELDS[name], value


def _numbers(node: Node, words: Words, field: Field) -> dict[int, int]:
    """The numbers of a field: one, a list from the first on, or by player. Those that are not named stay out."""
    if field.size == 1:
        return {0: _number(node, words, field)}
    if node.has_entries:
        if field.size < words.rules.players:
            node.fail(
                f"'{field.name}' does not go by player; write a list of up to {field.size}",
                Reason("scenario-list", {}),
            )
        return {
            colour: _number(value, words, field)
            for colour, value in words.by_piece_colour(node, f"their {field.name}")
            if colour < field.size
        }
    items = node.items(f"the {field.size} parts of '{field.name}'")
    if len(items) > field.size:
        node.fail(
            f"'{field.name}' has {field.size} parts, not {len(items)}",
            Reason("impossible-parts", {"found": field.name, "most": field.size}),
        )
    numbers = dict.fromkeys(range(field.size), field.start)
    numbers.update({index: _number(item, words, field) for index, item in enumerate(items)})
    return numbers


def _number(node: Node, words: Words, field: Field) -> int:
    kind = field.kind
    if kind == PLACE:
        return NOWHERE if node.is_none else words.place(node)
    if kind == SEAT:
        return NOBODY if node.is_none else words.piece_colour(node)
    if kind == CARD:
        return NO_CARD if node.is_none else words.rules.card_index(words.card(node))
    if kind == PLACES_MASK:
        return sum({1 << words.place(item) for item in node.items("places")})
    if kind == SEATS_MASK:
        return sum({1 << words.piece_colour(item) for item in node.items("players")})
    if node.is_text and node.text().lower() in _FLAGS:
        return _FLAGS[node.text().lower()]
    return node.number("a number", 0, HIGHEST)


# ---------------------------------------------------------------------- telling


def fields_of(rules: Rules) -> list[Field]:
    """The fields that mean something in a game: those that its sets declare, and those that they share."""
    if not rules.extras:
        return []
    sets = {folder: [module.SET.name for module in load_from(folder, "set")] for folder in FOLDERS}
    shared = [folder for folder in FOLDERS if not any(sets[folder])]
    return [
        field
        for field in FIELDS.values()
        if not field.follows
        and (field.folder in shared or any(name in rules.setup.sets for name in sets[field.folder]))
    ]


# ---------------------------------------------------------------------- showing


def named(words: Words, field: Field, number: int) -> object:
    """What a number of a field means, in the words of a scenario."""
    kind = field.kind
    if kind in (PLACE, SEAT, CARD) and number == NOWHERE:
        return None
    if kind == PLACE:
        return PLACE_IDS[number] if 0 <= number < PLACES else number
    if kind == SEAT:
        return words.name(number) if number < len(words.names) or number == NEUTRAL else number
    if kind == CARD:
        return words.rules.cards[number].id
    if kind == PLACES_MASK:
        return [PLACE_IDS[place] for place in places_of(number)]
    if kind == SEATS_MASK:
        return [words.name(seat) for seat in range(COLOURS) if number >> seat & 1]
    return number
