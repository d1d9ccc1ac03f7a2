"""What a table offers besides choosing: undo, Vetos, substitutes, chat, presence, rematches, hot seats, hints."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from tests.server.clients import Data, Person, Socket, play_on, running

People = Callable[[str | None], Person]


def waiting(socket: Socket) -> list[int]:
    assert socket.position is not None
    return [one["seat"] for one in socket.position["view"]["waiting"]]


def hot_seat(person: Person, players: int, **form: object) -> dict[int, Socket]:
    """One person with a screen for every seat."""
    table = person.start_table(*["me"] * players, **form)["id"]
    return {seat: person.connect(table, seat) for seat in range(players)}


def reach(sockets: dict[int, Socket], number: int) -> None:
    for socket in sockets.values():
        socket.reach(number)


def step(sockets: dict[int, Socket], choice: str | None = None, dice: random.Random | None = None) -> Data:
    """The next choice at a hot seat; everybody hears of it."""
    mover = sockets[waiting(sockets[0])[0]]
    options = mover.options()
    answer = mover.choose(choice or (dice.choice(options) if dice else options[0]))
    assert answer["type"] == "ack", answer
    reach(sockets, answer["number"])
    return answer


def play_until(sockets: dict[int, Socket], kind: str, seed: int) -> bool:
    """Play at random until a decision of some kind is open."""
    dice = random.Random(seed)
    while not sockets[0].over:
        mover = sockets[waiting(sockets[0])[0]]
        assert mover.decision is not None
        if mover.decision["kind"] == kind:
            return True
        step(sockets, dice=dice)
    return False


# ---------------------------------------------------------------------- taking back


def test_a_choice_can_be_taken_back_until_somebody_else_acts(ana: Person) -> None:
    sockets = hot_seat(ana, 2)
    first = waiting(sockets[0])[0]
    step(sockets, "power 9")
    seen = sockets[first].position
    assert seen is not None
    assert seen["can_undo"]
    answer = sockets[first].undo(first)
    assert answer["type"] == "ack"
    reach(sockets, 2)
    assert waiting(sockets[0]) == [first]
    assert sockets[first].log == sockets[1 - first].log
    assert not any(event["event"] == "power" for event in sockets[0].log)
    step(sockets, "power 8")
    step(sockets, "power 7")
    answer = sockets[first].undo(first)
    assert answer["code"] == "cannot_undo"
    assert "has nothing to take back" in answer["text"]


def test_a_whole_turn_can_be_reset(ana: Person) -> None:
    sockets = hot_seat(ana, 2)
    for _ in range(2):
        step(sockets)
    mover = sockets[waiting(sockets[0])[0]]
    seat = mover.hello["seat"]
    before = mover.position
    for _ in range(4):
        step(sockets)
        if waiting(sockets[0]) != [seat]:
            break
    answer = mover.undo(seat, "reset")
    assert answer["type"] == "ack"
    reach(sockets, answer["number"])
    assert before is not None
    assert mover.position is not None
    assert mover.position["view"] == before["view"]


def test_nobody_sees_whether_others_can_take_back(ana: Person) -> None:
    sockets = hot_seat(ana, 2)
    step(sockets, "power 9")
    other = sockets[waiting(sockets[0])[0]]
    assert other.position is not None
    assert not other.position["can_undo"]


# ---------------------------------------------------------------------- Vetos


def find_veto(person: Person) -> dict[int, Socket]:
    """A game in which somebody is asked for his Veto."""
    for seed in range(40):
        sockets = hot_seat(person, 4, setup={"edition": "1995"})
        if play_until(sockets, "veto", seed):
            return sockets
    raise AssertionError("no Veto in forty games")


def test_a_veto_can_be_let_pass_for_a_whole_action(ana: Person) -> None:
    sockets = find_veto(ana)
    seat = waiting(sockets[0])[0]
    holder = sockets[seat]
    assert set(holder.options()) == {"veto", "allow"}
    assert holder.position is not None
    action = holder.position["view"]["action"]
    active = holder.position["view"]["active"]
    holder.send(type="pass_veto", seat=seat)
    holder.until("catchup")
    assert holder.position["passing"]
    holder.until("update")
    assert holder.seen[-1]["auto"]
    reach(sockets, holder.number)
    # As long as the action runs, this seat is not asked for its Veto any more.
    dice = random.Random(1)
    while not sockets[0].over:
        seen = sockets[0].position
        assert seen is not None
        if (seen["view"]["active"], seen["view"]["action"]) != (active, action):
            break
        if waiting(sockets[0]) == [seat]:
            assert set(holder.options()) != {"veto", "allow"}
        step(sockets, dice=dice)


# ---------------------------------------------------------------------- bots for people


def test_a_bot_plays_for_who_leaves_until_he_comes_back(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "slow.db"), bot_pause=0.05) as server:
        ana = Person(server.port)
        ana.post("/api/session/guest", {"name": "Ana"})
        table = ana.start_table("me", "random", "random")["id"]
        with ana.connect(table) as socket:
            socket.when(socket.my_turn)
            socket.send(type="hand_over", seat=0, bot="random")
            assert socket.until("notice")["code"] == "handed_over"
            number = socket.number
            socket.reach(number + 5)
            socket.when(lambda: socket.table["seats"][0]["substitute"] == "random")
            assert socket.choose("power 9", 0)["code"] in ("not_your_turn", "illegal", "late")
            socket.send(type="take_back", seat=0)
            socket.when(lambda: socket.table["seats"][0]["substitute"] is None)
            socket.when(socket.my_turn)
            assert play_on(socket, random.Random(1), 1) == 1
        ana.close()


def test_leaving_a_running_game_hands_the_seat_to_a_bot(ana: Person, ben: Person) -> None:
    table = ana.open_table("me", "open")["id"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    ana.post(f"/api/tables/{table}/start")
    with ana.connect(table) as socket:
        ben.post(f"/api/tables/{table}/leave", {"seat": 1})
        assert socket.until("notice")["code"] == "left"
        assert ben.refused(f"/api/tables/{table}/leave", {"seat": 0})["code"] == "not_your_seat"
        summary = ben.post(f"/api/tables/{table}/take_back", {"seat": 1})
        assert summary["seats"][1]["substitute"] is None


def test_bots_that_think_do_so_in_a_process_of_their_own(ana: Person) -> None:
    table = ana.start_table("me", "builder:page")["id"]
    with ana.connect(table) as socket:
        assert play_on(socket, random.Random(1), 3) == 3


def test_the_advisor_answers_with_reasons(ana: Person) -> None:
    table = ana.start_table("me", "me")["id"]
    with ana.connect(table) as socket:
        seat = waiting(socket)[0]
        socket.send(type="hint", id="h1", seat=seat)
        hint = socket.until("hint", "refused", timeout=30)
        assert hint["type"] == "hint", hint
        assert hint["id"] == "h1"
        legal = {f"power {value}" for value in range(1, 14)}
        assert {advice["text"] for advice in hint["advice"]} <= legal
        assert hint["advice"][0]["key"].startswith("advice-")
        socket.send(type="hint", id="h2", seat=1 - seat)
        assert socket.until("refused")["code"] == "not_your_turn"


def test_a_table_can_do_without_hints(ana: Person) -> None:
    table = ana.start_table("me", "me", hints=False)["id"]
    with ana.connect(table) as socket:
        socket.send(type="hint", id="h1", seat=waiting(socket)[0])
        assert socket.until("refused")["code"] == "no_hints"


# ---------------------------------------------------------------------- people


def test_everybody_hears_what_is_said_and_it_is_kept(ana: Person, ben: Person, people: People) -> None:
    table = ana.open_table("me", "open")["id"]
    with ana.connect(table) as first, ben.connect(table) as second:
        first.send(type="chat", text="  ¡Hola!\n¿Qué tal? ")
        line = second.until("chat")["line"]
        assert (line["name"], line["seat"], line["text"]) == ("Ana", 0, "¡Hola! ¿Qué tal?")
        second.send(type="chat", text="x" * 501)
        assert second.until("refused")["code"] == "too_long"
        second.send(type="chat", text=" \n ")
        assert second.until("refused")["code"] == "bad_message"
    nobody = people(None)
    with nobody.connect(table) as third:
        assert [line["text"] for line in third.hello["chat"]] == ["¡Hola! ¿Qué tal?"]
        third.send(type="chat", id="psst", text="psst")
        refused = third.until("refused")
        assert (refused["id"], refused["code"]) == ("psst", "no_session")
        assert "say who you are" in refused["text"]


def test_a_line_that_is_sent_again_is_said_once(ana: Person, ben: Person) -> None:
    table = ana.open_table("me", "open")["id"]
    with ana.connect(table) as first, ben.connect(table) as second:
        for text, id in (("¡Hola!", "line 1"), ("¡Hola!", "line 1"), ("¡Hola!", "line 2")):
            first.send(type="chat", id=id, text=text)
            assert first.until("ack")["id"] == id
        # The same id of somebody else is another line.
        second.send(type="chat", id="line 1", text="¡Buenas!")
        second.until("ack")
    with ana.connect(table) as socket:
        assert [line["text"] for line in socket.hello["chat"]] == ["¡Hola!", "¡Hola!", "¡Buenas!"]


def test_what_is_no_move_is_acknowledged_too_and_may_be_sent_twice(ana: Person, ben: Person) -> None:
    table = ana.open_table("me", "open")["id"]
    ben.post(f"/api/tables/{table}/sit", {})
    with ana.connect(table) as socket, ben.connect(table) as other:
        other.send(type="ready", id="b", seat=1)
        assert other.until("ack")["id"] == "b"
        for id, message in (
            ("r", {"type": "ready", "seat": 0}),
            ("h", {"type": "hand_over", "seat": 0, "bot": "random"}),
            ("t", {"type": "take_back", "seat": 0}),
        ):
            for _ in range(2):
                socket.send(id=id, **message)
                assert socket.until("ack", "refused") == {"type": "ack", "id": id, "number": socket.number}
        socket.send(type="take_back", id="x", seat=1)
        refused = socket.until("ack", "refused")
        assert (refused["id"], refused["code"]) == ("x", "not_your_seat")


def test_presence_says_who_is_there(ana: Person, ben: Person, people: People) -> None:
    table = ana.open_table("me", "open")["id"]
    with ana.connect(table) as socket:
        assert socket.hello["presence"] == {"connected": [True, False], "watchers": 0, "names": []}
        watcher = people(None).connect(table)
        assert socket.until("presence")["presence"]["watchers"] == 1
        # Who has a name is called by it; the same one at two windows is named once.
        eva = people("Eva")
        with eva.connect(table), eva.connect(table):
            socket.when(lambda: socket.seen[-1].get("presence", {}).get("watchers") == 3)
            assert socket.seen[-1]["presence"]["names"] == [{"name": "Eva", "guest": True}]
        socket.when(lambda: socket.seen[-1].get("presence", {}).get("watchers") == 1)
        ben.post(f"/api/tables/{table}/sit", {})
        with ben.connect(table):
            socket.when(lambda: socket.seen[-1].get("presence", {}).get("connected") == [True, True])
        watcher.close()
        socket.when(lambda: socket.seen[-1].get("presence", {}).get("watchers") == 0)


def test_a_game_starts_when_everybody_is_ready(ana: Person, ben: Person) -> None:
    table = ana.open_table("me", "open", "quick")["id"]
    with ana.connect(table) as first, ben.connect(table) as second:
        ben.post(f"/api/tables/{table}/sit", {})
        second.when(lambda: second.table["seats"][1]["mine"])
        second.send(type="ready", seat=1)
        second.when(lambda: second.table["seats"][1]["ready"])
        first.send(type="ready", seat=0)
        first.when(lambda: first.position is not None)
        second.when(lambda: second.position is not None)
        assert second.hello["seat"] == 1


def test_spectators_see_what_spectators_may_see(ana: Person, people: People) -> None:
    table = ana.start_table("me", "me")["id"]
    watcher = people(None).connect(table)
    assert watcher.hello["seat"] is None
    assert watcher.position is not None
    assert watcher.position["decision"] is None
    assert all(seat["hand"] is None for seat in watcher.position["view"]["seats"])


def test_a_hot_seat_changes_eyes(ana: Person) -> None:
    table = ana.start_table("me", "me", "me")["id"]
    with ana.connect(table) as socket:
        assert socket.hello["mine"] == [0, 1, 2]
        seat = waiting(socket)[0]
        assert socket.position is not None
        assert socket.position["mine_waiting"] == [seat]
        socket.send(type="look", seat=seat)
        assert socket.until("hello")["seat"] == seat
        socket.choose("power 9")
        socket.send(type="look", seat=None)
        socket.until("hello")
        assert socket.position["view"]["seat"] is None


def test_a_shared_screen_shows_no_secret_to_the_next_player(ana: Person) -> None:
    """One after the other sets a disc: after each, the screen is a spectator's until the next one says who he is."""
    table = ana.start_table("me", "me", setup={"sets": ["king-intrigant"]})["id"]
    with ana.connect(table, shared=True) as socket:
        assert socket.hello["seat"] is None
        for seat in (0, 1):
            assert socket.position is not None
            assert socket.position["mine_waiting"] == list(range(seat, 2))
            socket.send(type="look", seat=seat)
            socket.until("hello")
            assert socket.decision is not None
            assert socket.choose(socket.options()[seat])["type"] == "ack"
            shown = socket.until("hello", "update")
            if seat == 0:
                assert shown["type"] == "hello"
                assert shown["seat"] is None
                assert shown["position"]["view"]["seats"][0]["disc"] is None
                assert shown["position"]["mine_waiting"] == [1]
                assert shown["log"] == ana.connect(table, -1).log
    with ana.connect(table, shared=True) as socket:
        assert socket.hello["seat"] is None


def test_a_shared_screen_stays_with_who_chooses_next(ana: Person) -> None:
    table = ana.start_table("me", "random")["id"]
    with ana.connect(table, shared=True) as socket:
        assert socket.hello["seat"] == 0
        socket.when(socket.my_turn)
        socket.reach(socket.choose_first()["number"])
        socket.when(socket.my_turn)
        assert [message["type"] for message in socket.seen].count("hello") == 1


def test_another_game_with_the_same_people(ana: Person, ben: Person, people: People) -> None:
    table = ana.open_table("me", "open", setup={"options": {"length": "short"}})["id"]
    ben.post(f"/api/tables/{table}/sit", {})
    ana.post(f"/api/tables/{table}/start")
    assert ana.refused(f"/api/tables/{table}/rematch")["code"] == "not_over"
    dice = random.Random(4)
    sockets = {0: ana.connect(table), 1: ben.connect(table)}
    while not sockets[0].over:
        step(sockets, dice=dice)
    again = ana.post(f"/api/tables/{table}/rematch")
    assert again["state"] == "lobby"
    assert [seat["name"] for seat in again["seats"]] == ["Ana", "Ben"]
    assert [seat["ready"] for seat in again["seats"]] == [True, False]
    # Who joins in is ready too, and so they begin.
    joined = ben.post(f"/api/tables/{table}/rematch")
    assert joined["id"] == again["id"]
    assert joined["state"] == "playing"
    assert ana.get(f"/api/tables/{table}")["rematch"] == again["id"]
    assert people("Eve").refused(f"/api/tables/{table}/rematch")["code"] == "not_your_table"


def test_another_game_can_be_asked_for_again_after_it_was_given_up(ana: Person, ben: Person) -> None:
    table = ana.open_table("me", "open", setup={"options": {"length": "short"}})["id"]
    ben.post(f"/api/tables/{table}/sit", {})
    ana.post(f"/api/tables/{table}/start")
    for person, seat in ((ana, 0), (ben, 1)):
        person.post(f"/api/tables/{table}/leave", {"seat": seat})
    with ana.connect(table) as socket:
        socket.when(lambda: socket.over)
    given_up = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert ana.ask("DELETE", f"/api/tables/{given_up}").status_code == 204
    again = ben.post(f"/api/tables/{table}/rematch")
    assert again["id"] != given_up
    assert again["owner"]
    assert ana.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
