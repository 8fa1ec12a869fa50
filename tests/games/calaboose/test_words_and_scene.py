"""What a person sees and is told of Calaboose: scenes, sentences, events."""

import re

import msgspec
import numpy as np
import pytest

import tinstar
from tests.games.calaboose.table import table
from tinstar.core.scene import Scene, Sight, choice, events, offered, primer, refusal, scene
from tinstar.games.calaboose import words
from tinstar.games.calaboose.actions import ACTIONS
from tinstar.table.happening import Happening
from tinstar.testing.leaks import random_answer

A, B, C = range(3)


def told(state, text, seat):
    """What a seat is told of an answer and, until somebody chooses again, of what chance does."""
    lines = []
    happening = Happening(state, state.string_to_action(text))
    while True:
        lines += [e.text for e in events(*happening.seen_by(seat)[1:])]
        state = happening.after
        if not state.is_chance_node():
            return lines
        happening = Happening(state, state.legal_actions()[0])


def zone(now, kind, seat=None):
    return next(z for z in now.zones if z.kind == kind and z.seat == seat)


def faces(place):
    return [p.face or "back" for p in place.pieces]


# --- sentences ------------------------------------------------------------------------------------


TURN = """
    A*  hand Bandit Whiskey Break Lawman Shark   jail Huckster Bandit . . .
    B   hand Bandit Bandit Huckster Shark Shark  jail Huckster Gunslinger Bandit Bandit Bandit
    pile Huckster Bandit Shark Rustler
"""
FULL = """
    A*  hand Bandit                jail [Bandit] [Shark] [Shark] [Huckster] Rustler
    B   hand Shark                 jail Bandit Bandit Bandit Bandit Bandit
    pile Huckster
"""
DEFENCE = """
    A*  hand Bandit Bandit                jail . . . . .
    B   hand Gunslinger Gunslinger Shark  jail Huckster<Bandit Rustler . . .
    pile Huckster Bandit Shark Rustler
"""
DUEL = """
    A*  hand Bandit Bandit                jail . . . . .
    B   hand Gunslinger                   jail Huckster<Gunslinger Bandit . . .
    pile Huckster Bandit Shark Rustler
"""
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

# drawing, what is done first, the action, how it is offered, and how C hears of it (or B, of A's)
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
    (TURN, "", "break gunslinger", "Play Jail Break: discard no Gunslinger", "A plays Jail Break"),
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
    state = tinstar.load("calaboose", players=2).new_initial_state()
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
    text = events(*happening.seen_by(B)[1:])[0].text
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
    heard = events(*happening.seen_by(C)[1:])[1]
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
    assert "A: 16 points (2 Hucksters 0, 1 Bandit 1 and 2 Card Sharks 15)" in heard


def test_each_game_of_a_series_is_told_with_the_points_it_gave():
    state = tinstar.load("calaboose", players=3, games=3).new_initial_state()
    rng, sums, games = np.random.default_rng(4), np.zeros(3, int), 0
    while not state.is_terminal():
        happening = Happening(state, random_answer(state, rng))
        heard = [e for e in events(*happening.seen_by(A)[1:]) if e.kind == "score"]
        state = happening.after
        for event in heard:
            points, total = map(int, re.findall(r": (\d+) point.*, (\d+) in all", event.text)[0])
            sums[event.seat] += points
            assert sums[event.seat] == total == state.s.total[event.seat]
        games += bool(heard)
    assert games == 3


def test_the_prompt_says_what_may_be_done_on_a_turn():
    prompt = scene(table(TURN).state().view(A)).prompt
    assert prompt == (
        "It is your turn: put a card into your jail or send one to another's jail."
        " First you may play Bad Whiskey and Jail Break."
    )


def test_the_prompt_says_over_whom_an_attack_comes():
    assert scene(table(DEFENCE).state().view(B)).prompt == (
        "A Bandit is sent to your cell 1, over the Huckster:"
        " defend with a card of higher value, or accept it?"
    )
    assert scene(table(DEFENCE).state().view(A)).prompt == "B may defend."


def test_seats_are_called_by_their_names():
    now = scene(table(TURN).state().view(B), ["Lefty", "Me"])
    assert now.prompt == "It is Lefty's turn."
    assert zone(now, "jail", A).name == "Lefty's jail"


# --- scenes ---------------------------------------------------------------------------------------

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
    """All that a person at `seat` is shown of an answer, as bytes."""
    _, before, actor, action, after = happening
    heard = events(before, actor, action, after, memory_aid=memory_aid)
    shown = [scene(view, memory_aid=memory_aid) for view in (before, after)]
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
            other = seen._replace(before=redealt[0], after=redealt[1])
            assert everything(seen, seat, aid) == everything(other, seat, aid)
            looked_at += 1
        state = happening.after
    assert looked_at > 3


def test_a_spectator_is_shown_no_hand():
    now = scene(table(LOCKED).state().view(-1))
    assert [faces(zone(now, "hand", seat).places[0]) for seat in (A, B)] == [["back"], ["back"]]
    assert faces(zone(now, "jail", A).places[0]) == ["back"]


WHISKEY = """
    A*  hand Whiskey Bandit
    B   hand Whiskey Shark
    C   hand Rustler
    pile Huckster Bandit Shark Rustler
"""


def prompts(text, seat, drawing=WHISKEY):
    t = table(drawing)
    t.do(*text)
    return words.prompt(Sight(t.state().view(seat), ["Ann", "Bob", "Cy"]))


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
    state = tinstar.load("calaboose", players=2).new_initial_state()
    for answer in ("deal A", *["draw huckster"] * 4, "draw bandit"):
        state.apply_action(state.string_to_action(answer))
    while state.is_chance_node():
        state.apply_action(state.string_to_action("draw bandit"))
    asked = words.prompt(Sight(state.view(state.current_player())))
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
    state = tinstar.load("calaboose", players=2).new_initial_state()
    state.apply_action(state.string_to_action("deal A"))
    while state.is_chance_node():
        state.apply_action(state.string_to_action("draw bandit"))
    asked = words.prompt(Sight(state.view(state.current_player())))
    assert asked == "With fewer than 4 Hucksters you keep your hand."


def test_the_primer_says_how_many_cells_and_what_wins():
    lines = primer(tinstar.load("calaboose", players=2))
    assert "the jail with the highest bounty wins" in lines[0]
    assert any("once your 5 cells are full" in line for line in lines)


# --- two Gunslingers ------------------------------------------------------------------------------

DUEL = """
    A*  hand Gunslinger Bandit
    B   hand Gunslinger Huckster Bandit
    C   hand Gunslinger Lawman Bandit
    pile Bandit Bandit Bandit Bandit Bandit Bandit
"""


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
        "Two Gunslingers fly on to one other jail. Where does yours go, which has defended? Then"
        " the one that attacked you follows."
    )
    assert (
        now.choices[0].text == "Send the Gunslinger (has defended) on to A's jail, cell 1 (empty)"
    )
    t.do("to C1")
    assert marks(t, "air") == [()]
    now = scene(t.state().view(B))
    assert now.prompt == "And the Gunslinger that attacked you: which cell of C's jail?"
    assert now.choices[0].text == "Send the other Gunslinger on to C's jail, cell 2 (empty)"
    t.do("to C2")
    assert [marks(t, "C1"), marks(t, "C2")] == [[("attacking", "has defended")], [("attacking",)]]
    sent = "Two Gunslingers are sent to your cells 1 (has defended) and 2"
    assert scene(t.state().view(C)).prompt.startswith(sent)
    t.do("defend 1 with gunslinger")
    assert marks(t, "air") == [("has defended",), ("has defended",)]


def test_a_card_that_waits_for_a_newer_one_is_not_counted_among_those_to_be_answered():
    t = duel("to C1", "to C2", "defend 1 with bad-lawman", "to B2", "defend 2 with huckster")
    prompt = scene(t.do("to C3").state().view(C)).prompt
    assert prompt.startswith("A Huckster is sent to your cell 3: defend")


def test_where_all_have_passed_nobody_is_said_to_have_run_out_of_cards():
    t = table("A* hand Whiskey\nB hand Break").do("pass", "pass")
    now = scene(t.state().view(A))
    assert now.ending == "all have passed, one after the other"
    assert now.ending in now.prompt
