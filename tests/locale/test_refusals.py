"""Whatever is refused or advised against can be read in every language. What there is, is found in the code."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from elgrande.locale import Speech, languages
from elgrande.locale.check import Language
from elgrande.locale.needs import PACKAGE, reasons_in_code
from elgrande.locale.texts import FALLBACK
from elgrande.record import BadRecord, Game, read_record, to_text
from elgrande.rules.errors import BadSetup, IllegalChoice, Reason
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.known import CLASHES
from elgrande.rules.sets.setup import Setup

texts_of = cache(Language)

FOR_PLAYERS = {"BadSetup", "IllegalChoice", "NotYourDecision", "GameOver", "CannotUndo", "BadRecord"}
"""What a person at a table, or with a record in hand, can meet."""
FOR_PROGRAMS = {"revive", "__init__", "undo"}
"""Functions that also refuse what only a program can ask for, such as a seat that does not exist."""


def raised(folder: Path) -> Iterator[tuple[str, str, ast.Call]]:
    """Every error that is raised for players: where, by which function, and how."""
    for file in sorted(folder.rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            for node in ast.walk(function):
                if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                    name = node.exc.func
                    if isinstance(name, ast.Name) and name.id in FOR_PLAYERS:
                        yield f"{file.stem} {node.lineno}", function.name, node.exc


def test_every_refusal_that_a_player_can_meet_has_a_reason() -> None:
    seen = 0
    for room in ("rules", "record"):
        for where, function, call in raised(PACKAGE / room):
            seen += 1
            given = len(call.args) > 1 or any(keyword.arg == "reason" for keyword in call.keywords)
            assert given or function in FOR_PROGRAMS, f"{where} refuses without a reason for players"
    assert seen > 25


def test_every_language_tells_the_same_facts() -> None:
    def used(texts: Language, key: str) -> set[str]:
        # A place is one fact, whether a text shows its name or chooses a preposition by its id.
        names = {name for part in texts.reachable(key) for name in texts.patterns[part].variables}
        return {name.removesuffix("_name") for name in names}

    keys = sorted({*reasons_in_code(PACKAGE), *(clash.key for clash in CLASHES)})
    assert len(keys) > 50
    for language in languages():
        texts = texts_of(language)
        assert [key for key in keys if key not in texts.patterns] == [], language
        other = [key for key in keys if used(texts, key) != used(texts_of(FALLBACK), key)]
        assert other == [], language


def refusals_of_the_server() -> Iterator[tuple[str, bool]]:
    """The codes of all refusals, as they are written out in the code of the server, and whether a reason is given."""
    for file in (PACKAGE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refusal"), args=[ast.Constant(value=str(code)), *_]):
                    named = any(keyword.arg == "reason" for keyword in node.keywords)
                    yield code, named or len(node.args) == 4
                case ast.Call(func=ast.Name(id="problem"), args=[_, ast.Constant(value=str(code)), *_]):
                    yield code, len(node.args) == 4


@pytest.mark.parametrize("language", languages())
def test_whatever_the_server_refuses_has_a_sentence(language: str) -> None:
    codes = {code for code, _ in refusals_of_the_server()}
    assert {"bad_setup", "table_full", "too_fast", "failed", "csrf"} <= codes
    keys = texts_of(language).patterns
    assert [code for code in sorted(codes) if f"web-problem-{code.replace('_', '-')}" not in keys] == []


def test_where_the_sentence_asks_for_a_reason_there_is_one() -> None:
    texts = texts_of(FALLBACK).patterns
    for code, given in refusals_of_the_server():
        if "reason" in texts[f"web-problem-{code.replace('_', '-')}"].variables:
            assert given, code


@pytest.mark.parametrize("language", languages())
def test_warnings_and_refusals_of_a_setup_use_the_names_of_the_language(language: str) -> None:
    speech = Speech(language, strict=True)
    mixed = Setup("2015", 4, ["inquisitor-colonies", "king-intrigant"])
    [warning] = mixed.warnings
    told = speech.reason(warning.reason)
    assert speech.set_name("inquisitor-colonies") in told
    assert speech.set_name("king-intrigant") in told
    with pytest.raises(BadSetup) as refused:
        Setup("2015", 4, ["special-cards"])
    assert refused.value.reason is not None
    assert speech.set_name("special-cards") in speech.reason(refused.value.reason)


def test_german_reads_german() -> None:
    table = new_table(Setup("2015", 4), 1)
    speech = Speech("de", rules=table.rules, strict=True)
    with pytest.raises(BadSetup) as refused:
        Setup("2023", 4, ["grandissimo"])
    assert refused.value.reason is not None
    assert speech.reason(refused.value.reason).startswith("„Grandissimo“ gehört nicht zur Ausgabe von 2023")
    taboo = Reason("refusal-kings-region", {"place": "granada"})
    assert speech.reason(taboo) == "Granada ist die Königsregion: Nichts darf hinein oder hinaus."
    with pytest.raises(IllegalChoice) as illegal:
        table.choose("card 1")
    assert illegal.value.reason is not None
    assert "jetzt" in speech.reason(illegal.value.reason)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("elgrande record", "elgrande diary", "refusal-no-record"),
        ("edition: 2015", "edition: 1492", "refusal-no-edition"),
        ("players: 4", "players: 9", "refusal-players"),
        ("players: 4", "players: four", "refusal-record-value"),
        ("players: 4", "players: 4\nplayers: 4", "refusal-record-twice"),
        ("players: 4", "people: 4", "refusal-record-unknown"),
        ("seed: 5", "seed: 6", "refusal-record-chance"),
        ("violet power 9", "violet power 13\nviolet power 13", "refusal-record-choice"),
    ],
)
def test_a_broken_record_names_line_and_mistake(old: str, new: str, key: str) -> None:
    game = Game.new(Setup("2015", 4, options={"start": "violet"}), 5)
    game.choose("power 9")
    text = to_text(game)
    assert old in text
    with pytest.raises(BadRecord) as broken:
        read_record(text.replace(old, new, 1))
    assert broken.value.reason is not None
    assert (broken.value.reason.key, broken.value.line is not None) == (key, True)
    for language in languages():
        assert Speech(language, strict=True).reason(broken.value.reason)
