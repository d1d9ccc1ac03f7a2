"""Every option as a sentence that fits the decision it answers."""

import pytest

from elgrande.locale import Speech
from elgrande.rules.choices import ACTIONS, WORDS, print_choice
from elgrande.rules.facts import DECISIONS


def test_every_choice_there_is_has_a_sentence(speech: Speech) -> None:
    for code in range(ACTIONS):
        for kind in ["none", *DECISIONS]:
            sentence = speech.choice_text(code, kind)
            assert sentence[0].isupper(), print_choice(code)
            assert "{" not in sentence
            assert "none" not in sentence.split()


def test_choices_are_told_apart(speech: Speech) -> None:
    for kind in ["none", *DECISIONS]:
        # Two modifiers with the same value and ability are as good as each other.
        sentences = [
            speech.choice_text(code, kind) for code in range(ACTIONS) if "modifier" not in print_choice(code)
        ]
        alike = {sentence for sentence in sentences if sentences.count(sentence) > 1}
        assert all("modifier" in sentence for sentence in alike)


@pytest.mark.parametrize(
    ("choice", "kind", "sentence"),
    [
        ("to granada", "place", "Place a caballero in Granada"),
        ("to castillo", "turn", "Place a caballero in the Castillo"),
        ("to castillo", "drop", "Move it into the Castillo"),
        ("power 9", "power", "Play power card 9, which brings 2 caballeros"),
        ("power 13", "power", "Play power card 13, which brings no caballeros"),
        ("take 0", "supply", "Take no caballeros"),
        ("card 3", "card", "Take the card of stack 3"),
        ("lift orange sevilla", "lift", "Move an orange caballero from Sevilla"),
        ("lift blue galicia", "pick_each", "Return a blue caballero from Galicia to the province"),
        ("lift blue galicia", "entourage", "Take a blue caballero from Galicia along"),
        ("from court", "lose", "Return a caballero from court to the province"),
        ("from aragon", "recall", "Take a caballero from Aragón to your court"),
        ("stop", "place", "Place no more"),
        ("king castillo", "king", "Move the King beside the Castillo"),
        ("board 8 castillo", "board", "Lay the scoreboard 8/4/0 at the Castillo"),
        ("swap blue", "swap", "Swap the King with the Grande of Ben"),
        ("modifier 5", "draft", "Pass on the modifier +1 (no ability)"),
        ("reuse 9", "power_back", "Take the modifier −2 back (take 1 more to court)"),
        ("region galicia", "scoring_order", "Score Galicia next"),
        ("keep 40", "hand", "Keep 40 (Veto), which brings 4 caballeros"),
        ("play 180", "power", "Play 180 (King), which brings no caballeros"),
        ("skip", "reserve", "Keep your reserve"),
        ("remove 25 blue", "removal", "Remove Ben's Espionage"),
        ("remove table aragon", "removal", "Remove the limitation table from Aragón"),
        ("keep joker", "hand", "Keep the Joker"),
        ("play joker", "power", "Play the Joker"),
        ("to galleon", "place", "Place a caballero on your ship"),
        ("to granada", "place_guest", "Place the guest in Granada"),
        ("to granada", "reserve", "Send your reserve to Granada"),
        ("region ship", "scoring_order", "Score the ship next"),
        ("region ship", "table", "Move the limitation table to the ship"),
        ("region aragon", "bridge_end", "Lead the bridge to Aragón"),
        ("region aragon", "ally", "Ally it with Aragón"),
        ("region aragon", "boycott", "Choose Aragón"),
        ("lift blue aragon", "trim", "Send a blue caballero from Aragón to its owner's court"),
        ("lift blue aragon", "cross_bridge", "Move a blue caballero from Aragón over the bridge"),
    ],
)
def test_a_choice_is_said_as_it_fits_the_decision(
    speech: Speech, choice: str, kind: str, sentence: str
) -> None:
    assert speech.choice_text(choice, kind) == sentence


def test_a_choice_can_name_the_card(speech: Speech) -> None:
    offer = {"4": "c4_eviction"}
    assert speech.choice_text("card 4", "card", offer=offer) == "Take “Eviction” from stack 4"
    assert speech.choice_text("second", "either") == "Use the second of the two actions"
    assert (
        speech.choice_text("second", "either", card="c1_all_own_or_place2")
        == "Place up to 2 extra caballeros from your court"
    )


def test_words_without_details_are_all_there(speech: Speech) -> None:
    assert {speech.choice_text(word) for word in WORDS} >= {"End your turn", "Let it pass", "Stop here"}
