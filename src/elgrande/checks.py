"""All the checks of `./elgrande test`, those side by side that do not need each other.

Run by the bootstrap, so: standard library only, and no import from elgrande.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from elgrande.devtools import Checkout

CLIENT_CHECKS = {"prettier": "lint", "svelte-check": "check", "vitest": "test", "client size": "size"}
"""The checks of the browser client, and what they are called in its package.json."""

BY_FILE = ("--dist", "loadfile", "--no-loadscope-reorder")
"""How tests are shared out: what a file needs, such as a server, is made once, and tests/conftest.py says which come first."""

IN_REAL_TIME = ("tests/server/", "tests/tab/", "tests/web/")
"""Tests of several processes and browsers at once: on a machine that has other work, one may come too late."""

FEW = 3
"""So many of them may be tried a second time, alone."""


class Found(NamedTuple):
    """What a check had to say."""

    name: str
    passed: bool
    seconds: float
    output: bytes


def run_all(checkout: Checkout, arguments: Sequence[str]) -> bool:
    """Set up what is missing and run all checks, whatever the earlier ones said, and sum up.

    The page is built and checked while packages are installed and the rules compiled, and the types are checked beside
    the tests: each of these keeps one core busy.
    """
    with ThreadPoolExecutor(1) as beside:
        client = beside.submit(check_client, checkout) if checkout.node_outside() else None
        checkout.bring_up_to_date(dev=True, rules=False)
        if client is None:
            checkout.node()  # becomes a part of the environment, so not while anything else does
            client = beside.submit(check_client, checkout)
        checkout.bring_up_to_date(dev=True)
        python = [str(checkout.python), "-m"]
        small = {
            "ruff check": [*python, "ruff", "check", "."],
            "ruff format": [*python, "ruff", "format", "--check", "."],
            "import-linter": [str(checkout.scripts / "lint-imports"), "--no-logo"],
        }
        found = [told(check(checkout, name, command)) for name, command in small.items()]
        found += client.result()
        typed = [name for name in ("src", "tests", "bench", "setup.py") if (checkout.root / name).exists()]
        types = beside.submit(check, checkout, "mypy", [*python, "mypy", "--strict", *typed])
        # One more worker than there are cores: tests wait for servers and browsers a quarter of their time.
        pytest = [*python, "pytest", "-n", str(cores() + 1), *BY_FILE, *arguments]
        print("\n=== pytest", flush=True)
        tests = check(checkout, "pytest", pytest, at_once=True)
        late = [] if tests.passed else too_late(checkout)
        found += [told(types.result()), tests]
    if late:
        print("\n=== once more, alone", flush=True)
        alone = check(checkout, "pytest", [*python, "pytest", "-q", *late], at_once=True)
        found[-1] = tests._replace(passed=alone.passed, seconds=tests.seconds + alone.seconds)
    kind = "compiled" if checkout.build.compiled(checkout.package) else "plain Python"
    version = ".".join(platform.python_version_tuple()[:2])
    print(f"\n=== summary (Python {version}, rules {kind})")
    for name, passed, seconds, _ in found:
        print(f"{'ok    ' if passed else 'FAILED'}  {name:<14}{seconds:6.1f} s")
    for name in late:
        print(f"unsteady: {name}")
    return all(each.passed for each in found)


def check_client(checkout: Checkout) -> list[Found]:
    """Build the page to play on, and run its own checks."""
    checkout.make_client_checkable()
    npm = [checkout.node(), "--prefix", str(checkout.web), "--silent", "run"]
    return [told(check(checkout, name, [*npm, script])) for name, script in CLIENT_CHECKS.items()]


def too_late(checkout: Checkout) -> list[str]:
    """The tests that failed, if they are few and all of them may have failed for want of time.

    Whatever computes fails again when it is tried again. These are named as unsteady even if they pass.
    """
    try:
        kept = (checkout.root / ".pytest_cache/v/cache/lastfailed").read_text(encoding="utf-8")
    except OSError:
        return []
    failed = sorted(json.loads(kept))
    few = len(failed) <= FEW and all(name.startswith(IN_REAL_TIME) and "::" in name for name in failed)
    return failed if few else []


def check(checkout: Checkout, name: str, command: Sequence[str], at_once: bool = False) -> Found:
    """Run one, and keep what it says unless that is to be seen at once."""
    begun = time.monotonic()
    done = subprocess.run(
        command,
        cwd=checkout.root,
        env=environment(checkout),
        check=False,
        stdout=None if at_once else subprocess.PIPE,
        stderr=None if at_once else subprocess.STDOUT,
    )
    return Found(name, done.returncode == 0, time.monotonic() - begun, done.stdout or b"")


def environment(checkout: Checkout) -> dict[str, str]:
    """What a check finds around it: Node, and what an earlier Python has compiled.

    Hundreds of them are started, and most of what a server does until it serves would be compiling what it is made of.
    """
    kept = {name: value for name, value in checkout.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PATH": checkout.path_with(checkout.node())}


ONE_SPEAKS = Lock()


def told(found: Found) -> Found:
    """Tell what a check had to say, without mixing it up with what another one says."""
    with ONE_SPEAKS:
        print(f"\n=== {found.name}", flush=True)
        sys.stdout.buffer.write(found.output)
        sys.stdout.buffer.flush()
    return found


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
