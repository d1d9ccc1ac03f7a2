"""A review in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from elgrande.locale import Speech
from elgrande.review.classes import CLASSES
from elgrande.review.review import Review
from elgrande.review.words import (
    choice,
    class_name,
    hindsight,
    mistakes,
    percent,
    reason,
    signed,
    turning_point,
)
from elgrande.terminal.look import GOLD

_STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


def show_review(review: Review, speech: Speech) -> RenderableType:
    """Accuracy, luck, turning points, and everything that could have been better."""
    parts: list[RenderableType] = [
        _head(speech.text("review-heading")),
        Text(speech.text("review-about"), "dim"),
    ]
    if not review.over:
        parts.append(Text(speech.text("review-unfinished"), "yellow"))
    parts += [Text(), _accuracy(review, speech)]
    if review.balance:
        parts += [Text(), _head(speech.text("review-balance")), _balance(review, speech)]
        parts.append(Text(speech.text("review-balance-about"), "dim"))
    parts += [Text(), _head(speech.text("review-turning-points"))]
    parts += [Text(f"  {turning_point(speech, review, point)}") for point in review.turning_points]
    parts += [Text(), _head(speech.text("review-mistakes"))]
    parts += _mistakes(review, speech)
    return Group(*parts)


def _head(text: str) -> Text:
    return Text(text, f"bold {GOLD}")


def _accuracy(review: Review, speech: Speech) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    phases = len(review.accuracy[0].phases)
    grid.add_column("")
    grid.add_column(speech.text("review-accuracy"), justify="right")
    for number in range(1, phases + 1):
        grid.add_column(speech.text("review-phase", number=number), justify="right")
    for name in CLASSES:
        grid.add_column(class_name(speech, name), justify="right")
    for one in review.accuracy:
        grid.add_row(
            speech.seat_name(one.seat),
            speech.figures(f"{one.accuracy:.0f}%"),
            *("" if phase is None else speech.figures(f"{phase:.0f}%") for phase in one.phases),
            *(str(one.names[name]) for name in CLASSES),
        )
    return grid


def _balance(review: Review, speech: Speech) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("")
    for head in (
        speech.text("review-own"),
        speech.text("review-rivals"),
        speech.text("review-luck"),
        speech.text("review-doubt"),
    ):
        grid.add_column(head, justify="right")
    for one in review.balance:
        changes = (one.own, one.rivals, one.luck, one.doubt)
        grid.add_row(speech.seat_name(one.seat), *(signed(change) for change in changes))
    return grid


def _mistakes(review: Review, speech: Speech) -> list[RenderableType]:
    found = mistakes(review)
    if not found:
        return [Text(f"  {speech.text('review-none')}")]
    lines: list[RenderableType] = []
    for verdict in found:
        title = Text(
            f"  {speech.text('review-round', round=verdict.round)}, {speech.seat_name(verdict.seat)}: "
        )
        title.append(class_name(speech, verdict.name), _STYLES[verdict.name])
        lost = speech.text(
            "review-lost", percent=percent(verdict.chosen.lost), error=percent(verdict.chosen.error)
        )
        title.append(f", {lost}")
        if verdict.close:
            title.append(f" ({speech.text('review-close')})", "dim")
        title.append(f"  #{verdict.entry}", "dim")
        lines.append(title)
        for option, said in (
            (verdict.chosen, speech.text("review-chosen", choice=choice(speech, verdict, verdict.chosen))),
            (verdict.best, speech.text("review-better", choice=choice(speech, verdict, verdict.best))),
        ):
            chance = speech.text("review-chance", percent=percent(option.chance))
            lines.append(Text(f"    {said} ({chance}). {reason(speech, option)}"))
        lines += [Text(f"    {line}", "dim") for line in hindsight(speech, review, verdict)]
    return lines
