"""Writes the golden games again: ``python -m tests.golden.make``.

WARNING: do this only when the rules were meant to change. The golden games are the memory of how every edition was
played so far; read the difference line by line before you commit it, raise ``RULES_VERSION`` if old records would
play differently, and say in the commit which rule changed. A golden game that fails for any other reason has found
an error.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from elgrande.record import Game, to_text
from elgrande.rules import Setup
from elgrande.rules.sets.names import (
    ANNIVERSARY,
    COLONIES,
    GRANDISSIMO,
    KING_INTRIGANT,
    PLAYERS_EDITION,
    SPECIAL_CARDS,
)
from tests.record.games import played

FOLDER = Path(__file__).parent
ALL_SETS = ["new-regency", "power-modifiers", "veteran-cards"]

GAMES: dict[str, Setup] = {
    **{f"1995-{players}": Setup("1995", players) for players in range(2, 6)},
    **{f"2015-{players}": Setup("2015", players) for players in range(2, 6)},
    **{f"2023-{players}": Setup("2023", players) for players in range(2, 6)},
    "2023-4-new-regency": Setup("2023", 4, ["new-regency"]),
    "2023-3-power-modifiers": Setup("2023", 3, ["power-modifiers"]),
    "2023-5-veteran-cards": Setup("2023", 5, ["veteran-cards"]),
    **{f"2023-{players}-all": Setup("2023", players, ALL_SETS) for players in range(2, 6)},
    "1995-4-strict": Setup("1995", 4, options={"angry-king": "everybody", "supply": "exact"}),
    "2015-3-options": Setup("2015", 3, options={"length": "short", "castillo": "open", "veto": "no"}),
    "2023-3-merged": Setup("2023", 3, options={"stacks": "merged", "tie-break": "yes", "mulligan": "yes"}),
    "2015-4-undo": Setup("2015", 4),
    # The Big Box: each set, and some mixes.
    "2015-4-colonies": Setup("2015", 4, [COLONIES]),
    "2015-3-grandissimo": Setup("2015", 3, [GRANDISSIMO], {"symbols": "reconstructed"}),
    "2015-5-anniversary": Setup("2015", 5, [ANNIVERSARY]),
    "2015-4-intrigant": Setup("2015", 4, [KING_INTRIGANT]),
    "2015-5-players-edition": Setup("2015", 5, [KING_INTRIGANT, PLAYERS_EDITION]),
    "2015-3-special-cards": Setup("2015", 3, [KING_INTRIGANT, SPECIAL_CARDS]),
    "2015-2-colonies-intrigant-banners": Setup("2015", 2, [COLONIES, KING_INTRIGANT, ANNIVERSARY]),
    "2015-5-colonies-banners": Setup("2015", 5, [COLONIES, ANNIVERSARY], {"castillo": "open"}),
    "2015-5-grandissimo-banners": Setup("2015", 5, [GRANDISSIMO, ANNIVERSARY], {"symbols": "reconstructed"}),
    "2015-5-grandissimo-mercenaries": Setup(
        "2015", 5, [GRANDISSIMO, ANNIVERSARY], {"symbols": "reconstructed"}
    ),
    "2015-4-intrigant-everything": Setup(
        "2015", 4, [KING_INTRIGANT, PLAYERS_EDITION, SPECIAL_CARDS, ANNIVERSARY]
    ),
    "2015-4-grandissimo-established": Setup(
        "2015", 4, [GRANDISSIMO], {"cards": "established", "left-out": "first-game"}
    ),
    "2015-3-colonies-undo": Setup("2015", 3, [COLONIES]),
}


SEEDS = {"2015-3-grandissimo": 32, "2015-5-grandissimo-banners": 76, "2015-5-grandissimo-mercenaries": 51}
"""Games in which much comes up that random players seldom do; the others have their number in the list as seed."""


def main() -> None:
    for number, (name, setup) in enumerate(GAMES.items(), 1):
        game = played(setup, SEEDS.get(name, number), undos=5 if name.endswith("undo") else 0)
        (FOLDER / f"{name}.txt").write_text(golden_text(game), encoding="utf-8", newline="\n")


def golden_text(game: Game) -> str:
    return f"{to_text(game)}; {check(game)}\n"


def check(game: Game) -> str:
    """One line that changes with anything that anybody could have chosen at any time of the game."""
    digest = hashlib.sha256()
    options = 0
    for step in _steps(game):
        for seat in step.table.deciders:
            decision = step.table.decision_of(seat)
            assert decision is not None
            options += len(decision.options)
            digest.update(f"{seat} {decision.kind} {sorted(decision.texts)}\n".encode())
    return f"check: {len(game.entries)} entries, {options} legal options, {digest.hexdigest()[:16]}"


def _steps(game: Game) -> Iterator[Game]:
    """The game before its first entry and after each one."""
    yield game.restarted()
    for _, step in game.replayed():
        yield step


if __name__ == "__main__":
    main()
