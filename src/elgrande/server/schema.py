"""``python -m elgrande.server.schema``: the messages as TypeScript, for the client in ``web``, and views in the docs.

The types are read from the structs in ``resources`` and ``messages`` and from the facts that the rules and their sets
declare, their comments from the docstrings there.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args, get_type_hints, is_typeddict

import msgspec

from elgrande.review import hindsight, review, verdict
from elgrande.rules.facts import Seen
from elgrande.rules.kinds import ANYTHING, AWARD, Kind, facts_of
from elgrande.rules.sets.facts import DECLARATIONS, EVENTS, PARTS, VOCABULARY
from elgrande.server import (
    account_resources,
    acts,
    analysis_messages,
    lesson_messages,
    meeting_resources,
    messages,
    progress_resources,
    puzzle_messages,
    resources,
    review_messages,
)
from elgrande.statistics import player as player_statistics

OUTPUT: Final = Path("web") / "src" / "lib" / "protocol.ts"

DOCS: Final = Path("docs") / "protocol.md"
BEGIN: Final = "<!-- What a view holds: made by `python -m elgrande.server.schema`. -->\n"
END: Final = "<!-- So far what a view holds. -->\n"
MODULES: Final[list[ModuleType]] = [
    *DECLARATIONS,
    resources,
    account_resources,
    acts,
    messages,
    lesson_messages,
    meeting_resources,
    player_statistics,
    verdict,
    hindsight,
    review,
    review_messages,
    puzzle_messages,
    progress_resources,
    analysis_messages,
]

HEAD: Final = """\
// Made by `python -m elgrande.server.schema` from src/elgrande/server/{resources,messages}.py and the facts that the
// rules declare. Do not edit.
/* eslint-disable */
"""

PLAIN_KINDS: Final = {
    "integer": "number",
    "string": "string",
    "boolean": "boolean",
    "array": "unknown[]",
    "object": "unknown",
    "any": "unknown",
}
"""What a kind of fact is in TypeScript, by what it is in JSON."""

PLAIN: Final[dict[type[msgspec.inspect.Type], str]] = {
    msgspec.inspect.AnyType: "any",
    msgspec.inspect.NoneType: "null",
    msgspec.inspect.BoolType: "boolean",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.StrType: "string",
}


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    parts = [HEAD]
    for module in MODULES:
        for name, value in vars(module).items():
            if is_shape(value) and value.__module__ == module.__name__ and value.__name__ == name:
                parts.append(writer.interface(value, list(PARTS.values()) if value is Seen else []))
    parts.append(news())
    for module, name in (
        (resources, "ClockSetting"),
        (messages, "ClientMessage"),
        (messages, "ServerMessage"),
    ):
        members = [member.__name__ for member in get_args(getattr(module, name))]
        parts.append(f"export type {name} =\n" + "".join(f"  | {member}\n" for member in members))
    parts.append(deeds())
    return "\n".join(part.rstrip() + "\n" for part in parts)


def deeds() -> str:
    """What an administrator has to say for each act and is told then, by where it is asked for."""
    text = "/** What an administrator says and is told, by the address below `/api/admin`. */\n"
    text += "export interface Acts {\n"
    for act in acts.ACTS:
        if act.path is not None:
            text += f'  "{act.path}": {{ form: {act.__name__}; answer: {act.answer.__name__} }};\n'
    return text + "}\n"


def is_shape(value: object) -> bool:
    """A struct that is written out, or one of the typed dicts of a view."""
    if not isinstance(value, type):
        return False
    if issubclass(value, msgspec.Struct):
        return bool(value.__struct_fields__) or value.__struct_config__.tag is not None
    return hasattr(value, "__required_keys__")


def news() -> str:
    """The events, one type for each kind."""
    lines = []
    for kind, event in EVENTS.items():
        fields = "".join(f"; {name}: {fact_type(VOCABULARY.get(name, ANYTHING))}" for name in event.facts)
        lines.append(f'  | {{ event: "{kind}"{fields} }}')
    known = "/** The kinds of events that the engine tells of today; sets can bring more. */\n"
    known += "export type KnownNews =\n" + "\n".join(lines) + ";\n"
    any_news = "/** An event as one seat saw it. Switch on `event` and take it as KnownNews; null is what stays hidden. */\n"
    return known + "\n" + any_news + "export type News = { event: string; [fact: string]: any };\n"


def fact_type(kind: Kind) -> str:
    """The type of a kind of fact."""
    if kind.of is not None:
        held = fact_type(kind.of)
        name = f"{held}[]" if kind.plain == "array" else f"Record<string, {held}>"
    else:
        name = "Award" if kind.name == AWARD.name else PLAIN_KINDS[kind.plain]
    return f"{name} | null" if kind.maybe else name


class Writer:
    """Turns types into TypeScript."""

    def __init__(self) -> None:
        self.comments = {module: comments_of(module) for module in MODULES}

    def interface(self, shape: type, parts: Sequence[type] = ()) -> str:
        """A shape; ``parts`` are those that may be there too, as what sets add to a view."""
        comments = self.comments[sys.modules[shape.__module__]]
        lines = comment(comments.get((shape.__name__, "")), "")
        extends = ", ".join(f"Partial<{part.__name__}>" for part in parts)
        lines.append(f"export interface {shape.__name__} {f'extends {extends} ' if parts else ''}{{")
        info = msgspec.inspect.type_info(shape)
        assert isinstance(info, msgspec.inspect.StructType | msgspec.inspect.TypedDictType)
        tagged = isinstance(info, msgspec.inspect.StructType) and info.tag_field is not None
        if isinstance(info, msgspec.inspect.StructType) and tagged:
            lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
        optional = isinstance(info, msgspec.inspect.StructType) and may_be_left_out(shape)
        order = list(shape.__annotations__)
        for field in sorted(info.fields, key=lambda one: order.index(one.name) if one.name in order else -1):
            lines += comment(comments.get((shape.__name__, field.encode_name)), "  ")
            left_out = isinstance(info, msgspec.inspect.TypedDictType) or optional
            mark = "?" if left_out and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.name(field.type)};")
        return "\n".join([*lines, "}"])

    def name(self, info: msgspec.inspect.Type) -> str:
        """What a type is called."""
        match info:
            case msgspec.inspect.Metadata(type=inner, extra=extra):
                named = (extra or {}).get("typescript")
                return str(named) if named else self.name(inner)
            case msgspec.inspect.StructType(cls=cls) | msgspec.inspect.TypedDictType(cls=cls):
                return str(cls.__name__)
            case msgspec.inspect.UnionType(types=types):
                return " | ".join(self.name(one) for one in types)
            case msgspec.inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case msgspec.inspect.ListType(item_type=item):
                inner_name = self.name(item)
                return f"({inner_name})[]" if " " in inner_name else f"{inner_name}[]"
            case msgspec.inspect.DictType(value_type=value):
                return f"Record<string, {self.name(value)}>"
            case _:
                return PLAIN.get(type(info), "any")


def may_be_left_out(shape: Any) -> bool:
    """Whether fields with a default can be missing: in what clients send, and where defaults are not written."""
    config = shape.__struct_config__
    return bool(config.forbid_unknown_fields or config.omit_defaults)


Comments = dict[tuple[str, str], str]


def comments_of(module: ModuleType) -> Comments:
    """The docstrings of the classes of a module (under their names and "") and of their fields."""
    found: Comments = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            found[node.name, ""] = ast.get_docstring(node) or ""
            for before, after in zip(node.body, node.body[1:], strict=False):
                if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
                    text = docstring(after)
                    if text:
                        found[node.name, before.target.id] = text
    return found


def docstring(node: ast.stmt) -> str | None:
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        return " ".join(node.value.value.split())
    return None


def comment(text: str | None, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(text.split()).replace('``', '`')} */"] if text else []


def views() -> str:
    """What a view holds, as tables in the handbook: each shape once, after the one that needs it."""
    told: dict[str, list[str]] = {}
    _describe(Seen, "", told)
    for name, part in PARTS.items():
        _describe(part, f" (with `{name}`)", told)
    return "\n" + "\n".join("\n".join(lines) + "\n" for lines in told.values()) + "\n"


def _describe(shape: type, where: str, told: dict[str, list[str]]) -> None:
    """The table of a shape and of those that it is made of."""
    if shape.__name__ in told:
        return
    comments = comments_of(sys.modules[shape.__module__])
    lines = [f"`{shape.__name__}`{where}", "", "| fact | kind | |", "|---|---|---|"]
    told[shape.__name__] = lines
    for name, kind in facts_of(shape).items():
        text = comments.get((shape.__name__, name), "").replace("``", "`").replace("None ", "null ")
        lines.append(f"| `{name}` | {_kind_in_words(kind)} | {text} |")
    for hint in get_type_hints(shape, include_extras=True).values():
        for inner in _shapes_in(hint):
            _describe(inner, "", told)


def _shapes_in(hint: Any) -> Iterator[type]:
    """The typed dicts that a type is made of."""
    if is_typeddict(hint):
        yield hint
    for argument in get_args(hint):
        yield from _shapes_in(argument)


def _kind_in_words(kind: Kind) -> str:
    name = f"`{kind.shape}`" if kind.shape else kind.name.replace("_", " ")
    if kind.of is not None:
        name += f" of {_kind_in_words(kind.of)}" if kind.name == "list" else f": {_kind_in_words(kind.of)}"
    return f"{name} or null" if kind.maybe else name


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the file, or with --check only say whether it is current."""
    parser = argparse.ArgumentParser(prog="python -m elgrande.server.schema", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the files are current")
    parser.add_argument("output", nargs="?", type=Path, default=OUTPUT, help=f"where to write ({OUTPUT})")
    parser.add_argument("--docs", type=Path, default=DOCS, help=f"the page that tells of views ({DOCS})")
    options = parser.parse_args(arguments)
    page = options.docs.read_text(encoding="utf-8") if options.docs.is_file() else ""
    before, begin, rest = page.partition(BEGIN)
    _, end, behind = rest.partition(END)
    if not begin or not end:
        parser.error(
            f"{options.docs} has no place for what a view holds; run this in the checkout, or give --docs"
        )
    page = before + BEGIN + views() + END + behind
    made = {options.output: typescript(), options.docs: page}
    if options.check:
        return max(report(path, text) for path, text in made.items())
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


def report(path: Path, text: str) -> int:
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return 0
    print(f"{path} is not current; write it anew: python -m elgrande.server.schema", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
