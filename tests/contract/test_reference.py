"""The page on a game for those who program with it."""

import pytest

import tinstar
from tinstar.core.reference import page
from tinstar.games import read_edition, rules


@pytest.mark.parametrize("name", tinstar.available())
def test_the_page_names_every_option_number_field_and_action(name: str):
    bundle = rules(name)
    edition = read_edition(bundle)
    text = page(bundle, edition)
    names = [*bundle.box.options, *(e.path for e in edition.entries), *bundle.state.fields]
    notations = [f.notation for f in bundle.actions.families.values()]
    missing = [said for said in names + notations if f"`{said}`" not in text]
    assert not missing
    assert len(names) > 10
