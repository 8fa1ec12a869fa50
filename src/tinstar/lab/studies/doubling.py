from tinstar.lab.findings import Finding, Line, amount, line
from tinstar.lab.metrics import LUCK
from tinstar.lab.studies import Study
from tinstar.lab.workshop import Workshop


def by_effort(shop: Workshop) -> Finding:
    """How much better a search gets that looks at twice as much."""
    rungs = shop.ladder()
    lines = [
        line(f"{second} over {first}", rung.rating, note=f"{rung.games} games")
        for rung in rungs
        for first, second in [rung.kinds]
    ]
    return Finding(
        name="doubling",
        title="What better players gain",
        sentence=" ".join(_said(line) for line in lines[-2:]),
        unit="points of rating",
        lines=tuple(lines),
        basis=shop.basis(sum(rung.games for rung in rungs), "as named, half of the seats each"),
        even=0.0,
        digits=0,
        source="A. Elo, 1978; doublings after K. Thompson, Computer chess strength, 1982",
        note="400 points are ten wins to one, seat for seat. The last two lines are doublings of"
        " effort. Few games: mind the intervals.",
    )


def _said(one: Line) -> str:
    zero = one.low <= 0 <= one.high
    return f"{one.what}: {amount(one, 0, True)} points{', perhaps nothing' if zero else ''}."


STUDY = Study("doubling", LUCK, by_effort, part=0.3)
