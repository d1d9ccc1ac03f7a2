"""A game in the terminal: one player at the keyboard, bots on the other seats."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from itertools import chain
from pathlib import Path
from types import FrameType
from typing import NoReturn

from rich.padding import Padding
from rich.text import Text

from elgrande.bots import Bot, Clock, consult, make_bot
from elgrande.record import CannotUndo, Game
from elgrande.rules.choices import print_choice
from elgrande.rules.dice import Dice
from elgrande.rules.errors import ElGrandeError
from elgrande.rules.facts import SeenDecision
from elgrande.rules.knowledge import view
from elgrande.rules.sets.king_intrigant.hands import random_hand, recommended_hand
from elgrande.terminal.files import BadFile, path_for_game, save_game
from elgrande.terminal.inquiries import Inquiries
from elgrande.terminal.keys import NotUnderstood, find_option, key_of
from elgrande.terminal.screen import Screen
from elgrande.terminal.stage import Stage

_AT_RANDOM = make_bot("random")

RECOMMENDED = "recommended"
RANDOM = "random"
"""What is typed to choose a whole hand of power cards at once."""

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
        opponents: Mapping[int, Bot] | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.opponents = opponents or {}
        """Bots by seat; where there is none, choices are made at random."""
        self.screen = screen
        self.speech = screen.speech
        self.ask = ask
        self.record = record
        self.redraw = redraw
        self.inquiries = Inquiries(game, seat, screen)
        self.stage = Stage(game, seat, screen, redraw)
        self._answers: list[str] = []

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
            self._end()
        except (Quit, EOFError, KeyboardInterrupt):
            self._leave()
        except BaseException:
            self._leave()
            raise

    def _let_opponent_choose(self) -> None:
        table = self.game.table
        seat = table.deciders[0]
        dice = Dice(self._throw())
        bot = self.opponents.get(seat, _AT_RANDOM)
        self.game.choose(consult(bot, table, seat, Clock(), dice).code, seat)

    def _decide(self) -> None:
        """Let the player make one choice, however many questions and mistakes that takes."""
        decision = self._seen_decision()
        if not self._answers:
            self.stage.show_decision()
        while True:
            answer = self._next_answer(decision)
            try:
                if self._answer_inquiry(answer):
                    continue
                if self._pick_hand(answer, decision):
                    continue
                if answer.lower() in ("undo", "u") and not self._is_key(answer, decision):
                    self._undo()
                    return
                choice = find_option(answer, decision["texts"], self.speech.place_name)
                if self.redraw:
                    self.stage.told = len(self.game.log)
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
        decision = view(self.game.table, self.seat)["decision"]
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
        if decision["kind"] == "hand":
            return self.speech.text("cli-ask-hand", recommended=RECOMMENDED, random=RANDOM)
        return self.speech.text("cli-ask")

    def _pick_hand(self, answer: str, decision: SeenDecision) -> bool:
        """Choose a whole hand of power cards at once. False if that was not asked for."""
        if decision["kind"] != "hand" or answer.lower() not in (RECOMMENDED, RANDOM):
            return False
        table = self.game.table
        if answer.lower() == RECOMMENDED:
            picks = recommended_hand(table, self.seat)
        else:
            picks = random_hand(table, self.seat, Dice(self._throw()))
        self._answers[:0] = [print_choice(code) for code in picks]
        return True

    def _throw(self) -> int:
        """A number that depends on how far the game has come: a game that is resumed goes on as it would have."""
        seed = self.game.seed
        if seed is None:
            seed = sum(card * 31**place for place, card in enumerate(chain(*self.game.chance.decks))) % 2**31
        return seed * 1_000_003 + len(self.game.entries)

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
            self.stage.print(Padding(self.inquiries.help(), (0, 1)))
        elif word == "score":
            self.stage.print(Padding(self.inquiries.score(), (0, 1)))
        elif word == "cards":
            self.stage.print(Padding(self.inquiries.cards(), (0, 1)))
        elif word == "log":
            with self.screen.console.pager() if self.redraw else nullcontext():
                self.stage.print(self.inquiries.log(rest.strip() == "all"))
        elif word == "board":
            seen = view(self.game.table, self.seat)
            self.stage.print(self.screen.table(seen, self.screen.lit_places(seen)))
        elif word == "save":
            self._save_as(rest.strip())
        elif word in ("quit", "exit"):
            raise Quit
        else:
            return False
        return True

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.record or path_for_game()
        save_game(self.game, path)
        self.record = path
        saved = Text(" " + self.speech.text("cli-saved", file=str(path)), "green")
        self.screen.console.print(saved, soft_wrap=True)

    def _undo(self) -> None:
        self.game.undo(self.seat)
        self.stage.told = min(self.stage.told, len(self.game.log))
        self._keep()
        if not self.redraw:
            self.stage.say(self.speech.text("cli-undone"), "green")

    def _others_go_on(self) -> bool:
        return self.seat not in self.game.table.deciders and not self.game.over

    def _let_think_again(self) -> None:
        """A last chance to take the choice back, before somebody else acts on it."""
        if not self.redraw or not self.game.can_undo(self.seat):
            return
        self.stage.show_table()
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

    # ------------------------------------------------------------------ mistakes

    def _complain(self, problem: ElGrandeError) -> None:
        self.stage.say(self._sentence(problem), "red")

    def _sentence(self, problem: ElGrandeError) -> str:
        """What is wrong, in the words of the table where a player can easily get there."""
        if isinstance(problem, CannotUndo):
            return self.speech.text("cli-cannot-undo")
        if not isinstance(problem, NotUnderstood):
            return str(problem) if problem.reason is None else self.speech.reason(problem.reason)
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
            try:
                save_game(self.game, self.record)
            except BadFile as problem:
                self._complain(problem)

    def _leave(self) -> None:
        """The game is interrupted: keep it, and say how to go on."""
        if not self.game.entries:
            return
        path = self.record or path_for_game()
        save_game(self.game, path)
        seat = "" if self.seat == 0 else f" --seat {self.seat + 1}"
        self.stage.print("")
        self.stage.say(self.speech.text("cli-left"), "bold")
        self.stage.say_command(f"play --resume {shlex.quote(str(path))}{seat}")

    def _end(self) -> None:
        """The game is over: show how it ended, and keep it to be looked at again."""
        self.stage.show_end()
        path = self.record or path_for_game()
        save_game(self.game, path)
        self.stage.print("")
        self.stage.say(self.speech.text("cli-look-again"), "dim")
        self.stage.say_command(f"replay {shlex.quote(str(path))}")
