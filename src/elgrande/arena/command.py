"""The command ``elgrande arena``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from elgrande.arena.contest import Contest
from elgrande.arena.errors import BadMatch, Breakdown
from elgrande.arena.files import check_path
from elgrande.arena.match import ROTATED, SEATINGS, Match
from elgrande.arena.report import write_report
from elgrande.arena.runners import Runner, choose_runner
from elgrande.arena.screen import Watch, show_contest
from elgrande.locale import Speech
from elgrande.rules.errors import ElGrandeError
from elgrande.rules.sets.setup import DEFAULT_EDITION
from elgrande.terminal.errors import INTERRUPTED, USAGE, gracefully, tell
from elgrande.terminal.files import read_text
from elgrande.terminal.flags import (
    AsciiFlag,
    CardsFlag,
    EditionFlag,
    JsonFlag,
    OptionFlag,
    SetFlag,
    read_setup,
)
from elgrande.terminal.language import LanguageFlag, read_language
from elgrande.terminal.output import Output, print_json

_HOW = "How it is played"
_OUT = "What comes out"

BotsArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="BOT BOT...",
        show_default=False,
    ),
]
PlayersCheck = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-p",
        metavar="N",
        rich_help_panel="Which game",
    ),
]
SeedFlag = Annotated[
    int,
    typer.Option("--seed", metavar="N", rich_help_panel="Which game"),
]
GamesFlag = Annotated[
    int,
    typer.Option("--games", "-n", metavar="N", rich_help_panel=_HOW),
]
SeatingFlag = Annotated[
    str,
    typer.Option(
        "--seats",
        metavar="|".join(SEATINGS),
        rich_help_panel=_HOW,
    ),
]
UntilFlag = Annotated[
    float | None,
    typer.Option(
        "--until",
        metavar="RATE",
        rich_help_panel=_HOW,
    ),
]
JobsFlag = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        min=1,
        metavar="N",
        rich_help_panel=_HOW,
    ),
]
RayFlag = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS|local",
        rich_help_panel=_HOW,
    ),
]
ResultsFlag = Annotated[
    Path | None,
    typer.Option(
        "--results",
        "-o",
        metavar="FILE",
        dir_okay=False,
        rich_help_panel=_OUT,
    ),
]
AnyVersionFlag = Annotated[
    bool,
    typer.Option("--any-version", rich_help_panel=_OUT),
]
HtmlFlag = Annotated[
    Path | None,
    typer.Option("--html", metavar="FILE", dir_okay=False, rich_help_panel=_OUT),
]


@gracefully
def arena(
    bots: BotsArgument,
    edition: EditionFlag = DEFAULT_EDITION,
    players: PlayersCheck = None,
    sets: SetFlag = None,
    option: OptionFlag = None,
    cards: CardsFlag = None,
    seed: SeedFlag = 0,
    games: GamesFlag = 200,
    seats: SeatingFlag = ROTATED,
    until: UntilFlag = None,
    jobs: JobsFlag = None,
    ray: RayFlag = None,
    results: ResultsFlag = None,
    any_version: AnyVersionFlag = False,
    html: HtmlFlag = None,
    json_: JsonFlag = False,
    ascii: AsciiFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Let bots play each other, and say how sure the result is."""
    try:
        contest = _contest(
            bots, edition, players, sets, option, cards, seed, seats, games, until, results, any_version
        )
        runner = choose_runner(jobs, ray)
        speech = Speech(read_language(language), edition=edition)
        if html is not None:
            check_path(html)
        interrupted = _play(contest, runner, speech)
    except Breakdown:
        raise
    except ElGrandeError as problem:
        tell(problem, language)
        raise typer.Exit(USAGE) from None
    if json_:
        print_json({**contest.to_json(), "interrupted": interrupted})
    else:
        Output(ascii).console.print(show_contest(contest, speech))
    if html is not None:
        write_report(contest, speech, html)
    if interrupted:
        typer.echo(
            speech.text("arena-go-on") if results else speech.text("arena-lost", flag="--results"), err=True
        )
        raise typer.Exit(INTERRUPTED)


def _contest(
    bots: list[str],
    edition: str,
    players: int | None,
    sets: list[str] | None,
    option: list[str] | None,
    cards: Path | None,
    seed: int,
    seats: str,
    games: int,
    until: float | None,
    results: Path | None,
    any_version: bool,
) -> Contest:
    setup = read_setup(edition, len(bots) if players is None else players, sets, option)
    if len(bots) != setup.players:
        raise BadMatch(f"{len(bots)} bots cannot sit on {setup.players} seats; name one bot for each seat")
    match = Match(
        bots=tuple(bots),
        edition=edition,
        sets=tuple(setup.sets),
        options=setup.chosen_options(),
        seed=seed,
        seating=seats,
        cards="" if cards is None else read_text(cards),
    )
    return Contest(match, games, until, results, any_version)


def _play(contest: Contest, runner: Runner, speech: Speech) -> bool:
    """Play the match; True if somebody interrupted it."""
    try:
        with Watch(contest, Console(stderr=True), speech) as watch:
            contest.run(runner, watch)
    except KeyboardInterrupt:
        return True
    return False
