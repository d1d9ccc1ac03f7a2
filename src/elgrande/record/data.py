"""Records as plain data, ready for JSON.

This is the whole content of a record; the text form is another way to write the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from elgrande.record.asides import ENDINGS, WORDS, Aside
from elgrande.record.chance import chance_from, chance_to_json, check_seed
from elgrande.record.errors import BadRecord
from elgrande.record.fields import Field
from elgrande.record.game import RULES_VERSION, UNDO, CorrectionFile, Entry, Game
from elgrande.rules.errors import ElGrandeError, NotYourDecision, Reason, UnknownChoice
from elgrande.rules.places import COLOUR_IDS
from elgrande.rules.sets.build import rules_for, table_for
from elgrande.rules.sets.corrections import Corrections
from elgrande.rules.sets.setup import Setup, with_needed
from elgrande.rules.table import Table

FORMAT: Final = 3
"""Version of the record format: with games that begin with a position."""
SECOND_FORMAT: Final = 2
"""Without those; what needs none is still written so."""
FIRST_FORMAT: Final = 1
"""Without asides and without games that were ended early, either."""

KEYS: Final = [
    "format",
    "rules",
    "edition",
    "players",
    "names",
    "sets",
    "options",
    "corrections",
    "seed",
    "position",
    "chance",
    "entries",
    "asides",
    "ended",
    "result",
]

CorrectionReader = Callable[[str, str], Corrections]
"""Turns the text of a correction file, and the name it had, into corrections."""

RoundMarks = Sequence[tuple[int, int]]
"""Before which entry (counted from 0) which round is said to begin."""


def to_json(game: Game) -> dict[str, object]:
    """A game as plain data: dicts, lists, texts and numbers."""
    setup = game.setup
    file = game.correction_file
    data: dict[str, object] = {
        "format": format_of(game),
        "rules": RULES_VERSION,
        "edition": setup.edition,
        "players": setup.players,
        "names": {COLOUR_IDS[seat]: name for seat, name in game.names.items()},
        "sets": list(setup.sets),
        "options": setup.chosen_options(),
        "corrections": None if file is None else {"source": file.source, "text": file.text},
        "seed": game.seed,
        **(
            {"chance": chance_to_json(game.table.rules, game.chance)}
            if game.position is None
            else {"position": game.position}
        ),
        "entries": [[COLOUR_IDS[entry.seat], entry.text] for entry in game.entries],
    }
    if game.asides:
        data["asides"] = [
            [aside.after, COLOUR_IDS[aside.seat], aside.word, aside.bot] for aside in game.asides
        ]
    if game.ended is not None:
        data["ended"] = game.ended
    return {**data, "result": result_of(game) if game.over else None}


def format_of(game: Game) -> int:
    """The oldest format that can tell all of a game: then older programs can read it, too."""
    if game.position is not None:
        return FORMAT
    return SECOND_FORMAT if game.asides or game.ended is not None else FIRST_FORMAT


def result_of(game: Game) -> dict[str, int]:
    """The scores by seat."""
    return {COLOUR_IDS[seat]: score for seat, score in enumerate(game.table.scores)}


def from_json(data: object, corrections: CorrectionReader | None = None, telling: bool = True) -> Game:
    """The game that plain data tells of. Everything is checked; ``BadRecord`` says what is wrong and where.

    ``corrections`` reads the correction file of a game that was played with one.
    """
    return load(data, [], corrections, telling)


def load(data: object, rounds: RoundMarks, corrections: CorrectionReader | None, telling: bool) -> Game:
    """As ``from_json``, checking also that rounds begin where they are said to begin."""
    record = Field(data)
    _check_version(record.part("format"), FORMAT, "format")
    _check_version(record.part("rules"), RULES_VERSION, "rules version")
    record.only(KEYS, "part of a record called")
    setup = _setup(record)
    file = _correction_file(record, corrections)
    try:
        rules = rules_for(setup, None if file is None else file.corrections)
    except ElGrandeError as error:
        raise BadRecord(str(error), path=("corrections",), reason=error.reason) from None
    names = _names(record, COLOUR_IDS[: setup.players])
    seed = _seed(record)
    older = record.part("rules").number() < RULES_VERSION
    position = record.optional("position")
    if position is not None:
        table = _arranged(position, setup, file, telling)
    else:
        chance = chance_from(rules, record.part("chance"))
        # Other rules may have shuffled in another way; what came of it is written down.
        if seed is not None and not older:
            check_seed(rules, chance, seed, record.part("chance"))
        table = table_for(rules, chance, telling)
    try:
        game = Game(table, seed, file, names, None if position is None else position.text())
    except ElGrandeError as error:
        raise BadRecord(str(error), path=("names",), reason=error.reason) from None
    _play(game, record.part("entries"), rounds, older)
    _read_asides(game, record)
    # With older rules the same choices may have brought other points.
    if not older:
        _check_result(game, record.optional("result"))
    return game


# ---------------------------------------------------------------------- what stands before the choices


def version_problem(version: int, newest: int, what: str) -> str:
    """What is wrong with a version; empty if it can be read here."""
    if version < 1:
        return f"there is no {what} {version}; the first one is 1"
    if version > newest:
        return (
            f"this record has the {what} {version}, but this elgrande knows versions up to {newest}; "
            "a newer elgrande can read it"
        )
    return ""


def _check_version(field: Field, newest: int, what: str) -> None:
    problem = version_problem(field.number(), newest, what)
    if problem:
        field.fail(problem, Reason("refusal-record-version", {"found": field.number(), "newest": newest}))


def _setup(record: Field) -> Setup:
    """The setup, put together piece by piece so that an error names the piece."""
    edition = record.part("edition").text()
    _try_setup(record.part("edition"), edition)
    players = record.part("players").number()
    _try_setup(record.part("players"), edition, players)
    sets: list[str] = []
    field = record.optional("sets")
    for item in [] if field is None else field.items():
        sets.append(item.text())
        _try_setup(item, edition, players, with_needed(sets))
    if field is not None:
        _try_setup(field, edition, players, sets)
    options: dict[str, str] = {}
    field = record.optional("options")
    for name, part in {} if field is None else field.parts().items():
        options[name] = part.text()
        _try_setup(part, edition, players, sets, {name: part.text()})
    return _try_setup(record.part("edition"), edition, players, sets, options)


def _try_setup(
    field: Field,
    edition: str,
    players: int = 2,
    sets: list[str] | None = None,
    options: dict[str, str] | None = None,
) -> Setup:
    try:
        return Setup(edition, players, sets, options)
    except ElGrandeError as error:
        field.fail(str(error), error.reason)


def _correction_file(record: Field, corrections: CorrectionReader | None) -> CorrectionFile | None:
    field = record.optional("corrections")
    if field is None:
        return None
    field.only(["source", "text"], "part of a correction file called")
    source = field.part("source").text()
    if corrections is None:
        field.fail(
            f"this game was played with the correction file {source}, which cannot be read here",
            Reason("refusal-record-corrections", {"found": source}),
        )
    text = field.part("text", "the text of the correction file").text()
    try:
        return CorrectionFile(source, text, corrections(text, source))
    except ElGrandeError as error:
        field.fail(str(error), Reason("refusal-record-corrections", {"found": source}))


def _arranged(field: Field, setup: Setup, file: CorrectionFile | None, telling: bool) -> Table:
    """The table of the position that a game begins with."""
    # Scenarios are written in the words of records, so they come after them.
    from elgrande.record.scenario import read_scenarios

    refused = Reason("refusal-record-value", {"found": "position"})
    if file is not None:
        field.fail("a game that begins with a position is played without corrections", refused)
    try:
        scenario = read_scenarios(field.text(), "position")[0]
    except ElGrandeError as error:
        field.fail(str(error), refused)
    if scenario.setup.key() != setup.key():
        field.fail("the position belongs to another game: edition, players, sets or options differ", refused)
    table = scenario.table()
    table.telling = telling
    return table


def _names(record: Field, seats: list[str]) -> dict[int, str]:
    field = record.optional("names")
    if field is None:
        return {}
    field.only(seats, "seat")
    return {seats.index(seat): part.text() for seat, part in field.parts().items()}


def _seed(record: Field) -> int | None:
    field = record.part("seed")
    return None if field.value is None else field.number()


# ---------------------------------------------------------------------- the choices


_PASSED_OVER: Final = ["allow", "wait"]
"""Answers to questions that older rules asked more often: whether anybody objects, and whether the King shows himself."""


def _play(game: Game, entries: Field, rounds: RoundMarks, older: bool) -> None:
    marks: dict[int, list[tuple[int, int]]] = {}
    for number, (before, said) in enumerate(rounds):
        marks.setdefault(before, []).append((number, said))
    passed_over = False
    number_of_entries = 0
    for index, item in enumerate(entries.each()):
        number_of_entries += 1
        _check_round(game, marks.get(index, []))
        words = item.items()
        if len(words) != 2:
            item.fail("an entry is a seat and a choice")
        seat = words[0].one_of(COLOUR_IDS[: game.setup.players], "seat")
        entry = Entry(seat, words[1].text())
        # What answers a question that is not asked any more changes nothing, and so does taking it back.
        passed_over = older and (
            (entry.text in _PASSED_OVER and not _possible(game, entry))
            or (entry.text == UNDO and passed_over)
        )
        if passed_over:
            continue
        refused = Reason("refusal-record-choice", {"found": str(entry)})
        try:
            game.enter(entry)
        except (NotYourDecision, UnknownChoice) as error:
            item.fail(f"{error}{_legal_now(game)}", refused)
        except ElGrandeError as error:
            item.fail(str(error), refused)
    _check_round(game, marks.get(number_of_entries, []))


_BOT: Final = re.compile(r"[a-z0-9_:.]{1,40}")


def _read_asides(game: Game, record: Field) -> None:
    field = record.optional("asides")
    entries = len(record.part("entries").items())
    for item in [] if field is None else field.items():
        words = item.items()
        if len(words) != 4:
            item.fail("an aside is a number of entries, a seat, a word and a bot or nothing")
        after = words[0].number()
        before = game.asides[-1].after if game.asides else 0
        if not before <= after <= entries:
            words[0].fail(
                f"an aside stands after 0 to {entries} entries, and not before the one above it",
                Reason("refusal-record-order", {"found": str(after)}),
            )
        seat = words[1].one_of(COLOUR_IDS[: game.setup.players], "seat")
        word = WORDS[words[2].one_of(WORDS, "aside")]
        bot = None if words[3].value is None else words[3].text()
        if bot is not None and not _BOT.fullmatch(bot):
            words[3].fail("a bot is named by one short word, such as builder:hidalgo")
        game.asides.append(Aside(min(after, len(game.entries)), seat, word, bot))
    ended = record.optional("ended")
    if ended is not None:
        if game.over:
            ended.fail("this game was played to its end", Reason("refusal-record-order", {"found": "ended"}))
        game.ended = ENDINGS[ended.one_of(ENDINGS, "ending")]


def _possible(game: Game, entry: Entry) -> bool:
    decision = game.table.decision_of(entry.seat)
    return decision is not None and entry.text in decision.texts


def _legal_now(game: Game) -> str:
    choices: list[str] = []
    for seat in game.table.deciders:
        decision = game.table.decision_of(seat)
        if decision is not None:
            choices += [f"{COLOUR_IDS[seat]} {text}" for text in decision.texts]
    return f"; legal are: {', '.join(choices)}"


def _check_round(game: Game, marks: list[tuple[int, int]]) -> None:
    """Refuse rounds that are said to begin here, but do not."""
    for number, said in marks:
        if game.over or said != game.table.round:
            now = "the game is over" if game.over else f"the game is in round {game.table.round}"
            raise BadRecord(
                f"round {said} cannot begin here: {now}",
                path=("rounds", number),
                reason=Reason("refusal-record-order", {"found": f"round {said}"}),
            )


def _check_result(game: Game, field: Field | None) -> None:
    if field is None:
        return
    if not game.over:
        field.fail(
            f"the game is not over in round {game.table.round}; choices may be missing",
            Reason("refusal-record-cut", {}),
        )
    said = {seat: part.number() for seat, part in field.parts().items()}
    found = result_of(game)
    if said != found:
        scores = ", ".join(f"{seat} {score}" for seat, score in found.items())
        field.fail(
            f"the choices lead to another result: {scores}",
            Reason("refusal-record-result", {"found": scores}),
        )
