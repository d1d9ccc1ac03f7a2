"""What the game says in English: names, cards, choices, questions, events and reasons for points."""

import pytest

from elgrande.locale import MissingText, Speech, UnknownLanguage, languages
from elgrande.locale.names import all_cards
from elgrande.rules.choices import ACTIONS, WORDS, print_choice
from elgrande.rules.effects.move import ANY_NUMBER
from elgrande.rules.news import EVENTS, Event
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS
from elgrande.rules.ruleset import PROVENANCES, Card
from elgrande.rules.scoring import Award
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.corrections import CORRECTED, CardCorrection, Corrections, ModifierCorrection
from elgrande.rules.sets.setup import EDITION_NAMES, MODULES, OPTIONS, Setup
from elgrande.rules.table import Decision
from elgrande.rules.tasks import DECISION_KINDS


@pytest.fixture
def speech() -> Speech:
    return Speech("en", "2015", seats=["Ana", "Ben", "Cleo", "Dan"], strict=True)


def card_of(id: str) -> Card:
    return next(card for card in all_cards() if card.id == id)


# ---------------------------------------------------------------------- names


def test_a_region_is_called_as_on_the_board_of_its_edition() -> None:
    assert Speech(edition="1995").place_name("castilla_la_nueva") == "Castilla la Nueva"
    assert Speech(edition="2023").place_name("castilla_la_nueva") == "Toledo"


def test_a_region_can_be_called_as_in_the_language() -> None:
    assert Speech("en", "2015", translate_places=True).place_name("pais_vasco") == "Basque Country"


def test_every_place_and_colour_has_a_name(speech: Speech) -> None:
    assert len({speech.place_name(place) for place in PLACE_IDS}) == len(PLACE_IDS)
    assert [speech.colour_name(id) for id in COLOUR_IDS] == [
        "Violet",
        "Blue",
        "Green",
        "Orange",
        "Red",
        "Grey",
    ]
    assert speech.place_name("castillo") == "Castillo"


def test_players_without_a_name_are_called_by_their_colour(speech: Speech) -> None:
    assert Speech().seat_name(1) == "Blue"
    assert speech.seat_name(1) == "Ben"
    assert speech.seat_name(5) == "the dummy"


def test_the_game_decides_the_edition() -> None:
    assert Speech(rules=rules_for(Setup("2023", 4))).edition == "2023"


# ---------------------------------------------------------------------- cards


def test_a_printed_title_goes_before_our_own_label(speech: Speech) -> None:
    assert speech.card_name("c4_eviction") == "Eviction"
    assert speech.card_name("c2_remove1_each") == "One of each opponent"


def test_cards_with_the_same_title_are_told_apart(speech: Speech) -> None:
    assert speech.card_name("c3_score_4") == speech.card_name("c3_score_5") == "Special Scoring"
    assert speech.card_full_name("c3_score_4") == "Special Scoring: Regions worth 4"
    assert speech.card_full_name("c4_eviction") == "Eviction"
    for prefixes in ("c", "nrv"):
        cards = [card for card in all_cards() if card.id[0] in prefixes]
        assert len({(card.stack, speech.card_full_name(card)) for card in cards}) == len(cards)


@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.id)
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_every_card_has_a_text_with_the_numbers_of_its_effect(card: Card, edition: str) -> None:
    speech = Speech(edition=edition, strict=True)
    text = speech.card_text(card)
    assert text.endswith(".")
    assert "{" not in text
    assert bool(speech.card_note(card)) == bool(card.note)
    for name in ("any", "own", "foreign", "up_to", "count", "low", "high"):
        number = getattr(card.effect, name, 0)
        if 0 < number < ANY_NUMBER:
            assert str(number) in text, name


def test_a_text_follows_the_edition() -> None:
    assert "and the Castillo may be named" in Speech(edition="1995").card_text("c2_score_choice")
    assert "the Castillo may not" in Speech(edition="2015").card_text("c2_score_choice")
    assert "any of its steps" in Speech(edition="2015").card_text("c2_veto")
    assert "before it begins" in Speech(edition="2023").card_text("v2_veto")
    assert "or in the Castillo" in Speech(edition="2015").card_text("c1_place2_extra")
    assert "or into the Castillo" in Speech(edition="2023").card_text("n1_militia")


def test_a_text_follows_the_options_and_modules_of_the_game() -> None:
    usual = Speech(rules=rules_for(Setup("1995", 3)))
    strict = Speech(rules=rules_for(Setup("1995", 3, options={"angry-king": "everybody"})))
    assert usual.card_text("c2_angry_king").startswith("Every opponent")
    assert strict.card_text("c2_angry_king").startswith("Every player")

    plain = Speech(rules=rules_for(Setup("2023", 4)))
    module = Speech(rules=rules_for(Setup("2023", 4, ["power-modifiers"])))
    assert "modifier" not in plain.card_text("n4_empowerment")
    assert "modifier" in module.card_text("n4_empowerment")


def test_the_text_of_a_correction_goes_before_ours() -> None:
    corrections = Corrections()
    corrections.cards["n2_court_3"] = CardCorrection(
        names={"en": "Tax"}, text={"de": "Auf Deutsch.", "en": "In English."}, note="from the box"
    )
    corrections.cards["n2_court_all"] = CardCorrection(text={"de": "Nur auf Deutsch."})
    corrections.modifiers[1] = ModifierCorrection(4, None, "dance a fandango")
    corrections.modifiers[9] = ModifierCorrection(1, None, "supply", {"en": "Take one."})
    corrections.cards["v1_all_own_or_place2"] = CardCorrection(names={"en": "Choice"})
    speech = Speech(
        rules=rules_for(Setup("2023", 4, ["power-modifiers", "veteran-cards"]), corrections), strict=True
    )
    assert speech.card_name("n2_court_3") == speech.card_full_name("n2_court_3") == "Tax"
    assert speech.card_text("n2_court_3") == "In English."
    assert speech.card_note("n2_court_3") == "from the box"
    assert speech.card_text("n2_court_all") == "Nur auf Deutsch."
    assert speech.modifier_name(1) == "+4"
    assert speech.modifier_text(1) == "dance a fandango"
    assert speech.modifier_text(9) == "Take one."
    assert speech.choice_text("first", card="v1_all_own_or_place2") == "Use the first of the two actions"


def test_modifiers_show_their_sign_and_ability(speech: Speech) -> None:
    assert speech.modifier_name(1) == "−3"
    assert speech.modifier_name(8) == "+3"
    assert speech.modifier_text(1).startswith("No ability")
    assert speech.modifier_title(10) == "put 1 into the Castillo"


# ---------------------------------------------------------------------- setup


def test_editions_modules_options_and_provenances_are_explained(speech: Speech) -> None:
    for edition in EDITION_NAMES:
        assert edition in speech.edition_name(edition)
        assert speech.edition_about(edition).endswith(".")
    for module in MODULES:
        assert speech.set_name(module.name)
        assert speech.set_about(module.name).endswith(".")
    for option in OPTIONS:
        assert speech.option_name(option.name)
        assert speech.option_about(option.name)[-1] in ".?"
        values = [speech.option_value(option.name, value) for value in option.values]
        assert len(set(values)) == len(option.values)
    for provenance in [*PROVENANCES, CORRECTED]:
        assert speech.provenance_name(provenance) == provenance
        assert speech.provenance_about(provenance).endswith(".")


def test_several_values_of_an_option_are_listed(speech: Speech) -> None:
    assert speech.option_value("veterans", "veto+scoring") == "the two Vetos and the secret scoring"


# ---------------------------------------------------------------------- choices


def test_every_choice_there_is_has_a_sentence(speech: Speech) -> None:
    for code in range(ACTIONS):
        for kind in ["none", *DECISION_KINDS]:
            sentence = speech.choice_text(code, kind)
            assert sentence[0].isupper(), print_choice(code)
            assert "{" not in sentence
            assert "none" not in sentence.split()


def test_choices_are_told_apart(speech: Speech) -> None:
    for kind in ["none", *DECISION_KINDS]:
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
        ("remove 25 blue", "removal", "Remove the Espionage of Ben"),
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
    assert {speech.choice_text(word) for word in WORDS} >= {"End your turn", "Let it happen", "Stop here"}


# ---------------------------------------------------------------------- questions

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
        "Secretly choose the 13 power cards that you play this game with, one after the other.",
    ),
    (
        "trim",
        {"place": "aragon", "left": 2},
        [],
        "2 caballeros too many are in Aragón. Which one goes to its owner's court next?",
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
        "Who stands on the limitation table on the ship? One field is free.",
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


# ---------------------------------------------------------------------- events

AWARDS = [
    {"seat": 2, "count": 3, "rank": 1, "tied": False, "value": 5, "king": 2, "grande": 0, "points": 7},
    {"seat": None, "count": 2, "rank": 2, "tied": False, "value": 0, "king": 0, "grande": 0, "points": 0},
    {"seat": 0, "count": 1, "rank": 3, "tied": False, "value": 1, "king": 0, "grande": 0, "points": 1},
]

TOLD: list[tuple[str, dict[str, object], str]] = [
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
        "The Castillo is opened: 3 blue and 1 grey.",
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
    ("power_back", {"seat": 0, "power": 13, "modifier": None}, "Ana takes power card 13 back."),
    ("power_back", {"seat": 0, "power": None, "modifier": 5}, "Ana takes the modifier +1 back."),
    ("power_back", {"seat": 0, "power": None, "modifier": None}, "Ana takes a used card back, unseen."),
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
    ("token", {"token": "table", "place": "granada"}, "A limitation table lies on Granada."),
    (
        "started",
        {"seat": 0, "place": "granada", "count": 1},
        "Ana begins with a further caballero in Granada.",
    ),
    (
        "started",
        {"seat": 0, "place": "granada", "count": 2},
        "Ana begins with 2 further caballeros in Granada.",
    ),
    ("hand_chosen", {"seat": 0}, "Ana has chosen a hand."),
    ("office", {"seat": 0, "card": "ki_king_45"}, "Ana has “King card”."),
    ("placing_anywhere", {"seat": 0}, "Ana may place caballeros in any region this turn."),
    ("in_reserve", {"seat": 0}, "Ana puts a caballero in reserve."),
    ("reserve_used", {"seat": 0, "place": "granada"}, "Ana sends the reserve to Granada."),
    ("card_removed", {"seat": 1, "power": 25}, "The Espionage of Ben is removed."),
    (
        "card_removed",
        {"seat": 1, "power": 75},
        "The Reserve of Ben is removed; its caballero goes to court.",
    ),
    ("table_removed", {"place": "aragon"}, "The limitation table is removed from Aragón."),
    ("power", {"seat": 0, "power": 0}, "Ana plays the Joker."),
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
    ("storm", {"seat": 0, "place": "granada"}, "The Tormenta of Ana is coming over Granada."),
    (
        "mistress",
        {"seat": 0},
        "Ana brings the King's mistress: he gives no bonus in this round, and all may place in any region.",
    ),
    ("spy", {"seat": 0}, "Ana will see the discs of the others in the next general scoring."),
    ("spied", {"seat": 0, "discs": {"1": "granada"}}, "Ana looks at the discs of the others: Granada (Ben)."),
    ("spied", {"seat": 0, "discs": None}, "Ana looks at the discs of the others."),
    (
        "alliance",
        {"seat": 0, "places": ["aragon", "valencia"]},
        "Ana allies Aragón and Valencia for the next general scoring.",
    ),
    ("ship", {"seat": 0, "loser": None}, "Ana takes a ship."),
    ("ship", {"seat": 0, "loser": 1}, "Ana takes a ship from Ben."),
    ("landed", {"seat": 0, "place": "granada"}, "Ana lands a caballero in Granada."),
    ("jailed", {"colour": 1, "place": "granada"}, "The prison takes in a blue caballero from Granada."),
    ("pardoned", {"place": "granada"}, "All prisoners are pardoned and go to Granada."),
    ("character", {"seat": 0, "character": "queen"}, "Ana takes the Queen."),
    ("character", {"seat": 0, "character": "jester"}, "Ana takes the Court Jester."),
    ("guest", {"seat": 0, "host": 1}, "Ana puts a caballero into the court of Ben."),
    (
        "guest_placed",
        {"seat": 0, "colour": 1, "place": "granada"},
        "Ana places a blue caballero, a guest, in Granada.",
    ),
    ("refused", {"seat": 0}, "Ana does not let a caballero go along."),
    ("boycott", {"seat": 0}, "Ana boycotts a region."),
    (
        "boycotted",
        {"seat": 0, "place": "granada"},
        "The region that Ana boycotts is Granada: it is not scored.",
    ),
    ("incognito", {"seat": 0}, "Ana has chosen where the King travels incognito."),
    ("unmasked", {"seat": 0}, "Ana turns over the King incognito."),
    ("incognito_lapsed", {"seat": 0}, "The King incognito of Ana is lost."),
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
        "Revolution: the King is thrown into the Castillo. The Grande of Ben takes his place.",
    ),
    ("tokens", {"seat": 0, "gold": 1, "goods": 0}, "Ana lays 1 gold."),
    ("tokens", {"seat": 0, "gold": 0, "goods": 1}, "Ana lays one goods token."),
    ("tokens", {"seat": 0, "gold": 1, "goods": 2}, "Ana lays 1 gold and 2 goods tokens."),
    ("claimed", {"seat": 0, "colour": 0, "token": "gold"}, "Ana puts a violet caballero on gold."),
    ("claimed", {"seat": 0, "colour": 3, "token": "goods"}, "Ana puts an orange caballero on goods."),
    (
        "delivered",
        {"seat": 0, "token": "gold", "place": "granada", "points": 6},
        "Gold comes to Granada: 6 points for Ana.",
    ),
    (
        "delivered",
        {"seat": 0, "token": "goods", "place": "granada", "points": 4},
        "Goods come to Granada: 4 points for Ana.",
    ),
    ("token_lost", {"colour": 1, "token": "gold"}, "The gold of a blue caballero goes back to the supply."),
    (
        "stands",
        {"colour": 1, "place": "ship", "spot": "captain"},
        "The blue caballero is captain of the ship.",
    ),
    (
        "stands",
        {"colour": 1, "place": "france", "spot": "third"},
        "The blue caballero takes the third field of Francia.",
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
        "Ana strikes twice: the special action of “King's Card” is repeated.",
    ),
    ("delayed", {"place": "granada"}, "Granada will be scored at the end of the next round."),
    ("delayed", {"place": "ship"}, "The ship will be scored at the end of the next round."),
    ("table", {"place": "ship"}, "The limitation table goes to the ship."),
    ("on_table", {"colour": 1, "place": "granada"}, "A blue caballero steps on the limitation table."),
    ("banner", {"seat": 0, "place": "granada"}, "The banner of Ana now flies in Granada."),
]


@pytest.mark.parametrize(("kind", "facts", "sentence"), TOLD)
def test_an_event_is_told(speech: Speech, kind: str, facts: dict[str, object], sentence: str) -> None:
    assert set(facts) == set(EVENTS[kind])
    assert speech.event_text({"event": kind, **facts}) == sentence


def test_no_kind_of_event_is_left_out() -> None:
    assert {kind for kind, _, _ in TOLD} == set(EVENTS)


def test_only_those_who_saw_it_are_told_a_secret(speech: Speech) -> None:
    event = Event("power_back", {"seat": 0}, {"power": 13, "modifier": None}, known_to=1)
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


# ---------------------------------------------------------------------- what is not there


def test_an_unknown_language_is_refused_by_name() -> None:
    assert "en" in languages()
    with pytest.raises(UnknownLanguage, match="no texts in the language 'tlh'; known are"):
        Speech("tlh")


def test_an_unknown_text_is_an_error_only_for_the_strict(speech: Speech) -> None:
    assert Speech().text("no-such-text") == "no-such-text"
    with pytest.raises(MissingText, match="'en' has no text 'no-such-text'"):
        speech.text("no-such-text")
    with pytest.raises(MissingText, match="'event-round' of 'en' cannot be formatted"):
        speech.text("event-round")


def test_a_fact_that_no_text_could_show_is_an_error(speech: Speech) -> None:
    with pytest.raises(TypeError, match="the fact 'round'"):
        speech.event_text({"event": "round", "round": [1, 2]})


def test_german_tells_one_from_several() -> None:
    speech = Speech("de", "2015", seats=["Ana", "Ben", "Cleo", "Dan"], strict=True)
    assert speech.event_text({"event": "castillo_opened", "counts": {"violet": 1, "green": 3}}) == (
        "Das Castillo wird geöffnet: 1 violetter und 3 grüne."
    )
    assert speech.event_text({"event": "returned", "colour": 1, "place": "granada", "count": 1}) == (
        "Ein blauer Caballero geht aus Granada zurück in die Provinz."
    )
    assert speech.choice_text("lift orange granada", "lift") == (
        "Einen orangefarbenen Caballero aus Granada versetzen"
    )
    assert speech.card_full_name("c4_royal_advisor") == "Königlicher Ratgeber"
