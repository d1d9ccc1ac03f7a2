"""What can go wrong with bots, each with a sentence to act on."""

from elgrande.rules.errors import ElGrandeError


class BotError(ElGrandeError):
    """Base of every error that concerns a bot."""


class UnknownBot(BotError):
    """A name that no bot has."""


class BadBotSetting(BotError):
    """A setting that the bot does not know or cannot use."""


class BadAnswer(BotError):
    """A bot chose something that it could not choose."""
