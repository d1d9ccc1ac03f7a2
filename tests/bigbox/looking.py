"""Looking at tables in the tests of the sets."""

from __future__ import annotations

from typing import Any, cast

from elgrande.rules import Decision, Table, view


def asked(table: Table, seat: int | None = None) -> Decision:
    """The decision that is open, for a seat or at all; there must be one."""
    decision = table.decision if seat is None else table.decision_of(seat)
    assert decision is not None
    return decision


def seats_in_view(table: Table, viewer: int | None = None) -> list[dict[str, Any]]:
    """What a viewer sees of every seat."""
    return cast("list[dict[str, Any]]", view(table, viewer)["seats"])
