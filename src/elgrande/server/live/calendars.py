"""Days on which nobody's clock runs: weekends where somebody lives, and the holidays that he has announced."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final, NamedTuple

from elgrande.rules.errors import ElGrandeError
from elgrande.server.rows import SeatRow

MOST_DAYS: Final = 30
"""Days of holidays that one can announce for a year."""
AHEAD: Final = 366
"""Days from now within which they must begin."""
_DAY: Final = timedelta(days=1)

Span = tuple[float, float]
"""From when to when, in seconds since 1970."""


class Holidays(NamedTuple):
    """From the first day to the last one, both included."""

    first: date
    last: date

    @property
    def days(self) -> list[date]:
        return [self.first + n * _DAY for n in range((self.last - self.first).days + 1)]


class Calendar(NamedTuple):
    """Where somebody lives, and when he is away."""

    zone: str = "UTC"
    away: tuple[Holidays, ...] = ()

    def today(self, now: float) -> date:
        return datetime.fromtimestamp(now, zone_of(self.zone)).date()

    def to_json(self) -> list[list[str]]:
        return [[one.first.isoformat(), one.last.isoformat()] for one in self.away]

    @classmethod
    def from_json(cls, zone: str, away: Sequence[Sequence[str]]) -> Calendar:
        return cls(
            zone, tuple(Holidays(date.fromisoformat(first), date.fromisoformat(last)) for first, last in away)
        )


PLAIN: Final = Calendar()
"""Of somebody who has not said anything."""


@lru_cache(maxsize=64)
def zone_of(name: str) -> tzinfo:
    """A time zone by its name; UTC where this machine does not know it."""
    from zoneinfo import ZoneInfo

    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return UTC


def is_zone(name: str) -> bool:
    return name == "UTC" or zone_of(name) is not UTC


# ---------------------------------------------------------------------- time that does not count


def rests(calendar: Calendar, weekend: bool, start: float) -> Iterator[Span]:
    """When time stands still from a moment on, in order: without an end where weekends do not count."""
    zone = zone_of(calendar.zone)
    last = max((one.last for one in calendar.away), default=date.min)
    day = datetime.fromtimestamp(start, zone).date()
    while weekend or day <= last:
        first = day
        while (weekend and day.weekday() >= 5) or any(a <= day <= b for a, b in calendar.away):
            day += _DAY
        if day > first:
            yield max(start, _midnight(first, zone)), _midnight(day, zone)
        day += _DAY


def _midnight(day: date, zone: tzinfo) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=zone).timestamp()


def between(calendar: Calendar, weekend: bool, start: float, end: float) -> float:
    """Seconds that count between two moments."""
    counted = max(0.0, end - start)
    for still, again in rests(calendar, weekend, start):
        if still >= end:
            break
        counted -= min(again, end) - still
    return counted


def after(calendar: Calendar, weekend: bool, start: float, seconds: float) -> float:
    """When so many seconds that count will have passed."""
    at = start
    for still, again in rests(calendar, weekend, start):
        if still - at >= seconds or not math.isfinite(seconds):
            break
        seconds -= still - at
        at = again
    return at + seconds


def spans(calendar: Calendar, weekend: bool, start: float, end: float) -> list[Span]:
    """When time stands still between two moments."""
    found: list[Span] = []
    for span in rests(calendar, weekend, start):
        if span[0] >= end:
            break
        found.append(span)
    return found


# ---------------------------------------------------------------------- announcing


class BadHolidays(ElGrandeError):
    """Holidays that cannot be announced."""


def announced(before: Calendar, zone: str, wanted: Sequence[Holidays], today: date) -> Calendar:
    """A calendar with other holidays.

    Days that are over stay as they were: they count for their year, and nobody's clock ran on them.
    """
    begun = {old.first: old for old in before.away if old.first < today and old.first.year >= today.year - 1}
    yesterday = today - _DAY
    kept = {first: Holidays(first, min(old.last, yesterday)) for first, old in begun.items()}
    for one in wanted:
        if one.first in begun:
            one = Holidays(one.first, max(one.last, kept[one.first].last))
        elif one.first < today:
            raise BadHolidays("holidays begin today or later")
        if not one.first <= one.last < one.first + MOST_DAYS * _DAY or one.first > today + AHEAD * _DAY:
            raise BadHolidays(f"holidays have 1 to {MOST_DAYS} days, and begin within a year")
        kept[one.first] = one
    days = [day for one in kept.values() for day in one.days]
    if len(set(days)) < len(days):
        raise BadHolidays("two of these holidays overlap")
    if any(count > MOST_DAYS for count in Counter(day.year for day in days).values()):
        raise BadHolidays(f"there are {MOST_DAYS} days of holidays in a year, and these are more")
    return Calendar(zone, tuple(sorted(kept.values())))


def by_seat(rows: Sequence[SeatRow], known: Mapping[str, tuple[str, list[list[str]]]]) -> list[Calendar]:
    """The calendar at every seat of a table."""
    found = {account: Calendar.from_json(zone, away) for account, (zone, away) in known.items()}
    return [found.get(row.account or "", PLAIN) for row in rows]
