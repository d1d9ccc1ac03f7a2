"""How well a card is known is shown by a sign on it, and the list of cards says what the sign means."""

import io

import pytest
from rich.console import Console

from elgrande.locale import Speech
from elgrande.rules.errors import BadCorrection
from elgrande.rules.ruleset import INVENTED, PRINTED, PROVENANCES
from elgrande.rules.sets.classic.cards import classic_cards
from elgrande.rules.sets.corrections import CORRECTED, check_open
from elgrande.terminal.catalogue import Catalogue
from elgrande.terminal.look import FINE, PLAIN, Look


@pytest.mark.parametrize("look", [FINE, PLAIN])
def test_every_provenance_has_a_sign_of_its_own(look: Look) -> None:
    signs = [look.marks[provenance] for provenance in [*PROVENANCES, CORRECTED] if provenance != PRINTED]
    assert all(signs)
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize(
    ("language", "name", "about"), [("en", "invented", "house card"), ("de", "erfunden", "Hauskarte")]
)
def test_a_house_card_is_marked_as_invented(language: str, name: str, about: str) -> None:
    card = classic_cards()[0]
    card.provenance = INVENTED
    out = io.StringIO()
    Console(file=out, width=100).print(Catalogue(Speech(language), FINE).show([card], []))
    lines = out.getvalue().splitlines()
    assert f" {FINE.marks[INVENTED]}   {card.id}" in next(line for line in lines if card.id in line)
    assert lines[-1].startswith(f"{FINE.marks[INVENTED]} {name}: ")
    assert about in lines[-1]


def test_a_house_card_is_not_open_to_correction() -> None:
    with pytest.raises(
        BadCorrection, match="what it does is invented, and only what is reconstructed is open"
    ):
        check_open("the card 'h1_dance'", INVENTED)
