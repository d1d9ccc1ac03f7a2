"""Power cards as numbered cards: taking them back, ties at the end of the game, taking choices back, records."""

from elgrande.locale import Speech
from elgrande.record import Game
from elgrande.rules.dice import Dice
from elgrande.rules.effects.court import POWER_BACK, TakePowerCardBack
from elgrande.rules.knowledge import imagine, told
from elgrande.rules.scoring import highest_power, ranks
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.corrections import CardCorrection, Corrections
from elgrande.rules.sets.king_intrigant.hands import recommended_hand
from elgrande.rules.sets.king_intrigant.words import POWER_FACES
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import HAND, POINTS, SEEN, SPENT, Table
from elgrande.terminal.log import sentences
from tests.bigbox.looking import asked, seats_in_view
from tests.bigbox.power_scenes import number_of, power_scene

KI = ["king-intrigant"]


def with_power_back() -> Table:
    """A game in which card 80 takes a used power card back, as one might find in the box (ruling K-06)."""
    corrections = Corrections()
    corrections.cards["ki_080"] = CardCorrection(effect=TakePowerCardBack())
    t = new_table(Setup("2015", 3, KI, {"start": "violet"}), 1, corrections)
    for seat in range(3):
        t.choose(asked(t, seat).options[0], seat)
    for seat in range(3):
        for code in recommended_hand(t, seat):
            t.choose(code, seat)
    return t


def idle_until(t: Table, kind: str, seat: int) -> None:
    words = ("end", "take 0", "stop", "allow")
    while asked(t).kind != kind or asked(t).seat != seat:
        texts = asked(t).texts
        t.choose(next((word for word in words if word in texts), texts[0]))


def test_a_used_power_card_is_taken_back_unseen() -> None:
    t = with_power_back()
    t.choose("play 60")
    t.choose("play 170")
    t.choose("play 20")
    t.news.clear()
    idle_until(t, "power", 2)
    t.choose("play 40")
    t.choose("play 80")
    t.choose("play 160")
    # Violet has the Caballero card with 80, and so its own special action.
    idle_until(t, "turn", 0)
    t.choose("act")
    assert asked(t).texts == ["keep 60", "keep 80"]
    t.choose("keep 60")
    assert 60 in seats_in_view(t, 0)[0]["hand"]
    assert seats_in_view(t, 1)[0]["taken_back"] == 1
    assert seats_in_view(t, 1)[0]["hand"] is None
    [back] = [event for event in told(t, 0) if event["event"] == "power_back"]
    assert back["power"] == 60
    [back] = [event for event in told(t, 1) if event["event"] == "power_back"]
    assert back["power"] is None
    # The others know that it is one of the two that they have seen.
    numbers = {POWER_FACES.index(face) + 1 for face in ("60", "80")}
    found = set()
    for seed in range(40):
        hand = imagine(t, 1, Dice(seed)).seats[HAND]
        assert bin(hand).count("1") == 12
        found |= {number for number in numbers if hand >> number & 1}
        assert sum(hand >> number & 1 for number in numbers) == 1
    assert found == numbers


def test_who_takes_the_joker_back_is_told_so_and_nobody_else_is() -> None:
    s = power_scene("53", hands={"violet": "60"})
    t = s.table
    for field in (SPENT, SEEN):
        t.seats[field] |= 1 << number_of("joker")
    t.then(POWER_BACK, 0)
    t.advance()
    s.do("keep joker")
    speech = Speech(seats=["Ana", "Ben", "Cleo", "Dora"])
    heard = [sentences(speech, t.news[-1:], viewer)[0].plain for viewer in (0, 1, None)]
    assert heard == ["Ana takes the Joker back.", *["Ana takes a used card back, unseen."] * 2]
    assert [told(t, viewer)[-1]["joker"] for viewer in (0, 1, None)] == [True, None, None]


def test_the_highest_unused_card_decides_a_tie_by_its_value() -> None:
    s = power_scene(
        sets="king-intrigant",
        players=3,
        phase="scoring",
        round=9,
        options="tie-break=yes",
        hands={"violet": "10 20 90", "blue": "150", "green": "140"},
    )
    t = s.table
    assert t.over
    assert [highest_power(t, t.seats[HAND + seat]) for seat in range(3)] == [90, 150, 140]
    assert [t.seats[POINTS + seat] for seat in range(3)] == [0, 0, 0]
    assert ranks(t) == [3, 1, 2]


def test_choices_for_a_hand_can_be_taken_back_until_all_have_chosen() -> None:
    game = Game.new(Setup("2015", 3, KI), 4)
    for seat in range(3):
        game.choose(asked(game.table, seat).texts[0], seat)
    game.choose("keep 10", 0)
    game.choose("keep 20", 1)
    game.choose("keep 40", 0)
    game.choose("keep 60", 1)
    game.undo(0)
    # What blue has chosen meanwhile stays.
    assert seats_in_view(game.table, 0)[0]["hand"] == [10]
    assert seats_in_view(game.table, 1)[1]["hand"] == [20, 60]
    game.undo(0)
    assert not game.can_undo(0)
    for seat in range(3):
        for code in recommended_hand(game.table, seat):
            game.choose(code, seat)
    assert not any(game.can_undo(seat) for seat in range(3))
