"""What single steps and special actions are worth to a seat, estimated without playing them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core import weights as W
from elgrande.bots.core.evaluation import SURPLUS, Evaluation
from elgrande.bots.core.promises import AWARD, FIRST, SHARE, Promises
from elgrande.bots.core.shapes import (
    CASTILLO_SCORING,
    CHOICE_SCORING,
    COURT_LOSS,
    EXTRA,
    FEWEST_SCORING,
    FIRSTS_SCORING,
    LOSS,
    MOST_SCORING,
    MOVES,
    POWER_BACK,
    TAKE,
    VALUE_SCORING,
    Shape,
    shapes_of,
)
from elgrande.rules.places import CABALLEROS, CASTILLO, CASTILLO_BIT, COLOURS, COURT, POWER_CARDS
from elgrande.rules.ruleset import Rules
from elgrande.rules.scoring import least_populous, most_populous, regions_by_first_value
from elgrande.rules.table import POINTS, SPENT, Table

_FADING: Final = 0.85
"""Each further caballero of a turn finds a poorer place: by this factor."""


class Estimates:
    """Estimates for games of one ruleset, from the point of view of the seat last given to ``prepare``."""

    def __init__(self, rules: Rules, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.promises: Promises = evaluation.promises
        self.w: vec[float] = evaluation.w
        self.players: i64 = rules.players
        self.regions: i64 = rules.regions
        self.shapes: list[Shape] = shapes_of(rules, evaluation.w[W.FOREIGN])
        self.changes: vec[float] = vec[float]([0.0] * COLOURS)
        series: list[float] = [0.0]
        for count in range(CABALLEROS):
            series.append(series[count] + _FADING**count)
        self.series: vec[float] = vec[float](series)
        self.seat: i64 = 0
        self.leader: i64 = 0
        """The rival with the most points."""
        self.share_leader: float = 0.0
        """How much a point of the leader counts against the own; likewise of every rival."""
        self.share_each: float = 0.0
        self.worth: float = 1.0
        """Worth of a point of a majority."""
        self.piece: float = 1.0
        """Worth of a caballero in court."""
        self.presence: float = 0.0
        """Worth of an own caballero on the board, wherever it is."""

    def prepare(self, t: Table, seat: i64) -> None:
        """Look at the table with the eyes of a seat."""
        evaluation = self.evaluation
        self.promises.look(t)
        self.seat = seat
        self.worth = evaluation.horizon()
        court = t.pieces[COURT * COLOURS + seat]
        self.presence = evaluation.presence()
        self.piece = evaluation.court()
        if float(court) >= self.w[W.COURT_FULL]:
            self.piece *= SURPLUS
        best: i64 = -1
        for other in range(self.players):
            if other != seat and t.seats[POINTS + other] > best:
                best = t.seats[POINTS + other]
                self.leader = other
        self.share_leader = self.w[W.RIVALS]
        self.share_each = (1.0 - self.w[W.RIVALS]) / float(self.players - 1)

    # ------------------------------------------------------------------ majorities

    def weigh(self, table: vec[float], first: i64) -> float:
        """A change of everybody's points, one number for each seat from ``first`` on, as the own seat sees it."""
        others = 0.0
        for other in range(self.players):
            others += table[first + other]
        own = table[first + self.seat]
        return own - self.share_leader * table[first + self.leader] - self.share_each * (others - own)

    def one_more(self, t: Table, place: i64, colour: i64) -> float:
        """What it is worth if a colour has one more caballero in a place."""
        promises = self.promises
        if not promises.scored >> place & 1:
            return 0.0
        return self.worth * self.weigh(promises.details, promises.change(t, place, colour, 1))

    def one_less(self, t: Table, place: i64, colour: i64) -> float:
        promises = self.promises
        if not promises.scored >> place & 1:
            return 0.0
        return self.worth * self.weigh(promises.details, promises.change(t, place, colour, -1))

    def many_more(self, t: Table, place: i64, colour: i64, change: i64) -> float:
        """What it is worth if a colour has more, or fewer, caballeros in a place."""
        promises = self.promises
        first = place * COLOURS + colour
        t.pieces[first] += change
        after = promises.row(t, place) + SHARE
        for seat in range(self.players):
            self.changes[seat] = promises.rows[after + seat]
        t.pieces[first] -= change
        row = promises.row(t, place) + SHARE
        for seat in range(self.players):
            self.changes[seat] -= promises.rows[row + seat]
        return self.worth * self.weigh(self.changes, 0)

    def arrival(self, t: Table, place: i64, colour: i64) -> float:
        """What it is worth if a caballero of a colour is moved to a place."""
        if place == COURT:
            return self.piece
        value = self.one_more(t, place, colour)
        if place == CASTILLO:
            value += self.w[W.CASTILLO] if colour == self.seat else -0.4 * self.w[W.CASTILLO]
        return value

    def own_arrival(self, t: Table, place: i64) -> float:
        """What it is worth if an own caballero comes from court, all rivals counting alike: the quickest estimate."""
        if not self.promises.scored >> place & 1:
            return self.presence - self.piece
        value = self.worth * self.promises.gain(t, place, self.seat) + self.presence - self.piece
        return value + self.w[W.CASTILLO] if place == CASTILLO else value

    def best_arrival(self, t: Table, mask: i64) -> float:
        """The best that an own caballero from court can do in one of the places."""
        best = -100.0
        for place in self.promises.places:
            if mask >> place & 1:
                value = self.own_arrival(t, place)
                if value > best:
                    best = value
        return best

    def placing(self, t: Table, count: i64) -> float:
        """What placing up to so many caballeros by the King is worth."""
        court = t.court(self.seat)
        if court < count:
            count = court
        if count <= 0:
            return 0.0
        best = self.best_arrival(t, t.placing_targets())
        return best * self.series[count] if best > 0.0 else 0.0

    # ------------------------------------------------------------------ special actions

    def scoring(self, t: Table, mask: i64) -> float:
        """What it is worth if places are scored now."""
        return self._scoring(t, mask, AWARD)

    def _scoring(self, t: Table, mask: i64, column: i64) -> float:
        promises = self.promises
        value = 0.0
        for place in promises.places:
            if mask >> place & 1:
                value += self.weigh(promises.rows, promises.awards(t, place) + column)
        return value

    def best_scoring(self, t: Table) -> float:
        """What it is worth if the best region is scored now."""
        best = 0.0
        for place in self.promises.places:
            if self.regions >> place & 1 and t.at(place, self.seat) > 0:
                value = self.scoring(t, 1 << place)
                if value > best:
                    best = value
        return best

    def scored_by(self, t: Table, shape: Shape) -> i64:
        """The places that a scoring of a fixed kind scores: a bit mask."""
        kind = shape.kind
        if kind == VALUE_SCORING:
            return regions_by_first_value(t, shape.low, shape.high)
        if kind == CASTILLO_SCORING:
            return CASTILLO_BIT
        if kind == MOST_SCORING:
            return most_populous(t)
        if kind == FEWEST_SCORING:
            return least_populous(t)
        if kind == FIRSTS_SCORING:
            return self.regions
        return 0

    def action(self, t: Table, card: i64) -> float:
        """What the special action of a card is worth to the seat if it uses it."""
        shape = self.shapes[card]
        value = self.action_of(t, shape)
        other = shape.other
        if other is not None:
            second = self.action_of(t, other)
            if second > value:
                return second
        return value

    def action_of(self, t: Table, shape: Shape) -> float:
        kind = shape.kind
        if kind < VALUE_SCORING:
            return self.w[kind] * shape.worth
        if kind == FIRSTS_SCORING:
            return self._scoring(t, self.regions, FIRST)
        if kind < CHOICE_SCORING:
            return self.scoring(t, self.scored_by(t, shape))
        if kind == CHOICE_SCORING:
            return self.best_scoring(t)
        if kind == COURT_LOSS:
            lost: i64 = 0
            for other in range(self.players):
                if other != self.seat:
                    court = t.at(COURT, other)
                    lost += court if court < shape.low else shape.low
            return self.evaluation.court() * float(lost) / float(self.players - 1)
        if kind == MOVES:
            return self.w[W.MOVE] * shape.worth * self.worth
        if kind == LOSS:
            return shape.worth * (self.presence + 0.5 * self.worth)
        if kind == EXTRA:
            count: i64 = int(shape.worth)
            if t.court(self.seat) < count:
                count = t.court(self.seat)
            return float(count) * self.best_arrival(t, t.open_places())
        if kind == TAKE:
            return self.piece * shape.worth
        if kind == POWER_BACK:
            spent = t.seats[SPENT + self.seat]
            power: i64 = POWER_CARDS
            while power > 0 and not spent >> power & 1:
                power -= 1
            return self.w[W.POWER] * float(power) / POWER_CARDS
        return shape.worth

    def card(self, t: Table, card: i64) -> float:
        """What a card on offer is worth to the seat: its special action and its caballeros."""
        action = self.action(t, card)
        return (action if action > 0.0 else 0.0) + self.placing(t, t.rules.cards[card].caballeros)
