import pytest

import tinstar
from bench.measure import Row, Spread, interleaved, table
from tinstar.lab import benchmarks


def clock_that_shows(monkeypatch: pytest.MonkeyPatch, *times: float) -> None:
    shown = iter(times)
    monkeypatch.setattr(benchmarks, "process_time", lambda: next(shown))


def test_a_rate_is_taken_from_the_first_run_that_is_long_enough(monkeypatch: pytest.MonkeyPatch):
    done = []

    def work(n: int) -> int:
        done.append(n)
        return 7 * n

    clock_that_shows(monkeypatch, 0.0, 0.01, 1.0, 1.125, 2.0, 3.0)
    assert benchmarks.per_second(work, seconds=0.5) == 7 * 49
    assert done == [1, 1, 10, 49]  # one to warm up; then ten times as many, then as many as fit


@pytest.mark.compiled
def test_random_play_counts_decisions():
    assert benchmarks.random_play(tinstar.load(tinstar.available()[0]), seconds=0.01) > 1000


def test_answers_in_windows_are_told_from_other_decisions():
    assert 0 < benchmarks.outside_windows(tinstar.load(tinstar.available()[0]), games=2) <= 1


@pytest.mark.compiled
def test_a_search_counts_playouts_and_the_decisions_in_them():
    game = tinstar.load(tinstar.available()[0]).compile()
    playouts = benchmarks.search_playouts(game, seconds=0.02)
    assert 10 < playouts < benchmarks.search_decisions(game, seconds=0.02)


def test_the_first_decision_is_the_same_from_the_same_seed():
    game = tinstar.load(tinstar.available()[0])
    views = [benchmarks.first_decision(game, seed) for seed in (1, 1, 2)]
    assert all(len(view.legal_actions()) > 1 for view in views)
    assert views[0].digest() == views[1].digest() != views[2].digest()


def test_measures_take_turns():
    measures = {"a": lambda: 1.0, "b": lambda: 2.0}
    assert list(interleaved(measures, 2)) == [("a", 1.0), ("b", 2.0)] * 2


def test_a_ratio_is_taken_within_each_round():
    row = Row("play", "decisions/s", ours=[4, 9, 10], peer=[2, 3, 2], target=3.5)
    assert row.judged == Spread(3, 2, 5)
    assert row.verdict == "falls short"


@pytest.mark.parametrize(
    ("row", "verdict"),
    [
        (Row("", "/s", [3.0], [2.0], target=1.5), "reached"),
        (Row("", "/s", [3.0], [2.0], target=1.6), "falls short"),
        (Row("", "s", [0.2], target=0.3), "reached"),
        (Row("", "s", [0.4], target=0.3), "falls short"),
        (Row("", "/s", [3.0], [2.0]), ""),
    ],
)
def test_the_verdict_says_honestly_whether_the_target_is_met(row: Row, verdict: str):
    assert row.verdict == verdict


def test_the_table_can_be_read_as_it_is():
    rows = [
        Row("play / hearts", "decisions/s", [9_000_000.0], [4_500_000.0], 1.5),
        Row("help", "s", [0.25, 0.2, 0.35], target=0.3),
    ]
    assert table(rows).splitlines() == [
        "| measured      | ours                  | peer                  |"
        " ratio (least to most) | target        |         |",
        "| ------------- | --------------------- | --------------------- |"
        " --------------------- | ------------- | ------- |",
        "| play / hearts | 9,000,000 decisions/s | 4,500,000 decisions/s |"
        " 2.00 (2.00 to 2.00)   | at least 1.5  | reached |",
        "| help          | 0.25 (0.20 to 0.35) s |                       |"
        "                       | at most 0.3 s | reached |",
    ]
