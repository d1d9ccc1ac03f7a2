"""Advice for a player: the best few options of his decision, what they come to, and why.

for reason in advise(table, seat, Dice(7)):
    print(reason.text, reason.chance, reason.points, sentence(speech, reason))
"""

from __future__ import annotations

from typing import Final

from elgrande.bots.core.search import Finding, Mind, Search, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.explain import Explainer
from elgrande.bots.protocol import Clock, Reason, glimpse
from elgrande.bots.thinking import think, unswept
from elgrande.rules import Dice, Table

SECONDS: Final = 0.8
"""How long advice is thought about, so that it is there within a second."""
_HARDLY: Final = 8
"""What was tried less often than the most tried option by this factor is not known well enough to be shown."""
_FAR_BEHIND: Final = 0.06
"""An option with a chance to win that is smaller than the best one's by so much is no advice."""


def advise(table: Table, seat: int, dice: Dice, clock: Clock | None = None, count: int = 3) -> list[Reason]:
    """The best options of a seat's open decision, the one with the best chance to win first.

    There may be fewer than ``count``: what is far behind the best is left out.

    Only what the seat knows goes into it. ``clock`` limits the thinking by time or iterations; by default it takes less
    than a second.
    """
    seen = glimpse(table, seat)
    limit = clock or Clock(seconds=SECONDS)
    mind = Mind(seen.rules, Weights(), Tuning())
    with unswept():
        search = Search(seen.known, seat, mind, dice)
        search.look_ahead()
        think(search, limit)
    explainer = Explainer(seen.known, seat, seen.decision, mind.policy)
    reasons: list[Reason] = []
    for found in _worth_saying(search.findings())[:count]:
        key, arguments = explainer.why(found.code)
        gain = explainer.gain(found.code)
        if gain is not None:
            arguments = {**arguments, "gain": gain}
        reasons.append(Reason(found.code, found.chance, found.points, key, arguments))
    return reasons


def _worth_saying(found: list[Finding]) -> list[Finding]:
    """What a search found out, as far as it can be relied on and is not far behind, best first."""
    most = max(finding.visits for finding in found)
    known = [finding for finding in found if finding.visits * _HARDLY >= most]
    known.sort(key=lambda finding: (-finding.chance, -finding.visits, finding.code))
    return [finding for finding in known if finding.chance > known[0].chance - _FAR_BEHIND]
