"""Cards drawn one by one come with the same chances as from shuffled stacks."""

from __future__ import annotations

from collections import Counter

import pytest

from elgrande.research.shuffles import CARD, Shuffles
from elgrande.rules import Dice, Setup, rules_for
from elgrande.rules.ruleset import Chance, draw_chance
from tests.properties.mixes import BOXES, name_of


def drawn(setup: Setup, seed: int) -> Chance:
    """A whole game's shuffles, drawn one by one."""
    dice = Dice(seed)
    shuffles = Shuffles(rules_for(setup))
    while True:
        while shuffles.questions:
            outcomes = shuffles.outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            shuffles.draw(outcomes[dice.below(len(outcomes))][0])
        if shuffles.rounds == len(shuffles.rules.rounds):
            return shuffles.chance()
        shuffles.turn_up()


@pytest.mark.parametrize("box", BOXES, ids=name_of)
@pytest.mark.parametrize("mulligan", ["no", "yes"])
def test_what_is_drawn_is_a_complete_shuffle(box: Setup, mulligan: str) -> None:
    """The same cards, modifiers and regions, each once, in piles of the same size as the rules make them."""
    setup = Setup(box.edition, box.players, box.sets, {**box.chosen_options(), "mulligan": mulligan})
    rules = rules_for(setup)
    for seed in range(3):
        ours, theirs = drawn(setup, seed), draw_chance(rules, seed)
        for one, two in ((ours.decks, theirs.decks), (ours.removed, theirs.removed)):
            assert [len(pile) for pile in one] == [len(pile) for pile in two]
        cards = Counter(card for pile in ours.decks + ours.removed for card in pile)
        assert cards == Counter(card for pile in theirs.decks + theirs.removed for card in pile)
        assert [sorted(pile) for pile in ours.dummy_regions] == [
            sorted(pile) for pile in theirs.dummy_regions
        ]
        assert sorted(ours.dummy_powers) == sorted(theirs.dummy_powers)
        dealt = [number for hand in ours.modifiers for number in hand]
        assert sorted(dealt + ours.modifier_box) == sorted(m.number for m in rules.modifiers)
        assert len({ours.king, *ours.homes}) == box.players + 1
        if mulligan == "no":
            assert ours.mulligans == 0


def test_a_veteran_card_is_in_its_stack_for_certain() -> None:
    """Ten cards of stack 1 and one veteran, one of the ten gone unseen: 1/10 for each veteran, 9/100 for the others."""
    shuffles = Shuffles(rules_for(Setup("2023", 4, ["veteran-cards"])))
    while shuffles.questions:
        shuffles.draw(shuffles.outcomes()[0][0])
    shuffles.turn_up()
    assert shuffles.questions[0] == (CARD, 1)
    chances = {shuffles.rules.cards[card].id: chance for card, chance in shuffles.outcomes()}
    assert chances["v1_all_own_or_place2"] == pytest.approx(1 / 10)
    assert chances["n1_militia"] == pytest.approx(9 / 100)
    assert chances["n1_region5_any"] == pytest.approx(18 / 100)


@pytest.mark.parametrize(
    "setup",
    [
        Setup("2023", 4, ["veteran-cards"]),
        Setup("2023", 3, ["veteran-cards"], {"stacks": "merged", "mulligan": "yes"}),
        Setup("2015", 4, options={"mulligan": "yes"}),
    ],
    ids=name_of,
)
def test_first_cards_come_as_often_as_from_a_shuffled_stack(setup: Setup) -> None:
    """Stack 2, the one with all the special rules: its chances are the frequencies of the rules' own shuffles."""
    rules = rules_for(setup)
    seeds = 2000
    counts = Counter(draw_chance(rules, seed).decks[2][0] for seed in range(seeds))
    chances: dict[int, float] = {}
    collect(Shuffles(rules), 1.0, chances)
    assert set(counts) <= set(chances)
    for card, chance in chances.items():
        assert counts[card] / seeds == pytest.approx(chance, abs=0.035)


def collect(shuffles: Shuffles, share: float, chances: dict[int, float]) -> None:
    """Add up the probabilities of every first card of stack 2, over all cards that may go under the stack."""
    shuffles = shuffles.copy()
    if shuffles.rounds == 0:
        while shuffles.questions:
            shuffles.draw(shuffles.outcomes()[0][0])
        shuffles.turn_up()
    while shuffles.questions[0] != (CARD, 2):
        shuffles.draw(shuffles.outcomes()[0][0])
    for card, chance in shuffles.outcomes():
        after = shuffles.copy()
        after.draw(card)
        if after.decks[2]:
            chances[card] = chances.get(card, 0.0) + share * chance
        else:
            collect(after, share * chance, chances)
