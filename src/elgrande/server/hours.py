"""What time it is, by a clock that never jumps: somebody may set the machine's clock while people play."""

from __future__ import annotations

import time

_begun = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as it was when the server started, plus what has passed since."""
    return _begun + time.monotonic()


def agree(told: float) -> None:
    """Go by the clock of the database from now on, as all do who use it."""
    global _begun
    _begun = told - time.monotonic()
