"""German texts of Caboo: cases, genders, persons, and no English left over."""

import pytest

from tests.games.caboo.table import A, B, C, table
from tests.games.caboo.telling import FLOOR, floor
from tests.games.german import GERMAN, NAMES, compared
from tinstar.games import rules
from tinstar.games.caboo.actions import ACTIONS
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import choice, scene
from tinstar.presentation.view_with_names import Sight


def told(t, text, seat, memory_aid=False):
    """Return the texts of an action that a seat reads."""
    happening = Happening(t.state(), ACTIONS.read(text))
    seen = happening.seen_by(seat)[2:]
    return [e.text for e in events(*seen, NAMES, memory_aid, language=GERMAN) if e.text]


def prompt(t, seat):
    return scene(t.state().view(seat), NAMES, language=GERMAN).prompt


def test_marks_stay_words_for_boards_and_a_scene_says_what_they_are_called():
    german, english = (
        scene(floor().state().view(B), NAMES, memory_aid=True, language=x) for x in (GERMAN, "en")
    )
    known = {f"known to {letter}": f"bekannt: {letter}" for letter in "ABC"}
    assert german.called == known | {"turn": "am Zug", "top": "obenauf"}
    assert english.called == {}
    assert [seat.marks for seat in german.seats] == [seat.marks for seat in english.seats]


@pytest.mark.parametrize(
    ("card", "deeds", "deed", "seat", "sentence"),
    [
        ("A", ["draw"], "discard", B, "Ann legt ein Ass ab."),
        ("J", ["draw"], "discard", A, "Du legst einen Buben ab."),
        ("7", ["draw"], "look A1", B, "Ann legt eine 7 ab und sieht sich die eigene Karte 1 an."),
        ("8", ["draw"], "look C2", A, "Du legst eine 8 ab und siehst dir Karte 2 von Cleo an."),
        ("8", ["draw"], "look C2", C, "Ann legt eine 8 ab und sieht sich deine Karte 2 an."),
        (
            "7",
            ["draw"],
            "swap 4",
            A,
            "Du behältst die gezogene Karte als Karte 4 und legst einen K",
        ),
        (
            "J",
            ["draw"],
            "trade 1",
            B,
            "Ann legt einen Buben ab, um die eigene Karte 1 zu tauschen.",
        ),
        ("J", ["draw", "trade 1"], "for B2", B, "Ann tauscht die eigene Karte 1 blind gegen deine"),
        ("Q", ["draw"], "stack B1", B, "Ann will deine Karte 1 auf die Dame legen."),
        ("K", ["draw"], "stack B1", C, "Ann will Karte 1 von Bob auf den König legen."),
        ("7", ["draw", "stack B1"], "turn over", B, "Deine Karte 1 ist eine 7: passt!"),
        (
            "7",
            ["draw", "stack A4"],
            "turn over",
            B,
            "Karte 4 von Ann ist ein König: falsch! Sie ge",
        ),
        ("7", [], "caboo", A, "Du rufst „Caboo“!"),
        ("7", [], "caboo", B, "Ann ruft „Caboo“!"),
    ],
)
def test_what_happens_is_told_in_german(card, deeds, deed, seat, sentence):
    assert told(floor(card).do(*deeds), deed, seat)[0].startswith(sentence)


def test_with_a_memory_aid_the_card_is_named_in_its_gender():
    t = table(FLOOR.format("7")).do("draw")
    assert told(t, "look A4", A, memory_aid=True)[0].endswith("an: Es ist ein König.")


@pytest.mark.parametrize(
    ("card", "deeds", "seat", "sentence"),
    [
        ("J", ["draw"], A, "Du hast einen Buben gezogen, Wert 11. Behalte die Karte anstelle"),
        ("Q", ["draw", "discard"], A, "In der Mitte liegt eine Dame. Ruft jemand etwas?"),
        ("J", ["draw", "discard"], B, "In der Mitte liegt ein Bube. Rufst du „Meins!“, um die Ka"),
        ("K", ["draw", "stack A3"], A, "Auf den König legst du deine Karte 3. Nenn noch eine Kar"),
        ("J", ["draw", "discard", "mine", "pass", "pass"], B, "Du warst am schnellsten: Nimm den"),
        ("7", ["draw", "stack B1", "turn over"], A, "Welche deiner Karten gibst du als Ersatz fü"),
    ],
)
def test_what_is_asked_is_asked_in_german(card, deeds, seat, sentence):
    assert prompt(floor(card).do(*deeds), seat).startswith(sentence)


@pytest.mark.parametrize(
    ("card", "text", "sentence"),
    [
        ("J", "discard", "Buben ablegen"),
        ("K", "swap 2", "König behalten und deine Karte 2 ablegen"),
        ("8", "look C2", "8 ablegen und Karte 2 von Cleo ansehen"),
        ("J", "stack A3", "Deine Karte 3 auf den Buben legen"),
        ("J", "stack B3", "Karte 3 von Bob auf den Buben legen"),
    ],
)
def test_a_deed_is_offered_in_german(card, text, sentence):
    sight = Sight(floor(card).do("draw").state().view(A), NAMES, language=GERMAN)
    assert choice(sight, ACTIONS.read(text)).text == sentence


def test_the_risk_of_stacking_is_told_in_the_gender_of_both_cards():
    state = floor("K").do("draw").state()
    sight = Sight(state.view(A), NAMES, memory_aid=True, language=GERMAN)
    risk = choice(sight, ACTIONS.read("stack A2")).touch.risk
    assert risk == "Das ist eine 3, kein König: Du bekommst eine Strafkarte."


def test_the_risk_of_calling_is_told_with_all_that_it_costs():
    state = floor(wrong_call_costs="sum_and_penalty", tie_fails_caller=True).state()
    sight = Sight(state.view(A), NAMES, language=GERMAN)
    assert choice(sight, ACTIONS.read("caboo")).touch.risk == (
        "Hat jemand so wenig wie du oder weniger, kostet dich das 24 Punkte"
        " und dazu, was deine Karten zählen."
    )


@pytest.mark.parametrize(
    ("mark", "english", "german"),
    [
        ("A looks", "A looks", "A sieht sie an"),
        ("known to A B", "known to A B", "bekannt: A B"),
        ("named 12", "named 12", "genannt: 12"),
        ("Caboo", "Caboo", "Caboo"),
        ("nobody says this", "nobody says this", "nobody says this"),
    ],
)
def test_a_mark_with_a_seat_or_a_number_in_it_is_told(mark, english, german):
    assert rules("caboo").tongue().mark(mark) == english
    assert rules("caboo").tongue(GERMAN).mark(mark) == german


def test_the_last_turns_begin_with_whoever_hears_of_it():
    t = floor(advanced=True)
    assert told(t, "caboo", B)[-1] == "Nun kommen die letzten Züge, und du fängst an."
    assert told(t, "caboo", C)[-1] == "Nun kommen die letzten Züge, und Bob fängt an."


def test_the_end_is_told_to_whoever_was_right():
    t = floor()
    assert told(t, "caboo", A)[1].endswith(" Du hast zu Recht „Caboo“ gerufen.")
    assert told(t, "caboo", B)[1].endswith(" Ann hat zu Recht „Caboo“ gerufen.")
    t = table("A* 2\nB 2\nC 3\npile 5", {"rounds": 1})
    t.s.total[:3] = [2, 0, 0]
    assert told(t, "caboo", A)[-1] == "Geteilter Sieg: Du und Bob, mit je 2 Punkten."
    assert told(t, "caboo", B)[-1] == "Geteilter Sieg: Ann und du, mit je 2 Punkten."


def test_nothing_of_a_whole_game_is_left_in_english():
    assert compared("caboo", "Caboo") > 1500
