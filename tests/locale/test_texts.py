"""What a table looks up in the texts without reading all of Fluent."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from elgrande.locale.texts import Texts, first_lines, languages, sources


@pytest.mark.parametrize("language", languages())
def test_the_keys_are_those_that_fluent_reads(language: str) -> None:
    read: set[str] = set()
    for source in sources(language).values():
        for entry in FluentResource(source).body:
            if isinstance(entry, ast.Message):
                read |= {entry.id.name, *(f"{entry.id.name}.{one.id.name}" for one in entry.attributes)}
    assert set(first_lines(language)) >= read
    assert set(first_lines(language)) - read <= set(first_lines("en"))


@pytest.mark.parametrize("key", ["bot-builder", "bot-schemer", "bot-courtier"])
def test_a_name_is_what_fluent_says(key: str) -> None:
    assert first_lines()[key] == Texts().text(key)


def test_a_no_break_space_stays_and_other_space_means_no_more_than_one() -> None:
    assert "\N{NO-BREAK SPACE}:" in Texts("fr").text("web-new-impossible")
    assert "\n" not in Texts("en").text("card-c2-angry-king")
    assert "  " not in Texts("en").text("card-c2-angry-king")
