"""Promises about automatic steps: one by one, they lead to the same position as all at once."""

from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.engine.game import Game
from tinstar.engine.view import UNDER_WAY
from tinstar.testing.contract.promise import expect, promise
from tinstar.testing.contract.sample_tables import positions

ABOUT = 40  # positions


@promise("table", "people see each step as it happens, while simulations take all at once")
def step_by_step_an_answer_comes_to_the_same(game: Game) -> None:
    for state in positions(game, about=ABOUT):
        for action in state.legal_actions()[:1]:
            records = state.between_steps(action)
            after = state.clone()
            after.apply_action(action)
            if records:
                last = records[-1].copy()
                plain(kernel.proceed, game.box, last[0])
                told = f"{state.action_to_string(state.current_player(), action)} differs by steps"
                expect(last.tobytes() == after.array.tobytes(), told)
            for record in records:
                view = state.view_of(record, 0)
                expect(view.current_player() == UNDER_WAY, "somebody is asked between two steps")
                expect(not view.legal_actions(), "something can be done between two steps")
