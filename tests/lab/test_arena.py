"""Models with known weaknesses play over the loopback address, and their scores show these."""

import json
import random
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import polars
import pytest

import tinstar
from tests.match.conftest import short
from tinstar.cli import run
from tinstar.lab import arena
from tinstar.lab.arena import Course, Endpoint, Mode, compete, competition, scores
from tinstar.lab.arena.chat_client import LARGEST, PAUSE
from tinstar.lab.arena.model_scores import GAMES, MOST_ELO, MOVES, rating
from tinstar.lab.arena.prompts import move_in
from tinstar.lab.review import Effort
from tinstar.match.solo_session import Session
from tinstar.players import player

GAME = tinstar.load("rin_tin_tin", 2)
Thinks = Callable[[Session, list[dict[str, str]]], str]


class Straw:
    """A server of straw models: each is a function of its seat's session."""

    def __init__(self, address: str):
        self.address = address
        self.models: dict[str, Thinks] = {}
        self.at: list[Session] = []  # the seat to act
        self.heard: list[dict[str, Any]] = []
        self.headers: list[str | None] = []


@pytest.fixture
def straw(monkeypatch: pytest.MonkeyPatch) -> Iterator[Straw]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            straw.heard.append(asked)
            straw.headers.append(self.headers["Authorization"])
            text = straw.models[asked["model"]](straw.at[-1], asked["messages"])
            choice = {"message": {"role": "assistant", "content": text}}
            usage = {"prompt_tokens": 100, "completion_tokens": len(text)}
            raw = json.dumps({"choices": [choice], "usage": usage}).encode()
            self.send_response(200)
            self.end_headers()
            self.wfile.write(raw)

        def log_message(self, format: str, *args: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    straw = Straw(f"http://127.0.0.1:{server.server_port}/v1")
    sits = competition._Seat

    def seat(session: Session, *about: Any) -> Any:
        straw.at.append(session)
        return sits(session, *about)

    monkeypatch.setattr(competition, "_Seat", seat)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield straw
    server.shutdown()
    server.server_close()


@pytest.fixture
def model(straw: Straw) -> Iterator[Callable[[str, Thinks], Endpoint]]:
    made: list[Endpoint] = []

    def make(name: str, thinks: Thinks) -> Endpoint:
        straw.models[name] = thinks
        made.append(Endpoint(name, straw.address, key="secret"))
        return made[-1]

    yield make
    for one in made:
        one.close()


def by(kind: str) -> Thinks:
    decides = player(kind, 1)

    def thinks(session: Session, messages: list[dict[str, str]]) -> str:
        view = session.match.view(session.seat)
        text = session.game.rules.actions.text(decides.choose(view))
        return f"Let me think: what may the others hold?\nMOVE: {text}"

    return thinks


def sometimes_wrong() -> Thinks:
    rng, fine = random.Random(1), by("random")
    return lambda session, messages: (
        "MOVE: fly to the moon" if rng.random() < 1 / 3 else fine(session, messages)
    )


Make = Callable[[str, Thinks], Endpoint]


def test_the_scores_say_who_is_weak_and_who_breaks_the_rules(model: Make, tmp_path: Path):
    edition = tmp_path / "short.toml"
    edition.write_text(short(), encoding="utf-8")
    game = tinstar.load("calaboose", 2, edition=edition)
    models = [model("greedy", by("greedy")), model("wild", sometimes_wrong())]
    course = Course(game, [Mode.COUNTED], ["random"], deals=8)
    played = [*compete(course, models)]
    assert len(played) == 2 * 8 * 2 == 2 * course.games
    best, wild = scores(played, 2)
    assert best.won.low > 0.5 > wild.won.low
    assert best.rating.low > 0
    assert best.illegal.value == 0
    assert 0.2 < wild.illegal.value < 0.45
    assert 0 < wild.by_lot < 0.15
    assert best.tokens > 20


def test_what_is_no_move_is_told_why_three_times_and_then_drawn_by_lot(model: Make, straw: Straw):
    stubborn = model("stubborn", lambda *_: "I would rather not.")
    (one, _) = compete(Course(GAME, [Mode.LISTED], ["random"], deals=1), [stubborn])
    assert all(move.by_lot and len(move.replies) == 3 for move in one.moves)
    assert one.moves[0].refusals == ["expected a line that begins with MOVE:, got none"] * 3
    last = straw.heard[2]["messages"]
    assert [m["role"] for m in last] == ["system", *["user", "assistant"] * 2, "user"]
    assert last[-1]["content"].startswith("That is no move: expected a line")


@pytest.mark.parametrize("mode", Mode)
def test_a_mode_says_how_much_is_told_of_the_moves(mode: Mode, model: Make, straw: Straw):
    [*compete(Course(GAME, [mode], ["random"], deals=1), [model("fine", by("random"))])]
    system, question = (m["content"] for m in straw.heard[0]["messages"][:2])
    assert "\n1. " in question if mode is Mode.LISTED else "\n1. " not in question
    assert ("different things" in question) == (mode is Mode.COUNTED)
    assert "P2 You capture an ordinary circle" in system
    assert ("number in the list" in system) == (mode is Mode.LISTED)


def test_each_decision_is_judged_where_that_is_asked_for(model: Make):
    effort = Effort(playouts=1, by="plain", fast=False)
    course = Course(GAME, [Mode.COUNTED], ["random"], deals=1, effort=effort)
    (*games,) = compete(course, [model("fine", by("random"))])
    assert all(0 < len(game.cost) <= len(game.moves) for game in games)
    (line,) = scores(games, 2)
    assert line.cost
    assert line.cost.value == pytest.approx(
        sum(map(sum, (g.cost for g in games))) / sum(len(g.cost) for g in games)
    )


def test_a_number_counts_only_where_moves_are_listed(model: Make):
    first = model("first", lambda *_: "MOVE: 1")
    told, silent = (
        next(compete(Course(GAME, [mode], ["random"], 1), [first]))
        for mode in (Mode.LISTED, Mode.HIDDEN)
    )
    assert not any(move.refusals for move in told.moves)
    assert all(
        "the moves have no numbers here" in why for move in silent.moves for why in move.refusals
    )


def test_all_models_play_the_same_deals_from_every_seat(model: Make):
    models = [model(name, by("random")) for name in ("one", "other")]
    played = [*compete(Course(GAME, [Mode.COUNTED], ["random"], deals=2, seed=-1), models)]
    assert [(p.deal, p.model, p.seat) for p in played] == [
        (deal, name, seat) for deal in (0, 1) for name in ("one", "other") for seat in (0, 1)
    ]
    first = {p.moves[0].asked for p in played if p.deal == 0 and p.seat == 0}
    assert len(first) == 1


def test_the_key_goes_to_the_address_alone(model: Make, straw: Straw):
    [*compete(Course(GAME, [Mode.COUNTED], ["random"], deals=1), [model("fine", by("random"))])]
    assert set(straw.headers) == {"Bearer secret"}
    assert "Bearer" not in json.dumps(straw.heard)


@pytest.mark.parametrize(
    ("reply", "move"),
    [
        ("MOVE: card 3", "card 3"),
        ("Move: a\nno\nmove: `card 3`.", "card 3"),
        ("**MOVE: card 3**", "card 3"),
        ("card 3", ""),
        ("MOVE:", ""),
        ("MOVE: " + "x" * 201, ""),
        ("MOVE: a\n" * 1000, "a"),
        ("", ""),
    ],
)
def test_a_move_is_found_in_prose_markup_and_a_thousand_lines(reply: str, move: str):
    assert move_in(reply) == move


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        (b"no json", "JSON"),
        (b'{"choices": []}', "IndexError"),
        (b"x" * (LARGEST + 1), "expected a reply of at most"),
    ],
    ids=["no JSON", "empty", "too large"],
)
def test_an_address_that_answers_nonsense_is_given_up(
    answers: bytes, why: str, monkeypatch: pytest.MonkeyPatch
):
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answers)

        def log_message(self, format: str, *args: Any) -> None: ...

    monkeypatch.setattr(arena.chat_client, "PAUSE", 0.0)
    assert PAUSE > 0
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    endpoint = Endpoint("odd", f"http://127.0.0.1:{server.server_port}/v1")
    try:
        with pytest.raises(tinstar.BadOption, match=f"--model odd: expected .*{why}"):
            endpoint.ask([])
    finally:
        endpoint.close()
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize("address", ["", "example.org", "http://[::1", "http://localhost:99999"])
def test_an_address_that_is_none_is_refused_at_once(address: str):
    with pytest.raises(
        tinstar.BadOption, match="--model: expected a name and an address, NAME=http"
    ):
        Endpoint("odd", address)


def test_shares_are_ratings_above_equal_others():
    assert rating(0.5, 2) == pytest.approx(0)
    assert rating(0.25, 4) == pytest.approx(0)
    assert rating(10 / 11, 2) == pytest.approx(400)
    assert rating(1.0, 4) == MOST_ELO == -rating(0.0, 2)


def test_the_command_writes_all_that_was_asked_and_said(
    model: Make, straw: Straw, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    model("fine", by("random"))
    found = run(
        [
            *("arena", "rin_tin_tin", "--model", f"fine={straw.address}", "--others", "random"),
            *("--others", "greedy", "--players", "2", "--deals", "1", "--mode", "hidden"),
            *("--twin", "--beliefs", "2"),
            *("--out", str(tmp_path / "out")),
        ]
    )
    assert found == 0
    told = capsys.readouterr().out
    assert "fine" in told
    assert "wins over its twin" in told
    assert "beside easy" not in told
    assert "by these games" in told
    games, moves = (polars.read_parquet(tmp_path / "out" / name) for name in (GAMES, MOVES))

    assert games.height == 8
    assert games["twin"].to_list() == [False, False, True, True] * 2
    assert moves["replies"].list.len().min() == 1
    assert "belief_said" in moves.columns
    assert moves["asked"][0].count("\n") > 5


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--model", "a"], "--model: expected a name and an address, NAME=http"),
        (["--model", "a=file:///etc"], "--model: expected a name and an address, NAME=http"),
        (["--model", "a=http://127.0.0.1:1/v1", "--mode", "all"], "--mode: expected listed"),
        (["--model", "a=http://127.0.0.1:1/v1", "--others", "champion"], "champion"),
    ],
)
def test_what_cannot_be_is_said_before_a_game(
    options: list[str], why: str, capsys: pytest.CaptureFixture[str]
):
    assert run(["arena", "rin_tin_tin", *options]) == 2
    assert why in capsys.readouterr().err
