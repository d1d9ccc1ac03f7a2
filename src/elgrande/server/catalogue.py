"""Everything that is the same for every table: editions, cards, bots, kinds of decisions."""

from __future__ import annotations

import logging
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from typing import Final

from elgrande.bots.words import ADVICE_KEYS
from elgrande.locale.facts import PROMPT_EXTRAS
from elgrande.locale.names import PLAIN_MODIFIER
from elgrande.locale.texts import FALLBACK, first_lines, languages, sources
from elgrande.record import RULES_VERSION
from elgrande.rules import Setup, rules_for
from elgrande.rules.choices import CHOICE_TEXTS
from elgrande.rules.effects.base import ALTERNATIVE
from elgrande.rules.effects.notation import print_effect
from elgrande.rules.errors import Reason
from elgrande.rules.kinds import Kind
from elgrande.rules.places import COLOUR_IDS, NINE_REGIONS, PLACE_IDS, PLACE_NAMES
from elgrande.rules.ruleset import Card, Modifier
from elgrande.rules.sets.editions import EDITIONS
from elgrande.rules.sets.facts import CHOICES, DECISIONS, EVENTS, VOCABULARY, part_of
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.rules.sets.known import CLASHES, MODULES, SETS
from elgrande.rules.sets.setup import OPTIONS
from elgrande.server.cast import DEFAULT_BOT, LEVELS
from elgrande.server.live.facts import setup_info
from elgrande.server.problems import Refusal
from elgrande.server.resources import (
    BotInfo,
    CardInfo,
    CardList,
    Catalogue,
    ClashInfo,
    DecisionKind,
    EditionInfo,
    EventInfo,
    FactKind,
    ModifierInfo,
    OptionInfo,
    PlaceInfo,
    Sentence,
    SetInfo,
)

log = logging.getLogger("elgrande.http")


def package_version() -> str:
    try:
        return installed_version("elgrande")
    except PackageNotFoundError:
        return "from source"


@cache
def catalogue() -> Catalogue:
    return Catalogue(
        version=package_version(),
        rules=RULES_VERSION,
        editions=[
            EditionInfo(name, f"edition-{name}", EDITIONS[name].region_names) for name in EDITION_NAMES
        ],
        sets=[
            SetInfo(
                module.name,
                f"set-{module.name}",
                list(module.editions),
                module.needs or None,
                {name: fact_kind(kind) for name, kind in part_of(module.name).items()},
            )
            for module in MODULES
        ],
        clashes=[
            ClashInfo(clash.first, clash.second, sentence(clash.why, clash.reason), clash.allowed)
            for clash in CLASHES
        ],
        options=[
            OptionInfo(
                option.name,
                f"option-{option.name}",
                list(option.values),
                option.values[0],
                list(option.editions),
                option.listed,
                option.needs or None,
            )
            for option in OPTIONS
        ],
        bots=[BotInfo(*level) for level in LEVELS.values()],
        default_bot=DEFAULT_BOT,
        places=[
            PlaceInfo(
                place,
                None if place in PLACE_NAMES else f"place-{place.replace('_', '-')}",
                dict(PLACE_NAMES.get(place, {})),
                NINE_REGIONS >> number & 1 == 1,
            )
            for number, place in enumerate(PLACE_IDS)
        ],
        colours=list(COLOUR_IDS),
        decisions=[
            DecisionKind(
                kind,
                f"prompt-{kind.replace('_', '-')}",
                [*decision.facts, *PROMPT_EXTRAS.get(kind, [])],
                decision.manner,
            )
            for kind, decision in DECISIONS.items()
        ],
        events={kind: EventInfo(list(event.facts), event.eventful) for kind, event in EVENTS.items()},
        choices={
            word: CHOICES.get(word, []) for word in dict.fromkeys(text.split()[0] for text in CHOICE_TEXTS)
        },
        vocabulary={name: fact_kind(kind) for name, kind in VOCABULARY.items()},
        advice=list(ADVICE_KEYS),
        languages=languages(),
    )


def fact_kind(kind: Kind) -> FactKind:
    inner = {name: fact_kind(one) for name, one in kind.facts.items()}
    return FactKind(kind.name, None if kind.of is None else fact_kind(kind.of), inner)


def sentence(text: str, reason: Reason | None) -> Sentence:
    return Sentence(text) if reason is None else Sentence(text, reason.key, reason.facts)


def cards_of(setup: Setup) -> CardList:
    """The cards that a game with this setup can bring."""
    rules = rules_for(setup)
    return CardList(
        setup=setup_info(setup),
        cards=[_card(card) for card in sorted(rules.cards, key=lambda card: card.stack)],
        modifiers=[_modifier(modifier) for modifier in rules.modifiers],
        supply=[int(count) for count in rules.supply],
    )


def _card(card: Card) -> CardInfo:
    return CardInfo(
        id=card.id,
        text=card.key,
        stack=card.stack,
        caballeros=card.caballeros,
        copies=card.copies,
        copies_known=card.copies_known,
        names=dict(card.names),
        effect=print_effect(card.effect),
        provenance=card.provenance,
        note=bool(card.note),
        alternatives=card.effect.remembers() == ALTERNATIVE,
        face=card.face if isinstance(card, PowerCard) else None,
        supply=card.supply if isinstance(card, PowerCard) else None,
    )


def _modifier(modifier: Modifier) -> ModifierInfo:
    key = f"modifier-{modifier.name}" if modifier.name else PLAIN_MODIFIER
    return ModifierInfo(
        number=modifier.number,
        value=int(modifier.value),
        text=key if key in first_lines() else PLAIN_MODIFIER,
        ability=None if modifier.ability is None else print_effect(modifier.ability),
        provenance=modifier.provenance,
    )


TEXTS_WHEN_WANTED: Final = {
    "learn": ["learn*.ftl"],
    "rules": ["rules*.ftl", "rulings*.ftl"],
    "terms": ["terms*.ftl"],
    "coach": ["coach*.ftl"],
    "review": ["review*.ftl"],
    "puzzles": ["puzzles*.ftl"],
    "analysis": ["analysis*.ftl", "positions*.ftl"],
    "meet": ["meet*.ftl"],
}
"""Texts that most visits never show: they are fetched by those who come to them."""


@cache
def texts_of(language: str, room: str = "") -> str:
    """All Fluent files of a language, one after the other; those of a room only if it is named."""
    if language not in languages():
        log.info("unknown language", extra={"language": language[:20]})
        raise Refusal(
            "no_such_language", f"there is no language '{language}'; known are {', '.join(languages())}", 404
        )
    written = sources(language)
    if room and room not in TEXTS_WHEN_WANTED:
        raise Refusal("not_found", f"there are no texts called '{room[:40]}'", 404)
    later = {
        name: {file for file in written for ending in endings if fnmatch(file, ending)}
        for name, endings in TEXTS_WHEN_WANTED.items()
    }
    if room:
        return "\n".join(text for file, text in written.items() if file in later[room])
    at_once = [text for file, text in written.items() if not any(file in files for files in later.values())]
    # A set that declares its own texts need not speak every language; it is better heard in English than not at all.
    english = [each.texts.get(FALLBACK, "") for each in SETS if language not in each.texts]
    return "\n".join([*at_once, *[text for text in english if text]])
