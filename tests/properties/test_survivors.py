"""Where a changed rule had slipped through all other tests: found by mutation testing, one test each."""

from __future__ import annotations

import pytest

from elgrande.rules import BadCorrection, Table, told, view
from elgrande.rules.effects.move import MoveCaballeros
from elgrande.rules.effects.notation import print_effect
from elgrande.rules.effects.notation_reader import parse_effect
from elgrande.rules.facts import SeenSeat
from elgrande.rules.scoring import ranks
from elgrande.rules.table import DISC
from tests.rules.table_setup import BLUE, VIOLET, Scene, new_game, place_of, scene, seat_of


def seats_shown(table: Table, viewer: int | None = None) -> list[SeenSeat]:
    return view(table, viewer)["seats"]


# ---------------------------------------------------------------------- Veto


def test_a_veto_holder_with_a_total_of_zero_is_asked_too() -> None:
    # Violet: 1 with -3; blue: 2 with -2, so 0 and earlier.
    s = scene(
        "n3_score_5",
        players=3,
        sets="power-modifiers veteran-cards",
        played="violet 1 blue 2 green 5",
        played_modifiers="violet 1 blue 2",
        vetos="blue",
    )
    s.do("act")
    assert s.asked == "blue veto"


# ---------------------------------------------------------------------- Eviction and other secret choices


@pytest.mark.parametrize("king", ["galicia", "aragon", "sevilla", "valencia"])
def test_evicted_to_the_kings_region_means_the_court_wherever_the_king_is(king: str) -> None:
    s = scene("c4_eviction", "granada: blue 2 green 1", king=king, courts="blue 4")
    s.do("act", "region granada").set_disc("blue", king).set_disc("green", "cataluna")
    assert s.at(king) == ""
    assert s.court("blue") == 6
    assert s.at("cataluna") == "green 1"


def test_who_takes_a_power_card_back_is_told_which_one() -> None:
    for colour in ("violet", "blue", "green"):
        s = scene("c4_power_back", active=colour, spent=f"{colour} 2")
        s.do("act", "back 2")
        (own,) = [event for event in told(s.table, seat_of(colour)) if event["event"] == "power_back"]
        assert own["power"] == 2
        (seen,) = [event for event in told(s.table, seat_of("orange")) if event["event"] == "power_back"]
        assert seen["power"] is None


# ---------------------------------------------------------------------- the King


def test_nobody_goes_along_with_the_king_from_an_empty_region() -> None:
    s = scene("r5_entourage", "aragon: blue 1", king="sevilla", courts="violet 0")
    s.do("act", "king aragon")
    assert s.king == "aragon"
    assert s.at("aragon") == "blue 1"
    assert s.asked != "violet entourage"


# ---------------------------------------------------------------------- moves


def test_a_card_that_moves_one_foreign_caballero_can_be_used_on_one() -> None:
    s = scene("c4_court2", "aragon: blue 1; granada: violet 1")
    assert MoveCaballeros(foreign=1).sources(s.table, VIOLET) == 1 << place_of("aragon")
    assert MoveCaballeros(own=1).sources(s.table, VIOLET) == 1 << place_of("granada")
    assert MoveCaballeros(any=1).sources(s.table, BLUE) == 1 << place_of("aragon") | 1 << place_of("granada")


# ---------------------------------------------------------------------- rounds


def last_turn_of_round_three() -> Scene:
    """Violet, the last one, ends round 3. Blue is alone in the Castillo, violet in Aragón and Granada."""
    return scene(
        "c4_court2",
        "castillo: blue 2; aragon: violet 1; granada: violet 1",
        king="sevilla",
        round=3,
        played="blue 12 green 11 orange 10 violet 9",
        acted="blue green orange",
    )


def test_the_castillo_is_scored_and_left_before_the_regions_are_scored() -> None:
    s = last_turn_of_round_three()
    s.do("end").set_disc("blue", "aragon")
    assert s.scored()[0] == "castillo"
    assert s.scored()[1:] == [
        "galicia",
        "pais_vasco",
        "aragon",
        "cataluna",
        "castilla_la_vieja",
        "castilla_la_nueva",
        "sevilla",
        "granada",
        "valencia",
    ]
    # Castillo 5 and Aragón 5 for blue, who came there with two; 4 and Granada's 6 for violet.
    assert s.points == "violet 10 blue 10"


def test_a_disc_of_the_last_scoring_is_gone() -> None:
    s = last_turn_of_round_three()
    s.do("end").set_disc("blue", "aragon")
    assert s.table.seats[DISC + BLUE] == -1


def test_a_modifier_is_not_shown_any_more_in_the_next_round() -> None:
    s = scene(
        "n4_court2",
        players=2,
        sets="power-modifiers",
        played="violet 3 blue 9 grey 11",
        played_modifiers="violet 5",
        acted="blue grey",
    )
    assert [seat["modifier"] for seat in seats_shown(s.table)] == [5, None]
    s.do("end")
    assert s.table.round == 2
    assert [seat["modifier"] for seat in seats_shown(s.table)] == [None, None]


def test_the_news_name_the_cards_that_are_on_offer_and_no_other() -> None:
    s = new_game("2023", 2)
    (offer,) = s.told("offer")
    cards = offer["cards"]
    assert isinstance(cards, dict)
    assert cards == {str(stack): card for stack, card in s.offer.items()}
    assert sorted(cards) == ["1", "2", "4", "5"]


def test_in_2023_a_veto_holder_does_not_split_the_news_of_a_supply() -> None:
    s = scene("n4_court2", sets="veteran-cards", vetos="blue", courts="violet 3")
    s.do("act", "allow", "take 2")
    assert s.told("supply") == [{"seat": VIOLET, "count": 2}]
    assert s.court("violet") == 5


# ---------------------------------------------------------------------- scoring and ranks


def test_one_caballero_alone_on_the_board_is_the_most() -> None:
    s = scene("c3_score_most", "granada: blue 1")
    s.do("act")
    assert s.points == "blue 6"


def level(courts: str, board: str = "", spent: str = "") -> Table:
    """A table of two with the tie-break, and no points for anybody."""
    return scene(
        "c4_court2",
        board,
        players=2,
        options="tie-break=yes",
        courts=courts,
        played="violet 2 blue 1",
        spent=spent,
    ).table


def test_a_tie_is_broken_by_the_court_first_and_then_by_the_province() -> None:
    assert ranks(level("violet 5 blue 4")) == [1, 2]
    assert ranks(level("violet 4 blue 5")) == [2, 1]
    # The same courts; violet has one caballero on the board, so one less in the province.
    assert ranks(level("violet 5 blue 5", board="aragon: violet 1")) == [2, 1]
    assert ranks(level("violet 5 blue 5")) == [1, 1]


def test_the_thirteen_is_the_highest_unused_power_card() -> None:
    assert ranks(level("violet 5 blue 5", spent="violet 13")) == [2, 1]
    assert ranks(level("violet 5 blue 5", spent="violet 13 blue 13")) == [1, 1]


def test_an_unused_modifier_breaks_no_tie() -> None:
    s = scene(
        "n4_court2",
        players=3,
        sets="power-modifiers",
        options="tie-break=yes",
        played="violet 2 blue 1 green 3",
        courts="violet 5 blue 5 green 4",
        spent="violet 13",
        modifiers="violet 1 violet 16",
    )
    assert ranks(s.table) == [2, 1, 3]


def test_ranks_are_shown_by_points_alone_until_the_game_is_over() -> None:
    s = scene(
        "c4_court2", options="tie-break=yes", points="violet 7 blue 9 green 7 orange 2", courts="violet 1"
    )
    assert view(s.table)["ranks"] == [2, 1, 2, 4]


# ---------------------------------------------------------------------- the notation of effects


COUNTED = ["place", "lose_court", "lose_secret", "each_returns", "king_entourage"]


@pytest.mark.parametrize("name", COUNTED)
def test_effects_count_from_one_to_thirty(name: str) -> None:
    for number in (1, 30):
        assert print_effect(parse_effect(f"{name}({number})")) == f"{name}({number})"
    for number in (0, 31):
        with pytest.raises(BadCorrection, match="must be 1 to 30"):
            parse_effect(f"{name}({number})")


@pytest.mark.parametrize("whose", ["any", "own", "foreign"])
def test_one_to_thirty_caballeros_can_be_moved(whose: str) -> None:
    for number in (1, 30):
        assert print_effect(parse_effect(f"move({whose}={number})")) == f"move({whose}={number})"
    for number in (0, 31):
        with pytest.raises(BadCorrection, match="must be 1 to 30"):
            parse_effect(f"move({whose}={number})")


def test_a_first_value_is_at_least_one() -> None:
    assert print_effect(parse_effect("score_value(1)")) == "score_value(1)"
    with pytest.raises(BadCorrection, match="must be 1 to"):
        parse_effect("score_value(0)")


def test_any_stands_alone_even_if_own_and_foreign_are_the_same() -> None:
    with pytest.raises(BadCorrection, match="stands without them"):
        parse_effect("move(any=1, own=2, foreign=2)")


def test_an_effect_of_two_hundred_characters_is_not_too_long() -> None:
    filled = "either(place(2), " + "x" * 182 + ")"
    assert len(filled) == 200
    with pytest.raises(BadCorrection, match="there is no effect 'xxx"):
        parse_effect(filled)
    with pytest.raises(BadCorrection, match="201 characters"):
        parse_effect(filled + "x")
