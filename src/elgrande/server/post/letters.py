"""What notices say. Nothing of a game is in them but the name of its table and who is concerned."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from elgrande.locale.texts import Texts, languages


class Words(NamedTuple):
    """A notice in somebody's language."""

    subject: str
    body: str
    """What else there is to say; may be empty."""
    link: str


@cache
def _texts(language: str) -> Texts:
    return Texts(language if language in languages() else "en")


def words_for(kind: str, facts: dict[str, Any], address: str) -> Words:
    """The text of a notice."""
    texts = _texts(str(facts.get("language") or "en"))
    table, name = str(facts.get("title", "")), str(facts.get("name", ""))
    link = address + str(facts.get("path", "/"))
    match kind:
        case "turn":
            return Words(texts.text("letter-turn", table=table), "", link)
        case "begin":
            return Words(texts.text("letter-begin", table=table), "", link)
        case "short":
            return Words(texts.text("letter-short", table=table), "", link)
        case "over":
            return Words(texts.text("letter-over", table=table), "", link)
        case "invite":
            return Words(texts.text("letter-invite", name=name, table=table), "", link)
        case "message":
            return Words(texts.text("letter-message", name=name, table=table), "", link)
        case "confirm":
            return Words(texts.text("letter-confirm"), texts.text("letter-confirm-about"), link)
        case _:
            return Words(texts.text("letter-recover"), texts.text("letter-recover-about"), link)


def words_off(language: str) -> str:
    """How to get no more mails."""
    return _texts(language or "en").text("letter-off")
