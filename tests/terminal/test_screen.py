"""The rest of the screen: players, turn order, offer, hand, options, log."""

import pytest
from rich.console import Group

from elgrande.locale import Speech
from elgrande.rules.dice import Dice
from elgrande.rules.knowledge import imagine, view
from elgrande.rules.news import Event
from elgrande.rules.table import Table
from elgrande.terminal.log import sentences
from elgrande.terminal.look import FINE, PLAIN
from elgrande.terminal.options import OptionList
from tests.bigbox.power_scenes import power_scene
from tests.rules.table_setup import Scene, new_game, scene
from tests.terminal.screens import console, screen_of, text_of


def shown(s: Scene, width: int = 100, seat: int | None = 0) -> str:
    return text_of(screen_of(s.table, width).table(view(s.table, seat)), width)


def options(s: Scene, width: int = 100) -> str:
    here = view(s.table, s.decision.seat)
    assert here["decision"] is not None
    lines = OptionList(console(width), Speech(rules=s.table.rules), FINE).lines(here, here["decision"])
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_cannot_know_is_not_on_its_screen(seed: int) -> None:
    s = new_game("2023", 4, sets="new-regency power-modifiers veteran-cards", seed=seed)
    dice = Dice(seed)
    for _ in range(40 * seed):
        decision = s.decision
        s.table.choose(decision.options[dice.below(len(decision.options))])
    other = imagine(s.table, 0, dice)

    def drawn(table: Table) -> str:
        here, screen = view(table, 0), screen_of(table)
        return text_of(Group(screen.table(here), screen.offer(here), screen.hand(here)))

    assert drawn(other) == drawn(s.table)


def test_players_stand_beside_the_map_or_below_it() -> None:
    s = scene(phase="power", points="violet 12 blue 7", courts="violet 5", round=4)
    wide, narrow = shown(s, 100).splitlines(), shown(s, 80).splitlines()
    assert all(len(line) <= 100 for line in wide)
    assert all(len(line) <= 80 for line in narrow)
    assert wide[1].endswith("● Violet           12")
    assert wide[2].endswith("court 5, province 25")
    [violet] = [line for line in narrow if "● Violet" in line]
    assert violet.split() == ["●", "Violet", "12", "court", "5,", "province", "25", "you,", "starts"]


def test_the_round_is_marked_and_so_are_general_scorings() -> None:
    assert shown(scene(round=4)).splitlines()[0].startswith(" El Grande   1  2  3 ✦[4] 5  6 ✦ 7  8  9 ✦")


def test_scoreboards_that_are_not_established_are_marked() -> None:
    assert shown(new_game("2023", 3)).splitlines()[0].endswith("scoreboards ?")
    assert "?" not in shown(new_game("2023", 4)).splitlines()[0]


def test_the_turn_order_says_who_has_had_his_turn_and_who_is_at_it() -> None:
    played = "violet 5 blue 13 green 9 orange 1"
    text = shown(scene("c1_move3_any", played=played, acted="blue green", active="violet"))
    assert "Turn order: ■ Blue 13 ✓ → ◆ Green 9 ✓ → ● Violet 5 ▶ → ⬢ Orange 1" in text


def test_a_veto_is_seen_by_all() -> None:
    assert "Veto" in shown(scene(vetos="green"))
    assert "Veto" not in shown(scene())


def test_the_dummy_has_a_line_of_its_own() -> None:
    s = new_game("2023", 2)
    assert "✚ the dummy" in shown(s)
    assert "✚ the dummy" in shown(s, 80)


def test_cards_on_offer_have_title_text_and_a_mark_if_reconstructed() -> None:
    s = scene(edition="2023", phase="power", offer={1: "n1_move4_any", 2: "n2_civil_war"})
    text = text_of(screen_of(s.table).offer(view(s.table, 0)))
    assert "1 ♞     Move 4 of any colour ?" in text
    assert "Move up to 4 caballeros of any colours." in text
    assert "2 ♞♞    " in text
    [civil_war] = [line for line in text.splitlines() if "2 ♞♞" in line]
    assert not civil_war.endswith("?")


def test_long_texts_are_cut_where_there_is_no_room() -> None:
    s = scene(phase="power", offer={2: "c2_veto"})
    screen = screen_of(s.table, 80)
    whole = text_of(screen.offer(view(s.table, 0)), 80)
    cut = text_of(screen.offer(view(s.table, 0), lines_each=1), 80)
    assert "is discarded." in " ".join(whole.split())
    [line] = [line for line in cut.splitlines() if "Lay this card open" in line]
    assert line.endswith(" ...")
    assert len(line) <= 80


def test_the_hand_is_the_own_one() -> None:
    s = scene(spent="violet 1 violet 2 blue 13", phase="power")
    text = screen_of(s.table).hand(view(s.table, 0)).plain
    assert "3♞5" in text
    assert "13♞0" in text
    assert " 1♞6" not in text
    assert screen_of(s.table).hand(view(s.table, None)).plain.strip() == ""


def test_options_have_their_keys_before_them() -> None:
    s = scene("c1_move3_any", "aragon: violet 2 blue 1", courts="violet 1", king="galicia")
    assert options(s).splitlines() == [
        " a Use the special action   e End your turn",
        " 2 País Vasco   5 Castilla la Vieja   0 Castillo",
    ]
    s.do("act")
    assert options(s) == " s Move no more\n v3 2● Aragón   b3 1■ Aragón"


def test_options_of_every_other_sort() -> None:
    assert options(scene(phase="power", spent="violet 1 violet 2")).startswith(" 3 ♞5   4 ♞4")
    supply = scene(phase="supply", played="violet 8 blue 3 green 2 orange 1")
    assert options(supply) == " 0   1   2"
    boards = scene("c4_scoreboard", king="galicia").do("act")
    assert options(boards).splitlines()[0].startswith(" 8/4/0   8.2 País Vasco   8.3 Aragón")
    swap = scene("r5_substitute", grandes="blue aragon green granada", king="galicia").do("act")
    assert options(swap) == " b ■ Blue   g ◆ Green"
    draft = new_game("2023", 2, sets="power-modifiers")
    assert "(no ability)" in options(draft) or "(take 1" in options(draft) or "(move 1" in options(draft)


def test_options_never_leave_the_line() -> None:
    s = scene("c4_scoreboard", king="galicia").do("act")
    assert all(len(line) <= 60 for line in options(s, 60).splitlines())


def test_the_log_tells_the_same_thing_once() -> None:
    placed = Event("placed", {"seat": 0, "place": "granada"})
    events = [placed, placed, Event("turn_over", {"seat": 0}), Event("king", {"place": "aragon"}), placed]
    lines = [line.plain for line in sentences(Speech(seats=["Ana", "Ben"]), events, 0)]
    assert lines == [
        "Ana places a caballero in Granada. (×2)",
        "The King moves to Aragón.",
        "Ana places a caballero in Granada.",
    ]


def test_the_log_keeps_the_secrets_of_others() -> None:
    back = Event("power_back", {"seat": 0}, {"power": 9, "modifier": None}, known_to=1)
    speech = Speech(seats=["Ana", "Ben"])
    assert "9" in sentences(speech, [back], 0)[0].plain
    assert "9" not in sentences(speech, [back], 1)[0].plain
    assert "9" not in sentences(speech, [back], None)[0].plain


def test_the_screen_of_the_plain_look_has_no_fine_signs() -> None:
    s = scene(played="violet 5 blue 13 green 9 orange 1", acted="blue", vetos="green")
    text = text_of(screen_of(s.table, look=PLAIN).table(view(s.table, 0)))
    assert not set(text) & set("●■◆⬢▲✚♛♚♞╭─│▶✓→✦·")


def test_a_joker_is_shown_by_its_letter_until_another_card_follows_it() -> None:
    s = power_scene(phase="power", hands={"violet": "joker 20", "blue": "50", "green": "70", "orange": "90"})

    def power() -> str:
        [line] = [line.plain for line in screen_of(s.table).side(view(s.table, 1), 30)][:1]
        return line.split()[-2]

    s.do("play joker")
    assert power() == "J"
    s.do("play 50", "play 70", "play 90", "play 20")
    assert power() == "20"
