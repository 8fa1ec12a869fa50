"""One step of an action of Showdown, told from how things lay before and lie after it."""

from collections.abc import Iterator
from typing import Any

from tinstar.core.scene import Event, Move, Piece, Sight
from tinstar.games.showdown.cards import (
    DISCARDS,
    SHERIFF,
    STOCK,
    TABLE,
    a_disguise,
    bandit_piece,
    box_of,
    bucks,
    coins,
    disguise_of,
    disguise_piece,
    paid,
    piece,
    purse_of,
    shop_id,
    space_id,
    space_name,
    station_id,
    station_name,
)
from tinstar.games.showdown.components import LOOKOUT, Card, Disguise, Group, Symbol
from tinstar.games.showdown.rules import left_of
from tinstar.games.showdown.state import Phase

Told = Iterator[Event]
DICE = (Symbol.HOLDUP, Symbol.BRAWL)


def step(sight: Sight, old: Any, new: Any) -> Told:
    """What of a single step is to be told."""
    yield from _discovered(sight, old, new)
    yield from _sheriff(sight, old, new)
    yield from _bandit(sight, old, new)
    yield from _haul(sight, old, new)
    yield from _saved(sight, old, new)
    yield from _cleared(old, new)


# --- the sheriff ----------------------------------------------------------------------------------


def _discovered(sight: Sight, old: Any, new: Any) -> Told:
    """By the sheriff on a die.  [H3] [Q4]"""
    if old.group in DICE and new.group == Symbol.SHERIFF:
        seat = int(old.turn)
        yield Event("discovered", f"{sight.does(seat, 'are')} discovered: no haul.", seat)


def _sheriff(sight: Sight, old: Any, new: Any) -> Told:
    walks = old.group == Symbol.SHERIFF and new.steps < old.steps
    if walks:
        station = int(new.sheriff)
        move = Move(SHERIFF, station_id(int(old.sheriff)), station_id(station))
        text = f"The sheriff goes to {station_name(station)}"
        text += " and looks around." if station == LOOKOUT else "."
        yield Event("sheriff", text, moves=(move,))
    shown = old.phase == Phase.LOOKOUT or (walks and new.sheriff == LOOKOUT)
    if shown and new.phase == Phase.UNDER_WAY:
        yield from _looked_around(sight, old, new)


def _looked_around(sight: Sight, old: Any, new: Any) -> Told:
    """Who paid and who hid.  [L3] [L5]"""
    found = [*_hidden(sight, old, new), *_paid(sight, old, new)]
    yield from found or [Event("nobody", "Nobody has anything to lose.")]


def _hidden(sight: Sight, old: Any, new: Any) -> Told:
    for seat in range(sight.box.players):
        for disguise in Disguise:
            if old.disguise[seat, disguise] > new.disguise[seat, disguise]:
                source, target = disguise_of(seat, disguise), shop_id(sight, disguise)
                move = Move(disguise_piece(disguise), source, target)
                text = f"{sight.does(seat, 'use')} {a_disguise(disguise)} to stay hidden."
                yield Event("hide", text, seat, (move,))


def _paid(sight: Sight, old: Any, new: Any) -> Told:
    for seat in range(sight.box.players):
        lost = int(old.bucks[seat]) - int(new.bucks[seat])
        if lost > 0:
            moves = paid(lost, purse_of(seat), STOCK)
            yield Event("found", f"{sight.does(seat, 'lose')} {bucks(lost)}.", seat, moves)


# --- the bandit and the bank ----------------------------------------------------------------------


def _bandit(sight: Sight, old: Any, new: Any) -> Told:
    seat = int(old.turn)
    start, space = int(old.bandit[seat]), int(new.bandit[seat])
    if old.group == Symbol.BANDIT and new.steps < old.steps:
        move = Move(bandit_piece(sight, seat), space_id(start), space_id(space))
        yield Event("step", "", seat, (move,))
    for vault in range(sight.box.vaults):
        if old.vault_open[vault] > new.vault_open[vault]:
            yield _robbed(sight, seat, vault)
    if old.group == Symbol.BANDIT and new.group == Group.NONE:
        yield _landed(sight, old, new)


def _robbed(sight: Sight, seat: int, vault: int) -> Event:
    worth, at = int(sight.box.vault[vault]), station_id(vault + 1)
    moves = (Move(coins(worth), at, purse_of(seat)), Move(Piece("roof", "Roof"), at, at))
    return Event(
        "rob", f"{sight.does(seat, 'rob')} vault {vault + 1} of {bucks(worth)}.", seat, moves
    )


def _landed(sight: Sight, old: Any, new: Any) -> Event:
    """Where the last step ends, and what it brings.  [B3] [B4]"""
    seat = int(old.turn)
    space, won = int(new.bandit[seat]), int(new.bucks[seat]) - int(old.bucks[seat])
    moves, found = list(paid(won, STOCK, purse_of(seat))), [bucks(won)] * bool(won)
    for disguise in Disguise:
        if new.disguise[seat, disguise] > old.disguise[seat, disguise]:
            source, target = space_id(space), disguise_of(seat, disguise)
            moves.append(Move(disguise_piece(disguise), source, target))
            found.append(a_disguise(disguise))
    text = f"{bandit_piece(sight, seat).name} comes to the {space_name(sight, space)}"
    text += f" for {' and '.join(found)}." if found else "."
    return Event("land", text, seat, tuple(moves))


# --- dice and money box ---------------------------------------------------------------------------


def _haul(sight: Sight, old: Any, new: Any) -> Told:
    """What a holdup or a brawl has brought.  [H2] [Q2]"""
    if old.group not in DICE or old.steps or new.group == Symbol.SHERIFF:
        return
    seat = int(old.turn)
    victims = [x for x in range(sight.box.players) if new.bucks[x] < old.bucks[x]]
    for victim in victims:
        count = int(old.bucks[victim]) - int(new.bucks[victim])
        moves = paid(count, purse_of(victim), purse_of(seat))
        text = f"{sight.does(seat, 'take')} {bucks(count)} from {sight.who(victim)}."
        yield Event("steal", text, seat, moves)
    won = int(new.bucks[seat]) - int(old.bucks[seat])
    if old.group == Symbol.HOLDUP and new.group == Group.NONE and won:
        text = f"{sight.does(seat, 'take')} {bucks(won)} from the stockpile."
        yield Event("holdup", text, seat, paid(won, STOCK, purse_of(seat)))
    elif new.group == Group.NONE and not won and old.victim == left_of(sight.box, seat):
        yield Event("nothing", f"{sight.does(seat, 'get')} nothing.", seat)


def _saved(sight: Sight, old: Any, new: Any) -> Told:
    """[M1]"""
    seat = int(old.turn)
    count = int(new.money_box[seat]) - int(old.money_box[seat])
    if count:
        whose = "your" if seat == sight.seat else "the"
        text = f"{sight.does(seat, 'put')} {bucks(count)} into {whose} money box."
        yield Event("save", text, seat, paid(count, STOCK, box_of(seat)))


# --- the end of the action ------------------------------------------------------------------------


def _cleared(old: Any, new: Any) -> Told:
    """The cards that were laid are discarded.  [A7]"""
    moves = [
        Move(piece(card, int(old.laid[card])), TABLE, DISCARDS)
        for card in Card
        if old.laid[card] > new.laid[card]
    ]
    if moves:
        yield Event("discard", "", int(old.turn), tuple(moves))
