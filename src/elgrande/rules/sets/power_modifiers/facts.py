"""What the power modifiers tell."""

from __future__ import annotations

from typing import Final

from elgrande.rules.kinds import EventKind, event

EVENTS: Final[dict[str, EventKind]] = {
    "modifier": event("seat", "modifier", "total"),
    "modifier_passed": event("seat", "to", "modifier"),
}
