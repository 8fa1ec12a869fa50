"""One match: who decides, what is answered, fair chance, and the journal that keeps it."""

from tinstar.match.journal_replay import replay
from tinstar.match.match import Match
from tinstar.match.transition import Happening, Seen
from tinstar.match.verification import Finding, Verdict, verify

__all__ = ["Finding", "Happening", "Match", "Seen", "Verdict", "replay", "verify"]
