"""Lessons: positions to learn the game on, as files. The language of these files is told in ``docs/lessons.md``.

for lesson in course():
    run = Run(lesson)
    for move in lesson.script:
        run.move(move)
    assert run.done
"""

from elgrande.lessons.course import course, lesson_named
from elgrande.lessons.reader import BadLesson, load_lesson, read_lesson
from elgrande.lessons.run import NEXT, Run, WrongMove
from elgrande.lessons.steps import Lesson, Step

__all__ = [
    "NEXT",
    "BadLesson",
    "Lesson",
    "Run",
    "Step",
    "WrongMove",
    "course",
    "lesson_named",
    "load_lesson",
    "read_lesson",
]
