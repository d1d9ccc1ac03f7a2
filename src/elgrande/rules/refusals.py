"""Which rule forbids a choice, for the player who has tried it.

Only what that player can see is looked at: nobody learns from a refusal what lies in the Castillo. Where the rule is
that of a card, or of a set, the reason names the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elgrande.rules.choices import ACT, CARD, LIFT, print_choice
from elgrande.rules.errors import Reason
from elgrande.rules.flow import total_taken
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS, PLACES
from elgrande.rules.table import GRANDE, HAND, NO_CARD, PART_ACTION, PART_PLACING

if TYPE_CHECKING:
    from elgrande.rules.table import Table

_PLACING: Final = ["turn", "place"]
"""Decisions about caballeros that go next to the King's region."""
_ENTERING: Final = [*_PLACING, "place_extra", "drop"]
_LEAVING: Final = ["recall", "lose", "lift", "pick_each"]


def why_not(t: Table, seat: int, code: int) -> Reason:
    """The reason why a seat that is asked cannot choose an option."""
    decision = t.decision_of(seat)
    words = print_choice(code).split()
    word = words[0]
    kind = "" if decision is None else decision.kind
    if kind == "turn" and word == "to":
        if not t.parts & PART_PLACING:
            return Reason("refusal-placing-used", {})
        if t.stock(seat) == 0:
            return Reason("refusal-court-empty", {})
    if words[-1] in PLACE_IDS[:PLACES] and decision is not None:
        if any(text.split()[0] == word for text in decision.texts):
            return _why_not_there(t, seat, code, kind, word, words[-1])
        return Reason("refusal-not-offered", {})
    if kind == "power" and word in ("power", "play"):
        return _why_not_power(t, seat, code, words[1])
    if kind == "card" and word == "card":
        return Reason("refusal-card-taken", {"stack": code - CARD + 1})
    if kind == "supply" and word == "take":
        return Reason("refusal-supply", {"count": int(words[1]), "left": t.province(seat)})
    if kind == "turn" and code == ACT:
        if not t.parts & PART_ACTION:
            return Reason("refusal-action-used", {})
        return Reason("refusal-action-idle", {"card": t.rules.cards[t.card].id})
    return Reason("refusal-not-offered", {})


def _why_not_power(t: Table, seat: int, code: int, face: str) -> Reason:
    number: int = code - t.rules.power_code
    if not 1 <= number <= t.rules.power_cards or not t.rules.powers >> number & 1:
        return Reason("refusal-not-offered", {})
    if not t.seats[HAND + seat] >> number & 1:
        return Reason("refusal-power-used", {"value": face})
    if total_taken(t, t.rules.power_values[number]):
        return Reason("refusal-power-taken", {"value": face})
    return Reason("refusal-not-offered", {})


def _why_not_there(t: Table, seat: int, code: int, kind: str, word: str, id: str) -> Reason:
    place = PLACE_IDS.index(id)
    entering = word == "to" and kind in _ENTERING
    leaving = word in ("from", "lift") and kind in _LEAVING
    moving = word == kind and word in ("grande", "board")
    naming = word == kind == "region" and not _scoring(t)
    if (entering or leaving or moving or naming) and t.taboo() >> place & 1:
        if place == t.king:
            return Reason("refusal-kings-region", {"place": id})
        return Reason("refusal-closed-region", {"place": id})
    if word == kind == "king" and place == t.king:
        return Reason("refusal-king-there", {"place": id})
    if word == kind == "grande" and place == t.seats[GRANDE + seat]:
        return Reason("refusal-grande-there", {"place": id})
    if word == kind == "board" and place in (t.board_8, t.board_4):
        return Reason("refusal-board-there", {"place": id})
    if entering:
        barred = None if t.rules.company is None else t.rules.company.barred(t, place)
        if barred is not None:
            return barred
        if kind in _PLACING and not t.rules.placing[t.king] >> place & 1:
            return Reason("refusal-not-neighbouring", {"place": id, "source": PLACE_IDS[t.king]})
        if kind == "drop" and _picked_at(t, seat) == id:
            return Reason("refusal-same-place", {"place": id})
    if leaving and t.rules.regions >> place & 1:
        colour = seat if word == "from" else (code - LIFT) // PLACES
        if t.total_at(place) == 0:
            return Reason("refusal-nobody-there", {"place": id})
        if t.at(place, colour) == 0:
            return Reason("refusal-none-there", {"colour": COLOUR_IDS[colour], "place": id})
    if word == "disc" and kind == "loss_disc" and t.rules.regions >> place & 1:
        if place == t.king:
            return Reason("refusal-kings-region", {"place": id})
        if t.at(place, seat) == 0:
            return Reason("refusal-none-there", {"colour": COLOUR_IDS[seat], "place": id})
        return Reason("refusal-too-few-there", {"place": id})
    card = None if t.action == NO_CARD else t.rules.cards[t.action].id
    return Reason("refusal-not-there", {"place": id, "card": card})


def _picked_at(t: Table, seat: int) -> str:
    """Where the caballero stands that is being moved."""
    decision = t.decision_of(seat)
    return "" if decision is None else str(decision.subject.get("source", ""))


def _scoring(t: Table) -> bool:
    return t.action != NO_CARD and t.rules.effects[t.action].is_scoring(t)
