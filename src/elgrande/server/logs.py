"""What the server writes down: one line for each event, for people or, as JSON, for programs."""

from __future__ import annotations

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Any, Final, Literal

_PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}
"""What every record has; the rest are the facts of an event."""


about: Final[ContextVar[dict[str, str]]] = ContextVar("about", default={})  # noqa: B039 - never changed
"""What is being done: the id of a request, or a table. Every line that is written meanwhile tells it."""


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    own = {name: value for name, value in record.__dict__.items() if name not in _PLAIN}
    return {**about.get(), **own}


def _plain(value: object) -> str:
    """On one line, whatever a stranger has written: nobody is to forge lines of the log, or to colour it."""
    text = str(value)
    return text if text.isprintable() else repr(text)[1:-1]


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        facts = "".join(f" {name}={_plain(value)}" for name, value in facts_of(record).items())
        line = f"{at} {record.levelname.lower():<7} {record.name}: {_plain(record.getMessage())}{facts}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        event: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            event["trace"] = self.formatException(record.exc_info)
        return json.dumps(event, default=str, ensure_ascii=False)


def set_up_logs(form: Literal["text", "json"], level: str) -> None:
    """Everything goes to standard error, in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    if level != "debug":
        # Every request and every WebSocket would be a line; what matters has lines of its own.
        for name in ("uvicorn.access", "uvicorn.error", "alembic"):
            logging.getLogger(name).setLevel(logging.WARNING)
