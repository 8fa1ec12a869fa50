"""All that a house stores, as a file that another browser opens."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.site.test_local_house import JSON, opened, started
from tinstar.errors import BadOption
from tinstar.server.storage.backup import backup
from tinstar.site import house_file
from tinstar.site.local_house import DATABASE

SETTINGS = json.dumps({"tinstar.settings": '{"name":"Jane"}'})


async def _save(folder: Path) -> tuple[Path, str]:
    (folder / "old").mkdir()
    house = await opened(folder / "old")
    table = await started(house)
    house_file.save(folder / "old" / DATABASE, folder / "file", SETTINGS)
    await house.close()
    return folder / "file", table


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """The file of a house with one table, and the id of the table."""
    file, table = asyncio.run(_save(tmp_path_factory.mktemp("saved")))
    return file.read_bytes(), table


@pytest.fixture
def file(saved: tuple[bytes, str], tmp_path: Path) -> Path:
    (tmp_path / "file").write_bytes(saved[0])
    return tmp_path / "file"


async def test_another_browser_has_the_same_guest_tables_and_settings(
    saved: tuple[bytes, str], file: Path, tmp_path: Path
):
    (tmp_path / "new").mkdir()
    assert house_file.check(file, tmp_path / "new" / DATABASE) == SETTINGS
    house = await opened(tmp_path / "new")
    listed = json.loads((await house.request("GET", "/api/tables", "", JSON)).body)
    assert [(one["id"], one["chairs"][0]["yours"]) for one in listed["tables"]] == [
        (saved[1], True)
    ]
    await house.close()


@pytest.mark.parametrize("cut", [0, 1000, -1000])
def test_a_damaged_file_is_refused(file: Path, tmp_path: Path, cut: int):
    file.write_bytes(file.read_bytes()[:cut])
    with pytest.raises(BadOption):
        house_file.check(file, tmp_path / "copy")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("UPDATE house SET value = x'39' WHERE name = 'schema'", "of format 6, got 9"),
        ("DELETE FROM house WHERE name = 'local_guest'", "of a server"),
        ("UPDATE house SET value = zeroblob(100001) WHERE name = 'page_settings'", "at most"),
        ("UPDATE house SET value = '{\"a\": 1}' WHERE name = 'page_settings'", "expected texts"),
        ("DROP TABLE house", "no such table"),
    ],
)
def test_a_foreign_file_is_refused(file: Path, tmp_path: Path, change: str, expected: str):
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(change)
    with pytest.raises(BadOption, match=expected):
        house_file.check(file, tmp_path / "copy")


def test_the_settings_are_not_left_in_the_database(file: Path, tmp_path: Path):
    house_file.check(file, tmp_path / "copy")
    backup(f"sqlite:///{tmp_path / 'copy'}", tmp_path / "again")
    assert house_file.check(tmp_path / "again", tmp_path / "last") == "{}"


async def test_a_folded_log_leaves_one_small_file_with_all_in_it(tmp_path: Path):
    house = await opened(tmp_path)
    table, log = await started(house), tmp_path / f"{DATABASE}-wal"
    before = log.stat().st_size + house.database.stat().st_size
    house_file.fold_log(house.database)
    assert log.stat().st_size == 0
    assert house.database.stat().st_size < before
    with closing(sqlite3.connect(f"file:{house.database}?mode=ro&immutable=1", uri=True)) as alone:
        assert (table,) in alone.execute("SELECT id FROM tables").fetchall()
    await started(house)  # the house goes on
    await house.close()
