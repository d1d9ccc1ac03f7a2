"""What was learned about the options of decisions: what the networks are told, and how they add up."""

from __future__ import annotations

import pytest

from elgrande.bots import Clock, consult, make_bot
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.opinions import (
    ACTION_CARD,
    COLUMNS,
    COMMON,
    DISCS,
    KINDS,
    KINGS,
    MOST_FACTS,
    MOST_OPTIONS,
    MOVED,
    NOTHING,
    PLACE,
    POINTS_OF_ODDS,
    POWER_CARD,
    TAKEN_AWAY,
    Opinions,
    size_of,
)
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.weights import Weights
from elgrande.rules import Dice, Setup, Table, new_table, rules_for
from elgrande.rules.choices import CARD, POWER
from elgrande.rules.effects import base
from elgrande.rules.places import ARAGON, CASTILLA_LA_NUEVA, GRANADA, SEVILLA
from tests.bots.positions import BLUE, GREEN, VIOLET, arranged

WIDTH = 8


def opinions_for(setup: Setup, seed: int = 1) -> Opinions:
    rules, dice = rules_for(setup), Dice(seed)
    numbers = [dice.below(2001) / 1000 - 1 for _ in range(size_of(WIDTH))]
    return Opinions(rules, Evaluation(rules, Weights()), numbers)


def told(mind: Opinions, options: int) -> list[dict[int, float]]:
    """What is told about each option, with what is told about the table."""

    def part(first: int, count: int) -> dict[int, float]:
        return {
            int(mind.column[at]): float(mind.amount[at])
            for at in range(first, first + count)
            if mind.amount[at] != 0.0
        }

    table = part(MOST_OPTIONS * MOST_FACTS, int(mind.table_facts))
    return [{**table, **part(i * MOST_FACTS, int(mind.option_facts[i]))} for i in range(options)]


def decisions(setup: Setup, seed: int) -> list[Table]:
    """The decisions of a game that the policy plays, each on a copy of the table."""
    table = new_table(setup, seed, telling=False)
    policy, dice = Policy(table.rules, Evaluation(table.rules, Weights())), Dice(seed)
    found = []
    while not table.over:
        if len(table.options) > 1:
            found.append(table.copy())
        table.play(policy.pick(table, dice, 1.5))
    return found


def test_the_networks_add_up_what_they_are_told() -> None:
    """Written as it is thought of: units of facts and constants, and what those above nothing count."""
    setup = Setup("2015", 4)
    mind, seen = opinions_for(setup), set()
    numbers = [mind.numbers[i] for i in range(len(mind.numbers))]
    for table in [*decisions(setup, 3), *decisions(setup, 4)]:
        mind.judge(table)
        kind = int(mind.kind(table))
        scores = [mind.scores[i] for i in range(len(table.options))]
        Policy.judge(mind, table)
        if kind == NOTHING:
            if table.task is base.ANNOUNCE_REGION:
                continue  # it has its own say there, without a network
            assert scores == [mind.scores[i] for i in range(len(table.options))]
            continue
        seen.add(kind)
        mind.tell(table)
        own = numbers[kind * (COLUMNS + 2) * WIDTH : (kind + 1) * (COLUMNS + 2) * WIDTH]
        for facts, score in zip(told(mind, len(table.options)), scores, strict=True):
            assert all(0 <= column < COLUMNS for column in facts)
            total = 0.0
            for j in range(WIDTH):
                unit = own[COLUMNS * WIDTH + j]
                unit += sum(amount * own[column * WIDTH + j] for column, amount in facts.items())
                total += max(0.0, unit) * own[(COLUMNS + 1) * WIDTH + j]
            assert score == pytest.approx(POINTS_OF_ODDS * total, abs=1e-9)
    assert seen == {POWER_CARD, ACTION_CARD, PLACE, TAKEN_AWAY, MOVED, DISCS, KINGS}
    assert len(seen) == KINDS


@pytest.mark.parametrize("setup", [Setup("1995", 2), Setup("2015", 5), Setup("2023", 3)], ids=str)
def test_facts_stay_within_their_bounds(setup: Setup) -> None:
    mind = opinions_for(setup)
    for table in decisions(setup, 5):
        mind.judge(table)
        if mind.kind(table) == NOTHING:
            continue
        assert int(mind.table_facts) % 4 == 0 < mind.table_facts <= MOST_FACTS
        for i in range(len(table.options)):
            assert mind.option_facts[i] % 4 == 0 < mind.option_facts[i] <= MOST_FACTS
        for facts in told(mind, len(table.options)):
            assert all(0 <= column < COLUMNS and abs(amount) < 30 for column, amount in facts.items())


def test_a_power_card_is_told_by_its_value_and_a_card_by_its_stack() -> None:
    setup = Setup("2015", 4)
    mind, seen = opinions_for(setup), set()
    for table in decisions(setup, 6):
        kind = int(mind.kind(table))
        if kind in (POWER_CARD, ACTION_CARD):
            seen.add(kind)
            mind.judge(table)
            for code, facts in zip(table.options, told(mind, len(table.options)), strict=True):
                if kind == POWER_CARD:
                    assert facts[COMMON + 12 + code - POWER + 1] == 1.0
                else:
                    assert facts[COMMON + 5 + code - CARD + 1] == 1.0
    assert seen == {POWER_CARD, ACTION_CARD}


def test_with_an_expansion_it_is_the_policy() -> None:
    setup = Setup("2015", 3, ["grandissimo"])
    mind = opinions_for(setup)
    policy = Policy(rules_for(setup), mind.evaluation)
    for table in decisions(setup, 2)[::7]:
        mind.judge(table)
        policy.judge(table)
        assert all(mind.scores[i] == policy.scores[i] for i in range(len(table.options)))


def test_too_few_numbers_are_refused() -> None:
    rules = rules_for(Setup("2015", 4))
    for numbers in ([], [0.0] * (size_of(WIDTH) - 1)):
        with pytest.raises(ValueError, match="are no opinions; it must be a multiple"):
            Opinions(rules, Evaluation(rules, Weights()), numbers)


def test_the_bot_can_do_without_them() -> None:
    """They change what it tries, and it plays the same every time."""
    tables = decisions(Setup("2015", 4), 8)[::40]

    def searched(**settings: object) -> list[list[tuple[int, float | None]]]:
        bot = make_bot("grande:40i", **settings)
        answers = [consult(bot, table, table.decider, Clock(), Dice(3)) for table in tables]
        return [[(reason.code, reason.chance) for reason in answer.reasons] for answer in answers]

    assert searched() == searched()
    assert searched() != searched(opinions=False)


# ---------------------------------------------------------------------- out of one region


def worths(card: str, caballeros: dict[int, dict[int, int]]) -> dict[str, float]:
    """What violet thinks of the regions that caballeros could leave."""
    table = arranged(round=6, card=card, courts={VIOLET: 0}, caballeros=caballeros)
    table.choose("act")
    mind = opinions_for(Setup("2015", 4))
    mind.judge(table)
    decision = table.decision
    assert decision is not None
    return {text.partition(" ")[2]: mind.scores[i] for i, text in enumerate(decision.texts)}


def test_caballeros_leave_a_region_where_that_makes_one_the_first() -> None:
    found = worths(
        "c1_region5_any",
        {CASTILLA_LA_NUEVA: {VIOLET: 2, BLUE: 3}, ARAGON: {VIOLET: 5, BLUE: 1}, SEVILLA: {GREEN: 1}},
    )
    assert max(found, key=lambda place: found[place]) == "castilla_la_nueva"
    assert found["castilla_la_nueva"] > found["aragon"] + 1


def test_no_more_leave_than_the_card_allows() -> None:
    table = arranged(
        round=6,
        card="c1_region5_any",
        courts={VIOLET: 0},
        caballeros={CASTILLA_LA_NUEVA: {VIOLET: 2, BLUE: 3}},
    )
    table.choose("act")
    mind = opinions_for(Setup("2015", 4))
    mind.judge(table)
    one, two, three = (mind._departures(table, CASTILLA_LA_NUEVA, 1 << BLUE, left) for left in (1, 2, 3))
    assert one <= two <= three
    assert one < three


def test_own_caballeros_leave_a_region_where_they_are_of_no_use() -> None:
    found = worths(
        "c1_region_all_own",
        {ARAGON: {VIOLET: 2, BLUE: 7, GREEN: 6}, GRANADA: {VIOLET: 2, BLUE: 1}, SEVILLA: {BLUE: 2}},
    )
    assert found["aragon"] > found["granada"] + 1


def test_all_caballeros_of_a_colour_can_stand_in_the_region_they_leave() -> None:
    for card in ("c1_region5_any", "c1_region_all_own"):
        found = worths(card, {ARAGON: {VIOLET: 28, BLUE: 29}, SEVILLA: {VIOLET: 1}})
        assert found["aragon"] > found["sevilla"]


def test_others_leave_a_region_where_they_are_in_the_way() -> None:
    caballeros = {
        CASTILLA_LA_NUEVA: {VIOLET: 1, BLUE: 3},
        ARAGON: {VIOLET: 4},
        SEVILLA: {VIOLET: 5, GREEN: 1},
    }
    table = arranged(round=6, card="c4_eviction", courts={VIOLET: 0}, caballeros=caballeros)
    table.choose("act")
    before = table.state()
    mind = opinions_for(Setup("2015", 4))
    mind.judge(table)
    decision = table.decision
    assert decision is not None
    found = dict(zip(decision.texts, [mind.scores[i] for i in range(len(decision.texts))], strict=True))
    assert max(found, key=lambda text: found[text]) == "region castilla_la_nueva"
    assert table.state() == before
