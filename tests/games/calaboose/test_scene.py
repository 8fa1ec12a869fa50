"""Scene of Calaboose as each seat sees it, without hidden cards."""

import msgspec
import numpy as np
import pytest

import tinstar
from tests.games.calaboose.table import table
from tests.games.calaboose.telling import DEFENCE, FULL, TURN, zone
from tinstar.games.calaboose.actions import ACTIONS
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import Scene, offered, refusal, scene
from tinstar.testing.leak_check import random_answer

A, B, C = range(3)
DUEL = """
    A*  hand Gunslinger Bandit
    B   hand Gunslinger Huckster Bandit
    C   hand Gunslinger Lawman Bandit
    pile Bandit Bandit Bandit Bandit Bandit Bandit
"""


def faces(place):
    return [p.face or "back" for p in place.pieces]


LOCKED = """
    A*  hand Bandit Rustler   jail [Bandit] Shark Shark Huckster Rustler
    B   hand Shark Whiskey    jail Bandit [Shark] . Lawman .
    pile Huckster Bandit
"""


def test_a_scene_shows_what_lies_where():
    now = scene(table(LOCKED).state().view(A))
    jails = [[faces(p) for p in zone(now, "jail", seat).places] for seat in (A, B)]
    assert jails == [
        [["bandit"], ["card-shark"], ["card-shark"], ["huckster"], ["cattle-rustler"]],
        [["bandit"], ["back"], [], ["bad-lawman"], []],
    ]
    assert faces(zone(now, "hand", A).places[0]) == ["bandit", "cattle-rustler"]
    assert zone(now, "hand", B).places[0].pieces[0].count == 2
    assert zone(now, "pile").places[0].pieces[0].count == 2


def test_the_last_card_in_hand_warns_that_the_game_ends_with_it():
    now = scene(table("A* hand Bandit\nB hand Shark").state().view(A))
    (put,) = [choice for choice in now.choices if choice.touch.deed == "put"]
    assert put.touch.warning == "is your last card: the game ends with this turn"


def test_a_card_before_a_cell_lies_over_its_prisoner():
    now = scene(table(DEFENCE).state().view(A))
    pieces = zone(now, "jail", B).places[0].pieces
    assert [(p.face, p.marks) for p in pieces] == [("huckster", ()), ("bandit", ("attacking",))]


def test_a_card_on_its_way_lies_between_the_jails():
    now = scene(table(DEFENCE).do("defend 1 with card-shark").state().view(A))
    assert faces(zone(now, "air").places[0]) == ["card-shark"]


def test_memory_aid_shows_what_was_announced():
    view = table(LOCKED).state().view(A)
    places = [zone(scene(view, memory_aid=aid), "jail", B).places[1] for aid in (False, True)]
    assert [faces(p) for p in places] == [["back"], ["card-shark"]]
    assert places[0].pieces[0].marks == places[1].pieces[0].marks == ("locked",)


def test_a_score_counts_only_what_can_be_made_out():
    view = table(LOCKED).state().view(A)
    seat, aided = (scene(view, memory_aid=aid).seats[B] for aid in (False, True))
    assert (seat.score, seat.complete) == (1 + 5, False)
    assert seat.score_lines == ("1 Bandit 1", "1 Bad Lawman 5", "1 locked down ?")
    assert (aided.score, aided.complete) == (1 + 2 + 5, True)


def test_at_the_end_every_card_in_a_jail_is_seen():
    state = table(FULL.replace("Bandit Bandit Bandit Bandit Bandit", "[Bandit] . . . .")).state()
    state.apply_action(ACTIONS.read("lock 5"))
    now = scene(state.view(C - 1))
    assert "back" not in str([faces(p) for p in zone(now, "jail", A).places])
    assert now.ending == "a jail is locked down altogether"
    assert [s.winner for s in now.seats] == [True, False]


def test_a_choice_names_its_piece_and_its_place():
    now = scene(table(TURN).state().view(A))
    touch = next(c.touch for c in now.choices if c.notation == "send bandit to B1")
    assert (touch.face, touch.source, touch.target) == ("bandit", "hand A", "B1")


def test_any_empty_cell_of_ones_own_means_to_put_a_card_into_the_jail():
    now = scene(table(TURN).state().view(A))
    touch = next(c.touch for c in now.choices if c.notation == "put bandit")
    assert (touch.target, touch.also) == ("A3", ("A4", "A5"))


def jail_breaks(drawing):
    found = [
        c for c in scene(table(drawing).state().view(A)).choices if c.touch.deed == "jail_break"
    ]
    return {c.notation: c.touch for c in found}


def test_a_jail_break_is_pointed_at_any_prisoner_of_the_kind():
    touch = jail_breaks(TURN.replace("Bandit . . .", "Bandit . Bandit .", 1))["break bandit"]
    assert (touch.face, touch.source) == ("jail-break", "hand A")
    assert (touch.target, touch.also, touch.risk) == ("A2", ("A4",), "")


def test_a_jail_break_that_frees_nobody_is_offered_once_and_asked_again():
    in_vain = [t for t in jail_breaks(TURN).values() if t.target == "discards"]
    assert (len(in_vain), len({t.alike for t in in_vain})) == (4, 1)
    assert all(t.risk == "Nobody leaves your jail, and the card is gone." for t in in_vain)


def test_a_prisoner_locked_down_is_not_pointed_at_by_a_jail_break():
    touch = jail_breaks(TURN.replace("Huckster Bandit .", "Huckster [Bandit] .", 1))["break bandit"]
    assert touch.target == "discards"


def test_a_refusal_says_why():
    now = scene(table(LOCKED).state().view(A))
    why = {r.notation: r.why for r in now.refusals}
    assert why["send bandit to B2"] == "that cell is locked down"
    assert why["send bandit to B1"] == "the prisoner there is not of lower value"
    assert why["put bandit"] == "your jail is full"
    assert why["pass"] == "you can put, send or lock down, so you must"


def test_refusals_leave_out_what_nobody_would_try():
    now = scene(table(LOCKED).state().view(A))
    assert not [r.notation for r in now.refusals if r.notation.startswith(("accept", "to "))]
    assert "put huckster" not in {r.notation for r in now.refusals}
    assert refusal(table(LOCKED).state().view(A), ACTIONS.read("put huckster")) == (
        "that card is not in your hand"
    )


def test_who_is_not_asked_has_neither_choices_nor_refusals():
    now = scene(table(TURN).state().view(B))
    assert (now.choices, now.refusals) == ((), ())


def test_cells_that_come_to_the_same_are_offered_once():
    now = scene(table(TURN.replace("jail Huckster Gunslinger", "jail . .")).state().view(A))
    sent = [c.notation for c in offered(now.choices) if c.notation.startswith("send bandit to")]
    assert sent == ["send bandit to B1"]


def test_a_scene_is_small_and_reads_back_from_json():
    view = table(TURN).state().view(A)
    raw = msgspec.json.encode(scene(view))
    assert msgspec.json.decode(raw, type=Scene) == scene(view)
    assert len(raw) < 16_000


# --- nothing hidden -------------------------------------------------------------------------------


def everything(happening, seat, memory_aid):
    """Return all that a person at `seat` sees of an action, as bytes."""
    _, _, views, action = happening
    heard = events(views, action, memory_aid=memory_aid)
    after = views[-1]
    shown = [scene(view, memory_aid=memory_aid) for view in (views[0], after)]
    refused = []
    if after.current_player() == seat:
        refused = [refusal(after, a) for a in range(ACTIONS.size)]
    return msgspec.json.encode([heard, shown, refused])


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"games": 3}), (5, {"whiskey_cancel_by": "anyone"})]
)
def test_nothing_that_is_shown_changes_when_hidden_cards_are_dealt_anew(players, options):
    state = tinstar.load("calaboose", players=players, **options).new_initial_state()
    rng, looked_at = np.random.default_rng(players), 0
    while not state.is_terminal():
        happening = Happening(state, random_answer(state, rng))
        if rng.integers(12) == 0:
            seat, aid = int(rng.integers(players)), bool(rng.integers(2))
            seen = happening.seen_by(seat)
            redealt = [s.resample(seat, rng).view(seat) for s in (state, happening.after)]
            between = seen.views[1:-1]
            other = seen._replace(views=(redealt[0], *between, redealt[1]))
            assert everything(seen, seat, aid) == everything(other, seat, aid)
            looked_at += 1
        state = happening.after
    assert looked_at > 3


def test_a_spectator_is_shown_no_hand():
    now = scene(table(LOCKED).state().view(-1))
    assert [faces(zone(now, "hand", seat).places[0]) for seat in (A, B)] == [["back"], ["back"]]
    assert faces(zone(now, "jail", A).places[0]) == ["back"]


def duel(*more):
    return table(DUEL).do("send gunslinger to B1", "defend 1 with gunslinger", *more)


def marks(t, place_id):
    places = [p for z in scene(t.state().view(A)).zones for p in z.places]
    return [p.marks for p in next(p for p in places if p.id == place_id).pieces]


def test_of_two_gunslingers_all_see_which_has_defended_and_which_goes_first():
    t = duel()
    assert marks(t, "air") == [("has defended",), ()]
    now = scene(t.state().view(B))
    assert now.prompt == (
        "Both Gunslingers go on to one other jail. First choose a cell for yours;"
        " the other follows."
    )
    assert now.choices[0].text == "Send the Gunslinger on to A's jail, cell 1 (empty)"
    t.do("to C1")
    assert marks(t, "air") == [()]
    now = scene(t.state().view(B))
    assert now.prompt == "Now the Gunslinger that attacked you: which cell of C's jail?"
    assert now.choices[0].text == "Send the other Gunslinger on to C's jail, cell 2 (empty)"
    t.do("to C2")
    assert [marks(t, "C1"), marks(t, "C2")] == [[("attacking", "has defended")], [("attacking",)]]
    sent = "Two Gunslingers are sent to your cells 1 and 2"
    assert scene(t.state().view(C)).prompt.startswith(sent)
    t.do("defend 1 with gunslinger")
    assert marks(t, "air") == [("has defended",), ("has defended",)]


def test_a_card_that_waits_for_a_newer_one_is_not_counted_among_those_to_be_answered():
    t = duel("to C1", "to C2", "defend 1 with bad-lawman", "to B2", "defend 2 with huckster")
    prompt = scene(t.do("to C3").state().view(C)).prompt
    assert prompt.startswith("A Huckster is sent to your cell 3: defend")
