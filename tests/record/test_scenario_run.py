"""Running scenarios: every expectation fails when it should, and says what it has found."""

import pytest

from elgrande.record.scenario import Outcome, read_scenarios, run
from elgrande.record.scenario.expect import EXPECTATIONS

TABLE = """\
name: a table
edition: 2023
players: [ana, bea, cid]
sets: [power-modifiers, veteran-cards]
position:
  king: galicia
  round: 2
  active: ana
  scores: {ana: 3}
  card: n2_score_choice
  offer: {1: n1_militia, 3: n3_score_5, 4: n4_decree}
  stacks: {1: [n1_move4_own]}
  used: {ana: [2], bea: [3], cid: [4]}
  modifiers: {bea: [1]}
  played: {ana: 12, bea: 8, cid: 13}
  played_modifiers: {bea: 8}
  vetos: {cid: 1}
  grandes: {ana: granada}
  boards: {8: aragon}
  caballeros:
    granada: {ana: 2, bea: 1}
play:
- ana: act, region granada
- cid: allow
expect:
"""


def outcome_of(expectation: str, table: str = TABLE) -> Outcome:
    (scenario,) = read_scenarios(f"{table}  {expectation}\n", "t")
    return run(scenario)


RIGHT_AND_WRONG = [
    ("round: 2", "round: 3", "round: expected 3, got 2"),
    ("start: ana", "start: bea", "start player: expected bea, got ana"),
    ("active: ana", "active: none", "active player: expected none, got ana"),
    ("acted: [cid]", "acted: [cid, bea]", "players who have had their turn: expected bea, cid, got cid"),
    ("order: [cid, ana, bea]", "order: [ana, bea, cid]", "order of turns: expected ana, bea, cid, got cid, ana, bea"),
    ("over: no", "over: yes", "game over: expected yes, got no"),
    ("king: galicia", "king: aragon", "King: expected aragon, got galicia"),
    ("caballeros: {granada: {ana: 2, bea: 1}}", "caballeros: {granada: {ana: 2}}", "caballeros in granada: expected ana 2, bea 0, cid 0, got ana 2, bea 1, cid 0"),
    ("caballeros: {court: {ana: 7}, province: {ana: 21}}", "caballeros: {court: {ana: 8}}", "caballeros in court: expected ana 8, got ana 7"),
    ("grandes: {ana: granada, bea: none}", "grandes: {ana: none}", "Grande of ana: expected none, got granada"),
    ("boards: {8: aragon, 4: none}", "boards: {4: aragon}", "mobile scoreboard 4: expected aragon, got none"),
    ("values: {aragon: [8, 4, 0]}", "values: {aragon: [5, 4, 1]}", "scoreboard of aragon: expected 5, 4, 1, got 8, 4, 0"),
    ("scores: {ana: 11, bea: 3}", "scores: {ana: 8}", "points of ana: expected 8, got 11"),
    ("gained: {ana: 8, bea: 3}", "gained: {ana: 8}", "points gained: expected ana 8, bea 0, cid 0, got ana 8, bea 3, cid 0"),
    ("preview: {granada: {ana: 8, bea: 3}}", "preview: {granada: {ana: 6}}", "points if granada were scored: expected ana 6, bea 0, cid 0, got ana 8, bea 3, cid 0"),
    ("preview: {everything: {ana: 8, bea: 3}}", "preview: {everything: {}}", "points if everything were scored: expected ana 0, bea 0, cid 0, got ana 8, bea 3, cid 0"),
    ("preview: {granada: {ana: {value: 6, grande: 2}, bea: 3}}", "preview: {granada: {ana: {value: 6, king: 2}}}",
     "points if granada were scored: expected ana (value 6, king 2, grande 0), got ana (value 6, king 0, grande 2), bea (value 3, king 0, grande 0)"),
    ("paid_places: 2", "paid_places: 3", "places that are paid: expected 3, got 2"),
    ("ranks: {ana: 1, bea: 2, cid: 3}", "ranks: {cid: 1}", "rank of cid: expected 1, got 3"),
    (None, "winners: [ana]", "winners: expected ana, got nobody yet, as the game goes on"),
    ("played: {bea: 8}", "played: {bea: none}", "power card of bea on the table: expected none, got 8"),
    ("played_modifiers: {bea: 8, ana: none}", "played_modifiers: {bea: 7}", "modifier of bea on the table: expected 7, got 8"),
    ("hand: {ana: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]}", "hand: {ana: [1, 2]}", "power cards in the hand of ana: expected 1, 2, got 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13"),
    ("used: {ana: [2]}", "used: {ana: []}", "power cards that ana used in earlier rounds: expected nothing, got 2"),
    ("modifiers: {bea: [1], ana: []}", "modifiers: {bea: []}", "modifiers in the hand of bea: expected nothing, got 1"),
    ("vetos: {cid: 1, ana: 0}", "vetos: {cid: 0}", "Vetos of cid: expected 0, got 1"),
    ("vetos: {cid: {next_round: 1}}", "vetos: {cid: {this_round: 1}}", "Vetos of cid that lapse after this round: expected 1, got 0"),
    ("offer: [1, 3, 4, 5]", "offer: [1, 2]", "stacks with a card on offer: expected 1, 2, got 1, 3, 4, 5"),
    ("offer: {1: n1_militia, 2: none}", "offer: {2: n2_assassin}", "card on offer from stack 2: expected n2_assassin, got none"),
    ("card: n2_score_choice", "card: none", "card of the active player: expected none, got n2_score_choice"),
    ("stacks: {1: [n1_move4_own]}", "stacks: {1: [n1_militia]}", "next cards of stack 1: expected n1_militia, got n1_move4_own"),
    ("stacks: {1: 8}", "stacks: {1: 9}", "cards face down in stack 1: expected 9, got 8"),
    (None, "discards: hidden", "discard pile: expected hidden, got "),
    ("decision: {player: ana, kind: turn}", "decision: {kind: place}", "kind of decision: expected place, got turn"),
    ("decision: {players: [ana]}", "decision: {players: [bea, ana]}", "players to choose: expected ana, bea, got ana"),
    ("decision: {player: ana}", "decision: none", "players to choose: expected nothing, got ana"),
    ("legal: 'to pais_vasco, to castilla_la_vieja, to castillo, end'", "legal: 'to pais_vasco, to aragon, end'",
     "legal choices: not legal: to aragon; legal, but not expected: to castilla_la_vieja, to castillo"),
    ("includes: [to castillo, end]", "includes: [to castillo, act]", "not legal: act; legal are: to pais_vasco, to castilla_la_vieja, to castillo, end"),
    ("excludes: act", "excludes: [act, end]", "should not be legal: end"),
    ("refused: {ana: act, bea: end}", "refused: [act, end]", "'end' should be refused, but is legal"),
    (None, "legal: {bea: end}", "bea has nothing to choose now; waiting for ana (turn)"),
    (None, "includes: {bea: end}", "bea has nothing to choose now; waiting for ana (turn)"),
    (None, "excludes: {bea: end}", "bea has nothing to choose now; waiting for ana (turn)"),
    ("scored: [granada]", "scored: [granada, aragon]", "places scored: expected aragon, granada, got granada"),
    ("news: [{event: scored, place: granada, awards: {ana: 8, bea: 3}}]", "news: [{event: scored, place: aragon}]",
     "expected to happen: scored place=aragon; of this kind there was: scored place=granada awards=ana 8, bea 3"),
    ("news: [{event: announced, choice: granada, times: 1}]", "news: [{event: scored, times: 0}]", "expected 0 times: scored; it happened 1 times"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("right", "wrong", "message"), RIGHT_AND_WRONG, ids=[case[1] for case in RIGHT_AND_WRONG]
)
def test_expectation(right: str | None, wrong: str, message: str) -> None:
    if right is not None:
        outcome = outcome_of(right)
        assert outcome.passed, str(outcome)
        assert outcome.checked > 0
    outcome = outcome_of(wrong)
    assert len(outcome.failures) == 1
    assert outcome.failures[0].startswith(f"t:26: {message}")
    assert not outcome.passed


def test_there_is_a_wrong_example_of_every_expectation() -> None:
    told = {wrong.split(":")[0] for _, wrong, _ in RIGHT_AND_WRONG}
    assert told | {"tokens"} == set(EXPECTATIONS)


GRANDISSIMO = """\
name: a table with tokens
sets: [grandissimo]
players: [ana, bea, cid]
position:
  king: galicia
  active: ana
  card: c5_king
  tokens: {queen: bea, ships: [cid], spies: [ana, cid], alliance: [granada, portugal], saved: grd_alliance, revolution: no}
  caballeros: {prison: {bea: 1}, granada: {grey: 2}, guests_violet: {bea: 1}}
expect:
"""


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("queen: bea", "queen: none", "queen: expected none, got bea"),
        ("ships: [cid]", "ships: [none, cid]", "ships of number 1: expected none, got cid"),
        ("spies: [cid, ana]", "spies: []", "spies: expected nothing, got ana, cid"),
        (
            "alliance: [granada, portugal]",
            "alliance: [granada]",
            "alliance of number 2: expected none, got portugal",
        ),
        ("saved: grd_alliance", "saved: grd_boycott", "saved: expected grd_boycott, got grd_alliance"),
        ("revolution: 0", "revolution: yes", "revolution: expected 1, got 0"),
    ],
)
def test_tokens_of_expansions(right: str, wrong: str, message: str) -> None:
    assert outcome_of(f"tokens: {{{right}}}", GRANDISSIMO).passed
    failures = outcome_of(f"tokens: {{{wrong}}}", GRANDISSIMO).failures
    assert failures[0] == f"t:11: {message}"


def test_pieces_beside_the_board() -> None:
    assert outcome_of(
        "caballeros: {prison: {bea: 1}, granada: {grey: 2}, guests_violet: {bea: 1}}", GRANDISSIMO
    ).passed


def test_all_expectations_are_looked_at() -> None:
    outcome = outcome_of("king: aragon\n  round: 9\n  active: ana")
    assert outcome.failures == ["t:26: King: expected aragon, got galicia", "t:27: round: expected 9, got 2"]
    assert outcome.checked == 3


def test_a_refused_choice_ends_the_scenario() -> None:
    table = TABLE.replace("cid: allow", "cid: act")
    outcome = outcome_of("king: aragon", table)
    assert outcome.failures == [
        "t:24: cid cannot choose 'act' now; legal are: veto, allow. The rest was not played"
    ]
    assert outcome.checked == 0


def test_a_choice_of_somebody_who_is_not_asked() -> None:
    table = TABLE.replace("cid: allow", "bea: allow")
    outcome = outcome_of("king: galicia", table)
    assert outcome.failures == [
        "t:24: bea: 'allow' comes at the wrong time; waiting for cid (veto). The rest was not played"
    ]


def test_a_choice_after_the_end_of_the_game() -> None:
    text = "{name: end, position: {king: galicia, phase: scoring, round: 9}, play: [power 1]}"
    (scenario,) = read_scenarios(text, "t")
    assert run(scenario).failures == [
        "t:1: 'power 1' comes at the wrong time; waiting for nobody, as the game is over. The rest was not played"
    ]


def test_expectations_after_the_end_of_the_game() -> None:
    table = "name: end\nposition: {king: galicia, phase: scoring, round: 9, scores: {blue: 4}}\nexpect:\n"
    assert outcome_of("decision: none\n  over: yes\n  winners: [blue]\n  refused: power 1", table).passed
    assert outcome_of("decision: {kind: power}", table).failures == [
        "t:4: kind of decision: expected power, got none"
    ]
    assert outcome_of("legal: power 1", table).failures == [
        "t:4: there is nothing to choose, as the game is over"
    ]


def test_the_transcript_tells_choices_news_and_checks() -> None:
    outcome = outcome_of("round: 2")
    assert outcome.transcript == [
        "ana: act",
        "    announced seat=ana card=n2_score_choice choice=none",
        "ana: region granada",
        "    announced seat=ana card=n2_score_choice choice=granada",
        "cid: allow",
        "    scored place=granada awards=ana 8, bea 3",
        "line 26: as expected",
    ]
    assert outcome_of("round: 3").transcript[-1] == "line 26: round: expected 3, got 2"


def test_an_outcome_as_text() -> None:
    assert str(outcome_of("round: 2")) == "passed  a table"
    assert str(outcome_of("round: 3")) == "FAILED  a table\n    t:26: round: expected 3, got 2"


def test_a_scenario_can_be_run_again() -> None:
    (scenario,) = read_scenarios(f"{TABLE}  gained: {{ana: 8, bea: 3}}\n")
    assert run(scenario).passed
    assert run(scenario).passed


def test_gained_counts_what_a_general_scoring_brings_before_the_first_choice() -> None:
    table = "name: g\nposition: {king: galicia, phase: scoring, round: 3, scores: {blue: 9}, caballeros: {aragon: {blue: 1}}}\nexpect:\n"
    assert outcome_of("{gained: {blue: 5}, scores: {blue: 14}}", table).passed


NAMED = """\
name: names in the news
edition: 2023
players: [a, b]
position:
  phase: scoring
  round: 3
  king: galicia
  caballeros: {castillo: {a: 1, grey: 2}, granada: {b: 1, grey: 1}}
play:
- a: disc aragon
expect:
"""


@pytest.mark.parametrize(
    "event",
    [
        "{event: discs, discs: {a: aragon}}",
        "{event: castillo_opened, counts: {a: 1, grey: 2}}",
        "{event: left_castillo, seat: a, place: aragon, count: 1, grande: no}",
        "{event: left_castillo, grande: false}",
        "{event: scored, place: castillo, awards: {a: 3, grey: 0}}",
        "{event: scored, place: galicia, awards: {}}",
        "{event: round, round: 4}",
    ],
)
def test_events_with_names_for_numbers(event: str) -> None:
    outcome = outcome_of(f"news: [{event}]", NAMED)
    assert outcome.passed, str(outcome)


def test_the_end_in_the_news() -> None:
    table = NAMED.replace("round: 3", "round: 9")
    outcome = outcome_of("news: [{event: game_over, scores: {a: 8, b: 3}, winners: [a]}]", table)
    assert outcome.passed, str(outcome)
