"""Summarise a report on one screen of the terminal."""

from tinstar.lab.reporting.report_model import Finding, Report

FIRST = (  # in this order, if present
    "turn",
    "chair",
    "minutes",
    "endings",
    "capped",
    "choice",
    "dead",
    "breadth",
    "policy",
    "dominance",
    "leads",
    "settled",
    "explained",
    "doubling",
    "dealt",
    "restricted",
    "clauses",
    "company",
)


def lead(report: Report) -> list[str]:
    """Return the first sentences of a report, for the designer of the game."""
    found = (report.finding(name) for name in FIRST)
    return [finding.sentence for finding in found if isinstance(finding, Finding)]
