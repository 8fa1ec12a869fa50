"""Each base name of a module has one meaning, and module names in strings exist."""

import ast
import importlib
from collections import defaultdict
from pathlib import Path

from tinstar.engine.machine_code_folder import KERNEL_FOLDERS
from tinstar.server.features.history import count_queue
from tinstar.server.features.lab import service as lab
from tinstar.server.features.reviews import service as reviews

ROOT = Path(__file__).parents[1] / "src" / "tinstar"
SOURCES = sorted(p for p in ROOT.rglob("*.py") if "starter" not in p.parts)
# Names of every package, and the layers of a feature of the server.
SHARED = {"__init__", "__main__", "errors"}
OF_FEATURES = {"feature", "routes", "service", "store", "schemas"}
OF_GAMES = ROOT / "games"


def test_a_base_name_stands_in_one_package_alone():
    found = defaultdict[str, set[str]](set)
    for path in SOURCES:
        package = path.parent.relative_to(ROOT).as_posix()
        if OF_GAMES in path.parents or path.stem in SHARED:
            continue
        if path.stem in OF_FEATURES and package.startswith("server/features"):
            continue
        found[path.stem].add(package)
    assert {name: packages for name, packages in found.items() if len(packages) > 1} == {}


def test_all_games_call_the_same_thing_by_the_same_name():
    """A game's other modules belong to its own rules, and to no other game."""
    games = [path for path in OF_GAMES.iterdir() if (path / "state.py").is_file()]
    common = set.intersection(*({p.stem for p in game.glob("*.py")} for game in games))
    assert {"actions", "components", "events", "evaluation", "resample", "state"} <= common


def is_rule(node: ast.expr) -> bool:
    return ast.unparse(node).split("(")[0] == "rule"


def test_machine_code_is_made_anew_where_any_module_with_rules_changes():
    for path in SOURCES:
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        functions = (n for n in nodes if isinstance(n, ast.FunctionDef))
        if any(is_rule(d) for function in functions for d in function.decorator_list):
            assert path.relative_to(ROOT).parts[0] in KERNEL_FOLDERS, path


def test_every_job_of_the_server_is_a_module_that_can_be_run():
    for job in (lab.JOB, reviews.JOB, count_queue.JOB):
        is_package = hasattr(importlib.import_module(job), "__path__")
        module = importlib.import_module(f"{job}.__main__" if is_package else job)
        assert callable(module.main)
