"""The rating ladder recovers known strengths of models."""

import numpy as np
import pytest

import tinstar
from tinstar.lab.arena import Mode, Played, rating_ladder
from tinstar.lab.arena.rating_ladder import ORIGIN, anchors, ladder
from tinstar.players.measured_strength import Measured, measured

SEATS, DEALS = 4, 60
KNOWN = {"easy": 1500.0, "keen": 1650.0}
TRUE = {"weak": 1420.0, "strong": 1700.0}


def games(kinds: dict[str, float], deals: int = DEALS) -> list[Played]:
    """Return games drawn by Luce's choice axiom."""
    rng, found = np.random.default_rng(2), list[Played]()
    for deal in range(deals):
        for model, points in TRUE.items():
            for kind, theirs in kinds.items():
                chance = 1 / (1 + (SEATS - 1) * 10 ** ((theirs - points) / 400))
                for seat in range(SEATS):
                    won = float(rng.random() < chance)
                    found.append(
                        Played(model, Mode.LISTED, kind, False, deal, seat, won, 0, [], [])
                    )
    return found


def test_a_model_is_rated_where_it_stands_among_several_kinds():
    found = ladder(games(KNOWN), SEATS, KNOWN)
    assert (found.fast, found.found) == (KNOWN, {})
    for rung in found.rungs:
        assert rung.rating.low < TRUE[rung.model] < rung.rating.high
        assert 20 < rung.rating.high - rung.rating.low < 150
        assert rung.games == 2 * SEATS * DEALS


def test_a_kind_that_nobody_measured_is_put_there_by_the_games():
    found = ladder(games({"easy": 1500.0, "greedy": 1600.0}), SEATS, KNOWN)
    assert found.fast == {"easy": 1500.0}
    assert found.found["greedy"] == pytest.approx(1600, abs=60)
    found = ladder(games({"greedy": 1600.0, "plain": 1700.0}), SEATS, KNOWN)
    assert found.fast == {"greedy": ORIGIN}
    assert found.found["plain"] == pytest.approx(1600, abs=60)


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_who_wins_all_or_nothing_is_not_infinitely_strong_nor_known_for_sure(won: float):
    played = [game._replace(won=won) for game in games(KNOWN, deals=10)]
    (rung, _) = ladder(played, SEATS, KNOWN).rungs
    value, low, high = rung.rating
    assert 0 < value < 3000
    assert (low == -np.inf) == (won == 0)
    assert (high == np.inf) == (won == 1)
    assert low < value < high


def test_one_deal_says_little():
    rung = ladder(games(KNOWN, deals=1), SEATS, KNOWN).rungs[0]
    assert (rung.rating.low, rung.rating.high) == (-np.inf, np.inf)


def test_the_levels_of_the_house_stand_where_they_were_measured():
    rows = measured()["calaboose"]
    (share,) = (m.share().value for m in rows if (m.kind, m.seats) == ("keen", 2))
    found = anchors(tinstar.load("calaboose", 2))
    assert found["easy"] == ORIGIN
    assert found["keen"] == pytest.approx(ORIGIN + 400 * np.log10(share / (1 - share)))
    assert found["easy"] < found["keen"] < found["net"] < found["search:1s"]
    polite = found["net/manners"], found["search:1s/manners"]
    assert polite == (found["net"], found["search:1s"])  # Calaboose has no etiquette


def test_a_game_of_one_level_has_one_anchor(monkeypatch: pytest.MonkeyPatch):
    rows = [Measured("keen", "easy", 2, 400, 200.0)]
    monkeypatch.setattr(rating_ladder, "measured", lambda: {"calaboose": rows})
    assert anchors(tinstar.load("calaboose", 2)) == {"easy": ORIGIN}


def test_nobody_was_measured_in_a_game_of_somebodys_own():
    assert anchors(tinstar.load("calaboose", 2, games=3)) == {}
