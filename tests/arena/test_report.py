"""The report: one page, complete, sound, and without a word that is not escaped."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from elgrande.arena import BadResults, Contest, Here, Match, Tally
from elgrande.arena.report import report, write_report
from elgrande.arena.report.charts import Axis, Column, columns, log_axis, nice_axis
from elgrande.arena.report.svg import tag
from elgrande.locale import Speech
from tests.arena.made_up import result


@pytest.fixture(scope="module")
def contest() -> Contest:
    played = Contest(Match(("tests.arena.bots:Last", "random", "tests.arena.bots:First")), games=9, until=0.4)
    played.run(Here())
    return played


@pytest.fixture(scope="module")
def page(contest: Contest) -> str:
    return report(contest, Speech(strict=True))


def sound(page: str) -> ET.Element:
    """The page as a tree; our pages are XML but for three tags that HTML does not close."""
    assert page.startswith("<!doctype html>\n")
    closed = page.partition("\n")[2].replace('charset="utf-8">', 'charset="utf-8"/>')
    closed = closed.replace('scale=1">', 'scale=1"/>').replace('light dark">', 'light dark"/>')
    return ET.fromstring(closed)


def test_the_page_has_everything(page: str) -> None:
    tree = sound(page)
    headings = [heading.text for heading in tree.iter("h2")]
    assert headings == [
        "Ladder",
        "Who finishes ahead",
        "Win rate by seat",
        "Win rate by order in the first round",
        "Win rate by first power card",
        "Points by source",
        "Time per decision",
    ]
    # Ladder, win rates, three splits of three bots, points, times.
    assert len(list(tree.iter("svg"))) == 2 + 3 * 3 + 2
    assert "Not decided after 3 deals" in page


def test_figures_are_written_as_the_language_does(contest: Contest) -> None:
    tree = sound(report(contest, Speech("de", strict=True)))
    written = [each.text or "" for part in ("td", "small", "text", "title") for each in tree.iter(part)]
    assert [text for text in written if re.search(r"\d\.\d", text)] == []
    assert any(re.search(r"\d,\d\s%", text) for text in written)


def test_every_first_power_card_has_a_column_whatever_cards_are_played_with() -> None:
    contest = Contest(Match(("random", "random"), sets=("king-intrigant",)), games=2)
    contest.run(Here())
    pictures = sound(report(contest, Speech(strict=True))).iter("svg")
    titles = [
        column.text or ""
        for picture in pictures
        if (picture.get("aria-label") or "").startswith("Win rate by first power card")
        for column in picture.findall(".//g/title")
    ]
    cards = {card for deal in contest.tally.deals for game in deal for card in game.first_power}
    assert max(cards) > 13
    assert [title.partition(":")[0] for title in titles] == [str(card) for card in sorted(cards)]
    assert all(not title.endswith("n = 0") for title in titles)


@pytest.mark.parametrize(
    ("sets", "names"),
    [
        ((), "Regions, Castillo, King's bonus, Grande bonus, Special scorings"),
        (
            ("inquisitor-colonies",),
            "Regions, Castillo, King's bonus, Grande bonus, Special scorings, Offices, Gold and goods",
        ),
    ],
)
def test_the_sources_of_expansions_are_named_where_there_are_any(sets: tuple[str, ...], names: str) -> None:
    contest = Contest(Match(("random",) * 5, sets=sets), games=2)
    contest.run(Here())
    tree = sound(report(contest, Speech(strict=True)))
    legend = next(paragraph for paragraph in tree.iter("p") if paragraph.get("class") == "legend")
    assert [swatch.tail for swatch in legend.iter("i")] == names.split(", ")


def test_every_picture_can_be_read_without_seeing_it(page: str) -> None:
    for picture in sound(page).iter("svg"):
        assert picture.get("role") == "img"
        assert picture.get("aria-label")
        assert picture.findall(".//g/title")


def test_the_page_needs_nothing_but_itself(page: str) -> None:
    for outside in ("http:", "https:", "src=", "href=", "@import", "url(", "<script"):
        assert outside not in page


def test_pictures_stay_in_their_frames(page: str) -> None:
    for picture in sound(page).iter("svg"):
        width, height = (float(number) for number in (picture.get("viewBox") or "").split()[2:])
        for shape in picture.iter():
            for name, limit in (
                ("x", width),
                ("x1", width),
                ("x2", width),
                ("cx", width),
                ("y", height),
                ("cy", height),
            ):
                if (number := shape.get(name)) is not None:
                    assert -0.5 <= float(number) <= limit + 0.5


def test_names_are_escaped() -> None:
    assert tag("b", "<&>", title='"<') == '<b title="&quot;&lt;">&lt;&amp;&gt;</b>'


def test_a_match_of_one_bot_has_no_rating() -> None:
    contest = Contest(Match(("random", "random")), games=2)
    contest.run(Here())
    captions = [caption.text for caption in sound(report(contest, Speech())).iter("figcaption")]
    assert captions == ["Win rate"]


def test_a_match_without_a_whole_deal_says_so() -> None:
    page = report(Contest(Match(("greedy", "random")), games=2), Speech())
    sound(page)
    assert "No deal has been finished yet." in page


def test_extreme_results_can_be_drawn() -> None:
    """Everything won, nobody scored, one single deal."""
    for deals, scores in ((1, [0, 0]), (40, [300, 0])):
        match = Match(("greedy", "random"))
        contest = Contest(match, games=2 * deals)
        contest.tally = Tally(match)
        for game in match.games(deals):
            points = scores if game.turn == 0 else scores[::-1]
            contest.tally.add(result(match, game.deal, game.turn, points))
        page = report(contest, Speech())
        sound(page)
        assert "nan" not in page
        assert "inf" not in page


def test_a_report_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="cannot write"):
        write_report(Contest(Match(("greedy", "random")), games=2), Speech(), tmp_path)


@pytest.mark.parametrize(
    ("cards", "lines"), [(range(1, 14), 1), (range(10, 90, 10), 1), (range(10, 190, 10), 2)]
)
def test_labels_that_would_touch_are_written_in_two_lines(cards: range, lines: int) -> None:
    entries = [Column(str(card), 0, None, "") for card in cards]
    picture = columns("Cards", "greedy", entries, Axis(0, 1, [0, 1], str), 0, 0.5)
    labels = [text for text in ET.fromstring(picture).iter("text") if text.get("class") == "tick strong"]
    assert [label.text for label in labels] == [str(card) for card in cards]
    assert len({label.get("y") for label in labels}) == lines


def test_axes_have_round_numbers() -> None:
    assert list(nice_axis(-230, 410, str, 4).ticks) == [-400, -200, 0, 200, 400, 600]
    assert min(nice_axis(0.3, 0.3, str).ticks) < 0.3 < max(nice_axis(0.3, 0.3, str).ticks)
    assert list(log_axis(0.0002, 0.03, str).ticks) == pytest.approx([0.0001, 0.001, 0.01, 0.1])
    assert Axis(0.001, 0.1, [], str, logarithmic=True).part(0.01) == pytest.approx(0.5)
    assert Axis(0, 1, [], str).part(7) == 1
