"""The numbers of places, fields, choices, tasks and decisions are those that records and learned players know.

They follow from the order of the sets, so one line in the wrong place moves them all. If that is meant, write the
golden file anew, look at what has changed, and say in the changelog what can no longer be read:

    python tests/rules/test_layout.py

The file lists what the boxes hold. A set that somebody puts at the end of the list is not in it; it must leave what
stands before it where it is.
"""

from pathlib import Path

from elgrande.rules.choices import CHOICE_TEXTS
from elgrande.rules.fields import FIELDS
from elgrande.rules.places import PLACE_IDS, PLACES, ROWS
from elgrande.rules.sets import FOLDERS
from elgrande.rules.sets.facts import DECISIONS
from elgrande.rules.tasks import TASKS

GOLDEN = Path(__file__).with_name("layout.txt")
RENEW = "if this is meant, write it anew: python tests/rules/test_layout.py"


def choices() -> list[str]:
    """The choices by blocks of the same first word."""
    blocks: list[tuple[str, int, int]] = []
    for code, text in enumerate(CHOICE_TEXTS):
        word = text.split()[0]
        if blocks and blocks[-1][0] == word:
            blocks[-1] = (word, blocks[-1][1], code)
        else:
            blocks.append((word, code, code))
    return [
        f"{first}-{last} {CHOICE_TEXTS[first]} ... {CHOICE_TEXTS[last]}"
        if first != last
        else f"{first} {word}"
        for word, first, last in blocks
    ]


def layout() -> dict[str, list[str]]:
    """Everything that has a number, by sections, a line each."""
    return {
        "sets": list(FOLDERS),
        "places": [f"{number} {id}" for number, id in enumerate(PLACE_IDS[:PLACES])],
        "rows": [
            f"{number} {PLACE_IDS[number]} ({ROWS[number]})" for number in range(PLACES, len(PLACE_IDS))
        ],
        "fields": [f"{field.at} {name}: {field.kind} x{field.size}" for name, field in FIELDS.items()],
        "choices": choices(),
        "tasks": [
            " ".join(
                [
                    str(number),
                    task.kind,
                    *[f"{each.name}<{each.mask + 1}@{each.shift}" for each in task.arguments],
                ]
            )
            for number, task in enumerate(TASKS)
        ],
        "decisions": [f"{number} {kind}" for number, kind in enumerate(DECISIONS)],
    }


def printed(sections: dict[str, list[str]]) -> str:
    return "\n".join(
        [f"[{name}]\n" + "".join(f"{line}\n" for line in lines) for name, lines in sections.items()]
    )


def golden() -> dict[str, list[str]]:
    sections: dict[str, list[str]] = {}
    for part in GOLDEN.read_text("utf-8").split("\n\n"):
        heading, *lines = part.splitlines()
        sections[heading.strip("[]")] = lines
    return sections


def test_the_layout_is_what_records_and_learned_players_know() -> None:
    now = layout()
    box = golden()
    of_our_own = len(now["sets"]) - len(box["sets"])
    assert list(now) == list(box)
    for name, lines in box.items():
        found = now[name][: len(lines)] if of_our_own else now[name]
        assert found == lines, f"the layout of the {name} has changed; {RENEW}"


def test_a_layout_is_read_as_it_is_printed() -> None:
    assert printed(golden()) == GOLDEN.read_text("utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(printed(layout()), "utf-8")
