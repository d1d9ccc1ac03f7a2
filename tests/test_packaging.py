"""What a package is made of: its version, the page inside, and complete sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from elgrande.devtools import Checkout, pages, readme, version
from tests.properties.mixes import THOROUGH
from tests.same_packages import build_twice, differences

ROOT = Path(__file__).resolve().parents[1]
needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as setup.py reads."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "elgrande"
    package.mkdir(parents=True)
    for name in ("__init__.py", "build.py", "devtools.py"):
        shutil.copy(ROOT / "src" / "elgrande" / name, package)
    return tmp_path


def setup_py(checkout: Path, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", *arguments],
        cwd=checkout,
        env={**os.environ, "ELGRANDE_PURE": "1", **environ},
        capture_output=True,
        text=True,
        check=False,
    )


def git(checkout: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], cwd=checkout, capture_output=True, check=True)


class TestVersion:
    def test_without_history_there_is_one_all_the_same(self, checkout: Path) -> None:
        assert version(checkout) == "0.1.0"

    @needs_git
    def test_it_is_that_of_the_tag_and_counts_on_from_there(self, checkout: Path) -> None:
        git(checkout, "init", "-q")
        git(checkout, "add", "setup.py")
        git(checkout, "commit", "-qm", "one")
        assert version(checkout) == "0.1.0"
        git(checkout, "tag", "v0.2.0")
        assert version(checkout) == "0.2.0"
        git(checkout, "add", "pyproject.toml")
        git(checkout, "commit", "-qm", "two")
        assert version(checkout) == "0.2.1.dev1"
        git(checkout, "tag", "before-the-feast")
        assert version(checkout) == "0.2.1.dev1"

    def test_a_source_package_knows_its_own(self, checkout: Path) -> None:
        (checkout / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: elgrande\nVersion: 3.4.5\n")
        assert version(checkout) == "3.4.5"
        assert setup_py(checkout, "--version").stdout.strip() == "3.4.5"


class TestPage:
    """A folder web without anything to build: npm is not there, or does not get far."""

    @pytest.fixture
    def with_page(self, checkout: Path) -> Path:
        (checkout / "web").mkdir()
        (checkout / "web" / "package.json").write_text("{}")
        return checkout

    def test_without_node_one_sentence_warns(self, with_page: Path) -> None:
        done = setup_py(with_page, "sdist", PATH="")
        assert done.returncode == 0, done.stderr
        assert "the page to play on is not packed: it takes Node 20.19 or newer, with npm" in done.stderr

    def test_where_it_must_be_there_the_build_ends(self, with_page: Path) -> None:
        done = setup_py(with_page, "sdist", PATH="", ELGRANDE_PAGE="1")
        assert done.returncode == 1
        assert done.stderr.strip().endswith(
            "ELGRANDE_PAGE=1, but the page to play on could not be built: it takes Node 20.19 or newer, with npm"
        )
        assert not (with_page / "dist").exists()

    def test_it_can_be_left_out(self, with_page: Path) -> None:
        done = setup_py(with_page, "sdist", PATH="", ELGRANDE_PAGE="0")
        assert done.returncode == 0
        assert "page" not in done.stderr

    def test_one_that_is_built_already_is_packed_without_node(self, with_page: Path) -> None:
        static = with_page / "src" / "elgrande" / "server" / "static"
        static.mkdir(parents=True)
        (static / ".built-from").write_text(Checkout(with_page).client_hash())
        assert setup_py(with_page, "sdist", PATH="", ELGRANDE_PAGE="1").returncode == 0


def test_everything_in_the_checkout_is_in_the_source_package() -> None:
    manifest = (ROOT / "MANIFEST.in").read_text()
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    if not tracked:
        pytest.skip("not a checkout of git")
    named = " ".join(line for line in manifest.splitlines() if line.startswith("include ")).split()
    named += ["pyproject.toml", "MANIFEST.in", "requirements*.txt"]
    for line in tracked.splitlines():
        folder, inside, _ = line.partition("/")
        if inside:
            assert folder in ("src", ".ci") or f"graft {folder}\n" in manifest, folder
        else:
            assert folder.startswith((".git", "requirements")) or folder in named, folder


def test_an_index_of_packages_shows_no_link_that_leads_nowhere() -> None:
    text = readme(ROOT)
    assert "](" not in text.replace("](http", "")
    assert "then `elgrande docs` shows it in the browser.\n\nEl Grande is a game by" in text


class TestSamePackages:
    def test_two_builds_differ_in_nothing_but_times(self, checkout: Path) -> None:
        for year, folder in ((1990, "one"), (2020, "two")):
            epoch = str((year - 1970) * 365 * 86_400)
            made = setup_py(checkout, "bdist_wheel", "--dist-dir", folder, SOURCE_DATE_EPOCH=epoch)
            assert made.returncode == 0, made.stderr
            shutil.rmtree(checkout / "build")
        [one], [two] = (list((checkout / folder).glob("*.whl")) for folder in ("one", "two"))
        assert one.read_bytes() != two.read_bytes()
        assert differences(one, two) == []

    @pytest.mark.skipif(not THOROUGH, reason="takes some minutes: ELGRANDE_TESTS=thorough")
    def test_two_whole_packages_differ_in_nothing_but_times(self, tmp_path: Path) -> None:
        assert build_twice(ROOT, tmp_path) == []

    def test_what_differs_is_listed(self, tmp_path: Path) -> None:
        for number, files in enumerate(({"a": "1", "b": "1"}, {"b": "2", "c": "1"})):
            with zipfile.ZipFile(tmp_path / f"{number}.whl", "w") as archive:
                for name, text in files.items():
                    archive.writestr(name, text)
        assert differences(tmp_path / "0.whl", tmp_path / "1.whl") == [
            "only in 0.whl: a",
            "only in 1.whl: c",
            "other content: b",
        ]


class TestPages:
    def test_a_package_has_the_documentation_along_but_not_its_pictures(self) -> None:
        names = [path.relative_to(ROOT).as_posix() for path in pages(ROOT)]
        assert {"mkdocs.yml", "README.md", "docs/library.md", "docs/reference/api.md"} <= set(names)
        assert "src/elgrande/rules/sets/colonies/PAGE.md" in names
        assert not [name for name in names if name.endswith((".jpg", ".png"))]
