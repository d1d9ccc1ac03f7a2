"""What was learned about the options of a decision: which power card, which card, which place.

The policy says at a glance what an option is worth in points, and is often wrong in the same way. A small network for
each of the frequent kinds of decisions, taught by what searches chose, says better what to try first and what to play
in the simulations. It is told what the policy has found out anyway, so it takes little longer than the policy alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core import weights as W
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.promises import SHARE
from elgrande.bots.core.shapes import VALUE_SCORING, Shape
from elgrande.rules import flow, general_scoring
from elgrande.rules.choices import ACT, CARD, DISC, KING, LIFT, POWER, REGION, TO
from elgrande.rules.effects import base, discs, king, move
from elgrande.rules.places import CASTILLO, COLOURS, COURT, PLACES, POWER_CARDS, PROVINCE
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import GRANDE, HAND, NO_CARD, OFFERS, PLAYED, POINTS, TOTAL, Table

VERSION: Final = 1
"""Of what the networks are told."""

# The kinds of decisions that something was learned about.
NOTHING: Final = -1
POWER_CARD: Final = 0
ACTION_CARD: Final = 1
PLACE: Final = 2
TAKEN_AWAY: Final = 3
MOVED: Final = 4
DISCS: Final = 5
KINGS: Final = 6
KINDS: Final = 7
KIND_NAMES: Final = ["power card", "action card", "placing", "taking away", "moving", "disc", "King"]

COMMON: Final = 24
"""Columns for facts about the table."""
SINGLE: Final = 44
"""Columns for facts about one option."""
COLUMNS: Final = COMMON + SINGLE
POINTS_OF_ODDS: Final = 1.2
"""Points that a logarithm of odds is worth: as much as the search levels first opinions."""

MOST_OPTIONS: Final = 128
MOST_FACTS: Final = 28
"""Most facts about an option at a time; a multiple of four."""
_EVERYBODY: Final[i64] = (1 << COLOURS) - 1
_MADE_UP_FOR: Final = 0.5
"""What is left of a loss to those who go elsewhere."""
_BY_WEIGHT: Final = [W.VETO, W.KING, W.GRANDE, W.BOARD]
_SHAPES: Final = COMMON + 20
"""The first of the columns that say what special action a card has."""


def size_of(width: int) -> int:
    """How many numbers there are with so many units for each kind of decision."""
    return KINDS * (COLUMNS + 2) * width


class Opinions(Policy):
    """The policy with what was learned; where nothing was learned it is the policy.

    The numbers stand in this order for each kind of decision: units by column, their constants, what they count.
    """

    def __init__(self, rules: Rules, evaluation: Evaluation, numbers: list[float]) -> None:
        super().__init__(rules, evaluation)
        width = len(numbers) // size_of(1)
        if not width or len(numbers) != size_of(width):
            raise ValueError(f"{len(numbers)} numbers are no opinions; it must be a multiple of {size_of(1)}")
        self.width: i64 = width
        self.numbers: vec[float] = vec[float](numbers)
        self.table_facts: i64 = 0
        """How many facts about the table there are, from the last call of ``tell``; then those of each option."""
        self.option_facts: vec[i64] = vec[i64]([0] * MOST_OPTIONS)
        self.column: vec[i64] = vec[i64]([0] * ((MOST_OPTIONS + 1) * MOST_FACTS))
        self.amount: vec[float] = vec[float]([0.0] * ((MOST_OPTIONS + 1) * MOST_FACTS))
        self.next: i64 = 0
        self.here: vec[i64] = vec[i64]([0] * COLOURS)
        self.base: vec[float] = vec[float]([0.0] * width)
        self.sums: vec[float] = vec[float]([0.0] * width)
        self.shape_columns: vec[i64] = vec[i64]([_column(shape) for shape in self.shapes])

    def judge(self, t: Table) -> None:
        super().judge(t)
        if t.task is base.ANNOUNCE_REGION and not self.company and t.action != NO_CARD:
            self._judge_departures(t)
            return
        kind = self.tell(t)
        if kind != NOTHING:
            self._ask(kind, len(t.options))

    def kind(self, t: Table) -> i64:
        """The kind of the open decision; ``NOTHING`` if nothing was learned about it."""
        if self.company or len(t.options) > MOST_OPTIONS:
            return NOTHING
        task = t.task
        if task is flow.TURN or task is flow.PLACE or task is move.PLACE_EXTRA:
            return PLACE
        if task is flow.POWER:
            return POWER_CARD
        if task is flow.TAKE_CARD:
            return ACTION_CARD
        if task is move.LIFT:
            return TAKEN_AWAY
        if task is move.DROP:
            return MOVED
        if task is general_scoring.GENERAL_DISCS:
            return DISCS
        if task is king.ANNOUNCE_KING:
            return KINGS
        return NOTHING

    # ------------------------------------------------------------------ out of one region

    def _judge_departures(self, t: Table) -> None:
        """Which region are caballeros to leave? What it promises to take away those who are best taken away."""
        effect = t.rules.effects[t.action]
        if isinstance(effect, discs.Evict):
            self._judge_evictions(t)
            return
        if not isinstance(effect, move.MoveCaballeros):
            return
        colours = _EVERYBODY
        if not effect.any:
            colours = (1 << self.seat if effect.own else 0) | (
                _EVERYBODY & ~(1 << self.seat) if effect.foreign else 0
            )
        limit = effect.any + effect.own + effect.foreign
        targets = t.open_places() if effect.castillo else t.open_regions()
        for colour in range(COLOURS):
            self._find_targets(t, colour, targets)
        options = t.options
        for i in range(len(options)):
            self.scores[i] = self._departures(t, options[i] - REGION, colours, limit)

    def _judge_evictions(self, t: Table) -> None:
        """Which region are all others to leave? They find another one, which makes up for half of it."""
        promises = self.promises
        options = t.options
        for i in range(len(options)):
            place = options[i] - REGION
            row = promises.row(t, place) + SHARE
            for other in range(self.players):
                self.changes[other] = -promises.rows[row + other]
                self.here[other] = t.pieces[place * COLOURS + other]
                if other != self.seat:
                    t.pieces[place * COLOURS + other] = 0
            row = promises.row(t, place) + SHARE
            for other in range(self.players):
                self.changes[other] += promises.rows[row + other]
                if other != self.seat:
                    self.changes[other] *= _MADE_UP_FOR
                t.pieces[place * COLOURS + other] = self.here[other]
            self.scores[i] = self.worth * self.weigh(self.changes, 0)

    def _departures(self, t: Table, place: i64, colours: i64, left: i64) -> float:
        """What it is worth to take up to so many caballeros of some colours out of a place, a colour at a time."""
        value = 0.0
        while left > 0:
            best = 0.0
            whole = 0.0
            leaving: i64 = -1
            leavers: i64 = 0
            for colour in range(COLOURS):
                if colours >> colour & 1:
                    target = self.best_values[colour]
                    if self.best_places[colour] == place:
                        target = self.next_values[colour]
                    most = t.pieces[place * COLOURS + colour]
                    if most > left:
                        most = left
                    for count in range(1, most + 1):
                        gain = self.many_more(t, place, colour, -count) + target * self.series[count]
                        if gain / float(count) > best:
                            best = gain / float(count)
                            whole = gain
                            leaving = colour
                            leavers = count
            if leaving < 0:
                break
            colours &= ~(1 << leaving)
            left -= leavers
            value += whole
        return value

    # ------------------------------------------------------------------ what the networks are told

    def tell(self, t: Table) -> i64:
        """Write down what the network of the open decision is told, after the policy has judged; returns its kind."""
        kind = self.kind(t)
        if kind == NOTHING:
            return NOTHING
        # The facts about the options come first, those about the table behind all of them.
        if kind == POWER_CARD:
            self._tell_powers(t)
        elif kind == ACTION_CARD:
            self._tell_cards(t)
        else:
            self._tell_places(t, kind)
        return kind

    def _put(self, column: i64, amount: float) -> None:
        if amount != 0.0:
            self.column[self.next] = column
            self.amount[self.next] = amount
            self.next += 1

    def _end(self, first: i64) -> i64:
        """Fill up to a multiple of four; returns how many facts there are."""
        while (self.next - first) & 3:
            self.column[self.next] = 0
            self.amount[self.next] = 0.0
            self.next += 1
        return self.next - first

    def _begin_table(self, t: Table) -> None:
        seat = self.seat
        promises = self.promises
        self.next = MOST_OPTIONS * MOST_FACTS
        self._put(promises.rounds if promises.rounds < 4 else 3, 1.0)
        self._put(4, float(promises.left) / 9.0)
        self._put(5, float(promises.later) / 2.0)
        court = t.pieces[COURT * COLOURS + seat]
        self._put(6, float(court) / 8.0)
        self._put(7, 1.0 if court == 0 else 0.0)
        self._put(8, float(t.pieces[PROVINCE * COLOURS + seat]) / 12.0)
        self._put(9, float(t.pieces[CASTILLO * COLOURS + seat]) / 4.0)
        inside: i64 = 0
        courts: i64 = 0
        best: i64 = -1000
        behind: i64 = 0
        for other in range(self.players):
            if other != seat:
                inside += t.pieces[CASTILLO * COLOURS + other]
                courts += t.pieces[COURT * COLOURS + other]
                if t.seats[POINTS + other] > best:
                    best = t.seats[POINTS + other]
            if not t.acted >> other & 1 and other != t.active:
                behind += 1
        self._put(10, float(inside) / 8.0)
        self._put(11, float(t.seats[POINTS + seat] - best) / 20.0)
        self._put(12, float(courts) / 20.0)
        self._put(13, float(self.players) / 5.0)
        self._put(14, float(t.vetos(seat)))
        self._put(15, float(behind) / 4.0)
        self._put(16, 1.0 if t.start == seat else 0.0)

    def _end_table(self) -> None:
        self.table_facts = self._end(MOST_OPTIONS * MOST_FACTS)

    def _tell_powers(self, t: Table) -> None:
        seat = self.seat
        values = self.card_values
        count: i64 = 0
        for stack in range(1, OFFERS):
            if t.offer[stack] != NO_CARD:
                count += 1
        yet: i64 = 0
        for other in range(self.players):
            if other != seat and not t.seats[PLAYED + other]:
                yet += 1
        self._begin_table(t)
        self._put(17, float(yet) / 4.0)
        for i in range(5):
            if i < count:
                self._put(18 + i, values[i] / 6.0)
        self._end_table()
        hand = t.seats[HAND + seat]
        province = t.pieces[PROVINCE * COLOURS + seat]
        court = float(t.pieces[COURT * COLOURS + seat]) / 8.0
        left = float(self.promises.left) / 9.0
        options = t.options
        for i in range(len(options)):
            power = options[i] - POWER + 1
            higher: i64 = 0
            lower: i64 = 0
            for other in range(self.players):
                if other != seat and t.seats[PLAYED + other]:
                    if t.seats[TOTAL + other] > power:
                        higher += 1
                    else:
                        lower += 1
            above: i64 = 0
            cards: i64 = 0
            for held in range(1, POWER_CARDS + 1):
                if hand >> held & 1:
                    cards += 1
                    if held > power:
                        above += 1
            ahead = float(higher) + float(yet) * float(POWER_CARDS - power) / POWER_CARDS
            rank: i64 = int(ahead)
            if rank >= count:
                rank = count - 1
            supply = t.rules.supply[power]
            if province < supply:
                supply = province
            first = i * MOST_FACTS
            self.next = first
            self._put(COMMON, self.scores[i] / 6.0)
            self._put(COMMON + 1, ahead / 4.0)
            self._put(COMMON + 2, float(higher) / 4.0)
            self._put(COMMON + 3, float(lower) / 4.0)
            if rank >= 0:
                self._put(COMMON + 4, values[rank] / 6.0)
                self._put(COMMON + 5, (values[0] - values[rank]) / 6.0)
            self._put(COMMON + 6, float(supply) / 6.0)
            self._put(COMMON + 7, float(supply) / 6.0 * court)
            self._put(COMMON + 8, float(above) / float(cards) if cards else 0.0)
            self._put(COMMON + 9, 1.0 if yet == 0 and lower == 0 else 0.0)
            strength = float(power) / POWER_CARDS
            self._put(COMMON + 10, strength)
            self._put(COMMON + 11, strength * left)
            self._put(COMMON + 12, strength * court)
            self._put(COMMON + 12 + power, 1.0)
            self.option_facts[i] = self._end(first)

    def _tell_cards(self, t: Table) -> None:
        options = t.options
        best = -100.0
        for i in range(len(options)):
            if self.scores[i] > best:
                best = self.scores[i]
        self._begin_table(t)
        self._put(17, float(len(options)) / 5.0)
        self._end_table()
        court = t.pieces[COURT * COLOURS + self.seat]
        for i in range(len(options)):
            stack = options[i] - CARD + 1
            card = t.offer[stack]
            caballeros: i64 = t.rules.cards[card].caballeros
            first = i * MOST_FACTS
            self.next = first
            self._put(COMMON, self.scores[i] / 6.0)
            self._put(COMMON + 1, self.placing(t, caballeros) / 6.0)
            self._put(COMMON + 2, self.action(t, card) / 6.0)
            self._put(COMMON + 3, (best - self.scores[i]) / 6.0)
            self._put(COMMON + 4, float(caballeros) / 4.0)
            self._put(COMMON + 5, float(caballeros if caballeros < court else court) / 4.0)
            self._put(COMMON + 5 + stack, 1.0)
            self._put(self.shape_columns[card], 1.0)
            self.option_facts[i] = self._end(first)

    def _tell_places(self, t: Table, kind: i64) -> None:
        """Decisions whose options are places, or pieces in places."""
        options = t.options
        card = t.card
        task = t.task
        moved: i64 = self.seat
        begins: i64 = TO
        self._begin_table(t)
        if kind == PLACE:
            if task is flow.TURN and card != NO_CARD:
                caballeros: i64 = t.rules.cards[card].caballeros
                self._put(17, float(caballeros) / 4.0)
                self._put(18, 1.0)
            elif task is flow.PLACE:
                self._put(19, 1.0)
        elif kind == MOVED:
            moved = move.DROP.colour.of(t.agenda[t.depth - 1])
            self._put(17, 1.0 if moved == self.seat else 0.0)
            self._put(18, 1.0 if moved == self.leader else 0.0)
        elif kind == TAKEN_AWAY:
            begins = LIFT
        elif kind == DISCS:
            begins = DISC
        else:
            begins = KING
        self._end_table()
        for i in range(len(options)):
            code = options[i]
            first = i * MOST_FACTS
            self.next = first
            self._put(COMMON, self.scores[i] / 3.0)
            place = code - begins
            if kind == TAKEN_AWAY and place >= 0:
                moved = place // PLACES
                place = place % PLACES
                self._put(COMMON + 16, 1.0 if moved == self.seat else 0.0)
                self._put(COMMON + 17, 1.0 if moved == self.leader else 0.0)
            if 0 <= place < PLACES:
                self._tell_place(t, place, moved)
            elif code == ACT:
                self._put(COMMON + 16, 1.0)
                if card != NO_CARD:
                    self._put(self.shape_columns[card], 1.0)
            else:
                self._put(COMMON + 18, 1.0)
            self.option_facts[i] = self._end(first)

    def _tell_place(self, t: Table, place: i64, colour: i64) -> None:
        """How a colour stands in a place."""
        promises = self.promises
        self._put(COMMON + 1, 1.0)
        if place == CASTILLO:
            self._put(COMMON + 2, 1.0)
        first = place * COLOURS
        own = t.pieces[first + colour]
        most: i64 = 0
        second: i64 = 0
        for other in range(COLOURS):
            if other != colour:
                pieces = t.pieces[first + other]
                if pieces > most:
                    second = most
                    most = pieces
                elif pieces > second:
                    second = pieces
        self._put(COMMON + 3, float(own) / 5.0)
        self._put(COMMON + 4, float(most) / 5.0)
        self._put(COMMON + 5, float(second) / 5.0)
        lead = own - most
        if lead > 1:
            self._put(COMMON + 6, 1.0)
        elif lead >= -1:
            self._put(COMMON + 8 - lead, 1.0)
        if own == 0:
            self._put(COMMON + 10, 1.0)
        if promises.scored >> place & 1:
            self._put(COMMON + 11, float(t.value(place, 1)) / 8.0)
            self._put(COMMON + 12, float(t.value(place, 2)) / 6.0)
            self._put(COMMON + 14, promises.rows[promises.row(t, place) + SHARE + self.seat] / 8.0)
        if t.seats[GRANDE + self.seat] == place:
            self._put(COMMON + 13, 1.0)
        if place == COURT:
            self._put(COMMON + 15, 1.0)
        if t.king == place:
            self._put(COMMON + 19, 1.0)

    # ------------------------------------------------------------------ what they say

    def _ask(self, kind: i64, count: i64) -> None:
        """Replace the scores of the options by what the network says of them, in points."""
        width = self.width
        base = self.base
        sums = self.sums
        numbers = self.numbers
        rows = kind * (COLUMNS + 2) * width
        constants = rows + COLUMNS * width
        counts = constants + width
        for j in range(width):
            base[j] = numbers[constants + j]
        self._add(MOST_OPTIONS * MOST_FACTS, self.table_facts, rows, base)
        for option in range(count):
            for j in range(width):
                sums[j] = base[j]
            self._add(option * MOST_FACTS, self.option_facts[option], rows, sums)
            total = 0.0
            for j in range(width):
                if sums[j] > 0.0:
                    total += sums[j] * numbers[counts + j]
            self.scores[option] = total * POINTS_OF_ODDS

    def _add(self, first: i64, count: i64, rows: i64, out: vec[float]) -> None:
        """Add so many facts to the units, four at a time, in an order that is always the same."""
        numbers = self.numbers
        column = self.column
        amount = self.amount
        width = self.width
        at = first
        end = first + count
        while at < end:
            a = rows + column[at] * width
            b = rows + column[at + 1] * width
            c = rows + column[at + 2] * width
            d = rows + column[at + 3] * width
            x = amount[at]
            y = amount[at + 1]
            z = amount[at + 2]
            u = amount[at + 3]
            for j in range(width):
                out[j] += x * numbers[a + j] + y * numbers[b + j] + z * numbers[c + j] + u * numbers[d + j]
            at += 4


def _column(shape: Shape) -> int:
    """The column that says that a card has such a special action."""
    kind = int(shape.kind)
    return _SHAPES + (
        _BY_WEIGHT.index(kind) if kind in _BY_WEIGHT else len(_BY_WEIGHT) + kind - VALUE_SCORING
    )
