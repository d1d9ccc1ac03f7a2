"""The extras of the package: what each one is for, and which modules come with it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final, NamedTuple

from elgrande.rules.errors import ElGrandeError, Reason


class MissingExtra(ElGrandeError):
    """Something was asked for that takes a part which is not installed."""


class Extra(NamedTuple):
    """Something that can be installed besides: ``pip install 'elgrande[play]'``."""

    name: str
    about: str
    modules: Sequence[str]

    @property
    def missing(self) -> list[str]:
        """Modules of it that are not here."""
        return [module for module in self.modules if find_spec(module) is None]

    @property
    def line(self) -> str:
        """What to type for it."""
        return f"pip install 'elgrande[{self.name}]'"

    @property
    def advice(self) -> MissingExtra:
        """What to do about it, in one sentence."""
        return MissingExtra(
            f"{self.about} needs a further part: {self.line}", Reason("problem-extra", {"line": self.line})
        )


EXTRAS: Final = [
    Extra(
        "play",
        "playing with a server",
        ["alembic", "argon2", "cryptography", "litestar", "openskill", "sqlalchemy", "uvicorn", "websockets"],
    ),
    Extra("postgres", "a server with PostgreSQL", ["psycopg"]),
    Extra("arena", "the rating of the arena", ["openskill"]),
    Extra("ray", "the arena on a cluster", ["ray"]),
    Extra("research", "the environments for learning", ["gymnasium", "numpy", "pettingzoo", "pyspiel"]),
    Extra("learning", "the example that learns", ["torch"]),
    Extra("tracing", "telling OpenTelemetry where the time goes", ["opentelemetry"]),
    Extra("docs", "building the documentation", ["mkdocs", "material", "mkdocstrings"]),
    Extra("build", "compiling the rules", ["mypyc"]),
]
PLAY: Final = EXTRAS[0]


def advice_for(module: str | None) -> MissingExtra | None:
    """What to install for a module that was not found; None if it belongs to no extra."""
    package = (module or "").partition(".")[0]
    return next((extra.advice for extra in EXTRAS if package in extra.modules), None)
