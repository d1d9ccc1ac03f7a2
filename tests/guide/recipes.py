"""Reads what a page of the documentation tells its reader to do, and does it in a copy of the tree.

A block of code is a file or an edit if the line before it says so:

    New file `PATH`:              The whole file `PATH`:
    In `PATH`, after `WORDS`:     In `PATH`, before `WORDS`:      In `PATH`, at the end:

A ``*`` in a path stands for any name, so that one edit can be made in the texts of every language.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
LEFT_OUT = ("build", "node_modules", "__pycache__", "static", "screens", "images", ".*", "*.so", "*.egg-info")
"""What a copy does without: what was built, and pictures."""


class Change(NamedTuple):
    """A file to write, or lines to put into one."""

    path: str
    where: str
    """``whole``, ``after``, ``before`` or ``end``."""
    words: str
    """A piece of the line beside which it goes."""
    code: str

    def make(self, tree: Path) -> None:
        if self.where == "whole":
            file = tree / self.path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.code, "utf-8")
            return
        found = sorted(tree.glob(self.path))
        assert found, f"there is no {self.path}"
        for file in found:
            lines = file.read_text("utf-8").splitlines(keepends=True)
            lines.insert(self._line(lines, file), self.code)
            file.write_text("".join(lines), "utf-8")

    def _line(self, lines: list[str], file: Path) -> int:
        if self.where == "end":
            return len(lines)
        numbers = [number for number, line in enumerate(lines) if self.words in line]
        assert numbers, f"{file} has no line with '{self.words}'"
        return numbers[0] + (self.where == "after")


_SAID = re.compile(
    r"^(?:(?P<whole>New file|The whole file) `(?P<file>[^`]+)`"
    r"|In `(?P<edited>[^`]+)`, (?:(?P<where>after|before) `(?P<words>[^`]+)`|at the (?P<end>end))):\n\n"
    r"```\w*\n(?P<code>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


def recipes(page: Path) -> dict[str, list[Change]]:
    """What is to be done, by the headings of a page."""
    text = page.read_text("utf-8")
    found: dict[str, list[Change]] = {}
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        changes = [
            Change(
                said["file"] or said["edited"],
                "whole" if said["whole"] else said["where"] or said["end"],
                said["words"] or "",
                said["code"],
            )
            for said in _SAID.finditer(section)
        ]
        if changes:
            found[section.partition("\n")[0]] = changes
    return found


def copy_tree(target: Path) -> Path:
    """The sources, tests and documents, as plain Python."""
    ignored = shutil.ignore_patterns(*LEFT_OUT)
    for name in ("src", "tests", "docs", "examples", "bench"):
        shutil.copytree(ROOT / name, target / name, ignore=ignored)
    shutil.copytree(ROOT / "web" / "src", target / "web" / "src", ignore=ignored)
    for name in ("pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, target / name)
    return target


def run(tree: Path, *arguments: str, input: str = "") -> str:
    """What a Python command in a copy prints; it has to succeed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # what one command has read, the next need not
    environment |= {"PYTHONPATH": str(tree / "src"), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env=environment,
        input=input,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
    return done.stdout
