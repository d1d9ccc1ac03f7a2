"""The check of the texts: what is missing, left over or wrong is found in every language."""

import re
from pathlib import Path

import pytest

from elgrande.locale import Speech, languages
from elgrande.locale.__main__ import main
from elgrande.locale.check import check
from elgrande.locale.needs import PACKAGE, Needs, needed_texts, texts_in_code, texts_of_client
from elgrande.locale.texts import FOLDER, sources
from elgrande.rules.kinds import decision, event
from elgrande.rules.ruleset import Card
from elgrande.rules.sets.classic.cards import classic_cards


def write(folder: Path, language: str, source: str) -> Path:
    """A folder of languages with one more language in it."""
    (folder / language).mkdir()
    (folder / language / "texts.ftl").write_text(source, encoding="utf-8")
    return folder


def found(folder: Path, source: str, needs: Needs) -> list[str]:
    """The problems of a language that consists of one file."""
    return [" ".join(str(problem).split()) for problem in check("xx", write(folder, "xx", source), needs)]


HELLO: Needs = {"hello": frozenset({"name"}), "hello.title": frozenset()}


@pytest.mark.parametrize("language", languages())
def test_our_languages_are_complete(language: str) -> None:
    assert [str(problem) for problem in check(language)] == []


def test_a_complete_language_has_no_problems(tmp_path: Path) -> None:
    source = "hello = Hello { who }!\n    .title = Greeting\nwho = dear { $name }\n"
    assert found(tmp_path, source, HELLO) == []


def test_missing_texts_and_attributes_are_found(tmp_path: Path) -> None:
    assert found(tmp_path, "hello = Hello!\n", HELLO) == ["missing hello.title"]


def test_a_text_with_attributes_only_is_missing_itself(tmp_path: Path) -> None:
    assert found(tmp_path, "hello =\n    .title = Greeting\n", HELLO) == ["missing hello"]


def test_texts_that_nothing_asks_for_are_found(tmp_path: Path) -> None:
    source = "hello = Hello!\n    .title = Greeting\n    .sound = Ding\nbye = Bye!\n-term = word\n"
    assert found(tmp_path, source, HELLO) == [
        "superfluous -term: nothing asks for it (texts.ftl, line 5)",
        "superfluous bye: nothing asks for it (texts.ftl, line 4)",
        "superfluous hello.sound: nothing asks for it (texts.ftl, line 1)",
    ]


def test_variables_that_are_not_supplied_are_found_even_in_parts(tmp_path: Path) -> None:
    source = "hello = Hello { who }!\n    .title = { $name }\nwho = { $title }\n"
    assert found(tmp_path, source, HELLO) == [
        "variable hello: $title in 'who' is not supplied; supplied are: $name (texts.ftl, line 3)",
        "variable hello.title: $name is not supplied; supplied are: none (texts.ftl, line 1)",
    ]


def test_the_parameters_of_a_term_are_its_own(tmp_path: Path) -> None:
    source = (
        'hello = Hello { -who(case: "dative") }!\n'
        "    .title = Greeting\n"
        "-who = { $case ->\n    [dative] to you\n   *[other] you\n }\n"
    )
    assert found(tmp_path, source, HELLO) == []


def test_references_to_nothing_are_found(tmp_path: Path) -> None:
    source = "hello = Hello { who }!\n    .title = { hello.name }\n"
    assert found(tmp_path, source, HELLO) == [
        "reference hello: there is no text 'who' (texts.ftl, line 1)",
        "reference hello.title: there is no text 'hello.name' (texts.ftl, line 1)",
    ]


def test_a_text_written_twice_is_found(tmp_path: Path) -> None:
    source = "hello = Hello!\n    .title = Greeting\nhello = Hi!\n"
    assert found(tmp_path, source, HELLO) == ["twice hello: texts.ftl, line 3"]


def test_what_is_not_fluent_is_found(tmp_path: Path) -> None:
    source = "hello = Hello!\n    .title = Greeting\n\nbroken = { $name\n"
    (problem,) = found(tmp_path, source, HELLO)
    assert problem.startswith("unreadable texts.ftl, line 4")


def test_a_new_card_without_a_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    king = classic_cards()[-1]
    new = Card("c5_queen", 5, king.effect, note="invented")
    monkeypatch.setattr("elgrande.locale.needs.all_cards", lambda: [*classic_cards(), new])
    needs = needed_texts.__wrapped__()
    missing = [problem.key for problem in check("en", needs=needs) if problem.what == "missing"]
    assert missing == ["card-c5-queen", "card-c5-queen.note", "card-c5-queen.title"]


def test_new_events_and_decisions_without_a_text_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elgrande.locale.needs.EVENTS", {"earthquake": event("place")})
    monkeypatch.setattr("elgrande.locale.needs.DECISIONS", {"change_sides": decision()})
    needs = needed_texts.__wrapped__()
    missing = [problem.key for problem in check("en", needs=needs) if problem.what == "missing"]
    assert missing == ["event-earthquake", "prompt-change-sides"]
    assert needs["event-earthquake"] == frozenset({"place", "place_name"})


def test_texts_that_the_code_asks_for_are_needed(tmp_path: Path) -> None:
    (tmp_path / "client.py").write_text(
        "speech.text('cli-welcome', name=name, age=age)\n"
        "speech.text('cli-welcome', name=name)\n"
        "speech.text('cli-bye', **facts)\n"
        "speech.text(key)\n"
        "row.text('Plain words')\n",
        encoding="utf-8",
    )
    assert texts_in_code(tmp_path) == {"cli-welcome": frozenset({"name"}), "cli-bye": None}


# ---------------------------------------------------------------------- an unfinished language

GERMAN = "colour-blue = Blau\nevent-round = Runde { $round } beginnt.\nevent-turn = { $nonsense }\n"


def test_an_unfinished_language_falls_back_to_english(tmp_path: Path) -> None:
    speech = Speech("de", "2015", folder=write(tmp_path, "de", GERMAN))
    assert speech.colour_name("blue") == "Blau"
    assert speech.colour_name("red") == "Red"
    assert speech.event_text({"event": "round", "round": 2}) == "Runde 2 beginnt."
    assert speech.event_text({"event": "start_marker", "seat": 1}) == "Blau gets the start marker."
    # What cannot be formatted is as good as missing.
    assert speech.event_text({"event": "turn", "seat": 1}) == "It is the turn of Blau."


def test_a_printed_title_is_used_in_its_language(tmp_path: Path) -> None:
    speech = Speech("de", "2023", folder=write(tmp_path, "de", GERMAN))
    assert speech.card_name("n4_coup") == "Umsturz"
    assert speech.card_name("c4_grande") == "Grande"


def test_the_command_lists_what_is_missing_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path, "de", GERMAN)
    (folder / "en").mkdir()
    for number, source in enumerate(sources("en").values()):
        (folder / "en" / f"{number}.ftl").write_text(source, encoding="utf-8")

    assert main(["--folder", str(folder)]) == 1
    output = capsys.readouterr().out
    assert output.startswith(f"de: {len(needed_texts()) - 3 + 1} to repair\n")
    assert "  missing      card-c1-move3-any.title\n" in output
    assert (
        "  variable     event-turn: $nonsense is not supplied; supplied are: $seat (texts.ftl, line 3)\n"
        in output
    )
    assert output.endswith("en: complete\n")
    assert main(["en", "--folder", str(folder)]) == 0


def test_the_command_knows_its_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tlh"]) == 1
    assert "no texts for tlh" in capsys.readouterr().err
    assert main(["--folder", str(tmp_path)]) == 1
    assert "no texts for any language" in capsys.readouterr().err


def test_the_command_lists_keys_with_their_variables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--keys"]) == 0
    assert "\nevent-placed $place $place_name $seat\n" in capsys.readouterr().out


def test_texts_of_the_browser_client_are_needed_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "web.ftl").write_text(
        "web-hello = Hello, { $name }\n    .about = For { $count }\nweb-both = { web-hello }\n-brand = El Grande\n",
        encoding="utf-8",
    )
    (tmp_path / "other.ftl").write_text("other = Not for the client\n", encoding="utf-8")
    assert texts_of_client(tmp_path) == {
        "web-hello": {"name", "count"},
        "web-hello.about": {"name", "count"},
        "web-both": None,
    }
    assert "web-play-now" in needed_texts()


def test_the_guide_for_translators_lists_every_file() -> None:
    guide = (PACKAGE.parents[1] / "docs" / "translations.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in guide.splitlines() if line.startswith("| `") and ".ftl`" in line]
    listed = [name for row in rows for name in re.findall(r"`([\w-]+\.ftl)`", row)]
    for language in languages():
        assert sorted(listed) == sorted(file.name for file in (FOLDER / language).glob("*.ftl"))
