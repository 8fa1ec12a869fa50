"""One step of an action of Showdown, told from how things lay before and lie after it."""

from collections.abc import Iterator
from typing import Any

from tinstar.games.showdown.components import LOOKOUT, Card, Disguise, Group, Symbol
from tinstar.games.showdown.piece_names import (
    DISCARDS,
    STOCK,
    TABLE,
    bandit_piece,
    box_of,
    bucks,
    coins,
    disguise_called,
    disguise_of,
    disguise_piece,
    paid,
    piece,
    printed,
    purse_of,
    shop_id,
    space_id,
    space_name,
    station_id,
)
from tinstar.games.showdown.set_up_plans_and_end import left_of
from tinstar.games.showdown.state import Phase
from tinstar.presentation.scene import Event, Move
from tinstar.presentation.view_with_names import Sight

Told = Iterator[Event]
DICE = (Symbol.HOLDUP, Symbol.BRAWL)


def step(sight: Sight, old: Any, new: Any) -> Told:
    """What of a single step is to be told."""
    yield from _discovered(sight, old, new)
    yield from _sheriff(sight, old, new)
    yield from _bandit(sight, old, new)
    yield from _haul(sight, old, new)
    yield from _saved(sight, old, new)
    yield from _cleared(sight, old, new)


# --- the sheriff ----------------------------------------------------------------------------------


def _discovered(sight: Sight, old: Any, new: Any) -> Told:
    """By the sheriff on a die.  [H3] [Q4]"""
    if old.group in DICE and new.group == Symbol.SHERIFF:
        seat = int(old.turn)
        yield Event("discovered", sight.say("discovered", who=sight.person(seat)), seat)


def _sheriff(sight: Sight, old: Any, new: Any) -> Told:
    walks = old.group == Symbol.SHERIFF and new.steps < old.steps
    if walks:
        station = int(new.sheriff)
        figure = printed(sight, "sheriff")
        move = Move(figure, station_id(int(old.sheriff)), station_id(station))
        text = sight.say("sheriff-goes", n=station)
        if station == LOOKOUT:
            text = sight.say("sheriff-looks-around")
        yield Event("sheriff", text, moves=(move,))
    shown = old.phase == Phase.LOOKOUT or (walks and new.sheriff == LOOKOUT)
    if shown and new.phase == Phase.UNDER_WAY:
        yield from _looked_around(sight, old, new)


def _looked_around(sight: Sight, old: Any, new: Any) -> Told:
    """Who paid and who hid.  [L3] [L5]"""
    found = [*_hidden(sight, old, new), *_paid(sight, old, new)]
    yield from found or [Event("nobody", sight.say("nobody-to-lose"))]


def _hidden(sight: Sight, old: Any, new: Any) -> Told:
    for seat in range(sight.box.players):
        for disguise in Disguise:
            if old.disguise[seat, disguise] > new.disguise[seat, disguise]:
                source, target = disguise_of(seat, disguise), shop_id(sight, disguise)
                move = Move(disguise_piece(sight, disguise), source, target)
                about = {"who": sight.person(seat), "disguise": disguise_called(disguise)}
                yield Event("hide", sight.say("stays-hidden", **about), seat, (move,))


def _paid(sight: Sight, old: Any, new: Any) -> Told:
    for seat in range(sight.box.players):
        lost = int(old.bucks[seat]) - int(new.bucks[seat])
        if lost > 0:
            moves = paid(sight, lost, purse_of(seat), STOCK)
            text = sight.say("loses", who=sight.person(seat), bucks=bucks(lost))
            yield Event("found", text, seat, moves)


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
    taken = Move(coins(sight, worth), at, purse_of(seat))
    text = sight.say("robs", who=sight.person(seat), n=vault + 1, bucks=bucks(worth))
    return Event("rob", text, seat, (taken, Move(printed(sight, "roof"), at, at)))


def _landed(sight: Sight, old: Any, new: Any) -> Event:
    """Where the last step ends, and what it brings.  [B3] [B4]"""
    seat = int(old.turn)
    space, won = int(new.bandit[seat]), int(new.bucks[seat]) - int(old.bucks[seat])
    moves = list(paid(sight, won, STOCK, purse_of(seat)))
    found = [sight.say("some", bucks=bucks(won))] if won else []
    for disguise in Disguise:
        if new.disguise[seat, disguise] > old.disguise[seat, disguise]:
            source, target = space_id(space), disguise_of(seat, disguise)
            moves.append(Move(disguise_piece(sight, disguise), source, target))
            found.append(sight.say("found", disguise=disguise_called(disguise)))
    about = {"whose": sight.person(seat), "space": space_name(sight, space)}
    text = sight.say("lands", **about)
    if found:
        text = sight.say("lands-for", found=sight.tongue.listed(found), **about)
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
        moves = paid(sight, count, purse_of(victim), purse_of(seat))
        about = {"who": sight.person(seat), "bucks": bucks(count), "whom": sight.person(victim)}
        yield Event("steal", sight.say("takes-from", **about), seat, moves)
    won = int(new.bucks[seat]) - int(old.bucks[seat])
    if old.group == Symbol.HOLDUP and new.group == Group.NONE and won:
        text = sight.say("takes-from-the-stockpile", who=sight.person(seat), bucks=bucks(won))
        yield Event("holdup", text, seat, paid(sight, won, STOCK, purse_of(seat)))
    elif new.group == Group.NONE and not won and old.victim == left_of(sight.box, seat):
        yield Event("nothing", sight.say("gets-nothing", who=sight.person(seat)), seat)


def _saved(sight: Sight, old: Any, new: Any) -> Told:
    """What went into the money box.  [M1]"""
    seat = int(old.turn)
    count = int(new.money_box[seat]) - int(old.money_box[seat])
    if count:
        text = sight.say("saves", who=sight.person(seat), bucks=bucks(count))
        yield Event("save", text, seat, paid(sight, count, STOCK, box_of(seat)))


# --- the end of the action ------------------------------------------------------------------------


def _cleared(sight: Sight, old: Any, new: Any) -> Told:
    """The cards that were laid are discarded.  [A7]"""
    moves = [
        Move(piece(sight, card, int(old.laid[card])), TABLE, DISCARDS)
        for card in Card
        if old.laid[card] > new.laid[card]
    ]
    if moves:
        yield Event("discard", "", int(old.turn), tuple(moves))
