"""The contract of every game (`tinstar.testing.contract`) holds for the built-in games."""

import pytest

from tinstar.testing.contract import PROMISES


def promises(about: str, fast: bool) -> list:
    """Return test parameters, each named by its sentence."""
    wanted = [p for p in PROMISES if p.about == about and p.fast == fast]
    return [pytest.param(p, id=p.name.replace(" ", "_")) for p in wanted]


@pytest.mark.parametrize("promise", promises("rules", fast=False))
def test_the_rules_keep_that(promise, bundle):
    promise(bundle)


@pytest.mark.parametrize("promise", promises("table", fast=False))
def test_each_table_keeps_that(promise, game):
    promise(game)


@pytest.mark.compiled
@pytest.mark.parametrize("promise", promises("table", fast=True))
def test_the_machine_code_of_each_table_keeps_that(promise, game):
    promise(game)
