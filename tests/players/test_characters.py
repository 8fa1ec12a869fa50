"""Characters: small leanings among the moves that a level considers about equally good."""

import logging
from functools import cache

import numpy as np
import pytest

import tinstar
from tests.players.positions import position
from tinstar.engine.state import State
from tinstar.engine.view import View
from tinstar.errors import BadOption
from tinstar.players import Choice, characters, parted
from tinstar.players.characters import CHARACTERS, Character, CharacterPlayer, leanings
from tinstar.players.local_thinking import LocalThinker
from tinstar.players.net_players import CLOSE, NetPlayer
from tinstar.players.simple import GreedyPlayer
from tinstar.players.thinking import Draw, run

GAMES = tinstar.available()
LEVELS = "random", "easy", "greedy", "keen", "net/manners", "search:30/manners"


class Fixed:
    """A level that always has the same opinion."""

    def __init__(self, chosen: int, good: list[int]):
        self._choice = Choice(chosen, good)

    def choose(self, view: View) -> int:
        return self.weigh(view).action

    def weigh(self, view: View) -> Choice:  # noqa: ARG002 - as of any level
        return self._choice


@cache
def view_at(name: str, decisions: int = 12) -> View:
    """Return the view of a seat that has several legal actions."""
    for seed in range(50):
        state = position(tinstar.load(name, 3), decisions, seed)
        found = state.view(state.current_player())
        if len(found.legal_actions()) > 2:
            return found
    raise AssertionError(f"{name}: no position with several legal actions")


def window_at(name: str) -> View:
    """Return the view of a seat that acts at the same time as others, and may speak up."""
    for seed in range(50):
        state = position(tinstar.load(name, 3), seed + 3, seed)
        view = state.view(state.current_player())
        if len(view.window()) > 1 and len(view.legal_actions()) > 1:
            return view
    raise AssertionError(f"{name}: no window")


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_character_stands_behind_any_level(level: str):
    plain, made = tinstar.player(level), tinstar.player(f"{level}@josie")
    assert isinstance(made, CharacterPlayer)
    assert type(made.level) is type(plain)
    assert made.character is CHARACTERS["josie"]
    assert parted(f"{level}@josie") == (level, "josie")
    assert parted(level) == (level, "")


def test_the_level_before_a_character_is_checked():
    with pytest.raises(BadOption, match=r"expected a player among: .*; got 'clever'"):
        tinstar.player("clever@josie")
    with pytest.raises(BadOption, match=r"expected a player among: .*; got 'easy@JOSIE'"):
        tinstar.player("easy@JOSIE")


def test_without_a_character_that_is_gone_the_level_plays_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
):
    with caplog.at_level(logging.WARNING):
        made = tinstar.player("greedy@nobody", seed=1)
    assert isinstance(made, GreedyPlayer)
    (line,) = caplog.messages
    assert line.startswith("greedy@nobody: expected a character among: amos, ")


def test_a_dozen_characters_have_small_leanings_of_their_own():
    assert len(CHARACTERS) == 12
    assert len({character[1:] for character in CHARACTERS.values()}) == 12
    for character in CHARACTERS.values():
        assert all(abs(leaning) <= 1 for leaning in character[1:5])
        assert 0.5 <= character.pace <= 2


# --- only among good moves ------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_character_takes_only_what_its_level_considers_good(name: str):
    view = view_at(name)
    actions = view.legal_actions()
    for character in CHARACTERS.values():
        for good in ([actions[0]], actions[1:3]):
            player = CharacterPlayer(Fixed(good[0], good), character, seed=1)
            assert player.choose(view) in good


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_names_good_moves_and_chooses_as_it_does_without_being_asked(name: str, level: str):
    view = view_at(name)
    made = [tinstar.player(level, seed=5) for _ in range(2)]
    choice = made[0].weigh(view)  # pyright: ignore[reportAttributeAccessIssue]
    assert choice.action in choice.good
    assert set(choice.good) <= set(view.legal_actions())
    assert made[1].choose(view) == choice.action


class Recording(LocalThinker):
    """Keeps the probabilities of the last draw."""

    odds: dict[int, float]

    async def draw(self, asked: Draw) -> tuple[int, dict[int, float]]:
        action, self.odds = await super().draw(asked)
        return action, self.odds


def test_a_net_names_moves_that_are_neither_much_less_nor_much_more_probable():
    sizes = set[int]()
    for seed in range(20):
        view = view_at("calaboose", seed % 5 + 3)
        thinker = Recording()
        choice = run(NetPlayer(seed, considerate=True).ponder(view, thinker))
        odds = thinker.odds
        own = odds[choice.action]
        assert all(CLOSE * own <= odds[action] <= own / CLOSE for action in choice.good)
        sizes.add(len(choice.good))
    assert len(sizes) > 1


# --- leanings -------------------------------------------------------------------------------------


def test_who_shouts_first_speaks_up_where_who_says_little_stays_silent():
    view = window_at("caboo")
    silence, good = view.silence(), view.legal_actions()
    for seed in range(10):
        shorty = CharacterPlayer(Fixed(silence, good), Character("S", eager=1.0), seed)
        slim = CharacterPlayer(Fixed(good[-1], good), Character("S", eager=-1.0), seed)
        assert shorty.choose(view) != silence
        assert slim.choose(view) == silence


def test_the_bold_take_risks_and_the_spiteful_hold_the_strongest_opponent_back(
    monkeypatch: pytest.MonkeyPatch,
):
    risks, threats = [0.01, 0.03, 0.02], [0.02, 0.04, 0.0]
    monkeypatch.setattr(characters, "_foreseen", lambda *_: (risks, threats))
    view = view_at("calaboose")

    def most(**leaning: float) -> int:
        worth = leanings(view, [7, 8, 9], Character("X", **leaning), None)  # type: ignore[arg-type]
        return max(worth, key=lambda action: worth[action])

    assert [most(bold=1.0), most(bold=-1.0)] == [8, 7]
    assert [most(spiteful=1.0), most(spiteful=-1.0)] == [9, 8]


def test_a_difference_that_hardly_matters_does_not_change_a_choice(
    monkeypatch: pytest.MonkeyPatch,
):
    view = view_at("calaboose")
    actions = view.legal_actions()[:2]
    amos = CharacterPlayer(Fixed(actions[0], actions), Character("A", bold=1.0), 1)
    for risk, expected in ((0.001, actions[0]), (0.04, actions[1])):
        foreseen = [0.1, 0.1 + risk], [0.0, 0.0]
        monkeypatch.setattr(characters, "_foreseen", lambda *_, found=foreseen: found)
        assert amos.choose(view) == expected


@pytest.mark.parametrize("name", GAMES)
def test_risk_and_threat_are_judged_in_every_game(name: str):
    view = view_at(name)
    actions, rng = view.legal_actions()[:3], characters._stream(1)  # pyright: ignore[reportPrivateUsage]
    risks, threats = characters._foreseen(view, actions, rng)  # pyright: ignore[reportPrivateUsage]
    assert len(risks) == len(threats) == len(actions)
    assert all(risk >= 0 for risk in risks)
    assert all(-1 <= threat <= 1 for threat in threats)


def test_the_forgetful_mix_up_what_is_equally_good_and_others_keep_to_their_habit():
    view = view_at("calaboose")
    level = Fixed(view.legal_actions()[1], view.legal_actions()[:3])
    plain = CharacterPlayer(level, Character("P"), 1)
    muddled = CharacterPlayer(level, Character("M", forgetful=1.0), 1)
    assert {plain.choose(view) for _ in range(20)} == {view.legal_actions()[1]}
    assert {muddled.choose(view) for _ in range(40)} == {*view.legal_actions()[:3]}


# --- what it knows, and what it draws -------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_character_knows_no_more_than_its_view(name: str):
    """The true state differs, the view does not: so the choice is the same."""
    rng = np.random.default_rng(3)
    view = view_at(name)
    actions = view.legal_actions()[:3]
    for _ in range(3):
        other = State(view.game, view.sample(rng)).view(view.seat)
        assert other.digest() == view.digest()
        for character in ("amos", "gus"):
            level, who = Fixed(actions[0], actions), CHARACTERS[character]
            chosen = {CharacterPlayer(level, who, 9).choose(each) for each in (view, other)}
            assert len(chosen) == 1


def test_the_level_draws_the_same_numbers_with_and_without_a_character():
    game = tinstar.load("calaboose", 3)
    views = [s.view(s.current_player()) for s in (position(game, 9, seed) for seed in range(8))]
    plain, made = GreedyPlayer(4), GreedyPlayer(4)
    player = CharacterPlayer(made, CHARACTERS["winnie"], 4)
    for view in views:
        plain.choose(view)
        player.choose(view)
    assert plain.weigh(views[0]) == made.weigh(views[0])


@pytest.mark.parametrize("level", ["greedy", "net/manners"])
def test_the_same_seed_gives_the_same_choices(level: str):
    views = [view_at("calaboose", n) for n in (5, 10, 15)]
    one, other = (tinstar.player(f"{level}@amos", seed=2) for _ in range(2))
    assert [one.choose(v) for v in views] == [other.choose(v) for v in views]
