"""The King's card and the Royal Advisor."""

import pytest

from tests.rules.table_setup import REGIONS, classic_and_2023, scene

KING = classic_and_2023("c5_king", "n5_majesty")
ADVISOR = classic_and_2023("c4_royal_advisor", "n4_royal_advisor")


@KING
@pytest.mark.parametrize("king", ["galicia", "castilla_la_nueva"])
def test_the_king_goes_to_any_other_region(card: str, king: str) -> None:
    s = scene(card, king=king).do("act")
    assert s.asked == "violet king"
    assert s.offered("king") == [region for region in REGIONS if region != king]
    s.do("king sevilla")
    assert s.king == "sevilla"
    assert s.told("king") == [{"place": "sevilla"}]


@KING
def test_never_into_the_castillo_or_abroad(card: str) -> None:
    scene(card).do("act").refuses("king castillo", "king france", "king portugal", "king galicia")


@KING
def test_pieces_stay_where_they_are(card: str) -> None:
    board = "galicia: violet 2 blue 1; sevilla: green 3"
    s = scene(card, board, king="galicia", grandes="green sevilla", boards="8 sevilla")
    s.do("act", "king sevilla")
    assert (s.at("galicia"), s.at("sevilla")) == ("violet 2 blue 1", "green 3")
    assert (s.grande("green"), s.boards) == ("sevilla", {"8": "sevilla"})


@KING
def test_the_taboo_moves_along(card: str) -> None:
    s = scene(card, king="galicia").do("act", "king pais_vasco")
    assert s.offered("to") == ["galicia", "aragon", "castilla_la_vieja", "castillo"]


@KING
def test_a_king_that_may_be_moved_need_not_be(card: str) -> None:
    s = scene(card).do(*["to castillo"] * 5, "end")
    assert s.king == "galicia"


@KING
def test_once_announced_he_has_to_go_somewhere(card: str) -> None:
    scene(card).do("act").refuses("stop", "end")


@ADVISOR
@pytest.mark.parametrize(
    ("king", "neighbours"),
    [
        ("galicia", "pais_vasco castilla_la_vieja"),
        ("cataluna", "aragon valencia"),
        ("castilla_la_nueva", "aragon castilla_la_vieja sevilla granada valencia"),
    ],
)
def test_the_advisor_takes_him_to_a_neighbour_region(card: str, king: str, neighbours: str) -> None:
    s = scene(card, king=king).do("act")
    assert s.offered("king") == neighbours.split()
    s.refuses("king castillo", f"king {king}")


@ADVISOR
def test_placing_after_the_advisor_goes_by_the_new_region(card: str) -> None:
    s = scene(card, king="galicia").do("act", "king castilla_la_vieja")
    assert s.offered("to") == ["galicia", "pais_vasco", "aragon", "castilla_la_nueva", "castillo"]


@pytest.mark.parametrize(
    ("king", "targets"),
    [
        ("france", "pais_vasco aragon cataluna"),
        ("portugal", "galicia castilla_la_vieja castilla_la_nueva sevilla"),
        ("castillo", " ".join(REGIONS)),
    ],
)
def test_the_advisor_brings_him_back_from_abroad_and_from_the_castillo(king: str, targets: str) -> None:
    s = scene("n4_royal_advisor", king=king, sets="new-regency").do("act")
    assert s.offered("king") == targets.split()
