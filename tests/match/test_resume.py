import multiprocessing
import random
import resource
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.match.conftest import HOWDY
from tests.match.playing import begin_or_resume, play_on
from tests.match.tampering import chained, lines
from tinstar.engine.game import Game
from tinstar.engine.view import View
from tinstar.errors import BadOption, BadRecord
from tinstar.match import Match, durable_files, verify
from tinstar.match.durable_files import seed_file
from tinstar.match.journal import Journal

RANDOM = ["random", "random"]
KILLS = 50


class Mine:
    """A player that takes the first legal action, so it depends on the position alone."""

    def choose(self, view: View) -> int:
        return view.legal_actions()[0]


# --- written down first, then acknowledged -------------------------------------------------------


def whole_lines(path: Path) -> int:
    return path.read_bytes().count(b"\n")


def test_an_answer_is_on_the_disk_before_it_counts(
    short_game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path, synced = tmp_path / "match.jsonl", []
    with Match(short_game, RANDOM, seed=3, journal=path) as match:
        monkeypatch.setattr(
            durable_files.os, "fsync", lambda _: synced.append((match.position, whole_lines(path)))
        )
        for _ in range(10):
            match.step()
    assert synced == [(n, n + 2) for n in range(10)]


def test_an_answer_that_cannot_be_written_does_not_count(
    short_game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "match.jsonl"
    match = Match(short_game, RANDOM, seed=3, journal=path)
    match.step()
    with monkeypatch.context() as broken:
        broken.setattr(durable_files.os, "fsync", full)
        with pytest.raises(
            BadRecord, match=r"line 3: expected to write a line, got: .*No space left"
        ):
            match.step()
    assert match.position == 1
    with pytest.raises(BadRecord, match="line 3: expected an open journal, got a closed one"):
        match.step()
    Match.resume(path).play()
    assert verify(path).fair


def test_a_disk_that_is_full_in_mid_line_costs_no_acknowledged_answer(
    short_game: Game, tmp_path: Path
):
    path, (_, hard) = tmp_path / "match.jsonl", resource.getrlimit(resource.RLIMIT_FSIZE)
    match = Match(short_game, RANDOM, seed=3, journal=path)
    match.step()
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 50, hard))
    try:
        with pytest.raises(
            BadRecord, match="line 3: expected to write a line, got: expected to write the"
        ):
            match.step()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    assert not path.read_bytes().endswith(b"\n")
    with Match.resume(path) as resumed:
        assert resumed.position == match.position == 1
        resumed.play()
    assert verify(path).fair


def test_a_match_whose_seed_cannot_be_kept_does_not_begin(short_game: Game, tmp_path: Path):
    path = tmp_path / "match.jsonl"
    seed_file(path).mkdir()
    with pytest.raises(
        BadRecord,
        match=r"match.jsonl: expected to write the seed of the match to a file, got: .*exists",
    ):
        Match(short_game, RANDOM, journal=path)
    assert path.read_bytes() == b""
    seed_file(path).rmdir()
    Match(short_game, RANDOM, journal=path).play()
    assert verify(path).fair


# --- killed at any moment ------------------------------------------------------------------------


def acknowledged(path: Path, moment: random.Random) -> tuple[list[Any], bool]:
    """Return what a child reported before it was killed, and whether it was killed in time."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.match.playing"])
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=play_on, args=(path, theirs))
    child.start()
    theirs.close()
    told = list(until_silent(ours, moment.randrange(30), moment.uniform(0, 0.02), child.kill))
    child.join()
    assert child.exitcode in (0, -9)
    return [t for t in told if t], child.exitcode == -9


def until_silent(ours: Any, count: int, wait: float, kill: Any) -> Iterator[Any]:
    """Yield everything the child reports; kill it after `count` reports and a delay."""
    with ours:
        try:
            for _ in range(count):
                yield ours.recv()
            time.sleep(wait)
            kill()
            while True:
                yield ours.recv()
        except EOFError:
            return


def test_a_match_killed_at_fifty_moments_keeps_every_acknowledged_answer(tmp_path: Path):
    moment, kills, matches, kept = random.Random(7), 0, 0, []
    while kills < KILLS:
        path = tmp_path / f"match_{matches}.jsonl"
        told, killed = acknowledged(path, moment)
        kills += killed
        kept += told
        if path.exists() and path.stat().st_size:
            answers = [(a.position, a.actor, a.action) for a in Journal.load(path).answers]
            assert set(kept) <= set(answers)
        if not killed:
            assert verify(path).fair
            matches, kept = matches + 1, []
    with begin_or_resume(tmp_path / f"match_{matches}.jsonl") as last:
        last.play()
        assert set(kept) <= {(a.position, a.actor, a.action) for a in last.journal.answers}
    assert verify(tmp_path / f"match_{matches}.jsonl").fair


def test_a_line_cut_off_anywhere_is_dropped_and_the_match_goes_on(unfinished: Path):
    raw = unfinished.read_bytes()
    *whole, last = raw.splitlines(keepends=True)
    for length in range(len(last)):
        unfinished.write_bytes(raw[: len(raw) - len(last) + length])
        with Match.resume(unfinished) as match:
            assert match.position == len(whole) - 1
        assert unfinished.read_bytes() == b"".join(whole)
    Match.resume(unfinished).play()
    assert verify(unfinished).fair


@pytest.mark.parametrize("length", [0, 1, 100, -1])
def test_an_end_cut_off_anywhere_is_written_again(length: int, finished: Path):
    original, seed = finished.read_bytes(), bytes.fromhex(lines(finished)[-1]["seed"])
    *whole, last = original.splitlines(keepends=True)
    finished.write_bytes(b"".join(whole) + last[:length])
    durable_files.keep_seed(finished, seed)
    match = Match.resume(finished)
    assert match.end
    assert finished.read_bytes() == original
    assert not seed_file(finished).exists()


# --- the resumed match ---------------------------------------------------------------------------


def test_a_resumed_match_is_the_same_to_the_digest(short_game: Game, tmp_path: Path):
    path = tmp_path / "match.jsonl"
    with Match(short_game, ["random", None], journal=path, shares=[HOWDY, None]) as match:
        while match.step():
            pass
    with Match.resume(path) as resumed:
        assert resumed.state.digest() == match.state.digest()
        assert resumed.state.history() == match.state.history()
        assert resumed.journal.digest == match.journal.digest
        assert resumed.journal.header == match.journal.header
        assert resumed.waits_for == match.waits_for == 1
        assert resumed.view(1).digest() == match.view(1).digest()


def test_chance_goes_on_as_it_would_have_without_the_kill(unfinished: Path):
    again = Path(shutil.copy(unfinished, unfinished.with_name("again.jsonl")))
    shutil.copy(seed_file(unfinished), seed_file(again))
    with Match.resume(unfinished, [Mine(), Mine()]) as match:
        for _ in range(3):
            match.step()
    Match.resume(unfinished, [Mine(), Mine()]).play()
    Match.resume(again, [Mine(), Mine()]).play()
    assert unfinished.read_bytes() == again.read_bytes()


def test_a_finished_match_can_be_resumed_and_is_over(finished: Path):
    before = finished.read_bytes()
    seed_file(finished).write_text("left over")
    match = Match.resume(finished)
    assert match.end
    assert match.step() is None
    assert match.play() == match.end.scores
    assert finished.read_bytes() == before
    assert not seed_file(finished).exists()


def test_players_are_those_of_the_header_or_others(unfinished: Path):
    with Match.resume(unfinished) as match:
        assert match.kinds == ["random", "random"]
    with Match.resume(unfinished, ["random", None]) as match:
        assert match.kinds == ["random", "person"]


def test_a_player_that_the_house_cannot_make_must_be_brought(short_game: Game, tmp_path: Path):
    path = tmp_path / "match.jsonl"
    Match(short_game, [Mine(), "random"], journal=path).close()
    with pytest.raises(BadOption, match=r"expected a player among: random, .*; got 'Mine'"):
        Match.resume(path)
    Match.resume(path, [Mine(), "random"]).play()
    assert verify(path).fair


def test_the_wrong_number_of_players_is_refused(unfinished: Path):
    with pytest.raises(BadOption, match="players: expected 2, got 3"):
        Match.resume(unfinished, ["random"] * 3)


# --- refused journals ----------------------------------------------------------------------------


def test_a_file_that_is_not_there_is_named_and_not_made(tmp_path: Path):
    with pytest.raises(
        BadRecord, match=r"match.jsonl: expected a file that can be written, got: No"
    ):
        Match.resume(tmp_path / "match.jsonl")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (None, "expected the file with the seed of match.jsonl, got: No such file"),
        ("howdy", "expected 64 hexadecimal digits, got other text"),
        ("sheriff's café", "expected 64 hexadecimal digits, got other text"),
        (
            "00" * 32,
            "expected a seed whose SHA-256 is [0-9a-f]{64}, got a seed whose SHA-256 is 66687aad",
        ),
    ],
)
def test_without_its_seed_a_match_cannot_go_on(seed: str | None, expected: str, unfinished: Path):
    seed_file(unfinished).unlink()
    if seed:
        seed_file(unfinished).write_text(seed, encoding="utf-8")
    with pytest.raises(BadRecord, match=rf"match.jsonl.seed: {expected}"):
        Match.resume(unfinished)


def test_a_forged_draw_is_found_when_the_match_is_resumed(unfinished: Path):
    changed = lines(unfinished)
    changed[1].update(action=1 - changed[1]["action"])
    changed[1]["text"] = "deal " + "AB"[changed[1]["action"]]
    unfinished.write_bytes(chained(changed))
    with pytest.raises(
        BadRecord, match=r"line 2: expected outcome ., which follows from the seed; got ."
    ):
        Match.resume(unfinished)
