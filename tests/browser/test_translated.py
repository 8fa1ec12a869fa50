"""A page that the browser translates keeps working, although each text moves to new elements."""

import random

from tests.browser.conftest import Arrive
from tests.browser.person import Person

# As Chromium's translator does: nodes that the page knows are removed.
TRANSLATE = """document.addEventListener('DOMContentLoaded', () => {
    const translate = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found = []
        while (walker.nextNode()) found.push(walker.currentNode)
        for (const text of found) {
            const { parentElement, data } = text
            const kept = parentElement.closest('[translate=no], font, script, style, option')
            if (kept || !data.trim()) continue
            const font = document.createElement('font')
            font.append(data)
            text.replaceWith(font)
        }
    }
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true })
})"""
REGIONS = ("The table", "What you can do now", "Players")


def read(person: Person) -> dict[str, str]:
    """Return the text of the table's regions, without tooltips."""
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.querySelectorAll('details').forEach(e => { e.open = true })")
    regions = {name: person.page.get_by_role("region", name=name).first for name in REGIONS}
    return {name: " ".join(region.inner_text().split()) for name, region in regions.items()}


def play_and_read(person: Person, game: str, moves: int) -> None:
    """Check that a translated page reads the same as after a reload."""
    person.context.add_init_script(TRANSLATE)
    person.at_a_table(game, "easy", "easy")
    rng = random.Random(3)
    for _ in range(moves):
        person.play(rng)
        person.wait_until_asked()
        person.page.wait_for_timeout(50)
    person.wait_until_asked()
    seen = read(person)
    person.page.reload()
    person.wait_until_asked()
    assert seen == read(person)


def test_a_translated_page_shows_every_figure_and_sentence_as_it_changes(arrive: Arrive):
    play_and_read(arrive(), "calaboose", 4)
