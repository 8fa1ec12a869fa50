"""Players that think elsewhere, by WebAssembly in Node, choose what they choose here."""

from collections.abc import Iterator
from random import Random

import pytest

import tinstar
from tests.equal.comparison import ROOT, built
from tests.equal.node_thinker import node_thinker
from tests.players.positions import position
from tinstar.engine.view import View
from tinstar.games import ours
from tinstar.lab.review import Effort, review
from tinstar.lab.review.match_review import review_by
from tinstar.lab.review.position_value import Judge
from tinstar.match.journal_replay import follow
from tinstar.match.undo import computed_here, samples_of
from tinstar.players.local_thinking import HERE
from tinstar.players.remote_thinking import Message, RemoteThinker
from tinstar.players.search import SearchPlayer
from tinstar.players.thinking import decided, run
from tinstar.site.undo_checks import checks_by

FOLDER = ROOT / "build" / "equal"
SPECS = ("search:400", "search:400/net/manners", "search:100/plain", "net", "net/manners", "keen")
pytestmark = [pytest.mark.compiled, pytest.mark.slow]


@pytest.fixture(scope="module", params=ours())
def name(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def thinker(name: str) -> Iterator[RemoteThinker]:
    with node_thinker(built(name, FOLDER, whole=False)) as thinker:
        yield thinker


def views(name: str) -> list[View]:
    game = tinstar.load(name, players=3).compile()
    states = [position(game, n, seed=n) for n in (3, 14, 30)]
    return [state.view(state.current_player()) for state in states]


@pytest.mark.parametrize("spec", SPECS)
def test_a_player_chooses_the_same_by_webassembly(spec: str, name: str, thinker: RemoteThinker):
    here, elsewhere = tinstar.player(spec, seed=7), tinstar.player(spec, seed=7)
    chosen = [here.choose(view) for view in views(name) for _ in range(3)]
    assert chosen == [
        run(decided(elsewhere, view, thinker)) for view in views(name) for _ in range(3)
    ]


def test_a_search_finds_the_same_by_webassembly(name: str, thinker: RemoteThinker):
    for by in ("net", "hints"):
        here, elsewhere = (SearchPlayer(playouts=300, seed=3, by=by) for _ in range(2))
        for view in views(name):
            thought, found = here.think(view), run(thinker.search(elsewhere.request(view)))
            assert found.ranking == thought.ranking
            assert (found.playouts, found.decisions) == (300, thought.decisions)


@pytest.mark.parametrize("by", ["net", "hints", "plain"])
def test_positions_have_the_same_values_by_webassembly(by: str, name: str, thinker: RemoteThinker):
    found = set[tuple[float, ...]]()
    for view in views(name):
        here, elsewhere = (Judge(view.game, each, by, seed=2**63 + 5) for each in (HERE, thinker))
        actions = view.legal_actions()[:3]
        compared = [run(each.compare(view.s, view.seat, actions, 7)) for each in (here, elsewhere)]
        assert compared[0] == compared[1]
        truth = [run(each.truth(view.s, 5, first=2)) for each in (here, elsewhere)]
        assert truth[0] == truth[1]
        found |= {*map(tuple, truth[0])}
    assert len(found) > 1


def test_a_review_says_the_same_by_webassembly(name: str, thinker: RemoteThinker):
    match = tinstar.Match(tinstar.load(name, players=2), ["random", "random"], seed=3)
    match.play()
    effort = Effort(4, seed=1)
    found = run(review_by(thinker, match.journal, effort, seats=[0]))
    assert found == review(match.journal, effort, seats=[0])
    assert found.whole


def test_a_search_by_webassembly_uses_its_time(name: str, thinker: RemoteThinker):
    found = run(thinker.search(SearchPlayer(seconds=0.1).request(views(name)[0])))
    assert 0.1 <= found.seconds < 0.3
    assert found.playouts > 50


def test_what_cannot_be_answered_is_told(thinker: RemoteThinker, name: str):
    other = tinstar.load(next(each for each in ours() if each != name)).new_initial_state()
    other.draw(Random(1))
    asked = SearchPlayer(playouts=9).request(other.view(other.current_player()))
    with pytest.raises(RuntimeError, match=r"expected an answer to search, got: .*no such file"):
        run(thinker.search(asked))


def test_an_undo_is_checked_the_same_by_webassembly(name: str, thinker: RemoteThinker):
    async def ask(message: Message) -> Message:
        return await thinker._ask(message)  # pyright: ignore[reportPrivateUsage]

    check = checks_by(lambda message: run(ask(message)))
    match = tinstar.Match(tinstar.load(name, players=3).compile(), ["easy"] * 3, seed=5)
    match.play()
    kept = [x for x in follow(match.journal, match.game) if x.actor >= 0][:60]
    asked = [x for x in map(samples_of, kept) if x]
    here = [computed_here(x) for x in asked]
    assert [check(x) for x in asked] == here
    always = name == "rin_tin_tin"  # none of these actions shows anything
    assert {*here} == ({True} if always else {True, False})
