"""People sitting together: matches, journals, fair chance."""

from tinstar.table.happening import Happening, Seen
from tinstar.table.match import Match
from tinstar.table.replay import replay
from tinstar.table.verify import Finding, Verdict, verify

__all__ = ["Finding", "Happening", "Match", "Seen", "Verdict", "replay", "verify"]
