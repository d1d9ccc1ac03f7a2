"""What there is in a mix of an edition and sets, put together from what each of the sets declares: version 1.

Nothing here names a set. A mix has the places, cards, choices and decisions of every game and those of its own sets, in
the order in which they are declared; what other sets bring, or a new one, changes nothing for it.
"""

from __future__ import annotations

from typing import Any

from elgrande.rules.choices import BASE_ACTIONS, CHOICE_TEXTS, FOLDERS_OF_CHOICES
from elgrande.rules.kinds import DecisionKind, Kind, Observed
from elgrande.rules.places import (
    BASE_ROWS,
    COLOUR_IDS,
    FOLDERS_OF_PLACES,
    PLACE_IDS,
    PLACES,
    ROWS,
)
from elgrande.rules.sets import FOLDERS, load_from
from elgrande.rules.sets.editions import EDITIONS
from elgrande.rules.sets.facts import DECLARATIONS, VOCABULARY, part_of
from elgrande.rules.sets.game_set import GameSet, Option
from elgrande.rules.sets.known import SETS
from elgrande.rules.sets.setup import OPTIONS, Setup


class Mix:
    """The lists of a mix. Positions in them are the numbers of observations and actions."""

    def __init__(self, setup: Setup) -> None:
        self.edition = setup.edition
        self.sets = list(setup.sets)
        self.joined: list[GameSet] = [each for each in SETS if each.applies(_usual(setup))]
        self.folders: list[str] = [folder for folder in FOLDERS if self._has(folder)]
        self.rows: list[int] = self._rows()
        """Places and rows of pieces, by their numbers in the rules; those that choices can name come first."""
        self.places: int = len([row for row in self.rows if row < PLACES])
        """How many of them choices can name."""
        self.cards: list[str] = self._cards()
        self.options: list[Option] = [
            option
            for option in OPTIONS
            if option.name != "start"
            and setup.edition in option.editions
            and (not option.needs or option.needs in setup.sets)
        ]
        """Table options that such a game can have."""
        decisions = self._decisions()
        self.kinds: list[str] = list(decisions)
        """Kinds of decisions."""
        self.subject: dict[str, Kind] = {
            name: VOCABULARY[name] for decision in decisions.values() for name in decision.facts
        }
        """What decisions can be about."""
        self.steps: list[str] = [step for module in self._facts() for step in getattr(module, "STEPS", [])]
        """Steps that a Veto can stop."""
        self.codes: list[int] = [code for code in range(len(CHOICE_TEXTS)) if self._knows(code)]
        """The choices, by their codes in the rules; an action is a position in this list."""
        self.words: list[str] = list({CHOICE_TEXTS[code].split()[0]: None for code in self.codes})
        """First words of choices."""

    def observed(self) -> list[tuple[Observed, Kind]]:
        """What the sets let observations tell, with the kinds."""
        found: list[tuple[Observed, Kind]] = []
        for module in DECLARATIONS:
            name = getattr(module, "SET", "")
            if name in self.sets:
                for each in getattr(module, "OBSERVED", []):
                    found.append((each, _kind_at(name, each.path)))
        return found

    # ------------------------------------------------------------------ from the declarations

    def _has(self, folder: str) -> bool:
        """Whether the set of a folder is in the mix. The decks of the editions are folders without one."""
        return any(module.SET in self.joined for module in load_from(folder, "set"))

    def _rows(self) -> list[int]:
        found = list(range(BASE_ROWS))
        for number in range(BASE_ROWS, len(PLACE_IDS)):
            beside = ROWS.get(number, "")
            if beside in self.sets or FOLDERS_OF_PLACES.get(number, "") in self.folders:
                found.append(number)
        return found

    def _cards(self) -> list[str]:
        """The deck of the edition, unless it is done away with, and all cards of the sets."""
        cards = [] if any(each.no_stacks for each in self.joined) else EDITIONS[self.edition].deck()
        for each in self.joined:
            cards = cards + each.cards()
        return list({card.id: None for card in cards})

    def _facts(self) -> list[Any]:
        """The modules with facts of every game and of the sets of the mix."""
        return [DECLARATIONS[0], *[one for folder in self.folders for one in load_from(folder, "facts")]]

    def _decisions(self) -> dict[str, DecisionKind]:
        found: dict[str, DecisionKind] = {}
        for module in self._facts():
            found.update(getattr(module, "DECISIONS", {}))
        return found

    def _knows(self, code: int) -> bool:
        if code >= BASE_ACTIONS and not any(self._brings(folder, code) for folder in self.folders):
            return False
        words = CHOICE_TEXTS[code].split()
        if len(words) > 1 and words[-1] in PLACE_IDS:
            return PLACE_IDS.index(words[-1]) in self.rows
        return True

    def _brings(self, folder: str, code: int) -> bool:
        """Whether the set of a folder has a choice, by itself or together with others."""
        first, end = FOLDERS_OF_CHOICES[folder]
        borrowed = [text for module in load_from(folder, "words") for text in getattr(module, "BORROWED", [])]
        return first <= code < end or CHOICE_TEXTS[code] in borrowed


def colour_in(text: str) -> int:
    """The colour that a choice names, -1 if it names none."""
    for word in text.split()[1:]:
        if word in COLOUR_IDS:
            return COLOUR_IDS.index(word)
    return -1


def _usual(setup: Setup) -> Setup:
    """The same mix for four, without table options: what is observed does not depend on those."""
    return Setup(setup.edition, 4, setup.sets)


def _kind_at(name: str, path: str) -> Kind:
    """The kind of a fact of a set."""
    facts = part_of(name)
    kind: Kind | None = None
    for step in path.split("."):
        if step not in facts:
            raise TypeError(f"the set '{name}' shows no fact '{path}' that could be observed")
        kind = facts[step]
        facts = dict(kind.facts)
    assert kind is not None
    return kind
