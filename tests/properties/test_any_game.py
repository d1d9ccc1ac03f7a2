"""Hypothesis looks for a game that breaks a law: any setup, any shuffle, any choices, any position."""

from __future__ import annotations

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from elgrande.rules import Dice, Position, Setup, Table, arrange, awards, imagine, new_table, rules_for, view
from elgrande.rules.places import CASTILLO, COLOURS, MOBILE_BOARDS, NEUTRAL, SCOREBOARDS
from elgrande.rules.table import GRANDE
from tests.properties.hidden import shuffle_hidden
from tests.properties.laws import check_table
from tests.properties.ledger import expected_points
from tests.properties.mixes import BIG_BOXES, BOXES, options_of, scaled
from tests.properties.walks import Pick, choose_somehow, play_by_the_laws


def examples(number: int) -> settings:
    """So many examples with the compiled rules, the same ones every time."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
    return settings(max_examples=scaled(number), deadline=None, derandomize=True, suppress_health_check=slow)


# ---------------------------------------------------------------------- games


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any game that can be set up."""
    setup = draw(st.sampled_from(options_of(draw(st.sampled_from([*BOXES, *BIG_BOXES])))))
    tie_break = draw(st.sampled_from(["no", "yes"]))
    return Setup(setup.edition, setup.players, setup.sets, {**setup.chosen_options(), "tie-break": tie_break})


seeds = st.integers(min_value=0, max_value=2**40)


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    """Any choices: first those that are drawn, then those of dice."""
    drawn = iter(draw(st.lists(st.integers(min_value=0, max_value=60), max_size=100)))
    dice = Dice(draw(seeds))

    def pick(number: int) -> int:
        return next(drawn, dice.below(number)) % number

    return pick


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table somewhere in any game."""
    table = new_table(draw(setups()), draw(seeds))
    pick = draw(picks())
    for _ in range(draw(st.integers(min_value=0, max_value=300))):
        if table.over:
            break
        choose_somehow(table, pick)
    return table


@examples(300)
@given(setups(), seeds, picks())
def test_any_game_keeps_the_laws_to_its_end(setup: Setup, seed: int, pick: Pick) -> None:
    play_by_the_laws(setup, seed, pick)


@examples(200)
@given(tables(), st.integers(min_value=0, max_value=4), seeds)
def test_any_table_hides_what_it_should_from_any_seat(table: Table, seat: int, seed: int) -> None:
    assume(not (table.over and table.rules.tie_break))  # Then hands may decide who has won.
    viewer = seat if seat < table.rules.players else None
    other = shuffle_hidden(table, viewer, Dice(seed))
    assert view(other, viewer) == view(table, viewer)


@examples(200)
@given(tables(), st.integers(min_value=0, max_value=4), seeds)
def test_any_table_can_be_imagined_by_any_seat(table: Table, seat: int, seed: int) -> None:
    viewer = seat if seat < table.rules.players else None
    before = table.state()
    imagined = imagine(table, viewer, Dice(seed))
    check_table(imagined)
    assert view(imagined, viewer) == view(table, viewer)
    assert table.state() == before


# ---------------------------------------------------------------------- scorings


@st.composite
def scored_places(draw: st.DrawFn) -> tuple[Table, int]:
    """Any crowd in a place, with or without King, Grandes and a mobile scoreboard."""
    edition = draw(st.sampled_from(["1995", "2015", "2023"]))
    players = draw(st.integers(min_value=2, max_value=5))
    rules = rules_for(Setup(edition, players, ["new-regency"] if edition == "2023" else []))
    place = draw(st.sampled_from(sorted(SCOREBOARDS)))
    colours = [*range(players), *([NEUTRAL] if rules.dummy else [])]
    position = Position()
    # Small numbers, so that ties are common.
    position.caballeros = {place: {colour: draw(st.integers(0, 4)) for colour in colours}}
    elsewhere = (place + 1) % 9
    special = place != CASTILLO or edition == "2023"
    position.king = place if special and draw(st.booleans()) else elsewhere
    for seat in range(players):
        position.grandes[seat] = place if special and draw(st.booleans()) else elsewhere
    board = draw(st.sampled_from([None, 0, 1]))
    if board is not None:
        position.boards = {board: place}
    return arrange(rules, position), place


def paid_values(table: Table, place: int, paid_places: int) -> list[int]:
    boards = [table.board_8, table.board_4]
    values = MOBILE_BOARDS[boards.index(place)] if place in boards else SCOREBOARDS[place]
    return values[:paid_places]


@examples(600)
@given(scored_places(), st.booleans())
def test_any_place_pays_what_a_second_reading_of_the_rules_says(
    scored: tuple[Table, int], first_only: bool
) -> None:
    table, place = scored
    expected = expected_points(
        [table.at(place, colour) for colour in range(COLOURS)],
        paid_values(table, place, 1 if first_only else table.rules.paid_places),
        table.king == place,
        [table.seats[GRANDE + seat] == place for seat in range(table.rules.players)],
    )
    assert {award.colour: award.points for award in awards(table, place, first_only)} == expected
