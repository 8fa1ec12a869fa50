"""A solo session: the meaning of typed text, and forced moves."""

import pytest

import tinstar
from tests.games.calaboose.table import table
from tests.ui.tables import At, sitting
from tinstar.errors import BadOption, BadRecord, IllegalAction, NotAnAction
from tinstar.match.match import Match
from tinstar.match.solo_session import Session
from tinstar.ui.terminal.match_series import Sitting, farewell

TURN = """
    A*  hand Bandit Shark Rustler Lawman Whiskey   jail Huckster . . . .
    B   hand Bandit Bandit Shark Shark Shark       jail Huckster Gunslinger Bandit Bandit Bandit
    pile rest
"""


def understood(text, drawing=TURN):
    session = At(table(drawing)).next_session()
    return session.understand(text, session.scene()).notation


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("put bandit", "put bandit"),
        ("PUT   Bandit", "put bandit"),
        ("p ban", "put bandit"),
        ("s ban b1", "send bandit to B1"),
        ("send ban to b1", "send bandit to B1"),
        ("w", "whiskey B"),
        ("1", "put bandit"),
    ],
)
def test_a_move_is_understood_by_its_words_their_beginnings_or_its_number(text, notation):
    assert understood(text) == notation


def test_a_text_that_could_mean_several_moves_names_them():
    with pytest.raises(NotAnAction, match="got 'p ba', which could be put bandit or put bad-law"):
        understood("p ba")


def test_cells_that_come_to_the_same_are_not_several_moves():
    assert understood("s ban b", TURN.replace("jail Huckster G", "jail . G")) == "send bandit to B1"


def test_a_refused_move_says_why():
    with pytest.raises(IllegalAction, match=r"send bandit to B3: the prisoner there is not of lo"):
        understood("s ban b3")
    with pytest.raises(IllegalAction, match="lock 1: you may lock down only when all your cells"):
        understood("lock 1")


def test_what_is_no_move_is_told_how_moves_are_written():
    with pytest.raises(
        NotAnAction, match=r"such as put bandit or send bandit to B1 .*, got 'dance'"
    ):
        understood("dance")


def test_a_number_beyond_the_list_is_refused():
    with pytest.raises(NotAnAction, match="expected a number from 1 to"):
        understood("99")


def test_a_number_longer_than_python_reads_is_refused_too():
    with pytest.raises(NotAnAction, match="99999"):
        understood("9" * 5000)


def test_where_only_one_thing_can_be_done_it_is_told_and_done():
    session = At(
        table("""
            A   hand Huckster   jail .<Rustler . . . .
            B*  hand Bandit     jail . . . . .
            pile rest
        """)
    ).next_session()
    first = next(session.play_on())
    assert first.events[0].text == (
        "A Cattle Rustler is sent to your cell 1: you have nothing to defend with."
    )


def test_one_thing_that_ends_the_game_is_not_done_unasked():
    session = At(
        table(
            """
            A*  hand .          jail [Bandit] [Bandit] [Bandit] [Bandit] Shark
            B   hand Bandit     jail . . . . .
            pile Bandit
        """.replace("hand .", "hand")
        )
    ).next_session()
    assert [c.notation for c in session.scene().choices] == ["lock 5"]
    assert not list(session.play_on())


def test_advice_is_one_of_the_choices():
    session = At(table(TURN)).next_session()
    now = session.scene()
    assert session.advise(now) in now.choices


def test_a_seat_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BadOption, match="seat: expected A to B, got C"):
        sitting(tmp_path, seat=2).next_session()


def test_a_further_match_has_a_journal_of_its_own(tmp_path):
    sat = sitting(tmp_path)
    journals = []
    for _ in range(2):
        with sat.next_session().match as match:
            journals.append(str(match.journal.path))
    assert journals == [str(tmp_path / "match.jsonl"), str(tmp_path / "match-2.jsonl")]


def test_a_match_that_was_left_goes_on_where_it_was(tmp_path):
    session = sitting(tmp_path).next_session()
    list(session.play_on())
    left = session.scene()
    session.match.close()
    resumed = Sitting.resumed(tmp_path / "match.jsonl").next_session()
    assert resumed.scene() == left
    assert "Go on with it: tinstar play calaboose --resume" in farewell(resumed)[1]
    resumed.match.close()


def test_a_journal_without_a_person_cannot_be_sat_down_at(tmp_path):
    session = sitting(tmp_path).next_session()
    session.match.close()
    Match(session.game, ["random", "random"], journal=tmp_path / "bots.jsonl").close()
    with pytest.raises(BadRecord, match="expected one person at the table, got 0"):
        Sitting.resumed(tmp_path / "bots.jsonl")


def test_what_nobody_need_be_asked_is_not_told_as_a_question():
    game = tinstar.load("outlaws25", players=2)
    session = Session(Match(game, [None, "random"], seed=4), 0)
    told = [e for _ in range(40) for t in _until_asked(session) for e in t.events]
    assert [e for e in told if e.kind == "forced"]
    assert not [e.text for e in told if e.text.endswith("?")]


def _until_asked(session):
    yield from session.play_on()
    if choices := session.scene().choices:
        yield session.answer(choices[0])
