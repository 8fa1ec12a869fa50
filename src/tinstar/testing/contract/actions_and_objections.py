"""Promises about actions: legal actions can be applied, illegal actions get a reason."""

import numpy as np

from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.state import State
from tinstar.errors import GameIsOver, IllegalAction, NotYourTurn, TinstarError
from tinstar.testing.contract.promise import expect, promise, refused
from tinstar.testing.contract.sample_tables import positions, walk


def objections(game: Game, state: State) -> list[int]:
    actions = range(game.num_distinct_actions())
    return [int(plain(kernel.objection, game.box, state.s, a)) for a in actions]


def text(game: Game, action: int) -> str:
    return game.rules.actions.text(action)


@promise(
    "table", "a program that tries an illegal action must learn why, and must not break the game"
)
def legal_actions_apply_and_all_others_are_refused_and_touch_nothing(game: Game) -> None:
    for state in positions(game, about=6):
        if state.current_player() < 0:
            continue
        before, legal = state.serialize(), state.legal_actions()
        for action in range(game.num_distinct_actions()):
            if action in legal:
                state.clone().apply_action(action)
                continue
            with refused(IllegalAction, f"{text(game, action)!r} is not a legal action"):
                state.apply_action(action)
        expect(state.serialize() == before, "an illegal action changed the state")


@promise(
    "table", "pages highlight the listed actions, and programs pick from the list by its order"
)
def the_list_is_ascending_and_holds_exactly_what_nothing_speaks_against(game: Game) -> None:
    for state in positions(game):
        if state.current_player() >= 0:
            allowed = np.flatnonzero(np.array(objections(game, state)) == 0).tolist()
            listed = state.legal_actions()
            said = f"the objections allow {allowed}, but legal_actions() lists {listed}"
            expect(listed == allowed, said)
            expect(np.flatnonzero(state.legal_actions_mask()).tolist() == allowed, said)


@promise("table", "a player gets only its view, so its view must tell it what it may do")
def the_seat_to_act_sees_all_that_its_legal_actions_and_objections_follow_from(game: Game) -> None:
    for state in positions(game):
        seat = state.current_player()
        if seat >= 0:
            view, whole = state.view(seat), objections(game, state)
            seen = [view.objection(a) for a in range(game.num_distinct_actions())]
            other = [
                text(game, a) for a, (x, y) in enumerate(zip(seen, whole, strict=True)) if x != y
            ]
            expect(not other, f"its view gives other objections than the state to {other[:3]}")
            expect(
                view.legal_actions() == state.legal_actions(),
                "its view lists other legal actions than the state",
            )


@promise("table", "a table tells everybody whose turn it is")
def everybody_sees_whose_turn_it_is(game: Game) -> None:
    for state in positions(game):
        told = {state.view(seat).current_player() for seat in range(-1, game.players)}
        expect(
            told == {state.current_player()},
            f"expected seat {state.current_player()} to act in all views, got {told}",
        )


@promise("table", "otherwise a table gets stuck, or ends for no reason")
def somebody_can_always_act_until_an_ending_is_set(game: Game) -> None:
    *before, end = walk(game, seed=1)
    expect(
        {int(state.ending()) for state in before} == {0},
        "ending() is not 0, though somebody still is to act",
    )
    expect(int(end.ending()) > 0, "ending() is 0, though nobody is to act any more")


@promise(
    "table", "searches and simulators reserve memory for as many decisions as longest_game says"
)
def random_games_end_within_the_bound(game: Game) -> None:
    for seed in (1, 2, 3):
        walk(game, seed)


@promise("table", "a program that plays on after the end must get an error")
def outside_of_a_decision_every_action_is_refused(game: Game) -> None:
    start, end = walk(game, seed=1)[0], walk(game, seed=1)[-1]
    with refused(GameIsOver, "the game is over, so no action is legal"):
        end.apply_action(0)
    if start.is_chance_node():
        with refused(NotYourTurn, "chance is to act, and has no such outcome"):
            start.apply_action(game.max_chance_outcomes())


@promise("rules", "journals, the terminal and people name actions by their notation")
def every_action_is_written_and_read_both_ways(rules: Rules) -> None:
    for action in range(rules.actions.size):
        written = rules.actions.text(action)
        same = {rules.actions.read(written), rules.actions.read(written.upper())} == {action}
        expect(
            same, f"action {action} is written {written!r}, but that text is read as another action"
        )


@promise("table", "a journal records each outcome of chance, and must be readable again")
def every_outcome_of_chance_is_written_and_read_both_ways(game: Game) -> None:
    for state in positions(game):
        for outcome, _ in state.chance_outcomes():
            written = state.action_to_string(-1, outcome)
            try:
                same = state.string_to_action(written) == outcome
            except TinstarError:
                same = False
            expect(
                same, f"outcome {outcome} is written {written!r}, but that text is read as another"
            )
