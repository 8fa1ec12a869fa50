"""What a report says on one screen."""

from tinstar.lab.reporting.report_model import Finding, Report

FIRST = (  # in this order, as far as they were found
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
    """The sentences that a designer reads first."""
    found = (report.finding(name) for name in FIRST)
    return [finding.sentence for finding in found if isinstance(finding, Finding)]
