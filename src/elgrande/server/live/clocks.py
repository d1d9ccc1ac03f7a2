"""The clocks of a table: none, minutes for the game with an increment, or days for each turn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from elgrande.server.live import calendars
from elgrande.server.live.calendars import PLAIN, Calendar
from elgrande.server.messages import ClockState
from elgrande.server.resources import ClockSetting, DaysClock, LiveClock, NoClock

_DAY: Final = 86_400_000
_MINUTE: Final = 60_000
_GRACE: Final = 60_000
"""What somebody has who takes a seat back after running out of time; the next time it is half of that, and so on."""


class Clocks:
    """Times in milliseconds by seat. The clock of a seat runs while a person has to choose there."""

    def __init__(self, setting: ClockSetting, seats: int, now: float) -> None:
        self.setting = setting
        first = None if isinstance(setting, NoClock) else self._full()
        self.remaining: list[int | None] = [first] * seats
        self.delay = [self._delay()] * seats
        """What is left of the time in this turn that does not count."""
        self.holidays = [setting.holidays * _DAY if isinstance(setting, DaysClock) else 0] * seats
        """What each seat has besides for the whole game."""
        self.running: list[int] = []
        self.moved = now
        """When the game went on last."""
        self.grace = [_GRACE] * seats
        """What each seat gets when its time has run out and somebody comes back to it."""
        self.at = now
        self.calendars: list[Calendar] = [PLAIN] * seats
        """When the people at the seats are away, where days are counted."""
        self._begun: set[int] = set()
        """Seats whose clock has run since the game went on last."""

    def _full(self) -> int:
        match self.setting:
            case LiveClock(minutes=minutes):
                return minutes * 60_000
            case DaysClock(days=days):
                return days * _DAY
            case _:
                return 0

    def _delay(self) -> int:
        return self.setting.delay * 1000 if isinstance(self.setting, LiveClock) else 0

    @property
    def _weekend(self) -> bool:
        return isinstance(self.setting, DaysClock) and self.setting.weekend

    @property
    def short(self) -> int:
        """With less than this, time is short: a quarter, but at most a minute, or a day where days are counted."""
        return min(_DAY if isinstance(self.setting, DaysClock) else _MINUTE, self._full() // 4)

    def left_for(self, seat: int) -> int | None:
        """What a seat has in all before its time is up; None without a clock."""
        left = self.remaining[seat]
        return None if left is None else self.delay[seat] + left + self.holidays[seat]

    def turn_to(
        self,
        asked: Sequence[int],
        now: float,
        undone_by: int | None = None,
        chosen_by: Collection[int] | None = None,
    ) -> None:
        """The game has gone on, and others have to choose now. Time is earned by those who have chosen."""
        self.moved = max(self.moved, now)
        if isinstance(self.setting, NoClock):
            return
        self._charge(now)
        for seat in self.running:
            if seat not in asked and (chosen_by is None or seat in chosen_by):
                self._stopped(seat)
        for seat in asked:
            if seat not in self.running:
                self._started(seat, undone_by)
        self.running = list(asked)
        self._begun = set(asked)

    def hand_to(self, asked: Sequence[int], now: float) -> None:
        """The same is asked as before, but a person or a bot has taken over: nobody earns anything by that."""
        if isinstance(self.setting, NoClock):
            return
        self._charge(now)
        for seat in asked:
            if isinstance(self.setting, DaysClock) and seat not in self._begun and self.left_for(seat):
                self.remaining[seat] = self._full()
        self.running = list(asked)
        self._begun.update(asked)

    def _charge(self, now: float) -> None:
        for seat in self.running:
            left, passed = self.remaining[seat], self._passed(seat, now)
            if left is not None:
                counted = max(0, passed - self.delay[seat])
                self.delay[seat] = max(0, self.delay[seat] - passed)
                self.holidays[seat] = max(0, self.holidays[seat] - max(0, counted - left))
                self.remaining[seat] = max(0, left - counted)
        # Time never goes back, whatever the clock of the machine says.
        self.at = max(self.at, now)

    def _passed(self, seat: int, now: float) -> int:
        """Milliseconds that count for a seat since clocks were looked at last."""
        if not isinstance(self.setting, DaysClock):
            return round(max(0.0, now - self.at) * 1000)
        return round(calendars.between(self.calendars[seat], self._weekend, self.at, now) * 1000)

    def _stopped(self, seat: int) -> None:
        left = self.remaining[seat]
        if isinstance(self.setting, LiveClock) and left:
            self.remaining[seat] = left + self.setting.increment * 1000

    def _started(self, seat: int, undone_by: int | None) -> None:
        left = self.remaining[seat]
        if seat != undone_by:
            self.delay[seat] = self._delay()
        if isinstance(self.setting, DaysClock):
            if seat != undone_by:
                self.remaining[seat] = self._full()
        elif isinstance(self.setting, LiveClock) and left is not None and seat == undone_by:
            # What is taken back was not finished: no time is earned by going back and forth.
            self.remaining[seat] = max(1, left - self.setting.increment * 1000)

    def give_grace(self, seat: int, now: float) -> None:
        """Somebody is back at a seat; if its time had run out, he gets a little."""
        self._charge(now)
        if self.remaining[seat] == 0 and self.holidays[seat] == 0:
            self.remaining[seat] = self.grace[seat]
            self.grace[seat] //= 2

    def expired(self, now: float) -> list[int]:
        """Seats that have run out of time."""
        return [
            seat
            for seat in self.running
            if (left := self.left_for(seat)) is not None and left <= self._passed(seat, now)
        ]

    def expiry(self, seat: int) -> float | None:
        """When the clock of a seat runs out that runs now, if nothing happens."""
        left = self.left_for(seat)
        if left is None:
            return None
        if not isinstance(self.setting, DaysClock):
            return self.at + left / 1000
        return calendars.after(self.calendars[seat], self._weekend, self.at, left / 1000)

    def next_expiry(self) -> float | None:
        """When the next clock runs out, if nothing happens."""
        times = [time for seat in self.running if (time := self.expiry(seat)) is not None]
        return min(times, default=None)

    def state(self) -> ClockState:
        return ClockState(
            remaining=list(self.remaining),
            running=list(self.running),
            at=self.at,
            delay=list(self.delay) if self._delay() else [],
            holidays=list(self.holidays) if any(self.holidays) else [],
            pauses=self._pauses(),
            short=self.short,
        )

    def _pauses(self) -> list[list[tuple[float, float]]]:
        """By seat, when a clock that runs now stands still before it is up."""
        if not isinstance(self.setting, DaysClock):
            return []
        found = [
            calendars.spans(self.calendars[seat], self._weekend, self.at, end)
            if seat in self.running and (end := self.expiry(seat)) is not None
            else []
            for seat in range(len(self.remaining))
        ]
        return found if any(found) else []

    # ------------------------------------------------------------------ keeping

    def to_json(self) -> dict[str, Any]:
        kept = {"remaining": self.remaining, "running": self.running, "at": self.at, "grace": self.grace}
        kept["moved"] = self.moved
        if self._delay():
            kept["delay"] = self.delay
        if isinstance(self.setting, DaysClock) and self.setting.holidays:
            kept["holidays"] = self.holidays
        return kept

    @classmethod
    def from_json(
        cls,
        setting: ClockSetting,
        seats: int,
        data: dict[str, Any] | None,
        now: float,
        kept_until: float | None = None,
        calendars: Sequence[Calendar] = (),
    ) -> Clocks:
        """As they were kept. Minutes did not run while no server was there; days did.

        ``kept_until`` is when a process was last known to look after the table; None after the start of the only one.
        """
        clocks = cls(setting, seats, now)
        if calendars:
            clocks.calendars = list(calendars)
        if data is not None:
            clocks.remaining = list(data["remaining"])
            clocks.running = list(data["running"])
            clocks.grace = list(data.get("grace", clocks.grace))
            clocks.delay = list(data.get("delay", clocks.delay))
            clocks.holidays = list(data.get("holidays", clocks.holidays))
            clocks.moved = data.get("moved", data["at"])
            clocks._begun = set(clocks.running)
            if isinstance(setting, DaysClock):
                clocks.at = data["at"]
            elif kept_until is not None:
                clocks.at = data["at"]
                clocks._charge(min(now, max(kept_until, data["at"])))
                clocks.at = now
        return clocks
