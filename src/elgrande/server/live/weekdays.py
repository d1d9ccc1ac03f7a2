"""Time that does not run on Saturdays and Sundays, for clocks that count days. Days begin at midnight of UTC."""

from __future__ import annotations

import math
from typing import Final

DAY: Final = 86_400.0
_WEEK: Final = 7 * DAY
_FIRST_MONDAY: Final = 4 * DAY
"""The first day of 1970 was a Thursday."""


def worked(until: float) -> float:
    """Seconds of working days up to a moment, from the first Monday of 1970."""
    weeks, rest = divmod(until - _FIRST_MONDAY, _WEEK)
    return weeks * 5 * DAY + min(rest, 5 * DAY)


def between(start: float, end: float) -> float:
    """Seconds of working days between two moments."""
    return max(0.0, worked(end) - worked(start))


def after(start: float, seconds: float) -> float:
    """When so many seconds of working days will have passed."""
    wanted = worked(start) + seconds
    weeks, rest = divmod(wanted, 5 * DAY)
    if rest == 0 and seconds > 0:
        weeks, rest = weeks - 1, 5 * DAY
    found = _FIRST_MONDAY + weeks * _WEEK + rest
    # On a weekend nothing has been worked since Friday: time goes on from where one stands.
    return max(start, found) if math.isfinite(found) else found
