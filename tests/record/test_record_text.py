"""The text of a record: how it looks, what a reader may change in it, and what he is told if he breaks it."""

from pathlib import Path

import pytest

from elgrande.record import BadRecord, CorrectionFile, Game, from_text, read_record, to_json, to_text
from elgrande.record import data as record_data
from elgrande.record import reader as record_reader
from elgrande.rules import BadCorrection, Setup
from elgrande.rules.sets.corrections import CardCorrection, Corrections
from tests.record.games import played, told

MANUAL = Path(__file__).parents[2] / "docs" / "records.md"


def opening() -> Game:
    """Two players of 2015, the power cards of the first round and a little of the first turn."""
    setup = Setup("2015", 2, options={"start": "blue", "length": "short"})
    game = Game.new(setup, seed=7, names={0: "Ana"})
    for choice in ("power 3", "power 9"):
        game.choose(choice)
    game.undo(0)
    for choice in ("power 8", "take 2", "card 5", "act", "king valencia", "to aragon"):
        game.choose(choice)
    return game


TEXT = to_text(opening())


def line_of(text: str, start: str) -> int:
    """Number of the first line that begins so."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        from_text(text)
    return caught.value


# ---------------------------------------------------------------------- how it looks


def test_a_record_says_what_was_agreed_what_chance_did_and_what_was_chosen() -> None:
    lines = TEXT.split("\n")
    assert lines[:9] == [
        "elgrande record 1",
        "rules: 2",
        "edition: 2015",
        "players: 2",
        "name violet: Ana",
        "option length: short",
        "option start: blue",
        "seed: 7",
        "",
    ]
    assert {line.split(":")[0] for line in lines[9:] if ":" in line and ";" not in line} == {
        "start",
        "king",
        "home violet",
        "home blue",
        "stack 1",
        "stack 2",
        "stack 3",
        "stack 4",
    }
    offer = next(line for line in lines if line.startswith("  ; offer:"))
    assert lines[lines.index("round 2") :] == [
        "round 2",
        offer,
        "blue power 3",
        "violet power 9",
        "  ; turn of violet",
        "violet undo",
        "violet power 8",
        "  ; turn of violet",
        "violet take 2",
        "violet card 5                   ; c5_king",
        "violet act",
        "violet king valencia",
        "violet to aragon",
        "",
        "; not over; waiting for violet",
        "",
    ]


def test_a_finished_game_ends_with_its_result() -> None:
    game = played(Setup("2015", 3, options={"length": "short"}), seed=4)
    scores = game.table.scores
    last = to_text(game).rstrip("\n").split("\n")[-1]
    assert last.startswith(f"result: violet {scores[0]}, blue {scores[1]}, green {scores[2]}  ; won by ")


def test_lines_are_short_enough_to_read() -> None:
    game = played(Setup("2023", 2, ["veteran-cards", "power-modifiers"]), seed=4)
    assert max(len(line) for line in to_text(game).split("\n")) <= 120


def test_case_blanks_comments_and_wrapping_do_not_matter() -> None:
    lines = [line.split(";")[0] for line in TEXT.split("\n")]
    untidy = "\r\n\r\n".join(line if "Ana" in line else f"  {line.upper()}  ; note" for line in lines)
    unwrapped = "\ufeff; a note before all\n" + TEXT.replace(",\n  ", ", ")
    assert to_text(from_text(untidy)) == TEXT
    assert to_text(from_text(unwrapped)) == TEXT


def test_the_lines_of_rounds_may_be_left_out() -> None:
    assert to_text(from_text(TEXT.replace("round 2\n", ""))) == TEXT


def test_the_example_of_the_manual_can_be_read() -> None:
    example = MANUAL.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]
    game = from_text(example)
    assert to_text(game) == example
    assert any(entry.text == "undo" for entry in game.entries)


def test_the_manual_names_every_key() -> None:
    manual = MANUAL.read_text(encoding="utf-8")
    assert [key for key in record_reader.KEYS if f"`{key}" not in manual] == []
    assert [key for key in record_data.KEYS if f"`{key}`" not in manual] == []


# ---------------------------------------------------------------------- what is wrong with it


EDITS = [
    # What is changed, into what, the line that is named, and what is said.
    (
        "elgrande record 1",
        "elgrande record 4",
        "elgrande",
        "format 4, but this elgrande knows versions up to 3",
    ),
    ("elgrande record 1", "elgrande record 0", "elgrande", "there is no format 0; the first one is 1"),
    ("elgrande record 1", "dear all", "dear", "this is no record: it begins with 'dear all'"),
    ("rules: 2", "rules: 3", "rules", "rules version 3, but this elgrande knows versions up to 2"),
    ("rules: 2", "rules: one", "rules", "expected a whole number, not 'one'"),
    ("edition: 2015", "edition: 2016", "edition", "there is no edition '2016'; choose 1995, 2015 or 2023"),
    ("edition: 2015\n", "", "stack 4", "edition is missing; the record may be cut off"),
    ("players: 2", "players: 6", "players", "El Grande is for 2 to 5 players, not 6"),
    ("players: 2", "players: 3", "home violet", "the home of green is missing"),
    ("name violet: Ana", "name green: Ana", "name green", "there is no seat 'green' here"),
    ("name violet: Ana", "name violet:", "name violet", "cannot be a name"),
    ("name violet", "nome violet", "nome", "there is no key 'nome violet' here"),
    ("seed: 7", "seed: 7\nsets: new-regency", "sets", "belongs to the edition 2023, not 2015"),
    ("option length: short", "option length: long", "option length", "choose full or short"),
    ("option length", "option lenght", "option lenght", "there is no option 'lenght'; known are"),
    ("seed: 7", "seed: 8", "king", "seed 8 gives "),
    ("seed: 7", "seed: seven", "seed", "expected a whole number, not 'seven'"),
    ("seed: 7\n", "", "stack 4", "seed is missing"),
    ("\nstart: blue", "\nstart: violet", "start", "violet cannot begin; the options say that blue does"),
    ("\nstart: blue", "\nstart: green", "start", "there is no seat 'green' here; known here: violet, blue"),
    ("king: ", "king: x", "king", "there is no region 'x"),
    ("home violet", "home viloet", "home viloet", "there is no seat 'viloet' here; did you mean 'violet'?"),
    ("stack 1", "stack 5", "stack 5", "there is no stack '5' here; known here: 1, 2, 3, 4"),
    ("stack 4", "stack 3", "stack 3", "this was already said in line"),
    ("stack 1: c1_", "stack 1: d1_", "stack 1", "there is no card of stack 1 called 'd1_"),
    ("seed: 7", "seed: 7\nmulligans: 1", "mulligans", "only with the option mulligan=yes"),
    ("seed: 7", "seed: 7\ndummy powers: 1", "dummy", "there is no dummy in this game"),
    ("seed: 7", "seed: 7\nmodifiers box: 1", "modifiers", "there are no power modifiers in this game"),
    ("seed: 7", "seed: 7\n| cards:", "|", "stand only right after 'corrections: NAME'"),
    ("seed: 7", "seed: 7\ncorrections: x\n| cards:", "corrections", "cannot be read here"),
    ("round 2", "round 3", "round 3", "round 3 cannot begin here: the game is in round 2"),
    ("blue power 3", "blue power 14", "blue", "unknown choice 'power 14'"),
    ("blue power 3", "blue pwoer 3", "blue", "no choice begins with 'pwoer'"),
    (
        "blue power 3",
        "blue to granada",
        "blue",
        "cannot choose 'to granada' now; legal are: power 1, power 2",
    ),
    ("blue power 3", "violet power 3", "violet", "legal are: blue power 1, blue power 2"),
    ("blue power 3", "blue", "blue", "an empty choice"),
    ("blue power 3", "green power 3", "green", "there is no seat 'green' here; known here: violet, blue"),
    ("violet undo", "blue undo", "blue undo", "blue has nothing to take back: violet has acted since"),
    (
        "violet to aragon",
        "violet to valencia",
        "violet to",
        "violet cannot choose 'to valencia' now; legal are: to ",
    ),
    ("violet to aragon", "king: aragon", "king: aragon", "'king' has to stand before the first round"),
    ("violet to aragon", "result: violet 1, blue 2", "result", "the game is not over in round 2"),
    ("violet to aragon", "result: violet", "result", "a result is written 'result: violet 101, blue 88'"),
]


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"), EDITS, ids=[f"{edit[0].strip()} > {edit[1].strip()}" for edit in EDITS]
)
def test_an_edited_record_is_refused_with_line_and_reason(
    old: str, new: str, line: str, problem: str
) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    error = refused(text)
    assert problem in str(error)
    # What is missing has no line of its own: the end of the heading is named.
    wanted = [number for number, content in enumerate(text.split("\n"), 1) if content.startswith(line)]
    assert error.line in wanted
    assert str(error).startswith(f"line {error.line}: ")


def test_cards_must_be_exactly_those_of_their_stack() -> None:
    stacks = to_json(opening())["chance"]
    assert isinstance(stacks, dict)
    first, second = stacks["stacks"]["3"][:2]
    text = TEXT.replace("seed: 7", "seed: none").replace(f"stack 3: {first}, ", f"stack 3: {second}, ")
    error = refused(text)
    assert error.line == line_of(text, "stack 3")
    assert f"{first} is missing" in error.problem
    assert f"{second} is there too often" in error.problem


def test_an_arranged_game_has_no_seed() -> None:
    # The order of the first two cards of stack 1 is turned round.
    chance = to_json(opening())["chance"]
    assert isinstance(chance, dict)
    first, second = chance["stacks"]["1"][:2]
    assert first != second
    text = TEXT.replace(f"stack 1: {first}, {second},", f"stack 1: {second}, {first},")
    error = refused(text)
    assert error.line == line_of(text, "stack 1")
    assert "a record of an arranged game has the seed none" in error.problem
    game = from_text(text.replace("seed: 7", "seed: none"))
    assert game.seed is None
    assert game.table.rules.cards[game.chance.decks[1][0]].id == second
    assert "seed: none\n" in to_text(game)


def test_a_record_of_older_rules_may_have_been_shuffled_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_data, "RULES_VERSION", 3)
    monkeypatch.setattr(record_reader, "RULES_VERSION", 3)
    game = from_text(TEXT.replace("seed: 7", "seed: 8"))
    assert told(game.log) == told(opening().log)


def test_the_result_is_checked() -> None:
    game = played(Setup("2015", 2, options={"length": "short"}), seed=4)
    violet, blue = game.table.scores
    text = to_text(game).replace(f"result: violet {violet}", f"result: violet {violet + 1}")
    error = refused(text)
    assert error.line == line_of(text, "result")
    assert f"another result: violet {violet}, blue {blue}" in error.problem
    assert "nothing may follow the result" in str(refused(to_text(game) + "violet power 1\n"))
    assert from_text(to_text(game).split("result:")[0]).over


def test_a_choice_after_the_end_is_refused() -> None:
    game = played(Setup("2015", 2, options={"length": "short"}), seed=4)
    text = to_text(game).split("result:")[0]
    assert "the game is over" in refused(text + "violet power 1\n").problem
    assert refused(text + "round 9\n").problem == "round 9 cannot begin here: the game is over"


@pytest.mark.parametrize("text", ["", "\n\n", "; only a note\n"])
def test_an_empty_record_is_refused(text: str) -> None:
    assert "this is no record: it is empty" in refused(text).problem


def test_a_record_cut_off_in_a_list_is_refused() -> None:
    cut = TEXT[: TEXT.index(",", TEXT.index("stack 2")) + 1]
    error = refused(cut)
    assert error.line == line_of(cut, "stack 2")
    assert "ends with a comma; the record is cut off" in error.problem


def test_a_record_cut_off_after_a_choice_is_an_unfinished_game() -> None:
    cut = TEXT[: TEXT.index("violet undo")]
    assert [entry.text for entry in from_text(cut).entries] == ["power 3", "power 9"]


# ---------------------------------------------------------------------- correction files


SHEET = "cards:\n  n1_move3_any:\n    copies: 1  # ; as in my box\n\n  \n"


def corrections_of(text: str, source: str) -> Corrections:
    if "copies" not in text:
        raise BadCorrection(f"{source}: there is nothing to correct")
    corrections = Corrections()
    corrections.cards["n1_move3_any"] = CardCorrection(copies=1)
    return corrections


def corrected_game() -> Game:
    file = CorrectionFile("my-box.yaml", SHEET, corrections_of(SHEET, "my-box.yaml"))
    return Game.new(Setup("2023", 3), 5, file)


def test_a_record_carries_the_correction_file_of_its_game() -> None:
    game = corrected_game()
    text = to_text(game)
    assert "corrections: my-box.yaml\n| cards:\n|   n1_move3_any:\n" in text
    again = read_record(text, corrections_of)
    assert again.correction_file is not None
    assert again.correction_file.text == SHEET
    assert to_text(again) == text
    card = again.table.rules.cards[again.table.rules.card_index("n1_move3_any")]
    assert card.provenance == "corrected"


def test_a_record_with_corrections_needs_a_reader_for_them() -> None:
    error = refused(to_text(corrected_game()))
    assert (
        error.problem
        == "this game was played with the correction file my-box.yaml, which cannot be read here"
    )


def test_a_wrong_correction_file_in_a_record_is_refused_with_its_line() -> None:
    text = to_text(corrected_game()).replace("copies", "pieces")
    with pytest.raises(BadRecord, match=r"line 5: my-box.yaml: there is nothing to correct"):
        from_text(text, corrections_of)


def test_an_older_record_may_answer_what_is_not_asked_any_more() -> None:
    game = played(Setup("2015", 3), 5)
    text = to_text(game)
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("violet power"))
    lines[first:first] = ["blue allow", "blue undo", "blue wait"]
    with pytest.raises(BadRecord, match="blue has nothing to choose now"):
        from_text("\n".join(lines))
    older = "\n".join(lines).replace("rules: 2", "rules: 1")
    assert from_text(older).entries == game.entries


@pytest.mark.parametrize("place", ["key", "edition", "sets", "corrections", "choice", "seat", "round"])
def test_what_is_wrong_is_told_in_a_short_sentence_however_long_it_is(place: str) -> None:
    long = "x" * 50_000
    head = "elgrande record 1\nrules: 2\nedition: 2015\nplayers: 4\nseed: 3\n"
    text = {
        "key": f"{head}{long}: 1\n",
        "edition": head.replace("2015", long),
        "sets": f"{head}sets: {long}\n",
        "corrections": f"{head}corrections: {long}\n",
        "choice": f"{head}round 1\nviolet {long}\n",
        "seat": f"{head}round 1\n{long} power 3\n",
        "round": f"{head}round {'9' * 4000}\n",
    }[place]
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert len(str(refused.value)) < 700
    assert refused.value.reason is not None
    assert all(len(str(fact)) <= 60 for fact in refused.value.reason.facts.values())
