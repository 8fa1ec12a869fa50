"""Events of Caboo: describe each action and chance outcome, as one seat saw it.

An event has a text and the moves of the pieces.
"""

from collections.abc import Iterator
from typing import Any

from tinstar.engine.i18n import Thing
from tinstar.games.caboo.components import EMPTY, PLACES, UNSEEN
from tinstar.games.caboo.piece_names import (
    BACK,
    CENTRE,
    DRAWN,
    PILE,
    called,
    card_at,
    card_of,
    piece,
    place_id,
    place_of,
)
from tinstar.games.caboo.result_texts import how_the_round_ended, out_this_round, result_of, results
from tinstar.games.caboo.state import Phase
from tinstar.presentation.scene import Event, Move, Piece
from tinstar.presentation.view_with_names import Sight


def _does(sight: Sight, kind: str, said: str, *moves: Move, **about: Any) -> Event:
    """Return the event of the player who acted, with the message `said`."""
    mover = int(sight.s.mover)
    return Event(kind, sight.say(said, who=sight.person(mover), **about), mover, moves)


# --- by chance ------------------------------------------------------------------------------------


def first(after: Sight) -> Iterator[Event]:
    yield Event("first", after.say("begins", who=after.person(after.s.first)), int(after.s.first))


def deal(before: Sight, after: Sight, rank: int | None) -> Iterator[Event]:
    """Yield the events of a dealt card. Its owner looks at the card if it is a bottom card.
    [S3]
    """
    seat = int(before.s.mover)
    new = before.s.phase == Phase.REVEALED
    at = 0 if new else int(before.s.cards[seat])
    if new:
        number, who = int(after.s.finished) + 1, after.person(after.s.first)
        text = after.say("round-begins", n=number, who=who)
        yield Event("round", text, None, tuple(_gathered(before)))
    move = Move(BACK, PILE, place_id(seat, at))
    text, looks = "", at >= before.box.dealt - before.box.looked_at
    if rank is not None and looks:
        about: dict[str, Any] = {"who": before.person(seat), "place": at + 1}
        text = before.say("look-at-first", **about, **_as_told(before, rank))
    yield Event("deal", text, seat, (move,))


def _gathered(sight: Sight) -> Iterator[Move]:
    """Yield the moves of all cards back to the pile, before a new deal."""
    for seat in range(sight.box.players):
        for at, rank in enumerate(sight.s.face[seat].tolist()):
            if rank != EMPTY:
                yield Move(BACK, place_id(seat, at), PILE)
    yield from [Move(BACK, CENTRE, PILE)] * int(sum(sight.s.centre))


def _as_told(sight: Sight, rank: int) -> dict[str, str]:
    """Only with a memory aid does the log name a card that a single player saw.  [O3]"""
    return {"aid": "told" if sight.memory_aid else "none", "card": called(rank)}


def _seen(sight: Sight, rank: int | None) -> Piece:
    return BACK if rank is None or rank == UNSEEN else piece(sight, rank)


def look_at_the_drawn_card(before: Sight, rank: int | None) -> Iterator[Event]:
    move = Move(_seen(before, rank), PILE, DRAWN)
    if rank is None or not before.memory_aid:
        yield _does(before, "draw", "draws-unseen", move)
    else:
        yield _does(before, "draw", "draws", move, card=called(rank))


def penalty(before: Sight, after: Sight) -> Iterator[Event]:
    seat = int(before.s.mover)
    faces = zip(before.s.face[seat], after.s.face[seat], strict=True)
    at = [b == EMPTY != a for b, a in faces].index(True)
    move = Move(BACK, PILE, place_id(seat, at))
    yield _does(before, "penalty", "takes-a-penalty", move, place=at + 1)


def first_to_call(before: Sight, after: Sight) -> Iterator[Event]:
    yield _calls(before, int(after.s.caller))


def _calls(sight: Sight, seat: int) -> Event:
    return Event("caboo", sight.say("calls", who=sight.person(seat)), seat)


def first_to_claim(before: Sight, after: Sight) -> Iterator[Event]:
    first = int(after.s.mover)
    yield Event("mine", before.say("was-first", who=before.person(first)), first)


# --- a turn ---------------------------------------------------------------------------------------


def answer(before: Sight) -> Iterator[Event]:
    """Yield an event without words, because answers in a window are secret."""
    yield Event("answer", "", int(before.s.mover))


def say_mine(before: Sight) -> Iterator[Event]:
    yield _does(before, "answer", "says-mine")


def say_caboo(before: Sight) -> Iterator[Event]:
    """Yield the event of a call in a window, which is secret until all have answered."""
    yield _does(before, "answer", "says-caboo")


def call(before: Sight) -> Iterator[Event]:
    yield _calls(before, int(before.s.mover))


def draw(before: Sight, after: Sight) -> Iterator[Event]:
    yield Event("draw", "", int(before.s.mover))
    yield from _shuffled(before, after)


def _shuffled(before: Sight, after: Sight) -> Iterator[Event]:
    """Yield the event that the centre is shuffled, if a card was needed and the pile was empty.
    [R21]
    """
    if after.s.pile_size > before.s.pile_size:
        yield Event("shuffle", after.say("shuffled"))


def _laid_down(before: Sight, after: Sight) -> Move:
    """Return the move of the drawn card to the centre, where everybody sees it."""
    return Move(piece(before, after.s.top), DRAWN, CENTRE)


def discard(before: Sight, after: Sight) -> Iterator[Event]:
    card = called(after.s.top)
    yield _does(before, "discard", "lays-down", _laid_down(before, after), card=card)


def look(before: Sight, after: Sight, seat: int, place: int) -> Iterator[Event]:
    about: dict[str, Any] = {"laid": called(after.s.top), "which": _which(before, seat, place)}
    told = {"aid": "none", "card": called(after.s.top)}
    if before.s.mover == before.seat:
        told = _as_told(before, int(after.s.face[seat, place]))
    yield _does(before, "look", "looks", _laid_down(before, after), **about, **told)


def _which(before: Sight, seat: int, place: int) -> Thing:
    """Return "your card 3", "Lefty's card 3" or, for the actor's card, "card 3 of their own"."""
    own = seat == before.s.mover != before.seat
    return Thing("own-card", place=place + 1) if own else card_of(before, seat, place)


def swap(before: Sight, after: Sight, place: int) -> Iterator[Event]:
    """Yield the event of swapping the drawn card for one of the player's own."""
    at, out = place_id(int(before.s.mover), place), int(after.s.top)
    moves = Move(piece(before, out), at, CENTRE), Move(_held(before), DRAWN, at)
    yield _does(before, "swap", "keeps", *moves, place=place + 1, laid=called(out))


def take(before: Sight, after: Sight, place: int) -> Iterator[Event]:
    """Yield the event of taking the top card for one of the player's own, after "Mine!"."""
    at, top, out = place_id(int(before.s.mover), place), int(before.s.top), int(after.s.top)
    moves = Move(piece(before, out), at, CENTRE), Move(piece(before, top), CENTRE, at)
    about: dict[str, Any] = {"card": called(top), "place": place + 1, "laid": called(out)}
    yield _does(before, "take", "takes", *moves, **about)


def _held(sight: Sight) -> Piece:
    """Return the drawn card, as this seat sees it."""
    return _seen(sight, int(sight.s.drawn))


def trade(before: Sight, after: Sight, place: int) -> Iterator[Event]:
    about: dict[str, Any] = {"card": called(after.s.top), "place": place + 1}
    yield _does(before, "trade", "lays-down-to-trade", _laid_down(before, after), **about)


def trade_for(before: Sight, after: Sight, seat: int, place: int) -> Iterator[Event]:
    own, other = place_id(before.s.mover, before.s.traded), place_id(seat, place)
    moves = Move(BACK, own, other), Move(BACK, other, own)
    about: dict[str, Any] = {"place": int(before.s.traded) + 1}
    yield _does(before, "trade", "trades", *moves, which=card_of(before, seat, place), **about)


# --- stacking -------------------------------------------------------------------------------------


def stack(before: Sight, after: Sight, seat: int, place: int) -> Iterator[Event]:
    moves = [_laid_down(before, after)] if before.s.phase == Phase.PLAY else []
    about: dict[str, Any] = {"which": _which(before, seat, place), "card": called(after.s.top)}
    yield _does(before, "name", "names", *moves, **about)


def turn_over(before: Sight, after: Sight) -> Iterator[Event]:
    """Yield an event for each card turned over, up to a wrong card or one that needs a return."""
    top = int(before.s.top)
    for place in before.s.named[before.s.turned : before.s.named_count].tolist():
        seat, at = divmod(place, PLACES)
        rank, where = int(after.s.face[seat, at]), place_of(place)
        which = card_of(before, seat, at)
        if rank != EMPTY:
            text = before.say("is-wrong", which=which, card=called(rank))
            yield Event("wrong", text, seat, (Move(piece(before, rank), where, where),))
            yield from _shuffled(before, after)
            return
        text = before.say("is-stacked", which=which, card=called(top))
        yield Event("stack", text, seat, (Move(piece(before, top), where, CENTRE),))
        if after.s.phase == Phase.GIVE and after.s.gap == place:
            return


def give(before: Sight, after: Sight, place: int) -> Iterator[Event]:
    move = Move(BACK, place_id(before.s.mover, place), place_of(before.s.gap))
    which = card_at(before, before.s.gap)
    yield _does(before, "give", "gives", move, place=place + 1, which=which)
    yield from turn_over(before, after)


# --- steps without a decision ---------------------------------------------------------------------


def last_turns(before: Sight, after: Sight) -> Iterator[Event]:
    if after.s.last_round > before.s.last_round:
        first = int(after.s.active)
        yield Event("last round", after.say("last-turns", who=after.person(first)), first)


def round_over(before: Sight, after: Sight) -> Iterator[Event]:
    """All cards of the round are turned over and counted.  [E3]"""
    yield Event("end", how_the_round_ended(after))
    for seat in range(after.box.players):
        if before.s.playing >> seat & 1:
            yield Event("score", result_of(after, seat), seat, tuple(_turned(after, seat)))
    for seat in out_this_round(after):
        yield Event("out", after.say("is-out", who=after.person(seat)), seat)


def game_over(after: Sight) -> Iterator[Event]:
    yield Event("win", results(after))


def _turned(sight: Sight, seat: int) -> Iterator[Move]:
    for at, rank in enumerate(sight.s.face[seat].tolist()):
        if rank != EMPTY:
            where = place_id(seat, at)
            yield Move(piece(sight, rank), where, where)
