"""Scoring one place: majorities, ties, paid places, bonuses, the neutral colour, and what belongs to a group."""

import pytest

from elgrande.rules.places import CASTILLO, PLACE_IDS, mask_of, places_of
from elgrande.rules.scoring import (
    Award,
    awards,
    everything,
    in_castillo,
    least_populous,
    most_populous,
    regions_by_first_value,
    score,
)
from tests.rules.table_setup import BLUE, GREEN, VIOLET, Scene, counts, place_of, scene


def points_in(s: Scene, place: str, first_only: bool = False) -> str:
    """Who would get how many points for a place."""
    points = [0] * 6
    for award in awards(s.table, place_of(place), first_only):
        points[award.colour] += award.points
    return counts(points)


def regions(mask: int) -> list[str]:
    return [PLACE_IDS[place] for place in places_of(mask)]


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("violet 3", "violet 5"),
        ("violet 3 blue 2", "violet 5 blue 4"),
        ("violet 3 blue 2 green 1", "violet 5 blue 4 green 1"),
        ("violet 4 blue 3 green 2 orange 1", "violet 5 blue 4 green 1"),
        ("orange 1", "orange 5"),
        ("", ""),
    ],
)
def test_the_most_caballeros_get_the_first_value_and_so_on(pieces: str, points: str) -> None:
    assert points_in(scene(board=f"aragon: {pieces}"), "aragon") == points


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        # However many tie for first, all get the second value and the next one is third.
        ("violet 2 blue 2", "violet 4 blue 4"),
        ("violet 2 blue 2 green 1", "violet 4 blue 4 green 2"),
        ("violet 2 blue 2 green 2 orange 1", "violet 4 blue 4 green 4 orange 2"),
        ("violet 2 blue 2 green 2 orange 2 red 1", "violet 4 blue 4 green 4 orange 4 red 2"),
        ("violet 1 blue 1 green 1 orange 1 red 1", "violet 4 blue 4 green 4 orange 4 red 4"),
        # A tie for second gets the third value, and the next one nothing.
        ("violet 3 blue 2 green 2", "violet 7 blue 2 green 2"),
        ("violet 3 blue 2 green 2 orange 1", "violet 7 blue 2 green 2"),
        ("violet 3 blue 2 green 2 orange 2 red 1", "violet 7 blue 2 green 2 orange 2"),
        # A tie for third gets nothing.
        ("violet 3 blue 2 green 1 orange 1", "violet 7 blue 4"),
        # Two ties: first pays second, and what would be third pays fourth.
        ("violet 3 blue 3 green 2 orange 2", "violet 4 blue 4"),
        ("violet 3 blue 3 green 2 orange 1 red 1", "violet 4 blue 4 green 2"),
        ("violet 4 blue 3 green 3 orange 2 red 2", "violet 7 blue 2 green 2"),
    ],
)
def test_a_tie_pays_one_place_lower_whatever_its_size(pieces: str, points: str) -> None:
    assert points_in(scene(board=f"castilla_la_nueva: {pieces}", players=5), "castilla_la_nueva") == points


@pytest.mark.parametrize(
    ("place", "first", "second", "third"),
    [
        ("galicia", 4, 2, 0),
        ("pais_vasco", 5, 3, 1),
        ("aragon", 5, 4, 1),
        ("cataluna", 4, 2, 1),
        ("castilla_la_vieja", 6, 4, 2),
        ("castilla_la_nueva", 7, 4, 2),
        ("sevilla", 4, 3, 1),
        ("granada", 6, 3, 1),
        ("valencia", 5, 3, 2),
        ("castillo", 5, 3, 1),
    ],
)
def test_printed_values(place: str, first: int, second: int, third: int) -> None:
    king = "sevilla" if place != "sevilla" else "galicia"
    s = scene(board=f"{place}: violet 3 blue 2 green 1", king=king)
    assert [award.points for award in awards(s.table, place_of(place))] == [first, second, third]


def test_an_award_says_why() -> None:
    s = scene(board="granada: violet 3 blue 1 green 1", king="granada", grandes="violet granada blue granada")
    third = {
        "count": 1,
        "rank": 3,
        "tied": True,
        "value": 1,
        "king": 0,
        "grande": 0,
        "office": 0,
        "times": 1,
        "points": 1,
    }
    assert [award.to_json() for award in awards(s.table, place_of("granada"))] == [
        {
            "seat": VIOLET,
            "count": 3,
            "rank": 1,
            "tied": False,
            "value": 6,
            "king": 2,
            "grande": 2,
            "office": 0,
            "times": 1,
            "points": 10,
        },
        {"seat": BLUE, **third},
        {"seat": GREEN, **third},
    ]


# ---------------------------------------------------------------------- paid places


@pytest.mark.parametrize(
    ("edition", "players", "pieces", "points"),
    [
        ("1995", 2, "violet 3 blue 2", "violet 6"),
        ("2015", 2, "violet 3 blue 2", "violet 6"),
        ("2015", 2, "violet 2 blue 2", ""),
        ("2023", 2, "violet 3 blue 2", "violet 6 blue 4"),
        ("2023", 2, "violet 2 blue 2", "violet 4 blue 4"),
        ("1995", 3, "violet 3 blue 2 green 1", "violet 6 blue 4"),
        ("2015", 3, "violet 3 blue 1 green 1", "violet 6"),
        ("2015", 3, "violet 2 blue 2 green 1", "violet 4 blue 4"),
        ("2023", 3, "violet 3 blue 2 green 1", "violet 6 blue 4"),
        ("2023", 4, "violet 3 blue 2 green 1", "violet 6 blue 4 green 2"),
        ("1995", 5, "violet 3 blue 2 green 1", "violet 6 blue 4 green 2"),
    ],
)
def test_fewer_players_fewer_paid_places(edition: str, players: int, pieces: str, points: str) -> None:
    s = scene(board=f"castilla_la_vieja: {pieces}", edition=edition, players=players)
    assert points_in(s, "castilla_la_vieja") == points


# ---------------------------------------------------------------------- bonuses


def test_a_sole_first_place_with_the_king_earns_two_more() -> None:
    s = scene(board="cataluna: green 2 violet 1", king="cataluna")
    assert points_in(s, "cataluna") == "violet 2 green 6"


def test_a_sole_first_place_at_home_earns_two_more() -> None:
    s = scene(board="granada: violet 4 green 1 orange 1", grandes="violet granada")
    assert points_in(s, "granada") == "violet 8 green 1 orange 1"


def test_both_bonuses_add_up() -> None:
    s = scene(board="granada: violet 1", king="granada", grandes="violet granada")
    assert points_in(s, "granada") == "violet 10"


@pytest.mark.parametrize("pieces", ["violet 2 blue 2", "violet 1 blue 1 green 1"])
def test_a_tie_for_first_earns_no_bonus(pieces: str) -> None:
    s = scene(board=f"sevilla: {pieces}", king="sevilla", grandes="violet sevilla")
    assert {award.points for award in awards(s.table, place_of("sevilla"))} == {3}


def test_second_place_earns_no_bonus() -> None:
    s = scene(board="sevilla: violet 1 blue 2", king="sevilla", grandes="violet sevilla")
    assert points_in(s, "sevilla") == "violet 3 blue 6"


def test_a_grande_is_no_caballero() -> None:
    s = scene(board="sevilla: blue 1", grandes="violet sevilla green sevilla")
    assert points_in(s, "sevilla") == "blue 4"


def test_only_the_own_grande_pays() -> None:
    s = scene(board="sevilla: blue 1", grandes="violet sevilla blue granada")
    assert points_in(s, "sevilla") == "blue 4"


def test_bonuses_also_come_with_a_mobile_scoreboard() -> None:
    s = scene(board="aragon: violet 1", king="aragon", grandes="violet aragon", boards="4 aragon")
    assert points_in(s, "aragon") == "violet 8"


# ---------------------------------------------------------------------- mobile scoreboards


@pytest.mark.parametrize(("board", "points"), [("8", "violet 8 blue 4"), ("4", "violet 4")])
@pytest.mark.parametrize("place", ["castilla_la_nueva", "castillo"])
def test_a_mobile_scoreboard_replaces_the_printed_values(board: str, points: str, place: str) -> None:
    s = scene(board=f"{place}: violet 3 blue 2 green 1", boards=f"{board} {place}")
    assert points_in(s, place) == points


def test_two_mobile_scoreboards_do_not_touch_other_regions() -> None:
    s = scene(
        board="aragon: violet 1; galicia: violet 1; valencia: violet 1",
        boards="8 galicia 4 valencia",
        king="sevilla",
    )
    assert [points_in(s, place) for place in ("aragon", "galicia", "valencia")] == [
        "violet 5",
        "violet 8",
        "violet 4",
    ]


def test_only_paid_places_of_a_mobile_scoreboard_count() -> None:
    s = scene(board="aragon: violet 2 blue 1", boards="8 aragon", players=2)
    assert points_in(s, "aragon") == "violet 8"


# ---------------------------------------------------------------------- first places only


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("violet 3 blue 2 green 1", "violet 10"),
        ("violet 2 blue 2 green 1", ""),
        ("blue 1", "blue 8"),
        ("blue 2 violet 1", "blue 8"),
    ],
)
def test_first_places_only(pieces: str, points: str) -> None:
    s = scene(
        board=f"castilla_la_vieja: {pieces}", king="castilla_la_vieja", grandes="violet castilla_la_vieja"
    )
    assert points_in(s, "castilla_la_vieja", first_only=True) == points


# ---------------------------------------------------------------------- the neutral colour


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("grey 3 violet 2 blue 1", "violet 4"),
        ("violet 3 grey 2 blue 1", "violet 6"),
        ("grey 2 violet 2 blue 1", "violet 4"),
        ("violet 3 blue 1 grey 1", "violet 6"),
        ("violet 2 blue 2 grey 2", "violet 4 blue 4"),
        ("grey 2", ""),
        ("violet 3 blue 2 grey 1", "violet 6 blue 4"),
    ],
)
def test_the_dummy_takes_a_place_and_causes_ties_but_is_not_paid(pieces: str, points: str) -> None:
    s = scene(board=f"castilla_la_vieja: {pieces}", edition="2023", players=2)
    assert points_in(s, "castilla_la_vieja") == points


def test_the_dummy_keeps_the_kings_bonus_from_everybody_and_does_not_get_it() -> None:
    s = scene(board="granada: grey 3 violet 1", edition="2023", players=2, king="granada")
    assert points_in(s, "granada") == "violet 3"
    dummy = awards(s.table, place_of("granada"))[0]
    assert (dummy.to_json()["seat"], dummy.rank, dummy.points) == (None, 1, 0)


def test_the_dummy_scores_no_points_when_a_place_is_scored() -> None:
    s = scene(board="granada: grey 3 violet 1", edition="2023", players=2)
    score(s.table, place_of("granada"))
    assert s.points == "violet 3"
    assert s.last["place"] == "granada"


# ---------------------------------------------------------------------- scoring changes the points


def test_scoring_adds_to_the_points_and_tells_the_reasons() -> None:
    s = scene(board="aragon: violet 2 blue 1", points="violet 98 blue 3")
    score(s.table, place_of("aragon"))
    assert s.points == "violet 103 blue 7"
    assert s.last == {
        "event": "scored",
        "place": "aragon",
        "awards": [award.to_json() for award in awards(s.table, place_of("aragon"))],
    }


def test_scoring_tells_nothing_when_news_are_off() -> None:
    s = scene(board="aragon: violet 2 blue 1")
    s.table.telling = False
    s.table.news.clear()
    score(s.table, place_of("aragon"))
    assert s.table.news == []
    assert s.points == "violet 5 blue 4"


def test_awards_change_nothing() -> None:
    s = scene(board="aragon: violet 2 blue 1")
    before = s.table.state()
    result: list[Award] = awards(s.table, place_of("aragon"))
    assert [award.rank for award in result] == [1, 2]
    assert s.table.state() == before


# ---------------------------------------------------------------------- groups of regions


def test_value_groups_as_printed() -> None:
    t = scene().table
    assert regions(regions_by_first_value(t, 4, 4)) == ["galicia", "cataluna", "sevilla"]
    assert regions(regions_by_first_value(t, 5, 5)) == ["pais_vasco", "aragon", "valencia"]
    assert regions(regions_by_first_value(t, 6, 7)) == ["castilla_la_vieja", "castilla_la_nueva", "granada"]


def test_value_groups_follow_the_mobile_scoreboards() -> None:
    t = scene(boards="8 galicia 4 castilla_la_nueva", king="aragon").table
    assert regions(regions_by_first_value(t, 4, 4)) == ["cataluna", "castilla_la_nueva", "sevilla"]
    assert regions(regions_by_first_value(t, 6, 7)) == ["castilla_la_vieja", "granada"]
    assert regions(regions_by_first_value(t, 8, 8)) == ["galicia"]


@pytest.mark.parametrize("board", ["8", "4"])
def test_the_castillo_is_in_no_value_group(board: str) -> None:
    t = scene(boards=f"{board} castillo").table
    for low, high in ((4, 4), (5, 5), (6, 7), (8, 8)):
        assert not regions_by_first_value(t, low, high) >> CASTILLO & 1


def test_most_and_fewest_count_all_colours_together() -> None:
    t = scene(board="aragon: violet 2 blue 2; granada: green 3; sevilla: violet 1 green 1").table
    assert regions(most_populous(t)) == ["aragon"]
    assert regions(least_populous(t)) == ["sevilla"]


def test_most_and_fewest_may_be_several() -> None:
    t = scene(board="galicia: violet 3; aragon: blue 1 green 2; sevilla: blue 1; valencia: green 1").table
    assert regions(most_populous(t)) == ["galicia", "aragon"]
    assert regions(least_populous(t)) == ["sevilla", "valencia"]


def test_one_caballero_each_is_most_and_fewest() -> None:
    t = scene(board="aragon: blue 1; sevilla: green 1").table
    assert regions(most_populous(t)) == regions(least_populous(t)) == ["aragon", "sevilla"]


def test_empty_regions_are_never_the_fewest_and_an_empty_board_has_no_most() -> None:
    t = scene(board="castillo: violet 5", grandes="blue aragon").table
    assert most_populous(t) == 0
    assert least_populous(t) == 0


def test_the_castillo_never_counts_for_most_or_fewest() -> None:
    t = scene(board="castillo: violet 9; aragon: blue 2; sevilla: blue 1").table
    assert regions(most_populous(t)) == ["aragon"]
    t = scene(board="castillo: violet 1; aragon: blue 2").table
    assert regions(least_populous(t)) == ["aragon"]


def test_the_kings_region_and_the_dummy_count_for_most_and_fewest() -> None:
    t = scene(board="aragon: grey 3; sevilla: violet 1", king="aragon", edition="2023", players=2).table
    assert regions(most_populous(t)) == ["aragon"]
    assert regions(least_populous(t)) == ["sevilla"]


def test_everything_is_the_nine_regions_and_the_castillo() -> None:
    assert everything(scene().table) == mask_of([*range(9), CASTILLO])


def test_in_the_castillo_with_caballeros_or_with_the_grande() -> None:
    t = scene(
        board="castillo: violet 1", grandes="blue castillo green aragon", edition="2023", sets="new-regency"
    ).table
    assert [in_castillo(t, seat) for seat in range(4)] == [True, True, False, False]
