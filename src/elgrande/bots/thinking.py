"""How a search is given its time."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from elgrande.bots.core.search import Search
from elgrande.bots.protocol import Clock

_MANY: Final = 1 << 40
_LEAST: Final = 0.001
"""Seconds that a search takes even if its time is up: an answer is due in any case."""


def think(search: Search, clock: Clock) -> int:
    """Let a search go on as long as a clock allows; returns its simulations."""
    seconds = clock.remaining()
    return search.run(
        _MANY if clock.iterations is None else clock.iterations,
        0.0 if seconds is None else max(_LEAST, seconds),
    )


@contextmanager
def unswept() -> Iterator[None]:
    """Let Python look for garbage after a thought, not in the middle of it: that may take ten milliseconds.

    A search leaves none behind that would need it.
    """
    sweeping = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if sweeping:
            gc.enable()
