"""Every special action once, as a list of choices that plays it: for tests that go through all cards."""

from __future__ import annotations

BOARD = (
    "aragon: violet 3 blue 3 green 2 orange 2; granada: violet 1 blue 2 green 2 orange 2; sevilla: violet 1; "
    "galicia: violet 1; castillo: violet 2 blue 1"
)
GRANDES = "violet aragon blue sevilla green granada orange valencia"


def moves(colour: str, place: str, times: int) -> list[str]:
    return [f"lift {colour} {place}", "to castillo"] * times


class Case:
    """A special action: the card in the old editions and in 2023, the choices that play it, and its windows.

    The windows are how often one holder of a Veto is asked in 1995 and 2015; in 2023 it is once.
    """

    def __init__(self, classic: str, modern: str, choices: list[str], windows: int, tag: str = "") -> None:
        self.classic = classic
        self.modern = modern
        self.choices = choices
        self.windows = windows
        self.tag = tag

    def cards(self) -> list[str]:
        old = [f"1995/{self.classic}", f"2015/{self.classic}"] if self.classic else []
        return old + ([f"2023/{self.modern}"] if self.modern else [])


OPPONENTS_LOSE = ["from court", "from aragon", "from granada"] * 3
CASES = [
    # Each single caballero that moves is a step.
    Case("c1_move3_any", "n1_move3_any", moves("blue", "aragon", 3), 1 + 3),
    Case(
        "c1_move4_any",
        "n1_move4_any",
        [*moves("blue", "aragon", 1), *moves("green", "granada", 2), "stop"],
        1 + 3,
    ),
    Case(
        "c1_move4_own", "n1_move4_own", [*moves("violet", "aragon", 3), *moves("violet", "granada", 1)], 1 + 4
    ),
    Case(
        "c1_move3_foreign",
        "n1_move3_foreign",
        moves("green", "aragon", 2) + moves("blue", "granada", 1),
        1 + 3,
    ),
    Case(
        "c1_move2own_2foreign",
        "n1_move2own_2foreign",
        [*moves("violet", "aragon", 2), *moves("blue", "aragon", 2)],
        1 + 4,
    ),
    Case(
        "c1_region5_any",
        "n1_region5_any",
        ["region aragon", *moves("blue", "aragon", 3), *moves("green", "aragon", 2)],
        1 + 5,
    ),
    Case("c1_region_all_own", "n1_region_all_own", ["region aragon", *moves("violet", "aragon", 3)], 1 + 3),
    Case("c1_place2_extra", "n1_militia", ["to valencia", "to cataluna"], 1 + 2),
    Case(
        "c1_all_own_or_place2",
        "v1_all_own_or_place2",
        ["first", "region aragon", *moves("violet", "aragon", 2), "stop"],
        1 + 2,
        "move",
    ),
    Case(
        "c1_all_own_or_place2",
        "v1_all_own_or_place2",
        ["second", "to valencia", "to cataluna"],
        1 + 2,
        "place",
    ),
    # Taking the other Veto is one step.
    Case("c2_veto", "v2_veto", [], 1),
    # Each opponent is a step; where the first step shows nothing new, the question before the action is about it too.
    Case("c2_court_all", "n2_court_all", [], 3),
    Case("c2_court_3", "n2_court_3", [], 3),
    Case(
        "c2_remove1_each",
        "n2_assassin",
        ["lift blue aragon", "lift green granada", "lift orange aragon"],
        1 + 3,
    ),
    Case("c2_angry_king", "n2_withdrawal", OPPONENTS_LOSE, 1 + 3),
    Case("c2_secret_all_of_region", "n2_civil_war", ["disc aragon", "disc granada", "disc aragon"], 1 + 3),
    Case(
        "c2_secret_2_of_region",
        "n2_secret_2_of_region",
        ["disc aragon", "disc granada", "disc aragon"],
        1 + 3,
    ),
    # A single region is one step, several regions are one each, in the order that the active player wants.
    Case("c2_score_choice", "n2_score_choice", ["region aragon"], 1),
    Case("c3_score_choice", "", ["region granada"], 1),
    Case("c3_score_4", "n3_score_4", ["region sevilla", "region galicia"], 1 + 3),
    Case("c3_score_5", "n3_score_5", ["region aragon", "region valencia"], 1 + 3),
    Case("c3_score_6_7", "n3_score_6_7", ["region granada", "region castilla_la_nueva"], 1 + 3),
    Case("c3_score_castillo", "n3_revelation", [], 1 + 1),
    Case("c3_score_first_only", "n3_score_first_only", [], 9),
    Case("c3_score_most", "n3_score_most", [], 1),
    Case("c3_score_least", "n3_score_least", ["region sevilla"], 1 + 2),
    # Boards, Grandes and the King move in one step.
    Case("c4_scoreboard", "n4_decree", ["board 8 aragon"], 1),
    Case("c4_power_back", "n4_empowerment", ["back 13"], 1),
    Case("c4_court2", "n4_court2", ["take 2"], 1 + 2),
    Case("c4_grande", "n4_new_home", ["grande granada"], 1),
    Case(
        "c4_secret_scoring",
        "v4_secret_scoring",
        ["disc aragon", "disc granada", "disc sevilla", "disc sevilla", "region granada"],
        1 + 2,
    ),
    Case(
        "c4_eviction", "n4_coup", ["region aragon", "disc valencia", "disc galicia", "disc cataluna"], 1 + 3
    ),
    Case("c4_royal_advisor", "n4_royal_advisor", ["king pais_vasco"], 1),
    Case("c5_king", "n5_majesty", ["king sevilla"], 1),
    # New Regency knows only the Veto of 2023.
    Case("", "r5_exile", ["king france"], 1),
    Case("", "r5_entourage", ["king sevilla"], 1),
    Case("", "r5_competition", ["king aragon"], 1),
    Case("", "r5_country_seat", ["king sevilla"], 1),
    Case("", "r5_revolt", ["king castillo"], 1),
    Case("", "r5_smuggling", [], 1),
    Case("", "r5_substitute", ["swap blue"], 1),
    Case("", "r5_unknown_8", ["king pais_vasco"], 1),
    Case("", "r5_unknown_9", ["king sevilla"], 1),
    Case("", "r5_unknown_10", ["king aragon"], 1),
]
