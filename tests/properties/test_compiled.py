"""Compiled and plain rules play the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from elgrande.build import PACKAGE, compiled, pure_environment
from elgrande.rules.sets.game_set import EDITION_NAMES
from tests.properties.digests import BIG_BOX
from tests.properties.mixes import THOROUGH

SCRIPT = Path(__file__).with_name("digests.py")
ROOT = Path(__file__).resolve().parents[2]
GAMES = 10 if THOROUGH else 4
"""For each box of an edition."""
GAMES_OF_BIG_BOX = 3 if THOROUGH else 1
"""There are many mixes."""


def run_digests(edition: str, environment: Mapping[str, str]) -> dict[str, Any]:
    """What ``digests.py`` finds with the package that the environment leads to."""
    path = os.pathsep.join(filter(None, [environment.get("PYTHONPATH"), str(ROOT)]))
    done = subprocess.run(
        [sys.executable, str(SCRIPT), edition, str(GAMES_OF_BIG_BOX if edition == BIG_BOX else GAMES)],
        env={**environment, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.parametrize("edition", [*EDITION_NAMES, BIG_BOX])
def test_compiled_and_plain_rules_play_the_same_games(edition: str) -> None:
    if not compiled():
        if os.environ.get("ELGRANDE_COMPILED") == "1":
            pytest.fail("ELGRANDE_COMPILED=1, but the rules are not compiled")
        pytest.skip("the rules are not compiled here, so there is nothing to compare: run ./elgrande build")
    native = run_digests(edition, {**os.environ, "PYTHONPATH": str(PACKAGE.parent)})
    with pure_environment() as environment:
        plain = run_digests(edition, environment)
    assert native["native"]
    assert not plain["native"]
    assert native["digests"] == plain["digests"]
