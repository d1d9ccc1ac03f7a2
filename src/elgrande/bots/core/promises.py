"""What the places of the board promise each seat, worked out once for every arrangement of caballeros.

A majority is judged by how likely each rival is to hold it when it is scored: with rounds to go a lead of one is worth
little, just before the scoring it is worth all. The same arrangements come up again and again in the simulations of a
search, so what was worked out is kept in a book and found by a key made of everything it depends on.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core.weights import DOUBT_0, KING_STAYS, Weights
from elgrande.rules.places import CASTILLO, COLOURS, NEUTRAL, PLACES
from elgrande.rules.ruleset import Rules
from elgrande.rules.scoring import GRANDE_BONUS, KING_BONUS, awards
from elgrande.rules.table import GRANDE, Table

SEATS: Final = 5

# The columns of a row of the book, each for one seat after the other.
SHARE: Final = 0
"""Points that the next general scoring promises."""
AWARD: Final = 5
"""Points if the place were scored now."""
FIRST: Final = 10
"""Points if only sole first places were paid now."""
GAIN: Final = 15
"""What one more own caballero adds to the own share, less what it adds to the rivals' on average."""
_ROW: Final = 20
_UNKNOWN: Final = -1000.0
"""Stands in a row for what nobody has asked for yet."""

# The columns of a row of details.
_CHANGES: Final = 0
"""What one caballero more of a colour, then one less, changes in the share of each seat."""
_AWARD_GAIN: Final = 2 * COLOURS * SEATS
"""As GAIN, for the points if the place were scored now."""
_DETAILS: Final = _AWARD_GAIN + SEATS

LARGE_BOOK: Final = 32768
"""Rows of a book for searches, which come back to the same arrangements many thousand times; a power of two."""
SMALL_BOOK: Final = 4096
"""Rows of a book for a few hundred steps: opened in no time, and it stays in the processor's cache."""
_ROWS_A_DETAIL: Final = 4
"""Rows of the book for each row of details."""
_SPREAD: Final = 32
"""Largest difference in caballeros that is told apart."""
_SPAN: Final = 2 * _SPREAD + 1
_LONGEST: Final = 3
"""Most rounds to a general scoring that are told apart."""


class Promises:
    """The book for games of one ruleset, judged with one set of weights."""

    def __init__(self, rules: Rules, weights: Weights, size: int = LARGE_BOOK) -> None:
        self.weights = weights
        self.w: vec[float] = weights.w
        self.players: i64 = rules.players
        self.paid: i64 = rules.paid_places
        self.places: vec[i64] = vec[i64](
            [place for place in range(PLACES) if rules.regions >> place & 1 or place == CASTILLO]
        )
        """The places that a general scoring scores."""
        self.scored: i64 = rules.regions | 1 << CASTILLO
        self.company: bool = rules.company is not None
        self.marks: i64 = 0
        """A digest of what the expansions have on the table, from the last call of ``look``."""
        details = size // _ROWS_A_DETAIL
        self.last_slot: i64 = size - 1
        self.last_detail: i64 = details - 1
        self.keys: vec[i64] = vec[i64]([-1] * size)
        self.rows: vec[float] = vec[float]([0.0] * (size * _ROW))
        self.detail_keys: vec[i64] = vec[i64]([-1] * details)
        self.details: vec[float] = vec[float]([0.0] * (details * _DETAILS))
        self.counts: vec[i64] = vec[i64]([0] * COLOURS)
        self.shares: vec[float] = vec[float]([0.0] * COLOURS)
        self.misses: i64 = 0
        self._measure_doubt()
        self._measure_time(rules)
        self.rounds: i64 = 0
        """Rounds to go until the next general scoring, from the last call of ``look``."""
        self.later: i64 = 0
        """General scorings after the next one."""
        self.left: i64 = 0
        """Rounds to go until the end of the game, this one included unless everybody has had his turn."""

    def _measure_doubt(self) -> None:
        """Chance that a rival who is ahead by d caballeros (or behind) has at least as many when it is scored."""
        chances: list[float] = []
        for rounds in range(_LONGEST + 1):
            doubt = max(0.01, self.w[DOUBT_0 + rounds])
            for d in range(_SPAN):
                lead = float(d - _SPREAD) + 0.5
                chances.append(1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, lead / doubt)))))
        self.catch: vec[float] = vec[float](chances)

    def _measure_time(self, rules: Rules) -> None:
        """For each round, and for its end when all have had their turns: how far away the scorings are."""
        self.everybody: i64 = (1 << rules.players) - 1
        last = max(rules.rounds) + 1
        times: list[int] = []
        for now in range(last + 1):
            for done in range(2):
                ahead = [space for space in rules.rounds if space > now or (space == now and not done)]
                scorings = [space for space in rules.scoring_spaces if space >= now]
                rounds = len([space for space in ahead if scorings and space <= scorings[0]])
                times += [min(rounds, _LONGEST), max(len(scorings) - 1, 0), len(ahead)]
        self.times: vec[i64] = vec[i64](times)
        self.length: float = float(len(rules.rounds))

    def look(self, t: Table) -> None:
        """Find out how far away the scorings are."""
        done: i64 = 1 if t.acted & self.everybody == self.everybody else 0
        index = (2 * t.round + done) * 3
        self.rounds = self.times[index]
        self.later = self.times[index + 1]
        self.left = self.times[index + 2]
        if self.company:
            digest: i64 = t.closed
            for number in t.extras:
                digest = (digest * 31 + number) & 0xFFFFFFF
            self.marks = (digest ^ digest >> 11) & 0x3FF

    # ------------------------------------------------------------------ the book

    def key(self, t: Table, place: i64) -> i64:
        """Everything that the promises of a place depend on, after ``look``."""
        pieces = t.pieces
        first = place * COLOURS
        packed: i64 = 0
        for colour in range(COLOURS):
            packed = packed << 6 | pieces[first + colour]
        grandes: i64 = 0
        seats = t.seats
        for seat in range(self.players):
            if seats[GRANDE + seat] == place:
                grandes |= 1 << seat
        mark: i64 = 0
        if t.board_8 == place:
            mark = 1
        elif t.board_4 == place:
            mark = 2
        if t.king == place:
            mark |= 4
        return (((self.marks << 36 | packed) << 5 | place) << 3 | mark) << 7 | grandes << 2 | self.rounds

    def row(self, t: Table, place: i64) -> i64:
        """Where the row of a place begins, after ``look``."""
        key = self.key(t, place)
        slot = _spread(key) & self.last_slot
        if self.keys[slot] != key:
            self.keys[slot] = key
            self._write_row(t, place, slot * _ROW)
        return slot * _ROW

    def change(self, t: Table, place: i64, colour: i64, change: i64) -> i64:
        """Where the changes of all seats' shares begin in ``details``, if a colour has one more (1) or less (-1).

        After ``look``.
        """
        at = self._detail(t, place) + _CHANGES + (2 * colour + (1 if change < 0 else 0)) * SEATS
        if self.details[at] == _UNKNOWN:
            row = self.row(t, place) + SHARE
            self._share(t, place, colour, change)
            for seat in range(self.players):
                self.details[at + seat] = self.shares[seat] - self.rows[row + seat]
        return at

    def award_gain(self, t: Table, place: i64, seat: i64) -> float:
        """As ``gain``, for the points if the place were scored now."""
        at = self._detail(t, place) + _AWARD_GAIN + seat
        if self.details[at] == _UNKNOWN:
            self.details[at] = self._award_gain(t, place, seat)
        return self.details[at]

    def _detail(self, t: Table, place: i64) -> i64:
        """Where the details of a place begin, after ``look``; each is written when somebody asks for it."""
        key = self.key(t, place)
        slot = _spread(key) & self.last_detail
        first = slot * _DETAILS
        if self.detail_keys[slot] != key:
            self.detail_keys[slot] = key
            for at in range(first, first + _DETAILS):
                self.details[at] = _UNKNOWN
        return first

    def awards(self, t: Table, place: i64) -> i64:
        """Where the row of a place begins, with the points that scoring it now would bring, after ``look``."""
        row = self.row(t, place)
        if self.rows[row + AWARD] == _UNKNOWN:
            self._write_awards(t, place, row)
        return row

    def gain(self, t: Table, place: i64, seat: i64) -> float:
        """What one more own caballero is worth to a seat in a place, after ``look``; see GAIN."""
        at = self.row(t, place) + GAIN + seat
        if self.rows[at] == _UNKNOWN:
            self._write_gain(t, place, at - GAIN - seat, seat)
        return self.rows[at]

    def _write_row(self, t: Table, place: i64, row: i64) -> None:
        """The share of each seat; the rest is written when somebody asks for it."""
        self.misses += 1
        self._share(t, place, NEUTRAL, 0)
        rows = self.rows
        for seat in range(self.players):
            rows[row + SHARE + seat] = self.shares[seat]
            rows[row + GAIN + seat] = _UNKNOWN
        rows[row + AWARD] = _UNKNOWN

    def _write_awards(self, t: Table, place: i64, row: i64) -> None:
        rows = self.rows
        for seat in range(SEATS):
            rows[row + AWARD + seat] = 0.0
            rows[row + FIRST + seat] = 0.0
        for award in awards(t, place):
            if award.colour < self.players:
                points = float(award.points)
                rows[row + AWARD + award.colour] += points
                if award.rank == 1:
                    rows[row + FIRST + award.colour] = points

    def _write_gain(self, t: Table, place: i64, row: i64, own: i64) -> None:
        self._share(t, place, own, 1)
        rows = self.rows
        others = 0.0
        for seat in range(self.players):
            if seat != own:
                others += self.shares[seat] - rows[row + SHARE + seat]
        change = self.shares[own] - rows[row + SHARE + own]
        rows[row + GAIN + own] = change - others / float(self.players - 1)

    def _award_gain(self, t: Table, place: i64, own: i64) -> float:
        row = self.awards(t, place) + AWARD
        value = 0.0
        others = 0.0
        t.pieces[place * COLOURS + own] += 1
        for award in awards(t, place):
            points = float(award.points)
            if award.colour == own:
                value += points
            elif award.colour < self.players:
                others += points
        t.pieces[place * COLOURS + own] -= 1
        for seat in range(self.players):
            if seat == own:
                value -= self.rows[row + seat]
            else:
                others -= self.rows[row + seat]
        return value - others / float(self.players - 1)

    # ------------------------------------------------------------------ judging one place

    def _share(self, t: Table, place: i64, colour: i64, change: i64) -> None:
        """As ``share``, with the values that lie at the place."""
        v2 = float(t.value(place, 2)) if self.paid > 1 else 0.0
        v3 = float(t.value(place, 3)) if self.paid > 2 else 0.0
        self.share(t, place, colour, change, float(t.value(place, 1)), v2, v3)

    def share(self, t: Table, place: i64, colour: i64, change: i64, v1: float, v2: float, v3: float) -> None:
        """What the next scoring of a place promises each colour, if ``colour`` had ``change`` more caballeros there."""
        counts = self.counts
        first = place * COLOURS
        for own in range(COLOURS):
            counts[own] = t.pieces[first + own]
        counts[colour] += change
        base = self.rounds * _SPAN + _SPREAD
        king = 0.0
        if t.king == place:
            king = float(KING_BONUS) * (self.w[KING_STAYS] if self.rounds else 1.0)
        for own in range(self.players):
            count = counts[own]
            if count <= 0:
                self.shares[own] = 0.0
                continue
            rank = 1.0
            sole = 1.0
            for other in range(COLOURS):
                rival = counts[other]
                if other != own and rival > 0:
                    lead = rival - count
                    if lead > _SPREAD:
                        lead = _SPREAD
                    elif lead < -_SPREAD:
                        lead = -_SPREAD
                    caught = self.catch[base + lead]
                    rank += caught
                    sole *= 1.0 - caught
            value = 0.0
            if rank < 2.0:
                value = v1 + (v2 - v1) * (rank - 1.0)
            elif rank < 3.0:
                value = v2 + (v3 - v2) * (rank - 2.0)
            elif rank < 4.0:
                value = v3 * (4.0 - rank)
            bonus = king
            if t.seats[GRANDE + own] == place:
                bonus += GRANDE_BONUS
            self.shares[own] = value + sole * bonus


def _spread(key: i64) -> i64:
    """Mix the bits of a key, so that similar keys land in different slots."""
    mixed = (key ^ key >> 17 ^ key >> 35) & 0x7FFFFFFF
    return mixed * 0x45D9F3B >> 13
