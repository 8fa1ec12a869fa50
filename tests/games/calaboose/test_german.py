"""German texts of Calaboose: cases, plurals, persons, and no English left over."""

import re

import msgspec
import numpy as np
import pytest

import tinstar
from tests.games.calaboose.table import table
from tinstar.games.calaboose.actions import ACTIONS
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import choice, scene
from tinstar.presentation.view_with_names import Sight
from tinstar.testing.leak_check import random_answer

NAMES = ["Ann", "Bob", "Cy"]
ANN, BOB, CY = range(3)
TURN = """
    A*  hand Bandit Whiskey Break Lawman Shark  jail Bandit Bandit Shark . .
    B   hand Bandit Bandit Huckster             jail Gunslinger<Lawman Rustler . . .
    C   hand Rustler Whiskey                    jail Huckster . . . .
    pile Bandit Bandit Shark Rustler
"""
DUEL = """
    A*  hand Bandit             jail . . . . .
    B   hand Gunslinger Bandit  jail Huckster<Gunslinger Bandit . . .
    C   hand Shark              jail Huckster Bandit . . .
    pile Huckster Bandit Shark Rustler
"""
FULL = """
    A*  hand Bandit   jail [Bandit] [Shark] [Shark] [Huckster] Huckster
    B   hand Shark    jail Bandit Shark Shark Huckster Huckster
    C   hand Shark    jail . . . . .
    pile Huckster
"""


def quiet(drawing):
    """Return the same drawing without attackers."""
    return re.sub(r"<\w+", "", drawing)


def told(drawing, first, text, seat):
    """Return the texts that a seat reads of an action and the chance events after it."""
    state = table(drawing).do(*filter(None, [first])).state()
    happening, lines = Happening(state, ACTIONS.read(text)), []
    while True:
        seen = events(*happening.seen_by(seat)[2:], NAMES, language="de")
        lines += [e.text for e in seen if e.text]
        if not happening.after.is_chance_node():
            return lines
        happening = Happening(happening.after, happening.after.legal_actions()[0])


# drawing, first action, tested action, how it is offered, who is told of it and how
DEEDS = [
    (
        quiet(TURN),
        "",
        "put bad-lawman",
        "Korrupten Marshal einsperren (1 Korrupter Marshal: 5)",
        {ANN: "Du sperrst einen Korrupten Marshal in Zelle 4."},
    ),
    (quiet(TURN), "", "put bandit", "Banditen einsperren (3 Banditen: 30)", {}),
    (
        quiet(TURN),
        "",
        "send bad-lawman to B1",
        "Korrupten Marshal schicken: zu Bob in Zelle 1, gegen den Revolverhelden dort",
        {
            ANN: "Du schickst einen Korrupten Marshal zu Bob in Zelle 1, gegen den Revolverhelden",
            BOB: "Ann schickt einen Korrupten Marshal in deine Zelle 1, gegen den Revolverhelden",
        },
    ),
    (
        quiet(TURN),
        "",
        "whiskey B",
        "Fusel spielen und Handkarten mit Bob tauschen",
        {
            BOB: "Ann spielt Fusel und will mit dir die Handkarten tauschen.",
            CY: "Ann spielt Fusel und will mit Bob die Handkarten tauschen.",
        },
    ),
    (quiet(TURN), "", "break bandit", "Ausbruch spielen: 2 Banditen werden abgeworfen", {}),
    (quiet(TURN), "", "break card-shark", "Ausbruch spielen: 1 Falschspieler wird abgeworfen", {}),
    (
        quiet(TURN),
        "",
        "break gunslinger",
        "Ausbruch wirkungslos spielen: Niemand",
        {},
    ),
    (
        TURN,
        "",
        "accept 1",
        "Korrupten Marshal in Zelle 1 aufnehmen und den Revolverhelden verlieren",
        {
            BOB: "Du verteidigst Zelle 1 nicht: Der Korrupte Marshal bleibt dort, und der Revolv",
            CY: "Bob verteidigt Zelle 1 nicht: Der Korrupte Marshal bleibt dort, und der Revolv",
        },
    ),
    (
        TURN,
        "",
        "defend 1 with huckster",
        "Zelle 1 gegen den Korrupten Marshal verteidigen: mit dem Quacksalber von der Hand",
        {CY: "Bob verteidigt Zelle 1 mit einem Quacksalber von der Hand: Der Korrupte Marshal wi"},
    ),
    (
        DUEL,
        "defend 1 with gunslinger",
        "to C2",
        "Revolverhelden weiterschicken: zu Cy in Zelle 2, gegen den Ban",
        {CY: "Bob schickt den Revolverhelden weiter in deine Zelle 2, gegen den Banditen dort."},
    ),
    (
        FULL,
        "",
        "lock 5",
        "Quacksalber in Zelle 5 für immer verriegeln: BEENDET SOFORT DAS SPIEL",
        {BOB: "Ann verriegelt den Quacksalber in Zelle 5."},
    ),
]


@pytest.mark.parametrize(("drawing", "first", "text", "offered", "heard"), DEEDS)
def test_a_deed_is_offered_and_told_in_german(drawing, first, text, offered, heard):
    state = table(drawing).do(*filter(None, [first])).state()
    sight = Sight(state.view(state.current_player()), NAMES, language="de")
    assert choice(sight, ACTIONS.read(text)).text.startswith(offered)
    for seat, sentence in heard.items():
        assert told(drawing, first, text, seat)[0].startswith(sentence)


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("bandit", "2 Banditen brechen aus dem Gefängnis von Ann aus, ab auf den Ablagestapel."),
        ("card-shark", "1 Falschspieler bricht aus dem Gefängnis von Ann aus, ab auf den Ablage"),
    ],
)
def test_one_breaks_out_or_several_do(kind, sentence):
    assert told(quiet(TURN), "", f"break {kind}", BOB)[-1].startswith(sentence)


def test_a_shared_win_is_right_for_whoever_hears_of_it():
    assert told(FULL, "", "lock 5", BOB)[-1] == "Geteilter Sieg: Ann und du, mit je 16 Punkten."
    assert told(FULL, "", "lock 5", CY)[-1] == "Geteilter Sieg: Ann und Bob, mit je 16 Punkten."


def test_the_prompt_asks_in_german():
    def asked(drawing, seat):
        return scene(table(drawing).state().view(seat), NAMES, language="de").prompt

    assert asked(quiet(TURN), ANN) == (
        "Du bist am Zug und kannst jemanden bei dir einsperren oder jemanden in ein anderes"
        " Gefängnis schicken. Vorher darfst du Fusel und Ausbruch spielen."
    )
    assert asked(TURN, BOB).startswith(
        "Ein Korrupter Marshal kommt in deine Zelle 1, gegen den Revolverhelden dort: Nur ein"
    )
    assert asked(TURN, CY) == "Bob darf sich verteidigen."


# --- no English -----------------------------------------------------------------------------------

SAME = re.compile(r"(\d+ )?Bandit( \d+)?|[\d X]*")  # alike in both languages
ENGLISH = re.compile(r"\b(the|a|you|your|and|with|cards?|cell|jail|hand|is)\b")
FIELDS = ("name", "text", "value", "prompt", "ending", "why", "warning")


def texts(part, key=""):
    """Return all texts of a scene or an event that a person reads."""
    if isinstance(part, str):
        return [part] if key in (*FIELDS, "labels", "score_lines") else []
    parts = part.items() if isinstance(part, dict) else [(key, each) for each in part or ()]
    return [
        text
        for name, each in parts
        if isinstance(each, (str, list, tuple, dict))
        for text in texts(each, name)
    ]


def read(state, seat, action, language):
    happening = Happening(state, action)
    seen = events(*happening.seen_by(seat)[2:], NAMES, language=language)
    now = scene(happening.after.view(seat), NAMES, language=language)
    return [t for t in texts(msgspec.to_builtins([now, seen])) if t not in NAMES]


def test_nothing_is_said_in_english():
    state = tinstar.load("calaboose", players=3, games=3).new_initial_state()
    rng, compared = np.random.default_rng(3), 0
    for step in range(300):
        action = random_answer(state, rng)
        english, german = (read(state, step % 3, action, tongue) for tongue in ("en", "de"))
        for one, other in zip(english, german, strict=True):
            assert one != other or SAME.fullmatch(other), other
            assert not ENGLISH.search(other), other
            compared += 1
        state.apply_action(action)
    assert compared > 5000
