"""Stack 4: mobile scoreboards, power cards, the court and the Grande."""

import pytest

from elgrande.rules.knowledge import told, view
from elgrande.rules.scoring import preview
from tests.rules.table_setup import REGIONS, classic_and_2023, scene

BOARDS = classic_and_2023("c4_scoreboard", "n4_decree")
POWER_BACK = classic_and_2023("c4_power_back", "n4_empowerment")
COURT = classic_and_2023("c4_court2", "n4_court2")
GRANDE = classic_and_2023("c4_grande", "n4_new_home")

# ---------------------------------------------------------------------- mobile scoreboards


@BOARDS
def test_one_board_from_beside_the_board_to_any_open_region_or_the_castillo(card: str) -> None:
    s = scene(card, king="galicia").do("act")
    assert s.asked == "violet board"
    open_places = [place for place in [*REGIONS, "castillo"] if place != "galicia"]
    assert s.options == [f"board {board} {place}" for board in ("8", "4") for place in open_places]
    s.do("board 4 castilla_la_vieja")
    assert s.boards == {"4": "castilla_la_vieja"}
    assert s.told("board") == [{"board": "4", "place": "castilla_la_vieja"}]
    assert s.asked == "violet turn"


@BOARDS
def test_or_one_that_lies_there_moves_on(card: str) -> None:
    s = scene(card, boards="8 aragon").do("act", "board 8 sevilla")
    assert s.boards == {"8": "sevilla"}


@BOARDS
def test_its_values_count_at_once(card: str) -> None:
    s = scene(card, "aragon: violet 1").do("act", "board 8 aragon")
    assert [s.table.value(2, rank) for rank in (1, 2, 3)] == [8, 4, 0]


@BOARDS
def test_the_printed_values_are_back_when_it_moves_on(card: str) -> None:
    s = scene(card, boards="8 aragon").do("act", "board 8 sevilla")
    assert [s.table.value(2, rank) for rank in (1, 2, 3)] == [5, 4, 1]


@BOARDS
def test_one_board_in_a_place_and_not_where_it_lies_already(card: str) -> None:
    s = scene(card, boards="8 aragon 4 castillo").do("act")
    s.refuses("board 4 aragon", "board 8 castillo", "board 8 aragon", "board 4 castillo")


@BOARDS
def test_not_into_the_kings_region(card: str) -> None:
    scene(card, king="granada").do("act").refuses("board 8 granada", "board 4 granada")


@BOARDS
def test_not_out_of_the_kings_region_but_the_other_one_still_moves(card: str) -> None:
    s = scene(card, king="granada", boards="8 granada").do("act")
    assert {text.split()[1] for text in s.options} == {"4"}
    assert len(s.options) == 9


@BOARDS
def test_never_off_the_board_again(card: str) -> None:
    s = scene(card, boards="8 aragon").do("act")
    s.refuses("board 8 court", "board 8 province", "board 8 france")


@BOARDS
def test_out_of_the_castillo_again(card: str) -> None:
    s = scene(card, boards="8 castillo").do("act", "board 8 aragon")
    assert s.boards == {"8": "aragon"}


@BOARDS
def test_board_and_place_are_announced(card: str) -> None:
    s = scene(card).do("act", "board 8 aragon")
    assert [event["choice"] for event in s.told("announced")] == [None, "8 aragon"]


def test_with_the_king_at_the_castillo_no_board_goes_in_or_out_there() -> None:
    s = scene("n4_decree", king="castillo", boards="8 castillo", sets="new-regency").do("act")
    assert s.options == [f"board 4 {region}" for region in REGIONS]


def test_with_the_king_abroad_no_region_is_barred() -> None:
    s = scene("n4_decree", king="france", boards="8 galicia", sets="new-regency").do("act")
    assert len(s.options) == 2 * 9
    s.refuses("board 8 france")


# ---------------------------------------------------------------------- power cards


@POWER_BACK
def test_a_used_power_card_comes_back_to_the_hand(card: str) -> None:
    s = scene(card, spent="violet 10 violet 2", played="violet 7 blue 6 green 5 orange 4").do("act")
    assert s.asked == "violet power_back"
    assert s.options == ["back 2", "back 7", "back 10"]
    s.do("back 10")
    assert s.hand("violet") == [1, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]
    assert s.spent("violet") == [2, 7]


@POWER_BACK
def test_the_card_of_this_round_too_and_it_still_counts(card: str) -> None:
    s = scene(card, played="violet 1 blue 13 green 12 orange 11").do("act", "back 1", "end")
    # Violet had the lowest card, so it begins the next round, and may play the 1 again.
    assert s.asked == "violet power"
    assert "power 1" in s.options


@POWER_BACK
def test_in_round_one_there_is_the_card_just_played(card: str) -> None:
    s = scene(card, played="violet 9 blue 8 green 7 orange 6").do("act")
    assert s.options == ["back 9"]


@POWER_BACK
def test_only_own_ones(card: str) -> None:
    s = scene(card, spent="blue 3", played="violet 9 blue 8 green 7 orange 6").do("act")
    s.refuses("back 3", "back 8")


@POWER_BACK
def test_if_it_is_used_a_card_must_be_taken(card: str) -> None:
    scene(card).do("act").refuses("stop")


@POWER_BACK
def test_nobody_else_sees_which_one(card: str) -> None:
    start = scene(card, spent="violet 10 violet 2")
    one, two = start.copy().do("act", "back 10"), start.copy().do("act", "back 2")
    for viewer in (1, 2, 3, None):
        assert view(one.table, viewer) == view(two.table, viewer)
        assert told(one.table, viewer)[-1] == told(two.table, viewer)[-1]
    back = {"event": "power_back", "seat": 0}
    assert told(one.table, 0)[-1] == {**back, "power": 10, "modifier": None, "joker": False}
    assert told(one.table, 1)[-1] == {**back, "power": None, "modifier": None, "joker": None}


# ---------------------------------------------------------------------- the court


@COURT
def test_up_to_two_from_the_province_to_court(card: str) -> None:
    s = scene(card).do("act")
    assert s.asked == "violet supply"
    assert s.options == ["take 0", "take 1", "take 2"]
    s.do("take 2")
    assert (s.court("violet"), s.province("violet")) == (9, 21)
    assert s.asked == "violet turn"


@COURT
@pytest.mark.parametrize("count", [0, 1])
def test_fewer_will_do(card: str, count: int) -> None:
    assert scene(card).do("act", f"take {count}").court("violet") == 7 + count


@COURT
def test_the_shortage_rule_applies(card: str) -> None:
    s = scene(card, "aragon: violet 10; galicia: violet 12; castillo: violet 1", courts="violet 6").do("act")
    assert s.options == ["take 0", "take 1"]
    s.do("take 1")
    assert s.asked == "violet recall"
    assert s.options == ["from aragon", "stop"]
    s.do("from aragon")
    assert s.court("violet") == 8
    assert s.asked == "violet turn"


@COURT
def test_with_an_empty_province_all_may_come_from_the_regions(card: str) -> None:
    s = scene(card, "aragon: violet 23").do("act", "from aragon", "from aragon")
    assert (s.at("aragon"), s.court("violet")) == ("violet 21", 9)


@COURT
def test_the_last_one_of_the_province_or_of_a_region_is_enough_to_use_it(card: str) -> None:
    last = scene(card, "galicia: violet 20; castillo: violet 2").do("act")
    assert last.options == ["take 0", "take 1"]
    s = scene(card, "galicia: violet 20; castillo: violet 2; aragon: violet 1").do("act")
    assert s.options == ["from aragon", "stop"]


@COURT
def test_it_cannot_be_used_if_there_is_nothing_to_take(card: str) -> None:
    scene(card, "galicia: violet 20; castillo: violet 3").refuses("act")


# ---------------------------------------------------------------------- the Grande


@GRANDE
def test_the_own_grande_moves_to_another_region(card: str) -> None:
    s = scene(card, grandes="violet aragon blue sevilla").do("act")
    assert s.asked == "violet grande"
    assert s.offered("grande") == [region for region in REGIONS if region not in ("galicia", "aragon")]
    s.do("grande sevilla")
    assert (s.grande("violet"), s.grande("blue")) == ("sevilla", "sevilla")
    assert s.told("grande") == [{"seat": 0, "place": "sevilla"}]


@GRANDE
def test_each_player_moves_his_own(card: str) -> None:
    s = scene(card, active="green", grandes="violet aragon green sevilla", king="galicia").do("act")
    assert s.offered("grande") == [region for region in REGIONS if region not in ("galicia", "sevilla")]
    s.do("grande aragon")
    assert (s.grande("violet"), s.grande("green")) == ("aragon", "aragon")


@GRANDE
def test_its_new_region_is_home_now(card: str) -> None:
    s = scene(card, "sevilla: violet 1; aragon: violet 1", grandes="violet aragon").do(
        "act", "grande sevilla"
    )
    bonuses = {
        place: awards[0].grande for place, awards in preview(s.table, s.table.rules.regions).items() if awards
    }
    assert bonuses == {"sevilla": 2, "aragon": 0}


@GRANDE
def test_the_grande_goes_neither_into_the_kings_region_nor_into_the_castillo(card: str) -> None:
    s = scene(card, grandes="violet aragon", king="granada").do("act")
    s.refuses("grande granada", "grande castillo", "grande france", "grande aragon")


@GRANDE
def test_a_grande_in_the_kings_region_is_stuck(card: str) -> None:
    scene(card, grandes="violet granada", king="granada").refuses("act")


@GRANDE
def test_other_grandes_do_not_move(card: str) -> None:
    s = scene(card, grandes="violet aragon blue sevilla").do("act", "grande granada")
    assert s.grande("blue") == "sevilla"


@GRANDE
def test_the_new_home_is_announced(card: str) -> None:
    s = scene(card, grandes="violet aragon").do("act", "grande granada")
    assert [event["choice"] for event in s.told("announced")] == [None, "granada"]


def test_a_grande_in_the_castillo_is_out_of_reach() -> None:
    scene("n4_new_home", grandes="violet castillo", sets="new-regency").refuses("act")


@pytest.mark.parametrize("king", ["france", "castillo"])
def test_without_a_kings_region_all_other_regions_are_open(king: str) -> None:
    s = scene("n4_new_home", grandes="violet aragon", king=king, sets="new-regency").do("act")
    assert s.offered("grande") == [region for region in REGIONS if region != "aragon"]
