"""The analysis board: from a moment or a position, whatever anybody could choose, for all seats.

Nothing is remembered: whoever asks sends all choices from the start. Only games that are over are begun from, and positions
that somebody has written down himself, so nobody learns anything of a game that is played.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import yaml

from elgrande.record import Game, to_text
from elgrande.record.begun import game_at, one_scenario
from elgrande.record.scenario import BadScenario, position_text
from elgrande.rules import Dice, Table, parse_choice, print_choice, reach
from elgrande.rules.errors import ElGrandeError, Reason
from elgrande.rules.imagining import could_be
from elgrande.rules.news import Event
from elgrande.rules.places import COLOUR_IDS
from elgrande.server.analysis_messages import (
    AnalysisAnswer,
    AnalysisForm,
    AnalysisLine,
    AnalysisQuestion,
    AnalysisState,
    AnalysisWritten,
    Begin,
    PositionTold,
)
from elgrande.server.eyes import decision, more_of, open_view, preview_of, told_openly, told_to
from elgrande.server.live.facts import course_from, setup_info
from elgrande.server.messages import Advice, Position, ReplayState
from elgrande.server.position_fields import fields_told
from elgrande.server.problems import Refusal
from elgrande.server.records import check_over
from elgrande.server.resources import EntryInfo
from elgrande.server.rows import Stored
from elgrande.server.suggestions import suggested

MOST_CHOICES: Final = 600
"""Of one line."""
MOST_VARIATIONS: Final = 40
LARGEST_POSITION: Final = 20_000
"""Letters of a scenario."""
LARGEST_KEPT: Final = 60_000
"""Letters of an analysis that is kept."""
LONGEST_NAME: Final = 80
_HIGHEST_SEED: Final = 1 << 53


class Start:
    """Where an analysis begins."""

    def __init__(self, table: Table, news: list[dict[str, Any]], names: list[str | None]) -> None:
        self.table = table
        self.news = news
        """What had happened before."""
        self.names = names


def states(form: AnalysisLine, stored: Stored | None, names: Sequence[str | None] = ()) -> AnalysisState:
    """How the table stands after each choice of a line."""
    if not 0 <= form.since <= len(form.line):
        raise Refusal("bad_request", f"a line of {len(form.line)} choices has the moments 0 to that", 400)
    start = _start(form, stored, names)
    table = start.table
    told = len(start.news)
    _settle(table)
    news = [*start.news, *told_openly(table.news)]
    found = [_state(table, 0, None, 0, news)] if form.since == 0 else []
    told = len(news)
    for number, text in enumerate(form.line, 1):
        entry = _chosen(table, text)
        fresh = told_openly(table.news)
        if number >= form.since:
            found.append(_state(table, number, entry, told, fresh))
        told += len(fresh)
    return AnalysisState(setup_info(table.rules.setup), start.names, form.since, found)


def table_after(form: AnalysisLine, stored: Stored | None) -> Table:
    """The table after a line, for the advisor."""
    table = _start(form, stored, ()).table
    _settle(table)
    for text in form.line:
        _chosen(table, text)
    if table.over:
        raise Refusal("over", "the game is over there; there is nothing to advise")
    table.news = []
    return table


def written(form: AnalysisLine, stored: Stored | None) -> AnalysisWritten:
    """The table after a line as a scenario, and as a record with what led there."""
    if stored is not None and form.eyes == "open":
        check_over(stored)
        _check_entry(form, stored)
        game = course_from(stored.row["record"], stored.entries[: form.entry]).game
        name = f"game {stored.row['id']}"
    else:
        # What a seat imagines has no past.
        game = game_at(position_text(_start(form, stored, ()).table))
        name = "a position"
    _settle_game(game)
    for text in form.line:
        entry = _chosen(game.table.copy(), text)
        game.choose(entry.text, entry.seat)
        _settle_game(game)
    return AnalysisWritten(
        position_text(game.table, f"{name} after {len(game.entries)} entries"), to_text(game)
    )


def _settle_game(game: Game) -> None:
    while (asked := game.table.decision) is not None and len(asked.options) == 1:
        game.choose(asked.options[0], asked.seat)


def _check_entry(form: Begin, stored: Stored) -> None:
    if not 0 <= form.entry <= len(stored.entries):
        raise Refusal("no_such_entry", f"this game has the moments 0 to {len(stored.entries)}", 400)


def _start(form: Begin, stored: Stored | None, names: Sequence[str | None]) -> Start:
    events: list[Event] = []
    if stored is not None:
        check_over(stored)
        _check_entry(form, stored)
        game = course_from(stored.row["record"], stored.entries[: form.entry]).game
        table, events = game.table, game.log
    elif form.position is not None:
        table = table_of(form.position)
    else:
        raise Refusal("bad_request", "say which record or which position is analysed", 400)
    seat = eyes_of(form.eyes, int(table.rules.players))
    news = told_openly(events) if seat is None else told_to(events, seat)
    if seat is not None:
        imagined = could_be(table, seat, Dice(form.seed))
        if imagined is None:
            raise Refusal("bad_request", "what this seat could not know cannot be imagined here", 409)
        table = imagined
    table.telling = True
    table.news = []
    players = int(table.rules.players)
    return Start(table, news, [*names, *[None] * players][:players])


def eyes_of(eyes: str, players: int) -> int | None:
    if eyes == "open":
        return None
    if eyes.isascii() and eyes.isdecimal() and len(eyes) < 3 and int(eyes) < players:
        return int(eyes)
    raise Refusal("no_such_seat", f"look from a seat (0 to {players - 1}), or say 'open'", 400)


def _chosen(table: Table, text: str) -> EntryInfo:
    """Make a choice of a line."""
    colour, _, choice = text.strip().partition(" ")
    players = COLOUR_IDS[: table.rules.players]
    if colour not in players:
        raise Refusal("no_such_seat", f"'{colour[:20]}' is nobody here; there are {', '.join(players)}", 400)
    seat = players.index(colour)
    table.news = []
    try:
        code = parse_choice(choice)
        table.choose(code, seat)
    except ElGrandeError as problem:
        raise Refusal("illegal", str(problem), 400, problem.reason) from None
    _settle(table)
    return EntryInfo(seat, print_choice(code))


def _settle(table: Table) -> None:
    """Where there is nothing to choose, it goes on by itself."""
    while (asked := table.decision) is not None and len(asked.options) == 1:
        table.choose(asked.options[0], asked.seat)


def _state(
    table: Table, number: int, entry: EntryInfo | None, log_from: int, news: list[dict[str, Any]]
) -> ReplayState:
    asked = table.decision
    seat = None if asked is None else asked.seat
    seen = open_view(table, seat)
    position = Position(
        view=seen,
        decision=None if asked is None else decision(table, seen, asked, number),
        preview=preview_of(table, castillo=True),
        can_undo=number > 0,
        passing=False,
        mine_waiting=[] if seat is None else [seat],
        more={} if seat is None else more_of(table, seat),
    )
    return ReplayState(number=number, entry=entry, log_from=log_from, news=news, position=position)


def answered(form: AnalysisQuestion, stored: Stored | None) -> AnalysisAnswer:
    """What a live table would tell whoever chooses next."""
    table = table_after(form, stored)
    seat = table.deciders[0] if table.deciders else 0
    choices: list[str] = []
    if form.suggest is not None:
        try:
            choices = suggested(table, seat, form.suggest, lambda: Dice(secrets.randbits(60)))
        except ElGrandeError as problem:
            raise Refusal("illegal", str(problem), 409, problem.reason) from None
    places = [] if form.card is None else reach(table, seat, form.card)
    return AnalysisAnswer(choices, places)


# ---------------------------------------------------------------------- positions


def table_of(text: str) -> Table:
    """The table that a scenario describes; what cannot be is refused with the reason."""
    if len(text) > LARGEST_POSITION:
        raise Refusal("too_large", f"a position has at most {LARGEST_POSITION:,} letters", 413)
    try:
        return one_scenario(text).table()
    except BadScenario as problem:
        reason = problem.reason or Reason("scenario-yaml", {})
        raise _impossible(problem.problem, reason, problem.line, problem.field) from None
    except RecursionError:
        why = "this lies too deep in itself"
        raise _impossible(why, Reason("scenario-yaml", {}), None, ()) from None


def _impossible(why: str, reason: Reason, line: int | None, field: tuple[str, ...]) -> Refusal:
    # What is filled in has no lines that anybody sees, so they are told apart.
    place = {"row": line, "field": list(field)}
    return Refusal("bad_position", why, 400, reason=reason, facts=reason.facts | place)


def position(text: str) -> PositionTold:
    """A position that can be, as a scenario with everything in it, and as it looks."""
    table = table_of(text)
    name = one_scenario(text).name
    news = told_openly(table.news)
    written = position_text(table, name)
    return PositionTold(
        text=written,
        scenario=yaml.safe_load(written),
        setup=setup_info(table.rules.setup),
        state=_state(table, 0, None, 0, news),
        fields=fields_told(table.rules),
    )


# ---------------------------------------------------------------------- what is kept


def check_line(form: AnalysisLine) -> None:
    """Refuse what is too much, before anybody works on it."""
    _check_begin(form)
    if len(form.line) > MOST_CHOICES or any(len(text) > 60 for text in form.line):
        raise Refusal("too_many", f"a line has at most {MOST_CHOICES} choices", 400)


def check_kept(form: AnalysisForm, size: int) -> None:
    _check_begin(form)
    if form.record is None and form.position is None:
        raise Refusal("bad_request", "say which record or which position is analysed", 400)
    names = [form.name, *(variation.name for variation in form.variations)]
    if any(len(name) > LONGEST_NAME or not name.isprintable() for name in names):
        raise Refusal("bad_name", f"a name is a line of at most {LONGEST_NAME} letters", 400)
    if len(form.variations) > MOST_VARIATIONS or size > LARGEST_KEPT:
        text = f"an analysis has at most {MOST_VARIATIONS} variations and {LARGEST_KEPT:,} letters"
        raise Refusal("too_large", text, 413)


def _check_begin(form: Begin) -> None:
    if not 0 <= form.seed < _HIGHEST_SEED or not 0 <= form.entry <= 100_000:
        raise Refusal("bad_request", "this is no moment and no seed", 400)
    if form.record is not None and form.position is not None:
        raise Refusal(
            "bad_request", "an analysis begins with a record or with a position, not with both", 400
        )
    if form.position is not None and len(form.position) > LARGEST_POSITION:
        raise Refusal("too_large", f"a position has at most {LARGEST_POSITION:,} letters", 413)


def told_advice(found: Sequence[dict[str, Any]]) -> list[Advice]:
    """What the advisor says."""
    return [
        Advice(
            code=reason["code"],
            text=print_choice(reason["code"]),
            chance=reason["chance"],
            points=reason["points"],
            key=reason["key"],
            args=reason["arguments"],
        )
        for reason in found
    ]
