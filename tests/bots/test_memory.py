"""The learned search remembers what became of choices in earlier simulations of the same round."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from bench.learning.memories import improvement
from elgrande.bots import Clock, consult, make_bot
from elgrande.bots.core.hidden import settled
from elgrande.bots.core.learned_search import END_OF_ROUND, LearnedMind, LearnedSearch
from elgrande.bots.core.memory import DOUBT, POINTS_OF_A_WIN, Memory
from elgrande.bots.core.search import Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.weights_file import GRANDE, read_weights
from elgrande.rules import Dice, Setup, Table, flow, new_table
from elgrande.rules.places import COLOURS
from tests.bots.test_fair import waiting_for

FILE = read_weights(GRANDE)


def begun(table: Table, remembers: bool = True, seed: int = 2) -> LearnedSearch:
    mind = LearnedMind(
        table.rules, Weights(), Tuning(), FILE.network(), END_OF_ROUND, FILE.opinions, remembers
    )
    search = LearnedSearch(settled(table, int(table.decider)), int(table.decider), mind, Dice(seed))
    search.look_ahead()
    return search


def went(memory: Memory, table: Table, option: int, value: float, times: int = 1) -> None:
    """The seat that decides has chosen an option, and this is what came of it."""
    seat = int(table.decider)
    values = vec[float]([value if other == seat else -100.0 for other in range(COLOURS)])
    for _ in range(times):
        memory.note(table, memory.case(table), option)
        memory.learn(values)


def advice(memory: Memory, table: Table) -> list[float]:
    scores = vec[float]([0.0] * 128)
    memory.advise(table, memory.case(table), scores)
    return [scores[i] for i in range(len(table.options))]


def test_what_went_better_looks_better_and_what_was_never_tried_looks_as_before() -> None:
    table, memory = waiting_for(flow.TAKE_CARD, 4), Memory()
    assert advice(memory, table) == [0.0] * len(table.options)
    good, bad = table.options[0], table.options[1]
    went(memory, table, good, 0.4, 50)
    went(memory, table, bad, 0.2, 50)
    found = advice(memory, table)
    # Both are a tenth of a win off the mean; half of it is believed of the option, and nothing more of what came before it.
    assert found[0] == pytest.approx(POINTS_OF_A_WIN * 0.1 * 50 / (50 + DOUBT))
    assert found[1] == pytest.approx(-found[0])
    assert found[2:] == [0.0] * (len(table.options) - 2)


def test_more_is_believed_of_what_was_seen_more_often() -> None:
    table = waiting_for(flow.TAKE_CARD, 4)
    gains = []
    for times in (5, 50, 500):
        memory = Memory()
        went(memory, table, table.options[0], 0.4, times)
        went(memory, table, table.options[1], 0.2, times)
        gains.append(advice(memory, table)[0])
    assert gains == sorted(gains)
    assert gains[0] < 0.15 * gains[2]


def test_an_option_may_be_good_after_one_choice_and_bad_after_another() -> None:
    table, memory = waiting_for(flow.TAKE_CARD, 4), Memory()
    first, second, option = table.options[2], table.options[3], table.options[0]
    case = memory.case(table)
    for before, value in ((first, 0.4), (second, 0.2)):
        for _ in range(200):
            memory.note(table, case, before)
            memory.note(table, case, option)
            memory.learn(vec[float]([value] * COLOURS))
    memory.note(table, case, first)
    after_first = advice(memory, table)[0]
    memory.learn(vec[float]([0.3] * COLOURS))
    memory.note(table, case, second)
    after_second = advice(memory, table)[0]
    assert after_first > 2.0
    assert after_second < -2.0


def test_cases_are_apart_by_seat_card_and_question() -> None:
    seen: dict[int, set[tuple[int, int, str]]] = {}
    table, memory, dice = new_table(Setup("2015", 4), 5, telling=False), Memory(), Dice(1)
    while not table.over and table.round < 4:
        asked = (int(table.decider), int(table.card), table.task.kind)
        seen.setdefault(int(memory.case(table)), set()).add(asked)
        table.play(table.options[dice.below(len(table.options))])
    assert len(seen) > 40
    assert all(len(cases) == 1 for cases in seen.values())


def test_nothing_is_forgotten_while_a_memory_grows() -> None:
    table, memory = waiting_for(flow.TAKE_CARD, 4), Memory()
    small = memory.room
    went(memory, table, table.options[0], 0.4, 50)
    went(memory, table, table.options[1], 0.2, 50)
    before = advice(memory, table)
    case = memory.case(table)
    for other in range(1, 3000):
        memory.note(table, case + 1024 * 8 * other, 1)
        memory.learn(vec[float]([0.1] * COLOURS))
    assert memory.room > small
    assert memory.used <= memory.room // 2
    assert advice(memory, table) == before


def test_only_the_round_that_is_searched_is_remembered() -> None:
    table = waiting_for(flow.POWER, 5)
    search = begun(table)
    assert search.memory is not None
    search.run(150, 0.0)
    known, later = search.memory.used, table.copy()
    while later.round == table.round:
        later.play(later.options[0])
    search._note(later, later.options[0])
    assert known > 100
    assert search.memory.noted == 0


def test_without_a_memory_nothing_is_remembered() -> None:
    search = begun(waiting_for(flow.POWER, 5), remembers=False)
    search.run(20, 0.0)
    assert search.memory is None


def test_what_is_remembered_goes_along_to_the_next_decision_of_a_turn() -> None:
    table = waiting_for(flow.TAKE_CARD, 4)
    first = begun(table)
    first.run(400, 0.0)
    code = first.findings()[0].code
    after = first.table.copy()
    after.play(code)
    assert isinstance(first.mind, LearnedMind)
    second = LearnedSearch(after, int(after.decider), first.mind, Dice(3))
    assert second.memory is not first.memory
    assert second.take_over(first, code)
    assert second.memory is first.memory


def test_with_a_seed_and_so_many_simulations_it_is_always_the_same() -> None:
    table = waiting_for(flow.POWER, 5)
    answers = []
    for memory in (True, True, False):
        bot = make_bot("grande:300i", memory=memory)
        answer = consult(bot, table, int(table.decider), Clock(), Dice(4))
        answers.append([(reason.code, reason.chance, reason.points) for reason in answer.reasons])
    assert answers[0] == answers[1]
    assert answers[0] != answers[2]


def test_the_hand_that_remembers_plays_its_round_better() -> None:
    table = waiting_for(flow.POWER, 4, round=3)
    gains = improvement(begun(table), plays=400, simulations=1500)
    assert len(gains) == 4
    assert sum(gains) / 4 > 0.01
