"""Version 1 of the observation: which number stands where in the games of a mix, all of them bytes from 0 to 255.

Every mix of an edition and sets has a layout of its own: the planes of every game, what its sets declare, and what its
decisions can be about. Everything is seen from one seat, as in version 0.
"""

from __future__ import annotations

from typing import Final

from elgrande.research.core.encoding import SEATS, Encoder, encoder_of
from elgrande.research.core.layout import Plane
from elgrande.research.core.mix import Mix
from elgrande.rules.choices import MODIFIERS, STACKS
from elgrande.rules.places import COLOURS, PLACE_IDS
from elgrande.rules.sets.names import POWER_MODIFIERS
from elgrande.rules.sets.setup import Setup

VERSION: Final = 1
SPACES: Final = 9
"""Spaces of the round marker."""
MOST: Final = 255
_PREFIX: Final = "about_"


class Told:
    """A plane whose facts are declared, with whoever writes it."""

    def __init__(self, path: list[str], at: int, encoder: Encoder) -> None:
        self.path = path
        """Where the fact stands in the view, or its name in the question of a decision."""
        self.at = at
        self.encoder = encoder


class Layout:
    """Where everything stands in the observations of a mix."""

    def __init__(self, setup: Setup, powers: list[str]) -> None:
        mix = Mix(setup)
        self.mix = mix
        self.powers = powers
        """The power cards by their numbers, which begin at 1."""
        self.planes: list[Plane] = []
        self.size = 0
        self.parts: list[Told] = []
        """What the sets declare."""
        self.subject: list[Told] = []
        """What decisions are about."""
        self._every_game()
        for each, kind in mix.observed():
            encoder = encoder_of(kind, mix, each.most, each.words)
            at = self._plane(each.name, tuple(encoder.shape), encoder.high, each.about)
            self.parts.append(Told(each.path.split("."), at, encoder))
        for name, kind in mix.subject.items():
            words = tuple(mix.steps) if name == "step" else ()
            encoder = encoder_of(kind, mix, 0, words)
            about = f"own decision: its {name.replace('_', ' ')} ({kind.whole.replace('_', ' ')})"
            at = self._plane(_PREFIX + name, tuple(encoder.shape), encoder.high, about)
            self.subject.append(Told([name], at, encoder))

    def at(self, name: str) -> int:
        """Where a plane begins, -1 if this mix does not have it."""
        for plane in self.planes:
            if plane.name == name:
                return plane.start
        return -1

    def lists(self) -> dict[str, list[str]]:
        """The lists that numbers in observations and actions count in."""
        return {
            "places": [PLACE_IDS[row] for row in self.mix.rows],
            "cards": list(self.mix.cards),
            "powers": list(self.powers),
            "kinds": list(self.mix.kinds),
            "steps": list(self.mix.steps),
            "words": list(self.mix.words),
            "options": [f"{option.name} {value}" for option in self.mix.options for value in option.values],
        }

    def _plane(self, name: str, shape: tuple[int, ...], high: int, about: str) -> int:
        if self.at(name) >= 0:
            raise ValueError(f"two planes of an observation would be called '{name}'")
        plane = Plane(name, self.size, shape, high, about)
        self.planes.append(plane)
        self.size += plane.size
        return plane.start

    def _every_game(self) -> None:
        rows, places = len(self.mix.rows), self.mix.places
        cards, powers = len(self.mix.cards), len(self.powers)
        options = sum([len(option.values) for option in self.mix.options])
        plane = self._plane
        plane("players", (SEATS - 1,), 1, "2, 3, 4 or 5 players")
        plane("options", (options,), 1, "the values of the table options that are chosen")
        plane(
            "pieces",
            (rows, COLOURS),
            MOST,
            "caballeros by place and colour; a hidden Castillo's row is empty",
        )
        plane("grandes", (SEATS, rows), 1, "place of each Grande")
        plane("king", (rows,), 1, "place of the King")
        plane("boards", (2, rows), 1, "place of the mobile scoreboards 8/4/0 and 4/0/0")
        plane("values", (places, 3), MOST, "visible values for first, second and third place")
        plane("taboo", (places,), 1, "what nothing may enter or leave")
        plane("placing", (places,), 1, "where the active seat may place caballeros from its court")
        plane("points", (SEATS, 2), MOST, "the first 255 points, and what goes beyond them")
        plane("seen", (COLOURS, powers), 1, "power cards that this colour has shown so far")
        plane("played", (COLOURS, powers), 1, "power card of this round")
        plane(
            "total",
            (COLOURS,),
            MOST,
            "what decides the order of turns this round, plus 3; 0 if nothing was played",
        )
        plane("vetos", (SEATS, 2), 9, "Vetos that lapse at the end of this round, and of the next")
        plane("hand_size", (SEATS,), 60, "power cards and modifiers in the hand")
        plane("taken_back", (SEATS,), 9, "cards taken back into the hand unseen")
        plane("acted", (COLOURS,), 1, "whose turn of this round is over or running")
        plane("start", (SEATS,), 1, "who has the start marker")
        plane("active", (SEATS,), 1, "whose turn is running")
        plane("waiting", (SEATS,), 1, "who has to choose now")
        plane("hand", (powers,), 1, "own power cards")
        plane("spent", (powers,), 1, "own power cards that are used up")
        plane("discs", (SEATS, rows), 1, "own disc while others still set theirs, and those that a spy sees")
        if POWER_MODIFIERS in self.mix.sets:
            plane("hand_modifiers", (MODIFIERS,), 1, "own modifiers")
            plane("passed", (MODIFIERS,), 1, "the modifier that was passed to the left")
            plane("seen_modifiers", (SEATS, MODIFIERS), 1, "modifiers that this seat has shown so far")
            plane("played_modifier", (SEATS, MODIFIERS), 1, "modifier of this round")
        plane("offer", (cards,), 1, "action cards on offer")
        plane("slots", (STACKS,), 9, "caballeros of the card on offer in each stack, 0 if there is none")
        plane("card", (cards,), 1, "action card of the running turn")
        plane("action", (cards,), 1, "card whose special action is running")
        plane("gone", (cards,), 9, "how often each action card was turned up so far, this round included")
        plane("round", (SPACES,), 1, "space of the round marker")
        plane("kind", (len(self.mix.kinds),), 1, "kind of the open decision")
        plane("parts", (2,), 1, "parts of the running turn that are left: special action, placing")
        plane("param", (rows,), 1, "place announced for the running special action")
        plane("pledged", (places,), MOST, "own decision: caballeros chosen so far to be lost, by place")
