"""Special cards that score, and the caballero that waits for a scoring on the card 75."""

import pytest

from elgrande.rules.knowledge import part, view
from elgrande.rules.sets.special_cards.facts import SpecialCardsFacts
from tests.bigbox.special_scenes import PLAYERS, SETS, sc, scoring
from tests.rules.table_setup import REGIONS, game_of

# ---------------------------------------------------------------------- 75


def test_ruling_s_04_75_a_caballero_of_the_court_waits_on_the_card() -> None:
    s = sc("75", courts="violet 3").do("act")
    assert (s.court("violet"), s.at("card_75")) == (2, "violet 1")
    assert part(view(s.table, 1), SpecialCardsFacts)["reserves"] == [0]
    s = sc("75", courts="violet 0")
    assert s.asked != "violet turn"


def test_75_it_enters_a_region_before_a_special_scoring() -> None:
    s = sc("90", "granada: blue 1; card_75: blue 1", king="galicia").do("act", "region granada")
    assert s.asked == "blue reserve"
    # Neither the King's region nor the Castillo.
    assert s.offered("to") == [place for place in REGIONS if place != "galicia"]
    s.do("to granada")
    assert (s.at("granada"), s.at("card_75")) == ("blue 2", "")
    assert s.points == "blue 6"


def test_75_its_owner_may_wait() -> None:
    s = sc("90", "granada: violet 1; card_75: blue 1").do("act", "region granada", "skip")
    assert s.points == "violet 6"
    assert s.at("card_75") == "blue 1"


def test_75_it_can_turn_a_majority_right_before_the_scoring() -> None:
    s = sc("90", "granada: violet 1; card_75: blue 1").do("act", "region granada", "to granada")
    assert s.points == "violet 3 blue 3"


def test_75_other_special_actions_ask_nobody() -> None:
    s = sc("70", "card_75: blue 1", grandes="violet aragon").do("act", "grande granada")
    assert s.asked != "blue reserve"


@pytest.mark.parametrize("face", ["100", "110", "120", "130", "145", "155"])
def test_75_every_special_scoring_asks(face: str) -> None:
    s = sc(face, "card_75: blue 1; aragon: violet 1").do("act")
    if s.asked == "violet region":
        s.do("region aragon")
    elif face == "155":
        s.do("region aragon", "region granada", "region galicia", "name green")
    assert s.asked == "blue reserve"


def test_ruling_s_08_75_before_the_discs_of_a_secret_scoring_are_set() -> None:
    s = sc("140", "card_75: blue 1").do("act")
    assert s.asked == "blue reserve"
    s.do("skip")
    assert len(s.deciders) == 4


def test_75_it_is_asked_right_before_each_region_of_a_general_scoring() -> None:
    s = scoring("aragon: blue 1 green 1; card_75: blue 1", king="galicia")
    asked = []
    while s.asked == "blue reserve":
        asked.append(s.decision.subject["place"])
        if asked[-1] == "aragon":
            s.do("to aragon")
        else:
            s.do("skip")
    assert asked == ["galicia", "pais_vasco", "aragon"]
    assert s.points == "blue 5 green 4"


def test_75_it_waits_through_a_general_scoring_if_it_is_not_used() -> None:
    s = scoring("card_75: blue 1")
    for _ in range(9):
        assert s.asked == "blue reserve"
        s.do("skip")
    assert s.at("card_75") == "blue 1"


def test_ruling_s_04_several_owners_decide_clockwise_from_the_start_player() -> None:
    s = sc("90", "card_75: violet 1 blue 1 orange 1", start="green").do("act", "region granada")
    assert s.asked == "orange reserve"
    s.do("skip")
    assert s.asked == "violet reserve"
    s.do("to granada")
    assert s.asked == "blue reserve"
    s.do("to granada")
    assert s.points == "violet 3 blue 3"
    assert s.at("card_75") == "orange 1"


def test_ruling_a_06_75_no_veto_stops_the_reserve_and_it_is_asked_after_the_veto() -> None:
    s = sc("90", "granada: violet 1; card_75: blue 1", vetos="green").do("act", "region granada")
    assert s.asked == "green veto"
    vetoed = s.copy().do("veto")
    assert vetoed.at("card_75") == "blue 1"
    s.do("allow")
    assert s.asked == "blue reserve"
    s.do("to granada")
    assert s.at("granada") == "violet 1 blue 1"


def test_75_a_full_region_has_no_room_for_the_reserve() -> None:
    s = sc("90", "granada: violet 6; card_75: blue 1", tokens="limited granada").do("act", "region granada")
    assert "to granada" not in s.options


def test_75_a_veto_keeps_the_caballero_in_court() -> None:
    s = sc("75", courts="violet 3", vetos="blue").do("act", "veto")
    assert (s.court("violet"), s.at("card_75")) == (3, "")


# ---------------------------------------------------------------------- 135, 145, 155


def test_ruling_s_07_135_scores_a_region_with_an_own_caballero() -> None:
    s = sc("135", "granada: violet 1 blue 2; aragon: blue 1").do("act")
    assert s.options == ["region granada"]
    s.do("region granada")
    assert s.points == "violet 3 blue 6"


def test_135_without_a_caballero_on_the_board_it_cannot_be_used() -> None:
    assert "act" not in sc("135", "aragon: blue 1; castillo: violet 1").options


def test_ruling_s_07_145_scores_any_region() -> None:
    s = sc("145", "granada: violet 1 blue 2; aragon: blue 1").do("act")
    assert s.options == [f"region {place}" for place in REGIONS]
    s.do("region aragon")
    assert s.points == "blue 5"


def test_155_another_player_chooses_one_of_three_named_regions() -> None:
    s = sc("155", "granada: violet 2 blue 1; aragon: blue 1; sevilla: orange 1", king="sevilla").do("act")
    # Any region can be named, the King's and an empty one too, but none twice.
    assert (s.asked, s.offered("region")) == ("violet name_region", REGIONS)
    s.do("region granada")
    assert "region granada" not in s.options
    s.do("region sevilla", "region galicia")
    assert (s.asked, s.options) == ("violet chooser", ["name blue", "name green", "name orange"])
    s.do("name blue")
    assert s.last["choice"] == "three galicia sevilla granada blue"
    # He must choose one of them.
    assert (s.asked, s.options) == (
        "blue chosen_region",
        ["region galicia", "region sevilla", "region granada"],
    )
    s.do("region granada")
    assert s.points == "violet 6 blue 3"
    assert s.asked == "violet turn"


def test_155_with_two_players_the_other_one_chooses() -> None:
    s = sc("155", "granada: violet 2 blue 1", players=2)
    s.do("act", "region granada", "region aragon", "region galicia")
    assert s.asked == "blue chosen_region"


def test_155_a_veto_stops_it_when_announced_and_again_when_the_region_is_known() -> None:
    three = ["region granada", "region aragon", "region galicia", "name blue"]
    s = sc("155", "granada: violet 2 blue 1", vetos="green").do("act", *three)
    assert (s.asked, s.decision.subject["choice"]) == ("green veto", "three galicia aragon granada blue")
    s.do("allow", "region granada")
    assert (s.asked, s.decision.subject["place"]) == ("green veto", "granada")
    s.do("veto")
    assert (s.points, s.asked) == ("", "violet turn")


def test_155_is_an_established_card() -> None:
    rules = game_of(sets=SETS, options="cards=established")
    assert rules.card_index("sc_155") >= 0


@pytest.mark.parametrize("face", ["135", "145"])
def test_scorings_of_the_special_cards_can_be_vetoed(face: str) -> None:
    s = sc(face, "granada: violet 1", vetos="blue").do("act", "region granada", "veto")
    assert s.points == ""


def test_scorings_of_the_special_cards_with_fewer_players() -> None:
    for players in PLAYERS:
        s = sc("145", "granada: violet 2 blue 1", players=players).do("act", "region granada")
        assert s.points == ("violet 6" if players == 2 else "violet 6 blue 3")
