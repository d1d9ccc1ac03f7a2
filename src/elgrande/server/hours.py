"""What time it is, by a clock that never jumps: somebody may set the machine's clock while people play."""

from __future__ import annotations

import time
from typing import Final

_BEGUN: Final = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as it was when the server started, plus what has passed since."""
    return _BEGUN + time.monotonic()
