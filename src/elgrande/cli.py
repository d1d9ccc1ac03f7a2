"""The command ``elgrande``. Here each command reads its flags; the work is done in ``elgrande.terminal``."""

from __future__ import annotations

import platform
import sys
from contextlib import nullcontext, suppress
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text
from typer._completion_classes import completion_init

from elgrande.arena.command import arena
from elgrande.build import compiled
from elgrande.locale import Speech
from elgrande.puzzles.command import puzzle, puzzles_app
from elgrande.record import RULES_VERSION, Game, fresh_dice
from elgrande.review.command import review_game
from elgrande.rules.errors import BadSetup, Reason
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.setup import DEFAULT_EDITION
from elgrande.server.admin import admin
from elgrande.server.admin_ratings import rate
from elgrande.server.command import DatabaseFlag, PortFlag, play_in_browser, serve, think
from elgrande.tab.command import play_alone, plays_alone, site
from elgrande.terminal.cast import DEFAULT_BOT, names_for, opponents_for
from elgrande.terminal.errors import FAILED, gracefully
from elgrande.terminal.extras import PLAY
from elgrande.terminal.files import read_correction_file, read_game, unwritable
from elgrande.terminal.flags import (
    DEFAULT_PLAYERS,
    AsciiFlag,
    CardsFlag,
    EditionFlag,
    GamesFlag,
    JsonFlag,
    OptionFlag,
    PlayersFlag,
    SeedFlag,
    SetFlag,
    new_seed,
    read_seat,
    read_setup,
)
from elgrande.terminal.help import SpokenCommand, SpokenGroup
from elgrande.terminal.language import LanguageFlag, quiet_language, read_language
from elgrande.terminal.output import Output, ask, print_json

app = typer.Typer(
    name="elgrande",
    cls=SpokenGroup,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

RecordArgument = Annotated[
    Path,
    typer.Argument(metavar="FILE", exists=True, dir_okay=False, allow_dash=True),
]


def main() -> None:
    """The command as it is installed. Shells can ask it how to complete a line; docs/installing.md tells how."""
    completion_init()
    app(prog_name="elgrande")


@app.callback(invoke_without_command=True)
def welcome(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    language: LanguageFlag = None,
) -> None:
    """El Grande, the board game of Kings and Grandes, in its editions of 1995, 2015 and 2023.

    Begin with `elgrande play`. Every command has its own help: `elgrande play --help`.
    """
    if version:
        typer.echo(version_line())
    elif context.invoked_subcommand is None:
        if sys.stdin.isatty() and sys.stdout.isatty():
            play()
        else:
            typer.echo(context.get_help())


@app.command(cls=SpokenCommand)
@gracefully
def play(
    edition: EditionFlag = DEFAULT_EDITION,
    players: PlayersFlag = DEFAULT_PLAYERS,
    sets: SetFlag = None,
    option: OptionFlag = None,
    seed: SeedFlag = None,
    cards: CardsFlag = None,
    seat: Annotated[str, typer.Option(metavar="SEAT")] = "1",
    names: Annotated[str, typer.Option(metavar="A,B,...")] = "",
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="BOT",
        ),
    ] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", dir_okay=False)] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", exists=True, dir_okay=False),
    ] = None,
    ascii: AsciiFlag = False,
    language: LanguageFlag = None,
    scroll: Annotated[bool, typer.Option("--scroll")] = False,
    terminal: Annotated[
        bool,
        typer.Option("--terminal"),
    ] = False,
    port: PortFlag = None,
    database: DatabaseFlag = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
) -> None:
    """Play: in the browser, alone against bots or with friends; or in the terminal."""
    here = any([sets, option, cards, names, bots, record, resume, ascii, scroll, terminal])
    here = here or seed is not None or (edition, players, seat) != (DEFAULT_EDITION, DEFAULT_PLAYERS, "1")
    if not here and PLAY.missing and database is None and plays_alone():
        play_alone(port, browser, language)
        return
    if not here and PLAY.missing and sys.stdin.isatty() and sys.stdout.isatty():
        speech = Speech(quiet_language(language))
        typer.echo(f"elgrande: {speech.text('problem-extra-here', line=PLAY.line)}", err=True)
        here = True
    if not here:
        play_in_browser(port, database, browser, language)
        return

    from elgrande.terminal.play import Play

    if resume is not None:
        game = read_game(resume)
        own = read_seat(seat, game.setup.players)
        record = record or resume
    else:
        setup = read_setup(edition, players, sets, option)
        own = read_seat(seat, players)
        chosen = [name.strip() for name in names.split(",") if name.strip()]
        number = new_seed() if seed is None else seed
        names_here = names_for(players, own, chosen, number)
        dice = fresh_dice() if seed is None else None
        game = Game.new(setup, number, read_correction_file(cards), names_here, dice=dice)
    output = Output(ascii, read_language(language))
    if output.interactive:
        with suppress(ImportError):
            # Lines can then be edited, and found again with the arrow keys.
            import readline  # noqa: F401
    redraw = output.interactive and not scroll
    opponents = opponents_for(game.setup.players, own, bots or [DEFAULT_BOT])
    Play(game, own, output.screen_for(game), ask, record, redraw, opponents).run()


@app.command(cls=SpokenCommand)
@gracefully
def simulate(
    edition: EditionFlag = DEFAULT_EDITION,
    players: PlayersFlag = DEFAULT_PLAYERS,
    sets: SetFlag = None,
    option: OptionFlag = None,
    games: GamesFlag = 1000,
    seed: SeedFlag = None,
    cards: CardsFlag = None,
    json_: JsonFlag = False,
    ascii: AsciiFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Let random players play many games, and sum them up."""
    from elgrande.terminal.simulate import show_summary
    from elgrande.terminal.simulate import simulate as play_games

    setup = read_setup(edition, players, sets, option)
    file = read_correction_file(cards)
    corrections = None if file is None else file.corrections
    errors = Console(stderr=True)
    progress = errors if errors.is_terminal else None
    summary = play_games(setup, games, new_seed() if seed is None else seed, corrections, progress)
    if json_:
        print_json(summary.to_json())
    else:
        output = Output(ascii, read_language(language))
        speech = Speech(output.language, edition=edition)
        output.console.print(show_summary(summary, speech, output.look))


@app.command(cls=SpokenCommand)
@gracefully
def replay(
    file: RecordArgument,
    to: Annotated[
        int | None,
        typer.Option("--to", "--at", metavar="N"),
    ] = None,
    position: Annotated[
        bool,
        typer.Option("--position"),
    ] = False,
    check: Annotated[bool, typer.Option("--check")] = False,
    json_: JsonFlag = False,
    ascii: AsciiFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Play a record again: every choice is checked, then log and table are shown."""
    from elgrande.terminal.replay import game_at, position_of, replay_to_json, show_replay

    game = game_at(read_game(file), to)
    screen = Output(ascii, read_language(language)).screen_for(game)
    if check:
        typer.echo(screen.speech.text("cli-sound", file=str(file), entries=len(game.entries)))
    elif position:
        typer.echo(position_of(game, file.stem), nl=False)
    elif json_:
        print_json(replay_to_json(game))
    else:
        screen.console.print(show_replay(game, screen))


@app.command(cls=SpokenCommand)
@gracefully
def scenario(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", exists=True, dir_okay=False),
    ],
    verbose: Annotated[bool, typer.Option("--verbose", "-v")] = False,
    json_: JsonFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Run scenario files: a position, some choices, and what must then hold."""
    from elgrande.terminal.scenarios import FileResult, tally

    results = [FileResult(path) for path in files]
    if json_:
        print_json([result.to_json() for result in results])
    else:
        console, speech = Output().console, Speech(read_language(language))
        for result in results:
            for line in result.lines(verbose, speech):
                console.print(line, soft_wrap=True)
        console.print(tally(results, speech), soft_wrap=True)
    if not all(result.passed for result in results):
        raise typer.Exit(FAILED)


@app.command(cls=SpokenCommand)
@gracefully
def cards(
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORD]...")] = None,
    edition: EditionFlag = DEFAULT_EDITION,
    players: PlayersFlag = DEFAULT_PLAYERS,
    sets: SetFlag = None,
    option: OptionFlag = None,
    cards: CardsFlag = None,
    stack: Annotated[int | None, typer.Option(min=1, max=7, metavar="N")] = None,
    provenance: Annotated[
        str | None,
        typer.Option(metavar="WORD"),
    ] = None,
    json_: JsonFlag = False,
    ascii: AsciiFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Browse the action cards: text, number of copies, effect, and how well all that is known."""
    from elgrande.rules.ruleset import PROVENANCES
    from elgrande.rules.sets.corrections import CORRECTED
    from elgrande.terminal import catalogue

    known = [*PROVENANCES, CORRECTED]
    if provenance is not None and provenance not in known:
        raise BadSetup(
            f"cards are not known as '{provenance}'; choose one of {', '.join(known)}",
            Reason("problem-provenance", {"text": provenance, "known": ", ".join(known)}),
        )
    file = read_correction_file(cards)
    rules = rules_for(read_setup(edition, players, sets, option), None if file is None else file.corrections)
    speech = Speech(read_language(language), rules=rules)
    chosen = catalogue.choose_cards(rules, speech, words or [], stack, provenance)
    modifiers = catalogue.choose_modifiers(rules, speech, words or [], stack, provenance)
    characters = catalogue.choose_characters(rules, speech, words or [], stack, provenance)
    if json_:
        print_json(
            {
                "cards": [catalogue.card_to_json(card, speech) for card in chosen],
                "modifiers": [catalogue.modifier_to_json(modifier, speech) for modifier in modifiers],
                "characters": [catalogue.character_to_json(id, speech) for id in characters],
            }
        )
        return
    output = Output(ascii)
    if not chosen and not modifiers and not characters:
        output.console.print(Text(speech.text("cli-no-cards"), "yellow"))
        raise typer.Exit(FAILED)
    output.console.print(catalogue.Catalogue(speech, output.look).show(chosen, modifiers, characters))


@app.command(cls=SpokenCommand)
@gracefully
def bench(
    editions: Annotated[
        list[str] | None,
        typer.Option(
            "--edition",
            "-e",
            metavar="|".join(EDITION_NAMES),
        ),
    ] = None,
    players: Annotated[
        list[int] | None,
        typer.Option("--players", "-p", metavar="N"),
    ] = None,
    sets: SetFlag = None,
    seconds: Annotated[float, typer.Option(min=0.001, metavar="S")] = 0.2,
    json_: JsonFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Measure how fast the rules are: random games, copies and views, compiled and as plain Python."""
    from elgrande.bench import PLAYERS, run_bench
    from elgrande.terminal.speed import show_report

    errors = Console(stderr=True, highlight=False)
    with errors.status("") if errors.is_terminal else nullcontext() as status:
        report = run_bench(
            editions or EDITION_NAMES,
            players or PLAYERS,
            sets or [],
            seconds,
            progress=status.update if status is not None else None,
        )
    if json_:
        print_json(report.to_json())
    else:
        Output().console.print(show_report(report, Speech(read_language(language))))


@app.command(cls=SpokenCommand, context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
@gracefully
def test(context: typer.Context) -> None:
    """In a checkout: run every check there is. Further arguments go to pytest."""
    from elgrande import devtools

    if not (devtools.ROOT / "pyproject.toml").exists():
        raise BadSetup(
            "there are no sources here to test; clone the repository and run ./elgrande test",
            Reason("problem-no-sources", {}),
        )
    raise typer.Exit(devtools.main(["test", *context.args]))


@app.command(cls=SpokenCommand)
@gracefully
def doctor(json_: JsonFlag = False, ascii: AsciiFlag = False, language: LanguageFlag = None) -> None:
    """Say what is installed, compiled and built, where games are kept, and what is wrong."""
    from elgrande.terminal.doctor import findings, show

    found = findings(version_line())
    if json_:
        print_json([finding._asdict() for finding in found])
    else:
        output = Output(ascii, read_language(language))
        output.console.print(show(found, Speech(output.language)))
    if any(finding.wrong for finding in found):
        raise typer.Exit(FAILED)


@app.command(cls=SpokenCommand)
@gracefully
def docs(
    port: Annotated[int, typer.Option(metavar="N")] = 0,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    folder: Annotated[Path | None, typer.Option("--build", metavar="FOLDER")] = None,
    language: LanguageFlag = None,
) -> None:
    """In a checkout: build the documentation as a site, and read it in the browser, without any network."""
    from elgrande import site as pages

    speech = Speech(read_language(language))
    if folder is not None:
        pages.build(folder)
        typer.echo(speech.text("docs-folder", folder=str(folder)))
        return
    pages.serve(port, typer.launch if browser else None, speech)


@app.command(cls=SpokenCommand)
@gracefully
def dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", file_okay=False)],
    bots: Annotated[list[str] | None, typer.Option("--bot", metavar="BOT")] = None,
    games: GamesFlag = 100,
    edition: EditionFlag = DEFAULT_EDITION,
    players: PlayersFlag = DEFAULT_PLAYERS,
    sets: SetFlag = None,
    option: OptionFlag = None,
    seed: SeedFlag = 0,
    observations: Annotated[int, typer.Option("--observations", metavar="VERSION", min=0, max=1)] = 0,
    language: LanguageFlag = None,
) -> None:
    """Have bots play many games, and write them down as arrays to learn from."""
    from elgrande.research.dataset import write_games

    setup = read_setup(edition, players, sets, option)
    named = bots or [DEFAULT_BOT]
    options = dict(one.split("=", 1) for one in option or [])
    try:
        written = write_games(
            folder,
            named,
            games,
            edition=edition,
            players=players,
            sets=setup.sets,
            options=options,
            seed=seed or 0,
            version=observations,
        )
    except OSError as problem:
        raise unwritable(folder, problem) from None
    typer.echo(Speech(read_language(language)).text("dataset-files", number=len(written), folder=str(folder)))


@app.command(cls=SpokenCommand)
@gracefully
def version() -> None:
    """Say which version this is, and whether its rules are compiled."""
    typer.echo(version_line())


# ---------------------------------------------------------------------- what the commands share


def version_line() -> str:
    """Version of the package and of the rules, and what runs them."""
    try:
        number = installed_version("elgrande")
    except PackageNotFoundError:
        number = "from source"
    kind = "compiled" if compiled() else "plain Python"
    return f"elgrande {number} (rules {RULES_VERSION}, {kind}; Python {platform.python_version()})"


for command in (arena, serve, site, think):
    app.command(cls=SpokenCommand)(command)
app.add_typer(admin, name="admin", cls=SpokenGroup)
admin.command(cls=SpokenCommand)(rate)
app.command("review", cls=SpokenCommand)(review_game)
app.command("puzzle", cls=SpokenCommand)(puzzle)
app.add_typer(puzzles_app, name="puzzles")
