"""Which texts a language needs, and which variables each of them gets: derived from the rules and from the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from elgrande.locale.facts import (
    CHOICE_EXTRAS,
    ITEMS,
    PROMPT_EXTRAS,
    UNNAMED,
    variables_of,
)
from elgrande.locale.names import PLAIN_MODIFIER, all_cards, game_variables
from elgrande.locale.texts import FALLBACK, FOLDER
from elgrande.rules.choices import CHOICE_TEXTS
from elgrande.rules.effects.base import ALTERNATIVE
from elgrande.rules.fields import FIELDS
from elgrande.rules.kinds import Kind
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS, PLACE_NAMES
from elgrande.rules.ruleset import CHARACTER_CARDS, PROVENANCES
from elgrande.rules.scoring import Award
from elgrande.rules.sets.bigbox.words import SPOT_IDS
from elgrande.rules.sets.corrections import CORRECTED
from elgrande.rules.sets.facts import CHOICES, DECISIONS, EVENTS, PARTS, part_of
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.known import CLASHES, MODULES
from elgrande.rules.sets.power_modifiers.cards import power_modifiers
from elgrande.rules.sets.setup import OPTIONS

PACKAGE: Final = Path(__file__).parent.parent

LABELS: Final = [
    "board",
    "card",
    "castillo",
    "copies",
    "court",
    "effect",
    "grande",
    "hand",
    "hidden",
    "king",
    "log",
    "note",
    "offer",
    "options",
    "played",
    "player",
    "players",
    "points",
    "preview",
    "provenance",
    "province",
    "rank",
    "region",
    "round",
    "score",
    "scoreboard",
    "seed",
    "sets",
    "stack",
    "start-player",
    "turn-order",
    "used",
    "vetos",
    "winner",
    "winners",
    "your-turn",
]
"""Headings and short words that every client can use: ``label-`` plus the word is the key."""


def tokens() -> list[str]:
    """What the sets have on the table, as the view calls it; the keys are those of further labels."""
    found: set[str] = set()
    for name in PARTS:
        for fact, kind in part_of(name).items():
            # What a set shows all together has no label of its own, but each fact in it has.
            inner = kind.facts or {fact: kind}
            found.update(inner)
            found.update(word for one in inner.values() for word in _labels_in(one))
    return sorted(found | set(SPOT_IDS[2:]))


def _labels_in(kind: Kind) -> Iterable[str]:
    """The names that are said inside a fact."""
    for name, inner in kind.facts.items():
        if inner.whole not in UNNAMED:
            yield name
        yield from _labels_in(inner)
    if kind.of is not None:
        yield from _labels_in(kind.of)


Needs = dict[str, frozenset[str] | None]
"""Keys, attributes as ``key.attribute``, with the variables that are supplied; None if the code does not tell."""


@cache
def needed_texts() -> Needs:
    """Every text that the game can ask for. A new card, event, decision or option makes it longer by itself."""
    needs: Needs = {}
    _need_cards(needs)
    _need_sentences(needs)
    _need_words(needs)
    needs.update(texts_in_code(PACKAGE))
    needs.update(texts_of_client(FOLDER / FALLBACK))
    needs.update(texts_of_client(FOLDER / FALLBACK, [HELP_FILE]))
    return needs


def _need(needs: Needs, key: str, variables: Iterable[str] = ()) -> None:
    needs[key.replace("_", "-")] = frozenset(variables)


def _need_cards(needs: Needs) -> None:
    variables = game_variables()
    for card in all_cards():
        _need(needs, card.key, variables)
        _need(needs, f"{card.key}.title", variables)
        if card.note:
            _need(needs, f"{card.key}.note", variables)
        if card.effect.remembers() == ALTERNATIVE:
            _need(needs, f"{card.key}.first", variables)
            _need(needs, f"{card.key}.second", variables)
    for character in CHARACTER_CARDS:
        _need(needs, f"character-{character}", variables)
        _need(needs, f"character-{character}.title", variables)
    abilities = [f"modifier-{modifier.name}" for modifier in power_modifiers() if modifier.name]
    for key in [PLAIN_MODIFIER, *abilities]:
        _need(needs, key, variables)
        _need(needs, f"{key}.title", variables)


def _need_sentences(needs: Needs) -> None:
    for kind, decision in DECISIONS.items():
        _need(needs, f"prompt-{kind}", variables_of(decision.facts) + PROMPT_EXTRAS.get(kind, []))
    for choice in CHOICE_TEXTS:
        word = choice.split()[0]
        _need(needs, f"choice-{word}", variables_of(CHOICES.get(word, [])) + CHOICE_EXTRAS)
    for kind, event in EVENTS.items():
        _need(needs, f"event-{kind}", variables_of(event.facts))
    for name, facts in ITEMS.items():
        _need(needs, f"item-{name}", variables_of(facts))
    _need(needs, "award-reason", variables_of(Award(0, 1, 1, False).to_json()))
    for clash in CLASHES:
        _need(needs, clash.key, variables_of(clash.reason.facts))
    for key, facts in reasons_in_code(PACKAGE).items():
        _need(needs, key, variables_of(facts))
    for field in FIELDS.values():
        if not field.follows:
            _need(needs, "field-" + field.name.replace("_", "-"))


def _need_words(needs: Needs) -> None:
    for place in PLACE_IDS:
        if place not in PLACE_NAMES:
            _need(needs, "place-" + place.replace("_", "-"))
    for colour in COLOUR_IDS:
        _need(needs, f"colour-{colour}")
    for word in [*LABELS, *tokens()]:
        _need(needs, f"label-{word}")
    described = [f"edition-{edition}" for edition in EDITION_NAMES]
    described += [f"set-{module.name}" for module in MODULES]
    described += [f"option-{option.name}" for option in OPTIONS]
    described += [f"provenance-{provenance}" for provenance in [*PROVENANCES, CORRECTED]]
    for key in described:
        _need(needs, key)
        _need(needs, f"{key}.about")
    for option in OPTIONS:
        for value in option.values:
            _need(needs, f"option-{option.name}-{value}")


# ---------------------------------------------------------------------- texts that the code asks for by name

_KEY: Final = re.compile(r"[a-z]+(-[a-z0-9]+)+(\.[a-z-]+)?")


def _files_with(words: str, folder: Path) -> Iterable[tuple[Path, ast.Module]]:
    """Python files in which something stands, taken apart; most have nothing of it, and are only looked through."""
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if words in source:
            yield file, ast.parse(source)


def texts_in_code(folder: Path) -> Needs:
    """The texts that Python files ask for as ``.text("key", variable=...)``, with the key written out."""
    needs: Needs = {}
    for _, tree in _files_with(".text(", folder):
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "text"
            ):
                _add_call(needs, node)
    return needs


def _add_call(needs: Needs, call: ast.Call) -> None:
    first = call.args[0] if call.args else None
    if not (isinstance(first, ast.Constant) and isinstance(first.value, str) and _KEY.fullmatch(first.value)):
        return
    named = [keyword.arg for keyword in call.keywords if keyword.arg is not None]
    variables = frozenset(named) if len(named) == len(call.keywords) else None
    known = needs.get(first.value, variables)
    # A text that is asked for in several places can rely only on what all of them supply.
    needs[first.value] = known & variables if known is not None and variables is not None else None


def reasons_in_code(folder: Path) -> dict[str, list[str]]:
    """Why something is refused: the keys of every ``Reason("key", {"fact": ...})`` in Python files, with their facts."""
    reasons: dict[str, list[str]] = {}
    for file, tree in _files_with("Reason(", folder):
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    func=ast.Name(id="Reason"), args=[ast.Constant(value=str(key)), ast.Dict(keys=names)]
                ):
                    facts = sorted(str(name.value) for name in names if isinstance(name, ast.Constant))
                    if reasons.setdefault(key, facts) != facts:
                        raise ValueError(f"'{key}' has other facts in {file.name} than elsewhere: {facts}")
    return reasons


# ---------------------------------------------------------------------- texts of the browser client

CLIENT_FILES: Final = [
    "account.ftl",
    "analysis.ftl",
    "boot.ftl",
    "coach.ftl",
    "learn.ftl",
    "meet.ftl",
    "people.ftl",
    "puzzles.ftl",
    "review.ftl",
    "rules-colonies.ftl",
    "rules-grandissimo.ftl",
    "rules-intrigant.ftl",
    "rules.ftl",
    "rulings-bigbox.ftl",
    "rulings.ftl",
    "tab.ftl",
    "table.ftl",
    "terms.ftl",
    "web.ftl",
]
"""Texts that only the browser client shows. Its own tests see to it that English has all it asks for, and no more."""


class _Variables(Visitor):
    """The variables inside a text, and whether it is made of other texts, which may ask for more."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.whole = True

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.whole = False


HELP_FILE: Final = "help.ftl"
"""Texts that are asked for by the names of commands and flags. Their own test sees to it that none is missing or left."""


def texts_of_client(english: Path, names: Sequence[str] = CLIENT_FILES) -> Needs:
    """The texts of the browser client, as English has them. Another language gets the variables that English uses."""
    needs: Needs = {}
    for name in names:
        file = english / name
        if not file.exists():
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ftl.Message):
                continue
            variables = _Variables()
            variables.visit(entry)
            keys = [entry.id.name] if entry.value is not None else []
            keys += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
            needs.update(dict.fromkeys(keys, frozenset(variables.found) if variables.whole else None))
    return needs
