"""Players' edition: civil war, alliance, quarantine, revolt."""

import pytest

from elgrande.rules.knowledge import view
from elgrande.rules.scoring import Award, awards
from tests.bigbox.power_scenes import EDITION_SETS, PowerScene, power_scene
from tests.rules.table_setup import REGIONS, place_of

ALL_SIZES = pytest.mark.parametrize("players", [2, 3, 4, 5])


def points_in(s: PowerScene, place: str, first_only: bool = False) -> dict[int, int]:
    """What scoring a place would bring each seat."""
    result: list[Award] = awards(s.table, place_of(place), first_only)
    return {award.colour: award.points for award in result if award.points}


# ---------------------------------------------------------------------- civil war (33)


@ALL_SIZES
def test_ruling_e_04_for_one_caballero_of_the_court_all_others_leave_a_region(players: int) -> None:
    s = power_scene("33", "aragon: violet 2 blue 3", players=players, courts="violet 1")
    province = s.province("violet")
    s.do("act")
    assert s.offered("region") == ["aragon"]
    s.do("region aragon")
    assert s.at("aragon") == "violet 2"
    assert s.court("violet") == 0
    assert s.province("violet") == province + 1


def test_ruling_e_04_without_a_caballero_in_court_there_is_no_civil_war() -> None:
    s = power_scene("33", "aragon: blue 3; sevilla: violet 1", courts="violet 0")
    assert s.asked != "violet turn"


def test_civil_war_spares_the_kings_region_and_the_quarantine() -> None:
    s = power_scene(
        "33",
        "galicia: blue 1; pais_vasco: blue 1; sevilla: violet 2; valencia: green 1",
        king="galicia",
        tokens="quarantine pais_vasco",
    )
    assert s.do("act").offered("region") == ["valencia"]


def test_civil_war_a_veto_saves_those_who_have_not_left_yet() -> None:
    s = power_scene("33", "aragon: blue 3 green 2", courts="violet 2", vetos="orange")
    s.do("act", "region aragon", "allow")
    assert s.court("violet") == 1
    assert s.decision.subject["step"] == "returned"
    # Clockwise from the active player: blue has left before orange objects to the loss of green.
    s.do("allow", "veto")
    assert s.at("aragon") == "green 2"


# ---------------------------------------------------------------------- alliance (43)


def test_alliance_two_regions_count_as_one_in_the_next_general_scoring() -> None:
    s = power_scene("43", "aragon: violet 2 blue 1; sevilla: blue 2 green 1", round=3, grandes="blue sevilla")
    s.do("act", "region aragon", "region sevilla")
    s.idle_round()
    # 2 violet, 3 blue, 1 green: blue is first in both, with his Grande in Sevilla.
    assert points_told(s, "aragon") == {1: 5, 0: 4, 2: 1}
    assert points_told(s, "sevilla") == {1: 4 + 2, 0: 3, 2: 1}
    assert s.token("alliance") is None
    assert s.token("alliance", 1) is None


def points_told(s: PowerScene, place: str) -> dict[object, object]:
    told = [event["awards"] for event in s.told("scored") if event["place"] == place]
    assert len(told) == 1
    assert isinstance(told[0], list)
    return {award["seat"]: award["points"] for award in told[0]}


def test_alliance_is_nothing_in_a_special_scoring() -> None:
    s = power_scene("43", "aragon: violet 2 blue 1; sevilla: blue 2 green 1")
    s.do("act", "region aragon", "region sevilla")
    assert points_in(s, "aragon") == {0: 5, 1: 4}


def test_ruling_a_04_the_regions_of_an_alliance_need_not_be_neighbours_but_not_taboo() -> None:
    s = power_scene("43", king="galicia", tokens="quarantine pais_vasco").do("act")
    assert s.offered("region") == [place for place in REGIONS if place not in ("galicia", "pais_vasco")]
    s.do("region cataluna")
    assert "region sevilla" in s.options
    assert "region cataluna" not in s.options


def test_alliance_the_next_player_of_the_card_moves_the_tokens() -> None:
    s = power_scene("43", tokens="alliance aragon sevilla").do("act", "region granada", "region valencia")
    assert [s.token("alliance"), s.token("alliance", 1)] == ["granada", "valencia"]


def test_alliance_card_75_is_not_asked_for_before_the_region_that_was_scored_with_its_ally() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        sets=EDITION_SETS + " special-cards",
        board="card_75: violet 1; aragon: violet 1; sevilla: blue 1",
        tokens="alliance aragon sevilla",
    )
    asked = []
    while s.asked == "violet reserve":
        asked.append(s.decision.subject["place"])
        s.do("skip")
    assert asked == [place for place in REGIONS if place != "sevilla"]


# ---------------------------------------------------------------------- quarantine (83)


def test_quarantine_beside_the_kings_region_only() -> None:
    s = power_scene("83", king="galicia").do("act")
    assert s.offered("region") == ["pais_vasco", "castilla_la_vieja"]
    s.do("region pais_vasco")
    assert view(s.table)["taboo"] == ["galicia", "pais_vasco"]
    assert s.offered("to") == ["castilla_la_vieja", "castillo"]


def test_quarantine_the_next_player_of_the_card_moves_the_token_beside_the_king() -> None:
    s = power_scene("83", king="sevilla", tokens="quarantine pais_vasco").do("act")
    assert s.offered("region") == ["castilla_la_nueva", "granada"]
    s.do("region granada")
    assert view(s.table)["taboo"] == ["sevilla", "granada"]


def test_quarantine_cannot_be_moved_to_where_it_is() -> None:
    s = power_scene("83", king="galicia", tokens="quarantine pais_vasco").do("act")
    assert s.offered("region") == ["castilla_la_vieja"]


def test_ruling_e_09_a_quarantined_region_is_scored_without_a_kings_bonus_and_moves_no_border() -> None:
    s = power_scene("90", "pais_vasco: violet 1", king="galicia", tokens="quarantine pais_vasco")
    assert s.offered("to") == ["castilla_la_vieja", "castillo"]
    s.do("act", "region pais_vasco")
    assert s.points == "violet 5"


def test_ruling_e_09_the_king_may_enter_and_the_token_stays_when_he_leaves() -> None:
    s = power_scene(
        players=4,
        played="violet 180 green 170 orange 160 blue 10",
        board="pais_vasco: violet 1",
        king="galicia",
        tokens="quarantine pais_vasco",
    )
    s.do("act", "king pais_vasco")
    assert view(s.table)["taboo"] == ["pais_vasco"]
    assert points_in(s, "pais_vasco") == {0: 5 + 2}


def test_quarantine_nothing_is_moved_in_or_out() -> None:
    s = power_scene(
        players=4,
        played="blue 180 green 170 orange 160 violet 10",
        board="pais_vasco: blue 1; aragon: blue 1",
        tokens="quarantine pais_vasco",
    )
    s.do("act", "first")
    assert s.offered("lift") == ["blue aragon"]
    assert "pais_vasco" not in s.do("lift blue aragon").offered("to")


def test_quarantine_sends_castillo_caballeros_to_court_in_a_general_scoring() -> None:
    s = power_scene(
        phase="scoring", round=3, board="castillo: violet 2", courts="violet 1", tokens="quarantine granada"
    )
    s.do("disc granada")
    assert s.court("violet") == 3


def test_quarantine_can_be_vetoed() -> None:
    s = power_scene("83", king="galicia", vetos="green").do("act", "region pais_vasco", "veto")
    assert view(s.table)["taboo"] == ["galicia"]


# ---------------------------------------------------------------------- revolt (63)


def test_revolt_turns_a_scoreboard_over_and_back() -> None:
    s = power_scene("63", "granada: violet 3 blue 2 green 1", boards="8 granada").do("act")
    assert s.options == ["turn 8"]
    s.do("turn 8")
    assert view(s.table)["regions"]["granada"]["values"] == [0, 4, 8]
    assert points_in(s, "granada") == {1: 4, 2: 8}
    back = power_scene("63", boards="8 granada 4 sevilla", tokens="reversed 1").do("act")
    assert back.options == ["turn 8", "turn 4"]
    assert back.copy().do("turn 8").table.value(place_of("granada"), 1) == 8
    assert view(back.do("turn 4").table)["regions"]["sevilla"]["values"] == [0, 0, 4]


def test_revolt_needs_a_scoreboard_on_the_board() -> None:
    assert "act" not in power_scene("63").options


def test_revolt_the_mirror_shows_the_places_of_the_usual_rule_with_their_ties() -> None:
    tied_first = power_scene(
        "63", "granada: violet 2 blue 2 green 1", boards="8 granada", tokens="reversed 1"
    )
    assert points_in(tied_first, "granada") == {0: 4, 1: 4, 2: 8}
    tied_second = power_scene(
        "63", "granada: violet 3 blue 1 green 1", boards="8 granada", tokens="reversed 1"
    )
    assert points_in(tied_second, "granada") == {1: 8, 2: 8}


def test_revolt_whoever_is_alone_gets_the_largest_number() -> None:
    s = power_scene("63", "granada: blue 1", boards="8 granada", tokens="reversed 1", grandes="blue granada")
    assert points_in(s, "granada") == {1: 8 + 2}
    assert points_in(s, "granada", first_only=True) == {1: 8 + 2}


def test_revolt_first_places_keep_their_bonuses() -> None:
    s = power_scene(
        "63",
        "granada: violet 2 blue 1",
        king="granada",
        boards="8 granada",
        tokens="reversed 1",
        grandes="violet granada",
    )
    assert points_in(s, "granada") == {0: 0 + 2 + 2, 1: 4}


def test_ruling_e_07_with_three_players_only_the_two_columns_in_use_are_mirrored() -> None:
    s = power_scene(
        "63", "granada: violet 3 blue 2 green 1", players=3, boards="8 granada", tokens="reversed 1"
    )
    assert points_in(s, "granada") == {0: 4, 1: 8}


def test_ruling_e_07_with_two_players_a_turned_board_reads_as_before() -> None:
    s = power_scene("63", "granada: violet 3 blue 2", players=2, boards="8 granada", tokens="reversed 1")
    assert points_in(s, "granada") == {0: 8}


def test_ruling_e_07_a_scoreboard_in_the_kings_region_cannot_be_turned() -> None:
    s = power_scene("63", king="granada", boards="8 granada 4 sevilla", tokens="quarantine sevilla")
    assert "act" not in s.options


def test_revolt_moving_a_turned_scoreboard_does_not_turn_it_back() -> None:
    s = power_scene("80", "sevilla: violet 2 blue 1", boards="8 granada", tokens="reversed 1")
    s.do("act", "board 8 sevilla")
    assert points_in(s, "sevilla") == {1: 4}


def test_revolt_counts_in_a_castillo_that_stands_in_the_region() -> None:
    s = power_scene(
        "63",
        "castillo: violet 3 blue 2 green 1",
        boards="8 granada",
        tokens="reversed 1; castillo_at granada",
    )
    assert points_in(s, "castillo") == {1: 4, 2: 8}


def test_revolt_a_scoreboard_at_the_castillo_can_be_turned() -> None:
    s = power_scene("63", "castillo: violet 2 blue 1", boards="8 castillo").do("act", "turn 8")
    assert points_in(s, "castillo") == {1: 4}


def test_revolt_the_first_number_that_is_seen_decides_which_regions_have_a_value() -> None:
    s = power_scene("100", "granada: violet 1; galicia: violet 1", boards="4 granada", tokens="reversed 2")
    s.do("act")
    assert "granada" not in s.scored()


def test_revolt_can_be_vetoed() -> None:
    s = power_scene("63", boards="8 granada", vetos="blue").do("act", "turn 8", "veto")
    assert s.token("reversed") == 0
