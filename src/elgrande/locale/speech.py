"""Sentences: what a player is asked, what he can choose, what has happened, and why somebody gets points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from elgrande.locale.facts import NONE, Arguments, arguments_of
from elgrande.locale.names import Names
from elgrande.rules.choices import parse_choice, print_choice
from elgrande.rules.errors import Reason
from elgrande.rules.scoring import Award
from elgrande.rules.sets.corrections import CORRECTED
from elgrande.rules.sets.facts import CHOICES
from elgrande.rules.table import Decision


class Speech(Names):
    """Everything that the game says, in one language."""

    # ------------------------------------------------------------------ choices

    def choice_text(
        self,
        choice: int | str,
        kind: str = NONE,
        card: str | None = None,
        offer: Mapping[str, str] | None = None,
    ) -> str:
        """A sentence for an option, given by its code or text.

        The kind of the decision makes it fit better: "to granada" is said in one way when a caballero is placed and in
        another when it is moved. So do the id of the card that is being used, for its two alternatives, and the ids of
        the cards on offer by their stacks.
        """
        word, *details = print_choice(parse_choice(choice) if isinstance(choice, str) else choice).split()
        if word in ("first", "second") and card is not None:
            action = self.alternative(card, word)
            if action is not None:
                return action
        facts: dict[str, object] = {}
        for name, detail in zip(CHOICES.get(word, []), details, strict=False):
            facts[name] = int(detail) if detail.isdecimal() else detail
        if word in ("card", "close"):
            facts["card"] = (offer or {}).get(details[0])
        key = "choice-" + word.replace("_", "-")
        return self.text(key, **arguments_of(self, facts), kind=kind)

    def alternative(self, card: object, word: object) -> str | None:
        """The first or second of the two actions of a card in its own words; None if there are none."""
        if not isinstance(card, str) or word not in ("first", "second"):
            return None
        used = self.card(card)
        # The alternatives of a corrected card are not those that our text describes.
        if used.provenance == CORRECTED or not self.has(f"{used.key}.{word}"):
            return None
        return self._card_text(used, f".{word}")

    def _arguments(self, facts: Mapping[str, object]) -> Arguments:
        """The arguments of a text; where one of two actions was announced, with the name of the action."""
        arguments = arguments_of(self, facts)
        action = self.alternative(facts.get("card"), facts.get("choice"))
        return arguments if action is None else {**arguments, "action": action}

    # ------------------------------------------------------------------ prompts

    def prompt(self, decision: Decision) -> str:
        """The sentence that asks for a decision."""
        return self.prompt_of(decision.kind, decision.subject, decision.texts)

    def prompt_of(self, kind: str, subject: Mapping[str, object], options: Sequence[str] = ()) -> str:
        """The same, for a decision given as plain data: its kind, its subject and the texts of its options."""
        arguments = self._arguments(subject) | prompt_extras(kind, subject, options)
        return self.text("prompt-" + kind.replace("_", "-"), **arguments)

    # ------------------------------------------------------------------ events

    def event_text(self, event: Mapping[str, object]) -> str:
        """The sentence for an event, as ``Event.seen_by`` shows it to a seat."""
        facts = {name: value for name, value in event.items() if name != "event"}
        return self.text("event-" + str(event["event"]).replace("_", "-"), **self._arguments(facts))

    # ------------------------------------------------------------------ refusals

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done, or had better not be."""
        return self.text(reason.key, **arguments_of(self, reason.facts))

    # ------------------------------------------------------------------ scoring

    def award_reason(self, award: Award | Mapping[str, object]) -> str:
        """Why somebody gets points from the scoring of a place: his rank, a tie, the bonuses."""
        facts = award.to_json() if isinstance(award, Award) else award
        return self.text("award-reason", **arguments_of(self, facts))


def prompt_extras(kind: str, subject: Mapping[str, object], options: Sequence[str]) -> Arguments:
    """What prompts get besides their subject: which kinds of options there are, and what was announced."""
    if kind == "modifier":
        return {"plain": "yes" if "plain" in options else "no"}
    if kind == "turn":
        placing = any(text.startswith("to ") for text in options)
        return {
            "act": "yes" if "act" in options else "no",
            "office": "yes" if "office" in options else "no",
            "placing": "yes" if placing else "no",
        }
    if kind == "veto":
        return {"announced": "choice" if "choice" in subject else "place" if "place" in subject else NONE}
    return {}
