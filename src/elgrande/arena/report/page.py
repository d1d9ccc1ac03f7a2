"""Puts the report together: text, tables and plots."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from elgrande.arena.contest import Contest
from elgrande.arena.files import replace_file
from elgrande.arena.intervals import Estimate
from elgrande.arena.program import describe, program
from elgrande.arena.report.charts import (
    Axis,
    Column,
    Row,
    columns,
    dots,
    legend,
    log_axis,
    nice_axis,
    stacks,
)
from elgrande.arena.report.style import STYLE
from elgrande.arena.report.svg import Markup, tag, together
from elgrande.arena.result import SOURCES
from elgrande.arena.screen import duration, percent, show_verdict, signed, span
from elgrande.arena.tally import Deal, Pick, Standing, duel, split
from elgrande.locale import Speech
from elgrande.rules.places import COLOUR_IDS


def write_report(contest: Contest, speech: Speech, path: Path) -> None:
    """Write the report of a match; what was there before is replaced only by a whole new page."""
    replace_file(path, report(contest, speech))


def report(contest: Contest, speech: Speech) -> str:
    """The report as a page of HTML."""
    return Report(contest, speech).page()


class Report:
    """Everything that is to be seen of a match."""

    def __init__(self, contest: Contest, speech: Speech) -> None:
        self.contest = contest
        self.speech = speech
        self.match = contest.match
        self.deals: list[Deal] = contest.tally.deals
        self.standings = contest.standings()
        self.parity = 1 / len(self.match.bots)
        # A bot has the same colour everywhere, whatever its rank.
        self.colours = {name: number for number, name in enumerate(self.match.names)}

    def page(self) -> str:
        title = self._title()
        parts = [self._head(title)]
        if self.deals:
            parts += [self._summary(), *self._plots()]
        else:
            parts.append(tag("p", self.speech.text("arena-nothing")))
        parts.append(self._foot())
        head = tag(
            "head",
            Markup('<meta charset="utf-8">'),
            Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            Markup('<meta name="color-scheme" content="light dark">'),
            tag("title", title),
            tag("style", Markup(STYLE)),
        )
        body = tag("body", tag("main", *parts))
        return f"<!doctype html>\n{tag('html', head, body, lang=self.speech.language)}\n"

    # ------------------------------------------------------------------ words and figures

    def _title(self) -> str:
        names = [name if (n := self.match.copies(name)) == 1 else f"{name} ×{n}" for name in self.match.names]
        return " · ".join(names)

    def _head(self, title: str) -> Markup:
        setup = self.match.setup
        facts = self.speech.text(
            "arena-played",
            games=self.contest.tally.counted,
            deals=len(self.deals),
            edition=setup.edition,
            players=setup.players,
            seed=str(self.match.seed),
        )
        extras = [*setup.sets, *(f"{name}={value}" for name, value in setup.chosen_options().items())]
        verdict = self.contest.verdict()
        return tag(
            "header",
            tag("p", self.speech.text("arena-report"), class_="kicker"),
            tag("h1", title),
            tag("p", " · ".join([facts, *extras]), class_="facts"),
            tag("p", show_verdict(verdict, self.speech), class_="verdict") if verdict and self.deals else "",
        )

    def _summary(self) -> Markup:
        speech = self.speech
        headings = [
            speech.text("arena-bot"),
            speech.text("arena-win-rate"),
            speech.text("arena-mean-rank"),
            speech.text("arena-points-share"),
            speech.text("arena-points"),
        ]
        rated = any(standing.rating for standing in self.standings)
        skilled = any(standing.skill for standing in self.standings)
        headings += [speech.text("arena-rating")] * rated + [speech.text("arena-openskill")] * skilled
        rows = [self._summary_row(standing, rated, skilled) for standing in self.standings]
        table = tag(
            "table",
            tag("thead", tag("tr", *(tag("th", heading, scope="col") for heading in headings))),
            tag("tbody", *rows),
        )
        notes = [speech.text("arena-intervals", parity=speech.figures(percent(self.parity)))]
        if self.contest.until is not None:
            notes.append(speech.text("arena-stopped"))
        if rated:
            notes.append(speech.text("arena-rating-note"))
        return tag(
            "section", tag("div", table, class_="scroll"), *(tag("p", note, class_="note") for note in notes)
        )

    def _summary_row(self, standing: Standing, rated: bool, skilled: bool) -> Markup:
        figures = self.speech.figures
        copies = tag("span", f" ×{standing.copies}", class_="dim") if standing.copies > 1 else ""
        swatch = tag("i", class_=f"swatch c{self.colours[standing.bot] % 6}")
        cells = [
            tag("th", swatch, standing.bot, copies, scope="row"),
            _figure(percent(standing.wins.value), span(standing.wins, 100), figures),
            _figure(f"{standing.rank.value:.2f}", span(standing.rank, digits=2), figures),
            _figure(percent(standing.share.value), span(standing.share, 100), figures),
            _figure(f"{standing.points:.1f}", "", figures),
        ]
        if rated and standing.rating:
            cells.append(_figure(signed(standing.rating.value), span(standing.rating, digits=0), figures))
        if skilled and standing.skill:
            cells.append(_figure(signed(standing.skill.mu, 1, "-"), f"± {standing.skill.sigma:.1f}", figures))
        return tag("tr", *cells)

    def _foot(self) -> Markup:
        return tag("footer", tag("p", describe(program(self.match.bots))))

    # ------------------------------------------------------------------ plots

    def _plots(self) -> Iterable[Markup]:
        speech = self.speech
        ladder = [self._ladder()] if any(standing.rating for standing in self.standings) else []
        yield _section(
            speech.text("arena-ladder"), speech.text("arena-ladder-note"), [*ladder, self._win_rates()]
        )
        if len(self.match.names) > 2:
            yield self._duels()
        yield self._split(
            speech.text("arena-by-seat"),
            speech.text("arena-by-seat-note"),
            lambda result, seat: seat,
            [(seat, speech.colour_name(COLOUR_IDS[seat])) for seat in range(len(self.match.bots))],
        )
        yield self._split(
            speech.text("arena-by-order"),
            speech.text("arena-by-order-note"),
            lambda result, seat: (seat - result.start) % len(result.bots),
            [(place, str(place + 1)) for place in range(len(self.match.bots))],
        )
        yield self._split(
            speech.text("arena-by-power"),
            speech.text("arena-by-power-note"),
            lambda result, seat: result.first_power[seat],
            [(card, str(card)) for card in self._first_power_cards()],
        )
        yield tag("div", self._points(), self._times(), class_="pair")

    def _first_power_cards(self) -> list[int]:
        """The cards that were played in a first round: not every set has the same ones."""
        return sorted({card for deal in self.deals for result in deal for card in result.first_power})

    def _ladder(self) -> Markup:
        rated = [(standing, standing.rating) for standing in self.standings if standing.rating]
        rated.sort(key=lambda pair: -pair[1].value)
        ends = [end for _, rating in rated for end in rating if math.isfinite(end)]
        axis = nice_axis(min(0.0, *ends), max(0.0, *ends), lambda value: signed(value) if value else "0", 4)
        rows = [
            Row(
                standing.bot,
                rating,
                f"{signed(rating.value)}  ({span(rating, digits=0)})",
                f"{standing.bot}: {signed(rating.value)} ({span(rating, digits=0)})",
                self._colour(standing.bot),
            )
            for standing, rating in rated
        ]
        title = self.speech.text("arena-rating")
        return _card(title, dots(title, rows, axis, 0.0))

    def _win_rates(self) -> Markup:
        figures = self.speech.figures
        rows = [
            Row(
                standing.bot,
                standing.wins,
                figures(f"{percent(standing.wins.value)}  ({span(standing.wins, 100)})"),
                f"{standing.bot}: {figures(f'{percent(standing.wins.value)} ({span(standing.wins, 100)})')}",
                self._colour(standing.bot),
            )
            for standing in self.standings
        ]
        axis = Axis(0.0, 1.0, [0, 0.25, 0.5, 0.75, 1], lambda value: f"{100 * value:.0f} %")
        title = self.speech.text("arena-win-rate")
        return _card(title, dots(title, rows, axis, self.parity))

    def _duels(self) -> Markup:
        names, figures = [standing.bot for standing in self.standings], self.speech.figures
        corner = tag("td", "")
        head = tag("tr", corner, *(tag("th", name, scope="col") for name in names))
        rows = []
        for name in names:
            cells: list[str] = [tag("th", name, scope="row")]
            for other in names:
                if name == other:
                    cells.append(tag("td", "–", class_="dim"))
                else:
                    ahead = duel(self.deals, name, other)
                    cells.append(_figure(percent(ahead.value), span(ahead, 100), figures))
            rows.append(tag("tr", *cells))
        table = tag("table", tag("thead", head), tag("tbody", *rows))
        return tag(
            "section",
            tag("h2", self.speech.text("arena-duels")),
            tag("p", self.speech.text("arena-duels-note"), class_="note"),
            tag("div", table, class_="scroll"),
        )

    def _split(self, heading: str, note: str, pick: Pick, kinds: Sequence[tuple[object, str]]) -> Markup:
        rates = {standing.bot: split(self.deals, standing.bot, pick) for standing in self.standings}
        tops = [
            estimate.value
            for rate in rates.values()
            for count, estimate in rate.values()
            if count >= len(self.deals) / 20
        ]
        top = min(1.0, max(0.5, 1.25 * max(tops, default=1.0)))
        axis = Axis(
            0.0, top, [tick for tick in (0, 0.25, 0.5, 0.75, 1) if tick <= top], lambda v: f"{100 * v:.0f} %"
        )
        cards = []
        for bot, rate in rates.items():
            entries = []
            for kind, label in kinds:
                count, estimate = rate.get(kind, (0, None))
                words = f"{percent(estimate.value)} ({span(estimate, 100)})" if estimate else "–"
                words = self.speech.figures(words)
                entries.append(Column(label, count, estimate, f"{label}: {words}, n = {count}"))
            cards.append(
                tag(
                    "figure", columns(f"{heading}: {bot}", bot, entries, axis, self._colour(bot), self.parity)
                )
            )
        return _section(heading, note, cards)

    def _points(self) -> Markup:
        speech = self.speech
        words = {
            "regions": speech.text("arena-source-regions"),
            "castillo": speech.text("arena-source-castillo"),
            "king": speech.text("arena-source-king"),
            "grande": speech.text("arena-source-grande"),
            "special": speech.text("arena-source-special"),
            "offices": speech.text("arena-source-offices"),
            "goods": speech.text("arena-source-goods"),
            "bridge": speech.text("arena-source-bridge"),
        }
        # Most games have neither offices nor goods nor a bridge, and need not be told so.
        sources = [
            source
            for source in SOURCES
            if source not in ("offices", "goods", "bridge")
            or any(standing.sources[source] for standing in self.standings)
        ]
        names = [words[source] for source in sources]
        bars = [
            (standing.bot, [standing.sources[source] for source in sources]) for standing in self.standings
        ]
        title = speech.text("arena-by-source")
        picture = tag("figure", stacks(title, bars, names, speech.figures), legend(names))
        return _section(title, speech.text("arena-by-source-note"), [picture])

    def _times(self) -> Markup:
        speech = self.speech
        lows = [standing.times.p50 for standing in self.standings if standing.times.p50 > 0]
        highs = [standing.times.max for standing in self.standings]
        title = speech.text("arena-time")
        if not lows:
            return together()

        def lasting(seconds: float) -> str:
            return speech.figures(duration(seconds))

        axis = log_axis(min(lows), max(highs), lasting)
        rows = []
        for standing in self.standings:
            times = standing.times
            rest = speech.text("arena-time-rest", p99=lasting(times.p99), longest=lasting(times.max))
            rows.append(
                Row(
                    standing.bot,
                    Estimate(times.p50, times.p50, times.max),
                    f"{lasting(times.p50)}; {rest}",
                    f"{standing.bot}: {lasting(times.p50)}; {rest}",
                    self._colour(standing.bot),
                    (times.p99, times.max),
                )
            )
        return _section(title, speech.text("arena-time-note"), [tag("figure", dots(title, rows, axis))])

    def _colour(self, bot: str) -> int:
        return self.colours[bot] % 6


# ---------------------------------------------------------------------- pieces of the page


def _section(heading: str, note: str, cards: Iterable[str]) -> Markup:
    return tag(
        "section", tag("h2", heading), tag("p", note, class_="note"), tag("div", *cards, class_="cards")
    )


def _card(caption: str, picture: str) -> Markup:
    return tag("figure", tag("figcaption", caption), picture)


def _figure(value: str, interval: str, written: Callable[[str], str]) -> Markup:
    return tag("td", written(value), tag("small", written(interval)) if interval else "")
