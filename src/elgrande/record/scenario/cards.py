"""Expectations about power cards, modifiers, Vetos and action cards."""

from __future__ import annotations

from collections.abc import Iterator

from elgrande.record.scenario.checks import Check, Moment, must_be
from elgrande.record.scenario.nodes import Node
from elgrande.record.scenario.position import NEXT_ROUND, THIS_ROUND
from elgrande.record.scenario.words import Words
from elgrande.rules.choices import MODIFIERS
from elgrande.rules.knowledge import view
from elgrande.rules.table import (
    HAND,
    MODIFIER,
    MODIFIER_BIT,
    NO_CARD,
    OFFERS,
    PLAYED,
    SPENT,
    VETO_NEW,
    VETO_OLD,
    Table,
)

# ---------------------------------------------------------------------- power cards and modifiers


def hold_played(node: Node, words: Words) -> Iterator[Check]:
    for colour, value in words.by_colour(node, "power cards"):
        power = None if value.is_none else words.power_face(words.power(value))
        label = f"power card of {words.name(colour)} on the table"
        yield must_be(value, label, power, _played, colour)


def hold_played_modifiers(node: Node, words: Words) -> Iterator[Check]:
    for seat, value in words.by_player(node, "modifiers"):
        modifier = None if value.is_none else words.modifier(value)
        label = f"modifier of {words.name(seat)} on the table"
        yield must_be(value, label, modifier, _number_or_none, MODIFIER + seat)


def _played(moment: Moment, colour: int) -> int | str | None:
    number = moment.table.seats[PLAYED + colour]
    return moment.words.power_face(number) if number else None


def _number_or_none(moment: Moment, field: int) -> int | None:
    return moment.table.seats[field] or None


def hold_hand(node: Node, words: Words) -> Iterator[Check]:
    for seat, value in words.by_player(node, "power cards in hand"):
        powers = _faces(words, [words.power(item) for item in value.items("power cards")])
        yield must_be(value, f"power cards in the hand of {words.name(seat)}", powers, _hand, seat)


def _faces(words: Words, numbers: list[int]) -> list[int | str]:
    return [words.power_face(number) for number in sorted(numbers)]


def _powers_in(words: Words, mask: int) -> list[int]:
    return [number for number in words.faces.values() if mask >> number & 1]


def _hand(moment: Moment, seat: int) -> list[int | str]:
    return _faces(moment.words, _powers_in(moment.words, moment.table.seats[HAND + seat]))


def hold_used(node: Node, words: Words) -> Iterator[Check]:
    for seat, value in words.by_player(node, "used power cards"):
        powers = _faces(words, [words.power(item) for item in value.items("power cards")])
        label = f"power cards that {words.name(seat)} used in earlier rounds"
        yield must_be(value, label, powers, _used, seat)


def _used(moment: Moment, seat: int) -> list[int | str]:
    on_table = moment.table.seats[PLAYED + seat]
    spent = _powers_in(moment.words, moment.table.seats[SPENT + seat])
    return _faces(moment.words, [number for number in spent if number != on_table])


def hold_modifiers(node: Node, words: Words) -> Iterator[Check]:
    for seat, value in words.by_player(node, "modifiers in hand"):
        modifiers = sorted(words.modifier(item) for item in value.items("modifiers"))
        yield must_be(value, f"modifiers in the hand of {words.name(seat)}", modifiers, _modifiers, seat)


def _modifiers(moment: Moment, seat: int) -> list[int]:
    hand = moment.table.seats[HAND + seat]
    return [number for number in range(1, MODIFIERS + 1) if hand >> (MODIFIER_BIT + number) & 1]


# ---------------------------------------------------------------------- Vetos


def hold_vetos(node: Node, words: Words) -> Iterator[Check]:
    for seat, value in words.by_player(node, "numbers of Vetos"):
        label = f"Vetos of {words.name(seat)}"
        if not value.has_entries:
            yield must_be(value, label, words.vetos(value), _vetos, [VETO_OLD + seat, VETO_NEW + seat])
            continue
        for when, count in value.parts([THIS_ROUND, NEXT_ROUND], "the Vetos").items():
            field = (VETO_OLD if when == THIS_ROUND else VETO_NEW) + seat
            when = when.replace("_", " ")
            yield must_be(count, f"{label} that lapse after {when}", words.vetos(count), _vetos, [field])


def _vetos(moment: Moment, fields: list[int]) -> int:
    return sum(moment.table.seats[field] for field in fields)


# ---------------------------------------------------------------------- action cards


def _card_id(t: Table, card: int) -> str | None:
    return None if card == NO_CARD else t.rules.cards[card].id


def hold_offer(node: Node, words: Words) -> Iterator[Check]:
    if node.is_list:
        stacks = sorted(words.stack(item) for item in node.items("stacks"))
        yield must_be(node, "stacks with a card on offer", stacks, _stacks_on_offer)
        return
    for key, value in node.entries("stacks with their open cards"):
        stack = words.stack(key)
        card = None if value.is_none else words.card(value)
        yield must_be(key, f"card on offer from stack {stack}", card, _on_offer, stack)


def _stacks_on_offer(moment: Moment) -> list[int]:
    return [stack for stack in range(1, OFFERS) if moment.table.offer[stack] != NO_CARD]


def _on_offer(moment: Moment, stack: int) -> str | None:
    return _card_id(moment.table, moment.table.offer[stack])


def hold_card(node: Node, words: Words) -> Iterator[Check]:
    card = None if node.is_none else words.card(node)
    yield must_be(node, "card of the active player", card, _card)


def _card(moment: Moment) -> str | None:
    return _card_id(moment.table, moment.table.card)


def hold_stacks(node: Node, words: Words) -> Iterator[Check]:
    for key, value in node.entries("stacks with their next cards, or their numbers of cards"):
        stack = words.stack(key)
        if value.is_list:
            cards = [words.card(item) for item in value.items("cards")]
            yield must_be(key, f"next cards of stack {stack}", cards, _next_cards, stack, len(cards))
        else:
            number = value.number("a number of cards", 0, 99)
            yield must_be(key, f"cards face down in stack {stack}", number, _cards_left, stack)


def _face_down(t: Table, stack: int) -> list[int]:
    turned_up = 0 if t.round == 0 else t.rules.round_index(t.round) + 1
    return t.chance.decks[stack][turned_up:]


def _next_cards(moment: Moment, stack: int, count: int) -> list[str | None]:
    return [_card_id(moment.table, card) for card in _face_down(moment.table, stack)[:count]]


def _cards_left(moment: Moment, stack: int) -> int:
    return len(_face_down(moment.table, stack))


def hold_discards(node: Node, words: Words) -> Iterator[Check]:
    expected: object = "hidden"
    if not (node.is_text and node.text().lower() == "hidden"):
        expected = sorted(words.card(item) for item in node.items("cards"))
    yield must_be(node, "discard pile", expected, _discards)


def _discards(moment: Moment) -> object:
    pile = view(moment.table)["discards"]
    return sorted(pile) if isinstance(pile, list) else "hidden"
