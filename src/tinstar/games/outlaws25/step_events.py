"""Events of the automatic steps in 25 Outlaws, which are the same for every seat."""

from collections.abc import Iterator

from tinstar.games.outlaws25.components import LAWMAN, NONE, ROW, SUITS
from tinstar.games.outlaws25.duel_scene_moves import card_of, steps_back, steps_up
from tinstar.games.outlaws25.piece_names import (
    BANK,
    BOX,
    FACING,
    FLOP,
    LAW,
    POKER,
    POT,
    SHERIFFS,
    WANTED,
    cards_of,
    dollars,
    hand_name,
    hand_of,
    outlaw_at,
    outlaw_of,
    place_id,
    poker_card,
    sheriff,
    stack,
    wanted_card,
)
from tinstar.games.outlaws25.result_texts import game_over, results
from tinstar.games.outlaws25.set_up_rounds_and_winning import living, wealth
from tinstar.games.outlaws25.state import SHOWN, Phase
from tinstar.presentation.scene import Event, Move
from tinstar.presentation.view_with_names import Sight

Told = Iterator[Event]

# --- rounds ---------------------------------------------------------------------------------------


def round_begins(before: Sight, after: Sight) -> Told:
    """Yield the money of all gangs after the last round, and the new dealer."""
    yield from gone_out(before, after)
    if after.s.round_number > before.s.round_number:
        over, gangs = int(before.s.round_number), _how_all_stand(after)
        yield Event("sums", after.say("after-round", n=over, gangs=gangs))
        dealer = int(after.s.dealer)
        text = after.say("new-round", n=over + 1, who=after.person(dealer))
        yield Event("round", text, dealer)


def _how_all_stand(sight: Sight) -> str:
    """Return the money of every gang still in the game, the richest first."""
    money = {x: int(wealth(sight.box, sight.s, x)) for x in range(sight.box.players)}
    left = sorted((x for x in money if not sight.s.out[x]), key=lambda x: -money[x])
    return sight.tongue.listed(
        sight.say("has-money", who=sight.person(x), money=dollars(sight.say, money[x]))
        for x in left
    )


def gone_out(before: Sight, after: Sight) -> Told:
    """Yield an event for each gang that has just dropped out of the game."""
    for seat in range(after.box.players):
        if after.s.out[seat] and not before.s.out[seat]:
            chips = int(wealth(before.box, before.s, seat))
            places = [place_id(seat * ROW + row) for row in range(before.box.row)]
            moves = [Move(stack(after, chips), places[0], BANK)] * bool(chips)
            text = after.say("is-out", who=after.person(seat))
            yield Event("out", text, seat, tuple(moves))


def all_laid_out(before: Sight, after: Sight) -> Told:
    """Yield an event that money moves, if any player could divide it among several Outlaws."""
    seats = range(after.box.players)
    asked = any(living(before.box, before.s, seat) > 1 for seat in seats)
    if asked and after.s.phase == Phase.ANTE:
        yield Event("money", after.say("all-laid-out"))


def all_ante(before: Sight, after: Sight) -> Told:
    s = after.s
    moves = [
        Move(stack(after, s.ante), place_id(seat * ROW + int(s.marker[seat])), POT)
        for seat in range(after.box.players)
        if s.in_hand[seat]
    ]
    gathered = [Move(poker_card(after, int(before.s.flop)), FLOP, POKER)] * (before.s.flop != NONE)
    text = after.say("all-ante", money=dollars(after.say, s.ante))
    yield Event("ante", text, None, (*gathered, *moves))


# --- the showdown ---------------------------------------------------------------------------------


def hands_shown(before: Sight, after: Sight) -> Told:
    """Yield the events of shown hands in order, beginning with the last player to bet or raise."""
    s, players = after.s, after.box.players
    first = before.s.dealer + 1 if before.s.raiser == NONE else before.s.raiser
    for number in range(players):
        seat = int(first + number) % players
        if s.shown[seat] == SHOWN and before.s.shown[seat] != SHOWN:
            cards = [int(c) for c in s.hole[seat]]
            moves = tuple(Move(poker_card(after, c), hand_of(seat), hand_of(seat)) for c in cards)
            hand = hand_name(after.say, [*cards, int(s.flop)])
            who = after.person(seat)
            text = after.say("shows", who=who, cards=cards_of(cards), hand=hand)
            yield Event("show", text, seat, moves)


def hand_over(after: Sight) -> Told:
    if not any(after.s.winnings):
        yield Event("pot", after.say("pot-to-the-bank"))
    for seat in range(after.box.players):
        chips = int(after.s.winnings[seat])
        if chips:
            place = place_id(seat * ROW + int(after.s.marker[seat]))
            who, money = after.person(seat), dollars(after.say, chips)
            text = after.say("wins-the-pot", who=who, money=money)
            yield Event("pot", text, seat, (Move(stack(after, chips), POT, place),))


# --- duels ----------------------------------------------------------------------------------------


def duel_begins(before: Sight, after: Sight) -> Told:
    """Yield an event with the moves of face-down cards that are turned up."""
    for who, place in enumerate(after.s.duellist.tolist()):
        if place == LAWMAN or before.s.face_up[place // ROW, place % ROW]:
            continue
        move = Move(outlaw_at(after, place), FACING[who], FACING[who])
        text = after.say("turned-up", outlaw=outlaw_of(after, place))
        yield Event("turn up", text, place // ROW, (move,))


def duel_decided(before: Sight, after: Sight) -> Told:
    """Yield the event of a tie, or of the shot in a holdup. The next step ends a Sheriff's duel."""
    if after.s.phase == Phase.ROLL:
        yield Event("tie", after.say("both-roll-again"))
    elif before.s.duellist[0] != LAWMAN:
        dead = [not after.s.alive[p // ROW, p % ROW] for p in before.s.duellist.tolist()]
        yield _shot(before, after, dead.index(True))
        yield from survivors_go(before, after)
        yield from gone_out(before, after)


def _shot(before: Sight, after: Sight, loser: int) -> Event:
    """Return the event of a lost duel. The winner (for a Sheriff, the Bank) gets the money."""
    place, other = int(before.s.duellist[loser]), int(before.s.duellist[1 - loser])
    seat, row = divmod(place, ROW)
    chips, at = int(before.s.money[seat, row]), place_id(place)
    target = BANK if other == LAWMAN else place_id(other)
    moves = [Move(outlaw_at(after, place), FACING[loser], at)]
    moves += [Move(stack(after, chips), at, target)] * bool(chips)
    text = after.say(
        "sheriff-shoots" if other == LAWMAN else "shoots",
        winner=outlaw_of(before, other),
        loser=outlaw_of(after, place),
        money=dollars(after.say, chips),
    )
    return Event("shot", text, seat, tuple(moves))


def survivors_go(before: Sight, after: Sight) -> Told:
    """Yield the moves of surviving Outlaws back to their places."""
    for who, place in enumerate(before.s.duellist.tolist()):
        if place != LAWMAN and after.s.alive[place // ROW, place % ROW]:
            yield Event("go", "", place // ROW, (steps_back(after, place, who),))


def reward_resolved(before: Sight, after: Sight) -> Told:
    """Yield the end of a holdup, if a Reward ended it."""
    if after.s.phase == Phase.HOLDUP_OVER:
        yield from survivors_go(before, after)


# --- Sheriffs -------------------------------------------------------------------------------------


def next_sheriff(before: Sight, after: Sight) -> Told:
    """Yield an event that the next Sheriff steps up, or leaves if his Outlaw has died."""
    yield from gone_out(before, after)
    if after.s.confronted > before.s.confronted:
        yield _goes(before, LAW)
    elif after.s.duellist[0] == LAWMAN and after.s.summoned:
        outlaw = int(after.s.duellist[1])
        moves = (Move(card_of(after, LAWMAN), LAW, FACING[0]), steps_up(before, outlaw, 1))
        text = before.say("sheriff-faces", outlaw=outlaw_of(before, outlaw))
        yield Event("face", text, outlaw // ROW, moves)


def _goes(before: Sight, source: str) -> Event:
    speed = int(before.s.posse[before.s.confronted])
    return Event("law", "", None, (Move(sheriff(before, speed), source, SHERIFFS),))


def sheriff_wins(before: Sight, after: Sight) -> Told:
    yield _shot(before, after, 1)
    if after.s.confronted > before.s.confronted:
        yield _goes(before, FACING[0])
    yield from gone_out(before, after)


def sheriff_beaten(before: Sight, after: Sight) -> Told:
    yield _law_goes(before, after, "beats-the-sheriff", BOX)
    yield from survivors_go(before, after)


def sheriff_bribed(before: Sight, after: Sight) -> Told:
    yield _law_goes(before, after, "rides-home", SHERIFFS)
    yield from survivors_go(before, after)


def _law_goes(before: Sight, after: Sight, how: str, target: str) -> Event:
    """Return the event of a Sheriff who leaves, with the Wanted card that brought him."""
    place, speed = int(before.s.duellist[1]), int(before.s.posse[before.s.confronted])
    moves = (
        Move(sheriff(after, speed), FACING[0], target),
        Move(wanted_card(after, int(before.s.flop) // SUITS), place_id(place), WANTED),
    )
    return Event("law", after.say(how, outlaw=outlaw_of(after, place)), place // ROW, moves)


# --- the end --------------------------------------------------------------------------------------


def at_end(after: Sight) -> Told:
    yield Event("end", game_over(after))
    yield Event("win", results(after))
