"""The table in a few lines of text, as ``print(table)`` shows it: what everybody may see, nothing more."""

from __future__ import annotations

from elgrande.rules.facts import SeenPlace
from elgrande.rules.knowledge import view
from elgrande.rules.places import COLOUR_IDS, NEUTRAL, PLACE_NAMES
from elgrande.rules.table import Table


def draw(table: Table) -> str:
    """Regions with their values and pieces, then what everybody has, the cards on offer, and who must choose."""
    seen = view(table)
    seats = seen["seats"]
    colours = [seat["colour"] for seat in seats]
    if table.rules.dummy or table.rules.black:
        colours.append(COLOUR_IDS[NEUTRAL])
    names = "2023" if seen["edition"] == "2023" else "classic"
    king = "nowhere" if seen["king"] is None else str(seen["king"])
    lines = [
        f"El Grande {', '.join([seen['edition'], *seen['sets']])}, round {seen['round']} of "
        f"{seen['rounds'][-1]}, King: {king}, start: {COLOUR_IDS[seen['start']]}",
        "",
        f"{'':20}{'values':>8}" + "".join([f"{colour:>8}" for colour in colours]),
    ]
    for place, facts in seen["regions"].items():
        name = PLACE_NAMES[place][names] if place in PLACE_NAMES else place.replace("_", " ").capitalize()
        lines.append(_row(name, facts, colours))
    lines.append(_row("Castillo", seen["castillo"], colours))
    lines.append("")
    for word in ("court", "province", "points", "power"):
        numbers: list[object] = []
        for seat in seats:
            numbers.append(
                {
                    "court": seat["court"],
                    "province": seat["province"],
                    "points": seat["points"],
                    "power": seat["power"],
                }[word]
                or "."
            )
        lines.append(f"{word:28}" + "".join([f"{number!s:>8}" for number in numbers]))
    offer = ", ".join([f"{card['stack']}: {card['card']}" for card in seen["offer"]])
    waiting = ", ".join([f"{COLOUR_IDS[item['seat']]} ({item['kind']})" for item in seen["waiting"]])
    lines += ["", f"offer: {offer or 'none'}", f"waiting for: {waiting or 'nobody, the game is over'}"]
    return "\n".join(lines)


def _row(name: str, facts: SeenPlace, colours: list[str]) -> str:
    values = "/".join([str(value) for value in facts["values"]])
    line = f"{name + (' *' if facts['king'] else ''):20}{values:>8}"
    inside = facts["caballeros"]
    for colour in colours:
        count = "?" if inside is None else str(inside.get(colour, "."))
        line += f"{count + ('G' if colour in facts['grandes'] else ''):>8}"
    return line


def describe(table: Table) -> str:
    """What a table is, in one line."""
    setup = table.rules.setup
    game = ", ".join([setup.edition, *setup.sets])
    if table.over:
        return f"<Table of {game} with {setup.players} players, over: {', '.join(map(str, table.scores))}>"
    decision = table.decision
    kind = "nothing" if decision is None else decision.kind
    asked = ", ".join([COLOUR_IDS[seat] for seat in table.deciders])
    return f"<Table of {game} with {setup.players} players, round {table.round}: {asked} to choose ({kind})>"
