"""What `./elgrande` does in a checkout: sets up the environment, keeps it current, runs the checks.

    ./elgrande ...               set up or rebuild whatever is out of date, then run the elgrande command;
                                 for play, serve and site that includes the page to play on
    ./elgrande test [...]        ruff, mypy, import-linter, the checks of the browser client, and pytest,
                                 which gets the further arguments
    ./elgrande build [--pure]    compile the rules anew, or go back to plain Python

Runs before anything is installed, so: standard library only, and no import from elgrande.
"""

import hashlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]

NO_COMPILER = "no compiler"

AUTOMATIC = "automatic"
PURE = "pure"
COMPILED = "compiled"


class SetupFailed(Exception):
    """A step of the set-up did not work; the message is for the player."""


class Stamp(NamedTuple):
    """What an environment was set up with. Written last, so that an environment without it is half made."""

    python: str
    """Version of the Python inside: 3.11, say."""
    lock: str
    """Hash of everything that decides what is installed."""
    dev: bool
    """Are the tools for the checks in it too?"""
    wanted: str = AUTOMATIC
    """`./elgrande build --pure` is remembered here."""
    attempt: str = ""
    """What the rules were last compiled with, or could not be; the same is not tried twice."""

    @classmethod
    def read(cls, path: Path) -> "Stamp | None":
        try:
            return cls(**json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None

    def write(self, path: Path) -> None:
        new = path.with_suffix(".new")
        new.write_text(json.dumps(self._asdict(), indent=2) + "\n", encoding="utf-8")
        new.replace(path)


CLIENT_SOURCES = ("index.html", "package.json", "package-lock.json", ".npmrc", "*.config.*", "tsconfig*.json")
CLIENT_FOLDERS = ("src", "map", "public")
"""What the browser client is built from, in the folder web."""
CLIENT_TEXTS = "locale/*/boot.ftl"
"""Texts of the package that are built into the client: what it says before it has all others from the server."""
OLDEST_NODE = (20, 19)


class Checkout:
    """A folder with the sources, and the environment that belongs to it."""

    def __init__(self, root: Path = ROOT, environ: Mapping[str, str] = os.environ) -> None:
        self.root = root
        self.environ = environ
        self.package = root / "src" / "elgrande"
        self.build = load_module(self.package, "build")
        self.venv = Path(environ.get("ELGRANDE_VENV") or root / ".venv").absolute()
        self.stamp_path = self.venv / "elgrande.json"
        self.begun_path = self.venv / "elgrande.begun"
        self.log_path = self.venv / "setup.log"
        self.web = root / "web"
        self.client = self.package / "server" / "static"
        self.client_stamp = self.client / ".built-from"
        self.client_log = root / "build" / "page.log"

    # What is, and what should be

    @property
    def scripts(self) -> Path:
        return self.venv / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        return self.scripts / ("python.exe" if os.name == "nt" else "python")

    def lock_hash(self, dev: bool) -> str:
        return hash_files(self.root / "pyproject.toml", self.root / requirements(dev))

    def attempt(self) -> str:
        """Identifies a compilation: same sources, recipe and tools, same outcome."""
        recipe = hash_files(self.root / "setup.py", self.root / "requirements.txt")
        return f"{self.build.source_hash(self.package)} {recipe}"

    def is_foreign(self) -> bool:
        """Did somebody else put an environment where ours should be?"""
        return self.venv.exists() and not self.begun_path.exists() and any(self.venv.iterdir())

    def environment_is_current(self, dev: bool) -> bool:
        stamp = Stamp.read(self.stamp_path)
        return (
            stamp is not None
            and stamp.python == python_version()
            and stamp.lock == self.lock_hash(stamp.dev)
            and (stamp.dev or not dev)
            and self.python.exists()
        )

    def rules_are_current(self) -> bool:
        """Is there nothing to compile and nothing to throw away?"""
        stamp = Stamp.read(self.stamp_path)
        native = self.build.compiled(self.package)
        wanted = self.wanted(stamp)
        if wanted == PURE:
            return not native
        if stamp is None or not stamp.attempt:
            return False
        if native:
            return stamp.attempt == self.attempt() and not self.build.stale(self.package)
        if wanted == COMPILED:
            return False
        # Plain Python for want of a compiler, or because it did not work: try again when that has changed.
        tried = stamp.attempt != NO_COMPILER
        return stamp.attempt == self.attempt() if tried else not find_compiler(self.environ)

    def wanted(self, stamp: Stamp | None) -> str:
        if self.environ.get("ELGRANDE_PURE") == "1":
            return PURE
        if self.environ.get("ELGRANDE_COMPILED") == "1":
            return COMPILED
        return stamp.wanted if stamp else AUTOMATIC

    def client_hash(self) -> str:
        """The sha256 over everything that the browser client is built from."""
        files = {path for pattern in CLIENT_SOURCES for path in self.web.glob(pattern)}
        files |= {path for folder in CLIENT_FOLDERS for path in (self.web / folder).rglob("*")}
        files |= set(self.package.glob(CLIENT_TEXTS))
        digest = hashlib.sha256()
        for path in sorted(path for path in files if path.is_file() and ".test." not in path.name):
            digest.update(f"{path.relative_to(self.root).as_posix()} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()

    def client_is_current(self) -> bool:
        """Is the browser client built from what lies in web? A release brings it along without its sources."""
        if not (self.web / "package.json").exists():
            return True
        return self.client_stamp.exists() and self.client_stamp.read_text().strip() == self.client_hash()

    # Making it so

    def bring_up_to_date(self, dev: bool = False, rules: bool = True) -> None:
        """Install and compile what is missing or out of date; takes milliseconds if nothing is."""
        if self.environment_is_current(dev) and (not rules or self.rules_are_current()):
            return
        if self.is_foreign():
            raise SetupFailed(
                f"{self.venv} is there already and was not made by ./elgrande.\n"
                "Move it away, or have another folder used: ELGRANDE_VENV=/some/folder ./elgrande"
            )
        with self.work():
            if not self.environment_is_current(dev):
                self.make_environment(dev)
            if rules and not self.rules_are_current():
                self.make_rules()

    @contextmanager
    def work(self) -> Iterator[None]:
        """Claims the environment for one ./elgrande at a time, and begins a new log."""
        with one_at_a_time(self.venv.with_name(self.venv.name + ".lock")):
            self.venv.mkdir(parents=True, exist_ok=True)
            self.begun_path.touch()
            self.log_path.write_text("")
            yield

    def make_environment(self, dev: bool) -> None:
        old = Stamp.read(self.stamp_path)
        reusable = old is not None and old.python == python_version() and self.python.exists()
        dev = dev or (old is not None and old.dev)
        self.stamp_path.unlink(missing_ok=True)
        if reusable:
            say("Bringing El Grande up to date...")
        else:
            say("Setting up El Grande (once, about a minute)...")
            for old_part in self.venv.iterdir():
                if old_part.is_dir() and not old_part.is_symlink():
                    shutil.rmtree(old_part)
                elif old_part not in (self.begun_path, self.log_path):
                    old_part.unlink()
            self.run("Making the environment", [base_python(), "-m", "venv", str(self.venv)], hint=VENV_HINT)
        # Most of what is installed is never imported: what is, Python compiles then.
        pip = [
            str(self.python),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-compile",
            "--disable-pip-version-check",
        ]
        self.run("Installing", [*pip, "--require-hashes", "-r", requirements(dev)], hint=NETWORK_HINT)
        # Not compiled here: that is one separate step, the same one that every later change to the rules takes.
        self.run(
            "Installing El Grande",
            [*pip, "--no-deps", "--no-build-isolation", "--editable", "."],
            ELGRANDE_PURE="1",
            ELGRANDE_COMPILED="0",
        )
        wanted = old.wanted if old else AUTOMATIC
        Stamp(python_version(), self.lock_hash(dev), dev, wanted).write(self.stamp_path)

    def make_rules(self, required: bool = False) -> None:
        """Compile the rules, or see to it that the plain sources run."""
        stamp = Stamp.read(self.stamp_path)
        assert stamp is not None
        wanted = self.wanted(stamp)
        required = required or wanted == COMPILED
        if wanted == PURE:
            self.build.forget_build(self.package)
        elif required or find_compiler(self.environ):
            attempt = self.attempt()
            self.compile(required)
            stamp = stamp._replace(attempt=attempt)
        else:
            self.build.forget_build(self.package)
            say("No C compiler here, so the rules run as plain Python: the same game, with slower bots.")
            stamp = stamp._replace(attempt=NO_COMPILER)
        stamp.write(self.stamp_path)

    def compile(self, required: bool) -> None:
        say("Compiling the rules...")
        begun = time.monotonic()
        self.run(
            "Compiling the rules",
            [str(self.python), "setup.py", "--quiet", "build_ext", "--inplace"],
            hint=COMPILER_HINT,
            ELGRANDE_COMPILED="1" if required else "0",
            ELGRANDE_PURE="0",
        )
        if self.build.compiled(self.package):
            say(f"The rules are compiled, in {time.monotonic() - begun:.0f} s.")
        else:
            say("The rules could not be compiled and run as plain Python: the same game, with slower bots.")
            say(f"(Why: see {self.log_path}. {COMPILER_HINT})")

    def make_client(self) -> None:
        """Build the browser client, with the Node of this machine or with one from PyPI."""
        if self.client_is_current():
            return
        with self.work_on_client():
            if self.client_is_current():
                return
            npm = self.node()
            built_from = self.client_hash()
            say("Building the page to play on...")
            begun = time.monotonic()
            self.fetch_client_parts(npm)
            self.run_npm("Building the client", [npm, "run", "build"])
            self.client_stamp.write_text(built_from + "\n")
            say(f"The page is built, in {time.monotonic() - begun:.0f} s.")

    def make_client_checkable(self) -> None:
        """See to it that the client is built and that what it is checked with is there."""
        self.make_client()
        if not (self.web / "node_modules").exists():
            with self.work_on_client():
                self.fetch_client_parts(self.node())

    @contextmanager
    def work_on_client(self) -> Iterator[None]:
        """Claims the client, which can be built while the rules are compiled."""
        with one_at_a_time(self.client_log.with_suffix(".lock")):
            self.client_log.write_text("")
            yield

    def fetch_client_parts(self, npm: str) -> None:
        fetch = [npm, "ci", "--no-audit", "--no-fund"]
        self.run_npm("Fetching what the client is made of", fetch, NPM_HINT)

    def run_npm(self, what: str, command: Sequence[str], hint: str = "") -> None:
        path = self.path_with(command[0])
        self.run(what, command, hint, self.web, self.client_log, PATH=path)

    def path_with(self, npm: str) -> str:
        """A search path on which the Node of this npm is found first."""
        return os.pathsep.join([str(Path(npm).parent), self.environ.get("PATH", "")])

    def node(self) -> str:
        """Where npm is; Node is installed if there is none."""
        return self.node_outside() or find_npm(str(self.scripts)) or self.install_node()

    def node_outside(self) -> str:
        """Where the npm of this machine is, which does not wait for the environment; "" if there is none."""
        return find_npm(self.environ.get("PATH", ""))

    def install_node(self) -> str:
        """Node as a wheel, into the environment."""
        pip = [str(self.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        self.run(
            "Installing Node", [*pip, "--require-hashes", "-r", "requirements-node.txt"], hint=NETWORK_HINT
        )
        return find_npm(str(self.scripts)) or str(self.scripts / "npm")

    def run(
        self,
        what: str,
        command: Sequence[str],
        hint: str = "",
        folder: Path | None = None,
        log_path: Path | None = None,
        **environ: str,
    ) -> None:
        """Run one step of the set-up, its output going to the log."""
        log_path = log_path or self.log_path
        with log_path.open("a", encoding="utf-8") as log:
            log.write(f"\n$ {shlex.join(command)}\n")
            log.flush()
            done = subprocess.run(
                command,
                cwd=folder or self.root,
                env={**self.environ, **environ},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                close_fds=False,  # should we be killed, the step we started still holds the lock
                check=False,
            )
        if done.returncode:
            tail = log_path.read_text(encoding="utf-8", errors="replace").splitlines()[-20:]
            message = [*tail, "", f"{what} did not work. The whole log: {log_path}", hint]
            raise SetupFailed("\n".join(message).rstrip())


PLACE_HINT = "The environment can be kept elsewhere: ELGRANDE_VENV=/some/folder ./elgrande"
VENV_HINT = "On Debian and Ubuntu, the module venv is in the package python3-venv."
NETWORK_HINT = "The packages come from PyPI: is there a network?"
NPM_HINT = "The parts of the client come from npm: is there a network?"
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
CHROMIUM_HINT = (
    "there is no Chromium on this machine. Install one (on Debian: apt-get install chromium), "
    "or say in ELGRANDE_CHROMIUM where it is"
)
COMPILER_HINT = "Compiling takes a C compiler and the headers of Python (Debian: gcc and python3-dev)."


# The commands


def play(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Hand over to the elgrande command."""
    checkout.bring_up_to_date()
    if wants_client(arguments):
        try:
            checkout.make_client()
        except SetupFailed as failure:
            # An older page, or none, is no reason not to start: the server says what is missing.
            say(f"{failure}\nGoing on without it.")
    command = [str(checkout.scripts / "elgrande"), *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def build(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Compile the rules anew, or go back to plain Python."""
    if list(arguments) not in ([], ["--pure"]):
        raise SetupFailed("Usage: ./elgrande build [--pure]")
    checkout.bring_up_to_date(rules=False)
    with checkout.work():
        stamp = Stamp.read(checkout.stamp_path)
        assert stamp is not None
        stamp._replace(wanted=PURE if arguments else AUTOMATIC).write(checkout.stamp_path)
        checkout.make_rules(required=True)
    if arguments:
        say("The rules run as plain Python now. Back with: ./elgrande build")
    return 0


def test(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Run all checks."""
    passed: bool = load_module(checkout.package, "checks").run_all(checkout, arguments)
    if not find_chromium(checkout.environ):
        print(f"Tests in the browser were skipped: {CHROMIUM_HINT}.")
    return 0 if passed else 1


def main(arguments: Sequence[str], checkout: Checkout | None = None) -> int:
    commands = {"test": test, "build": build}
    checkout = checkout or Checkout()
    try:
        if arguments and arguments[0] in commands:
            return commands[arguments[0]](checkout, arguments[1:])
        return play(checkout, arguments)
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except OSError as problem:
        say(f"{problem.filename or checkout.venv} cannot be used: {problem.strerror}. {PLACE_HINT}")
        return 1
    except KeyboardInterrupt:
        return 130


# Small tools


FALLBACK_VERSION = "0.1.0"
"""Where there are neither tags nor the notes of a release: a checkout without its history, say."""


def version(root: Path) -> str:
    """The version that the tags of a checkout tell, v0.2.0 as 0.2.0 and what follows as 0.2.1.dev5; a release knows it."""
    notes = root / "PKG-INFO"
    if notes.exists():
        found = re.search(r"^Version: (\S+)$", notes.read_text(encoding="utf-8"), re.MULTILINE)
        return found.group(1) if found else FALLBACK_VERSION
    if not (root / ".git").exists():
        return FALLBACK_VERSION
    command = ["git", "describe", "--tags", "--long", "--match", "v[0-9]*"]
    try:
        told = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return FALLBACK_VERSION
    found = re.fullmatch(r"v(\d+(?:\.\d+)*)-(\d+)-g[0-9a-f]+", told.strip())
    if not found:
        return FALLBACK_VERSION
    *first, last = found.group(1).split(".")
    since = int(found.group(2))
    return f"{'.'.join([*first, str(int(last) + 1)])}.dev{since}" if since else found.group(1)


def readme(root: Path) -> str:
    """The README as a package index shows it: there its pictures and the pages beside it are not to be found."""
    text = (root / "README.md").read_text(encoding="utf-8")
    along = "The documentation comes along: `pip install 'elgrande[docs]'`, then `elgrande docs` shows it in the browser."
    text = re.sub(r"(?<=^## Read on\n\n)(?:[- ] .*\n)+", along + "\n", text, flags=re.MULTILINE)
    text = re.sub(r"^!\[[^\]]*\]\([^)]*\)\n\n?", "", text, flags=re.MULTILINE)
    return re.sub(r"\[([^\]]+)\]\((?!https?:)[^)]*\)", r"\1", text)


def load_module(package: Path, name: str) -> Any:
    """A module of elgrande, without importing the package."""
    spec = importlib.util.spec_from_file_location(f"elgrande_{name}", package / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pages(root: Path) -> list[Path]:
    """What the documentation is made from, but for the pictures of the pages, which are larger than all the rest."""
    found = [root / name for name in ("mkdocs.yml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    found += (root / "src" / "elgrande" / "rules" / "sets").rglob("PAGE.md")
    found += (path for path in (root / "docs").rglob("*") if path.suffix in (".md", ".svg", ".yaml"))
    return sorted(path for path in found if path.is_file())


def requirements(dev: bool) -> str:
    return "requirements-dev.txt" if dev else "requirements.txt"


def hash_files(*paths: Path) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def python_version() -> str:
    return ".".join(map(str, sys.version_info[:2]))


def base_python() -> str:
    """The Python outside of any environment: the one we run in may be about to be removed."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def wants_client(arguments: Sequence[str]) -> bool:
    """Will this command show the browser client?"""
    if not arguments:
        return sys.stdin.isatty()
    return arguments[0] in ("play", "serve", "site") and not {"--terminal", "--help", "-h"} & set(arguments)


def find_npm(path: str) -> str:
    """Where npm is, beside a Node that is new enough; "" if there is none."""
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return ""
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        numbers = tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""
    return npm if numbers >= OLDEST_NODE else ""


def find_chromium(environ: Mapping[str, str]) -> str:
    """Where the browser for the tests is; "" if there is none."""
    named = environ.get("ELGRANDE_CHROMIUM", "")
    return named or next((found for name in CHROMIUM_NAMES if (found := shutil.which(name))), "")


def find_compiler(environ: Mapping[str, str]) -> str:
    """Where the C compiler is that setuptools would call; "" if there is none."""
    if os.name == "nt":
        return "msvc"  # setuptools looks for it in its own ways
    named = shlex.split(environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(named[0]) or ""


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


@contextmanager
def one_at_a_time(path: Path) -> Iterator[None]:
    """Keeps a second ./elgrande from setting up the same environment at the same time."""
    if os.name == "nt":
        yield
        return
    import fcntl

    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        os.set_inheritable(lock.fileno(), True)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another ./elgrande is setting up; waiting for it...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            # A step of other work that was started meanwhile has inherited the lock, and may go on for long.
            fcntl.flock(lock, fcntl.LOCK_UN)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
