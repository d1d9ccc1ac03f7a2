"""A Veto against every card, before it begins and, in 1995 and 2015, at each of its steps.

Each case plays a special action to its end while blue holds a Veto.
"""

from itertools import pairwise

import pytest

from elgrande.rules.table import NO_CARD
from tests.rules.special_actions import BOARD, CASES, GRANDES, Case
from tests.rules.table_setup import Scene, scene

PLAYS = [pytest.param(card, case, id=card + case.tag) for case in CASES for card in case.cards()]


def windows_of(card: str, case: Case) -> int:
    return 1 if card.startswith("2023") else case.windows


def begin(card: str, holder: str = "blue") -> Scene:
    sets = "veteran-cards" if card.startswith("2023") else ""
    return scene(card, BOARD, king="galicia", grandes=GRANDES, sets=sets, vetos=holder)


class Play:
    """A special action carried out, with what lay on the table at each question for a Veto."""

    def __init__(self, card: str, case: Case, veto_at: int | None = None, holder: str = "blue") -> None:
        self.s = begin(card, holder)
        self.at_windows: list[list[int]] = []
        choices = iter(case.choices)
        self.s.do("act")
        while self.s.table.action != NO_CARD:
            if self.s.decision.kind != "veto":
                # The end of a script may be about the order of regions, which is not asked for everywhere.
                self.s.do(next(choices))
                continue
            assert self.s.asked == "blue veto"
            self.at_windows.append(self.s.pieces())
            stop_it = len(self.at_windows) - 1 == veto_at
            self.s.do("veto" if stop_it else "allow")


@pytest.mark.parametrize(("card", "case"), PLAYS)
def test_how_often_the_holder_is_asked(card: str, case: Case) -> None:
    play = Play(card, case)
    assert len(play.at_windows) == windows_of(card, case)
    assert play.s.vetos("blue") == 1
    assert play.s.told("vetoed") == []


@pytest.mark.parametrize(("card", "case"), PLAYS)
def test_with_everything_allowed_it_ends_like_without_a_veto(card: str, case: Case) -> None:
    assert Play(card, case).s.pieces() == Play(card, case, holder="").s.pieces()


STOPS = [
    pytest.param(card, case, at, id=f"{card}{case.tag}-{at}")
    for case in CASES
    for card in case.cards()
    for at in range(windows_of(card, case))
]


@pytest.mark.parametrize(("card", "case", "at"), STOPS)
def test_earlier_steps_stand_and_the_step_objected_to_and_the_rest_are_lost(
    card: str, case: Case, at: int
) -> None:
    play = Play(card, case, veto_at=at)
    s = play.s
    assert s.pieces() == play.at_windows[at]
    assert s.vetos("blue") == 0
    assert s.told("vetoed") == [{"seat": 0, "by": 1, "card": card.split("/")[1]}]
    # The placing part is left, no other card is given, and the action is gone.
    assert s.asked == "violet turn"
    assert "act" not in s.options
    assert "to castillo" in s.options
    assert s.offer == begin(card).offer
    s.do("to castillo")
    assert s.at("castillo") != begin(card).at("castillo")


@pytest.mark.parametrize(("card", "case"), PLAYS)
def test_a_veto_before_it_begins_leaves_everything_as_it_was(card: str, case: Case) -> None:
    assert Play(card, case, veto_at=0).s.pieces() == begin(card).pieces()


MANY_STEPS = [
    pytest.param(f"2015/{case.classic}", case, id=case.classic + case.tag)
    for case in CASES
    if case.classic and case.windows > 2 and case.classic not in ("c3_score_first_only", "c3_score_least")
]


@pytest.mark.parametrize(("card", "case"), MANY_STEPS)
def test_each_step_changes_something_and_so_does_the_one_after_it(card: str, case: Case) -> None:
    play = Play(card, case)
    # Between two questions one step is carried out; the last one follows the last question.
    first = 0 if case.classic.startswith("c2_court") else 1
    states = [*play.at_windows[first:], play.s.pieces()]
    changed = [before != after for before, after in pairwise(states)]
    scoring = case.classic.startswith(("c3_score", "c4_secret"))
    assert any(changed) if scoring else all(changed)


# ---------------------------------------------------------------------- what the holder is told


def questions(card: str, case: Case) -> list[dict[str, object]]:
    """What the holder is told about each step, without what is the same for all of them."""
    s = begin(card)
    choices = iter(case.choices)
    told: list[dict[str, object]] = []
    s.do("act")
    while s.table.action != NO_CARD:
        if s.decision.kind == "veto":
            facts = dict(s.decision.subject)
            assert (facts.pop("seat"), facts.pop("card")) == (0, card.split("/")[1])
            assert (facts.pop("step") == "carry_out") == (told == [])
            told.append(facts)
            s.do("allow")
        else:
            s.do(next(choices))
    return told


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("c1_place2_extra", [{}, {"place": "valencia"}, {"place": "cataluna"}]),
        ("c1_region_all_own", [{"place": "aragon"}, *[{"move": ["violet", "aragon", "castillo"]}] * 3]),
        ("c2_veto", [{}]),
        ("c2_court_3", [{}, {"loser": 2}, {"loser": 3}]),
        (
            "c2_remove1_each",
            [
                {},
                {"loser": 1, "place": "aragon", "count": 1},
                {"loser": 2, "place": "granada", "count": 1},
                {"loser": 3, "place": "aragon", "count": 1},
            ],
        ),
        (
            "c2_angry_king",
            [{}, *[{"loser": seat, "losses": {"aragon": 1, "granada": 1, "court": 1}} for seat in (1, 2, 3)]],
        ),
        (
            "c2_secret_2_of_region",
            [
                {},
                {"loser": 1, "place": "aragon", "count": 2},
                {"loser": 2, "place": "granada", "count": 2},
                {"loser": 3, "place": "aragon", "count": 2},
            ],
        ),
        ("c2_score_choice", [{"place": "aragon"}]),
        ("c3_score_4", [{}, {"place": "sevilla"}, {"place": "galicia"}, {"place": "cataluna"}]),
        ("c3_score_castillo", [{}, {"place": "castillo"}]),
        ("c4_scoreboard", [{"choice": "8 aragon", "place": "aragon"}]),
        ("c4_power_back", [{}]),
        ("c4_court2", [{}, {"count": 1}, {"count": 1}]),
        ("c4_grande", [{"place": "granada"}]),
        (
            "c4_eviction",
            [
                {"place": "aragon"},
                {"loser": 1, "place": "valencia"},
                {"loser": 2, "place": "galicia"},
                {"loser": 3, "place": "cataluna"},
            ],
        ),
        ("c5_king", [{"place": "sevilla"}]),
    ],
)
def test_the_holder_is_told_what_he_would_stop(card: str, expected: list[dict[str, object]]) -> None:
    case = next(case for case in CASES if case.classic == card)
    assert questions(f"2015/{card}", case) == expected


def test_whose_grande_changes_places_with_the_king_is_told_too() -> None:
    case = next(case for case in CASES if case.modern == "r5_substitute")
    assert questions("2023/r5_substitute", case) == [{"choice": "blue"}]


def test_in_1995_a_chosen_castillo_is_opened_before_the_last_question() -> None:
    s = scene("1995/c2_score_choice", BOARD, vetos="blue").do("act", "region castillo", "allow")
    assert s.told("castillo_opened") == [{"counts": {"violet": 2, "blue": 1}}]
    s.do("veto")
    assert s.points == ""
    assert s.castillo() == "violet 2 blue 1"


def test_a_shortage_that_a_card_fills_up_is_asked_about_piece_by_piece() -> None:
    s = scene("c4_court2", "aragon: violet 22", courts="violet 7", vetos="blue").do("act", "allow", "take 1")
    s.do("allow", "from aragon")
    assert s.asked == "blue veto"
    assert s.decision.subject["place"] == "aragon"
    s.do("veto")
    assert (s.court("violet"), s.at("aragon")) == (8, "violet 22")
