"""What a bot is given, and what it may answer."""

from __future__ import annotations

import pytest

from elgrande.bots import Answer, BadAnswer, Clock, Glimpse, Reason, consult, glimpse, make_bot
from elgrande.rules import Dice, Setup, new_table, view
from elgrande.rules.errors import UnknownChoice


class First:
    """Takes the first option, always."""

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        return Answer(glimpse.options[0])


class Stubborn:
    """Gives one answer, whatever is asked."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        return self.answer  # type: ignore[return-value]


def test_a_bot_chooses_an_option_and_the_table_stays_as_it_is() -> None:
    table = new_table(Setup("2015", 4), seed=1)
    before = table.state()
    answer = consult(First(), table, table.decider, Clock(), Dice(1))
    assert answer.text == "power 1"
    assert table.state() == before


def test_a_bot_may_answer_in_the_words_of_the_game() -> None:
    table = new_table(Setup("2015", 4), seed=1)
    assert consult(Stubborn(Answer("power 9")), table, table.decider, Clock(), Dice(1)).text == "power 9"


def test_an_illegal_answer_is_refused_and_named() -> None:
    table = new_table(Setup("2015", 4), seed=1)
    before = table.state()
    with pytest.raises(BadAnswer, match=r"Stubborn chose 'veto', which is not legal; legal are: power 1, "):
        consult(Stubborn(Answer("veto")), table, table.decider, Clock(), Dice(1))
    with pytest.raises(BadAnswer, match=r"must answer with an Answer, not with 17"):
        consult(Stubborn(17), table, table.decider, Clock(), Dice(1))
    with pytest.raises(UnknownChoice):
        Answer("power 14")
    assert table.state() == before


def test_only_a_seat_that_is_asked_gets_a_glimpse() -> None:
    table = new_table(Setup("2015", 4), seed=1)
    with pytest.raises(BadAnswer, match="nothing to choose"):
        glimpse(table, (table.decider + 1) % 4)


def test_a_glimpse_shows_what_the_seat_may_know() -> None:
    table = new_table(Setup("2023", 3, ["power-modifiers"]), seed=5)
    for seat in table.deciders:
        seen = glimpse(table, seat)
        assert seen.view == view(table, seat)
        decision = table.decision_of(seat)
        assert decision is not None
        assert seen.options == decision.options
        assert seen.setup == table.rules.setup


def test_imagined_tables_look_like_the_real_one_and_wait_for_the_seat() -> None:
    table = new_table(Setup("2015", 4), seed=3)
    dice = Dice(4)
    for _ in range(60):
        seen = glimpse(table, table.decider)
        imagined = seen.imagine(dice)
        assert view(imagined, seen.seat) == view(table, seen.seat)
        assert imagined.decider == seen.seat
        table.choose(table.options[dice.below(len(table.options))])


def test_several_seats_can_be_asked_at_once() -> None:
    table = new_table(Setup("2023", 4, ["power-modifiers"]), seed=2)
    assert table.deciders == [0, 1, 2, 3]
    for seat in (3, 1, 0, 2):
        answer = consult(make_bot("greedy"), table, seat, Clock(), Dice(seat))
        table.choose(answer.code, seat=seat)
    assert table.round == 1


def test_a_clock_keeps_the_tighter_limit_and_its_start() -> None:
    clock = Clock(seconds=2.0)
    tight = clock.tightened(0.5, 300)
    assert (tight.seconds, tight.iterations) == (0.5, 300)
    assert tight.started == clock.started
    assert clock.tightened(9.0, None).seconds == 2.0
    assert Clock().remaining() is None
    assert Clock(seconds=0.0).remaining() == 0.0


def test_reasons_are_plain_data() -> None:
    reason = Reason(10, 0.25, 31.5, "advice-leads", {"place": "granada", "points": 6})
    assert reason.to_json() == {
        "option": "power 1",
        "chance": 0.25,
        "points": 31.5,
        "key": "advice-leads",
        "arguments": {"place": "granada", "points": 6},
    }
