"""The commands ``elgrande puzzle`` and ``elgrande puzzles``."""

from __future__ import annotations

import random
import time
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from elgrande.bots import make_bot
from elgrande.bots.protocol import Reason
from elgrande.bots.words import sentence
from elgrande.locale import FALLBACK, Speech
from elgrande.puzzles.collection import FOLDER, collection, load_puzzle, puzzle_of_the_day, write_index
from elgrande.puzzles.finder import PLAYER, Search, all_setups
from elgrande.puzzles.puzzle import KINDS, BadPuzzle, Head, Puzzle, Step
from elgrande.puzzles.solving import Attempt
from elgrande.puzzles.verify import doubts
from elgrande.record import Game
from elgrande.rules import parse_choice, view
from elgrande.rules.errors import ElGrandeError
from elgrande.rules.places import COLOUR_IDS
from elgrande.terminal.errors import gracefully
from elgrande.terminal.flags import AsciiFlag, JsonFlag
from elgrande.terminal.help import SpokenCommand, SpokenGroup
from elgrande.terminal.language import LanguageFlag, read_language
from elgrande.terminal.look import GOLD
from elgrande.terminal.output import Output, ask, print_json
from elgrande.terminal.screen import Screen

puzzles_app = typer.Typer(cls=SpokenGroup, no_args_is_help=True)

KindFlag = Annotated[str | None, typer.Option("--kind", metavar="KIND")]
EditionFlag = Annotated[str | None, typer.Option("--edition", metavar="YEAR")]
SetFlag = Annotated[str | None, typer.Option("--set", metavar="SET")]


@gracefully
def puzzle(
    id: Annotated[str | None, typer.Argument(metavar="PUZZLE")] = None,
    kind: KindFlag = None,
    edition: EditionFlag = None,
    set_: SetFlag = None,
    ascii: AsciiFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Solve a puzzle here in the terminal: one choice is clearly best."""
    if id is not None:
        found = load_puzzle(id)
    elif kind or edition or set_:
        found = load_puzzle(random.choice(_chosen(kind, edition, set_)).id)
    else:
        found = load_puzzle(puzzle_of_the_day(date.today()).id)
    Solving(found, Output(ascii, read_language(language))).run()


def _check_kind(kind: str | None) -> None:
    if kind is not None and kind not in KINDS:
        raise BadPuzzle(f"no puzzle is about '{kind}'; there are {', '.join(KINDS)}")


def _chosen(kind: str | None, edition: str | None, set_: str | None) -> list[Head]:
    _check_kind(kind)
    heads = [
        head
        for head in collection()
        if (kind is None or kind in head.kinds)
        and (edition is None or edition == head.edition)
        and (set_ is None or set_ in head.sets)
    ]
    if not heads:
        raise BadPuzzle("there is no puzzle like that; `elgrande puzzles list` shows all there are")
    return heads


class Solving:
    """A player and a puzzle."""

    def __init__(self, puzzle: Puzzle, output: Output) -> None:
        self.puzzle = puzzle
        self.attempt = Attempt(puzzle)
        self.output = output
        self.screen: Screen = output.screen_for(Game(self.attempt.table))
        self.screen.title = puzzle.id
        self.speech: Speech = self.screen.speech

    def run(self) -> None:
        while not self.attempt.done:
            self._show()
            if not self._answered():
                return

    def _show(self) -> None:
        table, seat = self.attempt.table, self.puzzle.seat
        seen = view(table, seat)
        console = self.output.console
        console.print(self.screen.table(seen, self.screen.lit_places(seen)))
        decision = table.decision_of(seat)
        assert decision is not None
        step, steps = self.attempt.number + 1, len(self.puzzle.steps)
        asked = (
            self.speech.text("puzzles-you", colour=self.speech.colour_name(COLOUR_IDS[seat]))
            if step == 1
            else self.speech.text("puzzles-step", step=step, steps=steps)
        )
        console.print(Text(asked, f"bold {GOLD}"))
        console.print(Text(self.speech.prompt(decision)))
        for text in decision.texts:
            console.print(Text(f"  {text:<28} {self._choice(text)}"))

    def _choice(self, option: int | str) -> str:
        seen = view(self.attempt.table, self.puzzle.seat)
        decision = self.attempt.table.decision_of(self.puzzle.seat)
        offer = {str(card["stack"]): card["card"] for card in seen["offer"]}
        kind = "" if decision is None else decision.kind
        return self.speech.choice_text(option, kind, seen["action"] or seen["card"], offer)

    def _answered(self) -> bool:
        """Let the player answer; False if he has had enough."""
        while True:
            try:
                answer = ask(self.speech.text("puzzles-cli-ask")).strip().lower()
            except EOFError:
                return False
            if answer in ("quit", "exit"):
                return False
            step = self.attempt.step
            if answer == "solution":
                self._tell(step, step.solution)
                return self.attempt.choose(step.solution)
            if self._try(answer, step):
                return True

    def _try(self, answer: str, step: Step) -> bool:
        console = self.output.console
        try:
            code = parse_choice(answer)
            said = self._choice(code)
            reason = self._why(code) if self._legal(code) else ""
            right = self.attempt.choose(code)
        except ElGrandeError as problem:
            why = str(problem)
            if problem.reason is not None and self.speech.language != FALLBACK:
                why = self.speech.reason(problem.reason)
            console.print(Text(why, "red"))
            return False
        if right:
            text = self.speech.text("puzzles-right")
            if code != step.solution:
                text = self.speech.text("puzzles-right-also", choice=said)
            console.print(Text(f"{text} {reason}", "green"))
            return True
        lost = step.worse.get(code)
        console.print(
            Text(
                self.speech.text("puzzles-wrong-unknown")
                if lost is None
                else self.speech.text("puzzles-wrong", percent=round(100 * lost)),
                "red",
            )
        )
        return False

    def _legal(self, code: int) -> bool:
        decision = self.attempt.table.decision_of(self.puzzle.seat)
        return decision is not None and code in decision.options

    def _why(self, code: int) -> str:
        key, arguments = self.attempt.why(code)
        return sentence(self.speech, Reason(code, key=key, arguments=arguments))

    def _tell(self, step: Step, code: int) -> None:
        console = self.output.console
        said = self.speech.text(
            "puzzles-solution", choice=self._choice(code), percent=round(100 * step.chance)
        )
        console.print(Text(f"{said} {self._why(code)}", f"bold {GOLD}"))
        if step.worse:
            console.print(Text(self.speech.text("puzzles-others"), "dim"))
        for other, lost in sorted(step.worse.items(), key=lambda pair: pair[1]):
            line = self.speech.text("puzzles-worse", choice=self._choice(other), percent=round(100 * lost))
            console.print(Text(f"  {line}", "dim"))
        found = self.speech.text("puzzles-found", percent=round(100 * self.puzzle.found))
        console.print(Text(found, "dim"))


# ---------------------------------------------------------------------- all puzzles


@puzzles_app.command("list", cls=SpokenCommand)
@gracefully
def list_puzzles(
    kind: KindFlag = None, edition: EditionFlag = None, set_: SetFlag = None, json_: JsonFlag = False
) -> None:
    """All puzzles, easiest first."""
    heads = sorted(_chosen(kind, edition, set_), key=lambda head: head.rating)
    if json_:
        print_json([head.to_json() for head in heads])
        return
    for head in heads:
        typer.echo(f"{head.id:<44} {head.rating:>5}  {', '.join(head.kinds)}")


@puzzles_app.command("check", cls=SpokenCommand)
@gracefully
def check(
    ids: Annotated[list[str] | None, typer.Argument(metavar="PUZZLE...")] = None,
    deep: Annotated[
        bool,
        typer.Option("--deep"),
    ] = False,
) -> None:
    """Solve puzzles anew, and say which of them do not hold."""
    wanted = [load_puzzle(id) for id in ids] if ids else [load_puzzle(head.id) for head in collection()]
    wrong = 0
    for one in wanted:
        why = doubts(one, deep)
        wrong += bool(why)
        if why:
            typer.echo(f"{one.id}: {why}")
    typer.echo(f"{len(wanted) - wrong} of {len(wanted)} puzzles hold")
    if wrong:
        raise typer.Exit(1)


@puzzles_app.command("find", cls=SpokenCommand)
@gracefully
def find(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", file_okay=False)] = FOLDER,
    want: Annotated[int, typer.Option("--want", min=1, metavar="N")] = 300,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N")] = 1000,
    minutes: Annotated[float, typer.Option("--minutes", min=0.0, metavar="M")] = 600.0,
    kind: KindFlag = None,
    edition: EditionFlag = None,
    set_: SetFlag = None,
    player: Annotated[str, typer.Option("--player", metavar="BOT")] = PLAYER,
) -> None:
    """Look for puzzles in games of strong bots. What is in the folder already counts, and stays."""
    _check_kind(kind)
    setups = [
        setup
        for setup in all_setups()
        if (edition is None or edition == setup.edition) and (set_ is None or set_ in setup.sets)
    ]
    if not setups:
        raise BadPuzzle(
            "puzzles are looked for in no such game; `elgrande puzzles list` shows where there are some"
        )
    make_bot(player)
    folder.mkdir(parents=True, exist_ok=True)
    search = Search(folder, want, setups, kind, player)
    begun = time.monotonic()
    for one in search.run(seed, 60 * minutes):
        typer.echo(f"{search.count:>4}  {one.id:<44} {one.head.rating:>5}  {', '.join(one.head.kinds)}")
    finder = search.finder
    count = write_index(folder)
    rate = 3600 * finder.found / finder.seconds if finder.seconds else 0.0
    typer.echo(
        f"{count} puzzles; {finder.found} found in {finder.games} games and {finder.candidates} positions, "
        f"{time.monotonic() - begun:.0f} s, {rate:.0f} per hour of a core"
    )
