import hashlib
import re
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tinstar
from examples import fair_chance
from tests.match.conftest import HOWDY
from tests.match.tampering import chained, integers, lines, with_one_more, written
from tinstar.engine.game import Game
from tinstar.errors import BadRecord
from tinstar.games import rules
from tinstar.match import Finding, Match, replay, verify
from tinstar.match.fair_chance import A_ROUND, share_of
from tinstar.match.journal_lines import Chair

Change = Callable[[list[dict[str, Any]]], Any]


def rejection(path: Path) -> str:
    verdict = verify(path)
    assert verdict.finding is Finding.REJECTED
    return verdict.text


def found_out(path: Path) -> str:
    """Return what the independent example finds wrong with a journal."""
    try:
        with path.open(encoding="utf-8") as journal:
            fair_chance.check(journal)
    except SystemExit as e:
        return str(e.code)
    return ""


def test_who_sits_down_in_mid_match_changes_nothing_for_chance(short_game: Game, tmp_path: Path):
    path = tmp_path / "match.jsonl"
    with Match(short_game, [None, "random"], 1, path) as match:
        while match.step():
            pass
        match.seat_others(Chair(match.position, 0, "random", "Josie"))
        match.play()
    assert sum(line["line"] == "chair" for line in lines(path)) == 1
    assert verify(path).fair
    assert found_out(path) == ""


def test_a_finished_match_is_fair(finished: Path):
    verdict = verify(finished)
    assert verdict.fair
    answers = lines(finished)[1:-1]
    chances = sum(a["actor"] == -1 for a in answers)
    assert str(verdict) == (
        f"fair: {len(answers)} moves and chance events follow the rules;"
        f" the {chances} chance events follow from the committed seed and the words of A (A)"
    )


@pytest.mark.parametrize("name", tinstar.available())
def test_a_match_of_every_game_is_fair_and_so_says_the_recipe_alone(name: str, tmp_path: Path):
    path = tmp_path / "match.jsonl"
    game = tinstar.load(name)
    shares = [share_of(f"words of {i}") for i in range(1, game.players)]
    Match(game, ["random"] * game.players, 3, path, [None, *shares]).play()
    assert verify(path).fair
    assert not found_out(path)
    assert "own_edition" not in lines(path)[0]


def test_an_unfinished_match_is_neither_fair_nor_rejected(unfinished: Path):
    verdict = verify(unfinished)
    assert verdict.finding is Finding.UNFINISHED
    assert not verdict.fair
    assert str(verdict).startswith(
        "unfinished: 20 moves and chance events follow the rules; whether the "
    )
    assert "when the match is over and its seed is published" in verdict.text


def test_a_line_that_was_cut_off_is_reported_and_not_repaired(unfinished: Path):
    raw = unfinished.read_bytes()[:-1]
    unfinished.write_bytes(raw)
    verdict = verify(unfinished)
    assert verdict.text.startswith("19 moves and chance events")
    assert verdict.text.endswith("line 21 was cut off and does not count")
    assert unfinished.read_bytes() == raw


def test_the_digests_can_be_recomputed_without_the_house(finished: Path):
    assert chained(lines(finished)) == finished.read_bytes()


def test_no_integer_can_be_changed(finished: Path):
    original = lines(finished)
    places = list(integers(original))
    assert len(places) > 3 * (len(original) - 2)
    for place in places:
        finished.write_bytes(written(with_one_more(original, place)))
        assert f"match.jsonl, line {place[0] + 1}: " in rejection(finished), place
        assert found_out(finished).startswith("not fair: the digest"), place


def test_no_integer_can_be_changed_by_one_who_also_makes_new_digests(finished: Path):
    original = lines(finished)
    for place in integers(original):
        finished.write_bytes(chained(with_one_more(original, place)))
        assert f"match.jsonl, line {place[0] + 1}: " in rejection(finished), place


def test_chance_cannot_be_forged_with_its_notation_and_digests(finished: Path):
    changed = lines(finished)
    draws = [a for a in changed[1:-1] if a["text"].startswith("draw")]
    fair, other = draws[0], next(d for d in draws if d["action"] != draws[0]["action"])
    was = fair["action"]
    fair.update(action=other["action"], text=other["text"])
    finished.write_bytes(chained(changed))
    assert rejection(finished) == (
        f"match.jsonl, line {fair['position'] + 2}:"
        f" expected outcome {was}, which follows from the seed; got {other['action']}"
    )


def test_another_seed_does_not_fit_the_commitment(finished: Path):
    changed = lines(finished)
    changed[-1]["seed"] = "00" * 32
    finished.write_bytes(chained(changed))
    expected = f"line {len(changed)}: expected a seed whose SHA-256 is {changed[0]['commitment']},"
    assert expected in rejection(finished)


def test_another_seed_with_its_commitment_does_not_fit_the_cards(finished: Path):
    changed = lines(finished)
    changed[-1]["seed"] = "00" * 32
    changed[0]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()
    finished.write_bytes(chained(changed))
    assert "which follows from the seed; got" in rejection(finished)


def test_words_that_were_added_later_do_not_fit_the_cards(finished: Path):
    changed = lines(finished)
    changed[0]["shares"][1] = msgspec.to_builtins(share_of("partner"))
    finished.write_bytes(chained(changed))
    assert "which follows from the seed; got" in rejection(finished)
    assert found_out(finished).startswith("not fair: {'line': 'answer'")


def test_words_that_were_shown_are_not_left_out_later(finished: Path):
    changed = lines(finished)
    changed[0]["shares"][0] = {"commitment": HOWDY.commitment}
    finished.write_bytes(chained(changed))
    assert "which follows from the seed; got" in rejection(finished)
    assert found_out(finished).startswith("not fair: {'line': 'answer'")


def set_header(**values: Any) -> Change:
    return lambda content: content[0].update(values)


def share_shown(**values: Any) -> Change:
    return lambda content: content[0]["shares"][0].update(values)


def set_end(**values: Any) -> Change:
    return lambda content: content[-1].update(values)


FORGERIES: list[tuple[Change, str]] = [
    (set_header(game="poker"), r"line 1: expected a game among: .*calaboose.*; got 'poker'"),
    (set_header(version=9), r"line 1: version: expected \d+, got 9"),
    (set_header(players=7), "line 1: players: expected 2 to 5, got 7"),
    (set_header(players=3), "line 1: seats: expected 3, one for each seat; got 2"),
    (set_header(options={"games": 2}), "line 1: option games: expected 1 or 3, got 2"),
    (set_header(options={"games": True}), "line 1: option games: expected 1 or 3, got True"),
    (set_header(options={}), r"line 1: options: expected \{'games': 1, .*\}, got \{\}"),
    (set_header(options={"speed": 1}), "line 1: expected an option among: games, .*; got 'speed'"),
    (set_header(edition="0" * 64), f"line 1: edition: expected '.*', got '{'0' * 64}'"),
    (set_header(shares=[]), "line 1: shares: expected 2, one for each seat; got 0"),
    (share_shown(words="two\nlines"), "line 1: share of seat A: words: expected a phrase"),
    (
        share_shown(words="Howdy"),
        "line 1: share of seat A: nonce, words: expected both to give the commitment",
    ),
    (
        lambda content: content[0]["shares"][0].pop("nonce"),
        "line 1: share of seat A: nonce, words: expected both",
    ),
    (set_header(window=1), "line 1: window: expected 0, or 2 to 30 seconds; got 1"),
    (set_header(own_edition={"title": "?"}), "own_edition: expected the keys title, hand_"),
    (set_end(ending="none"), "ending: expected '[a-z_]+', got 'none'"),
    (set_end(scores=[9, 9, 9]), r"scores: expected \[\d+, \d+\], got \[9, 9, 9\]"),
    (set_end(state="0" * 64), f"state: expected '[0-9a-f]*', got '{'0' * 64}'"),
    (lambda content: content.pop(-2), "expected a decision of .*, got the end"),
    (
        lambda content: content[1].update(weights=[2, 2]),
        r"weights: expected \[1, 1\], got \[2, 2\]",
    ),
    (lambda content: content[1].pop("weights"), r"line 2: weights: expected \[.*\], got None"),
    (lambda content: content[1].update(actor=0), "line 2: expected a decision of chance, got a"),
    (lambda content: content[1].update(text="deal Z"), "expected the text 'deal .', got 'deal Z'"),
    (
        lambda content: content[1].update(action=7),
        "expected outcome ., which follows from the seed; got 7",
    ),
]


@pytest.mark.parametrize(("change", "expected"), FORGERIES)
def test_a_forgery_with_fitting_digests_is_named(change: Change, expected: str, finished: Path):
    changed = lines(finished)
    change(changed)
    finished.write_bytes(chained(changed))
    assert re.search(expected, rejection(finished))


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (0, r"own_edition: \[hand_size\]: expected a whole number from 1 to 20, got 0"),
        ([5], r"own_edition: \[hand_size\]: expected a whole number from 1 to 20, got \[5\]"),
    ],
)
def test_an_edition_out_of_bounds_is_refused(value: Any, expected: str, finished: Path):
    changed = lines(finished)
    changed[0]["own_edition"]["hand_size"]["value"] = value
    finished.write_bytes(chained(changed))
    assert re.search(expected, rejection(finished))


@pytest.mark.parametrize("value", [[["x"]], {"a": {"b": {"c": 1}}}, 10**400, None])
def test_an_edition_as_no_file_could_have_it_is_refused_before_it_is_looked_at(
    value: Any, finished: Path
):
    changed = lines(finished)
    changed[0]["own_edition"]["hand_size"] = value
    finished.write_bytes(chained(changed))
    assert re.search("line 1: expected (a header|JSON)", rejection(finished))


def test_an_answer_after_the_game_is_over_is_refused(finished: Path):
    changed = lines(finished)
    extra = {**changed[-2], "position": changed[-2]["position"] + 1}
    changed.insert(-1, extra)
    finished.write_bytes(chained(changed))
    assert "expected the end, as the game is over; got a decision of seat" in rejection(finished)


def test_an_illegal_answer_is_refused(finished: Path):
    changed = lines(finished)
    first = next(a for a in changed[1:-1] if a["actor"] >= 0)
    first.update(action=179, text="keep")
    finished.write_bytes(chained(changed[: first["position"] + 2]))
    assert "expected a legal action or outcome, got 179: keep: " in rejection(finished)


def test_a_file_that_is_not_there_is_rejected(tmp_path: Path):
    expected = "nothing.jsonl: expected a journal, got: No such file or directory"
    assert rejection(tmp_path / "nothing.jsonl") == expected


def test_a_replay_shows_every_answer_and_every_position(finished: Path, short_game: Game):
    told = lines(finished)
    happenings = list(replay(finished))
    assert [h.text for h in happenings] == [a["text"] for a in told[1:-1]]
    assert [h.position for h in happenings] == list(range(len(told) - 2))
    assert happenings[0].before == short_game.new_initial_state()
    assert happenings[-1].after.digest() == told[-1]["state"]


def test_a_replay_of_a_broken_journal_says_where_it_breaks(finished: Path):
    changed = lines(finished)
    changed[5]["text"] = "draw a blank"
    finished.write_bytes(chained(changed))
    with pytest.raises(BadRecord, match=r"line 6: expected the text 'draw .*', got 'draw a blank'"):
        list(replay(finished))


# --- who spoke first ------------------------------------------------------------------------------


@pytest.fixture
def shouted(tmp_path: Path) -> Path:
    return in_a_window(tmp_path, window=8)


def in_a_window(folder: Path, window: int) -> Path:
    """Return the journal of a short Caboo of three, in which C called first, then A."""
    path = folder / "match.jsonl"
    edition = folder / "one-round.toml"
    text = rules("caboo").edition_file.read_text(encoding="utf-8")
    edition.write_text(text.replace("[rounds]\nvalue = 100", "[rounds]\nvalue = 1"))
    game = tinstar.load("caboo", players=3, edition=edition)
    match = Match(game, [None] * 3, 1, path, window=window)
    action = game.rules.actions.read
    match.let_chance_answer()
    for text in ("draw", "discard"):
        match.answer_on(match.asked, action(text), match.position)
    match.answer_together({0: action("caboo"), 2: action("caboo")}, [2, 0], match.position)
    while not match.end:
        match.answer_on(match.asked, match.view(match.asked).legal_actions()[0], match.position)
    return path


def heard(content: list[dict[str, Any]]) -> dict[str, Any]:
    return next(line for line in content if line.get("heard"))


def test_what_the_table_heard_is_counted_beside_what_was_drawn(shouted: Path):
    assert heard(lines(shouted))["text"] == "called C"
    verdict = verify(shouted)
    assert verdict.fair
    assert "; one more says who spoke first, as the table heard it" in verdict.text


def test_nobody_is_heard_where_the_table_had_no_window(shouted: Path):
    changed = lines(shouted)
    changed[0]["window"] = 0
    shouted.write_bytes(chained(changed))
    assert "heard: expected false, as this table has no reaction window" in rejection(shouted)
    assert found_out(shouted).startswith("not fair: not to be heard")


def test_a_table_without_a_window_draws_who_was_first_whatever_it_heard(tmp_path: Path):
    path = in_a_window(tmp_path, window=0)
    assert verify(path).fair
    assert not any(line.get("heard") for line in lines(path))


def test_who_did_not_speak_was_not_heard(shouted: Path):
    changed = lines(shouted)
    heard(changed).update(action=1, text="called B")
    shouted.write_bytes(chained(changed))
    assert "expected a legal action or outcome, got 1: " in rejection(shouted)
    assert found_out(shouted).startswith("not fair: not to be heard")


def test_a_card_is_drawn_and_never_heard(shouted: Path):
    changed = lines(shouted)
    changed[1]["heard"] = True
    shouted.write_bytes(chained(changed))
    assert "heard: expected false, as chance does not decide here who was first" in rejection(
        shouted
    )


# --- chance in common with other tables -----------------------------------------------------------


def played(game: Game, path: Path, *players: str) -> list[dict[str, Any]]:
    """Return what chance drew for one company in a duplicate."""
    with Match(game, players, 1, path, shares=None) as match:
        match.play()
    return [line for line in lines(path) if "draw" in line]


def test_whatever_companies_answer_the_same_lies_in_the_pile(short_game: Game, tmp_path: Path):
    one = played(short_game, tmp_path / "1", "random", "easy")
    other = played(short_game, tmp_path / "2", "easy", "random")
    pairs = list(zip(one, other, strict=False))
    assert any(a["position"] != b["position"] for a, b in pairs)
    for a, b in takewhile(lambda pair: pair[0]["weights"] == pair[1]["weights"], pairs):
        assert (a["draw"], a["action"]) == (b["draw"], b["action"])
    assert len(list(takewhile(lambda pair: pair[0]["weights"] == pair[1]["weights"], pairs))) > 6
    assert verify(tmp_path / "1").fair
    assert found_out(tmp_path / "1") == ""


def test_each_round_is_dealt_the_same_however_long_the_one_before_it_was(tmp_path: Path):
    game = tinstar.load("caboo", players=2)
    rounds = [
        [[(d["draw"], d["action"]) for d in drawn if d["draw"] // A_ROUND == n][:8] for n in (0, 1)]
        for drawn in (
            played(game, tmp_path / "1", "random", "easy"),
            played(game, tmp_path / "2", "easy", "easy"),
        )
    ]
    assert rounds[0] == rounds[1]
    assert all(rounds[0])


def test_a_draw_of_another_number_is_found_out(short_game: Game, tmp_path: Path):
    """A table could otherwise redraw until it likes the result."""
    path = tmp_path / "match.jsonl"
    played(short_game, path, "random", "random")

    told = lines(path)
    next(line for line in told if line.get("draw") == 3)["draw"] = 4
    path.write_bytes(chained(told))
    assert "draw: expected 3, got 4" in rejection(path)
    assert found_out(path).startswith("not fair: {'line': 'answer'")


@pytest.mark.parametrize("name", ["Ann\x1b[31m", "Ann\nfair: yes", "\u202eAnn", "\x7f"])
@pytest.mark.parametrize("where", [0, 2])
def test_a_name_that_a_terminal_would_obey_is_refused_when_read(
    unfinished: Path, name: str, where: int
):
    content = lines(unfinished)[:2]
    content[0]["seats"][0] |= {"kind": "person", "name": name if where == 0 else "Ann"}
    content.append({"line": "chair", "position": 1, "seat": 0, "kind": "person", "name": name})
    unfinished.write_bytes(chained(content[: where + 1]))
    assert f"line {where + 1}: expected printable text" in rejection(unfinished)
    with pytest.raises(BadRecord, match="expected printable text"):
        replay(unfinished)


def test_a_name_with_a_joiner_is_read(unfinished: Path):
    content = lines(unfinished)[:1]
    content[0]["seats"][0]["name"] = "\u0639\u200c\u0631"
    unfinished.write_bytes(chained(content))
    assert verify(unfinished).finding is Finding.UNFINISHED


def test_a_long_line_that_is_wrong_is_told_by_its_number(unfinished: Path):
    content = lines(unfinished)[:2]
    content[1]["weights"] = list(range(3000))
    unfinished.write_bytes(chained(content))
    text = rejection(unfinished)
    assert "line 2: weights: expected" in text
    assert len(text) < 1000
