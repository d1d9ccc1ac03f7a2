"""Reviews: what decisions are called, what goes into the judgement, and what comes of a whole game."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from elgrande.bots import Clock, consult, make_bot
from elgrande.bots.core.opinions import Opinions
from elgrande.cli import app
from elgrande.corrections import load_corrections
from elgrande.locale import Speech
from elgrande.record import CorrectionFile, Game, read_record, to_text
from elgrande.review.classes import THRESHOLDS, accuracy_of, class_of, is_close
from elgrande.review.hindsight import hindsights
from elgrande.review.judge import STRENGTHS, Judge, Strength
from elgrande.review.moments import moments
from elgrande.review.review import NoReview, review, to_review
from elgrande.review.verdict import JudgedOption, Reviewer
from elgrande.review.words import reason
from elgrande.rules import Dice, Setup, Table, imagine

GOLDEN = Path(__file__).parent.parent / "golden"
CORRECTIONS = Path(__file__).parents[2] / "docs" / "corrections-example.yaml"
SMALL = Strength(first=60, each=20, most=3, longest=40)
WILD = 40
"""Entries after which a game is cut off."""


def begun(entries: int, seed: int = 5) -> Game:
    """The beginning of a game of quick bots."""
    game = Game.new(Setup("2015", 4), seed, names={0: "Inés"})
    bot, dice = make_bot("quick:noise=4"), Dice(3)
    while len(game.entries) < entries:
        seat = game.table.deciders[0]
        game.choose(consult(bot, game.table, seat, Clock(), dice).code, seat)
    return game


def test_a_decision_is_called_by_what_it_gave_away() -> None:
    names = [class_of(lost) for lost in (0.0, 0.0499, 0.05, 0.0999, 0.1, 0.1999, 0.2, 0.9)]
    assert names == ["excellent"] * 2 + ["inaccuracy"] * 2 + ["mistake"] * 2 + ["blunder"] * 2
    assert list(THRESHOLDS.values()) == [0.05, 0.10, 0.20]


def test_a_close_call_is_where_the_interval_reaches_another_name() -> None:
    assert is_close(0.19, 0.02)
    assert is_close(0.06, 0.02)
    assert not is_close(0.3, 0.09)
    assert not is_close(0.0, 0.04)


def test_accuracy_is_whole_where_nothing_is_lost_and_none_at_a_blunder() -> None:
    assert (accuracy_of(0.0), accuracy_of(0.1), accuracy_of(0.2), accuracy_of(0.7)) == (1.0, 0.5, 0.0, 0.0)


def test_what_was_taken_back_is_not_reviewed() -> None:
    game = begun(0)
    seat = game.table.deciders[0]
    game.choose("power 1", seat)
    other = game.table.deciders[0]
    game.choose("power 9", other)
    game.undo(other)
    game.choose("power 8", other)
    found = [(moment.entry, moment.seat, moment.options) for moment in moments(game)]
    assert found == [(0, seat, 13), (3, other, 12)]


def test_every_decision_of_a_whole_record_is_found_again() -> None:
    game = read_record((GOLDEN / "2015-4-undo.txt").read_text(encoding="utf-8"))
    found = moments(game)
    assert [game.entries[moment.entry] for moment in found] == game.standing
    assert len({moment.entry for moment in found}) == len(found)


def middle(game: Game) -> tuple[Table, int]:
    return game.table, game.table.deciders[0]


def test_the_judgement_knows_only_what_the_seat_knows() -> None:
    """Another table that looks the same to the seat is judged the same."""
    table, seat = middle(begun(30))
    judge = Judge(table.rules)
    true = judge.judge(table, seat, [], SMALL, seed=1)
    other = judge.judge(imagine(table, seat, Dice(99)), seat, [], SMALL, seed=1)
    assert [(o.code, o.chances, o.lost) for o in true.opinions] == [
        (o.code, o.chances, o.lost) for o in other.opinions
    ]


def test_what_is_wanted_is_judged_however_bad_it_is() -> None:
    table, seat = middle(begun(30))
    decision = table.decision_of(seat)
    assert decision is not None
    found = Judge(table.rules).judge(table, seat, decision.options, SMALL, seed=1)
    assert sorted(opinion.code for opinion in found.opinions) == sorted(decision.options)
    assert found.best.lost == 0.0
    assert all(abs(sum(opinion.chances) - 1.0) < 1e-6 for opinion in found.opinions)


def test_a_decision_is_judged_the_same_whatever_was_judged_before() -> None:
    """So that a review can be left and taken up again."""
    game = begun(12)
    some = to_review(game)
    at_once = Reviewer(game.table.rules, SMALL, seed=4)
    everything = [at_once.verdict(moment) for moment in some]
    assert Reviewer(game.table.rules, SMALL, seed=4).verdict(some[-1]) == everything[-1]


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTHS, "quick", SMALL)
    game = begun(WILD)
    found = review(game, seed=2)
    assert not found.over
    assert [verdict.entry for verdict in found.decisions] == [moment.entry for moment in to_review(game)]
    assert len(found.chart) == len(found.decisions)
    assert sum(one.decisions for one in found.accuracy) == len(found.decisions)
    assert len(found.turning_points) <= 3
    assert not any(point.scoring for point in found.chart), "no scoring has come yet"
    for one in found.balance:
        first, last = found.decisions[0].before[one.seat], found.chart[-1].chances[one.seat]
        assert one.own + one.rivals + one.luck + one.doubt == pytest.approx(last - first, abs=0.01)
    # What is known already is not thought about again, and comes out the same.
    assert review(game, seed=2, known=found.decisions) == found


def test_one_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTHS, "quick", SMALL)
    found = review(begun(WILD), seats=[2])
    assert {verdict.seat for verdict in found.decisions} == {2}
    assert [one.seat for one in found.accuracy] == [2]
    assert found.balance == []


def test_hindsight_tells_what_the_others_had_set() -> None:
    """Where discs are set, and nowhere else."""
    game = read_record((GOLDEN / "2015-4.txt").read_text(encoding="utf-8"))
    entries = {moment.entry for moment in moments(game)}
    found = hindsights(game, entries)
    assert found
    for one in found:
        assert game.entries[one.entry].text.startswith("disc ")
        assert str(one.seat) not in one.choices
        assert all(text.startswith("disc ") for text in one.choices.values())


def test_there_must_be_something_to_review() -> None:
    with pytest.raises(NoReview, match="nothing to review"):
        review(Game.new(Setup("2015", 4), 1))
    with pytest.raises(NoReview, match="no review called 'lazy'; there are quick, deep"):
        review(begun(3), "lazy")


def test_the_command_writes_json_and_a_page(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(to_text(begun(14)), encoding="utf-8")
    page = tmp_path / "review.html"
    done = CliRunner().invoke(app, ["review", str(record), "--json", "--html", str(page), "--seat", "1"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["seats"] == [0]
    assert told["decisions"][0]["seat"] == 0
    text = page.read_text(encoding="utf-8")
    assert "Inés" in text
    assert "<svg" in text
    assert "http" not in text, "it needs nothing else"
    again = CliRunner().invoke(app, ["review", str(record), "--seat", "1"])
    assert "Review of the game" in again.output
    assert msgspec.json.encode(told)


def test_a_game_with_corrected_cards_is_reviewed_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file that was played with is in the record."""
    monkeypatch.setitem(STRENGTHS, "quick", SMALL)
    text = CORRECTIONS.read_text(encoding="utf-8")
    file = CorrectionFile(CORRECTIONS.name, text, load_corrections(text, CORRECTIONS.name))
    game = Game.new(Setup("2023", 3), 4, file)
    while len(game.entries) < WILD:
        seat = game.table.deciders[0]
        game.choose(consult(make_bot("quick"), game.table, seat, Clock(), Dice(3)).code, seat)
    record = tmp_path / "game.txt"
    record.write_text(to_text(game), encoding="utf-8")
    done = CliRunner().invoke(app, ["review", str(record), "--json", "--seat", "1"])
    assert done.exit_code == 0, done.output
    assert [verdict["entry"] for verdict in json.loads(done.stdout)["decisions"]] == [
        moment.entry for moment in to_review(game, [0])
    ]


def test_the_judgement_knows_what_was_learned_about_decisions() -> None:
    """As the bot does whose name it bears; without the network it is the policy by hand."""
    rules = begun(0).table.rules
    assert isinstance(Judge(rules).mind.policy, Opinions)
    assert not isinstance(Judge(rules, opinions=False).mind.policy, Opinions)
    assert not isinstance(Judge(rules, learned=False).mind.policy, Opinions)


def test_nothing_that_gives_away_something_is_praised() -> None:
    speech = Speech("en")
    said = JudgedOption(
        option="stop",
        facts={},
        chance=0.1,
        points=3.0,
        lost=0.2,
        error=0.0,
        key="advice-general",
        arguments={},
    )
    assert reason(speech, said) == ""
    said.lost = 0.0
    assert reason(speech, said) == speech.text("advice-general")


def test_bad_records_are_refused_with_a_sentence(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    text = to_text(begun(5))
    record.write_text(text.replace("rules: 2", "rules: 99").replace("rules 2", "rules 99"), encoding="utf-8")
    done = CliRunner().invoke(app, ["review", str(record)])
    assert done.exit_code != 0
    assert "99" in done.output
