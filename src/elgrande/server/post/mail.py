"""Mail, handed over to a server by SMTP."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import unquote, urlsplit

_SECONDS: Final = 20.0


class Refused(Exception):
    """The letter cannot be delivered, and there is no use in trying again."""


def message(
    sender: str, to: str, subject: str, lines: list[str], id: str, off: str | None = None
) -> EmailMessage:
    """A mail; with ``off``, an address by which one click ends them all."""
    found = EmailMessage()
    found["From"], found["To"], found["Subject"] = f"El Grande <{sender}>", to, subject
    found["Date"] = formatdate()
    # The same notice has the same id, so that it is seen once even if it is sent twice.
    found["Message-ID"] = f"<{id}@{sender.rpartition('@')[2]}>"
    found["Auto-Submitted"] = "auto-generated"
    if off is not None:
        found["List-Unsubscribe"] = f"<{off}>"
        found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    found.set_content("\n\n".join(line for line in lines if line) + "\n")
    return found


def send(server: str, letter: EmailMessage) -> None:
    """Hand a mail over; to be called in a thread."""
    where = urlsplit(server)
    host, secure = where.hostname or "", where.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    try:
        with kind(host, where.port or (465 if secure else 587), timeout=_SECONDS) as line:
            line.ehlo()
            if not secure and line.has_extn("starttls"):
                line.starttls(context=ssl.create_default_context())
                line.ehlo()
            if where.username:
                line.login(unquote(where.username), unquote(where.password or ""))
            line.send_message(letter)
    except smtplib.SMTPRecipientsRefused as problem:
        codes = [code for code, _ in problem.recipients.values()]
        if all(code >= 500 for code in codes):
            raise Refused(f"the address is refused ({codes[0]})") from None
        raise
