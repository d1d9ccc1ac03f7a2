"""Reading scenario files: what they may look like, and what is said about those that cannot be read."""

from pathlib import Path

import pytest

from elgrande.corrections import load_corrections
from elgrande.record.scenario import BadScenario, load_scenarios, read_scenarios, run

GOOD = """\
name: a region is scored
edition: 2015
players: [ramon, benita, gabriel]
position:
  king: galicia
  card: c2_score_choice
  caballeros:
    granada: {ramon: 2, benita: 1}
    court: {ramon: 4}
play:
- ramon: act, region granada
- expect:
    gained: {ramon: 6, benita: 3}
- to pais_vasco, stop
expect:
  active: benita
"""


def complaint(text: str) -> str:
    with pytest.raises(BadScenario) as error:
        read_scenarios(text, "file.yaml")
    return str(error.value)


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def test_a_scenario_knows_its_game_and_its_place() -> None:
    (scenario,) = read_scenarios("# a remark\n" + GOOD, "file.yaml")
    assert scenario.name == "a region is scored"
    assert (scenario.file, scenario.line) == ("file.yaml", 2)
    assert (scenario.setup.edition, scenario.setup.players) == ("2015", 3)
    assert scenario.words.names == ["ramon", "benita", "gabriel"]
    assert run(scenario).passed


def test_defaults() -> None:
    (scenario,) = read_scenarios("name: new game\nexpect: {round: 1}\n")
    assert (scenario.setup.edition, scenario.setup.players, scenario.seed) == ("2015", 4, 0)
    assert scenario.words.names == ["violet", "blue", "green", "orange"]
    assert scenario.position is None
    assert (scenario.about, scenario.source) == ("", "")
    assert run(scenario).passed


def test_a_file_may_hold_a_list() -> None:
    names = [
        s.name for s in read_scenarios("- {name: a, expect: {round: 1}}\n- {name: b, expect: {round: 1}}\n")
    ]
    assert names == ["a", "b"]


def test_scenarios_share_what_stands_beside_them_unless_they_say_otherwise() -> None:
    text = """
edition: 1995
players: [x, y]
source: here
seed: 5
options: {veto: "no"}
scenarios:
- {name: a, expect: {round: 1}}
- {name: b, edition: 2023, players: 3, source: there, seed: 6, sets: [new-regency], expect: {round: 1}}
"""
    a, b = read_scenarios(text)
    assert (a.setup.edition, a.words.names, a.source, a.seed) == ("1995", ["x", "y"], "here", 5)
    assert (b.setup.edition, b.words.names, b.source, b.seed) == (
        "2023",
        ["violet", "blue", "green"],
        "there",
        6,
    )
    assert a.setup.option("veto") == b.setup.option("veto") == "no"
    assert b.setup.sets == ["new-regency"]


def test_names_replace_the_colours_everywhere() -> None:
    text = """
name: green sits in the first seat
players: [green, blue, you]
position:
  king: galicia
  card: c1_move3_any
  caballeros: {aragon: {green: 1, you: 2}}
play:
- green: act, lift you aragon, to granada, lift green aragon, to sevilla
- expect:
    legal: lift you aragon, lift you granada, lift green sevilla, stop
expect:
  caballeros: {granada: {you: 1}, sevilla: {green: 1}, aragon: {you: 1}}
"""
    (scenario,) = read_scenarios(text)
    outcome = run(scenario)
    assert outcome.passed, str(outcome)
    assert "green: lift you aragon" in outcome.transcript
    assert "    moved seat=green colour=you source=aragon place=granada" in outcome.transcript


def test_letter_case_and_spaces_do_not_matter() -> None:
    text = changed("ramon: act, region granada", "RAMON:  Act ,region   GRANADA")
    (scenario,) = read_scenarios(text)
    assert run(scenario).passed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "file.yaml: the file is empty; write at least `name`, `position` and `expect`"),
        (
            "just words",
            "file.yaml:1: expected entries for a scenario, each with a colon and its value, not 'just words'",
        ),
        ("[]", "file.yaml:1: there is no scenario in this list"),
        ("scenarios: []", "file.yaml:1: there is no scenario in this list"),
        ("- 5", "file.yaml:1: expected entries for a scenario, each with a colon and its value, not '5'"),
        ("name: [a\nb: }", "file.yaml:2: this is not YAML: expected ',' or ']', but got ':'"),
        ("name: a\nexpect: {round: 1}\nname: b", "file.yaml:3: 'name' stands here twice, first in line 1"),
        ("expect: {round: 1}", "file.yaml:1: a scenario needs a `name`"),
        ("name: a", "file.yaml:1: a scenario needs something to `play` or to `expect`"),
        ("name: ''\nexpect: {round: 1}", "file.yaml:1: the name of the scenario is empty"),
        ("name: a\nexpect: {}", "file.yaml:2: nothing is expected here"),
        (
            "name: a\nexpect: 5",
            "file.yaml:2: expected entries for `expect`, each with a colon and its value, not '5'",
        ),
        (
            "- {name: a, expect: {round: 1}}\n- {name: a, expect: {round: 1}}",
            "file.yaml:2: the scenario in line 1 is called 'a' too",
        ),
        (
            "name: a\nexpct: {round: 1}",
            "file.yaml:2: 'expct' does not belong to a scenario; did you mean 'expect'?",
        ),
        (
            "name: all\nscenarios: []",
            "file.yaml:1: 'name' does not belong to the part that scenarios share; "
            "known are scenarios, source, edition, players, sets, options, corrections, seed",
        ),
        ("a: \x01", "file.yaml:1: a character that no text file has; save the file as UTF-8"),
        ("[" * 2000, "file.yaml: the brackets are nested too deep to be a scenario file"),
    ],
)
def test_files_that_are_no_scenarios(text: str, message: str) -> None:
    assert complaint(text) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("2015", "1996", "2: there is no edition '1996'; choose 1995, 2015 or 2023"),
        ("[ramon, benita, gabriel]", "1", "3: El Grande is for 2 to 5 players, not 1"),
        ("[ramon, benita, gabriel]", "6", "3: El Grande is for 2 to 5 players, not 6"),
        ("[ramon, benita, gabriel]", "[ramon]", "3: El Grande is for 2 to 5 players, not 1"),
        ("[ramon, benita, gabriel]", "many", "3: expected a number of players, a whole number, not 'many'"),
        ("benita, gabriel]", "ramon]", "3: two players cannot both be called 'ramon'"),
        ("benita, gabriel]", "expect]", "3: no player can be called 'expect': the word has a meaning of its own"),
        ("benita, gabriel]", "b c]", "3: 'b c' cannot be the name of a player; use letters, figures, - and _"),
        ("2015", "2015\nsets: [colonies]", "3: there is no set 'colonies'; known are new-regency, veteran-cards, power-modifiers"),
        ("2015", "2015\nsets: [new-regency]", "3: the set 'new-regency' belongs to the edition 2023, not 2015"),
        ("2015", "2015\noptions: {veto: maybe}", "3: the option 'veto' cannot be 'maybe'; choose yes or no"),
        ("2015", "2015\nseed: -1", "3: expected a seed from 0 to 9007199254740991, not -1"),
        ("king: galicia", "kings: galicia", "5: 'kings' does not belong to the position; did you mean 'king'?"),
        ("king: galicia", "king: galleo", "5: there is no place 'galleo'; known are galicia, pais_vasco,"),
        ("king: galicia", "king: portugl", "5: there is no place 'portugl'; known are galicia, pais_vasco,"),
        ("king: galicia", "king: galizia", "5: there is no place 'galizia'; did you mean 'galicia'?"),
        ("  king: galicia\n", "", "5: the position does not say where the King stands; add `king: REGION`"),
        ("c2_score_choice", "c2_score", "6: there is no card 'c2_score' in this game; did you mean 'c2_score_choice'?"),
        ("    granada: {", "    grenada: {", "8: there is no place for caballeros 'grenada'; did you mean 'granada'?"),
        ("ramon: 2,", "roman: 2,", "8: there is no player 'roman'; did you mean 'ramon'?"),
        ("ramon: 2,", "ramon: two,", "8: expected a number of caballeros, a whole number, not 'two'"),
        ("ramon: 2,", "ramon: 31,", "8: expected a number of caballeros from 0 to 30, not 31"),
        ("ramon: 2,", "grey: 2,", "8: there is no player 'grey'; known are ramon, benita, gabriel"),
        ("act, region granada", "act, regoin granada", "11: unknown choice 'regoin granada': no choice begins with 'regoin'; "),
        ("act, region granada", "act, region grenada", "11: there is no place 'grenada' in 'region grenada'; did you mean 'granada'?"),
        ("act, region granada", "act,", "11: an empty choice; write for example 'power 9' or 'to granada'"),
        ("act, region granada", "lift violet aragon", "11: there is no player in 'lift violet aragon'; known are ramon, benita, gabriel"),
        ("- ramon: act", "- romn: act", "11: there is no player 'romn'; did you mean 'ramon'?"),
        ("- ramon: act", "- {ramon: act, benita: stop}\n- ramon: act", "11: one step at a time: write each `PLAYER: choice` and each `expect:` as an item of its own"),
        ("- to pais_vasco, stop", "- [to pais_vasco]", "14: expected a choice, `PLAYER: choice` or `expect:`, not a list in the list"),
        ("gained: {", "won: {", "13: 'won' does not belong to `expect`; "),
        ("gained: {ramon: 6", "gained: {ramon: -6", "13: expected a number of points from 0 to 999, not -6"),
        ("active: benita", "active: [benita]", "16: expected player, not a list"),
    ],
)  # fmt: skip
def test_what_is_wrong_comes_with_its_line(old: str, new: str, message: str) -> None:
    assert complaint(changed(old, new)).startswith(f"file.yaml:{message}")


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("order: ramon", "expected players in a list, not 'ramon'"),
        ("boards: {7: galicia}", "'7' does not belong to the mobile scoreboards; known are 8, 4"),
        ("values: {granada: [6, 3]}", "a scoreboard has three values, not 2"),
        ("values: {court: [6, 3, 1]}", "there is no region (or the castillo) 'court'; known are "),
        ("over: perhaps", "expected yes or no for the end of the game, not 'perhaps'"),
        ("decision: {seat: ramon}", "'seat' does not belong to the decision; known are player, players, kind"),
        ("decision: {kind: trun}", "there is no kind of decision 'trun'; did you mean 'turn'?"),
        ("legal: {ramon: {}}", "expected a choice such as `to granada`, not entries with colons"),
        ("offer: [6]", "expected the number of a stack from 1 to 5, not 6"),
        ("news: [{kind: moved}]", "say which event is meant; add `event: KIND`"),
        ("news: [{event: move}]", "there is no event 'move'; did you mean 'moved'?"),
        ("news: [{event: moved, target: granada}]", "'target' does not belong to the event 'moved'; "),
        ("news: [{event: moved, colour: violet}]", "there is no player 'violet'; "),
        ("news: [{event: moved, place: grenada}]", "there is no place 'grenada'; did you mean 'granada'?"),
        ("hand: {ramon: [14]}", "expected the value of a power card from 1 to 13, not 14"),
        ("modifiers: {ramon: [17]}", "expected the number of a modifier from 1 to 16, not 17"),
        ("vetos: {ramon: {now: 1}}", "'now' does not belong to the Vetos; known are this_round, next_round"),
        ("preview: {granada: {ramon: {first: 6}}}", "'first' does not belong to the points; "),
        ("caballeros: []", "expected places with their caballeros, each with a colon and its value, not a list"),
    ],
)  # fmt: skip
def test_expectations_that_cannot_be_read(entry: str, message: str) -> None:
    assert complaint(changed("active: benita", entry)).startswith(f"file.yaml:16: {message}")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nothing.yaml"
    with pytest.raises(BadScenario, match=r"nothing.yaml: cannot be read: No such file or directory"):
        load_scenarios(path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.yaml"
    path.write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(BadScenario, match=r"picture.yaml: this is not a text file; save it as UTF-8"):
        load_scenarios(path)


def test_files_are_named_as_they_were_given(tmp_path: Path) -> None:
    path = tmp_path / "good.yaml"
    path.write_text(GOOD, encoding="utf-8")
    (scenario,) = load_scenarios(path)
    assert scenario.file == str(path)


def test_a_bad_scenario_tells_its_parts() -> None:
    with pytest.raises(BadScenario) as error:
        read_scenarios(changed("king: galicia", "king: court"), "file.yaml")
    assert (error.value.file, error.value.line) == ("file.yaml", 5)
    assert error.value.problem == "the King cannot be in 'court' in this game"


# ---------------------------------------------------------------------- correction files

CORRECTED = """\
edition: 2023
corrections: my-box.yaml
scenarios:
- name: with the file that all share
  position: {king: galicia, card: n4_court2}
  play: [act]
  expect: {legal: "take 0, take 1, take 2, take 3"}
- name: without it
  corrections: none
  position: {king: galicia, card: n4_court2}
  play: [act]
  expect: {legal: "take 0, take 1, take 2"}
- name: a new game with it
  expect: {news: [{event: offer, times: 1}]}
"""


def test_a_scenario_names_a_correction_file_that_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "my-box.yaml").write_text("cards: {n4_court2: {effect: take(3)}}", encoding="utf-8")
    (tmp_path / "court.yaml").write_text(CORRECTED, encoding="utf-8")
    scenarios = load_scenarios(tmp_path / "court.yaml", load_corrections)
    assert [str(run(scenario)) for scenario in scenarios] == [f"passed  {s.name}" for s in scenarios]
    cards = scenarios[2].table().rules.cards
    assert next(card for card in cards if card.id == "n4_court2").provenance == "corrected"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"\xff\xfe", "is not text; save it as UTF-8"),
        (
            b"cards: {n1_militia: {copies: 2}}",
            "my-box.yaml, line 1, column 9: the card 'n1_militia' cannot be",
        ),
    ],
)
def test_a_correction_file_that_is_no_good_is_refused_where_it_is_named(
    tmp_path: Path, content: bytes | None, problem: str
) -> None:
    if content is not None:
        (tmp_path / "my-box.yaml").write_bytes(content)
    with pytest.raises(BadScenario) as error:
        read_scenarios(CORRECTED, str(tmp_path / "court.yaml"), load_corrections)
    assert error.value.line == 2
    assert problem in error.value.problem


def test_without_a_reader_a_correction_file_is_refused() -> None:
    assert "file.yaml:2: the correction file my-box.yaml cannot be read here" in complaint(CORRECTED)
