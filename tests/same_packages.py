"""``python -m tests.same_packages A B``: in what two packages differ, wheels or source packages, besides times.

Build twice, from two clones, and compare: nothing is listed and the exit status is 0 if they are the same.
"""

from __future__ import annotations

import hashlib
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path


def contents(package: Path) -> dict[str, tuple[str, str]]:
    """What is in a package: the names with the rights and the hash of each file. Times are left out."""
    if zipfile.is_zipfile(package):
        with zipfile.ZipFile(package) as archive:
            return {
                entry.filename: (oct(entry.external_attr >> 16 & 0o777), _hash(archive.read(entry)))
                for entry in archive.infolist()
            }
    found = {}
    with tarfile.open(package) as sources:
        for member in sources:
            file = sources.extractfile(member) if member.isfile() else None
            found[member.name] = (oct(member.mode & 0o777), _hash(file.read()) if file else member.linkname)
    return found


def differences(one: Path, other: Path) -> list[str]:
    """A line for everything in which two packages differ."""
    ours, theirs = contents(one), contents(other)
    lines = [f"only in {one.name}: {name}" for name in sorted(ours.keys() - theirs.keys())]
    lines += [f"only in {other.name}: {name}" for name in sorted(theirs.keys() - ours.keys())]
    for name in sorted(ours.keys() & theirs.keys()):
        for what, mine, its in zip(("rights", "content"), ours[name], theirs[name], strict=True):
            if mine != its:
                lines.append(f"other {what}: {name}")
    return lines


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def main(arguments: Sequence[str]) -> int:
    one, other = map(Path, arguments)
    found = differences(one, other)
    print("\n".join(found) or "they differ in nothing but times")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
