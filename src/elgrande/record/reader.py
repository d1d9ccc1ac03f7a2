"""Reading records that somebody pasted, cut or edited: what is wrong is said with its line.

The text is turned into the plain data of ``record.data``, which checks it and plays the game again. Which line each
part came from is remembered, so that an error in the data can name the line.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

from elgrande.record.data import FIRST_FORMAT, FORMAT, CorrectionReader, from_json, load, version_problem
from elgrande.record.errors import BadRecord, Path
from elgrande.record.fields import bare, shown, unknown
from elgrande.record.game import RULES_VERSION, Game
from elgrande.record.writer import ASIDE, COMMENT, QUOTE, TITLE
from elgrande.rules.errors import Reason

KEYS: Final = [
    "rules",
    "edition",
    "players",
    "name",
    "sets",
    "option",
    "corrections",
    "seed",
    "position",
    "start",
    "king",
    "home",
    "turned",
    "stack",
    "removed",
    "mulligans",
    "dummy powers",
    "dummy regions",
    "modifiers",
    "ended",
    "result",
]


def read_record(text: str, corrections: CorrectionReader | None = None, telling: bool = True) -> Game:
    """The game of a record in either form, text or JSON."""
    if not is_json(text):
        return from_text(text, corrections, telling)
    try:
        data: object = json.loads(text.lstrip("\ufeff"))
    except json.JSONDecodeError as error:
        raise BadRecord(
            f"this is not JSON: {error.msg}", line=error.lineno, reason=Reason("refusal-record-json", {})
        ) from None
    except (ValueError, RecursionError):
        raise BadRecord(
            "this JSON is not a record: a number is too long or lists lie too deep",
            reason=Reason("refusal-record-json", {}),
        ) from None
    return from_json(data, corrections, telling)


def is_json(text: str) -> bool:
    """Whether a record is meant to be JSON."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def from_text(text: str, corrections: CorrectionReader | None = None, telling: bool = True) -> Game:
    """The game of a record in text form. Everything is checked; ``BadRecord`` says what is wrong in which line.

    ``corrections`` reads the correction file of a game that was played with one.
    """
    reader = _Reader()
    reader.read(text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n"))
    try:
        return load(reader.data, reader.rounds, corrections, telling)
    except BadRecord as error:
        raise BadRecord(error.problem, reader.line_of(error.path), error.path, error.reason) from None


class _Reader:
    """Takes a text apart, line by line."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, str]] = []
        self.entry_lines: list[int] = []
        """The line of each. Pairs and numbers, since objects to be tracked would make long texts slow."""
        self.data: dict[str, Any] = {"chance": {}, "entries": self.entries}
        self.rounds: list[tuple[int, int]] = []
        self.lines: dict[Path, int] = {}
        """The line that each part of the data came from."""
        self.line = 1
        """Number of the line that is being read."""
        self.last_key = 1
        """The last line before the choices, where a missing key is missed."""
        self.quoting: list[str] | None = None
        """Where lines of a correction file or of a position belong, if such lines may come now."""
        self.corrections: list[str] = []
        self.position: list[str] = []
        """Those that have come."""

    def fail(self, problem: str, reason: Reason) -> NoReturn:
        raise BadRecord(problem, self.line, reason=reason)

    def line_of(self, path: Path) -> int:
        """The line of a part, or of the smallest part around it that has one."""
        match path:
            case ("entries", int(number), *_) if number < len(self.entry_lines):
                return self.entry_lines[number]
        for length in range(len(path), 0, -1):
            if path[:length] in self.lines:
                return self.lines[path[:length]]
        return self.last_key

    # ------------------------------------------------------------------ lines

    def read(self, lines: list[str]) -> None:
        # Pieces are put together once, at their end: so a text takes a time that grows with its length and no faster.
        unfinished: list[str] = []
        for number, raw in enumerate(lines, 1):
            if raw.startswith(QUOTE):
                self.line = number
                self.read_quote(raw[1:].removeprefix(" "))
                continue
            content = raw.partition(COMMENT)[0].strip()
            if not content:
                continue
            if not unfinished:
                self.line = number
            # A list that ends with a comma goes on in the next line.
            if content.endswith(",") and (unfinished or ":" in content):
                unfinished.append(content)
                continue
            self.read_line(" ".join([*unfinished, content]))
            unfinished = []
        if self.corrections:
            self.data["corrections"]["text"] = "\n".join(self.corrections)
        if "position" in self.data:
            self.data["position"] = "\n".join([*self.position, ""])
        if unfinished:
            self.fail("this list ends with a comma; the record is cut off", Reason("refusal-record-cut", {}))
        if not self.lines and not self.entries:
            self.fail(
                f"this is no record: it is empty; a record begins with '{TITLE} {FIRST_FORMAT}'",
                Reason("refusal-no-record", {"title": f"{TITLE} {FIRST_FORMAT}"}),
            )

    def read_quote(self, content: str) -> None:
        if self.quoting is None:
            self.fail(
                f"lines that begin with {QUOTE} stand only right after 'corrections: NAME' or 'position:'",
                Reason("refusal-record-order", {"found": QUOTE}),
            )
        self.quoting.append(content)

    def read_line(self, content: str) -> None:
        self.quoting = None
        if not self.lines:
            self.read_title(content)
            return
        if ("result",) in self.lines or ("ended",) in self.lines:
            self.fail(
                "nothing may follow the result", Reason("refusal-record-order", {"found": bare(content)})
            )
        key, colon, value = content.partition(":")
        words = key.split()
        if words and words[0].lower() == ASIDE:
            self.read_aside(content.lower().split()[1:])
        elif colon:
            self.read_key([word.lower() for word in words], value.strip())
        elif len(words) == 2 and words[0].lower() == "round":
            self.lines["rounds", len(self.rounds)] = self.line
            self.rounds.append((len(self.entries), self.number(words[1])))
        else:
            self.entry_lines.append(self.line)
            self.entries.append((words[0].lower(), " ".join(words[1:])))

    def read_aside(self, words: list[str]) -> None:
        """A seat, what happened there, and the bot that plays on, if there is one."""
        if not 2 <= len(words) <= 3:
            self.fail(
                f"what happens beside the game is written '{ASIDE} violet left quick'",
                Reason("refusal-record-value", {"found": bare(" ".join(words))}),
            )
        asides = self.data.setdefault("asides", [])
        self.lines["asides", len(asides)] = self.line
        asides.append([len(self.entries), words[0], words[1], words[2] if len(words) == 3 else None])

    def read_title(self, content: str) -> None:
        words = content.lower().split()
        if words[:-1] != TITLE.split():
            self.fail(
                f"this is no record: it begins with {shown(content)}, not with '{TITLE} {FIRST_FORMAT}'",
                Reason("refusal-no-record", {"title": f"{TITLE} {FIRST_FORMAT}"}),
            )
        self.put(("format",), self.version(words[-1], FORMAT, "format"))

    def read_key(self, words: list[str], value: str) -> None:
        last = words in (["result"], ["ended"])
        if (self.entries or self.rounds) and not last:
            key = " ".join(words)
            self.fail(
                f"'{key}' has to stand before the first round", Reason("refusal-record-order", {"found": key})
            )
        if not last:
            self.last_key = self.line
        text = value
        value = value.lower()
        match words:
            case ["rules"]:
                self.put(("rules",), self.version(value, RULES_VERSION, "rules version"))
            case ["edition"]:
                self.put(("edition",), value)
            case ["players"]:
                self.put(("players",), self.number(value))
            case ["name", colour]:
                self.put(("names", colour), text)
            case ["sets"]:
                self.put(("sets",), _items(value))
            case ["option", name]:
                self.put(("options", name), value)
            case ["corrections"]:
                self.put(("corrections", "source"), text)
                self.quoting = self.corrections
            case ["position"]:
                self.put(("position",), text)
                self.quoting = self.position
            case ["seed"]:
                self.put(("seed",), None if value == "none" else self.number(value))
            case ["ended"]:
                self.put(("ended",), value)
            case ["result"]:
                self.put(("result",), self.scores(value))
            case _:
                self.read_chance(words, value)

    def read_chance(self, words: list[str], value: str) -> None:
        match words:
            case ["start" | "king" as key]:
                self.put(("chance", key), value)
            case ["home", colour]:
                self.put(("chance", "homes", colour), value)
            case ["turned"]:
                self.put(("chance", "turned"), _items(value))
            case ["stack", stack]:
                self.put(("chance", "stacks", stack), _items(value))
            case ["removed", stack]:
                self.put(("chance", "removed", stack), _items(value))
            case ["mulligans"]:
                self.put(("chance", "mulligans"), self.number(value))
            case ["dummy", "powers"]:
                self.put(("chance", "dummy_powers"), self.numbers(value))
            case ["dummy", "regions", number]:
                shuffles = self.data["chance"].setdefault("dummy_regions", [])
                if number != str(len(shuffles) + 1):
                    self.fail(
                        f"expected 'dummy regions {len(shuffles) + 1}' next, not {shown(number)}",
                        Reason("refusal-record-order", {"found": f"dummy regions {number}"}),
                    )
                self.lines["chance", "dummy_regions", len(shuffles)] = self.line
                shuffles.append(_items(value))
            case ["modifiers", "box"]:
                self.put(("chance", "modifier_box"), self.numbers(value))
            case ["modifiers", colour]:
                self.put(("chance", "modifiers", colour), self.numbers(value))
            case _:
                name = " ".join(words)
                self.fail(unknown("key", name, KEYS), Reason("refusal-record-unknown", {"found": name}))

    # ------------------------------------------------------------------ values

    def put(self, path: tuple[str, ...], value: object) -> None:
        """Put a value into the data, and note its line."""
        if path in self.lines:
            first = self.lines[path]
            self.fail(
                f"this was already said in line {first}", Reason("refusal-record-twice", {"first": first})
            )
        holder = self.data
        for length, part in enumerate(path[:-1], 1):
            holder = holder.setdefault(part, {})
            self.lines.setdefault(path[:length], self.line)
        holder[path[-1]] = value
        self.lines[path] = self.line

    def number(self, text: str) -> int:
        if not re.fullmatch("-?[0-9]{1,4000}", text):
            self.fail(
                f"expected a whole number, not {shown(text)}",
                Reason("refusal-record-value", {"found": bare(text)}),
            )
        return int(text)

    def numbers(self, text: str) -> list[int]:
        return [self.number(item) for item in _items(text)]

    def version(self, text: str, newest: int, what: str) -> int:
        """A version, checked at once: what comes after it may be written in a way that is not known here."""
        version = self.number(text)
        problem = version_problem(version, newest, what)
        if problem:
            self.fail(problem, Reason("refusal-record-version", {"found": version, "newest": newest}))
        return version

    def scores(self, text: str) -> dict[str, int]:
        scores: dict[str, int] = {}
        for item in text.split(","):
            words = item.split()
            if len(words) != 2:
                self.fail(
                    "a result is written 'result: violet 101, blue 88'",
                    Reason("refusal-record-value", {"found": bare(item.strip())}),
                )
            scores[words[0]] = self.number(words[1])
        return scores


def _items(text: str) -> list[str]:
    return text.replace(",", " ").split()
