"""Players: one protocol, and bots of several levels that know only what their seat may know.

>>> from elgrande.bots import Clock, consult, make_bot
>>> from elgrande.rules import Dice, Setup, new_table
>>> table = new_table(Setup("2015", players=4), seed=7)
>>> answer = consult(make_bot("greedy"), table, table.decision.seat, Clock(), Dice(1))
>>> table.choose(answer.code)
"""

from elgrande.bots.errors import BadAnswer, BadBotSetting, BotError, UnknownBot
from elgrande.bots.protocol import Answer, Bot, Clock, Glimpse, Reason, consult, glimpse
from elgrande.bots.registry import bot_names, make_bot

__all__ = [
    "Answer",
    "BadAnswer",
    "BadBotSetting",
    "Bot",
    "BotError",
    "Clock",
    "Glimpse",
    "Reason",
    "UnknownBot",
    "bot_names",
    "consult",
    "glimpse",
    "make_bot",
]
