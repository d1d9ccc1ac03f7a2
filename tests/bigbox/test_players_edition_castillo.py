"""Players' edition: the Castillo wanders, is in danger of collapse, and Grandes travel."""

import pytest

from elgrande.rules.knowledge import part, view
from elgrande.rules.places import CASTILLO
from elgrande.rules.scoring import preview_points
from elgrande.rules.sets.players_edition.facts import PlayersEditionFacts
from tests.bigbox.power_scenes import PowerScene, power_scene

ALL_SIZES = pytest.mark.parametrize("players", [2, 3, 4, 5])


def scored(s: PowerScene, place: str) -> list[tuple[object, object]]:
    """Who got how many points in the last scoring of a place."""
    awards = [event["awards"] for event in s.told("scored") if event["place"] == place][-1]
    assert isinstance(awards, list)
    return [(award["seat"], award["points"]) for award in awards]


# ---------------------------------------------------------------------- travel day (13)


@ALL_SIZES
def test_travel_day_all_other_grandes_go_to_the_regions_on_their_discs(players: int) -> None:
    colours = ["violet", "blue", "green", "orange", "red"][:players]
    grandes = " ".join(f"{colour} aragon" for colour in colours)
    s = power_scene("13", king="galicia", grandes=grandes, players=players).do("act")
    assert s.deciders == colours[1:]
    assert "disc aragon" not in s.options
    assert "disc galicia" in s.options
    s.do(*["disc granada"] * (players - 1))
    assert [s.grande(colour) for colour in colours] == ["aragon"] + ["granada"] * (players - 1)


def test_travel_day_a_grande_stays_in_the_kings_region_and_when_the_kings_region_is_set() -> None:
    s = power_scene("13", king="galicia", grandes="violet aragon blue galicia green sevilla orange sevilla")
    s.do("act")
    assert s.deciders == ["green", "orange"]
    s.do("disc galicia", "disc valencia")
    assert [s.grande(colour) for colour in ("blue", "green", "orange")] == ["galicia", "sevilla", "valencia"]


def test_travel_day_a_quarantined_grande_stays_and_none_arrives_there() -> None:
    s = power_scene(
        "13", king="galicia", grandes="blue pais_vasco green sevilla", tokens="quarantine pais_vasco"
    )
    s.do("act")
    assert s.deciders == ["green"]
    s.do("disc pais_vasco")
    assert s.grande("green") == "sevilla"


def test_travel_day_is_no_use_while_no_other_grande_can_move() -> None:
    s = power_scene("13", king="galicia", grandes="violet aragon blue galicia green castillo")
    assert "act" not in s.options


def test_travel_day_a_veto_saves_the_grandes_that_have_not_moved_yet() -> None:
    s = power_scene("13", king="galicia", grandes="blue aragon green sevilla orange granada", vetos="orange")
    s.do("act", "allow", "disc valencia", "disc valencia", "disc valencia")
    assert s.asked == "orange veto"
    assert s.decision.subject["step"] == "travelled"
    s.do("allow", "veto")
    assert [s.grande(colour) for colour in ("blue", "green", "orange")] == ["valencia", "sevilla", "granada"]


# ---------------------------------------------------------------------- shift (23)


def test_shift_the_castillo_goes_to_a_region_and_takes_in_everybody_there() -> None:
    s = power_scene(
        "23", "granada: violet 1 blue 3; castillo: green 2", king="galicia", grandes="blue granada"
    )
    s.do("act")
    assert "region galicia" not in s.options
    assert "region castillo" not in s.options
    s.do("region granada")
    assert s.token("castillo_at") == "granada"
    assert s.at("granada") == ""
    assert s.castillo() == "violet 1 blue 3 green 2"
    assert s.grande("blue") == "granada"


def test_shift_region_and_castillo_are_used_side_by_side_afterwards() -> None:
    s = power_scene("23", "pais_vasco: blue 3", king="galicia", courts="violet 5")
    s.do("act", "region pais_vasco", "to pais_vasco", "to castillo")
    assert s.at("pais_vasco") == "violet 1"
    assert s.castillo() == "violet 1 blue 3"


def test_shift_the_king_in_the_region_does_not_close_the_castillo() -> None:
    s = power_scene("20", king="granada", tokens="castillo_at granada")
    assert "to castillo" in s.options
    assert "to granada" not in s.options


def test_shift_the_castillo_counts_by_the_scoreboard_of_its_region_and_goes_home() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        board="castillo: violet 3 blue 2 green 1; granada: orange 1",
        king="granada",
        grandes="violet granada",
        tokens="castillo_at granada",
    )
    # Granada is worth 6/3/1; neither King nor Grande brings a bonus to the Castillo.
    s.do("disc sevilla", "disc sevilla", "disc valencia")
    assert scored(s, "castillo") == [(0, 6), (1, 3), (2, 1)]
    assert scored(s, "granada") == [(3, 6 + 2)]
    assert s.at("sevilla") == "violet 3 blue 2"
    assert s.token("castillo_at") is None
    assert view(s.table)["castillo"]["values"] == [5, 3, 1]


def test_ruling_e_03_a_special_scoring_uses_the_visible_scoreboard_under_the_castillo() -> None:
    s = power_scene(
        "130",
        "castillo: violet 3 blue 2",
        king="galicia",
        boards="8 granada 4 castillo",
        tokens="castillo_at granada",
    )
    s.do("act")
    assert scored(s, "castillo") == [(0, 8), (1, 4)]
    assert s.token("castillo_at") == "granada"


def test_shift_to_another_region_next_time() -> None:
    s = power_scene("23", king="galicia", tokens="castillo_at granada; quarantine pais_vasco").do("act")
    assert not {"granada", "galicia", "pais_vasco"} & set(s.offered("region"))
    assert len(s.offered("region")) == 6


def test_shift_a_veto_before_saves_everything_one_in_between_those_who_still_stand_there() -> None:
    s = power_scene("23", "granada: violet 1 blue 2 green 1", vetos="orange").do("act", "region granada")
    before = s.copy().do("veto")
    assert before.at("granada") == "violet 1 blue 2 green 1"
    assert before.castillo() == ""
    s.do("allow", "allow", "veto")
    assert s.token("castillo_at") == "granada"
    assert s.at("granada") == "blue 2 green 1"
    assert s.castillo() == "violet 1"


# ---------------------------------------------------------------------- danger of collapse (73)


def test_ruling_e_08_caballeros_stand_openly_beside_the_castillo() -> None:
    s = power_scene("73", "castillo: blue 2; aragon: violet 1", courts="violet 4")
    s.do("act", "to castillo")
    assert s.castillo() == "blue 2"
    assert s.at("beside_castillo") == "violet 1"
    assert part(view(s.table, 2), PlayersEditionFacts)["players_edition"]["beside_castillo"] == {"violet": 1}


def test_collapse_in_and_beside_are_one_in_a_special_scoring() -> None:
    s = power_scene("130", "castillo: violet 1 blue 2; beside_castillo: violet 2", tokens="collapse 1")
    s.do("act")
    assert scored(s, "castillo") == [(0, 5), (1, 3)]
    assert s.at("beside_castillo") == "violet 2"


def test_ruling_e_08_all_leave_together_at_the_general_scoring_and_the_danger_is_over() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        board="castillo: violet 1; beside_castillo: violet 1 blue 1",
        tokens="collapse 1",
    )
    assert s.deciders == ["violet", "blue"]
    s.do("disc granada", "disc sevilla")
    assert scored(s, "castillo") == [(0, 5), (1, 3)]
    assert (s.at("granada"), s.at("sevilla"), s.castillo()) == ("violet 2", "blue 1", "")
    assert s.token("collapse") == 0
    assert s.at("beside_castillo") == ""


def test_ruling_e_08_nobody_beside_the_castillo_can_be_moved() -> None:
    s = power_scene(
        players=4,
        played="blue 180 green 170 orange 160 violet 10",
        board="beside_castillo: violet 1; aragon: blue 1",
        tokens="collapse 1",
    )
    s.do("act", "first")
    assert s.options == ["lift blue aragon", "stop"]
    s.do("lift blue aragon", "to castillo")
    assert s.at("beside_castillo") == "violet 1 blue 1"


def test_collapse_a_shifted_castillo_has_its_caballeros_beside_it() -> None:
    s = power_scene("23", "granada: blue 2", tokens="collapse 1").do("act", "region granada")
    assert s.at("beside_castillo") == "blue 2"
    assert preview_points(s.table, 1 << CASTILLO) == [0, 6, 0, 0]


def test_collapse_a_second_card_finds_the_token_already_there() -> None:
    assert "act" not in power_scene("73", tokens="collapse 1").options


def test_collapse_can_be_vetoed() -> None:
    s = power_scene("73", vetos="blue").do("act", "veto")
    assert s.token("collapse") == 0
