"""Examples of the rulebooks that are about what is in the box, not about a position."""

from collections import Counter

from elgrande.rules.places import CABALLEROS, COLOURS, NEUTRAL
from elgrande.rules.ruleset import Rules, draw_chance
from elgrande.rules.sets.build import new_table, rules_for
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import NO_CARD, OFFERS


def stack_sizes(rules: Rules) -> dict[int, int]:
    return {stack: len(deck) for stack, deck in enumerate(draw_chance(rules, 0).decks) if deck}


def test_e23_dummy_setup() -> None:
    """Rulebook 2023, German (Spiel zu zweit) and Polish (Gra 2-osobowa): the numbers of the two-player game."""
    rules = rules_for(Setup("2023", 2))
    assert stack_sizes(rules) == {1: 10, 2: 20, 4: 10}  # stacks 2 and 3 are one stack
    assert rules.paid_places == 2
    t = new_table(rules.setup, seed=3)
    assert [stack for stack in range(1, OFFERS) if t.offer[stack] != NO_CARD] == [1, 2, 4, 5]
    assert sum(t.pieces[place * COLOURS + NEUTRAL] for place in range(t.rules.rows)) == CABALLEROS
    arrivals = [event.facts for event in t.news if event.kind == "dummy_arrives"]
    assert len(arrivals) == 2
    assert [facts["count"] for facts in arrivals] == [2, 2]


def test_e23_veterans_removed() -> None:
    """Rulebook 2023, German (Alternative Aktionskarten) and Polish (Alternatywne karty akcji).

    For each veteran card one unseen card of its stack leaves the game, so the stacks keep their height.
    """
    rules = rules_for(Setup("2023", 4, ["veteran-cards"]))
    chance = draw_chance(rules, 0)
    assert {stack: len(cards) for stack, cards in enumerate(chance.removed) if cards} == {1: 1, 2: 2, 4: 1}
    assert stack_sizes(rules) == {1: 10, 2: 10, 3: 10, 4: 10}
    veterans = Counter(
        rules.cards[card].stack for deck in chance.decks for card in deck if rules.cards[card].id[0] == "v"
    )
    assert veterans == {1: 1, 2: 2, 4: 1}


def test_e15_stack3_count() -> None:
    """Rulebook 2015, English and Dutch (stack 3): eleven cards, only one of them to choose a region.

    The Dutch list prints that card three times, which would make thirteen.
    """
    rules = rules_for(Setup("2015", 4))
    cards = Counter(rules.cards[card].id for card in rules.stacks[3])
    assert cards.total() == 11
    assert cards["c3_score_choice"] == 1
