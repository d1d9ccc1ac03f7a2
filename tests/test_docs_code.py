"""Every example in Python that the documentation shows is run by some test; those that no other one runs, here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elgrande import Game, Setup
from elgrande.record import to_text

ROOT = Path(__file__).resolve().parents[1]
ELSEWHERE = {
    "README.md": "tests/terminal/test_docs.py",
    "docs/bots.md": "tests/bots/test_docs.py",
    "docs/extending.md": "tests/guide",
    "docs/library.md": "tests/test_site.py",
    "docs/research.md": "tests/research/test_docs.py",
}
"""Pages whose examples run in the tests of what they are about."""
HERE = ["docs/records.md", "docs/review.md", "docs/scenarios.md"]


def blocks(page: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"^```(?:python|py|pycon)\b[^\n]*\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def test_no_page_has_examples_that_nobody_runs() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    names = [path.relative_to(ROOT).as_posix() for path in pages]
    assert sorted(name for name in names if blocks(name)) == sorted([*ELSEWHERE, *HERE])
    for test in ELSEWHERE.values():
        assert (ROOT / test).exists(), test


@pytest.mark.parametrize("page", HERE)
def test_examples_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(Setup("2015", 2), seed=3)
    for _ in range(2):
        decision = game.table.decision
        assert decision is not None
        game.choose(decision.texts[0])
    (tmp_path / "game.txt").write_text(to_text(game), encoding="utf-8")
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.chdir(tmp_path)
    for block in blocks(page):
        exec(compile(block, page, "exec"), {"__name__": page})
