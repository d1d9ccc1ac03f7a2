"""How often somebody may do something: a bucket of tokens that fills up again."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from elgrande.server.problems import Refusal, too_fast


class Rate(NamedTuple):
    """So many at once, and so many seconds until one more may be done."""

    burst: int
    seconds: float


REQUESTS: Final = Rate(400, 0.01)
"""Of any kind, from one address."""
LOGIN: Final = Rate(8, 15.0)
SESSION: Final = Rate(20, 10.0)
LETTERS: Final = Rate(3, 1200.0)
"""Mails to one address that were asked for by hand."""
TABLES: Final = Rate(15, 20.0)
TABLES_HERE: Final = Rate(40, 6.0)
"""The same for an address, where several people may live."""
UPLOADS: Final = Rate(10, 20.0)
UPLOADS_HERE: Final = Rate(20, 15.0)
LISTS: Final = Rate(60, 0.2)
RESYNC: Final = Rate(12, 0.5)
"""To be told everything once more."""
REPLAYS: Final = Rate(60, 0.2)
CATALOGUE: Final = Rate(60, 0.1)
MESSAGES: Final = Rate(80, 0.03)
CHOICES: Final = Rate(60, 0.1)
CHAT: Final = Rate(6, 2.0)
MEETING: Final = Rate(20, 3.0)
"""Friends, invitations, wishes to play."""
SEARCH: Final = Rate(10, 6.0)
"""For people, by name."""
TABLE_PASSWORDS: Final = Rate(10, 12.0)
"""From one address: they are short."""
HINTS: Final = Rate(6, 2.0)
CONNECTIONS: Final = Rate(40, 1.0)

_LATE: Final = 3.0
"""Seconds after which a login is answered that many try to guess."""
_MOST: Final = 20_000
"""Buckets that are remembered; beyond, full ones are forgotten."""


class Bucket:
    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = float(rate.burst)
        self.at = now

    def take(self, now: float) -> float:
        """Take a token; returns how long to wait if there is none."""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) / self.rate.seconds)
        self.at = now
        if self.tokens < 1.0:
            return (1.0 - self.tokens) * self.rate.seconds
        self.tokens -= 1.0
        return 0.0

    def full(self, now: float) -> bool:
        return self.tokens + (now - self.at) / self.rate.seconds >= self.rate.burst


class Limits:
    """Counts what everybody does; raises ``Refusal`` when it is too much."""

    def __init__(self, enabled: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self.clock = clock
        self._buckets: dict[tuple[Rate, str], Bucket] = {}
        self._welcome: dict[tuple[str, str], None] = {}
        """Logins and the addresses from which they came with the right password, the latest at the end."""

    def check(self, rate: Rate, who: str) -> None:
        if not self.enabled:
            return
        now = self.clock()
        key = (rate, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= _MOST:
                self._buckets = {key: one for key, one in self._buckets.items() if not one.full(now)}
            bucket = self._buckets[key] = Bucket(rate, now)
        wait = bucket.take(now)
        if wait:
            raise too_fast(wait)

    def late_for(self, login: str, address: str) -> float:
        """Nobody may try many passwords, not even from many addresses; but nobody can keep others out by trying.

        An address is refused when it tries too often. A login that many addresses try is answered late, after so many
        seconds: for its owner that is a nuisance, and who guesses gets no more tries by that.
        """
        if (login, address) in self._welcome:
            return 0.0
        try:
            self.check(LOGIN, f"login {login[:64]}")
        except Refusal:
            return _LATE
        return 0.0

    def welcome(self, login: str, address: str) -> None:
        """Somebody knew the password."""
        self._welcome.pop((login, address), None)
        if len(self._welcome) >= _MOST:
            del self._welcome[next(iter(self._welcome))]
        self._welcome[login, address] = None
