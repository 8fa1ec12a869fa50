"""Variants: the allowed content of their file, and serialisation."""

import copy
import pickle

import pytest

import tinstar
from tests.engine import kuhn
from tinstar.engine.game import Game
from tinstar.engine.variants import Variant, read
from tinstar.errors import BadEdition, BadOption, BadRecord
from tinstar.match import Match

SMALL = """
[small]
text = "cards for two"
players = 2
"""
CHIPS = Variant("chips", "for chips", 2, {}, {"ante": 3}, "score", 4)


def whole() -> Game:
    """Return the first built-in game that has variants."""
    return next(g for g in map(tinstar.load, tinstar.available()) if g.variants())


def written(tmp_path, text: str) -> dict[str, Variant]:
    path = tmp_path / "variants.toml"
    path.write_text(text, encoding="utf-8")
    return read(path)


def test_a_file_says_what_each_variant_is(tmp_path):
    more = 'options = { games = 3 }\nnumbers = { ante = 2 }\nreturns = "score"\nmost = 3\n'
    expected = Variant("small", "cards for two", 2, {"games": 3}, {"ante": 2}, "score", 3)
    assert written(tmp_path, SMALL + more) == {"small": expected}
    assert read(tmp_path / "missing.toml") == {}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("small = 1", r"\[small\]: expected a TOML table, got 1"),
        ('[small]\ntext = "a"', "got none for players"),
        (SMALL + "seats = 2", "expected only the keys text, players, .*; got also seats"),
        (SMALL + 'most = "many"', "most: expected int, got 'many'"),
        (SMALL + 'returns = "money"', 'returns: expected "winning" or "score", got \'money\''),
        (
            SMALL + 'returns = "score"',
            'most: expected a number above 0 if returns = "score", and else no `most`; got 0',
        ),
        (
            SMALL + "most = 2",
            'most: expected a number above 0 if returns = "score", and else no `most`; got 2',
        ),
        ("[small", "expected a TOML file"),
    ],
)
def test_what_is_odd_in_a_file_is_named(tmp_path, text, expected):
    with pytest.raises(BadEdition, match=expected):
        written(tmp_path, text)


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ({"ante": 0}, r"variant odd: \[ante\]: expected a whole number from 1"),
        ({"blinds": 1}, "variant odd: .* unknown blinds"),
    ],
)
def test_numbers_laid_over_an_edition_are_checked_as_an_edition_is(numbers, expected):
    odd = Variant("odd", "odd", 2, {}, numbers, "winning", 0)
    with pytest.raises(BadEdition, match=expected):
        odd.edition(kuhn.BOX, kuhn.EDITION)


def test_a_variant_is_a_game_with_its_own_seats_numbers_and_name():
    game = whole()
    for name, text in game.variants().items():
        small = game.variant(name)
        assert small.players == game.rules.variants[name].players
        assert small.edition.title == f"{game.edition.title}: {name}"
        assert small.header()["variant"] == name
        assert repr(small).endswith(f".variant({name!r})")
        assert text
    assert "variant" not in game.header()


def test_an_unknown_variant_and_a_variant_of_a_variant_are_refused():
    game = whole()
    name = next(iter(game.variants()))
    with pytest.raises(BadOption, match=r"expected a variant of .* got 'huge'"):
        game.variant("huge")
    with pytest.raises(BadOption, match="expected a game that is not a variant"):
        game.variant(name).variant(name)


def test_an_option_that_a_variant_says_otherwise_is_refused(monkeypatch):
    game = whole()
    option = next(o for o in game.rules.box.options.values() if len(o.choices) > 1)
    default, other = option.choices[:2]
    strict = Variant("strict", "strict", 2, {option.name: default}, {}, "winning", 0)
    monkeypatch.setitem(game.rules.variants, "strict", strict)
    assert game.variant("strict").options[option.name] == default
    with pytest.raises(
        BadOption, match=f"variant strict: expected {option.name}={default!r}, which"
    ):
        tinstar.load(game.rules.name, **{option.name: other}).variant("strict")


def test_by_score_returns_are_the_points_less_the_average():
    game = Game(kuhn.RULES, 2, CHIPS.edition(kuhn.BOX, kuhn.EDITION), {}, CHIPS)
    state = game.new_initial_state()
    for answer in (kuhn.Card.KING, kuhn.Card.JACK, kuhn.BET, kuhn.CALL):
        state.apply_action(answer)
    assert state.returns() == [4.0, -4.0]
    assert (game.min_utility(), game.max_utility()) == (-4.0, 4.0)
    assert game.rollouts(1, seed=1)["returns"][0].sum() == 0


def test_a_state_belongs_to_its_variant_alone():
    game = whole()
    small = game.variant(next(iter(game.variants())))
    text = small.new_initial_state().serialize()
    assert small.deserialize_state(text) == small.new_initial_state()
    with pytest.raises(BadRecord, match="expected a state of"):
        game.deserialize_state(text)
    again = pickle.loads(pickle.dumps(copy.copy(small)))
    assert again.header() == small.header()


def test_a_journal_knows_its_variant(tmp_path):
    game = whole()
    small = game.variant(next(iter(game.variants())))
    path = tmp_path / "match.jsonl"
    Match(small, ["random"] * small.players, bytes(32), path).play()
    again = Match.resume(path).game
    assert again.header() == small.header()
    assert again.box.tobytes() == small.box.tobytes()
