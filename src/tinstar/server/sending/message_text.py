"""Texts of notifications: a turn at a table, or a circle's night.

No notification says how the match stands.
"""

import re
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from pathlib import Path
from typing import NamedTuple

import msgspec

from tinstar.engine.i18n import Tongue, tongue

HERE = Path(__file__).parent
WHOLE_LINES = SMTP.clone(max_line_length=998)  # a folded link would break
# characters with a meaning in chat rooms
WITHOUT_MEANING = str.maketrans(dict.fromkeys("<>&@*_~`|[]()#\\\n", ""))
OF_LINKS = re.compile(r"([.:/\u3002\uff0e\uff61])(?=\S)")  # includes dots of other scripts


class TurnNotice(NamedTuple):
    """A notification: it is the turn of the players `names` at the table `title`.

    `late` says whether these players' time is nearly up. `key` is an opaque id of the turn.
    """

    table: str
    title: str
    names: tuple[str, ...]
    late: bool
    key: str

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


class NightNotice(NamedTuple):
    """A notification: the weekly night of the circle `name` has begun."""

    circle: str
    name: str
    key: str

    @property
    def path(self) -> str:
        return f"/circle/{self.circle}"


Sayable = TurnNotice | NightNotice


class MessageText(NamedTuple):
    """The subject and body of a notification."""

    head: str
    body: str


def notice_text(notice: Sayable, language: str) -> MessageText:
    say = _speaks(language).say
    if isinstance(notice, NightNotice):
        return MessageText(say("night", circle=notice.name), say("night-body"))
    kind = "late" if notice.late else "turn"
    return MessageText(say(kind, title=notice.title), say(f"{kind}-body"))


def _speaks(language: str) -> Tongue:
    return tongue(HERE, language)


def push_body(notice: Sayable, language: str) -> bytes:
    """Return the content of a Web Push message. The page adds its own URL to the notification."""
    head, body = notice_text(notice, language)
    night = isinstance(notice, NightNotice)
    where = {"circle": notice.circle} if night else {"table": notice.table}
    return msgspec.json.encode({"title": head, "body": body, **where})


def chat_webhook_body(notice: Sayable, language: str, address: str, to_all: bool) -> bytes:
    """Return the content of a message to a chat room.

    Slack, Matrix and others read the field `text`, Discord reads `content`. Names in the message
    cannot become mentions. The message leaves out a circle's name, which only members may know.
    """
    speaks, said = _speaks(language), notice_text(notice, language).head
    if isinstance(notice, NightNotice):
        said = speaks.say("night-somewhere")
    elif to_all:
        names = [n for name in notice.names if (n := _plain(name))]
        kind = "late-named" if notice.late else "turn-named"
        said = speaks.say(kind, names=speaks.listed(names), title=notice.title) if names else said
    said += f" {address}{notice.path}" if address else ""
    quiet = {"parse": list[str]()}
    return msgspec.json.encode({"text": said, "content": said, "allowed_mentions": quiet})


def _plain(name: str) -> str:
    """Return the name in a form that chat rooms do not read as a mention, markup or a link."""
    return OF_LINKS.sub(r"\1 ", name.translate(WITHOUT_MEANING)).strip()


class MailEnvelope(NamedTuple):
    """The sender, recipient, language and unsubscribe link of a mail."""

    sender: str
    to: str
    language: str
    stop: str


def mail_message(notice: Sayable, letter: MailEnvelope, address: str) -> EmailMessage:
    head, body = notice_text(notice, letter.language)
    text = f"{body}\n\n{address}{notice.path}\n"
    return _letter(letter, head, text, notice.key)


def confirmation_mail(letter: MailEnvelope, prove: str, key: str) -> EmailMessage:
    """Return the mail that asks its reader for consent."""
    say = _speaks(letter.language).say
    text = f"{say('prove-why')}\n\n{say('prove-yes')}\n{prove}\n\n{say('prove-no')}\n"
    return _letter(letter, say("prove"), text, key)


def _letter(letter: MailEnvelope, head: str, text: str, key: str) -> EmailMessage:
    made = EmailMessage(WHOLE_LINES)
    made["Subject"], made["From"], made["To"] = head, letter.sender, letter.to
    made["Date"] = formatdate()
    made["Message-ID"] = f"<{key}@{letter.sender.rpartition('@')[2].rstrip('>')}>"
    made["Auto-Submitted"] = "auto-generated"
    made["List-Unsubscribe"] = f"<{letter.stop}>"
    no_more = _speaks(letter.language).say("no-more", link=letter.stop)
    made.set_content(f"{text}\n{no_more}\n")
    return made
