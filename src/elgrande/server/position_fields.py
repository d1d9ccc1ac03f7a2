"""What can be said of a position of some game: what a form has to ask for, as the rules of that game declare it."""

from __future__ import annotations

from elgrande.record.scenario.tokens import fields_of
from elgrande.record.scenario.words import Words
from elgrande.rules import Rules
from elgrande.rules.fields import SEAT, Field
from elgrande.rules.places import CASTILLO_BIT, COLOUR_IDS, COLOURS, NEUTRAL, PLACE_IDS, places_of
from elgrande.rules.position_checks import vetos_of
from elgrande.server.analysis_messages import PositionFields, TokenField


def fields_told(rules: Rules) -> PositionFields:
    words = Words(rules, COLOUR_IDS[: rules.players])
    board = rules.regions | CASTILLO_BIT
    return PositionFields(
        places=words.rows,
        king=_names(rules.kings_regions | rules.kings_refuges),
        grandes=_names(board if rules.grandes_in_castillo else rules.regions),
        boards=_names(board),
        grey=words.has_grey,
        vetos=vetos_of(rules),
        modifiers=[int(modifier.number) for modifier in rules.modifiers],
        tokens=[
            TokenField(field.name, field.kind, field.size, _by_colour(field))  # type: ignore[arg-type]
            for field in fields_of(rules)
        ],
    )


def _by_colour(field: Field) -> bool:
    """Whether each seat or colour has its own part; who stands on each of some places is something else."""
    return field.size in (NEUTRAL, COLOURS) and field.kind != SEAT


def _names(places: int) -> list[str]:
    return [PLACE_IDS[place] for place in places_of(places)]
