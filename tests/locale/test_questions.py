"""What players are asked: every decision with what it is about, and what a Veto would stop."""

import pytest

from elgrande.locale import Speech
from elgrande.rules.effects.move import ANY_NUMBER
from elgrande.rules.table import Decision

PROMPTS: list[tuple[str, dict[str, object], list[str], str]] = [
    ("supply", {"count": 1}, [], "You may take a caballero from the province to your court."),
    ("supply", {"count": 4}, [], "You may take up to 4 caballeros from the province to your court."),
    (
        "turn",
        {"card": "c5_king", "left": 5},
        ["to granada", "act", "end"],
        "“King's Card”: place up to 5 caballeros and use the special action, in either order.",
    ),
    (
        "turn",
        {"card": "c5_king", "left": 0},
        ["act", "end"],
        "“King's Card”: use the special action, or end your turn.",
    ),
    (
        "turn",
        {"card": "c1_move4_own", "left": 1},
        ["to granada", "end"],
        "“Intrigue: Move 4 of your own”: place a caballero, or end your turn.",
    ),
    ("modifier", {"power": 9}, ["plain"], "You have played 9. Do you play a modifier with it?"),
    (
        "modifier",
        {"power": 9},
        [],
        "You have played 9, which is on the table already: play a modifier with it.",
    ),
    (
        "lift",
        {"own": 2, "foreign": 1, "any": 0, "place": None},
        [],
        "Which caballero do you move? You may move 2 more of your own and 1 more of others.",
    ),
    (
        "lift",
        {"own": ANY_NUMBER - 3, "foreign": 0, "any": 0, "place": "sevilla"},
        [],
        "Which caballero do you move out of Sevilla? You may move any number of your own.",
    ),
    ("drop", {"colour": 3, "source": "sevilla"}, [], "Where does the orange caballero from Sevilla go?"),
    (
        "loss_disc",
        {"count": None},
        [],
        "Secretly set a region. All your caballeros there go back to the province.",
    ),
    (
        "scoring_order",
        {"places": ["galicia", "cataluna", "sevilla"]},
        [],
        "Which region is scored next? Still to be scored: Galicia, Cataluña and Sevilla.",
    ),
    (
        "turn",
        {"card": "ki_170", "left": 5},
        ["to granada", "act", "office", "end"],
        "“Royal advisor”: place up to 5 caballeros and use the special action, in either order. You may use the "
        "special action of your King or Intrigant card instead of your own.",
    ),
    (
        "hand",
        {"count": 13},
        [],
        "Secretly choose the 13 power cards that you will play with, one after the other.",
    ),
    (
        "trim",
        {"place": "aragon", "left": 2},
        [],
        "There are 2 caballeros too many in Aragón. Which one goes to its owner's court next?",
    ),
    ("reserve", {"place": "aragon"}, [], "Aragón is scored next. Do you send your reserve to a region?"),
    (
        "reserve",
        {"place": None},
        [],
        "A special scoring is about to begin. Do you send your reserve to a region?",
    ),
    ("bridge_end", {"place": "aragon"}, [], "Where does the bridge from Aragón lead?"),
    (
        "fill",
        {"place": "ship", "left": 1},
        [],
        "Which caballero goes onto the limitation table on the ship? One space is free.",
    ),
    ("place_extra", {"left": 5}, [], "Place up to 5 more caballeros with your special action, or stop."),
    (
        "cross_bridge",
        {"places": ["aragon", "valencia"]},
        [],
        "Your bridge joins Aragón and Valencia. You may move your caballeros over it before your turn.",
    ),
]


@pytest.mark.parametrize(("kind", "subject", "options", "sentence"), PROMPTS)
def test_a_question_tells_what_it_is_about(
    speech: Speech, kind: str, subject: dict[str, object], options: list[str], sentence: str
) -> None:
    assert speech.prompt_of(kind, subject, options) == sentence


def test_a_decision_is_asked_for_by_its_prompt(speech: Speech) -> None:
    assert speech.prompt(Decision(0, "power_back", [], {})) == "Which of your used cards do you take back?"


@pytest.mark.parametrize(
    ("facts", "step"),
    [
        ({"step": "carry_out"}, ""),
        ({"step": "carry_out", "place": "granada"}, " This concerns Granada."),
        ({"step": "score_one", "place": "castillo"}, " Next: the Castillo is scored."),
        ({"step": "placed", "place": "castillo"}, " Next: a caballero goes from court into the Castillo."),
        ({"step": "recalled", "place": "granada"}, " Next: a caballero goes from Granada back to court."),
        (
            {"step": "moved", "move": ["blue", "galicia", "castillo"]},
            " Next: a blue caballero goes from Galicia into the Castillo.",
        ),
        ({"step": "court_loss", "loser": 1}, " Next: Ben returns caballeros from court to the province."),
        (
            {"step": "returned", "loser": 1, "place": "aragon", "count": 2},
            " Next: Ben returns 2 caballeros from Aragón to the province.",
        ),
        (
            {"step": "evicted", "loser": 1, "place": "aragon"},
            " Next: Ben has set Aragón for the caballeros that must leave.",
        ),
        (
            {"step": "pledged", "loser": 1, "losses": {"court": 2, "aragon": 1}},
            " Next: Ben returns caballeros to the province: 2 from court and 1 from Aragón.",
        ),
        ({"step": "gain", "count": 1}, " Next: one caballero from the province to court."),
        (
            {"step": "travelled", "loser": 1, "place": "aragon"},
            " Next: the Grande of Ben goes to Aragón.",
        ),
        (
            {"step": "thrown_in", "colour": 1, "place": "aragon"},
            " Next: all blue caballeros in Aragón are thrown into the Castillo.",
        ),
        (
            {"step": "washed_away", "loser": 1, "place": "aragon", "count": 2},
            " Next: Ben takes 2 caballeros from Aragón back to court.",
        ),
        (
            {"step": "carry_out", "choice": "remove table aragon"},
            " It removes the limitation table from Aragón.",
        ),
        (
            {"step": "table_laid", "place": "aragon"},
            " Next: the limitation table is laid on Aragón.",
        ),
        (
            {"step": "trimmed", "loser": 1, "place": "aragon", "count": 1},
            " Next: Ben takes one caballero from Aragón back to court.",
        ),
        ({"step": "carry_out", "choice": "turn 4"}, " The scoreboard 4/0/0 is turned over."),
        (
            {"step": "carry_out", "choice": "bridge aragon valencia", "place": "aragon"},
            " The bridge joins Aragón and Valencia.",
        ),
    ],
)
def test_the_holder_of_a_veto_is_told_what_he_would_stop(
    speech: Speech, facts: dict[str, object], step: str
) -> None:
    asked = speech.prompt_of("veto", {"seat": 0, "card": "c4_eviction", **facts})
    assert asked == f"Ana uses the special action of “Eviction”.{step} Do you object with your Veto?"
