"""What the command line says about itself, in the player's language: help, and what is wrong with a line.

The words stand in ``help.ftl``: ``help-play`` for a command, ``flag-seed`` for a flag of any command, and
``flag-arena-seed`` where it means something else. They are read only when they are shown.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import typer
import typer.rich_utils as rich_help
from typer.core import TyperCommand, TyperGroup

from elgrande.locale import Speech
from elgrande.terminal.language import ASKED, quiet_language

UsageError: Final[Any] = typer.BadParameter.__bases__[0]
"""What is raised about a line that cannot be understood."""

EXAMPLES: Final[dict[str, Sequence[tuple[str, str]]]] = {
    "play": [
        ("play", "browser"),
        ("play --terminal", "here"),
        ("play --edition 2023 --players 3 --set new-regency --names Ana", ""),
        ("play --option castillo=open --option length=short --seed 7", ""),
        ("play --bot search:1", "thinkers"),
        ("play --resume game.txt", ""),
    ],
    "simulate": [
        ("simulate --games 5000 --players 5", ""),
        ("simulate --edition 2023 --set power-modifiers --seed 1 --json", ""),
    ],
    "replay": [
        ("replay game.txt", ""),
        ("replay game.txt --to 120", "moment"),
        ("replay game.txt --at 120 --position > question.yaml", "scenario"),
        ("replay game.txt --check", ""),
    ],
    "review": [
        ("review game.txt", ""),
        ("review game.txt --seat blue --strength deep", ""),
        ("review game.txt --html review.html", ""),
    ],
    "puzzle": [("puzzle", ""), ("puzzle --kind king --edition 2023", "")],
    "find": [("puzzles find puzzles --want 20 --seed 7", "")],
    "scenario": [("scenario tests/rulebook/*.yaml", ""), ("scenario my-question.yaml --verbose", "")],
    "cards": [
        ("cards", "all"),
        ("cards king --edition 2023 --set new-regency", ""),
        ("cards --edition 2023 --provenance reconstructed", ""),
        ("cards --stack 2 --json", ""),
    ],
    "bench": [("bench", "all"), ("bench --edition 2015 --players 5", "")],
    "test": [("test", ""), ("test tests/rules -k veto", "")],
    "doctor": [("doctor", ""), ("doctor --json", "report")],
    "docs": [("docs", ""), ("docs --build site", "")],
    "site": [("site public", "")],
    "rate": [
        ("admin rate", ""),
        ("admin rate --again --database postgresql://elgrande@localhost/elgrande", ""),
    ],
    "appoint": [("admin appoint ana", ""), ("admin appoint ana --dismiss", "")],
    "ban": [("admin ban ana --days 7 --why noise", ""), ("admin ban --network 192.0.2.0/24", "")],
    "announce": [('admin announce "Tonight the server rests." --days 1', "")],
    "arena": [
        ("arena greedy random random random", ""),
        ("arena search:0.25 greedy greedy greedy --until 0.55 --games 4000 --results search.jsonl", ""),
        ("arena search:400i greedy random --edition 2023 --set new-regency --html report.html", ""),
    ],
    "dataset": [
        ("dataset games --bot greedy --games 1000", ""),
        ("dataset games --edition 2023 --players 3", ""),
    ],
    "serve": [
        ("serve", "alone"),
        ("serve --host 0.0.0.0 --port 80", ""),
        ("serve --database postgresql://elgrande@localhost/elgrande --log json", ""),
        ("serve --database postgresql://elgrande@localhost/elgrande --workers 4", ""),
    ],
    "think": [("think --database postgresql://elgrande@db/elgrande --processes 8", "")],
}
"""Lines that show what a command can do, each with the name of the text that explains it, if any does."""


_COMPLETE: Final = "_ELGRANDE_COMPLETE"
"""Set by a shell that wants to know how a line could go on."""


class SpokenCommand(TyperCommand):
    """A command whose help is in the player's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        with speaking(self, ctx):
            super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        return _in_words(super().get_usage(ctx), ctx)


class SpokenGroup(TyperGroup):
    """All commands. Wherever in the line a language is asked for, everything is said in it."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        words = list(sys.argv[1:] if args is None else args)
        asked = ASKED.set(asked_in(words))
        titles = {name: getattr(rich_help, name) for name in _TITLES}
        if os.environ.get(_COMPLETE):
            # Some shells show what a command or flag is for.
            speak(self, Speech(quiet_language()))
        try:
            return super().main(words, prog_name, complete_var, standalone_mode, windows_expand_args, **extra)
        finally:
            ASKED.reset(asked)
            for name, title in titles.items():
                setattr(rich_help, name, title)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        with speaking(self, ctx):
            super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        return _in_words(super().get_usage(ctx), ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            speech = _speech(ctx)
            likely = _alike(args[0], self.commands)
            sentence = speech.text("wrong-command", word=args[0])
            raise self._told(sentence + _meant(speech, likely), ctx, speech)
        return super().resolve_command(ctx, args)

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        try:
            return super().make_context(info_name, args, parent, **extra)
        except UsageError as problem:
            raise self._spoken(problem) from None

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except UsageError as problem:
            raise self._spoken(problem) from None

    def _spoken(self, problem: Any) -> Any:
        """The same problem, in the player's language."""
        if getattr(problem, "told", False):
            return problem
        speech = Speech(quiet_language())
        return self._told(sentence_about(problem, speech), problem.ctx, speech)

    @staticmethod
    def _told(sentence: str, ctx: Any, speech: Speech) -> Any:
        _name_titles(speech)
        problem = UsageError(sentence, ctx)
        problem.told = True
        return problem


def asked_in(words: Sequence[str]) -> str | None:
    """The language that a line asks for."""
    for number, word in enumerate(words):
        if word == "--language" and number + 1 < len(words):
            return words[number + 1]
        if word.startswith("--language="):
            return word.partition("=")[2] or None
    return None


def sentence_about(problem: Any, speech: Speech) -> str:
    """What is wrong with a line, in one sentence."""
    quoted = re.search(r"'([^']*)'", str(getattr(problem, "message", "")))
    word = quoted.group(1) if quoted else ""
    kind, parameter = type(problem).__name__, getattr(problem, "param", None)
    name = "" if parameter is None else _name_of(parameter)
    if kind == "NoSuchOption":
        sentence = speech.text("wrong-flag", flag=problem.option_name)
        return sentence + _meant(speech, problem.possibilities or [])
    if kind == "BadOptionUsage":
        return speech.text("wrong-no-value", flag=str(problem.option_name))
    if kind == "MissingParameter":
        return speech.text("wrong-missing", name=name)
    if parameter is None:
        extra = str(getattr(problem, "message", "")).rpartition("(")[2].rstrip(")")
        return speech.text("wrong-extra", words=extra)
    type_name = type(parameter.type).__name__
    if "Path" in type_name or "File" in type_name:
        return speech.text("wrong-file", name=name, word=word)
    low, high = getattr(parameter.type, "min", None), getattr(parameter.type, "max", None)
    if low is not None and high is not None:
        return speech.text("wrong-range", name=name, low=str(low), high=str(high))
    if low is not None:
        return speech.text("wrong-least", name=name, low=str(low))
    if "Int" in type_name or "Float" in type_name:
        return speech.text("wrong-number", name=name, word=word)
    return speech.text("wrong-value", name=name, word=word)


def _name_of(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name).strip("[].")
    return str(max(parameter.opts, key=len))


def _alike(word: str, known: Iterable[str]) -> list[str]:
    import difflib

    return difflib.get_close_matches(word, list(known))


def _meant(speech: Speech, names: Sequence[str]) -> str:
    return " " + speech.text("wrong-meant", names=", ".join(names)) if names else ""


# ---------------------------------------------------------------------- help

_TITLES: Final = {
    "ARGUMENTS_PANEL_TITLE": "help-arguments",
    "OPTIONS_PANEL_TITLE": "help-options",
    "COMMANDS_PANEL_TITLE": "help-commands",
    "ERRORS_PANEL_TITLE": "help-error",
    "REQUIRED_LONG_STRING": "help-required",
    "DEFAULT_STRING": "help-default",
    "RICH_HELP": "help-try",
}
_PANELS: Final = {"Which game": "help-which", "How it is played": "help-how", "What comes out": "help-out"}


def _name_titles(speech: Speech) -> None:
    for name, key in _TITLES.items():
        text = speech.text(key, value="{}", command="[blue]'{command_path} {help_option}'[/]")
        setattr(rich_help, name, f"[{text}]" if name in ("REQUIRED_LONG_STRING", "DEFAULT_STRING") else text)


def _speech(ctx: Any) -> Speech:
    return Speech(quiet_language(ctx.find_root().params.get("language")))


def _in_words(usage: str, ctx: Any) -> str:
    return usage.replace("Usage:", _speech(ctx).text("help-usage"), 1)


@contextmanager
def speaking(command: Any, ctx: Any) -> Iterator[None]:
    """While help is shown, a command and those in it have their texts."""
    speech = _speech(ctx)
    _name_titles(speech)
    speak(command, speech)
    option = command.get_help_option(ctx)
    if option is not None:
        option.help = speech.text("help-help")
    yield


def speak(command: Any, speech: Speech) -> None:
    """Give a command, those in it and their flags the texts of a language."""
    name = command.name or "elgrande"
    command.help = help_of(name, speech)
    command.short_help = speech.text(f"help-{name}")
    for parameter in command.params:
        parameter.help = flag_text(name, parameter.name, speech)
        panel = getattr(parameter, "rich_help_panel", None)
        if panel in _PANELS:
            parameter.rich_help_panel = speech.text(_PANELS[panel])
    for inner in getattr(command, "commands", {}).values():
        speak(inner, speech)


def help_of(name: str, speech: Speech) -> str:
    """All that is said about a command, as Markdown."""
    parts = [speech.text(f"help-{name}")]
    if speech.has(f"help-{name}.more"):
        parts.append(speech.text(f"help-{name}.more"))
    if name in EXAMPLES:
        parts.append(speech.text("help-examples"))
        lines = []
        for line, key in EXAMPLES[name]:
            about = f": {speech.text(f'help-{name}.{key}')}" if key else ""
            lines.append(f"- `elgrande {line}`{about}")
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def flag_text(command: str, parameter: str, speech: Speech) -> str:
    """What a flag is for."""
    from elgrande.bots import bot_names
    from elgrande.rules.sets.known import MODULES
    from elgrande.rules.sets.setup import OPTIONS
    from elgrande.terminal.cast import DEFAULT_BOT

    flag = parameter.strip("_").replace("_", "-")
    key = f"flag-{command}-{flag}"
    key = key if speech.has(key) else f"flag-{flag}"
    facts = {
        "sets": lambda: "; ".join(
            f"{one.name} ({speech.set_about(one.name).rstrip('.')}; {', '.join(one.editions)})"
            for one in MODULES
        ),
        "option": lambda: "; ".join(f"{one.name}={'|'.join(one.values)}" for one in OPTIONS),
        "bots": lambda: ", ".join(bot_names()),
    }
    listed = facts[flag]() if flag in facts else ""
    return speech.text(key, list=listed, usual=DEFAULT_BOT)
