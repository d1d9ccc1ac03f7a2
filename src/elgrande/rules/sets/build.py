"""Putting a game together: from a setup to its rules, and from its rules to a table ready for the first decision."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.rules.agenda import Task
from elgrande.rules.bits import bit
from elgrande.rules.errors import BadSetup
from elgrande.rules.expansion import Company, Expansion
from elgrande.rules.flow import NEXT_ROUND
from elgrande.rules.general_scoring import GENERAL_SCORING
from elgrande.rules.places import (
    BORDERS,
    CABALLEROS,
    CASTILLO,
    CASTILLO_BIT,
    COLOURS,
    COURT,
    COURT_CABALLEROS,
    HOME_CABALLEROS,
    MOBILE_BOARDS,
    NEUTRAL,
    NINE_REGIONS,
    PROVINCE,
    SCOREBOARDS,
    SUPPLY,
    mask_of,
)
from elgrande.rules.ruleset import CROSS_CHECKED, RECONSTRUCTED, Card, Chance, Rules, draw_chance
from elgrande.rules.sets.corrections import CORRECTED, Corrections, corrected_card
from elgrande.rules.sets.editions import ABROAD_BORDERS, EDITIONS, FULL_GAME, GENERAL_SCORINGS, SHORT_GAME
from elgrande.rules.sets.game_set import IN_BIG_BOX
from elgrande.rules.sets.known import SETS
from elgrande.rules.sets.setup import Setup
from elgrande.rules.sets.stacks import add_card, check_stacks, stand
from elgrande.rules.table import GRANDE, HAND, MODIFIER_BIT, NO_CARD, OFFERS, Table, empty_table
from elgrande.rules.tasks import TASKS

KINGS_STACK: Final = 5
"""A single card there is the King's own, on offer every round."""

MOST_KNOWN: Final = 256
"""Rules that are kept in memory; there are millions of setups, and anybody may ask a server for any of them."""
_KNOWN: dict[str, Rules] = {}
"""Those that were asked for last, the newest at the end."""


def rules_for(setup: Setup, corrections: Corrections | None = None) -> Rules:
    """The rules of a game. Equal setups share one object as long as it is kept, except with corrections."""
    if corrections is not None:
        rules = _build(setup, corrections)
        rules.corrected = True
        return rules
    key = setup.key()
    known = _KNOWN.pop(key, None)
    if known is None:
        known = _build(setup, Corrections())
        if len(_KNOWN) >= MOST_KNOWN:
            del _KNOWN[next(iter(_KNOWN))]
    _KNOWN[key] = known
    return known


def _build(setup: Setup, corrections: Corrections) -> Rules:
    rules = Rules(setup)
    edition = EDITIONS[setup.edition]
    players = setup.players

    rules.paid_places = edition.paid_places[players - 2]
    rules.open_discards = edition.open_discards
    rules.castillo_may_be_chosen = edition.castillo_may_be_chosen
    rules.stepwise_veto = edition.stepwise_veto
    rules.secret_scoring_clockwise = edition.secret_scoring_clockwise
    rules.angry_king_hits_all = setup.option("angry-king") == "everybody"
    rules.exact_supply = setup.option("supply") == "exact"
    rules.castillo_open = setup.option("castillo") == "open"
    rules.tie_break = setup.option("tie-break") == "yes"
    rules.mulligan = setup.option("mulligan") == "yes"
    rules.rounds = SHORT_GAME if setup.option("length") == "short" else FULL_GAME
    rules.scoring_spaces = GENERAL_SCORINGS
    rules.supply = vec[i64](SUPPLY)
    rules.tasks = vec[Task](TASKS)
    rules.general_scoring = GENERAL_SCORING

    _lay_board(rules, corrections)
    _stack_cards(rules, corrections)
    members: list[Expansion] = []
    joining = [each for each in SETS if each.applies(setup)]
    for each in joining:
        answers = each.join(rules, corrections)
        if answers is not None:
            members.append(answers)
    if any(each.family == IN_BIG_BOX for each in joining):
        rules.company = Company(members)
    for each in joining:
        each.close(rules)
    return rules


def _lay_board(rules: Rules, corrections: Corrections) -> None:
    edition = EDITIONS[rules.setup.edition]
    small_side = rules.players <= 3
    rules.values_provenance = edition.small_board_provenance if small_side else CROSS_CHECKED
    for place, values in SCOREBOARDS.items():
        if small_side and place in corrections.small_scoreboards and rules.setup.edition == "2023":
            values = corrections.small_scoreboards[place]
            rules.values_provenance = CORRECTED
        for rank in range(3):
            rules.values[place * 3 + rank] = values[rank]
    for board in range(2):
        for rank in range(3):
            rules.board_values[board * 3 + rank] = MOBILE_BOARDS[board][rank]
    for place, neighbours in BORDERS.items():
        rules.placing[place] = mask_of(neighbours) | CASTILLO_BIT
    for place, neighbours in ABROAD_BORDERS.items():
        rules.placing[place] = mask_of(corrections.borders.get(place, neighbours)) | CASTILLO_BIT
    rules.abroad_provenance = CORRECTED if corrections.borders else RECONSTRUCTED
    rules.placing[CASTILLO] = NINE_REGIONS


def deck_of(setup: Setup) -> list[Card]:
    """The action cards of a game, each once, as far as they lie in the stacks of every game."""
    cards = EDITIONS[setup.edition].deck()
    for each in SETS:
        if each.applies(setup):
            cards = each.deck(setup, cards)
    return cards


def _stack_cards(rules: Rules, corrections: Corrections) -> None:
    rules.stacks = [[] for _ in range(OFFERS)]
    rules.veterans = [[] for _ in range(OFFERS)]
    for card in deck_of(rules.setup):
        add_card(rules, corrected_card(card, corrections), rules.stacks)
    rules.standing = [NO_CARD] * OFFERS
    if len(rules.stacks[KINGS_STACK]) == 1:
        stand(rules, KINGS_STACK)
    rules.merged_stacks = rules.setup.merged_stacks
    check_stacks(rules)


# ---------------------------------------------------------------------- tables


def new_table(
    setup: Setup, seed: int = 0, corrections: Corrections | None = None, telling: bool = True
) -> Table:
    """A new game, ready for its first decision."""
    rules = rules_for(setup, corrections)
    return table_for(rules, draw_chance(rules, seed), telling)


def table_for(rules: Rules, chance: Chance, telling: bool = True) -> Table:
    """A new game whose shuffles are given."""
    t = empty_table(rules, chance)
    t.telling = telling
    t.start = chance.start
    t.king = chance.king
    for seat in range(rules.players):
        home = chance.homes[seat]
        t.seats[GRANDE + seat] = home
        if rules.hand_size == 0:
            t.seats[HAND + seat] = rules.powers
        t.pieces[home * COLOURS + seat] = HOME_CABALLEROS
        t.pieces[COURT * COLOURS + seat] = COURT_CABALLEROS
        t.pieces[PROVINCE * COLOURS + seat] = rules.caballeros - HOME_CABALLEROS - COURT_CABALLEROS
        if chance.modifiers:
            for number in chance.modifiers[seat]:
                t.seats[HAND + seat] |= bit(MODIFIER_BIT + number)
    if rules.dummy:
        t.pieces[PROVINCE * COLOURS + NEUTRAL] = CABALLEROS
    if rules.company is not None:
        rules.company.prepare(t)
    t.then(NEXT_ROUND, 0)
    t.moment(rules.after_setup)
    t.advance()
    return t


def revive(
    agreed: tuple[str, int, list[str], dict[str, str]],
    corrected: bool,
    chance: Chance,
    state: list[int],
    telling: bool,
) -> Table:
    """A table that came from another process."""
    if corrected:
        raise BadSetup("a table with corrected cards travels as a game record, with its correction file")
    edition, players, sets, options = agreed
    t = empty_table(rules_for(Setup(edition, players, sets, options)), chance)
    t.load_state(state)
    t.telling = telling
    return t
