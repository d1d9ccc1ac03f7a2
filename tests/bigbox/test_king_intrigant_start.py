"""King & Intrigant: what is laid out, the first caballero, and the choice of a hand."""

import pytest

from elgrande.rules.choices import print_choice
from elgrande.rules.dice import Dice
from elgrande.rules.effects.base import NoAction
from elgrande.rules.errors import BadCorrection, BadSetup
from elgrande.rules.knowledge import imagine, view
from elgrande.rules.ruleset import PRINTED, RECONSTRUCTED
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.corrections import CardCorrection, Corrections
from elgrande.rules.sets.king_intrigant.hands import random_hand, recommended_hand
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.rules.sets.king_intrigant.words import POWER_FACES
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import HAND, Table
from tests.bigbox.looking import asked, seats_in_view
from tests.rules.table_setup import Scene, game_of, new_game, place_of

KI = "king-intrigant"
PLAYERS = [2, 3, 4, 5]


def hand_of(t: Table, seat: int) -> list[str]:
    return [face for number, face in enumerate(POWER_FACES, 1) if t.seats[HAND + seat] >> number & 1]


def choosing(players: int = 4, sets: str = KI, options: str = "") -> Scene:
    """All discs are set: the hands are chosen now."""
    s = new_game(players=players, sets=sets, options=options)
    for seat in range(players):
        s.table.choose(asked(s.table, seat).options[0], seat)
    return s


def chosen(players: int = 4, sets: str = KI, options: str = "") -> Scene:
    """Everybody has chosen the recommended hand."""
    s = choosing(players, sets, options)
    for seat in range(players):
        for code in recommended_hand(s.table, seat):
            s.table.choose(code, seat)
    return s


# ---------------------------------------------------------------------- the row


@pytest.mark.parametrize(
    ("players", "row", "caballeros"),
    [
        (2, ["ki_intrigant_2", "ki_king_2"], [2, 4]),
        (3, ["ki_intrigant_3", "ki_caballero_3", "ki_king_3"], [1, 3, 5]),
        (4, ["ki_intrigant_45", "ki_caballero_2", "ki_caballero_4", "ki_king_45"], [1, 2, 4, 5]),
        (
            5,
            ["ki_intrigant_45", "ki_caballero_2", "ki_caballero_3", "ki_caballero_4", "ki_king_45"],
            [1, 2, 3, 4, 5],
        ),
    ],
)
def test_ruling_k_01_as_many_cards_as_players_lie_from_the_intrigant_to_the_king(
    players: int, row: list[str], caballeros: list[int]
) -> None:
    rules = game_of(players=players, sets=KI)
    cards = [rules.cards[rules.standing[stack]] for stack in range(1, players + 1)]
    assert [card.id for card in cards] == row
    assert [card.caballeros for card in cards] == caballeros
    # A 2 with four players is printed; the other numbers are not established.
    for card in cards:
        assert card.provenance == (PRINTED if card.id == "ki_caballero_2" else RECONSTRUCTED)


@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_no_action_stacks_and_no_base_power_cards(players: int) -> None:
    rules = game_of(players=players, sets=KI)
    assert not any(rules.stacks)
    assert len(rules.cards) == 18 + players
    s = chosen(players)
    assert all(text.startswith("play ") for text in s.options)


def test_the_row_is_back_in_every_round() -> None:
    s = chosen()
    row = s.offer
    assert list(row.values()) == ["ki_intrigant_45", "ki_caballero_2", "ki_caballero_4", "ki_king_45"]
    s.idle_round()
    assert s.offer == row


def test_ruling_k_01_a_correction_puts_the_caballero_cards_in_their_new_order() -> None:
    corrections = Corrections()
    corrections.cards["ki_caballero_4"] = CardCorrection(caballeros=1)
    printed = Corrections()
    printed.cards["ki_caballero_2"] = CardCorrection(caballeros=3)
    with pytest.raises(BadCorrection, match="cannot be corrected"):
        rules_for(Setup("2015", 4, [KI]), printed)
    rules = rules_for(Setup("2015", 4, [KI]), corrections)
    assert [rules.cards[rules.standing[stack]].caballeros for stack in range(1, 5)] == [1, 1, 2, 5]


# ---------------------------------------------------------------------- the cards


def test_the_eighteen_cards_have_the_values_from_10_to_180() -> None:
    rules = game_of(sets=KI)
    cards = [card for card in rules.cards if isinstance(card, PowerCard)]
    assert [card.value for card in cards] == list(range(10, 190, 10))
    assert all(rules.power_values[card.number] == card.value for card in cards)
    assert all(rules.supply[card.number] == card.supply for card in cards)
    assert all(rules.cards[rules.power_actions[card.number]] is card for card in cards)


def test_ruling_k_02_the_supply_falls_from_six_to_nothing() -> None:
    rules = game_of(sets=f"{KI} special-cards players-edition")
    for card in rules.cards:
        if isinstance(card, PowerCard) and card.id not in ("sc_fiesta", "pe_joker"):
            steps = [(15, 6), (35, 5), (65, 4), (95, 3), (125, 2), (155, 1), (1000, 0)]
            assert card.supply == next(supply for below, supply in steps if card.value < below), card.id
    veto = rules.cards[rules.card_index("ki_040")]
    assert isinstance(veto, PowerCard)
    assert (veto.supply, veto.provenance) == (4, PRINTED)


def test_ruling_k_03_the_effects_follow_the_order_of_the_rulebook() -> None:
    rules = game_of(sets=KI)
    lowest, highest = rules.cards[rules.card_index("ki_010")], rules.cards[rules.card_index("ki_180")]
    assert isinstance(lowest.effect, NoAction)
    assert isinstance(highest.effect, NoAction)
    names = [type(card.effect).__name__ for card in rules.cards if isinstance(card, PowerCard)]
    assert names[1:8] == [
        "PlaceAnywhere",
        "LoseFromCourt",
        "HoldVeto",
        "EachReturns",
        "ReturnOneOfEach",
        "MoveGrande",
        "MoveScoreboard",
    ]
    assert names[14:17] == ["DoubleRegion", "ThrowOfEach", "MoveKing"]


def test_ruling_k_07_the_scorings_lie_between_90_and_140() -> None:
    rules = game_of(sets=KI)
    names = [type(card.effect).__name__ for card in rules.cards if isinstance(card, PowerCard)]
    assert names[8:14] == [
        "ScoreChosenRegion",
        "ScoreByValue",
        "ScoreByValue",
        "ScoreByValue",
        "ScoreCastillo",
        "ScoreSecretly",
    ]
    assert not any(card.established for card in rules.cards if card.id in ("ki_090", "ki_140"))


def test_without_the_veto_seventeen_cards_are_left() -> None:
    s = choosing(options="veto=no")
    assert len(s.options) == 17
    assert "keep 40" not in s.options


@pytest.mark.parametrize(
    ("sets", "faces"),
    [
        (KI, 18),
        (f"{KI} special-cards", 22),
        (f"{KI} players-edition", 20),
        (f"{KI} players-edition special-cards", 30),
    ],
)
def test_ruling_k_14_established_cards_only_leaves_enough_to_choose_from(sets: str, faces: int) -> None:
    # Of King & Intrigant alone only twelve would be left: its scorings stay.
    s = choosing(sets=sets, options="cards=established")
    assert len(s.options) == faces
    for face in ("33", "93", "103"):
        assert f"keep {face}" not in s.options


def test_a_correction_moves_a_card_to_another_value_and_supply() -> None:
    corrections = Corrections()
    corrections.cards["ki_170"] = CardCorrection(value=175, supply=1)
    rules = rules_for(Setup("2015", 4, [KI]), corrections)
    number = POWER_FACES.index("170") + 1
    assert (rules.power_values[number], rules.supply[number]) == (175, 1)
    corrections.cards["ki_170"] = CardCorrection(value=160)
    with pytest.raises(BadSetup, match="two power cards have the value"):
        rules_for(Setup("2015", 4, [KI]), corrections)


# ---------------------------------------------------------------------- the first caballero


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_secretly_sets_a_region_for_one_caballero_of_the_province(players: int) -> None:
    s = new_game(players=players, sets=KI)
    assert len(s.deciders) == players
    assert s.decision.kind == "start_disc"
    king = s.king
    target = next(place for place in ("granada", "sevilla") if place != king)
    before = [s.table.at(place_of(target), seat) for seat in range(players)]
    for seat in range(players):
        assert f"disc {king}" not in asked(s.table, seat).texts
        assert len(asked(s.table, seat).texts) == 8
    for seat in range(players):
        s.table.choose(f"disc {target}", seat)
    for seat in range(players):
        assert s.table.at(place_of(target), seat) == before[seat] + 1
        assert s.table.court(seat) == 7
        assert s.table.province(seat) == 30 - 7 - 2 - 1


# ---------------------------------------------------------------------- the hand


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_chooses_thirteen_of_eighteen_cards_at_the_same_time(players: int) -> None:
    s = choosing(players)
    assert s.decision.kind == "hand"
    assert len(s.deciders) == players
    assert len(s.options) == 18
    s.table.choose("keep 40", players - 1)
    assert "keep 40" not in asked(s.table, players - 1).texts
    assert "keep 40" in asked(s.table, 0).texts
    for face in [*range(10, 40, 10), *range(50, 130, 10)]:
        s.table.choose(f"keep {face}", players - 1)
    assert players - 1 in s.table.deciders
    s.table.choose("keep 180", players - 1)
    assert players - 1 not in s.table.deciders
    assert hand_of(s.table, players - 1) == [str(face) for face in [*range(10, 130, 10), 180]]


def test_nobody_else_sees_which_cards_are_chosen() -> None:
    s = choosing()
    s.table.choose("keep 170", 1)
    s.table.choose("keep 40", 1)
    for viewer in (None, 0, 2, 3):
        seat = seats_in_view(s.table, viewer)[1]
        assert (seat["hand"], seat["hand_size"]) == (None, 2)
    assert seats_in_view(s.table, 1)[1]["hand"] == [40, 170]


def test_played_cards_are_remembered_and_the_rest_of_a_hand_is_not_known() -> None:
    s = chosen()
    start = s.table.start
    s.do("play 60")
    seen = seats_in_view(s.table, (start + 1) % 4)[start]
    assert (seen["power"], seen["seen"], seen["hand"], seen["hand_size"]) == (60, [60], None, 12)


def test_imagined_hands_hold_what_was_seen_and_differ_in_the_rest() -> None:
    s = chosen()
    start = s.table.start
    s.do("play 60")
    viewer = (start + 1) % 4
    dice = Dice(7)
    hands = set()
    for _ in range(30):
        other = imagine(s.table, viewer, dice)
        assert hand_of(other, viewer) == hand_of(s.table, viewer)
        hand = hand_of(other, start)
        assert len(hand) == 12
        assert "60" not in hand
        hands.add(tuple(hand))
        assert view(other, viewer) == view(s.table, viewer)
    assert len(hands) > 20
    # Every card that the seat may have left in the box turns up in some of them.
    assert {face for hand in hands for face in hand} == {str(10 * n) for n in range(1, 19)} - {"60"}


def test_half_chosen_hands_are_imagined_too() -> None:
    s = choosing()
    for face in ("10", "40", "90"):
        s.table.choose(f"keep {face}", 2)
    other = imagine(s.table, 0, Dice(3))
    assert len(hand_of(other, 2)) == 3
    assert view(other, 0) == view(s.table, 0)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("sets", [KI, f"{KI} special-cards", f"{KI} players-edition special-cards"])
def test_quick_picks_fill_up_a_hand(players: int, sets: str) -> None:
    s = choosing(players, sets)
    s.table.choose("keep 160", 0)
    picks = recommended_hand(s.table, 0)
    assert len(picks) == s.table.rules.hand_size - 1
    assert {"keep 10", "keep 180", "keep 40"} < {print_choice(code) for code in picks}
    for code in picks:
        s.table.choose(code, 0)
    assert 0 not in s.table.deciders
    first = random_hand(s.table, 1, Dice(1))
    assert first == random_hand(s.table, 1, Dice(1))
    assert first != random_hand(s.table, 1, Dice(2))
    for code in first:
        s.table.choose(code, 1)
    assert 1 not in s.table.deciders
