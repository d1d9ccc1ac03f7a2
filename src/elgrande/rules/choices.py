"""The vocabulary of decisions: every option is one integer with one fixed text, the same in every edition.

>>> print_choice(parse_choice("lift blue galicia"))
'lift blue galicia'
"""

from typing import Final

from elgrande.rules.errors import Reason, UnknownChoice
from elgrande.rules.places import COLOUR_IDS, COLOURS, MOBILE_IDS, PLACE_IDS, PLACES, POWER_CARDS

MODIFIERS: Final = 16
"""Number of power modifier cards."""
_SPECIAL_CARDS: Final = [15, 25, 35, 65, 75, 95, 115, 135, 145, 155]
POWER_FACES: Final = [
    *map(str, sorted([*range(10, 181, 10), *range(13, 104, 10), *_SPECIAL_CARDS])),
    "joker",
]
"""The power cards of King & Intrigant and its additions as their players call them; the first has number 1."""
SPOT_IDS: Final = ["plain", "table", "ambassador", "envoy", "third", "captain", "viceroy"]
"""Where in a place a caballero can stand: anywhere, on the limitation table, or on a printed field."""
CARRIED_IDS: Final = ["unladen", "gold", "goods", "banner"]
STACKS: Final = 7
MOST_TAKEN: Final = 6

STOP: Final = 0
ACT: Final = 1
END: Final = 2
VETO: Final = 3
ALLOW: Final = 4
FIRST: Final = 5
SECOND: Final = 6
PLAIN: Final = 7
USE: Final = 8
SKIP: Final = 9
POWER: Final = 10
MODIFIER: Final = POWER + POWER_CARDS
TAKE: Final = MODIFIER + MODIFIERS
CARD: Final = TAKE + MOST_TAKEN + 1
TO: Final = CARD + STACKS
FROM: Final = TO + PLACES
REGION: Final = FROM + PLACES
DISC: Final = REGION + PLACES
KING: Final = DISC + PLACES
GRANDE: Final = KING + PLACES
SWAP: Final = GRANDE + PLACES
BACK: Final = SWAP + COLOURS
REUSE: Final = BACK + POWER_CARDS
BOARD: Final = REUSE + MODIFIERS
LIFT: Final = BOARD + 2 * PLACES
# The expansions add theirs at the end.
DISMANTLE: Final = LIFT + COLOURS * PLACES
"""Take the caballero off the bridge, which leaves the board."""
TURN_BOARD: Final = DISMANTLE + 1
"""Turn a mobile scoreboard upside down."""
OFFICE: Final = TURN_BOARD + len(MOBILE_IDS)
"""Use the special action of the King or Intrigant card instead of that of the own power card."""
KEEP: Final = OFFICE + 1
"""Choose a power card for the own hand."""
PLAY: Final = KEEP + len(POWER_FACES)
"""Play a power card of the own hand."""
WHICH: Final = PLAY + len(POWER_FACES)
"""Which of several caballeros of a colour: where it stands and what it carries."""
STAND: Final = WHICH + len(SPOT_IDS) * len(CARRIED_IDS)
"""Where in its place a caballero takes its stand."""
CLAIM: Final = STAND + len(SPOT_IDS)
"""Put an own caballero, or a black one, on a token."""
CLOSE: Final = CLAIM + 4
"""Close the action card of a stack."""
BONUS: Final = CLOSE + STACKS
"""Take the extra caballero that an office allows from the province to court."""
# The next ones have words of their own: see GRANDISSIMO_WORDS.
MERCENARIES: Final = BONUS + 1
SAVE: Final = MERCENARIES + 1
SPEND: Final = MERCENARIES + 2
UNMASK: Final = MERCENARIES + 3
WAIT: Final = MERCENARIES + 4
PASS_TURN: Final = MERCENARIES + 5
PASS_ROUND: Final = MERCENARIES + 6
AGREE: Final = MERCENARIES + 7
REFUSE: Final = MERCENARIES + 8
SHIP: Final = MERCENARIES + 9
GUEST: Final = MERCENARIES + 10
"""Put a caballero into the court of another player."""
SHIP_FROM: Final = GUEST + COLOURS
"""Take a ship from another player."""
NAME: Final = SHIP_FROM + COLOURS
"""Name the Grande that stands in for the King."""
REMOVE: Final = NAME + COLOURS
"""Take a lasting card of a player, or a limitation table, off the table."""
REMOVED_TOKENS: Final = ["bridge", "alliance", "quarantine", "king_token", "collapse", "double"]
REMOVE_TOKEN: Final = REMOVE + 2 * COLOURS + PLACES
"""Take a token off the table: which, and where it lies."""
ACTIONS: Final = REMOVE_TOKEN + len(REMOVED_TOKENS) * PLACES
"""Size of the action space: codes are 0 to ACTIONS - 1."""

WORDS: Final = {
    "stop": "no more of this",
    "act": "use the special action of the card",
    "end": "end the turn",
    "veto": "object",
    "allow": "let it happen",
    "first": "the first of two alternatives",
    "second": "the second of two alternatives",
    "plain": "play the power card without a modifier",
    "use": "use the ability of the modifier",
    "skip": "do without the ability",
}
GRANDISSIMO_WORDS: Final = {
    "mercenaries": "move the mercenaries",
    "save": "keep the card for a later turn",
    "spend": "use the card that was kept",
    "unmask": "turn over the King incognito",
    "wait": "not now",
    "pass_turn": "not in this turn",
    "pass_round": "not in this round",
    "agree": "let the caballero go along",
    "refuse": "keep the caballero back",
    "ship": "take an unused ship",
}


def _texts() -> list[str]:
    """All choices in the order of their codes."""
    texts = list(WORDS)
    texts += [f"power {value}" for value in range(1, POWER_CARDS + 1)]
    texts += [f"modifier {number}" for number in range(1, MODIFIERS + 1)]
    texts += [f"take {count}" for count in range(MOST_TAKEN + 1)]
    texts += [f"card {stack}" for stack in range(1, STACKS + 1)]
    for word in ("to", "from", "region", "disc", "king", "grande"):
        texts += [f"{word} {place}" for place in PLACE_IDS[:PLACES]]
    texts += [f"swap {colour}" for colour in COLOUR_IDS]
    texts += [f"back {value}" for value in range(1, POWER_CARDS + 1)]
    texts += [f"reuse {number}" for number in range(1, MODIFIERS + 1)]
    texts += [f"board {board} {place}" for board in MOBILE_IDS for place in PLACE_IDS[:PLACES]]
    texts += [f"lift {colour} {place}" for colour in COLOUR_IDS for place in PLACE_IDS[:PLACES]]
    texts += ["dismantle"]
    texts += [f"turn {board}" for board in MOBILE_IDS]
    texts += ["office"]
    texts += [f"keep {face}" for face in POWER_FACES]
    texts += [f"play {face}" for face in POWER_FACES]
    texts += [f"which {spot} {carried}" for spot in SPOT_IDS for carried in CARRIED_IDS]
    texts += [f"stand {spot}" for spot in SPOT_IDS]
    texts += ["claim gold own", "claim goods own", "claim gold black", "claim goods black"]
    texts += [f"close {stack}" for stack in range(1, STACKS + 1)]
    texts += ["bonus"]
    texts += list(GRANDISSIMO_WORDS)
    for word in ("guest", "ship_from", "name"):
        texts += [f"{word} {colour}" for colour in COLOUR_IDS]
    texts += [f"remove {card} {colour}" for card in ("25", "75") for colour in COLOUR_IDS]
    texts += [f"remove table {place}" for place in PLACE_IDS[:PLACES]]
    texts += [f"remove {token} {place}" for token in REMOVED_TOKENS for place in PLACE_IDS[:PLACES]]
    return texts


CHOICE_TEXTS: Final = _texts()
_CODES: Final = {text: code for code, text in enumerate(CHOICE_TEXTS)}


def print_choice(code: int) -> str:
    """The text of a choice."""
    if not 0 <= code < ACTIONS:
        raise UnknownChoice(f"there is no choice number {code}; codes are 0 to {ACTIONS - 1}")
    return CHOICE_TEXTS[code]


def parse_choice(text: str) -> int:
    """The code of a choice given as text; letter case and spacing do not matter."""
    words = text.lower().split()
    code = _CODES.get(" ".join(words))
    if code is None:
        raise UnknownChoice(_what_is_wrong(text, words), Reason("refusal-unknown-choice", {"name": text}))
    return code


def _what_is_wrong(text: str, words: list[str]) -> str:
    if not words:
        return "an empty choice; write for example 'power 9' or 'to granada'"
    known = sorted({choice.split()[0] for choice in CHOICE_TEXTS})
    if words[0] not in known:
        return f"unknown choice '{text.strip()}': no choice begins with '{words[0]}'; known are {', '.join(known)}"
    forms = [choice for choice in CHOICE_TEXTS if choice.split()[0] == words[0]]
    return (
        f"unknown choice '{text.strip()}'; '{words[0]}' is written for example '{forms[0]}' or '{forms[-1]}'"
    )
