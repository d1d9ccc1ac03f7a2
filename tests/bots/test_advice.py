"""Advice: the best few options, what they come to, and a sentence why."""

from __future__ import annotations

import pytest

from elgrande.bots import Clock, Reason
from elgrande.bots.advice import advise
from elgrande.bots.core.search import Mind, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.explain import Explainer
from elgrande.bots.protocol import glimpse
from elgrande.bots.words import ADVICE_KEYS, comparison, sentence
from elgrande.build import compiled
from elgrande.locale.speech import Speech
from elgrande.rules import (
    Dice,
    Setup,
    Table,
    new_table,
    parse_choice,
    preview,
    print_choice,
    rules_for,
    view,
)
from elgrande.rules.places import (
    ARAGON,
    CASTILLA_LA_NUEVA,
    CASTILLO,
    COLOUR_IDS,
    COLOURS,
    GRANADA,
    PLACE_IDS,
    SEVILLA,
)
from tests.bots.positions import BLUE, GREEN, ORANGE, VIOLET, arranged
from tests.properties.hidden import shuffle_hidden


def why(table: Table, option: str) -> tuple[str, dict[str, object]]:
    seat = table.deciders[0]
    seen = glimpse(table, seat)
    mind = Mind(table.rules, Weights(), Tuning())
    return Explainer(seen.known, seat, seen.decision, mind.policy).why(parse_choice(option))


def to_the_cards(table: Table) -> None:
    """Play on until a card on offer is to be taken."""
    while not print_choice(table.options[0]).startswith("card"):
        table.play(table.options[0])


def test_placing_is_explained_by_the_majority_it_brings() -> None:
    table = arranged(
        king=CASTILLA_LA_NUEVA,
        caballeros={ARAGON: {VIOLET: 2, BLUE: 2}, GRANADA: {VIOLET: 3, GREEN: 1}, SEVILLA: {BLUE: 2}},
    )
    assert why(table, "to aragon") == ("advice-leads", {"place": "aragon", "points": 5})
    assert why(table, "to granada") == ("advice-defends", {"place": "granada", "points": 6})
    assert why(table, "to sevilla") == ("advice-rank", {"place": "sevilla", "points": 3, "rank": 2})
    assert why(table, "to castillo") == ("advice-castillo", {"count": 1})
    assert why(table, "end")[0] == "advice-keep"


def test_a_lead_of_one_is_told_with_who_is_behind() -> None:
    table = arranged(
        king=CASTILLA_LA_NUEVA,
        caballeros={
            ARAGON: {VIOLET: 3, BLUE: 2, GREEN: 1},
            GRANADA: {VIOLET: 2, GREEN: 2},
            SEVILLA: {BLUE: 1},
        },
    )
    # Level with Blue, both would be paid the second place: 4 instead of 5.
    assert why(table, "to aragon") == ("advice-holds", {"place": "aragon", "colour": "blue", "points": 1})
    assert why(table, "to granada")[0] == "advice-leads", "nobody led alone before"


def test_whoever_is_overtaken_is_named_with_what_it_costs_him() -> None:
    table = arranged(
        king=CASTILLA_LA_NUEVA, caballeros={ARAGON: {VIOLET: 2, BLUE: 2}, GRANADA: {VIOLET: 1, BLUE: 1}}
    )
    assert why(table, "to aragon")[0] == "advice-leads"
    table = arranged(
        phase="scoring",
        card="",
        round=3,
        king=GRANADA,
        caballeros={CASTILLO: {VIOLET: 3}, ARAGON: {BLUE: 2}},
    )
    facts = {"place": "aragon", "colour": "blue", "points": 5, "less": 1}
    assert why(table, "disc aragon") == ("advice-overtakes", facts)


def test_the_king_locks_a_lead_of_one() -> None:
    table = arranged(card="c5_king", courts={VIOLET: 5}, caballeros={SEVILLA: {VIOLET: 2, GREEN: 1}})
    table.choose("act")
    facts = {"place": "sevilla", "points": 6, "colour": "green"}
    assert why(table, "king sevilla") == ("advice-king-locks", facts)


def test_a_scoring_is_explained_by_the_points_it_brings() -> None:
    table = arranged(card="c2_score_choice", caballeros={CASTILLA_LA_NUEVA: {VIOLET: 3, BLUE: 1}})
    assert why(table, "act") == ("advice-scores", {"points": 7, "rivals": 4})
    table.choose("act")
    assert why(table, "region castilla_la_nueva") == ("advice-scores", {"points": 7, "rivals": 4})


def test_a_disc_is_explained_by_what_the_castillo_does_there() -> None:
    table = arranged(
        phase="scoring",
        card="",
        round=3,
        king=GRANADA,
        caballeros={CASTILLO: {VIOLET: 3}, ARAGON: {BLUE: 2}},
    )
    assert why(table, "disc aragon")[0] == "advice-overtakes"
    assert why(table, "disc granada") == ("advice-disc-court", {"count": 3})


def test_placing_that_changes_no_rank_says_how_far_it_is_to_the_next() -> None:
    table = arranged(
        king=CASTILLA_LA_NUEVA,
        caballeros={
            ARAGON: {VIOLET: 1, BLUE: 5, GREEN: 3, ORANGE: 4},
            GRANADA: {BLUE: 5, GREEN: 3, ORANGE: 4},
        },
    )
    assert why(table, "to aragon") == ("advice-closer", {"place": "aragon", "colour": "green", "count": 1})
    assert why(table, "to granada") == ("advice-presence", {"place": "granada"})


def test_taking_somebody_away_is_explained_by_the_points_it_costs() -> None:
    table = arranged(
        card="c1_move3_any",
        caballeros={ARAGON: {BLUE: 2, GREEN: 1}, GRANADA: {BLUE: 4, GREEN: 1, VIOLET: 2}},
    )
    table.choose("act")
    assert why(table, "lift blue aragon") == (
        "advice-lift",
        {"colour": "blue", "place": "aragon", "points": 1},
    )
    assert why(table, "lift blue granada") == ("advice-lift-leader", {"colour": "blue", "place": "granada"})
    assert why(table, "lift violet granada")[0] == "advice-general"


def test_an_own_caballero_that_earns_nothing_can_be_spared() -> None:
    table = arranged(card="c1_move3_any", caballeros={ARAGON: {VIOLET: 4, GREEN: 1}})
    table.choose("act")
    assert why(table, "lift violet aragon") == ("advice-spare", {"place": "aragon"})


def test_a_foreign_caballero_goes_where_it_earns_nothing() -> None:
    table = arranged(
        card="c1_move3_any",
        caballeros={ARAGON: {BLUE: 4, GREEN: 1}, SEVILLA: {VIOLET: 3, ORANGE: 2, BLUE: 2}},
    )
    table.choose("act")
    table.choose("lift green aragon")
    assert why(table, "to sevilla") == ("advice-drop", {"colour": "green", "place": "sevilla"})
    assert why(table, "to granada") == ("advice-general", {}), "there it would be the only one"


def test_a_power_card_is_explained_by_its_turn_and_by_what_it_brings() -> None:
    table = new_table(Setup("2015", 4), 1, telling=False)

    def told(option: str) -> tuple[object, ...]:
        key, facts = why(table, option)
        assert key == "advice-order"
        return facts["before"], facts["waiting"], facts["brings"]

    assert told("power 9") == (0, 3, 2)
    assert told("power 13") == (0, 3, 0)
    table.choose("power 10")
    assert told("power 9") == (1, 2, 2)
    table.choose("power 3")
    table.choose("power 13")
    assert told("power 9") == (2, 0, 2)
    assert told("power 1") == (3, 0, 6)


VALUES = {"c3_score_4": [4], "c3_score_5": [5], "c3_score_6_7": [6, 7]}
CHOICES = ["c2_score_choice", "c3_score_choice"]


@pytest.mark.parametrize("seed", range(2))
def test_every_figure_about_a_power_card_is_true(seed: int) -> None:
    """Counted anew from the view: turns before, caballeros that come, and what the best scoring on offer is worth."""
    table, dice = new_table(Setup("2015", 4), seed), Dice(seed)
    looked = 0
    while not table.over:
        decision = table.decision
        assert decision is not None
        if decision.kind == "power":
            seat = decision.seat
            seen = view(table, seat)
            rivals = [other["power"] for other in seen["seats"] if other["seat"] != seat]
            for text in {decision.texts[0], decision.texts[-1]}:
                key, facts = why(table, text)
                value = int(text.split()[1])
                assert key == "advice-order"
                assert facts["before"] == sum(1 for power in rivals if power is not None and power > value)
                assert facts["waiting"] == rivals.count(None)
                assert facts["brings"] == table.rules.supply[value]
                cards = [offer["card"] for offer in seen["offer"]]
                worth = {
                    place: sum(award.points for award in found if award.colour == seat)
                    for place, found in preview(table, table.rules.regions).items()
                }
                first = {place: region["values"][0] for place, region in seen["regions"].items()}
                counted = [
                    sum(points for place, points in worth.items() if first[place] in VALUES[card])
                    for card in cards
                    if card in VALUES
                ] + [max(worth.values()) for card in cards if card in CHOICES]
                if not any("score" in card and card not in [*VALUES, *CHOICES] for card in cards):
                    assert facts["points"] == max(counted, default=0)
                    looked += 1
        table.choose(decision.options[dice.below(len(decision.options))])
    assert looked > 5


def worth(table: Table, seat: int) -> int:
    """The points of a seat, with those of a scoring of all regions now."""
    scored = [award for found in preview(table, table.rules.regions).values() for award in found]
    return view(table, seat)["seats"][seat]["points"] + sum(
        award.points for award in scored if award.colour == seat
    )


def scoring_of(table: Table, card: str, seat: int) -> int:
    """What the scoring of a card brings a seat, counted from the view."""
    own = {
        place: sum(award.points for award in found if award.colour == seat)
        for place, found in preview(table, table.rules.regions).items()
    }
    if card in CHOICES:
        return max(own.values())
    regions = view(table, seat)["regions"]
    return sum(points for place, points in own.items() if regions[place]["values"][0] in VALUES[card])


def check_overtaking(table: Table, seat: int, kind: str, facts: dict[str, object]) -> None:
    """Whoever is named led there alone, and the figures are those of the board with the caballeros that come."""
    place, rival = str(facts["place"]), COLOUR_IDS.index(str(facts["colour"]))
    source = {"castillo_disc": CASTILLO, "eviction_disc": table.param}.get(kind)
    after = table.copy()
    coming = 1 if source is None else table.at(source, seat)
    after.pieces[PLACE_IDS.index(place) * COLOURS + seat] += coming
    before, found = (
        {award.colour: award for award in preview(each, each.rules.regions)[place]} for each in (table, after)
    )
    assert before[rival].rank == found[seat].rank == 1
    assert facts["points"] == found[seat].points
    assert facts["less"] == before[rival].points - (found[rival].points if rival in found else 0)


@pytest.mark.parametrize("seed", range(3))
def test_every_claim_about_places_and_cards_is_true(seed: int) -> None:
    """Each option is really chosen, and what was said of it is counted on the board."""
    table, dice = new_table(Setup("2015", 4), seed), Dice(seed)
    checked: set[str] = set()
    while not table.over:
        decision = table.decision
        assert decision is not None
        seat = decision.seat
        seen = glimpse(table, seat)
        explainer = Explainer(seen.known, seat, seen.decision, Mind(table.rules, Weights(), Tuning()).policy)
        for code, text in zip(decision.options, decision.texts, strict=True):
            key, facts = explainer.why(code)
            gain = explainer.gain(code)
            if key == "advice-overtakes":
                check_overtaking(table, seat, decision.kind, facts)
                checked.add(key)
            if gain is None and key not in ("advice-card-scores", "advice-card-denies"):
                continue
            after = table.copy()
            after.choose(code)
            if gain is not None:
                assert gain == worth(after, seat) - worth(table, seat)
                checked.add("gain")
            if decision.kind in ("turn", "place") and text.startswith("to "):
                place = text.split()[1]
                found = {award.colour: award for award in preview(after, after.rules.regions).get(place, [])}
                before = {award.colour: award for award in preview(table, table.rules.regions).get(place, [])}
                counts = view(table, seat)["regions"].get(place, {"caballeros": {}})["caballeros"] or {}
                if key == "advice-holds":
                    rival = COLOUR_IDS.index(str(facts["colour"]))
                    assert before[seat].rank == 1
                    assert counts[COLOUR_IDS[seat]] - counts[COLOUR_IDS[rival]] == 1
                    level = table.copy()
                    level.pieces[PLACE_IDS.index(place) * COLOURS + rival] += 1
                    now = {each.colour: each.points for each in preview(level, level.rules.regions)[place]}
                    assert facts["points"] == before[seat].points - now.get(seat, 0)
                    checked.add(key)
                if key in ("advice-leads", "advice-defends", "advice-rank"):
                    assert found[seat].points == facts["points"]
                    assert (found[seat].rank == 1) == (key != "advice-rank")
                    checked.add(key)
            if key == "advice-king-locks":
                place = text.split()[1]
                counts = view(table, seat)["regions"][place]["caballeros"] or {}
                assert counts[COLOUR_IDS[seat]] - counts[str(facts["colour"])] == 1
                moved = table.copy()
                moved.king = PLACE_IDS.index(place)
                found = {award.colour: award for award in preview(moved, moved.rules.regions)[place]}
                assert found[seat].points == facts["points"]
                assert found[seat].rank == 1
                checked.add(key)
            if key in ("advice-card-scores", "advice-card-denies"):
                card = next(
                    offer["card"]
                    for offer in view(table, seat)["offer"]
                    if offer["stack"] == int(text.split()[1])
                )
                if card not in [*VALUES, *CHOICES]:
                    continue
                who = seat if key == "advice-card-scores" else COLOUR_IDS.index(str(facts["colour"]))
                assert facts["points"] == scoring_of(table, card, who)
                if who != seat:
                    assert not view(table, seat)["seats"][who]["acted"]
                    assert scoring_of(table, card, who) > scoring_of(table, card, seat)
                checked.add(key)
        table.choose(decision.options[dice.below(len(decision.options))])
    assert checked >= {
        "gain",
        "advice-leads",
        "advice-rank",
        "advice-card-scores",
        "advice-holds",
        "advice-overtakes",
    }


def test_the_best_option_is_compared_with_the_next_one() -> None:
    speech = Speech(language="en")
    told = comparison(
        speech, Reason(1, 0.5, 9, "", {"gain": 7}), Reason(2, 0.4, 8, "", {"gain": 4}), "to Granada"
    )
    assert told.startswith("3 points more for you than “to Granada”")
    told = comparison(speech, Reason(1, 0.5, 9, "", {"gain": 4}), Reason(2, 0.42, 8, "", {"gain": 4}), "stop")
    assert told == "Of 100 imagined games “stop” wins about 8 fewer."
    assert comparison(speech, Reason(1, 0.5), Reason(2, 0.5), "stop") == ""


def test_two_power_cards_are_told_apart() -> None:
    table = new_table(Setup("2015", 4), 1, telling=False)
    said = {
        sentence(
            Speech(rules=table.rules, strict=True), Reason(parse_choice(text), 0.5, 10.0, *why(table, text))
        )
        for text in ("power 13", "power 7", "power 1")
    }
    assert len(said) == 3


def test_the_king_is_explained_by_where_he_lets_one_place() -> None:
    table = arranged(card="c5_king", courts={VIOLET: 5}, caballeros={SEVILLA: {VIOLET: 2}})
    table.choose("act")
    key, facts = why(table, "king sevilla")
    assert (key, facts["place"]) == ("advice-king-guards", "sevilla")
    key, facts = why(table, "king cataluna")
    assert key == "advice-king"
    assert facts["target"] in ("aragon", "valencia")
    table = arranged(card="c5_king", courts={VIOLET: 0}, caballeros={SEVILLA: {VIOLET: 2}})
    table.choose("act")
    assert why(table, "king cataluna")[0] != "advice-king", "there is nothing to place"


def test_a_veto_is_explained_by_what_it_prevents() -> None:
    table = arranged(
        card="c2_score_choice", active=BLUE, vetos_old={VIOLET: 1}, caballeros={ARAGON: {BLUE: 2}}
    )
    table.choose("act")
    table.choose("region aragon")
    assert why(table, "veto") == (
        "advice-veto-denies",
        {"seat": BLUE, "card": "c2_score_choice", "points": 5},
    )
    assert why(table, "allow") == ("advice-allow", {})


def test_every_option_of_a_whole_game_has_a_sentence() -> None:
    used: set[str] = set()
    setups = [
        Setup("2015", 4),
        Setup("2015", 3, ["king-intrigant"]),
        Setup("2023", 3, ["new-regency", "power-modifiers", "veteran-cards"]),
    ]
    for setup in setups:
        speech = Speech(rules=rules_for(setup), strict=True)
        for seed in range(6 if compiled() else 1):
            table = new_table(setup, seed, telling=False)
            dice = Dice(seed)
            mind = Mind(table.rules, Weights(), Tuning())
            while not table.over:
                seat = table.deciders[0]
                seen = glimpse(table, seat)
                explainer = Explainer(seen.known, seat, seen.decision, mind.policy)
                for code in seen.options:
                    key, arguments = explainer.why(code)
                    used.add(key)
                    assert sentence(speech, Reason(code, key=key, arguments=arguments))
                table.choose(seen.options[dice.below(len(seen.options))], seat)
    assert used <= set(ADVICE_KEYS)
    if compiled():
        assert used == set(ADVICE_KEYS)


@pytest.mark.parametrize(
    "setup",
    [
        Setup("2015", 5, ["grandissimo"]),
        Setup("2023", 5, ["new-regency"]),
        Setup("2023", 5, ["power-modifiers"]),
    ],
)
def test_advice_is_about_the_options_even_if_there_is_only_one(setup: Setup) -> None:
    table = new_table(setup, 2, telling=False)
    dice, own = Dice(2), Dice(3)
    alone = 0
    while not table.over:
        for seat in table.deciders:
            options = glimpse(table, seat).options
            if len(options) == 1 or own.below(20) == 0:
                reasons = advise(table, seat, own, Clock(iterations=6))
                assert reasons
                assert {reason.code for reason in reasons} <= set(options)
                assert all(0.0 <= (reason.chance or 0.0) <= 1.0 for reason in reasons)
                assert all(reason.points is not None for reason in reasons)
                alone += len(options) == 1
        seat = table.deciders[0]
        options = glimpse(table, seat).options
        table.choose(options[dice.below(len(options))], seat)
    assert alone > 0


def test_advice_is_ranked_by_the_chance_it_shows() -> None:
    for seed in range(4):
        table = new_table(Setup("2015", 4), seed, telling=False)
        reasons = advise(table, table.decider, Dice(3), Clock(iterations=120))
        chances = [reason.chance or 0.0 for reason in reasons]
        assert chances == sorted(chances, reverse=True)
        assert chances[0] - chances[-1] < 0.06
        assert 1 <= len(reasons) <= 3


def test_only_one_card_on_offer_has_the_best_special_action() -> None:
    table = new_table(Setup("2015", 4), 5, telling=False)
    for power in (10, 11, 12, 13):
        table.choose(f"power {power}")
    to_the_cards(table)
    keys = [why(table, print_choice(code))[0] for code in table.options]
    assert keys.count("advice-card-action") <= 1


def test_a_card_that_scores_is_explained_by_the_points() -> None:
    table = arranged(
        phase="turns",
        card="",
        offer={2: "c2_score_choice"},
        played={VIOLET: 13, BLUE: 12, GREEN: 11, ORANGE: 10},
        caballeros={ARAGON: {VIOLET: 2}, GRANADA: {VIOLET: 1, BLUE: 2}},
    )
    to_the_cards(table)
    assert why(table, "card 2") == ("advice-card-scores", {"points": 5})


def test_advice_knows_no_secrets() -> None:
    table = new_table(Setup("2015", 4), 5, telling=False)
    reasons = advise(table, table.decider, Dice(3), Clock(iterations=60))
    other = shuffle_hidden(table, table.decider, Dice(9), castillo=False)
    again = advise(other, table.decider, Dice(3), Clock(iterations=60))
    assert [reason.to_json() for reason in reasons] == [reason.to_json() for reason in again]
