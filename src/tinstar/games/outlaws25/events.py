"""What has just happened in 25 Outlaws, told as one seat saw it."""

from collections.abc import Callable, Iterator

from tinstar.core.scene import Event, Move, Piece, Sight
from tinstar.games.outlaws25.actions import ACTIONS
from tinstar.games.outlaws25.cards import (
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
    cards_of,
    die,
    dollars,
    hand_of,
    listed,
    outlaw_card,
    outlaw_name,
    outlaw_of,
    own_outlaw,
    place_id,
    poker_card,
    poker_name,
    rank_name,
    reward_card,
    reward_name,
    reward_text,
    sheriff,
    stack,
    wanted_card,
)
from tinstar.games.outlaws25.components import DOLLARS, NONE, ROW, Effect, Outlaw
from tinstar.games.outlaws25.facing import steps_up
from tinstar.games.outlaws25.following import consequences
from tinstar.games.outlaws25.state import Phase

Told = Iterator[Event]


def events(before: Sight, actor: int, action: int | None, after: Sight) -> list[Event]:
    """An answer and what followed of itself; `action` is None where it was not seen."""
    if actor < 0:
        told = _CHANCE[Phase(before.s.phase)](before, action, after)
    elif action is None:
        told = _unseen(before)
    else:
        family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
        told = _DEEDS[family](before, after, **values)
    return [*told, *consequences(before, after)]


def _does(sight: Sight, kind: str, verb: str, rest: str, *moves: Move) -> Event:
    """What the seat that was asked has done."""
    return Event(kind, f"{sight.does(sight.s.mover, verb)} {rest}.", int(sight.s.mover), moves)


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]


def _own(sight: Sight, row: int) -> str:
    return place_id(int(sight.s.mover) * ROW + row)


# --- chance ---------------------------------------------------------------------------------------


def _first_dealer(before: Sight, seat: int | None, after: Sight) -> Told:
    yield Event("dealer", f"{after.does(after.s.dealer, 'deal')} first.", int(after.s.dealer))


def _gang(before: Sight, outlaw: int | None, after: Sight) -> Told:
    me, row = int(before.s.mover), int(before.s.count)
    card = BACK if outlaw is None else outlaw_card(before, outlaw)
    text = ""
    if outlaw is not None and row == before.box.row - 1:
        mine = [f"a {outlaw_name(before, int(o))}" for o in after.s.outlaw[me] if o != Outlaw.BACK]
        text = f"You lead {listed(mine)}."
    yield Event("gang", text, me, (Move(card, BOX, _own(before, row)),))


def _deal(before: Sight, card: int | None, after: Sight) -> Told:
    me = int(before.s.mover)
    held = [] if card is None else [int(c) for c in after.s.hole[me] if c != NONE]
    text = f"You are dealt {cards_of(held)}." if len(held) == 2 else ""
    yield Event("deal", text, me, (Move(_face(card), POKER, hand_of(me)),))


def _face(card: int | None) -> Piece:
    return BACK if card is None else poker_card(card)


def _flop(before: Sight, card: int | None, after: Sight) -> Told:
    move = Move(_face(card), POKER, FLOP)
    name = "" if card is None else poker_name(card)
    yield Event("flop", f"The flop is the {name}.", None, (move,))


def _sheriff(before: Sight, number: int | None, after: Sight) -> Told:
    speed = 1 + (number or 0)
    who = outlaw_of(after, int(before.s.posse_for[before.s.count]))
    text = f"A Sheriff of speed {speed} comes for {who}."
    yield Event("sheriff", text, None, (Move(sheriff(speed), SHERIFFS, LAW),))


def _roll(before: Sight, face: int | None, after: Sight) -> Told:
    who = outlaw_of(before, int(before.s.duellist[before.s.roller]))
    number = 1 + (face or 0)
    move = Move(die(number), BOX, FACING[int(before.s.roller)])
    yield Event("roll", f"{_upper(who)} rolls {number}.", None, (move,))


def _redraw(before: Sight, card: int | None, after: Sight) -> Told:
    what = "another card" if card is None else f"the {poker_name(card)}"
    move = Move(_face(card), POKER, hand_of(before.s.mover))
    yield _does(before, "redraw", "draw", what, move)


def _reward(before: Sight, kind: int | None, after: Sight) -> Told:
    card = Piece(marks=("reward",)) if kind is None else reward_card(before, kind)
    text = "" if kind is None else f"You draw {reward_name(kind)}: {reward_text(before.box, kind)}."
    move = Move(card, REWARDS, _own(before, before.s.count))
    yield Event("reward", text, int(before.s.mover), (move,))


def _wanted(before: Sight, rank: int | None, after: Sight) -> Told:
    attacker = int(before.s.duellist[0])
    move = Move(wanted_card(rank or 0), WANTED, place_id(attacker))
    text = f"{_upper(outlaw_of(before, attacker))} is Wanted: {rank_name(rank or 0)}."
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
        yield _does(before, "aside", "lay", "a card aside", move)


def _silent(before: Sight, after: Sight, **_: int) -> Told:
    """Nobody else learns of it yet."""
    yield Event("plan", "", int(before.s.mover))


def _pass_on(before: Sight, after: Sight) -> Told:
    said = {
        Phase.CONFRONTED: "faces the Sheriff",
        Phase.HOLDING_UP: "holds up nobody",
        Phase.BUYING: "",
        Phase.WINDOW: "",
    }[Phase(before.s.phase)]
    verb, _, rest = said.partition(" ")
    text = f"{before.does(before.s.mover, verb[:-1])} {rest}." if said else ""
    yield Event("pass", text, int(before.s.mover))


def _play(before: Sight, after: Sight, place: int) -> Told:
    """All see the card now, and it goes back; what it does at once is told too."""
    me, kind = int(before.s.mover), int(after.s.played)
    at = _own(before, place)
    moves = [Move(reward_card(before, kind), at, REWARDS)]
    loot = int(before.s.bank - after.s.bank)
    if before.box.effects[kind, Effect.ROBS] and loot > 0:
        moves.append(Move(stack(loot), BANK, at))
    text = f"{reward_name(kind)}: {reward_text(before.box, kind)}"
    yield Event("play", f"{before.does(me, 'play')} {text}.", me, tuple(moves))


def _slow(before: Sight, after: Sight, duellist: int) -> Told:
    who = outlaw_of(before, int(before.s.duellist[duellist]))
    yield _does(before, "slow", "buy", f"{who} a drink")


def _pardon(before: Sight, after: Sight, rank: int) -> Told:
    move = Move(wanted_card(rank), _own(before, before.s.card_row), WANTED)
    yield _does(before, "pardon", "take", f"off a Wanted card, {rank_name(rank)}", move)


def _lay_aside(before: Sight, after: Sight, card: int) -> Told:
    me = before.s.mover
    face = poker_card(int(before.s.hole[me, card]))
    yield _does(before, "aside", "lay", "a card aside", Move(face, hand_of(me), hand_of(me)))


def _fold(before: Sight, after: Sight) -> Told:
    yield _does(before, "fold", "fold", "the hand")


def _check(before: Sight, after: Sight) -> Told:
    yield Event("check", f"{before.does(before.s.mover, 'check')}.", int(before.s.mover))


def _pays(before: Sight, chips: int) -> Move:
    return Move(stack(chips), _own(before, before.s.marker[before.s.mover]), POT)


def _call(before: Sight, after: Sight) -> Told:
    chips = int(before.s.high - before.s.bet[before.s.mover])
    yield _does(before, "call", "call", dollars(chips), _pays(before, chips))


def _more(before: Sight, after: Sight) -> Told:
    """The amount follows."""
    yield Event("more", "", int(before.s.mover))


def _amount(before: Sight, after: Sight, dollars: int) -> Told:
    if before.s.phase == Phase.LAY_OUT:
        yield from _silent(before, after)
        return
    high = int(before.s.high)
    paid = high + dollars - int(before.s.bet[before.s.mover])
    money, total = f"${dollars * DOLLARS}", f"${(high + dollars) * DOLLARS}"
    verb, rest = ("raise", f"by {money}, to {total}") if high else ("bet", money)
    yield _does(before, "bet", verb, rest, _pays(before, paid))


def _show(before: Sight, after: Sight) -> Told:
    """Told with all hands that are shown."""
    yield from ()


def _hide(before: Sight, after: Sight) -> Told:
    yield _does(before, "hide", "show", "nothing")


def _buy(before: Sight, after: Sight, place: int) -> Told:
    move = Move(stack(before.box.price), _own(before, place), BANK)
    yield _does(before, "buy", "buy", f"a Reward for {_receiver(before, place)}", move)


def _receiver(sight: Sight, place: int) -> str:
    """Whose Reward it is: to the one who buys by name, to others by place."""
    mine = sight.s.mover == sight.seat
    return own_outlaw(sight, place) if mine else f"Outlaw {place + 1}"


def _hold_up(before: Sight, after: Sight, place: int) -> Told:
    attacker = int(after.s.duellist[0])
    text = f"{_upper(outlaw_of(before, attacker))} draws a gun."
    yield Event("draws", text, int(before.s.mover), (steps_up(before, attacker, 0),))


def _rob(before: Sight, after: Sight, seat: int, place: int) -> Told:
    attacker, victim = outlaw_of(before, int(before.s.duellist[0])), seat * ROW + place
    text = f"{_upper(attacker)} holds up {outlaw_of(before, victim)}."
    yield Event("hold up", text, int(before.s.mover), (steps_up(before, victim, 1),))


def _fight(before: Sight, after: Sight) -> Told:
    yield _does(before, "fight", "fight", "back")


def _cower(before: Sight, after: Sight) -> Told:
    attacker, victim = map(int, before.s.duellist)
    chips = (int(before.s.money[victim // ROW, victim % ROW]) + 1) // 2
    move = Move(stack(chips), place_id(victim), place_id(attacker))
    yield _does(before, "cower", "cower", f"and {_pay(before)} {dollars(chips)}", move)


def _pay(sight: Sight) -> str:
    return "pay" if sight.s.mover == sight.seat else "pays"


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
