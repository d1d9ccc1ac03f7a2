"""Whole games through the page, from the form for a new table to the charts at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elgrande.locale.texts import Texts
from tests.web.browsers import Visitor
from tests.web.players import Player, end_screen, lay_table

Visit = Callable[..., Visitor]

GAMES = {
    "1995": ("1995", ()),
    "2015": ("2015", ()),
    "2023": ("2023", ("new-regency", "veteran-cards", "power-modifiers")),
    "inquisitor-colonies": ("2015", ("inquisitor-colonies",)),
    "grandissimo": ("2015", ("grandissimo",)),
    "anniversary": ("2015", ("anniversary",)),
    "king-intrigant": ("2015", ("king-intrigant",)),
    "players-edition": ("2015", ("king-intrigant", "players-edition")),
    "special-cards": ("2015", ("special-cards",)),  # takes King & Intrigant along
}


def languages() -> dict[str, str]:
    """Every second game is played in German."""
    return {game: ["en", "de"][number % 2] for number, game in enumerate(GAMES)}


@pytest.mark.parametrize(("game", "language"), languages().items())
def test_a_whole_game_is_played_by_clicking_what_glows(visit: Visit, game: str, language: str) -> None:
    edition, sets = GAMES[game]
    visitor = visit(language=language)
    if language != "en":  # nothing may be filled in from there
        visitor.page.route("**/api/texts/en", lambda route: route.abort())
    player = Player(visitor.page, seed=len(game))
    page = visitor.go("/new")
    lay_table(page, edition, sets, length="short")
    player.play()
    end_screen(page, 2)
    assert {"place", "hand", "finish"} <= set(player.chosen)
    assert Texts(language).text("table-choose") not in player.prompts  # stands in for a missing question
    assert visitor.serious_findings() == []
