"""What a seat does that nobody plays any more: as little as the rules allow, and always the same."""

from __future__ import annotations

from typing import Final

from elgrande.rules import Table
from elgrande.rules.choices import print_choice

NOBODY: Final = "nobody"
"""In place of a bot."""
_STILL: Final = ("end", "stop", "skip", "plain", "allow", "wait", "pass", "done")
"""First words of choices that change nothing, the best first."""


def least(table: Table, seat: int) -> int:
    """The choice of a seat that changes least: to let be, else the smallest number, else the first one offered."""
    decision = table.decision_of(seat)
    assert decision is not None
    texts = {code: print_choice(code).split() for code in decision.options}
    still = [code for code, words in texts.items() if words[0] in _STILL]
    if still:
        return min(still, key=lambda code: _STILL.index(texts[code][0]))
    counted = [code for code, words in texts.items() if words[-1].isdecimal()]
    if counted:
        return min(counted, key=lambda code: int(texts[code][-1]))
    return int(decision.options[0])
