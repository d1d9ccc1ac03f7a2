"""Special scorings of stacks 2, 3 and 4."""

import pytest

from elgrande.rules.knowledge import view
from tests.rules.table_setup import REGIONS, both_old_editions, classic_and_2023, scene

CHOICE = pytest.mark.parametrize(
    "card",
    [
        "1995/c2_score_choice",
        "1995/c3_score_choice",
        "2015/c2_score_choice",
        "2015/c3_score_choice",
        "2023/n2_score_choice",
    ],
)
FOUR = classic_and_2023("c3_score_4", "n3_score_4")
FIVE = classic_and_2023("c3_score_5", "n3_score_5")
SIX_SEVEN = classic_and_2023("c3_score_6_7", "n3_score_6_7")
CASTILLO = classic_and_2023("c3_score_castillo", "n3_revelation")
FIRST_ONLY = classic_and_2023("c3_score_first_only", "n3_score_first_only")
MOST = classic_and_2023("c3_score_most", "n3_score_most")
LEAST = classic_and_2023("c3_score_least", "n3_score_least")
SECRET = classic_and_2023("c4_secret_scoring", "v4_secret_scoring")

EVERYWHERE = "; ".join(f"{region}: violet 2 blue 1" for region in REGIONS)

# ---------------------------------------------------------------------- a region of choice


@CHOICE
def test_a_region_of_choice_is_scored_with_all_ranks_and_bonuses(card: str) -> None:
    s = scene(card, "granada: violet 3 blue 2 green 1", grandes="violet granada").do("act", "region granada")
    assert s.points == "violet 8 blue 3 green 1"
    assert s.scored() == ["granada"]
    assert s.asked == "violet turn"


@CHOICE
def test_the_kings_region_may_be_chosen(card: str) -> None:
    s = scene(card, "granada: blue 1", king="granada").do("act", "region granada")
    assert s.points == "blue 8"


@CHOICE
def test_an_empty_region_may_be_chosen_and_pays_nothing(card: str) -> None:
    s = scene(card, "granada: blue 1").do("act", "region sevilla")
    assert s.points == ""
    assert s.scored() == ["sevilla"]


@CHOICE
def test_the_castillo_may_be_chosen_in_1995_only(card: str) -> None:
    s = scene(card, "castillo: violet 2 blue 1").do("act")
    expected = [*REGIONS, "castillo"] if card.startswith("1995") else REGIONS
    assert s.offered("region") == expected


@pytest.mark.parametrize("card", ["1995/c2_score_choice", "1995/c3_score_choice"])
def test_a_chosen_castillo_is_opened_and_scored_and_closed_again(card: str) -> None:
    s = scene(card, "castillo: violet 2 blue 1", boards="8 castillo").do("act", "region castillo")
    assert s.points == "violet 8 blue 4"
    assert s.castillo() == "violet 2 blue 1"
    assert s.told("castillo_opened") == [{"counts": {"violet": 2, "blue": 1}}]


@CHOICE
def test_the_region_is_announced(card: str) -> None:
    s = scene(card).do("act", "region aragon")
    assert [event["choice"] for event in s.told("announced")] == [None, "aragon"]


# ---------------------------------------------------------------------- by first value


@FOUR
def test_regions_worth_four(card: str) -> None:
    s = scene(card, EVERYWHERE, king="aragon").do("act")
    assert s.scored() == ["galicia", "cataluna", "sevilla"]
    assert s.points == "violet 12 blue 7"


@FIVE
def test_regions_worth_five(card: str) -> None:
    s = scene(card, EVERYWHERE + "; castillo: green 3", king="galicia").do("act")
    assert s.scored() == ["pais_vasco", "aragon", "valencia"]
    assert s.points == "violet 15 blue 10"


@SIX_SEVEN
def test_regions_worth_six_or_seven(card: str) -> None:
    s = scene(card, EVERYWHERE, king="galicia").do("act")
    assert s.scored() == ["castilla_la_vieja", "castilla_la_nueva", "granada"]
    assert s.points == "violet 19 blue 11"


@FOUR
def test_the_four_board_brings_a_region_in_and_the_eight_board_takes_one_out(card: str) -> None:
    s = scene(card, EVERYWHERE, king="aragon", boards="4 castilla_la_nueva 8 galicia").do("act")
    assert s.scored() == ["cataluna", "castilla_la_nueva", "sevilla"]


@FIVE
@pytest.mark.parametrize("board", ["4", "8"])
def test_a_mobile_board_takes_a_region_out_of_the_fives(card: str, board: str) -> None:
    s = scene(card, EVERYWHERE, boards=f"{board} aragon").do("act")
    assert s.scored() == ["pais_vasco", "valencia"]


@SIX_SEVEN
@pytest.mark.parametrize("board", ["4", "8"])
def test_a_mobile_board_takes_a_region_out_of_the_sixes_and_sevens(card: str, board: str) -> None:
    s = scene(card, EVERYWHERE, boards=f"{board} granada").do("act")
    assert s.scored() == ["castilla_la_vieja", "castilla_la_nueva"]


@FOUR
def test_never_the_castillo(card: str) -> None:
    s = scene(card, "castillo: violet 3", boards="4 castillo").do("act")
    assert s.scored() == ["galicia", "cataluna", "sevilla"]
    assert s.points == ""


@FOUR
def test_the_kings_region_is_scored_with_its_bonus(card: str) -> None:
    s = scene(card, "sevilla: blue 2 violet 1", king="sevilla").do("act")
    assert s.points == "violet 3 blue 6"


@FIVE
def test_all_regions_of_the_group_even_if_others_gain_more(card: str) -> None:
    s = scene(card, "aragon: blue 3 violet 1; valencia: blue 2; pais_vasco: violet 1").do("act")
    assert s.points == "violet 9 blue 10"


@FIVE
def test_nobody_is_asked_for_the_order_as_long_as_no_veto_is_out(card: str) -> None:
    assert scene(card, EVERYWHERE).do("act").asked == "violet turn"


# ---------------------------------------------------------------------- the Castillo


@CASTILLO
def test_the_castillo_is_opened_scored_and_closed_again(card: str) -> None:
    s = scene(card, "castillo: violet 3 blue 2 green 1; aragon: orange 1").do("act")
    assert s.points == "violet 5 blue 3 green 1"
    assert s.castillo() == "violet 3 blue 2 green 1"
    assert s.told("castillo_opened") == [{"counts": {"violet": 3, "blue": 2, "green": 1}}]
    assert s.asked == "violet turn"


@CASTILLO
def test_no_king_and_no_home_in_the_castillo(card: str) -> None:
    s = scene(card, "castillo: violet 1", king="galicia", grandes="violet aragon").do("act")
    assert s.points == "violet 5"


@CASTILLO
def test_an_empty_castillo_pays_nobody(card: str) -> None:
    assert scene(card).do("act").points == ""


@CASTILLO
def test_a_mobile_board_counts_there(card: str) -> None:
    s = scene(card, "castillo: violet 3 blue 2 green 1", boards="4 castillo").do("act")
    assert s.points == "violet 4"


def test_grandes_inside_bring_their_bonus_and_go_back_inside() -> None:
    s = scene(
        "n3_revelation", "castillo: violet 3", grandes="violet castillo blue castillo", sets="new-regency"
    )
    s.do("act")
    assert s.points == "violet 7"
    assert (s.grande("violet"), s.castillo()) == ("castillo", "violet 3")


def test_the_kings_bonus_with_the_king_at_the_castillo() -> None:
    s = scene("n3_revelation", "castillo: violet 3 blue 1", king="castillo", sets="new-regency").do("act")
    assert s.points == "violet 7 blue 3"


# ---------------------------------------------------------------------- first places only


@FIRST_ONLY
def test_only_a_sole_first_place_earns_anywhere(card: str) -> None:
    board = "galicia: violet 2 blue 1; aragon: blue 1; granada: green 2 orange 2; castillo: orange 5"
    s = scene(card, board, king="galicia", grandes="violet galicia blue granada").do("act")
    assert s.points == "violet 8 blue 5"
    assert s.scored() == REGIONS


@FIRST_ONLY
def test_the_mobile_boards_count_for_it_too(card: str) -> None:
    s = scene(card, "aragon: violet 2 blue 1; sevilla: green 1", boards="8 aragon 4 sevilla").do("act")
    assert s.points == "violet 8 green 4"


# ---------------------------------------------------------------------- most and fewest


@MOST
def test_the_region_with_the_most_caballeros_of_all(card: str) -> None:
    s = scene(card, "aragon: violet 2 blue 2; granada: green 3; castillo: orange 9", grandes="blue granada")
    s.do("act")
    assert s.scored() == ["aragon"]
    assert s.points == "violet 4 blue 4"


@MOST
def test_all_of_them_if_several_have_the_most(card: str) -> None:
    s = scene(card, "aragon: violet 2 blue 1; granada: green 3; galicia: orange 3", king="galicia").do("act")
    assert s.scored() == ["galicia", "aragon", "granada"]
    assert s.points == "violet 5 blue 4 green 6 orange 6"


@LEAST
def test_the_region_with_the_fewest_caballeros_but_not_an_empty_one(card: str) -> None:
    s = scene(card, "aragon: violet 2 blue 2; granada: green 2; castillo: orange 1", grandes="blue sevilla")
    s.do("act")
    assert s.scored() == ["granada"]
    assert s.points == "green 6"


@LEAST
def test_all_of_them_if_several_have_the_fewest(card: str) -> None:
    s = scene(card, "aragon: violet 1; granada: green 2; galicia: orange 1", king="galicia").do("act")
    assert s.scored() == ["galicia", "aragon"]


@pytest.mark.parametrize("card", ["c3_score_most", "c3_score_least", "n3_score_most", "n3_score_least"])
def test_on_an_empty_board_nothing_is_scored(card: str) -> None:
    s = scene(card, "castillo: violet 1").do("act")
    assert s.scored() == []
    assert s.asked == "violet turn"


def test_the_dummy_makes_a_region_the_most_populous() -> None:
    s = scene("n3_score_most", "aragon: grey 4 violet 1; granada: blue 3", players=2).do("act")
    assert s.scored() == ["aragon"]
    assert s.points == "violet 4"


# ---------------------------------------------------------------------- secret scoring


@SECRET
def test_all_players_set_a_region_and_those_set_once_are_scored(card: str) -> None:
    s = scene(card, EVERYWHERE).do("act")
    assert s.deciders == ["violet", "blue", "green", "orange"]
    s.set_disc("orange", "aragon").set_disc("blue", "granada").set_disc("green", "aragon")
    s.set_disc("violet", "sevilla")
    assert sorted(s.scored()) == ["granada", "sevilla"]
    assert s.points == "violet 10 blue 6"


@SECRET
def test_any_region_may_be_set_the_kings_too_but_not_the_castillo(card: str) -> None:
    s = scene(card, king="granada").do("act")
    for colour in ("violet", "blue", "green", "orange"):
        assert s.options_of(colour) == [f"disc {region}" for region in REGIONS]


@SECRET
def test_if_all_agree_nothing_is_scored(card: str) -> None:
    s = scene(card, EVERYWHERE).do("act", *["disc aragon"] * 4)
    assert s.scored() == []
    assert s.asked == "violet turn"


@SECRET
def test_the_kings_region_is_scored_with_the_bonus(card: str) -> None:
    s = scene(card, "granada: blue 1", king="granada")
    s.do("act", "disc granada", "disc aragon", "disc aragon", "disc aragon")
    assert s.points == "blue 8"


@SECRET
def test_the_discs_stay_secret_until_the_last_one(card: str) -> None:
    one, two = scene(card).do("act", "disc aragon"), scene(card).do("act", "disc sevilla")
    for viewer in (1, 2, 3, None):
        assert view(one.table, viewer) == view(two.table, viewer)


def test_in_1995_the_left_neighbours_region_is_scored_first() -> None:
    s = scene("1995/c4_secret_scoring", EVERYWHERE, active="green").do("act")
    s.do("disc granada", "disc valencia", "disc galicia", "disc aragon")
    # Orange sits to the left of green, then violet, blue and green itself.
    assert s.scored() == ["aragon", "granada", "valencia", "galicia"]


@pytest.mark.parametrize("card", ["2015/c4_secret_scoring", "2023/v4_secret_scoring"])
def test_later_the_order_is_free_and_only_asked_for_when_it_matters(card: str) -> None:
    s = scene(card, EVERYWHERE).do("act", "disc granada", "disc valencia", "disc galicia", "disc aragon")
    assert s.scored() == ["galicia", "aragon", "granada", "valencia"]
    assert s.asked == "violet turn"


def test_the_dummy_sets_nothing() -> None:
    s = scene("v4_secret_scoring", "aragon: grey 1 violet 2", players=2).do("act")
    assert s.deciders == ["violet", "blue"]


@both_old_editions("c4_secret_scoring")
def test_a_copy_of_a_half_finished_secret_choice_goes_its_own_way(card: str) -> None:
    s = scene(card, EVERYWHERE).do("act", "disc aragon", "disc granada")
    other = s.copy().do("disc aragon", "disc granada")
    s.do("disc sevilla", "disc valencia")
    assert other.table.scores == [0, 0, 0, 0]
    assert len(s.scored()) == 4
