"""Tests of one group run in one worker, so that not every worker compiles every game."""

import pytest


@pytest.mark.xdist_group("kept together")
def test_workers_are_told_which_tests_belong_together(request: pytest.FixtureRequest):
    """Some versions of pytest and xdist ignore groups silently."""
    grouped = getattr(request.config.option, "loadgroup", False)  # by `--dist loadgroup` alone
    assert request.node.nodeid.endswith("@kept together") == grouped
