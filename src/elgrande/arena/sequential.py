"""Stopping as soon as a question is decided, without fooling oneself.

The question is whether the win rate of a bot lies above or below a mark. Looking at an ordinary confidence interval
after every deal, and stopping when it leaves the mark behind, goes wrong far more often than the interval promises.
Here two gamblers bet against the mark instead: one on "above", one on "below". Each starts with a capital of 1, stakes
part of it on every deal, at odds that are fair if the mark is the truth and bad if the truth lies on the other side.
Whoever multiplies his capital by 40 has thereby refuted what he bet against: with fair or bad odds the chance of ever
getting there, whenever one looks, is at most 1 in 40 (Ville's inequality). No assumption is needed but that deals are
independent and alike and that what a bot wins of a deal lies between 0 and 1 (Waudby-Smith and Ramdas, "Estimating
means of bounded random variables by betting").
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from elgrande.arena.intervals import LEVEL, Estimate

ENOUGH: Final = 2 / (1 - LEVEL)
"""Capital at which a gambler has proved his point."""
_BOLDNESS: Final = 0.75
"""The largest part of the capital that one deal can cost."""

_STEPS: Final = 50
"""How finely marks are tried before the end of an interval is looked for between two of them."""

ABOVE: Final = "above"
BELOW: Final = "below"


class Question:
    """Is the mean of numbers between 0 and 1 above or below a mark? Fed one number after the other.

    >>> question = Question(0.25)
    >>> for _ in range(20):
    ...     question.add(1.0)
    >>> question.answer
    'above'
    """

    def __init__(self, mark: float) -> None:
        self.mark = mark
        self.answer: str | None = None
        """``above`` or ``below`` once it is decided; it stays decided."""
        self.up = 1.0
        """Capital of the gambler who bets on "above"."""
        self.down = 1.0
        self._count = 1
        self._mean = 0.5
        self._squares = 0.25

    def add(self, value: float) -> None:
        lead = self._mean - self.mark
        # The stake that would have grown the capital fastest so far, never so high that one deal can ruin it.
        stake = lead / (self._squares / self._count + lead * lead)
        self.up *= 1 + max(0.0, min(_BOLDNESS / self.mark, stake)) * (value - self.mark)
        self.down *= 1 + max(0.0, min(_BOLDNESS / (1 - self.mark), -stake)) * (self.mark - value)
        if self.answer is None:
            self.answer = ABOVE if self.up >= ENOUGH else BELOW if self.down >= ENOUGH else None
        self._count += 1
        step = value - self._mean
        self._mean += step / self._count
        self._squares += step * (value - self._mean)


def _answer(values: Iterable[float], mark: float) -> str | None:
    question = Question(mark)
    for value in values:
        question.add(value)
        if question.answer:
            break
    return question.answer


def always_valid(values: Sequence[float]) -> Estimate:
    """The mean with a 95 % interval that holds whenever one stops: all marks that no gambler could refute."""
    mean = sum(values) / len(values) if values else 0.5
    low = _refuted_up_to(values, mean)
    high = 1 - _refuted_up_to([1 - value for value in values], 1 - mean)
    return Estimate(mean, low, high)


def _refuted_up_to(values: Sequence[float], mean: float) -> float:
    """The largest number below which every mark is refuted by the gambler who bets on "above"."""
    if mean <= 0:
        return 0.0
    refuted, open_mark = 0.0, mean
    for i in range(1, _STEPS):
        mark = mean * i / _STEPS
        if _answer(values, mark) != ABOVE:
            open_mark = mark
            break
        refuted = mark
    while open_mark - refuted > 1e-5:
        middle = (refuted + open_mark) / 2
        if _answer(values, middle) == ABOVE:
            refuted = middle
        else:
            open_mark = middle
    return refuted
