"""All tasks of the game, with the numbers they get: first those of every game, then those of the sets."""

from __future__ import annotations

from typing import Final

from elgrande.rules.agenda import Task, number_tasks
from elgrande.rules.rooms import COURSE, VERBS
from elgrande.rules.sets.known import SETS


def _all_tasks() -> list[Task]:
    found: list[Task] = [task for room in [*COURSE, *VERBS] for task in getattr(room, "TASKS", [])]
    return found + [task for each in SETS for task in each.tasks]


TASKS: Final = number_tasks(_all_tasks())
"""The tasks by their numbers."""
