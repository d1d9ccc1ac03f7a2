"""The effects of King & Intrigant and of the Special cards as correction files write them."""

import pytest

from elgrande.rules.effects.notation import print_effect
from elgrande.rules.effects.notation_reader import parse_effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.ruleset import Card
from elgrande.rules.sets.king_intrigant.cards import intrigant_cards, row_cards
from elgrande.rules.sets.special_cards.cards import special_cards

CARDS = [*intrigant_cards(), *special_cards(), *row_cards()]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_can_be_written_and_read_back(card: Card) -> None:
    text = print_effect(card.effect)
    assert print_effect(parse_effect(text)) == text
    assert type(parse_effect(text)) is type(card.effect)


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("ki_010", "none"),
        ("ki_020", "place_anywhere"),
        ("ki_150", "double_region"),
        ("ki_160", "throw_each(2)"),
        ("ki_intrigant_2", "either(move(any=1), move(own=all, one_region=yes))"),
        ("sc_fiesta", "place_more(5)"),
        ("sc_coup", "conspiracy"),
        ("sc_royal_protection", "close_region(king_token)"),
        ("sc_135", "score_region(present=yes)"),
        ("sc_145", "score_region"),
    ],
)
def test_cards_are_written_as_one_would_say_them(id: str, text: str) -> None:
    assert print_effect(next(card.effect for card in CARDS if card.id == id)) == text


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("throw_each(8)", "must be 1 to 7"),
        ("close_region", "which token closes the region is missing"),
        ("close_region(crown)", "'crown' is none of king_token, quarantine; write close_region"),
        ("score_region(present=maybe)", "'present' must be yes or no"),
        ("either(removal, veto)", "'removal' cannot be one of two alternatives"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(text: str, problem: str) -> None:
    with pytest.raises(BadCorrection, match=problem):
        parse_effect(text)


def test_what_has_to_be_announced_cannot_be_the_ability_of_a_modifier() -> None:
    for text in ("double_region", "limit_region", "close_region(king_token)", "removal"):
        assert parse_effect(text).announces()
    for text in ("place_more(5)", "spy", "reserve", "throw_each(2)", "place_anywhere"):
        assert not parse_effect(text).announces()
