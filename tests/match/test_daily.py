"""The deal of the day: its match, its companions, its comparison and its verification."""

import re
import subprocess
import sys
import time
from datetime import date

import msgspec
import pytest

from tinstar.daily.deal import nearest_seats
from tinstar.daily.result import Outcome
from tinstar.errors import BadRecord, NotYourTurn
from tinstar.games import load, ours, rules
from tinstar.match.daily_companion import Companion
from tinstar.match.daily_comparison import compare, kinds_of, played
from tinstar.match.daily_deal import COMPANION, characters_of, daily_game, deal_of
from tinstar.match.fair_chance import FairChance, commitment
from tinstar.match.journal import Journal
from tinstar.match.journal_lines import Start
from tinstar.match.journal_storage import JournalFile
from tinstar.match.match import Match
from tinstar.match.verification import Finding, verify
from tinstar.players.characters import CHARACTERS

DAY = date(2026, 11, 28)
# In Python, a match of Caboo takes ten seconds.
IN_BOTH = [("rin_tin_tin", False), pytest.param("caboo", True, marks=pytest.mark.compiled)]


def daily(name, fast=False):
    game = daily_game(rules(name))
    return (game.compile() if fast else game), deal_of(game, DAY)


def players(game):
    return kinds_of(deal_of(game, DAY))


@pytest.mark.parametrize("name", ours())
def test_a_deal_of_the_day_has_the_usual_numbers_options_and_about_four_seats(name):
    game, deal = daily(name)
    assert game.players == deal.seats == nearest_seats(list(rules(name).box.seats))
    assert game.digest == load(name, game.players).digest
    assert f" {rules(name).version} {game.edition.digest} " in deal.recipe


@pytest.mark.parametrize(("name", "fast"), IN_BOTH)
def test_a_match_of_the_deal_verifies_and_says_its_date(name, fast, tmp_path):
    game, deal = daily(name, fast)
    file = tmp_path / "day.jsonl"
    Match(game, players(game), deal, file).play()
    verdict = verify(file)
    assert verdict.finding is Finding.FAIR
    assert "; it is the deal of 2026-11-28" in verdict.text
    assert "; es ist die Partie des Tages vom 2026-11-28" in verify(file, "de").text


def test_companions_and_their_characters_follow_from_the_deal():
    game, deal = daily("rin_tin_tin")
    found = characters_of(deal)
    assert len({*found}) == deal.seats - 1
    assert found == characters_of(deal)
    assert players(game) == [COMPANION, *(f"{COMPANION}@{one}" for one in found)]
    others = [characters_of(deal._replace(day=date(2026, 11, d))) for d in range(1, 28)]
    assert {one for each in others for one in each} == {*CHARACTERS}


@pytest.mark.parametrize(("name", "fast"), IN_BOTH)
def test_a_resumed_match_goes_on_as_it_would_have_without_a_pause(name, fast, tmp_path):
    game, deal = daily(name, fast)
    whole = Match(game, players(game), deal)
    whole.play()
    match = Match(game, players(game), deal, tmp_path / "day.jsonl")
    for stop in (7, 20, 33):
        while match.position < stop and match.step():
            pass
        match.close()
        match = Match.resume(tmp_path / "day.jsonl")
        if fast:
            match.game.compile()
    match.play()
    assert [a.action for a in match.journal.answers] == [a.action for a in whole.journal.answers]


@pytest.mark.compiled
@pytest.mark.xdist_group("machine code of caboo")
def test_seats_of_a_window_decide_at_once_as_they_do_one_after_the_other():
    """The server asks all seats from the start of a window, the terminal one after the other."""
    game, deal = daily("caboo", fast=True)
    one, other = (Match(game, players(game), deal) for _ in range(2))
    one.play()
    windows = 0
    while not other.end:
        seats = other.view(-1).window()
        if not seats:
            other.step()
            continue
        windows += len(seats) > 1
        views = {seat: other.view(seat).asked_at_once(seat) for seat in seats}
        said = {seat: other.decider(seat).choose(view) for seat, view in views.items()}
        other.answer_together(said, [], other.position)
    assert windows >= 3
    assert [a.action for a in other.journal.answers] == [a.action for a in one.journal.answers]


def test_nobody_may_undo_in_a_deal_of_the_day():
    game, deal = daily("showdown")
    undone = 0
    for seed in (deal, 1):
        match = Match(game, [None, *players(game)[1:]], seed, shares=None)
        chooses = Companion(COMPANION, FairChance(deal.seed))
        while not match.end and undone < 1:
            if match.waits_for is None:
                match.step()
                continue
            match.answer(0, chooses.choose(match.view(0)), match.position)
            if seed is deal:
                assert not match.may_undo(0)
                with pytest.raises(NotYourTurn):
                    match.undo(0)
            elif match.may_undo(0):
                undone += 1
    assert undone


# --- journals that lie ----------------------------------------------------------------------------


def journal_of(tmp_path, game, seed, **changes):
    """Write a journal whose header says that it is the deal of the day."""
    header = Match(game, players(game), seed, shares=None).journal.header
    header = msgspec.structs.replace(header, **({"daily": str(DAY)} | changes))
    Journal.begin(header, b"\0" * 32, JournalFile(tmp_path / "day.jsonl")).close()
    return tmp_path / "day.jsonl"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"daily": "today"}, "daily: expected a date such as 2026-11-28, got 'today'"),
        ({"daily": "2026-11-27"}, "commitment: expected .*, as in the deal of 2026-11-27; got "),
        ({"duplicate": False}, "duplicate, window: expected true and 0 .* got False and 0"),
        ({"window": 5}, "duplicate, window: expected true and 0 .* got True and 5"),
        ({"start": Start(0, {})}, "start: expected a deal of the day to begin with the deal"),
        ({"version": 99}, "version: expected 1?[0-9], got 99"),
    ],
    ids=lambda x: next(iter(x)) if isinstance(x, dict) else "",
)
def test_a_journal_that_is_not_the_deal_of_its_date_is_rejected(tmp_path, changes, why):
    game, deal = daily("rin_tin_tin")
    assert verify(journal_of(tmp_path, game, deal)).finding is Finding.UNFINISHED
    (tmp_path / "day.jsonl").unlink()
    (tmp_path / "day.jsonl.seed").unlink()
    verdict = verify(journal_of(tmp_path, game, deal, **changes))
    assert verdict.finding is Finding.REJECTED
    assert re.search(why, verdict.text)


def test_another_seed_or_another_number_of_seats_is_not_the_deal_of_the_day(tmp_path):
    game, deal = daily("rin_tin_tin")
    verdict = verify(journal_of(tmp_path, game, 1))
    assert f"commitment: expected {commitment(deal.seed)}, as in the deal" in verdict.text
    two = load("rin_tin_tin", 2)
    with pytest.raises(BadRecord, match="usual numbers, options and seats"):
        Match(two, players(two), deal)


# --- the comparison -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "fast"), IN_BOTH)
def test_a_compared_match_goes_as_a_match_with_a_net_in_the_seat(name, fast):
    game, deal = daily(name, fast)
    chance = FairChance(deal.seed)
    for match in (1, 2):
        mine = Companion(COMPANION, chance, match)
        scores = Match(game, [mine, *players(game)[1:]], deal).play()
        assert [outcome.points for outcome in played(game, players(game), chance, match)] == scores


def test_without_compiled_code_there_is_no_comparison():
    game, deal = daily("rin_tin_tin")
    assert compare(load("rin_tin_tin", game.players), deal) is None


@pytest.mark.compiled
def test_a_hundred_matches_are_compared_within_five_seconds_and_always_alike():
    game, deal = daily("rin_tin_tin", fast=True)
    played(game, players(game), FairChance(deal.seed), 1)  # compiles what is not compiled yet
    began = time.process_time()
    found = compare(game, deal)
    assert time.process_time() - began < 5
    assert found
    assert len(found.outcomes) == 100
    assert len({*found.outcomes}) >= 5  # the net draws anew in each match
    assert found.share_no_better(Outcome(True, 10**6)) == 1.0
    assert found.share_no_better(Outcome(False, -(10**6))) < 0.1
    again = subprocess.run(
        [sys.executable, "-m", "tinstar.match.daily_comparison", "rin_tin_tin", str(DAY)],
        capture_output=True,
        check=True,
    )
    assert msgspec.json.decode(again.stdout, type=type(found)) == found
