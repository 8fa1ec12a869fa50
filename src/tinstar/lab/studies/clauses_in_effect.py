from collections import Counter

import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.kernel import TERMINAL
from tinstar.engine.rulebook import Clause, parse
from tinstar.lab.reporting.clause_tracing import clauses_of, replayed
from tinstar.lab.reporting.report_model import Finding, Line, line
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.studies import RULES, Study
from tinstar.players import player
from tinstar.statistics import wilson

KINDS = ("greedy", "random")  # kinds of player in turn: random play adds unreasonable actions
SHOWN = 70  # characters of a clause


def in_effect(shop: Workshop) -> Finding:
    """Return the finding on clauses: in how many games each clause took effect."""
    game = shop.game
    slow = Game(game.rules, game.players, game.edition, game.options, game.variation)
    bearing, met, games = clauses_of(game), Counter[str](), 0
    for _ in shop.clock():
        met.update(replayed(bearing, slow, history(game, shop.plan.seed, games)))
        games += 1
    wanted = [c for c in parse(game.rules.clauses) if c.kind.wants_code]
    seen = [c for c in wanted if c.id in bearing.borne]
    lines = [_line(c, met[c.id], games) for c in seen]
    lines.sort(key=lambda one: one.value)
    never = [c.id for c in seen if not met[c.id]]
    unseen = [c.id for c in wanted if c.id not in bearing.borne]
    return Finding(
        name="clauses",
        title="Clauses that took effect, and those that did not",
        sentence=_sentence(len(seen), never, games),
        unit="% of the games",
        lines=tuple(lines),
        basis=shop.basis(games, " and ".join(KINDS) + ", in turn"),
        digits=0,
        note="A clause took effect in a game if code tagged with its number ran: an action, a"
        " consequence, or an objection to an action. This does not ask whether it changed who won."
        " Shares below 100 / games % cannot be measured."
        + (
            f" Clauses without code of their own, so not measured: {', '.join(unseen)}."
            * bool(unseen)
        ),
    )


def history(game: Game, seed: int, number: int) -> list[int]:
    """Return all decisions of a game between players of these kinds."""
    seeds = np.random.SeedSequence([seed % 2**64, number]).generate_state(game.players + 1)
    who = player(KINDS[number % len(KINDS)], int(seeds[0]))
    state, rng = game.new_initial_state(), np.random.default_rng(int(seeds[1]))
    while (mover := state.draw(rng)) != TERMINAL:
        state.apply_action(who.choose(state.view(mover)))
    return [answer for answer in state.history() if answer is not None]


def _line(clause: Clause, met: int, games: int) -> Line:
    text = clause.text if len(clause.text) <= SHOWN else clause.text[: SHOWN - 1] + "…"
    note = f"{clause.kind}: {text}"
    return line(clause.id, wilson(met, games), 100, note=note)


def _sentence(seen: int, never: list[str], games: int) -> str:
    took = f"{seen - len(never)} of {seen} clauses took effect in {games:,} game{'s' * (games > 1)}"
    return f"{took}; never did {', '.join(never)}." if never else f"{took}: all of them."


STUDY = Study("clauses", RULES, in_effect, part=0.2)
