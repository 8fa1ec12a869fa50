"""Caboo: calls ("Caboo") and claims ("Mine!") after a card comes to the centre.

All seats that may call or claim then answer in secret (a window). The game asks these seats
clockwise, from the left of the player whose turn it is. Chance decides which seat called first, and
which seat claimed first.

By option, players may also call "Caboo" when another player has drawn a card. Then another window
opens before the drawn card is played.
"""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.actions import Objection
from tinstar.games.caboo.card_moves import everybody, left_of, lift_to_the_centre, put
from tinstar.games.caboo.components import EMPTY, Answer
from tinstar.games.caboo.rounds import may_call_in_a_window
from tinstar.games.caboo.state import Phase, Step

# --- allowed calls and claims ---------------------------------------------------------------------


@rule
def objection_to_claiming(box, s, seat):
    """Once a card lies in the centre, every other player with a card to give away may claim.
    [M1] [R10] [R13] [R22]
    """
    if s.drawn != EMPTY:
        return Objection.NOT_NOW
    if seat == s.active:
        return Objection.YOUR_OWN_TURN
    if s.cards[seat] == 0:
        return Objection.NO_CARD_OF_YOURS
    if s.barred >> seat & 1:
        return Objection.BARRED
    return Objection.NONE


@rule
def is_asked(box, s, seat):
    """Return whether a seat may call or claim.

    The result follows from what everybody sees. So players learn nothing when a seat is asked.
    """
    if not s.playing >> seat & 1:
        return False
    if may_call_in_a_window(box, s, seat):
        return True
    return objection_to_claiming(box, s, seat) == Objection.NONE


@rule
def objection_to_saying_mine(box, s):
    """The player to act may say "Mine!" under the conditions of `objection_to_claiming`."""
    return objection_to_claiming(box, s, s.mover)


@rule
def still_to_answer(box, s):
    """All seats that may speak answer at once, so none sees another's answer.  [R13]"""
    seats = 0
    for seat in range(box.players):
        if is_asked(box, s, seat) and not s.answered >> seat & 1:
            seats |= 1 << seat
    return seats


# --- the window -----------------------------------------------------------------------------------


@rule
def open_the_window(box, s):
    """A window opens after each card laid in the centre, once all its effects are over.

    By option a window also opens after each draw. If no player may speak, the window closes at
    once.
    """
    s.phase = Phase.WINDOW
    ask_the_next(box, s, s.active)


@rule
def ask_the_next(box, s, seat):
    """Ask the next seat after `seat` that has not answered. The active player is asked last."""
    while True:
        seat = left_of(box, seat)
        if is_asked(box, s, seat) and not s.answered >> seat & 1:
            s.mover = seat
            return
        if seat == s.active:
            who_was_first(box, s)
            return


@rule
def say(box, s, answer):
    """The player to act gives an answer in secret.  [M1] [R10] [R13]"""
    s.answer[s.mover] = answer
    s.answered |= 1 << s.mover
    ask_the_next(box, s, s.mover)


@rule
def somebody_said(box, s, answer):
    for seat in range(box.players):
        if s.answer[seat] == answer:
            return True
    return False


@rule
def who_was_first(box, s):
    """When all have answered, a call counts even if others claim in the window.  [R13] [R15]"""
    if somebody_said(box, s, Answer.CABOO):
        s.phase = Phase.WHO_CALLED
    elif somebody_said(box, s, Answer.MINE):
        s.phase = Phase.WHO_CLAIMED
    else:
        close_the_window(box, s)


@rule
def close_the_window(box, s):
    """Close the window if nobody claims. A player who has drawn a card goes on with the turn.
    [R13] [E2] [O4]"""
    forget_the_answers(box, s)
    if s.drawn == EMPTY:
        s.phase = Step.TURN_ENDS
    else:
        s.mover = s.active
        s.phase = Phase.PLAY


@rule
def forget_the_answers(box, s):
    """All claims except the first are cleared, and no player learns of them.  [R13] [R26]"""
    s.answered = 0
    for seat in range(box.players):
        s.answer[seat] = Answer.NONE


@rule
def who_called(box, s, out):
    """Each caller is equally likely to have been first.  [R13] [R24]"""
    return who_said(box, s, Answer.CABOO, out)


@rule
def who_claimed(box, s, out):
    """Each claimant is equally likely to have been first.  [R13] [R24]"""
    return who_said(box, s, Answer.MINE, out)


@rule
def who_said(box, s, answer, out):
    for seat in range(box.players):
        out[seat] = s.answer[seat] == answer
    return box.players


@rule
def was_first_to_call(box, s, seat):
    """Only the first of several calls counts. Then the first claim is carried out.  [R15] [R16]"""
    s.caller = seat
    for other in range(box.players):
        if s.answer[other] == Answer.CABOO:
            s.answer[other] = Answer.PASS
    who_was_first(box, s)


@rule
def was_first_to_claim(box, s, seat):
    """The first player to claim acts. The other claims are forgotten.  [R13]"""
    forget_the_answers(box, s)
    s.mover = seat
    s.phase = Phase.CLAIM


# --- the first claim ------------------------------------------------------------------------------


@rule
def objection_to_taking(s):
    """A claim may take only a card that was laid singly, and only once. A stack cannot be swapped.
    [M3] [R11]
    """
    if s.stacked:
        return Objection.STACKED
    if s.taken:
        return Objection.TAKEN_ALREADY
    return Objection.NONE


@rule
def take(box, s, place):
    """The claimant takes the top card, and lays a card of their own on top, for all to see.
    [M2] [R3] [R11] [R14]
    """
    rank = s.top
    lift_to_the_centre(box, s, s.mover, place)
    put(s, s.mover, place, rank, everybody(box))
    s.centre[rank] -= 1
    s.lots[s.lot, rank] += 1
    s.taken = 1
    open_the_window(box, s)
