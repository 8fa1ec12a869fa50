"""Settings, metrics and comparisons."""

from pathlib import Path

import numpy as np
import pytest

import tinstar
from tests.lab.made import PLAN, results
from tinstar.engine.i18n import tongue
from tinstar.errors import BadEdition, BadOption
from tinstar.games import rules
from tinstar.lab.experiments import AS_IT_IS, MOST_POINTS, comparison_job, settings_of
from tinstar.lab.experiments.comparison import Comparison, Difference, compare, differences
from tinstar.lab.experiments.edition_toml import as_toml
from tinstar.lab.experiments.setting_in_words import HERE, beginning
from tinstar.lab.metrics import all_metrics
from tinstar.lab_schemas.comparison_result import Question, Setting

RNG = np.random.default_rng(1)


def line(found: list[Difference], name: str, which: str = "") -> Difference:
    return next(d for d in found if (d.metric.name, d.which) == (name, which))


def test_wins_are_counted_by_chair_by_turn_and_by_kind():
    games = results(3, first=(0, 2, 1))
    found = {metric.name: metric.of(games) for metric in all_metrics()}
    assert [found["chair"][seat].sum() for seat in "ABC"] == [3, 0, 0]
    assert [found["turn"][turn].tolist() for turn in ("first", "second", "third")] == [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    ]
    assert found["kind"]["greedy"].tolist() == [1, 0, 0]
    assert found["kind"]["random"].tolist() == [0, 0.5, 0.5]


def test_shares_of_a_game_and_its_choices():
    games = results(2, settled=(5, 20), swing=0.75)
    found = {metric.name: metric.of(games) for metric in all_metrics()}
    assert found["settled"][""].tolist() == [0.25, 1.0]
    assert found["choice"][""].tolist() == [0.5, 0.5]
    assert found["options"][""].tolist() == [3, 3]
    assert found["swing"][""].tolist() == pytest.approx([0.5, 0.5])


def test_what_luck_does_to_both_cancels_out():
    luck = RNG.integers(0, 100, 400)
    found = differences(results(decisions=100 + luck), results(decisions=102 + luck))
    length = line(found, "length").difference
    assert (length.value, length.low, length.high) == (2, 2, 2)
    apart = differences(
        results(decisions=100 + luck), results(decisions=102 + RNG.permutation(luck))
    )
    assert line(apart, "length").difference.low < 0 < line(apart, "length").difference.high


def test_no_share_is_said_to_differ_by_more_than_a_hundred_in_a_hundred():
    """Two games: a seat won one here and both there."""
    one = np.array([(1, -0.5, -0.5), (-0.5, 1, -0.5)])
    both = np.tile((-0.5, 1, -0.5), (2, 1))
    found = differences(results(2, returns=one), results(2, returns=both))
    value, low, high = line(found, "chair", "A").difference
    assert (value, low) == (-0.5, -1)
    assert 0 < high < 1


def test_only_what_all_lines_together_cannot_owe_to_luck_is_told():
    """In 400 games with noise of 10, a difference of 1 is significant for one metric alone.

    After the correction for all metrics it is not significant.
    """
    noise = RNG.permutation(np.repeat((-10, 10), 200))
    almost = differences(results(decisions=100), results(decisions=101 + noise))
    assert line(almost, "length").difference.low > 0
    assert not line(almost, "length").sure
    more = differences(results(decisions=100), results(decisions=104 + noise))
    assert line(more, "length").sure
    told = Comparison(results(), results(), more, "").sentence("hand_size=4")
    assert told.startswith(
        "With “cards in a full hand” at 4 instead of 5, games have 3 to 5 more decisions; "
    )
    assert told.endswith("; wins are as evenly spread as before.")


@pytest.mark.parametrize(
    ("setting", "language", "expected"),
    [
        ("hand_size=5", "en", "With “cards in a full hand” at 5, "),
        ("Copies.Bad_Lawman=3", "en", "With “cards of each kind: bad lawman” at 3 instead of 2, "),
        (
            "bounty.bandit.2=9",
            "en",
            "With “what a gang of 1, 2... is worth: bandit 2” at 9 instead of 20, ",
        ),
        (
            "value.huckster=1 games=3",
            "en",
            "With “value on the top corners: huckster” at 1 instead of 0 and"
            " “games in a series; scores are added up” at 3 instead of 1, ",
        ),
        ("players=3 seats=net", "en", "With 3 players and net at the table, "),
        ("hand_size=4", "de", "Mit „Karten auf einer vollen Hand“ auf 4 statt 5: "),
        ("B rounds=12", "en", "With B and rounds=12, "),
    ],
)
def test_a_sentence_begins_with_what_changed(setting: str, language: str, expected: str):
    assert beginning(tinstar.load("calaboose", players=3), setting, language) == expected


def test_a_ruling_is_told_in_its_own_words_and_an_option_as_it_is_called():
    def begins(setting: str) -> str:
        same = differences(results(), results())
        return Comparison(results(), results(), same, "").sentence(setting)

    free = "If anybody may pass a turn (R3), "
    assert begins("passing=freely") == free + "no difference is certain."
    assert begins("passing=freely redraw_hucksters=true").startswith(
        free + "with “a hand full of Hucksters may be discarded and drawn anew, once” switched on, "
    )
    usual = "If a player who can put, send or lock down may not pass (R3), "
    assert begins("passing=if_stuck").startswith(usual)


def test_who_wins_is_told_first_of_whom():
    other = results(returns=np.tile((-0.5, 1, -0.5), (400, 1)))
    told = Comparison(results(), other, differences(results(), other), "").sentence()
    assert "chair A wins 100 fewer games in 100; chair B wins 100 more games in 100" in told
    assert "as evenly spread as before" not in told


def test_what_was_found_is_told_in_german():
    noise = RNG.permutation(np.repeat((-10, 10), 200))
    other = results(decisions=104 + noise, returns=np.tile((-0.5, 1, -0.5), (400, 1)))
    rows = results(decisions=100), other
    found = Comparison(*rows, differences(*rows), "narrow")
    question = Question("calaboose", 3, Setting(), Setting({"hand_size": 4}))
    told, english = (comparison_job.told(question, found, language) for language in ("de", "en"))
    begins = "Mit „Karten auf einer vollen Hand“ auf 4 statt 5: "
    assert told.sentence.startswith(f"{begins}eine Partie hat 3 bis 5 Entscheidungen mehr; ")
    assert "Platz A gewinnt 100 von 100 Partien weniger" in told.sentence
    assert told.ended == "die Bereiche sind eng genug" != english.ended
    assert not {f.text for f in told.findings} & {f.text for f in english.findings}
    alike = {f.which for f in told.findings} & {f.which for f in english.findings}
    assert alike <= {"", *"ABC", "greedy", "random"}
    ruled = Comparison(results(), results(), differences(results(), results()), "")
    said = rules("calaboose").tongue("de").say("option-passing-freely")
    begins = f"Angenommen, es gilt: {said} (R3). Dann: "
    assert ruled.sentence("passing=freely", "de").startswith(begins)


def test_every_metric_has_its_words_in_german():
    words = tongue(HERE, "de")
    for metric in all_metrics():
        assert words.knows(f"metric-{metric.name}"), metric.name
        more, less = (
            words.say(f"metric-{metric.name}-differs", which="A", amount="2", more=m)
            for m in ("more", "less")
        )
        assert more != less
        assert "2" in more


def test_nothing_differs_from_itself():
    same = differences(results(), results())
    assert Comparison(results(), results(), same, "").sentence() == (
        "With b, no difference is certain."
    )


# --- settings ------------------------------------------------------------------------------------


def test_a_setting_names_numbers_options_and_players(tmp_path: Path):
    (said, plan), *others = settings_of(PLAN, "bounty.gunslinger.1=15 games=3 seats=net").items()
    assert not others
    assert said == "bounty.gunslinger.1=15 games=3 seats=net"
    assert (plan.seats, plan.options) == (("net",) * 3, {"games": 3})
    values = {e.path: e.value for e in plan.edition.entries}
    assert values["bounty.GUNSLINGER"] == [15, 10, 15, 20, 25]
    assert settings_of(PLAN, "players=5")["players=5"].seats == ("greedy",) * 5
    assert list(settings_of(PLAN, "")) == [AS_IT_IS]
    file = tmp_path / "my.toml"
    file.write_text(as_toml(plan.edition), encoding="utf-8")
    assert settings_of(PLAN, f"edition={file}").popitem()[1].edition.digest == plan.edition.digest


def test_a_range_is_so_many_settings():
    assert list(settings_of(PLAN, "hand_size=3..6:2 games=3")) == [
        "hand_size=3 games=3",
        "hand_size=5 games=3",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hand_size", "expected PATH=VALUE, such as rounds=12, got 'hand_size'"),
        ("hand_size=", "expected PATH=VALUE"),
        ("handsize=3", "a number or option of the game, such as hand_size"),
        ("hand_size=300", "expected a whole number from 1 to"),
        ("hand_size=three", "hand_size: expected a whole number, got 'three'"),
        ("hand_size=6..3", "expected a range such as 10..20:2"),
        ("hand_size=3..6:0", "expected a range such as 10..20:2"),
        ("hand_size=1..200 cells=1..200", f"at most {MOST_POINTS:,} combinations, got 40,000"),
        ("hand_size=1..999999999", "of at most 10,000 numbers"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(text: str, expected: str):
    with pytest.raises((BadOption, BadEdition), match=expected):
        settings_of(PLAN, text)


# --- playing -------------------------------------------------------------------------------------


def test_a_metric_that_there_is_none_of_is_refused_with_those_there_are():
    with pytest.raises(BadOption, match=r"expected a metric among: length, chair, .*; got 'fun'"):
        compare(PLAN, PLAN, within={"fun": 1})


@pytest.mark.compiled
def test_it_ends_when_it_is_as_sure_as_asked_or_when_the_time_is_up():
    other = settings_of(PLAN, "hand_size=4")["hand_size=4"]
    sure = compare(PLAN, other, seconds=60, within={"length": 8})
    assert sure.why_it_ended == "the intervals were as narrow as asked"
    length = line(sure.lines, "length").difference
    assert length.high - length.value <= 8
    assert len(sure.a.rows) == len(sure.b.rows) > 32
    late = compare(PLAN, other, seconds=0.001, within={"length": 0.001})
    assert late.why_it_ended == "time was up"


@pytest.mark.compiled
def test_ctrl_c_leaves_what_was_played():
    def interrupt(games: int, _: float) -> None:
        if games > 32:
            raise KeyboardInterrupt

    found = compare(PLAN, PLAN, seconds=60, report=interrupt)
    assert (len(found.a.rows), found.why_it_ended) == (96, "it was interrupted")
    assert not any(d.sure for d in found.lines)
