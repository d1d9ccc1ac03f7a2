"""The HTTP interface: sessions, tables, catalogue, records, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from socket import create_connection

import httpx
import pytest
from websockets.sync.client import connect

from elgrande.record import read_record
from tests.server.clients import Person, Running, play_on, running

GOLDEN = Path(__file__).parent.parent / "golden"

People = Callable[[str | None], Person]


# ---------------------------------------------------------------------- sessions


def test_a_guest_has_a_name_and_a_cookie(people: People) -> None:
    person = people(None)
    assert person.get("/api/session") == {"player": None}
    player = person.post("/api/session/guest", {"name": "  Ana  María "})["player"]
    assert (player["name"], player["guest"]) == ("Ana María", True)
    assert person.get("/api/session")["player"] == player
    assert person.post("/api/session/guest", {"name": "Ana"})["player"]["id"] == player["id"]


def test_the_cookie_is_not_for_scripts(people: People) -> None:
    person = people(None)
    answer = person.ask("POST", "/api/session/guest", {"name": "Ana"})
    cookie = answer.headers["set-cookie"]
    assert "elgrande_session=" in cookie
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


def test_an_account_is_the_same_everywhere_and_keeps_the_seats_of_the_guest(people: People) -> None:
    guest = people("Ana")
    table = guest.open_table("me", "open")["id"]
    made = guest.post("/api/session/register", {"login": "Ana@example.org", "password": "correct horse"})
    assert made["player"] == {**made["player"], "name": "Ana", "guest": False}
    other = people("Somebody")
    second = other.open_table("me", "open")["id"]
    known = other.post("/api/session/login", {"login": " ana@EXAMPLE.org", "password": "correct horse"})
    assert known["player"]["id"] == made["player"]["id"]
    mine = {table["id"] for table in other.get("/api/tables/mine")["tables"]}
    assert mine == {table, second}
    assert other.get(f"/api/tables/{second}")["seats"][0]["mine"]
    assert other.post("/api/session/logout") == {"player": None}
    assert other.get("/api/session") == {"player": None}
    assert guest.get("/api/session")["player"]["id"] == made["player"]["id"]


def test_wrong_passwords_and_logins_are_told_apart_by_nobody(people: People) -> None:
    person = people(None)
    person.post("/api/session/register", {"login": "carla", "password": "correct horse", "name": "Carla"})
    person.post("/api/session/logout")
    wrong = person.refused("/api/session/login", {"login": "carla", "password": "wrong horse"})
    unknown = person.refused("/api/session/login", {"login": "nobody", "password": "wrong horse"})
    assert wrong == unknown
    assert wrong["code"] == "wrong_password"
    other = people(None)
    taken = other.refused("/api/session/register", {"login": "CARLA", "password": "other horse", "name": "C"})
    assert taken["code"] == "login_taken"


@pytest.mark.parametrize(
    ("path", "form", "code"),
    [
        ("guest", {"name": ""}, "bad_name"),
        ("guest", {"name": "a;b"}, "bad_name"),
        ("guest", {"name": "x" * 25}, "bad_name"),
        ("guest", {"name": "\x00"}, "bad_name"),
        ("guest", {}, "bad_request"),
        ("guest", {"name": 7}, "bad_request"),
        ("guest", {"name": "Ana", "admin": True}, "bad_request"),
        ("guest", [], "bad_request"),
        ("register", {"login": "a b", "password": "correct horse"}, "bad_login"),
        ("register", {"login": "anna", "password": "short"}, "bad_password"),
        ("register", {"login": "anna", "password": "x" * 1000}, "bad_password"),
        ("login", {"login": "anna"}, "bad_request"),
        ("login", {"login": "' OR 1=1 --", "password": "x"}, "wrong_password"),
    ],
)
def test_forms_that_cannot_be_read(people: People, path: str, form: object, code: str) -> None:
    assert people(None).refused(f"/api/session/{path}", form)["code"] == code


def test_without_the_token_nothing_is_changed(ana: Person) -> None:
    for headers in ({}, {"x-csrf-token": "x"}, {"x-csrf-token": "é" * 200}):
        raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        answer = ana.http.post("/api/session/guest", json={"name": "Eve"}, headers=raw)
        assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
    assert ana.get("/api/session")["player"]["name"] == "Ana"


def test_every_answer_has_the_headers_of_safety(ana: Person) -> None:
    for path in ("/api/session", "/api/nowhere", "/", "/api/tables/nowhere"):
        headers = ana.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
    assert ana.http.get("/api/session").headers["cache-control"] == "no-store"


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "limits.db"), limits=True) as server:
        person = Person(server.port)
        form = {"login": "nobody", "password": "wrong horse"}
        codes = [person.ask("POST", "/api/session/login", form).status_code for _ in range(12)]
        assert set(codes) == {401, 429}
        assert codes[-1] == 429
        person.post("/api/session/guest", {"name": "Ana"})
        problem = None
        for _ in range(20):
            answer = person.ask("POST", "/api/tables", {})
            if answer.status_code == 429:
                problem = answer.json()
                assert answer.headers["retry-after"] == str(problem["args"]["seconds"])
        assert problem is not None
        assert f"try again in {problem['args']['seconds']} s" in problem["text"]
        table = person.get("/api/tables/mine")["tables"][0]["id"]
        with person.connect(table) as socket:
            for _ in range(10):
                socket.send(type="chat", text="hello")
            refused = socket.until("refused")
            assert refused["code"] == "too_fast"
            assert refused["args"]["seconds"] >= 1
        person.close()


def test_a_server_of_ones_own_answers_to_its_own_name_only(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "own.db"), hosts=["127.0.0.1", "localhost"]) as server:
        person = Person(server.port, "Ana")
        table = person.open_table("me", "open")["id"]
        for host, status in (
            ("localhost:1", 200),
            ("127.0.0.1", 200),
            ("evil.example", 421),
            ("localhost.evil", 421),
        ):
            assert person.http.get("/api/session", headers={"host": host}).status_code == status
        line = create_connection(("127.0.0.1", server.port))
        with line, connect(f"ws://evil.example/ws/tables/{table}", sock=line) as socket:
            assert "wrong_host" in str(socket.recv(5))
        person.close()


# ---------------------------------------------------------------------- tables


def test_nobody_opens_a_table_without_a_name(people: People) -> None:
    assert people(None).refused("/api/tables", {})["code"] == "no_session"


def test_public_tables_are_listed_and_others_are_not(ana: Person, ben: Person) -> None:
    public = ana.open_table("me", "open", public=True, name="Open house")["id"]
    private = ana.open_table("me", "open")["id"]
    listed = {table["id"] for table in ben.get("/api/tables")["tables"]}
    assert public in listed
    assert private not in listed
    assert ben.get(f"/api/tables/{private}")["seats"][0]["name"] == "Ana"
    assert ben.get("/api/tables?state=over")["tables"] == [
        table for table in ben.get("/api/tables?state=over")["tables"] if table["state"] == "over"
    ]
    assert ben.http.get("/api/tables?state=nonsense").status_code == 400


def test_the_tables_that_wait_for_me_come_first(ana: Person) -> None:
    lobby = ana.open_table("me", "open")["id"]
    running_one = ana.start_table("me", "me")["id"]
    tables = [table["id"] for table in ana.get("/api/tables/mine")["tables"]]
    assert tables == [running_one, lobby]


def test_finished_games_do_not_hide_a_table_that_waits(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elgrande.server.api.tables._LISTED", 1)
    waiting = [ana.start_table("me", "me")["id"] for _ in range(2)]
    for _ in range(2):
        over = ana.start_table("me", "random", setup={"options": {"length": "short"}})["id"]
        ana.post(f"/api/tables/{over}/leave", {"seat": 0})
        with ana.connect(over) as socket:
            socket.when(lambda: socket.over)
    tables = [table["id"] for table in ana.get("/api/tables/mine")["tables"]]
    assert tables == [*waiting[::-1], over]


def test_an_owner_who_leaves_the_lobby_hands_the_table_over(ana: Person, ben: Person) -> None:
    table = ana.open_table("me", "open", "open")["id"]
    path = f"/api/tables/{table}"
    ben.post(f"{path}/sit", {"seat": 1})
    ana.post(f"{path}/leave", {"seat": 0})
    assert ben.get(path)["owner"]
    assert not ana.get(path)["owner"]
    assert ana.refused(f"{path}/bot", {"seat": 0})["code"] == "not_yours"
    for seat in (0, 2):
        ben.post(f"{path}/bot", {"seat": seat})
    assert ben.post(f"{path}/start")["state"] == "playing"
    # Whoever is alone in the house keeps it.
    alone = ana.open_table("me", "open")["id"]
    assert ana.post(f"/api/tables/{alone}/leave", {"seat": 0})["owner"]


def test_who_logs_in_keeps_his_seat_in_every_window(people: People) -> None:
    ana = people("Ana")
    ana.post("/api/session/register", {"login": "ana.of.two", "password": "correct horse"})
    guest = people("Guest")
    table = guest.start_table("me", "me")["id"]
    with guest.connect(table) as window:
        guest.post("/api/session/login", {"login": "ana.of.two", "password": "correct horse"})
        assert window.until("closed")["code"] == "signed_in"
    with guest.connect(table) as window:
        assert window.hello["mine"] == [0, 1]


def test_logging_out_ends_the_lines_of_the_session(ana: Person, people: People) -> None:
    table = ana.start_table("me", "me")["id"]
    with ana.connect(table) as socket, people(None).connect(table) as watcher:
        ana.post("/api/session/logout")
        assert socket.until("closed")["code"] == "signed_out"
        watcher.send(type="ping")
        assert watcher.until("pong", "closed")["type"] == "pong"


def test_seats_are_taken_freed_and_given_to_bots(ana: Person, ben: Person) -> None:
    table = ana.open_table("me", "open", "open")["id"]
    path = f"/api/tables/{table}"
    assert ben.post(f"{path}/sit", {"seat": 2})["seats"][2]["name"] == "Ben"
    assert ana.refused(f"{path}/sit", {"seat": 2})["code"] == "seat_taken"
    assert ben.refused(f"{path}/bot", {"seat": 1})["code"] == "not_yours"
    assert ben.refused(f"{path}/start")["code"] == "not_yours"
    assert ana.refused(f"{path}/start")["code"] == "open_seats"
    seats = ana.post(f"{path}/bot", {"seat": 1, "bot": "schemer:duke"})["seats"]
    assert (seats[1]["kind"], seats[1]["bot"]) == ("bot", "schemer:duke")
    assert ana.refused(f"{path}/bot", {"seat": 2})["code"] == "seat_taken"
    assert ana.refused(f"{path}/bot", {"seat": 1, "bot": "os:system"})["code"] == "no_such_bot"
    assert ana.refused(f"{path}/bot", {"seat": 9})["code"] == "no_such_seat"
    eve = Person(ana.port, "Eve")
    assert eve.refused(f"{path}/sit", {})["code"] == "table_full"
    eve.close()
    ana.post(f"{path}/open", {"seat": 1})
    ben.post(f"{path}/leave", {"seat": 2})
    assert [seat["kind"] for seat in ana.get(path)["seats"]] == ["person", "open", "open"]
    assert ben.refused(path, method="DELETE")["code"] == "not_yours"
    assert ana.ask("DELETE", path).status_code == 204
    assert ana.http.get(path).status_code == 404


def test_a_started_table_takes_nobody(ana: Person, ben: Person) -> None:
    table = ana.start_table("me", "random")["id"]
    assert ben.refused(f"/api/tables/{table}/sit", {})["code"] == "started"
    assert ana.refused(f"/api/tables/{table}/start")["code"] == "started"
    assert ben.refused(f"/api/tables/{table}", method="DELETE")["code"] == "not_yours"


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"setup": {"edition": "1999"}}, "there is no edition '1999'"),
        ({"setup": {"players": 6}}, "El Grande is for 2 to 5 players, not 6"),
        ({"setup": {"sets": ["new-regency"]}}, "belongs to the edition 2023, not 2015"),
        ({"setup": {"options": {"castillo": "glass"}}}, "cannot be 'glass'"),
        (
            {"setup": {"edition": "2023", "players": 5, "options": {"stacks": "merged"}}},
            "merged only with 2 or 3",
        ),
        ({"seats": [{"kind": "me"}] * 5}, "5 seats are too many for 4 players"),
        ({"clock": {"kind": "live", "minutes": 0}}, "1 to 600 minutes"),
        ({"clock": {"kind": "days", "days": 99}}, "1 to 30 days"),
        ({"clock": {"kind": "sundial"}}, "sundial"),
        ({"name": "x" * 61}, "at most 60 letters"),
        ({"seats": [{"kind": "bot", "bot": "search:9999"}]}, "there is no bot 'search:9999'"),
        ({"start": True}, "there are open seats"),
    ],
)
def test_tables_that_cannot_be(ana: Person, form: dict[str, object], sentence: str) -> None:
    assert sentence in ana.refused("/api/tables", form)["text"]


@pytest.mark.parametrize("name", ["فاطمه\u200cزهرا", "👩\u200d🚀", "Ñuño O'Brien"])
def test_names_of_every_script_are_written_as_usual(people: People, name: str) -> None:
    person = people(name)
    table = person.start_table("me", "me")
    assert table["seats"][0]["name"] == table["name"] == name
    with person.connect(table["id"]) as socket:
        socket.send(type="chat", text=f"¡{name}!")
        assert socket.until("chat")["line"]["text"] == f"¡{name}!"


@pytest.mark.parametrize("name", ["\u200d", "a;b", "a\u202eb", "a\u0000b"])
def test_names_that_cannot_be_seen_are_refused(people: People, name: str) -> None:
    problem = people(None).refused("/api/session/guest", {"name": name})
    assert problem["code"] == "bad_name"
    assert "without ';' and invisible signs" in problem["text"]


def test_names_at_a_table_differ(ana: Person) -> None:
    seats = ana.open_table("me", "me", "builder:page", "builder:page")["seats"]
    names = [seat["name"] for seat in seats]
    assert names[:3] == ["Ana", "Ana 2", "Doña Leonor"]
    assert len(set(names)) == 4


# ---------------------------------------------------------------------- the catalogue


def test_the_catalogue_knows_editions_bots_and_cards(ana: Person) -> None:
    catalogue = ana.get("/api/catalogue")
    assert [edition["id"] for edition in catalogue["editions"]] == ["1995", "2015", "2023"]
    assert catalogue["default_bot"] in [bot["id"] for bot in catalogue["bots"]]
    cards = ana.get("/api/catalogue/cards?edition=2023&players=3&set=new-regency&set=power-modifiers")
    assert len(cards["modifiers"]) == 16
    assert {card["provenance"] for card in cards["cards"]} >= {"printed", "reconstructed"}
    assert ana.get("/api/catalogue/check?edition=2023&set=new-regency&option=castillo:open") == {
        "ok": True,
        "problem": None,
        "warnings": [],
    }
    refused = ana.get("/api/catalogue/check?edition=2015&set=new-regency")
    assert not refused["ok"]
    assert refused["problem"]["key"] == "refusal-set-edition"
    assert refused["problem"]["args"] == {"set": "new-regency", "edition": "2015"}
    odd = ana.get("/api/catalogue/check?edition=2015&set=inquisitor-colonies&set=king-intrigant")
    assert odd["ok"]
    assert odd["warnings"] == [
        {
            "text": odd["warnings"][0]["text"],
            "key": "clash-odd-situations",
            "args": {"set": "inquisitor-colonies", "other_set": "king-intrigant"},
        }
    ]
    assert "is no option" in ana.get("/api/catalogue/check?option=castillo")["problem"]["text"]


def test_texts_come_in_every_language(ana: Person) -> None:
    languages = ana.get("/api/catalogue")["languages"]
    for language in languages:
        assert "event-placed" in ana.get(f"/api/texts/{language}")
    answer = ana.http.get("/api/texts/en")
    again = ana.http.get("/api/texts/en", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    assert ana.http.get("/api/texts/tlh").status_code == 404


def test_the_server_says_that_it_is_well(ana: Person) -> None:
    health = ana.get("/api/health")
    assert health["ok"]
    assert health["database"] == "sqlite"


def test_only_a_server_for_everybody_has_addresses_for_others(ana: Person) -> None:
    assert ana.get("/api/addresses") == {"elsewhere": []}


@pytest.mark.parametrize(
    ("asked", "told"),
    [("127.0.0.1", True), ("localhost", True), ("10.0.0.5", False), ("elgrande.example", False)],
)
def test_who_sits_at_the_server_hears_how_others_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str, told: bool
) -> None:
    monkeypatch.setattr("socket.gethostbyname_ex", lambda _: ("me", [], ["192.0.2.7"]))
    with running(database=str(tmp_path / "elgrande.db"), host="0.0.0.0") as server:
        answer = httpx.get(f"{server.address}/api/addresses", headers={"host": f"{asked}:{server.port}"})
    assert (f"http://192.0.2.7:{server.port}/" in answer.json()["elsewhere"]) is told
    assert answer.json()["elsewhere"] == [] or told


@pytest.mark.parametrize("path", ["/api/health", "/api/texts/en", "/api/tables", "/", "/new", "/api/nowhere"])
def test_head_is_answered_like_get_without_the_body(ana: Person, path: str) -> None:
    whole, head = ana.http.get(path), ana.http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "etag", "content-security-policy"):
        assert head.headers.get(name) == whole.headers.get(name), name
    # Nothing is left over that the next answer could be taken for.
    assert ana.http.get("/api/health").json()["ok"]


def test_head_does_not_make_anything(ana: Person) -> None:
    assert ana.http.head("/api/session/guest").status_code == 405


# ---------------------------------------------------------------------- records


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    """A game that is over."""
    person = Person(server.port, "Ana")
    table: str = person.start_table(
        "me", "random", "random", public=True, setup={"options": {"length": "short"}}
    )["id"]
    with person.connect(table) as socket:
        play_on(socket, random.Random(6))
    person.close()
    return table


def test_a_record_is_there_when_the_game_is_over(ana: Person, finished: str) -> None:
    text = ana.get(f"/api/records/{finished}/text")
    game = read_record(text)
    assert game.over
    info = ana.get(f"/api/records/{finished}")
    assert (info["entries"], info["scores"]) == (len(game.entries), game.table.scores)
    assert finished in [record["id"] for record in ana.get("/api/records")["records"]]
    assert ana.get(f"/api/records/{finished}/json")["format"] == 1
    assert ana.get(f"/api/records/{finished}/points")["totals"] == info["scores"]


def test_a_running_game_has_no_record_yet(ana: Person) -> None:
    table = ana.start_table("me", "random")["id"]
    for what in ("", "/text", "/json", "/replay", "/points"):
        answer = ana.http.get(f"/api/records/{table}{what}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_a_record_can_be_uploaded_and_replayed_from_every_seat(ana: Person) -> None:
    text = (GOLDEN / "2023-5-all.txt").read_text(encoding="utf-8")
    game = read_record(text)
    info = ana.post("/api/records", {"record": text, "name": "A golden game"}, 201)
    assert (info["entries"], info["uploaded"]) == (len(game.entries), True)
    path = f"/api/records/{info['id']}/replay"
    for eyes in ("0", "4", "watch", "open"):
        replay = ana.get(f"{path}?seat={eyes}&first=0&last=99")
        log: list[object] = []
        for number, state in enumerate(replay["states"]):
            assert state["number"] == number
            log = log[: state["log_from"]] + state["news"]
            hands = [seat["hand"] is not None for seat in state["position"]["view"]["seats"]]
            assert hands == [eyes == "open" or str(seat) == eyes for seat in range(5)]
        middle = ana.get(f"{path}?seat={eyes}&first=99&last=99")["states"][0]
        assert middle["news"] == log
        assert middle["position"]["view"] == replay["states"][99]["position"]["view"]
    last = ana.get(f"{path}?seat=open&first={info['entries']}&last={info['entries']}")["states"][0]
    assert last["position"]["view"]["scores"] == game.table.scores


@pytest.mark.parametrize(
    "query",
    ["seat=9", "seat=0009", "seat=me", "first=5&last=2", "last=100000", "first=0&last=100", "first=-1"],
)
def test_states_that_a_record_does_not_have(ana: Person, finished: str, query: str) -> None:
    assert ana.http.get(f"/api/records/{finished}/replay?{query}").status_code == 400


def test_broken_records_are_refused_with_the_line(ana: Person) -> None:
    text = (GOLDEN / "2015-3.txt").read_text(encoding="utf-8")
    lines = text.splitlines()
    number = next(index for index, line in enumerate(lines) if " power " in line)
    lines[number] = lines[number].rsplit(" ", 1)[0] + " 99"
    problem = ana.refused("/api/records", {"record": "\n".join(lines)})
    assert problem["code"] == "bad_record"
    assert f"line {number + 1}" in problem["text"]
    assert (problem["key"], problem["args"]["line"]) == ("refusal-record-choice", number + 1)
    for broken in ("", "hello", "{", "{}", "[]", '{"format": 99}', "\x00", "1" * 5000):
        problem = ana.refused("/api/records", {"record": broken})
        assert problem["code"] == "bad_record"
        assert problem["key"].startswith("refusal-"), problem
    assert ana.refused("/api/records", {"record": "x" * 1_000_001})["code"] == "too_large"
    answer = ana.ask("POST", "/api/records", {"record": "x" * 4_100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_too_much_is_too_much(ana: Person) -> None:
    answer = ana.ask("POST", "/api/tables", {"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


# ---------------------------------------------------------------------- dead ends


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nowhere", 404),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables/" + "x" * 200, 400),
        ("GET", "/api/tables/%C3%A9", 404),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/records/nowhere/text", 404),
        ("POST", "/api/tables/nowhere/sit", 404),
        ("PUT", "/api/tables", 405),
        ("GET", "/assets/none.js", 404),
        ("GET", "/..%2f..%2fapp.py", 404),
    ],
)
def test_dead_links(ana: Person, method: str, path: str, status: int) -> None:
    answer = ana.ask(method, path, {} if method == "POST" else None)
    assert answer.status_code == status, answer.text
    assert "Traceback" not in answer.text
    if path.startswith("/api"):
        assert set(answer.json()) == {"status", "code", "text", "key", "args"}
