"""Advice: the best few options, what they come to, and a sentence why."""

from __future__ import annotations

from elgrande.bots import Clock, Reason
from elgrande.bots.advice import advise
from elgrande.bots.core.search import Mind, Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.explain import Explainer
from elgrande.bots.protocol import glimpse
from elgrande.bots.words import ADVICE_KEYS, sentence
from elgrande.build import compiled
from elgrande.locale.speech import Speech
from elgrande.rules import Dice, Position, Setup, Table, arrange, new_table, parse_choice, rules_for
from elgrande.rules.places import ARAGON, CASTILLA_LA_NUEVA, CASTILLO, GALICIA, GRANADA, SEVILLA
from tests.properties.hidden import shuffle_hidden

VIOLET, BLUE, GREEN, ORANGE = range(4)


def arranged(**facts: object) -> Table:
    position = Position()
    for name, value in {"phase": "turn", "card": "c5_king", "king": GALICIA, **facts}.items():
        setattr(position, name, value)
    return arrange(rules_for(Setup("2015", 4)), position, seed=1, telling=False)


def why(table: Table, option: str) -> tuple[str, dict[str, object]]:
    seat = table.deciders[0]
    seen = glimpse(table, seat)
    mind = Mind(table.rules, Weights(), Tuning())
    return Explainer(seen.known, seat, seen.decision, mind.policy).why(parse_choice(option))


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
    assert why(table, "disc aragon") == ("advice-leads", {"place": "aragon", "points": 5})
    assert why(table, "disc granada") == ("advice-disc-court", {"count": 3})


def test_moving_a_leader_away_is_explained() -> None:
    table = arranged(card="c1_move3_any", caballeros={ARAGON: {BLUE: 2, GREEN: 1}})
    table.choose("act")
    assert why(table, "lift blue aragon") == ("advice-lift-leader", {"colour": "blue", "place": "aragon"})
    assert why(table, "lift green aragon") == ("advice-lift", {"colour": "green", "place": "aragon"})


def test_a_veto_is_explained_by_whom_it_stops() -> None:
    table = arranged(
        card="c2_score_choice", active=BLUE, vetos_old={VIOLET: 1}, caballeros={ARAGON: {BLUE: 2}}
    )
    table.choose("act")
    table.choose("region aragon")
    assert why(table, "veto") == ("advice-veto", {"seat": BLUE, "card": "c2_score_choice"})


def test_every_option_of_a_whole_game_has_a_sentence() -> None:
    used: set[str] = set()
    for setup in (Setup("2015", 4), Setup("2023", 3, ["new-regency", "power-modifiers", "veteran-cards"])):
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


def test_advice_is_ranked_and_knows_no_secrets() -> None:
    table = new_table(Setup("2015", 4), 5, telling=False)
    reasons = advise(table, table.decider, Dice(3), Clock(iterations=60))
    other = shuffle_hidden(table, table.decider, Dice(9), castillo=False)
    again = advise(other, table.decider, Dice(3), Clock(iterations=60))
    assert [reason.to_json() for reason in reasons] == [reason.to_json() for reason in again]
    assert len(reasons) == 3
