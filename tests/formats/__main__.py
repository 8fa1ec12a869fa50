"""Write one small file of each format with the current code: `python -m tests.formats`.

Before the first release nobody has such files, so write them again after each change of a format.
After a release keep the files of released formats, and only add new ones.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import numpy as np

import tinstar
from tests.match.conftest import short
from tests.server.tables.random_leaving import Sun, answer, open_quietly, set_table, settle
from tinstar.engine import edition, state_as_text, vector_file
from tinstar.engine.game import Game
from tinstar.lab.training import checkpoint
from tinstar.match import Match, journal_lines
from tinstar.players import net_file, net_header
from tinstar.players.net import blank_net
from tinstar.server.clock_settings import TimeBank
from tinstar.server.storage import database

FOLDER = Path(__file__).parent
FILES = {
    "journal": f"journal-{journal_lines.FORMAT}.jsonl",
    "state": f"state-{state_as_text.FORMAT}.json",
    "edition": f"edition-{edition.FORMAT}.toml",
    "net": f"net-{net_header.FORMAT}.bin",
    "vector": f"vector-{vector_file.FORMAT}.bin",
    "training": f"training-{checkpoint.FORMAT}.npz",
    "database": f"database-{int(database.SCHEMA)}.sql",
}
ANSWERS = 5


def a_game() -> Game:
    return tinstar.load("calaboose", players=2, edition=FOLDER / FILES["edition"])


def write_all(folder: Path) -> None:
    for old in FOLDER.glob("*-[0-9]*"):
        old.unlink()
    (FOLDER / FILES["edition"]).write_text(short(), encoding="utf-8")
    Match(a_game(), ["random", "random"], 5, FOLDER / FILES["journal"]).play()
    begun = Match(a_game(), ["random", "random"], 5)
    for _ in range(ANSWERS):
        begun.step()
    (FOLDER / FILES["state"]).write_text(begun.state.serialize() + "\n", encoding="utf-8")
    (FOLDER / FILES["net"]).write_bytes(_a_net(a_game()))
    a_game().vector(2, seed=5).save(FOLDER / FILES["vector"])
    training = checkpoint.packed({"spent": 1.5}, {"lit": np.arange(3)})
    (FOLDER / FILES["training"]).write_bytes(training)
    asyncio.run(_begin_a_table(folder))
    with closing(sqlite3.connect(folder / "house.sqlite")) as db:
        dump = "\n".join(db.iterdump()) + "\n"
    (FOLDER / FILES["database"]).write_text(dump, encoding="utf-8")


def _a_net(game: Game) -> bytes:
    encoder, most = game.encoder(), game.rules.box.seats[-1]
    net = blank_net(encoder.size, most, game.num_distinct_actions(), (16, 16))
    lit = np.zeros(encoder.size)
    lit[:9] = 1
    return net_file.to_bytes(game, net, lit, [2], {"minutes": 0})


async def _begin_a_table(folder: Path) -> None:
    async with open_quietly(folder, Sun()) as registry:
        live_table = await set_table(registry, TimeBank(300, 10), "computer", edition=short())
        await settle(live_table)
        await answer(live_table, 0)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        write_all(Path(folder))
