"""Finding a game and each other: the lobby, quick pairing, doors of tables, invitations, friends, profiles."""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count
from typing import Any

import pytest

from elgrande.ratings.skill import GAMES
from elgrande.server.admin_ratings import rate_games
from elgrande.server.live.house import House
from elgrande.server.pairing import company, reach
from elgrande.server.sessions import COOKIE
from elgrande.server.store import Database
from elgrande.server.store.accounts import inherit, open_session
from elgrande.server.store.meeting import Door, put_door
from elgrande.server.store.meeting_tables import pairing
from elgrande.server.store.migrate import migrate
from elgrande.server.store.pairing import Waiting
from elgrande.server.store.result_tables import ratings
from elgrande.server.store.tables import blocks
from tests.server.clients import Person, Running, running
from tests.server.postgres import new_database
from tests.server.results import add_over, add_people

Members = Callable[[str], Person]
DAYS = {"kind": "days", "days": 1, "weekend": False, "holidays": 0}
numbers = count(1)


@pytest.fixture
def members(server: Running) -> Iterator[Members]:
    """Brings in people with accounts."""
    made: list[Person] = []

    def member(name: str) -> Person:
        person = Person(server.port)
        login = f"{name.lower()}{next(numbers)}"
        person.post("/api/session/register", {"login": login, "password": "a long password", "name": name})
        made.append(person)
        return person

    yield member
    for person in made:
        person.close()


def id_of(person: Person) -> str:
    return str(person.get("/api/session")["player"]["id"])


def house_of(server: Running) -> House:
    house: House = server.app.state.house
    return house


# ---------------------------------------------------------------------- the lobby


def found(person: Person, query: str = "") -> set[str]:
    return {one["table"]["name"] for one in person.get(f"/api/lobby?{query}")["tables"]}


def test_the_lobby_finds_what_one_looks_for(people: Callable[[str | None], Person]) -> None:
    ana, ben = people("Ana"), people("Ben")
    ana.open_table("me", "open", "open", "open", name="plain", public=True)
    ana.open_table("me", "open", "greedy", name="three", public=True, clock=DAYS, language="de")
    ana.open_table(
        "me",
        "open",
        name="new",
        public=True,
        setup={"edition": "2023", "sets": ["new-regency"]},
        password="pst",
    )
    ana.open_table("me", "open", name="secret", public=False)
    mine = {"plain", "three", "new"}
    assert found(ben) >= mine
    assert "secret" not in found(ben)
    for query, expected in {
        "edition=2023": {"new"},
        "set=none": {"plain", "three"},
        "set=new-regency": {"new"},
        "players=3": {"three"},
        "clock=days": {"three"},
        "language=de": mine,
        "language=fr": {"plain", "new"},
        "free=3": {"plain"},
        "free=1&edition=2015&clock=none": {"plain"},
        "rating_from=1600": set(),
        "rating_from=1400&rating_to=1600": mine,
    }.items():
        assert found(ben, query) & mine == expected, query
    listed = {one["table"]["name"]: one for one in ben.get("/api/lobby")["tables"]}
    assert listed["new"]["locked"]
    assert not listed["plain"]["locked"]
    assert (listed["three"]["free"], listed["three"]["speed"], listed["three"]["language"]) == (
        1,
        "days",
        "de",
    )
    assert listed["new"]["family"] == "expansions"
    assert ben.refused("/api/lobby?players=9", method="GET")["code"] == "bad_request"


# ---------------------------------------------------------------------- doors and invitations


def test_a_table_with_a_password_is_for_those_who_know_it(people: Callable[[str | None], Person]) -> None:
    ana, ben = people("Ana"), people("Ben")
    table = ana.open_table("me", "open", public=True, password="Toledo")["id"]
    assert ben.refused(f"/api/tables/{table}/sit", {})["code"] == "locked"
    assert ben.connect(table).seen[-1]["code"] == "locked"
    assert ben.refused(f"/api/tables/{table}/points", method="GET")["code"] == "locked"
    assert ben.refused(f"/api/tables/{table}/enter", {"password": "Madrid"})["code"] == "wrong_table_password"
    ben.post(f"/api/tables/{table}/enter", {"password": "Toledo"})
    assert ben.connect(table).seen[-1]["type"] == "hello"
    ben.post(f"/api/tables/{table}/sit", {})
    assert ana.connect(table).seen[-1]["type"] == "hello"
    assert "Toledo" not in json.dumps(ben.get(f"/api/tables/{table}"))
    assert ana.refused("/api/tables", {"password": ""})["code"] == "bad_table_password"
    assert ana.refused("/api/tables", {"language": "xx"})["code"] == "no_such_language"


def test_friends_can_be_invited_and_need_no_password(members: Members) -> None:
    ana, ben, eva = members("Ana"), members("Ben"), members("Eva")
    table = ana.open_table("me", "open", "open", password="Toledo")["id"]
    form = {"player": id_of(ben)}
    # Nobody is invited by those he has never heard of.
    assert ana.refused(f"/api/tables/{table}/invite", form)["code"] == "no_such_friend"
    ben.ask("POST", "/api/friends", {"player": id_of(ana)})
    assert eva.refused(f"/api/tables/{table}/invite", form)["code"] == "not_your_table"
    assert ana.ask("POST", f"/api/tables/{table}/invite", form).status_code == 204
    assert ana.ask("POST", f"/api/tables/{table}/invite", form).status_code == 204
    (invitation,) = ben.get("/api/invitations")["invitations"]
    assert (invitation["by"], invitation["table"]["id"]) == ("Ana", table)
    assert eva.get("/api/invitations")["invitations"] == []
    ben.post(f"/api/tables/{table}/sit", {})
    assert ben.get("/api/invitations")["invitations"] == []
    ben.ask("POST", f"/api/tables/{table}/leave", {"seat": 1})
    assert len(ben.get("/api/invitations")["invitations"]) == 1
    assert ben.ask("DELETE", f"/api/invitations/{table}").status_code == 204
    assert ben.get("/api/invitations")["invitations"] == []


def test_friends_see_where_friends_play(members: Members) -> None:
    ana, ben = members("Ana"), members("Ben")
    guest = Person(ana.port, "Gus")
    assert ana.ask("POST", "/api/friends", {"player": id_of(ben)}).status_code == 204
    assert ana.ask("POST", "/api/friends", {"player": id_of(ben)}).status_code == 204
    ben.open_table("me", "open", name="seen", public=True)
    ben.open_table("me", "open", name="hidden", public=False)
    (friend,) = ana.get("/api/friends")["friends"]
    assert (friend["name"], friend["mutual"]) == ("Ben", False)
    assert [table["name"] for table in friend["tables"]] == ["seen"]
    assert ana.get(f"/api/players/{id_of(ben)}")["friend"]
    ben.ask("POST", "/api/friends", {"player": id_of(ana)})
    assert ana.get("/api/friends")["friends"][0]["mutual"]
    for player in (id_of(ana), "nobody", id_of(guest)):
        assert ana.refused("/api/friends", {"player": player})["code"] == "not_found"
    assert guest.refused("/api/friends", {"player": id_of(ana)})["code"] == "no_account"
    assert ana.ask("DELETE", f"/api/friends/{id_of(ben)}").status_code == 204
    assert ana.get("/api/friends")["friends"] == []
    guest.close()


# ---------------------------------------------------------------------- quick pairing


def test_those_who_want_the_same_play_together(people: Callable[[str | None], Person]) -> None:
    ana, ben, eva = people("Ana"), people("Ben"), people("Ana")
    clock = {**DAYS, "days": 6}
    wish = {"setup": {"edition": "2015", "players": 3}, "clock": clock}
    first = ana.post("/api/pairing", wish)["wish"]
    assert (first["people"], first["game"]) == (1, None)
    # Said in other words it is the same; with another clock it is not.
    ben.post("/api/pairing", {"setup": {"players": 3, "options": {}}, "clock": {"kind": "days", "days": 2}})
    assert ben.post("/api/pairing", {"setup": {"players": 3}, "clock": clock})["wish"]["people"] == 2
    assert {"people": 2, **{name: first[name] for name in ("setup", "clock")}} in eva.get("/api/pairing")[
        "demand"
    ]
    game = eva.post("/api/pairing", wish)["wish"]["game"]
    assert game is not None
    assert ana.get("/api/pairing")["wish"]["game"] == ben.get("/api/pairing")["wish"]["game"] == game
    table = ana.get(f"/api/tables/{game}")
    assert table["state"] == "playing"
    assert {name: table["clock"][name] for name in clock} == clock
    assert sorted(seat["name"] for seat in table["seats"]) == ["Ana", "Ana 2", "Ben"]
    assert len([seat for seat in table["seats"] if seat["mine"]]) == 1
    assert game in {one["id"] for one in ben.get("/api/tables/mine")["tables"]}
    # Who has found a game can look for another one.
    assert ana.post("/api/pairing", wish)["wish"]["people"] == 1
    assert ana.ask("DELETE", "/api/pairing").status_code == 204
    assert ana.get("/api/pairing")["wish"] is None


def test_nobody_is_brought_together_with_whom_he_does_not_want_to_meet() -> None:
    waiting = [Waiting(name, name) for name in "abcde"]
    told = [one.account for one in company(waiting, 3, []) or []]
    assert told == ["a", "b", "c"]
    minded = [frozenset("ab"), frozenset("ac")]
    assert [one.account for one in company(waiting, 3, minded) or []] == ["a", "d", "e"]
    assert [one.account for one in company(waiting[:4], 3, minded) or []] == ["b", "c", "d"]
    assert company(waiting[:3], 3, minded) is None


def test_those_who_play_alike_well_are_brought_together() -> None:
    waiting = [Waiting(name, name) for name in "abcd"]
    numbers = {"a": 1500.0, "b": 1900.0, "c": 1600.0}

    def told(players: int, reaches: dict[str, float]) -> list[str]:
        return [one.account for one in company(waiting, players, [], numbers, reaches) or []]

    # Who has no rating fits anybody, but is no nearer than who has waited longer and has the same.
    assert told(2, dict.fromkeys("abcd", 150.0)) == ["a", "d"]
    assert told(3, dict.fromkeys("abcd", 150.0)) == ["a", "d", "c"]
    assert told(4, dict.fromkeys("abcd", 150.0)) == []
    # Who has waited long enough plays with anybody.
    assert told(4, {**dict.fromkeys("abcd", 150.0), "b": 400.0}) == ["a", "d", "c", "b"]
    assert reach(0.0, over_days=False) < reach(30.0, over_days=False) < reach(600.0, over_days=False)
    assert reach(600.0, over_days=False) == math.inf
    assert reach(600.0, over_days=True) < 200.0


def rated(server: Running, person: Person, mu: float, speed: str = "days") -> None:
    values = {"account": id_of(person), "family": "base", "speed": speed, "mu": mu, "sigma": 3.0}
    row = ratings.insert().values(**values, games=20, changed=0.0)
    house_of(server).database.write_now(lambda sql: sql.execute(row))


def look_after_pairs(server: Running) -> None:
    """What the house does now and then by itself."""
    loop = server.server.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(house_of(server).pairings.catch_up(), loop).result(20)


def test_the_longer_somebody_waits_the_less_ratings_matter(members: Members, server: Running) -> None:
    ana, ben = members("Ana"), members("Ben")
    rated(server, ana, 25.0)
    rated(server, ben, 45.0)
    wish = {"setup": {"players": 2, "edition": "1995"}, "clock": {"kind": "days", "days": 4}}
    ana.post("/api/pairing", wish)
    assert ben.post("/api/pairing", wish)["wish"]["game"] is None
    yesterday = pairing.update().where(pairing.c.account == id_of(ana)).values(since=time.time() - 86_400)
    house_of(server).database.write_now(lambda sql: sql.execute(yesterday))
    # Nobody has to ask: the server looks after it.
    look_after_pairs(server)
    game = ana.get("/api/pairing")["wish"]["game"]
    assert game is not None
    assert ben.get("/api/pairing")["wish"]["game"] == game


def test_a_table_in_the_lobby_has_a_seat_for_who_wants_just_that(members: Members, server: Running) -> None:
    ana, ben, eva = members("Ana"), members("Ben"), members("Eva")
    rated(server, ana, 25.0)
    rated(server, eva, 45.0)
    clock = {"kind": "days", "days": 5}
    other = ana.open_table("me", "open", public=True, setup={"edition": "2023"}, clock=clock)["id"]
    locked = ana.open_table("me", "open", public=True, clock=clock, password="Toledo")["id"]
    table = ana.open_table("me", "open", "open", public=True, clock=clock)["id"]
    wish = {"setup": {"players": 3}, "clock": clock}
    # Eva plays much better; she waits for somebody else.
    assert eva.post("/api/pairing", wish)["wish"]["game"] is None
    assert ben.post("/api/pairing", wish)["wish"]["game"] == table
    assert table not in (other, locked)
    seats = ana.get(f"/api/tables/{table}")["seats"]
    assert [(seat["name"], seat["ready"]) for seat in seats if seat["kind"] == "person"] == [
        ("Ana", False),
        ("Ben", True),
    ]
    waited = pairing.update().where(pairing.c.account == id_of(eva)).values(since=time.time() - 86_400)
    house_of(server).database.write_now(lambda sql: sql.execute(waited))
    assert eva.get("/api/pairing")["wish"]["game"] == table
    # The host is not ready: nobody begins without him.
    look_after_pairs(server)
    assert ana.get(f"/api/tables/{table}")["state"] == "lobby"
    with ana.connect(table) as socket:
        socket.send(type="ready", id="r1", seat=0, ready=True)
        socket.when(lambda: socket.table["state"] == "playing")


def test_who_wants_to_play_now_is_not_sent_to_an_empty_table(members: Members) -> None:
    ana, ben = members("Ana"), members("Ben")
    clock = {"kind": "live", "minutes": 25, "increment": 5}
    table = ana.open_table("me", "open", public=True, clock=clock)["id"]
    wish = {"setup": {"players": 2}, "clock": clock}
    assert ben.post("/api/pairing", wish)["wish"]["game"] is None
    with ana.connect(table):
        assert ben.get("/api/pairing")["wish"]["game"] == table


def test_those_who_block_each_other_wait_on(people: Callable[[str | None], Person], server: Running) -> None:
    ana, ben, eva = people("Ana"), people("Ben"), people("Eva")
    wish = {"setup": {"players": 2, "edition": "2023"}, "clock": DAYS}
    block = blocks.insert().values(account=id_of(ana), blocked=id_of(ben), at=1.0)
    house_of(server).database.write_now(lambda sql: sql.execute(block))
    ana.post("/api/pairing", wish)
    assert ben.post("/api/pairing", wish)["wish"]["game"] is None
    eva.post("/api/pairing", wish)
    assert ana.get("/api/pairing")["wish"]["game"] == eva.get("/api/pairing")["wish"]["game"] is not None
    assert ben.get("/api/pairing")["wish"]["game"] is None
    ben.ask("DELETE", "/api/pairing")


def test_who_waits_for_a_live_game_has_to_stay(
    people: Callable[[str | None], Person], server: Running
) -> None:
    ana, ben, eva = people("Ana"), people("Ben"), people("Eva")
    wish = {
        "setup": {"players": 2, "edition": "1995"},
        "clock": {"kind": "live", "minutes": 20, "increment": 5},
    }
    ana.post("/api/pairing", wish)
    long_ago = time.time() - 600
    gone = pairing.update().where(pairing.c.account == id_of(ana)).values(seen=long_ago, since=long_ago)
    house_of(server).database.write_now(lambda sql: sql.execute(gone))
    assert ben.post("/api/pairing", wish)["wish"]["game"] is None
    # Back again: the wish still stands, and there is somebody now.
    game = ana.get("/api/pairing")["wish"]["game"]
    assert game is not None
    assert ben.get("/api/pairing")["wish"]["game"] == game
    assert eva.post("/api/pairing", wish)["wish"]["game"] is None
    assert ana.refused("/api/pairing", {"clock": {"kind": "none"}})["code"] == "bad_clock"
    assert ana.refused("/api/pairing", {"setup": {"players": 9}, "clock": DAYS})["code"] == "bad_setup"


def test_two_processes_bring_the_same_people_together_once(postgres: str) -> None:
    url = new_database(postgres)
    wish = {"setup": {"players": 2}, "clock": DAYS}
    with running(database=url) as one, running(database=url) as other:
        people = [Person(server.port, f"P{number}") for number, server in enumerate([one, other] * 3)]
        with ThreadPoolExecutor(6) as at_once:
            list(at_once.map(lambda person: person.post("/api/pairing", wish), people))
        games = [person.get("/api/pairing")["wish"]["game"] for person in people]
        assert None not in games
        assert len(set(games)) == 3
        states = {people[0].get(f"/api/tables/{game}")["state"] for game in games}
        assert states == {"playing"}
        for person in people:
            person.close()


# ---------------------------------------------------------------------- players


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where Ana and Ben have played often, and Eva once."""
    path = str(tmp_path_factory.mktemp("club") / "elgrande.db")
    with closing(Database(path)) as database:
        migrate(database)
        add_people(database, "ana", "ben", "eva", guests=["gus"])
        for number in range(GAMES + 8):
            add_over(database, f"game{number}", ["ana", "ben"], at=1000.0 + number, seed=number % 3)
        add_over(database, "private", ["eva", "ana", "greedy:"], at=5000.0, seed=2, public=False)
    rate_games(path, again=False)
    with running(database=path) as server:
        yield server


def as_member(server: Running, name: str) -> Person:
    """Somebody who is signed in as one of those who played."""
    person = Person(server.port)
    token = house_of(server).database.write_now(lambda sql: open_session(sql, name, 1))
    person.http.cookies.set(COOKIE, token, domain="127.0.0.1")
    return person


def test_a_profile_tells_what_somebody_has_done(club: Running) -> None:
    with closing(Person(club.port)) as stranger:
        told = stranger.get("/api/players/ana")
    assert (told["name"], told["guest"], told["mine"], told["friend"]) == ("Ana", False, False, False)
    statistics = told["statistics"]
    assert statistics["games"] == GAMES + 9
    assert {(one["edition"], one["players"], one["games"]) for one in statistics["shares"]} == {
        ("2015", 2, GAMES + 8),
        ("2015", 3, 1),
    }
    assert sum(one["times"] for one in statistics["powers"]["base"]) > 0
    ben = next(one for one in told["company"] if one["id"] == "ben")
    assert (ben["name"], ben["games"]) == ("Ben", GAMES + 8)
    assert ben["ahead"] + ben["behind"] <= GAMES + 8
    assert {one["bot"] for one in told["company"] if one["id"] is None} == {"greedy:"}
    (live,) = told["ratings"]
    assert (live["family"], live["speed"], live["games"]) == ("base", "live", GAMES + 9)
    # The private game is for those who sat there.
    assert "private" not in {game["id"] for game in told["history"]}
    assert told["history"][0]["ended"] >= told["history"][-1]["ended"]
    assert told["history"][0]["rating"] is not None


def test_the_last_rating_of_the_history_is_the_rating(club: Running) -> None:
    with closing(as_member(club, "ana")) as ana:
        told = ana.get("/api/players/ana")
    assert told["mine"]
    assert told["history"][0]["id"] == "private"
    assert told["history"][0]["rating"] == told["ratings"][0]["rating"]
    changes = [game["change"] for game in told["history"]]
    assert abs(1500 + sum(changes) - told["ratings"][0]["rating"]) <= len(changes)


def test_who_is_not_public_shows_nothing_but_a_name(club: Running) -> None:
    with closing(as_member(club, "eva")) as eva, closing(as_member(club, "ana")) as ana:
        assert (
            ana.refused("/api/players/eva", {"public": False, "languages": []}, "PUT")["code"] == "not_yours"
        )
        answer = eva.ask("PUT", "/api/players/eva", {"public": False, "languages": ["de", "en"]}).json()
        assert (answer["public"], answer["languages"]) == (False, ["de", "en"])
        told = ana.get("/api/players/eva")
        assert (told["name"], told["statistics"], told["history"]) == ("Eva", None, [])
        assert (told["ratings"], told["languages"], told["company"]) == ([], [], [])
        assert eva.get("/api/players/eva")["statistics"]["games"] == 1
        bad = eva.refused("/api/players/eva", {"public": True, "languages": ["xx"]}, "PUT")
        assert bad["code"] == "no_such_language"
        assert ana.refused("/api/players/gus", method="GET")["code"] == "not_found"


def test_a_leaderboard_has_those_whose_rating_rests_on_games(club: Running) -> None:
    with closing(as_member(club, "eva")) as eva:
        board = eva.get("/api/leaderboard?family=base&speed=live")
        people = [(row["place"], row["id"]) for row in board["rows"] if row["id"]]
        assert sorted(id for _, id in people) == ["ana", "ben"]
        assert [place for place, _ in people] == [1, 2]
        numbers_shown = [row["rating"] for row in board["rows"]]
        assert numbers_shown == sorted(numbers_shown, reverse=True)
        assert "courtier:hidalgo" in {row["bot"] for row in board["rows"]}
        assert board["mine"]["provisional"]
        other = eva.get("/api/leaderboard?family=2023&speed=days")
        assert [row for row in other["rows"] if row["id"]] == []
        assert eva.refused("/api/leaderboard?family=chess", method="GET")["code"] == "bad_request"


def test_who_hides_is_on_no_board(club: Running) -> None:
    with closing(as_member(club, "ben")) as ben:
        ben.ask("PUT", "/api/players/ben", {"public": False, "languages": []})
        board = ben.get("/api/leaderboard")
        assert "ben" not in {row["id"] for row in board["rows"]}
        assert board["mine"]["games"] == GAMES + 8
        ben.ask("PUT", "/api/players/ben", {"public": True, "languages": []})
        assert "ben" in {row["id"] for row in ben.get("/api/leaderboard")["rows"]}


def test_those_at_a_table_are_told_with_their_ratings(club: Running) -> None:
    with closing(as_member(club, "ana")) as ana, closing(Person(club.port, "Gus")) as guest:
        table = ana.open_table("me", "open", "greedy")["id"]
        guest.post(f"/api/tables/{table}/sit", {})
        told: dict[str, Any] = guest.get(f"/api/tables/{table}/people")
    first, second = told["people"]
    assert (first["id"], first["mine"], first["provisional"]) == ("ana", False, False)
    assert first["rating"] is not None
    assert (second["mine"], second["rating"], second["provisional"]) == (True, None, True)
    assert (told["family"], told["speed"], told["locked"]) == ("base", "live", False)


def test_the_games_of_a_guest_go_along_when_he_logs_in(club: Running) -> None:
    database = house_of(club).database
    add_over(database, "as-guest", ["gus", "ana"], at=9000.0, seed=1)
    path = club.settings.database_url
    rate_games(path, again=False)
    database.write_now(lambda sql: inherit(sql, "gus", "eva"))
    with closing(as_member(club, "eva")) as eva:
        told = eva.get("/api/players/eva")
    assert told["history"][0]["id"] == "as-guest"
    # It was no rated game, and to log in does not make it one.
    assert told["history"][0]["rating"] is None
    assert rate_games(path, again=True).changed == 0


def test_a_rematch_has_the_same_door(club: Running) -> None:
    database = house_of(club).database
    add_over(database, "again", ["ana", "ben"], at=7000.0, seed=1)
    database.write_now(lambda sql: put_door(sql, "again", Door("no hash", "de")))
    with closing(as_member(club, "ana")) as ana:
        table = ana.post("/api/tables/again/rematch")["id"]
        told = ana.get(f"/api/tables/{table}/people")
    assert [one["id"] for one in told["people"]] == ["ana", "ben"]
    assert (told["locked"], told["language"]) == (True, "de")


def test_people_are_found_by_the_beginning_of_their_name(members: Members, server: Running) -> None:
    ana, ben, quim = members("Ana"), members("Quiteria"), members("Quimera")
    rui = members("Rui")
    rui.ask("PUT", f"/api/players/{id_of(rui)}", {"public": False, "languages": []})
    with closing(Person(server.port, "Quiguest")) as guest:
        assert guest.ask("GET", "/api/players?name=qui").json()["code"] == "no_account"
    login = rui.get("/api/account")["login"]

    def found(name: str, by: Person = ana) -> list[str]:
        return [one["name"] for one in by.get(f"/api/players?name={name}")["players"]]

    assert found("QUI") == ["Quimera", "Quiteria"]
    assert found("qui", ben) == ["Quimera"]
    # Signs that stand for anything elsewhere stand for themselves.
    assert found("%25%25%25") == found("___") == []
    # Who is not public is found by who knows the login.
    assert found("Rui") == []
    assert found(login) == ["Rui"]
    assert ana.ask("GET", "/api/players?name=q").json()["code"] == "too_short"
    block = blocks.insert().values(account=id_of(quim), blocked=id_of(ana), at=1.0)
    house_of(server).database.write_now(lambda sql: sql.execute(block))
    assert found("qui") == ["Quiteria"]
    ana.ask("POST", "/api/friends", {"player": id_of(ben)})
    assert ana.get("/api/players?name=quit")["players"][0]["friend"] is True
