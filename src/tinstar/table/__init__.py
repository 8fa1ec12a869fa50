"""People sitting together: matches, journals, fair chance."""

from tinstar.table.happening import Happening, Seen
from tinstar.table.match import Match
from tinstar.table.replaying import replay
from tinstar.table.verdict import Finding, Verdict, verify

__all__ = ["Finding", "Happening", "Match", "Seen", "Verdict", "replay", "verify"]
