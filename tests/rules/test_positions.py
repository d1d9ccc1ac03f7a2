"""Tables set up in the middle of a game: what is taken for granted, and what cannot be."""

from collections.abc import Callable

import pytest

from elgrande.rules.errors import BadPosition
from elgrande.rules.position import Position, arrange
from tests.rules.table_setup import game_of, scene

# ---------------------------------------------------------------------- defaults


def test_a_position_without_a_word_is_an_empty_board_before_the_first_turn() -> None:
    s = scene()
    assert s.asked == "violet card"
    assert (s.court("violet"), s.province("violet")) == (7, 23)
    assert (s.king, s.table.round, s.points, s.boards) == ("galicia", 1, "", {})
    assert sorted(s.offer) == [1, 2, 3, 4, 5]


def test_the_rest_of_the_caballeros_is_in_the_province() -> None:
    s = scene(board="aragon: violet 5; castillo: violet 2", courts="violet 3")
    assert s.province("violet") == 20
    # Where fewer than seven are left, all of them are in court.
    assert scene(board="aragon: violet 28").court("violet") == 2


def test_power_cards_default_to_the_highest_clockwise_from_the_active_seat() -> None:
    s = scene("c5_king", active="green")
    assert [s.spent(colour) for colour in ("green", "orange", "violet", "blue")] == [[13], [12], [11], [10]]


@pytest.mark.parametrize(
    ("phase", "asked"),
    [("round", "violet power"), ("power", "violet power"), ("turns", "violet card"), ("card", "violet card")],
)
def test_where_a_position_can_begin(phase: str, asked: str) -> None:
    assert scene(phase=phase).asked == asked


def test_a_position_goes_on_like_any_game() -> None:
    s = scene("c5_king", round=8).idle_game()
    assert [event["round"] for event in s.told("round")] == [9]


# ---------------------------------------------------------------------- what cannot be


def change(**facts: object) -> Callable[[Position], None]:
    def apply(position: Position) -> None:
        for name, value in facts.items():
            setattr(position, name, value)

    return apply


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (change(phase="lunch"), "no phase 'lunch'"),
        (change(round=10), "round 10 is not played"),
        (change(phase="scoring", round=2), "no general scoring after round 2"),
        (change(king=11), "the King cannot be in 'castillo'"),
        (change(king=9), "the King cannot be in 'france'"),
        (change(king=-1), "the King cannot be in"),
        (change(start=4), "no seat 4; with 4 players"),
        (change(active=-1), "no seat -1"),
        (change(caballeros={12: {0: 1}}), "no caballero can stand in 'court'"),
        (change(caballeros={2: {4: 1}}), "the colour red is not in this game"),
        (change(caballeros={2: {5: 1}}), "the colour grey is not in this game"),
        (change(caballeros={2: {0: -1}}), "violet cannot have -1 caballeros in aragon"),
        (change(caballeros={2: {0: 20}, 3: {0: 11}}), "violet would have 31 caballeros"),
        (change(caballeros={2: {0: 20}}, courts={0: 11}), "violet would have 31 caballeros"),
        (change(courts={1: -2}), "blue cannot have -2 caballeros in court"),
        (change(grandes={0: 11}), "the Grande of violet cannot be in 'castillo'"),
        (change(grandes={0: 10}), "the Grande of violet cannot be in 'portugal'"),
        (change(boards={0: 12}), "no mobile scoreboard can lie in 'court'"),
        (change(boards={0: 3, 1: 3}), "two mobile scoreboards cannot lie in one place"),
        (change(played={0: 14, 1: 2, 2: 3, 3: 4}), "no power card 14"),
        (change(played={0: 2, 1: 2, 2: 3, 3: 4}), "same power value"),
        (change(played={0: 2, 1: 5, 2: 3, 3: 4}, spent={0: [2]}), "violet cannot play power card 2"),
        (change(spent={0: [0]}), "no power card 0"),
        (change(spent={0: [3, 3]}), "only one power card of each value"),
        (change(played={0: 2, 1: 5}), "no power card on the table"),
        (change(phase="power", played={1: 5}), "clockwise from the start player"),
        (change(modifiers={0: [1]}), "need the set 'power-modifiers'"),
        (change(offer={1: "c9_unheard_of"}), "no card 'c9_unheard_of' in this game"),
        (change(offer={8: "c1_move3_any"}), "no stack 8"),
        (change(offer={1: "c2_court_all"}), "does not belong to stack 1"),
        (change(offer={1: None, 2: None}), "only 3"),
        (change(phase="turn"), "needs the card"),
        (change(phase="turn", card="n1_militia"), "no card 'n1_militia' in this game"),
        (change(vetos_new={0: 2, 1: 1}), "3 Vetos cannot be out"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(
    changes: Callable[[Position], None], sentence: str
) -> None:
    position = Position()
    changes(position)
    with pytest.raises(BadPosition, match=sentence):
        arrange(game_of(), position)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (change(modifiers={0: [17]}), "no modifier 17"),
        (change(modifiers={0: [4], 1: [4]}), "each modifier exists once"),
    ],
)
def test_impossible_modifiers(changes: Callable[[Position], None], sentence: str) -> None:
    position = Position()
    changes(position)
    with pytest.raises(BadPosition, match=sentence):
        arrange(game_of("2023", sets="power-modifiers"), position)


def test_the_castillo_and_abroad_are_places_for_the_king_in_new_regency() -> None:
    for king in ("castillo", "france", "portugal"):
        assert scene(king=king, edition="2023", sets="new-regency").king == king
