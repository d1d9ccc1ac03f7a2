"""What is told of the dummy in the game for two."""

from __future__ import annotations

from typing import Final

from elgrande.rules.kinds import EventKind, event

EVENTS: Final[dict[str, EventKind]] = {
    "dummy_power": event("power", eventful=True),
    "dummy_arrives": event("place", "count", eventful=True),
    "dummy_takes": event("stack", "card", eventful=True),
}
