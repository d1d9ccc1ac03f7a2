"""How long tables wait: rules of waiting, and that every game comes to an end. No server is needed for any of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande.server.live import calendars, seating
from elgrande.server.live.calendars import BadHolidays, Calendar, Holidays, announced
from elgrande.server.live.clocks import Clocks
from elgrande.server.live.patience import BEFORE_VOTE, Crowd, Deed, Patience, longest
from elgrande.server.resources import ClockSetting, DaysClock, LiveClock, NoClock, TableRule
from elgrande.server.store.games import SeatRow
from tests.server.agreements import CLOCKS, RULES

DAY = 86_400.0
HOUR = 3_600.0
MONDAY = 1_700_438_400.0
"""Midnight of a Monday in November 2023."""


def patience(wait: int = 0, then: str = "bot", clock: ClockSetting | None = None) -> Patience:
    rule = TableRule(wait=wait, then=then)  # type: ignore[arg-type]
    return Patience(rule, clock or NoClock(), 3, 0.0)


def three(asked: Sequence[int] = (0,), there: Sequence[int] = (1, 2), held: bool = False) -> Crowd:
    return Crowd(asked, there, {0: "ana", 1: "ben", 2: "eva"}, held)


# ---------------------------------------------------------------------- waiting


def test_who_is_not_there_is_waited_for_as_the_rule_says() -> None:
    found = patience(wait=10)
    found.look(three(), 0.0)
    assert found.due(599.0) == []
    assert found.next_due() == 600.0
    assert found.due(600.0) == [Deed("bot", 0)]
    assert found.due(601.0) == []


def test_nobody_waits_while_nobody_else_is_there() -> None:
    found = patience(wait=10)
    found.look(three(there=[]), 0.0)
    assert found.due(DAY) == []
    found.look(three(there=[2]), DAY)
    assert found.due(DAY + 599) == []
    assert found.due(DAY + 600) == [Deed("bot", 0)]


def test_who_shows_himself_is_waited_for_anew() -> None:
    found = patience(wait=10, then="end")
    found.look(three(), 0.0)
    found.look(three(there=[0, 1]), 500.0)
    found.look(three(there=[1]), 510.0)
    assert found.due(1_100.0) == []
    assert found.due(1_110.0) == [Deed("end", 0)]


def test_somebody_is_reminded_once_for_a_turn() -> None:
    found = patience(wait=5, then="remind")
    found.look(three(), 0.0)
    assert found.due(300.0) == [Deed("remind", 0)]
    assert found.due(3_000.0) == []
    found.went_on([0], 3_000.0)
    found.look(three(), 3_000.0)
    assert found.due(3_300.0) == [Deed("remind", 0)]


def test_where_a_clock_runs_nobody_else_counts_minutes() -> None:
    found = patience(wait=5, clock=LiveClock(10))
    found.look(three(), 0.0)
    assert found.due(DAY * 400) == []
    assert not found.may_vote(0, DAY)


def test_who_sits_at_two_seats_waits_for_nobody_but_others() -> None:
    found = patience(wait=5)
    found.look(Crowd([0], [1], {0: "ana", 1: "ana"}, False), 0.0)
    assert found.due(3_000.0) == []


def test_a_game_that_nobody_touches_is_over_at_last() -> None:
    found = patience()
    found.look(three(there=[0, 1, 2]), 0.0)
    assert found.due(59.9 * DAY) == []
    assert found.next_due() == 60 * DAY
    assert found.due(60 * DAY) == [Deed("abandon")]


# ---------------------------------------------------------------------- votes


def test_more_than_half_of_the_others_decide() -> None:
    found = patience()
    found.look(three(), 0.0)
    assert not found.may_vote(0, 119.0)
    assert found.next_due() == BEFORE_VOTE / 1000
    assert found.may_vote(0, 120.0)
    assert found.needed(0) == 2
    assert found.vote([1], 0, "bot") is None
    assert found.waits(120.0)[0].votes == {"bot": [1]}
    assert found.vote([2], 0, "skip") is None
    assert found.vote([2], 0, None) is None
    assert found.vote([2], 0, "bot") == Deed("bot", 0)
    assert found.votes == {}


def test_who_comes_back_is_not_voted_out() -> None:
    found = patience()
    found.look(three(), 0.0)
    assert found.may_vote(0, 200.0)
    found.vote([1], 0, "end")
    found.look(three(there=[0, 1, 2]), 201.0)
    assert not found.may_vote(0, 202.0)
    assert found.votes == {}


# ---------------------------------------------------------------------- bots that wait


def test_bots_wait_a_day_for_people_and_then_finish() -> None:
    found = patience(clock=LiveClock(10))
    found.look(three(asked=[], there=[], held=True), 0.0)
    assert found.due(DAY - 1) == []
    # Whoever takes his seat back and does nothing with it wins no time by that.
    found.look(three(there=[]), DAY - 1)
    found.look(three(asked=[], there=[], held=True), DAY)
    assert found.due(DAY + 1) == [Deed("finish")]
    assert found.next_due() == DAY + 1


def test_bots_do_not_begin_to_wait_anew_where_a_table_has_left_the_memory() -> None:
    rule, clock = TableRule(), LiveClock(10)
    found = Patience(rule, clock, 3, 0.0)
    found.look(three(asked=[], there=[], held=True), 0.0)
    again = Patience.from_json(rule, clock, 3, found.to_json(), DAY / 2)
    again.look(three(asked=[], there=[], held=True), DAY / 2)
    assert again.next_due() == DAY
    assert again.due(DAY) == [Deed("finish")]


def test_everything_that_matters_is_kept() -> None:
    found = patience(wait=10)
    found.look(three(), 0.0)
    found.may_vote(0, 200.0)
    found.vote([1], 0, "end")
    found.ending, found.resigned, found.skipping = {1}, {2}, {0}
    again = Patience.from_json(found.rule, NoClock(), 3, found.to_json(), 200.0)
    assert again.to_json() == found.to_json()
    again.look(three(), 200.0)
    assert again.due(600.0) == [Deed("bot", 0)]


# ---------------------------------------------------------------------- clocks


def test_the_first_seconds_of_a_turn_may_not_count() -> None:
    clocks = Clocks(LiveClock(1, increment=0, delay=10), 2, 0.0)
    clocks.turn_to([0], 0.0)
    assert clocks.next_expiry() == 70.0
    clocks.turn_to([0], 4.0)
    clocks.turn_to([1], 12.0)
    assert clocks.remaining == [58_000, 60_000]
    clocks.turn_to([0], 15.0)
    assert clocks.next_expiry() == 83.0
    again = Clocks.from_json(clocks.setting, 2, clocks.to_json(), 15.0)
    assert again.next_expiry() == 83.0


def test_days_may_leave_out_the_weekend() -> None:
    friday = MONDAY + 4 * DAY
    clocks = Clocks(DaysClock(2, weekend=True), 2, friday)
    clocks.turn_to([0], friday)
    assert clocks.next_expiry() == MONDAY + 8 * DAY
    assert clocks.expired(MONDAY + 8 * DAY - 1) == []
    assert clocks.expired(MONDAY + 8 * DAY + 1) == [0]
    clocks.turn_to([1], friday + 2.5 * DAY)
    assert clocks.remaining[0] == DAY * 1000
    assert clocks.next_expiry() == MONDAY + 9 * DAY


def test_holidays_are_used_when_the_time_of_a_turn_is_up() -> None:
    clocks = Clocks(DaysClock(1, holidays=3), 2, 0.0)
    clocks.turn_to([0], 0.0)
    assert clocks.next_expiry() == 4 * DAY
    clocks.turn_to([1], 2 * DAY)
    assert clocks.holidays == [2 * DAY * 1000, 3 * DAY * 1000]
    clocks.turn_to([0], 2 * DAY)
    assert clocks.next_expiry() == 5 * DAY


def test_a_clock_that_is_set_back_gives_nobody_time() -> None:
    clocks = Clocks(LiveClock(1, increment=0), 2, 100.0)
    clocks.turn_to([0], 100.0)
    clocks.turn_to([0], 130.0)
    clocks.turn_to([0], 90.0)
    assert clocks.moved == 130.0
    clocks.turn_to([1], 140.0)
    assert clocks.remaining[0] == 20_000


@given(
    start=st.floats(0, 4e9),
    seconds=st.floats(0, 1e7),
    zone=st.sampled_from(["UTC", "Europe/Madrid", "Pacific/Auckland", "America/Los_Angeles"]),
    off=st.integers(-3, 60),
    days=st.integers(1, 30),
)
def test_time_that_counts_adds_up(start: float, seconds: float, zone: str, off: int, days: int) -> None:
    first = Calendar(zone).today(start) + timedelta(days=off)
    calendar = Calendar(zone, (Holidays(first, first + timedelta(days=days - 1)),))
    end = calendars.after(calendar, True, start, seconds)
    assert end >= start
    assert calendars.between(calendar, True, start, end) == pytest.approx(seconds, abs=1e-3)
    assert end - start <= seconds / 5 * 7 + (days + 4) * DAY + 1


def test_a_weekend_is_where_somebody_lives() -> None:
    friday = MONDAY + 4 * DAY
    clocks = Clocks(DaysClock(1, weekend=True), 2, friday)
    clocks.calendars = [Calendar("Pacific/Auckland"), Calendar("America/Los_Angeles")]
    clocks.turn_to([0, 1], friday)
    # At midnight of UTC it is one in the afternoon in Auckland, and four in the afternoon of Thursday in Los Angeles.
    assert clocks.expiry(0) == friday + 3 * DAY
    assert clocks.expiry(1) == friday + 1 * DAY
    assert clocks.state().pauses == [[(friday + 11 * HOUR, friday + 59 * HOUR)], []]


def test_clocks_do_not_run_on_holidays_that_were_announced() -> None:
    wednesday = date.fromisoformat("2023-11-22")
    clocks = Clocks(DaysClock(2), 2, MONDAY)
    clocks.calendars[0] = Calendar("UTC", (Holidays(wednesday - timedelta(days=1), wednesday),))
    clocks.turn_to([0], MONDAY)
    assert clocks.next_expiry() == MONDAY + 4 * DAY
    clocks.turn_to([1], MONDAY + 2.5 * DAY)
    assert clocks.remaining[0] == DAY * 1000
    assert clocks.next_expiry() == MONDAY + 4.5 * DAY


TODAY = date(2030, 6, 10)


def away(first: int, last: int) -> Holidays:
    """From so many days after today."""
    return Holidays(TODAY + timedelta(days=first), TODAY + timedelta(days=last))


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ([away(-1, 3)], "today or later"),
        ([away(5, 4)], "1 to 30 days"),
        ([away(0, 30)], "1 to 30 days"),
        ([away(400, 401)], "within a year"),
        ([away(1, 5), away(5, 6)], "overlap"),
        ([away(1, 20), away(40, 50)], "30 days of holidays in a year"),
    ],
)
def test_holidays_are_bounded(wanted: list[Holidays], why: str) -> None:
    with pytest.raises(BadHolidays, match=why):
        announced(Calendar(), "UTC", wanted, TODAY)


def test_holidays_that_have_begun_can_be_ended_but_not_undone() -> None:
    before = Calendar("UTC", (away(-40, -30), away(-3, 4), away(20, 22)))
    assert announced(before, "UTC", [], TODAY).away == (away(-40, -30), away(-3, -1))
    longer = announced(before, "UTC", [away(-3, 6)], TODAY)
    assert longer.away == (away(-40, -30), away(-3, 6))
    # What is over counts for the year.
    with pytest.raises(BadHolidays, match="in a year"):
        announced(longer, "UTC", [away(-3, 6), away(20, 40)], TODAY)


# ---------------------------------------------------------------------- every game comes to an end


class Model:
    """A table with its real clocks, seats and patience, and in place of the game so many choices that are left."""

    def __init__(self, clock: ClockSetting, rule: TableRule, people: int, bots: int, choices: int) -> None:
        self.rows = [SeatRow(seat, "person", f"p{seat}", f"P{seat}") for seat in range(people)]
        self.rows += [SeatRow(people + seat, "bot", None, "B", "quick") for seat in range(bots)]
        self.now = MONDAY
        self.clocks = Clocks(clock, len(self.rows), self.now)
        self.patience = Patience(rule, clock, len(self.rows), self.now)
        self.agreed: set[int] = set()
        self.there: set[int] = set()
        self.left = choices
        self.asked = 0
        self.ended: str | None = None
        self.settle()

    def person_asked(self) -> list[int]:
        return [self.asked] if seating.bot_of(self.rows[self.asked]) is None else []

    def look(self) -> None:
        playing = {row.seat: row.account for row in self.rows if row.kind == "person" and not row.substitute}
        held = seating.waits_for_people(self.rows, self.agreed)
        self.patience.look(Crowd(self.person_asked(), self.there, playing, held), self.now)

    def settle(self) -> None:
        """Bots choose as long as they may."""
        while self.ended is None:
            for seat in list(self.patience.skipping):
                if seat != self.asked:
                    self.patience.skipping.discard(seat)
                    self.seat_back(seat)
            self.clocks.hand_to(self.person_asked(), self.now)
            self.look()
            if self.person_asked() or seating.waits_for_people(self.rows, self.agreed):
                return
            self.choose()

    def choose(self) -> None:
        chosen = self.asked
        self.left -= 1
        self.asked = (self.asked + 1) % len(self.rows)
        if self.left == 0:
            self.ended = "played"
            return
        self.clocks.turn_to(self.person_asked(), self.now, None, {chosen})
        self.patience.went_on([chosen], self.now)

    def substitute(self, seat: int, agreed: bool) -> None:
        self.rows = seating.handed_over(self.rows, seat, "quick")
        (self.agreed.add if agreed else self.agreed.discard)(seat)

    def seat_back(self, seat: int) -> None:
        self.agreed.discard(seat)
        self.clocks.give_grace(seat, self.now)
        self.rows = seating.taken_back(self.rows, seat)

    def next_due(self) -> float:
        times = [time for time in (self.clocks.next_expiry(), self.patience.next_due()) if time is not None]
        assert times, "nothing would ever happen here again"
        return min(times)

    def wait_until(self, moment: float) -> None:
        """Time goes on, and what is due meanwhile is done when it is due."""
        rounds = 0
        while self.ended is None and self.next_due() <= moment:
            rounds += 1
            assert rounds < 10_000, "it is always something due, and nothing comes of it"
            self.now = max(self.now, self.next_due()) + 0.05
            for seat in self.clocks.expired(self.now):
                self.substitute(seat, agreed=False)
            self.look()
            for deed in self.patience.due(self.now):
                self.do(deed)
            self.settle()
        self.now = max(self.now, moment)

    def do(self, deed: Deed) -> None:
        if deed.what in ("end", "abandon"):
            self.ended = deed.what
        elif deed.what == "finish":
            self.agreed |= {row.seat for row in self.rows if row.kind == "person"}
        elif deed.what in ("bot", "skip"):
            if deed.what == "skip":
                self.patience.skipping.add(deed.seat)
            self.substitute(deed.seat, agreed=False)

    def happen(self, dice: random.Random) -> None:
        """Somebody does something, sensible or not; or nobody does anything for a while."""
        people = [row.seat for row in self.rows if row.kind == "person"]
        seat = dice.choice(people)
        playing = self.rows[seat].substitute is None
        match dice.choice(
            ["wait", "wait", "long", "come", "go", "choose", "leave", "back", "resign", "vote"]
        ):
            case "wait":
                self.wait_until(self.now + dice.choice([1, 60, 600, 5_000]))
            case "long":
                self.wait_until(self.now + dice.choice([0.5, 1, 3, 40]) * DAY)
            case "come":
                self.there.add(seat)
            case "go":
                self.there.discard(seat)
            case "choose" if self.person_asked() == [seat]:
                self.choose()
            case "leave" if playing:
                self.substitute(seat, agreed=True)
            case "back" if not playing and seat not in self.patience.resigned:
                self.patience.skipping.discard(seat)
                self.seat_back(seat)
            case "resign":
                self.patience.resigned.add(seat)
                self.substitute(seat, agreed=True)
            case "vote" if playing and self.patience.may_vote(self.asked, self.now):
                deed = self.patience.vote([seat], self.asked, dice.choice(["bot", "skip", "end", "remind"]))
                if deed is not None:
                    self.do(deed)
        self.settle()


@settings(max_examples=150, deadline=None)
@given(
    clock=CLOCKS,
    rule=RULES,
    people=st.integers(1, 5),
    bots=st.integers(0, 3),
    choices=st.integers(1, 30),
    seed=st.integers(0, 10**9),
    deeds=st.integers(0, 60),
)
def test_every_game_ends_within_the_time_that_its_rule_says(
    clock: ClockSetting, rule: TableRule, people: int, bots: int, choices: int, seed: int, deeds: int
) -> None:
    table = Model(clock, rule, people, bots, choices)
    dice = random.Random(seed)
    for _ in range(deeds):
        if table.ended is not None:
            break
        table.happen(dice)
    # Whatever was done so far: from here on people do nothing, or whatever they like, but the bound holds.
    limit = MONDAY + longest(rule, clock, choices)

    def over() -> bool:
        return table.ended is not None

    while not over() and table.now < limit:
        table.wait_until(table.now + dice.choice([60.0, DAY, 30 * DAY]))
        if not over() and dice.random() < 0.5:
            table.happen(dice)
    assert over()
