"""Check the layout: no names cut off, no places outside the window, no overlapping labels."""

from tests.browser.person import Person

LOOK = """() => {
    const all = (what) => [...document.querySelectorAll(what)]
        .filter((e) => e.getClientRects().length && e.checkVisibility({ visibilityProperty: true }))
    const named = (e) => e.innerText || e.getAttribute('aria-label') || e.dataset.place
    const beyond = ({ left, right, width }) => width && (left < -1 || right > innerWidth + 1)
    const overlap = (a, b) => {
        const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left)
        return wide > 1 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1
    }
    const labels = all('.game-board .label, .moves summary')
    const seats = all('.game-board :is([data-seat], .squad)')
    const under = all('.moves summary').length ? seats : []
    return [
        ...all('[data-seat] .name').filter((e) => e.scrollWidth > e.clientWidth + 1)
            .map((e) => `cut: ${named(e)}`),
        ...all('.game-board :is([data-place], [data-seat], .label, .name)')
            .filter((e) => beyond(e.getBoundingClientRect())).map((e) => `beyond: ${named(e)}`),
        ...labels.flatMap((e, i) => [...labels.slice(i + 1), ...under]
            .filter((other) => overlap(e, other)).map((o) => `${named(e)} over ${named(o)}`)),
    ]
}"""


def cut_or_covered(person: Person) -> list[str]:
    """Return everything that cannot be read in full on this screen, with the fault."""
    found: list[str] = person.page.evaluate(LOOK)
    return found
