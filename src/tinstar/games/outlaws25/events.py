"""What has just happened in 25 Outlaws, told as one seat saw it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tinstar.engine.i18n import Thing
from tinstar.games.outlaws25.actions import ACTIONS
from tinstar.games.outlaws25.betting import half
from tinstar.games.outlaws25.components import NONE, ROW, Effect, Outlaw
from tinstar.games.outlaws25.consequence_events import consequences
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
    by_place,
    cards_of,
    die,
    dollars,
    hand_of,
    outlaw_card,
    outlaw_name,
    outlaw_of,
    own_outlaw,
    place_id,
    poker_card,
    poker_name,
    rank,
    reward_card,
    reward_name,
    reward_text,
    sheriff,
    speed,
    stack,
    wanted_card,
)
from tinstar.games.outlaws25.state import Phase
from tinstar.presentation.scene import Event, Move, Piece
from tinstar.presentation.view_with_names import Sight

Told = Iterator[Event]


def events(sights: Sequence[Sight], actor: int, action: int | None) -> list[Event]:
    """An answer and what followed of itself; `action` is None where it was not seen."""
    before, after = sights[0], sights[-1]
    if actor < 0:
        told = _CHANCE[Phase(before.s.phase)](before, action, after)
    elif action is None:
        told = _unseen(before)
    else:
        family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
        told = _DEEDS[family](before, after, **values)
    return [*told, *consequences(before, after)]


def _does(sight: Sight, kind: str, message: str, *moves: Move, **about: Any) -> Event:
    """What the seat that was asked has done."""
    me = int(sight.s.mover)
    return Event(kind, sight.say(message, who=sight.person(me), **about), me, moves)


def _own(sight: Sight, row: int) -> str:
    return place_id(int(sight.s.mover) * ROW + row)


# --- chance ---------------------------------------------------------------------------------------


def _first_dealer(before: Sight, seat: int | None, after: Sight) -> Told:
    dealer = int(after.s.dealer)
    yield Event("dealer", after.say("deals-first", who=after.person(dealer)), dealer)


def _gang(before: Sight, outlaw: int | None, after: Sight) -> Told:
    me, row = int(before.s.mover), int(before.s.count)
    card = BACK if outlaw is None else outlaw_card(before, outlaw)
    text = ""
    if me == before.seat and row == before.box.row - 1:
        mine = [_led(before, int(o)) for o in after.s.outlaw[me] if o != Outlaw.BACK]
        text = before.say("leads", outlaws=before.tongue.listed(mine))
    yield Event("gang", text, me, (Move(card, BOX, _own(before, row)),))


def _led(sight: Sight, outlaw: int) -> str:
    return sight.say("outlaw-led", outlaw=outlaw_name(outlaw), speed=speed(sight, outlaw))


def _deal(before: Sight, card: int | None, after: Sight) -> Told:
    me = int(before.s.mover)
    held = [] if card is None else [int(c) for c in after.s.hole[me] if c != NONE]
    text = before.say("dealt", cards=cards_of(held)) if len(held) == 2 else ""
    yield Event("deal", text, me, (Move(_face(before, card), POKER, hand_of(me)),))


def _face(sight: Sight, card: int | None) -> Piece:
    return BACK if card is None else poker_card(sight, card)


def _flop(before: Sight, card: int | None, after: Sight) -> Told:
    text = before.say("flop-is", card=poker_name(before, card or 0))
    yield Event("flop", text, None, (Move(_face(before, card), POKER, FLOP),))


def _sheriff(before: Sight, number: int | None, after: Sight) -> Told:
    quick = 1 + (number or 0)
    who = outlaw_of(after, int(before.s.posse_for[before.s.count]))
    text = before.say("sheriff-comes", speed=quick, outlaw=who)
    yield Event("sheriff", text, None, (Move(sheriff(before, quick), SHERIFFS, LAW),))


def _roll(before: Sight, face: int | None, after: Sight) -> Told:
    who = outlaw_of(before, int(before.s.duellist[before.s.roller]))
    number = 1 + (face or 0)
    move = Move(die(before, number), BOX, FACING[int(before.s.roller)])
    yield Event("roll", before.say("rolls", outlaw=who, n=number), None, (move,))


def _redraw(before: Sight, card: int | None, after: Sight) -> Told:
    move = Move(_face(before, card), POKER, hand_of(before.s.mover))
    if card is None:
        yield _does(before, "redraw", "draws-another", move)
    else:
        yield _does(before, "redraw", "draws-card", move, card=poker_name(before, card))


def _reward(before: Sight, kind: int | None, after: Sight) -> Told:
    card, text = Piece(marks=("reward",)), ""
    if kind is not None:
        card, does = reward_card(before, kind), reward_text(before, kind)
        who = before.person(int(before.s.mover))
        text = before.say("draws-reward", who=who, reward=reward_name(kind), does=does)
    move = Move(card, REWARDS, _own(before, before.s.count))
    yield Event("reward", text, int(before.s.mover), (move,))


def _wanted(before: Sight, kind: int | None, after: Sight) -> Told:
    attacker = int(before.s.duellist[0])
    move = Move(wanted_card(before, kind or 0), WANTED, place_id(attacker))
    text = before.say("is-wanted", outlaw=outlaw_of(before, attacker), rank=rank(kind or 0))
    yield Event("wanted", text, attacker // ROW, (move,))


_CHANCE: dict[Phase, Callable[[Sight, int | None, Sight], Told]] = {
    Phase.FIRST_DEALER: _first_dealer,
    Phase.GANG: _gang,
    Phase.DEAL: _deal,
    Phase.FLOP: _flop,
    Phase.SHERIFF: _sheriff,
    Phase.ROLL: _roll,
    Phase.REDRAW: _redraw,
    Phase.REWARD: _reward,
    Phase.WANTED: _wanted,
}


# --- deeds ----------------------------------------------------------------------------------------


def _unseen(before: Sight) -> Told:
    """What others do unseen is told when all is done, but for a card laid aside."""
    if before.s.phase == Phase.LAY_ASIDE:
        move = Move(BACK, hand_of(before.s.mover), hand_of(before.s.mover))
        yield _does(before, "aside", "lays-aside", move)


def _silent(before: Sight, after: Sight, **_: int) -> Told:
    """Nobody else learns of it yet."""
    yield Event("plan", "", int(before.s.mover))


def _pass_on(before: Sight, after: Sight) -> Told:
    """Who passes a Reward does so silently."""
    told = {Phase.CONFRONTED: "faces", Phase.HOLDING_UP: "holds-up-nobody"}
    message = told.get(Phase(before.s.phase))
    yield _does(before, "pass", message) if message else Event("pass", "", int(before.s.mover))


def _play(before: Sight, after: Sight, place: int) -> Told:
    """All see the card now, and it goes back; what it does at once is told too."""
    kind, at = int(after.s.played), _own(before, place)
    moves = [Move(reward_card(before, kind), at, REWARDS)]
    loot = int(before.s.bank - after.s.bank)
    if before.box.effects[kind, Effect.ROBS] and loot > 0:
        moves.append(Move(stack(before, loot), BANK, at))
    does = reward_text(before, kind)
    yield _does(before, "play", "plays", *moves, reward=reward_name(kind), does=does)


def _slow(before: Sight, after: Sight, duellist: int) -> Told:
    who = outlaw_of(before, int(before.s.duellist[duellist]))
    yield _does(before, "slow", "buys-a-drink", outlaw=who)


def _pardon(before: Sight, after: Sight, **about: int) -> Told:
    kind = about["rank"]
    move = Move(wanted_card(before, kind), _own(before, before.s.card_row), WANTED)
    yield _does(before, "pardon", "takes-off", move, rank=rank(kind))


def _lay_aside(before: Sight, after: Sight, card: int) -> Told:
    me = before.s.mover
    face = poker_card(before, int(before.s.hole[me, card]))
    yield _does(before, "aside", "lays-aside", Move(face, hand_of(me), hand_of(me)))


def _fold(before: Sight, after: Sight) -> Told:
    yield _does(before, "fold", "folds")


def _check(before: Sight, after: Sight) -> Told:
    yield _does(before, "check", "checks")


def _pays(before: Sight, chips: int) -> Move:
    return Move(stack(before, chips), _own(before, before.s.marker[before.s.mover]), POT)


def _call(before: Sight, after: Sight) -> Told:
    chips = int(before.s.high - before.s.bet[before.s.mover])
    yield _does(before, "call", "calls", _pays(before, chips), money=dollars(before.say, chips))


def _more(before: Sight, after: Sight) -> Told:
    """The amount follows."""
    yield Event("more", "", int(before.s.mover))


def _amount(before: Sight, after: Sight, **about: int) -> Told:
    if before.s.phase == Phase.LAY_OUT:
        yield from _silent(before, after)
        return
    chips, high = about["dollars"], int(before.s.high)
    paid = _pays(before, high + chips - int(before.s.bet[before.s.mover]))
    money, total = dollars(before.say, chips), dollars(before.say, high + chips)
    yield _does(before, "bet", "raises" if high else "bets", paid, money=money, total=total)


def _show(before: Sight, after: Sight) -> Told:
    """Told with all hands that are shown."""
    yield from ()


def _hide(before: Sight, after: Sight) -> Told:
    yield _does(before, "hide", "shows-nothing")


def _buy(before: Sight, after: Sight, place: int) -> Told:
    move = Move(stack(before, before.box.price), _own(before, place), BANK)
    yield _does(before, "buy", "buys", move, outlaw=_receiver(before, place))


def _receiver(sight: Sight, place: int) -> Thing:
    """Whose Reward it is: to the one who buys by name, to others by place."""
    mine = sight.s.mover == sight.seat
    return own_outlaw(sight, place) if mine else by_place(place)


def _hold_up(before: Sight, after: Sight, place: int) -> Told:
    attacker = int(after.s.duellist[0])
    move = steps_up(before, attacker, 0)
    yield _does(before, "draws", "draws-a-gun", move, outlaw=outlaw_of(before, attacker))


def _rob(before: Sight, after: Sight, seat: int, place: int) -> Told:
    attacker, victim = outlaw_of(before, int(before.s.duellist[0])), seat * ROW + place
    move, defender = steps_up(before, victim, 1), outlaw_of(before, victim)
    yield _does(before, "hold up", "holds-up", move, attacker=attacker, defender=defender)


def _fight(before: Sight, after: Sight) -> Told:
    yield _does(before, "fight", "fights-back")


def _cower(before: Sight, after: Sight) -> Told:
    attacker, victim = map(int, before.s.duellist)
    chips = half(int(before.s.money[victim // ROW, victim % ROW]))
    move = Move(stack(before, chips), place_id(victim), place_id(attacker))
    yield _does(before, "cower", "cowers", move, money=dollars(before.say, chips))


_DEEDS: dict[str, Callable[..., Told]] = {
    "stand": _silent,
    "keep": _silent,
    "amount": _amount,
    "pass_on": _pass_on,
    "play": _play,
    "slow": _slow,
    "pardon": _pardon,
    "lay_aside": _lay_aside,
    "fold": _fold,
    "check": _check,
    "call": _call,
    "bet": _more,
    "raise_it": _more,
    "show": _show,
    "hide": _hide,
    "buy": _buy,
    "hold_up": _hold_up,
    "rob": _rob,
    "fight": _fight,
    "cower": _cower,
}
