"""Whole series of choices that are suggested to a player; choosing them is his."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from elgrande.rules import Dice, Table, print_choice, random_hand, recommended_hand
from elgrande.rules.errors import NotYourDecision, Reason
from elgrande.rules.table import Decision
from elgrande.server.problems import Refusal

Kind = Literal["recommended", "random"]

KINDS: Final[dict[str, list[str]]] = {"hand": ["recommended", "random"]}
"""What can be suggested, by the kind of decision."""


def kinds_for(decision: Decision) -> list[str]:
    return list(KINDS.get(decision.kind, []))


def suggested(table: Table, seat: int, kind: Kind, dice: Callable[[], Dice]) -> list[str]:
    """The choices that we suggest to a seat."""
    decision = table.decision_of(seat)
    if decision is None:
        raise NotYourDecision("there is nothing to suggest: this seat has nothing to choose now")
    if kind not in kinds_for(decision):
        raise Refusal(
            "illegal",
            "there is nothing to suggest here; choose one of the options",
            reason=Reason("refusal-not-offered", {}),
        )
    codes = recommended_hand(table, seat) if kind == "recommended" else random_hand(table, seat, dice())
    return [print_choice(code) for code in codes]
