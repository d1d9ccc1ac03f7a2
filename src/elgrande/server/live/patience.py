"""How long a table waits for people, and what it does then. Nothing here knows of sockets or databases; time is told.

Every game comes to an end. With a clock, a bot takes over where time is up. Without one, those who are there can vote, or
the rule of the table says after how many minutes of waiting something happens; and a game in which nobody has chosen
anything for so many days is over. Where bots would have to play for everybody, they wait for a day, and then they finish.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from elgrande.server.live.calendars import MOST_DAYS
from elgrande.server.resources import ClockSetting, DaysClock, LiveClock, NoClock, TableRule, WaitInfo, Wish

HELD: Final = 86_400.0
"""Seconds for which bots wait where nobody plays himself any more."""
BEFORE_VOTE: Final = 120_000
"""Milliseconds that somebody must have been waited for before others may vote about him."""
_DAY: Final = 86_400.0
_GRACES: Final = 120.0
"""Seconds that come back to a seat in all, by the grace of a clock."""


class Deed(NamedTuple):
    """Something that is due."""

    what: Literal["remind", "bot", "skip", "end", "finish", "abandon"]
    """What a rule or a vote wants, or that bots ``finish`` the game, or that it is over since nobody ``abandon``ed it."""
    seat: int = -1


class Crowd(NamedTuple):
    """Who is at a table just now."""

    asked: Collection[int]
    """Seats of people who play themselves and have to choose."""
    there: Collection[int]
    """Seats of people who are connected."""
    playing: Mapping[int, str | None]
    """Seats of people who play themselves, and who they are."""
    held: bool
    """Whether bots would have to play for everybody and wait."""

    def others(self, seat: int) -> list[int]:
        """Seats of others who play themselves; who sits at several chairs is one and the same."""
        return [other for other, who in self.playing.items() if who != self.playing.get(seat)]


class Patience:
    """What a table remembers about waiting."""

    def __init__(self, rule: TableRule, clock: ClockSetting, seats: int, now: float) -> None:
        self.rule = rule
        self.clocked = not isinstance(clock, NoClock)
        self.at = now
        self.moved = now
        """When the game went on last."""
        self.waited = [0] * seats
        """Milliseconds for which somebody who is there has waited for each seat, since it was asked or seen last."""
        self.held = 0
        """Milliseconds for which the bots have waited since the game went on last, up to"""
        self.held_since: float | None = None
        """... when they began to wait once more. A moment, since the table may leave the memory and come back."""
        self.reminded: set[int] = set()
        self.votes: dict[int, dict[int, Wish]] = {}
        """By the seat they are about, and by who wants it."""
        self.ending: set[int] = set()
        """Seats whose people would like to end the game."""
        self.resigned: set[int] = set()
        """Seats whose people have given up for good."""
        self.skipping: set[int] = set()
        """Seats where a bot plays one turn only."""
        self.shown: set[int] = set()
        """Seats of which everybody was told that a vote is open."""
        self._crowd = Crowd((), (), {}, False)

    # ------------------------------------------------------------------ what happens

    def look(self, crowd: Crowd, now: float) -> None:
        """Somebody has come or gone, or somebody else is asked."""
        self._pass_time(now)
        self._crowd = crowd
        if crowd.held and self.held_since is None:
            self.held_since = now
        elif not crowd.held and self.held_since is not None:
            self.held += round(max(0.0, now - self.held_since) * 1000)
            self.held_since = None
        for seat in range(len(self.waited)):
            if seat not in crowd.asked or seat in crowd.there:
                self._forgive(seat)
        self.ending &= set(crowd.playing)

    def went_on(self, seats: Iterable[int], now: float) -> None:
        """The game has gone on by these seats."""
        self._pass_time(now)
        self.moved = max(self.moved, now)
        self.held = 0
        if self.held_since is not None:
            self.held_since = now
        for seat in seats:
            self._forgive(seat)

    def _forgive(self, seat: int) -> None:
        self.waited[seat] = 0
        self.votes.pop(seat, None)
        self.reminded.discard(seat)

    def _pass_time(self, now: float) -> None:
        passed = round(max(0.0, now - self.at) * 1000)
        for seat in self._waiting():
            self.waited[seat] += passed
        self.at = max(self.at, now)

    def _waiting(self) -> list[int]:
        """Seats that are waited for by somebody who is there."""
        crowd = self._crowd
        if self.clocked:
            return []
        return [
            seat
            for seat in crowd.asked
            if seat not in crowd.there and any(other in crowd.there for other in crowd.others(seat))
        ]

    # ------------------------------------------------------------------ votes

    def may_vote(self, seat: int, now: float) -> bool:
        """Whether others may decide about a seat."""
        self._pass_time(now)
        return not self.clocked and seat in self._crowd.asked and self.waited[seat] >= BEFORE_VOTE

    def needed(self, seat: int) -> int:
        """Votes that decide about a seat: more than half of the others."""
        return len(self._crowd.others(seat)) // 2 + 1

    def vote(self, voters: Sequence[int], seat: int, wish: Wish | None) -> Deed | None:
        """Somebody says what to do about a seat; returns it when it is decided."""
        found = self.votes.setdefault(seat, {})
        for voter in voters:
            found.pop(voter, None)
            if wish is not None:
                found[voter] = wish
        others = set(self._crowd.others(seat))
        if wish is None or sum(found[voter] == wish for voter in found if voter in others) < self.needed(
            seat
        ):
            return None
        self._forgive(seat)
        return Deed(wish, seat)

    def waits(self, now: float) -> list[WaitInfo]:
        """Who is waited for, to be told to everybody."""
        self._pass_time(now)
        found: list[WaitInfo] = []
        for seat in self._waiting():
            votes: dict[str, list[int]] = {}
            for voter, wish in sorted(self.votes.get(seat, {}).items()):
                votes.setdefault(wish, []).append(voter)
            found.append(
                WaitInfo(seat, self.waited[seat], self.waited[seat] >= BEFORE_VOTE, votes, self.needed(seat))
            )
        return found

    # ------------------------------------------------------------------ what is due

    def due(self, now: float) -> list[Deed]:
        """What has to be done now. Whatever is done about a seat, its waiting begins anew."""
        self._pass_time(now)
        if not self.clocked and now >= self.moved + self.rule.last * _DAY:
            return [Deed("abandon")]
        deeds: list[Deed] = []
        if (held_until := self._held_until()) is not None and now >= held_until:
            deeds.append(Deed("finish"))
        for seat in self._waiting():
            if self._limit(seat) is not None and self.waited[seat] >= self.rule.wait * 60_000:
                if self.rule.then == "remind":
                    self.reminded.add(seat)
                else:
                    self._forgive(seat)
                deeds.append(Deed(self.rule.then, seat))
        return deeds

    def _limit(self, seat: int) -> float | None:
        """Seconds until the rule of the table does something about a seat; None if it does not."""
        if not self.rule.wait or seat in self.reminded:
            return None
        return max(0.0, self.rule.wait * 60.0 - self.waited[seat] / 1000)

    def _held_until(self) -> float | None:
        """Until when bots wait for people, if they do."""
        return None if self.held_since is None else self.held_since + max(0.0, HELD - self.held / 1000)

    def next_due(self) -> float | None:
        """When something is to be done, if nothing happens until then."""
        times: list[float] = []
        if not self.clocked:
            times.append(self.moved + self.rule.last * _DAY)
        if (held_until := self._held_until()) is not None:
            times.append(held_until)
        limits = [limit for seat in self._waiting() if (limit := self._limit(seat)) is not None]
        times += [self.at + limit for limit in limits]
        # Others may vote from then on, and are told so.
        times += [
            self.at + (BEFORE_VOTE - self.waited[seat]) / 1000
            for seat in self._waiting()
            if self.waited[seat] < BEFORE_VOTE
        ]
        return min(times) if times else None

    # ------------------------------------------------------------------ keeping

    def to_json(self) -> dict[str, Any]:
        """What must not be forgotten; who is there shows itself."""
        return {
            "waited": self.waited,
            "held": self.held,
            "held_since": self.held_since,
            "reminded": sorted(self.reminded),
            "votes": {
                str(seat): {str(voter): wish for voter, wish in votes.items()}
                for seat, votes in self.votes.items()
                if votes
            },
            "ending": sorted(self.ending),
            "resigned": sorted(self.resigned),
            "skipping": sorted(self.skipping),
        }

    @classmethod
    def from_json(
        cls, rule: TableRule, clock: ClockSetting, seats: int, data: dict[str, Any] | None, now: float
    ) -> Patience:
        found = cls(rule, clock, seats, now)
        if data is not None:
            found.waited = list(data["waited"])
            found.held = int(data["held"])
            found.held_since = data.get("held_since")
            found.reminded = set(data["reminded"])
            found.votes = {
                int(seat): {int(voter): wish for voter, wish in votes.items()}
                for seat, votes in data["votes"].items()
            }
            found.ending = set(data["ending"])
            found.resigned = set(data["resigned"])
            found.skipping = set(data["skipping"])
        return found


def longest(rule: TableRule, clock: ClockSetting, entries: int) -> float:
    """Seconds within which a game ends that has at most so many entries, whatever people do or leave undone."""
    match clock:
        case LiveClock(minutes=minutes, increment=increment, delay=delay):
            # Clocks run while a person is asked, each seat for itself; between two entries bots wait a day at most.
            once = minutes * 60.0 + increment + delay + _GRACES + HELD
        case DaysClock(days=days, weekend=weekend, holidays=holidays):
            turn = (days + holidays) * _DAY
            if weekend:
                # Who moves to another time zone meanwhile moves his weekend, too.
                turn = turn / 5 * 7 + 6 * _DAY
            # A turn touches two years at most, for each of which there are holidays to be announced.
            turn += 2 * MOST_DAYS * _DAY
            once = turn + _GRACES + HELD
        case _:
            once = rule.last * _DAY
    return (entries + 1) * once
