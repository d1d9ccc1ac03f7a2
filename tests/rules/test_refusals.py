"""A refused choice names the rule that refuses it, and tells nothing that is hidden."""

import pytest

from elgrande.rules.choices import CHOICE_TEXTS, parse_choice
from elgrande.rules.errors import GameOver, IllegalChoice
from elgrande.rules.places import CASTILLO, COLOURS
from tests.rules.table_setup import Scene, scene


def why(s: Scene, choice: str) -> str:
    """The rule by which the seat that is asked cannot choose this, with its facts."""
    with pytest.raises(IllegalChoice) as refused:
        s.table.choose(choice)
    assert refused.value.reason is not None
    facts = refused.value.reason.facts
    return " ".join(
        [refused.value.reason.key.removeprefix("refusal-"), *(str(facts[name]) for name in facts)]
    )


def test_placing_keeps_out_of_the_kings_region_and_next_to_it() -> None:
    s = scene("c2_score_choice", king="aragon", courts="violet 3")
    assert why(s, "to aragon") == "kings-region aragon"
    assert why(s, "to sevilla") == "not-neighbouring sevilla aragon"
    s.do("to valencia", "stop")
    assert why(s, "to valencia") == "placing-used"


def test_without_a_court_nobody_is_placed() -> None:
    assert why(scene("c3_score_5", "aragon: violet 1", courts="violet 0"), "to castillo") == "court-empty"


def test_a_caballero_that_is_moved_must_be_there_and_go_elsewhere() -> None:
    s = scene("c1_move3_any", "aragon: violet 1 blue 2; galicia: green 1", king="galicia").do("act")
    assert why(s, "lift green galicia") == "kings-region galicia"
    assert why(s, "lift blue granada") == "nobody-there granada"
    assert why(s, "lift green aragon") == "none-there green aragon"
    s.do("lift blue aragon")
    assert why(s, "to aragon") == "same-place aragon"
    assert why(s, "to galicia") == "kings-region galicia"


def test_king_grande_and_scoreboards_go_where_they_are_not_yet() -> None:
    assert why(scene("c5_king", king="galicia").do("act"), "king galicia") == "king-there galicia"
    assert why(scene("c5_king", king="galicia").do("act"), "king castillo") == "not-there castillo c5_king"


def test_power_cards_are_played_once_and_values_once_in_a_round() -> None:
    s = scene(phase="power", played="violet 9", spent="blue 4")
    assert why(s, "power 9") == "power-taken 9"
    assert why(s, "power 4") == "power-used 4"


def test_every_card_is_taken_once() -> None:
    s = scene(phase="card", offer={2: None}, players=2)
    assert why(s, "card 2") == "card-taken 2"
    assert why(s, "veto") == "not-offered"


def test_what_lies_in_the_castillo_makes_no_difference() -> None:
    """Nobody who tries something learns from the answer who is in there."""
    s = scene("c1_move3_any", "aragon: violet 1 blue 2; castillo: green 2 blue 1", king="galicia").do("act")
    other = s.table.copy()
    for colour in range(COLOURS):
        other.pieces[CASTILLO * COLOURS + colour] = 0
    decision = s.table.decision
    assert decision is not None
    for choice in CHOICE_TEXTS:
        if parse_choice(choice) not in decision.options:
            with pytest.raises(IllegalChoice) as there:
                s.table.choose(choice)
            with pytest.raises(IllegalChoice) as here:
                other.choose(choice)
            assert there.value.reason is not None
            assert here.value.reason is not None
            assert there.value.reason.key == here.value.reason.key


def test_after_the_end_nothing_is_chosen() -> None:
    s = scene("c3_score_5", "aragon: violet 1")
    s.table.over = True
    with pytest.raises(GameOver) as refused:
        s.table.choose("end")
    assert refused.value.reason is not None
    assert refused.value.reason.key == "refusal-over"
