"""In what two packages differ besides times.

    python -m tests.same_packages              build everything twice, from two clones of the last commit, and compare
    python -m tests.same_packages ONE OTHER    compare two wheels or two source packages

Nothing is listed and the exit status is 0 if they are the same. To build takes some minutes, Node and a compiler.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory


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


def build_twice(root: Path, folder: Path) -> list[str]:
    """Build the wheel and the source package of a checkout twice, elsewhere and at other times; in what they differ."""
    made: list[list[Path]] = []
    for name, epoch in (("one", "1600000000"), ("another", "1700000000")):
        clone = folder / name / "elgrande"
        subprocess.run(["git", "clone", "--quiet", str(root), str(clone)], check=True)
        environ = {
            **os.environ,
            "SOURCE_DATE_EPOCH": epoch,
            "ELGRANDE_COMPILED": "1",
            "ELGRANDE_PAGE": "1",
            "ELGRANDE_PURE": "",
        }
        command = [sys.executable, "setup.py", "--quiet", "sdist", "bdist_wheel"]
        subprocess.run(command, cwd=clone, env=environ, check=True, stdout=subprocess.DEVNULL)
        made.append(sorted((clone / "dist").iterdir()))
    assert [path.name for path in made[0]] == [path.name for path in made[1]]
    return [line for one, other in zip(*made, strict=True) for line in differences(one, other)]


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def main(arguments: Sequence[str]) -> int:
    if arguments:
        one, other = map(Path, arguments)
        found = differences(one, other)
    else:
        with TemporaryDirectory() as folder:
            found = build_twice(Path(__file__).parents[1], Path(folder))
    print("\n".join(found) or "they differ in nothing but times")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
