"""The events of the expansions: their kinds, their facts, and how English tells them."""

from __future__ import annotations

Told = tuple[str, dict[str, object], str]

KING_INTRIGANT: list[Told] = [
    ("token", {"token": "castillo", "place": "granada"}, "The Castillo moves to Granada."),
    ("token", {"token": "castillo", "place": None}, "The Castillo goes back to its usual place."),
    (
        "token",
        {"token": "collapse", "place": "castillo"},
        "The Castillo is in danger of collapse: caballeros now stand beside it.",
    ),
    ("token", {"token": "collapse", "place": None}, "The Castillo is no longer in danger of collapse."),
    ("token", {"token": "quarantine", "place": "granada"}, "Granada is under quarantine."),
    ("token", {"token": "quarantine", "place": None}, "The quarantine is lifted."),
    ("token", {"token": "king_token", "place": "granada"}, "Granada is under royal protection."),
    ("token", {"token": "king_token", "place": None}, "The royal protection ends."),
    (
        "token",
        {"token": "double", "place": "granada"},
        "The points of Granada are doubled in the next general scoring.",
    ),
    ("token", {"token": "undoubled", "place": "granada"}, "The points of Granada are no longer doubled."),
    ("token", {"token": "unallied", "place": "granada"}, "Granada is no longer in an alliance."),
    (
        "announced",
        {"seat": 0, "card": "sc_removal", "choice": "remove bridge aragon"},
        "Ana announces: the bridge at Aragón is removed.",
    ),
    ("token", {"token": "table", "place": "granada"}, "A limitation table lies on Granada."),
    (
        "started",
        {"seat": 0, "place": "granada", "count": 1},
        "Ana begins with one more caballero in Granada.",
    ),
    (
        "started",
        {"seat": 0, "place": "granada", "count": 2},
        "Ana begins with 2 more caballeros in Granada.",
    ),
    ("hand_chosen", {"seat": 0}, "Ana has chosen a hand."),
    ("office", {"seat": 0, "card": "ki_king_45"}, "Ana has “King card”."),
    ("placing_anywhere", {"seat": 0}, "Ana may place caballeros in any region this turn."),
    ("in_reserve", {"seat": 0}, "Ana puts a caballero in reserve."),
    ("reserve_used", {"seat": 0, "place": "granada"}, "Ana sends the reserve to Granada."),
    ("card_removed", {"seat": 1, "power": 25}, "Ben's Espionage is removed."),
    (
        "card_removed",
        {"seat": 1, "power": 75},
        "Ben's Reserve is removed; its caballero goes to court.",
    ),
    ("table_removed", {"place": "aragon"}, "The limitation table is removed from Aragón."),
    ("region_chosen", {"seat": 1, "place": "aragon"}, "Ben chooses Aragón."),
    (
        "announced",
        {"seat": 0, "card": "sc_155", "choice": "three aragon granada valencia blue"},
        "Ana announces: Ben chooses one of Aragón, Granada and Valencia.",
    ),
    ("power", {"seat": 0, "power": None}, "Ana plays the Joker."),
    (
        "announced",
        {"seat": 0, "card": "ki_intrigant_45", "choice": "first"},
        "Ana announces: “Move one caballero of any colour”.",
    ),
    (
        "announced",
        {"seat": 0, "card": "ki_intrigant_45", "choice": "second"},
        "Ana announces: “Move your own caballeros out of one region”.",
    ),
    (
        "announced",
        {"seat": 0, "card": "sc_removal", "choice": "remove 75 blue"},
        "Ana announces: the Reserve of Ben is removed.",
    ),
    (
        "bridge",
        {"seat": 0, "places": ["aragon", "valencia"]},
        "Ana lays the bridge between Aragón and Valencia.",
    ),
    (
        "bridge",
        {"seat": None, "places": []},
        "The bridge leaves the board, and the caballero on it goes back to court.",
    ),
    ("bridge_point", {"seat": 0}, "The bridge brings Ana a point."),
    ("board_turned", {"board": "8", "reversed": True}, "The scoreboard 8/4/0 now lies upside down."),
    (
        "board_turned",
        {"board": "4", "reversed": False},
        "The scoreboard 4/0/0 lies the right way up again.",
    ),
    (
        "storm_set",
        {"seat": 0, "place": "granada"},
        "Ana sets Granada for the Tormenta and keeps it covered.",
    ),
    ("storm_set", {"seat": 0, "place": None}, "Ana sets a region for the Tormenta and keeps it covered."),
    ("storm", {"seat": 0, "place": "granada"}, "Ana's Tormenta strikes Granada."),
    (
        "mistress",
        {"seat": 0},
        "Ana brings in the King's mistress: he gives no bonus in this round, and everybody may place in any region.",
    ),
]

GRANDISSIMO: list[Told] = [
    ("spy", {"seat": 0}, "Ana will see everybody else's disc in the next general scoring."),
    ("spied", {"seat": 0, "discs": {"1": "granada"}}, "Ana looks at everybody else's disc: Granada (Ben)."),
    ("spied", {"seat": 0, "discs": None}, "Ana looks at everybody else's disc."),
    (
        "alliance",
        {"seat": 0, "places": ["aragon", "valencia"]},
        "Ana allies Aragón and Valencia for the next general scoring.",
    ),
    ("ship", {"seat": 0, "loser": None}, "Ana takes a ship."),
    ("ship", {"seat": 0, "loser": 1}, "Ana takes a ship from Ben."),
    ("landed", {"seat": 0, "place": "granada"}, "Ana lands a caballero in Granada."),
    ("jailed", {"colour": 1, "place": "granada"}, "Off to prison: a blue caballero from Granada."),
    ("pardoned", {"place": "granada"}, "All prisoners are pardoned and go to Granada."),
    ("character", {"seat": 0, "character": "queen"}, "Ana takes the Queen."),
    ("character", {"seat": 0, "character": "jester"}, "Ana takes the Court Jester."),
    ("guest", {"seat": 0, "host": 1}, "Ana puts a caballero into Ben's court."),
    (
        "guest_placed",
        {"seat": 0, "colour": 1, "place": "granada"},
        "Ana places a guest, a blue caballero, in Granada.",
    ),
    ("refused", {"seat": 0}, "Ana does not let a caballero go along."),
    ("boycott", {"seat": 0}, "Ana boycotts a region."),
    (
        "boycotted",
        {"seat": 0, "place": "granada"},
        "Ana boycotts Granada: it is not scored.",
    ),
    ("incognito", {"seat": 0}, "Ana has chosen where the King travels incognito."),
    ("unmasked", {"seat": 0}, "Ana reveals the King incognito."),
    ("incognito_lapsed", {"seat": 0}, "Ana has lost the King incognito."),
    (
        "kept_used",
        {"seat": 0, "card": "c5_king"},
        "Ana uses “King's Card”, kept from an earlier turn.",
    ),
    ("stopped", {"seat": 0}, "After Ana nobody has a special action in this round."),
    ("last_word", {"seat": 0}, "Ana will have the last word in this round."),
    (
        "revolution",
        {"seat": 0, "stand_in": None},
        "Revolution: the King is thrown into the Castillo, and nobody takes his place.",
    ),
    (
        "revolution",
        {"seat": 0, "stand_in": 1},
        "Revolution: the King is thrown into the Castillo. Ben's Grande takes his place.",
    ),
]

COLONIES: list[Told] = [
    ("tokens", {"seat": 0, "gold": 1, "goods": 0}, "Ana adds 1 gold."),
    ("tokens", {"seat": 0, "gold": 0, "goods": 1}, "Ana adds one goods token."),
    ("tokens", {"seat": 0, "gold": 1, "goods": 2}, "Ana adds 1 gold and 2 goods tokens."),
    ("claimed", {"seat": 0, "colour": 0, "token": "gold"}, "Ana has a violet caballero take gold."),
    ("claimed", {"seat": 0, "colour": 3, "token": "goods"}, "Ana has an orange caballero take goods."),
    (
        "delivered",
        {"seat": 0, "token": "gold", "place": "granada", "points": 6},
        "Gold arrives in Granada: 6 points for Ana.",
    ),
    (
        "delivered",
        {"seat": 0, "token": "goods", "place": "granada", "points": 4},
        "Goods arrive in Granada: 4 points for Ana.",
    ),
    (
        "token_lost",
        {"colour": 1, "token": "gold"},
        "The gold carried by a blue caballero goes back to the supply.",
    ),
    (
        "stands",
        {"colour": 1, "place": "ship", "spot": "captain"},
        "The blue caballero is captain of the ship.",
    ),
    (
        "stands",
        {"colour": 1, "place": "france", "spot": "third"},
        "The blue caballero takes the third space in Francia.",
    ),
    ("inquisitor", {"seat": 0}, "Ana takes the inquisitor's card."),
    ("kept", {"seat": 0, "card": "gic_free_choice"}, "Ana keeps “Free choice”."),
    (
        "closed",
        {"seat": 0, "stack": 5, "card": "c5_king"},
        "Ana closes “King's Card” (stack 5) for this round.",
    ),
    (
        "struck",
        {"seat": 0, "card": "c5_king"},
        "Double strike: Ana repeats the special action of “King's Card”.",
    ),
    ("delayed", {"place": "granada"}, "Granada will be scored at the end of the next round."),
    ("delayed", {"place": "ship"}, "The ship will be scored at the end of the next round."),
    ("table", {"place": "ship"}, "The limitation table goes to the ship."),
    ("on_table", {"colour": 1, "place": "granada"}, "A blue caballero moves onto the limitation table."),
]

ANNIVERSARY: list[Told] = [
    ("banner", {"seat": 0, "place": "granada"}, "Ana's banner now flies in Granada."),
]

EXPANSIONS = [*KING_INTRIGANT, *GRANDISSIMO, *COLONIES, *ANNIVERSARY]
