"""What is kept of a game: one line of JSON."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar, cast

from elgrande.arena.errors import BadResults
from elgrande.arena.match import shuffle_of
from elgrande.statistics import SOURCES as SOURCES

FORMAT: Final = 2
_STEPS: Final = 8
"""Steps of the histogram of thinking times for each doubling of the time."""
_UNIT: Final = 1e-6
_LONGEST: Final = 1e9
"""Seconds that nothing takes: 30 years."""


@dataclass(frozen=True)
class Times:
    """How long decisions took, in seconds."""

    decisions: int
    mean: float
    p50: float
    p99: float
    max: float
    counts: dict[int, int]
    """A histogram in steps of nine per cent: how many decisions took ``2 ** (step / 8)`` microseconds or up to a step more."""

    @classmethod
    def of(cls, seconds: Iterable[float]) -> Times:
        ordered = sorted(seconds)
        if not ordered:
            return cls(0, 0.0, 0.0, 0.0, 0.0, {})
        return cls(
            len(ordered),
            short(sum(ordered) / len(ordered)),
            short(ordered[_rank(len(ordered), 0.5)]),
            short(ordered[_rank(len(ordered), 0.99)]),
            short(ordered[-1]),
            dict(Counter(_step(time) for time in ordered)),
        )

    @classmethod
    def together(cls, several: Iterable[Times]) -> Times:
        """All decisions of several games. Quantiles are those of the histogram, good to a twentieth."""
        parts = [times for times in several if times.decisions]
        if not parts:
            return cls.of([])
        if len(parts) == 1:
            return parts[0]
        counts: Counter[int] = Counter()
        for times in parts:
            counts.update(times.counts)
        decisions = sum(times.decisions for times in parts)
        longest = max(times.max for times in parts)
        return cls(
            decisions,
            sum(times.mean * times.decisions for times in parts) / decisions,
            min(longest, _quantile(counts, _rank(decisions, 0.5))),
            min(longest, _quantile(counts, _rank(decisions, 0.99))),
            longest,
            dict(counts),
        )

    def to_json(self) -> dict[str, object]:
        return {
            "decisions": self.decisions,
            "mean": short(self.mean),
            "p50": short(self.p50),
            "p99": short(self.p99),
            "max": short(self.max),
            "counts": {str(step): count for step, count in sorted(self.counts.items())},
        }


def _rank(n: int, p: float) -> int:
    """Index of the quantile p among n ordered numbers."""
    return min(n - 1, math.ceil(p * n) - 1)


def _step(seconds: float) -> int:
    """The step of the histogram that a time belongs to."""
    return math.floor(_STEPS * math.log2(max(seconds, _UNIT) / _UNIT))


def _quantile(counts: Mapping[int, int], rank: int) -> float:
    below = 0
    for step in sorted(counts):
        below += counts[step]
        if rank < below:
            return _UNIT * float(2 ** ((step + 0.5) / _STEPS))
    raise ValueError(f"there is no number {rank} among {below}")


def short(seconds: float) -> float:
    """A time to four digits: nobody measures better."""
    return float(f"{seconds:.4g}")


@dataclass(frozen=True)
class Result:
    """How a game went. Lists are by seat."""

    match: dict[str, object]
    """``Match.to_json`` of the match it belongs to."""
    deal: int
    turn: int
    shuffle: int
    """Seed of the table: ``new_table(setup, shuffle)``."""
    bots: list[str]
    start: int
    """The seat that began."""
    scores: list[int]
    ranks: list[int]
    first_power: list[int]
    """The power card of the first round."""
    points: list[dict[str, int]]
    """Points by source."""
    times: list[Times]
    seconds: float
    program: dict[str, object]
    """The version that played it."""

    @property
    def key(self) -> tuple[int, int]:
        return self.deal, self.turn

    def line(self) -> str:
        """The result as a line of JSON."""
        return json.dumps(
            {
                "arena": FORMAT,
                "match": self.match,
                "deal": self.deal,
                "turn": self.turn,
                "shuffle": self.shuffle,
                "bots": self.bots,
                "start": self.start,
                "scores": self.scores,
                "ranks": self.ranks,
                "first_power": self.first_power,
                "points": self.points,
                "times": [times.to_json() for times in self.times],
                "seconds": self.seconds,
                "program": self.program,
            },
            ensure_ascii=False,
        )


LINE_START: Final = '{"arena": '
"""How every line of a results file begins."""


def read_line(line: str) -> Result:
    """A result from its line; anything else is refused with the reason."""
    try:
        facts: object = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise BadResults(f"this is not JSON ({problem})") from None
    if not isinstance(facts, dict) or "arena" not in facts:
        raise BadResults("this is not a game of the arena")
    if facts["arena"] != FORMAT:
        raise BadResults(
            f"this is format {facts['arena']!r} of a results file; this program reads format {FORMAT}"
        )
    return _read(facts)


def _read(facts: dict[str, object]) -> Result:
    bots = _list(facts, "bots", str)
    players = len(bots)
    if not 2 <= players <= 5:
        raise BadResults(f"'bots' names {players} bots; a game has two to five")
    result = Result(
        match=_dict(facts, "match"),
        deal=_int(facts, "deal"),
        turn=_int(facts, "turn"),
        shuffle=_int(facts, "shuffle"),
        bots=bots,
        start=_int(facts, "start"),
        scores=_list(facts, "scores", int, players),
        ranks=_list(facts, "ranks", int, players),
        first_power=_list(facts, "first_power", int, players),
        points=[_points(entry) for entry in _list(facts, "points", dict, players)],
        times=[_times(entry) for entry in _list(facts, "times", dict, players)],
        seconds=_time(facts, "seconds"),
        program=_dict(facts, "program"),
    )
    _check(result)
    return result


def _check(result: Result) -> None:
    """Refuse what no game comes to; in a table it would be a wrong figure that nobody notices."""
    seats = range(len(result.bots))
    if result.shuffle != shuffle_of(_int(result.match, "seed"), result.deal):
        raise BadResults(f"'shuffle' is not that of deal {result.deal} of this match")
    if result.start not in seats:
        raise BadResults(f"'start' must be a seat, 0 to {seats[-1]}")
    if any(rank != 1 + sum(other < rank for other in result.ranks) for rank in result.ranks):
        raise BadResults(f"'ranks' are no ranks of {len(seats)} seats: {result.ranks}")
    sums = [sum(sources.values()) for sources in result.points]
    if sums != result.scores:
        raise BadResults(f"'points' come to {sums}, but 'scores' are {result.scores}")


def _points(entry: dict[str, object]) -> dict[str, int]:
    return {source: _int(entry, source) for source in SOURCES}


def _times(entry: dict[str, object]) -> Times:
    counts = _dict(entry, "counts")
    times = Times(
        _int(entry, "decisions"),
        _time(entry, "mean"),
        _time(entry, "p50"),
        _time(entry, "p99"),
        _time(entry, "max"),
        {_number(step): _int(counts, step) for step in counts},
    )
    if not times.p50 <= times.p99 <= times.max:
        raise BadResults("'p50', 'p99' and 'max' are not in ascending order")
    # The longest time is written to four digits, so it may be a step off.
    if any(not 0 <= step <= _step(times.max) + 1 for step in times.counts):
        raise BadResults("'counts' has a step that lies beyond 'max'")
    if min(times.counts.values(), default=1) < 1 or sum(times.counts.values()) != times.decisions:
        raise BadResults(f"'counts' do not add up to the {times.decisions} 'decisions'")
    return times


def _number(key: str) -> int:
    """A key that is a whole number, written as we write it."""
    if key.isdecimal() and key.isascii() and len(key) < 10 and str(int(key)) == key:
        return int(key)
    raise BadResults(f"'{key}' in 'counts' is not the number of a step")


T = TypeVar("T")


def _field(facts: Mapping[str, object], name: str, kind: type[T], what: str) -> T:
    value = facts.get(name)
    # True and False are numbers to Python, but not to us.
    if isinstance(value, kind) and not isinstance(value, bool):
        return value
    raise BadResults(f"'{name}' is missing" if name not in facts else f"'{name}' must be {what}")


def _int(facts: Mapping[str, object], name: str) -> int:
    return _field(facts, name, int, "a whole number")


def _time(facts: Mapping[str, object], name: str) -> float:
    what = "a number of seconds"
    is_whole = isinstance(facts.get(name), int)
    seconds = _field(facts, name, int, what) if is_whole else _field(facts, name, float, what)
    # JSON knows neither infinity nor NaN, but Python reads them.
    if 0 <= seconds <= _LONGEST:
        return float(seconds)
    raise BadResults(f"'{name}' must be {what}")


def _dict(facts: Mapping[str, object], name: str) -> dict[str, object]:
    return _field(facts, name, dict, "an object")


def _list(facts: Mapping[str, object], name: str, kind: type[T], length: int | None = None) -> list[T]:
    values: list[object] = _field(facts, name, list, "a list")
    if not all(isinstance(value, kind) and not isinstance(value, bool) for value in values):
        raise BadResults(f"'{name}' holds something that does not belong there")
    if length is not None and len(values) != length:
        raise BadResults(f"'{name}' has {len(values)} entries for {length} seats")
    return cast(list[T], values)
