"""The score preview: what a scoring would bring now, place by place and in all, and why."""

from elgrande.rules.places import CASTILLO, CASTILLO_BIT, mask_of
from elgrande.rules.scoring import everything, preview, preview_points
from tests.rules.table_setup import place_of, scene

BOARD = "aragon: violet 3 blue 1; granada: blue 2 green 2; castillo: orange 2 violet 1"


def test_one_region() -> None:
    t = scene(board=BOARD, king="aragon", grandes="violet aragon").table
    result = preview(t, mask_of([place_of("aragon")]))
    assert list(result) == ["aragon"]
    violet, blue = result["aragon"]
    assert (violet.rank, violet.tied, violet.value, violet.king, violet.grande) == (1, False, 5, 2, 2)
    assert (blue.rank, blue.tied, blue.points) == (2, False, 4)


def test_a_tie_is_shown_as_one() -> None:
    t = scene(board=BOARD).table
    result = preview(t, mask_of([place_of("granada")]))["granada"]
    assert [(award.colour, award.rank, award.tied, award.points) for award in result] == [
        (1, 2, True, 3),
        (2, 2, True, 3),
    ]


def test_the_castillo() -> None:
    t = scene(board=BOARD).table
    assert [award.points for award in preview(t, CASTILLO_BIT)["castillo"]] == [5, 3]
    assert preview_points(t, CASTILLO_BIT) == [3, 0, 0, 5]


def test_everything_in_the_order_of_the_scoring_key() -> None:
    t = scene(board=BOARD).table
    assert list(preview(t, everything(t))) == [
        "galicia",
        "pais_vasco",
        "aragon",
        "cataluna",
        "castilla_la_vieja",
        "castilla_la_nueva",
        "sevilla",
        "granada",
        "valencia",
        "castillo",
    ]
    assert preview_points(t, everything(t)) == [5 + 3, 4 + 3, 3, 5]


def test_empty_places_bring_nothing() -> None:
    t = scene().table
    assert preview(t, mask_of([place_of("sevilla")])) == {"sevilla": []}
    assert preview_points(t, everything(t)) == [0, 0, 0, 0]


def test_first_places_only() -> None:
    t = scene(board=BOARD).table
    result = preview(t, everything(t), first_only=True)
    assert [award.points for award in result["aragon"]] == [5, 0]
    assert [award.points for award in result["granada"]] == [0, 0]


def test_the_dummy_is_listed_but_gets_no_column() -> None:
    t = scene(board="granada: grey 3 violet 1", edition="2023", players=2).table
    result = preview(t, everything(t))["granada"]
    assert [award.to_json()["seat"] for award in result] == [None, 0]
    assert preview_points(t, everything(t)) == [3, 0]


def test_a_preview_changes_nothing() -> None:
    s = scene(board=BOARD)
    before, news = s.table.state(), len(s.table.news)
    preview_points(s.table, everything(s.table))
    assert s.table.state() == before
    assert len(s.table.news) == news


def test_the_general_scoring_then_pays_just_that() -> None:
    board = "aragon: violet 3 blue 1; granada: blue 2 green 2; sevilla: orange 1; valencia: red 2 orange 3"
    grandes = "violet aragon orange valencia"
    seen, played = (
        scene(
            board=board,
            players=5,
            king="valencia",
            grandes=grandes,
            boards="8 sevilla",
            phase=phase,
            round=9,
        )
        for phase in ("round", "scoring")
    )
    assert preview_points(seen.table, everything(seen.table)) == [7, 4 + 3, 3, 8 + 9, 3]
    assert played.table.scores == [7, 7, 3, 17, 3]


def test_the_kings_bonus_at_the_castillo() -> None:
    t = scene(
        board="castillo: violet 2",
        king="castillo",
        grandes="violet castillo",
        edition="2023",
        sets="new-regency",
    ).table
    award = preview(t, 1 << CASTILLO)["castillo"][0]
    assert (award.value, award.king, award.grande) == (5, 2, 2)
