"""Whole games through the page, from the form for a new table to the charts at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elgrande.locale.texts import Texts
from tests.properties.mixes import in_time
from tests.web.browsers import Visitor
from tests.web.players import Player, Typist, end_screen, lay_table

Visit = Callable[..., Visitor]

GAMES = {
    "2023": ("2023", ("new-regency", "veteran-cards", "power-modifiers")),
    "inquisitor-colonies": ("2015", ("inquisitor-colonies",)),
    "grandissimo": ("2015", ("grandissimo", "anniversary")),
    "king-intrigant": ("2015", ("king-intrigant", "players-edition", "special-cards")),
}
"""The sets, in as few games as they can be played together."""


LANGUAGES = dict(zip(GAMES, ["de", "fr", "en", "de"], strict=True))


@pytest.mark.parametrize(("game", "language"), in_time([*LANGUAGES.items()]))
def test_a_whole_game_is_played_by_clicking_what_glows(visit: Visit, game: str, language: str) -> None:
    visitor = visit(language=language)
    if language != "en":  # nothing may be filled in from there
        visitor.page.route("**/api/texts/en", lambda route: route.abort())
    player = Player(visitor.page, seed=len(game))
    play(visitor, player, *GAMES[game])
    assert {"place", "hand", "finish"} <= set(player.chosen)
    assert Texts(language).text("table-choose") not in player.prompts  # stands in for a missing question
    assert visitor.serious_findings() == []


def test_a_whole_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    player = Typist(visitor.page, seed=3)
    play(visitor, player, "1995", ())
    assert {"hand", "card", "place", "count", "finish"} <= set(player.chosen)


def play(visitor: Visitor, player: Player, edition: str, sets: tuple[str, ...]) -> None:
    page = visitor.go("/new")
    lay_table(page, edition, sets, length="short")
    player.play()
    end_screen(page, 2)
