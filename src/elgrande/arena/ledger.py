"""The results file: one line for each game, written as soon as the game is over.

A match that was interrupted goes on where it stopped: games that are in the file are not played again. A last line that
was cut off, because the machine went down while it was being written, is dropped; every game before it is there, because
a game counts as written only when it has reached the disk.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from io import BufferedRandom
from pathlib import Path
from types import TracebackType

from elgrande.arena.errors import BadResults, NotWritten
from elgrande.arena.match import Match
from elgrande.arena.program import describe, program, same_play
from elgrande.arena.result import LINE_START, Result, read_line


def read_results(path: Path) -> list[Result]:
    """All games of a results file, whatever match they belong to."""
    return list(_results(path, _read(path))[0])


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as problem:
        raise BadResults(f"cannot read {path}: {problem.strerror}") from None


def _results(path: Path, content: bytes) -> tuple[list[Result], int]:
    """The games of a file, and how many bytes of it are whole lines."""
    results: list[Result] = []
    end = 0
    for number, raw in enumerate(content.splitlines(keepends=True), start=1):
        whole = raw.endswith(b"\n")
        try:
            results.append(_result(raw))
        except BadResults as problem:
            if not whole and _was_cut_off(raw):
                break
            raise BadResults(f"{path}, line {number}: {problem}") from None
        end += len(raw)
    return results, end


def _result(raw: bytes) -> Result:
    try:
        return read_line(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadResults("this is not text in UTF-8") from None


def _was_cut_off(raw: bytes) -> bool:
    """Whether a line without an end is the beginning of one of ours, and not something that is none of our business."""
    start = LINE_START.encode()
    # Where the power fails, a file may have grown already by what was not written any more: zeros.
    raw = raw.rstrip(b"\0")
    return raw[: len(start)] == start[: len(raw)] and not _is_whole(raw)


def _is_whole(raw: bytes) -> bool:
    """Whether a line lacks nothing but its end."""
    try:
        json.loads(raw)
    except (ValueError, RecursionError):
        return False
    return True


class Ledger:
    """A results file that is being written for a match.

        with Ledger(path, match) as ledger:
            for result in ledger.results: ...
            ledger.append(result)

    What is in the file must belong to the match and must have been played by this program, unless ``any_program``.
    """

    def __init__(self, path: Path, match: Match, any_program: bool = False) -> None:
        self.path = path
        self.match = match
        self.any_program = any_program
        self.results: list[Result] = []
        """The games that were in the file before."""
        self._file: BufferedRandom | None = None

    def __enter__(self) -> Ledger:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Opened for appending first, so that nothing is lost of a file that turns out not to be ours.
            self._file = self.path.open("a+b")
        except OSError as problem:
            raise BadResults(f"cannot write {self.path}: {problem.strerror}") from None
        try:
            self._lock(self._file)
            self._load(self._file)
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        failure: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()

    def append(self, result: Result) -> None:
        """Write a game down for good: it is on the disk afterwards."""
        assert self._file is not None
        try:
            self._file.write(result.line().encode() + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as problem:
            raise NotWritten(f"cannot write {self.path}: {problem.strerror}") from None

    def _lock(self, file: BufferedRandom) -> None:
        """Two matches that write to one file would play everything twice."""
        if os.name == "nt":
            return
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadResults(
                f"{self.path} is in use by another match; wait for it, or give another file"
            ) from None

    def _load(self, file: BufferedRandom) -> None:
        file.seek(0)
        content = file.read()
        self.results, end = _results(self.path, content)
        for problem in self._strangers():
            raise BadResults(f"{self.path} {problem}")
        if end < len(content):
            file.truncate(end)
        elif content and not content.endswith(b"\n"):
            file.write(b"\n")
            file.flush()

    def _strangers(self) -> Iterator[str]:
        """What in the file does not belong to this match."""
        ours = self.match.to_json()
        here = program(self.match.bots)
        for number, result in enumerate(self.results, start=1):
            if result.match != ours:
                yield f"holds games of another match ({_difference(result.match, ours)}); give another file"
            if (
                not 0 <= result.turn < len(self.match.seatings)
                or result.deal < 0
                or tuple(result.bots) != self.match.seatings[result.turn]
            ):
                yield f"is broken: line {number} is no game of its own match; give another file"
            if not self.any_program and not same_play(result.program, here):
                yield (
                    f"was made by another version ({describe(result.program)}; this is {describe(here)}), "
                    "which may play differently; give another file, or --any-version to mix them"
                )


def _difference(theirs: dict[str, object], ours: dict[str, object]) -> str:
    """The first fact in which two matches differ."""
    for name in [*ours, *theirs]:
        if theirs.get(name) != ours.get(name):
            return f"{name} is {_words(theirs.get(name))} there and {_words(ours.get(name))} here"
    return "unlike this one"


def _words(fact: object) -> str:
    if isinstance(fact, dict):
        fact = [f"{name}={value}" for name, value in fact.items()]
    if isinstance(fact, list):
        return " ".join(str(part) for part in fact) or "nothing"
    return "nothing" if fact is None else str(fact)
