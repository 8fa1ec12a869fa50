"""Tests that are to be run by one worker are: else each makes the machine code of every game."""

import pytest


@pytest.mark.xdist_group("kept together")
def test_workers_are_told_which_tests_belong_together(request: pytest.FixtureRequest):
    """A pytest that is newer than xdist has them ignored, and nobody says so."""
    grouped = getattr(request.config.option, "loadgroup", False)  # by `--dist loadgroup` alone
    assert request.node.nodeid.endswith("@kept together") == grouped
