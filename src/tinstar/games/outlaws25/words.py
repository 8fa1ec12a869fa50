"""25 Outlaws in words: objections, endings, what is asked, and what each action means."""

from collections.abc import Callable
from typing import Any

from tinstar.core.actions import seat_letter
from tinstar.core.game import Game
from tinstar.core.kernel import CHANCE
from tinstar.core.scene import Sight
from tinstar.games.outlaws25.actions import ACTIONS, Objection
from tinstar.games.outlaws25.betting import limit
from tinstar.games.outlaws25.cards import (
    cards_of,
    dollars,
    hand_name,
    listed,
    outlaw_name,
    outlaw_of,
    outlaw_word,
    own_outlaw,
    poker_name,
    poker_word,
    rank_name,
    reward_name,
    reward_text,
    reward_word,
)
from tinstar.games.outlaws25.components import DOLLARS, NONE, ROW, Effect, Moment, Rank
from tinstar.games.outlaws25.duels import number_of
from tinstar.games.outlaws25.events import events
from tinstar.games.outlaws25.lessons import lessons
from tinstar.games.outlaws25.money import place_asked_for, still_to_lay_out
from tinstar.games.outlaws25.results import CAPS, ENDINGS, how_it_ended, results, score_lines
from tinstar.games.outlaws25.state import HIGHEST_CARD, WITH_MONEY, Phase

__all__ = [
    "CAPS",
    "CLAUSES",
    "ENDINGS",
    "OBJECTIONS",
    "UNSAID",
    "action_text",
    "chance_text",
    "events",
    "lessons",
    "primer",
    "prompt",
    "score_lines",
]

PITCH = "Poker, hold-ups and quick draws, until one gang is left."
MINUTES = 40
OBJECTIONS = {
    Objection.NOT_NOW: "something else is being decided now",
    Objection.NOT_TO_BE_PLACED: "that Outlaw is not among those still to be placed",
    Objection.TOO_LITTLE: "the marked Outlaw needs $100 at least",
    Objection.TOO_MUCH: "your gang has not so much left",
    Objection.KEPT: "you have kept your money as it lies",
    Objection.NOT_KEPT: "say how much this Outlaw is to have",
    Objection.NO_SUCH_PLACE: "nobody can be there",
    Objection.DEAD: "that Outlaw is out of the game",
    Objection.NO_REWARD: "no Reward of yours lies there",
    Objection.WRONG_MOMENT: "that Reward cannot be played at this moment",
    Objection.DOES_NOTHING: "that Reward would do nothing now",
    Objection.NOT_WANTED: "no such Wanted card lies there",
    Objection.THERE_IS_A_BET: "there is a bet already: call, raise or fold",
    Objection.NO_BET_YET: "there is no bet yet: check, bet or fold",
    Objection.AT_THE_LIMIT: "no more can be bet: somebody in the hand has no more",
    Objection.NO_RAISE: "nothing is no bet",
    Objection.BELOW_THE_LEAST: "a bet or raise is at least the ante, or up to the limit",
    Objection.ABOVE_THE_LIMIT: "that is more than somebody in the hand could pay",
    Objection.NOT_A_SIZE: "bets are the least, half the pot, the pot, or the limit",
    Objection.HOLDS_A_REWARD: "that Outlaw holds a Reward already",
    Objection.CANNOT_PAY: "that Outlaw cannot pay for a Reward",
    Objection.HAS_BOUGHT: "you have bought your Reward of this round",
    Objection.OWN_GANG: "hold up another player's Outlaw",
    Objection.MUST_FIGHT: "with so little money an Outlaw must fight",
}

SAID = {
    Objection.WRONG_MOMENT,
    Objection.DOES_NOTHING,
    Objection.AT_THE_LIMIT,
    Objection.HOLDS_A_REWARD,
    Objection.CANNOT_PAY,
    Objection.HAS_BOUGHT,
    Objection.MUST_FIGHT,
}
UNSAID = set(OBJECTIONS) - SAID

# Of each deed, the clauses that allow it and say what comes of it.
CLAUSES = {
    "stand": ("S4", "R2"),
    "keep": ("N3", "R5"),
    "amount": ("N3", "N5", "R4", "B3", "B9", "R14", "R15"),
    "pass_on": ("H2", "R22", "R25"),
    "play": ("U6", "U8", "R24", "R28"),
    "slow": ("D5", "R29"),
    "pardon": ("R24", "R29"),
    "lay_aside": ("R31",),
    "fold": ("B4", "B5", "R16"),
    "check": ("B4", "B6"),
    "call": ("B7", "B10"),
    "bet": ("B3", "B4", "B9", "R14"),
    "raise_it": ("B7", "B8", "B9", "R15"),
    "show": ("G2", "G3", "R20"),
    "hide": ("G3", "R20"),
    "buy": ("U1", "U2", "U3", "R22"),
    "hold_up": ("H1", "H3", "H4", "W1"),
    "rob": ("H3", "H4", "R34"),
    "fight": ("H5", "H6", "D6"),
    "cower": ("H8", "H9", "R35"),
}


def chance_text(s: Any, outcome: int) -> str:
    """What chance answered."""
    phase = Phase(s.phase)
    said: dict[Phase, Callable[[], str]] = {
        Phase.FIRST_DEALER: lambda: f"deal {seat_letter(outcome)}",
        Phase.GANG: lambda: f"outlaw {outlaw_word(outcome)}",
        Phase.SHERIFF: lambda: f"sheriff {outcome + 1}",
        Phase.ROLL: lambda: f"roll {outcome + 1}",
        Phase.REWARD: lambda: f"reward {reward_word(outcome)}",
        Phase.WANTED: lambda: f"wanted {Rank(outcome).name.lower()}",
    }
    return said.get(phase, lambda: f"card {poker_word(outcome)}")()


RANKING = "From best to worst: straight flush, three of a kind, flush, straight, pair, high card."


def _ranking(box: Any) -> str:
    """[R17] [O4]"""
    more = " Of two hands of one kind that with the highest card is better, of pairs too."
    return RANKING + more * bool(box.same_kind == HIGHEST_CARD)


def _at_once(box: Any) -> str:
    """[R37] [O5]"""
    more = " As soon as one gang alone has so much, it has won."
    return more * bool(box.last_gang == WITH_MONEY)


def primer(game: Game) -> list[str]:
    box = game.numbers
    if box.hand_only:
        return [
            f"One hand of poker with {box.deck.sum()} cards, from 10 to {rank_name(box.ranks - 1)}."
            f" Each player antes {dollars(box.least_ante)} and gets two cards; a third, the flop,"
            " is for all.",
            _ranking(box),
            "There is one round of bets. Nobody can bet more than the poorest in the hand has.",
        ]
    speeds = listed([str(n) for n in box.speed])
    return [
        f"You lead a gang of {box.row} Outlaws, each with {dollars(box.money_of_an_outlaw)}. The"
        " last gang in the game wins.",
        f"Their quick-draw speeds are among {speeds}; only you know which of yours has which, until"
        " a duel turns it up.",
        "Each round the marker moves to your next Outlaw on the left, and that one plays a hand of"
        " three-card poker with its own money: two cards of your own and one for all, the flop. "
        + _ranking(box),
        f"After the hand everybody may buy a Reward for {dollars(box.price)}. Then the dealer may"
        " hold up anybody's Outlaw: it pays half of its money, or it fights, and one of both dies.",
        "A duel is a die plus speed, plus Rewards. The winner takes all that the other had.",
        "Who held somebody up draws a Wanted card. When the flop has its rank, a Sheriff comes and"
        " there is a duel in the middle of the hand.",
        f"Before the next round you may move money among your Outlaws. The marked one needs"
        f" {dollars(box.needed)}: a gang that has not so much is out.{_at_once(box)}",
    ]


# --- what is asked --------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """What is asked, of whom."""
    if sight.is_over():
        return f"The game is over: {how_it_ended(sight)}. {results(sight)}"
    phase = Phase(sight.s.phase)
    if sight.asked not in (CHANCE, sight.seat):
        return f"{sight.names[sight.s.mover]} {_WAITING[phase]}."
    said = (_CHANCE if sight.asked == CHANCE else _QUESTIONS)[phase]
    return said if isinstance(said, str) else said(sight)


_CHANCE: dict[Phase, str | Callable[[Sight], str]] = {
    Phase.FIRST_DEALER: "Who deals first?",
    Phase.GANG: lambda sight: f"{sight.does(sight.s.mover, 'draw')} Outlaws.",
    Phase.DEAL: "The cards are dealt.",
    Phase.FLOP: "The flop is turned.",
    Phase.SHERIFF: "A Sheriff is drawn.",
    Phase.ROLL: lambda sight: f"A die rolls for {outlaw_of(sight, _roller(sight))}.",
    Phase.REDRAW: lambda sight: f"{sight.does(sight.s.mover, 'draw')} another card.",
    Phase.REWARD: lambda sight: f"{sight.does(sight.s.mover, 'draw')} a Reward.",
    Phase.WANTED: "A Wanted card is drawn.",
}

_WAITING = {
    Phase.ARRANGE: "is to lay the row",
    Phase.LAY_OUT: "is to lay out money",
    Phase.WINDOW: "may play a Reward",
    Phase.SLOW: "is to buy somebody a drink",
    Phase.PARDON: "is to take off a Wanted card",
    Phase.LAY_ASIDE: "is to change a card",
    Phase.CONFRONTED: "faces a Sheriff",
    Phase.BETTING: "may bet",
    Phase.RAISING: "is to say how much more",
    Phase.SHOWING: "is beaten, and may show",
    Phase.BUYING: "may buy a Reward",
    Phase.HOLDING_UP: "may hold somebody up",
    Phase.ROBBING: "is to choose a victim",
    Phase.HELD_UP: "is held up, and may pay or fight",
}


def _roller(sight: Sight) -> int:
    return int(sight.s.duellist[sight.s.roller])


def _arrange(sight: Sight) -> str:
    where = "far right, to play the first hand" if sight.s.count == sight.box.row - 1 else "next"
    return f"Lay your row: who stands {where}?"


def _lay_out(sight: Sight) -> str:
    row = place_asked_for(sight.s)
    have = dollars(still_to_lay_out(sight.box, sight.s))
    if sight.s.count and sight.s.plan[sight.seat, row] != NONE:
        return "You keep your money as it lies."
    name = own_outlaw(sight, row)
    marked = f"{name}, who plays the hand and needs {dollars(sight.box.needed)} at least"
    who = name if sight.s.count else marked
    return f"Move money in your gang: how much of {have} for {who}?"


def _window(sight: Sight) -> str:
    when = {
        Moment.ROUND: "before the next round",
        Moment.FLOP: "before Sheriffs come",
        Moment.ANY_DUEL: f"in the duel: {_numbers(sight)}",
    }
    return f"Play a Reward {when[Moment(sight.s.window)]}, or pass?"


def _numbers(sight: Sight) -> str:
    """How a duel stands, as everybody sees it."""
    s = sight.s
    both = []
    for who in range(2):
        place = int(s.duellist[who])
        both.append(f"{outlaw_of(sight, place)} has {number_of(sight.box, s, who)}")
    return listed(both)


def _slow(sight: Sight) -> str:
    return f"Who gets the {reward_name(int(sight.s.played))}?"


def _confronted(sight: Sight) -> str:
    who = outlaw_of(sight, int(sight.s.duellist[1]))
    return f"A Sheriff comes for {who}: play a Reward, or face him?"


def _betting(sight: Sight) -> str:
    s, me = sight.s, sight.seat
    held = f"You have {hand_name([*s.hole[me], s.flop])} ({cards_of([*s.hole[me], s.flop])})"
    if s.high == 0:
        return f"{held}; {dollars(s.pot)} in the pot. {_one_of(sight, 'check', 'bet', 'fold')}?"
    to_pay = dollars(s.high - s.bet[me])
    may = _one_of(sight, "call", "raise_it", "fold").lower()
    return f"{held}. It is {to_pay} to stay in for {dollars(s.pot)}: {may}?"


def _one_of(sight: Sight, *deeds: str) -> str:
    """What may be answered, of these: a raise that nobody could pay is not named."""
    possible = {ACTIONS.family(a).name for a in sight.view.legal_actions()}
    said = [deed.removesuffix("_it") for deed in deeds if deed in possible]
    return " or ".join([", ".join(said[:-1]), said[-1]]).capitalize()


def _raising(sight: Sight) -> str:
    room = dollars(limit(sight.box, sight.s) - sight.s.high)
    return f"{'Raise by' if sight.s.high else 'Bet'} how much, up to {room}?"


def _buying(sight: Sight) -> str:
    if sight.s.bought:
        return "You have your Reward: play one now, or go on?"
    return f"Buy a Reward for {dollars(sight.box.price)}, or go on?"


def _held_up(sight: Sight) -> str:
    attacker, victim = map(int, sight.s.duellist)
    chips = int(sight.s.money[victim // ROW, victim % ROW])
    text = f"{outlaw_of(sight, attacker)} holds up {outlaw_of(sight, victim)}"
    text = f"{text[0].upper()}{text[1:]} with {dollars(chips)}"
    if chips <= sight.box.must_fight:
        return f"{text}: it must fight."
    return f"{text}: fight, or cower and pay {dollars((chips + 1) // 2)}?"


_QUESTIONS: dict[Phase, str | Callable[[Sight], str]] = {
    Phase.ARRANGE: _arrange,
    Phase.LAY_OUT: _lay_out,
    Phase.WINDOW: _window,
    Phase.SLOW: _slow,
    Phase.PARDON: "Which Wanted card goes?",
    Phase.LAY_ASIDE: "Which card do you change?",
    Phase.CONFRONTED: _confronted,
    Phase.BETTING: _betting,
    Phase.RAISING: _raising,
    Phase.SHOWING: "You are beaten: show your hand, or keep it to yourself?",
    Phase.BUYING: _buying,
    Phase.HOLDING_UP: "Hold somebody up? With whom?",
    Phase.ROBBING: "Whom do you hold up?",
    Phase.HELD_UP: _held_up,
}


# --- what an action means -------------------------------------------------------------------------


def action_text(sight: Sight, action: int) -> str:
    """An action as a sentence, said to the seat that may choose it."""
    family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
    return _ANSWERS.get(family) or _DEEDS[family](sight, **values)


def _stand(sight: Sight, outlaw: int) -> str:
    first = sight.s.count == sight.box.row - 1
    where = "far right, to play the first hand" if first else f"in place {sight.s.count + 1}"
    return f"Place the {outlaw_name(sight, outlaw)} {where}"


def _keep(sight: Sight) -> str:
    short = int(sight.box.needed - sight.s.money[sight.s.mover, sight.s.marker[sight.s.mover]])
    if short <= 0:
        return "Keep the money as it lies"
    marked = own_outlaw(sight, int(sight.s.marker[sight.s.mover]))
    return f"Bring {dollars(short)} to {marked}, who needs it, and no more"


def _amount(sight: Sight, dollars: int) -> str:
    money = f"${dollars * DOLLARS}"
    if sight.s.phase == Phase.LAY_OUT:
        return f"{money} for {own_outlaw(sight, place_asked_for(sight.s))}"
    total = (int(sight.s.high) + dollars) * DOLLARS
    return f"Bet {money}" if sight.s.high == 0 else f"Raise by {money}, to ${total}"


def _pass_on(sight: Sight) -> str:
    said = {
        Phase.CONFRONTED: "Face him in a duel",
        Phase.BUYING: "Go on" if sight.s.bought else "Buy nothing",
        Phase.HOLDING_UP: "Hold up nobody",
    }
    return said.get(Phase(sight.s.phase), "Pass: play no Reward now")


def _play(sight: Sight, place: int) -> str:
    kind = int(sight.s.reward[sight.s.mover, place])
    whose = f"{own_outlaw(sight, place)}'s {reward_name(kind)}"
    return f"Play {whose}: {reward_text(sight.box, kind)}"


def _who_is_slowed(sight: Sight, duellist: int) -> str:
    less = int(sight.box.effects[sight.s.played, Effect.SLOWS])
    who = outlaw_of(sight, int(sight.s.duellist[duellist]))
    return f"Give it to {who}: {less} less in this duel"


def _pardon(sight: Sight, rank: int) -> str:
    return f"Take off the Wanted card, {rank_name(rank)}"


def _lay_aside(sight: Sight, card: int) -> str:
    name = poker_name(int(sight.s.hole[sight.s.mover, card]))
    return f"Lay aside the {name} and draw another card"


def _call(sight: Sight) -> str:
    return f"Call {dollars(sight.s.high - sight.s.bet[sight.s.mover])}"


def _buy(sight: Sight, place: int) -> str:
    left = int(sight.s.money[sight.s.mover, place] - sight.box.price)
    return f"Buy a Reward for {own_outlaw(sight, place)}, who keeps {dollars(left)}"


def _hold_up(sight: Sight, place: int) -> str:
    return f"Hold somebody up with {outlaw_of(sight, int(sight.s.mover) * ROW + place)}"


def _rob(sight: Sight, seat: int, place: int) -> str:
    chips = int(sight.s.money[seat, place])
    duel = f"a duel for {dollars(chips)}"
    at_stake = duel if chips <= sight.box.must_fight else f"{dollars((chips + 1) // 2)}, or {duel}"
    return f"Hold up {outlaw_of(sight, seat * ROW + place)}: {at_stake}"


def _cower(sight: Sight) -> str:
    victim = int(sight.s.duellist[1])
    return f"Cower and pay {dollars((int(sight.s.money[victim // ROW, victim % ROW]) + 1) // 2)}"


_ANSWERS = {
    "fold": "Fold: give up",
    "check": "Check: pay $0",
    "bet": "Bet",
    "raise_it": "Raise: more",
    "show": "Show your hand to all",
    "hide": "Keep it to yourself",
    "fight": "Fight: a duel, which one of both survives",
}

_DEEDS: dict[str, Callable[..., str]] = {
    "stand": _stand,
    "keep": _keep,
    "amount": _amount,
    "pass_on": _pass_on,
    "play": _play,
    "slow": _who_is_slowed,
    "pardon": _pardon,
    "lay_aside": _lay_aside,
    "call": _call,
    "buy": _buy,
    "hold_up": _hold_up,
    "rob": _rob,
    "cower": _cower,
}
