"""A phone whose browser shows text at twice the usual size."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import PHONE, launch, settings
from tests.browser.layout import cut_or_covered
from tests.browser.person import Person
from tests.browser.screens import at
from tests.browser.server_process import ServerProcess

LARGE = "--blink-settings=defaultFontSize=32"


@pytest.fixture
def person(browser: Browser, server: ServerProcess) -> Iterator[Person]:
    large = launch(browser.browser_type, LARGE)
    context = large.new_context(viewport=PHONE, locale="en-US")  # type: ignore[arg-type]
    context.add_init_script(settings(speed=0))
    person = Person(context, server.address)
    person.skip_the_guide()
    yield person
    large.close()


def test_the_top_bar_fits_and_ones_hand_covers_no_jail(person: Person):
    at("calaboose", 4, 9)(person)
    assert person.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    hand = person.page.locator("[data-place='hand A']").bounding_box()
    jail = person.page.locator("[data-place='A5']").bounding_box()
    assert hand
    assert jail
    assert jail["y"] + jail["height"] <= hand["y"] + 1


def test_the_middle_of_a_poker_table_is_cut_at_no_side(person: Person):
    at("outlaws25", 4, 9)(person)
    assert cut_or_covered(person) == []
