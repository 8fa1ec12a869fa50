"""Texts of Caboo: cards, prompts, and events."""

import numpy as np
import pytest

import tinstar
from tests.games.caboo.table import A, B, C, Table, box_with, dealt, table
from tests.games.caboo.telling import floor, see, texts, told
from tinstar.games import rules
from tinstar.games.caboo.actions import ACTIONS
from tinstar.games.caboo.components import Power
from tinstar.games.caboo.piece_names import called, card_word
from tinstar.games.caboo.state import Phase
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import primer, scene
from tinstar.presentation.view_with_names import Sight
from tinstar.testing.leak_check import random_answer

# --- cards ---------------------------------------------------------------------------------------


def test_cards_are_called_by_what_stands_on_them():
    assert " ".join(map(card_word, range(13))) == "A 2 3 4 5 6 7 8 9 10 J Q K"
    assert (
        " ".join(rules("caboo").tongue().say(called(rank)) for rank in (0, 1, 9, 10, 11, 12))
        == "Ace 2 10 Jack Queen King"
    )


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
            'Bob was first to say "Mine!" and is to act now.',
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
    power = tinstar.load("caboo").box.array["power"][0].copy()
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
    assert texts(t, "draw", B) == [
        "All cards of the centre, except the top one, are shuffled into a new pile."
    ]


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
    assert "The round has gone on too long without a call" in texts(t, "pass", C)[0]


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


def test_a_whole_game_can_be_told_to_everybody():
    game, rng = tinstar.load("caboo", players=3, advanced=True), np.random.default_rng(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        happening = Happening(state, random_answer(state, rng))
        state = happening.after
        for seat in range(-1, 3):
            assert isinstance(events(*happening.seen_by(seat)[2:]), list)
            assert Sight(state.view(seat)).names == ["A", "B", "C"]
    assert state.array[0].phase == Phase.OVER
