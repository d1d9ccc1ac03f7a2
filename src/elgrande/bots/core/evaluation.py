"""What a table is worth to each seat, in points and as a chance to win.

On top of the points and of what the majorities promise come the caballeros on the board and at hand, the power cards
kept, and Vetos.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core import weights as W
from elgrande.bots.core.promises import LARGE_BOOK, SHARE, Promises
from elgrande.bots.core.weights import Weights
from elgrande.rules.places import CASTILLO, COLOURS, COURT, POWER_CARDS, PROVINCE
from elgrande.rules.ruleset import Rules
from elgrande.rules.scoring import winners
from elgrande.rules.sets.names import KING_INTRIGANT
from elgrande.rules.table import HAND, POINTS, Table

_WIDE: Final = 20.0
"""A lead, in points, that is half of what a lead can be worth."""
SURPLUS: Final = 0.3
"""What a caballero in an overfull court is worth, as a part of one that can be used."""


class Evaluation:
    """Judges tables of one ruleset with a set of weights. It keeps scratch space, so it serves one user at a time."""

    def __init__(self, rules: Rules, weights: Weights, book: int = LARGE_BOOK) -> None:
        self.weights = weights
        self.w: vec[float] = weights.w
        self.promises = Promises(rules, weights, book)
        self.players: i64 = rules.players
        self.own_cards: bool = KING_INTRIGANT in rules.setup.sets
        self.values: vec[float] = vec[float]([0.0] * COLOURS)
        """Worth of the table to each seat, from the last call of ``judge``."""

    def horizon(self) -> float:
        """Worth of a point that majorities promise at every scoring to come, after ``look``."""
        promises = self.promises
        return self.w[W.NEXT_0 + promises.rounds] + self.w[W.LATER_SCORING] * float(promises.later)

    def presence(self) -> float:
        """Worth of a caballero on the board, wherever it is, after ``look``."""
        return self.w[W.PRESENCE] + self.w[W.PRESENCE_LATER] * float(self.promises.later)

    def court(self) -> float:
        """Worth of a caballero in court, after ``look``."""
        if self.promises.left == 0:
            return 0.0
        return self.w[W.COURT] + self.w[W.COURT_LATER] * float(self.promises.later)

    def judge(self, t: Table) -> None:
        """Put the worth of the table to each seat into ``values``."""
        values = self.values
        players = self.players
        for seat in range(players):
            values[seat] = float(t.seats[POINTS + seat])
        if t.over:
            return
        promises = self.promises
        promises.look(t)
        worth = self.horizon()
        for place in promises.places:
            row = promises.row(t, place) + SHARE
            for seat in range(players):
                values[seat] += worth * promises.rows[row + seat]
        for seat in range(players):
            values[seat] += self.reserves(t, seat)
        if promises.left > 0:
            values[t.start] += self.w[W.START]

    def reserves(self, t: Table, seat: i64) -> float:
        """Worth of what a seat has beside the majorities, after ``look``."""
        w = self.w
        court = t.pieces[COURT * COLOURS + seat]
        province = t.pieces[PROVINCE * COLOURS + seat]
        # All caballeros of a colour are always somewhere, so those away from the board tell how many are on it.
        value = -self.presence() * float(court + province)
        value += w[W.CASTILLO] * float(t.pieces[CASTILLO * COLOURS + seat])
        useful = float(court)
        if useful > w[W.COURT_FULL]:
            useful = w[W.COURT_FULL] + SURPLUS * (useful - w[W.COURT_FULL])
        value += self.court() * useful
        if self.own_cards:
            # The power cards of King & Intrigant are worth what they do, not what number is on them.
            return value + w[W.VETO] * float(t.vetos(seat))
        # The best cards of the hand, one for each round to come.
        hand = t.seats[HAND + seat]
        cards = self.promises.left
        power: i64 = POWER_CARDS
        total: i64 = 0
        while power > 0 and cards > 0:
            if hand >> power & 1:
                total += power
                cards -= 1
            power -= 1
        value += w[W.POWER] * float(total) / POWER_CARDS
        return value + w[W.VETO] * float(t.vetos(seat))

    def relative(self, seat: i64) -> float:
        """Own worth against that of the others, after ``judge``."""
        best = -1000.0
        total = 0.0
        for other in range(self.players):
            if other != seat:
                value = self.values[other]
                total += value
                if value > best:
                    best = value
        rivals = self.w[W.RIVALS]
        return self.values[seat] - rivals * best - (1.0 - rivals) * total / float(self.players - 1)

    def prospects(self, t: Table, out: vec[float]) -> None:
        """Chances to win of each seat: 1 for a sole winner, shared by several at the end of the game."""
        players = self.players
        self.judge(t)
        if t.over:
            best = winners(t)
            for seat in range(players):
                out[seat] = 0.0
            for seat in best:
                out[seat] = 1.0 / len(best)
            return
        # Leads count for more as the game runs out.
        floor = self.w[W.WIN_FLOOR]
        game = float(self.promises.left) / self.promises.length
        scale = self.w[W.WIN_SCALE] * (floor + (1.0 - floor) * game)
        best_value = self.values[0]
        for seat in range(1, players):
            if self.values[seat] > best_value:
                best_value = self.values[seat]
        total = 0.0
        for seat in range(players):
            strength = math.exp((self.values[seat] - best_value) / scale)
            out[seat] = strength
            total += strength
        for seat in range(players):
            out[seat] /= total

    def margins(self, out: vec[float]) -> None:
        """How far each seat is ahead of the best of the others, or behind: from -1 to 1, after ``prospects``."""
        self.leads(self.values, out)

    def leads(self, values: vec[float], out: vec[float]) -> None:
        """The same from what each seat is worth."""
        players = self.players
        for seat in range(players):
            best = -1000000.0
            for other in range(players):
                if other != seat and values[other] > best:
                    best = values[other]
            lead = (values[seat] - best) / _WIDE
            out[seat] = lead / (1.0 + abs(lead))
