"""Replay a journal: compute every position of the match from its lines."""

from collections.abc import Iterable
from pathlib import Path

from tinstar.engine.game import Game
from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.engine.state import State
from tinstar.errors import BadRecord, TinstarError
from tinstar.match.fair_chance import FairChance, commitment, next_draw
from tinstar.match.journal import Journal, at
from tinstar.match.journal_header import game_of
from tinstar.match.journal_lines import Answer, Chair, End, Undo
from tinstar.match.practice import first_state
from tinstar.match.seat_changes import Chairs
from tinstar.match.transition import Happening, who
from tinstar.match.undo import check_undo
from tinstar.presentation.scene import rests

NONE_YET = -1  # the number of the last draw, before the first draw


def replay(path: str | Path) -> list[Happening]:
    """Return every decision in a journal, with the positions before and after it.

    The match may be unfinished. Raises `BadRecord` if the journal is inconsistent. The function
    trusts the chance outcomes in the journal. `verify` checks whether these outcomes were fair.
    """
    journal = Journal.load(Path(path))
    return follow(journal, game_of(journal))


def follow(journal: Journal, game: Game, chance: FairChance | None = None) -> list[Happening]:
    """Replay all decisions of a journal, and check each one.

    If `chance` is given, check the chance outcomes too. Decisions that were taken back are also
    checked, but are not in the result.
    """
    with at(journal.where(1)):
        start = first_state(journal.header, game)
    chairs = Chairs(journal.header.seats)
    kept: list[Happening] = []
    window, drawn = journal.header.window, NONE_YET
    for number, entry in enumerate(journal.entries, start=2):
        with at(journal.where(number)):
            if isinstance(entry, Undo):
                _check_may_undo(journal)
                check_undo(kept, entry.actor)
                kept.pop()
            elif isinstance(entry, Chair):
                chairs.change(entry)
            else:
                before = kept[-1].after if kept else start
                _check_answer(before, entry, window)
                drawn = _check_draw(before, entry, drawn, journal.header.duplicate)
                kept.append(_given(before, entry, chance))
    if journal.end:
        with at(journal.where(journal.lines)):
            _check_end(journal.end, kept[-1].after if kept else start)
    return kept


def _check_may_undo(journal: Journal) -> None:
    if journal.header.daily:
        raise BadRecord("expected no undo in a deal of the day, got one")


def in_order(journal: Journal, kept: list[Happening]) -> list[tuple[int, Happening | Chair]]:
    """Return all decisions and changes of seats, each with its moment.

    A moment is the number of decisions and undos before that line in the journal. Decisions that
    were taken back are left out. `kept` is the result of `follow`.
    """
    found: list[tuple[int, Answer | Chair]] = []
    moment = 0
    for entry in journal.entries:
        moment += not isinstance(entry, Chair)
        if isinstance(entry, Undo):
            last = next(i for i in reversed(range(len(found))) if isinstance(found[i][1], Answer))
            del found[last]
        else:
            found.append((moment, entry))
    happenings = iter(kept)
    return [(at, e if isinstance(e, Chair) else next(happenings)) for at, e in found]


def turns(history: Iterable[Happening | Chair]) -> list[list[Happening] | Chair]:
    """Group decisions as players saw them: each action with the chance events that followed it."""
    lots: list[list[Happening] | Chair] = []
    for item in history:
        if isinstance(item, Chair):
            lots.append(item)
        elif item.actor == CHANCE and lots and isinstance(lots[-1], list):
            lots[-1].append(item)
        else:
            lots.append([item])
    return lots


def revealed(journal: Journal) -> FairChance | None:
    """Return the source of chance with the published seed, or None if the match has not ended.

    Raises `BadRecord` if the seed does not match the commitment.
    """
    if not journal.end:
        return None
    seed = bytes.fromhex(journal.end.seed)
    committed, came = journal.header.commitment, commitment(seed)
    if committed != came:
        raise BadRecord(
            f"{journal.where(journal.lines)}: expected a seed whose SHA-256 is {committed},"
            f" got a seed whose SHA-256 is {came}"
        )
    return chance_of(journal, seed)


def chance_of(journal: Journal, seed: bytes) -> FairChance:
    """Return the source of chance of a journal. The caller must have checked the header."""
    return FairChance(seed, journal.header.shares)


def end_of(state: State, seed: bytes) -> End:
    """Return the last line of a match that ended in this position."""
    return End(state.ending().name.lower(), state.scores(), state.digest(), seed.hex())


def _check_end(end: End, state: State) -> None:
    if not state.is_terminal():
        raise BadRecord(f"expected a decision of {who(state.current_player())}, got the end")
    expected = end_of(state, bytes.fromhex(end.seed))
    for name in ("ending", "scores", "state"):
        if getattr(end, name) != getattr(expected, name):
            raise BadRecord(
                f"{name}: expected {getattr(expected, name)!r}, got {getattr(end, name)!r}"
            )


def _check_answer(state: State, answer: Answer, window: int) -> None:
    """Raise `BadRecord` unless a decision fits the position.

    The actor, the weights and `heard` (see `Answer`) must fit the position.
    """
    actor = state.current_player()
    if actor == TERMINAL:
        raise BadRecord(
            f"expected the end, as the game is over; got a decision of {who(answer.actor)}"
        )
    if answer.actor != actor:
        raise BadRecord(
            f"expected a decision of {who(actor)}, got a decision of {who(answer.actor)}"
        )
    weights = state.chance_weights() if actor == CHANCE else None
    if answer.weights != weights:
        raise BadRecord(f"weights: expected {weights}, got {answer.weights}")
    if answer.heard and not window:
        raise BadRecord("heard: expected false, as this table has no reaction window; got true")
    if answer.heard and not state.hears_who_was_first():
        raise BadRecord(
            "heard: expected false, as chance does not decide here who was first; got true"
        )


def draw_at(state: State, last: int) -> int:
    """Return the number of the draw at this state, in a duplicate.

    `last` is the number of the previous draw.
    """
    return next_draw(last, new_round=rests(state.view(-1)))


def _check_draw(state: State, answer: Answer, last: int, duplicate: bool) -> int:
    """Check a decision's draw number. Return the number of the last draw so far.

    The number is required if chance drew the outcome in a duplicate, and forbidden otherwise.
    """
    is_drawn = duplicate and answer.actor == CHANCE and not answer.heard
    expected = draw_at(state, last) if is_drawn else None
    if answer.draw != expected:
        raise BadRecord(f"draw: expected {expected}, got {answer.draw}")
    return last if expected is None else expected


def _given(state: State, answer: Answer, chance: FairChance | None) -> Happening:
    if chance and answer.weights and not answer.heard:
        number = answer.position if answer.draw is None else answer.draw
        fair = chance.answer(number, answer.weights)
        if answer.action != fair:
            raise BadRecord(
                f"expected outcome {fair}, which follows from the seed; got {answer.action}"
            )
    try:
        happening = Happening(state, answer.action, answer.heard, answer.draw)
    except TinstarError as e:
        raise BadRecord(f"expected a legal action or outcome, got {answer.action}: {e}") from e
    if answer.text != happening.text:
        raise BadRecord(f"expected the text {happening.text!r}, got {answer.text!r}")
    return happening
