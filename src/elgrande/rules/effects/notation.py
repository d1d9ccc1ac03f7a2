"""A text for every effect, as correction files write it. Reading and printing are inverse.

>>> print_effect(parse_effect("move( own = ALL, one_region = yes )"))
'move(own=all, one_region=yes)'
"""

from __future__ import annotations

from typing import Final

from elgrande.rules.choices import MOST_TAKEN
from elgrande.rules.effects.alliance import Ally
from elgrande.rules.effects.base import Effect, EitherOr, NoAction
from elgrande.rules.effects.bridge import BuildBridge
from elgrande.rules.effects.card_75 import PutInReserve
from elgrande.rules.effects.castillo import EmptyCastillo, ThrowOfEach
from elgrande.rules.effects.characters import CHARACTERS, TakeCharacter
from elgrande.rules.effects.civil_war import WageCivilWar
from elgrande.rules.effects.closed import CloseRegion
from elgrande.rules.effects.conspiracy import JailGrandes
from elgrande.rules.effects.court import HoldVeto, MoveGrande, MoveScoreboard, TakePowerCardBack
from elgrande.rules.effects.discs import Evict, LoseFromSecretRegion, ScoreSecretly
from elgrande.rules.effects.doubling import DoubleRegion
from elgrande.rules.effects.espionage import Spy
from elgrande.rules.effects.free_choice import KeepFreeChoice
from elgrande.rules.effects.inquisition import (
    DelayScoring,
    HolyInquisition,
    ScoreBlackRegions,
    ScoreNewRegions,
)
from elgrande.rules.effects.kept import KeepClosing, KeepStrike
from elgrande.rules.effects.king import (
    KING_TARGETS,
    MoveKing,
    MoveKingAndJailGrandes,
    MoveKingWithEntourage,
    Smuggle,
    SwapKingWithGrande,
)
from elgrande.rules.effects.league import MoveBothScoreboards
from elgrande.rules.effects.limitation import MoveTable
from elgrande.rules.effects.limits import LimitRegion
from elgrande.rules.effects.losses import ALL, EachReturns, LoseFromCourt, ReturnOneOfEach
from elgrande.rules.effects.mercenaries import SpanishInquisition
from elgrande.rules.effects.move import MoveCaballeros, PlaceExtra, ThrowIntoCastillo
from elgrande.rules.effects.placing import PlaceAnywhere, PlaceMore
from elgrande.rules.effects.region_cards import Boycott, HideKing
from elgrande.rules.effects.removal import RemoveLasting
from elgrande.rules.effects.revolt import TurnScoreboard
from elgrande.rules.effects.revolution import Revolt
from elgrande.rules.effects.score import (
    ScoreByValue,
    ScoreCastillo,
    ScoreChosenRegion,
    ScoreFewest,
    ScoreFirstPlaces,
    ScoreMost,
)
from elgrande.rules.effects.score_more import PARTS_OF_SPAIN, ScoreCourts, ScorePart
from elgrande.rules.effects.storm import LoveKing, RaiseStorm
from elgrande.rules.effects.supply import TakeFromProvince
from elgrande.rules.effects.symbols import WithSymbols
from elgrande.rules.effects.travel import OthersMoveGrandes
from elgrande.rules.effects.turns import Conquistadores, DoubleTurn, LastWord, StopActions
from elgrande.rules.effects.voyage import GOLD_TOKENS, GOODS_TOKENS, LayTokens, Transport
from elgrande.rules.effects.wandering_castillo import EndangerCastillo, MoveCastillo
from elgrande.rules.errors import BadCorrection
from elgrande.rules.extras import PROTECTED, QUARANTINE
from elgrande.rules.places import CABALLEROS

EFFECT_FORMS: Final = {
    "move": "move(any=4), move(own=2, foreign=2), move(own=all, one_region=yes) or move(own=1, castillo=no)",
    "place": "place(2) or place(2, castillo=no)",
    "either": "either(score_region, place(2))",
    "veto": "veto",
    "lose_court": "lose_court(3) or lose_court(all)",
    "lose_secret": "lose_secret(2) or lose_secret(all)",
    "each_returns": "each_returns(3)",
    "return_one_each": "return_one_each",
    "score_region": "score_region or score_region(present=yes)",
    "score_value": "score_value(4) or score_value(6, 7)",
    "score_most": "score_most",
    "score_fewest": "score_fewest",
    "score_firsts": "score_firsts",
    "score_castillo": "score_castillo",
    "score_secret": "score_secret",
    "scoreboard": "scoreboard",
    "power_back": "power_back",
    "take": "take(2)",
    "grande": "grande",
    "evict": "evict",
    "king": "king(anywhere), or neighbour, abroad, castillo, fewest or most in the brackets",
    "king_entourage": "king_entourage(2)",
    "king_jail": "king_jail",
    "king_swap": "king_swap",
    "smuggle": "smuggle",
    "throw_castillo": "throw_castillo",
    "none": "none",
}
"""Every effect of the base game by its name in the notation, with examples of how it is written."""

SET_FORMS: Final = {
    "lay": "lay(transport, gold=1, goods=1)",
    "holy_inquisition": "holy_inquisition(2)",
    "score_black": "score_black",
    "score_new": "score_new",
    "score_later": "score_later",
    "close_card": "close_card",
    "double_strike": "double_strike",
    "free_choice": "free_choice",
    "transport": "transport",
    "limitation_table": "limitation_table",
    "conspiracy": "conspiracy",
    "place_anywhere": "place_anywhere",
    "place_more": "place_more(5)",
    "double_region": "double_region",
    "throw_each": "throw_each(2)",
    "spy": "spy",
    "limit_region": "limit_region",
    "reserve": "reserve",
    "close_region": "close_region(king_token) or close_region(quarantine)",
    "removal": "removal",
    "symbols": "symbols(boycott, prison=yes) or symbols(none, ship=yes, prison=yes)",
    "boycott": "boycott",
    "king_incognito": "king_incognito",
    "league": "league",
    "double_turn": "double_turn",
    "eviction_order": "eviction_order",
    "score_part": "score_part(coast) or score_part(inland)",
    "score_courts": "score_courts(7, 5, 1)",
    "action_stop": "action_stop",
    "revolution": "revolution",
    "conquistadores": "conquistadores",
    "spanish_inquisition": "spanish_inquisition",
    "alliance": "alliance",
    "last_word": "last_word or last_word(ship=yes)",
    "character": "character(queen) or character(jester)",
    "travel_day": "travel_day",
    "move_castillo": "move_castillo",
    "civil_war": "civil_war",
    "bridge": "bridge",
    "turn_scoreboard": "turn_scoreboard",
    "collapse": "collapse",
    "storm": "storm",
    "mistress": "mistress",
}
"""Effects that only cards of a Big Box set can have, as they need what the set brings; written like the others."""

_PLAIN: Final[dict[str, Effect]] = {
    "none": NoAction(),
    "score_black": ScoreBlackRegions(),
    "score_new": ScoreNewRegions(),
    "score_later": DelayScoring(),
    "close_card": KeepClosing(),
    "double_strike": KeepStrike(),
    "free_choice": KeepFreeChoice(),
    "transport": Transport(),
    "limitation_table": MoveTable(),
    "conspiracy": JailGrandes(),
    "place_anywhere": PlaceAnywhere(),
    "double_region": DoubleRegion(),
    "spy": Spy(),
    "limit_region": LimitRegion(),
    "reserve": PutInReserve(),
    "removal": RemoveLasting(),
    "boycott": Boycott(),
    "king_incognito": HideKing(),
    "league": MoveBothScoreboards(),
    "double_turn": DoubleTurn(),
    "eviction_order": EmptyCastillo(),
    "action_stop": StopActions(),
    "revolution": Revolt(),
    "conquistadores": Conquistadores(),
    "spanish_inquisition": SpanishInquisition(),
    "alliance": Ally(),
    "travel_day": OthersMoveGrandes(),
    "move_castillo": MoveCastillo(),
    "civil_war": WageCivilWar(),
    "bridge": BuildBridge(),
    "turn_scoreboard": TurnScoreboard(),
    "collapse": EndangerCastillo(),
    "storm": RaiseStorm(),
    "mistress": LoveKing(),
    "veto": HoldVeto(),
    "return_one_each": ReturnOneOfEach(),
    "score_most": ScoreMost(),
    "score_fewest": ScoreFewest(),
    "score_firsts": ScoreFirstPlaces(),
    "score_castillo": ScoreCastillo(),
    "score_secret": ScoreSecretly(),
    "scoreboard": MoveScoreboard(),
    "power_back": TakePowerCardBack(),
    "grande": MoveGrande(),
    "evict": Evict(),
    "king_jail": MoveKingAndJailGrandes(),
    "king_swap": SwapKingWithGrande(),
    "smuggle": Smuggle(),
    "throw_castillo": ThrowIntoCastillo(),
}
"""Effects without numbers. They hold nothing, so one object of each serves every card."""

_LONGEST: Final = 200
_HIGHEST_VALUE: Final = 20
"""No scoreboard shows more."""


# ---------------------------------------------------------------------- printing


def print_effect(effect: Effect) -> str:
    """The text of an effect; what is at its default is left out."""
    for name, plain in _PLAIN.items():
        if type(effect) is type(plain):
            return name
    if isinstance(effect, ScoreChosenRegion):
        return "score_region(present=yes)" if effect.present else "score_region"
    if isinstance(effect, PlaceMore):
        return f"place_more({effect.up_to})"
    if isinstance(effect, ThrowOfEach):
        return f"throw_each({effect.count})"
    if isinstance(effect, CloseRegion):
        return f"close_region({'quarantine' if effect.field == QUARANTINE else 'king_token'})"
    if isinstance(effect, MoveCaballeros):
        return _print_move(effect)
    if isinstance(effect, PlaceExtra):
        return f"place({effect.up_to})" if effect.castillo else f"place({effect.up_to}, castillo=no)"
    if isinstance(effect, LayTokens):
        return _print_laying(effect)
    if isinstance(effect, WithSymbols):
        return _print_symbols(effect)
    if isinstance(effect, ScorePart):
        return f"score_part({effect.part})"
    if isinstance(effect, ScoreCourts):
        return f"score_courts({', '.join([str(value) for value in effect.values])})"
    if isinstance(effect, TakeCharacter):
        return f"character({effect.who})"
    if isinstance(effect, HolyInquisition):
        return f"holy_inquisition({effect.count})"
    if isinstance(effect, EitherOr):
        return f"either({print_effect(effect.first)}, {print_effect(effect.second)})"
    if isinstance(effect, LoseFromCourt):
        return f"lose_court({_print_count(effect.count)})"
    if isinstance(effect, LoseFromSecretRegion):
        return f"lose_secret({_print_count(effect.count)})"
    if isinstance(effect, EachReturns):
        return f"each_returns({effect.count})"
    if isinstance(effect, TakeFromProvince):
        return f"take({effect.up_to})"
    if isinstance(effect, ScoreByValue):
        return f"score_value({effect.low}{'' if effect.high == effect.low else f', {effect.high}'})"
    # The entourage is a kind of King's move, so it has to be asked for first.
    if isinstance(effect, MoveKingWithEntourage):
        return f"king_entourage({effect.count})"
    if isinstance(effect, MoveKing):
        return f"king({KING_TARGETS[effect.where]})"
    raise NotImplementedError(f"{type(effect).__name__} has no notation yet")


def _print_count(count: int) -> str:
    return "all" if count == ALL else str(count)


def _print_laying(effect: LayTokens) -> str:
    parts = [print_effect(effect.effect)]
    if effect.gold:
        parts.append(f"gold={effect.gold}")
    if effect.goods:
        parts.append(f"goods={effect.goods}")
    return f"lay({', '.join(parts)})"


def _print_symbols(effect: WithSymbols) -> str:
    # The last word has its symbols in itself, as they wait with the rest of the turn.
    parts = [] if isinstance(effect, LastWord) else [print_effect(effect.effect)]
    if effect.ship:
        parts.append("ship=yes")
    if effect.prison:
        parts.append("prison=yes")
    name = "last_word" if isinstance(effect, LastWord) else "symbols"
    return f"{name}({', '.join(parts)})" if parts else name


def _print_move(effect: MoveCaballeros) -> str:
    parts: list[str] = []
    if effect.any:
        parts.append(f"any={_print_count(effect.any)}")
    if effect.own:
        parts.append(f"own={_print_count(effect.own)}")
    if effect.foreign:
        parts.append(f"foreign={_print_count(effect.foreign)}")
    if effect.one_region:
        parts.append("one_region=yes")
    if not effect.castillo:
        parts.append("castillo=no")
    return f"move({', '.join(parts)})"


# ---------------------------------------------------------------------- reading


def parse_effect(text: str) -> Effect:
    """The effect of a text; letter case and spacing do not matter."""
    reader = _Reader(text)
    term = reader.term()
    reader.end()
    return _build(reader, term)


def needs_announcement(effect: Effect) -> bool:
    """Whether the player has to say something before the effect begins: a place, a Grande, one of two alternatives.

    Abilities of modifiers are carried out without an announcement, so such an effect cannot be one.
    """
    if isinstance(effect, MoveCaballeros):
        return effect.one_region
    if isinstance(effect, (LayTokens, WithSymbols)):
        return needs_announcement(effect.effect)
    if isinstance(effect, (DelayScoring, MoveTable, DoubleRegion, LimitRegion, CloseRegion, RemoveLasting)):
        return True
    if isinstance(effect, (Ally, Revolt)):
        return True
    return isinstance(
        effect, (EitherOr, MoveKing, SwapKingWithGrande, MoveGrande, MoveScoreboard, ScoreChosenRegion, Evict)
    )


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
    effect = _PLAIN[name] if name in _PLAIN else _build_counted(name, arguments)
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
        if isinstance(effect, (EitherOr, MoveScoreboard, SwapKingWithGrande, RemoveLasting, Ally, Revolt)):
            raise reader.misused("either", f"'{print_effect(effect)}' cannot be one of two alternatives")
    return EitherOr(effects[0], effects[1])
