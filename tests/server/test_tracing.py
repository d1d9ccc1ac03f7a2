"""What OpenTelemetry is told: where time goes, and nothing that is anybody's secret."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from elgrande.server import tracing
from tests.server.clients import Person
from tests.server.post import service


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


def test_a_collector_gets_spans_that_it_can_read(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """With OpenTelemetry's own programs, where they are installed: `elgrande[tracing]`."""
    pytest.importorskip("opentelemetry.sdk")
    messages = pytest.importorskip("opentelemetry.proto.collector.trace.v1.trace_service_pb2")
    with service() as collector:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.address(""))
        monkeypatch.setattr(tracing, "_tracer", None)
        tracing.set_up_tracing()
        table = ana.start_table("me", "quick")["id"]
        with tracing.span("outer", table=table), tracing.span("inner"):
            pass
        tracing._tracer.span_processor.force_flush()
        got = [
            gzip.decompress(body) if head.get("content-encoding") == "gzip" else body
            for path, head, body, _ in collector.got
            if path == "/v1/traces"
        ]
    spans: dict[str, Any] = {}
    for body in got:
        for resource in messages.ExportTraceServiceRequest.FromString(body).resource_spans:
            about = {one.key: one.value.string_value for one in resource.resource.attributes}
            assert about["service.name"] == "elgrande"
            spans |= {one.name: one for scope in resource.scope_spans for one in scope.spans}
    assert {"request", "commit", "outer", "inner"} <= set(spans)
    assert spans["inner"].parent_span_id == spans["outer"].span_id
    assert [(one.key, one.value.string_value) for one in spans["outer"].attributes] == [
        ("elgrande.table", table)
    ]
