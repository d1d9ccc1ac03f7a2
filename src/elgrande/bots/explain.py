"""What speaks for an option: the key of a sentence and its arguments, found by looking at what the option does.

A sentence says what is so, never that something is the best, because it stands beside the second and the third option
as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.bots.core.policy import Policy
from elgrande.bots.core.shapes import CHOICE_SCORING, LAST_FIXED_SCORING, VALUE_SCORING, Shape
from elgrande.rules import Decision, Dice, Table, awards, print_choice
from elgrande.rules.choices import ALLOW, GRANDE
from elgrande.rules.places import CABALLEROS, CASTILLO, CASTILLO_BIT, COLOUR_IDS, COLOURS, COURT, PLACE_IDS
from elgrande.rules.ruleset import Rules
from elgrande.rules.scoring import Award, preview_points
from elgrande.rules.sets.king_intrigant.words import PLAY
from elgrande.rules.table import NO_CARD, OFFERS, PART_PLACING, PLAYED, POINTS, TOTAL

Why = tuple[str, dict[str, object]]
"""The key of a sentence and its arguments. Places, cards and colours are given by their ids."""

GENERAL: Final = "advice-general"
"""What is said of an option that only games that were imagined speak for."""
_GENERAL: Final[Why] = (GENERAL, {})
"""For an option of which nothing can be said but that it does well in the search."""

_AT_ONCE: Final = ("to", "region", "board", "king", "grande")
"""Options that change the board as soon as they are chosen."""


class Explainer:
    """Explains options of one seat at one table that holds no secrets."""

    def __init__(self, known: Table, seat: int, decision: Decision, policy: Policy) -> None:
        self.known = known
        self.seat = seat
        self.decision = decision
        self.policy = policy

    @property
    def rules(self) -> Rules:
        return self.known.rules

    def why(self, code: int) -> Why:
        """A sentence for an option."""
        word, *details = print_choice(code).split()
        explanations: dict[str, Callable[[], Why]] = {
            "power": lambda: self._order(int(details[0]), int(details[0])),
            "play": lambda: self._order(self.rules.power_values[code - PLAY + 1], code - PLAY + 1),
            "card": lambda: self._card(int(details[0])),
            "lift": lambda: self._lifting(COLOUR_IDS.index(details[0]), details[1]),
            "to": lambda: self._arriving(details[0]),
            "disc": lambda: self._disc(details[0]),
            "act": lambda: self._doing(code),
            "region": lambda: self._doing(code),
            "board": lambda: self._doing(code),
            "king": lambda: self._king(code, details[0]),
            "grande": lambda: self._grande(code, details[0]),
            "stop": self._stopping,
            "end": self._stopping,
            "veto": self._objecting,
            "allow": lambda: ("advice-allow", {}),
            "take": lambda: self._supply(int(details[0])),
            "back": lambda: ("advice-power-back", {"power": int(details[0])}),
            "from": lambda: self._giving_up(details[0], 1),
        }
        explain = explanations.get(word)
        return explain() if explain is not None else _GENERAL

    def gain(self, code: int) -> int | None:
        """What an option brings its seat: points at once, and those of a scoring of all regions right afterwards.

        Nothing is said of options whose effect is not on the board with them alone.
        """
        if print_choice(code).split()[0] not in _AT_ONCE:
            return None
        t = self.known.copy()
        t.telling = False
        t.play(code)
        return self._worth(t, self.seat) - self._worth(self.known, self.seat)

    def _worth(self, t: Table, seat: int) -> int:
        return int(t.seats[POINTS + seat] + preview_points(t, self.rules.regions)[seat])

    # ------------------------------------------------------------------ majorities

    def _award(self, t: Table, place: int, colour: int) -> Award | None:
        return next((award for award in awards(t, place) if award.colour == colour), None)

    def _points(self, t: Table, place: int, colour: int) -> int:
        award = self._award(t, place, colour)
        return award.points if award is not None else 0

    def _with(self, place: int, colour: int, more: int) -> Table:
        """The table with more, or fewer, caballeros of a colour in a place."""
        t = self.known.copy()
        t.pieces[place * COLOURS + colour] += more
        return t

    def _placing(self, place: str, count: int = 1) -> Why:
        """How the seat stands in a place after own caballeros have come there, against before."""
        index = PLACE_IDS.index(place)
        t = self._with(index, self.seat, count)
        if index == CASTILLO:
            return "advice-castillo", {"count": t.at(CASTILLO, self.seat)}
        before = self._award(self.known, index, self.seat)
        after = self._award(t, index, self.seat)
        if after is not None and after.rank == 1:
            held = before is not None and before.rank == 1
            threat = self._close_behind(index) if held else self._overtaken(index, t)
            if threat is not None:
                return threat
            return ("advice-defends" if held else "advice-leads"), {"place": place, "points": after.points}
        if after is not None and after.points > (before.points if before is not None else 0):
            return "advice-rank", {"place": place, "points": after.points, "rank": after.rank}
        if self.known.at(index, self.seat) == 0:
            return "advice-presence", {"place": place}
        ahead = [
            colour for colour in range(self.rules.players) if t.at(index, colour) >= t.at(index, self.seat)
        ]
        rivals = [colour for colour in ahead if colour != self.seat]
        if not rivals:
            return _GENERAL
        nearest = min(rivals, key=lambda colour: t.at(index, colour))
        gap = t.at(index, nearest) - t.at(index, self.seat)
        return "advice-closer", {"place": place, "colour": COLOUR_IDS[nearest], "count": gap}

    def _next_behind(self, place: int) -> int | None:
        """A rival who has but one caballero less than the seat in a place."""
        count = self.known.at(place, self.seat)
        behind = [
            colour
            for colour in range(self.rules.players)
            if colour != self.seat and self.known.at(place, colour) == count - 1
        ]
        return behind[0] if behind and count > 1 else None

    def _close_behind(self, place: int) -> Why | None:
        """Somebody would be level in a place with one caballero more, and what that would cost."""
        rival = self._next_behind(place)
        if rival is None:
            return None
        level = self._points(self._with(place, rival, 1), place, self.seat)
        lost = self._points(self.known, place, self.seat) - level
        facts: dict[str, object] = {"place": PLACE_IDS[place], "colour": COLOUR_IDS[rival], "points": lost}
        return ("advice-holds", facts) if lost > 0 else None

    def _overtaken(self, place: int, after: Table) -> Why | None:
        """Who led a place and does so no more, and what that takes from him."""
        first = next((award for award in awards(self.known, place) if award.rank == 1), None)
        if first is None or first.colour >= self.rules.players:
            return None
        less = first.points - self._points(after, place, first.colour)
        own = self._points(after, place, self.seat)
        facts: dict[str, object] = {"place": PLACE_IDS[place], "colour": COLOUR_IDS[first.colour]}
        return ("advice-overtakes", {**facts, "points": own, "less": less}) if less > 0 else None

    def _arriving(self, place: str) -> Why:
        """A caballero is placed, or put down by somebody who moves it."""
        if self.decision.kind != "drop" or self.decision.subject["colour"] == self.seat:
            return self._placing(place)
        colour = self.decision.subject["colour"]
        assert isinstance(colour, int)
        index = PLACE_IDS.index(place)
        more = self._points(self._with(index, colour, 1), index, colour) - self._points(
            self.known, index, colour
        )
        if index == CASTILLO or more > 0:
            return _GENERAL
        return "advice-drop", {"colour": COLOUR_IDS[colour], "place": place}

    def _lifting(self, colour: int, place: str) -> Why:
        index = PLACE_IDS.index(place)
        if index in (CASTILLO, COURT) or self.known.at(index, colour) == 0:
            return _GENERAL
        lost = self._points(self.known, index, colour) - self._points(
            self._with(index, colour, -1), index, colour
        )
        if colour == self.seat:
            return ("advice-spare", {"place": place}) if lost == 0 else _GENERAL
        facts: dict[str, object] = {"colour": COLOUR_IDS[colour], "place": place}
        if lost > 0:
            return "advice-lift", {**facts, "points": lost}
        leader = awards(self.known, index)[0]
        return ("advice-lift-leader", facts) if leader.colour == colour and leader.rank == 1 else _GENERAL

    def _giving_up(self, place: str, count: int) -> Why:
        index = PLACE_IDS.index(place)
        if index == COURT:
            return "advice-give-up-court", {}
        count = min(count, self.known.at(index, self.seat))
        lost = self._points(self.known, index, self.seat) - self._points(
            self._with(index, self.seat, -count), index, self.seat
        )
        return "advice-give-up", {"place": place, "points": max(0, lost)}

    def _disc(self, place: str) -> Why:
        kind = self.decision.kind
        index = PLACE_IDS.index(place)
        if kind == "loss_disc":
            count = self.decision.subject["count"]
            return self._giving_up(place, count if isinstance(count, int) else CABALLEROS)
        if kind == "scoring_disc":
            points = self._points(self.known, index, self.seat)
            return ("advice-score", {"place": place, "points": points}) if points > 0 else _GENERAL
        if kind not in ("castillo_disc", "eviction_disc"):
            return self._placing(place)
        count = self.known.at(CASTILLO if kind == "castillo_disc" else self.known.param, self.seat)
        if self.known.taboo() >> index & 1:
            return "advice-disc-court", {"count": count}
        return self._placing(place, count)

    # ------------------------------------------------------------------ power cards, supply, cards on offer

    def _order(self, value: int, number: int) -> Why:
        """What a power card gains and costs: when its turn comes, what it brings, and what there is to be early for."""
        others = [seat for seat in range(self.rules.players) if seat != self.seat]
        seats = self.known.seats
        return "advice-order", {
            "before": sum(1 for other in others if seats[PLAYED + other] and seats[TOTAL + other] > value),
            "waiting": sum(1 for other in others if not seats[PLAYED + other]),
            "brings": int(self.rules.supply[number]),
            "points": self._best_scoring(),
        }

    def _best_scoring(self) -> int:
        """The own points from the best scoring among the cards on offer, as things stand."""
        offered = [self.known.offer[stack] for stack in range(1, OFFERS)]
        return max(
            (self._scored_by(self.policy.shapes[card]) for card in offered if card != NO_CARD), default=0
        )

    def _supply(self, count: int) -> Why:
        return "advice-supply", {"count": count, "court": self.known.at(COURT, self.seat) + count}

    def _card(self, stack: int) -> Why:
        t = self.known
        policy = self.policy
        number = t.offer[stack]
        policy.prepare(t, self.seat)
        action = policy.action(t, number)
        shape = policy.shapes[number]
        count = min(self.rules.cards[number].caballeros, t.at(COURT, self.seat))
        points = self._scored_by(shape)
        if points > 0 and action > 0.0:
            return "advice-card-scores", {"points": points}
        later = [seat for seat in range(self.rules.players) if seat != self.seat and not t.acted >> seat & 1]
        rival = max(later, key=lambda seat: self._scored_by(shape, seat), default=self.seat)
        if self._scored_by(shape, rival) > max(0, points):
            return "advice-card-denies", {
                "colour": COLOUR_IDS[rival],
                "points": self._scored_by(shape, rival),
            }
        others = [t.offer[i] for i in range(1, OFFERS) if i != stack and t.offer[i] != NO_CARD]
        best = all(action > policy.action(t, other) for other in others)
        if best and action > policy.placing(t, count):
            return "advice-card-action", {"card": self.rules.cards[number].id}
        if count > 0:
            return "advice-card-placing", {"count": count}
        return _GENERAL

    def _scored_by(self, shape: Shape, seat: int | None = None) -> int:
        """A seat's points from a special action that scores regions, as things stand; 0 if it does something else."""
        who = self.seat if seat is None else seat
        if shape.other is not None:
            return 0
        if shape.kind == CHOICE_SCORING:
            regions = [place for place in range(CASTILLO) if self.rules.regions >> place & 1]
            return max(self._points(self.known, place, who) for place in regions)
        if VALUE_SCORING <= shape.kind <= LAST_FIXED_SCORING:
            scored = self.policy.scored_by(self.known, shape) & ~CASTILLO_BIT
            return int(preview_points(self.known, scored)[who])
        return 0

    # ------------------------------------------------------------------ special actions

    def _afterwards(self, code: int) -> Table:
        """The table after an option, and after the special action that it belongs to, if the policy finishes it."""
        t = self.known.copy()
        t.telling = False
        active = t.active
        t.play(code)
        action = t.action
        while action != NO_CARD and not t.over and t.active == active and t.action == action:
            t.play(self.policy.pick(t, Dice(0), 0.0))
        return t

    def _doing(self, code: int) -> Why:
        """What an option changes: the points at once, or those of a scoring of all regions right afterwards."""
        t = self._afterwards(code)
        others = [seat for seat in range(self.rules.players) if seat != self.seat]
        points = [
            t.seats[POINTS + seat] - self.known.seats[POINTS + seat] for seat in range(self.rules.players)
        ]
        if points[self.seat] > 0:
            return "advice-scores", {
                "points": points[self.seat],
                "rivals": max(points[other] for other in others),
            }
        before = preview_points(self.known, self.rules.regions)
        after = preview_points(t, self.rules.regions)
        if after[self.seat] > before[self.seat]:
            return "advice-gains", {"points": after[self.seat] - before[self.seat]}
        victim = min(others, key=lambda other: points[other] + after[other] - before[other])
        lost = before[victim] - after[victim] - points[victim]
        if lost > 0 and after[self.seat] == before[self.seat]:
            return "advice-costs", {"colour": COLOUR_IDS[victim], "points": lost}
        return _GENERAL

    def _king(self, code: int, place: str) -> Why:
        t = self.known.copy()
        t.king = PLACE_IDS.index(place)
        award = self._award(t, t.king, self.seat)
        if award is not None and award.rank == 1:
            facts: dict[str, object] = {"place": place, "points": award.points}
            rival = self._next_behind(t.king)
            if rival is not None:
                return "advice-king-locks", {**facts, "colour": COLOUR_IDS[rival]}
            return "advice-king-guards", facts
        if t.parts & PART_PLACING and t.active == self.seat and t.at(COURT, self.seat):
            targets = t.placing_targets() & self.rules.regions
            self.policy.prepare(t, self.seat)
            regions = [region for region in range(CASTILLO) if targets >> region & 1]
            if regions:
                best = max(regions, key=lambda region: self.policy.own_arrival(t, region))
                return "advice-king", {"place": place, "target": PLACE_IDS[best]}
        return self._doing(code)

    def _grande(self, code: int, place: str) -> Why:
        award = self._award(self.known, code - GRANDE, self.seat)
        if award is not None and award.rank == 1:
            return "advice-grande", {"place": place}
        return self._doing(code)

    def _stopping(self) -> Why:
        court = self.known.at(COURT, self.seat)
        if self.decision.kind in ("turn", "place", "place_extra") and court:
            return "advice-keep", {"count": court}
        return "advice-stop", {}

    def _objecting(self) -> Why:
        """What a Veto prevents."""
        t = self._afterwards(ALLOW)
        active = self.known.active
        changes = []
        before = preview_points(self.known, self.rules.regions)
        after = preview_points(t, self.rules.regions)
        for seat in range(self.rules.players):
            changes.append(
                t.seats[POINTS + seat] + after[seat] - self.known.seats[POINTS + seat] - before[seat]
            )
        facts: dict[str, object] = {"seat": active, "card": self.rules.cards[self.known.action].id}
        if changes[self.seat] < 0:
            return "advice-veto-saves", {**facts, "points": -changes[self.seat]}
        if active != self.seat and changes[active] > 0:
            return "advice-veto-denies", {**facts, "points": changes[active]}
        return "advice-veto", facts
