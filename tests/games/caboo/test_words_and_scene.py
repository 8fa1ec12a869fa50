"""What people read and see: prompts, choices, events, and what lies where."""

from itertools import pairwise

import numpy as np
import pytest

import tinstar
from tests.contract.tables import walk
from tests.games.caboo.table import A, B, C, Table, box_with, dealt, table
from tinstar.core.scene import Event, Scene, Sight, Touch, events, primer, scene
from tinstar.games import rules
from tinstar.games.caboo.actions import ACTIONS
from tinstar.games.caboo.components import EMPTY, NOWHERE, OPENING, PLACES, Power
from tinstar.games.caboo.looking import called, card_word
from tinstar.games.caboo.state import Phase
from tinstar.testing.leaks import random_answer

NAMES = ["Ann", "Bob", "Cleo"]
FLOOR = """
    A*  2 3:A 7 K
    B   7:B 5 8 J
    C   7 10:C Q 4
    centre 3
    pile {} 4 6 9
"""


def floor(card: str = "7", **options: bool) -> Table:
    return table(FLOOR.format(card), **options)


def see(t: Table, seat: int, memory_aid: bool = False) -> Scene:
    return scene(t.state().view(seat), NAMES, memory_aid)


def told(t: Table, text: str | int, seat: int, memory_aid: bool = False) -> list[Event]:
    """What a seat hears of an answer, which is then given."""
    before, actor = t.state(), t.mover
    action = text if isinstance(text, int) else ACTIONS.read(text)
    saw = t.who_sees() >> seat & 1 if seat >= 0 else t.who_sees() == 0b111
    t.answer(action)
    names, after = NAMES[: t.box.players], t.state().view(seat)
    answer = action if saw else None
    return events(before.view(seat), actor, answer, after, names, memory_aid)


def texts(t: Table, text: str | int, seat: int, memory_aid: bool = False) -> list[str]:
    return [e.text for e in told(t, text, seat, memory_aid) if e.text]


def faces(now: Scene, seat: int) -> list[str]:
    """A row as it is shown: the corner of each card, ? for a back."""
    zone = next(z for z in now.zones if z.kind == "row" and z.seat == seat)
    return [p.pieces[0].face or "?" if p.pieces else "." for p in zone.places]


def marks(now: Scene, place: str) -> tuple[str, ...]:
    places = {p.id: p for z in now.zones for p in z.places}
    return places[place].pieces[-1].marks


# --- cards ---------------------------------------------------------------------------------------


def test_cards_are_called_by_what_stands_on_them():
    assert " ".join(map(card_word, range(13))) == "A 2 3 4 5 6 7 8 9 10 J Q K"
    assert (
        " ".join(rules("caboo").tongue().say(called(rank)) for rank in (0, 1, 9, 10, 11, 12))
        == "Ace 2 10 Jack Queen King"
    )


# --- faces before one's eyes ----------------------------------------------------------------------


def test_at_the_beginning_one_looks_at_the_bottom_two_until_one_answers():
    t = dealt("A 2 3 4 5 6 7 8", players=2)
    assert faces(see(t, A), A) == ["?", "?", "5", "7"]
    assert faces(see(t, B), B) == ["?", "?", "6", "8"]
    assert marks(see(t, B), "A3") == ("A looks",)
    t.do("draw")
    assert faces(see(t, A), A) == ["?", "?", "?", "?"]
    assert faces(see(t, B), B) == ["?", "?", "6", "8"]


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
        assert touch_of(t, "stack A2").purpose == "Stack it"
        plain = [c for c in see(t, A).choices if not c.touch.purpose]
        assert {c.touch.label for c in plain} == {"Replace", "Lay down"}


def test_what_may_cost_something_says_so_by_what_lies_before_ones_eyes_alone():
    t = floor("7").do("draw")
    said = "If it is not a 7, it goes back, and you take a penalty card."
    assert {touch_of(t, f"stack {place}").risk for place in ("A1", "A3", "B1")} == {said}
    for drawn, risk in (("7", "It is a 3, not a 7: you will take a penalty card."), ("3", "")):
        choices = see(floor(drawn).do("draw"), A, memory_aid=True).choices
        assert [c.touch.risk for c in choices if c.notation == "stack A2"] == [risk]
    assert touch_of(floor(), "caboo").risk.endswith("it costs you 24 points.")


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


# --- prompts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "deeds", "seat", "said"),
    [
        ("7", [], A, "It is your turn: draw a card, or call"),
        ("7", [], B, "It is Ann's turn."),
        (
            "7",
            ["draw"],
            A,
            "You have drawn a 7, which counts 7. Keep it in place of one of your cards, lay it",
        ),
        (
            "8",
            ["draw"],
            A,
            "You have drawn an 8, which counts 8. Keep it in place of one of your cards, lay it",
        ),
        ("7", ["draw"], B, "Ann looks at the card drawn."),
        ("J", ["draw", "trade 2"], A, "For whose card do you trade your card 2?"),
        ("J", ["draw", "trade 2"], B, "Ann is to choose whose card to trade for."),
        (
            "7",
            ["draw", "stack A3"],
            A,
            "On the 7 you stack your card 3. Name another card, or turn over",
        ),
        ("7", ["draw", "stack A3"], B, "Ann is to name cards to stack."),
        ("7", ["draw", "stack B1", "turn over"], A, "Which of your cards do you give in place of"),
        ("7", ["draw", "stack B1", "turn over"], B, "Ann is to choose a card to give."),
        (
            "7",
            ["draw", "discard"],
            B,
            'centre. Say "Mine!" to take it or stack on it, or call "Caboo"?',
        ),
        ("7", ["draw", "discard"], A, "A 7 lies in the centre. Does anybody say anything?"),
        ("7", ["draw", "discard", "pass", "pass"], A, 'centre. Do you call "Caboo"?'),
        ("7", ["draw", "discard", "mine", "pass", "pass"], B, "You were first: take the 7 for"),
        (
            "7",
            ["draw", "discard", "mine", "pass", "pass"],
            A,
            "Bob was first, and is to say what for.",
        ),
    ],
)
def test_everybody_reads_what_is_asked_of_whom(card, deeds, seat, said):
    assert said in see(floor(card).do(*deeds), seat).prompt


def test_after_a_call_other_things_are_asked():
    t = floor(advanced=True).do("caboo")
    assert see(t, B).prompt == "It is your last turn of this round: draw a card."
    t.do("draw", "discard")
    assert see(t, C).prompt == 'A 7 lies in the centre. Say "Mine!" to take it or stack on it?'


def test_a_stack_can_only_be_stacked_on():
    t = floor().do("draw", "stack A3", "turn over").says(B="mine")
    assert see(t, B).prompt == "You were first: name a card to stack on the 7."


def test_where_chance_is_asked_that_is_said():
    t = floor()
    t.pile.clear()
    t.do("draw")
    assert see(t, A).prompt == "You draw."
    t.answer(6).do("discard").says(B="mine", C="caboo", A="caboo")
    assert see(t, A).prompt == 'Who was first to say "Caboo"?'
    assert see(t.answer(A), A).prompt == 'Who was first to say "Mine!"?'
    t.answer(B).do("stack C3", "turn over")
    assert see(t, A).prompt == "Bob takes a penalty card."
    t.answer(3).says()
    assert see(t, A).prompt == "Round 1 is over: all cards lie open."
    start = tinstar.load("caboo").new_initial_state()
    assert scene(start.view(A)).prompt == "Who begins?"
    start.apply_action(0)
    assert scene(start.view(A)).prompt == "The cards are dealt."


def test_every_choice_is_a_sentence_of_its_own():
    for t in (
        floor("8").do("draw"),
        floor("J").do("draw"),
        floor("J").do("draw", "trade 2"),
        floor().do("draw", "stack A3"),
        floor().do("draw", "stack B1", "turn over"),
        floor().do("draw", "discard").says(B="mine"),
        floor().do("draw", "discard"),
    ):
        said = [c.text for c in see(t, t.mover).choices]
        assert all(said)
        assert len(set(said)) == len(said)


def test_the_primer_tells_the_numbers_of_the_box():
    plain, advanced = (" ".join(primer(tinstar.load("caboo", advanced=x))) for x in (False, True))
    assert "6 and 7: look at a card of your own" in plain
    assert "Above 56 points" in plain
    assert "Above 28 points" in advanced
    assert "one more turn" in advanced
    assert "-12" in advanced


def test_the_primer_is_silent_about_a_power_that_no_card_has():
    power = tinstar.load("caboo").box["power"][0].copy()
    power[power == Power.TRADE] = Power.NONE
    said = " ".join(primer(box_with(2, {"power": power}, {})))
    assert "look at a card of somebody else" in said
    assert "trade a card" not in said


def test_chance_is_written_by_what_it_is_asked():
    t = floor()
    t.pile.clear()
    said = {t.do("draw").state().action_to_string(-1, 6)}
    t.answer(6).do("discard").says(A="caboo", B="caboo", C="mine")
    said.add(t.state().action_to_string(-1, A))
    said.add(t.answer(A).state().action_to_string(-1, C))
    said.add(t.answer(C).do("stack C3", "turn over").state().action_to_string(-1, 3))
    start = tinstar.load("caboo").new_initial_state()
    said.add(start.action_to_string(-1, B))
    start.apply_action(B)
    said.add(start.action_to_string(-1, 12))
    assert said == {"drawn 7", "called A", "claimed C", "penalty 4", "first B", "dealt K"}


# --- events --------------------------------------------------------------------------------------


def test_a_face_stays_in_the_log_of_its_drawer_only_where_memory_is_helped():
    t = floor()
    t.pile.clear()
    assert texts(t, "draw", A) == []
    again = t.state()
    assert texts(t, 6, A) == ["You draw a card."]
    t.array[:] = again.array
    assert texts(t, 6, A, memory_aid=True) == ["You draw a 7."]
    t.array[:] = again.array
    assert texts(t, 6, B) == ["Ann draws a card."]


@pytest.mark.parametrize(
    ("card", "deeds", "deed", "seat", "said"),
    [
        ("A", ["draw"], "discard", B, ["Ann lays down an Ace."]),
        ("7", ["draw"], "look A1", B, ["Ann lays down a 7 to look at card 1 of their own."]),
        ("7", ["draw"], "look A1", A, ["You lay down a 7 to look at your card 1."]),
        ("8", ["draw"], "look C2", C, ["Ann lays down an 8 to look at your card 2."]),
        ("7", ["draw"], "swap 4", A, ["You keep the card drawn as card 4 and lay down a King."]),
        ("7", ["draw"], "swap 4", B, ["Ann keeps the card drawn as card 4 and lays down a King."]),
        ("J", ["draw"], "trade 1", B, ["Ann lays down a Jack to trade card 1."]),
        ("J", ["draw", "trade 1"], "for B2", B, ["Ann trades card 1 for your card 2, unseen."]),
        ("7", ["draw"], "stack B1", B, ["Ann names your card 1 to stack on the 7."]),
        ("7", ["draw", "stack B1"], "turn over", B, ["Your card 1 is a 7: stacked."]),
        ("7", ["draw", "stack B1"], "turn over", C, ["Bob's card 1 is a 7: stacked."]),
        ("7", ["draw", "stack A1"], "turn over", B, ["Ann's card 1 is a 2: wrong. It goes back."]),
        ("7", [], "caboo", -1, ['Ann calls "Caboo"!']),
        ("7", ["draw", "discard"], "pass", B, []),
        ("7", ["draw", "discard"], "mine", B, ['You say "Mine!".']),
        ("7", ["draw", "discard"], "caboo", B, ['You say "Caboo".']),
        ("7", ["draw", "discard"], "caboo", C, []),
    ],
)
def test_everybody_hears_what_was_done_as_far_as_it_was_seen(card, deeds, deed, seat, said):
    assert texts(floor(card).do(*deeds), deed, seat)[: max(1, len(said))] == said


def test_several_cards_are_turned_over_one_after_the_other():
    t = floor().do("draw", "stack A3", "stack B1", "stack C3")
    assert texts(t, "turn over", C) == [
        "Ann's card 3 is a 7: stacked.",
        "Bob's card 1 is a 7: stacked.",
    ]
    assert texts(t, "give 1", C) == [
        "Ann gives card 1 in place of Bob's card 1, unseen.",
        "Your card 3 is a Queen: wrong. It goes back.",
    ]
    t = floor().do("draw", "stack A3")
    assert texts(t, "turn over", C) == ["Ann's card 3 is a 7: stacked."]


def test_claims_and_calls_are_told_once_it_is_known_who_was_first():
    t = floor().do("draw", "discard", "mine", "mine")
    t.answer(ACTIONS.read("caboo"))
    assert texts(t, A, B) == ['Ann calls "Caboo"!']
    assert texts(t, C, B) == ['Cleo says "Mine!" first.']
    assert texts(t, "swap 2", B) == ["Cleo takes the 7 as card 2 and lays down a 10."]


def test_a_penalty_is_a_card_face_down():
    t = floor()
    t.do("draw")
    t.pile.clear()
    t.do("stack A1", "turn over")
    [event] = told(t, 3, A)
    assert event.text == "You take a penalty card, as card 5."
    assert event.moves[0].piece.face is None
    assert event.moves[0].target == "A5"


def test_a_shuffle_is_told():
    t = table("A* 2 3\nB 4 5\nC 6\ncentre 6 7 7 8")
    assert texts(t, "draw", B) == ["The centre is shuffled, but for its top card, to draw from."]


def test_the_last_turns_are_told():
    assert texts(floor(advanced=True), "caboo", B) == [
        'Ann calls "Caboo"!',
        "The last turns begin with you.",
    ]


def test_a_round_ends_with_everybodys_cards_sums_and_points():
    t = floor()
    t.s.total[C] = 30
    happened = told(t, "caboo", A)
    assert [e.text for e in happened[1:]] == [
        "All cards are turned over. Your call was right.",
        "You: 2, 3, 7 and King, together 12; 0 points, 0 in all.",
        "Bob: 7, 5, 8 and Jack, together 31; 31 points, 31 in all.",
        "Cleo: 7, 10, Queen and 4, together 33; 33 points, 63 in all.",
        "Cleo is out of the game.",
    ]
    assert [m.piece.face for m in happened[2].moves] == ["2", "3", "7", "K"]


@pytest.mark.parametrize(
    ("drawing", "deed", "said"),
    [
        ("A* Q\nB 2\nC 3\npile 5", "caboo", "All cards are turned over. Ann's call was wrong."),
        ("A* Q\nB 2\nC 3", "draw", "There are no cards left to draw: the round is over without"),
    ],
)
def test_why_a_round_ends_is_told(drawing: str, deed: str, said: str):
    assert any(text.startswith(said) for text in texts(table(drawing), deed, B))


def test_a_round_that_took_too_long_is_told():
    t = table("A* 2 .\nB 4 5\nC 6\npile 5 6", {"turns": 1})
    t.do("draw", "discard", "pass", "pass")
    assert "Nobody has called for too long" in texts(t, "pass", C)[0]


def test_a_tie_that_fails_the_caller_is_told_as_a_wrong_call():
    t = table("A* 4\nB 4\nC 6\npile 5", tie_fails_caller=True)
    assert texts(t, "caboo", A)[1] == "All cards are turned over. Your call was wrong."


def test_the_end_of_the_game_is_told_with_its_winners():
    t = table("A* 2\nB 3\nC .\npile 5", {"rounds": 1})
    assert texts(t, "caboo", B)[-1] == "Cleo wins with 0 points."
    t = table("A* 2\nB 2\nC 3\npile 5", {"rounds": 1})
    t.s.total[:3] = [2, 0, 0]
    assert texts(t, "caboo", A)[-1] == "You and Bob share the win with 2 points each."
    now = see(t, A)
    assert now.prompt == "The game is over. You and Bob share the win with 2 points each."
    assert now.ending == "the last round is over: the lowest total wins"
    assert [s.winner for s in now.seats] == [True, True, False]
    assert now.seats[B].score_lines == ("cards 2", "last round 2", "before 0")
    assert now.counters[0].value == "over"


def test_the_next_round_is_told_as_it_is_dealt():
    t = floor().do("caboo")
    assert texts(t, 4, A) == ["Round 2: Bob begins."]
    t = dealt("A A A", players=2)
    assert texts(t, 4, B) == []
    again = t.state()
    assert texts(t, 6, A) == ["You look at your card 3."]
    t.array[:] = again.array
    assert texts(t, 6, A, memory_aid=True) == ["You look at your card 3: it is a 7."]
    start = Table(t.game, t.game.new_initial_state().array, [])
    assert texts(start, B, A) == ["Bob begins."]


def test_no_person_is_shown_a_face_that_is_not_before_its_eyes():
    """Without a memory aid: what it looks at itself, and the last wrong card until it is lifted or
    the next turn begins."""
    game, wrongs = tinstar.load("caboo", players=3), 0
    for seed in range(3):
        wrong = NOWHERE
        for before, state in pairwise(walk(game, seed)):
            if state.s.finished:
                break
            wrong = wrong_card(before, state, wrong)
            wrongs += wrong != NOWHERE
            for seat in range(3):
                glance = int(state.s.glance[seat])
                own = {PLACES * seat + 2, PLACES * seat + 3} if glance == OPENING else {glance}
                assert face_up(scene(state.view(seat))) <= own | {wrong}
    assert wrongs


def face_up(now):
    """The places whose card this person sees, each as one number."""
    rows = ((row, at, f) for row in range(3) for at, f in enumerate(faces(now, row)))
    return {PLACES * row + at for row, at, f in rows if f not in ("?", ".")}


def wrong_card(before, after, wrong):
    """Where a card lies that was turned over as wrong; NOWHERE once it was lifted, or forgotten."""
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


def test_a_whole_game_can_be_told_to_everybody():
    game, rng = tinstar.load("caboo", players=3, advanced=True), np.random.default_rng(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        before = state.clone()
        state.apply_action(random_answer(state, rng))
        step = state.steps()[-1]
        for seat in range(-1, 3):
            saw = step.action if step.seen_by(seat, 3) else None
            assert isinstance(events(before.view(seat), step.actor, saw, state.view(seat)), list)
            assert Sight(state.view(seat)).names == ["A", "B", "C"]
    assert state.s.phase == Phase.OVER
