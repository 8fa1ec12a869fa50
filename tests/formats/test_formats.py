"""Files of each released format can be read. Other formats get a plain error.

If a file is missing, `python -m tests.formats` writes the files of the current code:
docs/formats.md.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import tinstar
from tests.formats.__main__ import FILES, FOLDER, a_game
from tests.server.tables.random_leaving import Sun, answer, open_quietly, settle
from tinstar.errors import BadEdition, BadOption, BadRecord
from tinstar.lab.training import checkpoint
from tinstar.match import verify
from tinstar.match.journal import Journal
from tinstar.match.verification import Finding
from tinstar.players import net_file
from tinstar.server.storage.backup import backup
from tinstar.server.tables.table_store import TableStore


def file(kind: str) -> Path:
    return FOLDER / FILES[kind]


def house_in(folder: Path) -> Path:
    path = folder / "house.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(file("database").read_text(encoding="utf-8"))
    return path


def test_a_journal_is_read():
    assert verify(file("journal")).finding is Finding.FAIR


def test_a_state_is_read():
    text = file("state").read_text(encoding="utf-8").strip()
    assert a_game().deserialize_state(text).serialize() == text


def test_an_edition_is_read():
    assert tinstar.load("calaboose", players=2, edition=file("edition")).edition.entries


def test_a_net_is_read():
    _, says = net_file.read(a_game(), file("net"))
    assert says["widths"] == [16, 16]


def test_a_vector_is_read():
    vector = a_game().vector(2, seed=1)
    vector.load(file("vector"))
    assert vector.seed == 5


def test_what_it_takes_to_go_on_with_a_training_is_read():
    words, arrays = checkpoint.unpacked(file("training"))
    assert (words, list(arrays["lit"])) == ({"spent": 1.5}, [0, 1, 2])


def test_a_database_is_read_and_its_table_goes_on(tmp_path: Path):
    async def go_on() -> None:
        async with open_quietly(tmp_path, Sun()) as registry:
            live_table = await registry.live_table(registry.store.tables.all_of("ann")[0])
            await settle(live_table)
            before = live_table.at
            await answer(live_table, 0)
            assert live_table.at > before

    house_in(tmp_path)
    asyncio.run(go_on())


# --- other formats ---------------------------------------------------------------------------


def test_a_journal_of_a_later_format_is_refused_in_plain_words(tmp_path: Path):
    path = tmp_path / "later.jsonl"
    raw = file("journal").read_bytes()
    path.write_bytes(raw.replace(b'"format":', b'"hat":7,"format":9', 1))
    expected = "line 1: expected a journal of format 3, got 93, which a later version of Tinstar"
    with pytest.raises(BadRecord, match=expected):
        Journal.load(path)


def test_a_state_of_a_later_format_is_refused_in_plain_words():
    text = file("state").read_text(encoding="utf-8")
    later = text.replace('"format":1', '"format":2').replace('"steps"', '"moves"')
    with pytest.raises(BadRecord, match="a state of format 1, got 2, which a later version"):
        a_game().deserialize_state(later)


def test_an_edition_of_a_later_format_is_refused_in_plain_words(tmp_path: Path):
    path, text = tmp_path / "later.toml", file("edition").read_text(encoding="utf-8")
    path.write_text(text.replace("format = 1", "format = 2\nhat = 7"), encoding="utf-8")
    with pytest.raises(
        BadEdition, match=r"later.toml: expected an edition of format 1, got 2, which"
    ):
        tinstar.load("calaboose", players=2, edition=path)


def test_a_net_of_a_later_format_is_refused_in_plain_words():
    later = file("net").read_bytes().replace(b"tinstar net 1\n", b"tinstar net 12\n", 1)
    with pytest.raises(BadRecord, match="expected a net of format 1, got 12, which a later"):
        net_file.from_bytes(a_game(), later)


def test_a_vector_of_a_later_format_is_refused_in_plain_words(tmp_path: Path):
    path = tmp_path / "later.bin"
    path.write_bytes(file("vector").read_bytes().replace(b"vector 1", b"vector 2", 1))
    with pytest.raises(BadRecord, match="a vector of format 1, got 2, which a later"):
        a_game().vector(2, seed=1).load(path)


def test_a_training_of_a_later_format_is_refused_in_plain_words(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(checkpoint, "FORMAT", 0)
    with pytest.raises(BadRecord, match="expected a training of format 0, got 1, which a later"):
        checkpoint.unpacked(file("training"))


def test_a_database_of_a_later_format_is_refused_and_left_as_it_is(tmp_path: Path):
    path = house_in(tmp_path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE house SET value = ? WHERE name = 'schema'", (b"99",))
        db.execute("DROP TABLE ratings")
    url = f"sqlite:///{path}"
    with pytest.raises(
        BadOption, match=r"a server's database of format .*, got 99, which a later version"
    ):
        TableStore(url)
    with pytest.raises(BadOption, match="got 99, which a later version of"):
        backup(url, tmp_path / "copy")
    with closing(sqlite3.connect(path)) as db:
        assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'ratings'").fetchall()
