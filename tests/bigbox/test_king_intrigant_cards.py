"""King & Intrigant: every power card with its effect, its limits, how long it lasts, and the Veto."""

from typing import Unpack

import pytest

from elgrande.rules.effects.losses import LoseFromCourt
from elgrande.rules.knowledge import part, view
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.corrections import CardCorrection, Corrections
from elgrande.rules.sets.king_intrigant.facts import IntrigantFacts
from elgrande.rules.sets.setup import Setup
from tests.bigbox.looking import seats_in_view
from tests.bigbox.power_scenes import PowerScene, power_scene
from tests.rules.table_setup import REGIONS, Facts

KI = "king-intrigant"
PLAYERS = [2, 3, 4, 5]


def ki(face: str, board: str = "", **facts: Unpack[Facts]) -> PowerScene:
    """Violet is active with this power card and may use its own special action."""
    facts["sets"] = KI
    return power_scene(face, board, **facts)


# ---------------------------------------------------------------------- 20: place anywhere


@pytest.mark.parametrize("players", PLAYERS)
def test_20_the_caballeros_of_this_turn_may_go_to_any_region_but_the_kings(players: int) -> None:
    s = ki("20", king="cataluna", players=players)
    assert s.offered("to") == ["aragon", "valencia", "castillo"]
    s.do("act")
    assert s.offered("to") == [place for place in REGIONS if place != "cataluna"] + ["castillo"]
    s.do("to galicia", "to sevilla")
    assert (s.at("galicia"), s.at("sevilla")) == ("violet 1", "violet 1")


def test_20_it_does_nothing_once_caballeros_are_placed() -> None:
    s = ki("20", king="cataluna").do("to aragon", "stop")
    assert s.asked != "violet turn"
    assert "act" not in s.options


def test_20_it_is_of_no_use_with_an_empty_court() -> None:
    s = ki("20", courts="violet 0")
    assert s.asked != "violet turn"


def test_20_it_lasts_for_the_own_turn_only() -> None:
    s = power_scene(
        sets=KI,
        king="cataluna",
        phase="turns",
        played="blue 180 violet 20 green 170 orange 10",
    )
    while s.asked != "violet turn":
        s.idle()
    s.do("act", "end")
    while not s.asked.startswith("orange turn"):
        s.idle()
    assert s.offered("to") == ["aragon", "valencia", "castillo"]


def test_20_a_veto_leaves_the_usual_places() -> None:
    s = ki("20", king="cataluna", vetos="orange").do("act")
    assert s.asked == "orange veto"
    s.do("veto")
    assert s.offered("to") == ["aragon", "valencia", "castillo"]


# ---------------------------------------------------------------------- 30, 50, 60: losses


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_k_04_30_the_others_return_their_whole_courts(players: int) -> None:
    s = ki("30", players=players, courts="violet 4 blue 6").do("act")
    assert s.court("violet") == 4
    for colour in ["blue", "green", "orange", "red"][: players - 1]:
        assert s.court(colour) == 0


def test_ruling_k_04_30_a_correction_can_make_it_three() -> None:
    corrections = Corrections()
    corrections.cards["ki_030"] = CardCorrection(effect=LoseFromCourt(3))
    rules = rules_for(Setup("2015", 4, [KI]), corrections)
    card = rules.cards[rules.card_index("ki_030")]
    assert isinstance(card.effect, LoseFromCourt)
    assert (card.effect.count, card.provenance) == (3, "corrected")


def test_30_a_veto_saves_the_courts_that_are_still_to_be_emptied() -> None:
    s = ki("30", vetos="orange").do("act", "allow")
    assert (s.court("blue"), s.court("green")) == (0, 7)
    s.do("veto")
    assert (s.court("green"), s.court("orange")) == (7, 7)


def test_50_each_opponent_returns_three_of_his_choice_clockwise() -> None:
    s = ki("50", "aragon: blue 2 green 1", courts="blue 2 green 1 orange 3")
    s.do("act")
    assert s.asked == "blue lose"
    # After these two only the court is left, so the third comes from there.
    s.do("from aragon", "from aragon")
    assert s.court("blue") == 1
    # Green has only two and orange three, so nobody is asked.
    assert (s.court("green"), s.court("orange"), s.at("aragon")) == (0, 0, "")
    assert s.court("violet") == 7


def test_50_the_kings_region_and_the_castillo_are_safe() -> None:
    s = ki("50", "galicia: blue 3; castillo: blue 2; aragon: blue 1", courts="blue 1", king="galicia")
    s.do("act")
    assert (s.at("galicia"), s.castillo(), s.at("aragon"), s.court("blue")) == ("blue 3", "blue 2", "", 0)


def test_60_one_caballero_of_each_other_player_goes_to_the_province() -> None:
    s = ki("60", "aragon: violet 1 blue 2 green 1; galicia: orange 2; castillo: orange 1", king="galicia")
    s.do("act")
    assert s.options == ["lift blue aragon", "lift green aragon", "stop"]
    s.do("lift blue aragon")
    assert s.options == ["lift green aragon", "stop"]
    s.do("lift green aragon")
    assert (s.at("aragon"), s.at("galicia")) == ("violet 1 blue 1", "orange 2")


def test_60_a_veto_stops_the_second_one() -> None:
    s = ki("60", "aragon: blue 1 green 1", vetos="orange")
    s.do("act", "allow", "lift blue aragon", "allow", "lift green aragon", "veto")
    assert s.at("aragon") == "green 1"


# ---------------------------------------------------------------------- 40: Veto


def test_40_it_lies_open_for_this_and_the_next_round() -> None:
    s = ki("40").do("act")
    assert s.vetos("violet") == 1
    assert seats_in_view(s.table)[0]["vetos"] == {"this_round": 0, "next_round": 1}
    s.idle_round()
    assert seats_in_view(s.table)[0]["vetos"] == {"this_round": 1, "next_round": 0}
    s.idle_round()
    assert s.vetos("violet") == 0


def test_40_it_stops_one_special_action_and_is_gone() -> None:
    s = power_scene(sets=KI, phase="turns", played="violet 40 blue 30 green 20 orange 10", players=4)
    while s.asked != "violet turn":
        s.idle()
    # Violet has the King card with the highest value, and that replaces the Veto.
    s.do("act")
    assert s.asked == "violet king"
    s = power_scene(sets=KI, phase="turns", played="violet 40 blue 60 green 20 orange 10", players=4)
    while s.asked != "violet turn":
        s.idle()
    s.do("act", "end")
    assert s.vetos("violet") == 1
    while s.asked != "green turn":
        s.idle()
    s.do("act")
    assert s.asked == "violet veto"
    s.do("veto")
    assert s.vetos("violet") == 0


# ---------------------------------------------------------------------- 70, 80, 170


def test_70_the_own_grande_moves_but_not_into_a_taboo_region_or_the_castillo() -> None:
    s = ki("70", king="galicia", grandes="violet aragon blue granada").do("act")
    assert s.offered("grande") == [place for place in REGIONS if place not in ("galicia", "aragon")]
    s.do("grande granada")
    assert (s.grande("violet"), s.grande("blue")) == ("granada", "granada")


def test_70_a_grande_in_the_kings_region_stays() -> None:
    s = ki("70", king="galicia", grandes="violet galicia")
    assert "act" not in s.options


def test_70_a_veto_leaves_the_grande_at_home() -> None:
    s = ki("70", grandes="violet aragon", vetos="blue").do("act", "grande granada", "veto")
    assert s.grande("violet") == "aragon"


def test_ruling_k_06_80_a_mobile_scoreboard_is_laid_or_moved() -> None:
    s = ki("80", king="galicia", boards="4 sevilla").do("act")
    assert "board 8 galicia" not in s.options
    assert "board 8 sevilla" not in s.options
    assert "board 4 castillo" in s.options
    s.do("board 8 granada")
    assert s.boards == {"8": "granada", "4": "sevilla"}


def test_80_it_stays_for_good() -> None:
    s = ki("80", round=3).do("act", "board 8 granada").idle_round()
    assert s.boards == {"8": "granada"}


def test_170_the_king_goes_to_a_neighbour() -> None:
    s = ki("170", king="galicia", players=3).do("act")
    assert s.options == ["king pais_vasco", "king castilla_la_vieja"]
    s.do("king pais_vasco", "to aragon")
    assert (s.king, s.at("aragon")) == ("pais_vasco", "violet 1")


# ---------------------------------------------------------------------- 90 to 140: scorings

BOARD = "galicia: violet 2 blue 1; aragon: blue 2; granada: green 1; castilla_la_nueva: orange 1; castillo: violet 1"


@pytest.mark.parametrize(
    ("face", "choices", "points"),
    [
        ("90", ["region galicia"], "violet 6 blue 2"),
        ("100", [], "violet 6 blue 2"),
        ("110", [], "blue 5"),
        ("120", [], "green 6 orange 7"),
        ("130", [], "violet 5"),
    ],
)
def test_ruling_k_07_special_scorings(face: str, choices: list[str], points: str) -> None:
    # The King is in Galicia, which is scored all the same, with his bonus of two.
    s = ki(face, BOARD, king="galicia").do("act", *choices)
    assert s.points == points


def test_ruling_k_07_140_regions_that_one_player_sets_are_scored() -> None:
    s = ki("140", BOARD, king="galicia").do("act")
    assert len(s.deciders) == 4
    s.set_disc("orange", "granada").set_disc("violet", "galicia")
    s.set_disc("green", "granada").set_disc("blue", "aragon")
    assert s.points == "violet 6 blue 7"


@pytest.mark.parametrize("players", PLAYERS)
def test_scorings_pay_as_many_places_as_with_that_number_of_players(players: int) -> None:
    s = ki("90", "granada: violet 3 blue 2", players=players).do("act", "region granada")
    assert s.points == ("violet 6" if players == 2 else "violet 6 blue 3")


def test_scorings_can_be_vetoed_region_by_region() -> None:
    s = ki("110", "aragon: violet 1; valencia: violet 1", vetos="blue")
    s.do("act", "allow", "region aragon", "allow")
    assert s.points == "violet 5"
    while s.asked != "blue veto":
        s.idle()
    s.do("veto")
    assert s.points == "violet 5"


# ---------------------------------------------------------------------- 150: doubling


def test_150_everything_in_the_region_is_doubled_in_the_next_general_scoring() -> None:
    s = ki("150", "aragon: blue 2 green 1", king="aragon", grandes="blue aragon", round=3)
    s.do("act")
    # Ruling K-08: the King's region may be named, and all see which region it is.
    assert s.offered("region") == REGIONS
    s.do("region aragon")
    assert part(view(s.table, 3), IntrigantFacts)["doubled"] == [{"place": "aragon", "seat": 0}]
    s.idle_round()
    # Aragón pays 5 and 4, with 2 for the King and 2 for the Grande.
    assert s.points == "blue 18 green 8"
    # The token is handed back.
    assert part(view(s.table), IntrigantFacts)["doubled"] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_150_it_works_with_any_number_of_players(players: int) -> None:
    s = ki("150", "aragon: blue 2", players=players, round=6).do("act", "region aragon").idle_round()
    assert s.points == "blue 10"


def test_ruling_k_08_bonuses_are_doubled_for_all_players() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        sets=KI,
        king="aragon",
        board="aragon: blue 2 violet 1",
        grandes="blue aragon",
        tokens="doubled aragon; doubler violet",
    )
    assert s.points == "violet 8 blue 18"


def test_150_special_scorings_are_not_doubled() -> None:
    s = ki("90", "aragon: blue 2", tokens="doubled aragon; doubler green").do("act", "region aragon")
    assert s.points == "blue 5"
    assert s.token("doubled") == "aragon"


def test_150_it_waits_for_the_next_general_scoring() -> None:
    s = ki("150", "aragon: blue 2", round=1).do("act", "region aragon").idle_round()
    assert s.token("doubled") == "aragon"
    s.idle_round().idle_round()
    assert s.points == "blue 10"
    assert s.token("doubled") is None


def test_150_two_tokens_at_most_and_never_on_the_same_region() -> None:
    s = ki("150", tokens="doubled aragon; doubler blue").do("act")
    assert "region aragon" not in s.options
    s = ki("150", tokens="doubled aragon granada; doubler blue green")
    assert "act" not in s.options


def test_150_both_tokens_count() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        sets=KI,
        board="aragon: blue 1; granada: green 1; sevilla: orange 1",
        tokens="doubled aragon granada; doubler violet violet",
    )
    assert s.points == "blue 10 green 12 orange 4"


def test_150_the_castillo_is_not_a_region() -> None:
    s = ki("150").do("act")
    assert "region castillo" not in s.options


def test_150_a_veto_keeps_the_token_back() -> None:
    s = ki("150", vetos="blue").do("act", "region aragon", "veto")
    assert s.token("doubled") is None


# ---------------------------------------------------------------------- 160: off to the Castillo


def test_ruling_a_03_160_two_of_every_player_go_into_the_castillo_own_ones_too() -> None:
    s = ki("160", "aragon: violet 3 blue 1; granada: blue 2 green 1; galicia: orange 4", king="galicia")
    s.do("act")
    assert "stop" not in s.options
    assert "lift orange galicia" not in s.options
    s.do("lift blue granada", "lift blue aragon")
    assert "lift blue granada" not in s.options
    s.do("lift green granada", "lift violet aragon", "lift violet aragon")
    assert s.castillo() == "violet 2 blue 2 green 1"
    assert (s.at("aragon"), s.at("granada"), s.at("galicia")) == ("violet 1", "blue 1", "orange 4")


def test_160_it_may_be_forgone_altogether() -> None:
    s = ki("160", "aragon: violet 3 blue 1").do("end")
    assert s.castillo() == ""


def test_160_a_veto_stops_it_in_the_middle() -> None:
    s = ki("160", "aragon: violet 2 blue 2", vetos="blue")
    s.do("act", "allow", "lift blue aragon", "allow", "lift blue aragon", "veto")
    assert (s.castillo(), s.at("aragon")) == ("blue 1", "violet 2 blue 1")
