"""Games for the tests of records: any setup there is, and players who choose at random, undo included."""

from collections.abc import Iterator
from itertools import count

from hypothesis import strategies as st

from elgrande.record import Game
from elgrande.rules import OPTIONS, BadSetup, Dice, Setup
from elgrande.rules.news import Event
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.setup import mixes

SEEDS = st.integers(0, 2**40)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any game that can be set up: edition, number of players, modules and options."""
    edition = draw(st.sampled_from(EDITION_NAMES))
    players = draw(st.integers(2, 5))
    sets = draw(st.sampled_from(mixes(edition)))
    options: dict[str, str] = {}
    for option in OPTIONS:
        values = [*option.values, "+".join(option.values[-2:])] if option.listed else option.values
        possible = [
            value for value in values if fits(edition, players, sets, {**options, option.name: value})
        ]
        options[option.name] = draw(st.sampled_from(possible))
    return Setup(edition, players, sets, options)


def fits(edition: str, players: int, sets: list[str], options: dict[str, str]) -> bool:
    """Whether a game can be set up so."""
    try:
        Setup(edition, players, sets, options)
    except BadSetup:
        return False
    return True


def play(game: Game, seed: int, entries: int = 100_000, undos: int = 0) -> Iterator[Game]:
    """Play on at random, up to so many entries; one in ``undos`` is an undo, if one is possible."""
    dice = Dice(seed)
    for _ in range(entries):
        if game.over:
            return
        regretful = [seat for seat in range(game.setup.players) if game.can_undo(seat)]
        if undos and regretful and dice.below(undos) == 0:
            game.undo(regretful[dice.below(len(regretful))])
        else:
            deciders = game.table.deciders
            seat = deciders[dice.below(len(deciders))]
            decision = game.table.decision_of(seat)
            assert decision is not None
            game.choose(decision.options[dice.below(len(decision.options))], seat)
        yield game


def played(setup: Setup, seed: int, entries: int = 100_000, undos: int = 0) -> Game:
    """A random game after so many entries."""
    game = Game.new(setup, seed)
    for _ in play(game, seed, entries, undos):
        pass
    return game


def until_castillo_discs(game: Game) -> None:
    """Everybody puts caballeros into the Castillo, until the discs of the first general scoring are to be set."""
    for _ in count():
        decision = game.table.decision
        assert decision is not None
        if decision.kind == "castillo_disc":
            return
        wanted = [text for text in decision.texts if text in ("to castillo", "stop", "end")]
        game.choose(wanted[0] if wanted else decision.options[-1])


def told(events: list[Event]) -> list[str]:
    """Events in a form that can be compared."""
    return [repr(event) for event in events]
