"""Commands that show, change and compare numbers of a game, and simulate."""

import errno
import os
from pathlib import Path

import pytest

import tinstar
from tests.cli.conftest import GAME, Tinstar, assert_refused
from tinstar.games import rules
from tinstar.lab.simulation import simulate as lab
from tinstar.match import machine_code_warmup


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("[hand_size]", "[size_of_hand]", "unknown size_of_hand"),
        ("[hand_size]", "[luck]\nvalue = 1\n[hand_size]", "unknown luck"),
        ("value = 5", "value = -5", "expected a whole number from 1 to 20, got -5"),
        ("value = 5", 'value = "five"', "expected a whole number from 1 to 20, got 'five'"),
        ("[hand_size]", "[hand_size", "expected TOML, got"),
    ],
)
def test_a_wrong_edition_file_is_refused(
    says: Tinstar, tmp_path: Path, old: str, new: str, expected: str
):
    text = rules("calaboose").edition_file.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "own.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert_refused(says("simulate", "calaboose", "--edition", file), "own.toml", expected)


def test_the_numbers_of_a_game_are_shown_and_written_to_be_changed(says: Tinstar, tmp_path: Path):
    file = tmp_path / "own.toml"
    assert "bounty.gunslinger" in says("edition", "calaboose", "--explain", "bounty").out
    assert says("edition", "calaboose", "hand_size=4", "--out", file).code == 0
    assert "4" in says("edition", "calaboose", "--edition", file, "--explain", "hand_size").out
    assert_refused(
        says("edition", "calaboose", "--out", file), "expected a file that does not exist yet"
    )


@pytest.mark.compiled
def test_compare_says_in_words_and_numbers_what_differs_and_where_no_net_plays(says: Tinstar):
    said = says("compare", GAME, "hand_size=2", "--seats", "net", "--seconds", 0.01, "--workers", 1)
    assert said.code == 0
    assert said.out.startswith("With “cards in a full hand” at 2 instead of 5, ")
    told = " ".join(said.out.split())
    assert "a choice is among " in told
    assert " games of each, with the same deals, net at 4 seats, seed 1; time was up." in told
    assert "hand_size=2: net plays as greedy: net.bin: expected a net for" in told
    assert told.count("train one first with --retrain 5m") == 1


def test_an_edition_file_that_is_not_there_is_refused(says: Tinstar, tmp_path: Path):
    assert_refused(says("simulate", GAME, "--edition", tmp_path / "no.toml"), "no.toml")


@pytest.mark.compiled
def test_a_variant_is_listed_simulated_and_has_seats_of_its_own(says: Tinstar):
    game = next(g for g in tinstar.available() if rules(g).variants)
    name, variant = next(iter(rules(game).variants.items()))
    assert (
        f"| `{name}` | {variant.players} | {variant.text} |"
        in says("rules", game, "--reference").out
    )
    said = says("simulate", game, "--variant", name, "--games", 3, "--seats", "random,greedy")
    assert said.code == 0
    assert_refused(
        says("simulate", game, "--variant", name, "--players", 4),
        f"variant {name}: expected {variant.players} seats, got 4",
    )
    assert_refused(
        says("play", game, "--variant", name, "--players", 4),
        f"as the variant {name} has {variant.players} seats; got 4",
    )


def test_the_reference_of_a_game_has_the_chance_before_any_phase(says: Tinstar):
    said = says("rules", "calaboose", "--reference").out
    assert "| if cards are due | chance | draw |" in said


@pytest.mark.compiled
def test_simulate_prints_its_tables_and_writes_a_row_for_each_game(says: Tinstar, tmp_path: Path):
    import polars

    file = tmp_path / "games.parquet"
    arguments = ("--seats", "greedy,random", "--games", 4, "--workers", 1, "--out", file)
    said = says("simulate", GAME, *arguments)
    assert (said.code, said.err) == (0, "")
    assert f"4 games of {rules(GAME).title}, 2 players, seed 1\n" in said.out
    assert polars.read_parquet(file)["player_A"].to_list() == ["greedy", "random"] * 2


@pytest.mark.compiled
def test_rows_that_a_full_disk_does_not_take_are_told_in_one_line(
    says: Tinstar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    file = tmp_path / "games.parquet"
    said = says("simulate", GAME, "--games", 4, "--workers", 1, "--out", file)
    assert_refused(said, f"{file}: expected to write this file, got: No space left on device")
    assert not [*tmp_path.iterdir()]


@pytest.mark.compiled
def test_an_interrupted_simulation_prints_what_is_finished(
    says: Tinstar, monkeypatch: pytest.MonkeyPatch
):
    played = lab.play

    def play(plan: lab.Plan, game: tinstar.Game, number: int) -> object:
        if number == 2:
            raise KeyboardInterrupt
        return played(plan, game, number)

    monkeypatch.setattr(lab, "play", play)
    said = says("simulate", GAME, "--seats", "easy,random", "--games", 4, "--workers", 1)
    assert (said.code, said.err) == (2, "tinstar: stopped by Ctrl-C\n")
    assert "2 of 4 (interrupted) games" in said.out


def test_compile_makes_every_game_ready_or_those_that_are_named(
    says: Tinstar, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(machine_code_warmup, "make_ready", lambda _, tell: tell(1.0))
    assert says("compile").out == "".join(f"{name} is ready.\n" for name in tinstar.available())
    assert says("compile", GAME).out == f"{GAME} is ready.\n"
    assert_refused(says("compile", GAME, "chess"), "'chess'")


@pytest.mark.compiled
def test_bench_measures_every_game_at_every_number_of_players(says: Tinstar):
    said = says("bench", "--seconds", "0.01")
    tables = [(name, n) for name in tinstar.available() for n in rules(name).box.seats]
    lines = said.out.splitlines()
    assert len(lines) == len(tables) + 1
    for (name, n), line in zip(tables, lines, strict=False):
        assert line.startswith(f"{name}, {n} players: ")
        assert int(line.split()[3].replace(",", "")) > 1000
