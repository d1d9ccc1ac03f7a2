"""What is said of one decision of a game, as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.promises import SMALL_BOOK
from elgrande.bots.core.weights import Weights
from elgrande.bots.explain import Explainer
from elgrande.bots.protocol import glimpse
from elgrande.review.classes import THRESHOLDS, class_of, is_close
from elgrande.review.judge import Judge, Opinion, Strength
from elgrande.review.moments import Moment
from elgrande.rules import Rules, print_choice
from elgrande.rules.sets.facts import CHOICES
from elgrande.rules.table import NO_CARD


class JudgedOption(msgspec.Struct, kw_only=True):
    """What one option came to."""

    option: str
    facts: dict[str, Any]
    """What it names: a place, a colour, a card ..."""
    chance: float
    """Chance to win of whoever decided."""
    points: float
    lost: float
    """Chance to win that it gives away against the best one."""
    error: float
    """Half the interval of confidence around that."""
    key: str
    """Key of the sentence that says what it does, as in advice."""
    arguments: dict[str, Any]


class Verdict(msgspec.Struct, kw_only=True):
    """What is said of a decision."""

    entry: int
    """Which entry of the record it is, counted from 0."""
    round: int
    seat: int
    kind: str
    options: int
    card: str | None
    offer: dict[str, str]
    chosen: JudgedOption
    best: JudgedOption
    others: list[JudgedOption]
    """Further options that were looked at, best first."""
    name: str
    """excellent, inaccuracy, mistake or blunder."""
    close: bool
    """Whether it may as well deserve another name."""
    before: list[float]
    """Everybody's chance to win if the best option is chosen, by seat."""
    after: list[float]
    """The same after what was chosen."""
    reveals: int
    """How much has been revealed by then: where it differs from the decision before, luck has come in between."""


class Reviewer:
    """Says what is to be said of decisions of games with one ruleset."""

    def __init__(self, rules: Rules, strength: Strength, seed: int) -> None:
        self.judge = Judge(rules)
        self.policy = Policy(rules, Evaluation(rules, Weights(), SMALL_BOOK))
        self.strength = strength
        self.seed = seed

    def verdict(self, moment: Moment) -> Verdict:
        """The same for the same seed, whatever else was looked at before."""
        t, seat = moment.table, moment.seat
        seed = (self.seed << 16) + moment.entry
        found = self.judge.judge(t, seat, [moment.code], self.strength, seed, list(THRESHOLDS.values()))
        seen = glimpse(t, seat)
        explainer = Explainer(seen.known, seat, seen.decision, self.policy)

        rules = t.rules
        offer = {str(stack): rules.cards[n].id for stack, n in enumerate(t.offer) if stack and n != NO_CARD}

        def option(opinion: Opinion) -> JudgedOption:
            key, arguments = explainer.why(opinion.code)
            return JudgedOption(
                option=print_choice(opinion.code),
                facts=_facts(print_choice(opinion.code), offer),
                chance=round(opinion.chances[seat], 4),
                points=round(opinion.points, 2),
                lost=round(opinion.lost, 4),
                error=round(opinion.error, 4),
                key=key,
                arguments=arguments,
            )

        chosen = found.of(moment.code)
        return Verdict(
            entry=moment.entry,
            round=int(t.round),
            seat=seat,
            kind=seen.decision.kind,
            options=moment.options,
            card=rules.cards[t.card].id if t.card != NO_CARD else None,
            offer=offer,
            chosen=option(chosen),
            best=option(found.best),
            others=[option(one) for one in found.opinions[1:] if one.code != moment.code],
            name=class_of(chosen.lost),
            close=is_close(chosen.lost, chosen.error),
            before=[round(chance, 4) for chance in found.best.chances],
            after=[round(chance, 4) for chance in chosen.chances],
            reveals=int(t.reveals),
        )


def _facts(text: str, offer: dict[str, str]) -> dict[str, Any]:
    word, *details = text.split()
    facts: dict[str, Any] = {}
    for name, detail in zip(CHOICES.get(word, []), details, strict=False):
        facts[name] = int(detail) if detail.isdecimal() and name != "board" else detail
    if "card" in CHOICES.get(word, []):
        facts["card"] = offer.get(details[0])
    return facts
