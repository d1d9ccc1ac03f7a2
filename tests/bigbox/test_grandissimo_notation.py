"""The effects of Grandissimo as correction files write them."""

import pytest

from elgrande.rules.effects.notation import print_effect
from elgrande.rules.effects.notation_reader import parse_effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.ruleset import RECONSTRUCTED, Card
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.corrections import CORRECTED, CardCorrection, Corrections
from elgrande.rules.sets.grandissimo.cards import Symbols, grandissimo_cards
from elgrande.rules.sets.setup import Setup

CARDS = [card for shown in ("printed", "reconstructed", "none") for card in grandissimo_cards(Symbols(shown))]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_can_be_written_and_read_back(card: Card) -> None:
    text = print_effect(card.effect)
    assert print_effect(parse_effect(text)) == text
    assert type(parse_effect(text)) is type(card.effect)


@pytest.mark.parametrize(
    ("shown", "id", "text"),
    [
        ("printed", "grd_united_force", "symbols(none, prison=yes)"),
        ("printed", "grd_double_turn", "symbols(double_turn, prison=yes)"),
        ("none", "grd_double_turn", "double_turn"),
        ("reconstructed", "grd_score_coast", "symbols(score_part(coast), ship=yes)"),
        ("reconstructed", "grd_last_word", "last_word(ship=yes)"),
        ("printed", "grd_score_courts", "score_courts(7, 5, 1)"),
        ("printed", "grd_queen_and_jester", "either(character(queen), character(jester))"),
        ("printed", "grd_to_the_castillo", "throw_each(2)"),
    ],
)
def test_cards_are_written_as_one_would_say_them(shown: str, id: str, text: str) -> None:
    assert (
        print_effect(next(card.effect for card in grandissimo_cards(Symbols(shown)) if card.id == id)) == text
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("symbols", "'symbols' needs an effect first"),
        ("symbols(either(veto, grande), ship=yes)", "cannot follow the symbols"),
        ("symbols(boycott, anchor=yes)", "'anchor=yes' has no place in 'symbols'"),
        ("score_part(north)", "'north' is none of coast, inland; write score_part"),
        ("score_courts(7, 5)", "the number of 'score_courts' is missing"),
        ("character", "which character is missing; write character"),
        ("character(king)", "'king' is none of queen, jester"),
        ("either(alliance, veto)", "'alliance' cannot be one of two alternatives"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(text: str, problem: str) -> None:
    with pytest.raises(BadCorrection, match=problem):
        parse_effect(text)


def test_what_has_to_be_announced_is_known() -> None:
    for text in ("alliance", "revolution", "symbols(alliance, ship=yes)"):
        assert parse_effect(text).announces()
    for text in ("boycott", "symbols(none, prison=yes)", "score_courts(7, 5, 1)"):
        assert not parse_effect(text).announces()


def test_numbers_and_symbols_of_a_card_can_be_corrected() -> None:
    corrections = Corrections()
    corrections.cards["grd_boycott"] = CardCorrection(
        effect=parse_effect("symbols(boycott, ship=yes)"), caballeros=4
    )
    corrections.cards["grd_league"] = CardCorrection(effect=parse_effect("scoreboard"))
    setup = Setup("2015", 4, ["grandissimo"], {"cards": "established"})
    cards = {card.id: card for card in rules_for(setup, corrections).cards}
    assert cards["grd_boycott"].caballeros == 4
    assert cards["grd_boycott"].provenance == CORRECTED
    assert print_effect(cards["grd_boycott"].effect) == "symbols(boycott, ship=yes)"
    # What is corrected is established.
    assert cards["grd_league"].provenance == CORRECTED
    assert "grd_eviction_order" not in cards
    assert cards["grd_alliance"].provenance == RECONSTRUCTED
