"""Measurements during a game: outlooks, the leader, effects of decisions and chance, dead turns."""

from typing import Any

from tinstar.engine.compiler import rule
from tinstar.engine.float_functions import exp, float_power, log
from tinstar.engine.kernel import CHANCE, TERMINAL, answer_chance, outlook, see, to_act
from tinstar.lab.training.experience_buffer import centre
from tinstar.players.net import judge

NOBODY = -1
SURE = 0.8  # probability of winning that leaves little doubt
# Evaluation of the outlook: heuristics in every position (AS_IT_LIES), or heuristics or the game's
# net, averaged over some outcomes before a chance event (BY_HINTS, BY_NET).
AS_IT_LIES, BY_HINTS, BY_NET = range(3)
ANSWERS = 4


@rule
def breadth(odds: Any, n: int, power: float) -> float:
    """Return exp(entropy) of the policy `odds ** power`: the effective number of actions."""
    total, entropy = 0.0, 0.0
    for k in range(n):
        total += float_power(float(odds[k]), power)
    for k in range(n):
        share = float_power(float(odds[k]), power) / total
        if share > 0.0:
            entropy -= share * log(share)
    return exp(entropy)


@rule
def foresee_chance(table: Any, net: Any, i: int, by: int, bench: Any) -> None:
    """Write the outlooks before a chance event, as the mean over a few sampled outcomes.

    A direct evaluation would be worse. Nets were trained only on positions after chance, and
    heuristics judge positions before chance badly.
    """
    box, s, outlooks = table.box[0], table.states[i], bench.outlooks
    if by == AS_IT_LIES or to_act(box, s) != CHANCE:
        foresee(table, net, i, by, bench, outlooks[1])
        return
    outlooks[1] = 0.0
    bench.worlds[0] = table.states[i]
    for _ in range(ANSWERS):
        answer_chance(box, s, bench.scratches[0])
        foresee(table, net, i, by, bench, outlooks[2])
        for seat in range(int(box.players)):
            outlooks[1, seat] += outlooks[2, seat] / ANSWERS
        table.states[i] = bench.worlds[0]


@rule
def foresee(table: Any, net: Any, i: int, by: int, bench: Any, out: Any) -> None:
    """Write each seat's outlook in game i, by heuristics or by the net.

    Heuristics see all cards. The net sees only each seat's own view.
    """
    box, s, v, mind = table.box[0], table.states[i], bench.views[0], bench.mind
    if by != BY_NET or to_act(box, s) == TERMINAL:
        outlook(box, s, out)
        return
    for seat in range(int(box.players)):
        see(box, s, table.cells[i], table.sights[seat], seat, v, bench.seen)
        judge(box, v, bench.seen, seat, table.eyes, net, mind)
        out[seat] = mind.values[0]
    centre(out, int(box.players))


@rule
def begin_to_look(box: Any, mover: int, row: Any, outlooks: Any) -> None:
    row.first, row.leader, row.last = mover, NOBODY, NOBODY
    for seat in range(int(box.players)):
        row.chance[seat] = outlooks[0, seat]


@rule
def look(box: Any, mover: int, options: int, row: Any, outlooks: Any) -> None:
    """Record a seat's decision, or a chance event if `options` is 0, and the new outlooks.

    `outlooks` is float, (2 or more, seats): the previous outlooks, then the new ones.
    """
    row.decisions += options > 0
    row.choices += options > 1
    row.options += options if options > 1 else 0
    if options > 0:
        note_turn(mover, options, row)
    players = int(box.players)
    note_leader(players, row, outlooks)
    change, best = 0.0, outlooks[1, 0]
    for seat in range(players):
        gain = outlooks[1, seat] - outlooks[0, seat]
        change, best = max(change, abs(gain)), max(best, outlooks[1, seat])
        if options == 0:
            row.chance[seat] += gain
        elif seat == mover:
            row.own[seat] += gain
    for seat in range(players):
        if change > 0.0:
            row.end[seat], row.ender = outlooks[1, seat] - outlooks[0, seat], mover
        outlooks[0, seat] = outlooks[1, seat]
        row.behind[seat] += (best - outlooks[1, seat]) * (options > 0)
        if players * SURE - 1.0 > outlooks[1, seat] * (players - 1):
            row.unsure[seat] = row.decisions
    if options > 0:
        row.swing = max(row.swing, change)
    else:
        row.luck = max(row.luck, change)


@rule
def note_leader(players: int, row: Any, outlooks: Any) -> None:
    """Record the leader: the only seat with the best outlook. In a tie the leader stays."""
    leader = 0
    for seat in range(1, players):
        if outlooks[1, seat] > outlooks[1, leader]:
            leader = seat
    for seat in range(players):
        if seat != leader and outlooks[1, seat] == outlooks[1, leader]:
            return
    if leader != row.leader:
        row.leads += row.leader != NOBODY
        row.leader, row.settled = leader, row.decisions


@rule
def note_turn(mover: int, options: int, row: Any) -> None:
    """Count turns, and the turns in which a seat had no choice (dead turns)."""
    if mover != row.last:
        row.turns += 1
        row.dead += 1
        row.last, row.alive = mover, 0
    if options > 1 and row.alive == 0:
        row.alive = 1
        row.dead -= 1
