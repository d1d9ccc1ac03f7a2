"""The learned bot: what its network is told, how it adds up, the file it lies in, and what happens without it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from elgrande.bots import BadBotSetting, Clock, consult, make_bot
from elgrande.bots.core import features as F
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.features import SEAT_INPUTS, Features, table_inputs
from elgrande.bots.core.learned_search import END_OF_ROUND, END_OF_SCORING, LearnedMind, LearnedSearch
from elgrande.bots.core.network import POINT, RESULTS, LearnedEvaluation, Network, size_of
from elgrande.bots.core.opinions import size_of as opinions_of
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.search import Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.errors import BadWeights
from elgrande.bots.grande import GrandeBot
from elgrande.bots.weights_file import FIRST_LINE, GRANDE, read_weights, write_weights
from elgrande.bots.weights_file import Weights as FileWeights
from elgrande.rules import Dice, Setup, Table, new_table, rules_for, winners
from elgrande.rules.places import ARAGON, CASTILLO, SEVILLA
from tests.bots.positions import BLUE, GREEN, ORANGE, VIOLET, arranged

CARDS = ["c1_move3_any", "c2_veto", "c5_king"]
SEATS = (VIOLET, BLUE, GREEN, ORANGE)


def random_network(width: int = 12, second: int = 8, seed: int = 1) -> Network:
    dice = Dice(seed)
    count = size_of(len(CARDS), width, second)
    return Network(CARDS, width, second, [dice.below(2001) / 1000 - 1 for _ in range(count)])


def told(table: Table, cards: list[str] | None = None) -> Features:
    judge = Evaluation(table.rules, Weights())
    features = Features(table.rules, judge, CARDS if cards is None else cards)
    judge.judge(table)
    features.read(table)
    return features


def lists(features: Features) -> list[dict[int, float]]:
    """What stands in each list, the table's first."""
    return [
        {
            int(features.index[at]): float(features.number[at])
            for at in range(features.begin[block], features.begin[block + 1])
            if features.number[at] != 0.0
        }
        for block in range(features.players + 1)
    ]


def game(setup: Setup, seed: int, every: int) -> list[Table]:
    """Tables out of a game that the quick policy plays."""
    table = new_table(setup, seed, telling=False)
    policy, dice = Policy(table.rules, Evaluation(table.rules, Weights())), Dice(seed)
    found, number = [], 0
    while not table.over:
        number += 1
        if number % every == 0 and table.round:
            found.append(table.copy())
        table.play(policy.pick(table, dice, 1.0))
    return found


# ---------------------------------------------------------------------- what the network is told


def test_a_seat_is_told_how_it_stands_in_a_region() -> None:
    table = arranged(caballeros={ARAGON: {VIOLET: 4, BLUE: 3}, SEVILLA: {GREEN: 1}})
    _, violet, blue, green, _ = lists(told(table))
    aragon = F.S_SITES + ARAGON * F.SITE_FACTS
    assert violet[aragon] == 1.0
    assert violet[aragon + 2] == 0.25 * 5
    assert violet[aragon + 3] == 0.25
    assert blue[aragon + 3] == -0.25
    assert blue[aragon + 2] == 0.25 * 4
    assert aragon not in green
    assert green[aragon + 3] == -1.0


def test_what_belongs_to_a_seat_moves_with_it() -> None:
    one = {ARAGON: {VIOLET: 4, BLUE: 2}, CASTILLO: {VIOLET: 1}}
    other = {ARAGON: {BLUE: 4, VIOLET: 2}, CASTILLO: {BLUE: 1}}
    _, violet, blue, green, orange = lists(told(arranged(caballeros=one, points={VIOLET: 9, BLUE: 4})))
    _, violet_2, blue_2, green_2, orange_2 = lists(
        told(arranged(caballeros=other, points={BLUE: 9, VIOLET: 4}))
    )
    sites = range(F.S_SITES, F.S_HAND)
    points = (F.S_POINTS, F.S_LEAD)

    def part(facts: dict[int, float]) -> dict[int, float]:
        return {index: number for index, number in facts.items() if index in sites or index in points}

    assert part(violet) == part(blue_2)
    assert part(blue) == part(violet_2)
    assert part(violet) != part(blue)
    assert part(green) == part(green_2)
    assert part(orange) == part(orange_2)


def test_a_card_that_the_network_does_not_know_is_left_out() -> None:
    table = new_table(Setup("2015", 4), 3, telling=False)
    ids = {table.rules.cards[card].id for card in table.offer if card >= 0}
    known = lists(told(table, sorted(ids)))[0]
    assert sum(1 for index in known if index >= F.G_CARDS) == len(ids)
    assert not any(index >= F.G_CARDS for index in lists(told(table, ["no_such_card"]))[0])


@pytest.mark.parametrize(
    "setup",
    [
        Setup("1995", 2),
        Setup("2015", 4),
        Setup("2023", 5, ["new-regency", "power-modifiers", "veteran-cards"]),
        Setup("2015", 5, ["inquisitor-colonies", "anniversary"]),
        Setup("2015", 3, ["grandissimo"]),
        Setup("2015", 3, ["king-intrigant", "players-edition", "special-cards"]),
    ],
    ids=lambda setup: "-".join([setup.edition, str(setup.players), *setup.sets]),
)
def test_every_list_stays_within_its_bounds(setup: Setup) -> None:
    for table in game(setup, 4, 9):
        facts = told(table)
        table_list, *seats = lists(facts)
        assert len(seats) == setup.players
        assert all(0 <= index < table_inputs(len(CARDS)) for index in table_list)
        assert all(0 <= index < SEAT_INPUTS for seat in seats for index in seat)
        assert all(abs(number) <= F.LIMIT for each in (table_list, *seats) for number in each.values())
        assert len(facts.stored()) == table_inputs(len(CARDS)) + F.SEATS * SEAT_INPUTS


def test_what_is_stored_is_what_was_told_to_the_nearest_step() -> None:
    table = game(Setup("2015", 4), 2, 60)[1]
    features = told(table)
    stored = features.stored()
    first = 0
    for block, facts in enumerate(lists(features)):
        size = SEAT_INPUTS if block else table_inputs(len(CARDS))
        for index in range(size):
            assert (stored[first + index] - 128) / F.STEPS == pytest.approx(
                facts.get(index, 0.0), abs=0.5 / F.STEPS
            )
        first += size
    assert set(stored[first:]) == {128}


# ---------------------------------------------------------------------- how it adds up


def reference(network: Network, features: Features) -> list[list[float]]:
    """The results of a network, written as it is thought of."""
    width, second = int(network.width), int(network.second)
    relu = width - RESULTS
    w = [network.w[i] for i in range(len(network.w))]
    inputs = table_inputs(len(CARDS))
    table, *seats = lists(features)
    first = []
    for seat in seats:
        units = w[(inputs + SEAT_INPUTS) * width :][:width]
        for index, number in table.items():
            units = [unit + number * w[index * width + j] for j, unit in enumerate(units)]
        for index, number in seat.items():
            units = [unit + number * w[(inputs + index) * width + j] for j, unit in enumerate(units)]
        first.append(units)
    hidden = [[max(0.0, unit) for unit in units[:relu]] for units in first]
    average = [sum(units) / len(seats) for units in zip(*hidden, strict=True)]
    own = (inputs + SEAT_INPUTS + 1) * width
    shared = own + relu * second
    constants = shared + relu * second
    out, last = constants + second, constants + second + second * RESULTS
    results = []
    for units, straight in zip(hidden, first, strict=True):
        inner = [
            max(
                0.0,
                w[constants + k]
                + sum(unit * w[own + j * second + k] for j, unit in enumerate(units))
                + sum(unit * w[shared + j * second + k] for j, unit in enumerate(average)),
            )
            for k in range(second)
        ]
        results.append(
            [
                w[last + i]
                + straight[relu + i]
                + sum(v * w[out + k * RESULTS + i] for k, v in enumerate(inner))
                for i in range(RESULTS)
            ]
        )
    return results


@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_network_adds_up_what_it_is_told(players: int) -> None:
    network = random_network()
    for table in game(Setup("2015", players), 7, 50):
        features = told(table)
        network.ask(features)
        expected = [number for seat in reference(network, features) for number in seat]
        assert [network.results[i] for i in range(players * RESULTS)] == pytest.approx(expected)


def test_chances_to_win_add_up_and_follow_the_network() -> None:
    table = game(Setup("2015", 4), 3, 40)[2]
    evaluation = LearnedEvaluation(table.rules, Weights(), random_network())
    out = evaluation.values[:]
    evaluation.prospects(table, out)
    chances = [out[seat] for seat in SEATS]
    assert sum(chances) == pytest.approx(1.0)
    logits = [evaluation.network.results[seat * RESULTS] for seat in SEATS]
    assert sorted(SEATS, key=lambda seat: chances[seat]) == sorted(SEATS, key=lambda seat: logits[seat])
    for seat in SEATS:
        points = evaluation.network.results[seat * RESULTS + 1]
        assert evaluation.final[seat] == pytest.approx(table.scores[seat] + POINT * points)


def test_when_the_game_is_over_nobody_asks_the_network() -> None:
    table = game(Setup("2015", 3), 3, 1)[-1]
    policy, dice = Policy(table.rules, Evaluation(table.rules, Weights())), Dice(1)
    while not table.over:
        table.play(policy.pick(table, dice, 0.0))
    evaluation = LearnedEvaluation(table.rules, Weights(), random_network())
    out = evaluation.values[:]
    evaluation.prospects(table, out)
    best = winners(table)
    assert [out[seat] for seat in range(3)] == [1 / len(best) if seat in best else 0.0 for seat in range(3)]
    assert evaluation.asked == 0


def test_simulations_that_end_with_the_round_are_shorter() -> None:
    table = game(Setup("2015", 4), 5, 30)[0]
    counts = {}
    for horizon in (END_OF_ROUND, END_OF_SCORING):
        mind = LearnedMind(table.rules, Weights(), Tuning(), random_network(), horizon)
        search = LearnedSearch(table, int(table.decider), mind, Dice(2))
        search.run(20, 0.0)
        counts[horizon] = int(search.decisions)
        assert mind.learned.asked == 20
    assert counts[END_OF_ROUND] < counts[END_OF_SCORING]


def test_a_network_with_too_few_numbers_is_refused() -> None:
    with pytest.raises(ValueError, match="numbers instead of"):
        Network(CARDS, 12, 8, [0.0] * 10)
    with pytest.raises(ValueError, match="multiples of four"):
        Network(CARDS, 13, 8, [])


# ---------------------------------------------------------------------- the file


@pytest.fixture
def weights_file(tmp_path: Path) -> Path:
    path = tmp_path / "some.network"
    numbers = [(number % 7 - 3) / 64 for number in range(size_of(len(CARDS), 12, 8))]
    learned = [(number % 5 - 2) / 32 for number in range(opinions_of(4))]
    write_weights(
        path,
        FileWeights(CARDS, 12, 8, numbers, ["2015"], ["grandissimo"], [3, 4], {"note": "made up"}, learned),
    )
    return path


def test_what_was_written_is_read_again(weights_file: Path) -> None:
    weights = read_weights(weights_file)
    assert weights.cards == CARDS
    assert (weights.width, weights.second) == (12, 8)
    assert weights.numbers == [(number % 7 - 3) / 64 for number in range(len(weights.numbers))]
    assert weights.opinions == [(number % 5 - 2) / 32 for number in range(opinions_of(4))]
    assert weights.provenance == {"note": "made up"}
    assert weights.misfit(Setup("2015", 4, ["grandissimo"])) == ""
    assert weights.misfit(Setup("2015", 5)) == "it has not learned games of 5"
    assert weights.misfit(Setup("1995", 4)) == "it has not learned the edition 1995"
    assert weights.misfit(Setup("2015", 4, ["anniversary"])) == "it has not learned anniversary"
    assert not list(weights_file.parent.glob("*.part"))


def cut_short(data: bytes) -> bytes:
    return data[:-40]


def one_bit_turned(data: bytes) -> bytes:
    return data[:-9] + bytes([data[-9] ^ 1]) + data[-8:]


def of_other_inputs(data: bytes) -> bytes:
    return data.replace(b'"features": 1', b'"features": 9')


def of_other_format(data: bytes) -> bytes:
    return data.replace(FIRST_LINE, b"elgrande network 3\n")


def of_other_opinions(data: bytes) -> bytes:
    return data.replace(b'"opinions": {"version": 1', b'"opinions": {"version": 8')


def with_half_an_opinion(data: bytes) -> bytes:
    head, _, payload = data.removeprefix(FIRST_LINE).partition(b"\n")
    facts = json.loads(head)
    payload = payload[:-8]
    facts["opinions"]["numbers"] -= 2
    facts["sha256"] = hashlib.sha256(payload).hexdigest()
    return FIRST_LINE + json.dumps(facts).encode() + b"\n" + payload


def without_facts(data: bytes) -> bytes:
    return data.replace(b'"width"', b'"depth"')


def of_other_width(data: bytes) -> bytes:
    return data.replace(b'"width": 12', b'"width": 16')


def something_else(data: bytes) -> bytes:
    return b"PK\x03\x04" + data


DAMAGE = {
    cut_short: "are damaged: their numbers do not fit their checksum",
    one_bit_turned: "are damaged: their numbers do not fit their checksum",
    of_other_inputs: "were made for version 9 of what a network is told; this program has version 1",
    of_other_format: "is of another version; this program reads 'elgrande network 2'",
    of_other_opinions: "were made for version 8 of what they are told; this program has version 1",
    with_half_an_opinion: "are damaged: there are",
    without_facts: "are damaged: their second line makes no sense",
    of_other_width: "are damaged: there are",
    something_else: "is no file of weights",
}


@pytest.mark.parametrize("harm", DAMAGE, ids=lambda harm: harm.__name__)
def test_a_file_that_cannot_be_used_is_refused_with_a_sentence(harm: object, weights_file: Path) -> None:
    assert callable(harm)
    weights_file.write_bytes(harm(weights_file.read_bytes()))
    with pytest.raises(BadWeights) as refusal:
        read_weights(weights_file)
    assert DAMAGE[harm] in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_not_there_or_far_too_large_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="cannot be read: No such file"):
        read_weights(tmp_path / "none.network")
    large = tmp_path / "large.network"
    with large.open("wb") as file:
        file.truncate(20_000_000)
    with pytest.raises(BadWeights, match="far too large"):
        read_weights(large)


# ---------------------------------------------------------------------- the bot


def choices(name: str, table: Table, **settings: object) -> list[str]:
    bot, found = make_bot(name, **settings), []
    table = table.copy()
    for number in range(9):
        answer = consult(bot, table, table.decider, Clock(), Dice(number))
        found.append(answer.text)
        table.play(answer.code)
    return found


def test_the_network_of_the_package_says_where_it_comes_from() -> None:
    weights = read_weights(GRANDE)
    assert weights.editions == ["1995", "2015", "2023"]
    assert weights.players == [2, 3, 4, 5]
    assert {"positions", "curve", "log_loss"} <= weights.provenance.keys()
    assert GRANDE.stat().st_size < 4_000_000


def test_the_network_of_the_package_predicts_better_than_the_evaluation_by_hand() -> None:
    losses = json.loads(json.dumps(read_weights(GRANDE).provenance))["log_loss"]
    tables = [lines for name, lines in losses.items() if name.startswith("greedy")]
    assert tables
    for lines in tables:
        rounds = {line["round"]: line for line in lines}
        for now in (1, 4, 7):
            assert rounds[now]["network"] < rounds[now]["today"]


def test_a_network_of_ones_own_must_be_usable(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="cannot be read"):
        make_bot("grande", network=str(tmp_path / "none.network"))
    with pytest.raises(BadBotSetting, match="horizon of 'grande' must be from 0 to 3"):
        make_bot("grande", horizon=4)


def test_without_its_file_it_plays_as_search_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("elgrande.bots.grande.GRANDE", tmp_path / "none.network")
    table = new_table(Setup("2015", 4), 6, telling=False)
    assert choices("grande:9i", table) == choices("search:9i", table)
    said = capsys.readouterr().err
    assert said.startswith("grande plays as search: the weights in")
    bot = make_bot("grande:9i")
    assert isinstance(bot, GrandeBot)
    assert "cannot be read" in bot.falls_back
    assert capsys.readouterr().err == ""


def test_games_that_it_has_not_learned_it_plays_as_search(
    weights_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = new_table(Setup("2015", 4, ["anniversary"]), 6, telling=False)
    network = str(weights_file)
    assert choices("grande:9i", table, network=network) == choices("search:9i", table)
    assert capsys.readouterr().err == "grande plays as search: it has not learned anniversary\n"
    plain = new_table(Setup("2015", 4), 6, telling=False)
    assert choices("grande:9i", plain, network=network) != choices("search:9i", plain)


def test_the_same_bot_goes_on_to_another_game() -> None:
    bot = make_bot("grande:6i")
    for setup in (Setup("2015", 3), Setup("2023", 2)):
        table = new_table(setup, 2, telling=False)
        answer = consult(bot, table, table.decider, Clock(), Dice(1))
        assert answer.code in table.options
        assert answer.iterations > 0


def test_a_game_that_it_knows_again_is_played_with_the_network_again(weights_file: Path) -> None:
    bot = make_bot("grande:3i", network=str(weights_file))
    assert isinstance(bot, GrandeBot)
    told_so = []
    for setup in (Setup("2015", 3), Setup("2015", 2), Setup("2015", 4)):
        table = new_table(setup, 2, telling=False)
        consult(bot, table, table.decider, Clock(), Dice(1))
        told_so.append(bot.falls_back)
    assert told_so == ["", "grande plays as search: it has not learned games of 2", ""]


def test_rules_are_read_as_the_card_ids_say() -> None:
    rules = rules_for(Setup("2015", 4))
    features = Features(rules, Evaluation(rules, Weights()), [card.id for card in rules.cards])
    assert [features.slots[i] for i in range(len(rules.cards))] == list(range(len(rules.cards)))
