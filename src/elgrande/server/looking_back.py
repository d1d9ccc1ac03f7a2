"""Where bots think, decisions of games that are over are judged, too: a few at a time, so that nobody waits long."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from elgrande.record import Entry, from_json
from elgrande.review.judge import STRENGTHS, Strength
from elgrande.review.moments import Moment
from elgrande.review.review import to_review
from elgrande.review.verdict import Reviewer

SEED: Final = 0
"""Of all reviews on a server: whoever asks gets the same."""
AT_ONCE: Final = 0.3
"""Seconds after which no further decision is begun."""


class LookingBack:
    """The game that a process has judged last, so that it is not played again for every few decisions."""

    def __init__(self, strengths: Mapping[str, Strength] = STRENGTHS) -> None:
        self._strengths = strengths
        self._key = ""
        self._moments: list[Moment] = []
        self._reviewer: Reviewer | None = None

    def look_back(
        self,
        game: str,
        head: str,
        entries: Sequence[Sequence[Any]],
        done: Sequence[int],
        strength: str,
        seats: Sequence[int] | None = None,
    ) -> tuple[int, list[tuple[int, str]]]:
        """How many decisions there are, and verdicts as JSON on some that are not ``done``, by their entries."""
        key = f"{game} {strength}"
        if key != self._key:
            played = from_json({**msgspec.json.decode(head), "entries": []}, telling=False)
            for seat, text in entries:
                played.enter(Entry(int(seat), str(text)))
            self._moments = to_review(played, seats)
            self._reviewer = Reviewer(played.table.rules, self._strengths[strength], SEED)
            self._key = key
        assert self._reviewer is not None
        known = set(done)
        found: list[tuple[int, str]] = []
        begun = time.monotonic()
        for moment in self._moments:
            if moment.entry not in known:
                verdict = self._reviewer.verdict(moment)
                found.append((moment.entry, msgspec.json.encode(verdict).decode()))
                if time.monotonic() - begun >= AT_ONCE:
                    break
        return len(self._moments), found
