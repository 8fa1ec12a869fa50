"""The scene of 25 Outlaws: gangs, hands, decks, duels and money, as one seat sees them."""

from collections.abc import Callable
from typing import Any

from tinstar.games.outlaws25.actions import ACTIONS
from tinstar.games.outlaws25.betting import half, limit, pot_after_a_call
from tinstar.games.outlaws25.components import DOLLARS, LAWMAN, NONE, RANKS, ROW
from tinstar.games.outlaws25.duel_scene_moves import card_of, duellists, stake
from tinstar.games.outlaws25.money_redistribution import place_asked_for, still_to_lay_out
from tinstar.games.outlaws25.offers import offer
from tinstar.games.outlaws25.piece_names import (
    BANK,
    FACING,
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
    outlaw_at,
    outlaw_of,
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
from tinstar.games.outlaws25.scoring import score
from tinstar.games.outlaws25.state import SHOWN, Phase
from tinstar.games.outlaws25.vocabulary import VOCABULARY, CounterKind, Mark, ZoneKind
from tinstar.presentation.game_parts import GameScene
from tinstar.presentation.scene import Counter, Piece, Place, Seat, Touch, Zone, backs, standing
from tinstar.presentation.scene_cache import kept
from tinstar.presentation.view_with_names import Sight

UNCHANGED = "size-as-it-is"


def seats(sight: Sight) -> list[Seat]:
    return [_seat(sight, seat) for seat in range(sight.box.players)]


@kept("alive money outlaw face_up out cards bet", "dealer in_hand")
def _seat(sight: Sight, seat: int) -> Seat:
    money = score(sight.box, sight.s, seat)
    out = bool(sight.s.out[seat])
    return standing(sight, seat, score=money, marks=_marks(sight, seat), out=out)


def _marks(sight: Sight, seat: int) -> tuple[str, ...]:
    s = sight.s
    marks: list[str] = [Mark.DEALER] * (s.dealer == seat)
    if s.out[seat]:
        marks.append(Mark.OUT)
    elif s.cards[seat] and not s.in_hand[seat] and any(s.in_hand):
        marks.append(Mark.FOLDED)
    if s.in_hand[seat] and s.bet[seat]:
        marks.append(Mark.BET.format(dollars=int(s.bet[seat]) * DOLLARS))
    return tuple(marks)


# --- zones ----------------------------------------------------------------------------------------


def zones(sight: Sight) -> list[Zone]:
    everybody, facing = range(sight.box.players), tuple(duellists(sight))
    return [
        *(_gang(sight, seat, facing) for seat in everybody),
        *(_hand(sight, seat) for seat in everybody),
        _flop(sight),
        *_law(sight, facing),
        *_duel(sight, facing),
        *_heaps(sight),
    ]


@kept(whole="pot bank cards laid_aside flop holds sheriffs wanted", by="anybody")
def _heaps(sight: Sight) -> list[Zone]:
    return [
        _heap(sight, ZoneKind.POT, POT, _chips(sight, sight.s.pot)),
        _heap(sight, ZoneKind.BANK, BANK, _chips(sight, sight.s.bank)),
        _heap(sight, ZoneKind.DECK, POKER, backs(_poker_cards_left(sight))),
        *_decks(sight),
    ]


def _heap(sight: Sight, kind: ZoneKind, at: str, pieces: tuple[Piece, ...]) -> Zone:
    name = sight.say(f"zone-{at.replace(' ', '-')}")
    return Zone(kind, name, "heap", (Place(at, "", pieces),))


def _chips(sight: Sight, chips: int) -> tuple[Piece, ...]:
    return (stack(sight, chips),) if chips else ()


@kept("alive face_up wanted reward holds money outlaw marker plan")
def _gang(sight: Sight, seat: int, facing: tuple[int, ...]) -> Zone:
    places = tuple(
        Place(place_id(seat * ROW + row), str(row + 1), _outlaw(sight, seat, row, facing))
        for row in range(sight.box.row)
    )
    name = sight.say("zone-gang", who=sight.person(seat))
    return Zone(ZoneKind.GANG, name, "row", places, seat, (sight.say("label-speed"),))


def _outlaw(sight: Sight, seat: int, row: int, facing: tuple[int, ...]) -> tuple[Piece, ...]:
    """Return an Outlaw with its Wanted cards, Reward and money.

    A dead Outlaw is shown only if this seat has seen it.
    """
    s, place = sight.s, seat * ROW + row
    if not s.alive[seat, row]:
        return (outlaw_at(sight, place),) if s.face_up[seat, row] else ()
    wanted = [(rank, int(s.wanted[seat, row, rank])) for rank in range(RANKS)]
    return (
        *[outlaw_at(sight, place)] * (place not in facing),
        *(wanted_card(sight, rank, n) for rank, n in wanted if n),
        *[reward_card(sight, int(s.reward[seat, row]))] * bool(s.holds[seat, row]),
        *_chips(sight, s.money[seat, row]),
        *_planned(sight, seat, row),
    )


def _planned(sight: Sight, seat: int, row: int) -> tuple[Piece, ...]:
    chips = int(sight.s.plan[seat, row])
    if chips == NONE:
        return ()
    return (stack(sight, chips, Mark.PLANNED),)


@kept("shown hole cards laid_aside aside")
def _hand(sight: Sight, seat: int) -> Zone:
    s = sight.s
    marks = [Mark.SHOWN] * bool(s.shown[seat] == SHOWN)
    cards = [poker_card(sight, int(s.hole[seat, i]), *marks) for i in range(s.cards[seat])]
    if s.laid_aside[seat]:
        cards.append(poker_card(sight, int(s.aside[seat]), Mark.LAID_ASIDE))
    place = Place(hand_of(seat), "", tuple(cards))
    name = sight.say("zone-hand", who=sight.person(seat))
    labels = sight.say("label-rank"), sight.say("label-suit")
    return Zone(ZoneKind.HAND, name, "hand", (place,), seat, labels)


@kept(whole="flop", by="anybody")
def _flop(sight: Sight) -> Zone:
    cards = () if sight.s.flop == NONE else (poker_card(sight, int(sight.s.flop)),)
    return Zone(ZoneKind.FLOP, sight.say("zone-flop"), "row", (Place(FLOP, "", cards),))


def _law(sight: Sight, facing: tuple[int, ...]) -> list[Zone]:
    """Return the waiting Sheriffs that the flop has brought. The next one comes first."""
    s = sight.s
    first = s.confronted + (LAWMAN in facing)
    here = [sheriff(sight, int(s.posse[i])) for i in range(first, s.summoned) if s.posse[i]]
    if not here:
        return []
    return [Zone(ZoneKind.LAW, sight.say("zone-law"), "row", (Place(LAW, "", tuple(here)),))]


def _duel(sight: Sight, facing: tuple[int, ...]) -> list[Zone]:
    """Return the zone of the duel: for each side the card, the die, and the points of Rewards."""
    if not facing:
        return []
    places = [
        Place(FACING[who], _called(sight, place), _duellist(sight, who, place))
        for who, place in enumerate(facing)
    ]
    places += [Place(role, sight.say(f"role-{role}")) for role in FACING[len(facing) :]]
    labels = (sight.say("label-speed"),)
    return [Zone(ZoneKind.DUEL, sight.say("zone-duel"), "row", tuple(places), labels=labels)]


def _called(sight: Sight, place: int) -> str:
    return sight.say("duellist", outlaw=outlaw_of(sight, place))


def _duellist(sight: Sight, who: int, place: int) -> tuple[Piece, ...]:
    face, points = int(sight.s.die[who]), int(sight.s.bonus[who])
    thrown = [die(sight, face)] * bool(face) + [bonus(sight, points)] * bool(points)
    return (card_of(sight, place), *thrown)


def _poker_cards_left(sight: Sight) -> int:
    s = sight.s
    return (
        int(sum(sight.box.deck)) - int(sum(s.cards)) - int(sum(s.laid_aside)) - int(s.flop != NONE)
    )


def _decks(sight: Sight) -> list[Zone]:
    s, box = sight.s, sight.box
    if box.hand_only:
        return []
    left = {
        REWARDS: int(sum(box.reward_copies) - sum(s.holds.flat)),
        SHERIFFS: int(sum(s.sheriffs)),
        WANTED: int(sum(box.wanted_copies) - sum(s.wanted.flat)),
    }
    return [_heap(sight, ZoneKind.DECK, at, backs(count)) for at, count in left.items()]


def counters(sight: Sight) -> list[Counter]:
    """Return the round, the ante, the highest bet and the limit of betting, and a duel's stake."""
    s, say = sight.s, sight.say
    told = []
    if not sight.box.hand_only:
        told.append(Counter(say("counter-round"), str(s.round_number), CounterKind.ROUND))
    if s.ante:
        told.append(Counter(say("counter-ante"), dollars(say, s.ante), CounterKind.ANTE))
    if s.phase in (Phase.BETTING, Phase.RAISING):
        told.append(Counter(say("counter-highest-bet"), dollars(say, s.high), CounterKind.HIGHEST))
        most = dollars(say, limit(sight.box, s))
        told.append(Counter(say("counter-limit"), most, CounterKind.LIMIT))
    if value := stake(sight):
        told.append(Counter(say("counter-stake"), value, CounterKind.STAKE))
    return told


# --- pieces and places of an action ---------------------------------------------------------------


def touches(sight: Sight, action: int) -> Touch:
    family = ACTIONS.family(action).name
    return Touch(family, **_TOUCHES[family](sight, **ACTIONS.parameters(action)))


def _nothing(sight: Sight) -> dict[str, str]:
    return {}


def _own(sight: Sight, place: int) -> str:
    return place_id(sight.s.mover * ROW + place)


def _stand(sight: Sight, outlaw: int) -> dict[str, str]:
    row = sight.s.outlaw[sight.s.mover].tolist()
    source = {"source": _own(sight, row.index(outlaw))} if outlaw in row else {}
    return {"face": outlaw_word(outlaw), "target": _own(sight, sight.s.count), **source}


def _amount(sight: Sight, dollars: int) -> dict[str, Any]:
    laying = sight.s.phase == Phase.LAY_OUT
    about = {"target": _own(sight, place_asked_for(sight.s))} if laying else {}
    size = (_sizes_of_money if laying else _sizes_of_bets)(sight).get(dollars)
    if not size:
        return about
    return {**about, "size": sight.say(size), "unchanged": size == UNCHANGED}


def _sizes_of_money(sight: Sight) -> dict[int, str]:
    """Return names for some sums of money for the Outlaw in question."""
    row = place_asked_for(sight.s)
    least = 0 if sight.s.count else int(sight.box.needed)
    now = int(sight.s.money[sight.s.mover, row])
    return {least: "size-least", still_to_lay_out(sight.box, sight.s): "size-all", now: UNCHANGED}


def _sizes_of_bets(sight: Sight) -> dict[int, str]:
    """Return names for some sizes of bets. A size that equals the limit has the limit's name."""
    s, pot = sight.s, int(pot_after_a_call(sight.s))
    room = int(limit(sight.box, s) - s.high)
    sizes = {pot: "size-pot", half(pot): "size-half-pot"}
    return sizes | {min(int(s.ante), room): "size-least", room: "size-limit"}


def _play(sight: Sight, place: int) -> dict[str, str]:
    kind = sight.s.reward[sight.s.mover, place]
    face = {} if kind == NONE else {"face": reward_word(kind)}
    return {"source": _own(sight, place), **face}


def _slow(sight: Sight, duellist: int) -> dict[str, str]:
    return {"target": FACING[duellist]}


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
    return {"source": _own(sight, place), **_face_of(sight, place)}


def _face_of(sight: Sight, row: int) -> dict[str, str]:
    outlaw = sight.s.outlaw[sight.s.mover, row]
    return {} if outlaw == NONE else {"face": outlaw_word(outlaw)}


def _rob(sight: Sight, seat: int, place: int) -> dict[str, str]:
    attacker = _face_of(sight, int(sight.s.duellist[0]) % ROW)
    return {"source": FACING[0], "target": place_id(seat * ROW + place), **attacker}


def _answer(sight: Sight) -> dict[str, str]:
    return {"source": FACING[1]}


_TOUCHES: dict[str, Callable[..., dict[str, Any]]] = ACTIONS.by_family(
    stand=_stand,
    keep=_nothing,
    amount=_amount,
    pass_on=_nothing,
    play=_play,
    slow=_slow,
    pardon=_pardon,
    lay_aside=_lay_aside,
    fold=_from_hand,
    check=_nothing,
    call=_nothing,
    bet=_nothing,
    raise_it=_nothing,
    show=_from_hand,
    hide=_from_hand,
    buy=_buy,
    hold_up=_hold_up,
    rob=_rob,
    fight=_answer,
    cower=_answer,
)


SCENE = GameScene(
    seats=seats,
    zones=zones,
    counters=counters,
    touches=touches,
    offer=offer,
    vocabulary=VOCABULARY,
)
