"""Francia, the ship, América and África: who may go there, and what a scoring brings."""

import pytest

from elgrande.rules.knowledge import part, view
from elgrande.rules.places import NINE_REGIONS, PLACE_IDS
from elgrande.rules.scoring import awards, least_populous, most_populous, regions_by_first_value, score
from elgrande.rules.sets.colonies.facts import ColoniesFacts
from tests.bigbox.colony_scenes import ColonyScene, colony
from tests.rules.table_setup import place_of, seat_of

PLACING = "c1_place2_extra"


def points_of(s: ColonyScene, place: str, first_only: bool = False) -> dict[str, int]:
    """What each colour would get from a scoring."""
    from elgrande.rules.places import COLOUR_IDS

    return {
        COLOUR_IDS[award.colour]: award.points
        for award in awards(s.table, place_of(place), first_only)
        if award.points
    }


# ---------------------------------------------------------------------- placing


@pytest.mark.parametrize(
    ("king", "there"),
    [
        ("aragon", ["france"]),
        ("cataluna", ["france", "ship"]),
        ("valencia", ["ship"]),
        ("granada", ["ship"]),
        ("sevilla", ["ship"]),
        ("galicia", ["ship"]),
        ("pais_vasco", ["ship"]),
        ("castilla_la_vieja", []),
        ("castilla_la_nueva", []),
    ],
)
def test_where_caballeros_of_the_court_may_go_depends_on_the_king(king: str, there: list[str]) -> None:
    s = colony("c5_king", king=king)
    assert [place for place in s.offered("to") if place not in PLACE_IDS[:9] and place != "castillo"] == there


def test_with_the_king_in_francia_one_places_next_to_it_and_on_the_ship() -> None:
    s = colony("c5_king", king="france")
    assert s.offered("to") == ["aragon", "cataluna", "castillo", "ship"]


def test_cards_that_let_place_anywhere_do_not_reach_america_and_africa() -> None:
    s = colony(PLACING).do("act")
    assert "france" in s.offered("to")
    assert "ship" in s.offered("to")
    s.refuses("to america", "to africa")


def test_the_king_goes_to_francia_but_never_to_sea() -> None:
    s = colony("c5_king").do("act")
    assert "king france" in s.options
    s.refuses("king ship", "king america", "king africa")


def test_the_royal_advisor_knows_the_border_of_francia() -> None:
    assert "king france" in colony("c4_royal_advisor", king="aragon").do("act").options
    assert "king france" not in colony("c4_royal_advisor", king="pais_vasco").do("act").options


def test_mobile_scoreboards_and_grandes_may_go_to_new_regions() -> None:
    s = colony("c4_scoreboard").do("act")
    assert {"board 8 ship", "board 4 france", "board 8 america", "board 8 africa"} <= set(s.options)
    s = colony("c4_grande", grandes="violet granada").do("act")
    assert {"grande ship", "grande france", "grande america", "grande africa"} <= set(s.options)


def test_ruling_g_16_discs_show_the_nine_regions_of_spain_only() -> None:
    s = colony("c4_secret_scoring", "america: violet 2").do("act")
    assert s.options == [f"disc {place}" for place in PLACE_IDS[:9]]


def test_caballeros_leave_the_castillo_for_spain_only() -> None:
    s = colony("", "castillo: violet 1", phase="scoring", round=3)
    assert s.options == [f"disc {place}" for place in PLACE_IDS[:9]]


# ---------------------------------------------------------------------- Francia


def test_francia_has_three_fields_and_then_it_is_closed() -> None:
    s = colony("c1_place2_extra", "france: blue 2", king="aragon").do("to france")
    assert s.on("third") == "violet"
    s.do("act")
    s.refuses("to france")
    assert s.kinds("france", "blue") == "ambassador unladen 1, envoy unladen 1"


def test_ruling_g_03_the_player_who_puts_a_caballero_there_chooses_its_field() -> None:
    s = colony("c1_move3_any", "aragon: blue 2").do("act", "lift blue aragon", "to france")
    assert s.asked == "violet arrive"
    assert s.offered("stand") == ["ambassador", "envoy", "third"]
    s.do("stand third", "lift blue aragon", "to france")
    assert s.offered("stand") == ["ambassador", "envoy"]
    s.do("stand ambassador")
    assert (s.on("ambassador"), s.on("envoy"), s.on("third")) == ("blue", "", "blue")


def test_nobody_slides_when_a_field_becomes_free() -> None:
    s = colony("c1_move3_any", "france: blue 1 green 1 orange 1").do("act", "lift blue france", "to granada")
    assert (s.on("ambassador"), s.on("envoy"), s.on("third")) == ("", "green", "orange")


def test_whoever_moves_out_says_which_one() -> None:
    s = colony("c1_move4_own", "france: violet 3").do("act", "lift violet france")
    assert s.offered("which") == ["ambassador unladen", "envoy unladen", "third unladen"]
    s.do("which envoy unladen", "to granada")
    assert (s.on("ambassador"), s.on("envoy"), s.on("third")) == ("violet", "", "violet")


def test_a_grande_needs_no_field() -> None:
    s = colony("c4_grande", "france: blue 3", grandes="violet granada").do("act", "grande france")
    assert s.grande("violet") == "france"


def test_ex_gic_01_ambassador_and_envoy_and_the_majority_bring_six() -> None:
    s = colony("c2_score_choice", "france: violet 2").do("act", "region france")
    assert s.points == "violet 6"
    award = awards(s.table, place_of("france"))[0]
    assert (award.value, award.office, award.king, award.grande) == (3, 3, 0, 0)


def test_the_majority_of_francia_is_worth_three_and_one() -> None:
    s = colony("", "france: violet 1 blue 2", tokens="slots blue violet blue")
    assert points_of(s, "france") == {"blue": 3 + 2, "violet": 1 + 1}


# ---------------------------------------------------------------------- ship


def test_the_captain_is_paid_and_does_not_count() -> None:
    s = colony("", "ship: violet 2 blue 1", boards="8 ship", tokens="slots - - - violet")
    assert points_of(s, "ship") == {"violet": 4 + 3, "blue": 4}


def test_without_a_scoreboard_only_the_captain_is_paid() -> None:
    s = colony("", "ship: violet 3 blue 1", tokens="slots - - - blue")
    assert points_of(s, "ship") == {"blue": 3}


def test_ruling_g_21_a_sole_majority_on_the_ship_earns_the_grande_bonus() -> None:
    s = colony("", "ship: violet 2 blue 1", grandes="violet ship blue ship")
    assert points_of(s, "ship") == {"violet": 2}


def test_who_comes_to_the_ship_may_become_captain() -> None:
    s = colony("c5_king", king="valencia").do("to ship")
    assert s.offered("stand") == ["plain", "captain"]
    s.do("stand captain")
    assert s.on("captain") == "violet"
    # The field is taken now: nobody is asked.
    s.do("to ship")
    assert s.asked == "violet place"
    assert s.at("ship") == "violet 2"


def test_the_captains_field_may_stay_empty() -> None:
    s = colony("c5_king", king="valencia").do("to ship", "stand plain")
    assert s.on("captain") == ""


def test_an_intrigue_moves_the_captain() -> None:
    s = colony("c1_move3_any", "ship: blue 2", tokens="slots - - - blue")
    s.do("act", "lift blue ship", "which captain unladen", "to granada")
    assert s.on("captain") == ""
    assert s.at("ship") == "blue 1"


def test_a_caballero_with_a_load_becomes_neither_captain_nor_viceroy() -> None:
    s = colony(
        "c1_move4_own", "america: violet 1; africa: violet 1", tokens="gold_in_america 1; goods_in_africa 1"
    )
    s.do("act", "lift violet america", "to ship")
    assert s.asked == "violet lift"
    s.do("lift violet africa", "to america")
    assert s.asked == "violet lift"
    assert s.kinds("ship", "violet") == "plain gold 1"


# ---------------------------------------------------------------------- América and África


def test_ruling_g_01_scoreboards_of_america_and_africa() -> None:
    s = colony("", "america: violet 2 blue 1; africa: violet 3 blue 2 green 1")
    assert points_of(s, "america") == {"violet": 4}
    assert points_of(s, "africa") == {"violet": 4, "blue": 2, "green": 1}


def test_the_viceroy_is_paid_five_and_does_not_count() -> None:
    s = colony("", "america: violet 2 blue 1", tokens="slots - - - - violet")
    assert points_of(s, "america") == {"violet": 5}
    s = colony("", "america: violet 2 blue 2", tokens="slots - - - - violet")
    assert points_of(s, "america") == {"violet": 5, "blue": 4}


def test_ruling_g_01b_they_count_among_the_regions_of_value_four() -> None:
    s = colony("c3_score_4", "america: violet 1; africa: violet 1").do("act")
    assert {"america", "africa"} <= set(s.scored())
    assert s.points == "violet 8"
    assert regions_by_first_value(s.table, 4, 4) & ~NINE_REGIONS == 1 << place_of("america") | 1 << place_of(
        "africa"
    )


def test_laden_caballeros_count() -> None:
    s = colony("", "africa: violet 2 blue 1", tokens="goods_in_africa 2")
    assert points_of(s, "africa") == {"violet": 4, "blue": 2}


def test_ruling_g_14_offices_are_paid_when_only_first_places_are() -> None:
    s = colony(
        "c3_score_first_only", "france: blue 1 violet 1; ship: green 1", tokens="slots blue violet - green"
    )
    s.do("act")
    # A tie in Francia brings nobody anything but the offices.
    assert s.points == "violet 1 blue 2 green 3"


def test_ruling_g_15_captain_and_viceroy_are_left_out_of_the_count() -> None:
    s = colony("", "granada: violet 2; ship: blue 2; sevilla: violet 3", tokens="slots - - - blue")
    assert least_populous(s.table) == 1 << place_of("ship")
    s = colony("", "granada: violet 2; america: blue 3", tokens="slots - - - - blue")
    assert most_populous(s.table) == 1 << place_of("granada") | 1 << place_of("america")


def test_ruling_g_25_black_caballeros_of_nobody_make_no_region_the_fullest_or_emptiest() -> None:
    board = "granada: grey 2 violet 1; aragon: blue 2; sevilla: grey 1"
    s = colony("", board)
    assert most_populous(s.table) == 1 << place_of("aragon")
    # Nobody is in Sevilla: it is an empty region.
    assert least_populous(s.table) == 1 << place_of("granada")
    s = colony("", board, tokens="inquisitor orange")
    assert most_populous(s.table) == 1 << place_of("granada")
    assert least_populous(s.table) == 1 << place_of("sevilla")


def test_ruling_g_25_a_black_captain_of_nobody_is_left_out_once() -> None:
    s = colony("", "ship: grey 1 violet 2; aragon: blue 1", tokens="slots - - - grey")
    assert most_populous(s.table) == 1 << place_of("ship")
    assert least_populous(s.table) == 1 << place_of("aragon")


def test_ruling_g_26_only_those_on_the_limitation_table_are_counted() -> None:
    board = "granada: blue 8 violet 6; aragon: green 11; sevilla: orange 12"
    s = colony("", board, tokens="table_at granada; on_table 4 6")
    assert least_populous(s.table) == 1 << place_of("granada")
    assert most_populous(s.table) == 1 << place_of("sevilla")


def test_moves_reach_the_colonies_directly() -> None:
    s = colony("c1_move4_own", "granada: violet 1").do("act", "lift violet granada")
    assert {"to america", "to africa", "to ship", "to france"} <= set(s.options)


def test_a_general_scoring_scores_the_new_regions_after_the_nine() -> None:
    s = colony(
        "", "france: violet 1; ship: violet 1; america: violet 1; africa: violet 1", phase="scoring", round=3
    )
    assert s.scored() == ["castillo", *PLACE_IDS[:9], "france", "ship", "america", "africa"]


@pytest.mark.parametrize(("players", "second", "third"), [(2, 0, 0), (3, 2, 0), (4, 2, 1), (5, 2, 1)])
def test_places_are_paid_by_the_number_of_players(players: int, second: int, third: int) -> None:
    s = colony("", "africa: violet 3 blue 2" + (" green 1" if players > 2 else ""), players=players)
    score(s.table, place_of("africa"))
    expected = [4, second, third][: min(players, 3)]
    assert s.table.scores[: len(expected)] == expected


def test_evicted_from_overseas_everybody_goes_to_spain_and_delivers() -> None:
    s = colony("c4_eviction", "america: blue 2", tokens="gold_in_america 0 1; slots - - - - blue")
    s.do("act", "region america", "disc granada")
    assert s.at("granada") == "blue 2"
    assert s.points == "blue 6"
    assert s.on("viceroy") == ""
    assert s.table.at(place_of("america"), seat_of("blue")) == 0


def test_everybody_sees_fields_loads_tokens_and_kept_cards() -> None:
    s = colony(
        "c5_king",
        "france: violet 1; ship: blue 2; america: green 2",
        tokens="slots violet - - blue; slot_loads 1; gold_in_america 0 0 1; table_at america; on_table 0 0 1; "
        "gold_on_table 0 0 1; tokens 1 2; closers 2; striker orange; strike_until 1; delayed granada; delayed_due 1",
    )
    for seat in (0, 1, None):
        assert part(view(s.table, seat), ColoniesFacts)["colonies"] == {
            "inquisitor": None,
            "offices": {
                "ambassador": "violet",
                "envoy": None,
                "third": None,
                "captain": "blue",
                "viceroy": None,
            },
            "laden": {"france": {"gold": {"violet": 1}}, "america": {"gold": {"green": 1}}},
            "table": {
                "place": "america",
                "fields": 10,
                "caballeros": {"green": 2},
                "gold": {"green": 1},
                "goods": {},
            },
            "unclaimed": {"gold": 1, "goods": 2},
            "supply": {"gold": 2, "goods": 9},
            "delayed": "granada",
            "delayed_until": 2,
            "closers": [1],
            "closed": [],
            "striker": 3,
            "strike_until": 2,
            "bonus_used": False,
        }
