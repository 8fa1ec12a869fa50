"""Counts of a finished match, for its players."""

from collections import Counter
from pathlib import Path

import tinstar
from tinstar.engine.game import Game
from tinstar.lab.simulation.match_count_job import counted
from tinstar.match import Match, replay
from tinstar.match.journal import Journal


def played(game: Game, path: Path) -> Path:
    Match(game, ["random"] * game.players, 5, path).play()
    return path


def test_each_deed_is_counted_for_whoever_did_it_as_the_journal_tells_it(tmp_path: Path):
    journal = Journal.load(played(tinstar.load("calaboose", players=2), tmp_path / "match.jsonl"))
    done = Counter((a.actor, a.text) for a in journal.answers if a.actor >= 0)
    found = counted(journal)
    for seat in (0, 1):
        puts = [n for (actor, text), n in done.items() if actor == seat and "put " in text]
        assert found.did["put"][""][seat] == sum(puts) > 0
        assert found.did["put"]["bandit"][seat] == done[seat, "put bandit"]
    assert sum(done.values()) == sum(sum(things[""]) for things in found.did.values())


def test_what_lay_there_at_any_decision_or_at_the_end_was_had(tmp_path: Path):
    file = played(tinstar.load("rin_tin_tin", players=4), tmp_path / "match.jsonl")
    happenings = replay(file)
    asked = [h.before for h in happenings if h.actor >= 0]
    before_the_end, ever = (
        [
            [any(state.s.captured[group, seat] > 0 for state in states) for seat in range(4)]
            for group in range(12)
        ]
        for states in (asked, [*asked, happenings[-1].after])
    )
    assert list(counted(Journal.load(file)).had["captured"].values()) == ever
    assert before_the_end != ever
