"""What is told of a player, made of what was noted of his games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from elgrande.ratings import LADDER, Skill, is_provisional, shown
from elgrande.server.meeting_resources import BoardRow, CompanyInfo, PlayedGame, RatingInfo
from elgrande.server.resources import SetupInfo
from elgrande.statistics import Company, Played

Row = Mapping[Any, Any]
HISTORY: Final = 50
"""Games that a history shows."""
ON_BOARDS: Final = (
    "random",
    "greedy",
    "courtier:page",
    "courtier:hidalgo",
    "courtier:count",
    "courtier:duke",
)
"""Bots that stand in leaderboards to compare oneself with: those that are measured best."""


def rating_info(row: Row) -> RatingInfo:
    skill = Skill(row["mu"], row["sigma"])
    games = int(row["games"])
    return RatingInfo(row["family"], row["speed"], shown(skill), is_provisional(skill, games), games)


def by_game(rows: Sequence[Row]) -> list[list[Row]]:
    """The seats of each game together."""
    return [list(group) for _, group in groupby(rows, key=lambda row: row["game"])]


def played(account: str, games: Sequence[Sequence[Row]]) -> list[Played]:
    """The games of a player as statistics take them; who had several seats in one is in it once for each."""
    found = []
    for seats in games:
        for own in seats:
            if own["account"] != account:
                continue
            others = [row for row in seats if row["account"] != account]
            found.append(
                Played(
                    edition=own["edition"],
                    family=own["family"],
                    players=int(own["players"]),
                    rank=int(own["rank"]),
                    shared=sum(row["rank"] == own["rank"] for row in seats),
                    points=int(own["points"]),
                    sources=dict(own["sources"]),
                    powers=dict(own["powers"]),
                    others=[(_known(row), int(row["rank"])) for row in others],
                )
            )
    return found


def _known(row: Row) -> str:
    """Somebody by his id, or a bot; those who have left are one."""
    if row["bot"] is not None:
        return f"bot:{row['bot']}"
    return str(row["account"]) if row["known_as"] is not None else ""


def company(found: Sequence[Company], games: Sequence[Sequence[Row]]) -> list[CompanyInfo]:
    names = {row["account"]: row["known_as"] for seats in games for row in seats if row["account"]}
    return [
        CompanyInfo(
            id=None if one.id.startswith("bot:") or not one.id else one.id,
            bot=one.id.removeprefix("bot:") if one.id.startswith("bot:") else None,
            name=names.get(one.id),
            games=one.games,
            ahead=one.ahead,
            behind=one.behind,
        )
        for one in found
    ]


def history(
    account: str, games: Sequence[Sequence[Row]], facts: Mapping[str, dict[str, Any]], visible: set[str]
) -> list[PlayedGame]:
    """The latest games of a player that the asker may see."""
    found: list[PlayedGame] = []
    for seats in games:
        own = next(row for row in seats if row["account"] == account)
        told = facts.get(own["game"])
        if told is None or own["game"] not in visible:
            continue
        rated = own["counted"] and own["mu"] is not None
        after = shown(Skill(own["mu"], own["sigma"])) if rated else None
        before = shown(Skill(own["mu_before"], own["sigma_before"])) if rated else None
        found.append(
            PlayedGame(
                id=own["game"],
                name=told["name"],
                ended=own["ended"],
                setup=msgspec.convert(told["setup"], SetupInfo),
                rank=int(own["rank"]),
                points=int(own["points"]),
                others=[row["known_as"] or row["bot"] for row in seats if row is not own],
                rating=after,
                change=None if after is None or before is None else after - before,
            )
        )
    return found[:HISTORY]


def board_rows(rows: Sequence[Row]) -> list[BoardRow]:
    """A leaderboard: people with their places, and bots where they would stand."""
    people = [
        BoardRow(
            place=1 + sum(other["mu"] > row["mu"] for other in rows),
            id=row["account"],
            name=row["name"],
            bot=None,
            rating=shown(Skill(row["mu"], row["sigma"])),
            games=int(row["games"]),
        )
        for row in rows
    ]
    bots = [BoardRow(None, None, None, name, shown(LADDER[name]), None) for name in ON_BOARDS]
    return sorted([*people, *bots], key=lambda row: (-row.rating, row.place is None, row.place or 0))
