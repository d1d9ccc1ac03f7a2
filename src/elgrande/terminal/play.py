"""A game in the terminal: one player at the keyboard, the others choose at random."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from elgrande.record import CannotUndo, Game
from elgrande.rules.dice import Dice
from elgrande.rules.errors import ElGrandeError
from elgrande.terminal.files import path_for_unfinished_game, program_name, save_game
from elgrande.terminal.inquiries import Inquiries
from elgrande.terminal.keys import NotUnderstood, find_option, key_of
from elgrande.terminal.log import sentences
from elgrande.terminal.look import GOLD
from elgrande.terminal.options import OptionList
from elgrande.terminal.screen import Screen
from elgrande.terminal.seen import Seen, SeenDecision, look_at

OFFER_MATTERS: Final = ("power", "card", "modifier", "draft")
"""Decisions that are made with an eye on the cards on offer."""
LEAST_LOG: Final = 6
"""Lines of the log that are shown even on a small screen."""

Ask = Callable[[str], str]
"""Shows a prompt and waits for a line; raises EOFError if there is none."""


class Quit(Exception):
    """The player leaves the table."""


@contextmanager
def quitting_at_hangup() -> Iterator[None]:
    """A terminal that is closed, or a process that is told to end, leaves the table like a player who quits."""

    def leave(number: int, frame: FrameType | None) -> NoReturn:
        raise Quit

    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), leave) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


class Play:
    """One player's evening: shows the table, asks, and lets the opponents choose.

    With ``redraw`` the screen is drawn anew for every decision, and the player may think again before the others go
    on; without, everything is printed line by line, as suits a pipe.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        screen: Screen,
        ask: Ask,
        record: Path | None = None,
        redraw: bool = False,
    ) -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.console: Console = screen.console
        self.speech = screen.speech
        self.ask = ask
        self.record = record
        self.redraw = redraw
        self.inquiries = Inquiries(game, seat, screen)
        self.options = OptionList(self.console, self.speech, screen.look)
        self._answers: list[str] = []
        self._told = 0
        self._round_shown = 0

    # ------------------------------------------------------------------ the course of the game

    def run(self) -> None:
        """Play until the game is over or the player leaves; nothing is lost either way."""
        try:
            with quitting_at_hangup():
                while not self.game.over:
                    if self.seat in self.game.table.deciders:
                        self._decide()
                    else:
                        self._answers.clear()
                        self._let_opponent_choose()
            self._tell_end()
        except (Quit, EOFError, KeyboardInterrupt):
            self._leave()
        except BaseException:
            self._leave()
            raise

    def _let_opponent_choose(self) -> None:
        table = self.game.table
        seat = table.deciders[0]
        decision = table.decision_of(seat)
        assert decision is not None
        # A throw that depends on how far the game has come: a game that is resumed goes on as it would have.
        dice = Dice((self.game.seed or 0) * 1_000_003 + len(self.game.entries))
        self.game.choose(decision.options[dice.below(len(decision.options))], seat)

    def _decide(self) -> None:
        """Let the player make one choice, however many questions and mistakes that takes."""
        decision = self._seen_decision()
        if not self._answers:
            self.show()
        while True:
            answer = self._next_answer(decision)
            try:
                if self._answer_inquiry(answer):
                    continue
                if answer.lower() in ("undo", "u") and not self._is_key(answer, decision):
                    self._undo()
                    return
                choice = find_option(answer, decision["texts"], self.speech.place_name)
                if self.redraw:
                    self._told = len(self.game.log)
                self.game.choose(choice, self.seat)
            except ElGrandeError as problem:
                self._answers.clear()
                self._complain(problem)
                continue
            break
        self._keep()
        if self._others_go_on():
            self._let_think_again()

    def _seen_decision(self) -> SeenDecision:
        decision = look_at(self.game.table, self.seat)["decision"]
        assert decision is not None
        return decision

    def _next_answer(self, decision: SeenDecision) -> str:
        if not self._answers:
            line = self.ask(self._question(decision)).strip()
            several = not line.lower().startswith("save")
            self._answers = (
                [part.strip() for part in line.replace(";", ",").split(",")] if several else [line]
            )
        answer = self._answers.pop(0)
        return answer or self._default(decision)

    def _default(self, decision: SeenDecision) -> str:
        """What Enter alone means: take all that the power card brings, let a special action happen."""
        if decision["kind"] == "supply":
            return decision["texts"][-1]
        if decision["kind"] == "veto":
            return "allow"
        return ""

    def _question(self, decision: SeenDecision) -> str:
        default = self._default(decision)
        if default:
            return self.speech.text("cli-ask-default", choice=default)
        return self.speech.text("cli-ask")

    @staticmethod
    def _is_key(answer: str, decision: SeenDecision) -> bool:
        return len(answer) == 1 and any(
            text[0] == answer.lower() for text in decision["texts"] if " " not in text
        )

    # ------------------------------------------------------------------ questions and commands

    def _answer_inquiry(self, answer: str) -> bool:
        """Carry out a command that chooses nothing. False if it is not one."""
        word, _, rest = answer.partition(" ")
        word = word.lower()
        if word in ("?", "help"):
            self._print(Padding(self.inquiries.help(), (0, 1)))
        elif word == "score":
            self._print(Padding(self.inquiries.score(), (0, 1)))
        elif word == "cards":
            self._print(Padding(self.inquiries.cards(), (0, 1)))
        elif word == "log":
            with self.console.pager() if self.redraw else nullcontext():
                self._print(self.inquiries.log())
        elif word == "board":
            seen = look_at(self.game.table, self.seat)
            self._print(self.screen.table(seen, self.screen.lit_places(seen)))
        elif word == "save":
            self._save_as(rest.strip())
        elif word in ("quit", "exit"):
            raise Quit
        else:
            return False
        return True

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.record or path_for_unfinished_game()
        save_game(self.game, path)
        self.record = path
        self._say_saved(path)

    def _say_saved(self, path: Path) -> None:
        self.console.print(Text(" " + self.speech.text("cli-saved", file=str(path)), "green"), soft_wrap=True)

    def _undo(self) -> None:
        self.game.undo(self.seat)
        self._told = min(self._told, len(self.game.log))
        self._keep()
        if not self.redraw:
            self._print(Text(" " + self.speech.text("cli-undone"), "green"))

    def _others_go_on(self) -> bool:
        return self.seat not in self.game.table.deciders and not self.game.over

    def _let_think_again(self) -> None:
        """A last chance to take the choice back, before somebody else acts on it."""
        if not self.redraw or not self.game.can_undo(self.seat):
            return
        self._show_table(look_at(self.game.table, self.seat))
        while True:
            answer = self.ask(self.speech.text("cli-done")).strip().lower()
            if answer in ("undo", "u"):
                try:
                    self._undo()
                except CannotUndo as problem:
                    self._complain(problem)
                return
            if not self._answer_inquiry(answer):
                return

    # ------------------------------------------------------------------ showing

    def show(self, new_events: int | None = None) -> None:
        """Show the table and ask. The last so many events count as new, if it is not those since the last choice."""
        seen = look_at(self.game.table, self.seat)
        decision = self._seen_decision()
        if new_events is not None:
            self._told = len(self.game.log) - new_events
        sentence = self.speech.prompt_of(decision["kind"], decision["subject"], decision["texts"])
        parts: list[RenderableType] = [Text(), Padding(Text(sentence, "bold"), (0, 0, 0, 1))]
        if not (self.redraw and decision["kind"] == "card"):
            parts += self.options.lines(seen, decision)
        prompt = Group(*parts)
        if self.redraw:
            self._show_table(seen, prompt)
            return
        self._print_news()
        if seen["round"] != self._round_shown:
            self._round_shown = seen["round"]
            self._print(self.screen.table(seen))
            self._print(self.screen.offer(seen))
            self._print(self.screen.hand(seen))
        self._print(prompt)

    def _show_table(self, seen: Seen, prompt: RenderableType = "") -> None:
        """Draw the whole screen, with as much of the log and of the card texts as there is room for."""
        parts: list[RenderableType] = [self.screen.table(seen, self.screen.lit_places(seen))]
        below: list[RenderableType] = [prompt]
        kind = seen["decision"]["kind"] if seen["decision"] else ""
        if kind != "power":
            parts.append(self.screen.hand(seen))
        room = self.console.height - 2 - self._height(Group(*parts, *below))
        if kind in OFFER_MATTERS or (not kind and seen["active"] is None and seen["offer"]):
            parts.append(Text())
            for lines_each in (None, 3, 2, 1):
                offer = self.screen.offer(seen, lines_each)
                if self._height(offer) <= room - LEAST_LOG:
                    break
            parts.append(offer)
            room -= self._height(offer) + 1
        elif seen["card"] is not None:
            mine = self.screen.cards([("", seen["card"])])
            parts += [Text(), mine]
            room -= self._height(mine) + 1
        self.console.clear()
        self._print(Group(*parts, Text(), *self._recent(max(room - 1, LEAST_LOG)), *below))

    def _height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))

    def _recent(self, lines: int) -> list[Text]:
        """The end of the log; what is new since the player last chose stands out."""
        new = sentences(self.speech, self.game.log[self._told :], self.seat)
        recent = new[-lines:]
        if len(new) > lines:
            recent[0] = Text(self.speech.text("cli-more-log", count=len(new) - lines + 1), "dim italic")
        elif len(new) < lines:
            # Several events can make one sentence, and some make none.
            before = self.game.log[max(0, self._told - 4 * lines) : self._told]
            old = sentences(self.speech, before, self.seat)[len(new) - lines :]
            for line in old:
                line.stylize("dim")
            recent = old + recent
        return [Text(" ") + line for line in recent]

    def _print_news(self) -> None:
        for line in sentences(self.speech, self.game.log[self._told :], self.seat):
            self._print(Text(" ") + line)
        self._told = len(self.game.log)

    def _print(self, what: RenderableType) -> None:
        self.console.print(what)

    def _complain(self, problem: ElGrandeError) -> None:
        self._print(Padding(Text(self._sentence(problem), "red"), (0, 1)))

    def _sentence(self, problem: ElGrandeError) -> str:
        """What is wrong, in the words of the table where a player can easily get there."""
        if isinstance(problem, CannotUndo):
            return self.speech.text("cli-cannot-undo")
        if not isinstance(problem, NotUnderstood):
            return str(problem)
        if not problem.answer:
            return self.speech.text("cli-no-answer")
        if not problem.meant:
            return self.speech.text("cli-no-option", answer=problem.answer)
        meant = [f"{key_of(choice)} ({choice})" for choice in problem.meant]
        return self.speech.text("cli-ambiguous", answer=problem.answer, options=self.speech.listed(meant))

    # ------------------------------------------------------------------ keeping and leaving

    def _keep(self) -> None:
        """Write the record down as the game goes on, if the player wants one."""
        if self.record is not None:
            save_game(self.game, self.record)

    def _leave(self) -> None:
        """The game is interrupted: keep it, and say how to go on."""
        if not self.game.entries:
            return
        path = self.record or path_for_unfinished_game()
        save_game(self.game, path)
        self._print(Text())
        self._print(Text(" " + self.speech.text("cli-left"), "bold"))
        seat = "" if self.seat == 0 else f" --seat {self.seat + 1}"
        # A path is to be copied, so it is never broken.
        command = f"{program_name()} play --resume {shlex.quote(str(path))}{seat}"
        self.console.print(Text(f"   {command}", GOLD), soft_wrap=True)

    def _tell_end(self) -> None:
        self._keep()
        seen = look_at(self.game.table, self.seat)
        if not self.redraw:
            self._print_news()
        else:
            self.console.clear()
        self._print(self.screen.table(seen))
        if self.redraw:
            self._print(Group(*self._recent(2 * LEAST_LOG)))
        self._print(self.result(seen))
        if self.record is not None:
            self._say_saved(self.record)

    def result(self, seen: Seen) -> RenderableType:
        """The final standings."""
        grid = Grid(box=None, padding=(0, 2), header_style="dim")
        grid.add_column(self.speech.label("rank"), justify="right")
        grid.add_column(self.speech.label("player"))
        grid.add_column(self.speech.label("points"), justify="right")
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(seen["ranks"])):
            style = f"bold {GOLD}" if rank == 1 else ""
            grid.add_row(
                Text(str(rank), style), self.screen.player(seat), Text(str(seen["scores"][seat]), style)
            )
        return grid
