"""What a puzzle is about, by the choice that solves it."""

from __future__ import annotations

from typing import Final

from elgrande.rules import Decision, Table, print_choice
from elgrande.rules.effects.glance import (
    CHOICE_SCORING,
    EXTRA,
    HELD_VETO,
    KING_MOVE,
    MOVES,
    VALUE_SCORING,
    Glance,
)
from elgrande.rules.places import CASTILLO, PLACE_IDS
from elgrande.rules.table import NO_CARD

_WORDS: Final = {
    "power": "power",
    "play": "power",
    "modifier": "power",
    "plain": "power",
    "back": "power",
    "veto": "veto",
    "allow": "veto",
    "king": "king",
    "swap": "king",
    "lift": "moving",
    "grande": "moving",
}
"""What choices are about that say it by their first word."""
_CASTILLO: Final = f"to {PLACE_IDS[CASTILLO]}"


def kinds_of(t: Table, decision: Decision, solution: int) -> list[str]:
    """What the choice is about; the last round beside anything else."""
    kinds = _about(t, decision, solution)
    if t.round == t.rules.rounds[-1]:
        kinds.append("last-round")
    return kinds


def _about(t: Table, decision: Decision, solution: int) -> list[str]:
    text = print_choice(solution)
    word, *details = text.split()
    if word in _WORDS:
        return [_WORDS[word]]
    if word == "card":
        return ["card", *_action(t, t.offer[int(details[0])])]
    if word == "disc":
        return ["scoring" if decision.kind == "scoring_disc" else "castillo"]
    if word == "to":
        if decision.kind == "drop":
            return ["moving"]
        return ["placing", "castillo"] if text == _CASTILLO else ["placing"]
    if word in ("act", "region", "first", "second"):
        return _action(t, t.action if t.action != NO_CARD else t.card) or ["action"]
    return ["action"]


def _action(t: Table, card: int) -> list[str]:
    """What the special action of a card is about; nothing if that is not told at a glance."""
    if card == NO_CARD:
        return []
    kind = _kind(t.rules.effects[card].glance())
    return [kind] if kind else []


def _kind(glance: Glance) -> str:
    kind = int(glance.kind)
    if VALUE_SCORING <= kind <= CHOICE_SCORING:
        return "scoring"
    return {KING_MOVE: "king", MOVES: "moving", EXTRA: "placing", HELD_VETO: "veto"}.get(kind, "")
