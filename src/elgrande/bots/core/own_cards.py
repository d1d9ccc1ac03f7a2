"""Opinions on the power cards of King & Intrigant.

Each of them has a special action of its own, and its value decides which card of the row its player gets: how many
caballeros he places, and at both ends of the row what he does instead of his own action.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core.estimates import Estimates
from elgrande.bots.core.shapes import CHOICE_SCORING, COURT_LOSS, FLAT, LOSS, VALUE_SCORING
from elgrande.rules.places import COLOURS, PROVINCE
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.king_intrigant.words import KEEP, PLAY
from elgrande.rules.table import GRANDE, NO_CARD, PLAYED, TOTAL, Table

# Found by play against a policy that left the row to chance.
_SUPPLY: Final = 3.0
"""A caballero in court is worth more than in the base game, by this factor: fewer of them come."""
_PLACING: Final = 0.3
"""What is left of the worth of placing caballeros, which is tuned for turns that cost no power card."""
_OFFICE: Final = 0.45
"""What the special actions of King and Intrigant are worth, as a part of those on action cards."""
_LATER: Final = 0.6
"""How much of what a card usually brings is given up by playing it now."""
_USUAL_SCORING: Final = 5.0
_USUAL_LOSS: Final = 6.0
_USUAL_CABALLERO: Final = 1.0

# Which cards to take into a hand, measured with random hands and forced ones (`bench/hands.py`).
_HAND_CABALLERO: Final = 0.15
"""Caballeros to court are worth little beyond the first few: what a hand lacks is actions."""
_HAND_OTHER: Final = 2.5
"""What a card brings whose action cannot be foreseen, or that has none: its place in the order of turns."""
_PLAN: Final = 2.0
"""How much more a card is liked that fits the plan for the game."""
_WHIM: Final = 2.5
"""How far the liking for a card strays from hand to hand. Cards that are taken or left out by it are worth the same
within what a few hundred games can tell."""
_SCORINGS: Final = 0
_RAIDS: Final = 1
_KING: Final = 2
_CROWD: Final = 3
_PLANS: Final = 4
_HIGH: Final = 0.77
"""From this part of the highest value on, a card is likely to get the King."""
_MANY: Final = 4
"""Caballeros that make a crowd."""


class OwnCards:
    """What the power cards of one ruleset are good for."""

    def __init__(self, rules: Rules, estimates: Estimates) -> None:
        self.rules = rules
        self.estimates = estimates
        self.players: i64 = rules.players
        self.usual: vec[float] = vec[float]([0.0] * (rules.power_cards + 1))
        """What each card brings on an average day, in points."""
        self.in_hand: vec[float] = vec[float]([0.0] * (rules.power_cards + 1))
        """What each card is worth in a hand, in points."""
        self.highest: float = 1.0
        """The highest value of a card."""
        for number in range(1, rules.power_cards + 1):
            if rules.powers >> number & 1:
                self.usual[number] = self._usual(number)
                self.in_hand[number] = self._in_hand(number)
                self.highest = max(self.highest, float(rules.power_values[number]))
        self.odds: vec[float] = vec[float]([0.0] * (COLOURS + 1))
        """How likely the card last looked at gets each card of the row; the first has number 1."""
        self.offices: vec[float] = vec[float]([0.0] * (COLOURS + 1))

    def _usual(self, number: i64) -> float:
        shape = self.estimates.shapes[self.rules.power_actions[number]]
        kind = shape.kind
        if kind < VALUE_SCORING:
            value = self.estimates.w[kind] * shape.worth
        elif kind <= CHOICE_SCORING:
            value = _USUAL_SCORING
        elif kind == COURT_LOSS or kind == LOSS:
            value = _USUAL_LOSS
        else:
            value = shape.worth
        return value + _USUAL_CABALLERO * float(self.rules.supply[number])

    def _in_hand(self, number: i64) -> float:
        shape = self.estimates.shapes[self.rules.power_actions[number]]
        supply = float(self.rules.supply[number])
        action = self.usual[number] - _USUAL_CABALLERO * supply
        if shape.kind == FLAT:
            action += _HAND_OTHER
        return action + _HAND_CABALLERO * supply

    def judge_hand(self, t: Table, scores: vec[float]) -> None:
        """Which cards to play the game with: good ones, those that fit a plan, and now and then others.

        Plan and whim follow from what lies open before the game, so that the same deal gives the same hand.
        """
        seat = t.decider
        luck = _stirred(t.king * 31 + t.start * 7 + seat)
        for other in range(self.players):
            luck = _stirred(luck + t.seats[GRANDE + other])
        plan = (luck >> 8) % _PLANS
        options = t.options
        for i in range(len(options)):
            number = options[i] - KEEP + 1
            whim = _stirred(luck + 97 * number) >> 8 & 1023
            scores[i] = self.in_hand[number] + _WHIM * float(whim) / 1023.0
            if self._fits(plan, number):
                scores[i] += _PLAN

    def _fits(self, plan: i64, number: i64) -> bool:
        """Whether a card belongs to a plan: to score often, to raid the others, to be King, to have many caballeros."""
        kind = self.estimates.shapes[self.rules.power_actions[number]].kind
        if plan == _SCORINGS:
            return VALUE_SCORING <= kind <= CHOICE_SCORING
        if plan == _RAIDS:
            return kind == COURT_LOSS or kind == LOSS
        if plan == _KING:
            return float(self.rules.power_values[number]) >= _HIGH * self.highest
        return self.rules.supply[number] >= _MANY

    def judge_plays(self, t: Table, scores: vec[float]) -> None:
        """A card brings its supply and the turn that its value gets, and cannot bring them later."""
        estimates = self.estimates
        rules = self.rules
        seat = estimates.seat
        province = t.at(PROVINCE, seat)
        best = estimates.best_arrival(t, t.placing_targets())
        if best < 0.0:
            best = 0.0
        for place in range(1, self.players + 1):
            office = estimates.action(t, rules.standing[place])
            self.offices[place] = _OFFICE * office if office > 0.0 else 0.0
        later = _LATER if estimates.promises.left > 1 else 0.0
        options = t.options
        for i in range(len(options)):
            number = options[i] - PLAY + 1
            supply = rules.supply[number]
            if province < supply:
                supply = province
            action = 0.0
            card = rules.power_actions[number]
            if card != NO_CARD:
                action = estimates.action(t, card)
                if action < 0.0:
                    action = 0.0
            self._find_odds(t, rules.power_values[number])
            turn = self._turn(t.court(seat) + supply, _PLACING * best, action)
            scores[i] = _SUPPLY * estimates.piece * float(supply) + turn - later * self.usual[number]

    def _turn(self, court: i64, placing: float, action: float) -> float:
        """What a turn is worth: placing the first caballero, and the own special action, are worth so much."""
        players = self.players
        rules = self.rules
        value = 0.0
        for place in range(1, players + 1):
            odds = self.odds[place]
            if odds > 0.0:
                count: i64 = rules.cards[rules.standing[place]].caballeros
                if court < count:
                    count = court
                turn = placing * self.estimates.series[count]
                office = self.offices[place]
                # King and Intrigant replace the own action; with two or three players their holders may do either.
                if (place == 1 or place == players) and (players > 3 or office > action):
                    turn += office
                else:
                    turn += action
                value += odds * turn
        return value

    def _find_odds(self, t: Table, value: i64) -> None:
        """How likely a power card gets each card of the row, if those still to come have any value."""
        players = self.players
        for place in range(1, players):
            self.odds[place] = 0.0
        self.odds[players] = 1.0
        unknown = 1.0 - float(value) / self.highest
        for other in range(players):
            if other != self.estimates.seat:
                higher = unknown
                if t.seats[PLAYED + other]:
                    higher = 1.0 if t.seats[TOTAL + other] > value else 0.0
                for place in range(1, players):
                    self.odds[place] = (1.0 - higher) * self.odds[place] + higher * self.odds[place + 1]
                self.odds[players] *= 1.0 - higher


def _stirred(number: i64) -> i64:
    """Another number, as if by chance."""
    return (number * 1103515245 + 12345) & 0x7FFFFFFF
