"""Decisions that are none: there is one legal action, and everybody sees that."""

from tinstar.engine.state import State


def is_open(state: State) -> bool:
    """Whether a seat is asked something of which everybody sees what may be answered."""
    rules = state.game.rules
    phases = rules.open_to_all
    return bool(phases) and state.current_player() >= 0 and int(state.s.phase) in phases


def only_action(state: State) -> int | None:
    """The one legal action of whoever is asked, where everybody sees that there is no other; None
    where there is a choice, or where its absence would tell of something hidden."""
    if not is_open(state) or state.view(-1).window():
        return None
    actions = state.legal_actions()
    return actions[0] if len(actions) == 1 else None
