"""Where the time of a request or a choice goes, told to OpenTelemetry; without the setting ``tracing``, to nobody.

Where the spans are sent is said by OpenTelemetry's own variables, such as ``OTEL_EXPORTER_OTLP_ENDPOINT``. They name
tables and kinds of messages, and never what somebody has chosen or said.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

_NOTHING: Final = nullcontext()
_tracer: Any = None


def set_up_tracing() -> None:
    """Begin to tell. It takes ``elgrande[tracing]``."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    from elgrande.server.catalogue import package_version

    global _tracer
    # What the environment says about the service goes before this.
    about = Resource.create({"service.name": "elgrande", "service.version": package_version()})
    provider = TracerProvider(resource=about)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    _tracer = provider.get_tracer("elgrande")


def span(name: str, **facts: str | int) -> AbstractContextManager[Any]:
    """A piece of work, for as long as it takes; those inside belong to it."""
    if _tracer is None:
        return _NOTHING
    context: AbstractContextManager[Any] = _tracer.start_as_current_span(
        name, attributes={f"elgrande.{key}": value for key, value in facts.items()}
    )
    return context
