"""The rules stand alone. Which room may know which other is import-linter's business (see pyproject.toml)."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from elgrande.build import PACKAGE

RULES = sorted((PACKAGE / "rules").rglob("*.py"))

COMPILER_SUPPORT = {"librt", "mypy_extensions"}
"""What mypyc gives typed code to work with: native integers, vectors."""

FILES = {"io", "logging", "os", "pathlib", "shutil", "socket", "subprocess", "sys", "tempfile"}
CLOCKS = {"asyncio", "datetime", "threading", "time"}
CHANCE = {"random", "secrets", "uuid"}
"""Parts of the standard library that have no business in the rules."""


def imported_modules(source: str, module: str = "") -> Iterator[str]:
    """Full names of everything a source imports; relative imports are resolved against `module`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: -node.level] if node.level else []
            yield ".".join([*above, *filter(None, [node.module])])


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def test_imports_are_found_however_they_are_written() -> None:
    source = "import os.path as p\nfrom . import table\nfrom ..cli import main\ndef f():\n    import numpy"
    found = set(imported_modules(source, "elgrande.rules.flow"))
    assert found == {"os.path", "elgrande.rules", "elgrande.cli", "numpy"}


def test_there_are_rules() -> None:
    assert {"table.py", "flow.py", "scoring.py"} <= {path.name for path in RULES}


@pytest.mark.parametrize("path", RULES, ids=module_name)
def test_rules_import_only_themselves_and_what_the_compiler_offers(path: Path) -> None:
    for name in imported_modules(path.read_text(encoding="utf-8"), module_name(path)):
        package = name.partition(".")[0]
        if package == "elgrande":
            assert name == "elgrande.rules" or name.startswith("elgrande.rules."), f"{path} imports {name}"
        else:
            assert package in COMPILER_SUPPORT | sys.stdlib_module_names, f"{path} imports {name}"


@pytest.mark.parametrize("path", RULES, ids=module_name)
def test_rules_touch_neither_files_nor_clocks_nor_chance(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    packages = {name.partition(".")[0] for name in imported_modules(source, module_name(path))}
    assert not packages & (FILES | CLOCKS | CHANCE)
    names = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}
    assert not names & {"open", "print", "input", "eval", "exec"}
