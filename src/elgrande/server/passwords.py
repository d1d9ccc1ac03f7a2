"""Passwords: argon2, in a thread, since it is slow on purpose."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from elgrande.server.common_passwords import too_common
from elgrande.server.problems import Refusal

SHORTEST: Final = 8
LONGEST: Final = 200
_HASHER: Final = PasswordHasher()
# For logins that do not exist: their check must take as long as any other.
_NOBODY: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$MIIRqgvgQbgj220jfp0MPA$YfwJSVjtjSU0zzV/P3S9nnQ/USre2wvJMjfCIjrTQbg"
)
_THREADS: Final = ThreadPoolExecutor(4, "password")
"""Few, since each check takes 64 MB for a moment."""


async def hash_password(password: str, *own: str | None) -> str:
    """The hash of a new password, which must not be one of those that everybody tries first, nor one's ``own`` name."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal("bad_password", f"a password has {SHORTEST} to {LONGEST} letters", 400)
    if too_common(password, *own):
        raise Refusal("common_password", "this password is among the first that others would try", 400)
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _HASHER.hash, password)


async def hash_short(password: str) -> str:
    """The hash of a password that is told to friends, such as that of a table; it may be short."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _HASHER.hash, password)


async def fits(password: str, hashed: str | None) -> bool:
    """Whether a password is the right one; without a hash it never is, after the same time."""
    if len(password) > LONGEST:
        return False

    def check() -> bool:
        try:
            return _HASHER.verify(hashed or _NOBODY, password)
        except (Argon2Error, InvalidHashError):
            return False

    right = await asyncio.get_running_loop().run_in_executor(_THREADS, check)
    return right and hashed is not None
