"""How an effect is written: one declaration of its name and its arguments, for reading and for printing.

    form: ClassVar[Form] = Form(
        "place", [Number("up_to", 1, CABALLEROS), Flag("castillo", True)], "place(2) or place(2, castillo=no)"
    )

What an argument is called here, the constructor of the effect calls it too, and so does the attribute that keeps it.
"""

from __future__ import annotations

from elgrande.rules.errors import BadCorrection


class Term:
    """A word or number with what stands in brackets behind it, and with ``key=`` if that stands before it."""

    def __init__(self, key: str, word: str, arguments: list[Term]) -> None:
        self.key = key
        self.word = word
        self.arguments = arguments


class Given:
    """What stands in the brackets of an effect. Each argument is asked for once; none may be left in the end."""

    def __init__(self, text: str, form: Form, terms: list[Term]) -> None:
        self.text = text
        """The whole text that is read."""
        self.form = form
        self.left: list[Term] = list(terms)
        self.values: dict[str, object] = {}
        """What was read already, by the names of the arguments."""

    def error(self, problem: str) -> BadCorrection:
        return BadCorrection(f"cannot read the effect '{self.text}': {problem}; write {self.form.examples}")

    def take(self, key: str) -> str:
        """The value of an argument, empty if it is not there. The key of a plain argument is empty."""
        for i in range(len(self.left)):
            term = self.left[i]
            if term.key == key:
                if term.arguments:
                    raise self.error(f"'{term.word}' takes nothing in brackets here")
                del self.left[i]
                return term.word
        return ""

    def done(self) -> None:
        if self.left:
            term = self.left[0]
            shown = f"{term.key}={term.word}" if term.key else term.word
            raise self.error(f"'{shown}' has no place in '{self.form.name}'")


# ---------------------------------------------------------------------- the kinds of arguments


class Argument:
    """One argument of an effect. With a key it is written ``key=value``, without one as the value alone."""

    def __init__(self, name: str, key: str = "") -> None:
        self.name = name
        self.key = key

    def read(self, given: Given) -> object:
        """The value that is written, or the default; whatever else stands there is complained about."""
        raise NotImplementedError

    def word(self, value: object) -> str:
        """The value as it is written."""
        raise NotImplementedError

    def left_out(self, value: object, values: dict[str, object]) -> bool:
        """Whether the value is the default, which is not printed. ``values`` are those of all arguments."""
        return False


class Number(Argument):
    """A number within limits.

    Without a default it has to be there. ``all`` is the number that stands for "all of them", where that can be
    written. ``least`` names an argument before it: it cannot be less than that one, and is the same if left out.
    """

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        key: str = "",
        default: int | None = None,
        all: int | None = None,
        least: str = "",
    ) -> None:
        super().__init__(name, key)
        self.low = low
        self.high = high
        self.default = default
        self.all = all
        self.least = least

    def read(self, given: Given) -> object:
        low = self.low
        default = self.default
        if self.least:
            other = given.values[self.least]
            assert isinstance(other, int)
            low = default = other
        what = f"'{self.key}'" if self.key else f"the number of '{given.form.name}'"
        word = given.take(self.key)
        if not word:
            if default is not None:
                return default
            raise given.error(f"{what} is missing")
        if self.all is not None and word == "all":
            return self.all
        if not word.isdigit() or len(word) > 4 or not low <= int(word) <= self.high:
            limits = f"{low} to {self.high}{'' if self.all is None else ' or all'}"
            raise given.error(f"{what} must be {limits}, not '{word}'")
        return int(word)

    def word(self, value: object) -> str:
        return "all" if self.all is not None and value == self.all else str(value)

    def left_out(self, value: object, values: dict[str, object]) -> bool:
        return value == (values[self.least] if self.least else self.default)


class Flag(Argument):
    """``yes`` or ``no``, written behind its name."""

    def __init__(self, name: str, default: bool) -> None:
        super().__init__(name, name)
        self.default = default

    def read(self, given: Given) -> object:
        word = given.take(self.key)
        if not word:
            return self.default
        if word != "yes" and word != "no":
            raise given.error(f"'{self.key}' must be yes or no, not '{word}'")
        return word == "yes"

    def word(self, value: object) -> str:
        return "yes" if value else "no"

    def left_out(self, value: object, values: dict[str, object]) -> bool:
        return value == self.default


class Word(Argument):
    """One word out of a list. ``what`` says what is missing without it, ``refusal`` what another word cannot be."""

    def __init__(self, name: str, words: list[str], what: str, refusal: str = "") -> None:
        super().__init__(name)
        self.words = words
        self.what = what
        self.refusal = refusal

    def read(self, given: Given) -> object:
        word = given.take(self.key)
        if not word:
            raise given.error(f"{self.what} is missing")
        if word not in self.words:
            known = ", ".join(self.words)
            refusal = f"{self.refusal} '{word}'" if self.refusal else ""
            raise given.error(refusal or f"{self.what} is missing, and '{word}' is none of {known}")
        return word

    def word(self, value: object) -> str:
        return str(value)


class Inner(Argument):
    """An effect inside the effect. ``role`` is what one that does not fit cannot do there."""

    def __init__(self, name: str, role: str) -> None:
        super().__init__(name)
        self.role = role


# ---------------------------------------------------------------------- the form of an effect


class Form:
    """The name of an effect in the notation, its arguments, and examples for whoever has miswritten it.

    ``closed`` is for an effect that no corrected card may have: what such a card cannot do, and why.
    """

    def __init__(
        self, name: str, arguments: list[Argument] | None = None, examples: str = "", closed: str = ""
    ) -> None:
        self.name = name
        self.arguments: list[Argument] = [] if arguments is None else arguments
        self.examples: str = examples or name
        self.closed = closed

    def inner(self) -> list[Inner]:
        """The arguments that are effects themselves."""
        return [argument for argument in self.arguments if isinstance(argument, Inner)]
