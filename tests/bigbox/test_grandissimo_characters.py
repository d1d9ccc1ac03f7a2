"""Queen, Court Jester, General Inquisitor, ships and prison."""

from typing import Unpack

import pytest

from elgrande.rules.scoring import most_populous
from tests.bigbox.grand_scenes import BOARD, GrandScene, grand
from tests.rules.table_setup import Facts, place_of

CHARACTERS = "grd_queen_and_jester"


def places(s: GrandScene) -> int:
    """How many caballeros the active player can place now, all into the Castillo."""
    count = 0
    while "to castillo" in s.options:
        s.do("to castillo")
        count += 1
    return count


# ---------------------------------------------------------------------- taking them


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_card_of_stack_7_brings_the_queen_or_the_jester(players: int) -> None:
    board = "aragon: violet 3"
    queen = grand(CHARACTERS, board, grandes="", players=players).do("act", "first")
    assert queen.token("queen") == "violet"
    assert queen.token("jester") is None
    jester = grand(CHARACTERS, board, grandes="", players=players).do("act", "second")
    assert jester.token("jester") == "violet"
    assert jester.token("queen") is None


def test_a_character_is_taken_from_another_player_but_not_from_oneself() -> None:
    s = grand(CHARACTERS, tokens="queen violet; jester blue").do("act")
    assert s.options == ["second"]
    s.do("second")
    assert s.token("jester") == "violet"
    assert s.token("queen") == "violet"
    assert "act" not in grand(CHARACTERS, tokens="queen violet; jester violet").options


def test_a_veto_stops_the_taking() -> None:
    s = grand(CHARACTERS, vetos="blue").do("act", "first")
    assert s.asked == "blue veto"
    s.do("veto")
    assert s.token("queen") is None
    assert places(s) == 3


# ---------------------------------------------------------------------- the Queen


def test_the_queen_places_one_more() -> None:
    assert places(grand("c2_score_choice", tokens="queen violet")) == 3


def test_the_queen_brings_one_more_to_court_instead() -> None:
    s = grand("c2_score_choice", tokens="queen violet", courts="violet 4").do("bonus")
    assert s.court("violet") == 5
    assert "bonus" not in s.options
    assert places(s) == 2


def test_the_extra_placement_uses_her_up() -> None:
    s = grand("c2_score_choice", tokens="queen violet").do("to castillo", "to castillo", "to castillo")
    assert s.asked == "violet turn"
    assert "bonus" not in s.options
    s = grand("c2_score_choice", tokens="queen violet").do("to castillo", "to castillo", "stop")
    assert "bonus" in s.options


def test_in_the_turn_in_which_she_is_taken_the_queen_only_places() -> None:
    s = grand(CHARACTERS).do("act", "first")
    assert "bonus" not in s.options
    assert places(s) == 4


def test_and_only_if_nothing_was_placed_before() -> None:
    s = grand(CHARACTERS).do("to castillo", "to castillo", "stop", "act", "first")
    assert s.asked == "blue card"
    assert s.court("violet") == 5


def test_no_queen_without_caballeros() -> None:
    s = grand("c2_score_choice", tokens="queen violet", provinces="violet 0")
    assert "bonus" not in s.options
    s = grand("c2_score_choice", tokens="queen violet", courts="violet 2")
    assert places(s) == 2


def test_she_works_again_in_the_next_round() -> None:
    s = grand("c2_score_choice", tokens="queen violet").do("bonus", "end").idle_round()
    s.idle_until("violet turn")
    assert "bonus" in s.options


def test_ruling_a_06_no_veto_against_the_queen() -> None:
    s = grand("c2_score_choice", tokens="queen violet", vetos="blue").do("bonus")
    assert s.asked == "violet turn"


# ---------------------------------------------------------------------- the Court Jester


def test_the_jester_brings_an_own_caballero_from_the_province_to_another_court() -> None:
    s = grand("c2_score_choice", tokens="jester violet")
    assert s.offered("guest") == ["blue", "green", "orange"]
    before = s.province("violet")
    s.do("guest green")
    assert s.province("violet") == before - 1
    assert s.at("guests_green") == "violet 1"
    assert s.offered("guest") == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ruling_gr_10_the_host_places_the_guest_when_his_next_turn_begins(players: int) -> None:
    s = grand("c2_score_choice", "aragon: violet 1", grandes="", tokens="jester violet", players=players)
    court = s.court("blue")
    s.do("guest blue", "end")
    assert s.asked == "blue place_guest"
    assert s.decision.subject == {"colour": 0}
    assert s.offered("to") == ["pais_vasco", "castilla_la_vieja", "portugal", "castillo"]
    assert "stop" not in s.options
    s.do("to portugal")
    assert s.at("portugal") == "violet 1"
    assert s.court("blue") == court
    assert s.asked == "blue card"


def test_several_guests_can_lie_in_one_court() -> None:
    s = grand(
        "c2_score_choice",
        "guests_blue: green 2; guests_orange: red 1",
        grandes="",
        tokens="jester violet",
        players=5,
    )
    s.do("guest blue", "end")
    assert [s.decision.subject["colour"], *s.do("to portugal").decision.subject.values()] == [0, 2]
    s.do("to castillo", "to castillo")
    assert s.castillo() == "green 2"
    assert s.asked == "blue card"
    assert s.at("guests_orange") == "red 1"


def test_the_jester_needs_a_caballero_in_the_province() -> None:
    assert grand("c2_score_choice", tokens="jester violet", provinces="violet 0").offered("guest") == []


def test_the_jester_works_in_the_turn_in_which_he_is_taken() -> None:
    s = grand(CHARACTERS).do("act", "second")
    assert s.offered("guest") == ["blue", "green", "orange"]


# ---------------------------------------------------------------------- the General Inquisitor

BLACK = "aragon: grey 1 violet 2 blue 1; granada: grey 1 green 1; galicia: orange 1"


def inquisition(**facts: Unpack[Facts]) -> GrandScene:
    facts["grandes"] = ""
    return grand("grd_spanish_inquisition", BLACK, **facts)


def test_the_inquisition_hands_over_the_general_inquisitor_who_works_at_once() -> None:
    s = inquisition().do("act")
    assert s.inquisitor == "violet"
    assert "mercenaries" in s.options


def test_ruling_gr_08_both_mercenaries_march_and_each_takes_a_willing_caballero_along() -> None:
    s = inquisition().do("act", "mercenaries", "lift grey aragon")
    # Not to the King's region, and not into the Castillo.
    assert "to galicia" not in s.options
    assert "to castillo" not in s.options
    s.do("to portugal")
    assert s.asked == "violet companion"
    s.do("lift violet aragon")
    assert s.at("portugal") == "violet 1 grey 1"
    assert s.at("aragon") == "violet 1 blue 1"
    # The one in Portugal has gone already.
    assert s.offered("lift") == ["grey granada"]
    s.do("lift grey granada", "to portugal", "lift green granada")
    assert s.asked == "green consent"
    s.do("agree")
    assert s.at("portugal") == "violet 1 green 1 grey 2"
    assert s.asked == "violet turn"
    assert "mercenaries" not in s.options


def test_the_owner_may_refuse_to_let_his_caballero_go_along() -> None:
    s = inquisition().do("act", "mercenaries", "lift grey aragon", "to portugal", "lift blue aragon")
    assert s.asked == "blue consent"
    s.do("refuse")
    assert s.at("portugal") == "grey 1"
    assert s.at("aragon") == "violet 2 blue 1"
    assert s.asked == "violet march"


def test_two_mercenaries_of_one_region_may_part() -> None:
    s = grand("grd_spanish_inquisition", "aragon: grey 2", grandes="").do("act", "mercenaries")
    s.do("lift grey aragon", "to portugal", "lift grey aragon", "to sevilla")
    assert (s.at("portugal"), s.at("sevilla")) == ("grey 1", "grey 1")
    assert s.asked == "violet turn"


def test_mercenaries_in_the_kings_region_stay_there() -> None:
    s = grand("grd_spanish_inquisition", "galicia: grey 2", grandes="").do("act")
    assert "mercenaries" not in s.options


def test_the_holder_is_asked_for_consent_by_nobody_and_no_veto_stops_the_march() -> None:
    s = inquisition(vetos="blue").do("act")
    s.do("allow", "mercenaries", "lift grey aragon", "to portugal", "stop")
    assert s.asked == "violet march"


def test_the_inquisitor_is_used_once_in_each_round_until_after_the_general_scoring() -> None:
    s = inquisition(round=2).do("act", "mercenaries", "stop").idle_round()
    s.idle_until("violet turn")
    assert "mercenaries" in s.options
    assert s.inquisitor == "violet"
    s.idle_round()
    assert s.inquisitor == ""


def test_mercenaries_count_for_the_holder_of_the_inquisitor() -> None:
    board = "aragon: violet 1 blue 2 grey 2"
    s = grand("c2_score_choice", board, grandes="", tokens="inquisitor violet").do("act", "region aragon")
    assert s.points == "violet 5 blue 4"


def test_ruling_gr_14_without_an_inquisitor_mercenaries_make_no_region_the_fullest() -> None:
    board = "granada: grey 2 violet 1; aragon: blue 2"
    assert most_populous(grand("", board).table) == 1 << place_of("aragon")
    assert most_populous(grand("", board, tokens="inquisitor green").table) == 1 << place_of("granada")


def test_ruling_gr_14_without_an_inquisitor_mercenaries_do_not_score() -> None:
    s = grand("c2_score_choice", "aragon: violet 1 blue 2 grey 2", grandes="").do("act", "region aragon")
    assert s.points == "violet 4 blue 5"


# ---------------------------------------------------------------------- ships

SHIPPING = "symbols=reconstructed"


def shipping(card: str = "grd_score_coast", board: str = BOARD, **facts: Unpack[Facts]) -> GrandScene:
    facts["options"] = SHIPPING
    return grand(card, board, **facts)


def test_a_ship_symbol_lets_a_player_take_an_unused_ship_beside_the_action() -> None:
    s = shipping().do("act")
    assert s.options == ["ship", "stop"]
    s.do("ship")
    assert s.token("ships") == "violet"
    assert "galicia" in s.scored()


def test_the_ship_may_be_declined() -> None:
    s = shipping().do("act", "stop")
    assert s.token("ships") is None
    assert "galicia" in s.scored()


def test_ruling_gr_04b_without_an_unused_ship_one_is_taken_from_a_player_of_choice() -> None:
    s = shipping(tokens="ships blue green").do("act")
    assert s.options == ["ship_from blue", "ship_from green", "stop"]
    s.do("ship_from green")
    assert (s.token("ships", 0), s.token("ships", 1)) == ("blue", "violet")
    # Whoever has one may have both.
    s = shipping(tokens="ships violet green").do("act", "ship_from green")
    assert (s.token("ships", 0), s.token("ships", 1)) == ("violet", "violet")


def test_ruling_gr_04_caballeros_on_a_ship_that_is_taken_go_to_their_court() -> None:
    s = shipping(board="galleon: green 2; aragon: violet 1", tokens="ships blue green")
    court = s.court("green")
    s.do("act", "ship_from green")
    assert s.at("galleon") == ""
    assert s.court("green") == court + 2


def test_who_loses_one_of_two_ships_keeps_them_on_the_other() -> None:
    s = shipping(board="galleon: green 2; aragon: violet 1", tokens="ships green green").do(
        "act", "ship_from green"
    )
    assert s.at("galleon") == "green 2"


def test_with_two_players_there_is_one_ship() -> None:
    board = "aragon: violet 1"
    s = shipping(board=board, grandes="", players=2, tokens="ships blue").do("act")
    assert s.options == ["ship_from blue", "stop"]


def test_a_veto_can_stop_the_ship() -> None:
    s = shipping(vetos="blue").do("act", "allow", "ship")
    assert s.asked == "blue veto"
    s.do("veto")
    assert s.token("ships") is None
    assert s.scored() == []


def test_caballeros_are_placed_on_the_ship_wherever_the_king_is() -> None:
    s = grand("c2_score_choice", tokens="ships violet", king="aragon")
    assert "to galleon" in s.options
    s.do("to galleon", "to galleon")
    assert s.at("galleon") == "violet 2"
    assert "to galleon" not in grand("c2_score_choice", tokens="ships blue").options


def test_extra_caballeros_of_a_card_may_go_on_board_too() -> None:
    s = grand("c1_place2_extra", tokens="ships violet").do("act")
    assert "to galleon" in s.options


def test_at_the_start_of_the_turn_all_on_board_land_on_the_coast_or_nobody() -> None:
    s = grand(board="galleon: violet 2", grandes="", phase="supply", tokens="ships violet", king="sevilla")
    assert s.asked == "violet land"
    coast = ["galicia", "pais_vasco", "cataluna", "granada", "valencia", "portugal"]
    assert s.offered("to") == coast
    stays = s.copy().do("stop")
    assert stays.at("galleon") == "violet 2"
    s.do("to portugal")
    assert "stop" not in s.options
    s.do("to granada")
    assert (s.at("portugal"), s.at("granada"), s.at("galleon")) == ("violet 1", "violet 1", "")
    assert s.asked == "violet card"


def test_caballeros_on_board_are_in_no_region() -> None:
    s = grand("c3_score_most", "galleon: violet 9; aragon: blue 1", grandes="", tokens="ships violet").do(
        "act"
    )
    assert s.points == "blue 5"


# ---------------------------------------------------------------------- prison and pardon


def test_a_prison_symbol_takes_a_caballero_of_any_player_from_a_region() -> None:
    s = grand("grd_united_force").do("act")
    assert "lift violet aragon" in s.options
    assert "stop" in s.options
    s.do("lift blue aragon")
    assert s.at("prison") == "blue 1"
    assert s.at("aragon") == "violet 3 blue 2 green 2 orange 2"
    assert places(s) == 6


def test_ruling_gr_12_not_from_the_kings_region_nor_the_castillo_nor_a_mercenary() -> None:
    s = grand("grd_united_force", "galicia: blue 1; castillo: blue 1; aragon: grey 2 green 1", grandes="").do(
        "act"
    )
    assert s.options == ["lift green aragon", "stop"]
    s = grand("grd_united_force", "galicia: blue 1; castillo: blue 1; aragon: grey 2", grandes="")
    assert "act" not in s.options


def test_a_veto_can_save_from_prison() -> None:
    s = grand("grd_united_force", vetos="blue").do("act", "allow", "lift blue aragon")
    assert s.asked == "blue veto"
    assert s.decision.subject["step"] == "jailed"
    s.do("veto")
    assert s.at("prison") == ""
    assert places(s) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ruling_gr_13_the_kings_card_pardons_all_prisoners_after_the_kings_move(players: int) -> None:
    s = grand("c5_king", "prison: violet 1 blue 2; aragon: violet 1", grandes="", players=players)
    s.do("act", "king sevilla")
    assert s.asked == "violet pardon"
    assert "region sevilla" not in s.options
    assert "region galicia" in s.options
    s.do("region galicia")
    assert s.at("galicia") == "violet 1 blue 2"
    assert s.at("prison") == ""


def test_ruling_gr_13_or_before_it() -> None:
    s = grand("c5_king", "prison: violet 1 blue 2; aragon: violet 1", grandes="").do("act")
    assert "region galicia" not in s.options
    s.do("region sevilla")
    assert s.at("sevilla") == "violet 1 blue 2"
    assert s.asked == "violet royal_move"
    s.do("king sevilla")
    assert s.king == "sevilla"


def test_the_prisoners_may_stay() -> None:
    s = grand("c5_king", "prison: blue 2; aragon: violet 1", grandes="").do("act", "king sevilla", "stop")
    assert s.at("prison") == "blue 2"


def test_without_prisoners_the_kings_card_is_as_ever() -> None:
    s = grand("c5_king").do("act", "king sevilla")
    assert s.king == "sevilla"
    assert s.asked == "violet turn"


def test_a_veto_can_stop_the_pardon_alone() -> None:
    s = grand("c5_king", "prison: blue 2; aragon: violet 1", grandes="", vetos="green")
    s.do("act", "king sevilla", "allow", "region aragon", "veto")
    assert s.king == "sevilla"
    assert s.at("prison") == "blue 2"


def test_the_royal_advisor_does_not_pardon() -> None:
    s = grand("c4_royal_advisor", "prison: blue 2; aragon: violet 1", grandes="").do("act", "king pais_vasco")
    assert s.asked == "violet turn"
