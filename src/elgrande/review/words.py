"""What a review says, in the language of a speech."""

from __future__ import annotations

from elgrande.bots.explain import GENERAL
from elgrande.bots.protocol import Reason
from elgrande.bots.words import sentence
from elgrande.locale import Speech
from elgrande.review.classes import EXCELLENT
from elgrande.review.review import LUCK, Review, TurningPoint
from elgrande.review.verdict import JudgedOption, Verdict
from elgrande.rules import parse_choice


def class_name(speech: Speech, name: str) -> str:
    """What a class of decisions is called."""
    names = {
        "excellent": lambda: speech.text("review-excellent"),
        "inaccuracy": lambda: speech.text("review-inaccuracy"),
        "mistake": lambda: speech.text("review-mistake"),
        "blunder": lambda: speech.text("review-blunder"),
    }
    return names[name]()


def choice(speech: Speech, verdict: Verdict, option: JudgedOption) -> str:
    """An option in words."""
    return speech.choice_text(option.option, verdict.kind, verdict.card, verdict.offer)


def reason(speech: Speech, option: JudgedOption) -> str:
    """What an option does, as the advisor would say it; he praises nothing that gives something away."""
    if option.key == GENERAL and option.lost:
        return ""
    return sentence(speech, Reason(parse_choice(option.option), key=option.key, arguments=option.arguments))


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(chance: float) -> str:
    """A change of a chance in hundredths, with its sign."""
    return f"{percent(chance):+d}".replace("-", "−")


def turning_point(speech: Speech, review: Review, point: TurningPoint) -> str:
    """A sentence about a turning point."""
    verdict = next(one for one in review.decisions if one.entry == point.entry)
    name = speech.seat_name(point.seat)
    if point.cause == LUCK:
        return speech.text("review-turn-luck", round=verdict.round, name=name, percent=signed(point.swing))
    return speech.text("review-turn-decision", round=verdict.round, name=name, percent=percent(-point.swing))


def mistakes(review: Review) -> list[Verdict]:
    """The decisions that were not excellent, in their order."""
    return [verdict for verdict in review.decisions if verdict.name != EXCELLENT]


def hindsight(speech: Speech, review: Review, verdict: Verdict) -> list[str]:
    """What the others had set, where it was hidden then."""
    lines: list[str] = []
    for one in review.hindsight:
        if one.entry == verdict.entry:
            for seat, text in one.choices.items():
                said = speech.choice_text(text, verdict.kind)
                lines.append(speech.text("review-hindsight", name=speech.seat_name(int(seat)), choice=said))
    return lines
