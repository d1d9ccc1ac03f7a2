"""Choosing a hand of power cards in the terminal, one by one or all at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from elgrande.rules.sets.king_intrigant.hands import RECOMMENDED
from elgrande.rules.sets.setup import Setup
from tests.terminal.test_play import Sitting

KI = Setup("2015", 2, ["king-intrigant"])


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are left go here and not to the home of whoever runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))


def kept(sitting: Sitting) -> list[str]:
    return [text.removeprefix("keep ") for text in sitting.own_choices if text.startswith("keep")]


def test_a_recommended_hand_is_chosen_with_one_word() -> None:
    answers = ["gra", "recommended"]
    questions: list[str] = []

    def answer(sitting: Sitting, question: str) -> str:
        questions.append(question)
        if not answers:
            raise EOFError
        return answers.pop(0)

    sitting = Sitting(answer, KI).run()
    assert "a whole hand at once: recommended or random" in questions[1]
    assert len(kept(sitting)) == 13
    assert kept(sitting)[:5] == RECOMMENDED[:5]


def test_a_random_hand_fills_up_what_is_chosen_already_and_is_the_same_again() -> None:
    hands = [kept(Sitting(["gra", "160", "140", "random"], KI).run()) for _ in range(2)]
    assert hands[0] == hands[1]
    assert len(set(hands[0])) == 13
    assert hands[0][:2] == ["160", "140"]


def test_the_words_mean_nothing_elsewhere() -> None:
    sitting = Sitting(["random"], KI).run()
    assert "random" in sitting.output
    assert kept(sitting) == []
