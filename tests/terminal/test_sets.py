"""The screen of games with expansions: whatever can be on the table is shown, and whatever is asked can be typed."""

import pytest

from elgrande.locale import Speech
from elgrande.rules import Setup
from elgrande.rules.knowledge import view
from elgrande.terminal.keys import find_option, key_of
from elgrande.terminal.look import FINE, PLAIN
from elgrande.terminal.options import OptionList
from elgrande.terminal.screen import Screen
from elgrande.terminal.tokens import Tokens
from tests.bigbox.grand_scenes import grand
from tests.properties.mixes import BIG_BOXES, THOROUGH, name_of, without_hurry
from tests.properties.walks import visits
from tests.terminal.screens import console, text_of

each_box = pytest.mark.parametrize("box", without_hurry(BIG_BOXES), ids=name_of)
SELDOM = 8 if THOROUGH else 48
"""Of so many tables one is looked at."""


@each_box
def test_every_table_can_be_drawn(box: Setup) -> None:
    for table in visits(box, 1, every=SELDOM):
        speech = Speech("en", rules=table.rules, strict=True)
        for seat in (None, *table.deciders[:1]):
            screen = Screen(console(), speech, FINE if seat else PLAIN)
            seen = view(table, seat)
            picture = text_of(screen.table(seen, screen.lit_places(seen)))
            for place in seen["regions"]:
                assert speech.place_name(place) in picture
            text_of(screen.offer(seen))
            text_of(screen.hand(seen))
            if seen["decision"] is not None:
                for line in OptionList(screen.console, speech, screen.look).lines(seen, seen["decision"]):
                    assert line.plain.strip()


@each_box
def test_every_option_can_be_typed(box: Setup) -> None:
    for table in visits(box, 2, every=SELDOM // 4):
        names = Speech("en", rules=table.rules).place_name
        for seat in table.deciders:
            decision = table.decision_of(seat)
            assert decision is not None
            keys = [key_of(text) for text in decision.texts]
            assert len(set(keys)) == len(keys), f"{decision.kind}: {decision.texts}"
            for text, key in zip(decision.texts, keys, strict=True):
                assert find_option(text, decision.texts, names) == text
                assert find_option(key, decision.texts, names) == text


def test_the_owners_of_ships_are_told_by_their_names() -> None:
    s = grand(tokens="ships green violet; stopper blue")
    speech = Speech("en", rules=s.table.rules, strict=True, seats=["Ana", "Bea", "Carla"])
    told = [part.plain for part in Tokens(speech, PLAIN).parts(view(s.table))]
    assert "Ships: G Carla, V Ana" in told
    assert "Action stop by B Bea" in told
