"""Special cards: every power card with its effect, its limits, how long it lasts, and the Veto; but for scorings."""

import pytest

from elgrande.rules.dice import Dice
from elgrande.rules.knowledge import imagine, part, view
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.rules.sets.special_cards.facts import SpecialCardsFacts
from elgrande.rules.table import DISC
from tests.bigbox.looking import seats_in_view
from tests.bigbox.power_scenes import power_scene
from tests.bigbox.special_scenes import SETS, sc, scoring
from tests.rules.table_setup import REGIONS, game_of, place_of

# ---------------------------------------------------------------------- the cards


def test_ruling_s_01_the_values_end_in_five() -> None:
    rules = game_of(sets=SETS)
    cards = [card for card in rules.cards if isinstance(card, PowerCard) and card.id.startswith("sc_")]
    assert [card.value for card in cards] == [15, 25, 35, 65, 75, 95, 115, 135, 145, 155]


def test_ruling_s_02_espionage_is_the_card_25() -> None:
    rules = game_of(sets=SETS)
    card = rules.cards[rules.card_index("sc_espionage")]
    assert isinstance(card, PowerCard)
    assert card.value == 25


@pytest.mark.parametrize(("players", "size"), [(2, 13), (3, 13), (4, 13), (5, 13)])
def test_a_hand_is_thirteen_of_twenty_eight(players: int, size: int) -> None:
    rules = game_of(players=players, sets=SETS)
    assert rules.hand_size == size
    assert bin(rules.powers).count("1") == 28


# ---------------------------------------------------------------------- Fiesta


def test_fiesta_brings_nobody_to_court_and_places_five_more() -> None:
    s = sc("15", king="galicia", courts="violet 9", phase="supply")
    # There is nothing to take, so the turn has begun.
    assert s.asked == "violet turn"
    s.do("act")
    assert s.offered("to") == ["pais_vasco", "castilla_la_vieja", "castillo"]
    s.do(*["to pais_vasco"] * 4, "to castillo")
    assert s.asked == "violet turn"
    s.do("to castilla_la_vieja", "to castilla_la_vieja")
    assert (s.at("pais_vasco"), s.castillo()) == ("violet 4", "violet 1")
    assert (s.at("castilla_la_vieja"), s.court("violet")) == ("violet 2", 2)


def test_fiesta_may_be_stopped_early() -> None:
    s = sc("15").do("act", "to castillo", "stop")
    assert s.castillo() == "violet 1"
    assert "act" not in s.options


def test_fiesta_gives_way_to_king_and_intrigant_with_four_players() -> None:
    s = power_scene(sets=SETS, phase="turns", played="blue 180 green 100 violet 90 orange 15")
    while s.asked != "orange turn":
        assert s.asked != "orange supply"
        s.idle()
    # Orange has the lowest card: only the Intrigant's action is possible, and there is nothing to move.
    assert "act" not in s.options


@pytest.mark.parametrize(
    ("players", "played", "asked"),
    [
        (2, "violet 15 blue 90", "violet either"),
        (2, "violet 15 blue 10", "violet king"),
        (3, "violet 15 blue 90 green 100", "violet either"),
        (3, "violet 15 blue 10 green 13", "violet king"),
    ],
)
def test_ruling_s_10_fiesta_gives_way_to_king_and_intrigant_with_few_players(
    players: int, played: str, asked: str
) -> None:
    s = power_scene(
        sets=SETS + " players-edition",
        phase="turns",
        played=played,
        players=players,
        board="aragon: violet 1; granada: blue 1",
    ).idle_until("violet turn")
    assert "office" not in s.options
    # The action is that of the Intrigant or King card, and not the Fiesta.
    assert s.do("act").asked == asked


def test_fiesta_a_veto_stops_the_next_caballero() -> None:
    s = sc("15", vetos="blue").do("act", "allow", "to castillo", "allow", "to castillo", "veto")
    assert s.castillo() == "violet 1"
    assert s.asked == "violet turn"


# ---------------------------------------------------------------------- Espionage


def test_ruling_a_02_a_spy_sees_the_other_discs_before_he_sets_his_own() -> None:
    s = scoring("castillo: violet 1 blue 1 green 1", tokens="spies 1")
    assert s.deciders == ["blue", "green"]
    s.set_disc("blue", "granada").set_disc("green", "aragon")
    assert s.deciders == ["violet"]
    seats = seats_in_view(s.table, 0)
    assert [seat["disc"] for seat in seats] == [None, "granada", "aragon", None]
    # Nobody else sees them.
    assert [seat["disc"] for seat in seats_in_view(s.table, 3)] == [None] * 4
    s.set_disc("violet", "granada")
    assert s.at("granada") == "violet 1 blue 1"


def test_espionage_lies_open_until_after_the_general_scoring() -> None:
    s = sc("25", round=2).do("act")
    assert part(view(s.table, 2), SpecialCardsFacts)["spies"] == [0]
    s.idle_round()
    assert part(view(s.table), SpecialCardsFacts)["spies"] == [0]
    s.idle_round()
    assert part(view(s.table), SpecialCardsFacts)["spies"] == []


def test_espionage_does_not_help_with_the_discs_of_a_special_action() -> None:
    s = sc("140", "aragon: violet 1", tokens="spies 1").do("act")
    assert len(s.deciders) == 4
    s.set_disc("blue", "granada")
    assert seats_in_view(s.table, 0)[1]["disc"] is None


def test_espionage_two_spies_see_the_others_but_not_each_other() -> None:
    s = scoring("castillo: violet 1 blue 1 green 1", tokens="spies 3")
    assert s.deciders == ["green"]
    s.set_disc("green", "aragon")
    assert s.deciders == ["violet", "blue"]
    s.set_disc("violet", "granada")
    assert [seat["disc"] for seat in seats_in_view(s.table, 1)] == [None, None, "aragon", None]


def test_espionage_what_is_known_is_kept_when_a_spy_imagines_the_table() -> None:
    s = scoring("castillo: violet 1 blue 1 green 1", tokens="spies 1")
    s.set_disc("blue", "granada").set_disc("green", "aragon")
    for seed in range(5):
        other = imagine(s.table, 0, Dice(seed))
        assert other.seats[DISC + 1] == place_of("granada")
        assert other.seats[DISC + 2] == place_of("aragon")


def test_ruling_a_06_espionage_can_be_vetoed_only_when_it_is_played() -> None:
    s = sc("25", vetos="blue").do("act", "veto")
    assert part(view(s.table), SpecialCardsFacts)["spies"] == []
    s = sc("25", vetos="blue", round=3, board="castillo: violet 1 blue 1").do("act", "allow")
    s.idle_round()
    assert s.vetos("blue") == 1


# ---------------------------------------------------------------------- Coup


def test_ruling_a_01_the_coup_throws_in_all_grandes_outside_the_kings_region() -> None:
    s = sc("35", king="galicia", grandes="violet aragon blue granada green galicia orange sevilla").do("act")
    assert [s.grande(colour) for colour in ("violet", "blue", "green", "orange")] == [
        "castillo",
        "castillo",
        "galicia",
        "castillo",
    ]


def test_ruling_a_01b_the_grande_bonus_can_come_twice() -> None:
    s = scoring("castillo: violet 1; granada: violet 1", grandes="violet castillo blue sevilla")
    assert s.deciders == ["violet"]
    s.do("disc granada")
    # The Castillo pays 5 and the Grande 2; Granada pays 6 and the Grande 2 again.
    assert s.points == "violet 15"
    assert s.grande("violet") == "granada"


def test_coup_a_veto_saves_the_grandes_that_are_still_outside() -> None:
    s = sc("35", king="galicia", grandes="violet aragon blue granada", vetos="orange")
    s.do("act", "allow", "veto")
    assert (s.grande("violet"), s.grande("blue")) == ("castillo", "granada")


def test_coup_protected_grandes_stay() -> None:
    s = sc("35", grandes="violet aragon blue granada", tokens="protected granada")
    s.do("act")
    assert (s.grande("violet"), s.grande("blue")) == ("castillo", "granada")


# ---------------------------------------------------------------------- Maximum 6


def test_maximum_6_a_full_region_cannot_be_entered() -> None:
    s = sc("65", "pais_vasco: blue 4 green 2; aragon: blue 1", king="galicia").do("act", "region pais_vasco")
    assert part(view(s.table, 3), SpecialCardsFacts)["limited"] == ["pais_vasco"]
    assert s.asked == "violet turn"
    assert s.offered("to") == ["castilla_la_vieja", "castillo"]


def test_maximum_6_there_is_room_up_to_six() -> None:
    s = sc("65", "pais_vasco: blue 4 green 1", king="galicia").do("act", "region pais_vasco")
    s.do("to pais_vasco")
    assert s.at("pais_vasco") == "violet 1 blue 4 green 1"
    assert s.offered("to") == ["castilla_la_vieja", "castillo"]


def test_maximum_6_moves_may_take_caballeros_away_and_fill_up_again() -> None:
    s = power_scene(
        sets=SETS,
        phase="turns",
        played="blue 180 green 100 violet 90 orange 10",
        board="pais_vasco: blue 6; aragon: blue 2",
        tokens="limited pais_vasco",
        king="sevilla",
    )
    while s.asked != "orange turn":
        s.idle()
    s.do("act", "first", "lift blue aragon")
    assert "to pais_vasco" not in s.options
    s.do("to granada")
    assert s.at("granada") == "blue 1"


def test_ruling_s_03_who_lays_the_table_names_those_that_are_too_many() -> None:
    s = sc("65", "aragon: violet 3 blue 3 green 2").do("act", "region aragon")
    assert s.asked == "violet trim"
    assert s.options == ["lift violet aragon", "lift blue aragon", "lift green aragon"]
    s.do("lift blue aragon", "lift green aragon")
    assert s.at("aragon") == "violet 3 blue 2 green 1"
    assert (s.court("blue"), s.court("green")) == (8, 8)
    assert s.token("limited") == "aragon"


def test_maximum_6_a_surplus_of_one_colour_needs_no_question() -> None:
    s = sc("65", "aragon: blue 9").do("act", "region aragon")
    assert (s.at("aragon"), s.court("blue")) == ("blue 6", 10)


def test_maximum_6_not_on_a_taboo_region_and_one_table_a_region() -> None:
    s = sc("65", king="galicia", tokens="limited aragon; protected sevilla").do("act")
    assert s.offered("region") == [p for p in REGIONS if p not in ("galicia", "aragon", "sevilla")]


def test_ruling_s_09_maximum_6_there_are_three_tables() -> None:
    s = sc("65", tokens="limited aragon granada").do("act", "region sevilla")
    assert part(view(s.table), SpecialCardsFacts)["limited"] == ["aragon", "sevilla", "granada"]
    s = sc("65", tokens="limited aragon granada sevilla")
    assert "act" not in s.options


def test_maximum_6_the_tables_stay_through_general_scorings() -> None:
    s = sc("65", round=3).do("act", "region aragon").idle_round()
    assert s.token("limited") == "aragon"


def test_ruling_s_03_those_from_the_castillo_that_find_no_room_go_to_court() -> None:
    s = scoring(
        "granada: orange 3; castillo: violet 2 blue 2 green 2",
        start="blue",
        tokens="limited granada",
        courts="violet 0 blue 0 green 0",
    )
    s.set_disc("violet", "granada").set_disc("blue", "granada").set_disc("green", "granada")
    # Who was there stays; then room is found clockwise from the start player.
    assert s.at("granada") == "blue 2 green 1 orange 3"
    assert (s.court("violet"), s.court("blue"), s.court("green")) == (2, 0, 1)
    # They went to court before the region was scored: Granada pays 6 to orange, 3 to blue and 1 to green, and the
    # three who tie for the Castillo are paid as seconds.
    assert s.points == "violet 3 blue 6 green 4 orange 6"


def test_ruling_s_09_maximum_6_a_veto_leaves_no_table_and_no_region_above_its_limit() -> None:
    s = sc("65", "aragon: violet 4 blue 4", vetos="blue")
    s.do("act", "region aragon", "allow", "lift blue aragon", "allow", "lift blue aragon", "veto")
    assert s.at("aragon") == "violet 4 blue 3"
    assert s.token("limited") is None


def test_maximum_6_a_veto_against_the_table_itself() -> None:
    s = sc("65", "aragon: violet 4 blue 3", vetos="blue")
    s.do("act", "region aragon", "allow", "lift blue aragon", "allow")
    assert s.asked == "blue veto"
    assert s.decision.subject["step"] == "table_laid"
    s.do("veto")
    assert s.token("limited") is None


# ---------------------------------------------------------------------- Royal protection


def test_royal_protection_the_region_is_taboo() -> None:
    s = sc("95", "pais_vasco: blue 2", king="galicia").do("act", "region pais_vasco")
    assert part(view(s.table, 1), SpecialCardsFacts)["protected"] == "pais_vasco"
    assert view(s.table)["taboo"] == ["galicia", "pais_vasco"]
    assert s.offered("to") == ["castilla_la_vieja", "castillo"]


def test_ruling_s_05_any_region_but_the_kings_may_be_protected() -> None:
    s = sc("95", king="galicia").do("act")
    assert s.offered("region") == [place for place in REGIONS if place != "galicia"]


def test_royal_protection_nothing_leaves_the_region() -> None:
    s = sc("60", "granada: blue 2; aragon: blue 1", tokens="protected granada").do("act")
    assert s.options == ["lift blue aragon", "stop"]


def test_royal_protection_brings_no_kings_bonus_and_is_scored() -> None:
    s = sc("90", "granada: blue 2", tokens="protected granada").do("act", "region granada")
    assert s.points == "blue 6"


def test_royal_protection_lasts_through_general_scorings_and_sends_discs_to_court() -> None:
    s = scoring("castillo: blue 2", tokens="protected granada", courts="blue 1").do("disc granada")
    assert (s.at("granada"), s.court("blue")) == ("", 3)
    assert s.token("protected") == "granada"


def test_ruling_s_05_a_later_play_moves_the_token() -> None:
    s = sc("95", tokens="protected granada").do("act")
    assert "region granada" not in s.options
    s.do("region sevilla")
    assert view(s.table)["taboo"] == ["galicia", "sevilla"]


def test_royal_protection_a_veto_leaves_the_region_open() -> None:
    s = sc("95", vetos="blue").do("act", "region granada", "veto")
    assert s.token("protected") is None


# ---------------------------------------------------------------------- removal


def test_removal_needs_something_to_remove() -> None:
    assert "act" not in sc("115").options


def test_removal_names_cards_25_and_75_and_the_tables() -> None:
    s = sc("115", "card_75: green 1", tokens="spies 2; limited aragon granada", king="granada").do("act")
    # A table in the King's region stays where it is.
    assert s.options == ["remove 25 blue", "remove 75 green", "remove table aragon"]


def test_removal_of_espionage() -> None:
    s = sc("115", tokens="spies 6").do("act", "remove 25 blue")
    assert part(view(s.table), SpecialCardsFacts)["spies"] == [2]


def test_ruling_s_06_the_caballero_of_a_removed_card_75_goes_to_court() -> None:
    s = sc("115", "card_75: green 1", courts="green 2").do("act", "remove 75 green")
    assert (s.at("card_75"), s.court("green")) == ("", 3)


def test_ruling_s_06_caballeros_on_a_removed_table_stay() -> None:
    s = sc("115", "aragon: blue 6", tokens="limited aragon", king="pais_vasco")
    assert "to aragon" not in s.options
    s.do("act", "remove table aragon")
    assert s.at("aragon") == "blue 6"
    assert "to aragon" in s.options


def test_removal_is_announced_and_can_be_vetoed() -> None:
    s = sc("115", tokens="spies 2", vetos="blue").do("act", "remove 25 blue")
    assert s.asked == "blue veto"
    assert s.decision.subject["choice"] == "remove 25 blue"
    s.do("veto")
    assert part(view(s.table), SpecialCardsFacts)["spies"] == [1]


TOKENS = [
    ("bridge aragon", "bridge aragon valencia; bridge_owner blue", "bridge"),
    ("alliance aragon", "alliance aragon granada", "alliance"),
    ("quarantine aragon", "quarantine aragon", "quarantine"),
    ("king_token aragon", "protected aragon", "protected"),
    ("double aragon", "doubled aragon; doubler blue", "doubled"),
]


@pytest.mark.parametrize(("what", "tokens", "field"), TOKENS)
def test_ruling_s_11_with_the_option_tokens_can_be_removed(what: str, tokens: str, field: str) -> None:
    board = "bridge: blue 1" if field == "bridge" else ""
    sets = SETS + " players-edition"
    assert "act" not in power_scene("115", board, sets=sets, tokens=tokens).options
    s = power_scene("115", board, sets=sets, tokens=tokens, options="removal=tokens", courts="blue 2").do(
        "act"
    )
    assert s.options == [f"remove {what}"]
    s.do(f"remove {what}")
    assert s.token(field) is None
    assert s.court("blue") == (3 if field == "bridge" else 2)
    if field in ("quarantine", "protected"):
        assert s.table.taboo() >> place_of("aragon") & 1 == 0


def test_ruling_s_11_who_stands_beside_the_castillo_goes_in() -> None:
    s = power_scene(
        "115",
        "castillo: violet 1; beside_castillo: blue 2",
        sets=SETS + " players-edition",
        tokens="collapse 1",
        options="removal=tokens",
    ).do("act", "remove collapse castillo")
    assert (s.castillo(), s.token("collapse")) == ("violet 1 blue 2", 0)
