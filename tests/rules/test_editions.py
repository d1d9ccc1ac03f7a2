"""Every row of the edition table in ``docs/rules.md`` has a test, named after its number."""

import pytest

from elgrande.rules.knowledge import view
from elgrande.rules.places import PLACE_NAMES
from elgrande.rules.ruleset import CROSS_CHECKED, RECONSTRUCTED
from elgrande.rules.scoring import winners
from elgrande.rules.sets.editions import EDITIONS as EDITION_DATA
from elgrande.rules.sets.known import BIG_BOX, MODULES
from tests.rules.table_setup import (
    EDITIONS,
    REGIONS,
    classic_and_2023,
    game_of,
    new_game,
    place_of,
    scene,
)

OLD = pytest.mark.parametrize("edition", ["1995", "2015"])
ALL = pytest.mark.parametrize("edition", EDITIONS)


@ALL
def test_row_1_thirty_caballeros_of_each_colour_are_in_play(edition: str) -> None:
    # The 31st of 1995 marks the points.
    t = new_game(edition, 3).table
    assert [sum(t.at(place, seat) for place in range(t.rules.rows)) for seat in range(3)] == [30, 30, 30]


@ALL
def test_row_2_two_at_home_seven_in_court_twenty_one_in_the_province(edition: str) -> None:
    s = new_game(edition)
    home = place_of(s.grande("violet"))
    assert (s.table.at(home, 0), s.court("violet"), s.province("violet")) == (2, 7, 21)


@pytest.mark.parametrize(("edition", "sizes"), [("1995", [11] * 4), ("2015", [11] * 4), ("2023", [10] * 4)])
def test_row_3_forty_five_or_forty_one_action_cards(edition: str, sizes: list[int]) -> None:
    s = new_game(edition)
    assert [len(s.table.chance.decks[stack]) for stack in range(1, 5)] == sizes
    assert len(s.table.chance.decks[5]) == 0
    assert s.table.rules.standing[5] >= 0


@ALL
def test_row_4_the_first_start_player_is_agreed_or_drawn(edition: str) -> None:
    assert new_game(edition, options="start=green").asked == "green power"
    assert len({new_game(edition, seed=seed).table.start for seed in range(20)}) > 1


@ALL
def test_row_5_the_lowest_power_card_begins_the_next_round(edition: str) -> None:
    s = scene(edition=edition, phase="power").do("power 5", "power 3", "power 13", "power 4").idle_round()
    assert s.asked == "blue power"


def test_row_5_with_modifiers_it_is_the_lowest_total() -> None:
    s = scene(edition="2023", sets="power-modifiers", phase="power", modifiers="violet 1")
    s.do("power 5", "modifier 1", "power 3", "power 13", "power 4").idle_round()
    assert s.asked == "violet power"


@ALL
def test_row_6_supply_is_up_to_the_number(edition: str) -> None:
    s = scene(edition=edition, phase="supply", played="violet 10 blue 13 green 12 orange 11")
    assert s.options == ["take 0", "take 1"]


def test_row_6_the_exact_number_is_an_option_of_1995() -> None:
    s = scene(
        edition="1995", phase="supply", played="violet 10 blue 13 green 12 orange 11", options="supply=exact"
    )
    assert s.court("violet") == 8


@ALL
def test_row_7_a_shortage_may_be_filled_from_the_regions_but_not_from_the_castillo(edition: str) -> None:
    board = "aragon: violet 3; castillo: violet 20"
    s = scene(board=board, edition=edition, phase="supply", played="violet 10 blue 13 green 12 orange 11")
    assert s.options == ["from aragon", "stop"]


@classic_and_2023("c4_court2", "n4_court2")
def test_row_7_also_for_cards(card: str) -> None:
    assert scene(card, "aragon: violet 3; castillo: violet 20").do("act").options == ["from aragon", "stop"]


@ALL
def test_row_8_a_played_power_card_leaves_the_hand_at_once_and_for_good(edition: str) -> None:
    # Whether it lies face up or down afterwards changes nothing: everybody has seen it.
    s = scene(edition=edition, phase="power").do("power 5")
    assert (5 in s.hand("violet"), s.spent("violet")) == (False, [5])
    s.do("power 3", "power 13", "power 4").idle_round()
    assert s.spent("violet") == [5]
    for viewer in (0, 2, None):
        seats = view(s.table, viewer)["seats"]
        assert isinstance(seats, list)
        assert seats[0]["seen"] == [5]


@pytest.mark.parametrize(("edition", "open_pile"), [("1995", False), ("2015", False), ("2023", True)])
def test_row_9_used_and_left_over_cards_lie_open_in_2023_only(edition: str, open_pile: bool) -> None:
    s = scene(edition=edition).idle_round()
    assert (view(s.table)["discards"] is not None) == open_pile
    # In no edition does a stack run out or come round again.
    assert min(len(deck) for deck in s.table.chance.decks[1:5]) >= 9


@ALL
def test_row_9a_the_kings_card_is_there_every_round(edition: str) -> None:
    s = new_game(edition)
    king = s.offer[5]
    for _ in range(4):
        s.idle_round()
        assert s.offer[5] == king


@ALL
def test_row_10_the_castillo_is_not_one_of_the_regions(edition: str) -> None:
    card = "2023/n3_score_first_only" if edition == "2023" else f"{edition}/c3_score_first_only"
    assert scene(card, "castillo: violet 3").do("act").scored() == REGIONS


@pytest.mark.parametrize(("edition", "allowed"), [("1995", True), ("2015", False), ("2023", False)])
def test_row_11_the_castillo_as_region_of_choice_in_1995_only(edition: str, allowed: bool) -> None:
    card = "2023/n2_score_choice" if edition == "2023" else f"{edition}/c2_score_choice"
    assert ("region castillo" in scene(card).do("act").options) == allowed


@OLD
def test_row_12_two_vetos_in_stack_two_that_can_stop_part_of_an_action(edition: str) -> None:
    rules = game_of(edition)
    assert [rules.cards[card].id for card in rules.stacks[2]].count("c2_veto") == 2
    s = scene(f"{edition}/c1_move3_any", "aragon: blue 3", vetos="blue").do("act", "allow")
    s.do("lift blue aragon", "to sevilla", "allow", "lift blue aragon", "to sevilla", "veto")
    assert (s.at("aragon"), s.at("sevilla")) == ("blue 2", "blue 1")


def test_row_12_in_2023_the_veto_is_a_veteran_card_and_stops_all_or_nothing() -> None:
    assert game_of("2023").card_index("v2_veto") == -1
    rules = game_of("2023", sets="veteran-cards")
    assert [rules.cards[card].id for card in rules.veterans[2]] == ["v2_veto", "v2_veto"]
    s = scene("n1_move3_any", "aragon: blue 3", vetos="blue", sets="veteran-cards").do("act", "allow")
    s.do("lift blue aragon", "to sevilla", "lift blue aragon", "to sevilla", "stop")
    assert s.at("sevilla") == "blue 2"


@classic_and_2023("c4_grande", "n4_new_home")
def test_row_13_a_special_action_is_announced_before_it_is_done(card: str) -> None:
    sets = "veteran-cards" if card.startswith("2023") else ""
    s = scene(card, grandes="violet aragon", vetos="blue", sets=sets).do("act", "grande sevilla")
    assert (s.asked, s.decision.subject["place"], s.grande("violet")) == ("blue veto", "sevilla", "aragon")


@pytest.mark.parametrize(
    ("edition", "paid"), [("1995", [1, 2, 3, 3]), ("2015", [1, 2, 3, 3]), ("2023", [2, 2, 3, 3])]
)
def test_row_14_paid_places(edition: str, paid: list[int]) -> None:
    assert [game_of(edition, players).paid_places for players in (2, 3, 4, 5)] == paid


@OLD
def test_row_15_two_players_without_a_dummy_and_with_five_stacks(edition: str) -> None:
    s = new_game(edition, 2)
    assert (s.table.rules.dummy, len(s.offer)) == (False, 5)


def test_row_15_two_players_of_2023_with_a_dummy_and_four_stacks() -> None:
    s = new_game("2023", 2)
    assert (s.table.rules.dummy, sorted(s.offer)) == (True, [1, 2, 4, 5])


@ALL
def test_row_16_three_players_have_five_stacks(edition: str) -> None:
    assert len(new_game(edition, 3).offer) == 5


def test_row_16_in_2023_they_may_merge_two() -> None:
    assert len(new_game("2023", 3, options="stacks=merged").offer) == 4


@pytest.mark.parametrize(
    ("card", "allowed"),
    [("1995/c1_place2_extra", True), ("2015/c1_place2_extra", True), ("2023/n1_militia", False)],
)
def test_row_17_extra_caballeros_into_the_castillo(card: str, allowed: bool) -> None:
    assert ("to castillo" in scene(card).do("act").options) == allowed


@classic_and_2023("c2_angry_king", "n2_withdrawal")
def test_row_18_the_angry_king_hits_opponents(card: str) -> None:
    assert scene(card).do("act").court("violet") == 7


def test_row_18_everybody_is_an_option_of_1995() -> None:
    s = scene("1995/c2_angry_king", options="angry-king=everybody").do("act")
    assert s.court("violet") == 4


@pytest.mark.parametrize("name", ["secret_all_of_region", "secret_2_of_region"])
@OLD
def test_row_19_secret_losses_are_for_opponents(edition: str, name: str) -> None:
    s = scene(f"{edition}/c2_{name}", "aragon: violet 2 blue 2 green 2 orange 2").do("act")
    assert s.deciders == ["blue", "green", "orange"]


@pytest.mark.parametrize("card", ["2023/n2_civil_war", "2023/n2_secret_2_of_region"])
def test_row_19_in_2023_too(card: str) -> None:
    s = scene(card, "aragon: violet 2 blue 2 green 2 orange 2").do("act")
    assert s.deciders == ["blue", "green", "orange"]


@classic_and_2023("c2_secret_2_of_region", "n2_secret_2_of_region")
def test_row_20_who_nowhere_has_two_returns_one(card: str) -> None:
    s = scene(card, "aragon: blue 1; sevilla: blue 1").do("act", "disc sevilla")
    assert (s.at("aragon"), s.at("sevilla")) == ("blue 1", "")


@classic_and_2023("c4_grande", "n4_new_home")
def test_row_21_the_grande_card_is_about_the_own_grande(card: str) -> None:
    s = scene(card, grandes="violet aragon blue sevilla").do("act", "grande granada")
    assert (s.grande("violet"), s.grande("blue"), s.asked) == ("granada", "sevilla", "violet turn")


@classic_and_2023("c4_power_back", "n4_empowerment")
def test_row_22_a_power_card_of_this_round_or_an_earlier_one_comes_back(card: str) -> None:
    s = scene(card, spent="violet 2", played="violet 9 blue 8 green 7 orange 6").do("act")
    assert s.options == ["back 2", "back 9"]


def test_row_22_in_2023_a_modifier_may_come_back_instead() -> None:
    s = scene(
        "n4_empowerment",
        sets="power-modifiers",
        played="violet 9 blue 5 green 3 orange 2",
        played_modifiers="violet 5",
    )
    assert s.do("act").options == ["back 9", "reuse 5"]


def test_row_23_secretly_set_regions_are_scored_from_the_left_in_1995() -> None:
    s = scene("1995/c4_secret_scoring").do(
        "act", "disc galicia", "disc valencia", "disc granada", "disc aragon"
    )
    assert s.scored() == ["valencia", "granada", "aragon", "galicia"]


def test_row_23_in_2015_in_the_order_that_the_active_player_wants() -> None:
    s = scene("2015/c4_secret_scoring", vetos="blue").do("act", "allow")
    s.do("disc galicia", "disc valencia", "disc granada", "disc aragon")
    assert s.asked == "violet scoring_order"
    s.do("region granada", "allow", "region galicia", "allow", "region valencia", "allow", "allow")
    assert s.scored() == ["granada", "galicia", "valencia", "aragon"]


@classic_and_2023("c4_eviction", "n4_coup")
def test_row_24_evicted_to_the_kings_region_means_to_the_court(card: str) -> None:
    s = scene(card, "aragon: blue 2", king="galicia").do("act", "region aragon", "disc galicia")
    assert (s.court("blue"), s.at("galicia")) == (9, "")


@ALL
def test_row_25_a_disc_on_the_kings_region_means_the_court(edition: str) -> None:
    # A disc that is not clear cannot be set here.
    s = scene(board="castillo: blue 2", edition=edition, phase="scoring", round=3).do("disc galicia")
    assert (s.court("blue"), s.at("galicia"), s.castillo()) == (9, "", "")


@classic_and_2023("c4_scoreboard", "n4_decree")
def test_row_26_one_mobile_scoreboard_at_the_castillo_replaces_its_values(card: str) -> None:
    s = scene(card).do("act", "board 8 castillo")
    assert [s.table.value(place_of("castillo"), rank) for rank in (1, 2, 3)] == [8, 4, 0]
    scene(card, boards="8 castillo").do("act").refuses("board 4 castillo")


@ALL
def test_row_27_smuggling_is_the_only_exception_from_the_taboo_and_only_in_2023(edition: str) -> None:
    assert game_of(edition).card_index("r5_smuggling") == -1
    s = scene("r5_smuggling").do("act", "to galicia")
    assert s.at("galicia") == "violet 1"


@OLD
def test_row_28_the_king_cannot_leave_the_country_in_the_old_editions(edition: str) -> None:
    scene(f"{edition}/c5_king").do("act").refuses("king france", "king portugal")


def test_row_28_in_2023_he_can_by_exile_only() -> None:
    scene("n5_majesty").do("act").refuses("king france", "king portugal")
    assert scene("r5_exile").do("act").options == ["king france", "king portugal"]


@pytest.mark.parametrize(
    ("edition", "names"),
    [
        ("1995", ["País Vasco", "Castilla la Vieja", "Castilla la Nueva"]),
        ("2015", ["País Vasco", "Castilla la Vieja", "Castilla la Nueva"]),
        ("2023", ["Navarra", "Castilla", "Toledo"]),
    ],
)
def test_row_29_names_of_the_regions(edition: str, names: list[str]) -> None:
    printed = EDITION_DATA[edition].region_names
    ids = ["pais_vasco", "castilla_la_vieja", "castilla_la_nueva"]
    assert [PLACE_NAMES[id][printed] for id in ids] == names
    assert [PLACE_NAMES[id]["de"] for id in ids] == ["Baskenland", "Altkastilien", "Neukastilien"]


@ALL
def test_row_30_scoreboards_are_the_same_and_those_of_2023_for_few_players_are_marked(edition: str) -> None:
    for players in (2, 3, 4, 5):
        rules = game_of(edition, players)
        assert list(rules.values[: 3 * 9]) == list(game_of("2015", 4).values[: 3 * 9])
        reconstructed = edition == "2023" and players <= 3
        assert rules.values_provenance == (RECONSTRUCTED if reconstructed else CROSS_CHECKED)


@ALL
def test_row_31_the_short_game_leaves_out_rounds_one_four_and_seven(edition: str) -> None:
    s = new_game(edition, options="length=short").idle_game()
    assert [event["round"] for event in s.told("round")] == [2, 3, 5, 6, 8, 9]
    assert [event["round"] for event in s.told("general_scoring")] == [3, 6, 9]


@ALL
def test_row_32_a_tie_is_a_shared_victory(edition: str) -> None:
    assert winners(scene(edition=edition, points="violet 50 blue 50").table) == [0, 1]


@ALL
def test_row_33_points_are_a_number_and_no_track_ends_them(edition: str) -> None:
    # How a lap of the score track is marked is no question for a program.
    s = scene(edition=edition, board="aragon: violet 1", points="violet 199", phase="scoring", round=3)
    assert s.points == "violet 204"


def test_row_34_modules_belong_to_2023() -> None:
    assert {
        module.name: module.editions
        for module in MODULES
        if module.name not in BIG_BOX and not module.homemade
    } == {
        "new-regency": ["2023"],
        "veteran-cards": ["2023"],
        "power-modifiers": ["2023"],
    }


@ALL
def test_row_35_the_order_of_several_regions_changes_no_points(edition: str) -> None:
    board = "pais_vasco: violet 2 blue 1; aragon: blue 2; valencia: violet 1 blue 1"
    card = "2023/n3_score_5" if edition == "2023" else f"{edition}/c3_score_5"
    assert scene(card, board).do("act").points == "violet 8 blue 11"


@OLD
def test_row_35_the_active_player_chooses_it_while_it_can_matter(edition: str) -> None:
    s = scene(f"{edition}/c3_score_5", vetos="blue").do("act", "allow")
    s.do("region valencia", "allow", "region pais_vasco", "allow", "allow")
    assert s.scored() == ["valencia", "pais_vasco", "aragon"]
