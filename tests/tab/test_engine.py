"""The engine of a page, without a page: requests, messages, and what is kept."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from elgrande.record import Game, read_record, to_text
from elgrande.record.scenario import read_scenarios
from elgrande.rules import Setup
from elgrande.rules.places import COLOUR_IDS
from elgrande.tab.bots import OFFERED
from tests.tab.browsers import PaperBrowser, Player, Refused, ask, first_table


async def play(player: Player, most: int = 10_000) -> int:
    """Choose the first option again and again."""
    done = 0
    while done < most and (decision := await player.asked()) is not None:
        await player.choose(decision["options"][0]["text"])
        done += 1
    return done


def test_a_whole_game_is_played_kept_replayed_and_written_out() -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        id = await first_table(engine)
        player = Player(engine, id)
        assert await play(player) > 20
        points = await ask(engine, "GET", f"/api/tables/{id}/points")
        record = await ask(engine, "GET", f"/api/records/{id}/text")
        game = read_record(record)
        assert game.over
        assert game.table.scores == points["totals"]
        replay = await ask(engine, "GET", f"/api/records/{id}/replay?seat=open&first=0&last=5")
        assert [state["number"] for state in replay["states"]] == list(range(6))
        written = await ask(engine, "GET", f"/api/records/{id}/position?at=40")
        assert read_scenarios(written, "position")
        # Out and in again, as from a server.
        brought = await ask(engine, "POST", "/api/records", {"record": record, "name": "from afar"})
        assert brought["scores"] == points["totals"]
        assert brought["id"] != id
        listed = await ask(engine, "GET", "/api/records")
        assert {one["id"] for one in listed["records"]} == {id, brought["id"]}
        again = await ask(engine, "POST", f"/api/tables/{id}/rematch")
        assert again["state"] == "playing"

    asyncio.run(run())


def test_what_is_acknowledged_is_kept_when_the_tab_is_gone() -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        id = await first_table(engine)
        player = Player(engine, id)
        await play(player, 12)
        await player.asked()
        number, position = player.number, player.position
        # The tab is killed: nothing is closed, and all that is left is what was kept.
        left = json.loads(json.dumps(browser.kept))
        later = PaperBrowser(left).begin()
        tables = await ask(later, "GET", "/api/tables/mine")
        assert [table["id"] for table in tables["tables"]] == [id]
        back = Player(later, id)
        hello = await back.until("hello")
        assert hello["number"] == number
        assert hello["player"]["name"] == "Ana"
        assert back.position == position
        assert await play(back) > 10

    asyncio.run(run())


def test_a_game_that_an_older_page_kept_goes_on() -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        id = await first_table(engine)
        await play(player := Player(engine, id), 5)
        await player.asked()
        # What later versions have added is not there yet.
        kept = json.loads(browser.kept["games"][id])
        later = {"archived", "asides", "rule", "ended", "keeper", "around", "rematch"}
        kept["row"] = {name: value for name, value in kept["row"].items() if name not in later}
        kept["seats"] = [seat[:7] for seat in kept["seats"]]
        browser.kept["games"][id] = json.dumps(kept)
        engine = browser.begin()
        assert [one["id"] for one in (await ask(engine, "GET", "/api/tables/mine"))["tables"]] == [id]
        assert await play(Player(engine, id)) > 10
        assert [one["id"] for one in (await ask(engine, "GET", "/api/records"))["records"]] == [id]

    asyncio.run(run())


def test_a_choice_is_kept_before_it_is_acknowledged() -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        player = Player(engine, await first_table(engine))
        decision = await player.asked()
        assert decision is not None
        kept: list[int] = []
        keep = browser.keep

        async def watched(changes: str) -> str:
            assert not any(message["type"] == "ack" for message in player.messages)
            kept.append(len(json.loads(changes)["changes"]))
            browser.keep = keep  # type: ignore[method-assign]
            return await keep(changes)

        browser.keep = watched  # type: ignore[method-assign]
        await player.choose(decision["options"][0]["text"])
        assert kept

    asyncio.run(run())


@pytest.mark.parametrize("why", ["full", "forbidden"])
def test_without_storage_the_game_goes_on_in_memory(why: str) -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        id = await first_table(engine)
        player = Player(engine, id)
        await play(player, 3)
        browser.refuses = why
        await play(player, 5)
        assert browser.told == [{"type": "storage", "state": why}]
        # It can be looked at again from the start, too.
        other = Player(engine, id)
        assert (await other.until("hello"))["number"] >= 8
        # As soon as there is room again, nothing is missing.
        browser.refuses = ""
        await play(player, 1)
        await player.asked()
        assert browser.told[-1] == {"type": "storage", "state": "kept"}
        back = Player(PaperBrowser(json.loads(json.dumps(browser.kept))).begin(), id)
        assert (await back.until("hello"))["number"] == player.number

    asyncio.run(run())


def test_two_tabs_at_one_table_do_not_overwrite_each_other() -> None:
    async def run() -> None:
        kept: dict[str, dict[str, str]] = {}
        here = PaperBrowser(kept).begin()
        setup = {"edition": "2015", "players": 2}
        id = await first_table(here, setup=setup, seats=[{"kind": "me"}, {"kind": "me", "name": "Bo"}])
        there = PaperBrowser(kept).begin()
        one, two = Player(here, id), Player(there, id)
        for player in (one, two):
            await player.until("hello")
        seat = json.loads(kept["games"][id])["row"]["status"]["waiting"][0]
        one.visit.hear(json.dumps({"type": "look", "seat": seat}))
        two.visit.hear(json.dumps({"type": "look", "seat": seat}))
        asked, same = await one.asked(), await two.asked()
        assert asked is not None
        assert asked == same
        await one.choose(asked["options"][0]["text"])
        answer = await two.do("choose", seat=seat, number=two.number, choice=asked["options"][1]["text"])
        assert answer["type"] == "refused"
        assert answer["code"] == "late"
        await there.moved(id)
        assert two.number == one.number
        assert len([key for key in kept["entries"] if key.startswith(id)]) == one.number

    asyncio.run(run())


def test_undo_and_hints() -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        player = Player(engine, await first_table(engine))
        decision = await player.asked()
        assert decision is not None
        hint = await player.do("hint", seat=0)
        texts = {option["text"] for option in decision["options"]}
        assert hint["type"] == "hint"
        assert {advice["text"] for advice in hint["advice"]} <= texts
        # Whoever has taken a card is asked what to do with it, and can still give it back.
        before = after = player.position
        while after is not None and not after["can_undo"]:
            before = player.position
            decision = await player.asked()
            assert decision is not None
            await player.choose(decision["options"][0]["text"])
            await player.asked()
            after = player.position
        undone = await player.do("undo", seat=0)
        assert undone["type"] == "ack"
        again = await player.asked()
        assert before is not None
        assert again is not None
        assert again["options"] == before["decision"]["options"]

    asyncio.run(run())


def test_bots_that_are_offered_think_in_the_worker_and_others_are_refused() -> None:
    async def run() -> None:
        browser = PaperBrowser()
        engine = browser.begin()
        catalogue = await ask(engine, "GET", "/api/catalogue")
        assert [bot["id"] for bot in catalogue["bots"]] == list(OFFERED)
        assert catalogue["default_bot"] in OFFERED
        assert not {"count", "duke"} & {bot["strength"] for bot in catalogue["bots"]}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        id = await first_table(engine, setup={"edition": "1995", "players": 2}, seats=seats)
        player = Player(engine, id)
        await play(player, 3)
        await player.asked()
        assert browser.thoughts > 0
        with pytest.raises(Refused, match="does not play in a page"):
            await first_table(engine, seats=[{"kind": "me"}, {"kind": "bot", "bot": "builder:duke"}])

    asyncio.run(run())


def test_without_a_core_to_spare_light_bots_think_where_the_table_is_and_others_do_not() -> None:
    async def run() -> None:
        browser = PaperBrowser()
        browser.cores = 1
        engine = browser.begin()
        for bot, beside in (("greedy", False), ("builder:hidalgo", False), ("search:1", True)):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            before = browser.thoughts
            id = await first_table(engine, setup={"edition": "1995", "players": 2}, seats=seats)
            player = Player(engine, id)
            await play(player, 1)
            await player.asked()
            assert (browser.thoughts > before) == beside, bot
            player.visit.close()

    asyncio.run(run())


def test_a_lobby_fills_and_what_makes_no_sense_is_refused() -> None:
    async def run() -> None:
        engine = PaperBrowser().begin()
        with pytest.raises(Refused) as nobody:
            await ask(engine, "POST", "/api/tables", {})
        assert nobody.value.code == "no_session"
        id = await first_table(engine, seats=[{"kind": "me"}], start=False)
        for seat in (1, 2, 3):
            await ask(engine, "POST", f"/api/tables/{id}/bot", {"seat": seat, "bot": "quick"})
        await ask(engine, "POST", f"/api/tables/{id}/open", {"seat": 3})
        with pytest.raises(Refused, match="open seats"):
            await ask(engine, "POST", f"/api/tables/{id}/start")
        await ask(engine, "POST", f"/api/tables/{id}/sit", {"seat": 3, "name": "Eva"})
        started = await ask(engine, "POST", f"/api/tables/{id}/start")
        assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot", "person"]
        with pytest.raises(Refused, match="has started"):
            await ask(engine, "DELETE", f"/api/tables/{id}")
        refusals: list[tuple[str, str, Any, str]] = [
            ("POST", "/api/tables", {"setup": {"edition": "1812"}}, "bad_setup"),
            ("POST", "/api/tables", {"nonsense": 1}, "bad_request"),
            ("GET", "/api/tables/nowhere", None, "not_found"),
            ("GET", "/api/nothing", None, "not_found"),
            ("POST", "/api/records", {"record": "no record"}, "bad_record"),
            ("GET", f"/api/records/{id}/text", None, "not_over"),
            ("GET", "/api/lessons/none", None, "not_found"),
            ("GET", "/api/catalogue/cards?players=many", None, "bad_request"),
        ]
        for method, address, form, code in refusals:
            with pytest.raises(Refused) as refused:
                await ask(engine, method, address, form)
            assert refused.value.code == code, address
        lost = Player(engine, "nowhere")
        closed = await lost.until("closed")
        assert closed["code"] == "not_found"
        assert lost.hung_up

    asyncio.run(run())


def test_puzzles_are_there() -> None:
    async def run() -> None:
        engine = PaperBrowser().begin()
        told = await ask(engine, "GET", "/api/puzzles")
        assert told["today"] in {one["id"] for one in told["puzzles"]}
        shown = await ask(engine, "GET", f"/api/puzzles/{told['today']}?show=true")
        option = shown["answers"][0]["option"].replace(" ", "+")
        tried = await ask(engine, "GET", f"/api/puzzles/{told['today']}?move={option}")
        assert tried["tried"]["right"]

    asyncio.run(run())


def test_lessons_rules_and_texts_are_there() -> None:
    async def run() -> None:
        engine = PaperBrowser().begin()
        course = await ask(engine, "GET", "/api/lessons")
        first = course["lessons"][0]["id"]
        state = await ask(engine, "GET", f"/api/lessons/{first}?since=-1")
        assert state["step"] == 0
        assert state["note"] is not None
        assert (await ask(engine, "GET", "/api/rules"))["sections"]
        assert "web-" in await ask(engine, "GET", "/api/texts/pl")
        address = "/api/catalogue/cards?edition=2023&players=3"
        plain = await ask(engine, "GET", address)
        regency = await ask(engine, "GET", f"{address}&set=new-regency")
        assert plain["cards"]
        assert {card["id"] for card in regency["cards"]} - {card["id"] for card in plain["cards"]}
        check = await ask(engine, "GET", "/api/catalogue/check?edition=2023&players=9")
        assert not check["ok"]

    asyncio.run(run())


def test_moments_and_positions_are_tried_out_and_played_in_a_page() -> None:
    async def run() -> None:
        engine = PaperBrowser().begin()
        await ask(engine, "POST", "/api/session/guest", {"name": "Ana"})
        game = Game.new(Setup("2015", 3), 4)
        for _ in range(4):
            game.choose(game.table.options[0], game.table.deciders[0])
        record = await ask(engine, "POST", "/api/records", {"record": to_text(game), "name": "A game"})
        form = {"record": record["id"], "entry": 2, "eyes": "0", "seed": 1}
        (state,) = (await ask(engine, "POST", "/api/analysis", form))["states"]
        asked = state["position"]["decision"]
        choice = f"{COLOUR_IDS[asked['seat']]} {asked['options'][0]['text']}"
        after = await ask(engine, "POST", "/api/analysis", {**form, "line": [choice], "since": 1})
        assert after["states"][0]["entry"]["seat"] == asked["seat"]
        told = await ask(engine, "POST", "/api/analysis/advice", form)
        assert told["advice"][0]["text"] in [option["text"] for option in asked["options"]]
        table = await ask(engine, "POST", f"/api/records/{record['id']}/play-on", {"entry": 2, "seat": 0})
        assert table["state"] == "playing"
        position = await ask(engine, "GET", f"/api/records/{record['id']}/position?at=2")
        seen = await ask(engine, "POST", "/api/positions", {"text": position})
        assert seen["setup"]["players"] == 3
        begun = await ask(engine, "POST", "/api/positions/play", {"text": position, "seat": 1})
        assert [seat["kind"] for seat in begun["seats"]] == ["bot", "person", "bot"]
        assert begun["state"] == "playing"

    asyncio.run(run())
