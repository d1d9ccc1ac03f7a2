"""The general scoring: discs, Castillo, the way out, and all nine regions."""

from typing import Unpack

import pytest

from elgrande.rules.errors import NotYourDecision
from elgrande.rules.knowledge import told, view
from elgrande.rules.table import DISC
from tests.rules.table_setup import EDITIONS, REGIONS, Facts, Scene, scene


def scoring(board: str, edition: str = "2015", /, **facts: Unpack[Facts]) -> Scene:
    facts["edition"], facts["phase"] = edition, "scoring"
    facts.setdefault("round", 3)
    return scene("", board, **facts)


# ---------------------------------------------------------------------- discs


@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_with_caballeros_inside_sets_a_disc(edition: str) -> None:
    s = scoring("castillo: violet 1 green 3", edition)
    assert s.deciders == ["violet", "green"]
    assert s.decision.kind == "castillo_disc"
    for colour in ("violet", "green"):
        assert s.options_of(colour) == [f"disc {region}" for region in REGIONS]
    assert s.options_of("blue") == []


def test_discs_are_set_in_any_order() -> None:
    one = scoring("castillo: violet 1 blue 2 green 3")
    two = one.copy()
    one.set_disc("violet", "aragon").set_disc("blue", "sevilla").set_disc("green", "valencia")
    two.set_disc("green", "valencia").set_disc("violet", "aragon").set_disc("blue", "sevilla")
    assert one.table.state() == two.table.state()


def test_who_has_set_his_disc_waits_for_the_others() -> None:
    s = scoring("castillo: violet 1 blue 2 green 3").set_disc("blue", "aragon")
    assert s.deciders == ["violet", "green"]
    with pytest.raises(NotYourDecision, match="waiting for violet, green"):
        s.set_disc("blue", "sevilla")
    assert s.points == ""


def test_a_disc_stays_secret_until_all_are_set() -> None:
    s = scoring("castillo: violet 1 blue 2 green 3").set_disc("violet", "aragon")
    other = scoring("castillo: violet 1 blue 2 green 3").set_disc("violet", "sevilla")
    for viewer in (1, 2, 3, None):
        assert view(s.table, viewer) == view(other.table, viewer)
        assert told(s.table, viewer) == told(other.table, viewer)
    assert view(s.table, 0) != view(other.table, 0)
    assert s.told("discs") == []
    s.set_disc("blue", "granada").set_disc("green", "granada")
    assert s.told("discs") == [{"discs": {"0": "aragon", "1": "granada", "2": "granada"}}]


def test_discs_are_set_before_the_castillo_is_opened_and_shown_after_it_is_scored() -> None:
    s = scoring("castillo: violet 1 blue 2").set_disc("violet", "aragon")
    assert s.told("castillo_opened") == []
    s.set_disc("blue", "aragon")
    kinds = [event.kind for event in s.table.news]
    assert kinds[:5] == ["castillo_opened", "scored", "discs", "left_castillo", "left_castillo"]


def test_the_castillo_cannot_be_set() -> None:
    scoring("castillo: violet 1").refuses("disc castillo", "disc france", "disc court")


def test_with_an_empty_castillo_nobody_is_asked() -> None:
    s = scoring("aragon: violet 1")
    assert s.asked == "violet power"
    assert s.told("discs") == []


# ---------------------------------------------------------------------- the Castillo


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_castillo_is_scored_before_it_is_emptied(edition: str) -> None:
    s = scoring("castillo: violet 3 blue 2 green 1", edition)
    s.do("disc granada", "disc valencia", "disc aragon")
    assert s.scored()[0] == "castillo"
    # 5, 3 and 1 in the Castillo; then the first values of Granada, Valencia and Aragón.
    assert s.points == "violet 11 blue 8 green 6"
    assert s.castillo() == ""
    assert (s.at("granada"), s.at("valencia"), s.at("aragon")) == ("violet 3", "blue 2", "green 1")
    assert s.told("castillo_opened") == [{"counts": {"violet": 3, "blue": 2, "green": 1}}]
    assert s.told("left_castillo")[0] == {"seat": 0, "place": "granada", "count": 3, "grande": False}


def test_who_comes_out_counts_in_the_region_at_once() -> None:
    s = scoring("castillo: violet 3; granada: blue 2").do("disc granada")
    assert s.points == "violet 11 blue 3"


def test_a_mobile_scoreboard_at_the_castillo() -> None:
    s = scoring("castillo: violet 3 blue 2 green 1", boards="8 castillo")
    s.do("disc galicia", "disc galicia", "disc galicia")
    assert s.points == "violet 8 blue 4"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_kings_region_on_the_disc_means_the_own_court(edition: str) -> None:
    s = scoring("castillo: violet 3", edition, king="granada").do("disc granada")
    assert s.court("violet") == 10
    assert s.at("granada") == ""
    assert s.told("left_castillo") == [{"seat": 0, "place": "court", "count": 3, "grande": False}]


def test_discs_are_put_aside_afterwards() -> None:
    s = scoring("castillo: violet 3 orange 1").do("disc granada", "disc aragon")
    assert {s.table.seats[DISC + seat] for seat in range(4)} == {-1}


def test_the_castillo_counts_paid_places_like_a_region() -> None:
    s = scoring("castillo: violet 3 blue 2", players=2).do("disc granada", "disc galicia")
    assert s.points == "violet 11"


# ---------------------------------------------------------------------- the regions


def test_all_nine_in_the_order_of_the_scoring_key() -> None:
    assert scoring("").scored() == ["castillo", *REGIONS]


def test_points_of_all_regions_together() -> None:
    s = scoring(
        "galicia: violet 2 blue 1; aragon: blue 1 green 1; granada: orange 4; sevilla: green 1 orange 1 violet 1",
        king="galicia",
        grandes="orange granada",
        boards="8 aragon",
    )
    # Galicia 4+2 and 2; Aragón a tie on the 8-board: 4 each; Granada 6+2; Sevilla a tie of three: 3 each.
    assert s.points == "violet 9 blue 6 green 7 orange 11"


def test_nobody_can_veto_a_general_scoring() -> None:
    s = scoring("castillo: violet 1; aragon: blue 1", vetos="blue green").do("disc aragon")
    assert s.asked == "violet power"
    assert s.vetos("blue") == 1


def test_scores_are_added_to_those_of_earlier_scorings() -> None:
    s = scene(board="aragon: violet 1", phase="scoring", round=6, points="violet 40 blue 2")
    assert s.points == "violet 45 blue 2"


# ---------------------------------------------------------------------- New Regency


def regency(board: str, king: str, grandes: str = "") -> Scene:
    return scoring(board, "2023", king=king, grandes=grandes, sets="new-regency")


def test_a_grande_leaves_the_castillo_with_its_caballeros() -> None:
    s = regency("castillo: violet 2 blue 1", "galicia", "violet castillo").do("disc granada", "disc aragon")
    assert s.grande("violet") == "granada"
    assert s.at("granada") == "violet 2"
    # 5 and the Grande bonus in the Castillo, 6 and the Grande bonus in Granada.
    assert s.points == "violet 15 blue 8"


def test_a_grande_alone_in_the_castillo_sets_a_disc_too() -> None:
    s = regency("castillo: blue 1; granada: violet 1", "galicia", "violet castillo")
    assert s.deciders == ["violet", "blue"]
    s.do("disc granada", "disc aragon")
    assert s.grande("violet") == "granada"
    # No caballero in the Castillo, no bonus there; but Granada is home by now.
    assert s.points == "violet 8 blue 10"
    assert s.told("left_castillo")[0] == {"seat": 0, "place": "granada", "count": 0, "grande": True}


def test_a_grande_stays_inside_if_the_kings_region_is_set() -> None:
    s = regency("castillo: violet 2", "galicia", "violet castillo").do("disc galicia")
    assert s.grande("violet") == "castillo"
    assert (s.castillo(), s.court("violet")) == ("", 9)
    assert s.points == "violet 7"


def test_with_the_king_at_the_castillo_everything_stays_inside() -> None:
    s = regency("castillo: violet 2 blue 1", "castillo", "violet castillo")
    assert s.asked == "violet power"
    assert s.castillo() == "violet 2 blue 1"
    assert s.grande("violet") == "castillo"
    # 5, the King's bonus and the Grande bonus.
    assert s.points == "violet 9 blue 3"


@pytest.mark.parametrize("king", ["france", "portugal"])
def test_with_the_king_abroad_any_region_may_be_set_and_no_bonus_is_paid(king: str) -> None:
    s = regency("castillo: violet 2; galicia: blue 1", king).do("disc sevilla")
    assert s.at("sevilla") == "violet 2"
    assert s.points == "violet 9 blue 4"


def test_dummy_caballeros_count_in_the_castillo_and_stay_there() -> None:
    s = scoring("castillo: violet 1 grey 2", "2023", players=2)
    assert s.deciders == ["violet"]
    s.do("disc aragon")
    # The dummy is first, so violet gets the second value.
    assert s.castillo() == "grey 2"
    assert s.told("scored")[0]["place"] == "castillo"
    assert s.points == "violet 8"
