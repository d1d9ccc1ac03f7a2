"""What a position is worth to each seat, in points.

Every majority is judged by how likely each rival is to hold it when it is scored: with rounds to go a lead of one is
worth little, just before the scoring it is worth all. On top come the caballeros at hand, the power cards kept, Vetos.
"""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core.weights import (
    CASTILLO as W_CASTILLO,
)
from elgrande.bots.core.weights import (
    COURT as W_COURT,
)
from elgrande.bots.core.weights import (
    COURT_FULL,
    DOUBT_1,
    KING_STAYS,
    LATER_SCORING,
    NEXT_SCORING,
    POWER,
    RIVALS,
    VETO,
    WIN_SCALE,
    Weights,
)
from elgrande.bots.core.weights import (
    PROVINCE as W_PROVINCE,
)
from elgrande.rules.places import CASTILLO, COLOURS, COURT, NEUTRAL, PLACES, POWER_CARDS, PROVINCE
from elgrande.rules.scoring import GRANDE_BONUS, KING_BONUS, winners
from elgrande.rules.table import GRANDE, HAND, POINTS, Table

_SPREAD: i64 = 32
"""Largest difference in caballeros that is told apart."""
_ROWS: i64 = 2 * _SPREAD + 1


class Evaluation:
    """Judges tables with a set of weights. One object serves one search; it keeps scratch space."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.w: vec[float] = weights.w
        # Chance that a rival who is ahead by d caballeros (or behind) has at least as many when it is scored,
        # by the rounds still to go (0 to 3).
        self.catch: vec[float] = vec[float]([0.0] * (4 * _ROWS))
        for rounds in range(4):
            doubt = 0.12 if rounds == 0 else weights.w[DOUBT_1 + rounds - 1]
            for d in range(_ROWS):
                lead = float(d - _SPREAD) + 0.5
                self.catch[rounds * _ROWS + d] = 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, lead / doubt))))
        self.values: vec[float] = vec[float]([0.0] * COLOURS)
        """Worth of the table to each seat, from the last call of ``judge``."""
        self.shares: vec[float] = vec[float]([0.0] * COLOURS)
        """What a place promises each colour, from the last call of ``share``."""
        self.rounds: i64 = 0
        """Rounds to go until the next general scoring, from the last call of ``tell_time``."""
        self.later: i64 = 0
        """General scorings after the next one."""
        self.rounds_left: i64 = 0
        """Rounds to go until the end of the game."""

    def tell_time(self, t: Table) -> None:
        """Find out how far away the scorings are."""
        rounds: i64 = 0
        left: i64 = 0
        later: i64 = -1
        for space in t.rules.rounds:
            if space > t.round or (space == t.round and t.acted != (1 << t.rules.players) - 1):
                left += 1
                if later < 0:
                    rounds += 1
            if space in t.rules.scoring_spaces and space >= t.round:
                later += 1
        self.rounds = rounds if rounds < 3 else 3
        self.later = later if later > 0 else 0
        self.rounds_left = left

    def share(self, t: Table, place: i64, colour: i64, change: i64, v1: float, v2: float, v3: float) -> None:
        """What the next scoring of a place promises each colour, if ``colour`` had ``change`` more caballeros there."""
        first = place * COLOURS
        rounds = self.rounds
        base = rounds * _ROWS + _SPREAD
        king = t.king == place
        for own in range(COLOURS):
            count = t.pieces[first + own]
            if own == colour:
                count += change
            if count <= 0 or own == NEUTRAL:
                self.shares[own] = 0.0
                continue
            rank = 1.0
            sole = 1.0
            for other in range(COLOURS):
                if other != own:
                    rival = t.pieces[first + other]
                    if other == colour:
                        rival += change
                    if rival > 0:
                        lead = rival - count
                        if lead > _SPREAD:
                            lead = _SPREAD
                        elif lead < -_SPREAD:
                            lead = -_SPREAD
                        caught = self.catch[base + lead]
                        rank += caught
                        sole *= 1.0 - caught
            value = _interpolate(rank, v1, v2, v3)
            if king:
                value += sole * KING_BONUS * self.w[KING_STAYS]
            if t.seats[GRANDE + own] == place:
                value += sole * GRANDE_BONUS
            self.shares[own] = value

    def share_now(self, t: Table, place: i64, colour: i64, change: i64) -> None:
        paid = t.rules.paid_places
        v1 = float(t.value(place, 1))
        v2 = float(t.value(place, 2)) if paid > 1 else 0.0
        v3 = float(t.value(place, 3)) if paid > 2 else 0.0
        self.share(t, place, colour, change, v1, v2, v3)

    def horizon(self) -> float:
        """Worth of a point that majorities promise at every scoring to come."""
        return self.w[NEXT_SCORING] + self.w[LATER_SCORING] * float(self.later)

    def judge(self, t: Table) -> None:
        """Put the worth of the table to each seat into ``values``."""
        players = t.rules.players
        for seat in range(players):
            self.values[seat] = float(t.seats[POINTS + seat])
        if t.over:
            return
        self.tell_time(t)
        worth = self.horizon()
        for place in range(PLACES):
            if (t.rules.regions >> place & 1 or place == CASTILLO) and t.total_at(place) > 0:
                self.share_now(t, place, -1, 0)
                for seat in range(players):
                    self.values[seat] += worth * self.shares[seat]
        for seat in range(players):
            self.values[seat] += self.reserves(t, seat)

    def reserves(self, t: Table, seat: i64) -> float:
        """Worth of what a seat has beside the majorities."""
        w = self.w
        game = float(self.rounds_left) / len(t.rules.rounds)
        value = w[W_CASTILLO] * float(t.pieces[CASTILLO * COLOURS + seat])
        court = float(t.pieces[COURT * COLOURS + seat])
        full = w[COURT_FULL]
        if court > full:
            court = full + 0.3 * (court - full)
        value += (w[W_COURT] * court + w[W_PROVINCE] * float(t.pieces[PROVINCE * COLOURS + seat])) * game
        # The best cards of the hand, one for each round to come.
        hand = t.seats[HAND + seat]
        cards: i64 = self.rounds_left
        power: i64 = POWER_CARDS
        total: i64 = 0
        while power > 0 and cards > 0:
            if hand >> power & 1:
                total += power
                cards -= 1
            power -= 1
        value += w[POWER] * float(total) / POWER_CARDS
        return value + w[VETO] * float(t.vetos(seat))

    def relative(self, t: Table, seat: i64) -> float:
        """Own worth against that of the others, after ``judge``."""
        best = -1000.0
        total = 0.0
        players = t.rules.players
        for other in range(players):
            if other != seat:
                value = self.values[other]
                total += value
                if value > best:
                    best = value
        rivals = self.w[RIVALS]
        return self.values[seat] - rivals * best - (1.0 - rivals) * total / float(players - 1)

    def prospects(self, t: Table, out: vec[float]) -> None:
        """Chances to win of each seat: 1 for a sole winner, shared by several at the end of the game."""
        players = t.rules.players
        if t.over:
            best = winners(t)
            for seat in range(players):
                out[seat] = 1.0 / len(best) if seat in best else 0.0
            return
        self.judge(t)
        # Leads count for more as the game runs out.
        scale = self.w[WIN_SCALE] * (0.25 + 0.75 * float(self.rounds_left) / len(t.rules.rounds))
        best_value = self.values[0]
        for seat in range(1, players):
            if self.values[seat] > best_value:
                best_value = self.values[seat]
        total = 0.0
        for seat in range(players):
            strength = math.exp((self.values[seat] - best_value) / scale * 2.0)
            out[seat] = strength
            total += strength
        for seat in range(players):
            out[seat] /= total


def _interpolate(rank: float, v1: float, v2: float, v3: float) -> float:
    """Points for a place between first, second, third and none."""
    if rank < 2.0:
        return v1 + (v2 - v1) * (rank - 1.0)
    if rank < 3.0:
        return v2 + (v3 - v2) * (rank - 2.0)
    if rank < 4.0:
        return v3 * (4.0 - rank)
    return 0.0
