"""What the command line says, and with which exit code; every wrong request is one line."""

import io
import json
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import pytest

import tinstar
from tinstar import cli
from tinstar.cli.app import read_options
from tinstar.core.clauses import parse
from tinstar.games import rules
from tinstar.lab.review import Effort, review
from tinstar.lab.review.judge import Judge
from tinstar.lab.simulating import simulate as lab
from tinstar.table import Match, ready
from tinstar.table.journal import Journal
from tinstar.table.reviewed import Review

COMMANDS = (
    "serve", "compile", "play", "games", "rules", "replay", "verify", "simulate", "bench", "train",
    "edition", "compare", "lab", "review",
)  # fmt: skip
GAME = "calaboose"


class Said(NamedTuple):
    code: int
    out: str
    err: str


Tinstar = Callable[..., Said]


@pytest.fixture
def says(capsys: pytest.CaptureFixture[str]) -> Tinstar:
    """Run one command line: exit code, standard output, standard error."""

    def run(*arguments: object) -> Said:
        code = cli.run([str(a) for a in arguments])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run


def assert_refused(said: Said, *expected: str) -> None:
    """Exit code 2, and on stderr one line that says what was expected and what came."""
    assert said.code == 2
    assert said.err.startswith("tinstar: ")
    assert said.err.count("\n") == 1
    for words in expected:
        assert words in said.err


def edited(text: str) -> str:
    lines = text.splitlines(keepends=True)
    return "".join([*lines[:4], lines[4].replace('"actor":-1', '"actor":0'), *lines[5:]])


CHANGES: dict[str, Callable[[str], str]] = {
    "edited": edited,
    "truncated": lambda text: text[:100],
    "foreign": lambda _: "Dear diary,\n",
    "empty": lambda _: "",
}


# --- what can be asked for -----------------------------------------------------------------------


def test_the_help_lists_every_command(says: Tinstar):
    said = says("--help")
    assert said.code == 0
    assert [c for c in COMMANDS if f"  {c} " not in said.out] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(says: Tinstar, command: str):
    said = says(command, "--help")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"Usage: tinstar {command} [OPTIONS]")


def test_the_help_loads_nothing_heavy():
    program = (
        "import sys; from tinstar.cli import run; run(['--help']);"
        "print(*{'numba', 'polars', 'rich', 'textual', 'multiprocessing'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == ""


def test_games_lists_each_game_with_its_seats(says: Tinstar):
    lines = says("games").out.splitlines()
    assert [line.split()[0] for line in lines] == list(tinstar.available())
    said = " ".join(lines[tinstar.available().index(GAME)].split())
    assert said == f"{GAME} {rules(GAME).title} 2 to 5 players"


def test_rules_shows_every_clause_under_its_heading(says: Tinstar):
    out = says("rules", GAME).out
    clauses = parse(rules(GAME).clauses)
    assert [c.id for c in clauses if f"\n{c.id:<5}" not in out] == []
    assert [c.heading for c in clauses if f"{c.heading}\n\n" not in out] == []


def test_rules_shows_one_clause(says: Tinstar):
    clause = parse(rules(GAME).clauses)[0]
    said = says("rules", GAME, clause.id.lower())
    assert said.code == 0
    assert " ".join(said.out.split()) == (
        f"{clause.heading} {clause.id} {clause.text} ({clause.kind})"
    )


def test_rules_refuses_a_clause_that_is_not_there(says: Tinstar):
    assert_refused(says("rules", GAME, "Q99"), "expected a clause", "got 'Q99'")


# --- wrong requests ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("frobnicate", "No such command 'frobnicate'"),
        ("rules", "Missing argument 'GAME'"),
        ("train {game}", "Missing option '--out'"),
        ("train {game} --out none/x.net", "--out: expected a folder to write to, got 'none'"),
        ("train {game} --out x.net --seats 2-x", "--seats: expected numbers such as 2-5"),
        ("train {game} --out x.net --seats 2-9", "seats: expected 2 to 5, got [2, 3, 4, 5, 6"),
        ("train {game} --out x.net --resume no.net", "no.net.training: expected the file of a"),
        ("train {game} --out x.net --begin no.net", "no.net: expected the file of a net"),
        (
            "train {game} --out x.net --begin a --resume b",
            "to begin with or one to resume, got both",
        ),
        ("train {game} --out x.net --playouts 0", "--playouts': expected at least 1, got 0"),
        ("train {game} --out x.net --playouts 9", "expected a net to begin with, whose search is"),
        ("rules bridge", "expected a game among: {games}; got 'bridge'"),
        ("play bridge", "expected a game among: {games}; got 'bridge'"),
        ("simulate bridge", "expected a game among: {games}; got 'bridge'"),
        ("simulate {game} --frobnicate", "No such option: --frobnicate"),
        ("simulate {game} --players 6", "players: expected 2 to 5, got 6"),
        ("simulate {game} --players 1", "players: expected 2 to 5, got 1"),
        ("simulate {game} --players four", "expected a whole number, got 'four'"),
        ("simulate {game} --games 0", "expected at least 1, got 0"),
        ("simulate {game} --workers 0", "expected at least 1, got 0"),
        ("simulate {game} --seats random,clever", "greedy, keen, net, search; got 'clever'"),
        ("simulate {game} --seats random,search:fast", "or /plain; got 'fast'"),
        ("simulate {game} --players 3 --seats random,random", "expected 3 kinds of player, got 2"),
        ("simulate {game} --option games", "expected NAME=VALUE, got 'games'"),
        ("simulate {game} --variant huge", "expected a variant of "),
        ("play {game} --variant huge", "expected a variant of "),
        ("simulate {game} --option games=2", "option games: expected 1 or 3, got '2'"),
        ("simulate {game} --option rounds=3", "expected an option among: games"),
        ("simulate {game} --out games.csv", "ending in .parquet, got 'games.csv'"),
        ("review x --effort 1s", "effort: expected playouts such as 2000, got '1s'"),
        ("review x --html x.pdf", "--html: expected a file name ending in .html, got 'x.pdf'"),
        ("review x --html none/x.html", "--html: expected a folder that exists, got 'none'"),
        ("simulate {game} --set hand_size", "--set: expected PATH=N such as hand_size=4"),
        ("simulate {game} --set hand=4", "expected a path such as hand_size"),
        ("play {game} --set hand_size=99", "expected a whole number from 1 to 20, got 99"),
        ("edition {game} --explain luck", "expected the beginning of a path: hand_size"),
        ("edition {game} --out none/x.toml", "--out: expected a new file that can be written"),
        ("compare {game}", "Missing argument 'SETTING...'"),
        ("compare {game} hand_size=4 --seats clever", "search; got 'clever'"),
        ("compare {game} hand_size=4 --within length", "--within: expected METRIC=X"),
        ("compare {game} hand_size=4 --within fun=1", "expected a metric among: length"),
        ("bench --seconds soon", "expected seconds above 0, got 'soon'"),
    ],
)
def test_a_wrong_request_is_refused(says: Tinstar, arguments: str, expected: str):
    games = ", ".join(tinstar.available())
    assert_refused(says(*arguments.format(game=GAME).split()), expected.format(games=games))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("games=3", {"games": 3}),
        ("redraw_hucksters=false", {"redraw_hucksters": False}),
        ("redraw_hucksters=True", {"redraw_hucksters": True}),
        ("whiskey_cancel_by=anyone", {"whiskey_cancel_by": "anyone"}),
        ("games=many", {"games": "many"}),
    ],
)
def test_an_option_is_read_as_the_game_has_it(text: str, value: dict[str, object]):
    assert read_options(rules("calaboose"), [text]) == value


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
    assert says("edition", "calaboose", "--set", "hand_size=4", "--out", file).code == 0
    assert "4" in says("edition", "calaboose", "--edition", file, "--explain", "hand_size").out
    assert_refused(says("edition", "calaboose", "--out", file), "expected a new file")


@pytest.mark.compiled
def test_compare_says_in_words_and_numbers_what_differs_and_where_no_net_plays(says: Tinstar):
    said = says("compare", GAME, "hand_size=2", "--seats", "net", "--seconds", 0.01, "--workers", 1)
    assert said.code == 0
    assert said.out.startswith("With hand_size=2, ")
    told = " ".join(said.out.split())
    assert "a choice is among " in told
    assert " games of each, dealt alike, net at 4 seats, seed 1; time was up." in told
    assert "hand_size=2: net plays as greedy: net.bin: expected a net for" in told
    assert told.count("--retrain 5m lets a net learn it first") == 1


def test_an_edition_file_that_is_not_there_is_refused(says: Tinstar, tmp_path: Path):
    assert_refused(says("simulate", GAME, "--edition", tmp_path / "no.toml"), "no.toml")


# --- playing -------------------------------------------------------------------------------------


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """What the person will type, not at a terminal."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_play_sits_down_as_asked_and_keeps_the_match(
    says: Tinstar, types: Callable[[str], None], tmp_path: Path
):
    journal = tmp_path / "match.jsonl"
    types("quit\n")
    table = ("--players", 3, "--seat", "b", "--others", "random", "--option", "games=3")
    said = says("play", "calaboose", *table, "--journal", journal, "--plain")
    assert (said.code, said.err) == (0, "")
    header = json.loads(journal.read_text().splitlines()[0])
    assert [seat["kind"] for seat in header["seats"]] == ["random", "person", "random"]
    assert header["options"]["games"] == 3
    assert str(journal) in said.out


def test_play_goes_on_with_a_match_that_was_left(
    says: Tinstar, types: Callable[[str], None], unfinished: Path
):
    before = unfinished.read_text()
    types("1\nquit\n")
    assert says("play", GAME, "--resume", unfinished).code == 0
    assert unfinished.read_text().startswith(before)
    assert len(unfinished.read_text()) > len(before)


def test_without_a_command_the_house_is_opened_in_the_browser(
    says: Tinstar, monkeypatch: pytest.MonkeyPatch
):
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    monkeypatch.setattr("tinstar.cli.hosting.is_open", lambda _: False)
    monkeypatch.setattr(
        "tinstar.server.run", lambda config, ready: ready(f"http://{config.host}:{config.port}")
    )
    said = says()
    assert said.code == 0
    assert opened == ["http://127.0.0.1:8260"]
    assert "http://127.0.0.1:8260" in said.out


def test_a_house_that_is_open_already_is_only_shown(says: Tinstar, monkeypatch: pytest.MonkeyPatch):
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    monkeypatch.setattr("tinstar.cli.hosting.is_open", lambda _: True)
    assert says().code == 0
    assert opened == ["http://127.0.0.1:8260"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("--players 6", "players: expected 2 to 5, got 6"),
        ("--players 2 --seat C", "--seat: expected A, B; got 'C'"),
        (
            "--others clever",
            "expected a player among: random, easy, greedy, keen, net, search; got 'clever'",
        ),
        ("--seed soon", "expected a whole number, got 'soon'"),
        ("--option games=2", "option games: expected 1 or 3, got '2'"),
        ("--resume no.jsonl", "no.jsonl"),
        ("--resume no.jsonl --players 2", "the journal says all else; expected no --players"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    says: Tinstar,
    types: Callable[[str], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: str,
    expected: str,
):
    monkeypatch.chdir(tmp_path)
    types("")
    assert_refused(says("play", "calaboose", "--plain", *arguments.split()), expected)


@pytest.mark.parametrize("change", ["edited", "truncated", "foreign"])
def test_play_refuses_to_go_on_with_a_record_that_does_not_hold_together(
    says: Tinstar, unfinished: Path, change: str
):
    unfinished.write_text(CHANGES[change](unfinished.read_text()))
    assert_refused(says("play", GAME, "--resume", unfinished), "half.jsonl, line")


def test_an_interrupt_in_the_middle_of_a_game_loses_nothing(
    says: Tinstar, unfinished: Path, monkeypatch: pytest.MonkeyPatch
):
    class Interrupted(io.StringIO):
        def readline(self, *_: object) -> str:
            raise KeyboardInterrupt

        __next__ = readline

    before = unfinished.read_text()
    monkeypatch.setattr("sys.stdin", Interrupted())
    said = says("play", GAME, "--resume", unfinished)
    assert "Nothing is lost" in said.out
    assert (said.code, said.err) == (2, "tinstar: expected to be let finish, got Ctrl-C\n")
    assert unfinished.read_text().startswith(before)
    assert says("replay", unfinished).code == 0


# --- records -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of a match that is over."""
    file = tmp_path_factory.mktemp("journals") / "match.jsonl"
    Match(tinstar.load(GAME, players=2), ["random", "random"], seed=1, journal=file).play()
    return file


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """The journal of a match that waits for the person on seat B."""
    file = tmp_path / "half.jsonl"
    with Match(tinstar.load(GAME, players=2), ["random", None], seed=1, journal=file) as match:
        while match.step():
            pass
    return file


def test_replay_tells_every_answer_of_a_match_that_is_over(says: Tinstar, finished: Path):
    said = says("replay", finished)
    answers = [json.loads(line) for line in finished.read_text().splitlines()][1:-1]
    lines = said.out.splitlines()
    assert said.code == 0
    assert [line.split(maxsplit=2)[2] for line in lines[1:-1]] == [a["text"] for a in answers]
    assert lines[-1].startswith("over: ")


def test_replay_for_a_seat_hides_what_it_did_not_see(says: Tinstar, finished: Path):
    whole, a, b, spectator = (
        says("replay", finished, *seat).out
        for seat in ([], ["--seat", "A"], ["--seat", "b"], ["--seat", "-"])
    )
    hidden = [text.count("  ?\n") for text in (whole, a, b, spectator)]
    assert hidden[0] == 0
    assert 0 < hidden[1] < hidden[3]
    assert 0 < hidden[2] < hidden[3]
    assert a != b


def test_replay_of_a_match_in_play_keeps_its_secrets(says: Tinstar, unfinished: Path):
    said = says("replay", unfinished)
    assert "draw" not in said.out
    assert said.out.splitlines()[-1] == "not over"


def test_replay_refuses_a_seat_that_is_not_there(says: Tinstar, finished: Path):
    assert_refused(says("replay", finished, "--seat", "C"), "expected A, B or -; got 'C'")


def test_verify_says_fair_of_a_match_as_it_was_played(says: Tinstar, finished: Path):
    said = says("verify", finished)
    assert said.code == 0
    assert said.out.startswith("fair: ")


def test_verify_cannot_say_fair_before_the_seed_is_published(says: Tinstar, unfinished: Path):
    said = says("verify", unfinished)
    assert said.code == 1
    assert said.out.startswith("unfinished: ")


@pytest.mark.parametrize("command", ["replay", "review", "verify"])
@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("edited", "line 5: expected"),
        ("truncated", "line 1: expected a header"),
        ("foreign", "line 1: expected a JSON object"),
        ("empty", "line 1: expected"),
    ],
)
def test_a_record_that_does_not_hold_together_is_refused(
    says: Tinstar, finished: Path, tmp_path: Path, command: str, change: str, expected: str
):
    file = tmp_path / "changed.jsonl"
    file.write_text(CHANGES[change](finished.read_text()))
    assert_refused(says(command, file), "changed.jsonl", expected)


@pytest.mark.parametrize("command", ["replay", "review", "verify"])
def test_a_record_that_is_not_there_is_refused(says: Tinstar, tmp_path: Path, command: str):
    assert_refused(says(command, tmp_path / "no.jsonl"), "no.jsonl: expected a journal")


def test_review_tells_what_decisions_cost_and_writes_a_page(
    says: Tinstar, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    asked: list[object] = []

    def quick(journal: Journal, effort: Effort, seats: list[int] | None, report: object) -> Review:
        asked.append((effort.playouts, effort.seed, seats))
        return review(journal, Effort(1, fast=False), [])

    monkeypatch.setattr("tinstar.lab.review.review", quick)
    file = tmp_path / "match.html"
    said = says("review", finished, "--seat", "b", "--seed", 7, "--html", file)
    assert asked == [(2000, 7, [1])]
    assert said.code == 0
    for part in ("Luck and decisions", "Where chance turned it", "not looked at"):
        assert part in said.out
    assert file.read_text().startswith("<!doctype html>")
    assert_refused(says("review", finished, "--seat", "C"), "--seat: expected A, B; got 'C'")


def test_review_keeps_the_secrets_of_a_match_in_play(says: Tinstar, unfinished: Path):
    said = says("review", unfinished)
    assert_refused(said, "half.jsonl: expected a match that is over, got one that goes on")


# --- simulating ----------------------------------------------------------------------------------


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
        f"--players: variant {name} has {variant.players}, got 4",
    )


def test_simulate_prints_its_tables_and_writes_a_row_for_each_game(says: Tinstar, tmp_path: Path):
    import polars

    file = tmp_path / "games.parquet"
    arguments = ("--seats", "greedy,random", "--games", 4, "--workers", 1, "--out", file)
    said = says("simulate", GAME, *arguments)
    assert (said.code, said.err) == (0, "")
    assert f"4 games of {rules(GAME).title}, 2 players, seed 1\n" in said.out
    assert polars.read_parquet(file)["player_A"].to_list() == ["greedy", "random"] * 2


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
    assert (said.code, said.err) == (2, "tinstar: expected to be let finish, got Ctrl-C\n")
    assert "2 of 4 (interrupted) games" in said.out


def test_compile_makes_every_game_ready_or_those_that_are_named(
    says: Tinstar, monkeypatch: pytest.MonkeyPatch
):
    reviewed: list[str] = []
    monkeypatch.setattr(ready, "make_ready", lambda _, tell: tell(1.0))
    monkeypatch.setattr(Judge, "prepare", lambda game: reviewed.append(game.rules.name))
    assert says("compile").out == "".join(f"{name} is ready.\n" for name in tinstar.available())
    assert reviewed == list(tinstar.available())
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


# --- hosting -------------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """`tinstar serve` on a free port, with a database of its own."""
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"
    command = [sys.executable, "-m", "tinstar", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.send_signal(signal.SIGINT)


def test_serve_says_where_the_house_is_open(house: subprocess.Popen[str]):
    assert house.stdout
    said = house.stdout.readline()
    address = said.split()[5]
    assert said == f"The house is open at {address} - Ctrl-C closes it.\n"
    with urlopen(f"{address}/api/house", timeout=30) as answer:
        assert [game["name"] for game in json.load(answer)["games"]] == list(tinstar.available())


def test_the_owner_asks_the_open_house_or_opens_it_for_a_moment(
    says: Tinstar, house: subprocess.Popen[str], tmp_path: Path
):
    assert house.stdout
    port = house.stdout.readline().split()[5].rpartition(":")[2]
    there = ("--port", port, "--database", f"sqlite:///{tmp_path / 'house.sqlite'}")
    assert says("house", "tables", *there).out == "There is nothing.\n"
    assert_refused(says("house", "kick", "nothing", "0", *there), "expected the id of a table")
    assert "secrets" in says("house", "backup", tmp_path / "copy", *there[2:]).out
    house.send_signal(signal.SIGINT)
    assert house.wait() == 0
    assert says("house", "tables", *there).out == "There is nothing.\n"
    assert says("house", "restore", tmp_path / "copy", *there[2:]).code == 0


def test_serve_shows_what_is_in_force_and_opens_nothing(says: Tinstar, tmp_path: Path):
    file = tmp_path / "house.toml"
    file.write_text("keep = 3\n")
    said = says("serve", "--config", file, "--port", "7", "--show-config")
    assert said.code == 0
    assert "port = 7 " in said.out
    assert "# --port" in said.out
    assert f"# {file}" in said.out
    assert_refused(says("serve", "--keep", "0", "--show-config"), "--keep", "expected", "'0'")


def test_a_port_in_use_is_refused(says: Tinstar, tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = says("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert_refused(said, f"expected to open 127.0.0.1:{port}, got: Address already in use")


def test_a_database_that_cannot_be_opened_is_refused(says: Tinstar, tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'no such folder' / 'x.sqlite'}"
    assert_refused(says("serve", "--port", "0", "--database", url), "expected", "got")
    assert_refused(says("serve", "--port", "0", "--database", "gibberish"), "expected", "gibberish")
