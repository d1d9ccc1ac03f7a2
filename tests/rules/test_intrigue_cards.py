"""Stack 1: moving caballeros, own and foreign, from anywhere or from one region."""

import pytest

from tests.rules.table_setup import classic_and_2023, scene

BOARD = "aragon: violet 2 blue 2; granada: green 3; sevilla: violet 1; galicia: violet 4 blue 4"
"""The King is in Galicia in these examples, so what stands there is out of reach."""

MOVE3 = classic_and_2023("c1_move3_any", "n1_move3_any")
MOVE4 = classic_and_2023("c1_move4_any", "n1_move4_any")
OWN4 = classic_and_2023("c1_move4_own", "n1_move4_own")
FOREIGN3 = classic_and_2023("c1_move3_foreign", "n1_move3_foreign")
TWO_AND_TWO = classic_and_2023("c1_move2own_2foreign", "n1_move2own_2foreign")
REGION5 = classic_and_2023("c1_region5_any", "n1_region5_any")
REGION_OWN = classic_and_2023("c1_region_all_own", "n1_region_all_own")

ANY_MOVES = ["lift violet aragon", "lift blue aragon", "lift violet sevilla", "lift green granada"]


# ---------------------------------------------------------------------- up to three, up to four of any colour


@MOVE3
def test_up_to_three_of_any_colours_from_and_to_anywhere(card: str) -> None:
    s = scene(card, BOARD).do("act")
    s.do(
        "lift blue aragon",
        "to granada",
        "lift violet sevilla",
        "to aragon",
        "lift green granada",
        "to castillo",
    )
    assert s.at("aragon") == "violet 3 blue 1"
    assert s.at("granada") == "blue 1 green 2"
    assert s.at("sevilla") == ""
    assert s.castillo() == "green 1"
    assert s.asked == "violet turn"
    assert "act" not in s.options


@MOVE4
def test_up_to_four_of_any_colours(card: str) -> None:
    s = scene(card, BOARD).do("act")
    s.do(*["lift green granada", "to valencia"] * 3, "lift blue aragon", "to valencia")
    assert s.at("valencia") == "blue 1 green 3"
    assert s.asked == "violet turn"


@pytest.mark.parametrize("moves", [0, 1, 2, 3])
@MOVE4
def test_any_smaller_number_too(card: str, moves: int) -> None:
    s = scene(card, BOARD).do("act", *["lift green granada", "to valencia"] * moves, "stop")
    assert s.at("valencia") == (f"green {moves}" if moves else "")
    assert s.asked == "violet turn"


@MOVE3
def test_nothing_leaves_the_kings_region(card: str) -> None:
    s = scene(card, BOARD).do("act")
    assert sorted(s.options) == sorted([*ANY_MOVES, "stop"])
    s.refuses("lift violet galicia", "lift blue galicia")


@MOVE3
def test_nothing_enters_the_kings_region(card: str) -> None:
    s = scene(card, BOARD).do("act", "lift violet aragon")
    s.refuses("to galicia")


@MOVE3
def test_a_caballero_goes_to_another_region_or_into_the_castillo(card: str) -> None:
    s = scene(card, BOARD).do("act", "lift violet aragon")
    assert s.asked == "violet drop"
    assert s.decision.subject == {"colour": 0, "source": "aragon"}
    assert s.offered("to") == [
        "pais_vasco",
        "cataluna",
        "castilla_la_vieja",
        "castilla_la_nueva",
        "sevilla",
        "granada",
        "valencia",
        "castillo",
    ]
    s.refuses("to aragon", "to court", "to province", "to france", "stop")


@MOVE3
def test_nothing_comes_out_of_castillo_court_or_province(card: str) -> None:
    s = scene(card, "castillo: violet 3 blue 3; aragon: violet 1").do("act")
    assert s.options == ["lift violet aragon", "stop"]
    s.do("lift violet aragon", "to castillo")
    # What is inside cannot be moved on, and nothing else is left to move.
    assert s.asked == "violet turn"


@MOVE4
def test_a_caballero_may_be_moved_again_and_that_is_another_move(card: str) -> None:
    s = scene(card, "aragon: violet 1").do("act", "lift violet aragon", "to granada", "lift violet granada")
    s.do("to sevilla", "lift violet sevilla", "to valencia", "lift violet valencia", "to aragon")
    assert s.asked == "violet turn"
    assert s.at("aragon") == "violet 1"


@MOVE3
def test_with_nothing_to_move_the_action_cannot_be_used(card: str) -> None:
    s = scene(card, "galicia: violet 4; castillo: blue 2", king="galicia")
    s.refuses("act")


@pytest.mark.parametrize(
    ("card", "subject"),
    [
        ("c1_move3_any", {"own": 0, "foreign": 0, "any": 3, "place": None}),
        ("c1_move4_own", {"own": 4, "foreign": 0, "any": 0, "place": None}),
        ("c1_move3_foreign", {"own": 0, "foreign": 3, "any": 0, "place": None}),
        ("c1_move2own_2foreign", {"own": 2, "foreign": 2, "any": 0, "place": None}),
    ],
)
def test_the_question_says_how_many_may_still_move(card: str, subject: dict[str, object]) -> None:
    assert scene(card, BOARD).do("act").decision.subject == subject


def test_the_question_says_out_of_which_region() -> None:
    s = scene("c1_region5_any", BOARD).do("act", "region aragon", "lift blue aragon", "to sevilla")
    assert s.decision.subject == {"own": 0, "foreign": 0, "any": 4, "place": "aragon"}


@MOVE3
def test_a_move_is_told(card: str) -> None:
    s = scene(card, BOARD).do("act", "lift blue aragon", "to granada")
    assert s.told("moved") == [{"seat": 0, "colour": 1, "source": "aragon", "place": "granada"}]


@pytest.mark.parametrize("card", ["2023/n1_move3_any"])
def test_a_caballero_of_the_dummy_may_be_moved(card: str) -> None:
    s = scene(card, "aragon: grey 1", players=2).do("act", "lift grey aragon", "to castillo")
    assert s.castillo() == "grey 1"


# ---------------------------------------------------------------------- own ones


@OWN4
def test_up_to_four_own_ones(card: str) -> None:
    s = scene(card, BOARD + "; valencia: violet 2").do("act")
    assert s.options == ["lift violet aragon", "lift violet sevilla", "lift violet valencia", "stop"]
    s.do("lift violet aragon", "to granada", "lift violet aragon", "to granada")
    s.do("lift violet sevilla", "to castillo", "lift violet valencia", "to sevilla")
    assert s.asked == "violet turn"
    assert s.at("granada") == "violet 2 green 3"
    assert s.castillo() == "violet 1"
    assert s.at("sevilla") == "violet 1"


@OWN4
def test_no_foreign_ones(card: str) -> None:
    scene(card, BOARD).do("act").refuses("lift blue aragon", "lift green granada")


@OWN4
def test_without_own_ones_in_open_regions_it_cannot_be_used(card: str) -> None:
    scene(card, "galicia: violet 3; aragon: blue 2; castillo: violet 1").refuses("act")


@OWN4
def test_it_is_up_to_four(card: str) -> None:
    s = scene(card, BOARD).do("act", "stop")
    assert s.asked == "violet turn"


# ---------------------------------------------------------------------- foreign ones


@FOREIGN3
def test_up_to_three_foreign_ones_of_one_or_several_players(card: str) -> None:
    s = scene(card, BOARD).do("act")
    assert s.options == ["lift blue aragon", "lift green granada", "stop"]
    s.do(
        "lift blue aragon",
        "to sevilla",
        "lift green granada",
        "to sevilla",
        "lift green granada",
        "to sevilla",
    )
    assert s.at("sevilla") == "violet 1 blue 1 green 2"
    assert s.asked == "violet turn"


@FOREIGN3
def test_no_own_ones(card: str) -> None:
    scene(card, BOARD).do("act").refuses("lift violet aragon", "lift violet sevilla")


@FOREIGN3
def test_without_foreign_ones_in_open_regions_it_cannot_be_used(card: str) -> None:
    scene(card, "galicia: blue 3; aragon: violet 2; castillo: blue 2").refuses("act")


def test_those_of_the_dummy_are_foreign() -> None:
    s = scene("n1_move3_foreign", "aragon: grey 2 violet 1", players=2).do("act")
    assert s.options == ["lift grey aragon", "stop"]


# ---------------------------------------------------------------------- two own and two foreign ones


@TWO_AND_TWO
def test_two_own_and_two_foreign_ones_in_any_order(card: str) -> None:
    s = scene(card, BOARD).do("act", "lift violet aragon", "to castillo", "lift blue aragon", "to valencia")
    s.do("lift violet aragon", "to castillo", "lift green granada", "to valencia")
    assert s.castillo() == "violet 2"
    assert s.at("valencia") == "blue 1 green 1"
    assert s.asked == "violet turn"


@TWO_AND_TWO
def test_the_two_allowances_do_not_stand_in_for_each_other(card: str) -> None:
    s = scene(card, BOARD).do("act", *["lift violet aragon", "to castillo"] * 2)
    assert s.options == ["lift blue aragon", "lift green granada", "stop"]
    s.refuses("lift violet sevilla")
    s = scene(card, BOARD).do("act", *["lift green granada", "to castillo"] * 2)
    assert s.options == ["lift violet aragon", "lift violet sevilla", "stop"]
    s.refuses("lift green granada", "lift blue aragon")


@TWO_AND_TWO
def test_it_ends_when_only_the_wrong_kind_is_left(card: str) -> None:
    s = scene(card, "aragon: violet 3").do("act", *["lift violet aragon", "to valencia"] * 2)
    assert s.asked == "violet turn"


@TWO_AND_TWO
def test_one_kind_is_enough_to_use_it(card: str) -> None:
    assert "act" in scene(card, "aragon: blue 1").options
    assert "act" in scene(card, "aragon: violet 1").options


def test_the_dummy_uses_up_the_foreign_allowance() -> None:
    s = scene("n1_move2own_2foreign", "aragon: grey 3 violet 1; sevilla: blue 1", players=2)
    s.do("act", *["lift grey aragon", "to valencia"] * 2)
    assert s.options == ["lift violet aragon", "stop"]


# ---------------------------------------------------------------------- five out of one region


@REGION5
def test_up_to_five_of_any_colours_out_of_one_region(card: str) -> None:
    s = scene(card, "aragon: violet 2 blue 3 green 2; granada: green 3").do("act")
    assert s.asked == "violet region"
    assert s.options == ["region aragon", "region granada"]
    s.do("region aragon")
    assert s.options == ["lift violet aragon", "lift blue aragon", "lift green aragon", "stop"]
    s.do(
        *["lift blue aragon", "to granada"] * 3,
        "lift violet aragon",
        "to castillo",
        "lift green aragon",
        "to sevilla",
    )
    assert s.asked == "violet turn"
    assert s.at("aragon") == "violet 1 green 1"
    assert s.at("granada") == "blue 3 green 3"
    assert (s.castillo(), s.at("sevilla")) == ("violet 1", "green 1")


@REGION5
def test_the_source_is_an_open_region_with_somebody_in_it(card: str) -> None:
    s = scene(card, BOARD + "; castillo: blue 2").do("act")
    assert s.options == ["region aragon", "region sevilla", "region granada"]
    s.refuses("region galicia", "region castillo", "region valencia")


@REGION5
def test_those_who_arrived_elsewhere_cannot_go_on(card: str) -> None:
    s = scene(card, BOARD).do("act", "region aragon", "lift blue aragon", "to granada")
    s.refuses("lift blue granada", "lift green granada")


@REGION5
def test_it_ends_with_the_last_one_of_the_region(card: str) -> None:
    s = scene(card, "aragon: violet 1 blue 1").do("act", "region aragon")
    s.do("lift violet aragon", "to granada", "lift blue aragon", "to granada")
    assert s.asked == "violet turn"


@REGION5
def test_some_may_stay(card: str) -> None:
    s = scene(card, "aragon: violet 5").do("act", "region aragon", "lift violet aragon", "to granada", "stop")
    assert s.at("aragon") == "violet 4"


# ---------------------------------------------------------------------- any number of own ones out of one region


@REGION_OWN
def test_any_number_of_own_ones_out_of_one_region(card: str) -> None:
    s = scene(card, "aragon: violet 8 blue 1; sevilla: violet 1; granada: blue 2").do("act")
    assert s.options == ["region aragon", "region sevilla"]
    s.do(
        "region aragon", *["lift violet aragon", "to granada"] * 4, *["lift violet aragon", "to castillo"] * 3
    )
    assert s.options == ["lift violet aragon", "stop"]
    s.do("stop")
    assert s.at("aragon") == "violet 1 blue 1"
    assert (s.at("granada"), s.castillo()) == ("violet 4 blue 2", "violet 3")


@REGION_OWN
def test_it_ends_when_the_region_is_empty_of_own_ones(card: str) -> None:
    s = scene(card, "aragon: violet 2 blue 2").do(
        "act", "region aragon", *["lift violet aragon", "to granada"] * 2
    )
    assert s.asked == "violet turn"
    assert s.at("aragon") == "blue 2"


@REGION_OWN
def test_neither_the_kings_region_nor_a_region_without_own_ones(card: str) -> None:
    s = scene(card, BOARD).do("act")
    assert s.options == ["region aragon", "region sevilla"]
    s.refuses("region galicia", "region granada")


@REGION_OWN
def test_no_foreign_ones_go_along(card: str) -> None:
    scene(card, BOARD).do("act", "region aragon").refuses("lift blue aragon")


# ---------------------------------------------------------------------- the King elsewhere (New Regency)


@pytest.mark.parametrize("king", ["france", "portugal"])
def test_with_the_king_abroad_nothing_is_taboo(king: str) -> None:
    s = scene("n1_move3_any", BOARD, king=king, sets="new-regency").do("act")
    assert "lift violet galicia" in s.options
    s.do("lift violet aragon")
    assert len(s.offered("to")) == 9
    s.refuses(f"to {king}")


def test_with_the_king_at_the_castillo_nothing_moves_into_it() -> None:
    s = scene("n1_move3_any", BOARD, king="castillo", sets="new-regency").do("act", "lift violet aragon")
    assert len(s.offered("to")) == 8
    s.refuses("to castillo")
