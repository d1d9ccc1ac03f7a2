"""What a scenario can expect: the facts that a position can state, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from elgrande.record.scenario import asked, board, cards, news, tokens
from elgrande.record.scenario.checks import Check
from elgrande.record.scenario.nodes import Node
from elgrande.record.scenario.words import Words

EXPECTATIONS: Final[dict[str, Callable[[Node, Words], Iterator[Check]]]] = {
    "round": board.hold_round,
    "start": board.hold_start,
    "active": board.hold_active,
    "acted": board.hold_acted,
    "order": board.hold_order,
    "over": board.hold_over,
    "king": board.hold_king,
    "caballeros": board.hold_caballeros,
    "grandes": board.hold_grandes,
    "boards": board.hold_boards,
    "values": board.hold_values,
    "scores": board.hold_scores,
    "gained": board.hold_gained,
    "preview": board.hold_preview,
    "paid_places": board.hold_paid_places,
    "ranks": board.hold_ranks,
    "winners": board.hold_winners,
    "played": cards.hold_played,
    "played_modifiers": cards.hold_played_modifiers,
    "hand": cards.hold_hand,
    "used": cards.hold_used,
    "modifiers": cards.hold_modifiers,
    "vetos": cards.hold_vetos,
    "offer": cards.hold_offer,
    "card": cards.hold_card,
    "stacks": cards.hold_stacks,
    "discards": cards.hold_discards,
    "tokens": tokens.hold_tokens,
    "decision": asked.hold_decision,
    "legal": asked.hold_legal,
    "includes": asked.hold_includes,
    "excludes": asked.hold_excludes,
    "refused": asked.hold_refused,
    "scored": news.hold_scored,
    "news": news.hold_news,
}
"""What must hold by its name, and how it is read."""


def read_expectations(node: Node, words: Words) -> list[Check]:
    """Everything that must hold at one moment."""
    checks: list[Check] = []
    for name, value in node.parts(list(EXPECTATIONS), "`expect`").items():
        checks += EXPECTATIONS[name](value, words)
    if not checks:
        node.fail("nothing is expected here")
    return checks
