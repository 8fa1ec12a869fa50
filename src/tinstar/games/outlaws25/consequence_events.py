"""What follows of itself in 25 Outlaws: told by what is otherwise than it was."""

from collections.abc import Iterator

from tinstar.games.outlaws25.components import LAWMAN, NONE, ROW, SUITS
from tinstar.games.outlaws25.duel_scene_moves import (
    duellists,
    points_laid,
    sheriff_steps_up,
    survivors_go,
    where,
)
from tinstar.games.outlaws25.duels import number_of
from tinstar.games.outlaws25.piece_names import (
    BANK,
    BOX,
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
from tinstar.games.outlaws25.set_up_rounds_and_winning import wealth
from tinstar.games.outlaws25.state import SHOWN, Phase
from tinstar.presentation.scene import Event, Move
from tinstar.presentation.view_with_names import Sight

Told = Iterator[Event]


def consequences(before: Sight, after: Sight) -> Told:
    yield from _shown(before, after)
    yield from points_laid(before, after)
    yield from _tied(before, after)
    yield from _shot(before, after)
    yield from _law_goes(before, after)
    yield from survivors_go(before, after)
    yield from sheriff_steps_up(before, after)
    yield from _turned_up(before, after)
    yield from _pot_won(before, after)
    yield from _out(before, after)
    yield from _money_moved(before, after)
    yield from _new_round(before, after)
    if after.is_over():
        yield Event("end", game_over(after))
        yield Event("win", results(after))


def _shown(before: Sight, after: Sight) -> Told:
    """Hands that were laid open, in the order of showing: from the last to bet or raise."""
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


def _turned_up(before: Sight, after: Sight) -> Told:
    for seat in range(after.box.players):
        for row in range(after.box.row):
            if after.s.face_up[seat, row] and not before.s.face_up[seat, row]:
                place = seat * ROW + row
                at = where(after, place)
                move = Move(outlaw_at(after, place), at, at)
                text = after.say("turned-up", outlaw=outlaw_of(after, place))
                yield Event("turn up", text, seat, (move,))


def _tied(before: Sight, after: Sight) -> Told:
    if after.s.ties > before.s.ties and after.s.phase == Phase.ROLL:
        yield Event("tie", after.say("both-roll-again"))


def _shot(before: Sight, after: Sight) -> Told:
    """Who has lost a duel, and who gets the money."""
    for place in _losers(before, after):
        seat, row = divmod(place, ROW)
        other = int(before.s.duellist[0] if place == before.s.duellist[1] else before.s.duellist[1])
        chips, at = int(before.s.money[seat, row]), place_id(place)
        target = BANK if other == LAWMAN else place_id(other)
        moves = [Move(outlaw_at(after, place), where(before, place), at)]
        moves += [Move(stack(after, chips), at, target)] * bool(chips)
        text = after.say(
            "sheriff-shoots" if other == LAWMAN else "shoots",
            winner=outlaw_of(after, other),
            loser=outlaw_of(after, place),
            money=dollars(after.say, chips),
        )
        yield Event("shot", text, seat, tuple(moves))


def _losers(before: Sight, after: Sight) -> list[int]:
    """The place of the Outlaw that a duel has killed, if any. Others leave with their gang."""
    gone = [
        (who, place)
        for who, place in enumerate(duellists(before))
        if place != LAWMAN and not after.s.alive[place // ROW, place % ROW]
    ]
    return [place for who, place in gone if _has_lost(before, after, who)]


def _has_lost(before: Sight, after: Sight, who: int) -> bool:
    """Read it from the dice, which lie until two others face each other."""
    if after.s.duellist.tolist() != before.s.duellist.tolist():
        return True
    if LAWMAN in before.s.duellist:
        return bool(after.s.sheriffs.sum() > before.s.sheriffs.sum())
    attacker, defender = (number_of(after.box, after.s, i) for i in range(2))
    return (who == 1) == (attacker > defender)


def _law_goes(before: Sight, after: Sight) -> Told:
    """A Sheriff who is done with: beaten, bribed, or back in his deck."""
    gone = after.s.confronted if after.s.summoned else before.s.summoned
    for number in range(before.s.confronted, gone):
        speed, place = int(before.s.posse[number]), int(before.s.posse_for[number])
        seat = place // ROW
        at = where(before, LAWMAN) if number == before.s.confronted else LAW
        if number > before.s.confronted or place in _losers(before, after):
            yield Event("law", "", None, (Move(sheriff(after, speed), at, SHERIFFS),))
            continue
        beaten = after.s.sheriffs.sum() == before.s.sheriffs.sum()
        rank = int(before.s.flop) // SUITS
        moves = [
            Move(sheriff(after, speed), at, BOX if beaten else SHERIFFS),
            Move(wanted_card(after, rank), place_id(place), WANTED),
        ]
        how = "beats-the-sheriff" if beaten else "rides-home"
        yield Event("law", after.say(how, outlaw=outlaw_of(after, place)), seat, tuple(moves))


def _pot_won(before: Sight, after: Sight) -> Told:
    if after.s.hands == before.s.hands:
        return
    if not after.s.winnings.any():
        yield Event("pot", after.say("pot-to-the-bank"))
    for seat in range(after.box.players):
        chips = int(after.s.winnings[seat])
        if chips:
            place = place_id(seat * ROW + int(after.s.marker[seat]))
            who, money = after.person(seat), dollars(after.say, chips)
            text = after.say("wins-the-pot", who=who, money=money)
            yield Event("pot", text, seat, (Move(stack(after, chips), POT, place),))


def _out(before: Sight, after: Sight) -> Told:
    for seat in range(after.box.players):
        if after.s.out[seat] and not before.s.out[seat]:
            chips = int(wealth(before.box, before.s, seat))
            places = [place_id(seat * ROW + row) for row in range(before.box.row)]
            moves = [Move(stack(after, chips), places[0], BANK)] * bool(chips)
            text = after.say("is-out", who=after.person(seat))
            yield Event("out", text, seat, tuple(moves))


def _money_moved(before: Sight, after: Sight) -> Told:
    if before.s.phase == Phase.LAY_OUT and after.s.phase != Phase.LAY_OUT:
        yield Event("money", after.say("all-laid-out"))


def _how_all_stand(sight: Sight) -> str:
    """The money of every gang that is still in the game, the richest first."""
    money = {x: int(wealth(sight.box, sight.s, x)) for x in range(sight.box.players)}
    left = sorted((x for x in money if not sight.s.out[x]), key=lambda x: -money[x])
    return sight.tongue.listed(
        sight.say("has-money", who=sight.person(x), money=dollars(sight.say, money[x]))
        for x in left
    )


def _new_round(before: Sight, after: Sight) -> Told:
    """What the round has come to, and the markers move on; later come the antes and the cards."""
    s = after.s
    if s.round_number > before.s.round_number > 0 and not after.is_over():
        over, gangs = int(before.s.round_number), _how_all_stand(after)
        yield Event("sums", after.say("after-round", n=over, gangs=gangs))
        dealer = int(s.dealer)
        text = after.say("new-round", n=int(s.round_number), who=after.person(dealer))
        yield Event("round", text, dealer)
    if s.phase == Phase.DEAL and before.s.phase != Phase.DEAL:
        moves = [
            Move(stack(after, s.ante), place_id(seat * ROW + int(s.marker[seat])), POT)
            for seat in range(after.box.players)
            if s.in_hand[seat]
        ]
        gathered = [Move(poker_card(after, int(before.s.flop)), FLOP, POKER)] * (
            before.s.flop != NONE
        )
        text = after.say("all-ante", money=dollars(after.say, s.ante))
        yield Event("ante", text, None, (*gathered, *moves))
