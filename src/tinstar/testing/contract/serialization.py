"""Promises about serialisation: copies, texts and pickles are equal, and replays repeat a game."""

import pickle

from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.state import State
from tinstar.testing.contract.promise import expect, promise
from tinstar.testing.contract.sample_tables import positions, walk


@promise("table", "positions are sent to other programs and read back")
def a_state_survives_the_way_to_text_and_back(game: Game) -> None:
    for state in positions(game, about=6):
        copy = game.deserialize_state(state.serialize())
        expect(
            copy == state and copy.steps() == state.steps(),
            "the state that was read back is another",
        )
        expect(
            copy.legal_actions() == state.legal_actions(),
            "the state that was read back has other legal actions",
        )
        for seat in range(game.players):
            one, other = (s.information_state_string(seat) for s in (state, copy))
            expect(one == other, "in the state that was read back, a seat sees something else")


@promise("table", "simulators and clusters send games and states to their workers")
def a_state_survives_pickling(game: Game) -> None:
    state = positions(game)[-2]
    copy = pickle.loads(pickle.dumps(state))
    expect(
        copy == state and copy.legal_actions() == state.legal_actions(),
        "the unpickled state is another",
    )
    expect(
        copy.game.rules is game.rules, "the unpickled state belongs to another copy of the rules"
    )


@promise("table", "a journal stores only actions, so they must reproduce the game")
def the_same_answers_lead_to_the_same_state(game: Game) -> None:
    end = walk(game, seed=2)[-1]
    again = game.new_initial_state()
    for answer in end.history():
        again.apply_action(-1 if answer is None else answer)
    expect(
        again == end and again.steps() == end.steps(), "the same actions led to another position"
    )


@promise("table", "a search tries moves on a clone, which must not change the table")
def a_clone_is_equal_until_it_goes_its_own_way(game: Game) -> None:
    for state in positions(game)[:-1]:
        clone, before = state.clone(), state.serialize()
        expect(clone == state, "a clone differs from its state")
        clone.apply_action(clone.legal_actions()[-1])
        expect(state.serialize() == before, "an action on a clone changed the original state")


@promise("table", "a game with state outside its record cannot be searched, resumed or verified")
def nothing_in_a_position_depends_on_anything_but_its_record(game: Game) -> None:
    for state in positions(game):
        bare = State(game, state.array.copy())
        same = bare.legal_actions() == state.legal_actions() and bare.returns() == state.returns()
        same = same and bare.chance_outcomes() == state.chance_outcomes()
        expect(same, "a state made from the record alone has other actions, outcomes or returns")


@promise("rules", "programmers look it up there")
def the_reference_names_every_field_and_every_action(rules: Rules) -> None:
    page = rules.state.reference() + rules.box.layout.reference() + rules.actions.reference()
    names = [f"| `{name}` |" for name in (*rules.state.fields, *rules.box.layout.fields)]
    names += [f"`{family.notation}`" for family in rules.actions.families.values()]
    lacking = [name for name in names if name not in page]
    expect(not lacking, f"the reference lacks {', '.join(lacking)}")
