"""The pictures of docs/learning.md are those that the network's file and the ladder make."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.learning import curves


def test_the_pictures_are_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["curves", str(tmp_path)])
    curves.main()
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [
        "learning-curve.svg",
        "learning-matches.svg",
        "learning-rounds.svg",
        "learning-times.svg",
    ]
    for name in names:
        assert (curves.FOLDER / name).read_text() == (tmp_path / name).read_text(), name
