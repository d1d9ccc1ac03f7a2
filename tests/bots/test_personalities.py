"""People can tell the personalities apart: what each of them likes, it does more often than the others."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from elgrande.bots import BadBotSetting, Clock, consult, make_bot
from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.core.taste import Taste
from elgrande.bots.core.weights import Weights
from elgrande.bots.personalities import PERSONALITIES, STRENGTHS, CharacterBot
from elgrande.bots.words import about, title
from elgrande.build import compiled
from elgrande.locale.texts import Texts
from elgrande.rules import Dice, Setup, imagine, new_table
from elgrande.rules.places import COLOUR_IDS
from tests.properties.mixes import THOROUGH

needs_speed = pytest.mark.skipif(not compiled(), reason="takes too long as plain Python")
GAMES = 24 if THOROUGH else 12


@cache
def habits(name: str) -> Counter[str]:
    """What a bot does in a few games against three greedy ones."""
    done: Counter[str] = Counter()
    for seed in range(GAMES):
        table = new_table(Setup("2015", 4), seed, telling=False)
        own = seed % 4
        bots = [make_bot(f"{name}:60i" if seat == own else "greedy") for seat in range(4)]
        dice = Dice(seed)
        while not table.over:
            decision = table.decision
            assert decision is not None
            seat = decision.seat
            answer = consult(bots[seat], table, seat, Clock(), dice)
            table.choose(answer.code, seat)
            if seat == own:
                note(done, decision.kind, answer.text.split(), COLOUR_IDS[own])
    return done


def note(done: Counter[str], kind: str, words: list[str], colour: str) -> None:
    if kind in ("turn", "place") and words[0] == "to":
        done["placed"] += 1
        done["castillo"] += words[1] == "castillo"
    elif words[0] == "card":
        done["king's card"] += words[1] == "5"
        done["intrigue"] += words[1] == "1"
    elif words[0] == "lift":
        done["foreign"] += words[1] != colour


@needs_speed
def test_the_builder_stays_out_of_the_castillo_and_the_schemer_does_not() -> None:
    def share(name: str) -> float:
        return habits(name)["castillo"] / habits(name)["placed"]

    assert share("builder") < share("search") < share("schemer")
    assert share("schemer") > 1.5 * share("builder")


@needs_speed
def test_the_schemer_moves_other_peoples_caballeros() -> None:
    assert habits("schemer")["foreign"] > habits("builder")["foreign"]
    assert habits("schemer")["intrigue"] > max(habits("builder")["intrigue"], habits("search")["intrigue"])


@needs_speed
@pytest.mark.skipif(not THOROUGH, reason="set ELGRANDE_TESTS=thorough for so many games")
def test_the_courtier_takes_the_kings_card() -> None:
    # Whoever only wants to win takes it whenever he can; the other characters have better things to do.
    others = [habits(name)["king's card"] for name in ("builder", "schemer")]
    assert habits("courtier")["king's card"] > 1.2 * max(others)


def cost_of_likes(leash: float) -> float:
    """The most that somebody with wild likes gives away at a decision of a game, as a chance to win."""
    taste = Taste(castillo=90.0, king=90.0, intrigue=90.0, foreign=90.0, leash=leash)
    table = new_table(Setup("2015", 4), 3, telling=False)
    mind = Mind(table.rules, Weights(), Tuning())
    dice = Dice(3)
    most = 0.0
    while table.round < 3:
        if len(table.options) == 1:
            table.play(table.options[0])
            continue
        search = Search(imagine(table, table.decider, dice), table.decider, mind, dice)
        taste.take_interest(search)
        search.run(60, 0.0)
        found = search.findings()
        chosen = taste.favourite(search, found)
        most = max(most, found[0].chance - chosen.chance)
        table.play(chosen.code)
    return most


def test_likes_count_only_as_far_as_the_leash_reaches() -> None:
    assert 0.0 < cost_of_likes(leash=2.0) <= 0.02
    assert cost_of_likes(leash=100.0) > 0.02


def test_the_strongest_gives_away_less_for_what_it_likes() -> None:
    def leash(name: str) -> float:
        bot = make_bot(name)
        assert isinstance(bot, CharacterBot)
        assert bot.taste is not None
        return bot.taste.leash

    for name in PERSONALITIES:
        assert 0 < leash(f"{name}:duke") < leash(f"{name}:count") == leash(name) == leash(f"{name}:400i")


def test_strengths_differ_in_how_long_they_think() -> None:
    limits = [(strength.iterations, strength.seconds) for strength in STRENGTHS.values()]
    assert limits == sorted(limits)
    assert len(limits) >= 2


def test_the_weak_ones_misjudge_what_they_see_and_the_strongest_asks_the_network() -> None:
    weak = [strength.blur for strength in STRENGTHS.values() if strength.blur]
    assert weak == sorted(weak, reverse=True)
    assert [strength.learned for strength in STRENGTHS.values()] == [False] * (len(STRENGTHS) - 1) + [True]

    def strays(strength: str) -> int:
        """How often it does something else than it would at first sight if it misjudged nothing."""
        table = new_table(Setup("2015", 4), 3, telling=False)
        bot, clear = make_bot("builder", strength=strength), make_bot("builder", strength=strength)
        assert isinstance(clear, CharacterBot)
        clear.blur = 1e-9
        count = 0
        for number in range(150):
            answer = consult(bot, table, table.decider, Clock(), Dice(number))
            same = consult(clear, table, table.decider, Clock(), Dice(number))
            assert answer.iterations == 0
            count += answer.code != same.code
            table.play(same.code)
        return count

    assert strays("page") > strays("squire") > 0


def test_a_personality_with_a_limit_of_its_own_searches() -> None:
    table = new_table(Setup("2015", 4), 3, telling=False)
    for name in ("builder:12i", "builder:hidalgo", "builder:duke"):
        answer = consult(make_bot(name), table, table.decider, Clock(iterations=12), Dice(1))
        assert 0 < answer.iterations <= 12


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_personalities_have_names_ranks_and_a_character(personality: str) -> None:
    texts = Texts(strict=True)
    titles = {title(texts, personality, strength) for strength in STRENGTHS}
    assert len(titles) == len(STRENGTHS)
    assert about(texts, personality)


def test_there_are_no_other_strengths() -> None:
    with pytest.raises(BadBotSetting, match="there is no strength 'pope' of 'builder'; choose page, squire"):
        make_bot("builder", strength="pope")
    with pytest.raises(BadBotSetting, match="there is no taste 'wine'; known are castillo"):
        make_bot("search", taste={"wine": 1.0})
