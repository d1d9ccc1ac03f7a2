"""Options of the table: hidden or open Castillo, no Veto, and what else can be agreed on before a game."""

import pytest

from elgrande.rules.knowledge import told, view
from tests.rules.table_setup import EDITIONS, Scene, game_of, new_game, scene


def castillo_seen(s: Scene, viewer: int | None) -> object:
    castillo = view(s.table, viewer)["castillo"]
    assert isinstance(castillo, dict)
    return castillo["caballeros"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [0, 3, None])
def test_a_hidden_castillo_is_not_shown_to_anybody(edition: str, viewer: int | None) -> None:
    s = scene(board="castillo: violet 3 blue 1", edition=edition)
    assert castillo_seen(s, viewer) is None


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [0, 3, None])
def test_an_open_castillo_is_shown_to_everybody(edition: str, viewer: int | None) -> None:
    s = scene(board="castillo: violet 3 blue 1", edition=edition, options="castillo=open")
    assert castillo_seen(s, viewer) == {"violet": 3, "blue": 1}


def test_what_goes_into_a_hidden_castillo_is_public() -> None:
    s = scene("c5_king").do("to castillo")
    for viewer in (0, 1, None):
        assert told(s.table, viewer)[-1] == {"event": "placed", "seat": 0, "place": "castillo"}


def test_a_castillo_scoring_shows_the_contents_once() -> None:
    s = scene("c3_score_castillo", "castillo: violet 3 blue 1").do("act")
    opened = {"event": "castillo_opened", "counts": {"violet": 3, "blue": 1}}
    assert opened in told(s.table, 2)
    assert castillo_seen(s, 2) is None


def test_an_open_castillo_plays_like_a_hidden_one() -> None:
    hidden = new_game("2015", seed=9)
    opened = new_game("2015", options="castillo=open", seed=9)
    while not hidden.table.over:
        assert hidden.options == opened.options
        choice = hidden.options[len(hidden.options) // 2]
        hidden.do(choice)
        opened.do(choice)
    assert opened.table.over
    assert opened.points == hidden.points


@pytest.mark.parametrize(("edition", "sets"), [("1995", ""), ("2015", ""), ("2023", "veteran-cards")])
def test_without_vetos_nobody_is_ever_asked_for_one(edition: str, sets: str) -> None:
    for seed in range(4):
        s = new_game(edition, 5, sets=sets, options="veto=no", seed=seed)
        while not s.table.over:
            assert s.decision.kind != "veto"
            s.table.play(s.table.options[-2 if len(s.table.options) > 1 else 0])


@pytest.mark.parametrize("edition", ["1995", "2015"])
def test_strict_readings_are_off_unless_chosen(edition: str) -> None:
    rules = game_of(edition)
    assert not rules.exact_supply
    assert not rules.angry_king_hits_all
    assert not rules.tie_break
    assert not rules.mulligan
    assert not rules.castillo_open


@pytest.mark.parametrize(
    ("option", "attribute"),
    [
        ("supply=exact", "exact_supply"),
        ("angry-king=everybody", "angry_king_hits_all"),
        ("tie-break=yes", "tie_break"),
        ("mulligan=yes", "mulligan"),
        ("castillo=open", "castillo_open"),
    ],
)
def test_each_option_turns_its_switch(option: str, attribute: str) -> None:
    assert getattr(game_of("1995", options=option), attribute)


def test_the_short_game_has_six_rounds() -> None:
    assert game_of(options="length=short").rounds == [2, 3, 5, 6, 8, 9]
    assert game_of().rounds == [1, 2, 3, 4, 5, 6, 7, 8, 9]
