"""Events of the automatic steps in Showdown, which are the same for every seat."""

from collections.abc import Iterator

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


# --- the sheriff ----------------------------------------------------------------------------------


def sheriff_walks(before: Sight, after: Sight) -> Told:
    station = int(after.s.sheriff)
    figure = printed(before, "sheriff")
    move = Move(figure, station_id(int(before.s.sheriff)), station_id(station))
    text = before.say("sheriff-goes", n=station)
    if station == LOOKOUT:
        text = before.say("sheriff-looks-around")
    yield Event("sheriff", text, moves=(move,))
    if station == LOOKOUT:
        yield from looked_around(before, after)


def looked_around(before: Sight, after: Sight) -> Told:
    """Players pay or hide. Everybody sees which players hide once all have answered.  [L3] [L5]"""
    if after.s.phase == Phase.UNDER_WAY:
        found = [*_hidden(before, after), *_paid(before, after)]
        yield from found or [Event("nobody", before.say("nobody-to-lose"))]


def _hidden(before: Sight, after: Sight) -> Told:
    for seat in range(before.box.players):
        for disguise in Disguise:
            if before.s.disguise[seat, disguise] > after.s.disguise[seat, disguise]:
                source, target = disguise_of(seat, disguise), shop_id(before, disguise)
                move = Move(disguise_piece(before, disguise), source, target)
                about = {"who": before.person(seat), "disguise": disguise_called(disguise)}
                yield Event("hide", before.say("stays-hidden", **about), seat, (move,))


def _paid(before: Sight, after: Sight) -> Told:
    for seat in range(before.box.players):
        lost = int(before.s.bucks[seat]) - int(after.s.bucks[seat])
        if lost > 0:
            moves = paid(before, lost, purse_of(seat), STOCK)
            text = before.say("loses", who=before.person(seat), bucks=bucks(lost))
            yield Event("found", text, seat, moves)


# --- the bandit and the bank ----------------------------------------------------------------------


def bandit_walks(before: Sight, after: Sight) -> Told:
    seat = int(before.s.turn)
    start, space = int(before.s.bandit[seat]), int(after.s.bandit[seat])
    move = Move(bandit_piece(before, seat), space_id(start), space_id(space))
    yield Event("step", "", seat, (move,))
    for vault in range(before.box.vaults):
        if before.s.vault_open[vault] > after.s.vault_open[vault]:
            yield from robbed(before, vault)


def robbed(before: Sight, vault: int) -> Told:
    seat, worth, at = int(before.s.turn), int(before.box.vault[vault]), station_id(vault + 1)
    taken = Move(coins(before, worth), at, purse_of(seat))
    text = before.say("robs", who=before.person(seat), n=vault + 1, bucks=bucks(worth))
    yield Event("rob", text, seat, (taken, Move(printed(before, "roof"), at, at)))


def _landed(before: Sight, after: Sight) -> Told:
    """The bandit's last step ends on a space. The player gets what it offers.  [B3] [B4]"""
    seat = int(before.s.turn)
    space, won = int(after.s.bandit[seat]), _won(before, after)
    moves = list(paid(before, won, STOCK, purse_of(seat)))
    found = [before.say("some", bucks=bucks(won))] if won else []
    for disguise in Disguise:
        if after.s.disguise[seat, disguise] > before.s.disguise[seat, disguise]:
            source, target = space_id(space), disguise_of(seat, disguise)
            moves.append(Move(disguise_piece(before, disguise), source, target))
            found.append(before.say("found", disguise=disguise_called(disguise)))
    about = {"whose": before.person(seat), "space": space_name(before, space)}
    text = before.say("lands", **about)
    if found:
        text = before.say("lands-for", found=before.tongue.listed(found), **about)
    yield Event("land", text, seat, tuple(moves))


# --- dice and money box ---------------------------------------------------------------------------


def group_done(before: Sight, after: Sight) -> Told:
    """Yield the event with the result of a group, once all symbols of the group are carried out."""
    if before.s.group == Symbol.BANDIT:
        yield from _landed(before, after)
    elif before.s.group == Symbol.HOLDUP:
        yield from _held_up(before, after)
    elif before.s.group == Symbol.BRAWL:
        yield from stolen(before, after)
        whole = before.s.victim == left_of(before.box, before.s.turn)
        if after.s.group == Group.NONE and whole and not _won(before, after):
            yield _nothing(before)


def _held_up(before: Sight, after: Sight) -> Told:
    """A holdup brings bucks from the stockpile, or nothing.  [H2]"""
    seat, won = int(before.s.turn), _won(before, after)
    if won:
        text = before.say("takes-from-the-stockpile", who=before.person(seat), bucks=bucks(won))
        yield Event("holdup", text, seat, paid(before, won, STOCK, purse_of(seat)))
    else:
        yield _nothing(before)


def _nothing(before: Sight) -> Event:
    seat = int(before.s.turn)
    return Event("nothing", before.say("gets-nothing", who=before.person(seat)), seat)


def stolen(before: Sight, after: Sight) -> Told:
    """A brawl takes bucks from the other players.  [Q2]"""
    seat = int(before.s.turn)
    for victim in range(before.box.players):
        count = int(before.s.bucks[victim]) - int(after.s.bucks[victim])
        if count > 0:
            moves = paid(before, count, purse_of(victim), purse_of(seat))
            who, whom = before.person(seat), before.person(victim)
            text = before.say("takes-from", who=who, bucks=bucks(count), whom=whom)
            yield Event("steal", text, seat, moves)


def _won(before: Sight, after: Sight) -> int:
    """Return the bucks that the player whose turn it is has gained."""
    return int(after.s.bucks[before.s.turn]) - int(before.s.bucks[before.s.turn])


def saved(before: Sight) -> Told:
    """The bucks go into the money box.  [M1]"""
    seat, count = int(before.s.turn), int(before.s.steps)
    text = before.say("saves", who=before.person(seat), bucks=bucks(count))
    yield Event("save", text, seat, paid(before, count, STOCK, box_of(seat)))


# --- the end of the action ------------------------------------------------------------------------


def cleared(before: Sight, after: Sight) -> Told:
    """The cards that were laid are discarded.  [A7]"""
    moves = [
        Move(piece(before, card, int(before.s.laid[card])), TABLE, DISCARDS)
        for card in Card
        if before.s.laid[card] > after.s.laid[card]
    ]
    if moves:
        yield Event("discard", "", int(before.s.turn), tuple(moves))
