"""Advice for a player: the best few options of his decision, what they come to, and why.

for reason in advise(table, seat, Dice(7)):
    print(reason.text, reason.chance, reason.points, sentence(speech, reason))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.explain import Explainer
from elgrande.bots.protocol import Clock, Reason, glimpse
from elgrande.locale.facts import Arguments, arguments_of
from elgrande.locale.speech import Speech
from elgrande.rules import Dice, Table

SECONDS: Final = 0.8
"""How long advice is thought about, so that it is there within a second."""
_MANY: Final = 1 << 40


def advise(table: Table, seat: int, dice: Dice, clock: Clock | None = None, count: int = 3) -> list[Reason]:
    """The best options of a seat's open decision, best first.

    Only what the seat knows goes into it. ``clock`` limits the thinking by time or iterations; by default it takes less
    than a second.
    """
    seen = glimpse(table, seat)
    limit = clock or Clock(seconds=SECONDS)
    mind = Mind(seen.rules, Weights(), Tuning())
    search = Search(seen.known, seat, mind, dice)
    seconds = limit.remaining()
    iterations = _MANY if limit.iterations is None else limit.iterations
    search.run(iterations, 0.0 if seconds is None else max(0.001, seconds))
    explainer = Explainer(seen.known, seat, seen.decision, mind.policy)
    reasons: list[Reason] = []
    for found in search.findings()[:count]:
        key, arguments = explainer.why(found.code)
        reasons.append(Reason(found.code, found.chance, found.points, key, arguments))
    return reasons


def sentence(speech: Speech, reason: Reason) -> str:
    """Why an option is advised, in the language of a speech; empty if the reason gives no sentence."""
    say = _SENTENCES.get(reason.key)
    return "" if say is None else say(speech, arguments_of(speech, reason.arguments))


# Each key is written out in a call of its own, so that the check of the translations finds it.
_SENTENCES: Final[dict[str, Callable[[Speech, Arguments], str]]] = {
    "advice-act": lambda speech, facts: speech.text("advice-act", **facts),
    "advice-allow": lambda speech, facts: speech.text("advice-allow", **facts),
    "advice-board": lambda speech, facts: speech.text("advice-board", **facts),
    "advice-card-action": lambda speech, facts: speech.text("advice-card-action", **facts),
    "advice-card-placing": lambda speech, facts: speech.text("advice-card-placing", **facts),
    "advice-castillo": lambda speech, facts: speech.text("advice-castillo", **facts),
    "advice-defends": lambda speech, facts: speech.text("advice-defends", **facts),
    "advice-disc-court": lambda speech, facts: speech.text("advice-disc-court", **facts),
    "advice-drop": lambda speech, facts: speech.text("advice-drop", **facts),
    "advice-general": lambda speech, facts: speech.text("advice-general", **facts),
    "advice-give-up": lambda speech, facts: speech.text("advice-give-up", **facts),
    "advice-grande": lambda speech, facts: speech.text("advice-grande", **facts),
    "advice-keep": lambda speech, facts: speech.text("advice-keep", **facts),
    "advice-king": lambda speech, facts: speech.text("advice-king", **facts),
    "advice-king-guards": lambda speech, facts: speech.text("advice-king-guards", **facts),
    "advice-leads": lambda speech, facts: speech.text("advice-leads", **facts),
    "advice-lift": lambda speech, facts: speech.text("advice-lift", **facts),
    "advice-lift-leader": lambda speech, facts: speech.text("advice-lift-leader", **facts),
    "advice-lift-own": lambda speech, facts: speech.text("advice-lift-own", **facts),
    "advice-power-back": lambda speech, facts: speech.text("advice-power-back", **facts),
    "advice-power-early": lambda speech, facts: speech.text("advice-power-early", **facts),
    "advice-power-supply": lambda speech, facts: speech.text("advice-power-supply", **facts),
    "advice-presence": lambda speech, facts: speech.text("advice-presence", **facts),
    "advice-rank": lambda speech, facts: speech.text("advice-rank", **facts),
    "advice-region": lambda speech, facts: speech.text("advice-region", **facts),
    "advice-score": lambda speech, facts: speech.text("advice-score", **facts),
    "advice-scores": lambda speech, facts: speech.text("advice-scores", **facts),
    "advice-supply": lambda speech, facts: speech.text("advice-supply", **facts),
    "advice-veto": lambda speech, facts: speech.text("advice-veto", **facts),
}

ADVICE_KEYS: Final = list(_SENTENCES)
"""The keys of all sentences that advice can give."""
