"""German texts of 25 Outlaws: cases, persons, plurals, and no English left over."""

import numpy as np
import pytest

import tinstar
from tests.games.outlaws25.table import A, B, C, card
from tests.games.outlaws25.test_prompts_and_labels import (
    buying,
    dealt,
    duel,
    holdup,
    laying,
    sleeve,
    with_sheriff,
)
from tinstar.games.outlaws25.actions import ACTIONS
from tinstar.games.outlaws25.components import Reward
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import choice, scene
from tinstar.presentation.view_with_names import Sight
from tinstar.testing.leak_check import random_answer

NAMES = ["Ann", "Bob", "Cy"]
GERMAN = "de"
SAME = {"", "Sheriff", "Sheriffs", "Whiskey", *"♠♥♦♣"}


def plain(text):
    """Replace no-break spaces, which keep a sum on one line."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def told(t, answer, seat):
    """Return the texts that a seat reads of an action or an outcome."""
    number = ACTIONS.read(answer) if isinstance(answer, str) else answer
    seen = Happening(t.state(), number).seen_by(seat)
    heard = events(seen.views, seen.action, NAMES, language=GERMAN)
    return plain(" ".join(e.text for e in heard if e.text))


def robbed():
    return holdup().do("hold up with 3", "rob B1")


def fourth():
    """Return a table with B's Scharfschütze, whose forms differ in every case but the first."""
    t = holdup().do("hold up with 3", "rob B1")
    t.s.outlaw[B, 0] = 3
    return t


HEARD = [
    (robbed, "cower", A, "Bob gibt klein bei und zahlt 50 $."),
    (robbed, "cower", B, "Du gibst klein bei und zahlst 50 $."),
    (lambda: holdup().do("hold up with 3"), "rob B1", A, "Dein Viehdieb (Tempo 3) überfällt Outla"),
    (lambda: holdup().do("hold up with 3"), "rob B1", B, "Outlaw 3 von Ann überfällt deinen Golds"),
    (
        fourth,
        "fight",
        C,
        "Bob wehrt sich. Der Viehdieb (Tempo 3) von Ann wird aufgedeckt. Der Scharf",
    ),
    (
        lambda: duel("whiskey"),
        "pass",
        C,
        "Der Viehdieb (Tempo 3) von Ann erschießt den Goldsucher (Tempo 1) von Bob und nimmt sich",
    ),
    (
        lambda: duel("whiskey").do("play 1"),
        "slow attacker",
        A,
        "Bob spendiert deinem Viehdieb (Tempo 3) einen Drink.",
    ),
    (
        lambda: duel("whiskey").do("play 1"),
        "slow attacker",
        B,
        "Du spendierst dem Viehdieb (Tempo 3) von Ann einen Drink.",
    ),
    (lambda: sleeve().do("play 3", "aside 1"), card("Qs"), B, "Du ziehst Pik-Dame."),
    (lambda: buying().do("buy 1"), Reward.FORGED_PARDON, B, "Du ziehst „Gefälschte Begnadigung“: "),
    (lambda: dealt().do("bet", "$20"), "call", C, "Du gehst mit 20 $ mit."),
    (
        lambda: with_sheriff().do("pass"),
        3,
        B,
        "Ein Sheriff mit Tempo 4 will deinen Viehdieb (Tempo",
    ),
    (
        holdup,
        "pass",
        A,
        "Du überfällst niemanden. Stand nach Runde 5: Cy 400 $, Bob 350 $ und du 300",
    ),
]


@pytest.mark.parametrize(("made", "answer", "seat", "sentence"), HEARD)
def test_what_happens_is_told_in_german(made, answer, seat, sentence):
    assert told(made(), answer, seat).startswith(sentence)


OFFERED = [
    (laying, "keep", "50 $ zu deinem Viehdieb legen, der sie braucht, und nicht mehr"),
    (buying, "buy 1", "Belohnung für deinen Goldsucher kaufen, der 70 $ behält"),
    (
        lambda: duel("whiskey"),
        "play 1",
        "„Whiskey“ von deinem Goldsucher ausspielen: ein Drink: -1 für jemanden im Duell",
    ),
    (
        lambda: duel("whiskey").do("play 1"),
        "slow attacker",
        "Drink für den Viehdieb (Tempo 3) von Ann: 1 weniger in diesem Duell",
    ),
    (
        lambda: with_sheriff("forged-pardon"),
        "play 3",
        "„Gefälschte Begnadigung“ von deinem Viehdieb ausspielen: 1 Steckbrief loswerden",
    ),
    (lambda: dealt().do("bet", "$20", "raise"), "$10", "Um 10 $ erhöhen, auf 30 $"),
]


@pytest.mark.parametrize(("made", "text", "sentence"), OFFERED)
def test_a_deed_is_offered_in_german(made, text, sentence):
    t = made()
    sight = Sight(t.state().view(t.mover), NAMES, language=GERMAN)
    assert plain(choice(sight, ACTIONS.read(text)).text) == sentence


@pytest.mark.parametrize(
    ("flop", "hand"),
    [("Jd", "eine Straße (10♦ Q♣ J♦)"), ("Qd", "ein Paar Damen (10♦ Q♣ Q♦)")],
)
def test_a_hand_is_named_in_the_case_that_is_asked_for(flop, hand):
    t = dealt(flop=flop)
    assert scene(t.state().view(t.mover), language=GERMAN).prompt.startswith(f"Du hast {hand}; im")


def test_a_shared_win_is_right_for_whoever_hears_of_it():
    t = holdup("A*  1:30 2:30 >3:30\nB   1:30 2:30 >3:30").do("pass").state()
    for seat, them in ((A, "Du und Bob"), (B, "Ann und du"), (-1, "Ann und Bob")):
        prompt = plain(scene(t.view(seat), NAMES, language=GERMAN).prompt)
        assert prompt.endswith(f" {them}: geteilter Sieg mit je 90 $.")


def texts(seen):
    """Yield all texts of a scene except numbers and people's names."""
    yield from (seen.prompt, seen.ending)
    yield from (c.text for c in seen.choices)
    yield from (c.touch.size for c in seen.choices)
    yield from (r.why for r in seen.refusals)
    yield from (c.name for c in seen.counters)
    for zone in seen.zones:
        yield from (zone.name, *zone.labels)
        pieces = [piece for place in zone.places for piece in place.pieces]
        yield from (said for piece in pieces for said in (piece.name, piece.text))


def test_nothing_of_a_whole_game_is_left_in_english():
    game, rng, left = tinstar.load("outlaws25", players=3), np.random.default_rng(3), set()
    state = game.new_initial_state()
    while not state.is_terminal():
        happening = Happening(state, random_answer(state, rng))
        seat, state = max(happening.actor, 0), happening.after
        seen = happening.seen_by(seat)
        told_in = [[e.text for e in events(*seen[2:], NAMES, language=x)] for x in ("en", GERMAN)]
        left |= {e for e, d in zip(*told_in, strict=True) if e == d}
        both = [texts(scene(seen.before, NAMES, language=x)) for x in ("en", GERMAN)]
        left |= {e for e, d in zip(*both, strict=True) if e == d}
    assert left <= SAME
