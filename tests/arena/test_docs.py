"""The example of the documentation is a script that works, and a script that is not is told why."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

from elgrande.arena import read_results

GUIDE = Path(__file__).parents[2] / "docs" / "arena.md"


def example() -> str:
    """The Python of the guide, with bots that do not think and two games."""
    blocks = re.findall(r"(?:^    .*\n|^\n(?=    ))+", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    (script,) = [dedent(block) for block in blocks if "import" in block]
    for large, small in (
        ('"greedy", "random", "random"', '"random", "random"'),
        ("300", "2"),
        ("(4)", "(1)"),
    ):
        assert script.count(large) == 1
        script = script.replace(large, small)
    return script.strip() + "\n"


def run(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    file = folder / "match.py"
    file.write_text(script, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.run(
        [sys.executable, str(file)], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_the_example_runs_as_a_script(tmp_path: Path) -> None:
    done = run(example(), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "random Estimate(value=0.5, low=0.5, high=0.5)\n"
    assert len(read_results(tmp_path / "games.jsonl")) == 2


def test_a_script_that_its_workers_cannot_read_is_told_what_it_lacks(tmp_path: Path) -> None:
    guarded = example()
    head, guard, body = guarded.partition('if __name__ == "__main__":\n')
    assert guard
    done = run(head + dedent(body), tmp_path)
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert "WorkersFailed: a worker process died" in last
    assert "must do so below 'if __name__ == \"__main__\":'" in last
