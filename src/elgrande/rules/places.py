"""Where pieces can be: the nine regions, the lands beyond them, Castillo, court and province.

A place is a small integer, so that sets of places are bit masks and the table is an array. The regions come first,
in the order of the scoring key, so that a plain loop over places scores them in the printed order.
"""

from typing import Final

from mypy_extensions import i64

from elgrande.rules.sets import FOLDERS, load_from

GALICIA: Final = 0
PAIS_VASCO: Final = 1
ARAGON: Final = 2
CATALUNA: Final = 3
CASTILLA_LA_VIEJA: Final = 4
CASTILLA_LA_NUEVA: Final = 5
SEVILLA: Final = 6
GRANADA: Final = 7
VALENCIA: Final = 8
FRANCE: Final = 9
PORTUGAL: Final = 10
CASTILLO: Final = 11
COURT: Final = 12
PROVINCE: Final = 13
NOWHERE: Final = -1
UNCROWNED: Final = PROVINCE
"""Where the King is while he and whoever could stand in for him are off the board: next to no region."""

BASE_ROWS: Final = PROVINCE + 1
"""Rows of pieces in a base game."""

PLACE_IDS: Final = [
    "galicia",
    "pais_vasco",
    "aragon",
    "cataluna",
    "castilla_la_vieja",
    "castilla_la_nueva",
    "sevilla",
    "granada",
    "valencia",
    "france",
    "portugal",
    "castillo",
    "court",
    "province",
]
"""The places, and behind them rows of pieces beside the board; those of the sets follow, in the order of the sets."""


ROWS: Final[dict[int, str]] = {}
"""Rows of pieces beside the board, and the set that brings each."""


def place(id: str, beside: str = "") -> int:
    """Declare the next place, which a set brings and choices can name: its number.

    ``beside`` names the set if it is no region but a row of pieces beside the board.
    """
    number = len(PLACE_IDS)
    PLACE_IDS.append(id)
    if beside:
        ROWS[number] = beside
    return number


FOLDERS_OF_PLACES: Final[dict[int, str]] = {}
"""The folder of the set that brings a place, for those that choices can name and not every game has."""
for _folder in FOLDERS:
    _known = len(PLACE_IDS)
    load_from(_folder, "places")
    for _number in range(_known, len(PLACE_IDS)):
        FOLDERS_OF_PLACES[_number] = _folder

PLACES: Final[i64] = len(PLACE_IDS)
"""Places that a choice can name. Those of the sets come after those of every game; there is room for 31."""

SPAIN: Final = 9
"""Number of the regions that every game has; their numbers come first."""
NINE_REGIONS: Final = (1 << SPAIN) - 1
CASTILLO_BIT: Final = 1 << CASTILLO
ABROAD: Final = 1 << FRANCE | 1 << PORTUGAL
"""Where the King can go without a region there, in some games."""
COURT_BIT: Final = 1 << COURT

COLOURS: Final[i64] = 6
"""Five seats and one colour that nobody plays."""
NEUTRAL: Final = 5
COLOUR_IDS: Final = ["violet", "blue", "green", "orange", "red", "grey"]

MOBILE_BOARDS: Final = [[8, 4, 0], [4, 0, 0]]
MOBILE_IDS: Final = ["8", "4"]


def mask_of(places: list[int]) -> int:
    """The bit mask of a list of places."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_of(mask: i64) -> list[int]:
    """The places of a bit mask, in order."""
    return [place for place in range(PLACES) if mask >> place & 1]


BORDERS: Final = {
    GALICIA: [PAIS_VASCO, CASTILLA_LA_VIEJA],
    PAIS_VASCO: [GALICIA, ARAGON, CASTILLA_LA_VIEJA],
    ARAGON: [PAIS_VASCO, CATALUNA, CASTILLA_LA_VIEJA, CASTILLA_LA_NUEVA, VALENCIA],
    CATALUNA: [ARAGON, VALENCIA],
    CASTILLA_LA_VIEJA: [GALICIA, PAIS_VASCO, ARAGON, CASTILLA_LA_NUEVA],
    CASTILLA_LA_NUEVA: [ARAGON, CASTILLA_LA_VIEJA, SEVILLA, GRANADA, VALENCIA],
    SEVILLA: [CASTILLA_LA_NUEVA, GRANADA],
    GRANADA: [CASTILLA_LA_NUEVA, SEVILLA, VALENCIA],
    VALENCIA: [ARAGON, CATALUNA, CASTILLA_LA_NUEVA, GRANADA],
}

SCOREBOARDS: Final = {
    GALICIA: [4, 2, 0],
    PAIS_VASCO: [5, 3, 1],
    ARAGON: [5, 4, 1],
    CATALUNA: [4, 2, 1],
    CASTILLA_LA_VIEJA: [6, 4, 2],
    CASTILLA_LA_NUEVA: [7, 4, 2],
    SEVILLA: [4, 3, 1],
    GRANADA: [6, 3, 1],
    VALENCIA: [5, 3, 2],
    CASTILLO: [5, 3, 1],
}

SUPPLY: Final = [0, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]
"""Caballeros that a power card brings to court, by its value (1 to 13)."""
POWER_CARDS: Final = 13
CABALLEROS: Final = 30
"""Caballeros of each colour in play."""
HOME_CABALLEROS: Final = 2
COURT_CABALLEROS: Final = 7

PLACE_NAMES: Final = {
    "galicia": {"classic": "Galicia", "2023": "Galicia", "de": "Galicien", "fr": "Galice", "en": "Galicia"},
    "pais_vasco": {
        "classic": "País Vasco",
        "2023": "Navarra",
        "de": "Baskenland",
        "fr": "Pays Basque",
        "en": "Basque Country",
    },
    "aragon": {"classic": "Aragón", "2023": "Aragón", "de": "Aragon", "fr": "Aragon", "en": "Aragon"},
    "cataluna": {
        "classic": "Cataluña",
        "2023": "Cataluña",
        "de": "Katalonien",
        "fr": "Catalogne",
        "en": "Catalonia",
    },
    "castilla_la_vieja": {
        "classic": "Castilla la Vieja",
        "2023": "Castilla",
        "de": "Altkastilien",
        "fr": "Vieille Castille",
        "en": "Old Castile",
    },
    "castilla_la_nueva": {
        "classic": "Castilla la Nueva",
        "2023": "Toledo",
        "de": "Neukastilien",
        "fr": "Nouvelle Castille",
        "en": "New Castile",
    },
    "sevilla": {"classic": "Sevilla", "2023": "Sevilla", "de": "Sevilla", "fr": "Séville", "en": "Seville"},
    "granada": {"classic": "Granada", "2023": "Granada", "de": "Granada", "fr": "Grenade", "en": "Granada"},
    "valencia": {
        "classic": "Valencia",
        "2023": "Valencia",
        "de": "Valencia",
        "fr": "Valence",
        "en": "Valencia",
    },
}
"""Printed names of the regions: on the boards of 1995/2015 and of 2023, and as the rulebooks' languages call them."""
