"""Which program has played a game: the commit of the checkout, and whether the package was changed since."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from elgrande.arena import program

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a package and a document in it."""
    package = tmp_path / "src" / "game"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text("players = 5\n")
    (tmp_path / "README.md").write_text("No figures yet.\n")
    (tmp_path / ".gitignore").write_text("*.so\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "-c", "user.name=N", "-c", "user.email=n@example.org", "commit", "--quiet", "-m", "First")
    monkeypatch.setattr(program, "PACKAGE", package)
    return tmp_path


def git(folder: Path, *arguments: str) -> str:
    done = subprocess.run(["git", "-C", str(folder), *arguments], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def commit() -> str:
    """The commit as a new process would find it."""
    return program.commit.__wrapped__()


def test_a_clean_checkout_is_named_by_its_commit(checkout: Path) -> None:
    assert commit() == git(checkout, "rev-parse", "--short=12", "HEAD")


def test_figures_that_were_written_down_do_not_make_the_program_another_one(checkout: Path) -> None:
    (checkout / "README.md").write_text("Greedy wins.\n")
    (checkout / "figures.json").write_text("{}\n")
    (checkout / "src" / "game" / "rules.so").write_text("compiled")
    assert commit() == git(checkout, "rev-parse", "--short=12", "HEAD")


@pytest.mark.parametrize("name", ["rules.py", "new.py"])
def test_a_package_that_was_changed_is_called_dirty(checkout: Path, name: str) -> None:
    (checkout / "src" / "game" / name).write_text("players = 6\n")
    assert commit() == git(checkout, "rev-parse", "--short=12", "HEAD") + "-dirty"


def test_a_package_in_the_repository_of_somebody_else_has_no_commit(checkout: Path) -> None:
    git(checkout, "rm", "--quiet", "--cached", "src/game/__init__.py")
    assert commit() == ""


def test_a_package_outside_of_any_repository_has_no_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "PACKAGE", tmp_path)
    assert commit() == ""
