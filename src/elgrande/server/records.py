"""Records on the server: kept, uploaded, written out, and replayed from any seat."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

from elgrande.corrections import load_corrections
from elgrande.record import BadRecord, Game, read_record, to_json, to_text
from elgrande.record.asides import RESIGNED, Aside
from elgrande.record.errors import print_path
from elgrande.record.reader import is_json
from elgrande.rules.errors import ElGrandeError, Reason
from elgrande.server.course import Course
from elgrande.server.eyes import open_position, position, told_openly, told_to
from elgrande.server.live.endings import PLAYED
from elgrande.server.live.facts import Facts, course_from, head_of, new_facts, status_of
from elgrande.server.messages import Replay, ReplayState
from elgrande.server.problems import Refusal
from elgrande.server.resources import AsideInfo, EntryInfo, NoClock, RecordInfo
from elgrande.server.rows import Account, EntryRow, SeatRow, Stored, new_id
from elgrande.statistics import GameFigures, figures_of

LARGEST: Final = 1_000_000
"""Letters of a record that can be uploaded."""
MOST_STATES: Final = 100
"""States that can be asked for at once."""
MOST_ENTRIES: Final = 6_000
"""More than a game here can have, where so much can be taken back and no more."""
MOST_LINES: Final = 8_000
"""Lines of a record that can be uploaded: more than its entries need."""
MOST_PARTS: Final = 30_000
"""Commas, colons and brackets of one in JSON, likewise. Beyond, it is no record, and to read it would be the memory's
work more than the processor's: each byte of it takes three times as long as of a real one."""


def record_info(row: Mapping[Any, Any], rows: list[SeatRow]) -> RecordInfo:
    facts = Facts.of(row)
    return RecordInfo(
        id=facts.id,
        name=facts.name,
        setup=facts.setup,
        names=[seat.name for seat in rows],
        entries=facts.number,
        over=facts.status.get("winners") is not None,
        scores=facts.status.get("scores") or [],
        winners=facts.status.get("winners"),
        uploaded=facts.uploaded,
        created=facts.created,
        ended=facts.ended,
        asides=[AsideInfo(*aside) for aside in facts.asides],
    )


def check_over(stored: Stored) -> None:
    """A record tells everything, so it is there only when nothing is secret any more."""
    if stored.row["state"] != "over":
        raise Refusal("not_over", "the record of a game is there when the game is over")


def game_of(stored: Stored) -> Game:
    check_over(stored)
    game = course_from(stored.row["record"], stored.entries).game
    game.asides = [Aside(*aside) for aside in stored.row["asides"] or []]
    game.ended = None if game.over else stored.row["ended"]
    return game


def figures(stored: Stored) -> GameFigures | None:
    """What a game came to; one in which all but one have resigned is decided, others that ended early are not."""
    return figures_of(game_of(stored), decided=stored.row["ended"] == RESIGNED)


def text_of(stored: Stored) -> str:
    return to_text(game_of(stored))


def data_of(stored: Stored) -> dict[str, object]:
    return to_json(game_of(stored))


# ---------------------------------------------------------------------- uploading


def read_upload(text: str) -> Course:
    """A record that somebody sends, played again and checked entry by entry."""
    if len(text) > LARGEST:
        raise Refusal(
            "too_large", f"a record has at most {LARGEST:,} letters; this one has {len(text):,}", 413
        )
    if text.count("\n") > MOST_LINES:
        raise Refusal("too_large", f"a record has at most {MOST_LINES:,} lines", 413)
    if is_json(text) and sum(text.count(sign) for sign in ",:[{") > MOST_PARTS:
        raise Refusal("too_large", f"a record has at most {MOST_ENTRIES:,} entries", 413)
    try:
        game = read_record(text, load_corrections)
    except BadRecord as problem:
        place = {"line": problem.line, "where": print_path(problem.path)}
        reason = None if problem.reason is None else Reason(problem.reason.key, problem.reason.facts | place)
        raise Refusal("bad_record", f"this record cannot be replayed: {problem}", 400, reason) from None
    except (ElGrandeError, RecursionError) as problem:
        unreadable = Reason("refusal-record-json", {})
        reason = problem.reason if isinstance(problem, ElGrandeError) else unreadable
        raise Refusal("bad_record", f"this record cannot be replayed: {problem}", 400, reason) from None
    if game.correction_file is not None:
        raise Refusal(
            "bad_record",
            "games with corrected cards can be replayed on the command line only",
            400,
            Reason("refusal-record-corrections", {"found": game.correction_file.source}),
        )
    if len(game.entries) > MOST_ENTRIES:
        raise Refusal("too_large", f"a record has at most {MOST_ENTRIES:,} entries", 413)
    return Course(game)


def rows_for(
    course: Course, name: str, account: Account
) -> tuple[dict[str, Any], list[SeatRow], list[EntryRow]]:
    """An uploaded record as rows of the database."""
    game = course.game
    facts = new_facts(new_id(), account.id, name, game.setup, NoClock(), hints=False)
    facts.state, facts.uploaded, facts.changed = "over", True, time.time()
    facts.number, facts.status = len(game.entries), status_of(game.table)
    facts.asides, facts.ended = [(*aside,) for aside in game.asides], game.ended
    if game.over:
        facts.ended = PLAYED
    values = {**facts.row(), "record": head_of(game)}
    seats = [SeatRow(seat, "person", None, game.names.get(seat)) for seat in range(game.setup.players)]
    entries = [
        EntryRow(number, entry.seat, entry.text, False, None) for number, entry in enumerate(game.entries, 1)
    ]
    return values, seats, entries


# ---------------------------------------------------------------------- replaying


def replay(stored: Stored, eyes: str, first: int, last: int) -> Replay:
    """How a game stood after each of some entries, seen from a seat, as a spectator (``watch``) or ``open``."""
    check_over(stored)
    players = int(stored.row["setup"]["players"])
    seat, everything = _eyes(eyes, players)
    entries = stored.entries
    if not 0 <= first <= last <= len(entries):
        raise Refusal(
            "no_such_entry", f"entries are 0 to {len(entries)}, and the last comes after the first", 400
        )
    if last - first >= MOST_STATES:
        raise Refusal("too_many", f"ask for at most {MOST_STATES} states at once", 400)
    course = course_from(stored.row["record"], entries[:first])
    states: list[ReplayState] = []
    log_from = 0
    for number in range(first, last + 1):
        entry: EntryInfo | None = None
        if number > 0:
            row = entries[number - 1]
            entry = EntryInfo(row.seat, row.text)
        if number > first:
            log_from = course.enter(row.seat, row.text, row.auto).log_from
        events = course.game.log[log_from:]
        states.append(
            ReplayState(
                number=number,
                entry=entry if everything or entry is None or entry.seat == seat else None,
                log_from=log_from,
                news=told_openly(events) if everything else told_to(events, seat),
                position=open_position(course) if everything else position(course, seat),
            )
        )
    return Replay(stored.row["id"], seat, everything, len(entries), states)


def _eyes(eyes: str, players: int) -> tuple[int | None, bool]:
    if eyes in ("watch", "open"):
        return None, eyes == "open"
    if eyes.isascii() and eyes.isdecimal() and len(eyes) < 3 and int(eyes) < players:
        return int(eyes), False
    raise Refusal("no_such_seat", f"look from a seat (0 to {players - 1}), or say 'watch' or 'open'", 400)
