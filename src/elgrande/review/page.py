"""A review as one page of HTML that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Final

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

_COLOURS: Final = ["#7a4fa3", "#2f6fb5", "#3b8a4d", "#c9741c", "#b3363b"]
_WIDTH: Final = 900
_HEIGHT: Final = 280
_LEFT: Final = 52
_STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2419; --soft: #6f6350; --paper: #fbf6ea; --line: #dccfb4; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d3; --soft: #b4a78e; --paper: #211c15; --line: #463c2d; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 60rem; padding: 1.5rem; }
h1, h2 { font-family: Georgia, serif; }
table { border-collapse: collapse; } th, td { padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } th { color: var(--soft); font-weight: 500; }
svg { width: 100%; height: auto; } svg text { font-size: 12px; fill: var(--soft); }
@media (max-width: 40rem) { svg text { font-size: 26px; } svg .quarter { display: none; } svg path { stroke-width: 4; } }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0; padding: 0; list-style: none; }
.key span { display: inline-block; width: 1.25rem; height: .25rem; margin-right: .5rem; vertical-align: middle; }
.soft { color: var(--soft); } article { border-top: 1px solid var(--line);
  padding: .75rem 0; } article h3 { margin: 0; font-size: 1rem; } article p { margin: .25rem 0; }
.scroll { overflow-x: auto; }
"""


def page_of(review: Review, speech: Speech) -> str:
    """The whole page."""
    parts = [
        f"<h1>{escape(speech.text('review-heading'))}</h1>",
        f'<p class="soft">{escape(speech.text("review-about"))}</p>',
    ]
    if not review.over:
        parts.append(f"<p>{escape(speech.text('review-unfinished'))}</p>")
    parts += [
        f"<h2>{escape(speech.text('review-chart'))}</h2>",
        _chart(review, speech),
        f"<h2>{escape(speech.text('review-accuracy'))}</h2>",
        _accuracy(review, speech),
    ]
    if review.balance:
        parts += [
            f"<h2>{escape(speech.text('review-balance'))}</h2>",
            _balance(review, speech),
            f'<p class="soft">{escape(speech.text("review-balance-about"))}</p>',
        ]
    turns = "".join(f"<li>{escape(turning_point(speech, review, one))}</li>" for one in review.turning_points)
    parts += [f"<h2>{escape(speech.text('review-turning-points'))}</h2>", f"<ul>{turns}</ul>"]
    parts += [f"<h2>{escape(speech.text('review-mistakes'))}</h2>", *_mistakes(review, speech)]
    title = escape(speech.text("review-heading"))
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{_STYLE}</style>"
    )
    return f'<!doctype html><html lang="{speech.language}"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def _chart(review: Review, speech: Speech) -> str:
    """Everybody's chance to win over the game, with the scorings marked."""
    last = max(1, review.chart[-1].entry)

    def x(entry: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - 20) * entry / last

    def y(chance: float) -> float:
        return 16 + (_HEIGHT - 32) * (1 - chance)

    parts: list[str] = []
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{_LEFT} {y(part):.1f}H{_WIDTH - 20}" stroke="var(--line)"/>')
        quarter = ' class="quarter"' if part in (0.25, 0.75) else ""
        parts.append(
            f'<text{quarter} x="{_LEFT - 6}" y="{y(part):.1f}" text-anchor="end" '
            f'dominant-baseline="central">{percent(part)}</text>'
        )
    for point in review.chart:
        if point.scoring:
            said = escape(speech.text("review-scoring", round=point.round))
            parts.append(
                f'<path d="M{x(point.entry):.1f} {y(1):.1f}V{y(0):.1f}" stroke="var(--soft)" stroke-dasharray="4 4">'
                f"<title>{said}</title></path>"
            )
    for seat in range(review.players):
        path = "".join(
            f"{'L' if place else 'M'}{x(point.entry):.1f} {y(point.chances[seat]):.1f}"
            for place, point in enumerate(review.chart)
        )
        parts.append(f'<path d="{path}" fill="none" stroke="{_COLOURS[seat]}" stroke-width="2"/>')
    label = escape(speech.text("review-chart"))
    key = "".join(
        f'<li><span style="background:{_COLOURS[seat]}"></span>{escape(speech.seat_name(seat))}</li>'
        for seat in range(review.players)
    )
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
        f'<ul class="key">{key}</ul>'
    )


def _grid(head: list[str], rows: list[list[str]]) -> str:
    first = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><tr>{first}</tr>{body}</table></div>'


def _accuracy(review: Review, speech: Speech) -> str:
    phases = range(1, len(review.accuracy[0].phases) + 1)
    head = ["", speech.text("review-accuracy"), *(speech.text("review-phase", number=one) for one in phases)]
    rows = [
        [
            speech.seat_name(one.seat),
            speech.figures(f"{one.accuracy:.0f}%"),
            *("" if phase is None else speech.figures(f"{phase:.0f}%") for phase in one.phases),
            *(str(one.names[name]) for name in CLASSES),
        ]
        for one in review.accuracy
    ]
    return _grid([*head, *(class_name(speech, name) for name in CLASSES)], rows)


def _balance(review: Review, speech: Speech) -> str:
    head = [
        "",
        speech.text("review-own"),
        speech.text("review-rivals"),
        speech.text("review-luck"),
        speech.text("review-doubt"),
    ]
    rows = [
        [speech.seat_name(one.seat), *(signed(part) for part in (one.own, one.rivals, one.luck, one.doubt))]
        for one in review.balance
    ]
    return _grid(head, rows)


def _mistakes(review: Review, speech: Speech) -> list[str]:
    found = mistakes(review)
    if not found:
        return [f"<p>{escape(speech.text('review-none'))}</p>"]
    parts: list[str] = []
    for verdict in found:
        lost = speech.text(
            "review-lost", percent=percent(verdict.chosen.lost), error=percent(verdict.chosen.error)
        )
        close = f" ({speech.text('review-close')})" if verdict.close else ""
        title = (
            f"{speech.text('review-round', round=verdict.round)}, {speech.seat_name(verdict.seat)}: "
            f"{class_name(speech, verdict.name)}, {lost}{close}"
        )
        lines = [f"<h3>{escape(title)}</h3>"]
        for option, said in (
            (verdict.chosen, speech.text("review-chosen", choice=choice(speech, verdict, verdict.chosen))),
            (verdict.best, speech.text("review-better", choice=choice(speech, verdict, verdict.best))),
        ):
            chance = speech.text("review-chance", percent=percent(option.chance))
            lines.append(f"<p>{escape(f'{said} ({chance}). {reason(speech, option)}')}</p>")
        lines += [f'<p class="soft">{escape(line)}</p>' for line in hindsight(speech, review, verdict)]
        parts.append(f"<article>{''.join(lines)}</article>")
    return parts
