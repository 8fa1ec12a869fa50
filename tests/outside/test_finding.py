"""Tinstar finds external games by entry point or folder, and errors name their package."""

import os
import pickle
import sys
from pathlib import Path

import pytest

import tinstar
from tests.outside.conftest import Install, Wrong
from tinstar.cli import run
from tinstar.errors import BadGame, UnknownGame
from tinstar.games import bundles, known, ours, outside, rules
from tinstar.games.outside import FROM


def test_a_game_of_an_installed_package_is_there_by_its_name(starter: Path, install: Install):
    sys.path.insert(0, str(starter / "src"))
    install("tinsel-by-others", {"tinsel": "tinsel:GAME"}, version="2.3")
    assert "tinsel" in tinstar.available()
    game = tinstar.load("tinsel", players=3)
    assert game.header()["package"] == "tinsel-by-others"
    assert str(game.rules.source) == "the package tinsel-by-others 2.3"
    assert pickle.loads(pickle.dumps(game)).rules is game.rules


def test_nothing_of_a_package_is_imported_before_somebody_names_its_game(install: Install):
    install("not-named", {"not_named": "not_named_module:GAME"})
    assert "not_named" in tinstar.available()
    tinstar.load(ours()[0])
    with pytest.raises(UnknownGame, match="expected a game among"):
        known("not_named")
    with pytest.raises(BadGame, match=r"the package not-named 1.0 could not be loaded"):
        rules("not_named")


def test_a_game_is_loaded_from_its_folder_and_then_by_its_name(starter: Path):
    game = tinstar.load(starter, players=2, edition={"hand_size": 3}, unwrap_all=True)
    assert (game.players, game.box.hand_size, game.options) == (2, 3, {"unwrap_all": True})
    assert tinstar.load("tinsel").rules is tinstar.load(str(starter)).rules is game.rules
    assert game.variant("mini").players == 2
    assert os.environ[FROM] == str(starter), "processes that this one starts learn of it"


def test_a_folder_stands_in_for_its_own_package_where_that_is_installed(
    starter: Path, install: Install
):
    install("Tinsel", {"tinsel": "tinsel:GAME"})
    assert tinstar.load(starter).rules.source.version == "0.1.0"


@pytest.mark.parametrize("name", ["../tinsel", "Tinsel", "tin sel", "a" * 41])
def test_a_name_that_could_be_taken_for_something_else_is_refused(name: str, install: Install):
    install("oddly-named", {name: "tinsel:GAME"})
    with pytest.raises(BadGame, match=r"expected the name of a game .small letters.*oddly-named"):
        rules(name)


# --- names that collide ---------------------------------------------------------------------------


def test_two_packages_with_a_game_of_one_name_are_both_named(install: Install):
    install("one-pig", {"pig": "one:GAME"})
    install("other-pig", {"pig": "other:GAME"}, version="0.3")
    with pytest.raises(BadGame, match=r"package other-pig 0\.3 and the package one-pig 1\.0"):
        rules("pig")


def test_a_package_with_the_name_of_a_game_of_the_house_is_named(install: Install):
    name = ours()[0]
    install("copycat", {name: "copy:GAME"})
    with pytest.raises(BadGame, match=r"from Tinstar and the package copycat 1\.0"):
        rules(name)


def test_two_games_with_the_same_fields_are_both_named(folder: Wrong, starter: Path):
    tinstar.load(starter)
    source = "from dataclasses import replace\nfrom tinsel import GAME as ITS\n"
    twin = folder("twin_of_it", source + "GAME = replace(ITS, name='twin_of_it')")
    with pytest.raises(BadGame, match="got the record of tinsel for both tinsel and twin_of_it"):
        tinstar.load(twin)


# --- packages that break --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "source", "told"),
    [
        ("crashes", "1 / 0", r"a-package 1\.0 in .* ZeroDivisionError.*crashes_module.py, line 1"),
        ("leaves", "raise SystemExit(3)", "could not be loaded: SystemExit: 3"),
        ("empty", "", "could not be loaded: AttributeError"),
        ("other", "GAME = 5", "expected tinstar.engine.game_bundle.Rules, got an object"),
        (
            "gone",
            "import tinstar.core",
            "'tinstar.core' .*earlier Tinstar, docs/games.md says what",
        ),
        (
            "older",
            "from tinstar.engine.game_bundle import Rules\nGAME = Rules(name='older', modules=())",
            "unexpected keyword argument 'modules' .*earlier Tinstar, docs/games.md says what",
        ),
        ("garbled", "def (", "could not be loaded: SyntaxError"),
        ("renamed", "from tinsel import GAME", "expected Rules named .*, got Rules named 'tinsel'"),
    ],
)
def test_a_package_that_breaks_is_an_error_that_says_whose(
    name: str, source: str, told: str, folder: Wrong, starter: Path
):
    outside.add(starter)
    sys.path.insert(0, str(starter / "src"))
    with pytest.raises(BadGame, match=told):
        tinstar.load(folder(name, source))


def test_a_package_that_is_half_installed_is_passed_over_with_a_warning(install: Install, capsys):
    install("half-there", {"half": "half_there:GAME"}, metadata=False)
    with pytest.warns(RuntimeWarning, match=r"half: .* No module named 'half_there'"):
        assert [bundle.name for bundle in bundles()] == list(ours())
    assert run(["games"]) == 0
    said = capsys.readouterr()
    assert said.out.count("\n") == len(ours())
    assert "tinstar: half: the package" in said.err


def test_a_module_of_that_name_from_elsewhere_is_not_taken_for_the_folders(folder: Wrong):
    with pytest.raises(BadGame, match=r"expected the module json from .*, got the module from"):
        tinstar.load(folder("elsewhere", value="json:GAME"))


# --- folders that are none ------------------------------------------------------------------------


def test_a_folder_without_a_game_says_what_it_lacks(tmp_path: Path):
    with pytest.raises(
        BadGame, match=r"expected the folder of a game, with a pyproject.toml; got: No such file"
    ):
        tinstar.load(tmp_path)
    project = tmp_path / "pyproject.toml"
    for text, told in [
        ("[project]\nname = 'x'", r"expected \[project.entry-points.*got none"),
        ("project = 3", r"expected a TOML table \[project\]"),
        ("[project.entry-points]\n'tinstar.games' = 3", "got other values"),
        ("][", "expected TOML"),
    ]:
        project.write_text(text)
        with pytest.raises(BadGame, match=told):
            tinstar.load(tmp_path)
    project.write_bytes(b"\xff" * 300_000)
    with pytest.raises(BadGame, match="expected TOML"):
        tinstar.load(tmp_path)


def test_a_file_or_nothing_where_a_folder_is_expected(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BadGame, match="expected the folder of a game, got a file"):
        tinstar.load(tmp_path / "file")
    with pytest.raises(BadGame, match="expected the folder of a game, got a path"):
        tinstar.load(f"{tmp_path}/nowhere")
    assert run(["rules", "x", "--from", str(tmp_path / "file")]) == 2


def test_a_folder_with_two_games_wants_a_name(folder: Wrong):
    root = folder("first")
    with (root / "pyproject.toml").open("a") as project:
        project.write('second = "first_module:GAME"\n')
    with pytest.raises(
        BadGame, match="expected one game in the folder, got first, second; load one by"
    ):
        tinstar.load(root)
    assert run(["check", "--from", str(root)]) == 2
