"""Report on games that were invented for the test, and one small report of a real game."""

import re
from pathlib import Path

import msgspec
import numpy as np
import polars
import pytest

import tinstar
from tests.lab.made import results
from tinstar import cli
from tinstar.errors import BadOption, BadRecord
from tinstar.lab import make_report
from tinstar.lab.make_report import look_into, report
from tinstar.lab.metrics import all_metrics
from tinstar.lab.reporting import report_files
from tinstar.lab.reporting.association import compared, what_wins
from tinstar.lab.reporting.clause_tracing import Clauses, _in_file
from tinstar.lab.reporting.metric_findings import answer
from tinstar.lab.reporting.report_model import (
    WHOLE,
    Basis,
    Chapter,
    Finding,
    Line,
    Report,
    Spread,
    amount,
)
from tinstar.lab.reporting.report_page import page
from tinstar.lab.reporting.study_context import LOT, Rung, Workshop
from tinstar.lab.simulation import action_counts
from tinstar.lab.simulation.action_counts import ever_had, has, tally_for, watches
from tinstar.lab.simulation.simulate import Plan
from tinstar.lab.studies import (
    all_studies,
    first_player_advantage,
    playing_time,
    spread_of_playing_strength,
    variance_by_cause,
)
from tinstar.lab.studies.effective_choices_of_strong_player import width
from tinstar.lab.studies.wins_by_action import deeds
from tinstar.statistics import Estimate, explained, holm, rating, ratio_interval, shift

RNG = np.random.default_rng(1)
BASIS = Basis(100, "greedy", 1)


# --- confidence ----------------------------------------------------------------------------------


def test_a_share_of_decisions_counts_games_not_decisions():
    """Ten games of ten decisions each, all alike within a game, are ten observations."""
    alike = ratio_interval([10] * 5 + [0] * 5, [10] * 10)
    assert alike.value == 0.5
    assert alike.high - alike.value == pytest.approx(1.96 * 0.527 / 10**0.5, rel=0.01)


def test_who_has_it_wins_so_much_more():
    """In 200 games of two seats, the seat that has it wins 150."""
    having = np.tile((1.0, 0.0), (200, 1))
    won = np.array([(1, 0)] * 150 + [(0, 1)] * 50, float)
    found, doubt = shift(having, won)
    assert found.value == pytest.approx(0.5)
    assert found.high - found.value == pytest.approx(
        1.96 * 2 * (0.75 * 0.25 / 200) ** 0.5, rel=0.02
    )
    assert doubt < 1e-9
    assert explained(having, won).value == pytest.approx(0.25)


def test_who_all_lose_are_as_unsure_as_they_are_few():
    """Ten of 800 seats have the thing, and all ten lose. The interval stays wide: ten are few."""
    having, won = np.zeros((400, 2)), np.tile((1.0, 0.0), (400, 1))
    having[:10, 1] = 1
    found, _ = shift(having, won)
    assert found.value == pytest.approx(-0.5, abs=0.01)
    assert found.high - found.low > 0.2


def test_of_many_questions_each_next_one_is_asked_less_strictly():
    assert holm([0.04, 0.001, 0.02]) == [True, True, True]
    assert holm([0.04, 0.03, 0.02]) == [False, False, False]
    assert holm([0.2, 0.001, 0.026]) == [False, True, False]


def test_an_even_share_is_no_advantage_at_any_number_of_seats():
    assert rating(1 / 2) == rating(1 / 4, 3) == pytest.approx(0)
    assert rating(10 / 11) == pytest.approx(400)


# --- metrics -------------------------------------------------------------------------------------


def measured(**rows: object) -> dict[str, dict[str, np.ndarray]]:
    games = results(2, **rows)
    return {metric.name: metric.of(games) for metric in all_metrics()}


def test_the_winners_way_is_measured_and_nobody_elses():
    found = measured(unsure=(15, 20, 20), behind=(6, 60, 60))
    assert found["decided"][""].tolist() == pytest.approx([0.25, 0.25])
    assert found["drama"][""].tolist() == pytest.approx([0.2, 0.2])


def test_turns_points_and_breadth():
    found = measured(turns=8, dead=2, judged=5, breadth=15, first=(0, 1), scores=(10, 4, 1))
    assert found["dead"][""].tolist() == [0.25, 0.25]
    assert found["breadth"][""].tolist() == [3, 3]
    assert found["points"][""].tolist() == [7.5, -1.5]
    assert measured()["breadth"] == {}


def test_a_share_stays_one_however_few_games_there_are():
    metrics = {metric.name: metric for metric in all_metrics()}
    few = metrics["choice"].estimate(np.array([1.0, 0.9, 1.0]))
    assert few.high == 1
    assert metrics["length"].estimate(np.array([1.0, 1.0, 90.0])).low < 0
    assert answer(metrics["choice"], results(1)) is None


def test_a_game_without_caps_is_never_cut_off():
    assert measured()["capped"] == {}
    assert tinstar.games.rules("outlaws25").words.caps


def test_a_finding_says_who_is_favoured_or_that_nobody_is():
    metrics = {metric.name: metric for metric in all_metrics()}
    said = answer(metrics["chair"], results(100)).sentence
    assert said == "Chair A wins 96.3 to 100.0 games in 100; chair C wins 0.0 to 3.7 games in 100."
    almost = results(1000, returns=np.repeat(np.eye(3), (364, 318, 318), axis=0))
    found = answer(metrics["chair"], almost)
    assert found.lines[0].low > 100 / 3  # alone, but not as one of three
    assert found.sentence.startswith("No seat is favoured by more than luck: ")
    even = results(99, returns=np.tile(np.eye(3), (33, 1)))
    assert answer(metrics["chair"], even).sentence.startswith(
        "No seat is favoured by more than luck: "
    )


# --- counts --------------------------------------------------------------------------------------


def test_what_a_seat_holds_is_read_off_the_state_by_its_names():
    game = tinstar.load("calaboose", 3)
    found = {f"{w.field.name} {w.what}": w for w in watches(game)}
    state, tally = game.new_initial_state(), tally_for(game, 1)
    state.array["hand"][0, 1, 4] = 2
    state.array["jail"][0, 2, 3] = 1
    for decisions in range(2):
        action_counts.note_cells(tally, 0, game.rules.state.flat(state.array), decisions)
        state.array["jail"][0, 2, 3] = 0
    assert has(found["hand gunslinger"], tally.dealt).tolist() == [[False, True, False]]
    assert has(found["jail bandit"], tally.dealt).tolist() == [[False, False, True]]
    assert has(found["jail bandit"], tally.ended).tolist() == [[False, False, False]]
    assert ever_had(found["jail bandit"], tally.met).tolist() == [[False, False, True]]
    assert ever_had(found["hand bandit"], tally.met).tolist() == [[False, False, False]]


def test_a_deed_counts_as_offered_where_another_was_possible_too():
    game = tinstar.load("calaboose", 3)
    tally, first = tally_for(game, 1), game.rules.actions.families.__getitem__
    both = np.array([first("put"), first("put") + 1, first("pass_turn")])
    action_counts.note_choice(tally, 0, 1, both, 3, 1, 0)
    action_counts.note_choice(tally, 0, 1, both, 2, 0, 0)  # only ways to put: no choice
    names = list(game.rules.actions.families)
    put, passing = names.index("put"), names.index("pass_turn")
    assert tally.offered[0, [put, passing]].tolist() == [1, 1]
    assert tally.taken[0, [put, passing]].tolist() == [1, 0]
    assert tally.played[0, 1, both].tolist() == [1, 1, 0]


def test_deeds_are_told_apart_by_the_things_they_name_not_by_seats_and_places():
    found = deeds(tinstar.load("calaboose", 3))
    assert "send bandit" in found
    assert "lock" in found
    assert not any(re.search(r" ([A-E]|\d)$", name) for name in found)


def test_what_wins_is_told_from_what_only_seems_to():
    won = np.array([(1, 0)] * 150 + [(0, 1)] * 50, float)
    lucky, noise = np.tile((True, False), (200, 1)), RNG.random((200, 2)) < 0.5
    lines = compared({"noise": noise, "luck": lucky, "never": lucky & ~lucky}, won)
    assert [(one.what, one.sure) for one in lines] == [("luck", True), ("noise", False)]
    assert what_wins(lines, "has it") == (
        "A seat that has it wins 50 more games in 100 for “luck”;"
        " 1 of 2 differences are more than luck."
    )


# --- studies -------------------------------------------------------------------------------------


def test_beginning_is_worth_as_much_as_the_rating_that_wins_so_often():
    games = results(1100, returns=[(1, -0.5, -0.5)] * 600 + [(-0.5, 1, -0.5)] * 500)
    found = first_player_advantage.advantage(Workshop(games, 1))
    assert found.lines[0].value == pytest.approx(rating(600 / 1100, 2))
    assert "more than luck" in found.sentence


def test_minutes_are_those_of_the_box_for_a_usual_game(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(playing_time, "_usual", lambda _: 60.0)
    found = playing_time.lasting(Workshop(results(400, decisions=np.tile((60, 120), 200)), 1))
    told = [one.value for one in found.lines]
    assert told[0] == pytest.approx(tinstar.games.rules("calaboose").words.minutes)
    assert told[2] == pytest.approx(2 * told[0])


def test_the_parts_of_a_result_sum_to_all_of_its_variance():
    chance, own = RNG.normal(size=(2, 500, 3))
    result = 2 * chance + own
    parts = variance_by_cause.share(2 * chance, result), variance_by_cause.share(own, result)
    assert sum(part.value for part in parts) == pytest.approx(1)
    assert parts[0].value == pytest.approx(0.8, abs=0.05)
    assert parts[0].high - parts[0].low == pytest.approx(0.04, abs=0.01)


def test_ratings_add_up_from_rung_to_rung():
    even, double = Estimate(0.5, 0.5, 0.5), Estimate(10 / 11, 10 / 11, 10 / 11)
    rungs = [Rung(("a", "b"), 9, double, even), Rung(("b", "c"), 9, double, even)]
    assert spread_of_playing_strength.deviation(rungs, RNG).value == pytest.approx(400)
    assert spread_of_playing_strength.as_chess(Estimate(28.1, 6.0, 900.0)) == (50, 25, 100)


def test_effective_choice_is_one_where_all_is_tried_in_one_place():
    assert width(np.array([7, 0])) == 1
    assert width(np.array([5, 5, 5])) == pytest.approx(3)


# --- clauses -------------------------------------------------------------------------------------

SOURCE = '''
rule = lambda f: f


@rule
def objection_to_it(x):
    """Not on a Sunday.  [P1]"""
    if x == 7:
        return 1
    return 0


@rule
def deed(x):
    """It is done.  [P2]"""
    if x > 3:
        return 2  # more of it [R1]
    return 1


def words():
    """Only told.  [M1]"""
'''


def test_a_refusal_takes_effect_where_it_refuses_and_a_line_where_it_runs(tmp_path: Path):
    path, made = tmp_path / "rules.py", dict[str, object]()
    path.write_text(SOURCE, encoding="utf-8")
    exec(compile(SOURCE, str(path), "exec"), made)
    bearing = Clauses(_in_file(path))
    assert bearing.borne == {"P1", "P2", "R1"}
    with bearing.watching():
        made["objection_to_it"](1)
        made["deed"](1)
    assert bearing.ran == {"P2"}
    with bearing.watching():
        made["objection_to_it"](7)
        made["deed"](5)
    assert bearing.ran == {"P1", "P2", "R1"}


# --- the page ------------------------------------------------------------------------------------


def told(**more: object) -> Report:
    lines = Line("put <b>", 5, 4, 6, True), Line("pass", -1, -2, 0.5, False)
    forest = Finding("deeds", "What wins", "Put wins.", "of 100", lines, BASIS, even=0.0)
    bars = Finding("minutes", "Length", "Ten.", "minutes", lines[:1], BASIS)
    bars = Finding(
        "length", "Long", "Ten.", "minutes", lines[:1], BASIS, spread=Spread((1, 2, 3), (4, 5))
    )
    chapters = (Chapter("What wins", (forest, bars)),)
    return Report("g", "Game", "as it is", 3, BASIS, 2.0, WHOLE, (), chapters, **more)


def test_a_page_stands_alone_and_has_each_figure_as_text_and_as_a_table():
    html = page(told(), ["Put wins."])
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", html)
    assert "<script" not in html
    assert "<b>" not in html
    assert html.count("<svg") == 2
    assert len(re.findall(r"<table>", html)) == 2
    assert re.search(r"<text[^>]*>.*?pass.*?</text>", html, re.DOTALL)
    assert "var(--accent)" in html
    assert "#0" not in html.partition("<main>")[2]
    assert "100 games by greedy, seed 1." in html


def test_no_two_figures_share_an_id():
    ids = re.findall(r'\bid="([^"]+)"', page(told(), []))
    assert len(ids) == len(set(ids))


def test_an_interval_whose_ends_read_alike_is_told_once():
    assert amount(Line("", 1, 0.96, 1.04)) == "1.0"
    assert amount(Line("", 1, -0.04, 2), signed=True) == "+0.0 to +2.0"


def test_a_folder_that_cannot_be_written_is_refused_before_the_games(tmp_path: Path):
    (tmp_path / "file").touch()
    with pytest.raises(BadRecord, match="file: expected a folder to write to, got: File exists"):
        report_files.check_target(tmp_path / "file")


def test_the_command_writes_what_was_found_before_ctrl_c(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    found = msgspec.structs.replace(told(), why_it_ended="it was interrupted")
    monkeypatch.setattr(make_report, "look_into", lambda *_: (found, results(9)))
    assert cli.run(["lab", "calaboose", "--out", str(tmp_path / "new")]) == 2
    out, err = capsys.readouterr()
    assert "Ctrl-C" in err
    assert "100 games by greedy at 3 seats, seed 1, in 2 seconds." in " ".join(out.split())
    assert "The report was interrupted, so parts are missing." in " ".join(out.split())
    written = {p.name for p in (tmp_path / "new").iterdir() if p.stat().st_size}
    assert written == {"report.html", "report.json", "games.parquet", "games.csv"}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("lab poker", "expected a game among"),
        ("lab calaboose --seats clever", "search; got 'clever'"),
        ("lab calaboose hand_size=3..5", "expected one value for each setting, got a range of 3"),
        ("lab calaboose --seats greedy,random --players 3", "--seats: expected 3 kinds of player"),
        ("lab calaboose --seconds 0", "expected a number of seconds above 0"),
        (
            "lab calaboose --out no/such/folder",
            "no/such/folder: expected a folder to write to, got: No such",
        ),
    ],
)
def test_a_report_that_cannot_be_made_is_refused_in_one_line(
    line: str,
    expected: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.chdir(tmp_path)
    assert cli.run(line.split()) == 2
    err = capsys.readouterr().err
    assert expected in err
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_range_is_no_report():
    with pytest.raises(BadOption, match="setting: expected one value, got a range of 3"):
        report("calaboose", "hand_size=3..5")


# --- one report ----------------------------------------------------------------------------------


@pytest.mark.compiled
def test_a_report_answers_every_question_and_keeps_the_games(tmp_path: Path):
    heard: list[float] = []
    plan = Plan("rin_tin_tin", ("greedy",) * 2, games=1, seed=1)
    found, games = look_into(plan, 1.0, 64, tell=lambda _, part: heard.append(part))
    names = {f.name for chapter in found.chapters for f in chapter.findings}
    # No hand is dealt before the first decision, and no two families are ever legal together.
    assert {study.name for study in all_studies()} - names == {"dealt", "dominance", "without"}
    assert "restricted" in names
    assert found.why_it_ended == WHOLE
    assert heard == sorted(heard)
    assert all(
        one.low <= one.value <= one.high
        for c in found.chapters
        for f in c.findings
        for one in f.lines
    )
    report_files.check_target(tmp_path)
    report_files.write(found, games, tmp_path)
    rows = polars.read_parquet(tmp_path / "games.parquet")
    assert rows.height == 64 == polars.read_csv(tmp_path / "games.csv").height
    assert {"first", "length", "turn: first", "drama"} <= set(rows.columns)
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.compiled
def test_ctrl_c_reports_what_was_found_by_then():
    def interrupt(doing: str, _: float) -> None:
        if doing == "clauses":
            raise KeyboardInterrupt

    plan = Plan("calaboose", ("greedy", "random"), games=1, seed=1)
    found, games = look_into(plan, 1.0, 64, tell=interrupt)
    assert found.interrupted
    assert found.finding("beginning")
    assert not found.finding("clauses")
    assert len(games.rows) == 64


@pytest.mark.compiled
def test_whoever_does_without_a_deed_does_it_only_where_there_is_no_other():
    plan = Plan("calaboose", ("greedy",) * 3, games=1, seed=1)
    _, games = look_into(plan, 0.001, 8, tell=_only_games)
    shop, first = Workshop(games, 1), games.game.rules.actions.families.__getitem__
    sends = frozenset(range(first("send"), first("send_nowhere")))
    (_, with_it), (_, without) = shop.lot("greedy", 0)[0], shop.lot("greedy", 0, sends)[0]
    at = np.arange(LOT)
    done = [
        tally.played[at, at % 3][:, list(sends)].max(axis=1).mean() for tally in (with_it, without)
    ]
    assert done[0] > 0.95
    assert done[1] < 0.5
    others = [
        t.played[at, (at + 1) % 3][:, list(sends)].max(axis=1).mean() for t in (with_it, without)
    ]
    assert min(others) > 0.9


def _only_games(doing: str, _: float) -> None:
    if doing != "games":
        raise KeyboardInterrupt
