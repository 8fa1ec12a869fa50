"""Texts of Calaboose: actions, prompts, and events."""

import re

import msgspec
import numpy as np
import pytest

import tinstar
from tests.games.calaboose.table import table
from tests.games.calaboose.telling import DEFENCE, FULL, TURN, zone
from tinstar.games.calaboose import prompts_and_labels
from tinstar.games.calaboose.actions import ACTIONS
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import choice, primer, scene
from tinstar.presentation.view_with_names import Sight
from tinstar.testing.leak_check import random_answer

A, B, C = range(3)
DUEL = """
    A*  hand Bandit Bandit                jail . . . . .
    B   hand Gunslinger                   jail Huckster<Gunslinger Bandit . . .
    pile Huckster Bandit Shark Rustler
"""


def told(state, text, seat):
    """Return the texts that a seat reads of an action and of chance, until the next choice."""
    lines = []
    happening = Happening(state, state.string_to_action(text))
    while True:
        lines += [e.text for e in events(*happening.seen_by(seat)[2:])]
        state = happening.after
        if not state.is_chance_node():
            return lines
        happening = Happening(state, state.legal_actions()[0])


NOWHERE = """
    A*  hand Bandit Bandit   jail Rustler Rustler Rustler Rustler Rustler
    B   hand Shark           jail Huckster<Bandit . . . .
    pile Huckster Bandit
"""


TRADE = """
    A*  hand Whiskey Shark Shark     jail . . . . .
    B   hand Bandit Bandit Whiskey   jail . . . . .
    C   hand Rustler                 jail . . . . .
"""
SPECIALS = """
    A*  hand Whiskey Whiskey   jail . . . . .
    B   hand Bandit            jail . . . . .
"""

# drawing, first action, tested action, how it is offered, and how C is told (or B, of A's)
DEEDS = [
    (TURN, "", "put bandit", "Put the Bandit into your jail (2 Bandits: 20)", "A puts a Bandit i"),
    (
        TURN,
        "",
        "send bandit to B1",
        "Send the Bandit to B's jail, cell 1, over the Huckster",
        "A sends a Bandit to cell 1 of your jail, over the Huckster.",
    ),
    (TURN, "", "whiskey B", "Play Bad Whiskey: trade hands with B", "A plays Bad Whiskey to trad"),
    (TURN, "", "break bandit", "Play Jail Break: discard 1 Bandit", "A plays Jail Break for every"),
    (TURN, "", "break gunslinger", "Play Jail Break for nothing", "A plays Jail Break"),
    (
        FULL,
        "",
        "lock 5",
        "Lock down the Cattle Rustler in cell 5 for good: ENDS THE GAME AT ONCE",
        "A locks down the Cattle Rustler in cell 5.",
    ),
    (
        FULL,
        "",
        "send bandit nowhere",
        "Play the Bandit, which can go nowhere: ENDS THE GAME AT ONCE",
        "A plays a Bandit that can go nowhere.",
    ),
    (SPECIALS, "", "pass", "Pass", "A has no card to put or send, and the turn passes."),
    (TRADE, "whiskey B", "allow", "Allow it: the hands are traded", "B lets it happen."),
    (TRADE, "whiskey B", "cancel", "Stop it with your own Bad Whiskey", "B stops it with another"),
    (
        DEFENCE,
        "",
        "accept 1",
        "Accept the Bandit into cell 1 and lose the Huckster",
        "B makes no defence: the Bandit stays in cell 1 and the Huckster is discarded.",
    ),
    (
        DEFENCE,
        "",
        "defend 1 with card-shark",
        "Defend cell 1 against the Bandit with the Card Shark from your hand",
        "B defends cell 1 with a Card Shark from hand: the Bandit is discarded.",
    ),
    (
        DEFENCE,
        "",
        "defend 1 from 2",
        "Defend cell 1 against the Bandit with the Cattle Rustler from your cell 2",
        "B defends cell 1 with a Cattle Rustler from cell 2: the Bandit is discarded.",
    ),
    (
        DUEL,
        "",
        "defend 1 with gunslinger",
        "Defend cell 1 against the Gunslinger with the Gunslinger from your hand",
        "B defends cell 1 with a Gunslinger from hand: both Gunslingers fly on.",
    ),
    (
        NOWHERE,
        "",
        "defend 1 with card-shark",
        "Defend cell 1 against the Bandit with the Card Shark from your hand: ENDS THE GAME",
        "B defends cell 1 with a Card Shark from hand: the Bandit is discarded, but there is no",
    ),
    (
        DEFENCE,
        "defend 1 with card-shark",
        "to A2",
        "Send the Card Shark on to A's jail, cell 2 (empty)",
        "B sends the Card Shark on to cell 2 of your jail.",
    ),
]


@pytest.mark.parametrize(("drawing", "first", "text", "sentence", "heard"), DEEDS)
def test_a_deed_is_offered_and_told_in_words(drawing, first, text, sentence, heard):
    state = table(drawing).do(*filter(None, [first])).state()
    actor, action = state.current_player(), ACTIONS.read(text)
    other = state.game.players - 1 if actor == A else A
    assert choice(Sight(state.view(actor)), action).text.startswith(sentence)
    assert told(state, text, other)[0].startswith(heard)


def test_every_family_of_actions_has_words():
    opening = {"keep", "redraw"}  # in the two tests below
    said = {ACTIONS.family(ACTIONS.read(text)).name for _, _, text, _, _ in DEEDS}
    assert said | opening == set(ACTIONS.families)


def opening_hand_of_hucksters():
    state = tinstar.load("calaboose", players=2, redraw_hucksters=True).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


@pytest.mark.parametrize(("text", "sentence"), [("keep", "Keep your"), ("redraw", "Discard all")])
def test_an_opening_hand_is_kept_or_redrawn_in_words(text, sentence):
    state = opening_hand_of_hucksters()
    now = scene(state.view(state.current_player()))
    assert next(c.text for c in now.choices if c.notation == text).startswith(sentence)
    assert "You hold 5 Hucksters" in now.prompt


@pytest.mark.parametrize(
    ("text", "heard"), [("keep", "B keeps the opening hand."), ("redraw", "B discards 5 Hucksters")]
)
def test_what_becomes_of_an_opening_hand_is_told(text, heard):
    state = opening_hand_of_hucksters()
    assert state.current_player() == B
    assert told(state, text, A)[0].startswith(heard)


def test_a_drawn_card_is_named_to_its_drawer_alone():
    state = table(TURN).state()
    assert told(state, "put bandit", A)[1] == "You draw a Huckster."
    assert told(state, "put bandit", B)[1] == "A draws a card."


def test_prisoners_that_break_out_are_told_once_their_owner_has_drawn():
    heard = told(table(TURN).state(), "break bandit", B)
    assert heard[1:] == ["A draws a card.", "1 Bandit out of A's jail: discarded."]


def test_the_badge_is_told_when_it_passes():
    assert told(table(TURN).state(), "put bandit", B)[-1] == "The badge passes to you."


def test_a_lock_down_is_announced_once_and_then_it_is_face_down():
    state = table(TURN.replace("Bandit . . .", "Bandit Shark Shark Shark", 1)).state()
    happening = Happening(state, ACTIONS.read("lock 2"))
    text = events(*happening.seen_by(B)[2:])[0].text
    later = msgspec.json.encode(zone(scene(happening.after.view(B)), "jail", A)).decode()
    assert text == "A locks down the Bandit in cell 2."
    assert "bandit" not in later


def test_both_are_told_what_they_hold_after_a_trade():
    state = table(TRADE).do("whiskey B").state()
    assert (
        told(state, "allow", A)[1]
        == "You trade hands with B. You now hold 2 Bandits and 1 Bad Whiskey."
    )
    assert told(state, "allow", B)[1] == "A trades hands with you. You now hold 2 Card Sharks."


def test_others_see_only_backs_in_a_trade():
    happening = Happening(table(TRADE).do("whiskey B").state(), ACTIONS.read("allow"))
    heard = events(*happening.seen_by(C)[2:])[1]
    assert heard.text == "A trades hands with B."
    assert [(m.piece.face, m.piece.count) for m in heard.moves] == [(None, 2), (None, 3)]


def test_a_tie_is_told_to_be_shared():
    drawing = """
        A*  hand Bandit   jail [Bandit] [Shark] [Shark] [Huckster] Huckster
        B   hand Shark    jail Bandit Shark Shark Huckster Huckster
        pile Huckster
    """
    heard = told(table(drawing).state(), "lock 5", B)
    assert heard[-1] == "A and you share the win with 16 points each."
    assert "A: 16 points (2 Hucksters 0, 1 Bandit 1 and 2 Card Sharks 15)." in heard


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("when", ["at_once", "after_the_turn"])
def test_each_game_of_a_series_is_told_with_the_points_it_gave(when: str, seed: int):
    """This also holds for a game that ends with a card that another seat has drawn unseen."""
    game = tinstar.load("calaboose", players=3, games=3, defender_draws=when)
    state, rng = game.new_initial_state(), np.random.default_rng(seed)
    sums, games = np.zeros(3, int), 0
    while not state.is_terminal():
        happening = Happening(state, random_answer(state, rng))
        heard = [e for e in events(*happening.seen_by(A)[2:]) if e.kind == "score"]
        state = happening.after
        for event in heard:
            points, total = map(int, re.findall(r": (\d+) point.*, (\d+) in all", event.text)[0])
            sums[event.seat] += points
            assert sums[event.seat] == total == state.array[0].total[event.seat]
        games += bool(heard)
    assert games == 3


def test_the_prompt_says_what_may_be_done_on_a_turn():
    prompt = scene(table(TURN).state().view(A)).prompt
    assert prompt == (
        "It is your turn: put a card into your jail or send one to another's jail."
        " First you may play Bad Whiskey and Jail Break."
    )


def test_the_prompt_leaves_out_a_jail_break_that_would_free_nobody():
    prompt = scene(
        table(TURN.replace("jail Huckster Bandit", "jail . .", 1)).state().view(A)
    ).prompt
    assert prompt.endswith(" First you may play Bad Whiskey.")


def test_the_prompt_says_over_whom_an_attack_comes():
    assert scene(table(DEFENCE).state().view(B)).prompt == (
        "A Bandit is sent to your cell 1, over the Huckster:"
        " defend with a card of higher value, or accept it?"
    )
    assert scene(table(DEFENCE).state().view(A)).prompt == "B may defend."


@pytest.mark.parametrize(
    ("attacker", "by"),
    [
        ("Lawman", "a Huckster"),
        ("Gunslinger", "a Gunslinger or a Bad Lawman"),
        ("Shark", "a card of higher value"),
    ],
)
def test_the_prompt_says_which_cards_may_defend(attacker: str, by: str):
    drawing = DEFENCE.replace("Huckster<Bandit", f"Huckster<{attacker}", 1)
    hand = drawing.replace("hand Gunslinger Gunslinger", "hand Huckster Gunslinger")
    assert f": defend with {by}, or accept it?" in scene(table(hand).state().view(B)).prompt


def test_seats_are_called_by_their_names():
    now = scene(table(TURN).state().view(B), ["Lefty", "Me"])
    assert now.prompt == "It is Lefty's turn."
    assert zone(now, "jail", A).name == "Lefty's jail"


WHISKEY = """
    A*  hand Whiskey Bandit
    B   hand Whiskey Shark
    C   hand Rustler
    pile Huckster Bandit Shark Rustler
"""


def prompts(text, seat, drawing=WHISKEY):
    t = table(drawing)
    t.do(*text)
    return prompts_and_labels.prompt(Sight(t.state().view(seat), ["Ann", "Bob", "Cy"]))


def test_whoever_holds_a_bad_whiskey_is_told_that_it_can_stop_one():
    said = "Ann plays Bad Whiskey to take your hand:"
    asked = prompts(["whiskey B"], B)
    assert asked == f"{said} stop it with your own Bad Whiskey, or allow it?"
    without = prompts(["whiskey C"], C)
    assert without == f"{said} you have no Bad Whiskey to stop it."


def test_the_other_seats_are_told_who_is_asked_and_not_what_it_holds():
    assert prompts(["whiskey B"], C) == prompts(
        ["whiskey B"], C, WHISKEY.replace("B   hand Whiskey", "B   hand Bandit")
    )


def test_a_turn_begins_with_the_special_cards_one_may_play():
    assert prompts([], A).endswith("First you may play Bad Whiskey.")


def test_whoever_must_pass_is_told_why():
    drawing = "A* hand Whiskey jail Bandit . . . .\nB hand Shark"
    assert "none of your cards can be put or sent, so you pass" in prompts([], A, drawing)


def test_four_hucksters_are_offered_to_be_redrawn():
    state = tinstar.load("calaboose", players=2, redraw_hucksters=True).new_initial_state()
    for answer in ("deal A", *["draw huckster"] * 4, "draw bandit"):
        state.apply_action(state.string_to_action(answer))
    while state.is_chance_node():
        state.apply_action(state.string_to_action("draw bandit"))
    asked = prompts_and_labels.prompt(Sight(state.view(state.current_player())))
    assert asked == "You hold 4 Hucksters: discard them and draw new cards, or keep your hand?"
    now = scene(state.view(state.current_player()))
    assert [c.touch.source for c in now.choices if c.notation == "redraw"] == ["hand B"]


def test_with_three_to_ask_an_allowed_whiskey_is_not_yet_a_trade():
    game = tinstar.load("calaboose", players=3, whiskey_cancel_by="anyone")
    t = table(WHISKEY)
    state = tinstar.State(game, t.do("whiskey B").array.copy())
    lines = told(state, "allow", C)
    assert lines == ["B lets it happen."]


def test_a_bad_whiskey_that_stops_another_comes_from_the_hand():
    now = scene(table(WHISKEY).do("whiskey B").state().view(B))
    touch = next(c.touch for c in now.choices if c.notation == "cancel")
    assert (touch.source, touch.face) == ("hand B", "bad-whiskey")


def test_with_fewer_hucksters_there_is_nothing_to_redraw():
    state = tinstar.load("calaboose", players=2, redraw_hucksters=True).new_initial_state()
    state.apply_action(state.string_to_action("deal A"))
    while state.is_chance_node():
        state.apply_action(state.string_to_action("draw bandit"))
    asked = prompts_and_labels.prompt(Sight(state.view(state.current_player())))
    assert asked == "With fewer than 4 Hucksters you keep your hand."


def test_the_primer_says_how_many_cells_and_what_wins():
    lines = primer(tinstar.load("calaboose", players=2))
    assert "the jail with the highest bounty wins" in lines[0]
    assert any("once your 5 cells are full" in line for line in lines)


def test_where_all_have_passed_nobody_is_said_to_have_run_out_of_cards():
    t = table("A* hand Whiskey\nB hand Break").do("pass", "pass")
    now = scene(t.state().view(A))
    assert now.ending == "all have passed, one after the other"
    assert now.ending in now.prompt
