"""Small things that every version of the observations needs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

_ONE: Final[u8] = 1


def write_bits(bits: i64, count: i64, out: vec[u8], first: i64) -> None:
    """Ones for bits 1 to ``count``."""
    rest = bits >> 1
    i: i64 = 0
    while rest and i < count:
        if rest & 1:
            out[first + i] = _ONE
        rest >>= 1
        i += 1


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def index_of(names: list[str], name: str) -> int:
    """Where a name stands, -1 if it is not there."""
    return names.index(name) if name in names else -1
