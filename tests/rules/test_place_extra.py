"""Stack 1: placing two extra caballeros, and the card that offers a choice of two actions."""

import pytest

from tests.rules.table_setup import REGIONS, both_old_editions, scene

EXTRA = pytest.mark.parametrize("card", ["1995/c1_place2_extra", "2015/c1_place2_extra", "2023/n1_militia"])
EITHER = pytest.mark.parametrize(
    "card", ["1995/c1_all_own_or_place2", "2015/c1_all_own_or_place2", "2023/v1_all_own_or_place2"]
)
OPEN = [region for region in REGIONS if region != "galicia"]


@EXTRA
def test_two_extra_caballeros_anywhere_but_in_the_kings_region(card: str) -> None:
    s = scene(card).do("act")
    assert s.asked == "violet place_extra"
    assert [place for place in s.offered("to") if place != "castillo"] == OPEN
    s.refuses("to galicia", "to france")
    s.do("to sevilla", "to granada")
    assert (s.at("sevilla"), s.at("granada"), s.court("violet")) == ("violet 1", "violet 1", 5)
    assert s.told("placed") == [{"seat": 0, "place": "sevilla"}, {"seat": 0, "place": "granada"}]


@EXTRA
def test_together_with_the_placing_part_three_in_the_turn(card: str) -> None:
    s = scene(card).do("act", "to sevilla", "to sevilla", "to pais_vasco")
    assert s.court("violet") == 4
    assert not s.asked.startswith("violet")


@EXTRA
def test_the_extra_ones_may_come_second(card: str) -> None:
    s = scene(card).do("to pais_vasco", "act", "to valencia", "to valencia")
    assert s.at("valencia") == "violet 2"


@EXTRA
def test_one_or_none_will_do(card: str) -> None:
    assert scene(card).do("act", "to sevilla", "stop").court("violet") == 6
    assert scene(card).do("act", "stop").court("violet") == 7


@EXTRA
def test_no_more_than_the_court_holds(card: str) -> None:
    s = scene(card, courts="violet 1").do("act", "to sevilla")
    assert not s.asked.startswith("violet")


@EXTRA
def test_with_an_empty_court_there_is_nothing_to_do(card: str) -> None:
    assert not scene(card, courts="violet 0").asked.startswith("violet")


@both_old_editions("c1_place2_extra")
def test_into_the_castillo_in_the_old_editions(card: str) -> None:
    s = scene(card).do("act")
    assert s.offered("to") == [*OPEN, "castillo"]
    s.do("to castillo", "to castillo")
    assert s.castillo() == "violet 2"


def test_not_into_the_castillo_in_2023() -> None:
    s = scene("n1_militia").do("act")
    assert s.offered("to") == OPEN
    s.refuses("to castillo")


def test_with_the_king_at_the_castillo_all_nine_regions_are_open() -> None:
    s = scene("n1_militia", king="castillo", sets="new-regency").do("act")
    assert s.offered("to") == REGIONS


# ---------------------------------------------------------------------- one of two


@EITHER
def test_exactly_one_of_two_actions(card: str) -> None:
    s = scene(card, "aragon: violet 2").do("act")
    assert s.asked == "violet either"
    assert s.options == ["first", "second"]


@EITHER
def test_the_first_moves_own_ones_out_of_one_region(card: str) -> None:
    s = scene(card, "aragon: violet 3 blue 1; sevilla: violet 1; galicia: violet 2").do("act", "first")
    assert s.options == ["region aragon", "region sevilla"]
    s.do("region aragon")
    assert s.options == ["lift violet aragon", "stop"]
    s.do("lift violet aragon", "to castillo", "lift violet aragon", "to granada", "stop")
    assert s.at("aragon") == "violet 1 blue 1"
    assert s.asked == "violet turn"


@EITHER
def test_the_second_places_two_extra_ones(card: str) -> None:
    s = scene(card, "aragon: violet 3").do("act", "second", "to sevilla", "to valencia")
    assert (s.at("sevilla"), s.at("valencia"), s.court("violet")) == ("violet 1", "violet 1", 5)
    assert s.asked == "violet turn"


@EITHER
def test_only_what_is_possible_can_be_chosen(card: str) -> None:
    assert scene(card, "galicia: violet 2; aragon: blue 2").do("act").options == ["second"]
    assert scene(card, "aragon: violet 1", courts="violet 0").do("act").options == ["first"]
    assert not scene(card, "aragon: blue 1", courts="violet 0").asked.startswith("violet")


@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("1995/c1_all_own_or_place2", True),
        ("2015/c1_all_own_or_place2", True),
        ("2023/v1_all_own_or_place2", False),
    ],
)
def test_the_castillo_is_treated_as_by_the_plain_card(card: str, allowed: bool) -> None:
    s = scene(card).do("act", "second")
    assert ("to castillo" in s.options) == allowed


@EITHER
@pytest.mark.parametrize("choice", ["first", "second"])
def test_the_choice_is_announced(card: str, choice: str) -> None:
    s = scene(card, "aragon: violet 2").do("act", choice)
    name = card.split("/")[1]
    assert s.told("announced")[:2] == [
        {"seat": 0, "card": name, "choice": None},
        {"seat": 0, "card": name, "choice": choice},
    ]


@both_old_editions("c1_all_own_or_place2")
def test_a_veto_holder_is_told_which_of_the_two_it_is(card: str) -> None:
    s = scene(card, "aragon: violet 2", vetos="blue").do("act", "second")
    assert s.asked == "blue veto"
    assert s.decision.subject["choice"] == "second"
    s = scene(card, "aragon: violet 2", vetos="blue").do("act", "first", "region aragon")
    assert (s.decision.subject["choice"], s.decision.subject["place"]) == ("first", "aragon")
