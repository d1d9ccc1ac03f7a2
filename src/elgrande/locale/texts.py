"""The texts of a language: Fluent files in a folder named after it and in those of the sets, with English behind gaps."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from elgrande.rules.errors import ElGrandeError
from elgrande.rules.sets import FOLDERS
from elgrande.rules.sets import __file__ as sets_file
from elgrande.rules.sets.known import SETS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

FALLBACK: Final = "en"
"""The language that has every text."""
FOLDER: Final = Path(__file__).parent
SETS_FOLDER: Final = Path(sets_file).parent
"""Where the sets are; each has its own texts."""


class UnknownLanguage(ElGrandeError):
    """A language without a folder of texts."""


class MissingText(ElGrandeError):
    """A text that is not there or cannot be formatted."""


def languages(folder: Path = FOLDER) -> list[str]:
    """The languages that have texts, by their codes."""
    return sorted({file.parent.name for file in folder.glob("*/*.ftl")})


def files(language: str, folder: Path = FOLDER) -> list[Path]:
    """The files of a language: those of its folder and, beside our own, those of the sets."""
    found = sorted((folder / language).glob("*.ftl"))
    if folder == FOLDER:
        found += [
            file for name in FOLDERS if (file := SETS_FOLDER / name / "texts" / f"{language}.ftl").exists()
        ]
    return found


def sources(language: str, folder: Path = FOLDER) -> dict[str, str]:
    """What is written in a language, by the names of the files; a set can also declare its texts itself."""
    found = {_shown(file): file.read_text(encoding="utf-8") for file in files(language, folder)}
    if folder == FOLDER:
        found |= {each.name: each.texts[language] for each in SETS if language in each.texts}
    return found


def _untranslated(language: str, folder: Path) -> list[str]:
    """What sets say themselves in English only; it is no gap that somebody has to fill."""
    if folder != FOLDER or language == FALLBACK:
        return []
    return [each.texts.get(FALLBACK, "") for each in SETS if each.texts and language not in each.texts]


def _shown(file: Path) -> str:
    """The name of a file; that of a set's texts with the folder of the set."""
    return file.name if file.parent.name != "texts" else f"{file.parent.parent.name}/{file.name}"


_SPACES: Final = re.compile(r"[ \t\r\n]+")
"""Space that means no more than that. A no-break space is meant, as before a French colon."""
_LINE: Final = re.compile(r"(?:([a-zA-Z][\w-]*)|[ ]+\.([a-zA-Z][\w-]*))[ ]*=[ ]*(.*)")


@cache
def first_lines(language: str = FALLBACK) -> dict[str, str]:
    """The keys of a language and their attributes, each with the first line that is written for it.

    That tells whether there is a text, and what a name is: for it, nobody has to read the whole of Fluent.
    """
    found: dict[str, str] = {}
    for source in [*sources(language).values(), *_untranslated(language, FOLDER)]:
        key = ""
        for line in source.splitlines():
            if match := _LINE.fullmatch(line):
                name, attribute, written = match.groups()
                key = name or key
                found[key if name else f"{key}.{attribute}"] = written.strip()
    return found


@cache
def load(language: str, folder: Path = FOLDER) -> FluentBundle:
    """All texts of a language."""
    if language not in languages(folder):
        raise UnknownLanguage(
            f"there are no texts in the language '{language}'; known are {', '.join(languages(folder))}"
        )
    # Read only when something is to be said: it takes a while, and the rules and a table can do without.
    from fluent.runtime import FluentBundle, FluentResource

    # Marks that isolate right-to-left text would show up as boxes in many terminals.
    bundle = FluentBundle([language, FALLBACK], use_isolating=False)
    for source in [*sources(language, folder).values(), *_untranslated(language, folder)]:
        bundle.add_resource(FluentResource(source))
    return bundle


class Texts:
    """Formats the texts of one language.

    A text that is missing, or cannot be formatted, is taken from English, and if English has none its key stands in
    for it: a game never stops for want of words. With ``strict`` it is an error.
    """

    def __init__(self, language: str = FALLBACK, strict: bool = False, folder: Path = FOLDER) -> None:
        self.language = language
        self.strict = strict
        self._bundles = [load(language, folder)]
        if language != FALLBACK:
            # A folder of a single language, as in a test or a translator's draft, still falls back to our English.
            self._bundles.append(load(FALLBACK, folder if FALLBACK in languages(folder) else FOLDER))

    def has(self, key: str) -> bool:
        """Whether this language or English has a text."""
        return any(_find(bundle, key) for bundle in self._bundles)

    def text(self, key: str, /, **arguments: str | int) -> str:
        """A text by its key; ``key.attribute`` is an attribute of it.

        Line breaks in the files are for their readers and mean no more than a space.
        """
        for bundle in self._bundles:
            pattern = _find(bundle, key)
            problems: list[Exception] = []
            if pattern is not None:
                result, problems = bundle.format_pattern(pattern, arguments)
                if not problems:
                    return _SPACES.sub(" ", str(result)).strip(" ")
            if self.strict:
                raise MissingText(_what_is_wrong(key, bundle.locales[0], problems))
        return key


def _find(bundle: FluentBundle, key: str) -> Pattern | None:
    """The pattern of a message or of its attribute, None if there is none."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _what_is_wrong(key: str, language: str, problems: list[Exception]) -> str:
    if not problems:
        return f"the language '{language}' has no text '{key}'"
    return f"the text '{key}' of '{language}' cannot be formatted: {'; '.join(str(p) for p in problems)}"
