"""What became of choices in earlier simulations of the same search.

All simulations of a search play the same round, over and over, with the same cards on offer. How it went for a seat whenever
it had chosen an option, against what it chose otherwise in the same case, tells more about that option here and now than
an opinion that was formed over all games: so the hand that plays the simulations gets better while it plays them, and for
all seats alike.

A case is the seat, the card in use, what is asked, and what matters most to it. Within a case it counts for some more what
the seat had chosen just before. Both are believed the more the more often they were seen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.rules import flow
from elgrande.rules.agenda import number_of
from elgrande.rules.choices import CHOICE_TEXTS
from elgrande.rules.effects import move
from elgrande.rules.places import COLOURS
from elgrande.rules.table import NO_CARD, OFFERS, PLAYED, TOTAL, Table

POINTS_OF_A_WIN: Final = 40.0
"""What a win is worth in the points of opinions."""
DOUBT: Final = 50.0
"""How often a choice must have been made for half of what became of it to be believed."""

_FIRST_ROOM: Final = 4096
_MOST_ROOM: Final = 1 << 19
"""Places to remember something at, in the beginning and at the most: powers of two."""
_CODES: Final[i64] = 1 << 10
"""More than there are choices."""
_SEQUELS: Final[i64] = 1 << 48
"""Keys from here on are of options after another choice."""
_LONGEST: Final = 1024
"""Most choices of one simulation that are remembered."""
_NOTHING: Final[i64] = -1

if len(CHOICE_TEXTS) >= _CODES:
    raise ValueError("there are more choices than a memory can tell apart")


class Memory:
    """How often each option was chosen in each case, and how it went for the seat that chose it."""

    def __init__(self) -> None:
        self.room: i64 = _FIRST_ROOM
        self.used: i64 = 0
        """How many places are taken."""
        self.keys: vec[i64] = vec[i64]([_NOTHING] * _FIRST_ROOM)
        self.visits: vec[float] = vec[float]([0.0] * _FIRST_ROOM)
        self.totals: vec[float] = vec[float]([0.0] * _FIRST_ROOM)
        # The choices of the simulation that is being played: who chose, in which case, which option, and what before.
        self.noted: i64 = 0
        self.seats: vec[i64] = vec[i64]([0] * _LONGEST)
        self.cases: vec[i64] = vec[i64]([0] * _LONGEST)
        self.options: vec[i64] = vec[i64]([0] * _LONGEST)
        self.sequels: vec[i64] = vec[i64]([0] * _LONGEST)
        self.last: vec[i64] = vec[i64]([0] * COLOURS)
        """For each seat its last choice in this simulation, from 1."""

    # ------------------------------------------------------------------ what a choice is remembered by

    def case(self, t: Table) -> i64:
        """The case that the open decision is one of: a key, with room behind it for the options."""
        packed = t.agenda[t.depth - 1]
        task = t.task
        matter: i64 = 0
        if task is flow.POWER:
            # Which power card is to be beaten?
            for other in range(COLOURS):
                if t.seats[PLAYED + other] and t.seats[TOTAL + other] > matter:
                    matter = t.seats[TOTAL + other]
        elif task is flow.TAKE_CARD:
            for stack in range(1, OFFERS):
                if t.offer[stack] != NO_CARD:
                    matter |= 1 << stack
        elif task is move.DROP:
            matter = move.DROP.colour.of(packed)
        card: i64 = t.card + 1
        return (((card * 256 + number_of(packed)) * 64 + (matter & 63)) * 8 + t.decider) * _CODES

    def _sequel(self, seat: i64, case: i64, option: i64) -> i64:
        """The key of an option after the last choice of the same seat."""
        return _SEQUELS + (case + option + 1) * _CODES + self.last[seat]

    def _find(self, key: i64) -> i64:
        """The place of a key, or the free one where it would stand."""
        mask = self.room - 1
        at = (((key ^ (key >> 13) ^ (key >> 29)) & 1073741823) * 2654435761 >> 13) & mask
        while self.keys[at] != key and self.keys[at] != _NOTHING:
            at = (at + 1) & mask
        return at

    # ------------------------------------------------------------------ remembering

    def advise(self, t: Table, case: i64, scores: vec[float]) -> None:
        """Add to opinions on the options of the open decision, in points, what became of them so far."""
        at = self._find(case)
        if self.keys[at] == _NOTHING:
            return
        usual = self.totals[at] / self.visits[at]
        options = t.options
        for i in range(len(options)):
            at = self._find(case + options[i] + 1)
            if self.keys[at] == _NOTHING:
                continue
            visits = self.visits[at]
            own = self.totals[at] / visits
            gain = visits * (own - usual) / (visits + DOUBT)
            at = self._find(self._sequel(t.decider, case, options[i]))
            if self.keys[at] != _NOTHING:
                visits = self.visits[at]
                gain += (self.totals[at] - visits * own) / (visits + DOUBT)
            scores[i] += POINTS_OF_A_WIN * gain

    def note(self, t: Table, case: i64, option: i64) -> None:
        """Keep in mind that a seat has chosen, until it is known what became of it."""
        if self.noted < _LONGEST:
            seat = t.decider
            self.seats[self.noted] = seat
            self.cases[self.noted] = case
            self.options[self.noted] = option
            self.sequels[self.noted] = self._sequel(seat, case, option)
            self.last[seat] = option + 1
            self.noted += 1

    def learn(self, values: vec[float]) -> None:
        """How the simulation went for each seat."""
        for i in range(self.noted):
            value = values[self.seats[i]]
            self._add(self.cases[i], value)
            self._add(self.cases[i] + self.options[i] + 1, value)
            self._add(self.sequels[i], value)
        self.forgo()

    def forgo(self) -> None:
        """Begin another simulation, and learn nothing from the last one."""
        self.noted = 0
        for seat in range(COLOURS):
            self.last[seat] = 0

    def _add(self, key: i64, value: float) -> None:
        at = self._find(key)
        if self.keys[at] == _NOTHING:
            if 2 * self.used >= self.room:
                if self.room >= _MOST_ROOM:
                    return
                self._grow()
                at = self._find(key)
            self.keys[at] = key
            self.used += 1
        self.visits[at] += 1.0
        self.totals[at] += value

    def _grow(self) -> None:
        keys = self.keys
        visits = self.visits
        totals = self.totals
        room: i64 = 2 * self.room
        self.room = room
        self.keys = vec[i64]([_NOTHING] * int(room))
        self.visits = vec[float]([0.0] * int(room))
        self.totals = vec[float]([0.0] * int(room))
        for i in range(len(keys)):
            if keys[i] != _NOTHING:
                at = self._find(keys[i])
                self.keys[at] = keys[i]
                self.visits[at] = visits[i]
                self.totals[at] = totals[i]
