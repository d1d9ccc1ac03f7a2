"""The log in the terminal: a line for every turn, as in the browser."""

from __future__ import annotations

from elgrande.locale import Speech
from elgrande.record import Game
from elgrande.rules import Dice, Setup
from elgrande.terminal.chronicle import chronicle
from elgrande.terminal.log import sentences


def played(rounds: int, seed: int = 3) -> Game:
    """A game that has come to the end of some rounds, played at random."""
    game, dice = Game.new(Setup("2015", 3), dice=Dice(seed)), Dice(seed)
    while game.table.round <= rounds:
        decision = game.table.decision
        assert decision is not None
        game.choose(decision.options[dice.below(len(decision.options))], decision.seat)
    return game


def test_a_turn_is_a_line_that_adds_up() -> None:
    game = played(2)
    speech = Speech(rules=game.table.rules)
    lines = [line.plain for line in chronicle(speech, game.log, None)]
    turns = [event for event in game.log if event.kind == "turn"]
    names = [speech.seat_name(seat) for seat in range(3)]
    told = [line for line in lines if line.split(":")[0] in names]
    assert len(told) == len(turns) == 6
    # Each begins with the power card and the card that was taken.
    assert all(", takes " in line and line.split(": ")[1].split(",")[0].isdecimal() for line in told)
    assert len([line for line in lines if line.startswith("Round ")]) == 3
    # Every caballero that was placed in a turn is in the line of that turn.
    count = sum(
        int(deed.split()[0])
        for line in told
        for deed in line.split(", ")[1:]
        if " to " in deed and deed[0].isdecimal()
    )
    assert count == sum(event.kind == "placed" for event in game.log)


def test_the_turn_that_is_going_on_is_told_in_full() -> None:
    game = played(1)
    while game.log[-1].kind != "card":
        decision = game.table.decision
        assert decision is not None
        game.choose(decision.options[0], decision.seat)
    speech = Speech(rules=game.table.rules)
    lines = [line.plain for line in chronicle(speech, game.log, None)]
    assert lines[-1] == sentences(speech, game.log[-1:], None)[0].plain
    assert len(lines) < len(sentences(speech, game.log, None))
