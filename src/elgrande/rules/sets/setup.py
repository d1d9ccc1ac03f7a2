"""What the players agree on before a game: edition, number, sets and table options."""

from __future__ import annotations

from typing import Final

from elgrande.rules.errors import BadSetup, Reason
from elgrande.rules.places import COLOUR_IDS
from elgrande.rules.sets.game_set import EDITION_NAMES, Clash, Option
from elgrande.rules.sets.known import CLASHES, MODULES, SET_OPTIONS, SETS

DEFAULT_EDITION: Final = "2015"

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
    Option("start", ["random", *COLOUR_IDS[:5]], "who begins", EDITION_NAMES),
    *SET_OPTIONS,
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
        self._key = self._line()

    def option(self, name: str) -> str:
        return self.options[name]

    def chosen_options(self) -> dict[str, str]:
        """The options that differ from their defaults."""
        return {
            option.name: self.options[option.name]
            for option in OPTIONS
            if self.options[option.name] != option.values[0]
        }

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
        # Asked for with every new table.
        return self._key

    def _line(self) -> str:
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
        for option in OPTIONS:
            chosen = self.options[option.name] != option.values[0]
            if chosen and option.needs and option.needs not in self.sets:
                raise BadSetup(
                    f"the option '{option.name}' needs the set '{option.needs}'",
                    Reason("refusal-option-needs", {"option": option.name, "set": option.needs}),
                )
        if self.options["stacks"] == "merged" and self.players > 3:
            raise BadSetup(
                f"stacks 2 and 3 are merged only with 2 or 3 players, not with {self.players}",
                Reason("refusal-merged-stacks", {"count": self.players}),
            )
        if self.start_seat >= self.players:
            raise BadSetup(
                f"{self.options['start']} cannot begin: with {self.players} players the seats are "
                f"{', '.join(COLOUR_IDS[: self.players])}",
                Reason("refusal-start", {"colour": self.options["start"], "count": self.players}),
            )
        for each in SETS:
            each.check(self)


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
