"""What bots say: names, characters, and the sentences of their advice.

Nothing else in this package touches the translations, so that it can be compiled where they are not installed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.bots.protocol import Reason
from elgrande.locale.facts import Arguments, arguments_of
from elgrande.locale.speech import Speech
from elgrande.locale.texts import Texts


def sentence(speech: Speech, reason: Reason) -> str:
    """Why an option is advised, in the language of a speech; empty if the reason gives no sentence."""
    say = _SENTENCES.get(reason.key)
    return "" if say is None else say(speech, arguments_of(speech, reason.arguments))


def comparison(speech: Speech, best: Reason, next_best: Reason, option: str) -> str:
    """What the best option has over the next one, which is called ``option`` here; empty if that cannot be said."""
    more = _number(best.arguments.get("gain")) - _number(next_best.arguments.get("gain"))
    if "gain" in best.arguments and "gain" in next_best.arguments and more > 0:
        return speech.text("advice-better", more=more, option=option)
    percent = round(100 * (best.chance or 0)) - round(100 * (next_best.chance or 0))
    return speech.text("advice-likelier", percent=percent, option=option) if percent > 0 else ""


def _number(fact: object) -> int:
    return fact if isinstance(fact, int) else 0


# Each key is written out in a call of its own, so that the check of the translations finds it.
_SENTENCES: Final[dict[str, Callable[[Speech, Arguments], str]]] = {
    "advice-allow": lambda speech, facts: speech.text("advice-allow", **facts),
    "advice-card-action": lambda speech, facts: speech.text("advice-card-action", **facts),
    "advice-card-denies": lambda speech, facts: speech.text("advice-card-denies", **facts),
    "advice-card-placing": lambda speech, facts: speech.text("advice-card-placing", **facts),
    "advice-card-scores": lambda speech, facts: speech.text("advice-card-scores", **facts),
    "advice-castillo": lambda speech, facts: speech.text("advice-castillo", **facts),
    "advice-closer": lambda speech, facts: speech.text("advice-closer", **facts),
    "advice-costs": lambda speech, facts: speech.text("advice-costs", **facts),
    "advice-defends": lambda speech, facts: speech.text("advice-defends", **facts),
    "advice-disc-court": lambda speech, facts: speech.text("advice-disc-court", **facts),
    "advice-drop": lambda speech, facts: speech.text("advice-drop", **facts),
    "advice-gains": lambda speech, facts: speech.text("advice-gains", **facts),
    "advice-general": lambda speech, facts: speech.text("advice-general", **facts),
    "advice-give-up": lambda speech, facts: speech.text("advice-give-up", **facts),
    "advice-give-up-court": lambda speech, facts: speech.text("advice-give-up-court", **facts),
    "advice-grande": lambda speech, facts: speech.text("advice-grande", **facts),
    "advice-holds": lambda speech, facts: speech.text("advice-holds", **facts),
    "advice-keep": lambda speech, facts: speech.text("advice-keep", **facts),
    "advice-king": lambda speech, facts: speech.text("advice-king", **facts),
    "advice-king-guards": lambda speech, facts: speech.text("advice-king-guards", **facts),
    "advice-king-locks": lambda speech, facts: speech.text("advice-king-locks", **facts),
    "advice-leads": lambda speech, facts: speech.text("advice-leads", **facts),
    "advice-lift": lambda speech, facts: speech.text("advice-lift", **facts),
    "advice-lift-leader": lambda speech, facts: speech.text("advice-lift-leader", **facts),
    "advice-order": lambda speech, facts: speech.text("advice-order", **facts),
    "advice-overtakes": lambda speech, facts: speech.text("advice-overtakes", **facts),
    "advice-power-back": lambda speech, facts: speech.text("advice-power-back", **facts),
    "advice-presence": lambda speech, facts: speech.text("advice-presence", **facts),
    "advice-rank": lambda speech, facts: speech.text("advice-rank", **facts),
    "advice-score": lambda speech, facts: speech.text("advice-score", **facts),
    "advice-scores": lambda speech, facts: speech.text("advice-scores", **facts),
    "advice-spare": lambda speech, facts: speech.text("advice-spare", **facts),
    "advice-stop": lambda speech, facts: speech.text("advice-stop", **facts),
    "advice-supply": lambda speech, facts: speech.text("advice-supply", **facts),
    "advice-veto": lambda speech, facts: speech.text("advice-veto", **facts),
    "advice-veto-denies": lambda speech, facts: speech.text("advice-veto-denies", **facts),
    "advice-veto-saves": lambda speech, facts: speech.text("advice-veto-saves", **facts),
}

ADVICE_KEYS: Final = list(_SENTENCES)
"""The keys of all sentences that advice can give."""


def title(texts: Texts, personality: str, strength: str) -> str:
    """What a personality of some strength is called: name and rank."""
    names = {
        "builder": lambda: texts.text("bot-builder"),
        "schemer": lambda: texts.text("bot-schemer"),
        "courtier": lambda: texts.text("bot-courtier"),
    }
    ranks = {
        "page": lambda: texts.text("strength-page"),
        "squire": lambda: texts.text("strength-squire"),
        "hidalgo": lambda: texts.text("strength-hidalgo"),
        "count": lambda: texts.text("strength-count"),
        "duke": lambda: texts.text("strength-duke"),
    }
    return texts.text("bot-title", name=names[personality](), rank=ranks[strength]())


def about(texts: Texts, personality: str) -> str:
    """How a personality plays, in a sentence."""
    sentences = {
        "builder": lambda: texts.text("bot-builder.about"),
        "schemer": lambda: texts.text("bot-schemer.about"),
        "courtier": lambda: texts.text("bot-courtier.about"),
    }
    return sentences[personality]()
