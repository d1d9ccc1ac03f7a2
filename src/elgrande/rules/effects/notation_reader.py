"""Reading the notation of effects: the inverse of ``print_effect``, with a complaint for whatever cannot be read."""

from __future__ import annotations

from typing import Final

from elgrande.rules.choices import MOST_TAKEN
from elgrande.rules.effects.alliance import Ally
from elgrande.rules.effects.base import Effect, EitherOr
from elgrande.rules.effects.castillo import ThrowOfEach
from elgrande.rules.effects.characters import CHARACTERS, TakeCharacter
from elgrande.rules.effects.closed import CloseRegion
from elgrande.rules.effects.court import MoveScoreboard
from elgrande.rules.effects.discs import LoseFromSecretRegion
from elgrande.rules.effects.inquisition import HolyInquisition
from elgrande.rules.effects.king import KING_TARGETS, MoveKing, MoveKingWithEntourage, SwapKingWithGrande
from elgrande.rules.effects.losses import ALL, EachReturns, LoseFromCourt
from elgrande.rules.effects.move import MoveCaballeros, PlaceExtra
from elgrande.rules.effects.notation import EFFECT_FORMS, PLAIN_EFFECTS, SET_FORMS, print_effect
from elgrande.rules.effects.placing import PlaceMore
from elgrande.rules.effects.removal import RemoveLasting
from elgrande.rules.effects.revolution import Revolt
from elgrande.rules.effects.score import ScoreByValue, ScoreChosenRegion
from elgrande.rules.effects.score_more import PARTS_OF_SPAIN, ScoreCourts, ScorePart
from elgrande.rules.effects.score_named import ScoreOneOfThree
from elgrande.rules.effects.supply import TakeFromProvince
from elgrande.rules.effects.symbols import WithSymbols
from elgrande.rules.effects.turns import LastWord
from elgrande.rules.effects.voyage import GOLD_TOKENS, GOODS_TOKENS, LayTokens
from elgrande.rules.errors import BadCorrection
from elgrande.rules.extras import PROTECTED, QUARANTINE
from elgrande.rules.places import CABALLEROS

_LONGEST: Final = 200
_HIGHEST_VALUE: Final = 20
"""No scoreboard shows more."""


def parse_effect(text: str) -> Effect:
    """The effect of a text; letter case and spacing do not matter."""
    reader = _Reader(text)
    term = reader.term()
    reader.end()
    return _build(reader, term)


class _Term:
    """A word or number with what stands in brackets behind it, and with ``key=`` if that stands before it."""

    def __init__(self, key: str, word: str, arguments: list[_Term]) -> None:
        self.key = key
        self.word = word
        self.arguments = arguments


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

    def misused(self, name: str, problem: str) -> BadCorrection:
        return self.error(f"{problem}; write {EFFECT_FORMS.get(name) or SET_FORMS[name]}")

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

    def term(self) -> _Term:
        key = ""
        word = self.word()
        if self.next_is("="):
            key = word
            word = self.word()
        arguments: list[_Term] = []
        if self.next_is("(") and not self.next_is(")"):
            arguments.append(self.term())
            while self.next_is(","):
                arguments.append(self.term())
            if not self.next_is(")"):
                raise self.error(f"a ',' or ')' should stand where {self.what_is_here()} is")
        return _Term(key, word, arguments)

    def end(self) -> None:
        self.skip_spaces()
        if self.at < len(self.text):
            raise self.error(f"the effect should end where {self.what_is_here()} is")


_WORD_CHARACTERS: Final = "abcdefghijklmnopqrstuvwxyz_0123456789"


class _Arguments:
    """What stands in the brackets of an effect. Each argument is asked for once; none may be left in the end."""

    def __init__(self, reader: _Reader, term: _Term) -> None:
        self.reader = reader
        self.name = term.word
        self.left: list[_Term] = list(term.arguments)

    def error(self, problem: str) -> BadCorrection:
        return self.reader.misused(self.name, problem)

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

    def number(self, key: str, low: int, high: int, or_all: bool = False, default: int = -1) -> int:
        """A number within limits, or ``all``. Without a default it has to be there."""
        what = f"'{key}'" if key else f"the number of '{self.name}'"
        word = self.take(key)
        if not word:
            if default >= 0:
                return default
            raise self.error(f"{what} is missing")
        if or_all and word == "all":
            return ALL
        limits = f"{low} to {high}{' or all' if or_all else ''}"
        if not word.isdigit() or len(word) > 4 or not low <= int(word) <= high:
            raise self.error(f"{what} must be {limits}, not '{word}'")
        return int(word)

    def yes_or_no(self, key: str, default: bool) -> bool:
        word = self.take(key)
        if not word:
            return default
        if word != "yes" and word != "no":
            raise self.error(f"'{key}' must be yes or no, not '{word}'")
        return word == "yes"

    def done(self) -> None:
        if self.left:
            term = self.left[0]
            shown = f"{term.key}={term.word}" if term.key else term.word
            raise self.error(f"'{shown}' has no place in '{self.name}'")


def _build(reader: _Reader, term: _Term) -> Effect:
    name = term.word
    if term.key:
        raise reader.error(f"an effect should stand where '{term.key}={name}' is")
    if name not in EFFECT_FORMS and name not in SET_FORMS:
        raise reader.error(f"there is no effect '{name}'; known are {', '.join(EFFECT_FORMS)}")
    if name == "either":
        return _build_either(reader, term)
    if name == "lay":
        return _build_laying(reader, term)
    if name == "symbols":
        return _build_symbols(reader, term)
    arguments = _Arguments(reader, term)
    effect = PLAIN_EFFECTS[name] if name in PLAIN_EFFECTS else _build_counted(name, arguments)
    arguments.done()
    return effect


def _build_counted(name: str, arguments: _Arguments) -> Effect:
    if name == "move":
        return _build_move(arguments)
    if name == "place":
        return PlaceExtra(arguments.number("", 1, CABALLEROS), arguments.yes_or_no("castillo", True))
    if name == "lose_court":
        return LoseFromCourt(arguments.number("", 1, CABALLEROS, or_all=True))
    if name == "lose_secret":
        return LoseFromSecretRegion(arguments.number("", 1, CABALLEROS, or_all=True))
    if name == "each_returns":
        return EachReturns(arguments.number("", 1, CABALLEROS))
    if name == "take":
        # The choice 'take 7' does not exist.
        return TakeFromProvince(arguments.number("", 1, MOST_TAKEN))
    if name == "score_region":
        return ScoreChosenRegion(arguments.yes_or_no("present", False))
    if name == "place_more":
        return PlaceMore(arguments.number("", 1, CABALLEROS))
    if name == "throw_each":
        # What is still to go is kept in three bits for each colour.
        return ThrowOfEach(arguments.number("", 1, 7))
    if name == "close_region":
        token = arguments.take("")
        if token not in ("king_token", "quarantine"):
            raise arguments.error("which token closes the region is missing")
        # The quarantine can only be laid next to the King.
        return CloseRegion(PROTECTED if token == "king_token" else QUARANTINE, token == "quarantine")
    if name == "score_part":
        part = arguments.take("")
        if part not in PARTS_OF_SPAIN:
            raise arguments.error("which part of Spain is missing")
        return ScorePart(part)
    if name == "score_courts":
        first = arguments.number("", 0, _HIGHEST_VALUE)
        second = arguments.number("", 0, _HIGHEST_VALUE)
        return ScoreCourts(first, second, arguments.number("", 0, _HIGHEST_VALUE))
    if name == "character":
        who = arguments.take("")
        if who not in CHARACTERS:
            raise arguments.error("which character is missing")
        return TakeCharacter(who)
    if name == "last_word":
        return LastWord(arguments.yes_or_no("ship", False), arguments.yes_or_no("prison", False))
    if name == "holy_inquisition":
        return HolyInquisition(arguments.number("", 1, CABALLEROS))
    if name == "king_entourage":
        return MoveKingWithEntourage(arguments.number("", 1, CABALLEROS))
    if name == "score_value":
        low = arguments.number("", 1, _HIGHEST_VALUE)
        return ScoreByValue(low, arguments.number("", low, _HIGHEST_VALUE, default=low))
    if name == "king":
        where = arguments.take("")
        if where not in KING_TARGETS:
            problem = f"the King cannot be sent to '{where}'" if where else "where the King goes is missing"
            raise arguments.error(problem)
        return MoveKing(where)
    raise NotImplementedError(f"the effect '{name}' cannot be read yet")


def _build_move(arguments: _Arguments) -> Effect:
    anybody = arguments.number("any", 1, CABALLEROS, or_all=True, default=0)
    own = arguments.number("own", 1, CABALLEROS, or_all=True, default=0)
    foreign = arguments.number("foreign", 1, CABALLEROS, or_all=True, default=0)
    if anybody + own + foreign == 0:
        raise arguments.error("how many caballeros of which colours is missing")
    if anybody and own + foreign:
        raise arguments.error("'any' covers own and foreign caballeros and stands without them")
    return MoveCaballeros(
        anybody, own, foreign, arguments.yes_or_no("one_region", False), arguments.yes_or_no("castillo", True)
    )


def _build_laying(reader: _Reader, term: _Term) -> Effect:
    if not term.arguments or term.arguments[0].key:
        raise reader.misused("lay", "'lay' needs an effect first")
    effect = _build(reader, term.arguments[0])
    if isinstance(effect, (EitherOr, LayTokens)):
        raise reader.misused("lay", f"'{print_effect(effect)}' cannot follow the laying of tokens")
    arguments = _Arguments(reader, _Term("", "lay", term.arguments[1:]))
    gold = arguments.number("gold", 1, GOLD_TOKENS, default=0)
    goods = arguments.number("goods", 1, GOODS_TOKENS, default=0)
    arguments.done()
    return LayTokens(effect, gold, goods)


def _build_symbols(reader: _Reader, term: _Term) -> Effect:
    if not term.arguments or term.arguments[0].key:
        raise reader.misused("symbols", "'symbols' needs an effect first")
    effect = _build(reader, term.arguments[0])
    if isinstance(effect, (EitherOr, LayTokens, WithSymbols)):
        raise reader.misused("symbols", f"'{print_effect(effect)}' cannot follow the symbols")
    arguments = _Arguments(reader, _Term("", "symbols", term.arguments[1:]))
    ship = arguments.yes_or_no("ship", False)
    prison = arguments.yes_or_no("prison", False)
    arguments.done()
    return WithSymbols(effect, ship, prison)


def _build_either(reader: _Reader, term: _Term) -> Effect:
    if len(term.arguments) != 2:
        raise reader.misused("either", f"'either' needs two effects, not {len(term.arguments)}")
    effects = [_build(reader, argument) for argument in term.arguments]
    for effect in effects:
        # These announce a branch of their own, and the table remembers only one.
        if isinstance(
            effect,
            (EitherOr, MoveScoreboard, SwapKingWithGrande, RemoveLasting, Ally, Revolt, ScoreOneOfThree),
        ):
            raise reader.misused("either", f"'{print_effect(effect)}' cannot be one of two alternatives")
    return EitherOr(effects[0], effects[1])
