"""What a game does to ratings, and what counts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.ladder.scale import PEG, Gap, fitted
from bench.ladder.scale import main as make_ladder
from elgrande.ratings import (
    FAMILIES,
    LADDER,
    NEWCOMER,
    Contender,
    Outcome,
    Skill,
    bot_skill,
    counts,
    family_of,
    is_provisional,
    ranks_of,
    rate,
    rate_outcome,
    shown,
    speed_of,
)
from elgrande.ratings.ladder import FILE
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.known import MODULES
from elgrande.server.cast import LEVELS

ANA, BEN, EVA = (Contender(name, member=True) for name in ("ana", "ben", "eva"))
BOT = Contender(None, bot="courtier:hidalgo")


@pytest.mark.parametrize(
    ("edition", "sets", "family"),
    [
        ("1995", [], "base"),
        ("2015", [], "base"),
        ("2023", [], "2023"),
        ("2015", ["king-intrigant"], "king-intrigant"),
        ("2015", ["king-intrigant", "players-edition"], "expansions"),
        ("2015", ["grandissimo"], "expansions"),
        ("2023", ["new-regency"], "expansions"),
    ],
)
def test_what_is_played_belongs_to_a_family(edition: str, sets: list[str], family: str) -> None:
    assert family_of(edition, sets) == family


def test_every_edition_and_every_set_has_a_family() -> None:
    assert {family_of(edition, []) for edition in EDITION_NAMES} <= set(FAMILIES)
    assert {family_of("2015", [module.name]) for module in MODULES} <= set(FAMILIES)


def test_a_game_without_a_clock_is_live_if_it_was_over_within_a_day() -> None:
    assert speed_of("live", 9e9) == "live"
    assert speed_of("days", 5.0) == "days"
    assert speed_of("none", 7200.0) == "live"
    assert speed_of("none", 3 * 86_400.0) == "days"


def test_who_comes_in_before_others_rises_and_equal_ranks_are_a_draw() -> None:
    first, second, also_second, last = rate([NEWCOMER] * 4, [1, 2, 2, 4])
    assert first.mu > second.mu > last.mu
    assert second.mu == pytest.approx(also_second.mu)
    assert all(skill.sigma < NEWCOMER.sigma for skill in (first, second, last))
    drawn = rate([NEWCOMER] * 2, [1, 1])
    assert drawn[0].mu == pytest.approx(NEWCOMER.mu)


def test_to_beat_the_strong_is_worth_more_than_to_beat_the_weak() -> None:
    strong, weak = Skill(35, 3), Skill(15, 3)
    over_strong = rate([NEWCOMER, strong], [1, 2])[0].mu
    over_weak = rate([NEWCOMER, weak], [1, 2])[0].mu
    assert over_strong > over_weak > NEWCOMER.mu


def test_the_number_that_people_see() -> None:
    assert shown(NEWCOMER) == 1500
    # Odds of ten to one at a table of four, where the model divides by twice its beta.
    assert shown(Skill(25 + 2 * 25 / 6 * 2.302585, 1)) == 1900


def test_a_rating_is_provisional_until_it_rests_on_games() -> None:
    assert is_provisional(Skill(30, 2), games=9)
    assert is_provisional(Skill(30, 6.5), games=30)
    assert not is_provisional(Skill(30, 5.5), games=10)


@pytest.mark.parametrize(
    ("seats", "counted"),
    [
        ([ANA, BEN], True),
        ([ANA, BEN, BOT, BOT], True),
        ([ANA, BOT, BOT], False),
        ([ANA, ANA, BEN], False),
        ([ANA, BEN, Contender("guest")], False),
        ([ANA, BEN, Contender(None)], False),
        ([BOT, BOT], False),
    ],
)
def test_only_games_among_accounts_count(seats: list[Contender], counted: bool) -> None:
    assert counts(seats) is counted


def test_who_has_left_comes_in_last_whatever_a_bot_made_of_it() -> None:
    gone = EVA._replace(left=True)
    assert ranks_of([ANA, BEN, EVA], [2, 1, 2]) == [2, 1, 2]
    assert ranks_of([ANA, BEN, gone], [2, 3, 1]) == [1, 2, 3]
    assert ranks_of([BOT, gone, BEN._replace(left=True)], [3, 2, 1]) == [1, 3, 2]


def test_bots_do_not_move_but_count_as_what_they_are() -> None:
    outcome = Outcome("base", "live", [ANA, BEN, Contender(None, bot="random")], [1, 2, 3])
    ana, ben, bot = rate_outcome(outcome, {"ana": Skill(30.0, 5.0)})
    assert ana.before == Skill(30.0, 5.0)
    assert ben.before == NEWCOMER
    assert bot.before == bot.after == LADDER["random"]
    against_a_duke = Outcome("base", "live", [ANA, BEN, Contender(None, bot="courtier:duke")], [1, 2, 3])
    better, _, _ = rate_outcome(against_a_duke, {"ana": Skill(30.0, 5.0)})
    assert better.after.mu > ana.after.mu


def test_every_bot_of_a_table_is_on_the_ladder() -> None:
    assert set(LADDER) == set(LEVELS)
    strengths = [LADDER[f"courtier:{name}"].mu for name in ("page", "squire", "hidalgo", "count", "duke")]
    assert strengths == sorted(strengths)
    assert LADDER["courtier:hidalgo"].mu == NEWCOMER.mu
    assert bot_skill("somebody's own").sigma > 5


def test_the_ladder_is_what_its_matches_make_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / "ladder.json"
    make_ladder(made)
    assert capsys.readouterr().out.startswith(f"{len(LEVELS)} bots")
    assert json.loads(made.read_text()) == json.loads(FILE.read_text())


def test_bots_that_nothing_ties_to_the_others_are_left_out() -> None:
    gaps = [
        Gap("far", "near", 100.0, 10.0),
        Gap("near", PEG, 50.0, 10.0),
        Gap("one", "another", 30.0, 10.0),
    ]
    found = fitted(gaps)
    assert found.keys() == {"far", "near", PEG}
    assert found["far"][0] == pytest.approx(150.0)
    assert found["far"][1] == pytest.approx(200**0.5)
