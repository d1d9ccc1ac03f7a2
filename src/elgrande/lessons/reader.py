"""Reading lesson files: every mistake names its line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import ClassVar, Final

from elgrande.lessons.facts import read_fact
from elgrande.lessons.steps import Lesson, Rival, Step
from elgrande.record.scenario.expect import read_expectations
from elgrande.record.scenario.nodes import BadScenario, Node
from elgrande.record.scenario.position import read_position
from elgrande.record.scenario.reader import read_game
from elgrande.record.scenario.steps import Scenario
from elgrande.record.scenario.words import Words
from elgrande.rules import print_choice
from elgrande.rules.places import PLACE_IDS

CHAPTERS: Final = ["first", "editions", "modules", "expansions"]
LESSON_KEYS: Final = ["chapter", "edition", "players", "sets", "options", "seed", "position", "steps"]
STEP_KEYS: Final = [
    "note",
    "light",
    "facts",
    "others",
    "expect",
    "choose",
    "free",
    "ask",
    "right",
    "script",
]
PARTS: Final = [
    "map",
    "king",
    "hand",
    "offer",
    "players",
    "court",
    "province",
    "points",
    "prompt",
    "rounds",
    "actions",
    "extras",
]
"""Parts of the table that can be lit, besides places, ``power 13`` and ``stack 3``."""
BOTS: Final = "bots"
"""Instead of choices of the others: they play as they like until the learner is asked."""
_PIECE: Final = re.compile(r"(power|stack) [0-9]{1,2}")
_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")


class BadLesson(BadScenario):
    """A lesson that cannot be read; the sentence says where and why."""


class LessonNode(Node):
    """A value in a lesson file."""

    KIND: ClassVar[str] = "lesson file"

    @classmethod
    def complaint(cls, file: str, line: int | None, column: int | None, problem: str) -> BadLesson:
        return BadLesson(file, line, problem)


def load_lesson(path: Path) -> Lesson:
    """The lesson of a file, which is called what the file is called, without a number in front."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadLesson(str(path), None, f"cannot be read: {problem}") from None
    return read_lesson(text, path.stem.split("_", 1)[-1], str(path))


def read_lesson(text: str, name: str, file: str = "lesson") -> Lesson:
    root = LessonNode.of_file(text, file)
    if root is None:
        raise BadLesson(file, None, "the file is empty; write at least `position` and `steps`")
    parts = root.parts(LESSON_KEYS, "a lesson")
    for key in ("chapter", "position", "steps"):
        if key not in parts:
            root.fail(f"a lesson needs `{key}`")
    setup, words = read_game(root, {key: node for key, node in parts.items() if key != "chapter"})
    scenario = Scenario(name, file, root.line, setup, words)
    if "seed" in parts:
        scenario.seed = parts["seed"].number("a seed", 0, 1 << 30)
    scenario.position = read_position(parts["position"], words, scenario.seed)
    chapter = CHAPTERS[parts["chapter"].one_of(CHAPTERS, "chapter")]
    steps = [_read_step(node, name, words) for node in parts["steps"].items("steps")]
    if not steps:
        parts["steps"].fail("a lesson needs a step")
    return Lesson(name, file, chapter, scenario, steps)


def _read_step(node: Node, lesson: str, words: Words) -> Step:
    parts = node.parts(STEP_KEYS, "a step")
    if "note" not in parts:
        node.fail("a step needs a `note`, the name of its text")
    note = parts["note"].word("the name of a text")
    if not _NAME.fullmatch(note):
        parts["note"].fail("the name of a text has small letters, figures and hyphens only")
    step = Step(node.line, f"lesson-{lesson}-{note}")
    if "light" in parts:
        step.light = [_read_light(item, words) for item in parts["light"].items("what is lit")]
    if "facts" in parts:
        for key, value in parts["facts"].entries("names of facts"):
            step.facts[key.word("the name of a fact")] = read_fact(value, words)
    if "others" in parts:
        step.bots = parts["others"].is_text and parts["others"].word("choices of others") == BOTS
        for item in [] if step.bots else parts["others"].items("choices of others"):
            step.others += _read_rivals(item, words)
    if "expect" in parts:
        step.checks = read_expectations(parts["expect"], words)
    _read_task(node, parts, step, words)
    return step


def _read_task(node: Node, parts: dict[str, Node], step: Step, words: Words) -> None:
    tasks = [key for key in ("choose", "free", "ask") if key in parts]
    if len(tasks) > 1:
        parts[tasks[1]].fail(f"a step has one task, `{tasks[0]}` or `{tasks[1]}`")
    if "choose" in parts:
        step.choose = _choices(parts["choose"], words)
    if "free" in parts:
        step.free = parts["free"].word("how long the learner is free")
        if step.free not in ("turn", "game") and not step.free.isdecimal():
            parts["free"].fail("free for so many choices, for a `turn` or for the rest of the `game`")
        if "script" not in parts:
            node.fail("a step where the learner is free needs a `script` that a test can follow")
    if "script" in parts:
        if "free" not in parts:
            parts["script"].fail("a `script` belongs to a step where the learner is `free`")
        step.script = [item.text() for item in parts["script"].items("choices")]
    if "ask" in parts:
        step.ask = [item.word("an answer") for item in parts["ask"].items("answers")]
        if "right" not in parts:
            node.fail("a question needs a `right` answer")
        step.right = step.ask[parts["right"].one_of(step.ask, "answer")]
    elif "right" in parts:
        parts["right"].fail("`right` belongs to a question; write its answers after `ask`")


def _choices(node: Node, words: Words) -> list[str]:
    nodes = node.items("choices") if node.is_list else [node]
    return [print_choice(code) for item in nodes for code in words.choices(item)]


def _read_rivals(node: Node, words: Words) -> list[Rival]:
    found: list[Rival] = []
    for key, value in node.entries("`PLAYER: choice`"):
        seat = words.player(key)
        found += [Rival(value.line, seat, print_choice(code)) for code in words.choices(value)]
    return found


def _read_light(node: Node, words: Words) -> str:
    word = node.word("what is lit")
    if word not in PARTS and word not in PLACE_IDS and not _PIECE.fullmatch(word):
        node.fail(f"'{word}' cannot be lit; known are places, {', '.join(PARTS)}, `power 13` and `stack 3`")
    return word
