"""What lies where on the table of 25 Outlaws, as one seat sees it."""

from collections.abc import Callable

from tinstar.core.scene import Counter, Piece, Place, Seat, Sight, Touch, Zone, standing
from tinstar.games.outlaws25.actions import ACTIONS
from tinstar.games.outlaws25.betting import limit
from tinstar.games.outlaws25.cards import (
    BANK,
    DICE,
    FLOP,
    LAW,
    POKER,
    POT,
    REWARDS,
    SHERIFFS,
    WANTED,
    bonus,
    die,
    dollars,
    hand_of,
    outlaw_card,
    outlaw_word,
    place_id,
    poker_card,
    poker_word,
    reward_card,
    reward_word,
    sheriff,
    stack,
    wanted_card,
    wanted_word,
)
from tinstar.games.outlaws25.components import DECK, DOLLARS, NONE, RANKS, ROW, Moment
from tinstar.games.outlaws25.money import place_asked_for
from tinstar.games.outlaws25.rules import wealth
from tinstar.games.outlaws25.state import Phase

DUEL = (Phase.ROLL, Phase.WINDOW, Phase.SLOW)


def seats(sight: Sight) -> list[Seat]:
    return [
        standing(sight, seat, score=_score(sight, seat), marks=_marks(sight, seat))
        for seat in range(sight.box.players)
    ]


def _score(sight: Sight, seat: int) -> int:
    return DOLLARS * int(wealth(sight.box, sight.s, seat))


def _marks(sight: Sight, seat: int) -> tuple[str, ...]:
    s = sight.s
    if s.phase == Phase.FIRST_DEALER:
        return ()
    marks = ["dealer"] * (s.dealer == seat)
    if s.out[seat]:
        marks.append("out")
    elif s.cards[seat] and not s.in_hand[seat] and any(s.in_hand):
        marks.append("folded")
    if s.in_hand[seat] and s.bet[seat]:
        marks.append(f"bet {dollars(s.bet[seat])}")
    return tuple(marks)


# --- zones ----------------------------------------------------------------------------------------


def zones(sight: Sight) -> list[Zone]:
    everybody = range(sight.box.players)
    return [
        *(_gang(sight, seat) for seat in everybody),
        *(_hand(sight, seat) for seat in everybody),
        Zone("flop", "flop", "row", (Place(FLOP, "", _flop(sight)),)),
        *_law(sight),
        *_duel(sight),
        _heap("pot", POT, _chips(sight.s.pot)),
        _heap("bank", BANK, _chips(sight.s.bank)),
        _heap("deck", POKER, _backs(_poker_cards_left(sight))),
        *_decks(sight),
    ]


def _heap(kind: str, name: str, pieces: tuple[Piece, ...]) -> Zone:
    return Zone(kind, name, "heap", (Place(name, "", pieces),))


def _chips(chips: int) -> tuple[Piece, ...]:
    return (stack(chips),) if chips else ()


def _backs(count: int) -> tuple[Piece, ...]:
    return (Piece(count=int(count)),) if count else ()


def _gang(sight: Sight, seat: int) -> Zone:
    places = tuple(
        Place(place_id(seat * ROW + row), str(row + 1), _outlaw(sight, seat, row))
        for row in range(sight.box.row)
    )
    return Zone("gang", f"{sight.whose(seat)} gang", "row", places, seat, ("speed",))


def _outlaw(sight: Sight, seat: int, row: int) -> tuple[Piece, ...]:
    """The Outlaw, its Wanted cards, its Reward and its money; of a dead one what was seen."""
    s = sight.s
    outlaw = int(s.outlaw[seat, row])
    if not s.alive[seat, row]:
        return (outlaw_card(sight, outlaw, "dead"),) if s.face_up[seat, row] else ()
    marks = ["marked"] * bool(s.marker[seat] == row) + ["face up"] * bool(s.face_up[seat, row])
    wanted = [(rank, int(s.wanted[seat, row, rank])) for rank in range(RANKS)]
    return (
        outlaw_card(sight, outlaw, *marks),
        *(wanted_card(rank, n) for rank, n in wanted if n),
        *[reward_card(sight, int(s.reward[seat, row]))] * bool(s.holds[seat, row]),
        *_chips(s.money[seat, row]),
        *_planned(sight, seat, row),
    )


def _planned(sight: Sight, seat: int, row: int) -> tuple[Piece, ...]:
    chips = int(sight.s.plan[seat, row])
    if chips == NONE:
        return ()
    return (stack(chips, "planned"),)


def _hand(sight: Sight, seat: int) -> Zone:
    s = sight.s
    marks = ["shown"] * bool(s.shown[seat] == 1)
    cards = [poker_card(int(s.hole[seat, i]), *marks) for i in range(s.cards[seat])]
    if s.laid_aside[seat]:
        cards.append(poker_card(int(s.aside[seat]), "laid aside"))
    place = Place(hand_of(seat), "", tuple(cards))
    return Zone("hand", f"{sight.whose(seat)} hand", "hand", (place,), seat, ("rank", "suit"))


def _flop(sight: Sight) -> tuple[Piece, ...]:
    return () if sight.s.flop == NONE else (poker_card(int(sight.s.flop)),)


def _law(sight: Sight) -> list[Zone]:
    """The Sheriffs that the flop has brought, the next one first."""
    s = sight.s
    here = [sheriff(int(s.posse[i])) for i in range(s.confronted, s.summoned) if s.posse[i]]
    return [Zone("law", "Sheriffs", "row", (Place(LAW, "", tuple(here)),))] if here else []


def _duel(sight: Sight) -> list[Zone]:
    """Dice, and what Rewards have added, of each duellist."""
    s = sight.s
    if s.phase not in DUEL or (s.phase == Phase.WINDOW and s.window != Moment.ANY_DUEL):
        return []
    places = [Place(DICE[who], DICE[who], _die(s.die[who], s.bonus[who])) for who in range(2)]
    return [Zone("duel", "duel", "row", tuple(places))]


def _die(face: int, points: int) -> tuple[Piece, ...]:
    return tuple([die(face)] * bool(face) + [bonus(points)] * bool(points))


def _poker_cards_left(sight: Sight) -> int:
    s = sight.s
    return DECK - int(s.cards.sum()) - int(s.laid_aside.sum()) - int(s.flop != NONE)


def _decks(sight: Sight) -> list[Zone]:
    s, box = sight.s, sight.box
    if box.hand_only:
        return []
    left = {
        REWARDS: int(box.reward_copies.sum() - s.holds.sum()),
        SHERIFFS: int(s.sheriffs.sum()),
        WANTED: int(box.wanted_copies.sum() - s.wanted.sum()),
    }
    return [_heap("deck", name, _backs(count)) for name, count in left.items()]


def counters(sight: Sight) -> list[Counter]:
    """The round, the ante, and while there are bets how high they may go."""
    s, told = sight.s, []
    if not sight.box.hand_only:
        told.append(Counter("round", str(s.round_number)))
    if s.ante:
        told.append(Counter("ante", dollars(s.ante)))
    if s.phase in (Phase.BETTING, Phase.RAISING):
        told.append(Counter("highest bet", dollars(s.high)))
        told.append(Counter("limit", dollars(limit(sight.box, s))))
    return told


# --- what actions are about -----------------------------------------------------------------------


def touches(sight: Sight, action: int) -> Touch:
    family = ACTIONS.family(action).name
    about = _TOUCHES.get(family, _nothing)(sight, **ACTIONS.parameters(action))
    return Touch(deed=family, **about)


def _nothing(sight: Sight) -> dict[str, str]:
    return {}


def _own(sight: Sight, place: int) -> str:
    return place_id(sight.s.mover * ROW + place)


def _stand(sight: Sight, outlaw: int) -> dict[str, str]:
    row = sight.s.outlaw[sight.s.mover].tolist()
    source = {"source": _own(sight, row.index(outlaw))} if outlaw in row else {}
    return {"face": outlaw_word(outlaw), "target": _own(sight, sight.s.count), **source}


def _amount(sight: Sight, dollars: int) -> dict[str, str]:
    if sight.s.phase == Phase.LAY_OUT:
        return {"target": _own(sight, place_asked_for(sight.s))}
    return _bet(sight)


def _bet(sight: Sight) -> dict[str, str]:
    return {"source": _own(sight, sight.s.marker[sight.s.mover]), "target": POT}


def _play(sight: Sight, place: int) -> dict[str, str]:
    kind = sight.s.reward[sight.s.mover, place]
    face = {} if kind == NONE else {"face": reward_word(kind)}
    return {"source": _own(sight, place), **face}


def _slow(sight: Sight, duellist: int) -> dict[str, str]:
    return {"target": place_id(int(sight.s.duellist[duellist]))}


def _pardon(sight: Sight, rank: int) -> dict[str, str]:
    return {"face": wanted_word(rank), "source": _own(sight, sight.s.card_row)}


def _lay_aside(sight: Sight, card: int) -> dict[str, str]:
    held = int(sight.s.hole[sight.s.mover, card])
    face = {} if held == NONE else {"face": poker_word(held)}
    return {"source": hand_of(sight.s.mover), **face}


def _from_hand(sight: Sight) -> dict[str, str]:
    return {"source": hand_of(sight.s.mover)}


def _buy(sight: Sight, place: int) -> dict[str, str]:
    return {"source": REWARDS, "target": _own(sight, place)}


def _hold_up(sight: Sight, place: int) -> dict[str, str]:
    return {"source": _own(sight, place)}


def _rob(sight: Sight, seat: int, place: int) -> dict[str, str]:
    return {"source": place_id(int(sight.s.duellist[0])), "target": place_id(seat * ROW + place)}


def _answer(sight: Sight) -> dict[str, str]:
    attacker, victim = map(int, sight.s.duellist)
    return {"source": place_id(victim), "target": place_id(attacker)}


_TOUCHES: dict[str, Callable[..., dict[str, str]]] = {
    "stand": _stand,
    "amount": _amount,
    "play": _play,
    "slow": _slow,
    "pardon": _pardon,
    "lay_aside": _lay_aside,
    "fold": _from_hand,
    "call": _bet,
    "bet": _bet,
    "raise_it": _bet,
    "show": _from_hand,
    "hide": _from_hand,
    "buy": _buy,
    "hold_up": _hold_up,
    "rob": _rob,
    "fight": _answer,
    "cower": _answer,
}
