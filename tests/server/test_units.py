"""Small parts: settings, limits, seats, logs, the TypeScript of the messages."""

from __future__ import annotations

import ast
import json
import logging
import re
import ssl
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from elgrande.locale.texts import Texts
from elgrande.server import limits, logs, messages, schema
from elgrande.server.catalogue import catalogue
from elgrande.server.limits import Limits
from elgrande.server.live import seating
from elgrande.server.live.facts import checked_setup
from elgrande.server.network import addresses_in_network, listen
from elgrande.server.post import wires
from elgrande.server.problems import Refusal
from elgrande.server.resources import ClockSetting, SeatForm, TableForm
from elgrande.server.settings import ALLOWED, BadSettings, Settings, read_settings
from tests.server.clients import running

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_those_of_the_server() -> None:
    assert schema.main(["--check", str(ROOT / schema.OUTPUT), "--docs", str(ROOT / schema.DOCS)]) == 0


def test_the_types_are_written_where_they_are_wanted(tmp_path: Path) -> None:
    file = tmp_path / "new" / "protocol.ts"
    page = tmp_path / "protocol.md"
    page.write_text(f"Before.\n{schema.BEGIN}{schema.END}After.\n")
    wanted = [str(file), "--docs", str(page)]
    assert schema.main(["--check", *wanted]) == 1
    assert schema.main(wanted) == 0
    assert schema.main(["--check", *wanted]) == 0
    told = page.read_text()
    assert told.startswith("Before.\n")
    assert told.endswith("After.\n")
    assert "| `ships` | list of seat or null | Who owns each ship. |" in told
    text = file.read_text()
    assert "  ships: (number | null)[];" in text
    assert 'export interface Hello {\n  type: "hello";' in text
    assert '| { event: "placed"; seat: number; place: string }' in text


def test_a_page_without_a_place_for_views_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        schema.main([str(tmp_path / "protocol.ts"), "--docs", str(tmp_path / "nothing.md")])
    assert "has no place for what a view holds" in capsys.readouterr().err
    assert not (tmp_path / "protocol.ts").exists()


def test_what_sets_add_to_a_view_is_described_too(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "elgrande.db")) as server:
        described = server.app.openapi_schema.to_schema()["components"]["schemas"]
    assert {"colonies", "grandissimo", "banners"} <= set(described["Seen"]["properties"])
    assert "grandissimo" not in described["Seen"]["required"]
    owner = {"oneOf": [{"type": "integer"}, {"type": "null"}]}
    assert described["SeenGrandissimo"]["properties"]["ships"] == {"type": "array", "items": owner}


def test_every_place_of_the_catalogue_has_a_name() -> None:
    texts = Texts("en")
    nameless = [place.id for place in catalogue().places if not (place.names or texts.has(place.text or ""))]
    assert nameless == []


def test_the_catalogue_says_of_which_kind_every_fact_is() -> None:
    made = msgspec.to_builtins(catalogue())
    sets = {one["id"]: one["shows"] for one in made["sets"]}
    assert sets["grandissimo"]["grandissimo"]["facts"]["ships"] == {"kind": "list", "of": {"kind": "seat"}}
    assert sets["new-regency"] == {}
    assert made["vocabulary"]["winners"] == {"kind": "list", "of": {"kind": "seat"}}
    assert made["events"]["vetoed"] == {"facts": ["seat", "by", "card"], "eventful": True}
    assert not made["events"]["placed"]["eventful"]
    manners = {one["kind"]: one["manner"] for one in made["decisions"]}
    assert [manners[kind] for kind in ("lift", "king", "hand")] == ["step", "decisive", "collect"]


def test_every_code_is_documented() -> None:
    """Each word that the server refuses with, and each message, stands in the description of the protocol."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    words: set[str] = set()
    for file in (ROOT / "src" / "elgrande" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                assert isinstance(node.args[0], ast.Constant)
                words.add(str(node.args[0].value))
    for union in (messages.ClientMessage, messages.ServerMessage):
        words |= {str(one.__struct_config__.tag) for one in get_args(union)}
    assert [word for word in sorted(words) if f"`{word}" not in text] == []


def test_the_examples_of_the_protocol_can_be_sent() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    forms = [block for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL) if '"seats"' in block]
    assert len(forms) == 2
    for form in forms:
        checked_setup(msgspec.json.decode(form, type=TableForm).setup)
    for clock in re.findall(r'`({"kind": .*?})`', text):
        msgspec.json.decode(clock, type=ClockSetting)
    (example,) = re.findall(r'`({"type": .*?})`', text)
    msgspec.json.decode(example, type=messages.ClientMessage)


@pytest.mark.parametrize(
    ("what", "first", "second"),
    [
        ("choices, undos and resets", limits.CHOICES, None),
        ("messages of a WebSocket, all together", limits.MESSAGES, None),
        ("chat; hints", limits.CHAT, limits.HINTS),
        ("WebSockets opened", limits.CONNECTIONS, None),
        ("tables laid, rematches; records uploaded", limits.TABLES, limits.UPLOADS),
        ("cards and setups looked up; replays", limits.CATALOGUE, limits.REPLAYS),
        ("log-ins and registrations", limits.LOGIN, None),
        ("guests, changes of name", limits.SESSION, None),
    ],
)
def test_the_rates_are_documented(what: str, first: limits.Rate, second: limits.Rate | None) -> None:
    rates = [first, *([second] if second else [])]
    bursts = "; ".join(dict.fromkeys(str(rate.burst) for rate in rates))
    seconds = "; ".join(dict.fromkeys(f"{rate.seconds:g} s" for rate in rates))
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert f"| {what} | {bursts} | {seconds} |" in text


# ---------------------------------------------------------------------- settings


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "elgrande.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nlog = "json"\norigins = ["https://a.example"]\n')
    environ = {"ELGRANDE_PORT": "2", "ELGRANDE_THINKERS": "3", "ELGRANDE_HTTPS": "true", "ELGRANDE_VENV": "x"}
    settings = read_settings({"port": 4, "database": None}, environ, file)
    assert (settings.host, settings.port, settings.log) == ("0.0.0.0", 4, "json")
    assert (settings.thinkers, settings.https, settings.origins) == (3, True, ["https://a.example"])
    both = "http://a.example:81, https://b.example/"
    assert read_settings({}, {"ELGRANDE_ORIGINS": both}).origins == both.split(", ")
    assert read_settings({}, {}).database_url.endswith("elgrande.db")


@pytest.mark.parametrize(
    ("flags", "environ", "text", "sentence"),
    [
        ({"port": 70000}, "", "", "--port cannot be '70000': write a whole number from 0 to 65535"),
        ({"thinkers": -3}, "", "", "--thinkers cannot be '-3': write a whole number from 0 to 256"),
        ({"log": "yaml"}, "", "", "--log cannot be 'yaml': write text or json"),
        ({"log_level": "loud"}, "", "", "--log-level cannot be 'loud': write debug, info"),
        ({"origins": ["foo"]}, "", "", "--origin cannot be 'foo': write addresses such as https://"),
        ({"origins": ["https://a.example/b"]}, "", "", "without a path"),
        ({"proxies": "zzz"}, "", "", "--proxies cannot be 'zzz': write addresses or networks"),
        ({}, "PORT=abc", "", "ELGRANDE_PORT cannot be 'abc': write a whole number"),
        ({}, "HTTPS=perhaps", "", "ELGRANDE_HTTPS cannot be 'perhaps': write true or false"),
        ({}, "SESSION_DAYS=-5", "", "ELGRANDE_SESSION_DAYS cannot be '-5': write a number of days"),
        ({}, "IDLE_MINUTES=nan", "", "ELGRANDE_IDLE_MINUTES cannot be 'nan': write a number of minutes"),
        ({}, "BOT_PAUSE=-1", "", "ELGRANDE_BOT_PAUSE cannot be '-1'"),
        ({}, "MOST_TABLES=0", "", "ELGRANDE_MOST_TABLES cannot be '0'"),
        ({}, "HOSTS=http://a.example", "", "ELGRANDE_HOSTS cannot be 'http://a.example'"),
        ({}, "", "thinkers = 1.5", "'thinkers' in .*settings.toml cannot be '1.5'"),
        ({}, "", "prot = 7", "there is no setting 'prot' in .*settings.toml; there are host, port"),
        ({}, "", "port = = 7", "is no TOML file"),
    ],
)
def test_settings_that_cannot_be_used(
    tmp_path: Path, flags: dict[str, object], environ: str, text: str, sentence: str
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    name, _, value = environ.partition("=")
    with pytest.raises(BadSettings, match=sentence):
        read_settings(flags, {f"ELGRANDE_{name}": value}, file)


def test_every_setting_is_described() -> None:
    assert list(ALLOWED) == sorted(ALLOWED, key=Settings.__struct_fields__.index)
    assert set(ALLOWED) == set(Settings.__struct_fields__)
    assert Settings() == read_settings({}, {})
    defaults = {name: getattr(Settings(), name) for name in ALLOWED}
    assert read_settings(defaults, {}) == Settings()


def test_who_serves_for_everybody_reads_where_others_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostbyname_ex", lambda _: ("me", [], ["127.0.1.1", "192.0.2.7"]))
    assert "http://192.0.2.7:81/" in addresses_in_network("0.0.0.0", 81)
    assert not any("//127." in address for address in addresses_in_network("0.0.0.0", 81))
    assert addresses_in_network("127.0.0.1", 81) == []


def test_a_host_that_is_not_this_machine_is_told() -> None:
    for host in ("nonsense.invalid", "192.0.2.1"):
        with pytest.raises(BadSettings, match=f"no address '{host}': .* --host"):
            listen(host, 0, any_port=False)


def test_a_taken_port_is_told_or_passed_over() -> None:
    first = listen("127.0.0.1", 0, any_port=False)
    port = first.getsockname()[1]
    with pytest.raises(BadSettings, match="choose another one with --port"):
        listen("127.0.0.1", port, any_port=False)
    second = listen("127.0.0.1", port, any_port=True)
    assert second.getsockname()[1] > port
    first.close()
    second.close()


# ---------------------------------------------------------------------- limits


def test_wrong_passwords_of_others_keep_nobody_out() -> None:
    counted = Limits(clock=lambda: 0.0)
    counted.late_for("ana", "at home")
    counted.welcome("ana", "at home")
    # Somebody tries passwords from many addresses; after a while whoever is new is answered late.
    for number in range(limits.LOGIN.burst - 1):
        assert counted.late_for("ana", f"elsewhere {number}") == 0
    assert counted.late_for("ana", "elsewhere at last") > 0
    assert counted.late_for("ana", "at home") == 0
    assert counted.late_for("ben", "elsewhere 1") == 0


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    counted = Limits(clock=lambda: now)
    rate = limits.Rate(3, 10.0)
    for _ in range(3):
        counted.check(rate, "ana")
    with pytest.raises(Refusal, match="try again in 10 s") as told:
        counted.check(rate, "ana")
    assert told.value.facts == {"seconds": 10}
    counted.check(rate, "ben")
    now = 10.5
    counted.check(rate, "ana")
    with pytest.raises(Refusal):
        counted.check(rate, "ana")


def test_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST", 10)
    now = 0.0
    counted = Limits(clock=lambda: now)
    for number in range(100):
        now += 100.0
        counted.check(limits.Rate(1, 1.0), f"guest {number}")
    assert len(counted._buckets) <= 11


# ---------------------------------------------------------------------- seats


def test_names_at_a_table_are_clean_and_differ() -> None:
    rows = seating.first_rows(3, [SeatForm("me"), SeatForm("me"), SeatForm("bot")], "a", "Ana")
    assert [row.name for row in rows][:2] == ["Ana", "Ana 2"]
    assert seating.bot_of(rows[2]) is not None
    long = seating.with_person(seating.without(rows, 1), 1, "b", "x" * 24)
    assert seating.with_person(seating.without(long, 2), 2, "c", "x" * 24)[2].name == "x" * 21 + " 2"


def test_shuffling_seats_loses_nobody() -> None:
    rows = seating.first_rows(
        4, [SeatForm("me"), SeatForm("bot"), SeatForm("bot"), SeatForm("bot")], "a", "Ana"
    )
    shuffled = seating.shuffled(rows)
    assert [row.seat for row in shuffled] == [0, 1, 2, 3]
    assert sorted(str(row.name) for row in shuffled) == sorted(str(row.name) for row in rows)


# ---------------------------------------------------------------------- logs


def test_logs_are_one_line_for_people_or_programs() -> None:
    record = logging.makeLogRecord(
        {"name": "elgrande.table", "levelname": "INFO", "msg": "started", "table": "x"}
    )
    assert logs.TextFormatter().format(record).endswith("info    elgrande.table: started table=x")
    event = json.loads(logs.JsonFormatter().format(record))
    assert (event["event"], event["level"], event["table"]) == ("started", "info", "x")


def test_whom_to_trust_is_read_once_and_not_for_every_notice() -> None:
    assert wires._trust() is wires._trust()
    assert wires._trust().verify_mode is ssl.CERT_REQUIRED
