"""Reading the notation of effects: the inverse of ``print_effect``, with a complaint for whatever cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.rules.effects.arguments import Given, Inner, Term
from elgrande.rules.effects.base import Effect
from elgrande.rules.effects.notation import print_effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.known_effects import EFFECTS, SHARED_EFFECTS

_LONGEST: Final = 200
_WORD_CHARACTERS: Final = "abcdefghijklmnopqrstuvwxyz_0123456789"
_COUNTS: Final = ["no", "one", "two", "three", "four"]


def parse_effect(text: str) -> Effect:
    """The effect of a text; letter case and spacing do not matter."""
    reader = _Reader(text)
    term = reader.term()
    reader.end()
    return _build(reader, term)


class _Reader:
    """Takes a text apart, and knows how to complain about it."""

    def __init__(self, text: str) -> None:
        self.text = " ".join(text.split()).lower()
        self.at = 0
        if not self.text:
            raise BadCorrection("the effect is empty; write for example 'place(2)' or 'score_region'")
        if len(self.text) > _LONGEST:
            raise BadCorrection(
                f"the effect has {len(self.text)} characters; no effect needs more than {_LONGEST}"
            )

    def error(self, problem: str) -> BadCorrection:
        return BadCorrection(f"cannot read the effect '{self.text}': {problem}")

    def next_is(self, mark: str) -> bool:
        """Whether a punctuation mark comes next; it is then taken."""
        self.skip_spaces()
        if self.text[self.at : self.at + 1] != mark:
            return False
        self.at += 1
        return True

    def skip_spaces(self) -> None:
        while self.text[self.at : self.at + 1] == " ":
            self.at += 1

    def what_is_here(self) -> str:
        rest = self.text[self.at :]
        return f"'{rest[:1]}' at character {self.at + 1}" if rest else "the end of the text"

    def word(self) -> str:
        self.skip_spaces()
        start = self.at
        while self.text[self.at : self.at + 1] in _WORD_CHARACTERS and self.at < len(self.text):
            self.at += 1
        if start == self.at:
            raise self.error(f"a name or a number should stand where {self.what_is_here()} is")
        return self.text[start : self.at]

    def term(self) -> Term:
        key = ""
        word = self.word()
        if self.next_is("="):
            key = word
            word = self.word()
        arguments: list[Term] = []
        if self.next_is("(") and not self.next_is(")"):
            arguments.append(self.term())
            while self.next_is(","):
                arguments.append(self.term())
            if not self.next_is(")"):
                raise self.error(f"a ',' or ')' should stand where {self.what_is_here()} is")
        return Term(key, word, arguments)

    def end(self) -> None:
        self.skip_spaces()
        if self.at < len(self.text):
            raise self.error(f"the effect should end where {self.what_is_here()} is")


def _build(reader: _Reader, term: Term) -> Effect:
    """The effect of a term, made by the constructor of its class with what its form finds in the brackets."""
    name = term.word
    if term.key:
        raise reader.error(f"an effect should stand where '{term.key}={name}' is")
    if name not in EFFECTS:
        raise reader.error(f"there is no effect '{name}'; known are {', '.join(SHARED_EFFECTS)}")
    form = EFFECTS[name].form
    inner = form.inner()
    given = Given(reader.text, form, term.arguments[len(inner) :])
    if inner:
        _check_inner(given, term.arguments)
    for i in range(len(inner)):
        given.values[inner[i].name] = _build(reader, term.arguments[i])
    for argument in form.arguments:
        if not isinstance(argument, Inner):
            given.values[argument.name] = argument.read(given)
    make: Callable[..., Effect] = EFFECTS[name]
    effect = make(**given.values)
    flaw = effect.flaw()
    if flaw:
        raise given.error(flaw)
    for role in inner:
        part = given.values[role.name]
        if isinstance(part, Effect) and not effect.takes(part):
            raise given.error(f"'{print_effect(part)}' cannot {role.role}")
    given.done()
    return effect


def _check_inner(given: Given, written: list[Term]) -> None:
    """The effects inside an effect come first, and all of them have to be there."""
    form = given.form
    count = len(form.inner())
    if count == len(form.arguments):
        if len(written) != count:
            raise given.error(f"'{form.name}' needs {_COUNTS[count]} effects, not {len(written)}")
    elif len(written) < count or written[0].key:
        raise given.error(f"'{form.name}' needs an effect first")
