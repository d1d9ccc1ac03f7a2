"""Free travel by ship, gold and goods."""

import pytest

from tests.bigbox.colony_scenes import colony

COAST = ["galicia", "pais_vasco", "cataluna", "sevilla", "granada", "valencia", "france"]


def test_before_anything_else_the_ship_may_be_left_for_coasts_and_colonies() -> None:
    s = colony("", "ship: violet 1", king="granada", courts="violet 3")
    assert s.asked == "violet voyage"
    s.do("lift violet ship")
    assert s.asked == "violet sail"
    assert set(s.offered("to")) == {*COAST, "america", "africa"} - {"granada"}
    s.do("to america")
    # Nothing was claimed yet and nobody is left to travel: the supply comes next.
    s.do("stand plain")
    assert s.asked == "violet card"
    assert s.at("america") == "violet 1"


def test_a_full_francia_cannot_be_reached() -> None:
    s = colony("", "ship: violet 1; france: blue 3").do("lift violet ship")
    assert "france" not in s.offered("to")


def test_nobody_has_to_travel() -> None:
    s = colony("", "ship: violet 1").do("stop")
    assert s.asked == "violet card"
    assert s.at("ship") == "violet 1"


def test_who_stands_in_the_colonies_may_go_to_the_ship() -> None:
    s = colony("", "america: violet 1; africa: violet 1").do("lift violet america", "stand captain")
    assert s.on("captain") == "violet"
    s.do("lift violet africa")
    assert s.at("ship") == "violet 2"
    assert s.asked == "violet card"


def test_each_caballero_travels_one_leg_in_a_turn() -> None:
    s = colony("", "ship: violet 1; america: violet 1").do("lift violet america", "stand plain")
    # One of the two on the ship has just arrived.
    s.do("lift violet ship", "to granada")
    assert s.asked == "violet card"
    assert s.at("ship") == "violet 1"
    s = colony("", "ship: violet 1").do("lift violet ship", "to africa")
    assert s.asked == "violet card"


def test_the_captain_may_leave_but_an_arrival_does_not_sail_on_in_his_stead() -> None:
    s = colony("", "ship: violet 1; america: violet 1", tokens="slots - - - violet")
    s.do("lift violet america")
    assert s.kinds("ship", "violet") == "plain unladen 1, captain unladen 1"
    s.do("lift violet ship")
    # Only the captain stood there before, so nobody is asked which one it is.
    assert s.asked == "violet sail"
    s.do("to valencia")
    assert s.on("captain") == ""
    assert s.asked == "violet card"


def test_others_do_not_travel_in_my_turn() -> None:
    s = colony("", "ship: violet 1 blue 2")
    assert s.options == ["lift violet ship", "stop"]


def test_black_caballeros_travel_for_the_holder_of_their_card() -> None:
    s = colony("", "ship: grey 1", tokens="inquisitor violet")
    assert s.options == ["lift grey ship", "stop"]
    s = colony("", "ship: grey 1", tokens="inquisitor blue")
    assert s.asked == "violet card"


def test_ruling_g_17_who_was_moved_to_the_ship_this_round_may_travel_too() -> None:
    s = colony("c1_move3_any", "granada: blue 1").do(
        "act", "lift blue granada", "to ship", "stand plain", "stop", "end"
    )
    assert s.asked == "blue voyage"
    assert "lift blue ship" in s.options


def test_ex_gic_02_placing_on_the_ship_and_leaving_it_in_the_next_turn() -> None:
    s = colony("gic_holy_inquisition", king="valencia", courts="violet 5", next_cards={7: ["gic_conspiracy"]})
    s.do("to granada", "to ship", "stand plain", "to ship", "stand plain", "end")
    assert s.at("ship") == "violet 2"
    s.idle_until("violet voyage")
    assert s.table.round == 2
    court = s.court("violet")
    s.do("lift violet ship", "to america", "stand plain", "lift violet ship", "to africa")
    s.idle_until("violet card")
    s.do("card 5")
    assert s.at("america") == "violet 1"
    assert s.at("africa") == "violet 1"
    assert s.at("ship") == ""
    # The voyage has cost nothing: all five of the King's card may be placed.
    assert s.decision.subject["left"] == 5
    assert s.court("violet") >= court


@pytest.mark.parametrize(("token", "colony_", "points"), [("gold", "america", 6), ("goods", "africa", 4)])
def test_ex_gic_03_a_token_comes_home_in_four_turns(token: str, colony_: str, points: int) -> None:
    s = colony("c5_king", king="valencia", courts="violet 5", tokens="tokens 1 1")
    s.do("to ship", "stand plain", "stop", "end")
    s.idle_until("violet voyage")
    s.do("lift violet ship", f"to {colony_}")
    if s.decision.kind == "arrive":
        s.do("stand plain")
    assert s.asked == "violet claim"
    s.do(f"claim {token} own")
    assert s.kinds(colony_, "violet") == f"plain {token} 1"
    s.idle_until("violet voyage")
    s.do(f"lift violet {colony_}")
    assert s.kinds("ship", "violet") == f"plain {token} 1"
    s.idle_until("violet voyage")
    s.table.seats[0] = 0
    s.do("lift violet ship", "to granada")
    assert s.table.scores[0] == points
    assert s.at("granada") == "violet 1"
    assert [s.token("stock", 0), s.token("stock", 1)] == ([5, 10] if token == "gold" else [4, 11])
    assert s.told("delivered")[-1]["points"] == points


def test_ruling_g_27_who_owns_the_caballero_is_paid_not_who_moves_it() -> None:
    s = colony("c1_move3_any", "america: blue 1", tokens="gold_in_america 0 1")
    s.do("act", "lift blue america", "to granada")
    assert s.points == "blue 6"
    assert s.told("delivered") == [{"seat": 1, "token": "gold", "place": "granada", "points": 6}]


def test_goods_are_told_after_the_move_that_brings_them() -> None:
    s = colony("c1_move3_any", "america: blue 1", tokens="gold_in_america 0 1")
    s.do("act", "lift blue america", "to granada")
    assert [event.kind for event in s.table.news][-2:] == ["moved", "delivered"]
    s = colony("c4_eviction", "america: blue 2", tokens="gold_in_america 0 2")
    s.do("act", "region america", "disc granada")
    kinds = [event.kind for event in s.table.news]
    assert kinds[-3:] == ["moved", "delivered", "delivered"], kinds


# ---------------------------------------------------------------------- claiming


def test_claiming_is_possible_at_any_moment_of_the_turn() -> None:
    s = colony("c5_king", "america: violet 1", tokens="tokens 1 0")
    assert "claim gold own" in s.options
    s.do("claim gold own")
    assert s.asked == "violet turn"
    assert s.kinds("america", "violet") == "plain gold 1"
    assert s.token("tokens") == 0


def test_a_caballero_claims_one_token_and_nobody_claims_without_one() -> None:
    s = colony("c5_king", "america: violet 1 blue 1", tokens="tokens 2 2")
    s.do("claim gold own")
    s.refuses("claim gold own", "claim goods own")


def test_a_claim_may_come_before_the_voyage() -> None:
    s = colony("", "america: violet 1", tokens="tokens 1 0")
    assert s.options == ["lift violet america", "claim gold own", "stop"]
    s.do("claim gold own", "lift violet america")
    assert s.kinds("ship", "violet") == "plain gold 1"


def test_a_viceroy_gives_up_his_office_to_take_gold() -> None:
    s = colony("c5_king", "america: violet 1", tokens="tokens 1 0; slots - - - - violet")
    s.do("claim gold own")
    assert s.on("viceroy") == ""
    assert s.kinds("america", "violet") == "plain gold 1"


def test_who_moves_there_in_his_turn_is_asked_at_once() -> None:
    s = colony("c1_move4_own", "granada: violet 1", tokens="tokens 0 1")
    s.do("act", "lift violet granada", "to africa")
    assert s.asked == "violet claim"
    s.do("claim goods own", "lift violet africa", "to sevilla")
    assert s.points == "violet 4"


def test_another_player_claims_nothing_for_me() -> None:
    s = colony("c1_move3_any", "granada: blue 1", tokens="tokens 0 1").do(
        "act", "lift blue granada", "to africa"
    )
    assert s.asked == "violet lift"
    s.do("stop", "end")
    assert s.asked == "blue voyage"
    assert "claim goods own" in s.options


def test_black_caballeros_sit_on_tokens_for_the_holder() -> None:
    s = colony("c5_king", "africa: grey 1", tokens="tokens 0 1; inquisitor violet")
    s.do("claim goods black")
    assert s.kinds("africa", "grey") == "plain goods 1"
    s = colony("c1_move4_own", "africa: grey 1", tokens="goods_in_africa 0 0 0 0 0 1; inquisitor violet")
    s.do("act", "lift grey africa", "to granada")
    assert s.points == "violet 4"


# ---------------------------------------------------------------------- carrying


def test_an_intrigue_carries_somebody_elses_gold_to_spain_for_him() -> None:
    s = colony("c1_move3_any", "america: blue 2", tokens="gold_in_america 0 1")
    s.do("act", "lift blue america")
    assert s.offered("which") == ["plain unladen", "plain gold"]
    s.do("which plain gold", "to granada")
    assert s.points == "blue 6"


def test_ruling_g_02_francia_is_not_spain() -> None:
    s = colony("c1_move4_own", "america: violet 1", tokens="gold_in_america 1")
    s.do("act", "lift violet america", "to france", "stand ambassador")
    assert s.points == ""
    assert s.kinds("france", "violet") == "ambassador gold 1"
    s.do("lift violet france", "to aragon")
    assert s.points == "violet 6"


def test_thrown_into_the_castillo_a_load_is_lost() -> None:
    s = colony("c1_move3_any", "africa: blue 1", tokens="goods_in_africa 0 1; tokens 1 2")
    s.do("act", "lift blue africa", "to castillo")
    assert s.points == ""
    assert s.token("stock", 1) == 9
    assert s.told("token_lost") == [{"colour": 1, "token": "goods"}]


def test_ruling_g_18_in_a_shortage_laden_caballeros_and_captains_may_be_taken_back() -> None:
    s = colony(
        "c4_court2",
        "ship: violet 2; america: violet 1; aragon: violet 26",
        courts="violet 7",
        provinces="violet 0",
        tokens="slots - - - violet; gold_in_america 1",
    )
    s.do("act", "from america", "from ship")
    assert s.asked == "violet which"
    s.do("which captain unladen")
    assert s.on("captain") == ""
    assert s.points == ""
    assert s.court("violet") == 9


def test_sent_home_to_the_province_the_owner_says_which_ones() -> None:
    s = colony(
        "c2_angry_king",
        "america: blue 2; aragon: blue 2",
        players=2,
        courts="blue 0",
        tokens="gold_in_america 0 1",
    )
    s.do("act", "from america", "from aragon", "from aragon")
    assert s.asked == "blue which"
    s.do("which plain unladen")
    assert s.kinds("america", "blue") == "plain gold 1"
    assert s.at("aragon") == ""


def test_one_of_each_opponent_the_active_player_picks_the_very_one() -> None:
    s = colony("c2_remove1_each", "america: blue 2 grey 1", tokens="gold_in_america 0 1")
    s.do("act")
    # Ruling G-20: black caballeros are nobody's.
    assert s.options == ["lift blue america", "stop"]
    s.do("lift blue america", "which plain gold")
    assert s.kinds("america", "blue") == "plain unladen 1"
    assert s.token("stock") == 5


def test_a_veto_stops_the_move_and_the_load_stays() -> None:
    s = colony("c1_move4_own", "america: violet 2", tokens="gold_in_america 1", vetos="blue")
    s.do("act", "allow", "lift violet america", "which plain gold", "to granada")
    assert s.asked == "blue veto"
    s.do("veto")
    assert s.kinds("america", "violet") == "plain unladen 1, plain gold 1"
    assert s.table.picked == -1


def test_losing_some_of_a_mixed_region_asks_the_owner_after_the_discs() -> None:
    s = colony(
        "c2_secret_2_of_region",
        "granada: blue 3",
        players=2,
        sets="inquisitor-colonies anniversary",
        tokens="bearers - granada",
    )
    s.do("act", "disc granada")
    assert s.asked == "blue which"
    s.do("which plain unladen", "which plain unladen")
    assert s.at("granada") == "blue 1"
    assert s.banner("blue") == "granada"
