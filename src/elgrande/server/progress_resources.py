"""What travels over HTTP about what somebody has learnt and solved."""

from __future__ import annotations

from typing import Literal

from elgrande.server.resources import Form, Resource

ProgressKind = Literal["lesson", "puzzle"]


class Progress(Resource):
    """How far somebody has come."""

    entries: dict[str, str]
    """A word for each lesson or puzzle, by its name."""


class ProgressForm(Form):
    """What is to be kept. Names that are not mentioned stay as they are; an empty word takes one away."""

    entries: dict[str, str]
