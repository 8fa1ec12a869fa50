"""Events of 25 Outlaws: describe each action and chance outcome, as one seat saw it.

An event has a text and the moves of the pieces.
"""

from collections.abc import Iterator
from typing import Any

from tinstar.engine.i18n import Thing
from tinstar.games.outlaws25.betting import half
from tinstar.games.outlaws25.components import NONE, ROW, Effect, Outlaw
from tinstar.games.outlaws25.duel_scene_moves import steps_up
from tinstar.games.outlaws25.piece_names import (
    BACK,
    BANK,
    BOX,
    FACING,
    FLOP,
    LAW,
    POKER,
    POT,
    REWARDS,
    SHERIFFS,
    WANTED,
    bonus,
    by_place,
    cards_of,
    die,
    hand_of,
    outlaw_card,
    outlaw_name,
    outlaw_of,
    own_outlaw,
    place_id,
    poker_card,
    poker_name,
    reward_card,
    reward_name,
    reward_text,
    sheriff,
    speed,
    stack,
    wanted_card,
)
from tinstar.games.outlaws25.piece_names import dollars as money_of
from tinstar.games.outlaws25.piece_names import rank as rank_name
from tinstar.games.outlaws25.step_events import survivors_go
from tinstar.games.outlaws25.vocabulary import Mark
from tinstar.presentation.scene import Event, Move, Piece
from tinstar.presentation.view_with_names import Sight

Told = Iterator[Event]


def _does(sight: Sight, kind: str, message: str, *moves: Move, **about: Any) -> Event:
    """Return the event of the player who acted."""
    me = int(sight.s.mover)
    return Event(kind, sight.say(message, who=sight.person(me), **about), me, moves)


def _own(sight: Sight, row: int) -> str:
    return place_id(int(sight.s.mover) * ROW + row)


# --- chance ---------------------------------------------------------------------------------------


def first_dealer(after: Sight) -> Told:
    dealer = int(after.s.dealer)
    yield Event("dealer", after.say("deals-first", who=after.person(dealer)), dealer)


def gang(before: Sight, after: Sight, outlaw: int | None) -> Told:
    me, row = int(before.s.mover), int(before.s.count)
    card = BACK if outlaw is None else outlaw_card(before, outlaw)
    text = ""
    if me == before.seat and row == before.box.row - 1:
        mine = [_led(before, int(o)) for o in after.s.outlaw[me] if o != Outlaw.BACK]
        text = before.say("leads", outlaws=before.tongue.listed(mine))
    yield Event("gang", text, me, (Move(card, BOX, _own(before, row)),))


def _led(sight: Sight, outlaw: int) -> str:
    return sight.say("outlaw-led", outlaw=outlaw_name(outlaw), speed=speed(sight, outlaw))


def deal(before: Sight, after: Sight, card: int | None) -> Told:
    me = int(before.s.mover)
    held = [] if card is None else [int(c) for c in after.s.hole[me] if c != NONE]
    text = before.say("dealt", cards=cards_of(held)) if len(held) == 2 else ""
    yield Event("deal", text, me, (Move(_face(before, card), POKER, hand_of(me)),))


def _face(sight: Sight, card: int | None) -> Piece:
    return BACK if card is None else poker_card(sight, card)


def flop(before: Sight, card: int) -> Told:
    text = before.say("flop-is", card=poker_name(before, card))
    yield Event("flop", text, None, (Move(_face(before, card), POKER, FLOP),))


def sheriff_comes(before: Sight, after: Sight, number: int) -> Told:
    quick = 1 + number
    who = outlaw_of(after, int(before.s.posse_for[before.s.count]))
    text = before.say("sheriff-comes", speed=quick, outlaw=who)
    yield Event("sheriff", text, None, (Move(sheriff(before, quick), SHERIFFS, LAW),))


def roll(before: Sight, face: int) -> Told:
    who = outlaw_of(before, int(before.s.duellist[before.s.roller]))
    number = 1 + face
    move = Move(die(before, number), BOX, FACING[int(before.s.roller)])
    yield Event("roll", before.say("rolls", outlaw=who, n=number), None, (move,))


def redraw(before: Sight, card: int | None) -> Told:
    move = Move(_face(before, card), POKER, hand_of(before.s.mover))
    if card is None:
        yield _does(before, "redraw", "draws-another", move)
    else:
        yield _does(before, "redraw", "draws-card", move, card=poker_name(before, card))


def reward(before: Sight, kind: int | None) -> Told:
    card, text = Piece(marks=(Mark.REWARD,)), ""
    if kind is not None:
        card, does = reward_card(before, kind), reward_text(before, kind)
        who = before.person(int(before.s.mover))
        text = before.say("draws-reward", who=who, reward=reward_name(kind), does=does)
    move = Move(card, REWARDS, _own(before, before.s.count))
    yield Event("reward", text, int(before.s.mover), (move,))


def wanted(before: Sight, kind: int) -> Told:
    attacker = int(before.s.duellist[0])
    move = Move(wanted_card(before, kind), WANTED, place_id(attacker))
    text = before.say("is-wanted", outlaw=outlaw_of(before, attacker), rank=rank_name(kind))
    yield Event("wanted", text, attacker // ROW, (move,))


# --- actions --------------------------------------------------------------------------------------


def plan(before: Sight) -> Told:
    """Yield an event without words, because money is laid out in secret."""
    yield Event("plan", "", int(before.s.mover))


def pass_silently(before: Sight) -> Told:
    """Yield an event without words for a player who plays no Reward."""
    yield Event("pass", "", int(before.s.mover))


def face_the_sheriff(before: Sight) -> Told:
    yield _does(before, "pass", "faces")


def hold_up_nobody(before: Sight) -> Told:
    yield _does(before, "pass", "holds-up-nobody")


def play(before: Sight, after: Sight, place: int) -> Told:
    """Yield a played Reward: all see the card, it goes back, and some effects are visible."""
    kind, at = int(after.s.played), _own(before, place)
    moves = [Move(reward_card(before, kind), at, REWARDS)]
    loot = int(before.s.bank - after.s.bank)
    if before.box.effects[kind, Effect.ROBS] and loot > 0:
        moves.append(Move(stack(before, loot), BANK, at))
    does = reward_text(before, kind)
    yield _does(before, "play", "plays", *moves, reward=reward_name(kind), does=does)
    yield from _points_laid(before, after)


def _points_laid(before: Sight, after: Sight) -> Told:
    """Yield the points that a Reward adds to a duellist, or takes away."""
    source = _own(before, after.s.card_row)
    for who in range(2):
        if after.s.bonus[who] != before.s.bonus[who]:
            move = Move(bonus(before, int(after.s.bonus[who])), source, FACING[who])
            yield Event("points", "", int(before.s.mover), (move,))


def slow(before: Sight, after: Sight, duellist: int) -> Told:
    who = outlaw_of(before, int(before.s.duellist[duellist]))
    yield _does(before, "slow", "buys-a-drink", outlaw=who)
    yield from _points_laid(before, after)


def pardon(before: Sight, rank: int) -> Told:
    move = Move(wanted_card(before, rank), _own(before, before.s.card_row), WANTED)
    yield _does(before, "pardon", "takes-off", move, rank=rank_name(rank))


def lay_aside(before: Sight, card: int) -> Told:
    me = before.s.mover
    face = poker_card(before, int(before.s.hole[me, card]))
    yield _does(before, "aside", "lays-aside", Move(face, hand_of(me), hand_of(me)))


def lay_aside_unseen(before: Sight) -> Told:
    move = Move(BACK, hand_of(before.s.mover), hand_of(before.s.mover))
    yield _does(before, "aside", "lays-aside", move)


def fold(before: Sight) -> Told:
    yield _does(before, "fold", "folds")


def check(before: Sight) -> Told:
    yield _does(before, "check", "checks")


def _pays(before: Sight, chips: int) -> Move:
    return Move(stack(before, chips), _own(before, before.s.marker[before.s.mover]), POT)


def call(before: Sight) -> Told:
    chips = int(before.s.high - before.s.bet[before.s.mover])
    yield _does(before, "call", "calls", _pays(before, chips), money=money_of(before.say, chips))


def more(before: Sight) -> Told:
    """Yield an event without words, because the amount of the bet or raise follows."""
    yield Event("more", "", int(before.s.mover))


def bet_or_raise(before: Sight, dollars: int) -> Told:
    high = int(before.s.high)
    paid = _pays(before, high + dollars - int(before.s.bet[before.s.mover]))
    money, total = money_of(before.say, dollars), money_of(before.say, high + dollars)
    yield _does(before, "bet", "raises" if high else "bets", paid, money=money, total=total)


def hide(before: Sight) -> Told:
    yield _does(before, "hide", "shows-nothing")


def buy(before: Sight, place: int) -> Told:
    move = Move(stack(before, before.box.price), _own(before, place), BANK)
    yield _does(before, "buy", "buys", move, outlaw=_receiver(before, place))


def _receiver(sight: Sight, place: int) -> Thing:
    """Return a text for the Outlaw that buys: its name for the owner, its place for all others."""
    mine = sight.s.mover == sight.seat
    return own_outlaw(sight, place) if mine else by_place(place)


def hold_up(before: Sight, place: int) -> Told:
    attacker = int(before.s.mover) * ROW + place
    move = steps_up(before, attacker, 0)
    yield _does(before, "draws", "draws-a-gun", move, outlaw=outlaw_of(before, attacker))


def rob(before: Sight, seat: int, place: int) -> Told:
    attacker, victim = outlaw_of(before, int(before.s.duellist[0])), seat * ROW + place
    move, defender = steps_up(before, victim, 1), outlaw_of(before, victim)
    yield _does(before, "hold up", "holds-up", move, attacker=attacker, defender=defender)


def fight(before: Sight) -> Told:
    yield _does(before, "fight", "fights-back")


def cower(before: Sight, after: Sight) -> Told:
    attacker, victim = map(int, before.s.duellist)
    chips = half(int(before.s.money[victim // ROW, victim % ROW]))
    move = Move(stack(before, chips), place_id(victim), place_id(attacker))
    yield _does(before, "cower", "cowers", move, money=money_of(before.say, chips))
    yield from survivors_go(before, after)
