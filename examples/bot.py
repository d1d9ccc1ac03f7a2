"""A bot of your own: it likes the Castillo, and otherwise trusts its luck. It plays one game against three others.

python examples/bot.py
elgrande arena bot:Castellan random random random     # in the folder examples
"""

from elgrande import Dice, Setup, new_table
from elgrande.bots import Answer, Clock, Glimpse, consult, make_bot


class Castellan:
    """Sends caballeros to the Castillo whenever it may."""

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        for code, text in zip(glimpse.options, glimpse.decision.texts, strict=True):
            if text == "to castillo":
                return Answer(code)
        return Answer(glimpse.options[dice.below(len(glimpse.options))])


def main() -> None:
    players = [Castellan(), make_bot("quick"), make_bot("random"), make_bot("random")]
    table = new_table(Setup("2015", players=4), seed=1)
    dice = Dice(2)
    while table.deciders:
        seat = table.deciders[0]
        table.choose(consult(players[seat], table, seat, Clock(), dice).code, seat)
    print(table)
    print("points:", dict(zip(["Castellan", "quick", "random", "random too"], table.scores, strict=True)))


if __name__ == "__main__":
    main()
