"""What the players agree on before a game: edition, number, modules and table options."""

from __future__ import annotations

from typing import Final

from elgrande.rules.errors import BadSetup, Reason
from elgrande.rules.places import COLOUR_IDS

EDITION_NAMES: Final = ["1995", "2015", "2023"]
DEFAULT_EDITION: Final = "2015"


COLONIES: Final = "inquisitor-colonies"
GRANDISSIMO: Final = "grandissimo"
ANNIVERSARY: Final = "anniversary"
KING_INTRIGANT: Final = "king-intrigant"
PLAYERS_EDITION: Final = "players-edition"
SPECIAL_CARDS: Final = "special-cards"
BIG_BOX: Final = [COLONIES, GRANDISSIMO, ANNIVERSARY, KING_INTRIGANT, PLAYERS_EDITION, SPECIAL_CARDS]
"""The expansions of the Big Box."""


class Module:
    """Something that can be added to a game by ``--set NAME``."""

    def __init__(self, name: str, editions: list[str], about: str, needs: str = "") -> None:
        self.name = name
        self.editions = editions
        self.about = about
        self.needs = needs
        """Another set without which it cannot be played."""


class Clash:
    """Two sets that do not go together, or had better not."""

    def __init__(self, first: str, second: str, key: str, why: str, allowed: bool = False) -> None:
        self.first = first
        self.second = second
        self.key = key
        """The text that tells players why."""
        self.why = why
        self.allowed = allowed
        """It can be played all the same, after a warning."""

    def __str__(self) -> str:
        return f"'{self.first}' with '{self.second}': {self.why}"

    @property
    def reason(self) -> Reason:
        return Reason(self.key, {"set": self.first, "other_set": self.second})


MODULES: Final = [
    Module("new-regency", ["2023"], "ten special cards replace the King's card"),
    Module("veteran-cards", ["2023"], "four cards for players who know the game, the Veto among them"),
    Module("power-modifiers", ["2023"], "sixteen modifiers that change power cards (a reconstructed list)"),
    Module(COLONIES, ["2015"], "Francia, ship, América and África, gold and goods, the Grand Inquisitor"),
    Module(GRANDISSIMO, ["2015"], "Portugal, Queen, Court Jester, prison, ships and nineteen further cards"),
    Module(ANNIVERSARY, ["2015"], "a banner for each player, whose bearer wins ties"),
    Module(KING_INTRIGANT, ["2015"], "no action stacks: each player picks thirteen of his own power cards"),
    Module(PLAYERS_EDITION, ["2015"], "eleven further power cards for each player", KING_INTRIGANT),
    Module(SPECIAL_CARDS, ["2015"], "ten further power cards for each player", KING_INTRIGANT),
]

FIRST_GAME: Final = "first-game"
"""What the rulebook advises for a first game of Grandissimo: no prison, no ships, no Spanish Inquisition."""
SPANISH_INQUISITION: Final = "grd_spanish_inquisition"
GRANDISSIMO_STACK: Final = [
    "grd_boycott",
    "grd_league",
    "grd_double_turn",
    "grd_free_choice",
    "grd_king_incognito",
    "grd_eviction_order",
    "grd_score_coast",
    "grd_espionage",
    "grd_score_courts",
    "grd_action_stop",
    "grd_revolution",
    "grd_conquistadores",
    "grd_score_inland",
    SPANISH_INQUISITION,
    "grd_conspiracy",
    "grd_to_the_castillo",
    "grd_alliance",
    "grd_last_word",
    "grd_united_force",
]
"""The cards of stack 6 of Grandissimo."""

_NOT_LISTED: Final = "the Big Box does not list them as a mix"
_STACKS: Final = "one needs the action stacks that the other does away with"
CLASHES: Final = [
    Clash(COLONIES, GRANDISSIMO, "clash-not-listed", _NOT_LISTED),
    Clash(GRANDISSIMO, KING_INTRIGANT, "clash-stacks", _STACKS),
    Clash(GRANDISSIMO, PLAYERS_EDITION, "clash-stacks", _STACKS),
    Clash(GRANDISSIMO, SPECIAL_CARDS, "clash-stacks", _STACKS),
    Clash(
        COLONIES,
        KING_INTRIGANT,
        "clash-odd-situations",
        "the rulebook advises against it, as odd situations can arise that the players must settle",
        allowed=True,
    ),
    Clash(COLONIES, PLAYERS_EDITION, "clash-not-listed", _NOT_LISTED),
    Clash(COLONIES, SPECIAL_CARDS, "clash-not-listed", _NOT_LISTED),
]
"""The mixes of sets that are impossible or advised against."""


class Option:
    """A table option: its allowed values, the first one being the default, and the editions that know it."""

    def __init__(
        self,
        name: str,
        values: list[str],
        about: str,
        editions: list[str],
        needs: str = "",
        listed: bool = False,
        everything: str = "",
    ) -> None:
        self.name = name
        self.values = values
        self.about = about
        self.editions = editions
        self.needs = needs
        """The set without which it means nothing."""
        self.listed = listed
        """Whether several values can be chosen, with + between them."""
        self.everything = everything
        """The value that stands for a list of all others."""


OPTIONS: Final = [
    Option(
        "castillo",
        ["hidden", "open"],
        "whether everybody may look into the Castillo; drops are public either way",
        EDITION_NAMES,
    ),
    Option("length", ["full", "short"], "nine rounds, or six: rounds 1, 4 and 7 are left out", EDITION_NAMES),
    Option("veto", ["yes", "no"], "whether the Veto cards are in the game", EDITION_NAMES),
    Option(
        "tie-break",
        ["no", "yes"],
        "whether court, province and the highest unused power card decide a tie for victory",
        EDITION_NAMES,
    ),
    Option(
        "mulligan",
        ["no", "yes"],
        "whether a card that takes three or all caballeros from the courts goes under its stack in the first round",
        EDITION_NAMES,
    ),
    Option(
        "angry-king",
        ["opponents", "everybody"],
        "who returns caballeros to the Angry King; everybody is the strict reading of 1995",
        ["1995"],
    ),
    Option(
        "supply",
        ["up-to", "exact"],
        "whether a power card's supply may be refused; exact is the strict reading of 1995",
        ["1995"],
    ),
    Option(
        "stacks",
        ["separate", "merged"],
        "whether stacks 2 and 3 are shuffled into one (three players; with two they always are)",
        ["2023"],
    ),
    Option(
        "veterans",
        ["all", "veto", "intrigue", "scoring"],
        "which veteran cards are used: all, or a list with + between",
        ["2023"],
        listed=True,
        everything="all",
    ),
    Option("start", ["random", *COLOUR_IDS[:5]], "who begins", EDITION_NAMES),
    Option(
        "cards",
        ["all", "established"],
        "whether cards whose effect had to be reconstructed are in the game, for the sets of the Big Box",
        ["2015"],
    ),
    Option(
        "left-out",
        ["none", FIRST_GAME, *GRANDISSIMO_STACK],
        "which cards of stack 6 stay in the box: a list with + between, or the advice for a first game",
        ["2015"],
        needs=GRANDISSIMO,
        listed=True,
    ),
    Option(
        "symbols",
        ["printed", "reconstructed", "none"],
        "which ships and prisons the cards of Grandissimo show: those that are known, made-up ones too, or none",
        ["2015"],
        needs=GRANDISSIMO,
    ),
    Option(
        "stack-6",
        ["full", "small"],
        "whether so many cards of stack 6 may be left out that those of the first rounds come up again",
        ["2015"],
        needs=GRANDISSIMO,
    ),
    Option(
        "ships",
        ["one", "two"],
        "how many ships two players have in Grandissimo; with more players there are always two",
        ["2015"],
        needs=GRANDISSIMO,
    ),
    Option(
        "removal",
        ["cards", "tokens"],
        "whether card 115 can also remove what is marked by tokens: bridge, alliance, quarantine and the like",
        ["2015"],
        needs=SPECIAL_CARDS,
    ),
]


class Setup:
    """A game as the players agreed on it. Anything that does not fit is refused with the reason.

    >>> Setup("2015", 4).option("castillo")
    'hidden'
    """

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        players: int = 4,
        sets: list[str] | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        self.edition = edition
        self.players = players
        self.sets = sorted(set(sets or []))
        self.options = {option.name: option.values[0] for option in OPTIONS}
        self._check_edition_and_players()
        for name in self.sets:
            self._check_set(name)
        for name, value in (options or {}).items():
            self._set_option(name, value)
        self._check_mix()

    def option(self, name: str) -> str:
        return self.options[name]

    def chosen_options(self) -> dict[str, str]:
        """The options that differ from their defaults."""
        return {
            option.name: self.options[option.name]
            for option in OPTIONS
            if self.options[option.name] != option.values[0]
        }

    def veteran_groups(self) -> list[str]:
        """Which groups of veteran cards are used."""
        chosen = self.options["veterans"]
        groups = ["veto", "intrigue", "scoring"] if chosen == "all" else chosen.split("+")
        if self.options["veto"] == "no":
            groups = [group for group in groups if group != "veto"]
        return groups

    @property
    def left_out(self) -> list[str]:
        """The cards of Grandissimo that stay in the box."""
        chosen = self.options["left-out"].split("+")
        if FIRST_GAME in chosen:
            chosen.append(SPANISH_INQUISITION)
        return [card for card in GRANDISSIMO_STACK if card in chosen]

    @property
    def symbols(self) -> str:
        """Which ships and prisons the cards of Grandissimo show."""
        return "none" if FIRST_GAME in self.options["left-out"].split("+") else self.options["symbols"]

    @property
    def start_seat(self) -> int:
        """The seat that begins, or -1 for a random one."""
        start = self.options["start"]
        return -1 if start == "random" else COLOUR_IDS.index(start)

    @property
    def merged_stacks(self) -> bool:
        return self.edition == "2023" and (self.players == 2 or self.options["stacks"] == "merged")

    def key(self) -> str:
        """The whole setup as one line of text, the same for equal setups."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.edition} {self.players} [{' '.join(self.sets)}] {options}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return (
            f"Setup(edition={self.edition!r}, players={self.players}, sets={self.sets}, "
            f"options={self.chosen_options()})"
        )

    # ------------------------------------------------------------------ checks

    def _check_edition_and_players(self) -> None:
        if self.edition not in EDITION_NAMES:
            raise BadSetup(
                f"there is no edition '{self.edition}'; choose {_one_of(EDITION_NAMES)}",
                Reason("refusal-no-edition", {"name": self.edition}),
            )
        if not 2 <= self.players <= 5:
            raise BadSetup(
                f"El Grande is for 2 to 5 players, not {self.players}",
                Reason("refusal-players", {"count": self.players}),
            )

    def _check_set(self, name: str) -> None:
        for module in MODULES:
            if module.name == name:
                if self.edition not in module.editions:
                    raise BadSetup(
                        f"the set '{name}' belongs to the edition {_one_of(module.editions)}, not {self.edition}",
                        Reason("refusal-set-edition", {"set": name, "edition": self.edition}),
                    )
                return
        raise BadSetup(
            f"there is no set '{name}'; known are {', '.join(module.name for module in MODULES)}",
            Reason("refusal-no-set", {"name": name}),
        )

    def _set_option(self, name: str, value: str) -> None:
        for option in OPTIONS:
            if option.name == name:
                parts = value.split("+") if option.listed else [value]
                for part in parts:
                    if part not in option.values:
                        raise BadSetup(
                            f"the option '{name}' cannot be '{value}'; choose {_one_of(option.values)}",
                            Reason("refusal-option-value", {"option": name, "value": value}),
                        )
                if value != option.values[0] and self.edition not in option.editions:
                    raise BadSetup(
                        f"the option '{name}' belongs to the edition {_one_of(option.editions)}, "
                        f"not {self.edition}",
                        Reason("refusal-option-edition", {"option": name, "edition": self.edition}),
                    )
                if len(parts) > 1:
                    value = self._listed(option, parts)
                self.options[name] = value
                return
        raise BadSetup(
            f"there is no option '{name}'; known are {', '.join(option.name for option in OPTIONS)}",
            Reason("refusal-no-option", {"name": name}),
        )

    def _listed(self, option: Option, parts: list[str]) -> str:
        """A list of values in the order of the option, so that equal lists are equal setups."""
        if option.values[0] in parts:
            raise BadSetup(
                f"the option '{option.name}' is '{option.values[0]}' or a list, not both",
                Reason("refusal-option-list", {"option": option.name, "value": option.values[0]}),
            )
        chosen = [value for value in option.values if value in parts]
        if option.everything and len(chosen) == len(option.values) - 1:
            return option.everything
        return "+".join(chosen)

    @property
    def warnings(self) -> list[Clash]:
        """What had better not be played together, though it can be."""
        return [
            clash
            for clash in CLASHES
            if clash.allowed and clash.first in self.sets and clash.second in self.sets
        ]

    def _check_mix(self) -> None:
        for clash in CLASHES:
            if not clash.allowed and clash.first in self.sets and clash.second in self.sets:
                raise BadSetup(
                    f"'{clash.first}' and '{clash.second}' do not go together: {clash.why}", clash.reason
                )
        for module in MODULES:
            if module.name in self.sets and module.needs and module.needs not in self.sets:
                raise BadSetup(
                    f"the set '{module.name}' needs the set '{module.needs}'",
                    Reason("refusal-set-needs", {"set": module.name, "other_set": module.needs}),
                )
        if self.options["cards"] != "all" and not any(name in BIG_BOX for name in self.sets):
            raise BadSetup(
                "the option 'cards' needs a set of the Big Box",
                Reason("refusal-option-needs-big-box", {"option": "cards"}),
            )
        for option in OPTIONS:
            chosen = self.options[option.name] != option.values[0]
            if chosen and option.needs and option.needs not in self.sets:
                raise BadSetup(
                    f"the option '{option.name}' needs the set '{option.needs}'",
                    Reason("refusal-option-needs", {"option": option.name, "set": option.needs}),
                )
        rounds = 6 if self.options["length"] == "short" else 9
        left = len(GRANDISSIMO_STACK) - len(self.left_out)
        if left < rounds and self.options["stack-6"] == "full":
            raise BadSetup(
                f"only {left} cards would be left in stack 6; it needs one for each of the {rounds} rounds",
                Reason("refusal-stack-short", {"stack": 6, "count": left, "rounds": rounds}),
            )
        if self.options["stacks"] == "merged" and self.players > 3:
            raise BadSetup(
                f"stacks 2 and 3 are merged only with 2 or 3 players, not with {self.players}",
                Reason("refusal-merged-stacks", {"count": self.players}),
            )
        if self.options["ships"] == "two" and self.players > 2:
            raise BadSetup(
                f"the option 'ships' is for 2 players; with {self.players} there are always two ships",
                Reason("refusal-ships", {"count": self.players}),
            )
        if self.options["veterans"] != "all" and "veteran-cards" not in self.sets:
            raise BadSetup(
                "the option 'veterans' needs the set 'veteran-cards'",
                Reason("refusal-option-needs", {"option": "veterans", "set": "veteran-cards"}),
            )
        if self.start_seat >= self.players:
            raise BadSetup(
                f"{self.options['start']} cannot begin: with {self.players} players the seats are "
                f"{', '.join(COLOUR_IDS[: self.players])}",
                Reason("refusal-start", {"colour": self.options["start"], "count": self.players}),
            )


def with_needed(sets: list[str]) -> list[str]:
    """Some sets together with those that they cannot be played without."""
    return sets + [module.needs for module in MODULES if module.needs and module.name in sets]


def mixes(edition: str) -> list[list[str]]:
    """Every mix of sets that an edition can be played with, smallest first; the first one is none at all."""
    names = [module.name for module in MODULES if edition in module.editions]
    found: list[list[str]] = []
    for mask in range(1 << len(names)):
        chosen = [name for i, name in enumerate(names) if mask >> i & 1]
        try:
            Setup(edition, 4, chosen)
        except BadSetup:
            continue
        found.append(chosen)
    found.sort(key=len)
    return found


def _one_of(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
