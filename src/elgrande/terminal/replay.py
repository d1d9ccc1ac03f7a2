"""Looking at a recorded game: what happened, and how it stands."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from elgrande.record import Game, to_json
from elgrande.record.scenario import position_text
from elgrande.rules.errors import ElGrandeError
from elgrande.rules.knowledge import view
from elgrande.terminal.log import sentences
from elgrande.terminal.screen import Screen


class NoSuchEntry(ElGrandeError):
    """A place in a record that it does not have."""


def game_at(game: Game, entries: int | None) -> Game:
    """The game after so many entries of its record; after all of them if no number is given."""
    if entries is None:
        return game
    if not 0 <= entries <= len(game.entries):
        raise NoSuchEntry(f"the record has {len(game.entries)} entries; --to can be 0 to {len(game.entries)}")
    then = game.restarted()
    for entry in game.entries[:entries]:
        then.enter(entry)
    return then


def replay_to_json(game: Game) -> dict[str, object]:
    """The record as plain data, what everybody saw happen, and the table as everybody sees it."""
    return {
        "record": to_json(game),
        "log": [event.seen_by(None) for event in game.log],
        "view": view(game.table),
    }


def position_of(game: Game, name: str) -> str:
    """The table as a scenario file, called after the record."""
    corrections = "" if game.correction_file is None else game.correction_file.source
    return position_text(game.table, f"{name} after {len(game.entries)} entries", corrections)


def show_replay(game: Game, screen: Screen) -> RenderableType:
    """The log in sentences, then the table."""
    return Group(
        *sentences(screen.speech, game.log, None),
        Text(),
        screen.table(view(game.table, None)),
        waiting(game, screen),
    )


def waiting(game: Game, screen: Screen) -> Text:
    """Who has to choose, where a game stops before its end."""
    if game.over:
        return Text()
    players = [screen.speech.seat_name(seat) for seat in game.table.deciders]
    return Text(screen.speech.text("cli-waiting", players=screen.speech.listed(players)), "bold")
