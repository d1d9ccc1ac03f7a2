"""The vocabulary of choices, and what happens to choices that are wrong."""

import pytest

from elgrande.rules.choices import ACTIONS, CHOICE_TEXTS, parse_choice, print_choice
from elgrande.rules.errors import ElGrandeError, GameOver, IllegalChoice, NotYourDecision, UnknownChoice
from elgrande.rules.facts import DECISIONS
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.setup import Setup
from elgrande.rules.tasks import TASKS
from tests.rules.table_setup import scene


def test_printing_and_parsing_are_inverse_for_every_choice() -> None:
    assert len(CHOICE_TEXTS) == len(set(CHOICE_TEXTS)) == ACTIONS
    for code in range(ACTIONS):
        assert parse_choice(print_choice(code)) == code


@pytest.mark.parametrize(
    "text",
    [
        "stop",
        "act",
        "end",
        "veto",
        "allow",
        "first",
        "second",
        "plain",
        "use",
        "skip",
        "power 13",
        "modifier 16",
        "take 0",
        "take 6",
        "card 5",
        "to castillo",
        "from court",
        "region valencia",
        "disc castilla_la_nueva",
        "king portugal",
        "grande pais_vasco",
        "swap red",
        "back 1",
        "reuse 16",
        "board 8 castillo",
        "board 4 galicia",
        "lift grey granada",
    ],
)
def test_the_words_players_use(text: str) -> None:
    assert print_choice(parse_choice(text)) == text


def test_case_and_spacing_do_not_matter() -> None:
    assert parse_choice("  Power   9 ") == parse_choice("power 9")
    assert parse_choice("TO Granada") == parse_choice("to granada")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "empty choice; write for example 'power 9'"),
        ("   ", "empty choice"),
        ("jump granada", "no choice begins with 'jump'; known are act, agree"),
        ("power 14", "'power' is written for example 'power 1' or 'power 13'"),
        ("power", "'power' is written for example"),
        ("to lisboa", "'to' is written for example 'to galicia'"),
        ("lift pink granada", "'lift' is written for example 'lift violet galicia'"),
        ("veto now", "'veto' is written for example 'veto'"),
    ],
)
def test_unknown_texts_are_refused_with_a_hint(text: str, sentence: str) -> None:
    with pytest.raises(UnknownChoice, match=sentence):
        parse_choice(text)


@pytest.mark.parametrize("code", [-1, ACTIONS, 100000])
def test_unknown_codes_are_refused(code: int) -> None:
    with pytest.raises(UnknownChoice, match=f"codes are 0 to {ACTIONS - 1}"):
        print_choice(code)


@pytest.mark.parametrize("option", ["power 14", "nonsense", "", -1, ACTIONS])
def test_a_table_refuses_unknown_choices_and_stays_as_it_is(option: str | int) -> None:
    t = new_table(Setup("2015", 4), 1)
    before = t.state()
    with pytest.raises(UnknownChoice):
        t.choose(option)
    assert t.state() == before


def test_an_illegal_choice_is_told_with_the_legal_ones() -> None:
    s = scene("c5_king", king="galicia")
    before = s.table.state()
    with pytest.raises(IllegalChoice) as error:
        s.table.choose("to galicia")
    assert str(error.value) == (
        "violet cannot choose 'to galicia' now; legal are: "
        "to pais_vasco, to castilla_la_vieja, to castillo, act, end"
    )
    assert s.table.state() == before


@pytest.mark.parametrize(
    ("seat", "name"), [(1, "blue"), (3, "orange"), (4, "seat 4"), (-1, "seat -1"), (17, "seat 17")]
)
def test_a_seat_that_is_not_asked_cannot_choose(seat: int, name: str) -> None:
    s = scene("c5_king")
    before = s.table.state()
    with pytest.raises(NotYourDecision, match=f"{name} has nothing to choose now; waiting for violet"):
        s.table.choose("end", seat)
    assert s.table.state() == before
    assert s.table.decision_of(seat) is None


def test_after_the_end_nothing_can_be_chosen() -> None:
    s = scene(phase="scoring", round=9)
    before = s.table.state()
    with pytest.raises(GameOver, match="the game is over"):
        s.table.choose("end")
    assert s.table.state() == before


def test_every_error_is_an_error_of_the_game() -> None:
    for error in (UnknownChoice, IllegalChoice, NotYourDecision, GameOver):
        assert issubclass(error, ElGrandeError)


def test_a_choice_may_be_given_as_text_or_as_code() -> None:
    by_text, by_code = scene("c5_king"), scene("c5_king")
    by_text.table.choose("to castillo")
    by_code.table.choose(parse_choice("to castillo"))
    assert by_text.table.state() == by_code.table.state()


def test_every_kind_of_decision_is_a_task() -> None:
    kinds = [task.kind for task in TASKS]
    for kind in DECISIONS:
        assert kind in kinds


def test_a_decision_names_seat_kind_prompt_and_subject() -> None:
    s = scene("c3_score_5")
    decision = s.decision
    assert (decision.seat, decision.kind, decision.prompt) == (0, "turn", "prompt-turn")
    assert decision.subject == {"card": "c3_score_5", "left": 3}
    assert decision.texts == [print_choice(code) for code in decision.options]
    assert repr(decision).startswith("Decision(seat=0, kind='turn', options=['to pais_vasco'")


def test_prompt_keys_are_written_with_hyphens() -> None:
    s = scene("c4_power_back").do("act")
    assert s.decision.prompt == "prompt-power-back"
