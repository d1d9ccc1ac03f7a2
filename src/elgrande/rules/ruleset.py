"""The rules of one game: cards, numbers and switches that the edition and the sets have put together.

A ``Rules`` object never changes; all tables of the same setup share it. ``sets`` builds it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules.agenda import AGENDA_SIZE, Task
from elgrande.rules.choices import BACK
from elgrande.rules.choices import POWER as POWER_CODE
from elgrande.rules.dice import Dice
from elgrande.rules.effects.base import Effect
from elgrande.rules.expansion import Company
from elgrande.rules.flow import POWER, TAKE_CARD
from elgrande.rules.places import BASE_ROWS, CABALLEROS, NINE_REGIONS, PLACES, POWER_CARDS, SPAIN, places_of

if TYPE_CHECKING:
    from elgrande.rules.sets.corrections import CardCorrection
    from elgrande.rules.sets.setup import Setup

PRINTED: Final = "printed"
"""Stated by a rulebook."""
CROSS_CHECKED: Final = "cross-checked"
"""Stated by one public source that agrees with every rulebook where they meet."""
RECONSTRUCTED: Final = "reconstructed"
"""Not established: deduced or made up so that the game can be played, and open to correction."""
INVENTED: Final = "invented"
"""A card of our own, which no box holds: it is what it says."""
PROVENANCES: Final = [PRINTED, CROSS_CHECKED, RECONSTRUCTED, INVENTED]


CHARACTER_CARDS: Final = ["grand_inquisitor", "queen", "court_jester", "general_inquisitor"]
"""Cards that lie beside the stacks until an action hands them to a player; ``character-`` plus the id is the key."""


class Card:
    """An action card: what it says and how well that is known."""

    def __init__(
        self,
        id: str,
        stack: int,
        effect: Effect,
        copies: int = 1,
        names: dict[str, str] | None = None,
        provenance: str = PRINTED,
        note: str = "",
        text: dict[str, str] | None = None,
        copies_known: bool = True,
        caballeros: int | None = None,
        established: bool = True,
    ) -> None:
        self.id = id
        self.stack = stack
        """Stack it belongs to."""
        self.caballeros: int = stack if caballeros is None else caballeros
        """Caballeros it lets its player place: the number of the stack in the base game."""
        self.effect = effect
        self.copies = copies
        self.copies_known = copies_known
        """Whether the number of copies is as well established as the card itself."""
        self.names: dict[str, str] = {} if names is None else names
        """Printed titles by language; untitled cards have none."""
        self.provenance = provenance
        self.established = established
        """Whether what it does is known well enough for a table that plays with established cards only."""
        self.note = note
        """What is not established about the card."""
        self.text = text
        """Text of a correction by language; None means the text of the translations, ``card-`` plus the id."""

    def corrected(self, change: CardCorrection, names: dict[str, str], provenance: str) -> Card:
        """The card with what a correction changes."""
        return Card(
            self.id,
            self.stack,
            self.effect if change.effect is None else change.effect,
            self.copies if change.copies is None else change.copies,
            names,
            provenance,
            change.note,
            change.text,
            caballeros=self.caballeros if change.caballeros is None else change.caballeros,
            established=self.established or change.effect is not None,
        )

    @property
    def key(self) -> str:
        """The key of the card's text in the translations."""
        return "card-" + self.id.replace("_", "-")


class Modifier:
    """A power modifier: added to a power card; some have an ability."""

    def __init__(
        self,
        number: int,
        value: int,
        ability: Effect | None,
        name: str,
        provenance: str,
        text: dict[str, str] | None = None,
    ) -> None:
        self.number = number
        self.value: i64 = value
        self.ability = ability
        self.name = name
        """What the ability does: key of its text is ``modifier-`` plus this; empty without ability."""
        self.provenance = provenance
        self.text = text
        """Text of a correction by language; None means the text of the translations."""


class Chance:
    """What the shuffles before the first round decided. Nothing in the game changes it."""

    def __init__(
        self,
        start: int,
        king: int,
        homes: list[int],
        decks: list[list[int]],
        removed: list[list[int]],
        mulligans: int,
        dummy_powers: list[int],
        dummy_regions: list[list[int]],
        modifiers: list[list[int]],
        modifier_box: list[int],
        turned: list[int] | None = None,
    ) -> None:
        self.start = start
        self.king = king
        self.homes = homes
        """Home region of each seat."""
        self.decks = decks
        """Cards of each stack (index 1 to 5) in the order in which they are turned up."""
        self.removed = removed
        """Cards of each stack that were put into the box unseen."""
        self.mulligans = mulligans
        """Number of cards that were put under stack 2 in round 1, openly; they are its last ones."""
        self.dummy_powers = dummy_powers
        self.dummy_regions = dummy_regions
        """Region cards for the dummy: one shuffle for the rounds up to each general scoring."""
        self.modifiers = modifiers
        """Modifiers (1 to 16) dealt to each seat."""
        self.modifier_box = modifier_box
        self.turned: list[int] = [] if turned is None else turned
        """Region cards that expansions had turned up between the King's and the homes."""

    def lists(self) -> tuple[object, ...]:
        """Everything in the order of the constructor."""
        return (
            self.start,
            self.king,
            self.homes,
            self.decks,
            self.removed,
            self.mulligans,
            self.dummy_powers,
            self.dummy_regions,
            self.modifiers,
            self.modifier_box,
            self.turned,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, self.lists()


class Rules:
    """Everything that is fixed before the first card is turned."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: i64 = setup.players
        self.company: Company | None = None
        """The expansions, which answer the questions of the rules; None in a base game, where nobody is asked."""
        self.corrected: bool = False
        """Whether a correction file has changed some of it."""

        # Board.
        self.regions: i64 = NINE_REGIONS
        self.kings_regions: i64 = NINE_REGIONS
        """The regions that the King may enter."""
        self.kings_refuges: i64 = 0
        """Where else he can be: beside the Castillo, abroad, or off the board."""
        self.grandes_in_castillo: bool = False
        """Whether a Grande can be thrown into the Castillo."""
        self.span: i64 = SPAIN
        """One more than the highest number of a region."""
        self.values: vec[i64] = vec[i64]([0] * (3 * PLACES))
        """Printed scoreboards: ``values[place * 3 + rank - 1]``."""
        self.values_provenance: str = CROSS_CHECKED
        self.abroad_provenance: str = RECONSTRUCTED
        """How well the regions are known that border France and Portugal."""
        self.board_values: vec[i64] = vec[i64]([0] * 6)
        """Values of the two mobile scoreboards."""
        self.rows: i64 = BASE_ROWS
        """Rows of pieces on the table."""
        self.extras: list[int] = []
        """What the expansions keep on the table, as it is before the game."""
        self.placing: vec[i64] = vec[i64]([0] * PLACES)
        """Where caballeros may be placed while the King is in a place: bit masks, the Castillo included."""
        self.paid_places: i64 = 3

        # Power cards have numbers from 1 on; in the base game those are their values.
        self.power_cards: i64 = POWER_CARDS
        """The highest number of a power card."""
        self.powers: i64 = (1 << (POWER_CARDS + 1)) - 2
        """The power cards that each player has, or chooses from: bit n for number n."""
        self.power_values: vec[i64] = vec[i64](list(range(POWER_CARDS + 1)))
        """What decides the order of turns, by the number of the card; 0 for a card without a value."""
        self.power_bits: vec[i64] = vec[i64]([0] + [1 << value for value in range(1, POWER_CARDS + 1)])
        """The power card of a value, by that value: a bit mask like ``powers``; 0 where there is none."""
        self.supply: vec[i64] = vec[i64]([0] * (POWER_CARDS + 1))
        """Caballeros that a power card brings to court, by its number."""
        self.power_actions: list[int] = []
        """The card in ``cards`` with the special action of each power card, by number; empty if they have none."""
        self.power_code: i64 = POWER_CODE - 1
        """Playing a power card is this plus its number."""
        self.back_code: i64 = BACK - 1
        """Taking a power card back is this plus its number."""
        self.hand_size: int = 0
        """How many power cards each player chooses for the game; 0 if he has all of them."""

        self.turned_regions: int = 0
        """Region cards that expansions turn up between the King's and the homes."""
        self.caballeros: int = CABALLEROS
        """Caballeros of each colour in play."""
        self.black: int = 0
        """Black caballeros, which are grey here: on the board from the setup to the end, and nobody's."""

        # Time.
        self.rounds: list[int] = []
        """Spaces of the round marker that are played."""
        self.scoring_spaces: list[int] = []

        # Cards.
        self.cards: list[Card] = []
        self.effects: vec[Effect] = vec[Effect]()
        """The effect of each card of ``cards``."""
        self.stacks: list[list[int]] = []
        """Cards of each stack (index 1 to 5), one entry per copy."""
        self.characters: list[str] = []
        """Character cards of the expansions, which players take and keep; see CHARACTER_CARDS."""
        self.veterans: list[list[int]] = []
        """Veteran cards that are shuffled into each stack, one unseen card leaving for each."""
        self.merged_stacks: bool = False
        """Stacks 2 and 3 are one stack, which lies in place of stack 2."""
        self.standing: list[int] = []
        """The card of each stack that is on offer every round; -1 for a stack from which one is turned up."""
        self.modifiers: list[Modifier] = []
        self.modifier_values: vec[i64] = vec[i64]([0] * 17)

        # Switches, named after what they change; `sets.editions` says which edition has which.
        self.stepwise_veto: bool = False
        self.castillo_may_be_chosen: bool = False
        self.secret_scoring_clockwise: bool = False
        self.angry_king_hits_all: bool = False
        self.exact_supply: bool = False
        self.open_discards: bool = False
        self.dummy: bool = False
        self.castillo_open: bool = False
        self.tie_break: bool = False
        self.mulligan: bool = False
        self.small_stack: bool = False
        """Stack 6 may have fewer cards than there are rounds; its cards then come up again in the same order."""
        self.ships: i64 = 2
        """Ship tokens of Grandissimo."""
        self.tokens_removable: bool = False

        # Tasks by number, and what the sets do at named moments.
        self.tasks: vec[Task] = vec[Task]()
        self.agenda_size: int = AGENDA_SIZE
        self.after_setup: list[Task] = []
        self.at_round_start: list[Task] = []
        self.before_power: list[Task] = []
        self.power: Task = POWER
        """The task in which a seat plays its power card."""
        self.after_power: list[Task] = []
        """For the seat that has just played its power card."""
        self.after_powers: list[Task] = []
        """When all have played their power cards."""
        self.before_turn: list[Task] = []
        """For the active seat, before its supply."""
        self.after_supply: list[Task] = []
        """For the active seat."""
        self.take_card: Task = TAKE_CARD
        """The task in which the active seat gets its action card."""
        self.before_action: list[Task] = []
        """For the active seat, when it has announced a special action, before anybody can object."""
        self.before_effect: list[Task] = []
        """For the active seat, when nobody has objected to its special action, before it is carried out."""
        self.before_turn_over: list[Task] = []
        """For the active seat, when it has done with its card."""
        self.after_turn: list[Task] = []
        """For the seat whose turn has just ended, before the next turn."""
        self.at_round_end: list[Task] = []
        """When the last turn of a round is over, before the start marker moves."""
        self.general_scoring: list[Task] = []
        """The steps of a general scoring, in order."""
        self.before_discs: list[Task] = []
        """In a general scoring with expansions: before the discs are set."""
        self.before_leaving: list[Task] = []
        """When the Castillo has been scored, before it is emptied."""
        self.after_leaving: list[Task] = []
        """When it has been emptied, before those who may move caballeros do so."""
        self.before_regions: list[Task] = []
        """Before the first region is scored."""
        self.after_regions: list[Task] = []
        """After the last one."""
        self.after_general: list[Task] = []
        """When everything that was to last until the scoring has been taken off the table."""
        self.before_region: list[Task] = []
        """For each region of a general scoring, before it is scored."""
        self.after_scoring: list[Task] = []
        """At the end of every round, after the general scoring if there is one."""

    def add_card(self, card: Card) -> None:
        """Take a card into the game; its number is the next one."""
        self.cards.append(card)
        self.effects = append(self.effects, card.effect)

    def power_value(self, number: i64) -> int | None:
        """What a power card is worth; None for one without a value, and for none at all."""
        value: int = self.power_values[number]
        return value or None

    def round_index(self, space: i64) -> int:
        """How many rounds are played before the one on a space of the round marker."""
        return self.rounds.index(space)

    def card_index(self, id: str) -> int:
        """The number of a card, or -1 if it is not in this game."""
        for index, card in enumerate(self.cards):
            if card.id == id:
                return index
        return -1


def draw_chance(rules: Rules, seed: int) -> Chance:
    """Shuffle everything that is shuffled before the game, from a seed."""
    return throw_chance(rules, Dice(seed))


def throw_chance(rules: Rules, dice: Dice) -> Chance:
    """The same with any dice."""
    players = rules.players
    start = rules.setup.start_seat
    if start < 0:
        start = dice.below(players)
    regions = dice.shuffled(places_of(NINE_REGIONS))
    homes = [0] * players
    first = 1 + rules.turned_regions
    for i in range(players):
        homes[(start + i) % players] = regions[first + i]

    decks: list[list[int]] = [[]]
    removed: list[list[int]] = [[]]
    for stack in range(1, len(rules.stacks)):
        deck = dice.shuffled(rules.stacks[stack])
        veterans = rules.veterans[stack]
        removed.append(deck[: len(veterans)])
        if veterans:
            deck = dice.shuffled(deck[len(veterans) :] + veterans)
        decks.append(deck)
    if rules.merged_stacks:
        decks[2] = dice.shuffled(decks[2] + decks[3])
        decks[3] = []
    mulligans = 0
    if rules.mulligan:
        while mulligans < len(decks[2]) and empties_courts(rules, decks[2][0]):
            decks[2] = decks[2][1:] + decks[2][:1]
            mulligans += 1

    dummy_powers: list[int] = []
    dummy_regions: list[list[int]] = []
    if rules.dummy:
        dummy_powers = dice.shuffled(list(range(1, 14)))
        dummy_regions = [dice.shuffled(places_of(rules.regions)) for _ in range(3)]
    modifiers: list[list[int]] = []
    box: list[int] = []
    if rules.modifiers:
        numbers = dice.shuffled([modifier.number for modifier in rules.modifiers])
        modifiers = [sorted(numbers[3 * seat : 3 * seat + 3]) for seat in range(players)]
        box = numbers[3 * players :]
    return Chance(
        start,
        regions[0],
        homes,
        decks,
        removed,
        mulligans,
        dummy_powers,
        dummy_regions,
        modifiers,
        box,
        regions[1:first],
    )


def empties_courts(rules: Rules, card: int) -> bool:
    """Whether a card is one of those that take three or all from the courts, which a table may bar from round 1."""
    return rules.effects[card].empties_courts()
