"""Stack 2: opponents set a region in secret and lose caballeros there. Stack 4: the eviction."""

import pytest

from elgrande.rules.knowledge import view
from tests.rules.table_setup import REGIONS, classic_and_2023, scene

ALL_OF_REGION = classic_and_2023("c2_secret_all_of_region", "n2_civil_war")
TWO_OF_REGION = classic_and_2023("c2_secret_2_of_region", "n2_secret_2_of_region")
EVICTION = classic_and_2023("c4_eviction", "n4_coup")

BOARD = (
    "aragon: blue 3 green 1 violet 2; granada: blue 1; sevilla: green 2; galicia: orange 4; castillo: blue 2"
)

# ---------------------------------------------------------------------- all of a region


@ALL_OF_REGION
def test_each_opponent_loses_all_his_caballeros_of_the_region_he_sets(card: str) -> None:
    s = scene(card, BOARD).do("act")
    assert s.deciders == ["blue", "green"]
    s.set_disc("blue", "aragon").set_disc("green", "sevilla")
    assert s.at("aragon") == "violet 2 green 1"
    assert s.at("sevilla") == ""
    assert s.told("discs") == [{"discs": {"1": "aragon", "2": "sevilla"}}]
    assert s.asked == "violet turn"


@ALL_OF_REGION
def test_only_an_open_region_with_an_own_caballero(card: str) -> None:
    s = scene(card, BOARD).do("act")
    assert s.options_of("blue") == ["disc aragon", "disc granada"]
    assert s.options_of("green") == ["disc aragon", "disc sevilla"]


@ALL_OF_REGION
def test_who_has_nobody_in_an_open_region_is_not_asked_and_loses_nothing(card: str) -> None:
    s = scene(card, BOARD).do("act").set_disc("blue", "granada").set_disc("green", "aragon")
    assert s.at("galicia") == "orange 4"


@ALL_OF_REGION
def test_the_active_player_sets_nothing_and_loses_nothing(card: str) -> None:
    s = scene(card, BOARD).do("act").set_disc("blue", "aragon").set_disc("green", "aragon")
    assert s.at("aragon") == "violet 2"


@ALL_OF_REGION
def test_if_nobody_can_be_hit_nothing_happens(card: str) -> None:
    s = scene(card, "aragon: violet 3; galicia: blue 2; castillo: green 2").do("act")
    assert s.asked == "violet turn"
    assert s.told("returned") == []


@ALL_OF_REGION
def test_the_order_of_setting_does_not_matter(card: str) -> None:
    one, two = scene(card, BOARD).do("act"), scene(card, BOARD).do("act")
    one.set_disc("blue", "aragon").set_disc("green", "aragon")
    two.set_disc("green", "aragon").set_disc("blue", "aragon")
    assert one.table.state() == two.table.state()


@ALL_OF_REGION
def test_nothing_is_seen_before_all_discs_are_set(card: str) -> None:
    one, two = scene(card, BOARD).do("act"), scene(card, BOARD).do("act")
    one.set_disc("green", "aragon")
    two.set_disc("green", "sevilla")
    for viewer in (0, 1, 3, None):
        assert view(one.table, viewer) == view(two.table, viewer)


def test_the_dummy_sets_no_disc() -> None:
    s = scene("n2_civil_war", "aragon: grey 3 blue 1", players=2).do("act")
    assert s.deciders == ["blue"]
    s.set_disc("blue", "aragon")
    assert s.at("aragon") == "grey 3"


def test_with_the_king_abroad_every_region_may_be_set() -> None:
    s = scene("n2_civil_war", BOARD, king="france", sets="new-regency").do("act")
    assert s.deciders == ["blue", "green", "orange"]
    assert s.options_of("orange") == ["disc galicia"]


# ---------------------------------------------------------------------- two of a region


@TWO_OF_REGION
def test_each_opponent_loses_two_of_the_region_he_sets(card: str) -> None:
    s = scene(card, BOARD).do("act").set_disc("blue", "aragon").set_disc("green", "sevilla")
    assert s.at("aragon") == "violet 2 blue 1 green 1"
    assert s.at("sevilla") == ""
    assert s.province("blue") == 30 - 7 - 4


@TWO_OF_REGION
def test_a_region_of_two_must_be_set_if_there_is_one(card: str) -> None:
    s = scene(card, BOARD).do("act")
    assert s.options_of("blue") == ["disc aragon"]
    assert s.options_of("green") == ["disc sevilla"]


@TWO_OF_REGION
def test_otherwise_a_region_of_one_and_that_one_is_lost(card: str) -> None:
    s = scene(card, "aragon: blue 1; granada: blue 1; galicia: blue 4").do("act")
    assert s.options_of("blue") == ["disc aragon", "disc granada"]
    s.set_disc("blue", "granada")
    assert (s.at("aragon"), s.at("granada")) == ("blue 1", "")


@TWO_OF_REGION
def test_who_has_none_returns_none(card: str) -> None:
    s = scene(card, "galicia: blue 4; castillo: blue 3").do("act")
    assert s.asked == "violet turn"


@TWO_OF_REGION
def test_the_number_is_part_of_the_question(card: str) -> None:
    assert scene(card, BOARD).do("act").decision.subject == {"count": 2}


@ALL_OF_REGION
def test_all_are_asked_for_without_a_number(card: str) -> None:
    assert scene(card, BOARD).do("act").decision.subject == {"count": None}


# ---------------------------------------------------------------------- eviction

TOWN = "castilla_la_nueva: violet 2 blue 2 green 2 orange 1; granada: blue 1"


@EVICTION
def test_all_opponents_leave_the_named_region_for_those_they_set(card: str) -> None:
    s = scene(card, TOWN).do("act")
    assert s.asked == "violet region"
    s.do("region castilla_la_nueva")
    assert s.deciders == ["blue", "green", "orange"]
    s.set_disc("orange", "cataluna").set_disc("blue", "granada").set_disc("green", "valencia")
    assert s.at("castilla_la_nueva") == "violet 2"
    assert (s.at("cataluna"), s.at("granada"), s.at("valencia")) == ("orange 1", "blue 3", "green 2")
    assert s.told("moved")[0] == {
        "seat": 1,
        "colour": 1,
        "source": "castilla_la_nueva",
        "place": "granada",
    }


@EVICTION
def test_any_region_but_the_kings_may_be_named(card: str) -> None:
    s = scene(card, TOWN).do("act")
    assert s.offered("region") == [region for region in REGIONS if region != "galicia"]
    s.refuses("region galicia", "region castillo")


@EVICTION
def test_the_target_is_another_region(card: str) -> None:
    s = scene(card, TOWN).do("act", "region castilla_la_nueva")
    assert s.options_of("blue") == [f"disc {region}" for region in REGIONS if region != "castilla_la_nueva"]


@EVICTION
def test_the_kings_region_means_the_own_court(card: str) -> None:
    s = scene(card, TOWN, king="galicia").do("act", "region castilla_la_nueva")
    s.set_disc("blue", "galicia").set_disc("green", "galicia").set_disc("orange", "aragon")
    assert s.at("galicia") == ""
    assert (s.court("blue"), s.court("green"), s.court("orange")) == (9, 9, 7)
    assert s.told("to_court") == [
        {"colour": 1, "source": "castilla_la_nueva", "count": 2},
        {"colour": 2, "source": "castilla_la_nueva", "count": 2},
    ]


@EVICTION
def test_only_those_who_stand_there_are_asked(card: str) -> None:
    s = scene(card, TOWN).do("act", "region granada")
    assert s.deciders == ["blue"]
    s.set_disc("blue", "castilla_la_nueva")
    assert s.at("castilla_la_nueva") == "violet 2 blue 3 green 2 orange 1"


@EVICTION
def test_an_empty_region_may_be_named_in_vain(card: str) -> None:
    s = scene(card, TOWN).do("act", "region sevilla")
    assert s.asked == "violet turn"
    assert "act" not in s.options


@EVICTION
def test_the_discs_are_secret(card: str) -> None:
    one, two = (scene(card, TOWN).do("act", "region castilla_la_nueva") for _ in range(2))
    one.set_disc("blue", "aragon")
    two.set_disc("blue", "sevilla")
    for viewer in (0, 2, 3, None):
        assert view(one.table, viewer) == view(two.table, viewer)


def test_the_dummy_is_not_evicted() -> None:
    s = scene("n4_coup", "aragon: grey 2 blue 1", players=2).do("act", "region aragon")
    s.set_disc("blue", "sevilla")
    assert (s.at("aragon"), s.at("sevilla")) == ("grey 2", "blue 1")


@pytest.mark.parametrize("king", ["portugal", "castillo"])
def test_without_a_kings_region_every_region_can_be_source_and_target(king: str) -> None:
    s = scene("n4_coup", "galicia: blue 2", king=king, sets="new-regency").do("act")
    assert s.offered("region") == REGIONS
    s.do("region galicia").set_disc("blue", "aragon")
    assert s.at("aragon") == "blue 2"
