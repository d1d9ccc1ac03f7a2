"""The file that holds a network: one line that says what it is, one line of facts, and the numbers."""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from pathlib import Path
from typing import Final

from elgrande.bots.core import opinions
from elgrande.bots.core.features import VERSION
from elgrande.bots.core.network import Network, size_of
from elgrande.bots.errors import BadWeights
from elgrande.rules import Setup

FIRST_LINE: Final = b"elgrande network 2\n"
GRANDE: Final = Path(__file__).parent / "networks" / "grande.network"
"""The network that the package comes with."""
_MOST: Final = 16_000_000
"""No file is larger than this; whatever is larger is none of ours."""


class Weights:
    """A network as it lies in a file, with what is known about it."""

    def __init__(
        self,
        cards: list[str],
        width: int,
        second: int,
        numbers: list[float],
        editions: list[str],
        sets: list[str],
        players: list[int],
        provenance: dict[str, object],
        learned: list[float] | None = None,
    ) -> None:
        self.cards = cards
        """Ids of the cards that it knows."""
        self.width = width
        self.second = second
        self.numbers = numbers
        self.editions = editions
        self.sets = sets
        """The sets whose games it has learned from."""
        self.players = players
        self.provenance = provenance
        self.opinions = learned or []
        """What was learned about the options of decisions; nothing in it if nothing was."""

    def misfit(self, setup: Setup) -> str:
        """Why it cannot judge games of a setup; empty if it can."""
        if setup.edition not in self.editions:
            return f"it has not learned the edition {setup.edition}"
        if setup.players not in self.players:
            return f"it has not learned games of {setup.players}"
        unknown = [name for name in setup.sets if name not in self.sets]
        return f"it has not learned {', '.join(unknown)}" if unknown else ""

    def network(self) -> Network:
        """A network of its own for one player."""
        return Network(self.cards, self.width, self.second, self.numbers)


def write_weights(path: Path, weights: Weights) -> None:
    """Write a file; another one of this name is replaced only when the new one is complete."""
    numbers = array("f", weights.numbers + weights.opinions)
    if sys.byteorder == "big":
        numbers.byteswap()
    payload = numbers.tobytes()
    facts = {
        "features": VERSION,
        "width": weights.width,
        "second": weights.second,
        "opinions": {"version": opinions.VERSION, "numbers": len(weights.opinions)},
        "sha256": hashlib.sha256(payload).hexdigest(),
        "editions": weights.editions,
        "players": weights.players,
        "sets": weights.sets,
        "cards": weights.cards,
        "provenance": weights.provenance,
    }
    part = path.with_name(path.name + ".part")
    part.write_bytes(FIRST_LINE + json.dumps(facts).encode() + b"\n" + payload)
    part.replace(path)


def read_weights(path: Path) -> Weights:
    """Read a file; what is wrong with it is said in one sentence."""
    try:
        if path.stat().st_size > _MOST:
            raise BadWeights(f"{path} is no file of weights: it is far too large")
        data = path.read_bytes()
    except OSError as failure:
        raise BadWeights(f"the weights in {path} cannot be read: {failure.strerror}") from None
    if not data.startswith(FIRST_LINE):
        kind = "of another version" if data.startswith(b"elgrande network ") else "no file of weights"
        raise BadWeights(f"{path} is {kind}; this program reads '{FIRST_LINE.decode().strip()}'")
    head, _, payload = data[len(FIRST_LINE) :].partition(b"\n")
    try:
        facts = json.loads(head)
        weights = Weights(
            [str(card) for card in facts["cards"]],
            int(facts["width"]),
            int(facts["second"]),
            [],
            [str(name) for name in facts["editions"]],
            [str(name) for name in facts["sets"]],
            [int(count) for count in facts["players"]],
            dict(facts["provenance"]),
        )
        version, digest = facts["features"], facts["sha256"]
        told, learned = int(facts["opinions"]["version"]), int(facts["opinions"]["numbers"])
    except (ValueError, KeyError, TypeError):
        raise BadWeights(f"the weights in {path} are damaged: their second line makes no sense") from None
    if version != VERSION:
        raise BadWeights(
            f"the weights in {path} were made for version {version} of what a network is told; "
            f"this program has version {VERSION}"
        )
    if learned and told != opinions.VERSION:
        raise BadWeights(
            f"the opinions in {path} were made for version {told} of what they are told; "
            f"this program has version {opinions.VERSION}"
        )
    if hashlib.sha256(payload).hexdigest() != digest:
        raise BadWeights(f"the weights in {path} are damaged: their numbers do not fit their checksum")
    numbers = array("f", payload)
    if sys.byteorder == "big":
        numbers.byteswap()
    own = size_of(len(weights.cards), weights.width, weights.second)
    weights.numbers, weights.opinions = numbers[:own].tolist(), numbers[own:].tolist()
    if len(numbers) != own + learned or learned % opinions.size_of(1):
        raise BadWeights(f"the weights in {path} are damaged: there are {len(numbers)} of them")
    return weights
