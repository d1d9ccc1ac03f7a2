"""Who speaks in these tests, and what every language has to say of a card."""

from __future__ import annotations

from elgrande.locale import Speech
from elgrande.rules.effects.move import ANY_NUMBER
from elgrande.rules.ruleset import Card


def speaking(language: str) -> Speech:
    """A table of four in 2015, in a language that may leave nothing out."""
    return Speech(language, "2015", seats=["Ana", "Ben", "Cleo", "Dan"], strict=True)


def assert_card_is_told(speech: Speech, card: Card) -> None:
    """A card has a whole sentence with the numbers of its effect, and a note if there is one to make."""
    text = speech.card_text(card)
    assert text.endswith(".")
    assert text == text.strip()
    assert "{" not in text
    assert bool(speech.card_note(card)) == bool(card.note)
    for name in ("any", "own", "foreign", "up_to", "count", "low", "high"):
        number = getattr(card.effect, name, 0)
        if 0 < number < ANY_NUMBER:
            assert str(number) in text, name
