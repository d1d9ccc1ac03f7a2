"""King & Intrigant: power cards, the row, and the special actions of King and Intrigant."""

import pytest

from elgrande.rules.knowledge import part, view
from elgrande.rules.sets.king_intrigant.facts import IntrigantFacts
from elgrande.rules.table import HAND
from tests.bigbox.power_scenes import PowerScene, power_scene
from tests.bigbox.test_king_intrigant_start import chosen

KI = "king-intrigant"
FOUR = "blue 180 green 100 violet 70 orange 20"


def rounds(s: PowerScene) -> list[str]:
    """Who gets which card of the row."""
    return [str(event["card"]) for event in s.told("office")]


# ---------------------------------------------------------------------- power cards


def test_a_value_may_not_be_played_twice_in_a_round() -> None:
    s = power_scene(
        phase="power", sets=KI, hands={"violet": "60", "blue": "60 70", "green": "60 80", "orange": "90"}
    )
    s.do("play 60")
    assert s.options == ["play 70"]
    s.do("play 70")
    assert s.options == ["play 80"]


def test_ruling_k_10_with_thirteen_cards_there_is_always_one_to_play() -> None:
    # In round 9 a hand has five cards left, and four others have played.
    s = power_scene(
        phase="power",
        players=5,
        sets=KI,
        start="blue",
        round=9,
        hands={
            "violet": "60 70 80 90 100",
            "blue": "60",
            "green": "70",
            "orange": "80",
            "red": "90",
        },
    )
    s.do("play 60", "play 70", "play 80", "play 90")
    assert s.asked == "violet power"
    assert s.options == ["play 100"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_of_nine_rounds_uses_nine_cards_of_each_hand(players: int) -> None:
    s = chosen(players).idle_game()
    for seat in range(players):
        hand = s.table.seats[HAND + seat]
        assert bin(hand).count("1") == 4
    assert s.table.over


def test_the_lowest_card_gets_the_start_marker() -> None:
    s = power_scene(sets=KI, played=FOUR, phase="turns")
    s.idle_round()
    assert s.table.start == 3


# ---------------------------------------------------------------------- the row


@pytest.mark.parametrize(
    ("players", "played", "offices"),
    [
        (2, "violet 70 blue 20", ["ki_king_2", "ki_intrigant_2"]),
        (3, "violet 70 blue 20 green 100", ["ki_king_3", "ki_caballero_3", "ki_intrigant_3"]),
        (4, FOUR, ["ki_king_45", "ki_caballero_4", "ki_caballero_2", "ki_intrigant_45"]),
        (
            5,
            FOUR + " red 60",
            ["ki_king_45", "ki_caballero_4", "ki_caballero_3", "ki_caballero_2", "ki_intrigant_45"],
        ),
    ],
)
def test_the_highest_card_gets_the_king_and_the_lowest_the_intrigant(
    players: int, played: str, offices: list[str]
) -> None:
    s = power_scene(players=players, sets=KI, played=played, phase="turns")
    s.idle_round()
    assert rounds(s) == offices


def test_the_view_shows_who_has_which_card_of_the_row() -> None:
    s = power_scene(sets=KI, played=FOUR, phase="turns")
    assert part(view(s.table), IntrigantFacts)["offices"] == [
        "ki_caballero_2",
        "ki_king_45",
        "ki_caballero_4",
        "ki_intrigant_45",
    ]
    s = power_scene(
        phase="power", sets=KI, hands={"violet": "60", "blue": "70", "green": "80", "orange": "90"}
    )
    assert part(view(s.table), IntrigantFacts)["offices"] == [None] * 4


def test_supply_comes_from_the_power_card_and_placing_from_the_card_of_the_row() -> None:
    # The rulebook's example: card 40 with a Caballero card 2 and four players.
    s = power_scene("40", sets=KI, phase="supply", courts="violet 3")
    assert s.options == [f"take {n}" for n in range(5)]
    s.do("take 4")
    assert s.court("violet") == 7
    s.do("act")
    assert s.vetos("violet") == 1
    s.do("to castillo", "to castillo")
    assert s.court("violet") == 5
    # Nothing is left to do, so the turn is over.
    assert s.asked.split()[0] == "orange"


# ---------------------------------------------------------------------- King and Intrigant


@pytest.mark.parametrize("players", [4, 5])
def test_with_four_and_five_players_king_and_intrigant_replace_the_own_action(players: int) -> None:
    played = FOUR if players == 4 else FOUR + " red 60"
    s = power_scene(players=players, sets=KI, played=played.replace("180", "170"), phase="turns")
    assert s.asked == "blue turn"
    assert "office" not in s.options
    s.do("act")
    # The King card lets him go anywhere; the own card 170 only next door.
    assert s.asked == "blue king"
    assert len(s.options) == 8


@pytest.mark.parametrize("players", [2, 3])
def test_ruling_k_09_with_two_and_three_players_their_holders_choose(players: int) -> None:
    played = "violet 170 blue 20" + (" green 100" if players == 3 else "")
    s = power_scene(players=players, sets=KI, played=played, phase="turns", king="galicia")
    assert s.asked == "violet turn"
    own, office = s.copy(), s.copy()
    own.do("act")
    assert own.options == ["king pais_vasco", "king castilla_la_vieja"]
    office.do("office")
    assert len(office.options) == 8
    office.do("king sevilla")
    assert office.king == "sevilla"
    # One special action a turn.
    assert "act" not in office.options
    assert "office" not in office.options


@pytest.mark.parametrize("players", [2, 3])
def test_the_lowest_card_may_use_its_own_action_with_few_players(players: int) -> None:
    played = "violet 170 blue 20" + (" green 100" if players == 3 else "")
    s = power_scene(players=players, sets=KI, played=played, phase="turns", board="aragon: violet 1")
    while s.asked != "blue turn":
        s.idle()
    assert {"act", "office"} < set(s.options)
    s.do("office", "first", "lift violet aragon", "to granada")
    assert s.at("granada") == "violet 1"


def test_a_caballero_card_has_no_second_action() -> None:
    s = power_scene("170", sets=KI, players=3)
    assert "office" not in s.options
    assert "act" in s.options


@pytest.mark.parametrize("face", ["10", "180"])
@pytest.mark.parametrize("players", [2, 3])
def test_lowest_and_highest_card_have_no_action_of_their_own(face: str, players: int) -> None:
    others = " green 100" if players == 3 else ""
    s = power_scene(
        players=players,
        sets=KI,
        phase="turns",
        played=f"violet {face} blue 90{others}",
        board="aragon: violet 1",
    )
    while s.asked != "violet turn":
        s.idle()
    assert "act" not in s.options
    assert "office" in s.options


def test_special_actions_may_be_forgone() -> None:
    s = power_scene(sets=KI, played=FOUR, phase="turns")
    s.do("end")
    assert s.asked.split()[0] == "green"
    assert s.king == "galicia"


def test_intrigant_card_moves_one_caballero_of_any_colour() -> None:
    s = power_scene(
        sets=KI, played="violet 20 blue 30 green 40 orange 50", phase="turns", board="aragon: blue 2"
    )
    while s.asked != "violet turn":
        s.idle()
    # Only foreign caballeros are on the board, so the second action is not possible.
    s.do("act")
    assert s.options == ["first"]
    s.do("first", "lift blue aragon", "to castillo")
    assert (s.at("aragon"), s.castillo()) == ("blue 1", "blue 1")
    assert s.asked == "violet turn"


def test_ruling_k_12_intrigant_card_moves_some_or_all_own_caballeros_out_of_one_region() -> None:
    s = power_scene(
        sets=KI,
        played="violet 20 blue 30 green 40 orange 50",
        phase="turns",
        board="aragon: violet 3 blue 1; galicia: violet 2; granada: violet 1",
        king="galicia",
    )
    while s.asked != "violet turn":
        s.idle()
    s.do("act", "second")
    # The King's region is taboo.
    assert s.options == ["region aragon", "region granada"]
    s.do("region aragon", "lift violet aragon", "to castillo", "lift violet aragon", "to sevilla", "stop")
    assert (s.at("aragon"), s.castillo(), s.at("sevilla")) == ("violet 1 blue 1", "violet 1", "violet 1")


def test_king_card_cannot_send_the_king_into_the_castillo() -> None:
    s = power_scene(sets=KI, played=FOUR, phase="turns").do("act")
    assert "king castillo" not in s.options
    assert "king galicia" not in s.options


def test_the_king_may_move_before_or_after_placing() -> None:
    s = power_scene(sets=KI, played=FOUR, phase="turns", king="galicia")
    s.do("to pais_vasco", "stop", "act", "king cataluna")
    assert (s.king, s.at("pais_vasco")) == ("cataluna", "blue 1")
    s = power_scene(sets=KI, played=FOUR, phase="turns", king="galicia")
    s.do("act", "king cataluna", "to valencia")
    assert s.at("valencia") == "blue 1"


def test_ruling_k_05_a_veto_stops_the_action_of_the_king_card() -> None:
    s = power_scene(sets=KI, played=FOUR, phase="turns", vetos="violet")
    s.do("act", "king sevilla")
    assert s.asked == "violet veto"
    s.do("veto")
    assert s.king == "galicia"
    assert s.asked == "blue turn"
    assert "act" not in s.options
    assert any(text.startswith("to ") for text in s.options)


def test_ruling_k_05_a_veto_stops_the_action_of_the_intrigant_card_with_few_players() -> None:
    s = power_scene(
        sets=KI,
        players=2,
        played="violet 170 blue 20",
        phase="turns",
        vetos="violet",
        board="aragon: violet 1 blue 1",
    )
    while s.asked != "blue turn":
        s.idle()
    s.do("office", "first")
    assert s.asked == "violet veto"
    s.do("allow", "lift violet aragon", "to granada")
    assert s.asked == "violet veto"
    s.do("veto")
    assert s.at("aragon") == "violet 1 blue 1"
    assert "act" not in s.options


def test_what_a_turn_allowed_ends_with_it() -> None:
    s = power_scene("20", sets=KI, king="cataluna").do("act", "to galicia", "stop")
    t = s.table
    while t.active == 0:
        s.idle()
    assert s.token("anywhere") is None
    assert s.at("galicia") == "violet 1"
