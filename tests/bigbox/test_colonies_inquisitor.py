"""The Grand Inquisitor, the black caballeros, and the limitation table."""

import pytest

from elgrande.locale.speech import Speech
from elgrande.rules.scoring import awards
from tests.bigbox.colony_scenes import ColonyScene, colony
from tests.bigbox.power_scenes import power_scene
from tests.rules.table_setup import place_of


def paid(s: ColonyScene, place: str) -> dict[int, int]:
    return {award.colour: award.points for award in awards(s.table, place_of(place)) if award.points}


# ---------------------------------------------------------------------- the card


def test_ex_gic_04_holy_inquisition_and_the_bonus_in_the_same_turn() -> None:
    s = colony("gic_holy_inquisition", "granada: grey 2; aragon: grey 2", courts="violet 9", king="galicia")
    s.do("act")
    assert s.inquisitor == "violet"
    s.do("lift grey granada", "to sevilla", "lift grey aragon", "to castillo")
    assert s.asked == "violet turn"
    assert s.decision.subject["left"] == 4
    for _ in range(4):
        s.do("to pais_vasco")
    # The placement has used the bonus up.
    assert "bonus" not in (s.options if s.decision.kind == "turn" else [])
    assert s.at("pais_vasco") == "violet 4"


def test_ex_gic_05_the_bonus_as_supply() -> None:
    s = colony("c5_king", courts="violet 4", tokens="inquisitor violet")
    s.do("bonus")
    assert s.court("violet") == 5
    assert s.decision.subject["left"] == 5
    s.refuses("bonus")


def test_holy_inquisition_takes_the_card_from_another_player() -> None:
    s = colony("gic_holy_inquisition", "granada: grey 1", tokens="inquisitor blue").do("act")
    assert s.inquisitor == "violet"
    # Only black caballeros may be moved.
    assert s.options == ["lift grey granada", "stop"]


def test_black_caballeros_neither_leave_nor_enter_the_kings_region() -> None:
    s = colony("gic_holy_inquisition", "granada: grey 2; aragon: grey 2", king="granada").do("act")
    assert s.options == ["lift grey aragon", "stop"]
    s.do("lift grey aragon")
    assert "granada" not in s.offered("to")


def test_a_veto_stops_taking_the_card_too() -> None:
    s = colony("gic_holy_inquisition", "granada: grey 1", vetos="blue").do("act", "veto")
    assert s.inquisitor == ""


def test_a_veto_during_the_moves_leaves_the_card() -> None:
    s = colony("gic_holy_inquisition", "granada: grey 2", vetos="blue")
    s.do("act", "allow", "lift grey granada", "to sevilla", "veto")
    assert s.inquisitor == "violet"
    assert s.at("granada") == "grey 2"


def test_the_extra_caballero_is_not_placed_twice() -> None:
    s = colony("c4_grande", courts="violet 9", tokens="inquisitor violet", grandes="violet granada")
    assert s.decision.subject["left"] == 5
    for _ in range(5):
        s.do("to pais_vasco")
    assert s.asked == "violet turn"
    assert s.options == ["act", "end"]


def test_who_stops_placing_early_may_still_take_one_to_court() -> None:
    s = colony("c4_grande", courts="violet 9", tokens="inquisitor violet", grandes="violet granada")
    s.do("to pais_vasco", "stop", "bonus")
    assert s.court("violet") == 9
    s.refuses("bonus")


def test_the_bonus_is_there_again_in_the_next_turn() -> None:
    s = colony("c5_king", courts="violet 4", tokens="inquisitor violet").do("bonus", "end")
    s.idle_until("violet turn")
    assert s.table.round == 2
    assert "bonus" in s.options


# ---------------------------------------------------------------------- black caballeros


def test_they_count_for_the_holder_and_for_nobody_without_one() -> None:
    board = "granada: violet 1 blue 2 grey 2"
    assert paid(colony("", board), "granada") == {1: 6, 0: 3}
    assert paid(colony("", board, tokens="inquisitor violet"), "granada") == {0: 6, 1: 3}
    assert paid(colony("", board, tokens="inquisitor green"), "granada") == {1: 3, 2: 3, 0: 1}


def test_the_holder_moves_them_as_his_own() -> None:
    board = "granada: grey 1; aragon: violet 1 blue 1"
    s = colony("c1_move4_own", board, tokens="inquisitor violet").do("act")
    assert s.offered("lift") == ["violet aragon", "grey granada"]
    s = colony("c1_move4_own", board, tokens="inquisitor blue").do("act")
    assert s.offered("lift") == ["violet aragon"]
    s = colony("c1_move3_foreign", board, tokens="inquisitor violet").do("act")
    assert s.offered("lift") == ["blue aragon"]
    s = colony("c1_move3_foreign", board, tokens="inquisitor blue").do("act")
    assert s.offered("lift") == ["blue aragon", "grey granada"]
    s = colony("c1_move3_any", board).do("act")
    assert s.offered("lift") == ["violet aragon", "blue aragon", "grey granada"]


def test_ruling_g_22_in_the_castillo_they_count_and_leave_with_the_disc_of_the_holder() -> None:
    s = colony("", "castillo: grey 2 blue 1", phase="scoring", round=3, tokens="inquisitor violet")
    s.set_disc("violet", "granada").set_disc("blue", "aragon")
    assert s.at("granada") == "grey 2"
    assert s.told("scored")[0]["awards"][0]["seat"] == 0  # type: ignore[index]


def test_ruling_g_22_they_never_leave_the_board() -> None:
    s = colony("", "castillo: grey 2", phase="scoring", round=3, king="galicia", tokens="inquisitor violet")
    s.set_disc("violet", "galicia")
    assert s.castillo() == "grey 2"


def test_without_a_holder_they_stay_in_the_castillo() -> None:
    s = colony("", "castillo: grey 1", phase="scoring", round=3)
    assert s.castillo() == "grey 1"


def test_ruling_g_20_nobody_sends_them_home() -> None:
    s = colony("c2_remove1_each", "granada: grey 2", tokens="inquisitor blue")
    assert "act" not in s.options


def test_ex_gic_06_placing_before_or_after_the_scoring_of_the_black_regions() -> None:
    before = colony("gic_score_black_regions", "pais_vasco: grey 1 blue 2", courts="violet 9")
    assert before.decision.subject["left"] == 2
    before.do("to pais_vasco", "to pais_vasco", "act")
    # Two of his own and the black one beat blue.
    assert before.points == "violet 5 blue 3"
    after = colony("gic_score_black_regions", "pais_vasco: grey 1 blue 2", courts="violet 9").do("act")
    assert after.inquisitor == "violet"
    assert after.points == "violet 3 blue 5"
    assert after.decision.subject["left"] == 3


# ---------------------------------------------------------------------- the limitation table


@pytest.mark.parametrize(("players", "fields"), [(2, 6), (3, 6), (4, 10), (5, 10)])
def test_only_those_on_the_table_count(players: int, fields: int) -> None:
    s = colony("", f"granada: violet {fields} blue 9", players=players, tokens="table_at granada")
    assert paid(s, "granada") == {0: 6}


def test_arrivals_take_free_fields_first_and_others_stand_beside() -> None:
    s = colony("c5_king", "pais_vasco: blue 9", tokens="table_at pais_vasco").do(
        "to pais_vasco", "to pais_vasco"
    )
    assert s.kinds("pais_vasco", "violet") == "plain unladen 1, table unladen 1"


def test_whoever_moves_out_may_take_somebody_from_the_table() -> None:
    s = colony("c1_move3_any", "granada: blue 6 violet 5", tokens="table_at granada; on_table 4 6")
    s.do("act", "lift violet granada")
    assert s.offered("which") == ["plain unladen", "table unladen"]
    s.do("which table unladen", "to aragon")
    assert s.token("on_table") == 3


def test_two_moves_exchange_one_for_another_inside_the_region() -> None:
    s = colony("c1_move3_any", "granada: blue 6 violet 5", tokens="table_at granada; on_table 5 5")
    s.do("act", "lift violet granada")
    assert s.offered("to").count("granada") == 1
    s.do("to granada")
    assert s.kinds("granada", "violet") == "plain unladen 1, table unladen 4"
    s.do("lift blue granada", "which plain unladen", "to granada")
    assert s.kinds("granada", "blue") == "table unladen 6"
    # A third move is left.
    assert s.asked == "violet lift"


@pytest.mark.parametrize("card", ["c1_region_all_own", "c1_region5_any", "c1_all_own_or_place2"])
def test_ruling_g_24_out_of_one_region_nobody_steps_on_or_off_the_table(card: str) -> None:
    s = colony(card, "granada: blue 6 violet 5", tokens="table_at granada; on_table 4 5").do("act")
    if card == "c1_all_own_or_place2":
        s.do("first")
    s.do("region granada", "lift violet granada", "which plain unladen")
    assert "to granada" not in s.options
    s.do("to aragon", "lift violet granada")
    assert "to granada" not in s.options


def test_ruling_g_24_nor_with_the_second_action_of_the_intrigant() -> None:
    s = power_scene(
        sets="inquisitor-colonies king-intrigant",
        phase="turns",
        played="blue 180 green 100 violet 90 orange 10",
        board="granada: blue 6 orange 5",
        tokens="table_at granada; on_table 0 6 0 3",
    ).idle_until("orange turn")
    first = s.copy().do("act", "first", "lift orange granada", "which table unladen")
    assert "to granada" in first.options
    s.do("act", "second", "region granada", "lift orange granada", "which table unladen")
    assert "to granada" not in s.options


def test_after_a_turn_the_holder_fills_the_free_fields() -> None:
    s = colony(
        "c1_move3_any",
        "granada: blue 6 violet 5 green 1",
        tokens="table_at granada; on_table 5 5; inquisitor green",
    )
    s.do("act", "lift violet granada", "to aragon", "stop", "end")
    assert s.asked == "green fill"
    assert s.options == ["lift blue granada", "lift green granada"]
    s.do("lift green granada")
    assert s.kinds("granada", "green") == "table unladen 1"


def test_without_a_choice_the_table_fills_itself() -> None:
    s = colony(
        "c1_move3_any", "granada: blue 6 violet 5", tokens="table_at granada; on_table 5 5; inquisitor green"
    )
    s.do("act", "lift violet granada", "to aragon", "stop", "end")
    assert s.kinds("granada", "blue") == "table unladen 6"


def test_ruling_g_13_without_a_holder_the_player_whose_turn_has_ended_decides() -> None:
    s = colony("c1_move3_any", "granada: blue 6 violet 5 green 1", tokens="table_at granada; on_table 5 5")
    s.do("act", "lift violet granada", "to aragon", "stop", "end")
    assert s.asked == "violet fill"


def test_ruling_g_13_after_the_castillo_the_start_player_decides() -> None:
    s = colony(
        "",
        "granada: blue 9; castillo: violet 2 green 1",
        phase="scoring",
        round=3,
        start="orange",
        tokens="table_at granada",
    )
    s.set_disc("violet", "granada").set_disc("green", "granada")
    assert s.asked == "orange fill"
    s.do("lift green granada")
    assert s.kinds("granada", "green") == "table unladen 1"
    assert s.kinds("granada", "violet") == "plain unladen 2"


def test_who_comes_from_the_castillo_stands_beside_until_the_holder_has_filled_it() -> None:
    s = colony(
        "",
        "granada: blue 8; castillo: violet 2 green 2",
        phase="scoring",
        round=3,
        tokens="table_at granada; inquisitor blue",
    )
    s.set_disc("violet", "granada").set_disc("green", "granada")
    assert s.asked == "blue fill"
    s.do("lift violet granada", "lift green granada")
    assert s.kinds("granada", "violet") == "plain unladen 1, table unladen 1"


def test_laden_caballeros_stand_on_a_table_overseas() -> None:
    s = colony(
        "c1_move4_own", "america: blue 10; africa: violet 1", tokens="table_at america; goods_in_africa 1"
    )
    s.do("act", "lift violet africa", "to america")
    assert s.kinds("america", "violet") == "plain goods 1"
    s = colony(
        "c1_move4_own", "america: blue 9; africa: violet 1", tokens="table_at america; goods_in_africa 1"
    )
    s.do("act", "lift violet africa", "to america")
    assert s.kinds("america", "violet") == "table goods 1"
    s.do("lift violet america", "to granada")
    assert s.points == "violet 4"
    assert s.token("goods_on_table") == 0


def test_what_is_written_grey_is_called_black() -> None:
    s = colony("c1_move3_any", "granada: grey 1").do("act")
    speech = Speech(rules=s.table.rules)
    assert speech.choice_text("lift grey granada", "lift") == "Move a black caballero from Granada"
    assert Speech().choice_text("lift grey granada", "lift") == "Move a grey caballero from Granada"


def test_a_captain_stands_on_no_table() -> None:
    s = colony(
        "c5_king", "ship: blue 2", king="valencia", tokens="table_at ship; slots - - - blue; on_table 0 1"
    )
    # One of the two is the captain, who never takes a field of the table.
    assert s.kinds("ship", "blue") == "table unladen 1, captain unladen 1"
    s.do("to ship")
    assert s.kinds("ship", "violet") == "table unladen 1"


def test_who_comes_to_a_ship_with_the_table_is_captain_or_takes_a_field() -> None:
    s = colony("c5_king", king="valencia", tokens="table_at ship").do("to ship")
    assert s.offered("stand") == ["table", "captain"]
    s.do("stand captain", "to ship")
    assert s.kinds("ship", "violet") == "table unladen 1, captain unladen 1"


def test_travellers_leave_the_table_too() -> None:
    s = colony("", "ship: violet 2 blue 9", tokens="table_at ship; on_table 1 9")
    s.do("lift violet ship")
    assert s.offered("which") == ["plain unladen", "table unladen"]
    s.do("which table unladen", "to granada")
    # The field is filled after the turn, not before.
    assert s.token("on_table") == 0


def test_a_black_ambassador_is_paid_to_the_holder() -> None:
    s = colony("", "france: grey 1 blue 1", tokens="slots grey blue; inquisitor violet")
    assert paid(s, "france") == {0: 1 + 2, 1: 1 + 1}
    s = colony("", "france: grey 1 blue 1", tokens="slots grey blue")
    assert paid(s, "france") == {1: 3 + 1}
