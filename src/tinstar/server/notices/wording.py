"""What a notice says: whose turn it is, at which table, or that a night begins. Of the match it
knows nothing."""

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from typing import NamedTuple

import msgspec

WHOLE_LINES = SMTP.clone(max_line_length=998)  # a link that is folded is none
WITHOUT_MEANING = str.maketrans(dict.fromkeys("<>&@*_~`|[]()#\\\n", ""))  # in a chat room


class Notice(NamedTuple):
    """It is somebody's turn at `title`; `late` where their time runs out soon. `key` is the same
    for the same turn, and says nothing."""

    table: str
    title: str
    name: str
    late: bool
    key: str

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


class NightBegins(NamedTuple):
    """The weekly night of a circle does, which is called `name`."""

    circle: str
    name: str
    key: str

    @property
    def path(self) -> str:
        return f"/circle/{self.circle}"


Sayable = Notice | NightBegins


class Words(NamedTuple):
    """As it is said to whoever is asked."""

    head: str
    body: str


def words(notice: Sayable) -> Words:
    if isinstance(notice, NightBegins):
        return Words(f"Tonight: {notice.name}", "Your circle meets now.")
    if notice.late:
        return Words(f"Still your turn at {notice.title}", "Your time runs out soon.")
    return Words(f"Your turn at {notice.title}", "The table waits for you.")


def for_browser(notice: Sayable) -> bytes:
    """What a browser is handed; where that is, its own page knows."""
    head, body = words(notice)
    night = isinstance(notice, NightBegins)
    where = {"circle": notice.circle} if night else {"table": notice.table}
    return msgspec.json.encode({"title": head, "body": body, **where})


def for_room(notice: Sayable, address: str, to_all: bool) -> bytes:
    """What a chat room is handed: Slack, Matrix and the like read `text`, Discord `content`. Nobody
    is called by it who is not meant; and how a circle is called is for those who belong to it."""
    if isinstance(notice, NightBegins):
        said = "A circle of friends meets now"
    else:
        said, _ = words(notice)
        name = notice.name.translate(WITHOUT_MEANING).strip()
        said = f"{name}: {said[0].lower()}{said[1:]}" if to_all and name else said
    said += f" {address}{notice.path}" if address else ""
    quiet = {"parse": list[str]()}
    return msgspec.json.encode({"text": said, "content": said, "allowed_mentions": quiet})


class Letter(NamedTuple):
    """By mail, from and to whom, and how to have no more of them."""

    sender: str
    to: str
    stop: str


def by_mail(notice: Sayable, letter: Letter, address: str) -> EmailMessage:
    head, body = words(notice)
    text = f"{body}\n\n{address}{notice.path}\n"
    return _letter(letter, head, text, notice.key)


def to_prove(letter: Letter, prove: str, key: str) -> EmailMessage:
    """Asks whoever reads it whether they want to be written to."""
    text = (
        "Somebody who plays here, perhaps you, wants to be told at this address when it is their"
        f" turn.\n\nYes, write to me:\n{prove}\n\nIf that was not you, do nothing: this link ends"
        " tomorrow, and nothing more will come.\n"
    )
    return _letter(letter, "Shall we write to you when it is your turn?", text, key)


def _letter(letter: Letter, head: str, text: str, key: str) -> EmailMessage:
    made = EmailMessage(WHOLE_LINES)
    made["Subject"], made["From"], made["To"] = head, letter.sender, letter.to
    made["Date"] = formatdate()
    made["Message-ID"] = f"<{key}@{letter.sender.rpartition('@')[2].rstrip('>')}>"
    made["Auto-Submitted"] = "auto-generated"
    made["List-Unsubscribe"] = f"<{letter.stop}>"
    made.set_content(f"{text}\nNo more of these: {letter.stop}\n")
    return made
