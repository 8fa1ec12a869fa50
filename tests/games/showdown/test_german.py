"""German texts of Showdown: cases, plurals, persons, and no English left over."""

import pytest

from tests.games.german import GERMAN, NAMES, compared
from tests.games.showdown.table import CARDS, A, B, C, read, table
from tests.games.showdown.telling import TURN
from tests.games.showdown.test_prompts_and_labels import LAYING, ROBBING, brawl, holdup, looked_at
from tinstar.games.showdown.components import SHERIFF_FACE
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import choice, scene
from tinstar.presentation.view_with_names import Sight


def told(t, answer, seat):
    """Return the texts that a seat reads of an action or an outcome."""
    happening = Happening(t.state(), read(answer) if isinstance(answer, str) else answer)
    seen = events(*happening.seen_by(seat)[2:], NAMES[: t.box.players], language=GERMAN)
    return [e.text for e in seen if e.text]


def prompt(t, seat):
    return scene(t.state().view(seat), NAMES[: t.box.players], language=GERMAN).prompt


def bare():
    """Return the table after A, without a mustache, ends at the barber."""
    drawing = ROBBING.replace(" with mustache", "")
    return table(drawing).act("bandit", "BB BM").do("do bandit")


def robbing():
    return table(ROBBING).act("bandit", "BB BM").do("do bandit")


HEARD = [
    (lambda: table(TURN), "take 1", C, ["Ann nimmt „zweimal Rauferei“."]),
    (
        lambda: table(TURN).do("take 1"),
        CARDS["HM"],
        B,
        [
            "Aufgedeckt wird „Überfall und Sparbüchse“.",
            "Beide offenen Karten zeigen „Überfall und Sparbüchse“: Sie werden abgeworfen.",
        ],
    ),
    (
        lambda: table(LAYING).act("bandit", "BS BS BH"),
        "do sheriff",
        C,
        ["Ann macht weiter: 2 Sheriffs."],
    ),
    (
        bare,
        "rob 4",
        A,
        [
            "Du räumst Tresor 4 aus: 4 Dollar.",
            "Dein Bandit kommt auf das Feld „Barbier“ und bekommt einen Schnurrbart.",
        ],
    ),
    (
        robbing,
        "rob 4",
        B,
        [
            "Ann räumt Tresor 4 aus: 4 Dollar.",
            "Der Bandit von Ann kommt auf das Feld „Barbier“.",
        ],
    ),
    (
        lambda: looked_at().do("do sheriff"),
        "use mustache",
        B,
        ["Du willst dich mit einem Schnurrbart tarnen."],
    ),
    (
        lambda: looked_at().do("do sheriff", "use mustache"),
        "use sunglasses",
        A,
        [
            "Cleo hat sich entschieden.",
            "Bob tarnt sich mit einem Schnurrbart und bleibt unentdeckt.",
            "Cleo tarnt sich mit einer Sonnenbrille und bleibt unentdeckt.",
        ],
    ),
    (holdup, 0, A, ["Du würfelst eine Niete."]),
    (holdup, SHERIFF_FACE, B, ["Ann würfelt den Sheriff."]),
    (
        lambda: brawl(9, 9).roll(2, 2, 1, 1),
        "steal 4",
        C,
        ["Ann nimmt Bob 4 Dollar ab.", "Ann nimmt dir 2 Dollar ab."],
    ),
    (
        lambda: table("A* bucks 9 box 2\nB hand BB bucks 9 box 2\nopen RR"),
        "take 1",
        A,
        [
            "Du nimmst „zweimal Rauferei“.",
            "Das Spiel ist aus: die letzte offene Karte ist genommen.",
            "Du: 12 Dollar (offen 9, Sparbüchse 2, Handkarten 1).",
            "Bob: 12 Dollar (offen 9, Sparbüchse 2, Handkarten 1).",
            "Geteilter Sieg: Du und Bob, mit je 12 Dollar.",
        ],
    ),
]


@pytest.mark.parametrize(("made", "answer", "seat", "sentences"), HEARD)
def test_what_happens_is_told_in_german(made, answer, seat, sentences):
    assert told(made(), answer, seat)[: len(sentences)] == sentences


@pytest.mark.parametrize(
    ("made", "text", "sentence"),
    [
        (lambda: table(TURN), "choose holdup", "Zuschlagen: Karten mit „Überfall“ auslegen"),
        (
            lambda: table(TURN).do("choose bandit"),
            "lay BM",
            "„Bandit und Sparbüchse“ auslegen, um alles darauf auszuführen",
        ),
        (
            lambda: table(TURN).act("bandit", "BB BM"),
            "do bandit",
            "3 Banditen: Dein Bandit geht 3 Schritte",
        ),
        (
            lambda: table(LAYING).act("bandit", "BS BS BH"),
            "do holdup",
            "1 Überfall: einmal um Dollar würfeln",
        ),
        (lambda: looked_at().do("do sheriff"), "pay", "Ungetarnt bleiben und 3 Dollar verlieren"),
        (
            lambda: looked_at().do("do sheriff", "pay"),
            "use sunglasses",
            "Dich mit einer Sonnenbrille tarnen und nichts verlieren",
        ),
        (lambda: brawl(9, 9).roll(2, 2, 1, 1), "steal 4", "Bob 4 Dollar abnehmen"),
    ],
)
def test_a_deed_is_offered_in_german(made, text, sentence):
    t = made()
    sight = Sight(t.state().view(t.mover), NAMES, language=GERMAN)
    assert choice(sight, read(text)).text == sentence


@pytest.mark.parametrize(
    ("made", "seat", "sentence"),
    [
        (
            lambda: table(TURN).do("choose bandit"),
            A,
            "Leg Karten mit „Bandit“ aus. Mindestens noch nötig: 3 Banditen.",
        ),
        (
            lambda: looked_at().do("do sheriff"),
            B,
            "Der Sheriff sieht sich um und findet dich: Verlierst du 3 Dollar, oder tarnst du"
            " dich mit einem Schnurrbart?",
        ),
        (
            lambda: holdup("mustache sunglasses").roll(3, 0, "sheriff"),
            A,
            "Du hast den Sheriff gewürfelt. Deine Beute bisher: 3 Dollar, und ein Wurf kommt noch."
            " Tarnst du dich mit einem Schnurrbart oder einer Sonnenbrille, oder gehst du leer"
            " aus?",
        ),
        (
            lambda: brawl(9, 9).roll(2, 2, 1, 1),
            A,
            "Insgesamt darfst du 6 Dollar nehmen. Wie viel davon nimmst du Bob ab? Zu holen sind"
            " dort 9 Dollar.",
        ),
    ],
)
def test_what_is_asked_is_asked_in_german(made, seat, sentence):
    assert prompt(made(), seat) == sentence


def test_nothing_of_a_whole_game_is_left_in_english():
    assert compared("showdown", r"(\d )?Bandit|(\d )?Sheriffs?|sheriff|Start|Bank|Tunnel") > 5000
