"""Where a card could do something, asked before it is taken."""

from __future__ import annotations

import random
from typing import Unpack

import pytest

from elgrande.rules import Dice, Setup, Table, UnknownCard, imagine, new_table
from elgrande.rules.outlook import reach
from elgrande.rules.places import NINE_REGIONS, PLACE_IDS
from tests.rules.table_setup import Facts, scene

REGIONS = [place for number, place in enumerate(PLACE_IDS) if NINE_REGIONS >> number & 1]
BOARD = "aragon: violet 3 blue 1; granada: blue 2 green 2; castillo: orange 2 violet 1"


def table(board: str = BOARD, **facts: Unpack[Facts]) -> Table:
    return scene("", board, **facts).table


def test_a_special_scoring_reaches_what_it_scores() -> None:
    t = table()
    assert reach(t, 0, "c3_score_5") == ["pais_vasco", "aragon", "valencia"]
    assert reach(t, 0, "c3_score_castillo") == ["castillo"]
    assert reach(t, 0, "c3_score_choice") == REGIONS


def test_a_scoreboard_changes_which_regions_are_scored() -> None:
    assert reach(table(boards="8 aragon"), 0, "c3_score_5") == ["pais_vasco", "valencia"]


def test_moves_reach_where_pieces_are_and_where_they_can_go() -> None:
    reached = reach(table(king="galicia"), 0, "c1_move3_foreign")
    assert reached == [*(place for place in REGIONS if place != "galicia"), "castillo"]


def test_the_king_reaches_where_he_can_go() -> None:
    t = table(king="galicia")
    assert reach(t, 0, "c5_king") == [place for place in REGIONS if place != "galicia"]


def test_losses_reach_the_places_of_those_who_lose() -> None:
    t = table(board="aragon: blue 2; granada: violet 2; sevilla: green 1", king="galicia")
    assert reach(t, 0, "c2_remove1_each") == ["aragon", "sevilla"]
    assert reach(t, 0, "c2_court_all") == []


def test_each_seat_is_told_of_its_own_possibilities() -> None:
    t = table(grandes="violet aragon blue sevilla", king="galicia")
    assert "aragon" not in reach(t, 0, "c4_grande")
    assert "sevilla" in reach(t, 0, "c4_grande")
    assert "aragon" in reach(t, 1, "c4_grande")
    assert "sevilla" not in reach(t, 1, "c4_grande")


def test_a_veto_changes_nothing_about_it() -> None:
    assert reach(table(vetos="blue"), 0, "c3_score_castillo") == ["castillo"]


def test_a_card_that_is_not_in_the_game_has_no_reach() -> None:
    with pytest.raises(UnknownCard, match="no card 'c9_moon'"):
        reach(table(), 0, "c9_moon")


MIXES = [
    Setup("1995", 3),
    Setup("2023", 5, sets=["new-regency", "veteran-cards", "power-modifiers"]),
    Setup("2015", 4, sets=["inquisitor-colonies", "anniversary"]),
    Setup("2015", 3, sets=["grandissimo"]),
    Setup("2015", 4, sets=["king-intrigant", "players-edition", "special-cards"]),
]


@pytest.mark.parametrize("setup", MIXES, ids=lambda setup: f"{setup.edition} {' '.join(setup.sets)}")
def test_asking_is_possible_at_any_time_and_changes_and_betrays_nothing(setup: Setup) -> None:
    dice = random.Random(1)
    t = new_table(setup, 5)
    cards = [card.id for card in t.rules.cards]
    while not t.over:
        if dice.random() < 0.05:
            before, viewer = t.state(), dice.randrange(setup.players)
            alike = imagine(t, viewer, Dice(dice.randrange(1000)))
            for card in dice.sample(cards, 3):
                found = reach(t, viewer, card)
                assert set(found) <= set(PLACE_IDS)
                assert reach(alike, viewer, card) == found, "it tells something that the seat cannot know"
            assert t.state() == before
        seat = dice.choice(t.deciders)
        decision = t.decision_of(seat)
        assert decision is not None
        t.choose(dice.choice(decision.options), seat)
