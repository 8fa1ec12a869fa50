"""Processes, database and bus fail in turn while people play on: nothing is lost or stuck."""

import pytest

from tests.server.faults import main


@pytest.mark.xdist_group("engines")
def test_no_fault_loses_an_answer_or_keeps_a_table_waiting_for_longer_than_twelve_seconds():
    """One of each kind; `make soak` has a thousand."""
    assert "matches checked" in main(faults=8, tables=4)
