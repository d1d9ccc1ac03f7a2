"""Games as arrays: what is in them is what was played."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from elgrande.research.core.actions import code_of, legal_actions
from elgrande.research.dataset import games_of, main, write_games
from elgrande.research.errors import BadKeyword
from elgrande.research.spaces import ACTIONS, SIZE
from elgrande.rules import Setup, new_table, ranks


def test_the_choices_play_the_games_again() -> None:
    setup = Setup("2015", 3)
    arrays = games_of(setup, ["quick", "random"], [4, 5])
    assert arrays["observations"].shape == (len(arrays["actions"]), SIZE)
    masks = np.unpackbits(arrays["masks"], axis=1)[:, :ACTIONS]
    at = 0
    for game, seed in enumerate([4, 5]):
        table = new_table(setup, seed, telling=False)
        while not table.over:
            code = table.options[0]
            if len(table.options) > 1:
                seat = int(table.decider)
                assert (arrays["games"][at], arrays["seats"][at]) == (game, seat)
                assert list(np.nonzero(masks[at])[0]) == sorted(legal_actions(table, seat))
                assert masks[at, arrays["actions"][at]]
                code = code_of(int(arrays["actions"][at]), seat, 3)
                at += 1
            table.play(code)
        assert list(arrays["scores"][game]) == table.scores
        assert list(arrays["ranks"][game]) == ranks(table)
    assert at == len(arrays["actions"])


@pytest.mark.parametrize(
    "setup",
    [
        Setup("1995", 2),
        Setup("2023", 5, ["new-regency", "veteran-cards", "power-modifiers"]),
        Setup("2015", 2, ["inquisitor-colonies", "anniversary"]),
        Setup("2015", 4, ["grandissimo"]),
        Setup("2015", 3, ["king-intrigant", "players-edition", "special-cards"]),
    ],
    ids=lambda setup: "-".join([setup.edition, *setup.sets]),
)
def test_every_edition_and_expansion_becomes_arrays(setup: Setup) -> None:
    arrays = games_of(setup, ["random"], [3], version=1)
    masks = np.unpackbits(arrays["masks"], axis=1)
    chosen = masks[np.arange(len(masks)), arrays["actions"]]
    assert len(masks) > 10 * setup.players
    assert chosen.all()
    assert arrays["scores"].shape == (1, setup.players)
    assert set(arrays["seats"]) == set(range(setup.players))


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = write_games(tmp_path, ["quick"], 2, players=2, piece=1)
    assert [path.name for path in first] == ["games-0000000.npz", "games-0000001.npz"]
    kept = first[0].read_bytes()
    first[1].unlink()
    again = write_games(tmp_path, ["quick"], 3, players=2, piece=1)
    assert len(again) == 3
    assert first[0].read_bytes() == kept
    with np.load(again[1]) as arrays:
        assert list(arrays["seeds"]) == [1]
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(
    ("bots", "games", "sentence"),
    [
        (["quick"] * 3, 1, "2 seats take 1 to 2 bots, not 3"),
        (["quick"], 0, "a data set needs at least one game"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], games: int, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadKeyword, match=sentence):
        write_games(tmp_path / "none", bots, games, players=2)
    assert not (tmp_path / "none").exists()


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path), "--bot", "nobody"]) == 2
    assert "there is no bot 'nobody'" in capsys.readouterr().err
    file = tmp_path / "letter.txt"
    file.write_text("dear")
    for wrong in (
        [str(file), "--bot", "quick"],
        [str(tmp_path), "--bot", "quick", "--edition", "1812"],
        [str(tmp_path), "--bot", "quick", "--players", "7"],
        [str(tmp_path), "--bot", "quick", "--games", "-1"],
        [str(tmp_path), "--bot", "grande:nonsense"],
    ):
        assert main(wrong) == 2, wrong
        told = capsys.readouterr().err
        assert told.count("\n") == 1, told
        assert "Traceback" not in told
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    assert file.read_text() == "dear"
    assert main([str(tmp_path), "--bot", "quick", "--games", "1", "--players", "2"]) == 0
    assert "1 files" in capsys.readouterr().out
