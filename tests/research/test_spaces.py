"""Version 0 of observations and actions: complete, without gaps, and the same tomorrow as today."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from elgrande.research import spaces
from elgrande.research.core.actions import action_of, code_of
from elgrande.research.core.layout import CARDS, KIND_NAMES, KINDS, PLANES, SIZE, VETO_STEP_NAMES
from elgrande.research.errors import BadAction, BadKeyword, BadShape
from elgrande.research.spaces import ACTIONS
from elgrande.rules import BadSetup, Setup, rules_for
from tests.properties.mixes import BOXES, name_of


def test_the_planes_lie_side_by_side_and_fill_the_observation() -> None:
    end = 0
    for plane in PLANES:
        assert plane.start == end, plane.name
        end += plane.size
    assert end == SIZE
    assert len({plane.name for plane in PLANES}) == len(PLANES)


def test_version_0_stays_as_it_is() -> None:
    """Whoever has trained on version 0 relies on it. If this fails, what is wanted is a version 1 beside it."""
    facts = [(plane.name, plane.start, plane.shape, plane.high) for plane in PLANES]
    names = [spaces.action_name(action) for action in range(ACTIONS)]
    everything = repr((facts, spaces.CARD_IDS, KIND_NAMES, VETO_STEP_NAMES, names))
    assert (spaces.VERSION, SIZE, ACTIONS) == (0, 1066, 282)
    assert hashlib.sha256(everything.encode()).hexdigest()[:16] == "14d82088b3448a08"


def test_every_card_decision_and_step_has_its_number() -> None:
    assert len(spaces.CARD_IDS) == len(set(spaces.CARD_IDS)) == CARDS
    assert len(KIND_NAMES) == KINDS
    tasks = rules_for(Setup("2015", 4)).tasks
    assert set(VETO_STEP_NAMES) <= {task.kind for task in tasks}


@pytest.mark.parametrize("box", BOXES, ids=name_of)
def test_version_0_knows_the_cards_of_every_base_game(box: Setup) -> None:
    assert {card.id for card in rules_for(box).cards} <= set(spaces.CARD_IDS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_actions_and_options_are_two_names_for_the_same(players: int) -> None:
    for seat in range(players):
        codes = [code_of(action, seat, players) for action in range(ACTIONS)]
        assert len(set(codes)) == ACTIONS
        assert [action_of(code, seat, players) for code in codes] == list(range(ACTIONS))


def test_colours_are_counted_from_the_own_seat() -> None:
    own = spaces.parse_action("lift green granada", seat=2, players=4)
    assert spaces.action_name(own) == "lift own granada"
    left = spaces.parse_action("lift violet granada", seat=3, players=4)
    assert spaces.action_name(left) == "lift left1 granada"
    assert spaces.action_text(left, seat=3, players=4) == "lift violet granada"
    assert spaces.action_text(left, seat=0, players=4) == "lift blue granada"
    neutral = spaces.parse_action("lift grey granada", seat=1, players=2)
    assert spaces.action_name(neutral) == "lift neutral granada"
    assert spaces.action_name(spaces.parse_action("swap blue", seat=1, players=3)) == "swap own"


def test_actions_without_a_colour_are_the_options_themselves() -> None:
    for text in ("power 9", "to granada", "card 3", "veto", "disc sevilla", "take 6"):
        action = spaces.parse_action(text, seat=2, players=4)
        assert spaces.action_name(action) == spaces.action_text(action, seat=2, players=4) == text


def test_version_0_does_not_know_the_expansions() -> None:
    with pytest.raises(BadKeyword, match=r"version 0 .* does not know the set 'grandissimo'"):
        spaces.setup_of("2015", 4, ["grandissimo"], None)
    with pytest.raises(BadAction, match="belongs to an expansion"):
        spaces.parse_action("to ship", seat=0, players=4)


def test_planes_are_views_by_name() -> None:
    rows = np.zeros((3, SIZE), np.uint8)
    rows[1, PLANES[5].start] = 7
    parts = spaces.planes(rows)
    assert list(parts) == [plane.name for plane in PLANES]
    assert parts["pieces"].shape == (3, 14, 6)
    assert parts["pieces"][1, 0, 0] == 7
    assert np.shares_memory(parts["pieces"], rows)


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadShape, match="1066"):
        spaces.planes(np.zeros(5, np.uint8))
    with pytest.raises(BadAction, match="0 to 281"):
        spaces.action_name(ACTIONS)
    with pytest.raises(BadKeyword, match="rank, win, share, difference, points"):
        spaces.reward_number("money")
    with pytest.raises(BadKeyword, match=r"sets=\['new-regency'\]"):
        spaces.setup_of("2023", 4, "new-regency", None)
    with pytest.raises(BadSetup, match="edition"):
        spaces.setup_of("1996", 4, None, None)
