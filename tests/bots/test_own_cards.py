"""King & Intrigant: what the quick policy thinks of power cards with special actions."""

from __future__ import annotations

import pytest

from elgrande.bots import Clock, consult, make_bot
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.search import Mind, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.rules import Dice, Setup, Table, new_table, print_choice, rules_for
from elgrande.rules.position import Position, arrange
from elgrande.rules.sets.king_intrigant.words import POWER_FACES


def number(face: str) -> int:
    return POWER_FACES.index(face) + 1


def begun(players: int = 4) -> tuple[Table, Policy]:
    """A table where everybody has chosen the thirteen lowest cards and the first one is to be played."""
    table = new_table(Setup("2015", players, ["king-intrigant"]), 1, telling=False)
    while not print_choice(table.options[0]).startswith("play"):
        table.play(table.options[0])
    return table, Mind(table.rules, Weights(), Tuning()).policy


def odds(table: Table, policy: Policy, face: str) -> list[float]:
    own = policy.own_cards
    assert own is not None
    policy.prepare(table, table.decider)
    own._find_odds(table, table.rules.power_values[number(face)])
    return [own.odds[place] for place in range(1, table.rules.players + 1)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_before_anybody_has_played_a_high_card_is_likely_to_get_the_king(players: int) -> None:
    table, policy = begun(players)
    low, high = odds(table, policy, "20"), odds(table, policy, "170")
    assert sum(low) == pytest.approx(1.0)
    assert sum(high) == pytest.approx(1.0)
    assert low[0] > 0.5 > low[-1]
    assert high[-1] > 0.5 > high[0]


def test_when_all_others_have_played_the_card_of_the_row_is_certain() -> None:
    table, policy = begun()
    for face in ("30", "60", "110"):
        table.choose(f"play {face}")
    assert odds(table, policy, "20") == [1, 0, 0, 0]
    assert odds(table, policy, "50") == [0, 1, 0, 0]
    assert odds(table, policy, "90") == [0, 0, 1, 0]
    assert odds(table, policy, "130") == [0, 0, 0, 1]


def test_a_card_without_action_is_worth_its_caballeros_and_no_more() -> None:
    _, policy = begun()
    own = policy.own_cards
    assert own is not None
    nothing, veto, scoring = (own.usual[number(face)] for face in ("180", "40", "90"))
    assert nothing == 0.0, "it brings nobody to court"
    assert nothing < veto < scoring


def test_nothing_of_the_set_has_to_be_tried_out() -> None:
    """Trying options out on copies is for what the policy does not know; it makes a search slow."""
    table = new_table(Setup("2015", 4, ["king-intrigant"]), 3, telling=False)
    policy = Mind(table.rules, Weights(), Tuning()).policy
    dice = Dice(3)
    tried: set[str] = set()
    while not table.over:
        decision = table.decision
        assert decision is not None
        before = policy.tried
        code = policy.pick(table, dice, 0.5)
        if policy.tried > before:
            tried.add(decision.kind)
        table.play(code)
    assert tried <= {"throw", "double"}


@pytest.mark.parametrize("cards", [2, 3, 4])
def test_a_hand_that_was_laid_out_for_part_of_a_game_may_run_out(cards: int) -> None:
    """In lessons and puzzles players have fewer cards than there are rounds; bots think beyond their end."""
    position = Position()
    position.phase = "round"
    position.hands = {seat: [number(face) for face in ("10", "60", "90", "120")[:cards]] for seat in range(4)}
    position.grandes = {seat: seat + 1 for seat in range(4)}
    rules = rules_for(Setup("2015", 4, ["king-intrigant"]))
    for bot in ("quick", "greedy", "search:30i", "grande:20i"):
        table = arrange(rules, position, 1, telling=False)
        answer = consult(make_bot(bot), table, table.decider, Clock(), Dice(1))
        assert answer.code in list(table.options)


def hands_of(seed: int, bot: str = "greedy") -> list[list[str]]:
    """The hands that four bots choose."""
    table = new_table(Setup("2015", 4, ["king-intrigant"]), seed, telling=False)
    chosen: list[list[str]] = [[] for _ in range(4)]
    player = make_bot(bot)
    while table.round == 0:
        seat = table.decider
        code = consult(player, table, seat, Clock(), Dice(seed)).code
        if table.task.kind == "hand":
            chosen[seat].append(print_choice(code).split()[1])
        table.play(code)
    return [sorted(hand) for hand in chosen]


def test_hands_have_variety_and_are_the_same_for_the_same_deal() -> None:
    deals = [hands_of(seed) for seed in range(6)]
    assert deals[0] == hands_of(0)
    hands = {tuple(hand) for deal in deals for hand in deal}
    assert len(hands) >= 8, "24 hands, chosen by plans and whims"
    taken = {face for hand in hands for face in hand}
    assert {"150", "180"} <= taken, "cards that nobody used to take"
    for face in ("90", "60", "30"):
        assert all(face in hand for hand in hands), "what is good is taken whatever the plan"


def test_a_plan_prefers_the_cards_that_belong_to_it() -> None:
    _, policy = begun()
    own = policy.own_cards
    assert own is not None
    scorings, raids, king, crowd = (
        {face for face in ("90", "60", "170", "20") if own._fits(plan, number(face))} for plan in range(4)
    )
    assert (scorings, raids, king, crowd) == ({"90"}, {"60"}, {"170"}, {"60", "20"})
