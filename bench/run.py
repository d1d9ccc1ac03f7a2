#!/usr/bin/env python3
"""The benchmark from a checkout, without installing anything.

    python bench/run.py                       every edition, 2 to 5 players
    python bench/run.py --edition 2015 --players 5 --json
    python bench/run.py --compile             compile a copy of the rules first (needs mypy and a C compiler)

Without ``--compile`` the compiled figures are there only if the checkout itself was compiled (``./elgrande build``).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[1] / "src"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", action="append", choices=["1995", "2015", "2023"])
    parser.add_argument("--players", action="append", type=int, choices=[2, 3, 4, 5])
    parser.add_argument(
        "--set", action="append", dest="sets", default=[], metavar="NAME", help="add a module"
    )
    parser.add_argument(
        "--seconds", type=float, default=0.2, help="for each repetition (default: %(default)s)"
    )
    parser.add_argument(
        "--repetitions", type=int, default=5, help="the best one counts (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--compile", action="store_true", help="measure a compiled copy of the checkout")
    asked = parser.parse_args()
    if asked.compile:
        return run_compiled_copy([argument for argument in sys.argv[1:] if argument != "--compile"])

    sys.path.insert(0, os.environ.get("ELGRANDE_SOURCES", str(SOURCES)))
    from elgrande.bench import Report, run_bench

    report = run_bench(
        asked.edition or ["1995", "2015", "2023"],
        asked.players or [2, 3, 4, 5],
        asked.sets,
        asked.seconds,
        asked.repetitions,
        progress=lambda text: print(text, file=sys.stderr),
    )
    if asked.json:
        print(json.dumps(report.to_json(), indent=2))
        return 0
    print(", ".join(report.machine.values()))
    rows = [Report.headings(), *report.rows()]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)))
    return 0


def run_compiled_copy(arguments: list[str]) -> int:
    """Copy the sources, compile the rules there, and run this script on the copy."""
    with tempfile.TemporaryDirectory(prefix="elgrande-bench-") as folder:
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_built.*")
        shutil.copytree(SOURCES / "elgrande", Path(folder, "elgrande"), ignore=ignored)
        rules = sorted(
            str(path.relative_to(folder)) for path in Path(folder, "elgrande", "rules").rglob("*.py")
        )
        print("compiling the rules, which takes a minute", file=sys.stderr)
        built = subprocess.run(
            [sys.executable, "-m", "mypyc", *rules], cwd=folder, capture_output=True, text=True
        )
        if built.returncode != 0:
            print(built.stdout + built.stderr, file=sys.stderr)
            return built.returncode
        environment = {**os.environ, "ELGRANDE_SOURCES": folder}
        return subprocess.run([sys.executable, __file__, *arguments], env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
