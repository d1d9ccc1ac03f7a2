"""Moments of real games as the client gets them, for its tests and its page of examples.

    python -m tests.server.table_examples           # after a change of the protocol: the same games once more
    python -m tests.server.table_examples --play    # other games, played by bots

The games are kept as records, so that the same ones are told again whenever the protocol changes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from elgrande.bots import Clock, consult, make_bot
from elgrande.locale import Speech
from elgrande.record import Game, read_record, to_text
from elgrande.rules import Setup, view
from elgrande.rules.dice import Dice
from elgrande.rules.sets.known import MODULES
from elgrande.server.catalogue import cards_of, catalogue, texts_of
from elgrande.server.course import Course
from elgrande.server.eyes import position, told_to
from elgrande.server.points import points_of

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "table" / "fixtures"
GAMES: Final = FOLDER / "games"
MOMENTS: Final = FOLDER / "moments.json"
TEXTS: Final = FOLDER / "texts.en.ftl"
"""The texts that the sentences beside the moments are made of, so that both can be compared at any time."""
NAMES: Final = ["Elena", "Doña Inés", "Conde Luis", "El Zorro", "Marta"]
MIXES: Final[list[tuple[str, int, tuple[str, ...], dict[str, str]]]] = [
    ("1995", 5, (), {}),
    ("2015", 4, (), {"castillo": "open"}),
    ("2015", 2, (), {}),
    ("2023", 5, ("new-regency", "veteran-cards", "power-modifiers"), {}),
    ("2023", 2, ("new-regency", "power-modifiers"), {}),
    ("2023", 3, (), {}),
    ("2015", 4, ("inquisitor-colonies", "anniversary"), {}),
    ("2015", 3, ("grandissimo",), {}),
    ("2015", 4, ("king-intrigant", "players-edition", "special-cards"), {}),
]
EVERYWHERE: Final = {"power", "turn", "place"}
"""Kinds of decisions that are wanted from every game; of the others one in all is enough."""
EARLY: Final = {"draft", "modifier", "hand", "settlers", "start_disc"}
"""Kinds that are taken whenever they come; the others not before the fifth round, when there is more to see."""


def examples() -> dict[str, Any]:
    """What the client is shown, from the records of the games."""
    had: set[str] = set()
    games = []
    for path in sorted(GAMES.glob("*.txt")):
        games.append(_moments(read_record(path.read_text(encoding="utf-8"), telling=False), had))
        had -= EVERYWHERE
    everything = msgspec.to_builtins(catalogue())
    wanted = {
        name: everything[name] for name in ("editions", "options", "sets", "places", "events", "vocabulary")
    }
    # What somebody has put at the end of the list is not in the examples.
    own = {each.name for each in MODULES if each.homemade}
    wanted["sets"] = [each for each in wanted["sets"] if each["id"] not in own]
    return {"catalogue": wanted, "games": games}


def _moments(record: Game, had: set[str]) -> dict[str, Any]:
    setup = record.setup
    assert record.seed is not None
    course = Course(Game.new(setup, record.seed))
    found: list[dict[str, Any]] = []
    for entry in record.entries:
        table = course.game.table
        decision = table.decision_of(entry.seat)
        assert decision is not None
        late = table.round >= 5 or decision.kind in EARLY
        if len(decision.options) > 1 and late and decision.kind not in had:
            had.add(decision.kind)
            found.append(_moment(course, entry.seat, decision.kind))
        course.choose(entry.text, entry.seat)
    found.append(_moment(course, 0, "over"))
    cards = msgspec.to_builtins(cards_of(setup))
    return {
        "names": NAMES[: setup.players],
        "cards": {**cards, "cards": [{**card, "effect": ""} for card in cards["cards"]]},
        "points": points_of(course),
        "moments": found,
    }


def _moment(course: Course, seat: int, kind: str) -> dict[str, Any]:
    setup = course.game.setup
    news = list(course.game.log)
    starts = [index for index, event in enumerate(news) if event.kind == "round"]
    told = told_to(news[starts[-1] if starts else 0 :], seat)
    return {
        "name": f"{setup.edition} {setup.players} {kind}",
        "seat": seat,
        "position": position(course, seat, [seat]),
        "news": told,
        "said": _said(course, seat, told),
    }


def _said(course: Course, seat: int, told: list[Any]) -> dict[str, Any]:
    """How the terminal would put it. The table asks some questions in words of its own; those are left out."""
    table = course.game.table
    speech = Speech(rules=table.rules, seats=NAMES[: course.game.setup.players])
    news = [speech.event_text(event) for event in told]
    decision = table.decision_of(seat)
    if decision is None:
        return {"prompt": None, "choices": [], "news": news}
    card = None if table.card < 0 else table.rules.cards[table.card].id
    offer = {str(each["stack"]): each["card"] for each in view(table, seat)["offer"]}
    return {
        "prompt": None if speech.has(f"table-{decision.prompt}") else speech.prompt(decision),
        "choices": [speech.choice_text(text, decision.kind, card, offer) for text in decision.texts],
        "news": news,
    }


def play() -> None:
    """Other games for the examples."""
    for number, (edition, players, sets, options) in enumerate(MIXES):
        seed = 11 + number
        game = Game.new(Setup(edition, players, list(sets), options), seed)
        bot = make_bot("greedy")
        while not game.over:
            seat = game.table.deciders[0]
            dice = Dice(seed * 1000 + len(game.entries))
            game.choose(consult(bot, game.table, seat, Clock(), dice).code, seat)
        name = "-".join([str(number + 1), edition, str(players), *sets])
        (GAMES / f"{name}.txt").write_text(to_text(game), encoding="utf-8")


def main() -> None:
    if "--play" in sys.argv[1:]:
        play()
    MOMENTS.write_bytes(msgspec.json.encode(examples()) + b"\n")
    TEXTS.write_text(texts_of("en"), encoding="utf-8")


if __name__ == "__main__":
    main()
