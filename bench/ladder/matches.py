"""The matches of the ladder."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, replace
from typing import Final

from elgrande.arena import Match
from elgrande.bots.personalities import PERSONALITIES

SEED: Final = 2026
LEARNED: Final = "grande:90i"
PLAIN: Final = "search:100i"
"""Of the learned bot 90 simulations take about as long as 100 of the search (docs/learning.md): for the matches in which
there are many kinds of games to be played."""
LEARNED_BOXES: Final = {
    ("inquisitor-colonies",): "grande:240i",
    ("grandissimo",): "grande:240i",
    ("anniversary",): "grande:160i",
    ("king-intrigant",): "grande:190i",
    ("king-intrigant", "players-edition"): "grande:280i",
    ("king-intrigant", "special-cards"): "grande:230i",
}
"""As many as take as long with an expansion, where its simulations, which end with the round, save more."""


@dataclass(frozen=True)
class Rung:
    """One published match: what it is for, and what its first bot is meant to reach."""

    id: str
    about: str
    match: Match
    games: int
    goal: float | None = None
    """The lower end of the 95 % interval of the win rate is to be at least this."""
    rate: float | None = None
    """The win rate itself is to be at least this."""

    @property
    def command(self) -> str:
        """What repeats this match alone."""
        match = self.match
        words = ["elgrande", "arena", *match.bots, "--edition", match.edition]
        for name in match.sets:
            words += ["--set", name]
        for name, value in match.options.items():
            words += ["--option", f"{name}={value}"]
        return shlex.join([*words, "--seed", str(match.seed), "--games", str(self.games)])

    def quick(self) -> Rung:
        """The same in small: one deal, and hardly any search."""
        bots = tuple(QUICK.get(bot, bot) for bot in self.match.bots)
        return replace(self, match=replace(self.match, bots=bots), games=1, goal=None, rate=None)


QUICK: Final = {
    "grande:1": "grande:6i",
    "grande:0.25": "grande:4i",
    "grande:0.1": "grande:2i",
    LEARNED: "grande:2i",
    **dict.fromkeys(LEARNED_BOXES.values(), "grande:4i"),
    PLAIN: "search:2i",
    "search:1": "search:6i",
    "search:0.25": "search:4i",
    "search:0.1": "search:2i",
    **{name: f"{name}:4i" for name in PERSONALITIES},
    "courtier:hidalgo": "courtier:2i",
    "courtier:count": "courtier:4i",
    "courtier:duke": "courtier:6i",
}


def _match(*bots: str, edition: str = "2015", sets: tuple[str, ...] = ()) -> Match:
    return Match(bots, edition=edition, sets=sets, seed=SEED)


def _one_against(
    bot: str, other: str, players: int = 4, edition: str = "2015", sets: tuple[str, ...] = ()
) -> Match:
    return _match(bot, *[other] * (players - 1), edition=edition, sets=sets)


RUNGS: Final = [
    Rung("field", "everybody at one table", _match("search:0.25", "search:0.1", "greedy", "random"), 32),
    Rung(
        "strengths-low",
        "the lower strengths for people",
        _match("courtier:page", "courtier:squire", "courtier:hidalgo", "courtier:count"),
        400,
    ),
    Rung(
        "strengths-high",
        "the upper strengths for people",
        _match("courtier:squire", "courtier:hidalgo", "courtier:count", "courtier:duke"),
        96,
    ),
    Rung("greedy-random", "greedy against three randoms", _one_against("greedy", "random"), 2000, 0.97),
    Rung("quick-greedy", "quick against three greedies", _one_against("quick", "greedy"), 400),
    Rung(
        "search-greedy",
        "a quarter of a second against three greedies",
        _one_against("search:0.25", "greedy"),
        64,
        0.55,
    ),
    Rung(
        "search-time",
        "a second against a tenth of a second",
        _one_against("search:1", "search:0.1"),
        160,
        0.25,
    ),
    Rung(
        "grande-search",
        "the learned bot against three searches",
        _one_against("grande:0.25", "search:0.25"),
        144,
        0.38,
        0.45,
    ),
    Rung(
        "grande-search-1s",
        "the same with a second each",
        _one_against("grande:1", "search:1"),
        64,
        0.35,
        0.45,
    ),
    Rung(
        "grande-greedy",
        "the learned bot against three greedies",
        _one_against("grande:0.25", "greedy"),
        40,
        rate=0.92,
    ),
    Rung(
        "grande-time",
        "a second against a tenth of a second",
        _one_against("grande:1", "grande:0.1"),
        188,
        rate=0.4,
    ),
    *(
        Rung(
            f"grande-search-{players}p",
            f"{players} players",
            _one_against(LEARNED, PLAIN, players),
            120,
            1 / players,
        )
        for players in (2, 3, 5)
    ),
    *(
        Rung(
            f"grande-search-{edition}",
            f"edition {edition}",
            _one_against(LEARNED, PLAIN, edition=edition),
            120,
            0.25,
        )
        for edition in ("1995", "2023")
    ),
    Rung(
        "grande-search-modules",
        "2023 with its modules",
        _one_against(
            LEARNED, PLAIN, edition="2023", sets=("new-regency", "power-modifiers", "veteran-cards")
        ),
        120,
        0.25,
    ),
    *(
        Rung(
            f"grande-search-{sets[-1]}",
            " and ".join(sets),
            _one_against(learned, PLAIN, sets=sets),
            96,
            0.25,
        )
        for sets, learned in LEARNED_BOXES.items()
    ),
    *(
        Rung(
            f"greedy-random-{players}p", f"{players} players", _one_against("greedy", "random", players), 400
        )
        for players in (2, 3, 5)
    ),
    *(
        Rung(
            f"search-greedy-{players}p",
            f"{players} players",
            _one_against("search:0.25", "greedy", players),
            30,
        )
        for players in (2, 3, 5)
    ),
    *(
        Rung(
            f"greedy-random-{edition}",
            f"edition {edition}",
            _one_against("greedy", "random", edition=edition),
            400,
        )
        for edition in ("1995", "2023")
    ),
    *(
        Rung(
            f"search-greedy-{edition}",
            f"edition {edition}",
            _one_against("search:0.25", "greedy", edition=edition),
            32,
        )
        for edition in ("1995", "2023")
    ),
    *(
        Rung(f"{name}-greedy", f"the {name} against three greedies", _one_against(name, "greedy"), 96)
        for name in PERSONALITIES
    ),
    Rung(
        "greedy-random-intrigant",
        "King & Intrigant",
        _one_against("greedy", "random", sets=("king-intrigant",)),
        400,
    ),
    Rung(
        "search-greedy-intrigant",
        "King & Intrigant",
        _one_against("search:0.25", "greedy", sets=("king-intrigant",)),
        32,
    ),
]
"""The ladder of 2015 with four players first; then the same with other numbers and editions."""


def rung(id: str) -> Rung:
    for found in RUNGS:
        if found.id == id:
            return found
    raise ValueError(
        f"there is no match '{id}' on the ladder; known are {', '.join(each.id for each in RUNGS)}"
    )
