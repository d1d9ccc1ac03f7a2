"""What OpenTelemetry is told: where time goes, and nothing that is anybody's secret."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from elgrande.server import tracing
from tests.server.clients import Person


class Tracer:
    """Remembers what it is told, as OpenTelemetry's own would be."""

    def __init__(self) -> None:
        self.told: list[tuple[str, dict[str, str | int]]] = []

    @contextmanager
    def start_as_current_span(self, name: str, attributes: dict[str, str | int]) -> Iterator[None]:
        self.told.append((name, attributes))
        yield


def test_requests_messages_thoughts_and_commits_are_told(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    tracer = Tracer()
    monkeypatch.setattr(tracing, "_tracer", tracer)
    table = ana.start_table("me", "greedy")["id"]
    with ana.connect(table) as socket:
        socket.when(socket.my_turn)
        socket.send(type="chat", id="say", text="a secret word")
        choice = socket.options()[0]
        assert socket.choose(choice)["type"] == "ack"
        socket.when(lambda: any(name == "thought" for name, _ in tracer.told))
    assert ("request", {"elgrande.method": "POST", "elgrande.path": "/api/tables"}) in tracer.told
    assert ("message", {"elgrande.kind": "Choose", "elgrande.table": table}) in tracer.told
    assert {name for name, _ in tracer.told} == {"request", "message", "thought", "commit"}
    assert not [facts for _, facts in tracer.told if choice in facts.values() or "secret" in str(facts)]


def test_nobody_is_told_unless_that_is_wanted() -> None:
    assert tracing.span("request", path="/") is tracing.span("message")
