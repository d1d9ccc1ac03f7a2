"""What is shown of a table when something has happened there: to all who look from the same seat the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from elgrande.server.course import Course, Step
from elgrande.server.eyes import Moment, told_to
from elgrande.server.live.connection import Connection, encode
from elgrande.server.messages import ClockState, Update

if TYPE_CHECKING:
    from elgrande.server.live.table import LiveTable


def show(
    table: LiveTable, steps: Sequence[Step], asker: Connection | None = None, ack: bytes | None = None
) -> None:
    """Tell everybody what happened; who asked for it is told first, in the same breath, that it is done."""
    assert table.course is not None
    encoded: dict[tuple[int | None, tuple[int, ...]], list[bytes]] = {}
    moment, clock = Moment(table.course.game.table), table.clocks.state()
    if asker is not None and ack is not None and (asker not in table.connections or hands_over(table, asker)):
        asker.send_frame(ack)
        ack = None
    for connection in table.connections:
        if hands_over(table, connection):
            connection.seat = None
            connection.send(table.hello(connection))
            continue
        eyes = (connection.seat, tuple(connection.mine))
        if eyes not in encoded:
            encoded[eyes] = [
                encode(update) for update in _updates(table, table.course, steps, *eyes, moment, clock)
            ]
        first = [ack] if connection is asker and ack is not None else []
        connection.send_frames([*first, *encoded[eyes]])


def _updates(
    table: LiveTable,
    course: Course,
    steps: Sequence[Step],
    seat: int | None,
    mine: Sequence[int],
    moment: Moment,
    clock: ClockState,
) -> Iterable[Update]:
    seen = table.position_for(seat, mine, moment)
    assert seen is not None
    log = course.game.log
    for index, step in enumerate(steps):
        # Taking back cuts off what earlier steps told; what is left between two cuts belongs to the first.
        end = min([len(log), *(later.log_from for later in steps[index + 1 :])])
        start = min(step.log_from, end)
        yield Update(
            number=step.number,
            seat=step.seat,
            undo=step.undo,
            auto=step.auto,
            log_from=start,
            news=told_to(log[start:end], seat),
            position=seen,
            clock=clock,
        )


def hands_over(table: LiveTable, connection: Connection) -> bool:
    """Whether a shared screen has to be handed to somebody else, who must not see what it shows now."""
    if not connection.shared or connection.seat is None or table.course is None:
        return False
    asked = set(table.people(table.course.game.table.deciders)) & set(connection.mine)
    return bool(asked) and connection.seat not in asked
