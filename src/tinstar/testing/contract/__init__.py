"""The contract that every game must keep. `tinstar check` checks a game (docs/games.md).

from tinstar.testing.contract import promises

@pytest.mark.parametrize("kept", promises(GAME), ids=str)
def test_it_keeps_what_every_game_promises(kept):
    kept()
"""

import pkgutil
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from tinstar.engine.game_bundle import Rules
from tinstar.testing.contract.promise import PROMISES, Broken, Promise
from tinstar.testing.contract.sample_tables import Table
from tinstar.testing.contract.sample_tables import tables as tables_of

for found in pkgutil.iter_modules(__path__):  # importing a module registers its promises
    if found.name != "__main__":
        import_module(f"{__name__}.{found.name}")

__all__ = ["PROMISES", "Broken", "Kept", "Promise", "Table", "promises"]


@dataclass(frozen=True)
class Kept:
    """One promise for one game or table. Calling it raises an error if the promise is broken."""

    promise: Promise
    at: Table | Rules

    def __call__(self) -> None:
        subject: Any = self.at.load() if isinstance(self.at, Table) else self.at
        self.promise(subject)

    @property
    def where(self) -> str:
        return self.at.name if isinstance(self.at, Rules) else str(self.at)

    def __str__(self) -> str:
        return f"{self.promise} [{self.where}]"


def promises(rules: Rules, fast: bool = False) -> list[Kept]:
    """Return all promises for a game: first about its rules, then about each sample table.

    With `fast`, the list includes promises about compiled code. Compiling takes a minute or two.
    """
    wanted = [p for p in PROMISES if fast or not p.fast]
    of_rules = [Kept(p, rules) for p in wanted if p.about == "rules"]
    return of_rules + [Kept(p, t) for p in wanted if p.about == "table" for t in tables_of(rules)]
