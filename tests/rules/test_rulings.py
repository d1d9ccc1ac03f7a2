"""One or more tests for each ruling R-1 to R-25 of ``docs/rulings.md``; the names tell what was ruled."""

import pytest

from elgrande.rules.knowledge import told, view
from tests.rules.table_setup import EDITIONS, REGIONS, Scene, classic_and_2023, new_game, scene

# ----------------------------------------------------------------------


@classic_and_2023("c4_grande", "n4_new_home")
def test_r_1_the_grande_card_moves_only_the_own_grande(card: str) -> None:
    s = scene(card, grandes="violet aragon blue sevilla green granada").do("act", "grande valencia")
    assert [s.grande(colour) for colour in ("violet", "blue", "green")] == ["valencia", "sevilla", "granada"]
    assert s.asked == "violet turn"


@classic_and_2023("c2_angry_king", "n2_withdrawal")
def test_r_2_the_angry_king_hits_opponents_only(card: str) -> None:
    s = scene(card).do("act")
    assert [s.court(colour) for colour in ("violet", "blue", "green", "orange")] == [7, 4, 4, 4]


def test_r_2_in_the_strict_reading_of_1995_he_hits_everybody() -> None:
    s = scene("1995/c2_angry_king", options="angry-king=everybody").do("act")
    assert [s.court(colour) for colour in ("violet", "blue", "green", "orange")] == [4, 4, 4, 4]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r_3_supply_is_up_to_the_number(edition: str) -> None:
    s = scene(edition=edition, phase="supply", played="violet 8 blue 13 green 12 orange 11")
    assert s.options == ["take 0", "take 1", "take 2"]


def test_r_3_in_the_strict_reading_of_1995_it_is_the_exact_number() -> None:
    s = scene(
        edition="1995",
        phase="supply",
        played="violet 8 blue 13 green 12 orange 11",
        options="supply=exact",
    )
    assert (s.asked, s.court("violet")) == ("violet card", 9)


def shortage(edition: str, card: str = "") -> Scene:
    """Violet has one caballero in its province and is about to take two."""
    board = "aragon: violet 3; galicia: violet 10; castillo: violet 9; sevilla: blue 1"
    if card:
        return scene(card, board).do("act")
    return scene(board=board, edition=edition, phase="supply", played="violet 8 blue 13 green 12 orange 11")


@pytest.mark.parametrize("edition", EDITIONS)
def test_r_4_only_the_missing_number_from_open_regions_and_free_to_decline(edition: str) -> None:
    s = shortage(edition)
    assert s.options == ["take 0", "take 1"]
    s.do("take 1")
    assert s.options == ["from aragon", "stop"]
    assert s.copy().do("stop").court("violet") == 8
    s.do("from aragon")
    assert (s.asked, s.court("violet"), s.at("aragon")) == ("violet card", 9, "violet 2")


@classic_and_2023("c4_court2", "n4_court2")
def test_r_4_the_same_for_the_court(card: str) -> None:
    s = shortage("", card).do("take 1")
    assert s.options == ["from aragon", "stop"]
    s.do("from aragon")
    assert (s.asked, s.court("violet")) == ("violet turn", 9)


@classic_and_2023("c2_secret_2_of_region", "n2_secret_2_of_region")
def test_r_5_two_of_a_region_else_one_else_none(card: str) -> None:
    board = "aragon: blue 2 green 1; sevilla: blue 1; galicia: green 5 orange 5"
    s = scene(card, board, king="galicia").do("act")
    assert s.options_of("blue") == ["disc aragon"]
    assert s.options_of("green") == ["disc aragon"]
    assert s.options_of("orange") == []
    s.do("disc aragon", "disc aragon")
    assert (s.at("aragon"), s.at("sevilla"), s.at("galicia")) == ("", "blue 1", "green 5 orange 5")


@classic_and_2023("c2_remove1_each", "n2_assassin")
def test_r_6_some_opponents_may_be_spared(card: str) -> None:
    s = scene(card, "aragon: blue 1 green 1 orange 1").do("act", "lift green aragon", "stop")
    assert s.at("aragon") == "blue 1 orange 1"


@classic_and_2023("c2_angry_king", "n2_withdrawal")
def test_r_7_as_many_as_possible_but_never_from_castillo_or_kings_region(card: str) -> None:
    s = scene(card, "galicia: blue 4; castillo: blue 4; aragon: blue 1", courts="blue 1 green 0 orange 2")
    s.do("act")
    assert (s.at("galicia"), s.castillo(), s.at("aragon")) == ("blue 4", "blue 4", "")
    assert [s.court(colour) for colour in ("blue", "green", "orange")] == [0, 0, 0]


@classic_and_2023("c4_scoreboard", "n4_decree")
def test_r_8_a_mobile_board_needs_a_new_free_place_and_is_locked_in_the_kings_region(card: str) -> None:
    s = scene(card, king="aragon", boards="8 sevilla 4 castillo").do("act")
    s.refuses("board 8 sevilla", "board 8 castillo", "board 8 aragon", "board 4 castillo")
    locked = scene(card, king="aragon", boards="8 aragon").do("act")
    assert {text.split()[1] for text in locked.options} == {"4"}


# ----------------------------------------------------------------------


def held(card: str, board: str = "", vetos: str = "blue", played: str = "") -> Scene:
    sets = "veteran-cards" if card.startswith("2023") else ""
    return scene(card, board, vetos=vetos, sets=sets, played=played)


@classic_and_2023("c5_king", "n5_majesty")
def test_r_9_a_veto_hits_any_special_action_but_not_the_placing(card: str) -> None:
    s = held(card).do("to castillo", "stop", "act", "king aragon", "veto")
    assert (s.king, s.castillo()) == ("galicia", "violet 1")


@pytest.mark.parametrize("card", ["1995/c2_veto", "2015/c2_veto", "2023/v2_veto"])
def test_r_9_taking_a_veto_can_be_vetoed(card: str) -> None:
    s = held(card).do("act", "veto")
    assert (s.vetos("violet"), s.vetos("blue")) == (0, 0)


@classic_and_2023("c5_king", "n5_majesty")
def test_r_9_a_spoken_veto_cannot_be_vetoed(card: str) -> None:
    s = held(card, vetos="blue green").do("act", "king aragon", "veto")
    assert (s.asked, s.vetos("green")) == ("violet turn", 1)


@pytest.mark.parametrize("card", ["1995/c2_veto", "2015/c2_veto", "2023/v2_veto"])
def test_r_9_it_lasts_until_the_end_of_the_next_round(card: str) -> None:
    s = scene(card).do("act", "end").idle_round()
    assert (s.table.round, s.vetos("violet")) == (2, 1)
    s.idle_round()
    assert (s.table.round, s.vetos("violet")) == (3, 0)


@pytest.mark.parametrize("edition", ["1995", "2015"])
def test_r_9_secret_discs_before_they_are_set_or_against_one_players_loss(edition: str) -> None:
    card, board = f"{edition}/c2_secret_all_of_region", "aragon: blue 1 green 1 orange 1"
    before = held(card, board).do("act", "veto")
    assert before.at("aragon") == "blue 1 green 1 orange 1"
    after = held(card, board).do("act", "allow", *["disc aragon"] * 3, "allow", "veto")
    assert after.at("aragon") == "green 1 orange 1"


@pytest.mark.parametrize("edition", ["1995", "2015"])
def test_r_9_each_region_of_a_scoring_is_a_step(edition: str) -> None:
    s = held(f"{edition}/c3_score_5", "aragon: violet 1; valencia: violet 1; pais_vasco: violet 1")
    s.do("act", "allow", "region valencia", "allow", "region pais_vasco", "veto")
    assert s.scored() == ["valencia"]
    assert s.points == "violet 5"


@classic_and_2023("c4_scoreboard", "n4_decree")
def test_r_9_the_announcement_names_what_matters(card: str) -> None:
    s = held(card).do("act", "board 8 aragon")
    assert s.decision.subject["choice"] == "8 aragon"
    assert s.last == {"event": "announced", "seat": 0, "card": card.split("/")[1], "choice": "8 aragon"}


@classic_and_2023("c5_king", "n5_majesty")
def test_r_9_holders_are_asked_in_turn_order_after_the_active_player(card: str) -> None:
    s = held(card, vetos="blue orange", played="violet 9 blue 12 green 3 orange 4").do("act", "king aragon")
    assert s.asked == "orange veto"
    s.do("allow")
    assert s.asked == "blue veto"


@pytest.mark.parametrize("card", ["1995/c1_move3_any", "2015/c1_move3_any"])
def test_r_9_the_vetoed_player_still_places_and_gets_no_substitute(card: str) -> None:
    s = held(card, "aragon: blue 3").do("act", "allow", "lift blue aragon", "to sevilla", "allow")
    s.do("lift blue aragon", "to sevilla", "veto")
    assert s.at("sevilla") == "blue 1"
    assert s.options == ["to pais_vasco", "to castilla_la_vieja", "to castillo", "end"]


# ----------------------------------------------------------------------


@classic_and_2023("c4_eviction", "n4_coup")
def test_r_10_discs_refuse_what_the_card_forbids_and_ask_only_those_concerned(card: str) -> None:
    s = scene(card, "aragon: blue 1; sevilla: green 1").do("act", "region aragon")
    assert s.deciders == ["blue"]
    s.refuses("disc aragon", "disc castillo")
    s.do("disc galicia")
    assert s.court("blue") == 8


@pytest.mark.parametrize("edition", EDITIONS)
def test_r_10_the_kings_region_may_be_set_in_a_general_scoring(edition: str) -> None:
    s = scene(board="castillo: green 2", edition=edition, phase="scoring", round=3)
    assert s.deciders == ["green"]
    assert s.do("disc galicia").court("green") == 9


@classic_and_2023("c1_move3_any", "n1_move3_any")
def test_r_11_up_to_n_are_n_single_moves_and_a_piece_may_move_again(card: str) -> None:
    s = scene(card, "aragon: blue 1").do(
        "act", "lift blue aragon", "to sevilla", "lift blue sevilla", "to aragon"
    )
    s.do("lift blue aragon", "to castillo")
    assert (s.castillo(), s.asked) == ("blue 1", "violet turn")


@classic_and_2023("c1_move2own_2foreign", "n1_move2own_2foreign")
def test_r_11_own_and_foreign_allowances_are_separate(card: str) -> None:
    s = scene(card, "aragon: violet 3 blue 3").do("act", *["lift violet aragon", "to sevilla"] * 2)
    assert s.options == ["lift blue aragon", "stop"]


def test_r_12_a_grande_stays_in_the_castillo_if_the_kings_region_is_set() -> None:
    s = scene(
        board="castillo: violet 2",
        grandes="violet castillo",
        edition="2023",
        sets="new-regency",
        phase="scoring",
        round=3,
    ).do("disc galicia")
    assert (s.grande("violet"), s.court("violet"), s.castillo()) == ("castillo", 9, "")


def test_r_12_with_the_king_at_the_castillo_everything_stays_inside() -> None:
    s = scene(
        board="castillo: violet 2",
        grandes="violet castillo",
        king="castillo",
        edition="2023",
        sets="new-regency",
        phase="scoring",
        round=3,
    )
    assert (s.grande("violet"), s.castillo(), s.asked) == ("castillo", "violet 2", "violet power")


def test_r_12_caballeros_of_the_dummy_count_and_stay() -> None:
    s = scene(board="castillo: violet 1 grey 2", edition="2023", players=2, phase="scoring", round=9)
    s.do("disc galicia")
    assert (s.points, s.castillo()) == ("violet 3", "grey 2")


def test_r_13_country_seat_counts_the_present_kings_region() -> None:
    assert scene("r5_country_seat", "galicia: blue 1; aragon: blue 2").do("act").options == ["king galicia"]


def test_r_13_king_and_grande_change_places_in_one_go() -> None:
    s = scene("r5_substitute", king="galicia", grandes="blue aragon").do("act", "swap blue")
    assert (s.king, s.grande("blue")) == ("aragon", "galicia")


def test_r_13_the_entourage_travels_with_the_king() -> None:
    s = scene("r5_entourage", "galicia: blue 2", king="galicia").do("act", "king aragon")
    assert (s.king, s.at("galicia"), s.at("aragon")) == ("aragon", "", "blue 2")


def test_r_13_the_king_moves_before_the_grandes_are_thrown_in() -> None:
    s = scene("r5_competition", king="castillo", grandes="blue aragon violet aragon").do("act", "king aragon")
    assert (s.king, s.grande("blue"), s.grande("violet")) == ("aragon", "castillo", "castillo")


@classic_and_2023("c3_score_first_only", "n3_score_first_only")
def test_r_14_first_places_only_pays_both_bonuses(card: str) -> None:
    s = scene(card, "aragon: violet 2 blue 1", king="aragon", grandes="violet aragon").do("act")
    assert s.points == "violet 9"


@pytest.mark.parametrize(
    ("king", "border"), [("france", REGIONS[1:4]), ("portugal", [REGIONS[i] for i in (0, 4, 5, 6)])]
)
def test_r_15_with_the_king_abroad_the_castillo_is_open_and_discs_are_free(
    king: str, border: list[str]
) -> None:
    s = scene("n1_militia", king=king, sets="new-regency")
    assert s.offered("to") == [*border, "castillo"]
    s = scene(
        board="castillo: violet 1", king=king, edition="2023", sets="new-regency", phase="scoring", round=3
    )
    assert s.do("disc galicia").at("galicia") == "violet 1"


def test_r_16_with_the_king_at_the_castillo_nothing_enters_but_it_scores_with_the_bonus() -> None:
    s = scene("n1_move3_any", "aragon: blue 1", king="castillo", sets="new-regency")
    s.refuses("to castillo")
    s.do("act", "lift blue aragon").refuses("to castillo")
    s = scene("n3_revelation", "castillo: blue 1", king="castillo", sets="new-regency").do("act")
    assert s.points == "blue 7"


# ----------------------------------------------------------------------


@classic_and_2023("c2_score_choice", "n2_score_choice")
def test_r_17_an_empty_region_may_be_chosen_and_a_card_may_stay_unused(card: str) -> None:
    s = scene(card).do("act", "region sevilla")
    assert (s.scored(), s.points) == (["sevilla"], "")
    assert scene(card).do("end").told("turn_over") == [{"seat": 0}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r_18_drops_are_public_contents_are_not(edition: str) -> None:
    s = scene("n5_majesty" if edition == "2023" else f"{edition}/c5_king").do("to castillo")
    assert told(s.table, 2)[-1] == {"event": "placed", "seat": 0, "place": "castillo"}
    assert "'caballeros': None" in str(view(s.table, 2)["castillo"])


@classic_and_2023("c4_power_back", "n4_empowerment")
def test_r_19_this_rounds_card_can_come_back_and_still_counts(card: str) -> None:
    s = scene(card, played="violet 1 blue 13 green 12 orange 11").do("act")
    assert s.options == ["back 1"]
    s.do("back 1", "end")
    assert (s.asked, 1 in s.hand("violet")) == ("violet power", True)


@classic_and_2023("c3_score_4", "n3_score_4")
def test_r_20_the_eight_board_takes_a_region_out_of_its_group(card: str) -> None:
    assert scene(card, boards="8 sevilla 4 granada").do("act").scored() == ["galicia", "cataluna", "granada"]


@classic_and_2023("c3_score_most", "n3_score_most")
def test_r_20_most_and_fewest_ignore_values(card: str) -> None:
    assert scene(card, "aragon: violet 2; sevilla: blue 1", boards="8 sevilla").do("act").scored() == [
        "aragon"
    ]


def test_r_21_returned_dummy_pieces_go_to_its_own_supply() -> None:
    s = scene("n2_assassin", "aragon: grey 2; castillo: grey 28", players=2).do("act", "lift grey aragon")
    assert (s.at("aragon"), s.province("grey")) == ("grey 1", 1)


def test_r_21_the_dummy_takes_no_part_in_secret_choices_or_losses() -> None:
    s = scene("n2_civil_war", "aragon: grey 2 blue 1", players=2).do("act")
    assert s.deciders == ["blue"]


def test_r_22_totals_order_the_turns_and_bar_later_plain_cards() -> None:
    s = scene(edition="2023", sets="power-modifiers", phase="power", modifiers="violet 1 blue 5")
    s.do("power 1", "modifier 1", "power 9", "modifier 5")
    s.refuses("power 10")
    s.do("power 9", "power 13").idle_round()
    assert [event["seat"] for event in s.told("turn")] == [3, 1, 2, 0]
    assert s.asked == "violet power"


def test_r_22_modifiers_are_dealt_and_passed_with_two_players_too() -> None:
    assert new_game("2023", 2, sets="power-modifiers").deciders == ["violet", "blue"]


@classic_and_2023("c1_move4_any", "n1_move4_any")
def test_r_23_an_action_without_targets_left_is_over_and_the_card_is_used(card: str) -> None:
    s = scene(card, "aragon: blue 1").do("act", "lift blue aragon", "to castillo")
    assert s.asked == "violet turn"
    s.refuses("act")


@classic_and_2023("c4_eviction", "n4_coup")
def test_r_24_moves_after_the_discs_do_not_touch_each_other(card: str) -> None:
    s = scene(card, "aragon: blue 1 green 2; sevilla: green 1").do("act", "region aragon")
    other = s.copy()
    s.set_disc("blue", "sevilla").set_disc("green", "sevilla")
    other.set_disc("green", "sevilla").set_disc("blue", "sevilla")
    assert s.at("sevilla") == other.at("sevilla") == "blue 1 green 3"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [0, 3, None])
def test_r_25_courts_and_provinces_are_open(edition: str, viewer: int | None) -> None:
    s = scene(edition=edition, courts="violet 3 blue 9 green 0 orange 7")
    seats = view(s.table, viewer)["seats"]
    assert isinstance(seats, list)
    assert [(seat["court"], seat["province"]) for seat in seats] == [(3, 27), (9, 21), (0, 30), (7, 23)]
