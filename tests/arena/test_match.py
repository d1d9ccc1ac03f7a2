"""Matches: seats rotate, shuffles are mirrored, everything follows from the seed."""

from __future__ import annotations

import pickle
from collections import Counter
from pathlib import Path

import pytest

from elgrande.arena import BadMatch, BotFailed, Match, Miscounted, play
from elgrande.arena.game import Abandoned
from elgrande.arena.result import SOURCES, Result, Times
from elgrande.bots import UnknownBot
from elgrande.rules import BadCorrection, BadSetup, new_table
from elgrande.rules.news import Event
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.setup import mixes
from elgrande.statistics import points_by_source

FIRST = "tests.arena.bots:First"


@pytest.mark.parametrize(
    ("bots", "seating", "games"),
    [
        (("a", "b", "c", "d"), "rotated", 4),
        (("a", "b", "b", "b"), "rotated", 4),
        (("a", "a", "b", "b"), "rotated", 4),
        (("a", "b", "a", "b"), "rotated", 2),
        (("a", "a", "a"), "rotated", 1),
        (("a", "b", "c", "d"), "all", 24),
        (("a", "a", "b", "b"), "all", 6),
    ],
)
def test_in_every_deal_each_bot_has_each_seat_equally_often(
    bots: tuple[str, ...], seating: str, games: int
) -> None:
    match = Match(bots, seating=seating)
    assert len(match.seatings) == games
    for seat in range(len(bots)):
        taken = Counter(order[seat] for order in match.seatings)
        assert all(taken[name] * len(bots) == games * match.copies(name) for name in match.names)


def test_all_games_of_a_deal_have_the_same_shuffles_and_different_deals_have_others() -> None:
    match = Match(("greedy", "random", "random"))
    games = list(match.games(deals=3))
    assert [game.deal for game in games] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert len({game.shuffle for game in games}) == 3
    tables = [new_table(match.setup, game.shuffle) for game in games[:3]]
    assert tables[0].chance.lists() == tables[1].chance.lists() == tables[2].chance.lists()


def test_every_seat_of_every_game_has_its_own_dice() -> None:
    match = Match(("greedy", "random", "random"))
    seeds = [game.dice_seed(seat) for game in match.games(deals=4) for seat in range(3)]
    assert len(set(seeds)) == len(seeds)
    assert Match(("greedy", "random", "random"), seed=1).game(0, 0).dice_seed(0) not in seeds


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert Match(("greedy", "random", "random")).deals_for(100) == 34


@pytest.mark.parametrize(
    ("match", "error", "words"),
    [
        (Match(("greedy",)), BadSetup, "2 to 5 players"),
        (Match(("random",) * 6), BadSetup, "2 to 5 players"),
        (Match(("random", "gready")), UnknownBot, "no bot 'gready'"),
        (Match(("random", "random"), edition="1998"), BadSetup, "no edition '1998'"),
        (Match(("random", "random"), sets=("new-regency",)), BadSetup, "belongs to the edition 2023"),
        (Match(("random", "random"), options={"castillo": "ajar"}), BadSetup, "cannot be 'ajar'"),
        (Match(("random", "random"), seating="random"), BadMatch, "no seating 'random'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    match: Match, error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        match.check()


def test_a_match_travels() -> None:
    match = Match(("greedy", "random"), edition="2023", sets=("new-regency",), options={"length": "short"})
    assert match.setup.option("length") == "short"
    again = pickle.loads(pickle.dumps(match))
    assert again == match
    assert vars(again).keys() == {"bots", "edition", "sets", "options", "seed", "seating", "cards"}
    assert again.to_json() == match.to_json()


# ---------------------------------------------------------------------- games


def same(one: Result, other: Result) -> bool:
    """Whether two games went the same way, whatever time they took."""
    return (one.key, one.scores, one.points, one.first_power) == (
        other.key,
        other.scores,
        other.points,
        other.first_power,
    )


def test_a_game_can_be_repeated() -> None:
    game = Match(("random", FIRST, "random"), seed=5).game(3, 1)
    assert same(play(game), play(game))


@pytest.mark.parametrize(
    "match",
    [
        Match(("random", "random"), edition="1995"),
        Match(("random", "random", "random", "random", "random")),
        Match(("random", "random"), edition="2023", sets=("new-regency", "veteran-cards", "power-modifiers")),
        Match(("random",) * 4, options={"length": "short"}),
    ],
)
def test_what_is_noted_of_a_game(match: Match) -> None:
    result = play(match.game(0, 0))
    assert len(set(result.first_power)) == len(result.first_power)
    assert all(1 <= card <= 13 for card in result.first_power)
    assert all(times.decisions > 20 for times in result.times)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(
    ("edition", "sets"), [(edition, sets) for edition in EDITION_NAMES for sets in mixes(edition)], ids=str
)
def test_the_sources_of_points_add_up_to_the_scores(edition: str, sets: list[str], players: int) -> None:
    result = play(Match(("random",) * players, edition=edition, sets=tuple(sets)).game(0, 0))
    assert [sum(points.values()) for points in result.points] == result.scores


@pytest.mark.parametrize(
    ("source", "sets"),
    [
        ("offices", ("inquisitor-colonies",)),
        ("goods", ("inquisitor-colonies",)),
        ("bridge", ("king-intrigant", "players-edition")),
    ],
)
def test_expansions_bring_points_in_ways_of_their_own(source: str, sets: tuple[str, ...]) -> None:
    match = Match(("random",) * 5, sets=sets)
    results = [play(match.game(deal, 0)) for deal in range(3)]
    assert any(points[source] for result in results for points in result.points)


def test_points_that_nobody_can_explain_do_not_go_unnoticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(news: list[Event], players: int) -> list[dict[str, int]]:
        return points_by_source([event for event in news if event.facts.get("place") != "castillo"], players)

    monkeypatch.setattr("elgrande.arena.game.points_by_source", forgetful)
    with pytest.raises(Miscounted, match=r"the points by source of deal 0, seating 0 come to .* report it"):
        play(Match(("random", "random")).game(0, 0))


def test_points_are_kept_apart_by_where_they_come_from() -> None:
    def award(
        seat: int | None, value: int, king: int = 0, grande: int = 0, office: int = 0, times: int = 1
    ) -> dict[str, object]:
        parts = {"value": value, "king": king, "grande": grande, "office": office}
        return {"seat": seat, **parts, "times": times}

    nothing = dict.fromkeys(SOURCES, 0)
    news = [
        Event("round", {"round": 3}),
        Event("scored", {"place": "granada", "awards": [award(0, 5, grande=2), award(1, 2)]}),
        Event("general_scoring", {"round": 3}),
        Event("scored", {"place": "castillo", "awards": [award(1, 5), award(None, 3)]}),
        Event("scored", {"place": "granada", "awards": [award(0, 6, king=2, grande=2)]}),
        Event("round", {"round": 4}),
        Event("scored", {"place": "castillo", "awards": [award(0, 5)]}),
    ]
    assert points_by_source(news, 2) == [
        {**nothing, "regions": 6, "king": 2, "grande": 2, "special": 12},
        {**nothing, "castillo": 5, "special": 2},
    ]
    news = [
        Event("round", {"round": 3}),
        Event("delivered", {"seat": 1, "token": "gold", "place": "sevilla", "points": 6}),
        Event("scored", {"place": "america", "awards": [award(0, 5, office=5), award(1, 0, office=3)]}),
        Event("general_scoring", {"round": 3}),
        Event("scored", {"place": "america", "awards": [award(0, 5, office=5), award(1, 2)]}),
        Event("scored", {"place": "granada", "awards": [award(0, 6, king=2, grande=2, times=2)]}),
        Event("bridge_point", {"seat": 1}),
    ]
    assert points_by_source(news, 2) == [
        {**nothing, "regions": 17, "king": 4, "grande": 4, "special": 10, "offices": 5},
        {**nothing, "regions": 2, "special": 3, "goods": 6, "bridge": 1},
    ]


def test_corrected_cards_are_played_and_are_part_of_the_match() -> None:
    text = (Path(__file__).parents[2] / "docs" / "corrections-example.yaml").read_text(encoding="utf-8")
    match = Match(("random", "random"), edition="2023", cards=text)
    match.check()
    assert sum(play(match.game(0, 0)).scores) > 0
    assert match.to_json() != Match(("random", "random"), edition="2023").to_json()
    with pytest.raises(BadCorrection, match="the correction file"):
        Match(("random", "random"), cards="cards: [").check()


def test_a_bot_that_breaks_down_is_named_with_the_place() -> None:
    game = Match((FIRST, "tests.arena.bots:Broken"), seed=1).game(2, 0)
    with pytest.raises(
        BotFailed,
        match=r"Broken broke down at a 'place' decision in round \d of deal 2.*no caballeros.*bots\.py, line \d+",
    ):
        play(game)


def test_a_bot_that_cheats_is_caught() -> None:
    with pytest.raises(BotFailed, match="chose 'veto', which is not legal"):
        play(Match((FIRST, "tests.arena.bots:Cheat")).game(0, 0))


def test_a_game_that_nobody_waits_for_is_given_up() -> None:
    with pytest.raises(Abandoned):
        play(Match((FIRST, FIRST)).game(0, 0), stop=lambda: True)


# ---------------------------------------------------------------------- times


def test_times_of_a_game() -> None:
    times = Times.of([0.001 * n for n in range(1, 101)])
    assert (times.decisions, times.max) == (100, 0.1)
    assert times.mean == pytest.approx(0.0505)
    assert (times.p50, times.p99) == pytest.approx((0.050, 0.099))
    assert sum(times.counts.values()) == 100


def test_times_of_several_games_together() -> None:
    games = [Times.of([0.001] * 90), Times.of([0.010] * 8 + [2.0] * 2), Times.of([])]
    times = Times.together(games)
    assert (times.decisions, times.max) == (100, 2.0)
    assert times.mean == pytest.approx((90 * 0.001 + 8 * 0.010 + 2 * 2.0) / 100)
    assert times.p50 == pytest.approx(0.001, rel=0.05)
    assert times.p99 == pytest.approx(2.0, rel=0.05)
    assert Times.together([]).decisions == 0
