/**
 * Compiles Python sources in archives for the Python of the engine, which is another one than the one at hand:
 * `node compile.mjs FROM TO [FROM TO ...]`. Without that, every start of a page would compile them anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const PROGRAM = `
import ast, io, zipfile
from fnmatch import fnmatch
from importlib._bootstrap_external import _code_to_hash_pyc

# What a game asks for, and what that needs: a third of the library.
USED = """
    __future__ _collections_abc _colorize _compat_pickle _opcode_metadata _py_warnings _pyodide/* _sitebuiltins _ssl _strptime
    _weakrefset abc annotationlib argparse ast asyncio/* base64 bisect bz2 codecs codeop collections/* compression/*
    concurrent/__init__ concurrent/futures/__init__ concurrent/futures/_base concurrent/futures/thread contextlib contextvars
    copy copyreg dataclasses datetime decimal difflib dis email/__init__ encodings/__init__ encodings/aliases encodings/ascii
    encodings/cp437 encodings/latin_1 encodings/utf_8 encodings/utf_8_sig enum fnmatch functools
    genericpath gettext glob hashlib heapq hmac importlib/* inspect io ipaddress json/* keyword linecache locale logging/__init__
    lzma ntpath numbers opcode operator os pathlib/* pickle posixpath pyodide/* queue random re/* reprlib
    secrets selectors shutil signal site socket ssl stat string/* struct subprocess tempfile textwrap
    threading token tokenize traceback types typing urllib/__init__ urllib/parse uuid warnings weakref zipfile/* zipimport
""".split()

def used(name):
    return any(fnmatch(name.removesuffix(".py"), one) for one in USED)

class Plain(ast.NodeTransformer):
    """Takes out what is written for readers; asserts stay."""
    def visit(self, node):
        self.generic_visit(node)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, False):
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node)]
        return node

def without_lines(code):
    """Nobody looks for a mistake in a line of the library."""
    inner = (without_lines(one) if isinstance(one, type(code)) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))

def compiled(data, library):
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        for name in sorted(old.namelist()):
            content = old.read(name)
            if library and not used(name):
                continue
            if name.endswith(".py"):
                tree = ast.fix_missing_locations(Plain().visit(ast.parse(content)))
                code = compile(tree, name, "exec", dont_inherit=True)
                code = without_lines(code) if library else code
                name, content = name + "c", bytes(_code_to_hash_pyc(code, b"\\0" * 8, False))
            # The same files give the same archive, whenever it is made. It is packed as a whole: that is smaller.
            new.writestr(zipfile.ZipInfo(name), content)
    return out.getvalue()
`;

const python = await loadPyodide();
python.runPython(PROGRAM);
const compiled = python.globals.get("compiled");
const names = process.argv.slice(2);
for (let at = 0; at + 1 < names.length; at += 2) {
  const from = python.toPy(new Uint8Array(readFileSync(names[at])));
  const made = compiled(from.tobytes(), names[at].endsWith("python_stdlib.zip"));
  writeFileSync(names[at + 1], made.toJs());
}
