"""25 Outlaws in words: prompts, and a sentence for each action."""

from collections.abc import Callable
from typing import Any

from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.i18n import Say, Thing
from tinstar.engine.kernel import CHANCE
from tinstar.games.outlaws25.actions import ACTIONS, Objection
from tinstar.games.outlaws25.betting import half, limit
from tinstar.games.outlaws25.components import NONE, ROW, Effect, Moment, Rank
from tinstar.games.outlaws25.duels import number_of
from tinstar.games.outlaws25.first_game_lessons import lessons
from tinstar.games.outlaws25.money_redistribution import place_asked_for, still_to_lay_out
from tinstar.games.outlaws25.piece_names import (
    cards_of,
    dollars,
    hand_name,
    outlaw_name,
    outlaw_of,
    outlaw_word,
    own_outlaw,
    poker_name,
    poker_word,
    rank,
    reward_name,
    reward_text,
    reward_word,
    speed,
    word,
)
from tinstar.games.outlaws25.result_texts import CAPS, game_over, results, score_lines
from tinstar.games.outlaws25.state import HIGHEST_CARD, WITH_MONEY, Phase
from tinstar.presentation.game_parts import GameWords, Occasion
from tinstar.presentation.view_with_names import Sight

UNSAID = set(Objection) - {
    Objection.WRONG_MOMENT,
    Objection.DOES_NOTHING,
    Objection.AT_THE_LIMIT,
    Objection.HOLDS_A_REWARD,
    Objection.CANNOT_PAY,
    Objection.HAS_BOUGHT,
    Objection.MUST_FIGHT,
}


def chance_text(s: Any, outcome: int) -> str:
    """Return the notation of a chance outcome."""
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


def primer(game: Game, say: Say) -> list[str]:
    """The primer explains how hands are ranked [R17] [O4] and how the game ends [R37] [O5]."""
    box = game.box
    alike = "highest-card" if box.same_kind == HIGHEST_CARD else "as-in-poker"
    if box.hand_only:
        cards, ante = sum(box.deck), dollars(say, box.least_ante)
        return [
            say("primer-one-hand", cards=cards, rank=rank(box.ranks - 1), ante=ante),
            say("primer-ranking", alike=alike),
            say("primer-one-round"),
        ]
    *most, last_speed = map(str, box.speed)
    speeds = say("list", most=", ".join(most), last=last_speed)
    last = "with-money" if box.last_gang == WITH_MONEY else "in-the-game"
    return [
        say("primer-aim", outlaws=int(box.row), money=dollars(say, box.money_of_an_outlaw)),
        say("primer-speeds", speeds=speeds),
        say("primer-poker", alike=alike),
        say("primer-holdup", price=dollars(say, box.price)),
        say("primer-duel"),
        say("primer-wanted"),
        say("primer-next-round", needed=dollars(say, box.needed), last=last),
    ]


# --- prompts --------------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """Return the question for the player to act or, for all others, what they are waiting for."""
    if sight.is_over():
        return f"{game_over(sight)} {results(sight)}"
    phase, mover = Phase(sight.s.phase), sight.person(int(sight.s.mover))
    if sight.asked == CHANCE:
        about = {"outlaw": outlaw_of(sight, _roller(sight))} if phase == Phase.ROLL else {}
        return sight.say(f"chance-{word(phase)}", who=mover, **about)
    if sight.asked != sight.seat:
        return sight.say(f"waiting-{word(phase)}", who=mover)
    ask = _QUESTIONS.get(phase)
    return ask(sight) if ask else sight.say(f"ask-{word(phase)}")


def _roller(sight: Sight) -> int:
    return int(sight.s.duellist[sight.s.roller])


def _arrange(sight: Sight) -> str:
    last = sight.s.count == sight.box.row - 1
    return sight.say("ask-arrange-last" if last else "ask-arrange")


def _lay_out(sight: Sight) -> str:
    row = place_asked_for(sight.s)
    if sight.s.count and sight.s.plan[sight.seat, row] != NONE:
        return sight.say("ask-lay-out-kept")
    return sight.say(
        "ask-lay-out" if sight.s.count else "ask-lay-out-marked",
        money=dollars(sight.say, still_to_lay_out(sight.box, sight.s)),
        outlaw=own_outlaw(sight, row),
        needed=dollars(sight.say, sight.box.needed),
    )


def _window(sight: Sight) -> str:
    """Return the question whether to play a Reward.

    In a duel the question includes both duellists' numbers, which all players see.
    """
    s, moment, about = sight.s, Moment(sight.s.window), dict[str, Any]()
    if moment == Moment.ANY_DUEL:
        about["attacker"], about["defender"] = (outlaw_of(sight, int(p)) for p in s.duellist)
        about["one"], about["other"] = (int(number_of(sight.box, s, who)) for who in range(2))
    return sight.say(f"ask-window-{word(moment)}", **about)


def _slow(sight: Sight) -> str:
    return sight.say("ask-slow", reward=reward_name(int(sight.s.played)))


def _confronted(sight: Sight) -> str:
    return sight.say("ask-confronted", outlaw=outlaw_of(sight, int(sight.s.duellist[1])))


def _betting(sight: Sight) -> str:
    """Return the question for a bet. It mentions a raise only if the limit allows one."""
    s, me = sight.s, sight.seat
    cards = [*s.hole[me], s.flop]
    possible = {ACTIONS.family(a).name for a in sight.view.legal_actions()}
    return sight.say(
        "ask-betting-on" if s.high else "ask-betting",
        hand=hand_name(sight.say, cards),
        cards=cards_of(cards),
        pot=dollars(sight.say, s.pot),
        money=dollars(sight.say, s.high - s.bet[me]),
        more="possible" if possible & {"bet", "raise_it"} else "no",
    )


def _raising(sight: Sight) -> str:
    room = dollars(sight.say, limit(sight.box, sight.s) - sight.s.high)
    return sight.say("ask-raise" if sight.s.high else "ask-bet", money=room)


def _buying(sight: Sight) -> str:
    price = dollars(sight.say, sight.box.price)
    return sight.say("ask-buying-no-more" if sight.s.bought else "ask-buying", money=price)


def _held_up(sight: Sight) -> str:
    attacker, victim = map(int, sight.s.duellist)
    chips = int(sight.s.money[victim // ROW, victim % ROW])
    return sight.say(
        "ask-held-up-poor" if chips <= sight.box.must_fight else "ask-held-up",
        attacker=outlaw_of(sight, attacker),
        defender=outlaw_of(sight, victim),
        money=dollars(sight.say, chips),
        half=dollars(sight.say, half(chips)),
    )


_QUESTIONS: dict[Phase, Callable[[Sight], str]] = {
    Phase.ARRANGE: _arrange,
    Phase.LAY_OUT: _lay_out,
    Phase.WINDOW: _window,
    Phase.SLOW: _slow,
    Phase.CONFRONTED: _confronted,
    Phase.BETTING: _betting,
    Phase.RAISING: _raising,
    Phase.BUYING: _buying,
    Phase.HELD_UP: _held_up,
}


# --- actions as sentences -------------------------------------------------------------------------


def action_text(sight: Sight, action: int) -> str:
    """Return an action as a sentence, addressed to the seat that may choose it."""
    family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
    deed = _DEEDS.get(family)
    return deed(sight, **values) if deed else sight.say(f"may-{family.replace('_', '-')}")


def _stand(sight: Sight, outlaw: int) -> str:
    last, place = sight.s.count == sight.box.row - 1, int(sight.s.count) + 1
    who = Thing("outlaw-with-speed", outlaw=outlaw_name(outlaw), speed=speed(sight, outlaw))
    return sight.say("may-stand-last" if last else "may-stand", outlaw=who, place=place)


def _keep(sight: Sight) -> str:
    marked = int(sight.s.marker[sight.s.mover])
    short = int(sight.box.needed - sight.s.money[sight.s.mover, marked])
    if short <= 0:
        return sight.say("may-keep")
    money = dollars(sight.say, short)
    return sight.say("may-keep-short", money=money, outlaw=own_outlaw(sight, marked))


def _amount(sight: Sight, **about: int) -> str:
    chips, high = about["dollars"], int(sight.s.high)
    money = dollars(sight.say, chips)
    if sight.s.phase == Phase.LAY_OUT:
        outlaw = own_outlaw(sight, place_asked_for(sight.s))
        return sight.say("may-lay-out", money=money, outlaw=outlaw)
    total = dollars(sight.say, high + chips)
    return sight.say("may-raise-by" if high else "may-bet-money", money=money, total=total)


def _pass_on(sight: Sight) -> str:
    how = {
        Phase.CONFRONTED: "may-pass-confronted",
        Phase.BUYING: "may-pass-bought" if sight.s.bought else "may-pass-buying",
        Phase.HOLDING_UP: "may-pass-holding-up",
    }
    return sight.say(how.get(Phase(sight.s.phase), "may-pass"))


def _play(sight: Sight, place: int) -> str:
    kind, outlaw = int(sight.s.reward[sight.s.mover, place]), own_outlaw(sight, place)
    does = reward_text(sight, kind)
    return sight.say("may-play", outlaw=outlaw, reward=reward_name(kind), does=does)


def _who_is_slowed(sight: Sight, duellist: int) -> str:
    less = int(sight.box.effects[sight.s.played, Effect.SLOWS])
    who = outlaw_of(sight, int(sight.s.duellist[duellist]))
    return sight.say("may-slow", outlaw=who, n=less)


def _pardon(sight: Sight, **about: int) -> str:
    return sight.say("may-pardon", rank=rank(about["rank"]))


def _lay_aside(sight: Sight, card: int) -> str:
    name = poker_name(sight, int(sight.s.hole[sight.s.mover, card]))
    return sight.say("may-lay-aside", card=name)


def _call(sight: Sight) -> str:
    money = dollars(sight.say, sight.s.high - sight.s.bet[sight.s.mover])
    return sight.say("may-call", money=money)


def _buy(sight: Sight, place: int) -> str:
    left = dollars(sight.say, sight.s.money[sight.s.mover, place] - sight.box.price)
    return sight.say("may-buy", outlaw=own_outlaw(sight, place), money=left)


def _hold_up(sight: Sight, place: int) -> str:
    return sight.say("may-hold-up", outlaw=outlaw_of(sight, int(sight.s.mover) * ROW + place))


def _rob(sight: Sight, seat: int, place: int) -> str:
    chips = int(sight.s.money[seat, place])
    return sight.say(
        "may-rob-poor" if chips <= sight.box.must_fight else "may-rob",
        outlaw=outlaw_of(sight, seat * ROW + place),
        half=dollars(sight.say, half(chips)),
        money=dollars(sight.say, chips),
    )


def _cower(sight: Sight) -> str:
    victim = int(sight.s.duellist[1])
    chips = half(int(sight.s.money[victim // ROW, victim % ROW]))
    return sight.say("may-cower", money=dollars(sight.say, chips))


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


WORDS = GameWords(
    minutes=40,
    unsaid=UNSAID,
    chance_text=chance_text,
    prompt=prompt,
    action_text=action_text,
    score_lines=score_lines,
    primer=primer,
    caps=CAPS,
    gestures=("hat", "stare", "coin", "glass"),
    occasions={
        "hold up": Occasion.SHOUT,
        "fight": Occasion.SHOUT,
        "cower": Occasion.PENALTY,
        "shot": Occasion.PENALTY,
        "out": Occasion.PENALTY,
    },
    lessons=lessons,
)
