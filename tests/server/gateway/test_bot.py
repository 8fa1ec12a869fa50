"""The bot in the documentation is short and plays."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.server.conftest import PATIENCE, Visitor

PAGE = Path(__file__).parents[3] / "docs" / "bot.md"


def code() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_bot_of_the_documentation_has_at_most_forty_lines_and_plays_a_game(
    visit: Callable[[], Visitor], short: str, tmp_path: Path
):
    lines = [line for line in code().splitlines() if line.strip()]
    assert len(lines) <= 40
    (tmp_path / "bot.py").write_text(code(), encoding="utf-8")
    ann = visit()
    table = ann.sets("easy", "friend", edition=short)
    invitation = ann.get(f"/tables/{table}/links")["invitation"]
    command = [sys.executable, "bot.py", ann.address, table, invitation]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as bot:
        at_least_seated(ann, table)
        ann.post(f"/tables/{table}/start")
        said, _ = bot.communicate(timeout=3 * PATIENCE)
    assert bot.returncode == 0
    ending = ann.frame(table, -1)["scene"]["ending"]
    assert said.strip() == ending


def at_least_seated(host: Visitor, table: str) -> None:
    """Wait at the table until somebody sits down."""
    with host.at_table(table) as live:
        live.says("look")
        while live.hears("company")["table"]["chairs"][1]["holder"] != "person":
            pass
