"""What several sets of the Big Box tell in the same way."""

from __future__ import annotations

from typing import Final

from elgrande.rules.kinds import SPOT, TOKEN, WORD, DecisionKind, EventKind, Kind, decision, event

DECISIONS: Final[dict[str, DecisionKind]] = {
    "spied_disc": decision("discs"),
    "ally": decision("place"),
    "throw": decision("left"),
    "which": decision("colour", "place"),
    "arrive": decision("colour", "place"),
}

STEPS: Final = ["throw_grande", "castillo_emptied"]
"""Steps of special actions that a Veto can stop, as their tasks are called."""

CHOICES: Final[dict[str, list[str]]] = {"which": ["spot", "carried"], "stand": ["spot"]}

EVENTS: Final[dict[str, EventKind]] = {
    "spy": event("seat"),
    "spied": event("seat", "discs", eventful=True),
    "alliance": event("seat", "places"),
    "token": event("token", "place"),
    "started": event("seat", "place", "count"),
    "placing_anywhere": event("seat"),
    "inquisitor": event("seat"),
    "kept": event("seat", "card"),
}

VOCABULARY: Final[dict[str, Kind]] = {"carried": WORD, "spot": SPOT, "token": TOKEN}
