"""Play one match: decisions, fair chance, the journal, replay, undo and verification."""

from tinstar.match.journal_replay import replay
from tinstar.match.match import Match
from tinstar.match.transition import Happening, Seen
from tinstar.match.verification import Finding, Verdict, verify

__all__ = ["Finding", "Happening", "Match", "Seen", "Verdict", "replay", "verify"]
