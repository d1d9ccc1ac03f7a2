"""A quick opinion on every option of a decision: the prior of the search and the hand that plays its simulations.

The opinion is the change of the evaluation that an option brings, in points. It is estimated without playing where the
policy knows the kind of the decision; where it does not, it tries the options out and judges what comes of them, so it
works with every set.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core import weights as W
from elgrande.bots.core.estimates import Estimates
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.own_cards import OwnCards
from elgrande.bots.core.promises import SHARE
from elgrande.bots.core.shapes import (
    CHOICE_SCORING,
    COURT_LOSS,
    FLAT,
    LAST_FIXED_SCORING,
    VALUE_SCORING,
    Shape,
)
from elgrande.rules import flow, general_scoring
from elgrande.rules.choices import (
    ACT,
    ALLOW,
    BACK,
    BOARD,
    CARD,
    DISC,
    FIRST,
    FROM,
    GRANDE,
    KING,
    LIFT,
    POWER,
    REGION,
    REUSE,
    STOP,
    TO,
    USE,
    VETO,
)
from elgrande.rules.choices import TAKE as TAKE_CODE
from elgrande.rules.dice import Dice
from elgrande.rules.effects import base, court, discs, king, losses, move, score, supply
from elgrande.rules.places import CASTILLO, COLOURS, COURT, PLACES, POWER_CARDS, PROVINCE
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.bigbox import espionage
from elgrande.rules.sets.king_intrigant.answers import CHOOSE_HAND, START_DISCS
from elgrande.rules.sets.names import KING_INTRIGANT
from elgrande.rules.sets.power_modifiers import modifiers
from elgrande.rules.table import GRANDE as GRANDE_OF
from elgrande.rules.table import NO_CARD, OFFERS, PART_PLACING, PLAYED, TOTAL, Table

_MOST_OPTIONS: Final = 128
_AFTER_BASE: Final = LIFT + COLOURS * PLACES
"""Choices from here on belong to the expansions."""
_LAST_SUPPLY: Final = 0.5
"""What a caballero that comes to court in the last round is worth: it can be placed at once, and only then."""
_TRIED: Final = 24
"""Most options of an unknown decision that are tried out."""


class Policy(Estimates):
    """Opinions for games of one ruleset."""

    def __init__(self, rules: Rules, evaluation: Evaluation) -> None:
        super().__init__(rules, evaluation)
        self.scores: vec[float] = vec[float]([0.0] * _MOST_OPTIONS)
        """The opinion on each option, from the last call of ``judge``."""
        self.company: bool = rules.company is not None
        self.own_cards: OwnCards | None = (
            OwnCards(rules, self) if KING_INTRIGANT in rules.setup.sets else None
        )
        self.tried: i64 = 0
        """Options tried out on copies so far, which takes far longer than an opinion."""
        self.card_values: vec[float] = vec[float]([0.0] * OFFERS)
        self.best_places: vec[i64] = vec[i64]([0] * COLOURS)
        self.best_values: vec[float] = vec[float]([0.0] * COLOURS)
        self.next_values: vec[float] = vec[float]([0.0] * COLOURS)

    # ------------------------------------------------------------------ choosing

    def pick(self, t: Table, dice: Dice, noise: float) -> i64:
        """An option that looks good, with some chance for the others: opinions stray by ``noise`` points at most."""
        options = t.options
        count: i64 = len(options)
        if count == 1:
            return options[0]
        if count == 0:
            # A hand that was laid out for part of a game has run out: who has no card to play sits the round out.
            return t.rules.power_code
        self.judge(t)
        return self.drawn(t, dice, noise)

    def drawn(self, t: Table, dice: Dice, noise: float) -> i64:
        """An option that looks good by the opinions that stand in ``scores``."""
        options = t.options
        best: i64 = 0
        best_score = -1000000.0
        unit = noise / 65536.0
        for i in range(len(options)):
            score = self.scores[i] + unit * float(dice.next() & 65535)
            if score > best_score:
                best_score = score
                best = i
        return options[best]

    def judge(self, t: Table) -> None:
        """Put an opinion on each option of the open decision into ``scores``."""
        options = t.options
        packed = t.agenda[t.depth - 1]
        task = t.task
        seat = t.decider
        self.prepare(t, seat)
        for i in range(len(options)):
            self.scores[i] = 0.0
        strange = self.company and self._unheard_of(options)
        if task is flow.PLACE or task is move.PLACE_EXTRA:
            self._judge_placing(t)
            if strange:
                self._try_out(t, _AFTER_BASE)
        elif task is flow.TURN:
            self._judge_turn(t)
            if strange:
                self._try_out(t, _AFTER_BASE)
        elif self.own_cards is not None and task is flow.POWER:
            self.own_cards.judge_plays(t, self.scores)
        elif self.own_cards is not None and task is CHOOSE_HAND:
            self.own_cards.judge_hand(t, self.scores)
        elif strange:
            self._try_out(t, 0)
        elif task is flow.TAKE_CARD:
            for i in range(len(options)):
                self.scores[i] = self.card(t, t.offer[options[i] - CARD + 1])
        elif task is flow.POWER:
            self._judge_power(t)
        elif task is supply.SUPPLY:
            each = self.piece if self.promises.left else _LAST_SUPPLY
            for i in range(len(options)):
                self.scores[i] = each * float(options[i] - TAKE_CODE)
        elif task is move.LIFT:
            self._judge_lifting(t)
        elif task is move.DROP:
            colour = move.DROP.colour.of(packed)
            for i in range(len(options)):
                self.scores[i] = self.arrival(t, options[i] - TO, colour)
        elif task is losses.PICK_EACH:
            for i in range(len(options)):
                if options[i] != STOP:
                    code = options[i] - LIFT
                    self.scores[i] = self.one_less(t, code % PLACES, code // PLACES)
        elif task is king.ENTOURAGE:
            for i in range(len(options)):
                code = options[i] - LIFT
                self.scores[i] = self.one_less(t, code % PLACES, code // PLACES)
                self.scores[i] += self.one_more(t, king.ENTOURAGE.target.of(packed), code // PLACES)
        elif task is supply.RECALL or task is losses.PLEDGE:
            self._judge_returns(t, task is supply.RECALL)
        elif task is discs.SECRET_DISCS:
            for i in range(len(options)):
                self.scores[i] = self.scoring(t, 1 << (options[i] - DISC))
        elif task is general_scoring.GENERAL_DISCS or task is espionage.SPIED_DISCS:
            self._judge_discs(t, CASTILLO)
        elif task is discs.EVICTION_DISCS:
            self._judge_discs(t, t.param)
        elif task is discs.LOSS_DISCS:
            self._judge_losses(t, discs.LOSS_DISCS.count.of(packed))
        elif task is START_DISCS:
            for i in range(len(options)):
                self.scores[i] = self.one_more(t, options[i] - DISC, seat)
        elif task is base.ANNOUNCE_REGION or task is score.SCORE_SET:
            self._judge_region(t)
        elif task is king.ANNOUNCE_KING:
            self._judge_king(t)
        elif task is court.ANNOUNCE_GRANDE:
            self._judge_grande(t)
        elif task is court.ANNOUNCE_BOARD:
            self._judge_boards(t)
        elif task is court.POWER_BACK:
            for i in range(len(options)):
                if options[i] < REUSE:
                    self.scores[i] = self.w[W.POWER] * float(options[i] - BACK + 1) / POWER_CARDS
        elif task is base.WINDOW:
            self._judge_veto(t)
        elif task is base.EITHER:
            shape = self.shapes[t.action]
            other = shape.other
            for i in range(len(options)):
                chosen = shape if options[i] == FIRST or other is None else other
                self.scores[i] = self.action_of(t, chosen)
        elif task is modifiers.ABILITY:
            for i in range(len(options)):
                self.scores[i] = 0.5 if options[i] == USE else 0.0
        elif task is not modifiers.DRAFT and task is not modifiers.PLAY_MODIFIER:
            self._try_out(t, 0)

    # ------------------------------------------------------------------ the own turn

    def _judge_placing(self, t: Table) -> None:
        options = t.options
        for i in range(len(options)):
            code = options[i]
            if TO <= code < TO + PLACES:
                self.scores[i] = self.own_arrival(t, code - TO)

    def _judge_turn(self, t: Table) -> None:
        """Place or act first? A scoring waits until the caballeros stand, and they stand where it is scored."""
        options = t.options
        count: i64 = len(options)
        act: i64 = -1
        for i in range(count):
            if options[i] == ACT:
                act = i
        acting = act >= 0
        action = 0.0
        scored: i64 = 0
        if acting:
            action = self.action(t, t.card)
            shape = self.shapes[t.card]
            if VALUE_SCORING <= shape.kind <= LAST_FIXED_SCORING:
                scored = self.scored_by(t, shape)
            elif shape.kind == CHOICE_SCORING:
                scored = self.regions
            if action <= 0.0 and shape.kind != CHOICE_SCORING:
                scored = 0
        promises = self.promises
        best = 0.0
        for i in range(count):
            place = options[i] - TO
            if 0 <= place < PLACES:
                value = self.own_arrival(t, place)
                if scored >> place & 1:
                    value += promises.award_gain(t, place, self.seat)
                self.scores[i] = value
                if value > best:
                    best = value
        if acting:
            self.scores[act] = 0.5 * action if scored and best > 0.0 and action > best else action

    # ------------------------------------------------------------------ power cards

    def _judge_power(self, t: Table) -> None:
        """A high card gets the better action card, a low one more caballeros; high cards are worth keeping."""
        count: i64 = 0
        values = self.card_values
        for stack in range(1, OFFERS):
            if t.offer[stack] != NO_CARD:
                value = self.card(t, t.offer[stack])
                place = count
                while place > 0 and values[place - 1] < value:
                    values[place] = values[place - 1]
                    place -= 1
                values[place] = value
                count += 1
        options = t.options
        keep = self.w[W.POWER] / POWER_CARDS if self.promises.left > 1 else 0.0
        province = t.at(PROVINCE, self.seat)
        for i in range(len(options)):
            power = options[i] - POWER + 1
            ahead = 0.0
            for other in range(COLOURS):
                if other != self.seat:
                    if t.seats[PLAYED + other]:
                        if t.seats[TOTAL + other] > power:
                            ahead += 1.0
                    elif other < self.players:
                        ahead += float(POWER_CARDS - power) / POWER_CARDS
            rank: i64 = int(ahead)
            if rank >= count:
                rank = count - 1
            best = values[rank]
            if rank + 1 < count:
                best += (values[rank + 1] - best) * (ahead - float(rank))
            supply = t.rules.supply[power]
            if province < supply:
                supply = province
            self.scores[i] = best + self.piece * float(supply) - keep * float(power)

    # ------------------------------------------------------------------ moving

    def _judge_lifting(self, t: Table) -> None:
        """Who is taken away, and where would he go?"""
        options = t.options
        limits = move.LIFT.limits.of(t.agenda[t.depth - 1])
        targets = t.open_regions() if limits else t.open_places()
        found: i64 = 0
        for i in range(len(options)):
            code = options[i] - LIFT
            if code >= 0:
                colour = code // PLACES
                place = code % PLACES
                if not found >> colour & 1:
                    found |= 1 << colour
                    self._find_targets(t, colour, targets)
                value = self.one_less(t, place, colour)
                if self.best_places[colour] != place:
                    value += self.best_values[colour]
                else:
                    value += self.next_values[colour]
                self.scores[i] = value

    def _find_targets(self, t: Table, colour: i64, mask: i64) -> None:
        """The best and the second best place for a caballero of a colour."""
        best = -100.0
        second = -100.0
        best_place: i64 = -1
        for place in self.promises.places:
            if mask >> place & 1:
                value = self.arrival(t, place, colour)
                if value > best:
                    second = best
                    best = value
                    best_place = place
                elif value > second:
                    second = value
        self.best_places[colour] = best_place
        self.best_values[colour] = best
        self.next_values[colour] = second

    def _judge_returns(self, t: Table, to_court: bool) -> None:
        options = t.options
        for i in range(len(options)):
            code = options[i]
            if FROM <= code < FROM + PLACES:
                place = code - FROM
                value = -self.piece if place == COURT else self.one_less(t, place, self.seat) - self.presence
                self.scores[i] = value + self.piece if to_court else value

    def _judge_discs(self, t: Table, source: i64) -> None:
        """All own caballeros of a place go to the region that is set, or to court if the King is there."""
        options = t.options
        taboo = t.taboo()
        here = t.at(source, self.seat)
        for i in range(len(options)):
            place = options[i] - DISC
            if taboo >> place & 1:
                self.scores[i] = (self.piece - self.presence) * float(here)
            else:
                self.scores[i] = self.many_more(t, place, self.seat, here)

    def _judge_losses(self, t: Table, count: i64) -> None:
        """Up to so many own caballeros leave the region that is set."""
        options = t.options
        for i in range(len(options)):
            place = options[i] - DISC
            here = t.at(place, self.seat)
            lost = here if here < count else count
            self.scores[i] = self.many_more(t, place, self.seat, -lost) - self.presence * float(lost)

    # ------------------------------------------------------------------ announcements

    def _judge_region(self, t: Table) -> None:
        options = t.options
        kind = self.shapes[t.action].kind if t.action != NO_CARD else FLAT
        promises = self.promises
        for i in range(len(options)):
            place = options[i] - REGION
            if kind >= COURT_LOSS:
                # The better the others stand there, the more there is to gain by moving them.
                rows = promises.row(t, place)
                self.scores[i] = -0.3 * self.worth * self.weigh(promises.rows, rows + SHARE)
            else:
                self.scores[i] = self.scoring(t, 1 << place)

    def _judge_king(self, t: Table) -> None:
        options = t.options
        old = t.king
        count: i64 = t.rules.cards[t.card].caballeros if t.card != NO_CARD and t.parts & PART_PLACING else 0
        for i in range(len(options)):
            place = options[i] - KING
            value = 0.0
            if place != old:
                value = self._royal_share(t, old, place, place) - self._royal_share(t, old, place, old)
            t.king = place
            if count:
                value += self.placing(t, count)
            t.king = old
            self.scores[i] = value

    def _royal_share(self, t: Table, old: i64, new: i64, king: i64) -> float:
        """What the King's old and new region promise with the King in one of them."""
        promises = self.promises
        t.king = king
        value = 0.0
        if self.regions >> old & 1:
            value += self.weigh(promises.rows, promises.row(t, old) + SHARE)
        if self.regions >> new & 1:
            value += self.weigh(promises.rows, promises.row(t, new) + SHARE)
        t.king = old
        return value * self.worth

    def _judge_grande(self, t: Table) -> None:
        options = t.options
        promises = self.promises
        home = t.seats[GRANDE_OF + self.seat]
        for i in range(len(options)):
            place = options[i] - GRANDE
            without = promises.rows[promises.row(t, place) + SHARE + self.seat]
            t.seats[GRANDE_OF + self.seat] = place
            value = promises.rows[promises.row(t, place) + SHARE + self.seat]
            t.seats[GRANDE_OF + self.seat] = home
            self.scores[i] = (value - without) * self.worth

    def _judge_boards(self, t: Table) -> None:
        options = t.options
        promises = self.promises
        old_8 = t.board_8
        old_4 = t.board_4
        for i in range(len(options)):
            board = (options[i] - BOARD) // PLACES
            place = (options[i] - BOARD) % PLACES
            home = old_4 if board else old_8
            value = -self.weigh(promises.rows, promises.row(t, place) + SHARE)
            if home >= 0:
                value -= self.weigh(promises.rows, promises.row(t, home) + SHARE)
            if board:
                t.board_4 = place
            else:
                t.board_8 = place
            value += self.weigh(promises.rows, promises.row(t, place) + SHARE)
            if home >= 0:
                value += self.weigh(promises.rows, promises.row(t, home) + SHARE)
            t.board_8 = old_8
            t.board_4 = old_4
            self.scores[i] = value * self.worth

    # ------------------------------------------------------------------ objections

    def _judge_veto(self, t: Table) -> None:
        """Object to what costs more than a Veto is worth."""
        harm = 0.0
        waiting = t.agenda[t.depth - 2]
        task = t.task_of(waiting)
        if task is score.SCORE_ONE:
            harm = -self.scoring(t, 1 << score.SCORE_ONE.place.of(waiting))
        elif task is move.MOVED:
            colour = move.MOVED.colour.of(waiting)
            harm = -self.one_less(t, move.MOVED.source.of(waiting), colour)
            harm -= self.arrival(t, move.MOVED.target.of(waiting), colour)
        elif task is base.CARRY_OUT:
            harm = self._harm_of_action(t)
        elif task is losses.RETURNED:
            returned = losses.RETURNED
            count = returned.count.of(waiting)
            harm = -self.many_more(t, returned.place.of(waiting), returned.colour.of(waiting), -count)
        options = t.options
        for i in range(len(options)):
            if options[i] == VETO:
                self.scores[i] = harm - self.w[W.VETO]
            elif options[i] == ALLOW:
                self.scores[i] = 0.0

    def _harm_of_action(self, t: Table) -> float:
        """What the announced special action of another seat costs this one."""
        shape: Shape = self.shapes[t.action]
        kind = shape.kind
        if kind == CHOICE_SCORING and t.param >= 0:
            return -self.scoring(t, 1 << t.param)
        if VALUE_SCORING <= kind <= LAST_FIXED_SCORING:
            return -self.action_of(t, shape)
        if kind == COURT_LOSS:
            court = t.at(COURT, self.seat)
            return self.piece * float(court if court < shape.low else shape.low)
        # Somebody else's action is rarely good for one: a little of what it is worth to him is lost.
        seat = self.seat
        self.prepare(t, t.active)
        value = self.action(t, t.action)
        self.prepare(t, seat)
        return 0.4 * value

    # ------------------------------------------------------------------ anything else

    def _unheard_of(self, options: vec[i64]) -> bool:
        """Whether an option is none of the base game's."""
        for i in range(len(options)):
            if options[i] >= _AFTER_BASE:
                return True
        return False

    def _try_out(self, t: Table, first: i64) -> None:
        """Play each option from a code on, on a copy, and judge what comes of it."""
        options = t.options
        count: i64 = len(options)
        if count > _TRIED:
            return
        seat = t.decider
        evaluation = self.evaluation
        evaluation.judge(t)
        before = evaluation.relative(seat)
        for i in range(count):
            if options[i] >= first:
                copy = t.copy()
                copy.telling = False
                copy.play(options[i])
                evaluation.judge(copy)
                self.scores[i] = evaluation.relative(seat) - before
                self.tried += 1
