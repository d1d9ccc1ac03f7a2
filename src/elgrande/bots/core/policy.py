"""A quick opinion on every option of a decision: the prior of the search and the hand that plays its simulations.

The opinion is the change of the evaluation that an option brings, estimated without playing it. Decisions it knows
nothing about get the same opinion on all options, so it works with every set.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core import weights as W
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.shapes import (
    CASTILLO_SCORING,
    CHOICE_SCORING,
    COURT_LOSS,
    EXTRA,
    FEWEST_SCORING,
    FIRSTS_SCORING,
    FLAT,
    KING_MOVE,
    MOST_SCORING,
    MOVES,
    POWER_BACK,
    TAKE,
    VALUE_SCORING,
    Shape,
    shapes_of,
)
from elgrande.rules import agenda
from elgrande.rules.choices import (
    ACT,
    ALLOW,
    BACK,
    BOARD,
    CARD,
    DISC,
    FROM,
    GRANDE,
    KING,
    LIFT,
    POWER,
    REGION,
    TO,
    USE,
    VETO,
)
from elgrande.rules.choices import TAKE as TAKE_CODE
from elgrande.rules.dice import Dice
from elgrande.rules.places import CASTILLO, CASTILLO_BIT, COLOURS, COURT, PLACES, POWER_CARDS, PROVINCE
from elgrande.rules.ruleset import Rules
from elgrande.rules.scoring import awards, least_populous, most_populous, regions_by_first_value
from elgrande.rules.table import GRANDE as GRANDE_OF
from elgrande.rules.table import NO_CARD, OFFERS, PART_PLACING, PLAYED, POINTS, SPENT, TOTAL, Table

_MOST_OPTIONS: i64 = 128


class Policy:
    """Opinions for games of one ruleset."""

    def __init__(self, rules: Rules, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.w: vec[float] = evaluation.w
        self.shapes: list[Shape] = shapes_of(rules)
        self.scores: vec[float] = vec[float]([0.0] * _MOST_OPTIONS)
        """The opinion on each option, from the last call of ``judge``."""
        self.before: vec[float] = vec[float]([0.0] * COLOURS)
        self.leader: i64 = 0
        self.worth: float = 1.0
        """Worth of a point of a majority."""
        self.piece: float = 1.0
        """Worth of a caballero in court."""
        self.card_values: vec[float] = vec[float]([0.0] * OFFERS)

    # ------------------------------------------------------------------ choosing

    def pick(self, t: Table, dice: Dice, noise: float) -> i64:
        """An option that looks good, with some chance for the others."""
        options = t.options
        count: i64 = len(options)
        if count == 1:
            return options[0]
        self.judge(t)
        best: i64 = 0
        best_score = -1000000.0
        for i in range(count):
            score = self.scores[i] + noise * float(dice.next() & 65535) / 65536.0
            if score > best_score:
                best_score = score
                best = i
        return options[best]

    def judge(self, t: Table) -> None:
        """Put an opinion on each option of the open decision into ``scores``."""
        options = t.options
        packed = t.agenda[t.depth - 1]
        task = packed & 255
        seat = t.decider
        self._prepare(t, seat)
        for i in range(len(options)):
            self.scores[i] = 0.0
        if task == agenda.TURN or task == agenda.PLACE or task == agenda.PLACE_EXTRA:
            self._judge_placing(t, seat)
        elif task == agenda.TAKE_CARD:
            self._judge_cards(t, seat)
        elif task == agenda.POWER:
            self._judge_power(t, seat)
        elif task == agenda.SUPPLY:
            for i in range(len(options)):
                self.scores[i] = self.piece * float(options[i] - TAKE_CODE)
        elif task == agenda.LIFT or task == agenda.PICK_EACH:
            self._judge_lifting(t, seat, task == agenda.LIFT)
        elif task == agenda.DROP:
            colour = agenda.arg_b(packed)
            for i in range(len(options)):
                self.scores[i] = self.arrival(t, seat, options[i] - TO, colour, 1)
        elif task == agenda.RECALL or task == agenda.PLEDGE:
            self._judge_returns(t, seat, task == agenda.RECALL)
        elif (
            task == agenda.GENERAL_DISCS
            or task == agenda.EVICTION_DISCS
            or task == agenda.LOSS_DISCS
            or task == agenda.SECRET_DISCS
        ):
            self._judge_discs(t, seat, task, agenda.arg_b(packed))
        elif task == agenda.ANNOUNCE_REGION or task == agenda.SCORE_SET:
            self._judge_region(t, seat)
        elif task == agenda.ANNOUNCE_KING:
            self._judge_king(t, seat)
        elif task == agenda.ANNOUNCE_GRANDE:
            self._judge_grande(t, seat)
        elif task == agenda.ANNOUNCE_BOARD:
            self._judge_boards(t, seat)
        elif task == agenda.POWER_BACK:
            for i in range(len(options)):
                self.scores[i] = self.w[W.POWER] * float(options[i] - BACK) / POWER_CARDS
        elif task == agenda.WINDOW:
            self._judge_veto(t, seat)
        elif task == agenda.ABILITY:
            for i in range(len(options)):
                self.scores[i] = 0.5 if options[i] == USE else 0.0

    def _prepare(self, t: Table, seat: i64) -> None:
        evaluation = self.evaluation
        evaluation.tell_time(t)
        self.worth = evaluation.horizon()
        game = float(evaluation.rounds_left) / len(t.rules.rounds)
        court = t.pieces[COURT * COLOURS + seat]
        self.piece = self.w[W.COURT] * game * (1.0 if float(court) < self.w[W.COURT_FULL] else 0.3)
        best: i64 = -1
        for other in range(t.rules.players):
            if other != seat and t.seats[POINTS + other] > best:
                best = t.seats[POINTS + other]
                self.leader = other

    # ------------------------------------------------------------------ estimates

    def weigh(self, t: Table, seat: i64, changes: vec[float]) -> float:
        """A change of everybody's points, as the seat sees it."""
        rivals = self.w[W.RIVALS]
        others = 0.0
        for other in range(t.rules.players):
            if other != seat:
                others += changes[other]
        return (
            changes[seat]
            - rivals * changes[self.leader]
            - (1.0 - rivals) * others / float(t.rules.players - 1)
        )

    def gain(self, t: Table, seat: i64, place: i64, colour: i64, change: i64) -> float:
        """What it is worth to the seat if a colour has more, or fewer, caballeros in a place."""
        evaluation = self.evaluation
        evaluation.share_now(t, place, -1, 0)
        for other in range(COLOURS):
            self.before[other] = evaluation.shares[other]
        evaluation.share_now(t, place, colour, change)
        for other in range(COLOURS):
            self.before[other] = evaluation.shares[other] - self.before[other]
        return self.worth * self.weigh(t, seat, self.before)

    def arrival(self, t: Table, seat: i64, place: i64, colour: i64, count: i64) -> float:
        """What it is worth to the seat if caballeros of a colour come to a place."""
        if place == COURT:
            return self.piece * float(count)
        value = self.gain(t, seat, place, colour, count)
        if place == CASTILLO:
            later = self.w[W.CASTILLO] * float(count)
            value += later if colour == seat else -0.4 * later
        return value

    def scoring(self, t: Table, seat: i64, mask: i64, first_only: bool) -> float:
        """What it is worth to the seat if places are scored now."""
        for other in range(COLOURS):
            self.before[other] = 0.0
        for place in range(PLACES):
            if mask >> place & 1:
                for award in awards(t, place, first_only):
                    self.before[award.colour] += float(award.value + award.king + award.grande)
        return self.weigh(t, seat, self.before)

    def best_arrival(self, t: Table, seat: i64, mask: i64, colour: i64) -> float:
        """The best that a single caballero can do in one of the places."""
        best = -100.0
        for place in range(PLACES):
            if mask >> place & 1:
                value = self.arrival(t, seat, place, colour, 1)
                if value > best:
                    best = value
        return best

    def action(self, t: Table, seat: i64, card: i64) -> float:
        """What the special action of a card is worth to the seat."""
        shape = self.shapes[card]
        kind = shape.kind
        if kind == VALUE_SCORING:
            return self.scoring(t, seat, regions_by_first_value(t, shape.low, shape.high), False)
        if kind == CHOICE_SCORING:
            best = 0.0
            for place in range(PLACES):
                if t.rules.regions >> place & 1 and t.at(place, seat) > 0:
                    value = self.scoring(t, seat, 1 << place, False)
                    if value > best:
                        best = value
            return best
        if kind == CASTILLO_SCORING:
            return self.scoring(t, seat, CASTILLO_BIT, False)
        if kind == MOST_SCORING:
            return self.scoring(t, seat, most_populous(t), False)
        if kind == FEWEST_SCORING:
            return self.scoring(t, seat, least_populous(t), False)
        if kind == FIRSTS_SCORING:
            return self.scoring(t, seat, t.rules.regions, True)
        if kind == COURT_LOSS:
            lost: i64 = 0
            for other in range(t.rules.players):
                if other != seat:
                    court = t.at(COURT, other)
                    lost += court if court < shape.low else shape.low
            return self.piece * float(lost) / float(t.rules.players - 1)
        if kind == MOVES:
            return self.w[W.MOVE] * shape.worth * (0.5 + 0.5 * self.worth)
        if kind == EXTRA:
            return shape.worth * (self.best_arrival(t, seat, t.open_places(), seat) - self.piece)
        if kind == TAKE:
            return self.piece * shape.worth
        if kind == KING_MOVE:
            return self.w[W.KING]
        if kind == POWER_BACK:
            spent = t.seats[SPENT + seat]
            power: i64 = POWER_CARDS
            while power > 0 and not spent >> power & 1:
                power -= 1
            return self.w[W.POWER] * float(power) / POWER_CARDS
        return shape.worth if kind == FLAT else self.w[kind] * shape.worth

    # ------------------------------------------------------------------ decisions

    def _judge_placing(self, t: Table, seat: i64) -> None:
        options = t.options
        for i in range(len(options)):
            code = options[i]
            if TO <= code < TO + PLACES:
                self.scores[i] = self.arrival(t, seat, code - TO, seat, 1) - self.piece
            elif code == ACT:
                self.scores[i] = self.action(t, seat, t.card)

    def _placing_value(self, t: Table, seat: i64, count: i64) -> float:
        """What placing up to so many caballeros is worth; each further one finds a poorer place."""
        court = t.court(seat)
        if court < count:
            count = court
        if count == 0:
            return 0.0
        best = self.best_arrival(t, seat, t.placing_targets(), seat) - self.piece
        if best <= 0.0:
            return 0.0
        value = 0.0
        for _ in range(count):
            value += best
            best *= 0.85
        return value

    def _card_value(self, t: Table, seat: i64, card: i64) -> float:
        action = self.action(t, seat, card)
        return (action if action > 0.0 else 0.0) + self._placing_value(t, seat, t.rules.cards[card].stack)

    def _judge_cards(self, t: Table, seat: i64) -> None:
        options = t.options
        for i in range(len(options)):
            self.scores[i] = self._card_value(t, seat, t.offer[options[i] - CARD + 1])

    def _judge_power(self, t: Table, seat: i64) -> None:
        """A high card gets the better action card, a low one more caballeros; high cards are worth keeping."""
        count: i64 = 0
        for stack in range(1, OFFERS):
            if t.offer[stack] != NO_CARD:
                value = self._card_value(t, seat, t.offer[stack])
                place = count
                while place > 0 and self.card_values[place - 1] < value:
                    self.card_values[place] = self.card_values[place - 1]
                    place -= 1
                self.card_values[place] = value
                count += 1
        options = t.options
        for i in range(len(options)):
            power = options[i] - POWER + 1
            ahead = 0.0
            for other in range(COLOURS):
                if other != seat and (other < t.rules.players or t.seats[PLAYED + other]):
                    if t.seats[PLAYED + other]:
                        ahead += 1.0 if t.seats[TOTAL + other] > power else 0.0
                    else:
                        ahead += float(POWER_CARDS - power) / POWER_CARDS
            rank: i64 = int(ahead)
            best = self.card_values[rank]
            if rank + 1 < count:
                best += (self.card_values[rank + 1] - best) * (ahead - float(rank))
            supply = t.rules.supply[power]
            if t.at(PROVINCE, seat) < supply:
                supply = t.at(PROVINCE, seat)
            kept = self.w[W.POWER] * float(power) / POWER_CARDS if self.evaluation.rounds_left > 1 else 0.0
            self.scores[i] = best + self.piece * float(supply) - kept

    def _judge_lifting(self, t: Table, seat: i64, moving: bool) -> None:
        options = t.options
        targets = t.open_places()
        best_colour: i64 = -1
        best = 0.0
        for i in range(len(options)):
            code = options[i]
            if code >= LIFT:
                colour = (code - LIFT) // PLACES
                place = (code - LIFT) % PLACES
                value = self.gain(t, seat, place, colour, -1)
                if moving:
                    # Codes come place by place, so the best target of a colour is found again for each.
                    if colour != best_colour:
                        best = self.best_arrival(t, seat, targets & ~(1 << place), colour)
                        best_colour = colour
                    value += best
                self.scores[i] = value

    def _judge_returns(self, t: Table, seat: i64, to_court: bool) -> None:
        options = t.options
        for i in range(len(options)):
            code = options[i]
            if FROM <= code < FROM + PLACES:
                place = code - FROM
                value = -self.piece if place == COURT else self.gain(t, seat, place, seat, -1)
                self.scores[i] = value + self.piece if to_court else value

    def _judge_discs(self, t: Table, seat: i64, task: i64, count: i64) -> None:
        options = t.options
        for i in range(len(options)):
            place = options[i] - DISC
            if task == agenda.SECRET_DISCS:
                self.scores[i] = self.scoring(t, seat, 1 << place, False)
            elif task == agenda.LOSS_DISCS:
                here = t.at(place, seat)
                self.scores[i] = self.gain(t, seat, place, seat, -(here if here < count else count))
            else:
                source = CASTILLO if task == agenda.GENERAL_DISCS else t.param
                target = COURT if t.taboo() >> place & 1 else place
                self.scores[i] = self.arrival(t, seat, target, seat, t.at(source, seat))

    def _judge_region(self, t: Table, seat: i64) -> None:
        options = t.options
        kind = self.shapes[t.card].kind if t.card != NO_CARD else FLAT
        for i in range(len(options)):
            place = options[i] - REGION
            if kind == MOVES:
                # The better the others stand there, the more there is to gain by moving them.
                self.evaluation.share_now(t, place, -1, 0)
                self.scores[i] = -0.3 * self.worth * self.weigh(t, seat, self.evaluation.shares)
            else:
                self.scores[i] = self.scoring(t, seat, 1 << place, False)

    def _judge_king(self, t: Table, seat: i64) -> None:
        options = t.options
        old = t.king
        count: i64 = t.rules.cards[t.card].stack if t.card != NO_CARD and t.parts & PART_PLACING else 0
        for i in range(len(options)):
            place = options[i] - KING
            value = 0.0
            if place != old:
                value = self._royal_share(t, seat, old, place, place) - self._royal_share(
                    t, seat, old, place, old
                )
            t.king = place
            if count:
                value += self._placing_value(t, seat, count)
            t.king = old
            self.scores[i] = value

    def _royal_share(self, t: Table, seat: i64, old: i64, new: i64, king: i64) -> float:
        """What the King's old and new region promise with the King in one of them."""
        t.king = king
        value = 0.0
        for place in (old, new):
            if t.rules.regions >> place & 1:
                self.evaluation.share_now(t, place, -1, 0)
                value += self.weigh(t, seat, self.evaluation.shares)
        t.king = old
        return value * self.worth

    def _judge_grande(self, t: Table, seat: i64) -> None:
        options = t.options
        home = t.seats[GRANDE_OF + seat]
        for i in range(len(options)):
            place = options[i] - GRANDE
            self.evaluation.share_now(t, place, -1, 0)
            without = self.evaluation.shares[seat]
            t.seats[GRANDE_OF + seat] = place
            self.evaluation.share_now(t, place, -1, 0)
            self.scores[i] = (self.evaluation.shares[seat] - without) * self.worth
            t.seats[GRANDE_OF + seat] = home

    def _judge_boards(self, t: Table, seat: i64) -> None:
        options = t.options
        evaluation = self.evaluation
        for i in range(len(options)):
            board = (options[i] - BOARD) // PLACES
            place = (options[i] - BOARD) % PLACES
            evaluation.share_now(t, place, -1, 0)
            value = -self.weigh(t, seat, evaluation.shares)
            paid = t.rules.paid_places
            v1 = float(t.rules.board_values[3 * board])
            v2 = float(t.rules.board_values[3 * board + 1]) if paid > 1 else 0.0
            v3 = float(t.rules.board_values[3 * board + 2]) if paid > 2 else 0.0
            evaluation.share(t, place, -1, 0, v1, v2, v3)
            self.scores[i] = (value + self.weigh(t, seat, evaluation.shares)) * self.worth

    def _judge_veto(self, t: Table, seat: i64) -> None:
        """Object to what costs more than a Veto is worth."""
        harm = 0.0
        waiting = t.agenda[t.depth - 2]
        task = waiting & 255
        if task == agenda.SCORE_ONE:
            harm = -self.scoring(t, seat, 1 << agenda.arg_a(waiting), agenda.arg_b(waiting) == 1)
        elif task == agenda.MOVED:
            colour = agenda.arg_b(waiting)
            harm = -self.gain(t, seat, agenda.arg_c(waiting), colour, -1)
            harm -= self.arrival(t, seat, agenda.arg_d(waiting), colour, 1)
        elif task == agenda.CARRY_OUT:
            harm = -self._harm_of_action(t, seat)
        options = t.options
        for i in range(len(options)):
            if options[i] == VETO:
                self.scores[i] = harm - self.w[W.VETO]
            elif options[i] == ALLOW:
                self.scores[i] = 0.0

    def _harm_of_action(self, t: Table, seat: i64) -> float:
        """What the announced special action of another seat will bring this seat."""
        shape = self.shapes[t.action]
        if shape.kind == CHOICE_SCORING and t.param >= 0:
            return self.scoring(t, seat, 1 << t.param, False)
        if shape.kind in (VALUE_SCORING, MOST_SCORING, FEWEST_SCORING, FIRSTS_SCORING, CASTILLO_SCORING):
            return self.action(t, seat, t.action)
        if shape.kind == COURT_LOSS:
            court = t.at(COURT, seat)
            return -self.piece * float(court if court < shape.low else shape.low)
        # Somebody else's action is rarely good for one: a little of what it is worth to him is lost.
        return -0.4 * self.action(t, t.active, t.action)
