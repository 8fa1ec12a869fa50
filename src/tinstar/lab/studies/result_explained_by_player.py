from tinstar.lab.metrics import LUCK
from tinstar.lab.reporting.report_model import Finding, Line, amount, line
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.studies import Study


def by_players(shop: Workshop) -> Finding:
    """Return the share of the variance of results that the players explain. The rest is chance."""
    rungs = shop.ladder()
    lines = [
        line(f"{second} beside {first}", rung.explained, 100, note=f"{rung.games} games")
        for rung in rungs
        for first, second in [rung.kinds]
    ]
    widest = max(lines, key=lambda one: one.value)
    return Finding(
        name="explained",
        title="How much of a result the players explain, and how much is chance",
        sentence=f"Who plays explains at most {amount(widest, 0)} % of who wins one game"
        f" ({widest.what}); {amount(_rest(widest), 0)} % is chance.",
        unit="% of the variance",
        lines=tuple(lines),
        basis=shop.basis(
            sum(rung.games for rung in rungs), "each named kind on half of the seats each"
        ),
        note="The part of the variance of a seat's win that its player explains. The rest is cards,"
        " dice, the other players, and the players' own random choices. Between equal players, all"
        " is chance, so this depends on how much the players differ.",
    )


def _rest(one: Line) -> Line:
    return Line("", 100 - one.value, 100 - one.high, 100 - one.low)


STUDY = Study("explained", LUCK, by_players)
