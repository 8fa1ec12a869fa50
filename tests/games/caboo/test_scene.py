"""Scene of Caboo as each seat sees it, and which seat is looking at which card."""

from itertools import pairwise

import tinstar
from tests.contract.tables import walk
from tests.games.caboo.table import A, B, C, Table, dealt, table
from tests.games.caboo.telling import floor, see
from tinstar.games.caboo.actions import ACTIONS
from tinstar.games.caboo.components import EMPTY, NOWHERE, OPENING, PLACES
from tinstar.games.caboo.state import Phase
from tinstar.presentation.scene import Scene, Touch, looks, out_of_the_game, scene


def faces(now: Scene, seat: int) -> list[str]:
    """Return a row as shown: the corner of each card, ? for a back."""
    zone = next(z for z in now.zones if z.kind == "row" and z.seat == seat)
    return [p.pieces[0].face or "?" if p.pieces else "." for p in zone.places]


def marks(now: Scene, place: str) -> tuple[str, ...]:
    places = {p.id: p for z in now.zones for p in z.places}
    return places[place].pieces[-1].marks


# --- visible faces --------------------------------------------------------------------------------


def test_at_the_beginning_one_looks_at_the_bottom_two_until_one_answers():
    t = dealt("A 2 3 4 5 6 7 8", players=2)
    assert faces(see(t, A), A) == ["?", "?", "5", "7"]
    assert faces(see(t, B), B) == ["?", "?", "6", "8"]
    assert marks(see(t, B), "A3") == ("A looks",)
    t.do("draw")
    assert faces(see(t, A), A) == ["?", "?", "?", "?"]
    assert faces(see(t, B), B) == ["?", "?", "6", "8"]


def test_a_table_holds_the_first_look_of_each_round_until_somebody_moves():
    t = dealt("A 2 3 4 5 6 7 8", players=2)
    assert looks(t.state().view(-1))
    assert not looks(t.do("draw").state().view(-1))
    assert not looks(floor().state().view(-1))


def test_a_card_looked_at_is_shown_to_its_looker_for_a_moment_and_its_looking_to_all():
    t = floor("8").do("draw", "look C2")
    assert faces(see(t, A), C) == ["?", "10", "?", "?"]
    assert faces(see(t, C), C) == faces(see(t, -1), C) == ["?"] * 4
    assert marks(see(t, C), "C2") == ("A looks",)
    t.says()
    assert faces(see(t, A), C) == ["?"] * 4


def test_a_wrong_card_is_shown_to_all_until_the_turn_is_over():
    t = floor().do("draw", "stack C3", "turn over")
    assert faces(see(t, -1), C) == ["?", "?", "Q", "?"]
    assert marks(see(t, B), "C3") == ("shown",)
    t.says()
    assert faces(see(t, -1), C) == ["?"] * 4


def test_with_a_memory_aid_one_sees_all_that_one_has_seen_and_who_knows_what():
    t = floor()
    assert faces(see(t, A, memory_aid=True), A) == ["?", "3", "?", "?"]
    assert faces(see(t, B, memory_aid=True), A) == ["?"] * 4
    assert marks(see(t, B, memory_aid=True), "A2") == ("known to A",)
    assert faces(see(t, A), A) == ["?"] * 4


def test_at_the_end_of_a_round_all_cards_lie_open():
    t = floor().do("caboo")
    assert faces(see(t, -1), B) == ["7", "5", "8", "J"]


# --- the table -----------------------------------------------------------------------------------


def zones(now: Scene) -> dict[str, list[str]]:
    return {
        z.kind: [p.face or f"{p.count} backs" for place in z.places for p in place.pieces]
        for z in now.zones
        if z.kind != "row"
    }


def test_the_card_drawn_lies_before_its_drawer_alone():
    t = floor().do("draw")
    assert zones(see(t, A)) == {"drawn": ["7"], "pile": ["3 backs"], "centre": ["3"]}
    assert zones(see(t, B))["drawn"] == ["1 backs"]
    t.do("discard")
    assert zones(see(t, B)) == {"pile": ["3 backs"], "centre": ["3", "7"]}
    assert marks(see(t, B), "centre") == ("top",)


def test_rows_are_as_wide_as_what_is_dealt_and_grow_with_penalties():
    t = table("A* 2 .\nB .\npile 5 6")
    assert faces(see(t, B), A) == ["?", ".", ".", "."]
    t = floor().do("draw", "stack A1", "turn over")
    assert faces(see(t, B), A) == ["2", "?", "?", "?", "?"]


def test_seats_are_marked_by_whose_turn_it_is_and_what_they_have_said():
    t = floor(advanced=True).do("draw", "discard", "pass")
    assert [s.marks for s in see(t, C).seats] == [("turn",), ("answered",), ()]
    t.do("mine", "caboo")
    t.do("stack C3", "turn over")
    assert [s.marks for s in see(t, C).seats] == [("turn", "Caboo"), (), ("wrong",)]
    t.s.playing = 0b011
    assert see(t, C).seats[C].marks == ("wrong", "out")
    assert out_of_the_game(t.state().view(A)) == {C}


def test_named_and_traded_cards_are_marked():
    t = floor().do("draw", "stack A3", "stack C1")
    assert (marks(see(t, B), "A3"), marks(see(t, B), "C1")) == (("named 1",), ("named 2",))
    assert marks(see(floor("J").do("draw", "trade 2"), B), "A2") == ("traded",)


def test_counters_tell_the_round_and_the_last_turns():
    t = floor(advanced=True)
    assert [(c.name, c.value) for c in see(t, A).counters] == [("round", "1")]
    t.do("caboo")
    assert [c.name for c in see(t, A).counters] == ["round", "after the call"]


def test_what_an_action_is_about_ties_it_to_places():
    def touched(t: Table, text: str) -> tuple[str | None, str | None, str | None]:
        touch = next(c.touch for c in see(t, t.mover).choices if c.notation == text)
        return touch.source, touch.face, touch.target

    t = floor("8")
    assert touched(t, "draw") == (None, None, "pile")
    t.do("draw")
    assert touched(t, "discard") == ("drawn", "8", "centre")
    assert touched(t, "look C2") == ("drawn", "8", "C2")
    assert touched(t, "swap 2") == ("drawn", "8", "A2")
    assert touched(t, "stack B3") == ("drawn", "8", "B3")
    t.do("discard")
    assert touched(t, "mine") == (None, None, None)
    assert touched(t.says(B="mine"), "swap 2") == ("centre", "8", "B2")
    t = floor("J").do("draw")
    assert touched(t, "trade 2") == ("drawn", "J", "A2")
    assert touched(t.do("trade 2"), "for B1") == (None, None, "B1")
    t = floor().do("draw", "stack B1", "turn over")
    assert touched(t, "give 4") == (None, None, "A4")


def touch_of(t: Table, text: str) -> Touch:
    return next(c.touch for c in see(t, t.mover).choices if c.notation == text)


def test_a_card_drawn_is_kept_by_pointing_and_all_else_is_done_on_purpose():
    for card, use in (("7", "look A2"), ("8", "look B1"), ("J", "trade 2")):
        t = floor(card).do("draw")
        assert {c.touch.purpose for c in see(t, A).choices if c.touch.target == "A2"} >= {""}
        assert touch_of(t, "swap 2").purpose == touch_of(t, "discard").purpose == ""
        assert touch_of(t, use).purpose.startswith("Use it")
        assert touch_of(t, "stack A2").purpose.startswith("Stack a")
        plain = [c for c in see(t, A).choices if not c.touch.purpose]
        assert {c.touch.label for c in plain} == {"Replace", "Lay down"}


def test_what_may_cost_something_says_so_by_what_lies_before_ones_eyes_alone():
    t = floor("7").do("draw")
    said = "If it is not a 7, it goes back, and you take a penalty card."
    assert {touch_of(t, f"stack {place}").risk for place in ("A1", "A3", "B1")} == {said}
    for drawn, risk in (("7", "It is a 3, not a 7: you will take a penalty card."), ("3", "")):
        choices = see(floor(drawn).do("draw"), A, memory_aid=True).choices
        assert [c.touch.risk for c in choices if c.notation == "stack A2"] == [risk]


def test_what_a_call_may_cost_is_told_as_this_table_has_it():
    """Options O2 and O5 change the text."""
    plain = "If somebody has less than you, it costs you 24 points"
    assert touch_of(floor(), "caboo").risk == f"{plain}."
    dear = touch_of(floor(wrong_call_costs="sum_and_penalty"), "caboo").risk
    assert dear == f"{plain} and what your cards count."
    strict = touch_of(floor(tie_fails_caller=True), "caboo").risk
    assert strict == "If somebody has as little as you, or less, it costs you 24 points."


def test_at_the_end_of_a_round_the_scene_rests_and_says_who_was_right():
    t = table("A* 2\nB 3\nC 4\npile 5").do("caboo")
    now = see(t, B)
    assert now.rests
    assert now.prompt == "Round 1 is over: all cards lie open."
    assert now.seats[A].marks == ("Caboo", "called rightly")
    assert now.seats[B].score_lines == ("cards 3", "last round 3", "before 0")
    assert [(c.kind, c.value) for c in now.seats[A].counters] == [("cards", "2"), ("paid", "0")]
    assert not see(floor(), A).rests


def test_in_the_next_round_the_total_is_still_explained_and_no_card_counted():
    t = table("A* 2\nB 3\nC 4\npile 5").do("caboo")
    t.s.phase = Phase.TURN
    assert see(t, B).seats[B].score_lines == ("last round 3", "before 0")
    assert not see(t, B).seats[B].counters


def test_a_call_on_ones_own_turn_is_final_and_is_said_to_be():
    def warning(t: Table) -> str:
        return next(c for c in see(t, t.mover).choices if c.notation == "caboo").touch.warning

    assert warning(floor()) == "ends the round at once"
    assert warning(floor(advanced=True)) == ""
    assert warning(floor().do("draw", "discard")) == ""
    texts = {c.notation: c.text for c in see(floor(), A).choices}
    assert texts["caboo"] == 'Call "Caboo": ENDS THE ROUND AT ONCE'


def test_a_window_names_who_has_still_to_answer_and_how_to_say_nothing():
    t = floor().do("draw", "discard", "pass")
    window = see(t, A).window
    assert window is not None
    assert (window.seats, ACTIONS.text(window.silence)) == ((A, C), "pass")
    assert see(floor(), A).window is None


def test_no_person_is_shown_a_face_that_is_not_before_its_eyes():
    """Without a memory aid a person sees only the card being looked at, and the last wrong card.

    The wrong card is visible until it is lifted or the next turn begins.
    """
    game, wrongs = tinstar.load("caboo", players=3), 0
    for seed in range(3):
        wrong = NOWHERE
        for before, state in pairwise(walk(game, seed)):
            if state.array[0].finished:
                break
            wrong = wrong_card(before, state, wrong)
            wrongs += wrong != NOWHERE
            for seat in range(3):
                glance = int(state.array[0].glance[seat])
                own = {PLACES * seat + 2, PLACES * seat + 3} if glance == OPENING else {glance}
                assert face_up(scene(state.view(seat))) <= own | {wrong}
    assert wrongs


def face_up(now):
    """Return the places whose card this person sees, each as one number."""
    rows = ((row, at, f) for row in range(3) for at, f in enumerate(faces(now, row)))
    return {PLACES * row + at for row, at, f in rows if f not in ("?", ".")}


def wrong_card(before, after, wrong):
    """Return the place of a wrong card, or NOWHERE once it was lifted or the turn has passed."""
    action = after.history()[-1]
    if before.is_chance_node() or action is None:
        return wrong
    if after.s.turns > before.s.turns:
        return NOWHERE
    family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
    if family in ("turn_over", "give") and after.s.shown not in (NOWHERE, before.s.shown):
        return int(after.s.shown)
    own = PLACES * int(before.s.mover)
    lifted = [own + values["place"]] if family in ("swap", "give") else []
    if family == "trade_for":
        lifted = [own + int(before.s.traded), PLACES * values["seat"] + values["place"]]
    gone = wrong in lifted or (wrong != NOWHERE and after.s.face.flat[wrong] == EMPTY)
    return NOWHERE if gone else wrong
