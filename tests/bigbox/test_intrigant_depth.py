"""King & Intrigant, Players' edition, Special cards and banners together: whole random games, looked at closely.

Every scoring is worked out a second time here, from what lies on the table and the words of the rulebook, and every
step is checked for what must never happen.
"""

from __future__ import annotations

import itertools
import random

import pytest

from elgrande.rules.dice import Dice
from elgrande.rules.fields import FIELDS
from elgrande.rules.knowledge import imagine, view
from elgrande.rules.places import CASTILLO, COLOURS, COURT, NOWHERE, PLACE_IDS, PROVINCE, SCOREBOARDS
from elgrande.rules.scoring import awards
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.players_edition.fields import BESIDE, BRIDGE
from elgrande.rules.sets.setup import Setup
from elgrande.rules.sets.special_cards.fields import CARD_75
from elgrande.rules.table import GRANDE, HAND, PLAYED, SPENT, TOTAL, Table

MORE = ["players-edition", "special-cards", "anniversary"]
MIXES = [["king-intrigant", *chosen] for size in range(4) for chosen in itertools.combinations(MORE, size)]
MOBILE = {0: [8, 4, 0], 1: [4, 0, 0]}


def token(t: Table, name: str, index: int = 0) -> int:
    return t.extras[FIELDS[name].at + index]


# ---------------------------------------------------------------------- scorings worked out a second time


def board_of(t: Table, place: int) -> list[int]:
    """The numbers that are read in a place."""
    if place == CASTILLO and token(t, "castillo_at") != NOWHERE:
        place = token(t, "castillo_at")
    for board, where in enumerate((t.board_8, t.board_4)):
        if where == place:
            numbers = MOBILE[board][: t.rules.paid_places]
            return numbers[::-1] if token(t, "reversed") >> board & 1 else numbers
    return SCOREBOARDS[place][: t.rules.paid_places]


def on_turned_board(t: Table, place: int) -> bool:
    if place == CASTILLO and token(t, "castillo_at") != NOWHERE:
        place = token(t, "castillo_at")
    turned = token(t, "reversed")
    return (place == t.board_8 and turned & 1 == 1) or (place == t.board_4 and turned & 2 == 2)


def crowd(t: Table, place: int) -> dict[int, tuple[int, bool]]:
    """Who counts for how many in a place, and whether his bearer is there."""
    places = [place]
    allies = [token(t, "alliance"), token(t, "alliance", 1)]
    if token(t, "general") and place in allies:
        places = allies
    found: dict[int, tuple[int, bool]] = {}
    for seat in range(t.rules.players):
        count = sum(t.at(one, seat) for one in places)
        if place == CASTILLO:
            count += t.at(BESIDE, seat)
        bearer = "anniversary" in t.rules.setup.sets and token(t, "bearers", seat) in places
        if count:
            found[seat] = (count, bearer)
    return found


def expected(t: Table, place: int) -> dict[int, int]:
    """The points that each seat gets if the place is scored now."""
    here = crowd(t, place)
    numbers = board_of(t, place)
    points: dict[int, int] = {}
    position = 1
    for strength in sorted(set(here.values()), reverse=True):
        group = [seat for seat in here if here[seat] == strength]
        rank = position if len(group) == 1 else position + 1
        for seat in group:
            points[seat] = numbers[rank - 1] if rank <= len(numbers) else 0
            if len(here) == 1 and on_turned_board(t, place):
                points[seat] = max(numbers)
            if rank == 1:
                if t.king == place and not token(t, "mistress"):
                    points[seat] += 2
                if t.seats[GRANDE + seat] == place:
                    points[seat] += 2
            if token(t, "general") and place in (token(t, "doubled"), token(t, "doubled", 1)):
                points[seat] *= 2
        position = rank + 1
    return points


# ---------------------------------------------------------------------- what must always hold


def check_scorings(t: Table) -> None:
    for place in [*range(9), CASTILLO]:
        found = {award.colour: award.points for award in awards(t, place)}
        assert found == expected(t, place), PLACE_IDS[place]


def check_pieces(t: Table) -> None:
    assert min(t.pieces) >= 0
    for seat in range(t.rules.players):
        assert sum(t.pieces[row * COLOURS + seat] for row in range(t.rules.rows)) == t.rules.caballeros
        assert t.at(BRIDGE, seat) == (1 if token(t, "bridge_owner") == seat else 0)
        assert t.at(CARD_75, seat) in (0, 1)
    if not token(t, "collapse"):
        assert t.total_at(BESIDE) == 0
    closed = 0
    for name in ("quarantine", "protected"):
        if token(t, name) != NOWHERE:
            closed |= 1 << token(t, name)
    assert t.closed == closed
    for table in range(3):
        place = token(t, "limited", table)
        assert place == NOWHERE or t.total_at(place) <= 6


def check_hands(t: Table) -> None:
    if t.round == 0:
        return
    for seat in range(t.rules.players):
        hand = t.seats[HAND + seat]
        assert hand & t.seats[SPENT + seat] == 0
        assert bin(hand | t.seats[SPENT + seat]).count("1") == t.rules.hand_size
    totals = [t.seats[TOTAL + seat] for seat in range(t.rules.players) if t.seats[TOTAL + seat]]
    assert len(set(totals)) == len(totals)


def taboo_regions(t: Table) -> dict[int, tuple[int, ...]]:
    """What stands in the regions that nothing may enter or leave."""
    found = {}
    for place in range(9):
        if t.taboo() >> place & 1:
            grandes = sum(1 << seat for seat in range(t.rules.players) if t.seats[GRANDE + seat] == place)
            boards = (t.board_8 == place, t.board_4 == place)
            found[place] = (*(t.at(place, colour) for colour in range(COLOURS)), grandes, *boards)
    return found


def check_views(t: Table, rng: random.Random) -> None:
    for seat in [None, *range(t.rules.players)]:
        other = imagine(t, seat, Dice(rng.randrange(1 << 30)))
        assert view(other, seat) == view(t, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(mix[1:]) or "alone")
@pytest.mark.parametrize(
    "options", [{}, {"cards": "established", "castillo": "open"}], ids=["all", "established"]
)
def test_a_random_game_keeps_the_rules(mix: list[str], players: int, options: dict[str, str]) -> None:
    seed = 100 * players + len(options)
    play_closely(mix, players, options, seed)


def play_closely(mix: list[str], players: int, options: dict[str, str], seed: int) -> Table:
    rng = random.Random(seed)
    t = new_table(Setup("2015", players, mix, options), seed)
    replay = new_table(Setup("2015", players, mix, options), seed)
    steps = 0
    while not t.over:
        seat = rng.choice(t.deciders)
        decision = t.decision_of(seat)
        assert decision is not None
        assert decision.options, f"nobody can answer {decision}"
        assert len(set(decision.options)) == len(decision.options)
        eager = [
            code for code, text in zip(decision.options, decision.texts, strict=True) if text not in LAZY
        ]
        code = rng.choice(eager if eager and rng.random() < 0.7 else decision.options)
        before = taboo_regions(t)
        told = len(t.news)
        t.choose(code, seat)
        replay.choose(code, seat)
        king_moved = any(event.kind in ("king", "token") for event in t.news[told:])
        if not king_moved:
            assert taboo_regions(t) == before
        check_pieces(t)
        check_hands(t)
        if steps % 5 == 0:
            check_scorings(t)
            assert t.copy().state() == t.state()
        if steps % 40 == 0:
            check_views(t, rng)
        steps += 1
        assert steps < 3000
    assert replay.state() == t.state()
    check_points(t)
    return t


LAZY = ("end", "stop", "skip", "allow")


def check_points(t: Table) -> None:
    """Nobody has a point that was not told of."""
    points = [0] * t.rules.players
    for event in t.news:
        if event.kind == "bridge_point":
            points[int(str(event.facts["seat"]))] += 1
        if event.kind == "scored":
            told = event.facts["awards"]
            assert isinstance(told, list)
            for award in told:
                points[award["seat"]] += award["points"]
    assert points == t.scores
    assert [event.facts["round"] for event in t.news if event.kind == "general_scoring"] == [3, 6, 9]


def test_a_general_scoring_begins_with_the_castillo_and_scores_every_region_once() -> None:
    for seed in range(3):
        t = play_closely(MIXES[-1], 4, {}, seed)
        order: list[object] = []
        counting = False
        for event in t.news:
            if event.kind == "general_scoring":
                counting = True
                order = []
            elif event.kind in ("round", "game_over") and counting:
                counting = False
                assert order[0] == "castillo"
                assert sorted(map(str, order[1:])) == sorted(PLACE_IDS[:9])
            elif event.kind == "scored" and counting:
                order.append(event.facts["place"])


def test_played_cards_and_turns_follow_each_other() -> None:
    """From the highest card down, everybody has one turn in each round, and the lowest card begins the next one."""
    t = play_closely(["king-intrigant", "players-edition"], 5, {}, 5)
    rounds = 0
    values: dict[object, int] = {}
    turns: list[object] = []
    for event in t.news:
        if event.kind == "round":
            values = {}
            turns = []
        elif event.kind == "power":
            values[event.facts["seat"]] = int(str(event.facts["power"] or 0))
        elif event.kind == "turn":
            turns.append(event.facts["seat"])
        elif event.kind == "start_marker":
            rounds += 1
            assert turns == sorted(values, key=lambda seat: -values[seat])
            assert event.facts["seat"] == turns[-1]
    assert rounds == 9
    assert t.seats[PLAYED] == 0
    assert t.total_at(COURT) + t.total_at(PROVINCE) > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_equal_hands_with_the_joker_never_leave_anybody_without_a_card(players: int) -> None:
    """The worst case for power cards: everybody has the same ones, and everybody uses up two in some round."""
    for seed in range(6):
        rng = random.Random(seed)
        t = new_table(Setup("2015", players, ["king-intrigant", "players-edition"]), seed)
        late = seed % 2 == 0
        while not t.over:
            seat = t.deciders[0]
            decision = t.decision_of(seat)
            assert decision is not None
            assert decision.options, f"nobody can answer {decision}"
            texts = decision.texts
            if decision.kind == "hand":
                t.choose("keep joker" if "keep joker" in texts else texts[0], seat)
            elif "play joker" in texts and (t.round == 9 if late else rng.random() < 0.3):
                t.choose("play joker", seat)
            elif decision.kind == "power" and len(texts) > 1:
                t.choose(rng.choice([text for text in texts if text != "play joker"]), seat)
            else:
                t.choose(next((text for text in ("end", "take 0", "stop") if text in texts), texts[-1]), seat)
