"""Playing with a record: what is written down, and what can be taken back."""

import pytest

from elgrande.record import CannotUndo, CorrectionFile, Entry, Game
from elgrande.rules import BadSetup, IllegalChoice, NotYourDecision, Setup, UnknownChoice
from elgrande.rules.sets.corrections import Corrections
from tests.record.games import played, told, until_castillo_discs

VIOLET, BLUE, GREEN = 0, 1, 2


def three_players(**options: str) -> Game:
    return Game.new(Setup("2015", 3, options={"start": "violet", **options}), seed=3)


def drafting() -> Game:
    """A game of 2023 in which three players pass a modifier on, all at the same time."""
    return Game.new(Setup("2023", 3, ["power-modifiers"]), seed=3)


def first_option(game: Game, seat: int) -> str:
    decision = game.table.decision_of(seat)
    assert decision is not None
    return decision.texts[0]


# ---------------------------------------------------------------------- choosing


def test_every_choice_becomes_an_entry_with_its_seat() -> None:
    game = three_players()
    game.choose("power 9")
    game.choose(" Power  4 ", BLUE)
    assert game.entries == game.standing == [Entry(VIOLET, "power 9"), Entry(BLUE, "power 4")]
    assert [str(entry) for entry in game.entries] == ["violet power 9", "blue power 4"]


@pytest.mark.parametrize(
    ("choice", "seat", "error"),
    [
        ("power 9", BLUE, IllegalChoice),
        ("to granada", None, IllegalChoice),
        ("power 4", GREEN, NotYourDecision),
        ("power 4", 7, NotYourDecision),
        ("pwoer 4", None, UnknownChoice),
        (100_000, None, UnknownChoice),
    ],
)
def test_a_refused_choice_changes_nothing(
    choice: str | int, seat: int | None, error: type[Exception]
) -> None:
    game = three_players()
    game.choose("power 9")
    state, entries, log = game.table.state(), list(game.entries), told(game.log)
    news = told(game.table.news)
    with pytest.raises(error):
        game.choose(choice, seat)
    assert game.table.state() == state
    assert (game.entries, told(game.log), told(game.table.news)) == (entries, log, news)
    assert game.can_undo(VIOLET)


def test_the_news_are_those_of_the_latest_choice_and_the_log_has_them_all() -> None:
    game = three_players()
    beginning = told(game.log)
    assert [event.kind for event in game.log] == ["round", "offer"]
    game.choose("power 9")
    assert told(game.table.news) == ["Event('power', {'seat': 0, 'power': 9})"]
    game.choose("power 4")
    assert told(game.table.news) == ["Event('power', {'seat': 1, 'power': 4})"]
    assert told(game.log) == [*beginning, "Event('power', {'seat': 0, 'power': 9})", *told(game.table.news)]


def test_players_may_have_names() -> None:
    game = Game.new(Setup("2015", 3), names={GREEN: "Zoë #1"})
    assert game.names == {GREEN: "Zoë #1"}


@pytest.mark.parametrize("name", ["", " Ana", "Ana\nBeto", "Ana; Beto", "\x07"])
def test_a_name_that_would_break_a_record_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="cannot be a name: write one line"):
        Game.new(Setup("2015", 3), names={GREEN: name})


def test_a_name_for_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no seat 3 to name; seats are 0 to 2"):
        Game.new(Setup("2015", 3), names={3: "Ana"})


def test_a_correction_file_keeps_its_text_with_plain_line_ends() -> None:
    file = CorrectionFile("house.yaml", "cards:\r\n  x: 1\r", Corrections())
    assert file.text == "cards:\n  x: 1\n"
    with pytest.raises(BadSetup, match="cannot be the name of a correction file"):
        CorrectionFile("a\nb", "", Corrections())


# ---------------------------------------------------------------------- taking back


def test_a_choice_can_be_taken_back_until_another_seat_acts() -> None:
    game = three_players()
    state, log = game.table.state(), told(game.log)
    game.choose("power 9")
    assert game.can_undo(VIOLET)
    game.undo(VIOLET)
    assert game.table.state() == state
    assert told(game.log) == log
    game.choose("power 2")
    game.choose("power 4")
    assert not game.can_undo(VIOLET)
    with pytest.raises(CannotUndo, match="violet has nothing to take back: blue has acted since"):
        game.undo(VIOLET)


def test_an_undo_is_an_entry_and_erases_nothing() -> None:
    game = three_players()
    game.choose("power 9")
    game.undo(VIOLET)
    game.choose("power 2")
    assert [str(entry) for entry in game.entries] == ["violet power 9", "violet undo", "violet power 2"]
    assert [str(entry) for entry in game.standing] == ["violet power 2"]


def test_after_an_undo_there_are_no_news() -> None:
    game = three_players()
    game.choose("power 9")
    game.undo(VIOLET)
    assert game.table.news == []


def test_several_choices_of_one_seat_are_taken_back_one_by_one() -> None:
    game = three_players()
    for choice in ("power 9", "power 4", "power 3", "take 2"):
        game.choose(choice)
    before_placing = game.table.state()
    game.choose("card 4")
    game.choose("to castillo")
    game.undo(VIOLET)
    game.undo(VIOLET)
    assert game.table.state() == before_placing
    game.undo(VIOLET)
    assert first_option(game, VIOLET) == "take 0"
    # Before the supply the others played their power cards.
    with pytest.raises(CannotUndo, match="violet has nothing to take back: blue has acted since"):
        game.undo(VIOLET)


def test_what_another_seat_did_stays_in_the_way_even_after_it_took_it_back() -> None:
    game = three_players()
    game.choose("power 9")
    game.choose("power 4")
    game.undo(BLUE)
    assert not game.can_undo(VIOLET)


def test_nothing_is_taken_back_once_a_card_was_turned_up() -> None:
    game = three_players()
    while game.table.round == 1:
        decision = game.table.decision
        assert decision is not None
        last = decision.seat
        game.choose(decision.texts[-1])
    assert not game.can_undo(last)
    with pytest.raises(CannotUndo, match="something hidden has been revealed since"):
        game.undo(last)


def test_a_seat_that_has_not_chosen_has_nothing_to_take_back() -> None:
    game = three_players()
    with pytest.raises(CannotUndo, match="blue has nothing to take back: it has not chosen anything yet"):
        game.undo(BLUE)
    with pytest.raises(CannotUndo, match="there is no seat 5; seats are 0 to 2"):
        game.undo(5)
    assert game.entries == []


def test_while_all_draft_each_may_take_back_his_own_choice() -> None:
    game = drafting()
    start = game.table.state()
    game.choose(first_option(game, VIOLET), VIOLET)
    game.choose(first_option(game, GREEN), GREEN)
    game.undo(VIOLET)
    assert game.table.deciders == [VIOLET, BLUE]
    game.undo(GREEN)
    assert game.table.state() == start
    assert game.standing == []


def test_taking_back_a_draft_leaves_the_choices_of_the_others() -> None:
    game, other = drafting(), drafting()
    green = first_option(game, GREEN)
    game.choose(first_option(game, VIOLET), VIOLET)
    game.choose(green, GREEN)
    game.undo(VIOLET)
    other.choose(green, GREEN)
    assert game.table.state() == other.table.state()
    assert game.standing == other.standing
    assert told(game.log) == told(other.log)
    assert game.can_undo(GREEN)
    assert not game.can_undo(VIOLET)


def test_when_all_have_drafted_nobody_can_take_back() -> None:
    game = drafting()
    for seat in (GREEN, VIOLET, BLUE):
        game.choose(first_option(game, seat), seat)
    assert [game.can_undo(seat) for seat in (VIOLET, BLUE, GREEN)] == [False] * 3
    with pytest.raises(CannotUndo, match="something hidden has been revealed since"):
        game.undo(VIOLET)


def test_a_disc_can_be_changed_until_all_are_set() -> None:
    game = three_players(length="short")
    until_castillo_discs(game)
    assert game.table.deciders == [VIOLET, BLUE, GREEN]
    game.choose("disc granada", BLUE)
    game.choose("disc aragon", VIOLET)
    game.undo(BLUE)
    game.choose("disc sevilla", BLUE)
    game.choose("disc galicia", GREEN)
    discs = [event.facts for event in game.table.news if event.kind == "discs"]
    assert discs == [{"discs": {"0": "aragon", "1": "sevilla", "2": "galicia"}}]


def test_a_set_disc_keeps_the_last_turn_from_being_taken_back() -> None:
    game = three_players(length="short")
    until_castillo_discs(game)
    last = game.standing[-1].seat
    other = (last + 1) % 3
    assert game.can_undo(last)
    game.choose("disc granada", other)
    assert not game.can_undo(last)
    game.choose("disc aragon", last)
    # The own disc can come back, the turn before it cannot.
    game.undo(last)
    assert not game.can_undo(last)
    assert game.table.decision_of(last) is not None


def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    game = played(Setup("2015", 3, options={"length": "short"}), seed=5)
    assert game.over
    assert not any(game.can_undo(seat) for seat in range(3))


# ---------------------------------------------------------------------- playing again


def test_a_game_can_be_followed_entry_by_entry() -> None:
    game = three_players()
    for choice in ("power 9", "power 4"):
        game.choose(choice)
    game.undo(BLUE)
    seen = [(str(entry), len(again.standing)) for entry, again in game.replayed()]
    assert seen == [("violet power 9", 1), ("blue power 4", 2), ("blue undo", 1)]
    again = game.restarted()
    assert again.entries == []
    for entry in game.entries:
        again.enter(entry)
    assert again.table.state() == game.table.state()
    assert again.entries == game.entries
