"""What holds for all tests."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from itertools import chain, zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# The commands speak the language of whoever runs the tests; the tests read English.
os.environ["ELGRANDE_LANGUAGE"] = "en"


BROWSERS: Final = ("tab", "web")
LONG: Final = ("guide", "server", "puzzles", "bots", "properties", "locale")
"""Rooms of tests that take long, the longest first."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """For several workers, who take file by file: long ones first, so that all end together.

    Browsers wait a good deal, so that there is time for those beside them who compute.
    """
    if not hasattr(config, "workerinput"):
        return
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    waiting = [path for path in files if path.parent.name in BROWSERS]
    computing = [path for name in LONG for path in files if path.parent.name == name]
    mixed = [path for path in chain(*zip_longest(waiting, computing)) if path is not None]
    rest = [path for path in files if path not in set(mixed)]
    items[:] = [item for path in [*mixed, *rest] for item in files[path]]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all tests that need it: a process cannot have two of them."""
    from tests.web.browsers import a_browser, skip_or_fail, what_is_missing

    skip_or_fail(what_is_missing())
    with a_browser() as found:
        yield found


@pytest.fixture(autouse=True)
def _own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """The browser's event loop runs as long as the browser does; whoever does not use it may start one of his own."""
    if "browser" in request.fixturenames:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
