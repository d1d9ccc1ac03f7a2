"""The documentation as a site: every page, every link, every example."""

from __future__ import annotations

import doctest
import threading
import urllib.request
import warnings
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elgrande import site
from elgrande.cli import app

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built strictly: a link or an anchor that leads nowhere ends it."""
    pytest.importorskip("mkdocs")
    folder = tmp_path_factory.mktemp("site")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of other people's code
        site.build(folder)
    return folder


class TestPages:
    def test_every_page_of_the_docs_is_there(self, pages: Path) -> None:
        for page in (ROOT / "docs").rglob("*.md"):
            name = page.relative_to(ROOT / "docs").with_suffix(".html")
            assert (pages / str(name).replace("README", "index")).exists(), name

    def test_the_front_page_is_the_readme_and_its_links_stay_on_the_site(self, pages: Path) -> None:
        text = (pages / "index.html").read_text(encoding="utf-8")
        assert 'href="playing.html' in text
        assert 'href="docs/' not in text

    def test_the_reference_of_the_library_has_signatures_and_docstrings(self, pages: Path) -> None:
        text = (pages / "reference" / "api.html").read_text(encoding="utf-8")
        assert 'id="elgrande.rules.Table.choose"' in text
        assert "go on to the next decision" in text
        assert 'id="elgrande.record.scenario.position_text"' in text

    def test_the_reference_of_the_command_line_has_every_command(self, pages: Path) -> None:
        text = (pages / "reference" / "command-line.html").read_text(encoding="utf-8")
        for command in ("play", "serve", "replay", "scenario", "cards", "arena", "doctor", "docs"):
            assert f'id="elgrande-{command}"' in text
        assert "--language" in text

    def test_the_messages_are_those_of_the_server(self, pages: Path) -> None:
        assert "Made by" in (pages / "reference" / "messages.html").read_text(encoding="utf-8")

    def test_nothing_is_fetched_from_elsewhere(self, pages: Path) -> None:
        text = (pages / "index.html").read_text(encoding="utf-8")
        assert "fonts.googleapis" not in text
        assert 'src="http' not in text
        assert '<link rel="stylesheet" href="http' not in text

    def test_a_page_can_be_read_over_the_network_of_this_machine(self, pages: Path) -> None:
        from functools import partial
        from http.server import ThreadingHTTPServer

        with ThreadingHTTPServer(("127.0.0.1", 0), partial(site._Quiet, directory=str(pages))) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            address = f"http://127.0.0.1:{server.server_address[1]}/library.html"
            with urllib.request.urlopen(address, timeout=10) as answer:
                assert b"Five minutes" in answer.read()
            server.shutdown()


class TestLinks:
    def test_a_page_of_the_top_folder(self) -> None:
        assert site.site_links("[a](docs/rules.md#x)", "README.md") == "[a](rules.md#x)"
        assert site.site_links("[a](../CONTRIBUTING.md)", "docs/rules.md") == "[a](contributing.md)"
        assert site.site_links("[a](../../README.md)", "docs/rules/en.md") == "[a](../index.md)"

    def test_a_page_of_a_set(self) -> None:
        page = "src/elgrande/rules/sets/king_intrigant/PAGE.md"
        assert site.site_links("[a](../anniversary/PAGE.md)", page) == "[a](anniversary.md)"
        assert site.site_links("[a](../../../../../docs/rulings.md)", page) == "[a](../rulings.md)"
        assert site.site_links(f"[a]({page})", "README.md") == "[a](sets/king-intrigant.md)"

    def test_a_file_that_is_no_page_becomes_text(self) -> None:
        assert site.site_links("see [setup](../setup.py).", "docs/rules.md") == "see setup."

    def test_what_is_not_there_is_left_to_be_found(self) -> None:
        assert site.site_links("[a](gone.md)", "docs/rules.md") == "[a](gone.md)"

    def test_other_addresses_and_code_are_left_alone(self) -> None:
        text = "[a](https://example.org/x.md)\n\n```\n[a](docs/rules.md)\n```\n"
        assert site.site_links(text, "README.md") == text


def test_the_examples_of_the_tour_run() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0


def test_without_a_checkout_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(site, "CONFIG", tmp_path / "mkdocs.yml")
    done = CliRunner().invoke(app, ["docs", "--build", str(tmp_path)])
    assert done.exit_code == 2
    assert done.stderr.startswith("elgrande: there are no pages here to build")
