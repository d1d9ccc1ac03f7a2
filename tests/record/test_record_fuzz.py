"""Whatever somebody does to a record, reading it ends with a game or with BadRecord, never otherwise."""

import copy
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande.record import BadRecord, Game, from_json, from_text, read_record, to_json, to_text
from elgrande.rules import BadCorrection, Setup
from elgrande.rules.sets.corrections import Corrections
from tests.record.games import played


def no_corrections(text: str, source: str) -> Corrections:
    if "bad" in text:
        raise BadCorrection(f"{source}: bad")
    return Corrections()


GAMES = [
    played(Setup("2015", 3), 1, undos=6),
    played(Setup("1995", 5, options={"supply": "exact", "mulligan": "yes"}), 2, 60),
    played(Setup("2023", 2, ["veteran-cards", "power-modifiers"]), 3, 40, undos=4),
    played(Setup("2023", 4, ["new-regency", "power-modifiers"]), 4, 0),
]
TEXTS = [to_text(game) for game in GAMES]
# Without a seed to compare with, more edits of what chance did get through to the other checks.
TEXTS += [text.replace("\nseed: ", "\nseed: none ; ") for text in TEXTS]
WORDS = sorted(
    {word for text in TEXTS for word in text.split()} | {"|", "corrections:", "x.yaml", "undo", "none"}
)
LINES = sorted({line for text in TEXTS for line in text.split("\n")} | {"corrections: x", "| bad", "| a"})

edits = st.tuples(
    st.sampled_from(["cut", "drop", "double", "swap", "line", "word", "character", "insert"]),
    st.integers(0, 10_000),
    st.integers(0, 10_000),
    st.one_of(st.sampled_from(WORDS), st.text(max_size=6)),
)


def edited(text: str, edit: tuple[str, int, int, str]) -> str:
    """The text with one thing changed, the way a person or a bad copy would."""
    what, first, second, word = edit
    lines = text.split("\n")
    at, other = first % len(lines), second % len(lines)
    if what == "cut":
        return text[: first % (len(text) + 1)]
    if what == "drop":
        del lines[at]
    elif what == "double":
        lines.insert(at, lines[at])
    elif what == "swap":
        lines[at], lines[other] = lines[other], lines[at]
    elif what == "line":
        lines[at] = LINES[second % len(LINES)]
    elif what == "word":
        words = lines[at].split(" ")
        words[second % len(words)] = word
        lines[at] = " ".join(words)
    elif what == "character":
        place = first % (len(text) + 1)
        return text[:place] + word[:1] + text[place + 1 :]
    else:
        place = first % (len(text) + 1)
        return text[:place] + word + text[place:]
    return "\n".join(lines)


def read(text: str) -> Game | None:
    try:
        return read_record(text, no_corrections)
    except BadRecord:
        return None


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(TEXTS), st.lists(edits, min_size=1, max_size=4))
def test_an_edited_text_is_read_or_refused(text: str, changes: list[tuple[str, int, int, str]]) -> None:
    for change in changes:
        text = edited(text, change)
    game = read(text)
    if game is not None:
        assert to_text(from_text(to_text(game), no_corrections)) == to_text(game)


@settings(max_examples=200, deadline=None)
@given(st.text(), st.lists(st.sampled_from(LINES)))
def test_a_heap_of_lines_is_read_or_refused(start: str, lines: list[str]) -> None:
    read("\n".join([start, *lines]))
    read("\n".join(["elgrande record 1", *lines]))


values = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.sampled_from(WORDS)
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=6,
)


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(GAMES), st.data())
def test_edited_data_is_read_or_refused(game: Game, data: st.DataObject) -> None:
    record: Any = json.loads(json.dumps(to_json(game)))
    holder = record
    key: Any = None
    for _ in range(data.draw(st.integers(1, 4), "depth")):
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys), "key")
        if not isinstance(holder[key], dict | list):
            break
        deeper = holder[key]
        if data.draw(st.booleans(), "stop"):
            break
        holder, key = deeper, None
    if key is None:
        return
    if data.draw(st.booleans(), "delete"):
        del holder[key]
    else:
        holder[key] = copy.deepcopy(data.draw(values, "value"))
    with suppress(BadRecord):
        again = to_json(from_json(record, no_corrections))
        assert to_json(from_json(again, no_corrections)) == again


@settings(max_examples=100, deadline=None)
@given(values)
def test_other_data_is_refused(value: object) -> None:
    with pytest.raises(BadRecord):
        from_json(value)


@settings(max_examples=100, deadline=None)
@given(st.text())
def test_other_text_that_looks_like_json_is_refused(text: str) -> None:
    assert read("{" + text) is None
