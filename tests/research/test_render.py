"""Pictures for people."""

from __future__ import annotations

import numpy as np
import pytest

from elgrande.research.render import HEIGHT, WIDTH, as_text, picture, render
from elgrande.rules import Dice, Setup, new_table
from elgrande.rules.places import BORDERS, PLACE_IDS
from elgrande.rules.playout import play_randomly
from tests.properties.hidden import shuffle_hidden
from tests.properties.mixes import BOXES, name_of
from tests.properties.walks import visits


@pytest.mark.parametrize("box", BOXES[::4], ids=name_of)
def test_every_position_can_be_drawn_and_shows_nothing_hidden(box: Setup) -> None:
    dice = Dice(1)
    for table in visits(box, 4, every=40):
        image = picture(table)
        assert image.shape == (HEIGHT, WIDTH, 3)
        assert image.dtype == np.uint8
        other = shuffle_hidden(table, None, dice)
        assert (picture(other) == image).all()
        assert as_text(other) == as_text(table)


def test_the_text_names_what_lies_on_the_table() -> None:
    table = new_table(Setup("2015", 3, options={"start": "blue"}), seed=2)
    text = as_text(table)
    assert "El Grande 2015, round 1 of 9" in text
    assert "start: blue" in text
    assert "waiting for: blue (power)" in text
    assert text.count("2G") == 3
    play_randomly(table, Dice(1))
    assert "nobody, the game is over" in as_text(table)


def test_regions_touch_on_the_picture_if_they_touch_in_the_game() -> None:
    from elgrande.research.render import _BOXES

    for place, neighbours in BORDERS.items():
        left, top, right, bottom = _BOXES[PLACE_IDS[place]]
        for other in BORDERS:
            left_2, top_2, right_2, bottom_2 = _BOXES[PLACE_IDS[other]]
            across = min(right, right_2) - max(left, left_2)
            along = min(bottom, bottom_2) - max(top, top_2)
            touch = (across == 0 and along > 0) or (along == 0 and across > 0)
            assert touch == (other in neighbours) or place == other


def test_modes(capsys: pytest.CaptureFixture[str]) -> None:
    table = new_table(Setup("2015", 3), seed=2)
    assert isinstance(render(table, "ansi"), str)
    assert render(table, None) is None
    assert render(table, "human") is None
    assert capsys.readouterr().out == as_text(table) + "\n"
