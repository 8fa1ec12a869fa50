import json
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.match.conftest import HOWDY
from tests.match.tampering import lines
from tinstar.engine.game import Game
from tinstar.errors import BadRecord
from tinstar.match import Finding, Match, journal_storage, verify
from tinstar.match.durable_files import seed_file
from tinstar.match.journal_lines import Answer

Change = Callable[[bytes], bytes]


def test_a_journal_is_a_header_a_line_for_each_answer_and_an_end(finished: Path):
    header, *answers, end = lines(finished)
    assert header["line"] == "header"
    assert header["seats"] == [{"name": "A", "kind": "random"}, {"name": "B", "kind": "random"}]
    share = {"commitment": HOWDY.commitment, "nonce": HOWDY.nonce, "words": "howdy"}
    assert header["shares"] == [share, None]
    assert header["window"] == 0
    assert [a["position"] for a in answers] == list(range(len(answers)))
    assert {a["actor"] for a in answers} == {-1, 0, 1}
    assert all(bool(a.get("weights")) == (a["actor"] == -1) for a in answers)
    assert set(end) == {"line", "ending", "scores", "state", "seed", "digest"}


def test_an_edition_of_ones_own_goes_into_the_header_whole(finished: Path, short_game: Game):
    own = lines(finished)[0]["own_edition"]
    assert own["title"] == short_game.edition.title
    assert own["hand_size"] == {"value": 2, "grade": "A", "source": "rulebook, Set up"}
    assert Match.resume(finished).game.edition == short_game.edition


def test_the_seed_is_beside_an_unfinished_journal_for_its_owner_alone(
    short_game: Game, tmp_path: Path
):
    path = tmp_path / "match.jsonl"
    with Match(short_game, ["random", "random"], bytes(range(32)), path) as match:
        kept = tmp_path / "match.jsonl.seed"
        assert kept.read_text() == f"{bytes(range(32)).hex()}\n"
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.stat().st_mode) == 0o600  # it shows every hidden card
        assert bytes(range(32)).hex() not in path.read_text()
        match.play()
        assert not kept.exists()
        assert lines(path)[-1]["seed"] == bytes(range(32)).hex()


def test_a_file_that_has_something_in_it_is_left_alone(unfinished: Path, short_game: Game):
    before = unfinished.read_bytes(), seed_file(unfinished).read_bytes()
    with pytest.raises(
        BadRecord, match=r"match.jsonl: expected a new or empty file, got one with content"
    ):
        Match(short_game, ["random", "random"], journal=unfinished)
    assert (unfinished.read_bytes(), seed_file(unfinished).read_bytes()) == before


def test_an_empty_file_is_what_a_kill_may_have_left(short_game: Game, tmp_path: Path):
    path = tmp_path / "match.jsonl"
    path.touch()
    seed_file(path).write_text("of a match that never began")
    Match(short_game, ["random", "random"], journal=path).play()
    assert verify(path).fair


def test_a_folder_that_is_not_there_is_named(short_game: Game, tmp_path: Path):
    with pytest.raises(BadRecord, match=r"match.jsonl: expected a file that can be written"):
        Match(short_game, ["random", "random"], journal=tmp_path / "nowhere" / "match.jsonl")


def test_a_journal_that_others_could_read_is_hidden_from_them_again(unfinished: Path):
    unfinished.chmod(0o644)
    Match.resume(unfinished).close()
    assert stat.S_IMODE(unfinished.stat().st_mode) == 0o600


def test_a_journal_belongs_to_one_table_at_a_time(unfinished: Path):
    with (
        Match.resume(unfinished),
        pytest.raises(
            BadRecord,
            match=r"match.jsonl: expected a file that no other process uses, got one in use",
        ),
    ):
        Match.resume(unfinished)
    Match.resume(unfinished).close()


def line(number: int, change: Change) -> Change:
    """Return a change of one line, counted from 1, with its line feed."""

    def changed(raw: bytes) -> bytes:
        content = raw.splitlines(keepends=True)
        content[number - 1] = change(content[number - 1])
        return b"".join(content)

    return changed


def swap(old: bytes, new: bytes) -> Change:
    def changed(raw: bytes) -> bytes:
        assert old in raw
        return raw.replace(old, new, 1)

    return changed


def digest_of(raw: bytes) -> bytes:
    return json.loads(raw)["digest"].encode()


SPOILT: list[tuple[str, Change, str]] = [
    ("empty", lambda _: b"", "line 1: expected a whole header line, got only b''"),
    (
        "only the start of a header",
        lambda raw: raw[:40],
        "line 1: expected a whole header line, got only b'{\"lin",
    ),
    ("another file", lambda _: b"To the sheriff\n", "line 1: expected a JSON object with a digest"),
    ("bytes", lambda _: bytes(range(256)), "line 1: expected a JSON object with a digest"),
    ("no header", line(1, lambda _: b""), "line 1: expected a header, got Answer"),
    ("two headers", line(1, lambda raw: raw + raw), "line 2: expected a decision or the end of"),
    ("header changed", line(1, swap(b'"A"', b'"C"')), "line 1: expected the digest [0-9a-f]{64}"),
    (
        "format",
        line(1, swap(b'"format":3', b'"format":1')),
        "line 1: .*expected a journal of format 3, got 1, which an earlier",
    ),
    ("line missing", line(7, lambda _: b""), "line 7: position: expected 5, got 6"),
    ("line twice", line(7, lambda raw: raw + raw), "line 8: position: expected 6, got 5"),
    ("not JSON", line(7, swap(b'{"line"', b'{line"')), "line 7: expected JSON, got b'{line"),
    ("empty line", line(7, lambda raw: b"\n" + raw), "line 7: expected a JSON object with"),
    ("NaN", line(7, swap(b'"action":', b'"action":NaN')), "line 7: expected JSON, got"),
    ("not UTF-8", line(7, swap(b'"text":"', b'"text":"\xff')), "line 7: expected JSON, got"),
    ("nested", line(7, swap(b"{", b'{"a":' + b"[" * 60000)), "line 7: expected JSON, got"),
    ("huge", line(7, swap(b"{", b"{" + b" " * 70000)), "line 7: expected at most 65536 bytes in"),
    ("huge, no end", lambda raw: raw + b" " * 70000, "line 22: expected at most 65536 bytes in"),
    ("a float", line(7, swap(b'"position":5', b'"position":5.5')), "Expected `int`, got `float`"),
    ("a string", line(7, swap(b'"position":5', b'"position":"5"')), "Expected `int`, got `str`"),
    ("too large", line(7, swap(b'"position":5', b'"position":5000000000')), "Expected `int` <= 21"),
    (
        "nobody",
        line(7, swap(b'"actor":', b'"actor":9')),
        "line 7: expected a header, a decision or",
    ),
    ("field missing", line(7, swap(b'"position":5,', b"")), "missing required field `position`"),
    (
        "field twice",
        line(7, swap(b"{", b'{"line":"answer",')),
        "line 7: expected a line that reads",
    ),
    ("field unknown", line(7, swap(b'"text"', b'"a":1,"text"')), "contains unknown field `a`"),
    ("spaces", line(7, swap(b'"text":', b'"text": ')), "line 7: expected a line that reads b'{"),
    ("line kind", line(7, swap(b'"answer"', b'"anwser"')), r"line 7: .*nvalid value 'anwser'"),
    ("digest gone", line(7, swap(b'"digest"', b'"diges"')), "line 7: expected a JSON object with"),
    (
        "digest changed",
        line(7, lambda raw: raw.replace(digest_of(raw), b"0" * 64)),
        f"line 7: expected the digest [0-9a-f]{{64}}, got {'0' * 64}",
    ),
]


@pytest.mark.parametrize(
    ("change", "expected"), [s[1:] for s in SPOILT], ids=[s[0] for s in SPOILT]
)
def test_a_spoilt_journal_is_refused_with_the_line_and_left_as_it_is(
    change: Change, expected: str, unfinished: Path
):
    spoilt = change(unfinished.read_bytes())
    unfinished.write_bytes(spoilt)
    with pytest.raises(BadRecord, match=expected) as refused:
        Match.resume(unfinished)
    verdict = verify(unfinished)
    assert (verdict.finding, verdict.text) == (Finding.REJECTED, str(refused.value))
    assert unfinished.read_bytes() == spoilt


def test_a_verdict_is_told_in_every_language_that_is_whole(finished: Path, unfinished: Path):
    for path in (finished, unfinished):
        english, german = verify(path), verify(path, "de")
        assert english.finding is german.finding
        assert "chance events follow the rules" in english.text
        assert "Zufallsereignisse folgen den Regeln" in german.text
        assert "Startwert" in german.text
    unfinished.write_bytes(b"x\n")
    assert verify(unfinished, "de").text.endswith(verify(unfinished).text)


@pytest.mark.parametrize("more", [b"x", b"{}\n", b'{"line":"answer","position":1'])
def test_nothing_may_follow_the_end(more: bytes, finished: Path):
    count = len(lines(finished))
    finished.write_bytes(finished.read_bytes() + more)
    where = f"match.jsonl, line {count + 1}"
    expected = f"{where}: expected no line after the end of the match, got {more!r}"
    with pytest.raises(BadRecord) as refused:
        Match.resume(finished)
    assert str(refused.value) == expected


def test_two_journals_cannot_be_joined(unfinished: Path, short_game: Game, tmp_path: Path):
    with Match(short_game, ["random", "random"], seed=6, journal=tmp_path / "other.jsonl") as other:
        while other.position < 10:
            other.step()
    mine, theirs = unfinished.read_bytes(), (tmp_path / "other.jsonl").read_bytes()
    joined = mine.splitlines(keepends=True)[:6] + theirs.splitlines(keepends=True)[6:]
    unfinished.write_bytes(b"".join(joined))
    with pytest.raises(BadRecord, match="line 7: expected the digest"):
        Match.resume(unfinished)


def test_a_journal_without_end_is_refused(unfinished: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(journal_storage, "LONGEST_JOURNAL", unfinished.stat().st_size - 1)
    with pytest.raises(BadRecord, match=r"jsonl: expected at most \d+ bytes, got more"):
        Match.resume(unfinished)


def test_a_line_too_long_to_be_read_again_is_not_written(short_game: Game, tmp_path: Path):
    with (
        Match(short_game, ["random", "random"], journal=tmp_path / "match.jsonl") as match,
        pytest.raises(BadRecord, match="expected at most 65536 bytes in a line, got 6"),
    ):
        match.journal.write(Answer(0, -1, 0, "deal", [1] * 33_000))
    assert len(lines(tmp_path / "match.jsonl")) == 1
