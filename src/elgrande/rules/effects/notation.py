"""A text for every effect, as correction files write it; ``notation_reader`` reads it.

>>> from elgrande.rules.effects.notation_reader import parse_effect
>>> print_effect(parse_effect("move( own = ALL, one_region = yes )"))
'move(own=all, one_region=yes)'
"""

from __future__ import annotations

from typing import Final

from elgrande.rules.effects.alliance import Ally
from elgrande.rules.effects.base import Effect, EitherOr, NoAction
from elgrande.rules.effects.bridge import BuildBridge
from elgrande.rules.effects.card_75 import PutInReserve
from elgrande.rules.effects.castillo import EmptyCastillo, ThrowOfEach
from elgrande.rules.effects.characters import TakeCharacter
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
from elgrande.rules.effects.score_more import ScoreCourts, ScorePart
from elgrande.rules.effects.score_named import ScoreOneOfThree
from elgrande.rules.effects.storm import LoveKing, RaiseStorm
from elgrande.rules.effects.supply import TakeFromProvince
from elgrande.rules.effects.symbols import WithSymbols
from elgrande.rules.effects.travel import OthersMoveGrandes
from elgrande.rules.effects.turns import Conquistadores, DoubleTurn, LastWord, StopActions
from elgrande.rules.effects.voyage import LayTokens, Transport
from elgrande.rules.effects.wandering_castillo import EndangerCastillo, MoveCastillo
from elgrande.rules.extras import QUARANTINE

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
    "score_one_of_three": "score_one_of_three",
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

PLAIN_EFFECTS: Final[dict[str, Effect]] = {
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
    "score_one_of_three": ScoreOneOfThree(),
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


# ---------------------------------------------------------------------- printing


def print_effect(effect: Effect) -> str:
    """The text of an effect; what is at its default is left out."""
    for name, plain in PLAIN_EFFECTS.items():
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
    if isinstance(effect, (Ally, Revolt, ScoreOneOfThree)):
        return True
    return isinstance(
        effect, (EitherOr, MoveKing, SwapKingWithGrande, MoveGrande, MoveScoreboard, ScoreChosenRegion, Evict)
    )
