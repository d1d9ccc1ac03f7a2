"""No seat is special: every special action, moved round the table, does the same for everybody."""

import pytest

from elgrande.rules.places import COLOUR_IDS
from elgrande.rules.table import GRANDE, NO_CARD, POINTS
from tests.rules.special_actions import BOARD, CASES, GRANDES, Case
from tests.rules.table_setup import Scene, scene

PLAYERS = 4
COLOURS = COLOUR_IDS[:PLAYERS]
PLAYS = [pytest.param(card, case, id=card + case.tag) for case in CASES for card in case.cards()]


def moved_on(text: str, by: int) -> str:
    """The text with every colour replaced by the one so many seats further on."""
    words = text.replace(";", " ;").split()
    return " ".join(
        COLOURS[(COLOURS.index(word) + by) % PLAYERS] if word in COLOURS else word for word in words
    )


def play(card: str, case: Case, by: int, veto_at: int | None = None) -> Scene:
    """The special action of a seat so many places further on, with a Veto behind it, and one caballero placed."""
    s = scene(
        card,
        moved_on(BOARD, by),
        active=COLOURS[by],
        grandes=moved_on(GRANDES, by),
        vetos=moved_on("blue", by),
        sets="veteran-cards" if card.startswith("2023") else "",
        spent=moved_on("violet 3", by),
    ).do("act")
    choices = iter(case.choices)
    windows = 0
    while s.table.action != NO_CARD:
        if s.decision.kind == "veto":
            assert s.asked == moved_on("blue veto", by)
            s.do("veto" if windows == veto_at else "allow")
            windows += 1
        else:
            # Of several seats that choose at the same time, the one that would be first without moving on.
            seat = min(s.table.deciders, key=lambda seat: (seat - by) % PLAYERS)
            s.table.choose(moved_on(next(choices), by), seat)
    assert s.asked == moved_on("violet turn", by)
    return s.do(s.options[0])


def seen_from(s: Scene, by: int) -> list[object]:
    """What lies on the table, in the order of the seats beginning with the active one."""
    facts: list[object] = [s.king, s.boards]
    for i in range(PLAYERS):
        seat = (i + by) % PLAYERS
        colour = COLOURS[seat]
        facts.append([s.table.at(place, seat) for place in range(s.table.rules.rows)])
        facts.append([s.table.seats[GRANDE + seat], s.table.seats[POINTS + seat], s.vetos(colour)])
        facts.append([s.hand(colour), s.spent(colour)])
    return facts


@pytest.mark.parametrize("by", [1, 2, 3])
@pytest.mark.parametrize(("card", "case"), PLAYS)
def test_a_special_action_does_the_same_for_every_seat(card: str, case: Case, by: int) -> None:
    assert seen_from(play(card, case, by), by) == seen_from(play(card, case, 0), 0)


@pytest.mark.parametrize("by", [1, 3])
@pytest.mark.parametrize(("card", "case"), PLAYS)
def test_so_does_a_veto(card: str, case: Case, by: int) -> None:
    at = 0 if card.startswith("2023") else case.windows - 1
    assert seen_from(play(card, case, by, at), by) == seen_from(play(card, case, 0, at), 0)
