"""What ``elgrande site`` refuses, and what a site holds."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from elgrande.locale.texts import languages
from elgrande.rules.errors import BadSetup
from elgrande.tab import publish as made

LARGEST = 8_000_000
"""Compressed bytes of a whole site."""


def test_a_folder_with_something_else_in_it_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("")
    monkeypatch.setattr(made, "CLIENT", client)
    monkeypatch.setattr(made, "PYODIDE", client)
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("dear")
    with pytest.raises(BadSetup, match="something else"):
        made.publish(mine)
    assert (mine / "letter.txt").read_text() == "dear"
    with pytest.raises(BadSetup, match="is a file"):
        made.publish(mine / "letter.txt")
    (client / "index.html").unlink()
    with pytest.raises(BadSetup, match="has not been built"):
        made.publish(tmp_path / "new")
    monkeypatch.setattr(made, "PYODIDE", tmp_path / "nowhere")
    monkeypatch.setattr(made, "PACKED", tmp_path / "nowhere")
    with pytest.raises(BadSetup, match="in a checkout"):
        made.publish(tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_site_is_whole_small_and_refers_to_nothing_outside(site_folder: Path) -> None:
    page = (site_folder / "index.html").read_text(encoding="utf-8")
    for name in re.findall(r'(?:src|href)="([^"]+)"', page):
        assert name.startswith("./"), name
        assert (site_folder / name).is_file(), name
    kept = json.loads(re.findall(r"const FILES = (.*);", (site_folder / "offline.js").read_text())[0])
    files = {path.relative_to(site_folder).as_posix() for path in site_folder.rglob("*") if path.is_file()}
    assert set(kept) == (files - {"index.html", "offline.js", made.MARK}) | {"./"}
    for language in languages():
        assert "web-tab-loading" in (site_folder / f"data/texts/{language}.ftl").read_text(encoding="utf-8")
    assert (
        sum(len(gzip.compress(path.read_bytes())) for path in site_folder.rglob("*") if path.is_file())
        < LARGEST
    )
    assert not list((site_folder / "engine").glob("*.map"))
