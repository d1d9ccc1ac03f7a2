"""One server for one database: a second one on the same file would not know what the first one has in memory."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL

from elgrande.server.store.database import StoreUnavailable


def claim(url: URL) -> IO[bytes] | None:
    """Hold a lock beside a file of SQLite for as long as the server runs; the system frees it whatever happens."""
    if url.get_backend_name() != "sqlite" or not url.database or os.name == "nt":
        return None
    import fcntl

    path = Path(url.database + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.open("ab")
    except OSError as problem:
        raise StoreUnavailable(f"the database {url.database} cannot be used: {problem.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreUnavailable(
            f"another server uses {url.database}; end it first, or choose another file with --database"
        ) from None
    return lock
