from tinstar.lab.metrics import LUCK
from tinstar.lab.reporting.report_model import Finding, Line, amount, line
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.studies import Study
from tinstar.statistics import Estimate


def by_effort(shop: Workshop) -> Finding:
    """Return the gain of each level over the level below, and of each doubling of search effort."""
    rungs = shop.ladder()
    lines = [
        line(f"{second} over {first}", rung.rating, note=f"{rung.games} games")
        for rung in rungs
        for first, second in [rung.kinds]
    ]
    lines.append(line("each doubling of effort", Estimate(*(r / 2 for r in rungs[-1].rating))))
    return Finding(
        name="doubling",
        title="How much better players gain",
        sentence=_sentence(lines),
        unit="points of rating",
        lines=tuple(lines),
        basis=shop.basis(
            sum(rung.games for rung in rungs), "each named kind on half of the seats each"
        ),
        even=0.0,
        digits=0,
        source="A. Elo, 1978; doublings after K. Thompson, Computer chess strength, 1982",
        note="A lead of 400 points means ten wins to one, seat for seat. Four times the effort is"
        " two doublings. There are few games, so the intervals are wide.",
    )


def _sentence(lines: list[Line]) -> str:
    sure = [one for one in lines if not one.low <= 0 <= one.high]
    rest = [one.what for one in lines if one not in sure]
    said = [f"{one.what}: {amount(one, 0, True)} points of rating" for one in sure]
    said += [f"too few games to tell for {', '.join(rest)}"] * bool(rest)
    told = "; ".join(said)
    return f"{told[0].upper()}{told[1:]}."


STUDY = Study("doubling", LUCK, by_effort, part=0.4)
