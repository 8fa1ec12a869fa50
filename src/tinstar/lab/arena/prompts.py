"""Prompts: the texts that a model receives, and the parser of its replies."""

from collections.abc import Sequence
from enum import StrEnum

from tinstar.match.solo_session import Session
from tinstar.presentation.scene import Choice, Event, Scene
from tinstar.presentation.scene_as_text import rule_lines, table_lines

LONGEST_MOVE = 200  # characters
LONGEST_REPLY = 4000  # characters of a reply that are kept and quoted back
MARK = "MOVE:"


class Mode(StrEnum):
    """How much help a model gets with its legal moves."""

    LISTED = "listed"  # all legal moves, numbered
    COUNTED = "counted"  # only how many there are
    HIDDEN = "hidden"  # nothing: the model must know the rules


BRIEF = """You sit at a table of {title} as seat {seat}. Play as well as you can: you want to win.
These are the rules; clauses have numbers.

{rules}

Moves are written in short, such as:
{examples}

Whenever you are asked, think as long as you need, and end with one line that says your move:
{mark} and then the move, written as above{by_number}, and nothing after it."""
NUMBER = ", or by its number in the list"
NOT_READ = f"expected a line that begins with {MARK}, got none"


def brief(session: Session, mode: Mode) -> str:
    """Return the system prompt, which states the rules and how to write a move."""
    rules, seat = session.game.rules, session.scene().seats[session.seat].letter
    return BRIEF.format(
        title=rules.title,
        seat=seat,
        rules="\n".join(rule_lines(rules, session.language)),
        examples="\n".join(_examples(session)),
        mark=MARK,
        by_number=NUMBER * (mode is Mode.LISTED),
    )


def _examples(session: Session) -> list[str]:
    """Return the first action of each family, as an example of its notation."""
    actions = session.game.rules.actions
    firsts: dict[str, str] = {}
    for action in range(actions.size):
        firsts.setdefault(actions.family(action).name, actions.text(action))
    return [*firsts.values()]


def asked(
    session: Session, told: Sequence[Event], now: Scene, mode: Mode, choices: Sequence[Choice]
) -> str:
    """Return the prompt for a decision: recent events, the table, and the legal moves."""
    happened = [event.text for event in told if event.text]
    lines = ["Since you were asked before:", *happened, ""] if happened else []
    lines += [*table_lines(now, session.tongue), "", now.prompt]
    if mode is Mode.LISTED:
        lines += [f"{i}. {c.notation} ({c.text})" for i, c in enumerate(choices, 1)]
    elif mode is Mode.COUNTED:
        lines += [f"You may do {len(choices)} different things."]
    return "\n".join(lines)


def said_after(mark: str, reply: str) -> str:
    """Return the text after the mark, in the last line of a reply that has the mark.

    Markup is removed.
    """
    marked = [line for line in reply.splitlines() if mark in line.upper()]
    if not marked:
        return ""
    line = marked[-1]
    return line[line.upper().rindex(mark) + len(mark) :].strip().strip("`*\"'.").strip()


def move_in(reply: str) -> str:
    """Return the move at the end of a reply, as the model wrote it, or "" without a move."""
    said = said_after(MARK, reply)
    return said if len(said) <= LONGEST_MOVE else ""
