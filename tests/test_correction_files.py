"""The player's correction file: what may stand in it, and how it is refused when something is wrong with it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande.corrections import load_corrections, read_corrections
from elgrande.corrections.known import big_box_cards, set_of
from elgrande.corrections.reader import CARD_KEYS
from elgrande.rules.effects.base import Effect
from elgrande.rules.effects.notation_reader import parse_effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.known_effects import EFFECTS, SHARED_EFFECTS, sets_with
from elgrande.rules.places import FRANCE
from elgrande.rules.sets.build import new_table, rules_for
from elgrande.rules.sets.corrections import CardCorrection, Corrections, ModifierCorrection
from elgrande.rules.sets.new_regency.cards import new_regency_cards
from elgrande.rules.sets.power_modifiers.cards import power_modifiers
from elgrande.rules.sets.setup import Setup
from elgrande.rules.sets.veteran_cards.cards import veteran_cards
from elgrande.rules.sets.year2023.cards import cards_2023
from tests.test_corrections import DOCS, EVERYTHING, EXAMPLE, play_to_the_end

# ---------------------------------------------------------------------- the file itself


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing yet\n", "---\n", "cards:\n", "cards:\nborders:\n"])
def test_an_empty_file_changes_nothing(text: str) -> None:
    corrections = load_corrections(text)
    assert not corrections.cards
    assert not corrections.modifiers
    assert not corrections.small_scoreboards
    assert not corrections.borders


def test_the_example_uses_everything_there_is() -> None:
    corrections = read_corrections(EXAMPLE)
    assert corrections.cards
    assert corrections.modifiers
    assert corrections.small_scoreboards
    assert corrections.borders
    keys = {key for body in yaml.safe_load(EXAMPLE.read_text("utf-8"))["cards"].values() for key in body}
    assert keys == set(CARD_KEYS)


def test_the_documentation_names_every_effect_and_every_open_card() -> None:
    page = (DOCS / "corrections.md").read_text("utf-8")
    for name in [*SHARED_EFFECTS, *correctable()]:
        assert f"`{name}" in page, name
    for other in [*cards_2023(), *new_regency_cards(), *veteran_cards(), *big_box_cards()]:
        assert (f"`{other.id}`" in page) == (other.provenance == "reconstructed"), other.id


def correctable() -> set[str]:
    """The effects of those sets that have cards to correct; nobody corrects a house card."""
    sets = {set_of(other.id) for other in big_box_cards() if other.provenance == "reconstructed"}
    return {name for name in EFFECTS if sets.intersection(sets_with(name))}


def documented_effects(columns: int) -> dict[str, list[str]]:
    """The examples in a table of effects, by the name of the effect; the tables differ in their columns."""
    page = (DOCS / "corrections.md").read_text("utf-8").partition("## The notation of effects")[2]
    found: dict[str, list[str]] = {}
    for row in re.findall(r"^\| `[a-z].*\|$", page, re.MULTILINE):
        cells = row.strip("| ").split(" | ")
        if len(cells) == columns:
            for text in re.findall("`(.*?)`", cells[0]) + re.findall(r"`([a-z_]+\(.*?\))`", cells[1]):
                found.setdefault(text.partition("(")[0], []).append(text.replace("...", "own=2"))
    return found


def test_the_tables_of_effects_are_those_that_the_effects_declare() -> None:
    everywhere, with_sets = documented_effects(3), documented_effects(2)
    assert set(everywhere) == set(SHARED_EFFECTS) - {"none"}
    assert set(with_sets) == correctable()
    for name, examples in [*everywhere.items(), *with_sets.items()]:
        for text in examples:
            assert parse_effect(text).form.name == name, text
        for argument in EFFECTS[name].form.arguments:
            if argument.key:
                assert any(f"{argument.key}=" in text for text in examples), (name, argument.key)


def effects_in(effect: Effect) -> set[str]:
    return {effect.form.name}.union(*(effects_in(inner) for inner in effect.inside()))


def test_a_card_of_a_set_can_have_what_the_other_cards_of_the_set_have() -> None:
    used: dict[str, set[str]] = {}
    for other in big_box_cards():
        used.setdefault(set_of(other.id), set()).update(effects_in(other.effect))
    for name in EFFECTS:
        if name not in SHARED_EFFECTS:
            assert used.keys() & sets_with(name) == {id for id, names in used.items() if name in names}, name


def test_the_documentation_says_rightly_what_can_be_an_ability() -> None:
    page = (DOCS / "corrections.md").read_text("utf-8")
    rows = re.findall(r"^\| (`[a-z].*`) \| .* \| (yes|no) \|$", page, re.MULTILINE)
    assert len(rows) > len(SHARED_EFFECTS)
    for effects, ability in rows:
        for effect in re.findall("`(.*?)`", effects):
            text = f"modifiers: {{9: {{ability: '{effect.replace('...', 'own=2')}'}}}}"
            if ability == "yes":
                assert load_corrections(text).modifiers[9].ability is not None
            else:
                assert "ability of a modifier" in refusal(text) or "power cards" in refusal(text)


def test_a_byte_order_mark_and_windows_lines_are_fine(tmp_path: Path) -> None:
    path = tmp_path / "box.yaml"
    path.write_bytes(b"\xef\xbb\xbfborders:\r\n  france: [aragon]\r\n")
    assert read_corrections(path).borders == {FRANCE: [2]}


def refusal(text: str) -> str:
    with pytest.raises(BadCorrection) as refused:
        load_corrections(text, "box.yaml")
    return str(refused.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        # Sections and shapes.
        ("card: {}", "box.yaml, line 1, column 1: there is no section 'card'; known are cards, modifiers,"),
        (
            "- cards",
            "line 1, column 1: the file should hold sections, each with a colon behind it, not a list",
        ),
        ("cards", "the file should hold sections, each with a colon behind it, not 'cards'"),
        ("cards: [n1_move4_any]", "line 1, column 8: 'cards' should hold cards by their ids"),
        (
            "cards:\n  n1_move4_any: move(any=5)",
            "line 2, column 17: the card 'n1_move4_any' should hold what it",
        ),
        ("cards:\n  n1_move4_any:\n", "the card 'n1_move4_any' should hold what it says"),
        ("cards:\n  n1_move4_any: {}\n", "not empty braces"),
        ("cards:\n  [a, b]: 2\n", "line 2, column 3: a name should stand before the colon, not a list"),
        (
            "cards:\n  n1_move4_any:\n    effekt: veto\n",
            "line 3, column 5: the card 'n1_move4_any' has no 'effekt'",
        ),
        (
            "borders:\n  france: [aragon]\nborders:\n",
            "line 3, column 1: the file has 'borders' already in line 1",
        ),
        (
            "cards:\n  n1_move4_any: {copies: 2}\n  n1_move4_any: {copies: 1}\n",
            "line 3, column 3: 'cards' has 'n1_move4_any' already in line 2; give it once",
        ),
        # Cards.
        (
            "cards:\n  n1_move5: {copies: 2}",
            "line 2, column 3: there is no card 'n1_move5'; those that can be",
        ),
        (
            "cards:\n  n5_majesty: {copies: 2}",
            "line 2, column 3: the card 'n5_majesty' cannot be corrected: what it does is printed, and only what is",
        ),
        ("cards:\n  c1_move3_any: {copies: 2}", "the card 'c1_move3_any' cannot be corrected"),
        (
            "cards:\n  n1_move4_any:\n    effect: moov(any=5)\n",
            "line 3, column 13: cannot read the effect 'moov(any=5)': there is no effect 'moov'; known are move,",
        ),
        ("cards:\n  n1_move4_any:\n    effect: take(7)\n", "the number of 'take' must be 1 to 6, not '7'"),
        (
            "cards:\n  n1_move4_any:\n    effect: power_back\n",
            "the card 'n1_move4_any' cannot bring back power cards",
        ),
        ("cards:\n  n1_move4_any:\n    effect:\n", "the effect of the card 'n1_move4_any' should be text"),
        ("cards:\n  n1_move4_any:\n    effect: [veto]\n", "should be text, not a list"),
        (
            "cards:\n  n1_move4_any: {effect: move(own=2, foreign=2)}\n",
            "should stand where the end of the text is; inside { } put an effect with commas in quotes",
        ),
        ("cards:\n  n1_move4_any: {copies: -1}", "line 2, column 26: the number of copies of the card"),
        ("cards:\n  n1_move4_any: {copies: -1}", "should be 0 to 10, not -1"),
        ("cards:\n  n1_move4_any: {copies: 11}", "should be 0 to 10, not 11"),
        ("cards:\n  n1_move4_any: {copies: two}", "should be a whole number, not 'two'"),
        ("cards:\n  n1_move4_any: {copies: '2'}", "should be a whole number, not the text '2'"),
        ("cards:\n  n1_move4_any: {copies: 1.5}", "should be a whole number, not '1.5'"),
        ("cards:\n  n1_move4_any: {copies: [2]}", "should be a whole number, not a list"),
        (f"cards:\n  n1_move4_any: {{copies: {'9' * 5000}}}", "should be a whole number, not '9999"),
        (
            "cards:\n  n1_move4_any: {names: Intrigue}",
            "the names of the card 'n1_move4_any' should hold languages",
        ),
        (
            "cards:\n  n1_move4_any: {names: {English: X}}",
            "'English' is no language code; write for example en",
        ),
        ("cards:\n  n1_move4_any: {names: {en: }}", "in 'en' should be text, not nothing"),
        (f"cards:\n  n1_move4_any: {{names: {{en: {'x' * 61}}}}}", "has 61 characters; 60 are allowed"),
        (
            'cards:\n  n1_move4_any: {names: {en: "\\e[31m"}}',
            "holds a character that cannot be printed: '\\x1b'",
        ),
        # Stacks.
        (
            "cards:\n  n2_score_choice:\n    copies: 2\n",
            "line 3, column 13: with 2 instead of 4 of the card 'n2_score_choice' stack 2 has only 8 cards; it "
            "needs one for each of the 9 rounds",
        ),
        (
            "cards:\n  n2_court_3: {copies: 2}\n  n2_score_choice: {copies: 0}\n",
            "line 3, column 29: with 0 instead of 4 of the card 'n2_score_choice' stack 2 has only 7 cards",
        ),
        (
            "cards:\n  r5_unknown_8: {copies: 0}\n  r5_unknown_9: {copies: 0}\n",
            "with 0 instead of 1 of the card 'r5_unknown_8' stack 5 has only 8 cards",
        ),
        (
            "cards:\n  n1_move3_any: {copies: 0}\n  v1_all_own_or_place2: {copies: 10}\n",
            "line 3, column 34: stack 1 has 9 cards and cannot make room for 10 veteran cards",
        ),
        # Modifiers.
        (
            "modifiers:\n  17: {value: 1}",
            "line 2, column 3: there is no modifier '17'; they are numbered 1 to 16",
        ),
        ("modifiers:\n  5: {value: 2}", "the modifier 5 cannot be corrected: what it does is printed"),
        ("modifiers:\n  1: {value: 13}", "the value of the modifier 1 should be -12 to 12, not 13"),
        ("modifiers:\n  1: {value: none}", "should be a whole number, not 'none'"),
        ("modifiers:\n  1: {worth: 1}", "the modifier 1 has no 'worth'; known are value, ability, text"),
        (
            "modifiers:\n  9: {ability: king(anywhere)}",
            "'king(anywhere)' cannot be the ability of a modifier, because it has to be announced first",
        ),
        ("modifiers:\n  1: {text: {en: Nothing.}}", "the modifier 1 has no ability for a text to describe"),
        # Scoreboards.
        (
            "scoreboards_2023_small:\n  paris: [1, 2, 3]",
            "line 2, column 3: 'paris' has no scoreboard; known are",
        ),
        ("scoreboards_2023_small:\n  galicia: 5", "should be three values in square brackets, not '5'"),
        (
            "scoreboards_2023_small:\n  galicia: [5, 3]",
            "needs three values, not 2; write for example [5, 3, 1]",
        ),
        (
            "scoreboards_2023_small:\n  galicia: [5, 3, -1]",
            "line 2, column 19: the scoreboard of 'galicia' should",
        ),
        (
            "scoreboards_2023_small:\n  galicia: [1, 3, 5]",
            "must fall from first to third place, not [1, 3, 5]",
        ),
        # Borders.
        (
            "borders:\n  italy: [aragon]",
            "line 2, column 3: the borders of 'italy' cannot be corrected; open are",
        ),
        ("borders:\n  aragon: [valencia]", "the borders between regions are printed on every board"),
        ("borders:\n  france: aragon", "should be a list of regions in square brackets, not 'aragon'"),
        (
            "borders:\n  france: [aragon, madrid]",
            "line 2, column 20: there is no region 'madrid'; known are galicia",
        ),
        ("borders:\n  france: [aragon, aragon]", "name 'aragon' twice"),
        ("borders:\n  france: []", "the borders of 'france' are empty; name at least one region"),
        # Not YAML.
        ("cards: {", "box.yaml, line 1, column 9: this is not YAML:"),
        ("cards:\n\tx: 1", "box.yaml, line 2, column 1: this is not YAML:"),
        ("a: 1\n---\nb: 2", "this is not YAML: but found another document"),
        ("cards: *nobody", "this is not YAML: found undefined alias"),
        (
            "one\ntwo\n\x00\x01\x02",
            "box.yaml, line 3: a character that no text file has; save the file as UTF-8",
        ),
        pytest.param("[" * 5000, "the brackets are nested too deep", id="brackets"),
        ('"\\UFFFFFFFF"', "this is not YAML"),
        pytest.param("x" * 200_001, "200001 characters are too many for a correction file", id="long"),
    ],
)
def test_a_wrong_file_is_refused_with_the_line_and_what_would_be_right(text: str, complaint: str) -> None:
    assert complaint in refusal(text)


def test_one_mistake_spoils_the_whole_file() -> None:
    good = EXAMPLE.read_text("utf-8")
    assert "line 2" in refusal("cards:\n  n1_move9: {copies: 1}\n" + good.replace("cards:", "", 1))
    line = len(good.splitlines()) + 1
    assert f"line {line}" in refusal(good + "  portugal: [aragon, madrid]\n")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.yaml"
    with pytest.raises(BadCorrection, match=r"cannot read the correction file .*missing\.yaml: No such file"):
        read_corrections(missing)
    with pytest.raises(BadCorrection, match="cannot read the correction file"):
        read_corrections(tmp_path)


def test_a_picture_is_no_correction_file(tmp_path: Path) -> None:
    path = tmp_path / "box.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\xff\xfe")
    with pytest.raises(BadCorrection, match=r"box\.png, line 1: this is not text; save the file as UTF-8"):
        read_corrections(path)


def test_the_rules_refuse_corrections_of_printed_facts_however_they_come() -> None:
    corrections = Corrections()
    corrections.cards["n1_militia"] = CardCorrection(effect=parse_effect("veto"))
    with pytest.raises(
        BadCorrection, match="the card 'n1_militia' cannot be corrected: what it does is printed"
    ):
        rules_for(Setup("2023", 4), corrections)
    corrections = Corrections()
    corrections.modifiers[5] = ModifierCorrection(2, None, "")
    with pytest.raises(BadCorrection, match="the modifier 5 cannot be corrected"):
        rules_for(Setup("2023", 4, sets=["power-modifiers"]), corrections)
    assert power_modifiers()[4].value == 1


# ---------------------------------------------------------------------- anything at all


def complaint_about(reading: Callable[[], Corrections]) -> str | None:
    """What a bad correction says, or None if it is none. Any other error is passed on."""
    try:
        reading()
    except BadCorrection as problem:
        return str(problem)
    return None


@given(st.text(max_size=200) | st.text("{}[]:,-&*!|>'\"% \ncardsmodifiers0123", max_size=120))
def test_any_text_is_a_correction_file_or_a_bad_correction(text: str) -> None:
    complaint = complaint_about(lambda: load_corrections(text))
    assert complaint is None or complaint.startswith("corrections")


@given(st.binary(max_size=200))
def test_any_bytes_are_a_correction_file_or_a_bad_correction(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("box") / "box.yaml"
    path.write_bytes(content)
    complaint = complaint_about(lambda: read_corrections(path))
    assert complaint is None or "box.yaml" in complaint


GOOD = EXAMPLE.read_text("utf-8")
SCRAPS = [
    *"{}[](),:#&*!'\"-+=\n\t \0\x1b",
    "  ",
    "null",
    "~",
    "-1",
    "1e9",
    "<<: *a",
    "&a ",
    "yes",
    "cards:",
    "n5_majesty",
    "king(castillo)",
    "either(veto, veto)",
    "castillo",
    "copies: 0",
]
EDITS = st.lists(
    st.tuples(st.integers(0, len(GOOD)), st.integers(0, 12), st.sampled_from(SCRAPS) | st.text(max_size=3)),
    min_size=1,
    max_size=6,
)


@settings(max_examples=150, deadline=None)
@given(EDITS)
def test_an_edited_file_is_refused_or_can_be_played(edits: list[tuple[int, int, str]]) -> None:
    text = GOOD
    for place, cut, scrap in edits:
        text = text[:place] + scrap + text[place + cut :]
    try:
        corrections = load_corrections(text)
    except BadCorrection:
        return
    table = new_table(
        Setup("2023", 3, sets=EVERYTHING), seed=len(text), corrections=corrections, telling=False
    )
    play_to_the_end(table, seed=1)
    assert table.over
