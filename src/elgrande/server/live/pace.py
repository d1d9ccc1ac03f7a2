"""How fast bots may play where no person waits for them."""

from __future__ import annotations

import asyncio
import time
from typing import Final

ALONE_PAUSE: Final = 0.05
"""Seconds from one choice of bots that play among themselves to the next."""


class Pace:
    """Lets something happen so often and no more, one after the other."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self._next = 0.0

    async def wait(self) -> None:
        if self.pause:
            now = time.monotonic()
            self._next = max(now, self._next + self.pause)
            await asyncio.sleep(self._next - now)
