"""What follows of itself in 25 Outlaws: told by what is otherwise than it was."""

from collections.abc import Iterator

from tinstar.core.scene import Event, Move, Sight
from tinstar.games.outlaws25.cards import (
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
    listed,
    outlaw_at,
    outlaw_of,
    place_id,
    poker_card,
    sheriff,
    stack,
    wanted_card,
)
from tinstar.games.outlaws25.components import LAWMAN, NONE, ROW, SUITS
from tinstar.games.outlaws25.facing import (
    points_laid,
    sheriff_steps_up,
    survivors_go,
    where,
)
from tinstar.games.outlaws25.results import how_it_ended, results
from tinstar.games.outlaws25.rules import wealth
from tinstar.games.outlaws25.state import SHOWN, Phase

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
        yield Event("end", f"The game is over: {how_it_ended(after)}.")
        yield Event("win", results(after))


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]


def _shown(before: Sight, after: Sight) -> Told:
    """Hands that were laid open, in the order of showing: from the last to bet or raise."""
    s, players = after.s, after.box.players
    first = before.s.dealer + 1 if before.s.raiser == NONE else before.s.raiser
    for number in range(players):
        seat = int(first + number) % players
        if s.shown[seat] == SHOWN and before.s.shown[seat] != SHOWN:
            cards = [int(c) for c in s.hole[seat]]
            moves = tuple(Move(poker_card(c), hand_of(seat), hand_of(seat)) for c in cards)
            text = f"{cards_of(cards)}, {hand_name([*cards, int(s.flop)])}"
            yield Event("show", f"{after.does(seat, 'show')} {text}.", seat, moves)


def _turned_up(before: Sight, after: Sight) -> Told:
    for seat in range(after.box.players):
        for row in range(after.box.row):
            if after.s.face_up[seat, row] and not before.s.face_up[seat, row]:
                place = seat * ROW + row
                at = where(after, place)
                move = Move(outlaw_at(after, place), at, at)
                text = f"{_upper(outlaw_of(after, place))} is turned up."
                yield Event("turn up", text, seat, (move,))


def _tied(before: Sight, after: Sight) -> Told:
    if after.s.ties > before.s.ties and after.s.phase == Phase.ROLL:
        yield Event("tie", "A tie: both roll again.")


def _shot(before: Sight, after: Sight) -> Told:
    """Who has lost a duel, and who gets the money."""
    for place in map(int, before.s.duellist):
        seat, row = divmod(place, ROW)
        if place in (LAWMAN, NONE) or after.s.alive[seat, row] or not before.s.alive[seat, row]:
            continue
        other = int(before.s.duellist[0] if place == before.s.duellist[1] else before.s.duellist[1])
        chips, at = int(before.s.money[seat, row]), place_id(place)
        target = BANK if other == LAWMAN else place_id(other)
        moves = [Move(outlaw_at(after, place), where(before, place), at)]
        moves += [Move(stack(chips), at, target)] * bool(chips)
        winner = outlaw_of(after, other)
        text = f"{_upper(winner)} shoots {outlaw_of(after, place)}"
        text += f", and {dollars(chips)} goes to {'the Bank' if other == LAWMAN else winner}"
        yield Event("shot", f"{text}.", seat, tuple(moves))


def _law_goes(before: Sight, after: Sight) -> Told:
    """A Sheriff who is done with: beaten, bribed, or back in his deck."""
    gone = after.s.confronted if after.s.summoned else before.s.summoned
    for number in range(before.s.confronted, gone):
        speed, place = int(before.s.posse[number]), int(before.s.posse_for[number])
        seat, row = divmod(place, ROW)
        at = where(before, LAWMAN) if number == before.s.confronted else LAW
        if not after.s.alive[seat, row]:
            yield Event("law", "", None, (Move(sheriff(speed), at, SHERIFFS),))
            continue
        beaten = after.s.sheriffs.sum() == before.s.sheriffs.sum()
        rank = int(before.s.flop) // SUITS
        moves = [
            Move(sheriff(speed), at, BOX if beaten else SHERIFFS),
            Move(wanted_card(rank), place_id(place), WANTED),
        ]
        how = f"{outlaw_of(after, place)} beats the Sheriff" if beaten else "the Sheriff rides home"
        yield Event("law", f"{_upper(how)}.", seat, tuple(moves))


def _pot_won(before: Sight, after: Sight) -> Told:
    if after.s.hands == before.s.hands:
        return
    if not after.s.winnings.any():
        yield Event("pot", "Nobody is left in the hand: the pot goes to the Bank.")
    for seat in range(after.box.players):
        chips = int(after.s.winnings[seat])
        if chips:
            place = place_id(seat * ROW + int(after.s.marker[seat]))
            text = f"{after.does(seat, 'win')} {dollars(chips)} from the pot."
            yield Event("pot", text, seat, (Move(stack(chips), POT, place),))


def _out(before: Sight, after: Sight) -> Told:
    for seat in range(after.box.players):
        if after.s.out[seat] and not before.s.out[seat]:
            chips = int(wealth(before.box, before.s, seat))
            places = [place_id(seat * ROW + row) for row in range(before.box.row)]
            moves = [Move(stack(chips), places[0], BANK)] * bool(chips)
            text = f"{after.does(seat, 'are')} out of the game."
            yield Event("out", text, seat, tuple(moves))


def _money_moved(before: Sight, after: Sight) -> Told:
    if before.s.phase == Phase.LAY_OUT and after.s.phase != Phase.LAY_OUT:
        yield Event("money", "All have laid out their money.")


def _how_all_stand(sight: Sight) -> str:
    """The money of every gang that is still in the game, the richest first."""
    money = {x: int(wealth(sight.box, sight.s, x)) for x in range(sight.box.players)}
    left = sorted((x for x in money if not sight.s.out[x]), key=lambda x: -money[x])
    has = {x: "have" if x == sight.seat else "has" for x in left}
    return listed([f"{sight.who(x)} {has[x]} {dollars(money[x])}" for x in left])


def _new_round(before: Sight, after: Sight) -> Told:
    """What the round has come to, and the markers move on; later come the antes and the cards."""
    s = after.s
    if s.round_number > before.s.round_number > 0 and not after.is_over():
        yield Event("sums", f"After round {before.s.round_number} {_how_all_stand(after)}.")
        deals = after.does(s.dealer, "deal")
        yield Event("round", f"Round {s.round_number}. {deals}.", int(s.dealer))
    if s.phase == Phase.DEAL and before.s.phase != Phase.DEAL:
        moves = [
            Move(stack(s.ante), place_id(seat * ROW + int(s.marker[seat])), POT)
            for seat in range(after.box.players)
            if s.in_hand[seat]
        ]
        gathered = [Move(poker_card(int(before.s.flop)), FLOP, POKER)] * (before.s.flop != NONE)
        yield Event("ante", f"All ante {dollars(s.ante)}.", None, (*gathered, *moves))
