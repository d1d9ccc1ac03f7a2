"""Names in a scenario and the numbers of the rules: players, places, cards and choices, both ways."""

from __future__ import annotations

import re
from typing import Final

from elgrande.record.scenario.nodes import Node, hint, shown, unknown
from elgrande.rules.choices import CHOICE_TEXTS, MODIFIERS, parse_choice, print_choice
from elgrande.rules.errors import Reason, UnknownChoice
from elgrande.rules.places import (
    ABROAD,
    CASTILLO_BIT,
    COLOUR_IDS,
    COLOURS,
    COURT,
    NEUTRAL,
    PLACE_IDS,
    PLACES,
    POWER_CARDS,
    PROVINCE,
    UNCROWNED,
    places_of,
)
from elgrande.rules.position_checks import rows_of
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import NO_CARD, OFFERS

GREY: Final = COLOUR_IDS[NEUTRAL]
EVERYTHING: Final = "everything"
RESERVED: Final = [GREY, "expect", "none"]
"""Words that no player can be called."""
MOST_VETOS: Final = 9
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,30}")
_COLOURS_AT: Final = {"lift": 1, "swap": 1, "guest": 1, "ship_from": 1, "name": 1, "remove": 2}
"""Choices that name a colour, and where."""


def read_names(node: Node) -> list[str]:
    """What the players are called, in the order of their seats."""
    names: list[str] = []
    for item in node.items("the names of the players"):
        name = item.word("the name of a player")
        if not _NAME.fullmatch(name):
            item.fail(
                f"{item} cannot be the name of a player; use letters, figures, - and _",
                Reason("scenario-name", {"found": name}),
            )
        if name in RESERVED:
            item.fail(
                f"no player can be called '{name}': the word has a meaning of its own",
                Reason("scenario-name", {"found": name}),
            )
        if name in names:
            item.fail(
                f"two players cannot both be called '{name}'", Reason("scenario-same-name", {"found": name})
            )
        names.append(name)
    return names


class Words:
    """The vocabulary of one scenario."""

    def __init__(self, rules: Rules, names: list[str]) -> None:
        self.rules = rules
        self.names = names
        """What the players are called, by seat."""
        self.board = rules.regions | CASTILLO_BIT
        """The regions and the Castillo: a bit mask."""
        self.rows = [PLACE_IDS[row] for row in [*rows_of(rules), COURT, PROVINCE]]
        """Where caballeros can be, by name."""
        self.faces = {
            print_choice(rules.power_code + number).split()[1]: number
            for number in range(1, rules.power_cards + 1)
            if rules.powers >> number & 1
        }
        """The power cards: what stands on them, and their numbers."""

    # ------------------------------------------------------------------ players

    def name(self, colour: int) -> str:
        return GREY if colour == NEUTRAL else self.names[colour]

    def player(self, node: Node) -> int:
        return node.one_of(self.names, "player")

    def colour(self, node: Node) -> int:
        """A player or the dummy."""
        if not self.rules.dummy:
            return self.player(node)
        return self._player_or(node, "dummy")

    def piece_colour(self, node: Node) -> int:
        """A player, or the grey pieces of the dummy or of nobody."""
        if not self.has_grey:
            return self.player(node)
        return self._player_or(node, "dummy" if self.rules.dummy else "black caballeros")

    def _player_or(self, node: Node, grey: str) -> int:
        number = node.one_of([*self.names, GREY], f"player or {grey}")
        return number if number < len(self.names) else NEUTRAL

    @property
    def has_grey(self) -> bool:
        """Whether there are caballeros that nobody plays: those of the dummy, or black ones."""
        return self.rules.dummy or self.rules.black > 0

    def by_player(self, node: Node, what: str) -> list[tuple[int, Node]]:
        return [(self.player(key), value) for key, value in node.entries(f"players with {what}")]

    def by_colour(self, node: Node, what: str) -> list[tuple[int, Node]]:
        return [(self.colour(key), value) for key, value in node.entries(f"players with {what}")]

    def counts(self, node: Node) -> dict[int, int]:
        """Numbers of caballeros by colour."""
        return {
            colour: value.number("a number of caballeros", 0, self.rules.caballeros)
            for colour, value in self.by_piece_colour(node, "numbers of caballeros")
        }

    def by_piece_colour(self, node: Node, what: str) -> list[tuple[int, Node]]:
        return [(self.piece_colour(key), value) for key, value in node.entries(f"players with {what}")]

    @property
    def colours(self) -> list[int]:
        """All colours that have pieces in this game."""
        return [colour for colour in range(COLOURS) if colour < len(self.names) or self.plays(colour)]

    def plays(self, colour: int) -> bool:
        return colour < len(self.names) or (colour == NEUTRAL and self.has_grey)

    def renamed(self, text: str) -> str:
        """A sentence of the rules, which call players by their colours, with the names of this scenario."""
        colours = COLOUR_IDS[: len(self.names)]
        pattern = r"\b(" + "|".join(colours) + r")\b"
        return re.sub(pattern, lambda found: self.names[colours.index(found.group())], text)

    def in_names(self, reason: Reason | None) -> Reason | None:
        """The same with the name that a player has in this scenario, where it is not just a colour."""
        colour = None if reason is None else reason.facts.get("colour")
        if reason is None or colour not in COLOUR_IDS[: len(self.names)]:
            return reason
        name = self.names[COLOUR_IDS.index(str(colour))]
        return reason if name == colour else Reason(reason.key, reason.facts | {"owner": name})

    # ------------------------------------------------------------------ places and cards

    def place(self, node: Node, mask: int = (1 << PLACES) - 1, what: str = "place") -> int:
        """A place out of a bit mask."""
        ids = [PLACE_IDS[place] for place in range(PLACES) if mask >> place & 1]
        word = node.word(what)
        if word not in ids:
            here = [id for id in ids if id in self.places]
            node.fail(f"there is no {what} {shown(word)}; {hint(word, here)}", unknown(word, here))
        return PLACE_IDS.index(word)

    @property
    def places(self) -> list[str]:
        """The places that there are in this game, for whoever has misspelt one."""
        abroad = [PLACE_IDS[place] for place in places_of(self.rules.kings_refuges & ABROAD)]
        return [*self.rows, *abroad]

    def row(self, node: Node) -> int:
        """A place where caballeros can be, on the board or beside it."""
        return PLACE_IDS.index(self.rows[node.one_of(self.rows, "place for caballeros")])

    def king(self, node: Node) -> int:
        """A place for the King; he can be nowhere where a set says so."""
        return UNCROWNED if node.is_none else self.place(node)

    def region_or_castillo(self, node: Node) -> int:
        return self.place(node, self.board, "region (or the castillo)")

    def region(self, node: Node) -> int:
        return self.place(node, self.rules.regions, "region")

    def card(self, node: Node) -> str:
        id = node.word("the id of a card")
        ids = [card.id for card in self.rules.cards]
        if id not in ids:
            tip = hint(id, ids, "`elgrande cards` lists them")
            node.fail(
                f"there is no card {shown(id)} in this game; {tip}",
                Reason("impossible-no-card", {"found": id[:60]}),
            )
        return id

    def stack(self, node: Node) -> int:
        stack = node.number("the number of a stack", 1, self.highest_stack)
        if stack == 3 and self.rules.merged_stacks:
            node.fail("stacks 2 and 3 are one stack in this game, number 2", Reason("scenario-merged", {}))
        return stack

    @property
    def highest_stack(self) -> int:
        """The last place from which cards can be taken."""
        stacks = [s for s in range(1, OFFERS) if self.rules.stacks[s] or self.rules.standing[s] != NO_CARD]
        return max(stacks, default=1)

    def power(self, node: Node) -> int:
        """The number of a power card, given by what stands on it."""
        if not self.rules.hand_size:
            return node.number("the value of a power card", 1, POWER_CARDS)
        return self.faces[list(self.faces)[node.one_of(list(self.faces), "power card")]]

    def power_face(self, number: int) -> int | str:
        """What stands on a power card."""
        face = print_choice(self.rules.power_code + number).split()[1]
        return int(face) if face.isdigit() else face

    def modifier(self, node: Node) -> int:
        return node.number("the number of a modifier", 1, MODIFIERS)

    def vetos(self, node: Node) -> int:
        return node.number("a number of Vetos", 0, MOST_VETOS)

    # ------------------------------------------------------------------ choices

    def choices(self, node: Node) -> list[int]:
        """One or more choices: a text with commas between them, or a list of such texts."""
        if node.is_list:
            return [code for item in node.items("choices") for code in self.choices(item)]
        texts = node.text("a choice such as `to granada`").split(",")
        return [self._choice(node, text) for text in texts]

    def _choice(self, node: Node, text: str) -> int:
        words = text.lower().split()
        at = _COLOURS_AT.get(words[0], 0) if words else 0
        if 0 < at < len(words) and words[at] not in PLACE_IDS:
            known = [*self.names, GREY] if self.has_grey else self.names
            if words[at] not in known:
                node.fail(
                    f"there is no player in '{text.strip()}'; {hint(words[at], known)}",
                    unknown(words[at], known),
                )
            words[at] = GREY if words[at] == GREY else COLOUR_IDS[self.names.index(words[at])]
        try:
            return parse_choice(" ".join(words))
        except UnknownChoice as problem:
            if (
                len(words) > 1
                and words[-1] not in PLACE_IDS
                and " ".join([*words[:-1], "galicia"]) in CHOICE_TEXTS
            ):
                node.fail(
                    f"there is no place {shown(words[-1])} in '{text.strip()}'; {hint(words[-1], self.places)}",
                    unknown(words[-1], self.places),
                )
            node.fail(self.renamed(str(problem)), problem.reason)

    def choice_text(self, code: int) -> str:
        words = print_choice(code).split()
        at = _COLOURS_AT.get(words[0], 0)
        if at and words[at] in COLOUR_IDS:
            colour = COLOUR_IDS.index(words[at])
            words[at] = self.name(colour) if self.plays(colour) else words[at]
        return " ".join(words)
