"""The cards of stack 6 that take effect at once, each with its effect, its limits and a Veto."""

from typing import Unpack

import pytest

from elgrande.rules.table import NO_CARD
from tests.bigbox.grand_scenes import BOARD, GRANDES, GrandScene, grand
from tests.rules.table_setup import Facts

PLAYERS = [2, 3, 4, 5]


# ---------------------------------------------------------------------- scorings


def test_the_coast_is_scored_with_portugal() -> None:
    s = grand("grd_score_coast", "galicia: violet 1; portugal: blue 1; aragon: green 1").do("act")
    assert s.scored() == ["galicia", "pais_vasco", "cataluna", "sevilla", "granada", "valencia", "portugal"]
    assert s.points == "violet 6 blue 5"  # The King is in Galicia.


def test_the_inland_is_scored() -> None:
    s = grand(
        "grd_score_inland", "aragon: violet 1; castilla_la_nueva: blue 1; portugal: green 1", grandes=""
    )
    s.do("act")
    assert s.scored() == ["aragon", "castilla_la_vieja", "castilla_la_nueva"]
    assert s.points == "violet 5 blue 7"


def test_a_veto_can_fall_between_two_regions() -> None:
    s = grand("grd_score_inland", "aragon: violet 1", grandes="", vetos="blue").do("act", "allow")
    s.do("region castilla_la_nueva", "allow", "region aragon", "veto")
    assert s.scored() == ["castilla_la_nueva"]
    assert s.points == ""


def test_the_courts_are_scored_with_seven_five_and_one() -> None:
    s = grand("grd_score_courts", courts="violet 5 blue 9 green 2 orange 1").do("act")
    assert s.points == "violet 5 blue 7 green 1"
    assert s.scored() == ["court"]


@pytest.mark.parametrize(
    ("players", "courts", "points"),
    [
        (4, "violet 5 blue 5 green 2 orange 1", "violet 5 blue 5 green 1"),
        (4, "violet 5 blue 5 green 5 orange 1", "violet 5 blue 5 green 5 orange 1"),
        (4, "violet 9 blue 5 green 5 orange 1", "violet 7 blue 1 green 1"),
        (4, "violet 1 blue 0 green 0 orange 0", "violet 7"),
        (3, "violet 5 blue 4 green 3", "violet 7 blue 5"),
        (3, "violet 5 blue 4 green 4", "violet 7"),
        (2, "violet 5 blue 4", "violet 7"),
        (2, "violet 5 blue 5", ""),
        (5, "violet 5 blue 4 green 3 orange 2 red 1", "violet 7 blue 5 green 1"),
    ],
)
def test_ruling_gr_09_ties_and_columns_in_the_courts_are_those_of_a_region(
    players: int, courts: str, points: str
) -> None:
    s = grand("grd_score_courts", "aragon: violet 1", grandes="", courts=courts, players=players).do("act")
    assert s.points == points


def test_ruling_gr_09_guests_do_not_count_in_a_court() -> None:
    s = grand(
        "grd_score_courts", "guests_violet: blue 9", grandes="", courts="violet 2 blue 3 green 0 orange 0"
    )
    assert s.do("act").points == "violet 5 blue 7"


def test_a_veto_saves_from_the_scoring_of_the_courts() -> None:
    assert grand("grd_score_courts", vetos="blue").do("act", "veto").points == ""


# ---------------------------------------------------------------------- the Castillo


def test_off_to_the_castillo_throws_two_of_each_player() -> None:
    s = grand("grd_to_the_castillo").do("act")
    assert s.asked == "violet throw"
    assert "stop" not in s.options
    for colour in ("violet", "blue", "green", "orange"):
        s.do(f"lift {colour} aragon", f"lift {colour} granada")
        assert f"lift {colour} aragon" not in s.options
    assert s.castillo() == "violet 4 blue 3 green 4 orange 2"
    assert s.at("aragon") == "violet 2 blue 2 green 1 orange 1"
    assert s.asked == "violet turn"


def test_ruling_a_03_fewer_if_a_player_has_fewer_outside_the_kings_region() -> None:
    board = "galicia: violet 3 blue 3; aragon: violet 1; sevilla: green 3"
    s = grand("grd_to_the_castillo", board, grandes="").do("act")
    s.do("lift green sevilla", "lift violet aragon", "lift green sevilla")
    assert s.castillo() == "violet 1 green 2"
    assert s.asked == "violet turn"


def test_ruling_a_03_the_own_ones_must_go_as_well_or_it_is_forgone() -> None:
    s = grand("grd_to_the_castillo", "aragon: violet 2; sevilla: green 1", grandes="").do("act")
    s.do("lift green sevilla")
    assert s.options == ["lift violet aragon"]
    s = grand("grd_to_the_castillo", "galicia: violet 2", grandes="")
    assert "act" not in s.options


def test_mercenaries_are_not_thrown_into_the_castillo() -> None:
    s = grand("grd_to_the_castillo", "aragon: grey 2 violet 1", grandes="").do("act")
    assert s.options == ["lift violet aragon"]


def test_each_caballero_thrown_is_a_step_for_a_veto() -> None:
    s = grand("grd_to_the_castillo", vetos="blue").do("act", "allow", "lift violet aragon", "allow")
    assert s.castillo() == "violet 3 blue 1 green 2"
    s.do("lift blue aragon", "veto")
    assert s.castillo() == "violet 3 blue 1 green 2"
    assert s.table.action == NO_CARD


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_gr_07_the_eviction_order_sends_the_others_from_the_castillo_to_their_courts(
    players: int,
) -> None:
    s = grand("grd_eviction_order", "castillo: violet 2 blue 3", grandes="blue castillo", players=players)
    court = s.court("blue")
    s.do("act")
    assert s.castillo() == "violet 2"
    assert s.court("blue") == court + 3
    assert s.grande("blue") == "castillo"
    assert s.scored() == []
    assert s.told("castillo_opened") == [{"counts": {"violet": 2, "blue": 3}}]


def test_a_veto_stops_the_eviction_of_one_after_the_other() -> None:
    s = grand("grd_eviction_order", vetos="orange").do("act", "allow", "allow", "veto")
    assert s.castillo() == "violet 2 green 2"


def test_ruling_a_01_the_conspiracy_throws_all_grandes_outside_the_kings_region_in() -> None:
    s = grand("grd_conspiracy", king="aragon").do("act")
    assert [s.grande(colour) for colour in ("violet", "blue", "green", "orange")] == ["aragon"] + [
        "castillo"
    ] * 3


# ---------------------------------------------------------------------- league


def test_ruling_gr_07_the_league_moves_both_scoreboards_once_each() -> None:
    s = grand("grd_league", boards="8 sevilla").do("act")
    assert s.asked == "violet league"
    assert "stop" in s.options
    assert "board 4 sevilla" not in s.options
    assert "board 8 galicia" not in s.options
    s.do("board 8 castillo")
    assert s.boards == {"8": "castillo"}
    assert not any(text.startswith("board 8") for text in s.options)
    assert "board 4 castillo" not in s.options
    s.do("board 4 portugal")
    assert s.boards == {"8": "castillo", "4": "portugal"}
    assert s.asked == "violet turn"


def test_a_scoreboard_in_the_kings_region_stays_there() -> None:
    s = grand("grd_league", boards="8 galicia").do("act")
    assert all(text.startswith("board 4") for text in s.options[:-1])


def test_each_scoreboard_is_a_step_for_a_veto() -> None:
    s = grand("grd_league", vetos="blue").do(
        "act", "allow", "board 8 aragon", "allow", "board 4 sevilla", "veto"
    )
    assert s.boards == {"8": "aragon"}


# ---------------------------------------------------------------------- alliance


@pytest.mark.parametrize("players", PLAYERS)
def test_two_allied_regions_count_as_one_in_the_next_general_scoring(players: int) -> None:
    board = "aragon: violet 2 blue 1; sevilla: blue 3"
    s = grand("grd_alliance", board, grandes="", round=3, players=players)
    s.do("act", "region aragon")
    assert s.asked == "violet ally"
    assert "region aragon" not in s.options
    s.do("region sevilla", "end").idle_round()
    second = 4 + 3 if players > 2 else 0
    expected = {"violet": second, "blue": 5 + 4}
    assert s.points == " ".join(f"{colour} {points}" for colour, points in expected.items() if points)
    # Both are scored when the first of them comes up.
    assert s.scored().index("sevilla") == s.scored().index("aragon") + 1
    assert s.token("alliance") is None


def test_bonuses_of_either_region_go_to_the_sole_first() -> None:
    s = grand(
        board="aragon: violet 2 blue 1; sevilla: blue 3",
        grandes="blue aragon violet sevilla",
        phase="scoring",
        round=3,
        king="sevilla",
        tokens="alliance aragon sevilla",
    )
    assert s.points == "violet 7 blue 13"


def test_a_tie_in_an_alliance_pays_the_second_place_of_both() -> None:
    s = grand(
        board="aragon: violet 2; sevilla: blue 2",
        grandes="",
        phase="scoring",
        round=3,
        tokens="alliance aragon sevilla",
    )
    assert s.points == "violet 7 blue 7"


def test_a_special_scoring_before_treats_the_regions_apart() -> None:
    s = grand(
        "c2_score_choice",
        "aragon: violet 2 blue 1; sevilla: blue 3",
        grandes="",
        tokens="alliance aragon sevilla",
    )
    assert s.do("act", "region aragon").points == "violet 5 blue 4"


def test_ruling_a_04_allied_regions_need_not_be_neighbours_and_may_be_portugal() -> None:
    s = grand("grd_alliance").do("act")
    assert "region galicia" not in s.options
    s.do("region cataluna", "region portugal")
    assert (s.token("alliance", 0), s.token("alliance", 1)) == ("cataluna", "portugal")


def test_ruling_a_04b_each_region_pays_by_its_own_visible_scoreboard() -> None:
    s = grand(
        board="aragon: violet 2; portugal: blue 1",
        grandes="",
        boards="8 aragon",
        phase="scoring",
        round=3,
        tokens="alliance aragon portugal",
    )
    # Second place: 4 of the mobile board, nothing in Portugal.
    assert s.points == "violet 13 blue 4"


def test_a_veto_stops_the_alliance() -> None:
    s = grand("grd_alliance", vetos="blue").do("act", "region aragon", "region sevilla")
    assert s.decision.subject["choice"] == "alliance aragon sevilla"
    s.do("veto")
    assert s.token("alliance") is None


# ---------------------------------------------------------------------- kept for the general scoring


def test_free_choice_moves_two_own_caballeros_before_the_regions_are_scored() -> None:
    s = grand("grd_free_choice", round=3).do("act", "end").idle_until("violet castillo_disc")
    s.do("disc granada", "disc granada", "disc granada")
    assert s.asked == "violet lift"
    assert s.scored() == ["castillo"]
    assert not any(text.startswith("lift blue") for text in s.options)
    s.do("lift violet aragon", "to portugal", "lift violet aragon", "to portugal")
    assert s.at("portugal") == "violet 2"
    assert s.told("scored")[-1]["place"] == "portugal"


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_a_02_a_spy_sets_his_disc_last_and_sees_the_others(players: int) -> None:
    board = "castillo: violet 1 blue 1"
    s = grand("grd_espionage", board, grandes="", round=3, players=players).do("act", "end")
    s.idle_until("blue castillo_disc")
    assert s.deciders == ["blue"]
    s.do("disc granada")
    assert s.asked == "violet spied_disc"
    assert s.decision.subject == {"discs": {"1": "granada"}}
    s.do("disc granada")
    assert s.at("granada") == "violet 1 blue 1"
    assert s.token("spies") == 0


def test_without_others_inside_the_spy_just_sets_his_disc() -> None:
    s = grand(board="castillo: violet 1", grandes="", phase="scoring", round=3, tokens="spies 1")
    assert s.asked == "violet spied_disc"
    assert s.decision.subject == {"discs": {}}


def test_a_spy_sees_nothing_when_discs_are_set_for_a_special_action() -> None:
    s = grand("c4_secret_scoring", tokens="spies 1").do("act")
    assert s.deciders == ["violet", "blue", "green", "orange"]
    assert s.asked == "violet scoring_disc"


def test_a_veto_stops_espionage_only_when_it_is_taken() -> None:
    s = grand("grd_espionage", vetos="blue").do("act", "veto")
    assert s.token("spies") == 0


# ---------------------------------------------------------------------- revolution


def revolution(**facts: Unpack[Facts]) -> GrandScene:
    facts["king"] = "pais_vasco"
    return grand("grd_revolution", **facts).do("act")


def test_a_grande_takes_over_from_the_king() -> None:
    s = revolution()
    assert s.asked == "violet stand_in"
    assert s.offered("name") == ["violet", "blue", "green", "orange"]
    s.do("name blue")
    assert s.king == "sevilla"
    assert s.seen_by(None)["king_in_castillo"] is True
    assert s.seen_by(None)["stand_in"] == 1
    assert s.offered("to") == ["castilla_la_nueva", "granada", "portugal", "castillo"]


def test_the_grande_is_moved_with_the_kings_card_and_gives_the_kings_bonus() -> None:
    tokens = "revolution 1; stand_in blue"
    s = grand("c5_king", "granada: blue 1", tokens=tokens).do("act", "king granada")
    assert s.grande("blue") == "granada"
    assert s.king == "granada"
    s = grand("c2_score_choice", "sevilla: blue 1", tokens=tokens).do("act", "region sevilla")
    assert s.points == "blue 8"


def test_the_region_of_the_grande_is_taboo_even_for_its_own_card() -> None:
    s = grand("c4_grande", tokens="revolution 1; stand_in violet")
    assert "act" not in s.options
    s = grand("grd_conspiracy", tokens="revolution 1; stand_in blue").do("act")
    assert s.grande("blue") == "sevilla"
    assert s.grande("violet") == "castillo"


def test_ruling_gr_11_without_a_stand_in_there_is_no_kings_region() -> None:
    s = revolution().do("stop")
    assert s.offered("to") == ["castillo"]
    assert s.seen_by(None)["stand_in"] is None
    assert "lift violet galicia" in grand("c1_move4_any", tokens="revolution 1").do("act").options
    assert "act" not in grand("c5_king", tokens="revolution 1").options
    assert "act" not in grand("c4_royal_advisor", tokens="revolution 1").options


@pytest.mark.parametrize("stand_in", ["name blue", "stop"])
def test_ruling_gr_11_the_king_returns_to_portugal_after_the_next_general_scoring(stand_in: str) -> None:
    s = revolution(round=3).do(stand_in, "end").idle_round()
    assert s.king == "portugal"
    assert s.grande("blue") == "sevilla"
    assert s.seen_by(None)["king_in_castillo"] is False
    assert s.seen_by(None)["stand_in"] is None


def test_a_pardon_is_possible_while_nobody_can_be_moved() -> None:
    s = grand("c5_king", "prison: blue 1", grandes="", tokens="revolution 1").do("act", "region aragon")
    assert s.at("aragon") == "blue 1"
    assert s.asked == "violet turn"


def test_a_veto_saves_the_king() -> None:
    s = revolution(vetos="blue").do("name blue")
    assert s.decision.subject["choice"] == "name blue"
    s.do("veto")
    assert s.king == "pais_vasco"


# ---------------------------------------------------------------------- conquistadores and united force


def test_conquistadores_are_placed_straight_from_the_province() -> None:
    s = grand("grd_conquistadores", courts="violet 4")
    province = s.province("violet")
    s.do("to castillo", "to castillo", "to castillo")
    assert s.province("violet") == province - 3
    assert s.court("violet") == 4
    assert s.asked == "blue card"


def test_an_extra_one_of_the_queen_comes_from_the_court() -> None:
    s = grand("grd_conquistadores", courts="violet 4", tokens="queen violet")
    province = s.province("violet")
    s.do("to castillo", "to castillo", "to castillo", "to castillo")
    assert (s.province("violet"), s.court("violet")) == (province - 3, 3)


@pytest.mark.parametrize(
    ("stock", "queen", "placed"), [(2, False, 2), (2, True, 3), (0, True, 1), (0, False, 0)]
)
def test_with_an_empty_province_as_many_conquistadores_as_there_are(
    stock: int, queen: bool, placed: int
) -> None:
    tokens = "queen violet" if queen else ""
    s = grand("grd_conquistadores", provinces=f"violet {stock}", tokens=tokens, board="aragon: violet 3")
    court = s.court("violet")
    count = 0
    while s.asked in ("violet turn", "violet place") and "to castillo" in s.options:
        s.do("to castillo")
        count += 1
    assert count == placed
    assert s.province("violet") == max(stock - 3, 0)
    assert s.court("violet") == court - (1 if queen else 0)


def test_conquistadores_need_nobody_in_court() -> None:
    s = grand("grd_conquistadores", courts="violet 0")
    assert "to castillo" in s.options


def test_united_force_places_six() -> None:
    s = grand("grd_united_force", courts="violet 9")
    s.do(*["to castillo"] * 6)
    assert s.court("violet") == 3
    assert s.asked == "violet turn"


# ---------------------------------------------------------------------- every card can be vetoed

ACTIONS = [
    ("grd_boycott", []),
    ("grd_league", []),
    ("grd_double_turn", []),
    ("grd_free_choice", []),
    ("grd_king_incognito", []),
    ("grd_eviction_order", []),
    ("grd_score_coast", []),
    ("grd_espionage", []),
    ("grd_score_courts", []),
    ("grd_action_stop", []),
    ("grd_revolution", ["name blue"]),
    ("grd_score_inland", []),
    ("grd_spanish_inquisition", []),
    ("grd_conspiracy", []),
    ("grd_to_the_castillo", []),
    ("grd_alliance", ["region aragon", "region sevilla"]),
    ("grd_last_word", []),
    ("grd_united_force", []),
    ("grd_queen_and_jester", ["first"]),
]


@pytest.mark.parametrize(("card", "announced"), ACTIONS)
def test_a_veto_stops_every_action_before_it_begins(card: str, announced: list[str]) -> None:
    s = grand(card, BOARD, grandes=GRANDES, vetos="green")
    before = s.pieces()
    tokens = list(s.table.extras)
    s.do("act", *announced)
    assert s.asked == "green veto"
    s.do("veto")
    assert s.pieces() == before
    assert list(s.table.extras) == tokens
    assert s.asked == "violet turn"
    assert "act" not in s.options
    assert "to castillo" in s.options
