"""The map: neighbours as in the game, everything that lies in a place, taboo and scoreboards marked."""

import pytest

from elgrande.locale import Speech
from elgrande.rules.knowledge import view
from elgrande.rules.places import BORDERS, PLACE_IDS
from elgrande.terminal.chart import HEIGHT, SHAPES, WIDTH, Chart, owner_of
from elgrande.terminal.look import FINE, PLAIN, Look
from tests.rules.table_setup import Scene, scene


def draw(s: Scene, lit: tuple[str, ...] = (), look: Look = FINE, seat: int | None = 0) -> list[str]:
    chart = Chart(Speech(rules=s.table.rules), look)
    return [line.plain for line in chart.draw(view(s.table, seat), lit)]


def inside(lines: list[str], place: str) -> str:
    """What is written inside a region, its borders left out."""
    box = SHAPES[place][0]
    return "\n".join(line[box.left + 1 : box.right].strip() for line in lines[box.top + 1 : box.bottom])


def test_regions_touch_on_the_map_exactly_if_they_are_neighbours() -> None:
    touching = set()
    for x in range(WIDTH):
        for y in range(HEIGHT):
            for other in (owner_of(x + 1, y), owner_of(x, y + 1)):
                here = owner_of(x, y)
                if here and other and here != other:
                    touching.add(frozenset((here, other)))
    borders = {
        frozenset((PLACE_IDS[place], PLACE_IDS[other]))
        for place, others in BORDERS.items()
        for other in others
    }
    assert touching == borders


def test_a_region_shows_name_scoreboard_and_pieces() -> None:
    s = scene(board="granada: violet 3 blue 12 red 1", players=5, grandes="blue granada orange granada")
    assert inside(draw(s), "granada") == "Granada  6·3·1\n3● ♛12■ ♛⬢ 1▲\n"


def test_five_colours_with_all_grandes_fit_into_the_smallest_region() -> None:
    here = "violet 10 blue 11 green 12 orange 13 red 14"
    grandes = "violet sevilla blue sevilla green sevilla orange sevilla red sevilla"
    s = scene(board=f"sevilla: {here}", players=5, grandes=grandes)
    assert inside(draw(s), "sevilla") == "Sevilla    4·3·1\n♛10● ♛11■ ♛12◆\n♛13⬢ ♛14▲"


def test_the_kings_region_is_crowned_and_hatched() -> None:
    lines = draw(scene(king="sevilla"))
    assert "╭─ 7 ♚ ─" in lines[SHAPES["sevilla"][0].top]
    assert "╱" in inside(lines, "sevilla")
    assert "╱" not in inside(lines, "granada")


def test_a_mobile_scoreboard_looks_different() -> None:
    s = scene(boards="8 galicia 4 castillo", king="sevilla")
    lines = draw(s)
    assert "Galicia  ‹8·4·0›" in inside(lines, "galicia")
    assert "‹4·0·0›" in "\n".join(line[64:74] for line in lines)


@pytest.mark.parametrize("place", SHAPES)
@pytest.mark.parametrize("edition", ["2015", "2023"])
def test_there_is_room_for_a_mobile_scoreboard_beside_every_name(edition: str, place: str) -> None:
    king = "sevilla" if place != "sevilla" else "galicia"
    s = scene(boards=f"8 {place}", king=king, edition=edition)
    name = Speech("en", edition).place_name(place)
    first = inside(draw(s), place).splitlines()[0]
    assert first.startswith(name + " ")
    assert first.endswith(" ‹8·4·0›")


def test_places_that_can_be_chosen_have_their_number_in_brackets() -> None:
    lines = draw(scene(), lit=("granada", "castillo"))
    assert "[8]" in lines[SHAPES["granada"][0].top]
    assert " 7 " in lines[SHAPES["sevilla"][0].top]
    assert any("[0]" in line for line in lines)


def test_the_castillo_is_closed_unless_the_table_plays_it_open() -> None:
    hidden = "\n".join(draw(scene(board="castillo: violet 3 blue 2")))
    assert "closed" in hidden
    assert "3●" not in hidden
    open_ = "\n".join(draw(scene(board="castillo: violet 3 blue 2", options="castillo=open")))
    assert "closed" not in open_
    assert "3● 2■" in open_


@pytest.mark.parametrize(("edition", "names"), [("2015", "País Vasco"), ("2023", "Navarra")])
def test_regions_have_the_names_of_their_edition(edition: str, names: str) -> None:
    assert names in inside(draw(scene(edition=edition)), "pais_vasco")


def test_the_king_can_be_abroad() -> None:
    s = scene("r5_exile", king="sevilla").do("act", "king portugal")
    lines = draw(s)
    assert any("♚ Portugal" in line for line in lines)
    assert "╱" not in "".join(lines)


def test_the_plain_look_needs_nothing_but_ascii() -> None:
    s = scene(board="galicia: violet 2 blue 1", grandes="blue galicia", king="sevilla", boards="8 granada")
    lines = draw(s, look=PLAIN)
    text = (
        "\n".join(lines).replace("País", "Pais").replace("Aragón", "Aragon").replace("Cataluña", "Cataluna")
    )
    assert text.isascii()
    assert inside(lines, "galicia").splitlines()[:2] == ["Galicia   4/2/0", "2V ^1B"]
    assert "<8/4/0>" in text


def test_every_line_has_the_same_width() -> None:
    assert {len(line) for line in draw(scene())} == {WIDTH}
