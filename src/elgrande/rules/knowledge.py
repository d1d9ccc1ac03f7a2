"""What one seat may see of a table. Tables that it could be sitting at are ``imagine``d, in a file of their own.

``view`` is the only way in which anything leaves the rules towards players, spectators, bots, logs and the wire.
A seat remembers everything that was ever open. What stays hidden: the order of the stacks, discs until all are set,
power cards taken back unseen, modifiers in hand, and the dummy's cards. What lies in the Castillo is not shown at a
table that plays it hidden; as it went in openly, a seat with a good memory knows it all the same, and so does
``imagine``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from mypy_extensions import i64

from elgrande.rules.effects.court import HoldVeto
from elgrande.rules.imagining import imagine, modifiers_in, rounds_revealed, spied_by
from elgrande.rules.places import (
    ABROAD,
    CASTILLO,
    COLOUR_IDS,
    COLOURS,
    COURT,
    MOBILE_IDS,
    NEUTRAL,
    NOWHERE,
    PLACE_IDS,
    PROVINCE,
    places_of,
)
from elgrande.rules.scoring import ranks, standing, winners
from elgrande.rules.table import (
    DISC,
    GRANDE,
    HAND,
    MODIFIER,
    NO_CARD,
    NOBODY,
    OFFERS,
    PASSED,
    PLAYED,
    POINTS,
    SEEN,
    SPENT,
    TOTAL,
    VETO_NEW,
    VETO_OLD,
)

if TYPE_CHECKING:
    from elgrande.rules.facts import (
        Seen,
        SeenCard,
        SeenDecision,
        SeenNeutral,
        SeenPlace,
        SeenSeat,
        SeenWaiting,
    )
    from elgrande.rules.table import Table

__all__ = ["besides", "imagine", "part", "told", "view"]

P = TypeVar("P")


def view(t: Table, seat: int | None = None) -> Seen:
    """All that a seat may know of the table, as plain data; without a seat, what a spectator may know.

    What the sets of the game add is declared in their facts, and read with `part`.
    """
    seen = _open(t)
    if seat is not None:
        seen.update(besides(t, seat, seen))
    return seen


def besides(t: Table, seat: int, seen: Seen) -> Seen:
    """What a seat sees otherwise than spectators, whose view at the same moment is given: the rest is as they see it.

    Whoever tells everybody at a table need not look at all of it anew for each of them.
    """
    own: dict[str, object] = {
        "seat": seat,
        "seats": [
            _seat(t, other, seat) if other == seat or spied_by(t, seat, other) else shown
            for other, shown in enumerate(seen["seats"])
        ],
        "decision": _decision(t, seat),
    }
    if t.rules.company is not None:
        t.rules.company.show(t, seat, own)
    return cast("Seen", own)


def _open(t: Table) -> Seen:
    """What everybody may know, at the table or not."""
    setup = t.rules.setup
    seen: Seen = {
        "edition": setup.edition,
        "players": setup.players,
        "sets": list(setup.sets),
        "options": dict(setup.options),
        "provenance": _provenance(t),
        "seat": None,
        "round": t.round,
        "rounds": list(t.rules.rounds),
        "start": t.start,
        "king": PLACE_IDS[t.king],
        "taboo": [PLACE_IDS[place] for place in places_of(t.taboo() & (t.rules.regions | 1 << CASTILLO))],
        "regions": {PLACE_IDS[place]: _place(t, place) for place in places_of(t.rules.regions)},
        "castillo": _castillo(t),
        "boards": {MOBILE_IDS[0]: _place_id(t.board_8), MOBILE_IDS[1]: _place_id(t.board_4)},
        "seats": [_seat(t, other, None) for other in range(t.rules.players)],
        "neutral": _neutral(t) if t.rules.dummy else None,
        "offer": [_offer(t, stack) for stack in range(1, OFFERS) if t.offer[stack] != NO_CARD],
        "stacks": _stack_sizes(t),
        "discards": _discards(t) if t.rules.open_discards else None,
        "active": None if t.active == NOBODY else t.active,
        "card": None if t.card == NO_CARD else t.rules.cards[t.card].id,
        "action": None if t.action == NO_CARD else t.rules.cards[t.action].id,
        "waiting": _waiting(t),
        "decision": None,
        "over": t.over,
        "scores": t.scores,
        # Before the end the tie-break by unused power cards would tell what was taken back unseen.
        "ranks": ranks(t) if t.over else standing(t),
        "winners": winners(t) if t.over else None,
    }
    if t.rules.company is not None:
        # Only the sets know what they add; each of them fills the shape that it declares.
        t.rules.company.show(t, NOBODY, cast("dict[str, object]", seen))
    return seen


def part(seen: Seen, shape: type[P]) -> P:
    """A view as one of the sets in the game declares its part: ``part(seen, GrandissimoFacts)["grandissimo"]``."""
    return cast(P, seen)


def told(t: Table, seat: int | None = None) -> list[dict[str, object]]:
    """The news of the table as a seat, or a spectator, saw them."""
    return [event.seen_by(seat) for event in t.news]


def _provenance(t: Table) -> dict[str, object]:
    """How well the facts of this game are known that are not on a card."""
    facts: dict[str, object] = {"scoreboards": t.rules.values_provenance}
    if t.rules.kings_refuges & ABROAD:
        facts["abroad"] = t.rules.abroad_provenance
    if t.rules.modifiers:
        facts["modifiers"] = {str(modifier.number): modifier.provenance for modifier in t.rules.modifiers}
    return facts


def _place_id(place: i64) -> str | None:
    return None if place == NOWHERE else PLACE_IDS[place]


def _place(t: Table, place: int) -> SeenPlace:
    mobile: str | None = None
    if place == t.board_8:
        mobile = MOBILE_IDS[0]
    elif place == t.board_4:
        mobile = MOBILE_IDS[1]
    caballeros: dict[str, int] = {}
    for colour in range(COLOURS):
        if t.at(place, colour):
            caballeros[COLOUR_IDS[colour]] = t.at(place, colour)
    return {
        "values": [t.value(place, rank) for rank in range(1, 4)],
        "mobile": mobile,
        "caballeros": caballeros,
        "grandes": [COLOUR_IDS[seat] for seat in range(t.rules.players) if t.seats[GRANDE + seat] == place],
        "king": t.king == place,
    }


def _castillo(t: Table) -> SeenPlace:
    facts = _place(t, CASTILLO)
    if not t.rules.castillo_open:
        facts["caballeros"] = None
    return facts


def _powers(t: Table, mask: i64) -> list[int | None]:
    """The values of the power cards of a mask; None for one without."""
    rules = t.rules
    return [rules.power_value(number) for number in range(1, rules.power_cards + 1) if mask >> number & 1]


def _seat(t: Table, seat: int, viewer: int | None) -> SeenSeat:
    hand = t.seats[HAND + seat]
    own = seat == viewer
    back = hand & t.seats[SEEN + seat]
    disc = t.seats[DISC + seat]
    power = t.rules.power_value(t.seats[PLAYED + seat])
    setting = t.pending and not t.pending >> seat & 1 and disc != NOWHERE
    return {
        "seat": seat,
        "colour": COLOUR_IDS[seat],
        "points": t.seats[POINTS + seat],
        "court": t.at(COURT, seat),
        "province": t.at(PROVINCE, seat),
        "grande": _place_id(t.seats[GRANDE + seat]),
        "played": t.seats[PLAYED + seat] != 0,
        "power": power,
        "modifier": t.seats[MODIFIER + seat] or None,
        "total": None if power is None else t.seats[TOTAL + seat],
        "acted": t.acted >> seat & 1 == 1,
        "hand_size": len(_powers(t, hand)) + len(modifiers_in(t, hand)),
        "seen": _powers(t, t.seats[SEEN + seat]),
        "seen_modifiers": modifiers_in(t, t.seats[SEEN + seat]),
        "taken_back": len(_powers(t, back)) + len(modifiers_in(t, back)),
        "vetos": {"this_round": t.seats[VETO_OLD + seat], "next_round": t.seats[VETO_NEW + seat]},
        "hand": _powers(t, hand) if own else None,
        "modifiers": modifiers_in(t, hand) if own else None,
        "spent": _powers(t, t.seats[SPENT + seat]) if own else None,
        "passed": (t.seats[PASSED + seat] or None) if own else None,
        "disc": PLACE_IDS[disc] if setting and (own or spied_by(t, viewer, seat)) else None,
    }


def _neutral(t: Table) -> SeenNeutral:
    return {
        "colour": COLOUR_IDS[NEUTRAL],
        "province": t.at(PROVINCE, NEUTRAL),
        "power": t.seats[PLAYED + NEUTRAL] or None,
        "acted": t.acted >> NEUTRAL & 1 == 1,
        "seen": t.chance.dummy_powers[: rounds_revealed(t)],
    }


def _offer(t: Table, stack: int) -> SeenCard:
    card = t.rules.cards[t.offer[stack]]
    return {"stack": stack, "card": card.id, "caballeros": card.caballeros, "provenance": card.provenance}


def _stack_sizes(t: Table) -> dict[str, int]:
    revealed = rounds_revealed(t)
    sizes: dict[str, int] = {}
    for stack, deck in enumerate(t.chance.decks):
        if deck:
            # A small stack begins anew when it has been turned up once.
            sizes[str(stack)] = (len(deck) - revealed) % len(deck) if revealed else len(deck)
    return sizes


def _discards(t: Table) -> list[str]:
    """The open pile: everything that was turned up and is neither on offer nor in use. The King's card stays."""
    gone: list[str] = []
    revealed = rounds_revealed(t)
    for index in range(revealed):
        for stack in range(1, len(t.chance.decks)):
            deck = t.chance.decks[stack]
            if deck and (index < revealed - 1 or t.offer[stack] == NO_CARD):
                gone.append(t.rules.cards[deck[index]].id)
    if t.card != NO_CARD and t.card not in t.rules.standing:
        gone.remove(t.rules.cards[t.card].id)
    # A Veto that is held lies before its holder, until it is spoken or lapses.
    held = sum(t.seats[VETO_OLD + seat] + t.seats[VETO_NEW + seat] for seat in range(t.rules.players))
    if t.card != NO_CARD and isinstance(t.rules.effects[t.card], HoldVeto):
        held -= t.seats[VETO_NEW + t.active]
    for id in reversed(gone.copy()):
        if held > 0 and isinstance(t.rules.effects[t.rules.card_index(id)], HoldVeto):
            gone.remove(id)
            held -= 1
    return gone


def _waiting(t: Table) -> list[SeenWaiting]:
    """Who has to choose, and what kind of choice it is."""
    waiting: list[SeenWaiting] = []
    for seat in t.deciders:
        waiting.append({"seat": seat, "kind": t.task.kind})
    return waiting


def _decision(t: Table, seat: int) -> SeenDecision | None:
    decision = t.decision_of(seat)
    if decision is None:
        return None
    return {
        "kind": decision.kind,
        "prompt": decision.prompt,
        "subject": decision.subject,
        "options": decision.options,
        "texts": decision.texts,
    }
