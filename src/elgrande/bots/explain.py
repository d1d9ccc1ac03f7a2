"""Why an option is a good one: the key of a sentence and its arguments, found by looking at what the option does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.bots.core.policy import Policy
from elgrande.rules import Decision, Dice, Table, awards, print_choice
from elgrande.rules.places import CASTILLO, COLOUR_IDS, COURT, PLACE_IDS
from elgrande.rules.ruleset import Rules
from elgrande.rules.scoring import Award
from elgrande.rules.table import POINTS

Why = tuple[str, dict[str, object]]
"""The key of a sentence and its arguments. Places, cards and colours are given by their ids."""

_MANY_CABALLEROS: Final = 4


class Explainer:
    """Explains options of one seat at one table that holds no secrets."""

    def __init__(self, known: Table, seat: int, decision: Decision, policy: Policy) -> None:
        self.known = known
        self.seat = seat
        self.decision = decision
        self.policy = policy

    @property
    def rules(self) -> Rules:
        return self.known.rules

    def why(self, code: int) -> Why:
        """A sentence for an option."""
        word, *details = print_choice(code).split()
        if word == "to" and self.decision.kind != "drop":
            return self._placing(details[0])
        if word in ("act", "region"):
            return self._using(code, details[0] if details else None)
        explanations: dict[str, Callable[[], Why]] = {
            "power": lambda: self._power(int(details[0])),
            "card": lambda: self._card(int(details[0])),
            "lift": lambda: self._lifting(details[0], details[1]),
            "to": lambda: self._dropping(details[0]),
            "disc": lambda: self._disc(details[0]),
            "king": lambda: self._king(details[0]),
            "stop": self._keeping,
            "end": self._keeping,
            "veto": lambda: self._objecting("advice-veto"),
            "allow": lambda: self._objecting("advice-allow"),
            "take": lambda: ("advice-supply", {"count": int(details[0])}),
            "grande": lambda: ("advice-grande", {"place": details[0]}),
            "board": lambda: ("advice-board", {"board": details[0], "place": details[1]}),
            "back": lambda: ("advice-power-back", {"power": int(details[0])}),
            "from": lambda: ("advice-give-up", {"place": details[0]}),
        }
        explain = explanations.get(word)
        return explain() if explain is not None else ("advice-general", {})

    # ------------------------------------------------------------------ majorities

    def _award(self, t: Table, place: int) -> Award | None:
        return next((award for award in awards(t, place) if award.colour == self.seat), None)

    def _standing(self, t: Table, place: str) -> Why:
        """How the seat stands in a place after an own caballero has come there, against before."""
        index = PLACE_IDS.index(place)
        before = self._award(self.known, index)
        after = self._award(t, index)
        points = after.points if after is not None else 0
        facts: dict[str, object] = {"place": place, "points": points}
        if place == PLACE_IDS[CASTILLO]:
            return "advice-castillo", {"count": t.at(CASTILLO, self.seat)}
        if after is not None and after.rank == 1:
            held = before is not None and before.rank == 1
            return ("advice-defends" if held else "advice-leads"), facts
        if after is not None and points:
            return "advice-rank", {**facts, "rank": after.rank}
        return "advice-presence", {"place": place}

    def _placing(self, place: str) -> Why:
        t = self.known.copy()
        t.pieces[PLACE_IDS.index(place) * len(COLOUR_IDS) + self.seat] += 1
        return self._standing(t, place)

    def _lifting(self, colour: str, place: str) -> Why:
        if COLOUR_IDS.index(colour) == self.seat:
            return "advice-lift-own", {"place": place}
        leader = awards(self.known, PLACE_IDS.index(place))[0]
        leads = leader.colour == COLOUR_IDS.index(colour)
        return ("advice-lift-leader" if leads else "advice-lift"), {"colour": colour, "place": place}

    def _dropping(self, place: str) -> Why:
        colour = self.decision.subject["colour"]
        if colour == self.seat:
            return self._placing(place)
        return "advice-drop", {"place": place}

    def _disc(self, place: str) -> Why:
        kind = self.decision.kind
        if kind == "loss_disc":
            return "advice-give-up", {"place": place}
        if kind == "scoring_disc":
            award = self._award(self.known, PLACE_IDS.index(place))
            return "advice-score", {"place": place, "points": 0 if award is None else award.points}
        source = CASTILLO if kind == "castillo_disc" else self.known.param
        count = self.known.at(source, self.seat)
        if self.known.taboo() >> PLACE_IDS.index(place) & 1:
            return "advice-disc-court", {"count": count}
        t = self.known.copy()
        t.pieces[PLACE_IDS.index(place) * len(COLOUR_IDS) + self.seat] += count
        return self._standing(t, place)

    # ------------------------------------------------------------------ cards

    def _power(self, power: int) -> Why:
        supply = self.rules.supply[power]
        early = supply < _MANY_CABALLEROS
        return ("advice-power-early" if early else "advice-power-supply"), {"power": power, "count": supply}

    def _card(self, stack: int) -> Why:
        card = self.rules.cards[self.known.offer[stack]]
        self.policy.prepare(self.known, self.seat)
        action = self.policy.action(self.known, self.known.offer[stack])
        placing = self.policy.placing(self.known, card.caballeros)
        key = "advice-card-action" if action > placing else "advice-card-placing"
        return key, {"card": card.id, "count": min(card.caballeros, self.known.at(COURT, self.seat))}

    def _using(self, code: int, place: str | None) -> Why:
        """The special action, or what it is announced for: what does it score at once?"""
        t = self.known.copy()
        t.telling = False
        dice = Dice(0)
        before = t.scores
        card = t.card
        t.play(code)
        while not t.over and t.active == self.seat and t.action == card:
            t.play(self.policy.pick(t, dice, 0.0))
        own = t.seats[POINTS + self.seat] - before[self.seat]
        if own > 0:
            rest = max(
                t.seats[POINTS + seat] - before[seat] for seat in range(len(before)) if seat != self.seat
            )
            return "advice-scores", {"points": own, "rivals": rest}
        if place is not None:
            return "advice-region", {"place": place}
        return "advice-act", {"card": self.rules.cards[card].id}

    # ------------------------------------------------------------------ the rest

    def _king(self, place: str) -> Why:
        award = self._award(self.known, PLACE_IDS.index(place))
        leads = award is not None and award.rank == 1
        return ("advice-king-guards" if leads else "advice-king"), {"place": place}

    def _keeping(self) -> Why:
        return "advice-keep", {"count": self.known.at(COURT, self.seat)}

    def _objecting(self, key: str) -> Why:
        card = self.rules.cards[self.known.action].id
        return key, {"seat": self.known.active, "card": card}
