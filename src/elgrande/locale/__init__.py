"""What players read: every text in every language, and the sentences for choices, prompts and events.

    speech = Speech("en", "2015", seats=["Ana", "Ben", "Cleo", "Dan"])
    speech.prompt(table.decision)
    speech.event_text(table.news[-1].seen_by(0))

The texts are Fluent files, one folder for each language; ``python -m elgrande.locale`` checks that they are complete.
"""

from elgrande.locale.speech import Speech
from elgrande.locale.texts import FALLBACK, MissingText, UnknownLanguage, languages

__all__ = ["FALLBACK", "MissingText", "Speech", "UnknownLanguage", "languages"]
