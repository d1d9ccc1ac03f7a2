"""Compiled or plain, fresh or stale, and the bootstrap that keeps it in order."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from elgrande import build
from elgrande.devtools import (
    CLIENT_TEXTS,
    NO_COMPILER,
    Checkout,
    SetupFailed,
    Stamp,
    find_npm,
    main,
    one_at_a_time,
    python_version,
    wants_client,
)

ROOT = Path(__file__).resolve().parents[1]
NATIVE = build.NATIVE_SUFFIX


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A plain copy of what is compiled of the package, in a folder of its own."""
    copy = tmp_path / "src" / "elgrande"
    for source in [*build.sources(), build.PACKAGE / "build.py", build.PACKAGE / "py.typed"]:
        target = copy / source.relative_to(build.PACKAGE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    return copy


def pretend_to_compile(package: Path) -> None:
    (package / "rules" / f"table{NATIVE}").touch()
    (package / "rules" / "effects" / f"base{NATIVE}").touch()
    (package.parent / f"elgrande__mypyc{NATIVE}").touch()
    build.remember_build(build.source_hash(package), package)


class TestThisBuild:
    def test_what_is_compiled_is_what_the_sources_say(self) -> None:
        assert not build.stale(), "edited since they were compiled: run ./elgrande build"

    def test_it_is_compiled_where_that_is_required(self) -> None:
        if os.environ.get("ELGRANDE_COMPILED") == "1":
            assert build.compiled()
        if os.environ.get("ELGRANDE_PURE") == "1":
            assert not build.compiled()

    def test_compiled_means_that_python_imports_native_code(self) -> None:
        from elgrande.rules import table

        assert table.__file__.endswith(NATIVE) == build.compiled()


class TestHashes:
    def test_the_same_sources_have_the_same_hash_wherever_they_lie(self, package: Path) -> None:
        assert build.source_hash(package) == build.source_hash()

    def test_a_changed_source_changes_the_hash(self, package: Path) -> None:
        before = build.source_hash(package)
        with (package / "rules" / "table.py").open("a") as table:
            table.write("# one comment more\n")
        assert build.source_hash(package) != before

    def test_a_renamed_source_changes_the_hash(self, package: Path) -> None:
        before = build.source_hash(package)
        (package / "rules" / "table.py").rename(package / "rules" / "tables.py")
        assert build.source_hash(package) != before

    def test_a_new_source_deep_down_changes_the_hash(self, package: Path) -> None:
        before = build.source_hash(package)
        (package / "rules" / "effects" / "new.py").touch()
        assert build.source_hash(package) != before

    def test_what_is_not_compiled_does_not_change_the_hash(self, package: Path) -> None:
        before = build.source_hash(package)
        (package / "py.typed").write_text("changed")
        assert build.source_hash(package) == before


class TestStaleness:
    def test_plain_sources_are_never_stale(self, package: Path) -> None:
        assert not build.compiled(package)
        assert build.built_hash(package) is None
        assert not build.stale(package)

    def test_a_fresh_build_is_not_stale(self, package: Path) -> None:
        pretend_to_compile(package)
        assert build.compiled(package)
        assert build.built_hash(package) == build.source_hash(package)
        assert not build.stale(package)

    def test_an_edited_source_makes_a_build_stale(self, package: Path) -> None:
        pretend_to_compile(package)
        (package / "rules" / "scoring.py").write_text("")
        assert build.stale(package)

    def test_a_native_module_of_unknown_origin_is_stale(self, package: Path) -> None:
        (package / "rules" / f"table{NATIVE}").touch()
        assert build.stale(package)

    def test_a_module_for_another_python_does_not_count(self, package: Path) -> None:
        (package / "rules" / "table.cpython-27-somewhere.so").touch()
        assert not build.compiled(package)

    def test_a_forgotten_build_leaves_nothing_behind(self, package: Path) -> None:
        pretend_to_compile(package)
        build.forget_build(package)
        assert not build.compiled(package)
        assert build.built_hash(package) is None
        assert not list(package.parent.rglob(f"*{NATIVE}"))


class TestPureEnvironment:
    def test_a_new_python_imports_plain_sources_from_a_copy_that_is_removed_afterwards(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PYTHONPATH", "/somewhere")
        program = (
            "import json, elgrande.build as build, elgrande.rules.places as places\n"
            "print(json.dumps([build.compiled(), build.source_hash(), places.__file__]))"
        )
        with build.pure_environment() as environment:
            done = subprocess.run(
                [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
            )
            first, *others = environment["PYTHONPATH"].split(os.pathsep)
            folder = Path(first)
        assert others == ["/somewhere"], "what was on the path stays on it"
        compiled, source_hash, file = json.loads(done.stdout)
        assert compiled is False
        assert source_hash == build.source_hash()
        assert Path(file) == folder / "elgrande" / "rules" / "places.py"
        assert not folder.exists()


def checkout_in(package: Path, environ: Mapping[str, str] | None = None) -> Checkout:
    """A checkout around a copy of the package, with an environment that claims to be complete."""
    root = package.parents[1]
    for name in ("pyproject.toml", "setup.py", "requirements.txt", "requirements-dev.txt"):
        shutil.copy(ROOT / name, root)
    checkout = Checkout(root, {"CC": sys.executable, **(environ or {})})
    checkout.scripts.mkdir(parents=True)
    checkout.python.touch()
    checkout.begun_path.touch()
    stamp = Stamp(python_version(), checkout.lock_hash(dev=False), dev=False, attempt=checkout.attempt())
    stamp.write(checkout.stamp_path)
    return checkout


def change_stamp(checkout: Checkout, **changes: Any) -> None:
    stamp = Stamp.read(checkout.stamp_path)
    assert stamp is not None
    stamp._replace(**changes).write(checkout.stamp_path)


class TestEnvironment:
    def test_a_complete_one_is_left_alone(self, package: Path) -> None:
        checkout = checkout_in(package)
        pretend_to_compile(package)
        checkout.bring_up_to_date()  # would fail at once if it tried anything: its Python is an empty file
        assert not checkout.log_path.exists()

    def test_one_without_stamp_is_half_made(self, package: Path) -> None:
        checkout = checkout_in(package)
        checkout.stamp_path.unlink()
        assert not checkout.environment_is_current(dev=False)
        assert not checkout.is_foreign()

    def test_a_garbled_stamp_is_no_stamp(self, package: Path) -> None:
        checkout = checkout_in(package)
        for garbage in ("", "{", "[]", '{"python": "3.11"}', '{"colour": "red"}'):
            checkout.stamp_path.write_text(garbage)
            assert Stamp.read(checkout.stamp_path) is None

    @pytest.mark.parametrize("name", ["pyproject.toml", "requirements.txt"])
    def test_a_changed_lock_is_noticed(self, package: Path, name: str) -> None:
        checkout = checkout_in(package)
        with (checkout.root / name).open("a") as file:
            file.write("# changed\n")
        assert not checkout.environment_is_current(dev=False)

    def test_the_tools_for_the_checks_are_missing_until_they_are_installed(self, package: Path) -> None:
        checkout = checkout_in(package)
        assert not checkout.environment_is_current(dev=True)
        change_stamp(checkout, dev=True, lock=checkout.lock_hash(dev=True))
        assert checkout.environment_is_current(dev=True)
        assert checkout.environment_is_current(dev=False)

    def test_one_for_another_python_is_made_anew(self, package: Path) -> None:
        checkout = checkout_in(package)
        change_stamp(checkout, python="3.10")
        assert not checkout.environment_is_current(dev=False)

    def test_somebody_elses_is_not_touched(self, package: Path) -> None:
        checkout = checkout_in(package)
        checkout.begun_path.unlink()
        checkout.stamp_path.unlink()
        with pytest.raises(SetupFailed, match=r"was not made by \./elgrande"):
            checkout.bring_up_to_date()
        assert checkout.python.exists()

    def test_a_failed_step_shows_the_end_of_its_log(self, package: Path) -> None:
        checkout = checkout_in(package)
        with pytest.raises(SetupFailed) as failure:
            checkout.run("Counting", [sys.executable, "-c", "print('one two'); exit(3)"], hint="Try again.")
        assert "one two\n" in str(failure.value)
        assert str(checkout.log_path) in str(failure.value)
        assert str(failure.value).endswith("Try again.")

    def test_two_at_a_time_wait_for_each_other(self, tmp_path: Path) -> None:
        fcntl = pytest.importorskip("fcntl")
        lock = tmp_path / "lock"
        with one_at_a_time(lock), lock.open() as second, pytest.raises(BlockingIOError):
            fcntl.flock(second, fcntl.LOCK_EX | fcntl.LOCK_NB)


class TestTrouble:
    """What can be missing on somebody's machine: one sentence for each. Too old a Python is in TestBootstrap."""

    def failing(self, package: Path, step: str) -> Checkout:
        """A checkout out of date, whose Python fails at everything with a word in its line."""
        checkout = checkout_in(package)
        change_stamp(checkout, lock="another")
        checkout.python.write_text(f'#!/bin/sh\ncase "$*" in *{step}*) exit 1 ;; esac\n')
        checkout.python.chmod(0o755)
        return checkout

    @pytest.mark.skipif(os.name == "nt", reason="a script for POSIX shells")
    def test_no_network(self, package: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["version"], self.failing(package, "--require-hashes")) == 1
        assert capsys.readouterr().err.rstrip().endswith("The packages come from PyPI: is there a network?")

    @pytest.mark.skipif(os.name == "nt", reason="a script for POSIX shells")
    def test_no_compiler_where_it_is_required(
        self, package: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        checkout = self.failing(package, "build_ext")
        checkout.environ = {**checkout.environ, "ELGRANDE_COMPILED": "1", "CC": "/no/such/compiler"}
        assert main(["version"], checkout) == 1
        assert capsys.readouterr().err.rstrip().endswith("(Debian: gcc and python3-dev).")

    @pytest.mark.skipif(os.name == "nt", reason="a script for POSIX shells")
    def test_no_node_and_no_network_for_it(self, package: Path) -> None:
        checkout = self.failing(package, "requirements-node.txt")
        checkout.environ = {**checkout.environ, "PATH": ""}
        (checkout.root / "web").mkdir()
        (checkout.root / "web" / "package.json").write_text("{}")
        with pytest.raises(SetupFailed, match=r"Installing Node did not work.*\n.*is there a network\?$"):
            checkout.make_client()

    def test_no_right_to_write(self, package: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (package / "file").touch()
        checkout = Checkout(package.parents[1], {"ELGRANDE_VENV": str(package / "file" / "venv")})
        assert main(["version"], checkout) == 1
        told = capsys.readouterr().err
        assert told.startswith(str(package / "file"))
        assert told.endswith("The environment can be kept elsewhere: ELGRANDE_VENV=/some/folder ./elgrande\n")
        assert told.count("\n") == 1


class TestRules:
    def test_an_edited_source_is_compiled_again(self, package: Path) -> None:
        checkout = checkout_in(package)
        pretend_to_compile(package)
        assert checkout.rules_are_current()
        (package / "rules" / "scoring.py").write_text("")
        assert not checkout.rules_are_current()

    def test_a_new_recipe_compiles_again(self, package: Path) -> None:
        checkout = checkout_in(package)
        pretend_to_compile(package)
        (checkout.root / "setup.py").write_text("")
        assert not checkout.rules_are_current()

    def test_what_could_not_be_compiled_is_tried_again_only_when_changed(self, package: Path) -> None:
        checkout = checkout_in(package)
        assert checkout.rules_are_current()
        (package / "rules" / "scoring.py").write_text("")
        assert not checkout.rules_are_current()

    def test_a_compiler_that_appears_is_used(self, package: Path) -> None:
        checkout = checkout_in(package)
        change_stamp(checkout, attempt=NO_COMPILER)
        checkout.environ = {"CC": "/no/such/compiler"}
        assert checkout.rules_are_current()
        checkout.environ = {"CC": sys.executable}
        assert not checkout.rules_are_current()

    def test_without_compiler_the_rules_run_as_plain_python(
        self, package: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        checkout = checkout_in(package, {"CC": "/no/such/compiler"})
        pretend_to_compile(package)
        (package / "rules" / "scoring.py").write_text("")
        checkout.bring_up_to_date()
        assert not build.compiled(package)
        assert "plain Python" in capsys.readouterr().err
        assert checkout.rules_are_current()

    def test_plain_python_on_request(self, package: Path) -> None:
        checkout = checkout_in(package, {"ELGRANDE_PURE": "1"})
        pretend_to_compile(package)
        assert not checkout.rules_are_current()
        checkout.bring_up_to_date()
        assert not build.compiled(package)
        assert checkout.rules_are_current()

    def test_compiled_on_request(self, package: Path) -> None:
        checkout = checkout_in(package, {"ELGRANDE_COMPILED": "1"})
        assert not checkout.rules_are_current()
        pretend_to_compile(package)
        assert checkout.rules_are_current()


@pytest.mark.skipif(os.name == "nt", reason="a script for POSIX shells")
class TestBootstrap:
    @pytest.fixture
    def bare(self, tmp_path: Path) -> Path:
        """The bootstrap alone, on a machine whose commands are those in its folder bin."""
        shutil.copy(ROOT / "elgrande", tmp_path)
        (tmp_path / "bin").mkdir()
        for command in ("dirname", "readlink"):
            found = shutil.which(command)
            assert found is not None
            (tmp_path / "bin" / command).symlink_to(found)
        return tmp_path

    def start(self, bare: Path, **environ: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            ["/bin/sh", str(bare / "elgrande"), "play", "two words"],
            env={"PATH": str(bare / "bin"), **environ},
            capture_output=True,
            text=True,
            check=False,
        )

    def fake_python(self, bare: Path, name: str, version: str) -> None:
        """Knows its version, tells whether it is new enough, and else repeats what it was called with."""
        new = int(version.split(".")[1]) >= 11
        script = bare / "bin" / name
        script.write_text(
            "#!/bin/sh\n"
            "case $1 in\n"
            f"    --version) echo Python {version} ;;\n"
            f"    -c) exit {0 if new else 1} ;;\n"
            f'    *) echo {name}; for word in "$@"; do echo "$word"; done ;;\n'
            "esac\n"
        )
        script.chmod(0o755)

    def test_an_old_python_is_refused_by_name(self, bare: Path) -> None:
        self.fake_python(bare, "python3", "3.9.18")
        done = self.start(bare)
        assert done.returncode == 1
        assert "needs Python 3.11 or newer; found here: Python 3.9.18" in done.stderr

    def test_no_python_is_said_too(self, bare: Path) -> None:
        done = self.start(bare)
        assert done.returncode == 1
        assert "found here: no Python 3 at all" in done.stderr

    def test_a_newer_python_beside_an_old_one_is_found(self, bare: Path) -> None:
        self.fake_python(bare, "python3", "3.9.18")
        self.fake_python(bare, "python3.12", "3.12.1")
        done = self.start(bare)
        assert done.stdout.splitlines()[0] == "python3.12"

    def test_arguments_are_passed_on_as_they_are(self, bare: Path) -> None:
        self.fake_python(bare, "python3", "3.13.0")
        devtools = str(bare.resolve() / "src" / "elgrande" / "devtools.py")
        assert self.start(bare).stdout.splitlines() == ["python3", "-I", "-S", devtools, "play", "two words"]

    def test_a_named_python_must_work(self, bare: Path) -> None:
        self.fake_python(bare, "python3", "3.13.0")
        done = self.start(bare, ELGRANDE_PYTHON="/no/such/python")
        assert done.returncode == 1
        assert "ELGRANDE_PYTHON is /no/such/python" in done.stderr

    def test_it_can_be_called_through_a_link(self, bare: Path) -> None:
        self.fake_python(bare, "python3", "3.13.0")
        link = bare / "bin" / "grande"
        link.symlink_to("../elgrande")
        path = {"PATH": str(bare / "bin")}
        done = subprocess.run(["/bin/sh", str(link)], env=path, capture_output=True, text=True, check=True)
        assert done.stdout.splitlines()[-1] == str(bare.resolve() / "src" / "elgrande" / "devtools.py")


class TestPackaging:
    @pytest.fixture(scope="class")
    def project(self) -> dict[str, Any]:
        return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    def test_the_environment_builds_with_what_an_isolated_build_uses(self, project: dict[str, Any]) -> None:
        isolated = set(project["build-system"]["requires"])
        lists = [project["project"]["optional-dependencies"]["build"], project["project"]["dependencies"]]
        assert isolated <= set().union(*lists)

    @pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
    def test_every_locked_package_has_a_hash_and_names_no_host(self, name: str) -> None:
        lock = (ROOT / name).read_text(encoding="utf-8")
        lines = lock.replace("\\\n", "").splitlines()
        pins = [line for line in lines if line and not line.lstrip().startswith("#")]
        assert pins
        assert all("==" in pin and "--hash=sha256:" in pin for pin in pins)
        assert "://" not in lock
        assert "--index-url" not in lock

    def test_everything_that_is_required_is_locked(self, project: dict[str, Any]) -> None:
        extras = project["project"]["optional-dependencies"]
        for name, required in (
            ("requirements.txt", project["project"]["dependencies"] + extras["build"]),
            ("requirements-dev.txt", extras["dev"]),
        ):
            locked = {line.partition("==")[0] for line in (ROOT / name).read_text().splitlines()}
            wanted = {re.split(r"[\[<>=;, ]", one)[0].lower() for one in required} - {"elgrande"}
            assert {re.sub(r"[._]", "-", one) for one in wanted} <= locked

    def test_the_lock_for_players_is_part_of_the_lock_for_the_checks(self) -> None:
        players, checks = (
            {line.split(" ")[0] for line in (ROOT / name).read_text().splitlines() if line[:1].isalnum()}
            for name in ("requirements.txt", "requirements-dev.txt")
        )
        assert players < checks


class TestClient:
    """The page to play on is built when what it is made of has changed."""

    @pytest.fixture
    def checkout(self, tmp_path: Path) -> Checkout:
        package = tmp_path / "src" / "elgrande"
        package.mkdir(parents=True)
        shutil.copy(ROOT / "src" / "elgrande" / "build.py", package)
        for name, text in {"package.json": "{}", "src/main.ts": "let a;", "node_modules/x.js": "x"}.items():
            file = tmp_path / "web" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return Checkout(tmp_path, {"ELGRANDE_VENV": str(tmp_path / "venv"), "PATH": ""})

    def test_a_change_in_the_sources_is_noticed(self, checkout: Checkout) -> None:
        assert not checkout.client_is_current()
        checkout.client.mkdir(parents=True)
        checkout.client_stamp.write_text(checkout.client_hash())
        assert checkout.client_is_current()
        (checkout.web / "node_modules" / "x.js").write_text("y")
        (checkout.web / "src" / "main.test.ts").write_text("test")
        assert checkout.client_is_current()
        (checkout.web / "src" / "main.ts").write_text("let b;")
        assert not checkout.client_is_current()

    def test_a_change_in_the_texts_that_are_built_in_is_noticed(self, checkout: Checkout) -> None:
        texts = checkout.package / "locale" / "de"
        texts.mkdir(parents=True)
        (texts / "boot.ftl").write_text("boot-loading = Moment ...")
        checkout.client.mkdir(parents=True)
        checkout.client_stamp.write_text(checkout.client_hash())
        (texts / "web.ftl").write_text("web-home = Start")
        assert checkout.client_is_current()
        (texts / "boot.ftl").write_text("boot-loading = Einen Moment ...")
        assert not checkout.client_is_current()

    def test_the_client_has_no_other_texts_built_in(self) -> None:
        built_in = re.findall(r"src/elgrande/(locale/[^\"]*)", (ROOT / "web/src/lib/boot.ts").read_text())
        assert built_in == [CLIENT_TEXTS]

    def test_a_release_has_no_sources_and_needs_none(self, checkout: Checkout) -> None:
        shutil.rmtree(checkout.web)
        assert checkout.client_is_current()
        checkout.make_client()

    @pytest.mark.parametrize(
        ("arguments", "wanted"),
        [
            (["play"], True),
            (["serve", "--port", "1"], True),
            (["site", "public"], True),
            (["play", "--terminal"], False),
            (["play", "--help"], False),
            (["simulate"], False),
            (["cards"], False),
        ],
    )
    def test_only_what_shows_it_waits_for_it(self, arguments: list[str], wanted: bool) -> None:
        assert wants_client(arguments) == wanted

    @pytest.mark.skipif(os.name == "nt", reason="shell scripts")
    def test_an_old_node_is_passed_over(self, tmp_path: Path) -> None:
        assert find_npm(str(tmp_path)) == ""
        for name, says in (("npm", ""), ("node", "v18.20.4")):
            script = tmp_path / name
            script.write_text(f"#!/bin/sh\necho {says}\n")
            script.chmod(0o755)
        assert find_npm(str(tmp_path)) == ""
        (tmp_path / "node").write_text("#!/bin/sh\necho v22.1.0\n")
        assert find_npm(str(tmp_path)) == str(tmp_path / "npm")
        (tmp_path / "node").write_text("#!/bin/sh\necho nonsense\n")
        assert find_npm(str(tmp_path)) == ""
