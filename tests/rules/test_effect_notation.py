"""Every effect has a text; reading and printing it are inverse, and what cannot be read is answered with a sentence."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elgrande.rules.effects import base, court, discs, king, losses, move, score, supply
from elgrande.rules.effects.base import Effect, Scoring
from elgrande.rules.effects.move import MoveCaballeros, PlaceExtra
from elgrande.rules.effects.notation import print_effect
from elgrande.rules.effects.notation_reader import parse_effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.known_effects import SHARED_EFFECTS
from elgrande.rules.ruleset import Card
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.classic.cards import classic_cards
from elgrande.rules.sets.corrections import CardCorrection, Corrections, ModifierCorrection
from elgrande.rules.sets.new_regency.cards import new_regency_cards
from elgrande.rules.sets.power_modifiers.cards import power_modifiers
from elgrande.rules.sets.setup import Setup
from elgrande.rules.sets.veteran_cards.cards import veteran_cards
from elgrande.rules.sets.year2023.cards import cards_2023

ALL_CARDS = [*classic_cards(), *cards_2023(), *new_regency_cards(), *veteran_cards()]

SAMPLES = [
    "move(any=4)",
    "move(own=2, foreign=2)",
    "move(foreign=all, one_region=yes)",
    "move(own=1, castillo=no)",
    "place(3)",
    "place(2, castillo=no)",
    "either(move(own=all, one_region=yes), place(2))",
    "either(king_jail, grande)",
    "either(evict, score_region)",
    "none",
    "veto",
    "lose_court(3)",
    "lose_court(all)",
    "lose_secret(2)",
    "lose_secret(all)",
    "each_returns(5)",
    "return_one_each",
    "score_region",
    "score_value(4)",
    "score_value(6, 7)",
    "score_most",
    "score_fewest",
    "score_firsts",
    "score_castillo",
    "score_secret",
    "scoreboard",
    "power_back",
    "take(6)",
    "grande",
    "evict",
    "king(anywhere)",
    "king(neighbour)",
    "king(abroad)",
    "king(castillo)",
    "king(fewest)",
    "king(most)",
    "king_entourage(3)",
    "king_jail",
    "king_swap",
    "smuggle",
    "throw_castillo",
]


def test_every_card_prints_an_effect_that_reads_back_the_same() -> None:
    for card in ALL_CARDS:
        text = print_effect(card.effect)
        again = parse_effect(text)
        assert print_effect(again) == text, card.id
        assert type(again) is type(card.effect), card.id


def test_every_ability_of_a_modifier_prints_and_reads_back_the_same() -> None:
    abilities = [modifier.ability for modifier in power_modifiers() if modifier.ability is not None]
    assert {print_effect(ability) for ability in abilities} == {
        "take(1)",
        "throw_castillo",
        "move(own=1, castillo=no)",
    }
    for ability in abilities:
        assert print_effect(parse_effect(print_effect(ability))) == print_effect(ability)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("c1_move2own_2foreign", "move(own=2, foreign=2)"),
        ("c1_region5_any", "move(any=5, one_region=yes)"),
        ("c1_place2_extra", "place(2)"),
        ("n1_militia", "place(2, castillo=no)"),
        ("c1_all_own_or_place2", "either(move(own=all, one_region=yes), place(2))"),
        ("c2_court_all", "lose_court(all)"),
        ("c3_score_6_7", "score_value(6, 7)"),
        ("c4_royal_advisor", "king(neighbour)"),
        ("r5_entourage", "king_entourage(2)"),
        ("r5_competition", "king_jail"),
    ],
)
def test_cards_are_written_as_one_would_say_them(card: str, text: str) -> None:
    assert next(print_effect(other.effect) for other in ALL_CARDS if other.id == card) == text


@pytest.mark.parametrize("text", SAMPLES)
def test_what_is_written_is_what_is_printed(text: str) -> None:
    assert print_effect(parse_effect(text)) == text


def test_every_effect_class_of_the_rules_has_a_name() -> None:
    rooms = (base, court, discs, king, losses, move, score, supply)
    classes = {
        thing
        for room in rooms
        for thing in vars(room).values()
        if isinstance(thing, type) and issubclass(thing, Effect) and thing not in (Effect, Scoring)
    }
    named = {type(parse_effect(sample)) for sample in SAMPLES}
    assert named == classes
    assert {sample.partition("(")[0] for sample in SAMPLES} == set(SHARED_EFFECTS)


def test_the_numbers_arrive_in_the_effect() -> None:
    effect = parse_effect("move(own=2, foreign=3, one_region=yes, castillo=no)")
    assert isinstance(effect, MoveCaballeros)
    assert (effect.any, effect.own, effect.foreign) == (0, 2, 3)
    assert effect.one_region
    assert not effect.castillo
    extra = parse_effect("place(4)")
    assert isinstance(extra, PlaceExtra)
    assert extra.up_to == 4
    assert extra.castillo


@pytest.mark.parametrize("text", ["MOVE( Any = 4 )", "move(any=4 , castillo=yes)", "  move ( any=4 )\n"])
def test_case_spacing_and_defaults_do_not_matter(text: str) -> None:
    assert print_effect(parse_effect(text)) == "move(any=4)"


def test_an_effect_without_numbers_may_have_empty_brackets() -> None:
    assert print_effect(parse_effect("veto()")) == "veto"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the effect is empty; write for example 'place(2)'"),
        ("dance(2)", "there is no effect 'dance'; known are move, place, throw_castillo, either,"),
        ("move", "how many caballeros of which colours is missing; write move(any=4)"),
        ("move(any=0)", "'any' must be 1 to 30 or all, not '0'"),
        ("move(any=31)", "'any' must be 1 to 30 or all, not '31'"),
        ("move(any=2, own=1)", "'any' covers own and foreign caballeros and stands without them"),
        ("move(any=4, any=3)", "'any=3' has no place in 'move'"),
        ("move(4)", "how many caballeros of which colours is missing"),
        ("move(any=4", "a ',' or ')' should stand where the end of the text is"),
        ("move(any=)", "a name or a number should stand where ')' at character 10 is"),
        ("move(any=2, one_region=maybe)", "'one_region' must be yes or no, not 'maybe'"),
        ("place", "the number of 'place' is missing; write place(2) or place(2, castillo=no)"),
        ("place(two)", "the number of 'place' must be 1 to 30, not 'two'"),
        ("place(-1)", "a name or a number should stand where '-' at character 7 is"),
        ("place(2, 3)", "'3' has no place in 'place'"),
        ("place(2))", "the effect should end where ')' at character 9 is"),
        ("place(take(2))", "'take' takes nothing in brackets here"),
        ("take(7)", "the number of 'take' must be 1 to 6, not '7'"),
        ("veto(2)", "'2' has no place in 'veto'; write veto"),
        ("each_returns(all)", "the number of 'each_returns' must be 1 to 30, not 'all'"),
        ("score_value(7, 6)", "must be 7 to 20, not '6'"),
        ("king", "where the King goes is missing; write king(anywhere)"),
        ("king(home)", "the King cannot be sent to 'home'"),
        ("either(veto)", "'either' needs two effects, not 1"),
        ("either(veto, place(1), grande)", "'either' needs two effects, not 3"),
        ("either(veto, a=place(1))", "an effect should stand where 'a=place' is"),
        ("either(veto, dance)", "there is no effect 'dance'"),
        ("either(scoreboard, veto)", "'scoreboard' cannot be one of two alternatives"),
        ("either(veto, king_swap)", "'king_swap' cannot be one of two alternatives"),
        ("either(veto, either(veto, grande))", "cannot be one of two alternatives"),
        ("place(" * 40, "the effect has 240 characters; no effect needs more than 200"),
    ],
)
def test_a_text_that_is_no_effect_is_refused_with_what_would_be_right(text: str, complaint: str) -> None:
    with pytest.raises(BadCorrection) as refused:
        parse_effect(text)
    assert complaint in str(refused.value)


def test_what_has_to_be_announced_is_known() -> None:
    announced = {text for text in SAMPLES if parse_effect(text).announces()}
    assert announced == {
        "move(foreign=all, one_region=yes)",
        *(text for text in SAMPLES if text.startswith(("either", "king"))),
        "score_region",
        "scoreboard",
        "grande",
        "evict",
    }


@given(st.text(max_size=60) | st.text("movepacekingthr(),=0123 ", max_size=60))
def test_any_text_is_an_effect_or_a_complaint(text: str) -> None:
    try:
        effect = parse_effect(text)
    except BadCorrection:
        return
    assert print_effect(parse_effect(print_effect(effect))) == print_effect(effect)


def play_to_the_end(setup: Setup, corrections: Corrections, seed: int) -> int:
    """Plays a random game and returns how often a special action or an ability was used in it."""
    table = new_table(setup, seed, corrections)
    dice = random.Random(seed)
    used = 0
    while table.decision is not None:
        # Actions and abilities are what this is about, so they are taken whenever there is one.
        choices = table.decision.texts
        wanted = [text for text in choices if text in ("act", "use")]
        used += len(wanted)
        table.choose(dice.choice(wanted or choices))
    return used


@pytest.mark.parametrize("text", SAMPLES)
def test_a_deck_full_of_one_effect_can_be_played(text: str) -> None:
    corrections = Corrections()
    for card in [*cards_2023(), *new_regency_cards()]:
        if card.provenance == "reconstructed":
            corrections.cards[card.id] = CardCorrection(effect=parse_effect(text))
    setup = Setup("2023", 2 + SAMPLES.index(text) % 4, sets=["new-regency"])
    assert play_to_the_end(setup, corrections, seed=len(text)) > 0


@pytest.mark.parametrize("text", [text for text in SAMPLES if not parse_effect(text).announces()])
def test_every_effect_that_is_not_announced_can_be_the_ability_of_a_modifier(text: str) -> None:
    corrections = Corrections()
    for modifier in power_modifiers():
        if modifier.provenance == "reconstructed":
            corrections.modifiers[modifier.number] = ModifierCorrection(
                modifier.value, parse_effect(text), "corrected"
            )
    setup = Setup("2023", 4, sets=["power-modifiers"])
    assert play_to_the_end(setup, corrections, seed=len(text)) > 0


def test_an_unknown_effect_cannot_be_printed() -> None:
    with pytest.raises(NotImplementedError, match="Effect has no notation yet"):
        print_effect(Card("x", 1, Effect()).effect)
