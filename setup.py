"""Builds the package, with its rules compiled by mypyc where that can be done.

    ELGRANDE_PURE=1       never compile
    ELGRANDE_COMPILED=1   a compilation that fails is an error
    ELGRANDE_PAGE=0       pack without the page to play on; =1: without it, it is an error

Without either, a missing compiler or a failed compilation gives a slower package of plain Python that plays the
same games. It is all or nothing: the native modules share one library, so half of them would not even import.
(That is also why setuptools' own `Extension.optional`, which decides module by module, is of no use here.)

Everything else about the package stands in pyproject.toml.
"""

import ast
import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "elgrande"
PURE = os.environ.get("ELGRANDE_PURE") == "1"
REQUIRED = os.environ.get("ELGRANDE_COMPILED") == "1"
IN_PLACE = not {"editable_wheel", "develop", "--inplace", "-i"}.isdisjoint(sys.argv)
PACKING = not {"sdist", "bdist_wheel", "install"}.isdisjoint(sys.argv)
BUILDING = IN_PLACE or not {"build", "build_ext", "bdist_wheel", "install"}.isdisjoint(sys.argv)


def load_module(name: str) -> Any:
    """A module of elgrande, without importing the package that is only about to be built."""
    spec = importlib.util.spec_from_file_location(f"elgrande_{name}", PACKAGE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = load_module("build")
tools = load_module("devtools")


def give_up(reason: object) -> None:
    """Go on without native modules, unless they were asked for."""
    if REQUIRED:
        raise SystemExit(f"ELGRANDE_COMPILED=1, but the rules could not be compiled: {reason}")
    print(f"warning: the rules are not compiled, plain Python instead: {reason}", file=sys.stderr)


def native_modules() -> list[Any]:
    """Has mypyc translate the rules to C. Type errors end here; the C compiler is not called yet."""
    paths = [path.relative_to(ROOT).as_posix() for path in build.sources(PACKAGE)]
    if PURE or not paths:
        return []
    try:
        from mypyc.build import mypycify

        os.environ["MYPYPATH"] = "src"
        # One C file per module, in one library: half the time of one large C file on two cores, and no slower at
        # play; one library per module takes three times as long. -O3 and link-time optimisation showed no gain.
        # No config file: what strict checking has to say is said by `./elgrande test`, and must not depend on what
        # else is installed where a package is built; nor on the rooms that the package's front door only mentions.
        modules = mypycify(
            ["--config-file=", "--explicit-package-bases", "--follow-imports=silent", *paths],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            group_name="elgrande",
            target_dir=f"build/c{build.NATIVE_SUFFIX.rpartition('.')[0]}",
        )
    except SystemExit:
        give_up("mypyc found the errors above")
        return []
    except Exception as failure:
        give_up(f"mypyc: {failure!r}")
        return []
    for module in modules:
        module.sources = [with_docstrings(Path(source)) for source in module.sources]
        # Generated code: what a compiler of tomorrow warns about is not the player's concern.
        flags = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        # Calls from one C file to another go straight to their target: a tenth more games a second.
        module.extra_compile_args = flags if os.name == "nt" else [*flags, "-fvisibility=hidden"]
    return modules


SIGNATURE = r'(?:[^"\\]|\\.)*?\\n--\\n\\n(?="\))'
METHOD = re.compile(r'\{"(\w+)",\s*\(PyCFunction\)CPyPy_(\w+),[\w\s|]+, PyDoc_STR\("' + SIGNATURE)
CLASS = re.compile(r'\.tp_doc = PyDoc_STR\("(\w+)\(' + SIGNATURE)
PROPERTY = re.compile(
    r'(\{"(\w+)",\s*\(getter\)(\w+?)_get_\w+,\s*(?:\(setter\)\w+|NULL),\s*)NULL(?=, NULL\})'
)
"""Where mypyc describes functions, methods, classes and properties to Python: without their docstrings."""


def with_docstrings(source: Path) -> str:
    """A copy of a C file of mypyc in which help() finds what the docstrings say.

    A copy, since mypyc translates anew whatever it does not find as it left it.
    """
    room, _, name = source.stem.removeprefix("__native_").partition("___")
    python = (ROOT / "src" / room).joinpath(*name.split("___"))
    python = python.with_suffix(".py") if python.with_suffix(".py").exists() else python / "__init__.py"
    if not source.stem.startswith("__native_") or not python.exists():
        return str(source)
    docs: dict[str, str] = {}
    for node in ast.parse(python.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            docs[node.name] = ast.get_docstring(node) or ""
            for inner in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(inner, ast.FunctionDef):
                    docs[f"{node.name}___{inner.name}"] = ast.get_docstring(inner) or ""

    def of_function(found: re.Match[str]) -> str:
        symbol = found.group(2)
        key = next((key for key in docs if "___" in key and symbol.endswith(f"___{key}")), found.group(1))
        return found.group() + c_text(docs.get(key, ""))

    def of_property(found: re.Match[str]) -> str:
        start, name, owner = found.groups()
        doc = docs.get(f"{owner.rpartition('___')[2]}___{name}")
        return f'{start}PyDoc_STR("{c_text(doc)}")' if doc else found.group()

    text = METHOD.sub(of_function, source.read_text(encoding="utf-8"))
    text = PROPERTY.sub(of_property, text)
    text = CLASS.sub(lambda found: found.group() + c_text(docs.get(found.group(1), "")), text)
    copy = source.parent / "documented" / source.name
    copy.parent.mkdir(exist_ok=True)
    copy.write_text(text, encoding="utf-8")
    return copy.as_posix()


def c_text(text: str) -> str:
    """A text as it stands inside a C string: octal, so that no letter can run on into the next one."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode()
    )


class BuildNative(build_ext):
    """Compiles on all cores, and only the C files that changed; leaves all native modules behind, or none."""

    def run(self) -> None:
        if not self.extensions:
            return
        built_from = build.source_hash(PACKAGE)
        in_place = self.inplace
        # Linking is quick, and what an interrupted build left behind must not be taken for a good library.
        self.force = True
        self.parallel = self.parallel or available_cores()
        try:
            super().run()
        except Exception as failure:
            if in_place:
                build.forget_build(PACKAGE)
            give_up(textwrap.shorten(str(failure), 200))
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            return
        package = Path(self.get_ext_fullpath("elgrande.build")).parent
        wanted = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        for left_over in set(package.resolve().rglob(f"*{build.NATIVE_SUFFIX}")) - wanted:
            left_over.unlink()
        build.remember_build(built_from, package)

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = CompileChanged(self.compiler, self.parallel or 1)
        super().build_extensions()


class CompileChanged:
    """Stands in for the `compile` of a setuptools compiler, which is sequential and always starts from nothing."""

    def __init__(self, compiler: Any, cores: int) -> None:
        self.compiler = compiler
        self.cores = cores
        self.headers: dict[tuple[str, ...], bytes] = {}

    def __call__(
        self,
        sources: Sequence[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Sequence[str] | None = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        macros, objects, extra_postargs, flags, todo = self.compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = self.compiler._get_cc_args(flags, debug, extra_preargs)
        headers = self.header_hash(tuple(include_dirs or ()))

        def compile_one(target: str) -> None:
            source, kind = todo[target]
            command = repr((self.compiler.compiler_so, arguments, extra_postargs, flags)).encode()
            key = hashlib.sha256(headers + command + Path(source).read_bytes()).hexdigest()
            note = Path(target + ".key")
            if Path(target).exists() and note.exists() and note.read_text() == key:
                return
            note.unlink(missing_ok=True)
            self.compiler._compile(target, source, kind, arguments, extra_postargs, flags)
            note.write_text(key)

        with ThreadPoolExecutor(self.cores) as pool:
            list(pool.map(compile_one, [target for target in objects if target in todo]))
        return list(objects)

    def header_hash(self, folders: tuple[str, ...]) -> bytes:
        """One hash for all headers that mypyc made or brings along."""
        if folders not in self.headers:
            digest = hashlib.sha256()
            for header in sorted({path for folder in folders for path in Path(folder).rglob("*.h")}):
                digest.update(header.read_bytes())
            self.headers[folders] = digest.digest()
        return self.headers[folders]


class WithPages(build_py):
    """Packs what the documentation is made from, so that `elgrande docs` can build it wherever elgrande is installed."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode and (ROOT / "mkdocs.yml").exists():
            target = Path(self.build_lib) / "elgrande" / "pages"
            for source in tools.pages(ROOT):
                file = target / source.relative_to(ROOT)
                file.parent.mkdir(parents=True, exist_ok=True)
                self.copy_file(str(source), str(file))


def available_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def make_page() -> None:
    """Build the page to play on, so that it is packed: it takes Node and what npm has fetched, or a network."""
    wanted = os.environ.get("ELGRANDE_PAGE", "")
    checkout = tools.Checkout(ROOT)
    if wanted == "0" or checkout.client_is_current():
        return
    npm = tools.find_npm(os.environ.get("PATH", ""))
    problem = "" if npm else "it takes Node {}.{} or newer, with npm".format(*tools.OLDEST_NODE)
    for arguments in [["ci", "--no-audit", "--no-fund", "--prefer-offline"], ["run", "build"]] if npm else []:
        if subprocess.run([npm, *arguments], cwd=checkout.web, check=False).returncode:
            problem = f"npm {arguments[0]} did not work; what the page is made of comes from npm or its cache"
            break
    if not problem:
        checkout.client_stamp.write_text(checkout.client_hash() + "\n")
    elif wanted == "1":
        raise SystemExit(f"ELGRANDE_PAGE=1, but the page to play on could not be built: {problem}")
    else:
        print(f"warning: the page to play on is not packed: {problem}", file=sys.stderr)


def make_engine() -> None:
    """Pack the engine of pages that need no server; a source package has it already."""
    if os.environ.get("ELGRANDE_PAGE") == "0" or not (ROOT / "web" / "node_modules" / "pyodide").is_dir():
        return
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "elgrande.tab.pack"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        why = (done.stderr.strip().splitlines() or ["it could not be made"])[-1]
        print(f"warning: `elgrande site` is not packed: {why}", file=sys.stderr)


os.chdir(ROOT)
if PACKING and not IN_PLACE:
    make_page()
    make_engine()
modules = native_modules() if BUILDING else []
if IN_PLACE and not modules:
    build.forget_build(PACKAGE)
setup(
    version=tools.version(ROOT),
    long_description=tools.readme(ROOT),
    long_description_content_type="text/markdown",
    ext_modules=modules,
    cmdclass={"build_ext": BuildNative, "build_py": WithPages},
)
