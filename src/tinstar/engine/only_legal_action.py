"""Forced moves: decisions with a single legal action, if everybody can see that it is forced."""

from tinstar.engine.state import State


def is_open(state: State) -> bool:
    """Return whether the legal actions of the seat to act follow from what everybody sees."""
    rules = state.game.rules
    phases = rules.open_to_all
    return bool(phases) and state.current_player() >= 0 and int(state.s.phase) in phases


def only_action(state: State) -> int | None:
    """Return the only legal action of the seat to act, if everybody can see that it is forced.

    Return None if the seat has a choice, or if an automatic move would reveal something hidden.
    """
    if not is_open(state) or state.view(-1).window():
        return None
    actions = state.legal_actions()
    return actions[0] if len(actions) == 1 else None
