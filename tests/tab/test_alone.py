"""A site from an installed package, and `elgrande play` where the parts for a server are missing."""

from __future__ import annotations

import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from elgrande import cli
from elgrande.rules.errors import BadSetup
from elgrande.tab import alone, publish
from elgrande.terminal.extras import Extra


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a page and an engine, as small as they can be, and nothing to make them from."""
    client, packed = tmp_path / "client", tmp_path / "files"
    for folder in (client, packed):
        folder.mkdir()
    (client / "index.html").write_text('<meta name="viewport" /><a href="/icon.svg">', encoding="utf-8")
    (client / "manifest.webmanifest").write_text('{"start_url": "/"}', encoding="utf-8")
    (packed / "contents.json").write_text("{}", encoding="utf-8")
    (packed / "elgrande.zip.gz").write_bytes(b"rules")
    monkeypatch.setattr(publish, "CLIENT", client)
    monkeypatch.setattr(publish, "PACKED", packed)
    monkeypatch.setattr(publish, "PYODIDE", tmp_path / "nowhere")
    return tmp_path


def test_an_installed_package_writes_the_site_with_the_engine_it_has(installed: Path) -> None:
    folder = installed / "public"
    publish.publish(folder)
    assert (folder / "engine" / "elgrande.zip.gz").read_bytes() == b"rules"
    assert (folder / "data" / "prepared.json").is_file()
    assert publish.is_current(folder)
    (publish.PACKED / "contents.json").write_text('{"version": "later"}', encoding="utf-8")
    assert not publish.is_current(folder)
    (publish.PACKED / "contents.json").unlink()
    assert not publish.can_publish()
    with pytest.raises(BadSetup, match="without the engine"):
        publish.publish(installed / "other")


def test_the_page_is_served_to_this_machine_and_nothing_beside_it(installed: Path) -> None:
    folder = installed / "data" / "site"
    addresses: list[str] = []
    there = threading.Event()

    def ready(address: str) -> None:
        addresses.append(address)
        there.set()

    threading.Thread(target=alone.serve_site, args=(folder, 0, ready), daemon=True).start()
    assert there.wait(60)
    with urllib.request.urlopen(addresses[0]) as answer:
        assert b"elgrande-engine" in answer.read()
        assert answer.headers["Cache-Control"] == "no-cache"
    for path in ("engine/", "../client/index.html", "%2e%2e/%2e%2e/client/index.html"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(addresses[0] + path)


@pytest.mark.parametrize(("page", "expected"), [(True, ["alone"]), (False, [])])
def test_play_takes_the_page_if_the_server_is_missing(
    monkeypatch: pytest.MonkeyPatch, page: bool, expected: list[str]
) -> None:
    called: list[str] = []
    monkeypatch.setattr(cli, "PLAY", Extra("play", "playing in the browser", ["no_such_module"]))
    monkeypatch.setattr(cli, "plays_alone", lambda: page)
    monkeypatch.setattr(cli, "play_alone", lambda *flags: called.append("alone"))

    def server(*flags: Any) -> None:
        raise ModuleNotFoundError("no server", name="litestar")

    monkeypatch.setattr(cli, "play_in_browser", server)
    done = CliRunner().invoke(cli.app, ["play", "--no-browser"])
    assert called == expected
    assert (done.exit_code == 0) == page
    if not page:
        assert "pip install 'elgrande[play]'" in done.output
