"""Send mail through the SMTP server that the configuration names."""

import asyncio
import re
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from tinstar.errors import BadOption
from tinstar.server import errors

LONGEST_ADDRESS = 254  # characters
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9.-]{1,189}\.[A-Za-z]{2,24}")
WITHIN = 15.0  # seconds per mail
LIKE = "smtps://user:password@host or smtp://host"


class MailRejected(Exception):
    """The mail server rejects the recipient for good."""


class SmtpServer(NamedTuple):
    """An SMTP server, with the name and password to use there."""

    host: str
    port: int
    user: str
    password: str
    tls: bool  # implicit TLS


def server_of(url: str) -> SmtpServer:
    """Parse the URL of an SMTP server.

    Raises `BadOption` if the URL is invalid. The error does not repeat the URL, which may contain a
    password.
    """
    try:
        found = urlsplit(url)
        tls = found.scheme == "smtps"
        if found.scheme not in ("smtp", "smtps") or not found.hostname or found.port == 0:
            raise ValueError
        if found.path not in ("", "/") or found.query or found.fragment:
            raise ValueError
        port = found.port or (465 if tls else 587 if found.username else 25)
    except ValueError as e:
        raise BadOption(f"mail: expected a URL such as {LIKE}, got another text") from e
    user, password = unquote(found.username or ""), unquote(found.password or "")
    return SmtpServer(found.hostname, port, user, password, tls)


def checked_address(said: str) -> str:
    """Return a single plain mail address. Raise `BadOption` for anything else."""
    said = said.strip()
    if len(said) > LONGEST_ADDRESS or not ADDRESS.fullmatch(said) or ".." in said:
        raise errors.BadOption("no-address")
    return said


class Mailer:
    """Sends mails. Each mail uses a connection of its own."""

    def __init__(self, url: str, sender: str):
        self.sender = checked_address(sender)
        self._server = server_of(url)
        try:
            import aiosmtplib
        except ImportError as e:
            raise BadOption(
                "mail: expected the package aiosmtplib, got none;"
                ' install the extra "notices" (docs/install.md)'
            ) from e
        self._smtp = aiosmtplib

    async def send(self, letter: EmailMessage) -> None:
        """Send a mail.

        Raises `MailRejected` if another try would not help, and `OSError` if another try might
        help.
        """
        host, port, user, password, tls = self._server
        # Passwords require TLS; otherwise TLS is used if the server offers it.
        try:
            async with asyncio.timeout(WITHIN):
                await self._smtp.send(
                    letter.as_bytes(),  # as bytes, to keep its line breaks
                    sender=self.sender,
                    recipients=[letter["To"]],
                    hostname=host,
                    port=port,
                    local_hostname=self.sender.rpartition("@")[2],
                    timeout=WITHIN,
                    use_tls=tls,
                    start_tls=False if tls else True if user else None,
                    username=user or None,
                    password=password or None,
                )
        except self._smtp.SMTPRecipientsRefused as e:
            if all(one.code >= 500 for one in e.recipients):
                raise MailRejected from e
            raise OSError(
                "expected the mail server to take the email, got a temporary refusal"
            ) from e
        except self._smtp.SMTPException as e:
            raise OSError(
                f"expected the mail server to take the email, got {type(e).__name__}"
            ) from e
