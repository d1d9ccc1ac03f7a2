"""All lessons that there are, in the order in which they are taught."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from elgrande.lessons.reader import load_lesson
from elgrande.lessons.steps import Lesson

FOLDER: Final = Path(__file__).parent / "files"


@cache
def course() -> list[Lesson]:
    return [load_lesson(file) for file in sorted(FOLDER.glob("*.yaml"))]


def lesson_named(name: str) -> Lesson | None:
    return next((lesson for lesson in course() if lesson.name == name), None)
