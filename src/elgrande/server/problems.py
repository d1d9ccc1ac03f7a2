"""Why something is refused: an exception that becomes a ``Problem`` or a ``refused``."""

from __future__ import annotations

import math
from typing import Any

from elgrande.rules.errors import ElGrandeError, Reason


class Refusal(ElGrandeError):
    """Something that cannot be done; ``code`` is a word for programs, ``status`` the one of HTTP."""

    def __init__(
        self,
        code: str,
        text: str,
        status: int = 409,
        reason: Reason | None = None,
        facts: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(text, reason)
        self.code = code
        self.status = status
        self.facts = facts or ({} if reason is None else reason.facts)
        """What programs may want to know of it."""

    @classmethod
    def again(cls, code: str, text: str, status: int, key: str | None, facts: dict[str, Any]) -> Refusal:
        """One that was refused elsewhere."""
        return cls(code, text, status, None if key is None else Reason(key, facts), facts)


def no_such_table() -> Refusal:
    return Refusal(
        "not_found", "there is no such table; the link may be incomplete, or the table was given up", 404
    )


def not_signed_in() -> Refusal:
    return Refusal("no_session", "say who you are first: play as a guest, or log in", 401)


def too_fast(wait: float) -> Refusal:
    seconds = max(1, math.ceil(wait))
    text = f"that was too much at once; try again in {seconds} s"
    return Refusal("too_fast", text, 429, facts={"seconds": seconds})


def not_kept() -> Refusal:
    return Refusal(
        "unavailable", "this could not be kept just now, so it was not done; try again in a moment", 503
    )
