"""What happened, told in a sentence: the events of the game without expansions, secrets, and reasons for points."""

import pytest

from elgrande.locale import Speech
from elgrande.rules.news import Event
from elgrande.rules.scoring import Award
from elgrande.rules.sets.facts import EVENTS
from tests.locale.expansion_events import EXPANSIONS, Told

AWARDS = [
    {"seat": 2, "count": 3, "rank": 1, "tied": False, "value": 5, "king": 2, "grande": 0, "points": 7},
    {"seat": None, "count": 2, "rank": 2, "tied": False, "value": 0, "king": 0, "grande": 0, "points": 0},
    {"seat": 0, "count": 1, "rank": 3, "tied": False, "value": 1, "king": 0, "grande": 0, "points": 1},
]

USUAL: list[Told] = [
    ("round", {"round": 3}, "Round 3 begins."),
    (
        "offer",
        {"cards": {"4": "c4_eviction", "5": "c5_king"}},
        "On offer: “Eviction” (4) and “King's Card” (5).",
    ),
    ("power", {"seat": 0, "power": 9}, "Ana plays power card 9."),
    ("modifier", {"seat": 0, "modifier": 5, "total": 10}, "Ana adds the modifier +1: 10."),
    ("dummy_power", {"power": 4}, "The dummy's power card is 4."),
    ("dummy_arrives", {"place": "granada", "count": 2}, "The dummy places 2 caballeros in Granada."),
    ("dummy_arrives", {"place": "granada", "count": 0}, "The dummy draws Granada and places nothing there."),
    (
        "dummy_takes",
        {"stack": 4, "card": "n4_coup"},
        "The dummy takes “Coup” from stack 4, without effect.",
    ),
    ("turn", {"seat": 3}, "It is the turn of Dan."),
    ("supply", {"seat": 3, "count": 1}, "Dan takes one caballero from the province to court."),
    ("recalled", {"seat": 3, "place": "aragon"}, "Dan takes a caballero from Aragón back to court."),
    ("card", {"seat": 3, "stack": 2, "card": "c2_veto"}, "Dan takes “Veto” from stack 2."),
    (
        "announced",
        {"seat": 3, "card": "c4_grande", "choice": None},
        "Dan uses the special action of “Grande”.",
    ),
    ("announced", {"seat": 3, "card": "c4_grande", "choice": "aragon"}, "Dan announces: Aragón."),
    (
        "announced",
        {"seat": 3, "card": "r5_substitute", "choice": "blue"},
        "Dan announces: the Grande of Ben.",
    ),
    (
        "announced",
        {"seat": 3, "card": "c4_scoreboard", "choice": "4 castillo"},
        "Dan announces: the scoreboard 4/0/0 at the Castillo.",
    ),
    ("vetoed", {"seat": 3, "by": 0, "card": "c4_grande"}, "Ana objects: “Grande” of Dan ends here."),
    ("veto_taken", {"seat": 0}, "Ana now holds a Veto."),
    ("veto_lapsed", {"seat": 0, "count": 1}, "A Veto of Ana lapses unused."),
    ("placed", {"seat": 0, "place": "castillo"}, "Ana places a caballero in the Castillo."),
    ("placed", {"seat": 0, "place": "galleon"}, "Ana places a caballero on board a ship."),
    (
        "moved",
        {"seat": 0, "colour": 3, "source": "aragon", "place": "castillo"},
        "Ana moves an orange caballero from Aragón into the Castillo.",
    ),
    (
        "returned",
        {"colour": 1, "place": "court", "count": 3},
        "3 blue caballeros go from court back to the province.",
    ),
    (
        "to_court",
        {"colour": 1, "source": "aragon", "count": 1},
        "One blue caballero goes from Aragón to its owner's court.",
    ),
    (
        "discs",
        {"discs": {"0": "galicia", "2": "aragon"}},
        "The discs show: Galicia (Ana) and Aragón (Cleo).",
    ),
    (
        "castillo_opened",
        {"counts": {"blue": 3, "grey": 1}},
        "The Castillo is opened. Caballeros in it: Ben 3 and the dummy 1.",
    ),
    ("castillo_opened", {"counts": {}}, "The Castillo is opened: it is empty."),
    (
        "left_castillo",
        {"seat": 1, "place": "court", "count": 2, "grande": False},
        "Ben takes 2 caballeros out of the Castillo, to court.",
    ),
    (
        "left_castillo",
        {"seat": 1, "place": "aragon", "count": 1, "grande": True},
        "Ben's Grande and one caballero leave the Castillo for Aragón.",
    ),
    (
        "left_castillo",
        {"seat": 1, "place": "aragon", "count": 0, "grande": True},
        "The Grande of Ben leaves the Castillo for Aragón.",
    ),
    ("scored", {"place": "castillo", "awards": AWARDS}, "The Castillo is scored: Cleo 7 and Ana 1."),
    ("scored", {"place": "aragon", "awards": []}, "Aragón is scored: nobody gets points."),
    ("scored", {"place": "court", "awards": AWARDS}, "The courts are scored: Cleo 7 and Ana 1."),
    ("scored", {"place": "ship", "awards": AWARDS}, "The ship is scored: Cleo 7 and Ana 1."),
    ("king", {"place": "castillo"}, "The King moves beside the Castillo."),
    ("grande", {"seat": 1, "place": "castillo"}, "The Grande of Ben moves into the Castillo."),
    ("board", {"board": "8", "place": "aragon"}, "The scoreboard 8/4/0 now lies in Aragón."),
    (
        "power_back",
        {"seat": 0, "power": 13, "modifier": None, "joker": False},
        "Ana takes power card 13 back.",
    ),
    ("power_back", {"seat": 0, "power": None, "modifier": None, "joker": True}, "Ana takes the Joker back."),
    (
        "power_back",
        {"seat": 0, "power": None, "modifier": 5, "joker": False},
        "Ana takes the modifier +1 back.",
    ),
    (
        "power_back",
        {"seat": 0, "power": None, "modifier": None, "joker": None},
        "Ana takes a used card back, unseen.",
    ),
    ("modifier_passed", {"seat": 0, "to": 1, "modifier": 5}, "Ana passes the modifier +1 to Ben."),
    ("modifier_passed", {"seat": 0, "to": 1, "modifier": None}, "Ana passes a modifier to Ben."),
    ("smuggling", {"seat": 0}, "Ana may place caballeros in the King's region this turn."),
    ("turn_over", {"seat": 0}, "Ana ends the turn."),
    ("start_marker", {"seat": 0}, "Ana gets the start marker."),
    ("general_scoring", {"round": 6}, "General scoring after round 6."),
    (
        "game_over",
        {"scores": [98, 97, 98, 40], "winners": [0, 2]},
        "The game is over: Ana and Cleo share the victory. Ana 98, Ben 97, Cleo 98 and Dan 40.",
    ),
    (
        "game_over",
        {"scores": [100, 97, 98, 40], "winners": [0]},
        "The game is over: Ana wins. Ana 100, Ben 97, Cleo 98 and Dan 40.",
    ),
]


TOLD = [*USUAL, *EXPANSIONS]


@pytest.mark.parametrize(("kind", "facts", "sentence"), TOLD)
def test_an_event_is_told(speech: Speech, kind: str, facts: dict[str, object], sentence: str) -> None:
    assert set(facts) == set(EVENTS[kind].facts)
    assert speech.event_text({"event": kind, **facts}) == sentence


def test_no_kind_of_event_is_left_out() -> None:
    assert {kind for kind, _, _ in TOLD} == set(EVENTS)


def test_only_those_who_saw_it_are_told_a_secret(speech: Speech) -> None:
    event = Event("power_back", {"seat": 0}, {"power": 13, "modifier": None, "joker": False}, known_to=1)
    assert speech.event_text(event.seen_by(0)) == "Ana takes power card 13 back."
    assert speech.event_text(event.seen_by(1)) == "Ana takes a used card back, unseen."
    assert speech.event_text(event.seen_by(None)) == "Ana takes a used card back, unseen."


# ---------------------------------------------------------------------- points


def award(rank: int, tied: bool, value: int, king: int = 0, grande: int = 0) -> Award:
    result = Award(0, 3, rank, tied)
    result.value, result.king, result.grande = value, king, grande
    return result


def test_reasons_for_points(speech: Speech) -> None:
    assert speech.award_reason(award(1, False, 5)) == "1st place: 5"
    assert speech.award_reason(award(2, True, 3)) == "2nd place, tied: 3"
    assert speech.award_reason(award(1, False, 5, king=2)) == "1st place: 5 + 2 for the King"
    assert (
        speech.award_reason(award(1, False, 5, king=2, grande=2).to_json())
        == "1st place: 5 + 2 for the King + 2 for the Grande"
    )
    assert speech.award_reason(award(4, False, 0)) == "4th place: 0"
    captain, doubled = award(0, False, 0), award(1, False, 5, king=2)
    captain.office, doubled.times = 3, 2
    assert speech.award_reason(captain) == "no place: 0 + 3 for an office"
    assert speech.award_reason(doubled) == "1st place: 5 + 2 for the King, doubled"
