"""Stack 2: caballeros that go back to the province, openly."""

import pytest

from tests.rules.table_setup import Scene, classic_and_2023, scene

COURT_ALL = classic_and_2023("c2_court_all", "n2_court_all")
COURT_3 = classic_and_2023("c2_court_3", "n2_court_3")
ONE_OF_EACH = classic_and_2023("c2_remove1_each", "n2_assassin")
ANGRY = classic_and_2023("c2_angry_king", "n2_withdrawal")


def courts(s: Scene) -> list[int]:
    return [s.court(colour) for colour in ("violet", "blue", "green", "orange")]


# ---------------------------------------------------------------------- courts


@COURT_ALL
def test_every_opponent_loses_his_whole_court(card: str) -> None:
    s = scene(card, courts="violet 4 blue 7 green 0 orange 2").do("act")
    assert courts(s) == [4, 0, 0, 0]
    assert s.province("blue") == 30
    assert s.told("returned") == [
        {"colour": 1, "place": "court", "count": 7},
        {"colour": 3, "place": "court", "count": 2},
    ]


@COURT_3
def test_every_opponent_loses_three_of_his_court_or_what_he_has(card: str) -> None:
    s = scene(card, courts="violet 4 blue 7 green 2 orange 3").do("act")
    assert courts(s) == [4, 4, 0, 0]
    assert (s.province("blue"), s.province("green")) == (26, 30)


@COURT_ALL
def test_only_the_court_is_hit(card: str) -> None:
    s = scene(card, "aragon: blue 3; castillo: green 2").do("act")
    assert (s.at("aragon"), s.castillo()) == ("blue 3", "green 2")


@COURT_ALL
def test_nobody_is_asked_and_the_own_placing_follows(card: str) -> None:
    s = scene(card).do("act")
    assert s.asked == "violet turn"
    assert "to castillo" in s.options


def test_the_dummy_has_no_court_to_lose() -> None:
    s = scene("n2_court_all", "aragon: grey 2", players=2).do("act")
    assert s.at("aragon") == "grey 2"
    assert s.province("grey") == 28
    assert s.court("blue") == 0


# ---------------------------------------------------------------------- one of each opponent

SPREAD = "aragon: violet 2 blue 1 green 2; granada: blue 1 orange 1; galicia: orange 3; castillo: green 1"


@ONE_OF_EACH
def test_one_of_each_opponent_out_of_regions_of_choice(card: str) -> None:
    s = scene(card, SPREAD).do("act")
    assert s.asked == "violet pick_each"
    assert s.options == [
        "lift blue aragon",
        "lift green aragon",
        "lift blue granada",
        "lift orange granada",
        "stop",
    ]
    s.do("lift blue granada", "lift orange granada", "lift green aragon")
    assert s.asked == "violet turn"
    assert (s.at("aragon"), s.at("granada")) == ("violet 2 blue 1 green 1", "")
    assert s.told("returned") == [
        {"colour": 1, "place": "granada", "count": 1},
        {"colour": 3, "place": "granada", "count": 1},
        {"colour": 2, "place": "aragon", "count": 1},
    ]


@ONE_OF_EACH
def test_every_other_seat_is_an_opponent(card: str) -> None:
    s = scene(card, "aragon: violet 1 blue 1 green 1 orange 1", active="blue").do("act")
    assert s.options == ["lift violet aragon", "lift green aragon", "lift orange aragon", "stop"]


@ONE_OF_EACH
def test_no_second_one_of_the_same_opponent(card: str) -> None:
    s = scene(card, SPREAD).do("act", "lift blue granada")
    assert s.options == ["lift green aragon", "lift orange granada", "stop"]
    s.refuses("lift blue aragon")


@ONE_OF_EACH
def test_not_own_ones_not_the_kings_region_not_the_castillo(card: str) -> None:
    s = scene(card, SPREAD).do("act")
    s.refuses("lift violet aragon", "lift orange galicia", "lift green castillo")


@ONE_OF_EACH
def test_opponents_may_be_spared(card: str) -> None:
    assert scene(card, SPREAD).do("act", "lift blue aragon", "stop").asked == "violet turn"
    assert scene(card, SPREAD).do("act", "stop").told("returned") == []


@ONE_OF_EACH
def test_with_nobody_in_reach_it_cannot_be_used(card: str) -> None:
    scene(card, "aragon: violet 2; galicia: blue 3; castillo: green 2").refuses("act")


def test_one_of_the_dummy_too() -> None:
    s = scene("n2_assassin", "aragon: grey 2; granada: blue 1", players=2).do("act")
    s.do("lift grey aragon", "lift blue granada")
    assert (s.at("aragon"), s.province("grey")) == ("grey 1", 29)
    assert s.asked == "violet turn"


# ---------------------------------------------------------------------- the angry King


@ANGRY
def test_clockwise_each_opponent_returns_three_of_his_choice(card: str) -> None:
    s = scene(card, "valencia: blue 4 green 2; castilla_la_nueva: green 3; sevilla: orange 1").do("act")
    assert s.asked == "blue lose"
    assert s.decision.subject == {"left": 3}
    assert s.options == ["from valencia", "from court"]
    s.do("from court", "from court", "from valencia")
    assert s.asked == "green lose"
    assert s.options == ["from castilla_la_nueva", "from valencia", "from court"]
    s.do("from castilla_la_nueva", "from castilla_la_nueva", "from valencia")
    assert s.asked == "orange lose"
    s.do("from court", "from court", "from court")
    assert s.asked == "violet turn"
    assert courts(s) == [7, 5, 7, 4]
    assert s.at("valencia") == "blue 3 green 1"
    assert s.at("castilla_la_nueva") == "green 1"
    assert s.at("sevilla") == "orange 1"


@ANGRY
def test_neither_from_the_kings_region_nor_from_the_castillo(card: str) -> None:
    s = scene(card, "galicia: blue 5; castillo: blue 5; aragon: blue 1").do("act")
    assert s.options == ["from aragon", "from court"]
    s.refuses("from galicia", "from castillo", "from province")


@ANGRY
def test_no_more_of_a_place_than_stands_there(card: str) -> None:
    s = scene(card, "aragon: blue 1").do("act", "from aragon")
    # Only the court is left, so the other two come from there without a question.
    assert s.asked != "blue lose"
    assert s.court("blue") == 5


@ANGRY
def test_who_has_fewer_returns_all_of_them_without_a_question(card: str) -> None:
    s = scene(card, "aragon: blue 1; granada: blue 1; galicia: blue 5", courts="blue 1 green 0 orange 2")
    s.do("act")
    assert s.asked == "violet turn"
    assert (s.at("aragon"), s.at("granada"), s.at("galicia")) == ("", "", "blue 5")
    assert courts(s) == [7, 0, 0, 0]


@ANGRY
def test_a_single_caballero_is_lost_too(card: str) -> None:
    s = scene(card, "aragon: green 1", courts="blue 1 green 0 orange 0").do("act")
    assert (s.court("blue"), s.at("aragon")) == (0, "")


@pytest.mark.parametrize("card", ["1995/c2_angry_king", "2015/c2_angry_king"])
def test_a_veto_can_fall_on_a_loss_that_needs_no_choice(card: str) -> None:
    s = scene(card, vetos="orange").do("act", "allow")
    assert s.asked == "orange veto"
    assert s.decision.subject["losses"] == {"court": 3}
    s.do("allow", "veto")
    assert courts(s) == [7, 4, 7, 7]


@ANGRY
def test_with_only_one_place_to_take_them_from_nothing_is_asked(card: str) -> None:
    s = scene(card, courts="blue 9 green 4 orange 3").do("act")
    assert courts(s) == [7, 6, 1, 0]


@ANGRY
def test_the_active_player_loses_nothing(card: str) -> None:
    s = scene(card, "aragon: violet 5").do("act")
    assert (s.at("aragon"), s.court("violet")) == ("violet 5", 7)


@pytest.mark.parametrize("active", ["violet", "blue", "green", "orange"])
def test_the_left_neighbour_begins(active: str) -> None:
    order = ["violet", "blue", "green", "orange"]
    s = scene("c2_angry_king", "aragon: violet 4 blue 4 green 4 orange 4", active=active).do("act")
    asked = []
    while s.decision.kind == "lose":
        asked.append(s.asked.split()[0])
        s.do("from court", "from court", "from court")
    first = order.index(active) + 1
    assert asked == [order[(first + i) % 4] for i in range(3)]


def test_in_the_strict_reading_of_1995_the_active_player_is_the_last_victim() -> None:
    s = scene("1995/c2_angry_king", "aragon: violet 2 blue 2", options="angry-king=everybody").do("act")
    s.do("from court", "from court", "from aragon")
    assert s.asked == "violet lose"
    # After both of Aragón the third can only come from the court.
    s.do("from aragon", "from aragon")
    assert s.asked == "violet turn"
    assert courts(s) == [6, 5, 4, 4]
    assert s.at("aragon") == "blue 1"


def test_the_dummy_returns_nothing() -> None:
    s = scene("n2_withdrawal", "aragon: grey 5", players=2).do("act")
    assert s.at("aragon") == "grey 5"
    assert s.court("blue") == 4
