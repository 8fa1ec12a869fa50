"""German texts of Rin Tin Tin: cases, plurals, persons, and no English left over."""

import pytest

from tests.games.german import GERMAN, NAMES, compared
from tests.games.rin_tin_tin.table import A, B, C, table
from tests.games.rin_tin_tin.test_prompts_and_labels import DONE, LAST, OPEN, last_of
from tinstar.games.rin_tin_tin.actions import ACTIONS
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import choice, scene
from tinstar.presentation.view_with_names import Sight

FULL = "red 1  A B C A B / .\nred 2  C B C A A / ."
TIE = "A\nB*\nC\nred 1  A A A A . / B"


def told(t, text, seat):
    """Return the texts of an action that a seat reads."""
    happening = Happening(t.state(), t.state().string_to_action(text))
    seen = events(*happening.seen_by(seat)[2:], NAMES[: t.box.players], language=GERMAN)
    return [event.text for event in seen if event.text]


def prompt(t, seat):
    return scene(t.state().view(seat), NAMES[: t.box.players], language=GERMAN).prompt


def tied():
    return last_of("", "", "", "red 1  B . . . . / .")


def uncovered():
    """Return a table on which no piece can be placed, and an uncovered group earns a card."""
    t = table(
        f"A* men 1 figures 0\nB {DONE}\nC {DONE}\nred 1  A A . . . / .", uncovered_groups="card"
    )
    return t.spin("red").do("cavalryman to red 1")


HEARD = [
    (lambda: table(f"{OPEN}\n{FULL}"), "spin red", A, "Du setzt aus: Im roten Gebiet ist kein"),
    (lambda: table(f"{OPEN}\n{FULL}"), "spin red", B, "Ann setzt aus: Im roten Gebiet ist kein"),
    (
        lambda: table(TIE).spin("red"),
        "cavalryman to red 1",
        B,
        "Rot 1 ist voll: Ann 4, du 4. Gleichstand, und du hältst den Rin-Tin-Tin-Kreis.",
    ),
    (
        lambda: last_of("boodle 10", "", "", "red 1  A B B . . / B"),
        "cavalryman to blue 1",
        B,
        "Ann gewinnt mit 12 Punkten.",
    ),
    (tied, "cavalryman to blue 1", B, "Gleichstand: Ann und du. Nun wird je eine Beutekarte gezo"),
    (tied, "cavalryman to blue 1", A, "Gleichstand: Du und Bob. Nun wird je eine Beutekarte gezo"),
    (
        lambda: last_of("boodle 0 2 5 10", "boodle 0 2 5 10", "", "red 1  B . . . . / ."),
        "cavalryman to blue 1",
        C,
        "Gleichstand: Ann und Bob. Alle Beutekarten werden neu gemischt, dann wird je eine gez",
    ),
    (
        uncovered,
        "draw boodle-4",
        A,
        "Du ziehst 10 Millionen Dollar für die Gruppe Rot 1, die nicht",
    ),
    (uncovered, "draw boodle-4", B, "Ann zieht eine Beutekarte für die Gruppe Rot 1, die nicht"),
]


@pytest.mark.parametrize(("made", "answer", "seat", "sentence"), HEARD)
def test_what_happens_is_told_in_german(made, answer, seat, sentence):
    assert any(text.startswith(sentence) for text in told(made(), answer, seat))


@pytest.mark.parametrize(
    ("spin", "text", "sentence"),
    [
        (
            "red",
            "cavalryman to red 1",
            "Kavalleristen in Rot 1 setzen (3 Gesetzlose; die Gruppe ist dann voll, und Bob zieht",
        ),
        ("blue", "cavalryman to blue 1", "Kavalleristen in Blau 1 setzen (1 Gesetzloser)"),
        (
            "rin tin tin",
            "figure to red 2",
            "Rin Tin Tin in Rot 2 setzen (6 Gesetzlose; die Gruppe ist dann voll, und du ziehst B",
        ),
    ],
)
def test_a_deed_is_offered_in_german(spin, text, sentence):
    state = table(LAST).spin(spin).state()
    sight = Sight(state.view(A), NAMES, language=GERMAN)
    assert choice(sight, ACTIONS.read(text)).text.startswith(sentence)


@pytest.mark.parametrize(
    ("seat", "them"), [(A, "Du und Bob"), (B, "Ann und du"), (C, "Ann und Bob")]
)
def test_a_shared_win_is_right_for_whoever_hears_of_it(seat, them):
    t = table(
        f"A* men 1 figures 0\nB {DONE}\nC {DONE}\nred 1  B . . . . / .",
        {"boodle_copies": [8, 0, 0, 0]},
    ).spin("blue")
    shared = f"Geteilter Sieg: {them}, mit je 1 Punkt."
    assert prompt(t.do("cavalryman to blue 1"), seat).endswith(shared)


def test_nothing_of_a_whole_game_is_left_in_english():
    assert compared("rin_tin_tin", "R|Rin Tin Tin") > 2000
