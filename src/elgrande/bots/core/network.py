"""A small network that judges tables: for each seat the chance to win, the points to come, and a strength for the ranks.

The same layer reads the list of every seat (see ``features``), on top of what the list of the table adds for all of them;
a second layer sees a seat beside the average of all, so it does not matter how many there are or where they sit. The
last few units of the first layer go straight to the results. Only what is not nothing is added up, four numbers at a time,
in an order that is always the same: so compiled and interpreted results agree to the last bit.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.features import SEAT_INPUTS, SEATS, Features, table_inputs
from elgrande.bots.core.promises import LARGE_BOOK
from elgrande.bots.core.weights import Weights
from elgrande.rules.places import COLOURS
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import POINTS, Table

RESULTS: Final = 3
"""For each seat: the logarithm of its odds to win, points to come, strength among the ranks."""
POINT: Final = 16.0
"""Points that are 1 to the network."""


def size_of(cards: int, width: int, second: int) -> int:
    """How many numbers a network has."""
    first = (table_inputs(cards) + SEAT_INPUTS + 1) * width
    relu = width - RESULTS
    return first + (2 * relu + 1) * second + (second + 1) * RESULTS


class Network:
    """The numbers of a network, and the rules to add them up. It keeps scratch space: one user at a time.

    The numbers stand in this order: first layer by input (table, seat), then its constants; second layer by unit of the
    first (the seat's own, the average), then its constants; results by unit of the second, then constants.
    """

    def __init__(self, cards: list[str], width: int, second: int, numbers: list[float]) -> None:
        if width % 4 or second % 4 or width <= RESULTS:
            raise ValueError("the layers of a network are multiples of four")
        if len(numbers) != size_of(len(cards), width, second):
            raise ValueError(
                f"the network has {len(numbers)} numbers instead of {size_of(len(cards), width, second)}"
            )
        self.cards = cards
        self.width: i64 = width
        self.second: i64 = second
        inputs = table_inputs(len(cards))
        self.seat_rows: i64 = inputs * width
        self.first_constants: i64 = (inputs + SEAT_INPUTS) * width
        self.own_rows: i64 = (inputs + SEAT_INPUTS + 1) * width
        relu = width - RESULTS
        self.average_rows: i64 = self.own_rows + relu * second
        self.second_constants: i64 = self.average_rows + relu * second
        self.result_rows: i64 = self.second_constants + second
        self.result_constants: i64 = self.result_rows + second * RESULTS
        self.w: vec[float] = vec[float](numbers)
        self.base: vec[float] = vec[float]([0.0] * width)
        self.hidden: vec[float] = vec[float]([0.0] * (SEATS * width))
        self.average: vec[float] = vec[float]([0.0] * width)
        self.shared: vec[float] = vec[float]([0.0] * second)
        self.inner: vec[float] = vec[float]([0.0] * second)
        self.chosen: vec[i64] = vec[i64]([0] * (width + 4))
        self.amount: vec[float] = vec[float]([0.0] * (width + 4))
        self.results: vec[float] = vec[float]([0.0] * (SEATS * RESULTS))
        """What came out for each seat, from the last call of ``ask``."""

    def ask(self, features: Features) -> None:
        """Judge what was read last."""
        w = self.w
        width = self.width
        players = features.players
        base = self.base
        at = self.first_constants
        for j in range(width):
            base[j] = w[at + j]
        self._add(features, 0, base, 0, 0)
        hidden = self.hidden
        average = self.average
        relu = width - RESULTS
        for j in range(relu):
            average[j] = 0.0
        for seat in range(players):
            start = seat * width
            for j in range(width):
                hidden[start + j] = base[j]
            self._add(features, seat + 1, hidden, start, self.seat_rows)
            for j in range(relu):
                value = hidden[start + j]
                if value > 0.0:
                    average[j] += value
        part = 1.0 / float(players)
        shared = self.shared
        second = self.second
        for k in range(second):
            shared[k] = w[self.second_constants + k]
        count: i64 = 0
        for j in range(relu):
            if average[j] > 0.0:
                self.chosen[count] = self.average_rows + j * second
                self.amount[count] = average[j] * part
                count += 1
        self._mix(count, shared)
        for seat in range(players):
            self._finish(seat)

    def _add(self, features: Features, block: i64, out: vec[float], start: i64, rows: i64) -> None:
        """Add the inputs of one list to the units of the first layer."""
        w = self.w
        width = self.width
        index = features.index
        number = features.number
        at = features.begin[block]
        end = features.begin[block + 1]
        while at < end:
            a = rows + index[at] * width
            b = rows + index[at + 1] * width
            c = rows + index[at + 2] * width
            d = rows + index[at + 3] * width
            x = number[at]
            y = number[at + 1]
            z = number[at + 2]
            u = number[at + 3]
            for j in range(width):
                out[start + j] += x * w[a + j] + y * w[b + j] + z * w[c + j] + u * w[d + j]
            at += 4

    def _mix(self, count: i64, out: vec[float]) -> None:
        """Add so many chosen units of the first layer to those of the second."""
        w = self.w
        second = self.second
        chosen = self.chosen
        amount = self.amount
        while count & 3:
            chosen[count] = self.own_rows
            amount[count] = 0.0
            count += 1
        at: i64 = 0
        while at < count:
            a = chosen[at]
            b = chosen[at + 1]
            c = chosen[at + 2]
            d = chosen[at + 3]
            x = amount[at]
            y = amount[at + 1]
            z = amount[at + 2]
            u = amount[at + 3]
            for k in range(second):
                out[k] += x * w[a + k] + y * w[b + k] + z * w[c + k] + u * w[d + k]
            at += 4

    def _finish(self, seat: i64) -> None:
        """The results of one seat."""
        w = self.w
        second = self.second
        inner = self.inner
        hidden = self.hidden
        start = seat * self.width
        relu = self.width - RESULTS
        for k in range(second):
            inner[k] = self.shared[k]
        count: i64 = 0
        for j in range(relu):
            value = hidden[start + j]
            if value > 0.0:
                self.chosen[count] = self.own_rows + j * second
                self.amount[count] = value
                count += 1
        self._mix(count, inner)
        for i in range(RESULTS):
            total = w[self.result_constants + i] + hidden[start + relu + i]
            for k in range(second):
                value = inner[k]
                if value > 0.0:
                    total += value * w[self.result_rows + k * RESULTS + i]
            self.results[seat * RESULTS + i] = total


class LearnedEvaluation(Evaluation):
    """Chances to win and points at the end by a network; what a table is worth in points, for the policy, by hand."""

    def __init__(self, rules: Rules, weights: Weights, network: Network, book: int = LARGE_BOOK) -> None:
        super().__init__(rules, weights, book)
        self.network = network
        self.features = Features(rules, self, network.cards)
        self.final: vec[float] = vec[float]([0.0] * COLOURS)
        """Points that each seat will have at the end, expected, from the last call of ``prospects``."""
        self.asked: i64 = 0
        """How often the network was asked."""

    def prospects(self, t: Table, out: vec[float]) -> None:
        if t.over:
            super().prospects(t, out)
            for seat in range(self.players):
                self.final[seat] = self.values[seat]
            return
        self.judge(t)
        self.features.read(t)
        network = self.network
        network.ask(self.features)
        self.asked += 1
        players = self.players
        best = -1000000.0
        for seat in range(players):
            value = network.results[seat * RESULTS]
            if value > best:
                best = value
            self.final[seat] = float(t.seats[POINTS + seat]) + POINT * network.results[seat * RESULTS + 1]
        total = 0.0
        for seat in range(players):
            strength = math.exp(network.results[seat * RESULTS] - best)
            out[seat] = strength
            total += strength
        for seat in range(players):
            out[seat] /= total

    def margins(self, out: vec[float]) -> None:
        self.leads(self.final, out)
