"""`./elgrande test`: what runs side by side, and that a failure shows."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import cast

import pytest

from elgrande import checks
from elgrande.devtools import Checkout, SetupFailed

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script for POSIX shells")


class Bench(SimpleNamespace):
    """Stands in for a checkout, with one script for Python and for npm, and writes down what is done to it."""

    def __init__(self, folder: Path, fails: str = "no such step", node_outside: bool = True) -> None:
        for name in ("python", "npm", "lint-imports"):
            script = folder / name
            script.write_text(f'#!/bin/sh\necho "said: $*"\ncase " $* " in *" {fails} "*) exit 1 ;; esac\n')
            script.chmod(0o755)
        super().__init__(root=folder, scripts=folder, web=folder, package=folder, environ=dict(os.environ))
        self.python = folder / "python"
        self.build = SimpleNamespace(compiled=lambda _: True)
        self.outside = node_outside
        self.steps: list[str] = []
        self.rules = Event()
        """Set when the rules are being compiled, which waits for the page if there is one at work beside it."""
        self.page = Event()

    def node_outside(self) -> str:
        return self.node() if self.outside else ""

    def node(self) -> str:
        return str(self.root / "npm")

    def path_with(self, npm: str) -> str:
        return os.environ["PATH"]

    def bring_up_to_date(self, dev: bool, rules: bool = True) -> None:
        assert dev
        self.steps.append("rules" if rules else "environment")
        if rules:
            self.rules.set()
            assert self.page.wait(20), "the page is not made beside the rules"

    def make_client_checkable(self) -> None:
        self.steps.append("page")
        assert self.rules.wait(20), "the rules are not made beside the page"
        self.page.set()


def all_checks(bench: Bench) -> bool:
    return checks.run_all(cast(Checkout, bench), ["-k", "veto"])


def test_the_page_is_made_while_the_rest_is_and_everything_is_summed_up(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    bench = Bench(tmp_path)
    assert all_checks(bench)
    told = capfd.readouterr().out
    named = re.findall(r"^ok +([\w -]+?) +\d", told, re.MULTILINE)
    assert sorted(named) == sorted(re.findall(r"^=== (?!summary)(.*)$", told, re.MULTILINE))
    assert len(named) == 9
    assert re.search(r"^said: -m pytest -n \d+ --dist .* -k veto$", told, re.MULTILINE)
    assert set(bench.steps) == {"page", "environment", "rules"}


def test_what_python_has_compiled_is_kept(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    found = checks.environment(cast(Checkout, bench))
    assert "PYTHONDONTWRITEBYTECODE" not in found
    assert found["PATH"] == os.environ["PATH"]


def test_node_that_comes_with_the_environment_is_waited_for(tmp_path: Path) -> None:
    bench = Bench(tmp_path, node_outside=False)
    assert all_checks(bench)
    assert bench.steps[0] == "environment"


@pytest.mark.parametrize("name", ["ruff check", "mypy", "pytest", "lint"])
def test_a_check_that_fails_is_told_and_the_others_run_all_the_same(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], name: str
) -> None:
    assert not all_checks(Bench(tmp_path, fails=name))
    told = capfd.readouterr().out
    assert len(re.findall(r"^FAILED", told, re.MULTILINE)) == 1
    assert len(re.findall(r"^ok", told, re.MULTILINE)) == 8


@pytest.mark.parametrize(
    ("failed", "again"),
    [
        (["tests/server/test_kill.py::test_a", "tests/web/test_table.py::test_b[de]"], True),
        (["tests/server/test_kill.py::test_a", "tests/rules/test_king.py::test_b"], False),
        (["tests/web/test_table.py"], False),  # cannot even be read
        ([f"tests/web/test_table.py::test_{letter}" for letter in "abcd"], False),
    ],
)
@pytest.mark.parametrize("steady", [True, False])
def test_a_few_tests_in_real_time_are_tried_again_alone_and_named(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], failed: list[str], again: bool, steady: bool
) -> None:
    bench = Bench(tmp_path, fails="-n" if steady else "pytest")
    kept = tmp_path / ".pytest_cache/v/cache/lastfailed"
    kept.parent.mkdir(parents=True)
    kept.write_text(json.dumps(dict.fromkeys(failed, True)))
    assert all_checks(bench) == (again and steady)
    told = capfd.readouterr().out
    assert (f"said: -m pytest -q {' '.join(failed)}" in told) == again
    assert re.findall(r"^unsteady: (.*)$", told, re.MULTILINE) == (failed if again else [])


@pytest.mark.parametrize("step", ["bring_up_to_date", "make_client_checkable"])
def test_a_set_up_that_fails_ends_the_checks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise SetupFailed("no network")

    bench = Bench(tmp_path)
    bench.rules.set()
    bench.page.set()
    monkeypatch.setattr(Bench, step, cast(Callable[..., None], fail))
    with pytest.raises(SetupFailed, match="no network"):
        all_checks(bench)
